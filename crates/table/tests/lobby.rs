//! Sitting down, bots, the start.

mod common;

use common::{ANNA, BEN, CARLA, Testing, commit, open, reveal, running, seat};
use crosstable_core::{Level, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, SeatView, Stage};
use crosstable_table::{Chair, Entry, MemoryTable};

fn lobby(players: u8) -> MemoryTable {
    open(GameId::Crosswise, Setup::players(players), Clock::Off, 1)
}

fn sit(number: Option<usize>, name: &str) -> Command {
    common::sit(number.map(seat), name)
}

/// T-01, T-02: people take the first open seat or one they name; a taken seat and a seat that does not exist are
/// refused.
#[test]
fn people_take_open_seats() {
    let mut table = lobby(3);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(BEN, sit(Some(3), "Ben"));
    assert_eq!(table.no(CARLA, sit(Some(1), "Carla")), ("T-02", "table-seat-taken"));
    assert_eq!(table.no(CARLA, sit(Some(4), "Carla")), ("T-01", "table-no-such-seat"));
    table.ok(CARLA, sit(None, "Carla"));
    assert_eq!(table.table().chairs()[1].player(), Some(CARLA));
    assert_eq!(table.no(BEN, sit(None, "Ben")), ("T-02", "table-full"));
}

/// T-02: one person may hold several seats, to pass the device around.
#[test]
fn one_person_may_hold_several_seats() {
    let mut table = lobby(2);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(ANNA, sit(None, "Grandpa"));
    assert_eq!(table.table().seats_of(ANNA).collect::<Vec<_>>(), [seat(1), seat(2)]);
    assert_eq!(table.table().viewers_of(ANNA), [Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]);
}

/// T-03: only the host sets bots, clears and exchanges seats, and starts.
#[test]
fn the_host_arranges_the_table() {
    let mut table = lobby(3);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(BEN, sit(None, "Ben"));
    for command in [
        Command::Bot { seat: None, level: Level::Hard },
        Command::Clear { seat: seat(1) },
        Command::Swap { one: seat(1), other: seat(2) },
        Command::Start,
    ] {
        assert_eq!(table.no(BEN, command), ("T-03", "table-not-the-host"));
    }
    table.ok(ANNA, Command::Bot { seat: Some(seat(3)), level: Level::Hard });
    assert_eq!(table.table().chairs()[2], Chair::Bot { level: Level::Hard });
    table.ok(ANNA, Command::Swap { one: seat(2), other: seat(3) });
    assert_eq!(table.table().chairs()[2].player(), Some(BEN));
    table.ok(ANNA, Command::Clear { seat: seat(3) });
    assert_eq!(table.no(ANNA, Command::Clear { seat: seat(3) }), ("T-03", "table-nothing-to-clear"));
}

/// T-03, T-13: a commitment is gone when seats are exchanged and when the person leaves; the device commits again.
#[test]
fn a_commitment_is_for_one_person_on_one_seat() {
    let mut table = lobby(2);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(ANNA, commit(&table, seat(1)));
    table.ok(ANNA, Command::Swap { one: seat(1), other: seat(2) });
    let seats = table.view(Viewer::Spectator).seats;
    assert!(matches!(seats[1], SeatView::Person { committed: false, .. }));
    table.ok(ANNA, commit(&table, seat(2)));
    table.ok(ANNA, Command::Leave { seat: seat(2) });
    table.ok(ANNA, sit(Some(2), "Anna"));
    assert!(matches!(table.view(Viewer::Spectator).seats[1], SeatView::Person { committed: false, .. }));
}

/// T-04, T-13: the game starts when all seats are taken and every person's device has committed
/// to its entropy, and begins when all have revealed it.
#[test]
fn the_start_needs_everybody() {
    let mut table = lobby(2);
    table.ok(ANNA, sit(None, "Anna"));
    assert_eq!(table.no(ANNA, Command::Start), ("T-04", "table-seats-open"));
    table.ok(ANNA, Command::Bot { seat: None, level: Level::Easy });
    assert_eq!(table.no(ANNA, Command::Start), ("T-13", "table-commitment-missing"));
    let commit = commit(&table, seat(1));
    assert_eq!(table.no(BEN, commit.clone()), ("T-02", "table-not-at-this-table"));
    table.ok(ANNA, commit.clone());
    assert_eq!(table.no(ANNA, commit), ("T-13", "table-commitment-given"));
    table.ok(ANNA, Command::Start);
    assert_eq!(table.view(Viewer::Spectator).waiting, [seat(1)]);
    let entries = table.ok(ANNA, reveal(seat(1)));
    let [Entry::Entropy { .. }, Entry::Started { chance, .. }] = &entries[..] else { panic!("{entries:?}") };
    assert_eq!(chance.len(), 9, "eight tiles and the start seat, in the same entry as the start");
    assert_eq!(table.table().stage(), Stage::Running);
}

/// T-03, T-04: after the start the seats stay as they are.
#[test]
fn seats_are_fixed_after_the_start() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    for command in [
        sit(None, "Anna"),
        Command::Bot { seat: None, level: Level::Hard },
        Command::Clear { seat: seat(1) },
        Command::Swap { one: seat(1), other: seat(2) },
        Command::Start,
    ] {
        assert_eq!(table.no(ANNA, command), ("T-04", "table-already-started"));
    }
}

/// T-04: nothing is played before the start.
#[test]
fn nothing_is_played_before_the_start() {
    let mut table = lobby(2);
    table.ok(ANNA, sit(None, "Anna"));
    let play = Command::play(seat(1), "sun@a1");
    assert_eq!(table.no(ANNA, play), ("T-04", "table-not-started"));
    assert_eq!(table.no(ANNA, Command::Undo { seat: seat(1) }), ("T-04", "table-not-started"));
}

/// T-02: leaving before the start frees the seat.
#[test]
fn leaving_the_lobby_frees_the_seat() {
    let mut table = lobby(2);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(ANNA, Command::Leave { seat: seat(1) });
    assert_eq!(table.table().chairs()[0], Chair::Open);
}
