//! Random games with verifiable chance: for tests, for the archive and for trying things out.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below, pick};
use crosstable_core::{Level, PlayerId, Seat, Setup, SetupError, TableId};
use crosstable_fair::{Entropy, Seed, Source};
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_protocol::{Begun, Command, Name};
use crosstable_table::{BotTask, LogEntry, MemoryTable, Opening, Origin};

use crate::step_writer::StepWriter;
use crate::{Date, Occupant, Ranking, Record};

/// Names of people who do not exist.
const NAMES: [&str; 8] = ["Anna", "Ben", "Carla", "David", "Eva", "Filippo", "Gaëlle", "Jörg"];

/// The log of a finished game at a table. People and bots, names, the table's id and seed, the time and the moves all
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

/// The record of a random game, played without a table and so without a log. All of it follows from this seed; no device
/// took part, whatever the source. At least one seat is a person's.
pub fn record(game: GameId, setup: &Setup, source: Source, seed: u64) -> Result<Record, SetupError> {
    let mut rng = Xoshiro::seed_from_u64(seed);
    let setup = game.options(setup)?.setup();
    let mut record = promised(game, &setup, source, &mut rng);
    let stream = record.stream();
    let position = AnyGame::new(game, &setup).expect("the options have just been validated");
    let mut writer = StepWriter::new(position);
    let mut draws = 0;
    loop {
        match Due::of(&writer.position) {
            Due::Chance(outcomes) => {
                writer.draw(stream.draw(draws, &outcomes).expect("a list has an outcome"));
                draws += 1;
            }
            Due::Seat(seat, legal) => {
                writer.decide(seat, &legal[below(&mut rng, legal.len() as u32) as usize]);
            }
            Due::Over(standing) => {
                record.result = Ranking::from(&standing);
                record.steps = writer.steps;
                record.lines = record.plain_lines();
                return Ok(record);
            }
        }
    }
}

/// A record up to the start of the game.
fn promised(game: GameId, setup: &Setup, source: Source, rng: &mut Xoshiro) -> Record {
    let mut record = Record {
        options: setup.options.clone(),
        table: TableId::new(bytes(rng)),
        source,
        date: Date::of(moment(rng)).expect("it is soon"),
        seed: Seed::new(bytes(rng)),
        ..Record::empty(game.to_string(), setup.rules.unwrap_or(game.rules()))
    };
    let host = below(rng, u32::from(setup.players)) as usize;
    for seat in Seat::all(setup.players) {
        record.seats.push(if seat.index() != host && below(rng, 2) != 0 {
            Occupant::Bot(pick(rng, &Level::ALL))
        } else {
            Occupant::Person(Name::try_from(pick(rng, &NAMES).to_owned()).expect("a good name"))
        });
    }
    if source == Source::Continued {
        let (table, seed) = (TableId::new(bytes(rng)), Seed::new(bytes(rng)));
        let begun = Begun { table, seed, draws: u64::from(below(rng, 4)) };
        (record.table, record.begun) = (begun.continued_as(), Some(begun));
        record.commitment = Some(record.seed.commitment());
    } else if source != Source::Seeded {
        record.commitment = Some(record.seed.commitment());
        record.entropy = record.persons().map(|seat| (seat, Entropy::new(bytes(rng)))).collect();
    }
    if source == Source::Revealed {
        record.round = Some(1 + below(rng, 2));
        let promise = |(seat, entropy): &(Seat, Entropy)| (*seat, entropy.commitment(record.table.bytes()));
        record.commitments = record.entropy.iter().map(promise).collect();
    }
    record
}

/// What to write into the record of such a game, so that nobody takes it for one that people have played.
pub fn remark(seed: u64) -> String {
    format!("A random game of nobody: the people, the secret and the moves all follow from the seed {seed}.")
}

/// A table at which people and bots have sat down and the host has started the game.
fn started(game: GameId, setup: &Setup, rng: &mut Xoshiro) -> Result<MemoryTable, SetupError> {
    let host = PlayerId::new(bytes(rng));
    let opening = Opening::seeded(TableId::new(bytes(rng)), game, setup.clone(), host);
    let now = moment(rng);
    let mut table = MemoryTable::open(&opening, Seed::new(bytes(rng)), now)?;
    let mut perform = |player, command| {
        table.perform(Origin::Player(player), &command).expect("the lobby is open");
    };
    let seats = Seat::all(setup.players);
    let mut names = Vec::new();
    let host_seat = below(rng, seats.len() as u32) as usize;
    for seat in seats {
        if seat.index() != host_seat && below(rng, 2) != 0 {
            perform(host, Command::Bot { seat: Some(seat), level: pick(rng, &Level::ALL) });
            continue;
        }
        let player = if seat.index() == host_seat { host } else { PlayerId::new(bytes(rng)) };
        let name = Name::given(pick(rng, &NAMES)).expect("common names").beside(&names);
        perform(player, Command::Sit { seat: Some(seat), name: name.to_string(), commitment: None });
        names.push(name);
    }
    perform(host, Command::Start);
    Ok(table)
}

/// Some moment of the years 2020 to 2039.
fn moment(rng: &mut Xoshiro) -> u64 {
    1_577_836_800_000 + rng.next_u64() % 631_152_000_000
}

fn bytes<const N: usize>(rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
