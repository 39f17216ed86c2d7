//! Whoever runs the server closes a table.

mod common;

use common::{ANNA, BEN, Testing, open, running};
use crosstable_core::{Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Closed, Stage};
use crosstable_table::{Entry, LogEntry, MemoryTable, TableSession};

fn close(table: &MemoryTable) -> (TableSession, Vec<LogEntry>, usize) {
    let (mut session, mut log) = (table.session().clone(), table.log().to_vec());
    let decision = session.execute_closing(9000);
    let added = decision.entries().count();
    log.extend(decision.entries().cloned());
    session.commit(decision);
    assert_eq!(TableSession::load(&log).as_ref(), Ok(&session), "the log gives the same table");
    (session, log, added)
}

/// T-21: a game that runs ends without a result, everybody is told, and the seed is shown.
#[test]
fn a_running_game_ends_without_a_result() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let (session, log, added) = close(&table);
    assert_eq!(added, 1);
    let view = session.view(Viewer::Spectator);
    assert_eq!((view.stage, view.closed, view.standing), (Stage::Ended, Some(Closed::Operator), None));
    let event =
        TableSession::events(&log, log.len() as u64 - 1, Viewer::Spectator).expect("its own log").remove(0);
    assert_eq!(event.messages.len(), 1);
    let told = serde_json::to_value(&event).expect("plain data");
    let Some(Entry::Created { seed, .. }) = log.first().map(|line| &line.entry) else {
        panic!("the first entry")
    };
    assert_eq!((&told["event"], &told["reason"]), (&"closed".into(), &"operator".into()));
    assert_eq!(told["seed"], seed.to_string());
    assert!(session.execute_closing(9001).is_empty(), "once");
}

/// T-21: a lobby is closed as well, and what has ended stays as it ended.
#[test]
fn a_lobby_is_closed_and_a_result_stays() {
    let lobby = open(GameId::Mixx, Setup::players(2), Clock::Off, 3);
    let (session, ..) = close(&lobby);
    assert_eq!(session.table().stage(), Stage::Ended);
    let mut played = running(GameId::Mixx, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    played.play_out(1);
    let (session, _, added) = close(&played);
    assert_eq!((added, session.table().closed()), (0, None));
    assert!(session.table().standing().is_some());
}
