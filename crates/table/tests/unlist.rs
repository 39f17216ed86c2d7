//! Taking a finished game out of one's list.

mod common;

use common::{ANNA, BEN, CARLA, Testing, open, running, sit};
use crosstable_core::{Setup, TableId, Viewer};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Stage};
use crosstable_table::{Entry, LogEntry, MemoryTable, Origin, TableSession};

/// Takes the table out of a person's list, and tells whether it was there.
fn unlist(session: &mut TableSession, log: &mut Vec<LogEntry>, player: crosstable_core::PlayerId) -> bool {
    let decision = session.execute_unlisting(9000, player);
    let changed = !decision.is_empty();
    log.extend(decision.entries().cloned());
    session.commit(decision);
    assert_eq!(TableSession::load(&*log).as_ref(), Ok(&*session), "the log gives the same table");
    changed
}

fn parts(table: &MemoryTable) -> (TableSession, Vec<LogEntry>) {
    (table.session().clone(), table.log().to_vec())
}

fn ended() -> MemoryTable {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    table.play_out(1);
    table
}

/// T-19: only one's own list changes, once, and nothing else of the table.
#[test]
fn a_person_takes_a_finished_game_out_of_their_own_list() {
    let (mut session, mut log) = parts(&ended());
    let before = session.view(Viewer::Spectator);
    let (changed, length) = (session.table().changed(), session.table().length());
    assert_eq!(session.table().listed_for(), [ANNA, BEN]);
    assert!(unlist(&mut session, &mut log, BEN));
    assert_eq!(session.table().listed_for(), [ANNA]);
    assert!(!unlist(&mut session, &mut log, BEN), "it is gone already");
    assert!(!unlist(&mut session, &mut log, CARLA), "never at this table");
    assert_eq!((session.table().changed(), session.table().length()), (changed, length + 1));
    assert_eq!(session.view(Viewer::Spectator), before);
    assert_eq!(session.table().seats_of(BEN).count(), 1, "the seat is still his");
    let event = TableSession::events(&log, length, Viewer::Spectator).expect("its own log").remove(0);
    let told = serde_json::to_string(&event).expect("plain data");
    assert!(told.contains("unlisted") && !told.contains(&BEN.to_string()) && event.messages.is_empty());
}

/// T-19: what happens to the table later does not bring it back.
#[test]
fn nothing_brings_it_back() {
    let (mut session, mut log) = parts(&ended());
    assert!(unlist(&mut session, &mut log, BEN));
    for later in [
        session.execute_rematch(Origin::Player(ANNA), 9500, None, TableId::new([77; 16])).expect("ended"),
        session.execute_expiry(9600),
    ] {
        let next = later.after().listed_for();
        assert_eq!(next, [ANNA]);
    }
    let (rematch, _) =
        session.open_rematch(TableId::new([77; 16]), Seed::new([7; 32]), 9700).expect("the same set-up");
    assert_eq!(rematch.table().listed_for(), [ANNA, BEN], "another game is another table");
}

/// T-19: a table that will be removed is not kept by it.
#[test]
fn an_expired_table_stays_expired() {
    let (mut session, mut log) = parts(&ended());
    let expiry = session.execute_expiry(8000);
    log.extend(expiry.entries().cloned());
    session.commit(expiry);
    assert!(unlist(&mut session, &mut log, BEN));
    assert!(session.table().is_expired());
    assert_eq!((session.table().changed(), session.table().stage()), (8000, Stage::Ended));
}

/// T-19: lobbies and running games stay in the list.
#[test]
fn a_game_that_has_not_ended_stays() {
    let mut lobby = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    lobby.ok(BEN, sit(None, "Ben"));
    let running = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    for table in [lobby, running] {
        let (mut session, mut log) = parts(&table);
        assert!(!unlist(&mut session, &mut log, BEN));
        let forged = [Entry::Unlisted { at: 1, player: BEN }];
        let entries = log.iter().map(|line| line.entry.clone()).chain(forged);
        assert!(TableSession::load(&LogEntry::chain(entries)).is_err());
    }
}
