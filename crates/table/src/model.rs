//! An exhaustive model of the way into a game: sitting down, committing, freezing, revealing, starting, giving up. Every
//! order of messages of two people is tried, sensible or not, up to the second round.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::{Entropy, Head, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Command, Stage};

use crate::dispatch::Origin;
use crate::entry::Entry;
use crate::session::{Decision, TableSession};
use crate::table::{Opening, Table};

const TABLE: TableId = TableId::new([7; 16]);
const PEOPLE: [PlayerId; 2] = [PlayerId::new([1; 16]), PlayerId::new([2; 16])];
/// The last round that is looked at.
const LAST_ROUND: u32 = 2;

/// What people's devices can commit to: two values each, and each may try the other's.
fn values() -> impl Iterator<Item = Entropy> {
    (0..4).map(|number| Entropy::new([number; 16]))
}

/// Everything that anybody can ask for at any time.
fn commands() -> Vec<(PlayerId, Command)> {
    let mut commands = Vec::new();
    for player in PEOPLE {
        let mut add = |command| commands.push((player, command));
        for seat in Seat::all(2) {
            add(Command::Sit { seat: Some(seat), name: format!("P{}", player.bytes()[0]), commitment: None });
            add(Command::Leave { seat });
            add(Command::Clear { seat });
            for entropy in values() {
                add(Command::Commit { seat, commitment: entropy.commitment(TABLE.bytes()) });
                add(Command::Reveal { seat, entropy });
            }
        }
        add(Command::Bot { seat: None, level: Level::Easy });
        add(Command::Swap { one: Seat::new(0), other: Seat::new(1) });
        add(Command::Start);
        add(Command::Reopen);
    }
    commands
}

/// What two states have in common that differ in nothing that matters here.
fn key(table: &Table) -> String {
    let Table { chairs, commitments, entropy, round, list, stage, .. } = table;
    format!("{chairs:?} {commitments:?} {entropy:?} {round} {list:?} {stage:?}")
}

/// All that can happen in a state.
fn decisions(session: &TableSession) -> Vec<Decision> {
    let ask = |(player, command): &(PlayerId, Command)| {
        session.execute(Origin::Player(*player), 0, None, command).ok()
    };
    // The server may come back with less than it told.
    let key = &session.table().log_key;
    let lost = key.receipt(999, Head::new([5; 16]), false);
    let disputed = session.execute_dispute(0, 999, lost, None, true);
    commands().iter().filter_map(ask).chain([disputed]).filter(|decision| !decision.is_empty()).collect()
}

/// What a transition may do, and what it may not.
fn check(before: &Table, decision: &Decision) {
    let after = decision.after();
    let entries: Vec<&Entry> = decision.entries().map(|line| &line.entry).collect();
    let starts = entries.iter().filter(|entry| matches!(entry, Entry::Started { .. })).count();
    assert!(starts <= 1);
    match before.stage {
        Stage::Running => assert_eq!((starts, after.list == before.list), (0, true), "a game starts once"),
        Stage::Starting if after.round == before.round => {
            let same = (&before.list, &before.commitments, &before.chairs);
            assert_eq!(same, (&after.list, &after.commitments, &after.chairs), "frozen is frozen");
        }
        Stage::Starting | Stage::Lobby | Stage::Ended => {}
    }
    if after.round > before.round {
        let (commitments, entropy) = (after.given_commitments(), after.given_entropy());
        assert!(commitments.is_empty() && entropy.is_empty(), "all commit again");
        assert_ne!((after.seed, after.commitment), (before.seed, before.commitment), "the server too");
    }
    for (seat, entropy) in after.given_entropy() {
        let committed = after.commitments[seat.index()];
        assert_eq!(committed, Some(entropy.commitment(TABLE.bytes())), "nobody reveals anything else");
        assert!(after.list.is_some(), "nothing is revealed before everything is frozen");
    }
}

#[test]
fn nobody_depends_on_what_another_has_revealed_and_no_game_starts_twice() {
    let opening = Opening::new(TABLE, GameId::Crosswise, Setup::players(2), PEOPLE[0]);
    let (first, _) = TableSession::open(&opening, Seed::new([3; 32]), 0).expect("valid");
    let mut seen = BTreeSet::from([key(first.table())]);
    let mut queue = VecDeque::from([first]);
    // By what was frozen and the seat: what the seat can still reveal, whatever others have revealed.
    let mut choices: BTreeMap<(String, usize), Vec<Entropy>> = BTreeMap::new();
    let (mut starts, mut transitions) = (0, 0);
    while let Some(session) = queue.pop_front() {
        let table = session.table();
        for seat in table.waiting() {
            let owner = Origin::Player(table.chairs[seat.index()].player().expect("a person"));
            let reveal = |entropy: &Entropy| {
                session.execute(owner, 0, None, &Command::Reveal { seat, entropy: *entropy }).is_ok()
            };
            let accepted: Vec<Entropy> = values().filter(reveal).collect();
            assert_eq!(accepted.len(), 1, "there is nothing left to choose");
            let frozen = (table.list.clone().expect("frozen"), seat.index());
            assert_eq!(*choices.entry(frozen).or_insert_with(|| accepted.clone()), accepted);
        }
        for decision in decisions(&session) {
            check(table, &decision);
            transitions += 1;
            starts += usize::from(table.stage != Stage::Running && decision.after().stage == Stage::Running);
            let mut next = session.clone();
            next.commit(decision);
            if next.table().round <= LAST_ROUND && seen.insert(key(next.table())) {
                queue.push_back(next);
            }
        }
    }
    println!("{} states, {transitions} transitions, {starts} starts", seen.len());
    assert!(seen.len() > 500 && starts > 100, "the model is not trivial");
}
