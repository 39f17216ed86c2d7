//! T-15: a seat goes on at another device.

mod common;

use common::{ANNA, BEN, CARLA, Room, seat};
use crosstable_core::{Level, PlayerId, Setup, Viewer};
use crosstable_fair::{Entropy, Ticket};
use crosstable_games::GameId;
use crosstable_table::view::Fact;
use crosstable_table::{By, Chair, Clock, Command, Entry, Stage, Table};

/// Two hands on Anna's device.
fn passed_round() -> Room {
    Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, ANNA], Clock::Off, 5)
}

fn ticket(room: &Room, owner: PlayerId, number: usize) -> Ticket {
    room.table.ticket(By::Player(owner), seat(number)).expect("its owner gets one")
}

fn take(number: usize, ticket: Ticket) -> Command {
    Command::Take { seat: seat(number), ticket }
}

/// T-15: in the middle of a game the seat goes to another device and back; each plays for what it holds.
#[test]
fn a_seat_goes_to_another_device_and_back_in_the_middle_of_a_game() {
    let mut room = passed_round();
    room.step();
    let first = ticket(&room, ANNA, 2);
    let entries = room.ok(BEN, take(2, first));
    assert!(matches!(entries[..], [Entry::Handed { to, .. }] if to == BEN));
    assert_eq!(room.table.seats_of(ANNA).collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(room.table.seats_of(BEN).collect::<Vec<_>>(), [seat(2)]);
    assert!(matches!(&room.table.chairs()[1], Chair::Person { name, .. } if name.as_str() == "P2"));
    while room.table.to_move() != Some(seat(2)) {
        room.step();
    }
    let token = room.legal().swap_remove(0);
    let play = Command::Play { seat: seat(2), token };
    assert_eq!(room.no(ANNA, play.clone()), ("T-02", "table-not-your-seat"));
    room.ok(BEN, play);
    let back = ticket(&room, BEN, 2);
    room.ok(ANNA, take(2, back));
    assert_eq!(room.table.seats_of(ANNA).count(), 2);
    room.play_out(3);
    assert_eq!(room.table.stage(), Stage::Ended);
}

/// T-15: a ticket is good for once, also after the seat has come back; and only the right one is.
#[test]
fn a_used_ticket_and_a_wrong_one_are_void() {
    let mut room = passed_round();
    let bad = ("T-15", "table-bad-ticket");
    let (one, two) = (ticket(&room, ANNA, 1), ticket(&room, ANNA, 2));
    assert_eq!(room.no(BEN, take(2, one)), bad);
    assert_eq!(room.no(BEN, take(2, Ticket::new([0; 16]))), bad);
    room.ok(BEN, take(2, two));
    assert_eq!(room.no(CARLA, take(2, two)), bad);
    let back = ticket(&room, BEN, 2);
    room.ok(ANNA, take(2, back));
    assert_eq!(room.no(BEN, take(2, two)), bad);
    assert_eq!(room.no(BEN, take(2, back)), bad);
    // The ticket of the other seat was not touched by all this.
    room.ok(BEN, take(1, one));
}

/// T-15: only the owner is given a ticket; a bot's chair and a chair that is not there have none.
#[test]
fn only_the_owner_gets_a_ticket() {
    let room = Room::running(GameId::Crosswise, Setup::players(4), &[ANNA, BEN], Clock::Off, 6);
    let refused = |player, number| {
        let refusal = room.table.ticket(By::Player(player), seat(number)).expect_err("it is not theirs");
        refusal.code
    };
    assert_eq!(refused(BEN, 1), "table-not-your-seat");
    assert_eq!(refused(CARLA, 1), "table-not-at-this-table");
    assert_eq!(refused(ANNA, 3), "table-not-a-person");
    assert_eq!(room.no(CARLA, take(3, Ticket::new([0; 16]))), ("T-10", "table-not-a-person"));
    // One's own link, opened on one's own device, changes nothing.
    let own = ticket(&room, ANNA, 1);
    assert_eq!(room.table.handle(By::Player(ANNA), 1, take(1, own)), Ok(Vec::new()));
}

/// T-15: before the start too; whoever gets up, or is set elsewhere, takes the ticket's worth along.
#[test]
fn before_the_start_a_ticket_is_void_when_somebody_else_sits_there() {
    let mut room = Room::open(GameId::Crosswise, Setup::players(2), Clock::Off, 7);
    let sit = |name: &str| Command::Sit { seat: Some(seat(2)), name: name.into() };
    room.ok(ANNA, sit("Anna"));
    room.ok(ANNA, Command::AddEntropy { seat: seat(2), entropy: Entropy::new([1; 16]) });
    let before = ticket(&room, ANNA, 2);
    room.ok(ANNA, Command::Leave { seat: seat(2) });
    assert_eq!(room.no(BEN, take(2, before)), ("T-10", "table-not-a-person"));
    room.ok(ANNA, sit("Anna"));
    assert_eq!(room.no(BEN, take(2, before)), ("T-15", "table-bad-ticket"));
    let now = ticket(&room, ANNA, 2);
    room.ok(ANNA, Command::AddEntropy { seat: seat(2), entropy: Entropy::new([2; 16]) });
    room.ok(BEN, take(2, now));
    room.ok(ANNA, Command::AddBot { seat: None, level: Level::Easy });
    // The device that opened the table is still its host, and lies in the middle.
    room.ok(ANNA, Command::Start);
    assert_eq!(room.table.viewers_of(ANNA), [Viewer::Spectator]);
}

/// T-15, T-13: after the end everybody knows the seed, so no ticket counts any more.
#[test]
fn after_the_end_no_seat_changes_hands() {
    let mut room = passed_round();
    let given = ticket(&room, ANNA, 2);
    room.play_out(11);
    assert_eq!(room.no(BEN, take(2, given)), ("T-04", "table-ended"));
    assert!(room.table.ticket(By::Player(ANNA), seat(2)).is_err());
}

/// T-15, T-10: whoever takes over a seat is there, and a stand-in makes room for them.
#[test]
fn a_stand_in_makes_room() {
    let mut room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 8);
    room.by(By::House, Command::Leave { seat: seat(2) });
    room.ok(ANNA, Command::AskStandIn { seat: seat(2) });
    assert!(room.table.chairs()[1].bot().is_some());
    let given = ticket(&room, BEN, 2);
    room.ok(CARLA, take(2, given));
    assert!(matches!(room.table.chairs()[1], Chair::Person { away: false, stand_in: false, .. }));
}

/// T-15, T-07: what was asked of people of whom one has gone is not asked any more.
#[test]
fn what_was_being_asked_is_asked_anew() {
    let mut room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 9);
    room.step();
    room.step();
    room.step();
    let asked = room.ok(ANNA, Command::Undo { seat: seat(1) });
    assert!(matches!(asked[..], [Entry::Asked { .. }]), "a draw has followed the move");
    assert!(room.table.view(Viewer::Spectator).asked.is_some());
    let given = ticket(&room, BEN, 2);
    room.ok(CARLA, take(2, given));
    assert_eq!(room.table.view(Viewer::Spectator).asked, None);
    assert_eq!(room.no(CARLA, Command::Agree), ("T-07", "table-nothing-asked"));
}

/// T-15: everybody hears that the seat is played elsewhere, nobody who plays it; and the ticket is written down nowhere.
#[test]
fn nobody_else_learns_ticket_or_owner() {
    let mut room = passed_round();
    let given = ticket(&room, ANNA, 2);
    let mut entries = room.ok(BEN, take(2, given));
    for viewer in Viewer::all(2) {
        let facts = Table::facts(&room.log, viewer).expect("a table's own log");
        assert_eq!(facts.last(), Some(&Fact::Handed { seat: seat(2) }));
        let seen = serde_json::to_string(&(facts, room.table.view(viewer))).expect("plain data");
        assert!(!seen.contains(&BEN.to_string()) && !seen.contains(&given.to_string()));
    }
    let log = serde_json::to_string(&room.log).expect("plain data");
    assert!(!log.contains(&given.to_string()));
    // The entry as it is stored, which is to be read forever.
    let line = serde_json::to_string(&entries.remove(0)).expect("plain data");
    assert_eq!(line, format!(r#"{{"entry":"handed","at":1000,"seat":2,"to":"{BEN}"}}"#));
}
