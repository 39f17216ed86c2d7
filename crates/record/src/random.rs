//! Random games at a real table, with verifiable chance: for tests, for the archive and for trying things out.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below, pick};
use crosstable_core::{Level, PlayerId, Seat, Setup, SetupError, TableId};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_protocol::Command;
use crosstable_table::{BotTask, LogEntry, MemoryTable, Opening, Origin};

/// Names of people who do not exist.
const NAMES: [&str; 8] = ["Anna", "Ben", "Carla", "David", "Eva", "Filippo", "Gaëlle", "Jörg"];

/// The log of a finished game. People and bots, names, entropy, the table's id and seed, the time and the moves all
/// follow from this seed. At least one seat is a person's.
pub fn log(game: GameId, setup: &Setup, seed: u64) -> Result<Vec<LogEntry>, SetupError> {
    log_by(game, setup, seed, |task, rng| task.legal[below(rng, task.legal.len() as u32) as usize].clone())
}

/// As [`log`](log()), with moves that the caller chooses; a task has the view and the legal moves of the seat to move.
pub fn log_by(
    game: GameId,
    setup: &Setup,
    seed: u64,
    mut choose: impl FnMut(&BotTask, &mut Xoshiro) -> String,
) -> Result<Vec<LogEntry>, SetupError> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let mut table = started(game, setup, &mut rng)?;
    while let Some(seat) = table.table().to_move() {
        let task = table.session().bot_task(seat, Level::Normal, Origin::System);
        let token = choose(&task, &mut rng);
        table.now += u64::from(below(&mut rng, 60_000));
        table.play(seat, &token).expect("a legal move was chosen");
    }
    Ok(table.log().to_vec())
}

/// What to write into the record of such a game, so that nobody takes it for one that people have played.
pub fn remark(seed: u64) -> String {
    format!("A random game of nobody: the people, the secret and the moves all follow from the seed {seed}.")
}

/// A table at which people and bots have sat down and the host has started the game.
fn started(game: GameId, setup: &Setup, rng: &mut Xoshiro) -> Result<MemoryTable, SetupError> {
    let host = PlayerId::new(bytes(rng));
    let opening = Opening::new(TableId::new(bytes(rng)), game, setup.clone(), host);
    // Some moment of the years 2020 to 2039.
    let now = 1_577_836_800_000 + rng.next_u64() % 631_152_000_000;
    let mut table = MemoryTable::open(&opening, Seed::new(bytes(rng)), now)?;
    let mut perform = |player, command| {
        table.perform(Origin::Player(player), &command).expect("the lobby is open");
    };
    let seats = Seat::all(setup.players);
    let host_seat = below(rng, seats.len() as u32) as usize;
    for seat in seats {
        if seat.index() != host_seat && below(rng, 2) != 0 {
            perform(host, Command::Bot { seat: Some(seat), level: pick(rng, &Level::ALL) });
            continue;
        }
        let player = if seat.index() == host_seat { host } else { PlayerId::new(bytes(rng)) };
        let name = pick(rng, &NAMES).to_owned();
        let entropy = Some(Entropy::new(bytes(rng)));
        perform(player, Command::Sit { seat: Some(seat), name, entropy });
    }
    perform(host, Command::Start);
    Ok(table)
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
