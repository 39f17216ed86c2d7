//! A log that no table can have written is refused.

mod common;

use common::{ANNA, BEN, Testing, running, seat};
use crosstable_core::{Setup, Standing};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::Clock;
use crosstable_table::{Entry, LogEntry, TableSession};

fn played() -> Vec<LogEntry> {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 3);
    table.play_out(1);
    table.log().to_vec()
}

/// Changes one entry of a good log as somebody could who knows the seed, and returns the error that loading it then
/// gives.
fn spoilt(which: impl Fn(&Entry) -> bool, spoil: impl Fn(&mut Entry)) -> String {
    let mut log: Vec<Entry> = played().into_iter().map(|line| line.entry).collect();
    assert_eq!(LogEntry::chain(log.clone()), played());
    let entry = log.iter_mut().rev().find(|entry| which(entry)).expect("there is such an entry");
    spoil(entry);
    TableSession::load(&LogEntry::chain(log)).expect_err("the log is corrupt").to_string()
}

fn started(entry: &Entry) -> bool {
    matches!(entry, Entry::Started { .. })
}

fn drawn_after(entry: &Entry) -> bool {
    matches!(entry, Entry::Played { chance, .. } if !chance.is_empty())
}

#[test]
fn chance_is_drawn_to_its_end() {
    let forget = |entry: &mut Entry| match entry {
        Entry::Started { chance, .. } | Entry::Played { chance, .. } => drop(chance.pop()),
        _ => unreachable!("one of the two was chosen"),
    };
    assert_eq!(
        spoilt(started, forget),
        "entry 8 of the log does not fit: chance has not been drawn to its end"
    );
    assert!(spoilt(drawn_after, forget).ends_with("chance has not been drawn to its end"));
}

#[test]
fn moves_are_made_by_the_seat_whose_turn_it_is() {
    let swap_seat = |entry: &mut Entry| match entry {
        Entry::Played { seat: whose, .. } => *whose = seat(3 - whose.number() as usize),
        _ => unreachable!("a move was chosen"),
    };
    assert!(spoilt(drawn_after, swap_seat).contains("it is not the turn of seat "));
}

#[test]
fn moves_are_legal() {
    let play = |entry: &mut Entry| match entry {
        Entry::Played { token, .. } => *token = "sun@z9".into(),
        _ => unreachable!("a move was chosen"),
    };
    assert!(spoilt(drawn_after, play).contains("sun@z9: G-08 unreadable"));
}

#[test]
fn the_end_is_the_one_that_was_reached() {
    let ended = |entry: &Entry| matches!(entry, Entry::Ended { .. });
    let other_result = |entry: &mut Entry| match entry {
        Entry::Ended { standing, .. } => *standing = Standing::by_points(&[1000, 2]),
        _ => unreachable!("the end was chosen"),
    };
    let other_seed = |entry: &mut Entry| match entry {
        Entry::Ended { seed, .. } => *seed = Seed::new([9; 32]),
        _ => unreachable!("the end was chosen"),
    };
    assert!(spoilt(ended, other_result).ends_with("the game has not ended like this"));
    assert!(spoilt(ended, other_seed).ends_with("the game has not ended like this"));
}

#[test]
fn a_game_starts_once_with_every_seat_taken() {
    let log = played();
    let forged = |entries: Vec<&Entry>| {
        let log = LogEntry::chain(entries.into_iter().cloned());
        TableSession::load(&log).expect_err("the log is corrupt")
    };
    let frozen = |entry: &Entry| matches!(entry, Entry::Frozen { .. } | Entry::Entropy { .. });
    let entries = || log.iter().map(|line| &line.entry);
    let unfrozen = forged(entries().filter(|entry| !frozen(entry)).collect());
    assert!(unfrozen.what.contains("when everybody is ready"), "{unfrozen}");
    let absent = |entry: &&Entry| !matches!(entry, Entry::Seated { seat: s, .. } if *s == seat(2));
    let wrong = forged(entries().filter(absent).collect());
    assert!(wrong.what.contains("not what was to be frozen"), "{wrong}");
    let start = entries().find(|entry| started(entry)).expect("it was started");
    let twice = forged(entries().chain([start]).collect());
    assert_eq!(twice.number, log.len());
}
