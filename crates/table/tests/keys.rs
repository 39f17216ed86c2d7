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
    let read: Vec<LogEntry> = lines
        .iter()
        .map(|line| LogEntry::read(line.text().as_bytes()).expect("written by ourselves"))
        .collect();
    assert_eq!(TableSession::load(&read), Ok(session));
}

/// A log without keys, as the first versions wrote it, can be read, and an entry without a key is written the same way.
#[test]
fn log_entries_without_keys_are_entries() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    for entry in entries(table.log()) {
        let json = serde_json::to_string(entry).expect("plain data");
        let line = LogEntry::read(json.as_bytes()).expect("a log entry without a key");
        assert_eq!((&line.entry, line.key, line.head), (entry, None, None));
        assert_eq!((line.text(), LogEntry::from(entry.clone()).text()), (&*json, &*json));
    }
}

/// A table keeps the latest 64 keys of each person, so that nobody pushes another's out.
#[test]
fn keys_are_remembered_per_person() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(BEN, sit(None, "Ben"));
    let mut session = table.session().clone();
    let key = |player, number: u32| Key::of(player, session.table().id(), &number.to_string());
    let (of_anna, of_ben) = (key(ANNA, 0), (0..200).map(|number| key(BEN, number)).collect::<Vec<_>>());
    let mut rename = |player, key, name: String| {
        let seat = session.table().seats_of(player).next().expect("seated");
        let decision = session.execute(Origin::Player(player), 0, Some(key), &Command::Rename { seat, name });
        session.commit(decision.expect("their own name"));
    };
    rename(ANNA, of_anna, "Anne".into());
    for (number, key) in of_ben.iter().enumerate() {
        rename(BEN, *key, format!("Ben {number}"));
    }
    assert!(session.table().done(of_anna).is_some(), "Ben's commands do not push out Anna's");
    let kept = (0..200).filter(|number| session.table().done(of_ben[*number]).is_some()).collect::<Vec<_>>();
    assert_eq!(kept, (136..200).collect::<Vec<_>>());
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
