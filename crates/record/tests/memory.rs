//! What a live table weighs. `cargo test -p crosstable-record --test memory -- --nocapture` prints it.

use std::mem::size_of;

use crosstable_core::Setup;
use crosstable_games::GameId;
use crosstable_record::random;
use crosstable_table::{Entry, Table};

/// The bytes of the table that this log tells of, on the heap too.
fn weight(log: &[Entry]) -> usize {
    let mut table = None;
    let spent = allocation_counter::measure(|| table = Table::replay(log).ok());
    assert!(table.is_some(), "a table's own log");
    size_of::<Table>() + usize::try_from(spent.bytes_current).expect("it does not give memory back")
}

/// Thousands of tables fit into a small machine. What grows with the game is its tokens and little more.
#[test]
fn a_table_is_small_and_grows_slowly() {
    println!("{:<12} {:>7} {:>8} {:>9} {:>12}", "game", "players", "at start", "at end", "per decision");
    for game in GameId::ALL {
        for players in game.seats().0..=game.seats().1 {
            let log = random::log(*game, &Setup::players(players), 1).expect("a valid set-up");
            let started =
                log.iter().position(|entry| matches!(entry, Entry::Started { .. })).expect("started");
            let decisions = log.iter().filter(|entry| matches!(entry, Entry::Played { .. })).count();
            let (start, end) = (weight(&log[..=started]), weight(&log));
            let each = (end - start) / decisions;
            println!("{game:<12} {players:>7} {start:>8} {end:>9} {each:>12}");
            assert!(start < 8 << 10, "{game} for {players}: {start} bytes");
            // A mark in the line, the tokens, and room to grow.
            assert!(each < 150, "{game} for {players}: {each} bytes a decision");
        }
    }
}
