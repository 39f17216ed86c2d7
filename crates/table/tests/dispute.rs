//! A server that comes back with another history than it told (T-17), as after a restored backup.

mod common;

use common::{ANNA, BEN, CARLA, Testing, commit, open, reveal, running, seat, sit};
use crosstable_core::{Setup, Viewer};
use crosstable_fair::{LogKey, Receipt, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Closed, Command, Stage};
use crosstable_table::{LogEntry, MemoryTable, Origin, TableSession};

/// The receipt of the last entry, as a client keeps it.
fn told(table: &MemoryTable) -> (u64, Receipt) {
    (table.table().length() - 1, table.table().receipt().expect("every entry has one"))
}

/// Shows a receipt to a session; true if something follows from it.
fn show(session: &mut TableSession, log: &mut Vec<LogEntry>, (number, receipt): (u64, Receipt)) -> bool {
    let stored = log.get(number as usize).and_then(|line| line.head);
    let decision = session.execute_dispute(5000, number, receipt, stored, true);
    let follows = !decision.is_empty();
    log.extend(decision.entries().cloned());
    session.commit(decision);
    assert_eq!(TableSession::load(log.iter()).as_ref(), Ok(&*session));
    follows
}

fn by(
    session: &mut TableSession,
    log: &mut Vec<LogEntry>,
    player: crosstable_core::PlayerId,
    command: &Command,
) {
    let decision = session.execute(Origin::Player(player), 6000, None, command).expect("accepted");
    log.extend(decision.entries().cloned());
    session.commit(decision);
}

fn game() -> MemoryTable {
    running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::HalfMinute, 3)
}

#[test]
fn lost_moves_are_noticed_and_everybody_is_asked() {
    let mut table = game();
    table.step();
    let (backup, mut log) = (table.session().clone(), table.log().to_vec());
    table.step();
    table.step();
    let (mut session, lost) = (backup, told(&table));
    assert!(show(&mut session, &mut log, lost));
    let view = session.view(Viewer::Spectator);
    assert_eq!(view.dispute.expect("people are told").number, lost.0);
    // Nothing goes on: no move, no bot, no clock.
    let to_move = session.table().to_move().expect("somebody's turn");
    let legal = table.legal();
    assert_eq!((session.next_deadline(), session.pending_bot()), (None, None));
    let mover = session.table().chairs()[to_move.index()].player().expect("a person");
    let play = Command::play(to_move, &legal[0]);
    let refused =
        session.execute(Origin::Player(mover), 6000, None, &play).expect_err("disputed").to_string();
    assert!(refused.contains("T-17"), "{refused}");
    assert!(!show(&mut session, &mut log, lost), "once is enough");
    by(&mut session, &mut log, ANNA, &Command::Continue);
    assert!(session.view(Viewer::Spectator).dispute.is_some(), "Ben has not accepted yet");
    by(&mut session, &mut log, BEN, &Command::Continue);
    assert_eq!(session.view(Viewer::Spectator).dispute, None);
    assert_eq!(session.next_deadline(), Some(6000 + 30_000), "with all its time");
    assert_eq!(TableSession::load(&log).as_ref(), Ok(&session));
}

#[test]
fn another_history_of_the_same_length_is_noticed() {
    let mut table = game();
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    table.step();
    let lost = told(&table);
    let to_move = session.table().to_move().expect("somebody's turn");
    let mover = session.table().chairs()[to_move.index()].player().expect("a person");
    let other = session.view(Viewer::Seat(to_move)).legal_tokens().pop().expect("a move");
    by(&mut session, &mut log, mover, &Command::play(to_move, other));
    assert!(show(&mut session, &mut log, lost));
}

/// The true history disputes nothing, and nobody can make up another one.
#[test]
fn only_genuine_receipts_count() {
    let mut table = game();
    table.step();
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    for number in 0..log.len() {
        let head = log[number].head.expect("chained");
        let Some(crosstable_table::Entry::Created { seed, host, table, .. }) =
            log.first().map(|line| line.entry.clone())
        else {
            panic!("created first")
        };
        let key = LogKey::new(&seed, table.bytes(), host.bytes());
        let receipt = key.receipt(number as u64, head, false);
        assert!(!show(&mut session, &mut log, (number as u64, receipt)), "the log has this entry");
        // Somebody else's key, a flipped bit, another number.
        let forged = LogKey::new(&Seed::new([9; 32]), table.bytes(), host.bytes()).receipt(999, head, false);
        assert!(!show(&mut session, &mut log, (999, forged)));
        let mut bytes = *receipt.bytes();
        bytes[0] ^= 1;
        assert!(!show(&mut session, &mut log, (number as u64, Receipt::new(bytes))));
        assert!(!show(&mut session, &mut log, (number as u64 + 1000, receipt)));
    }
    // A passer-by pauses no game.
    table.step();
    let (number, receipt) = told(&table);
    assert!(session.execute_dispute(0, number, receipt, None, false).is_empty());
}

#[test]
fn before_the_start_it_is_an_abort_with_fresh_commitments() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    for (number, player) in [(1, ANNA), (2, BEN)] {
        table.ok(player, sit(Some(seat(number)), &format!("P{number}")));
        table.ok(player, commit(&table, seat(number)));
    }
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    table.ok(ANNA, Command::Start);
    table.ok(ANNA, reveal(seat(1)));
    let before = session.view(Viewer::Spectator).commitment;
    assert!(show(&mut session, &mut log, told(&table)));
    let view = session.view(Viewer::Spectator);
    assert_eq!((view.stage, view.round, view.dispute), (Stage::Lobby, 2, None));
    assert_ne!(view.commitment, before);
    // Another device that was told the same makes no further round.
    assert!(!show(&mut session, &mut log, told(&table)));
}

/// T-13: where somebody knows the seed already, nothing is hidden any more.
#[test]
fn a_table_whose_seed_is_known_never_goes_on() {
    let mut table = game();
    table.step();
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    table.play_out(1);
    assert!(show(&mut session, &mut log, told(&table)));
    let view = session.view(Viewer::Spectator);
    assert_eq!((view.stage, view.closed, view.standing), (Stage::Ended, Some(Closed::Void), None));
    let again = session.execute(Origin::Player(ANNA), 7000, None, &Command::Continue);
    assert!(again.is_err());
    assert_eq!(session.table().finished(), None, "there is no result and no record");
    assert!(session.execute(Origin::Player(CARLA), 7000, None, &Command::Rematch).is_err());
    assert!(
        session.execute(Origin::Player(ANNA), 7000, None, &Command::Rematch).is_ok(),
        "they can play again"
    );
}
