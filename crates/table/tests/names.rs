//! The names of people.

mod common;

use common::{ANNA, BEN, Testing, entries, open, seat, sit};
use crosstable_core::{Setup, TableId, Viewer};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, Name, SeatView};
use crosstable_table::{Entry, LogEntry, MemoryTable, Origin, TableSession, Who};

fn lobby(players: u8) -> MemoryTable {
    open(GameId::Crosswise, Setup::players(players), Clock::Off, 1)
}

/// T-14: a name has 1 to 24 characters in one line, and nothing that nobody can see.
#[test]
fn names_are_bounded() {
    let mut table = lobby(2);
    for bad in ["", "   ", &"x".repeat(25)] {
        assert_eq!(table.no(ANNA, sit(None, bad)), ("T-14", "table-bad-name"), "{bad:?}");
    }
    for bad in [
        "two\nlines",
        "a\u{202e}b",
        "zero\u{200b}width",
        "Anna\u{61c}",
        "Anna\u{e0041}",
        "\u{301}",
        "\u{3164}",
    ] {
        assert_eq!(table.no(ANNA, sit(None, bad)), ("T-14", "table-unreadable-name"), "{bad:?}");
    }
    table.ok(ANNA, sit(None, &format!("  {}  ", "ü".repeat(24))));
    table.ok(ANNA, Command::Rename { seat: seat(1), name: "A\u{308}nne".into() });
    let SeatView::Person { name, .. } = &table.view(Viewer::Spectator).seats[0] else { panic!("a person") };
    assert_eq!(name.as_str(), "Änne", "letter and mark become one");
}

/// T-14: nobody takes a name that looks like another one at the table.
#[test]
fn names_that_look_alike_do_not_sit_at_one_table() {
    let mut table = lobby(3);
    table.ok(ANNA, sit(None, "Anna"));
    for alike in ["Anna", "ANNA", "\u{410}nna", "An na", "Ａｎｎａ"] {
        let refusal = table.refusal(Origin::Player(BEN), sit(None, alike));
        assert_eq!((refusal.clause, refusal.code), ("T-14", "table-name-taken"), "{alike:?}");
    }
    // One person on two seats is no exception.
    assert_eq!(table.no(ANNA, sit(None, "anna")), ("T-14", "table-name-taken"));
    table.ok(BEN, sit(None, "Ben"));
    let rename = |number, name: &str| Command::Rename { seat: seat(number), name: name.into() };
    assert_eq!(table.no(BEN, rename(2, "anna")), ("T-14", "table-name-taken"));
    table.ok(ANNA, rename(1, "ANNA"));
    table.ok(ANNA, Command::Leave { seat: seat(1) });
    table.ok(BEN, rename(2, "Anna"));
}

/// T-12, T-14: people of an old table keep their names for a rematch, whatever they are.
#[test]
fn names_of_old_tables_are_kept_for_a_rematch() {
    let mut log: Vec<Entry> = entries(lobby(2).log()).cloned().collect();
    for (index, player) in [ANNA, BEN].into_iter().enumerate() {
        let name = Name::try_from("Anna\u{61c}".to_owned()).expect("0.1 accepted it");
        let who = Who::Person { player, name };
        log.push(Entry::Seated { at: 0, seat: seat(index + 1), who });
    }
    let old = TableSession::load(&LogEntry::chain(log)).expect("a stored log is read");
    let next = old.open_rematch(TableId::new([9; 16]), Seed::new([9; 32]), 0).expect("the same options").0;
    let names = |session: &TableSession| session.view(Viewer::Spectator).seats;
    assert_eq!(names(&next), names(&old));
}
