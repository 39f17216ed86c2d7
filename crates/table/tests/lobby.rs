//! Sitting down, bots, the start.

mod common;

use common::{ANNA, BEN, CARLA, Room, seat};
use crosstable_core::{Level, Setup, Viewer};
use crosstable_fair::Entropy;
use crosstable_games::GameId;
use crosstable_table::view::SeatView;
use crosstable_table::{Chair, Clock, Command, Entry, Stage};

fn lobby(players: u8) -> Room {
    Room::open(GameId::Crosswise, Setup::players(players), Clock::Off, 1)
}

fn sit(number: Option<usize>, name: &str) -> Command {
    Command::Sit { seat: number.map(seat), name: name.into() }
}

/// T-01, T-02: people take the first open seat or one they name; a taken seat and a seat that does not exist are
/// refused.
#[test]
fn people_take_open_seats() {
    let mut room = lobby(3);
    room.ok(ANNA, sit(None, "Anna"));
    room.ok(BEN, sit(Some(3), "Ben"));
    assert_eq!(room.no(CARLA, sit(Some(1), "Carla")), ("T-02", "table-seat-taken"));
    assert_eq!(room.no(CARLA, sit(Some(4), "Carla")), ("T-01", "table-no-such-seat"));
    room.ok(CARLA, sit(None, "Carla"));
    assert_eq!(room.table.chairs()[1].player(), Some(CARLA));
    assert_eq!(room.no(BEN, sit(None, "Ben")), ("T-02", "table-full"));
}

/// T-02: one person may hold several seats, to pass the device round.
#[test]
fn one_person_may_hold_several_seats() {
    let mut room = lobby(2);
    room.ok(ANNA, sit(None, "Anna"));
    room.ok(ANNA, sit(None, "Grandpa"));
    assert_eq!(room.table.seats_of(ANNA).collect::<Vec<_>>(), [seat(1), seat(2)]);
    assert_eq!(room.table.viewers_of(ANNA), [Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]);
}

/// T-03: only the host sets bots, clears and exchanges seats, and starts.
#[test]
fn the_host_arranges_the_table() {
    let mut room = lobby(3);
    room.ok(ANNA, sit(None, "Anna"));
    room.ok(BEN, sit(None, "Ben"));
    for command in [
        Command::AddBot { seat: None, level: Level::Hard },
        Command::Clear { seat: seat(1) },
        Command::Swap { one: seat(1), other: seat(2) },
        Command::Start,
    ] {
        assert_eq!(room.no(BEN, command), ("T-03", "table-not-the-host"));
    }
    room.ok(ANNA, Command::AddBot { seat: Some(seat(3)), level: Level::Hard });
    assert_eq!(room.table.chairs()[2], Chair::Bot { level: Level::Hard });
    room.ok(ANNA, Command::Swap { one: seat(2), other: seat(3) });
    assert_eq!(room.table.chairs()[2].player(), Some(BEN));
    room.ok(ANNA, Command::Clear { seat: seat(3) });
    assert_eq!(room.no(ANNA, Command::Clear { seat: seat(3) }), ("T-03", "table-nothing-to-clear"));
}

/// T-03, T-13: entropy goes with the person when seats are exchanged, and away with them.
#[test]
fn entropy_belongs_to_the_person() {
    let mut room = lobby(2);
    room.ok(ANNA, sit(None, "Anna"));
    room.ok(ANNA, Command::AddEntropy { seat: seat(1), entropy: Entropy::new([1; 16]) });
    room.ok(ANNA, Command::Swap { one: seat(1), other: seat(2) });
    let seats = room.table.view(Viewer::Spectator).seats;
    assert!(matches!(seats[1], SeatView::Person { entropy: true, .. }));
    room.ok(ANNA, Command::Leave { seat: seat(2) });
    room.ok(ANNA, sit(Some(2), "Anna"));
    assert!(matches!(room.table.view(Viewer::Spectator).seats[1], SeatView::Person { entropy: false, .. }));
}

/// T-04, T-13: the game starts when all seats are taken and every person's device has added its randomness.
#[test]
fn the_start_needs_everybody() {
    let mut room = lobby(2);
    room.ok(ANNA, sit(None, "Anna"));
    assert_eq!(room.no(ANNA, Command::Start), ("T-04", "table-seats-open"));
    room.ok(ANNA, Command::AddBot { seat: None, level: Level::Easy });
    assert_eq!(room.no(ANNA, Command::Start), ("T-13", "table-entropy-missing"));
    let entropy = Command::AddEntropy { seat: seat(1), entropy: Entropy::new([7; 16]) };
    assert_eq!(room.no(BEN, entropy.clone()), ("T-02", "table-not-at-this-table"));
    room.ok(ANNA, entropy.clone());
    assert_eq!(room.no(ANNA, entropy), ("T-13", "table-entropy-given"));
    let entries = room.ok(ANNA, Command::Start);
    let [Entry::Started { chance, .. }] = &entries[..] else { panic!("one entry: {entries:?}") };
    assert_eq!(chance.len(), 9, "eight tiles and the start seat, in the same entry as the start");
    assert_eq!(room.table.stage(), Stage::Running);
}

/// T-03, T-04: after the start the seats stay as they are.
#[test]
fn seats_are_fixed_after_the_start() {
    let room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    for command in [
        sit(None, "Anna"),
        Command::AddBot { seat: None, level: Level::Hard },
        Command::Clear { seat: seat(1) },
        Command::Swap { one: seat(1), other: seat(2) },
        Command::Start,
    ] {
        assert_eq!(room.no(ANNA, command), ("T-04", "table-already-started"));
    }
}

/// T-04: nothing is played before the start.
#[test]
fn nothing_is_played_before_the_start() {
    let mut room = lobby(2);
    room.ok(ANNA, sit(None, "Anna"));
    let play = Command::Play { seat: seat(1), token: "sun@a1".into() };
    assert_eq!(room.no(ANNA, play), ("T-04", "table-not-started"));
    assert_eq!(room.no(ANNA, Command::Undo { seat: seat(1) }), ("T-04", "table-not-started"));
}

/// T-14: a name has 1 to 24 characters in one line, and nothing invisible.
#[test]
fn names_are_bounded() {
    let mut room = lobby(2);
    for bad in ["", "   ", "two\nlines", &"x".repeat(25), "a\u{202e}b", "zero\u{200b}width"] {
        assert_eq!(room.no(ANNA, sit(None, bad)), ("T-14", "table-bad-name"), "{bad:?}");
    }
    room.ok(ANNA, sit(None, &format!("  {}  ", "ü".repeat(24))));
    room.ok(ANNA, Command::Rename { seat: seat(1), name: "Änne".into() });
    let SeatView::Person { name, .. } = &room.table.view(Viewer::Spectator).seats[0] else {
        panic!("a person")
    };
    assert_eq!(name.as_str(), "Änne");
}

/// T-02: before the start who leaves frees the seat.
#[test]
fn leaving_the_lobby_frees_the_seat() {
    let mut room = lobby(2);
    room.ok(ANNA, sit(None, "Anna"));
    room.ok(ANNA, Command::Leave { seat: seat(1) });
    assert_eq!(room.table.chairs()[0], Chair::Open);
}
