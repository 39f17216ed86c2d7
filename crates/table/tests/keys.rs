//! Commands sent twice, and the log as it is stored.

mod common;

use common::{ANNA, BEN, Testing, entries, open, running, sit};
use crosstable_core::{Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command};
use crosstable_table::{Key, LogEntry, Origin, TableSession};

fn key(number: u8) -> Key {
    Key::new([number; 16])
}

/// A table remembers which entry a command led to, also after its log was loaded again.
#[test]
fn a_key_is_remembered_with_its_entry() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let mut lines = table.log().to_vec();
    let mut session = TableSession::load(&lines).expect("a table's own log");
    assert_eq!(session, *table.session());
    for number in 0..100 {
        let seat = session.table().to_move().expect("a long game");
        let token = session.view(Viewer::Seat(seat)).legal_tokens().swap_remove(0);
        let player = session.table().chairs()[seat.index()].player().expect("only people play");
        let play = Command::play(seat, token);
        let decision = session.execute(Origin::Player(player), 0, Some(key(number)), &play).expect("legal");
        let ends = decision.entries().count() > 1;
        lines.extend(decision.entries().cloned());
        session.commit(decision);
        let last = session.table().length() - 1 - u64::from(ends);
        assert_eq!(session.table().done(key(number)), Some(last));
        assert_eq!(session.table().turned(), last);
        if ends {
            break;
        }
    }
    assert_eq!(session.table().done(key(200)), None);
    let stored: Vec<String> =
        lines.iter().map(|line| serde_json::to_string(line).expect("plain data")).collect();
    let read: Vec<LogEntry> =
        stored.iter().map(|json| serde_json::from_str(json).expect("written by ourselves")).collect();
    assert_eq!(TableSession::load(&read), Ok(session));
}

/// A log without keys, as the first versions wrote it, can be read, and an entry without a key is written the same way.
#[test]
fn log_entries_without_keys_are_entries() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    for entry in entries(table.log()) {
        let json = serde_json::to_string(entry).expect("plain data");
        let line: LogEntry = serde_json::from_str(&json).expect("a log entry without a key");
        assert_eq!((&line.entry, line.key), (entry, None));
        assert_eq!(serde_json::to_string(&line).expect("plain data"), json);
    }
}

/// A table keeps the latest 64 keys.
#[test]
fn the_number_of_keys_is_bounded() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    table.ok(ANNA, sit(None, "Anna"));
    let seat = table.table().seats_of(ANNA).next().expect("seated");
    let mut session = table.session().clone();
    for number in 0..200 {
        let rename = Command::Rename { seat, name: format!("Anna {number}") };
        let decision = session.execute(Origin::Player(ANNA), 0, Some(key(number)), &rename);
        session.commit(decision.expect("her own name"));
    }
    let kept = (0..200).filter(|number| session.table().done(key(*number)).is_some()).collect::<Vec<_>>();
    assert_eq!(kept, (136..200).collect::<Vec<u8>>());
}

/// T-13: after the end everything can be drawn again; before the end the seed stays secret.
#[test]
fn a_game_that_has_ended_can_be_verified() {
    for &game in GameId::ALL {
        let mut table = running(game, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
        assert_eq!(table.table().verify(), None);
        table.play_out(1);
        let verdict = table.table().verify().expect("the game has ended");
        assert!(verdict.is_fair(), "{game}: {verdict:?}");
        assert_eq!(verdict.entropy.len(), 2);
    }
}
