//! Phase 2, moving pieces: CA-08 to CA-14.

mod common;

use common::{Scene, field, legal, play, seat, walks, why};
use crossado::Stage;
use crosstable_core::{Actor, Game, Viewer};

/// CA-08: the start player rolls first, then clockwise; one piece moves, exactly as far as rolled.
#[test]
fn one_piece_a_turn_exactly_as_far_as_rolled() {
    let mut position = Scene::new(3, "c1h f1h l1v").on(1, "c1 f1").turn(1);
    play(&mut position, "~d2");
    assert_eq!(walks(&position), ["start-d1", "c1-e1", "f1-d1", "f1-h1"]);
    play(&mut position, "f1-h1");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
    play(&mut position, "~d3 start-l3");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(3), rolls: 0 });
    play(&mut position, "~d5 ~d5 ~d5");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(1), rolls: 0 });
    assert_eq!(position.view(Viewer::Spectator).turns, 3);
}

/// CA-08: a move that would break off at a gap cannot be begun.
#[test]
fn a_gap_breaks_the_way() {
    let position = Scene::new(2, "c1h g1h").rolled(3);
    assert_eq!(walks(&position), ["start-e1"]);
    assert_eq!(why(&position, "start-d1"), ("CA-08", "crossado-out-of-reach"));
    assert_eq!(why(&position, "start-g1"), ("CA-08", "crossado-out-of-reach"));
    assert_eq!(why(&position, "start-f1"), ("CA-09", "crossado-no-plank-there"));
}

/// CA-08: only an own piece that stands there can be moved.
#[test]
fn only_own_pieces_move() {
    let position = Scene::new(2, "c1h").on(1, "c1").on(2, "e1").rolled(1);
    assert_eq!(why(&position, "e1-d1"), ("CA-08", "crossado-no-piece"));
    assert_eq!(why(&position, "d1-e1"), ("CA-08", "crossado-no-piece"));
    assert_eq!(why(&position, "n1-l1"), ("CA-08", "crossado-no-piece"));
    assert_eq!(why(&position, "goal-l13"), ("CA-08", "crossado-no-piece"));
    let position = Scene::new(2, "c1h").on(1, "c1 d1 e1").arrived(1, 1).rolled(1);
    assert_eq!(why(&position, "start-c1"), ("CA-08", "crossado-no-piece"));
}

/// CA-09: planks that touch are one way, end to end, side by side or around a corner; never diagonally.
#[test]
fn steps_lead_over_touching_planks() {
    // c1 d1 e1, below e1 hangs e2 e3 e4, beside it f3 g3 h3; i4 only touches h3 diagonally.
    let planks = "c1h e2v f3h i4h";
    let from_e1 = |die| walks(&Scene::new(2, planks).on(1, "e1").arrived(1, 3).rolled(die));
    assert_eq!(from_e1(1), ["e1-d1", "e1-e2"]);
    assert_eq!(from_e1(3), ["e1-f3", "e1-e4"]);
    assert_eq!(from_e1(5), ["e1-h3"]);
    assert_eq!(from_e1(6), [""; 0]);
}

/// CA-09: an island touches the four river fields beside it, and leaving it onto one of them is one step.
#[test]
fn islands_touch_four_fields() {
    let leaving = |die| walks(&Scene::new(2, "c1h c2h a3h").rolled(die));
    assert_eq!(leaving(1), ["start-c1", "start-c2", "start-a3", "start-b3"]);
    // c3 is no field of the shore, but two steps away by c2 or b3.
    let two_steps = ["c1", "d1", "c2", "d2", "a3", "b3", "c3"].map(|field| format!("start-{field}"));
    assert_eq!(leaving(2), two_steps);
    // c3 touches only the island's corner.
    let position = Scene::new(2, "c3h").rolled(1);
    assert_eq!(walks(&position), [""; 0]);
}

/// CA-09: the own start is not entered again, foreign islands not at all, not even in passing.
#[test]
fn islands_are_no_way_through() {
    // Around the own island in the corner, and beside the island of seat 2.
    let position = Scene::new(2, "c1h a3h j1h").on(1, "c1 l1").rolled(1);
    assert_eq!(walks(&position), ["start-a3", "start-b3", "c1-d1", "l1-k1"]);
    assert_eq!(why(&position, "c1-start"), ("CA-09", "crossado-not-back-to-start"));
    assert_eq!(why(&position, "c1-b1"), ("CA-09", "crossado-not-back-to-start"));
    assert_eq!(why(&position, "l1-m1"), ("CA-09", "crossado-foreign-island"));
    // Two steps would lead from c1 over the island to a3 or b3.
    let position = Scene::new(2, "c1h a3h").on(1, "c1").rolled(2);
    assert_eq!(why(&position, "c1-a3"), ("CA-08", "crossado-out-of-reach"));
    // The goal of seat 2 is foreign to seat 1 as well.
    let position = Scene::new(2, "c12v").on(1, "c13").rolled(1);
    assert_eq!(why(&position, "c13-b13"), ("CA-09", "crossado-foreign-island"));
}

/// CA-10: the direction may change, but no step goes straight back.
#[test]
fn no_step_goes_straight_back() {
    let position = Scene::new(2, "c1h f1h").on(1, "d1 g1").rolled(3);
    assert_eq!(walks(&position), ["start-e1"]);
    // To e1 and back to d1, then on to c1.
    assert_eq!(why(&position, "d1-c1"), ("CA-10", "crossado-straight-back"));
    let position = Scene::new(2, "c1h g5h").on(1, "d1 g5").rolled(2);
    assert_eq!(walks(&position), ["g5-i5"]);
    assert_eq!(why(&position, "d1-d1"), ("CA-10", "crossado-straight-back"));
}

/// CA-10: a piece may circle, and may even end on the field it began on.
#[test]
fn circling_is_allowed() {
    let around = |die| walks(&Scene::new(2, "g5h g6h").on(1, "g5").arrived(1, 3).rolled(die));
    assert_eq!(around(4), ["g5-g5", "g5-i5", "g5-h6"]);
    assert!(around(6).contains(&"g5-g5".to_owned()), "the long way round");
    let mut position = Scene::new(2, "g5h g6h").on(1, "g5").rolled(4);
    play(&mut position, "g5-g5");
    assert!(position.pieces(seat(1)).crossing.has(field("g5")));
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
}

/// CA-11: fields occupied by any player are passed and count as steps; nothing is captured.
#[test]
fn pieces_are_jumped_over() {
    let mut position = Scene::new(2, "c1h f1h").on(1, "c1 e1").on(2, "d1 f1").rolled(4);
    assert_eq!(walks(&position), ["start-f1", "c1-g1"]);
    play(&mut position, "start-f1");
    assert_eq!(position.pieces(seat(2)).crossing, [field("d1"), field("f1")].into_iter().collect());
    assert!(position.pieces(seat(1)).crossing.has(field("f1")));
}

/// CA-12: at the end of a move no two pieces of a colour share a field; different colours may, all four of them.
#[test]
fn one_piece_of_each_colour_on_a_field() {
    let position = Scene::new(2, "c1h").on(1, "c1 e1").rolled(2);
    assert_eq!(walks(&position), ["start-d1"]);
    assert_eq!(why(&position, "c1-e1"), ("CA-12", "crossado-own-piece-there"));
    let mut position = Scene::new(4, "g5h").on(1, "g5").on(2, "h5").on(3, "h5").on(4, "h5").rolled(1);
    play(&mut position, "g5-h5");
    for number in 1..=4 {
        assert!(position.pieces(seat(number)).crossing.has(field("h5")));
    }
}

/// CA-13: the goal is reached only with the last pip, and a piece stays there.
#[test]
fn the_goal_takes_the_last_pip() {
    let scene = || Scene::new(2, "j13h").on(1, "j13").arrived(1, 2);
    let mut position = scene().rolled(3);
    assert_eq!(walks(&position), ["j13-goal"]);
    play(&mut position, "j13-goal");
    assert_eq!(position.pieces(seat(1)).arrived, 3);
    let position = scene().rolled(6);
    assert_eq!(why(&position, "j13-goal"), ("CA-13", "crossado-goal-too-early"));
    assert_eq!(why(&position, "goal-l13"), ("CA-13", "crossado-stays-in-goal"));
    let position = scene().rolled(1);
    assert_eq!(why(&position, "j13-goal"), ("CA-08", "crossado-out-of-reach"));
    // Not through the goal to another shore either.
    let position = Scene::new(2, "l12v m10v").on(1, "l14").arrived(1, 2).rolled(2);
    assert_eq!(walks(&position), ["l14-l12", "l14-goal"]);
}

/// CA-13, CA-10: pips cannot be used up by stepping to and fro before the goal.
#[test]
fn pips_are_not_wasted_before_the_goal() {
    // Two steps lead from k13 into the goal; with a 4 it would have to step back and forth first.
    let position = Scene::new(2, "j13h c1h f1h").on(1, "k13").rolled(4);
    assert_eq!(walks(&position), ["start-f1"]);
    assert_eq!(why(&position, "k13-goal"), ("CA-13", "crossado-goal-too-early"));
    // With a ring to circle on, the same roll is complete.
    let position = Scene::new(2, "j13h j14h").on(1, "k13").rolled(4);
    assert!(walks(&position).contains(&"k13-goal".to_owned()));
}

/// CA-14: who has a complete move must make one, whichever; passing is refused.
#[test]
fn a_complete_move_must_be_made() {
    for die in [1, 2, 3] {
        let position = Scene::new(2, "c1h").rolled(die);
        assert_eq!(why(&position, "pass"), ("CA-14", "crossado-must-move"));
    }
    let position = Scene::new(2, "c1h c2h").on(1, "d2").rolled(2);
    assert!(walks(&position).len() > 1);
    assert!(!legal(&position).contains(&"pass".to_owned()));
}

/// CA-14: circling back is a complete move, too, even where all other fields are taken by own pieces.
#[test]
fn circling_counts_as_a_complete_move() {
    let mut position = Scene::new(2, "g5h g6h").on(1, "g5 i5 h6").arrived(1, 1).turn(1);
    play(&mut position, "~d4");
    assert_eq!(position.actor(), Actor::Seat(seat(1)));
    let stays: Vec<String> = ["g5-g5", "i5-i5", "h6-h6"].map(String::from).to_vec();
    assert_eq!(walks(&position), stays);
}
