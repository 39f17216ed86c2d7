//! T-15: a seat continues on another device.

mod common;

use common::{ANNA, BEN, CARLA, Testing, commit, open, running, seat};
use crosstable_core::{Level, PlayerId, Setup, Viewer};
use crosstable_fair::Ticket;
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock, Command, Stage};
use crosstable_table::{Chair, Entry, LogEntry, MemoryTable, Origin};

/// Anna holds both seats.
fn one_device() -> MemoryTable {
    running(GameId::Crosswise, Setup::players(2), &[ANNA, ANNA], Clock::Off, 5)
}

fn ticket(table: &MemoryTable, owner: PlayerId, number: usize) -> Ticket {
    table.table().ticket(Origin::Player(owner), seat(number)).expect("its owner gets one")
}

fn take(number: usize, ticket: Ticket) -> Command {
    Command::Take { seat: seat(number), ticket }
}

/// T-15: in the middle of a game the seat goes to another device and back; each device plays for the seats it holds.
#[test]
fn a_seat_goes_to_another_device_and_back_in_the_middle_of_a_game() {
    let mut table = one_device();
    table.step();
    let first = ticket(&table, ANNA, 2);
    let entries = table.ok(BEN, take(2, first));
    assert!(matches!(entries[..], [Entry::Handed { to, .. }] if to == BEN));
    assert_eq!(table.table().seats_of(ANNA).collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(table.table().seats_of(BEN).collect::<Vec<_>>(), [seat(2)]);
    assert!(matches!(&table.table().chairs()[1], Chair::Person { name, .. } if name.as_str() == "P2"));
    while table.table().to_move() != Some(seat(2)) {
        table.step();
    }
    let token = table.legal().swap_remove(0);
    let play = Command::play(seat(2), token);
    assert_eq!(table.no(ANNA, play.clone()), ("T-02", "table-not-your-seat"));
    table.ok(BEN, play);
    let back = ticket(&table, BEN, 2);
    table.ok(ANNA, take(2, back));
    assert_eq!(table.table().seats_of(ANNA).count(), 2);
    table.play_out(3);
    assert_eq!(table.table().stage(), Stage::Ended);
}

/// T-15: a ticket works once, also after the seat has come back, and only for its seat.
#[test]
fn a_used_ticket_and_a_wrong_one_are_void() {
    let mut table = one_device();
    let bad = ("T-15", "table-bad-ticket");
    let (one, two) = (ticket(&table, ANNA, 1), ticket(&table, ANNA, 2));
    assert_eq!(table.no(BEN, take(2, one)), bad);
    assert_eq!(table.no(BEN, take(2, Ticket::new([0; 16]))), bad);
    table.ok(BEN, take(2, two));
    assert_eq!(table.no(CARLA, take(2, two)), bad);
    let back = ticket(&table, BEN, 2);
    table.ok(ANNA, take(2, back));
    assert_eq!(table.no(BEN, take(2, two)), bad);
    assert_eq!(table.no(BEN, take(2, back)), bad);
    // The ticket of the other seat is still valid.
    table.ok(BEN, take(1, one));
}

/// T-15: only the owner gets a ticket; a bot's seat has none.
#[test]
fn only_the_owner_gets_a_ticket() {
    let mut table = running(GameId::Crosswise, Setup::players(4), &[ANNA, BEN], Clock::Off, 6);
    let refused = |player, number| {
        let refusal =
            table.table().ticket(Origin::Player(player), seat(number)).expect_err("it is not theirs");
        refusal.code
    };
    assert_eq!(refused(BEN, 1), "table-not-your-seat");
    assert_eq!(refused(CARLA, 1), "table-not-at-this-table");
    assert_eq!(refused(ANNA, 3), "table-not-a-person");
    assert_eq!(table.no(CARLA, take(3, Ticket::new([0; 16]))), ("T-10", "table-not-a-person"));
    // A person who opens their own link changes nothing.
    let own = ticket(&table, ANNA, 1);
    assert_eq!(table.ok(ANNA, take(1, own)), []);
}

/// T-15: before the start too, a ticket is void once its owner has left the seat.
#[test]
fn before_the_start_a_ticket_is_void_when_somebody_else_sits_there() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 7);
    let sit = |name: &str| common::sit(Some(seat(2)), name);
    table.ok(ANNA, sit("Anna"));
    table.ok(ANNA, commit(&table, seat(2)));
    let before = ticket(&table, ANNA, 2);
    table.ok(ANNA, Command::Leave { seat: seat(2) });
    assert_eq!(table.no(BEN, take(2, before)), ("T-10", "table-not-a-person"));
    table.ok(ANNA, sit("Anna"));
    assert_eq!(table.no(BEN, take(2, before)), ("T-15", "table-bad-ticket"));
    let now = ticket(&table, ANNA, 2);
    table.ok(ANNA, commit(&table, seat(2)));
    table.ok(BEN, take(2, now));
    table.ok(ANNA, Command::Bot { seat: None, level: Level::Easy });
    // T-13: the device that Anna had committed with is no longer there to reveal.
    assert_eq!(table.no(ANNA, Command::Start), ("T-13", "table-commitment-missing"));
    table.ok(BEN, commit(&table, seat(2)));
    // The device that opened the table is still its host, without a seat.
    table.ok(ANNA, Command::Start);
    assert_eq!(table.table().viewers_of(ANNA), [Viewer::Spectator]);
}

/// T-15, T-13: after the end everybody knows the seed, so tickets are void.
#[test]
fn after_the_end_no_seat_changes_hands() {
    let mut table = one_device();
    let given = ticket(&table, ANNA, 2);
    table.play_out(11);
    assert_eq!(table.no(BEN, take(2, given)), ("T-04", "table-ended"));
    assert!(table.table().ticket(Origin::Player(ANNA), seat(2)).is_err());
}

/// T-15, T-10: a person who takes over a seat is present, and a stand-in gives it back.
#[test]
fn a_stand_in_gives_the_seat_to_its_new_owner() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 8);
    table.by(Origin::System, Command::Leave { seat: seat(2) });
    table.ok(ANNA, Command::StandIn { seat: seat(2) });
    assert!(table.table().chairs()[1].bot().is_some());
    let given = ticket(&table, BEN, 2);
    table.ok(CARLA, take(2, given));
    assert!(matches!(table.table().chairs()[1], Chair::Person { away: false, stand_in: false, .. }));
}

/// T-15, T-07: a proposal ends when one of the people who were asked hands over their seat.
#[test]
fn handing_over_a_seat_ends_a_proposal() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 9);
    table.step();
    table.step();
    table.step();
    let proposed = table.ok(ANNA, Command::Undo { seat: seat(1) });
    assert!(matches!(proposed[..], [Entry::Proposed { .. }]), "a draw has followed the move");
    assert!(table.view(Viewer::Spectator).proposal.is_some());
    let given = ticket(&table, BEN, 2);
    table.ok(CARLA, take(2, given));
    assert_eq!(table.view(Viewer::Spectator).proposal, None);
    assert_eq!(table.no(CARLA, Command::Agree), ("T-07", "table-no-proposal"));
}

/// T-15: everybody learns that the seat was handed over, but not to whom; the ticket is in no log.
#[test]
fn nobody_else_learns_the_ticket_or_the_owner() {
    let mut table = one_device();
    let given = ticket(&table, ANNA, 2);
    let mut entries = table.ok(BEN, take(2, given));
    for viewer in Viewer::all(2) {
        let changes = table.changes(viewer);
        assert_eq!(changes.last(), Some(&Change::Handed { seat: seat(2) }));
        let seen = serde_json::to_string(&(changes, table.view(viewer))).expect("plain data");
        assert!(!seen.contains(&BEN.to_string()) && !seen.contains(&given.to_string()));
    }
    let log: String = table.log().iter().map(LogEntry::text).collect();
    assert!(!log.contains(&given.to_string()));
    // The stored form, which must stay readable.
    let line = serde_json::to_string(&entries.remove(0)).expect("plain data");
    assert_eq!(line, format!(r#"{{"entry":"handed","at":1000,"seat":2,"to":"{BEN}"}}"#));
}
