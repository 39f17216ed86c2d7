//! Random games through a real table, fair chance and all: for tests, for the archive and for trying things out.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below, pick};
use crosstable_core::{Actor, Level, PlayerId, Seat, Setup, SetupError, TableId};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::{AnyGame, GameId};
use crosstable_table::{By, Command, Entry, Millis, Opening, Table};

/// Names of people who do not exist.
const NAMES: [&str; 8] = ["Anna", "Ben", "Carla", "David", "Eva", "Filippo", "Gaëlle", "Jörg"];

/// The log of a finished game: people and bots, their names, their entropy, the table's id, its secret, the time and
/// the moves, all of it random and all of it decided by the seed. At least one seat is a person's.
pub fn log(game: GameId, setup: &Setup, seed: u64) -> Result<Vec<Entry>, SetupError> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut room = Room::open(game, setup, &mut rng)?;
    room.seat_everybody(&mut rng);
    while let Actor::Seat(seat) = room.position.actor() {
        let legal = room.position.legal();
        let token = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        room.later(u64::from(below(&mut rng, 60_000)));
        room.play(seat, token);
    }
    Ok(room.log)
}

/// What to write into the record of such a game, so that nobody takes it for one that people have played.
pub fn remark(seed: u64) -> String {
    format!("A random game of nobody: the people, the secret and the moves all follow from the seed {seed}.")
}

/// A table with its log.
struct Room {
    table: Table,
    log: Vec<Entry>,
    now: Millis,
    host: PlayerId,
    /// The same position as the table's, which it shows nobody.
    position: AnyGame,
}

impl Room {
    fn open(game: GameId, setup: &Setup, rng: &mut Xoshiro) -> Result<Self, SetupError> {
        let host = PlayerId::new(bytes(rng));
        let opening = Opening::new(TableId::new(bytes(rng)), game, setup.clone(), host);
        // Some moment of the years 2020 to 2039.
        let now = 1_577_836_800_000 + rng.next_u64() % 631_152_000_000;
        let (table, log) = Table::open(&opening, Seed::new(bytes(rng)), now)?;
        let position = AnyGame::new(game, setup)?;
        Ok(Room { table, log, now, host, position })
    }

    /// Persons and bots take their seats, and the host starts the game.
    fn seat_everybody(&mut self, rng: &mut Xoshiro) {
        let seats = Seat::all(self.table.players());
        let host_seat = below(rng, seats.len() as u32) as usize;
        for seat in seats {
            let person = seat.index() == host_seat || below(rng, 2) == 0;
            if !person {
                self.ask(
                    By::Player(self.host),
                    Command::AddBot { seat: Some(seat), level: pick(rng, &Level::ALL) },
                );
                continue;
            }
            let player = if seat.index() == host_seat { self.host } else { PlayerId::new(bytes(rng)) };
            let name = pick(rng, &NAMES).to_owned();
            self.ask(By::Player(player), Command::Sit { seat: Some(seat), name });
            self.ask(By::Player(player), Command::AddEntropy { seat, entropy: Entropy::new(bytes(rng)) });
        }
        self.ask(By::Player(self.host), Command::Start);
    }

    /// The seat decides, a person or a bot.
    fn play(&mut self, seat: Seat, token: String) {
        let owner = self.table.chairs()[seat.index()].player();
        self.ask(owner.map_or(By::House, By::Player), Command::Play { seat, token });
    }

    fn later(&mut self, millis: u64) {
        self.now += millis;
    }

    /// Gives a command that is known to be right and makes its entries true.
    fn ask(&mut self, by: By, command: Command) {
        let entries = self.table.handle(by, self.now, command).expect("nothing is asked that is refused");
        for entry in entries {
            self.table.apply(&entry).expect("a table's own entries fit");
            let tokens: Vec<&String> = match &entry {
                Entry::Started { chance, .. } => chance.iter().collect(),
                Entry::Played { token, chance, .. } => std::iter::once(token).chain(chance).collect(),
                _ => Vec::new(),
            };
            for token in tokens {
                self.position.play(token).expect("the table has played it");
            }
            self.log.push(entry);
        }
    }
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
