//! How much memory a table takes. `cargo test -p crosstable-record --test memory -- --nocapture` prints it.

use std::mem::size_of;

use crosstable_core::Setup;
use crosstable_games::GameId;
use crosstable_record::random;
use crosstable_table::{Entry, LogEntry, TableSession};

/// The bytes of the session that is loaded from this log, including the heap.
fn bytes(log: &[LogEntry]) -> usize {
    let mut session = None;
    let spent = allocation_counter::measure(|| session = TableSession::load(log).ok());
    assert!(session.is_some(), "a table's own log");
    size_of::<TableSession>() + usize::try_from(spent.bytes_current).expect("it does not give memory back")
}

/// Thousands of tables fit into a small machine. Little more than the tokens grows with the game.
#[test]
fn a_table_is_small_and_grows_slowly() {
    println!("{:<12} {:>7} {:>8} {:>9} {:>12}", "game", "players", "at start", "at end", "per decision");
    for game in GameId::ALL {
        for players in game.seats().0..=game.seats().1 {
            let log = random::log(*game, &Setup::players(players), 1).expect("a valid set-up");
            let started =
                log.iter().position(|line| matches!(line.entry, Entry::Started { .. })).expect("started");
            let decisions = log.iter().filter(|line| matches!(line.entry, Entry::Played { .. })).count();
            let (start, end) = (bytes(&log[..=started]), bytes(&log));
            let each = (end - start) / decisions;
            println!("{game:<12} {players:>7} {start:>8} {end:>9} {each:>12}");
            assert!(start < 8 << 10, "{game} for {players}: {start} bytes");
            // A mark in the history, the tokens, and spare capacity.
            assert!(each < 150, "{game} for {players}: {each} bytes a decision");
        }
    }
}
