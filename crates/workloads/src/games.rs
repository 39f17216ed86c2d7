//! The games at tables that the workloads use.

use crosstable_core::{Seat, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_record::random;
use crosstable_table::{Committed, Entry, LogEntry, TableSession};

/// Decides everything that is random.
pub(crate) const SEED: u64 = 24;

/// A game of two that ends soon also if the moves are random.
pub(crate) fn setup(game: GameId) -> Setup {
    let setup = Setup::players(2);
    let limited = game.option_specs(game.rules(), 2).iter().any(|spec| spec.key == "limit");
    if limited { setup.with("limit", "20") } else { setup }
}

/// The log of a random game.
pub(crate) fn log(game: GameId) -> Vec<LogEntry> {
    random::log(game, &setup(game), SEED).expect("a valid set-up")
}

/// A table right after the start of its game, and what happens there then.
pub(crate) fn started(game: GameId) -> (TableSession, Vec<LogEntry>) {
    let mut log = log(game);
    let start = log.iter().position(|line| matches!(line.entry, Entry::Started { .. }));
    let rest = log.split_off(start.expect("the game was played") + 1);
    (TableSession::load(&log).expect("a table's own log"), rest)
}

/// Something that happened at a table, and the table after it.
pub(crate) struct Happened {
    pub(crate) committed: Committed,
    pub(crate) after: TableSession,
}

/// Every step of a random game.
pub(crate) fn steps(game: GameId) -> Vec<Happened> {
    let (mut session, rest) = started(game);
    let each = rest.into_iter().map(|line| {
        let committed = session.on_log(line).expect("a table's own log");
        Happened { committed, after: session.clone() }
    });
    each.collect()
}

/// Those who look: the two seats.
pub(crate) const VIEWERS: [Viewer; 2] = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];
