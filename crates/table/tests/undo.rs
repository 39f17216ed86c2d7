//! Undo: freely while nobody has learned anything, otherwise if the others agree, and never to draw again.

mod common;

use common::{ANNA, BEN, CARLA, Testing, running, seat};
use crosstable_core::{PlayerId, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command};
use crosstable_table::{Entry, MemoryTable};

fn crossado(people: &[PlayerId], players: u8) -> MemoryTable {
    running(GameId::Crossado, Setup::players(players).with("start", "1"), people, Clock::Off, 5)
}

fn crosswise(people: &[PlayerId], players: u8, seed: u8) -> MemoryTable {
    running(GameId::Crosswise, Setup::players(players).with("start", "1"), people, Clock::Off, seed)
}

/// T-06: a plank is laid without chance; its player takes it back freely while nobody else has decided.
#[test]
fn free_while_nobody_has_acted() {
    let mut table = crossado(&[ANNA, BEN], 2);
    assert_eq!(table.no(ANNA, Command::Undo { seat: seat(1) }), ("T-06", "table-nothing-to-undo"));
    let before = table.view(Viewer::Seat(seat(1)));
    table.step();
    assert!(table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(!table.view(Viewer::Seat(seat(2))).free_undo);
    assert!(matches!(table.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Undone { to: 0, .. }]));
    assert_eq!(table.view(Viewer::Seat(seat(1))), before);
}

/// T-06: not freely once somebody else has decided.
#[test]
fn not_free_once_another_has_acted() {
    let mut table = crossado(&[ANNA, BEN], 2);
    table.step();
    table.step();
    assert!(!table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(matches!(table.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Proposed { .. }]));
}

/// T-06: not freely once a tile was drawn.
#[test]
fn not_free_once_chance_was_drawn() {
    let mut table = crosswise(&[ANNA, BEN], 2, 1);
    let entries = table.step();
    assert!(matches!(&entries[0], Entry::Played { chance, .. } if !chance.is_empty()));
    assert!(!table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(matches!(table.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Proposed { .. }]));
}

/// T-07: every other person must agree, each with one vote; bots are not asked.
#[test]
fn all_others_must_agree() {
    let mut table = crosswise(&[ANNA, BEN, CARLA], 4, 1);
    let before = table.table().clone();
    table.step();
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    table.ok(BEN, Command::Agree);
    assert_eq!(table.no(BEN, Command::Agree), ("T-07", "table-already-agreed"));
    assert_eq!(table.table().decisions(), 1);
    assert!(matches!(table.ok(CARLA, Command::Agree)[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
    assert_eq!(table.table().decisions(), 0);
    assert_eq!(table.view(Viewer::Spectator).view, before.view(Viewer::Spectator).view);
}

/// T-07: one refusal settles it, so does a further move, and the person who made the proposal may withdraw it.
#[test]
fn a_refusal_a_move_or_a_withdrawal_settles_a_proposal() {
    let mut table = crosswise(&[ANNA, BEN, CARLA], 3, 1);
    table.step();
    let undo = Command::Undo { seat: seat(1) };
    table.ok(ANNA, undo.clone());
    table.ok(BEN, Command::Decline);
    assert_eq!(table.no(CARLA, Command::Agree), ("T-07", "table-no-proposal"));
    table.ok(ANNA, undo.clone());
    table.ok(ANNA, Command::Decline);
    assert_eq!(table.no(BEN, Command::Agree), ("T-07", "table-no-proposal"));
    table.ok(ANNA, undo);
    table.step();
    assert_eq!(table.no(BEN, Command::Agree), ("T-07", "table-no-proposal"));
}

/// T-07: against bots there is nobody to ask.
#[test]
fn bots_are_not_asked() {
    let mut table = crosswise(&[ANNA], 2, 1);
    table.step();
    table.step();
    assert!(matches!(table.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Undone { to: 0, .. }]));
}

/// T-07: a person who holds two seats has one vote, and none on their own proposal.
#[test]
fn one_vote_per_person() {
    let mut table = crosswise(&[ANNA, BEN, ANNA], 3, 1);
    table.step();
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    assert_eq!(table.no(ANNA, Command::Agree), ("T-07", "table-own-proposal"));
    assert!(matches!(table.ok(BEN, Command::Agree)[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
}

/// T-07: nobody loses a move by being absent. The proposal waits until everybody has agreed.
#[test]
fn a_proposal_waits_for_people_who_leave() {
    let mut table = crosswise(&[ANNA, BEN, CARLA], 3, 1);
    table.step();
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    table.ok(BEN, Command::Agree);
    assert!(matches!(table.ok(CARLA, Command::Leave { seat: seat(3) })[..], [Entry::Left { .. }]));
    table.ok(CARLA, Command::Return { seat: seat(3) });
    let entries = table.ok(CARLA, Command::Agree);
    assert!(matches!(entries[..], [Entry::Agreed { .. }, Entry::Undone { to: 0, .. }]));
}

/// T-07: a person who is away from one of their seats votes from the other.
#[test]
fn a_vote_comes_from_the_seat_where_its_person_is_present() {
    let mut table = crosswise(&[ANNA, BEN, BEN], 3, 1);
    table.step();
    table.ok(BEN, Command::Leave { seat: seat(2) });
    assert!(matches!(table.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Proposed { .. }]));
    let entries = table.ok(BEN, Command::Agree);
    assert!(matches!(entries[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
}

/// T-08: after an undo, the same move draws the same tile.
#[test]
fn undo_does_not_draw_again() {
    for seed in 1..20 {
        let mut table = crosswise(&[ANNA], 2, seed);
        let first = table.step();
        table.ok(ANNA, Command::Undo { seat: seat(1) });
        assert_eq!(table.step(), first, "table {seed}");
    }
}

/// T-08: another move does not change the numbers either: the same die roll follows.
#[test]
fn another_move_is_followed_by_the_same_roll() {
    // The last plank of the laying is followed by the first roll.
    let mut table = crossado(&[ANNA], 2);
    let mut last = Vec::new();
    while last.is_empty() {
        let entries = table.step();
        let [Entry::Played { chance, .. }] = &entries[..] else { panic!("a move") };
        last.clone_from(chance);
    }
    // Anna takes back her own last plank, whether or not it was the last of all, and both lay other planks than before.
    table.ok(ANNA, Command::Undo { seat: seat(1) });
    let mut again = Vec::new();
    while again.is_empty() {
        let token = table.legal().pop().expect("a legal move");
        let entries = table.decide(&token);
        let [Entry::Played { chance, .. }] = &entries[..] else { panic!("a move") };
        again.clone_from(chance);
    }
    assert_eq!(again[0], last[0]);
}
