//! Taking back: freely while nobody has learned anything, else by consent, and never to roll again.

mod common;

use common::{ANNA, BEN, CARLA, Room, seat};
use crosstable_core::{PlayerId, Setup, Viewer};
use crosstable_games::GameId;
use crosstable_table::{Clock, Command, Entry};

fn crossado(people: &[PlayerId], players: u8) -> Room {
    Room::running(GameId::Crossado, Setup::players(players).with("start", "1"), people, Clock::Off, 5)
}

fn crosswise(people: &[PlayerId], players: u8, seed: u8) -> Room {
    Room::running(GameId::Crosswise, Setup::players(players).with("start", "1"), people, Clock::Off, seed)
}

/// T-06: a plank is laid without chance; its player takes it back freely while nobody else has decided.
#[test]
fn free_while_nobody_has_acted() {
    let mut room = crossado(&[ANNA, BEN], 2);
    assert_eq!(room.no(ANNA, Command::Undo { seat: seat(1) }), ("T-06", "table-nothing-to-undo"));
    let before = room.table.view(Viewer::Seat(seat(1)));
    room.step();
    assert!(room.table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(!room.table.view(Viewer::Seat(seat(2))).free_undo);
    assert!(matches!(room.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Undone { to: 0, .. }]));
    assert_eq!(room.table.view(Viewer::Seat(seat(1))), before);
}

/// T-06: not freely once somebody else has decided.
#[test]
fn not_free_once_another_has_acted() {
    let mut room = crossado(&[ANNA, BEN], 2);
    room.step();
    room.step();
    assert!(!room.table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(matches!(room.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Asked { .. }]));
}

/// T-06: not freely once a tile was drawn.
#[test]
fn not_free_once_chance_was_drawn() {
    let mut room = crosswise(&[ANNA, BEN], 2, 1);
    let entries = room.step();
    assert!(matches!(&entries[0], Entry::Played { chance, .. } if !chance.is_empty()));
    assert!(!room.table.view(Viewer::Seat(seat(1))).free_undo);
    assert!(matches!(room.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Asked { .. }]));
}

/// T-07: every other person must agree, each with one voice; bots are not asked.
#[test]
fn all_others_must_agree() {
    let mut room = crosswise(&[ANNA, BEN, CARLA], 4, 1);
    let before = room.table.clone();
    room.step();
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    room.ok(BEN, Command::Agree);
    assert_eq!(room.no(BEN, Command::Agree), ("T-07", "table-already-agreed"));
    assert_eq!(room.table.decisions(), 1);
    assert!(matches!(room.ok(CARLA, Command::Agree)[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
    assert_eq!(room.table.decisions(), 0);
    assert_eq!(room.table.view(Viewer::Spectator).view, before.view(Viewer::Spectator).view);
}

/// T-07: one no settles it, a further move too, and who asked may withdraw.
#[test]
fn a_no_a_move_or_a_withdrawal_settle_it() {
    let mut room = crosswise(&[ANNA, BEN, CARLA], 3, 1);
    room.step();
    let undo = Command::Undo { seat: seat(1) };
    room.ok(ANNA, undo.clone());
    room.ok(BEN, Command::Decline);
    assert_eq!(room.no(CARLA, Command::Agree), ("T-07", "table-nothing-asked"));
    room.ok(ANNA, undo.clone());
    room.ok(ANNA, Command::Decline);
    assert_eq!(room.no(BEN, Command::Agree), ("T-07", "table-nothing-asked"));
    room.ok(ANNA, undo);
    room.step();
    assert_eq!(room.no(BEN, Command::Agree), ("T-07", "table-nothing-asked"));
}

/// T-07: against bots there is nobody to ask.
#[test]
fn bots_do_not_mind() {
    let mut room = crosswise(&[ANNA], 2, 1);
    room.step();
    room.step();
    assert!(matches!(room.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Undone { to: 0, .. }]));
}

/// T-07: who holds two seats has one voice, and does not vote on their own wish.
#[test]
fn one_voice_per_person() {
    let mut room = crosswise(&[ANNA, BEN, ANNA], 3, 1);
    room.step();
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    assert_eq!(room.no(ANNA, Command::Agree), ("T-07", "table-your-own-wish"));
    assert!(matches!(room.ok(BEN, Command::Agree)[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
}

/// T-07: whoever goes is not waited for: if all others who are present have agreed, the wish comes true.
#[test]
fn whoever_goes_is_not_waited_for() {
    let mut room = crosswise(&[ANNA, BEN, CARLA], 3, 1);
    room.step();
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    room.ok(BEN, Command::Agree);
    let entries = room.ok(CARLA, Command::Leave { seat: seat(3) });
    assert!(matches!(entries[..], [Entry::Left { .. }, Entry::Undone { to: 0, .. }]));
    // Nobody has agreed yet, so going is no consent.
    room.step();
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    assert!(matches!(room.ok(BEN, Command::Leave { seat: seat(2) })[..], [Entry::Left { .. }]));
}

/// T-07: whoever is away from one of their seats is still present on the other, and has a voice.
#[test]
fn a_voice_from_the_seat_one_is_present_on() {
    let mut room = crosswise(&[ANNA, BEN, BEN], 3, 1);
    room.step();
    room.ok(BEN, Command::Leave { seat: seat(2) });
    assert!(matches!(room.ok(ANNA, Command::Undo { seat: seat(1) })[..], [Entry::Asked { .. }]));
    let entries = room.ok(BEN, Command::Agree);
    assert!(matches!(entries[..], [Entry::Agreed { .. }, Entry::Undone { .. }]));
}

/// T-08: after taking back, the same move draws the same tile: no rolling again.
#[test]
fn undo_does_not_roll_again() {
    for seed in 1..20 {
        let mut room = crosswise(&[ANNA], 2, seed);
        let first = room.step();
        room.ok(ANNA, Command::Undo { seat: seat(1) });
        assert_eq!(room.step(), first, "table {seed}");
    }
}

/// T-08: nor does another move change the numbers: the die that follows is the one that was shown.
#[test]
fn another_move_meets_the_same_die() {
    // The last plank of the laying is followed by the first roll.
    let mut room = crossado(&[ANNA], 2);
    let mut last = Vec::new();
    while last.is_empty() {
        let entries = room.step();
        let [Entry::Played { chance, .. }] = &entries[..] else { panic!("a move") };
        last.clone_from(chance);
    }
    // Whoever laid it: Anna takes back her own last plank, and both lay other planks than before.
    room.ok(ANNA, Command::Undo { seat: seat(1) });
    let mut again = Vec::new();
    while again.is_empty() {
        let token = room.legal().pop().expect("a legal move");
        let entries = room.decide(token);
        let [Entry::Played { chance, .. }] = &entries[..] else { panic!("a move") };
        again.clone_from(chance);
    }
    assert_eq!(again[0], last[0]);
}
