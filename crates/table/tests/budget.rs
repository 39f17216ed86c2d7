//! No seat can fill the log so that another cannot finish the game (T-16).

mod common;

use common::{ANNA, BEN, CARLA, Testing, entries, open, running, seat, sit};
use crosstable_core::{PlayerId, Seat, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Closed, Command, Stage};
use crosstable_table::{Entry, LogEntry, MAX_ENTRIES, MemoryTable, Origin, TableSession};

/// Performs commands in turn until one is refused with this code; returns how many were carried out.
fn until_refused(table: &mut MemoryTable, code: &str, commands: &[(PlayerId, Command)]) -> usize {
    for (count, (player, command)) in commands.iter().cycle().take(200_000).enumerate() {
        if let Err(rejection) = table.perform(Origin::Player(*player), command) {
            assert!(rejection.to_string().contains(code), "{command:?}: {rejection}");
            return count;
        }
    }
    panic!("nobody was stopped");
}

#[test]
fn proposing_and_declining_for_ever_stops_no_game() {
    let mut table = running(GameId::Crossado, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    table.step();
    table.step();
    table.step();
    let undo = (ANNA, Command::Undo { seat: seat(1) });
    let count = until_refused(&mut table, "table-too-much", &[undo, (ANNA, Command::Decline)]);
    assert!((200..1000).contains(&count), "{count}");
    // Ben's own budget is untouched, and the game goes on to its end.
    table.ok(BEN, Command::Leave { seat: seat(2) });
    table.ok(BEN, Command::Return { seat: seat(2) });
    table.play_out(1);
    assert_eq!(table.table().stage(), Stage::Ended);
}

#[test]
fn playing_and_taking_back_for_ever_is_stopped() {
    let mut table = running(GameId::Crossado, Setup::players(2), &[ANNA], Clock::Off, 1);
    while table.table().to_move() != Some(seat(1)) {
        table.step();
    }
    let mut stopped = false;
    for _ in 0..5000 {
        let token = table.legal().swap_remove(0);
        table.play(seat(1), &token).expect("a legal move");
        if table.perform(Origin::Player(ANNA), &Command::Undo { seat: seat(1) }).is_err() {
            stopped = true;
            break;
        }
    }
    assert!(stopped);
    table.play_out(2);
    assert_eq!(table.table().stage(), Stage::Ended);
}

/// Who has left can always come back.
#[test]
fn coming_back_is_never_refused() {
    let mut table = running(GameId::Crossado, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    let (leave, back) = (Command::Leave { seat: seat(1) }, Command::Return { seat: seat(1) });
    let count = until_refused(&mut table, "table-too-much", &[(ANNA, leave), (ANNA, back)]);
    assert_eq!(count % 2, 0, "it was the leaving that was refused");
}

/// Passers-by cannot use up the lobby: what is left is the host's.
#[test]
fn a_lobby_full_of_passers_by_can_still_start() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    let leave = Command::Leave { seat: seat(1) };
    let count = until_refused(&mut table, "table-lobby-full", &[(CARLA, sit(None, "Carla")), (CARLA, leave)]);
    assert!(count > 3000, "{count}");
    if table.table().seats_of(CARLA).next().is_some() {
        table.ok(ANNA, Command::Clear { seat: seat(1) });
    }
    table.ok(ANNA, sit(Some(seat(1)), "Anna"));
    table.ok(ANNA, common::commit(&table, seat(1)));
    table.ok(ANNA, Command::Bot { seat: None, level: crosstable_core::Level::Easy });
    table.ok(ANNA, Command::Start);
    table.ok(ANNA, common::reveal(seat(1)));
    assert_eq!(table.table().stage(), Stage::Running);
}

/// Commands that change nothing write nothing.
#[test]
fn what_changes_nothing_is_not_written() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    table.ok(ANNA, sit(None, "Anna"));
    for command in [
        Command::Rename { seat: seat(1), name: " Anna ".into() },
        Command::Swap { one: seat(1), other: seat(1) },
        Command::Return { seat: seat(1) },
    ] {
        assert_eq!(table.ok(ANNA, command), []);
    }
}

/// T-07: nobody loses a move by being absent.
#[test]
fn nothing_is_taken_back_because_somebody_is_away() {
    let mut table = running(GameId::Crossado, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    let mover = |table: &MemoryTable| table.table().to_move().expect("a turn");
    let first = mover(&table);
    while mover(&table) == first {
        table.step();
    }
    table.step();
    let (asks, other) = if first == seat(1) { (ANNA, BEN) } else { (BEN, ANNA) };
    let away: Seat = table.table().seats_of(other).next().expect("seated");
    table.by(Origin::System, Command::Leave { seat: away });
    let decisions = table.table().decisions();
    table.ok(asks, Command::Undo { seat: first });
    assert_eq!(table.table().decisions(), decisions, "the one who is away has to be asked");
    table.by(Origin::System, Command::Return { seat: away });
    table.ok(other, Command::Agree);
    assert!(table.table().decisions() < decisions);
    // Leaving does not answer for the one who leaves, either.
    let before = table.table().decisions();
    if before > 0 && table.table().seats_of(asks).next().is_some() {
        table.step();
        table.step();
        table.ok(asks, Command::Undo { seat: first });
        let asked = table.table().decisions();
        table.by(Origin::System, Command::Leave { seat: away });
        assert_eq!(table.table().decisions(), asked);
    }
}

/// T-16: a log that has no room even for a move says so and ends, and the seed is shown.
#[test]
fn a_full_table_ends_properly() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    let played = entries(table.log()).cloned();
    let filling = MAX_ENTRIES as usize - 2 - table.log().len();
    let full = LogEntry::chain(played.chain(std::iter::repeat_n(Entry::Revived { at: 1 }, filling)));
    let session = TableSession::load(&full).expect("it can be read");
    let to_move = session.table().to_move().expect("it runs");
    let token = session.view(Viewer::Seat(to_move)).legal_tokens().swap_remove(0);
    let player = session.table().chairs()[to_move.index()].player().expect("a person");
    let origin = Origin::Player(player);
    let refused = session.execute(origin, 2, None, &Command::Undo { seat: to_move }).map(|_| ());
    assert!(refused.is_err(), "nothing but moves has room");
    let decision = session.execute(origin, 2, None, &Command::play(to_move, token)).expect("it ends");
    let entries: Vec<&Entry> = decision.entries().map(|line| &line.entry).collect();
    assert!(matches!(entries[..], [Entry::Closed { reason: Closed::Full, .. }]), "{entries:?}");
    let mut ended = session.clone();
    ended.commit(decision);
    let view = ended.view(Viewer::Spectator);
    assert_eq!((view.stage, view.closed, view.standing), (Stage::Ended, Some(Closed::Full), None));
}
