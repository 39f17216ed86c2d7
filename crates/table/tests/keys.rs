//! Commands sent twice, and the log as it is stored.

mod common;

use common::{ANNA, BEN, Room};
use crosstable_core::{Setup, Viewer};
use crosstable_games::GameId;
use crosstable_table::{By, Clock, Command, Key, Logged, Table};

fn key(number: u8) -> Key {
    Key::new([number; 16])
}

/// The table remembers which entry a command led to; so does the table that its log tells of.
#[test]
fn a_key_is_remembered_with_its_entry() {
    let room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    let mut lines: Vec<Logged> = room.log.iter().cloned().map(Logged::from).collect();
    let mut table = Table::replay_logged(&lines).expect("a table's own log");
    assert_eq!(table, room.table);
    for number in 0..100 {
        let seat = table.to_move().expect("a long game");
        let token = table.view(Viewer::Seat(seat)).legal.swap_remove(0);
        let player = table.chairs()[seat.index()].player().expect("only people play");
        let entries = table.handle(By::Player(player), 0, Command::Play { seat, token }).expect("legal");
        let ends = entries.len() > 1;
        for line in Logged::of(entries, Some(key(number))) {
            table.apply_logged(&line).expect("a table's own entries fit");
            lines.push(line);
        }
        assert_eq!(table.done(key(number)), Some(table.length() - 1 - u64::from(ends)));
        assert_eq!(table.turned(), table.length() - 1 - u64::from(ends));
        if ends {
            break;
        }
    }
    assert_eq!(table.done(key(200)), None);
    let stored: Vec<String> =
        lines.iter().map(|line| serde_json::to_string(line).expect("plain data")).collect();
    let read: Vec<Logged> =
        stored.iter().map(|json| serde_json::from_str(json).expect("written by ourselves")).collect();
    assert_eq!(Table::replay_logged(&read), Ok(table));
}

/// A log from before there were keys reads as it always did, and a line without a key is written as it was.
#[test]
fn lines_without_keys_are_entries() {
    let room = Room::running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    for entry in &room.log {
        let json = serde_json::to_string(entry).expect("plain data");
        let line: Logged = serde_json::from_str(&json).expect("an entry is a line");
        assert_eq!((&line.entry, line.key), (entry, None));
        assert_eq!(serde_json::to_string(&line).expect("plain data"), json);
    }
}

/// Only so many keys are kept, the latest.
#[test]
fn the_memory_of_keys_is_bounded() {
    let mut room = Room::open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    room.ok(ANNA, Command::Sit { seat: None, name: "Anna".into() });
    let seat = room.table.seats_of(ANNA).next().expect("seated");
    for number in 0..200 {
        let rename = Command::Rename { seat, name: format!("Anna {number}") };
        let entries = room.table.handle(By::Player(ANNA), 0, rename).expect("her own name");
        for line in Logged::of(entries, Some(key(number))) {
            room.table.apply_logged(&line).expect("fits");
        }
    }
    let kept = (0..200).filter(|number| room.table.done(key(*number)).is_some()).collect::<Vec<_>>();
    assert_eq!(kept, (136..200).collect::<Vec<u8>>());
}

/// T-13: after the end everything can be drawn again; before it the seed stays where it is.
#[test]
fn a_game_that_has_ended_can_be_verified() {
    for &game in GameId::ALL {
        let mut room = Room::running(game, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
        assert_eq!(room.table.verify(), None);
        room.play_out(1);
        let verdict = room.table.verify().expect("the game has ended");
        assert!(verdict.is_fair(), "{game}: {verdict:?}");
        assert_eq!(verdict.entropy.len(), 2);
    }
}
