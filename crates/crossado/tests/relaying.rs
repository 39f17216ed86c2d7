//! One and six, and rolling again: CA-15 to CA-18.

mod common;

use common::{Scene, filled, is_river, legal, play, refused, seat, squares, walks, why};
use crossado::{Plank, Position, Stage};
use crosstable_core::{Actor, Game, Setup};

fn takes(position: &Position) -> Vec<String> {
    legal(position).into_iter().filter(|token| token.starts_with("take:")).collect()
}

/// CA-15: after a 1 or a 6 any one plank may be taken and laid elsewhere; then the piece moves.
#[test]
fn a_one_or_a_six_allows_to_relay_a_plank() {
    for die in [1, 6] {
        let mut position = Scene::new(2, "c1h f1h j9v").rolled(die);
        assert_eq!(takes(&position), ["take:c1h", "take:f1h", "take:j9v"]);
        play(&mut position, "take:j9v");
        assert_eq!(position.stage(), Stage::Relaying { seat: seat(1), die, taken: "j9v".parse().unwrap() });
        play(&mut position, "lay:c2h");
        assert_eq!(position.stage(), Stage::Moving { seat: seat(1), die, relaid: true });
        assert!(!walks(&position).is_empty());
        assert_eq!(position.planks().len(), 3);
    }
}

/// CA-15: it is allowed, not asked for; who does not want to just moves.
#[test]
fn relaying_is_a_choice() {
    let mut position = Scene::new(2, "c1h").rolled(1);
    assert_eq!(legal(&position), ["take:c1h", "start-c1"]);
    play(&mut position, "start-c1");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
}

/// CA-15: with any other number no plank is taken.
#[test]
fn other_numbers_do_not_allow_it() {
    for die in 2..=5 {
        let position = Scene::new(2, "c1h f1h j9v").rolled(die);
        assert_eq!(takes(&position), [""; 0]);
        assert_eq!(why(&position, "take:j9v"), ("CA-15", "crossado-not-one-or-six"));
    }
}

/// CA-15: only once a turn, only a plank that lies there, and what is taken is laid before anything else.
#[test]
fn one_plank_a_turn() {
    let mut position = Scene::new(2, "c1h j9v").rolled(1);
    assert_eq!(why(&position, "take:j9h"), ("CA-15", "crossado-no-such-plank"));
    assert_eq!(why(&position, "take:j10v"), ("CA-15", "crossado-no-such-plank"));
    assert_eq!(why(&position, "lay:j9h"), ("CA-15", "crossado-nothing-taken"));
    play(&mut position, "take:j9v");
    for token in ["start-c1", "take:c1h", "pass"] {
        assert_eq!(why(&position, token), ("CA-15", "crossado-lay-the-taken"), "{token}");
    }
    assert_eq!(refused(&position, "pass").to_string(), "CA-15 crossado-lay-the-taken die=1 taken=j9v");
    play(&mut position, "lay:j9h");
    assert_eq!(why(&position, "take:c1h"), ("CA-15", "crossado-already-relaid"));
    assert_eq!(legal(&position), ["start-c1"]);
}

/// CA-15: the new place follows CA-07 and is not the old one; overlapping it in part is fine.
#[test]
fn the_new_place_is_another_one() {
    let mut position = Scene::new(2, "c1h j9v").rolled(1);
    play(&mut position, "take:j9v");
    assert_eq!(why(&position, "lay:j9v"), ("CA-15", "crossado-same-place"));
    assert_eq!(why(&position, "lay:e1v"), ("CA-07", "crossado-plank-on-plank"));
    assert_eq!(why(&position, "lay:b1h"), ("CA-07", "crossado-plank-on-island"));
    assert_eq!(why(&position, "lay:m9h"), ("CA-07", "crossado-plank-off-board"));
    for token in ["lay:j8v", "lay:j10v", "lay:j9h", "lay:h11h"] {
        assert!(legal(&position).contains(&token.to_owned()), "{token}");
    }
    let places = legal(&position).len();
    // One field longer than the plank itself there are always places on its own old fields.
    let before = Plank::all().filter(|plank| {
        let taken: Vec<_> = ["c1h".parse().unwrap()].into_iter().flat_map(squares).collect();
        squares(*plank).iter().all(|square| is_river(14, *square) && !taken.contains(square))
    });
    assert_eq!(places, before.count() - 1);
}

/// CA-15: a plank for which there is no other place cannot be taken.
#[test]
fn a_plank_without_another_place_stays() {
    let planks = filled(14);
    let taken: Vec<_> = planks.iter().copied().flat_map(squares).collect();
    let mut position = Scene::with_planks(&Setup::players(2), planks.clone()).turn(1);
    play(&mut position, "~d1");
    let (mut can, mut cannot) = (0, 0);
    for plank in planks {
        let own = squares(plank);
        let fits = |place: &Plank| {
            squares(*place)
                .iter()
                .all(|square| is_river(14, *square) && (own.contains(square) || !taken.contains(square)))
        };
        let token = format!("take:{plank}");
        if Plank::all().filter(fits).any(|place| place != plank) {
            can += 1;
            let mut after = position;
            play(&mut after, &token);
            assert!(!legal(&after).is_empty());
        } else {
            cannot += 1;
            assert_eq!(why(&position, &token), ("CA-15", "crossado-no-other-place"), "{token}");
        }
    }
    assert_eq!(takes(&position).len(), can);
    assert!(can > 0 && cannot > 0, "the example has both kinds: {can} and {cannot}");
}

/// CA-16: a plank on which a piece stands, of any colour, cannot be taken.
#[test]
fn an_occupied_plank_stays() {
    let position = Scene::new(3, "c1h f1h g5v j9v").on(1, "d1").on(3, "j11").rolled(6);
    assert_eq!(takes(&position), ["take:f1h", "take:g5v"]);
    assert_eq!(why(&position, "take:c1h"), ("CA-16", "crossado-plank-occupied"));
    let refusal = refused(&position, "take:j9v");
    assert_eq!(refusal.to_string(), "CA-16 crossado-plank-occupied plank=j9v field=j11 die=6");
}

/// CA-17: who rolled a 1 or a 6 and cannot move may relay, and passes either way.
#[test]
fn without_a_move_a_one_or_a_six_still_relays() {
    for die in [1, 6] {
        let mut position = Scene::new(2, "g5h").rolled(die);
        assert_eq!(legal(&position), ["take:g5h", "pass"]);
        let mut at_once = position;
        play(&mut at_once, "pass");
        assert_eq!(at_once.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
        play(&mut position, "take:g5h lay:g6h");
        assert_eq!(legal(&position), ["pass"]);
        play(&mut position, "pass");
        assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
    }
}

/// CA-17, CA-14: whether there is a complete move is judged after the relay: a plank may bring one about, or
/// take the only one away.
#[test]
fn the_relay_comes_before_the_judgement() {
    let mut position = Scene::new(2, "g5h").rolled(1);
    play(&mut position, "take:g5h lay:c2h");
    assert_eq!(legal(&position), ["start-c2"]);
    assert_eq!(why(&position, "pass"), ("CA-14", "crossado-must-move"));
    let mut position = Scene::new(2, "c1h").rolled(1);
    assert_eq!(why(&position, "pass"), ("CA-14", "crossado-must-move"));
    play(&mut position, "take:c1h lay:g5h");
    assert_eq!(legal(&position), ["pass"]);
}

/// CA-17: with a 1 or a 6 nobody rolls again, even without a move.
#[test]
fn a_first_one_or_six_is_played() {
    let position = Scene::new(2, "").rolled(6);
    assert_eq!(legal(&position), ["pass"]);
}

/// CA-18: who rolled 2 to 5 without a complete move rolls again, up to three rolls in all; then the turn is over.
#[test]
fn three_rolls_then_the_turn_ends() {
    for die in 2..=5 {
        let mut position = Scene::new(2, "g5h").turn(1);
        for rolls in 0..3 {
            assert_eq!(position.stage(), Stage::Rolling { seat: seat(1), rolls });
            assert_eq!(position.actor(), Actor::Chance);
            play(&mut position, &format!("~d{die}"));
        }
        assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
    }
}

/// CA-18: only a 1 or a 6 counts on a repeated roll; another number does nothing even if it would be a move.
#[test]
fn other_numbers_do_nothing_on_repeated_rolls() {
    // From the island c1 and d1 and e1 can be reached: with 5 there is no move, with 2 or 3 there would be.
    let mut position = Scene::new(2, "c1h").turn(1);
    play(&mut position, "~d5 ~d2");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(1), rolls: 2 });
    play(&mut position, "~d3");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
}

/// CA-18: the first 1 or 6 of a repeated roll is played like any other.
#[test]
fn a_one_or_six_on_a_repeated_roll_is_played() {
    for rolls in ["~d5 ~d1", "~d5 ~d4 ~d1"] {
        let mut position = Scene::new(2, "c1h").turn(1);
        play(&mut position, rolls);
        assert_eq!(legal(&position), ["take:c1h", "start-c1"]);
        play(&mut position, "take:c1h lay:c2h start-c2");
        assert_eq!(position.stage(), Stage::Rolling { seat: seat(2), rolls: 0 });
    }
    let mut position = Scene::new(2, "c1h").turn(1);
    play(&mut position, "~d5 ~d6");
    assert_eq!(legal(&position), ["take:c1h", "pass"]);
}
