//! What the source says in so many words, played out. It has no worked games; its pictures are lost.

mod common;

use common::{Scene, legal, play, seat, walks, why};
use crossado::{Corner, Stage};
use crosstable_core::{Game, Setup, Viewer};

/// CA-08, CA-09: one may cross from plank to plank where they connect directly.
#[test]
fn from_plank_to_plank_where_they_touch_directly() {
    let touching = Scene::new(2, "c1h f1v").rolled(4);
    assert_eq!(walks(&touching), ["start-f1"]);
    let diagonal = Scene::new(2, "c1h f2v").rolled(4);
    assert_eq!(diagonal.stage(), Stage::Rolling { seat: seat(1), rolls: 1 });
}

/// CA-10: the direction may change within a move, several times too; but no hopping to and fro on two fields.
#[test]
fn turning_is_allowed_and_hopping_to_and_fro_is_not() {
    let position = Scene::new(2, "c1h e2h g3v").on(1, "d1").arrived(1, 3).rolled(5);
    // East, south, east, east, south.
    assert_eq!(walks(&position), ["d1-g3"]);
    let position = Scene::new(2, "c1h g5h").on(1, "d1 g5").arrived(1, 2).rolled(2);
    assert_eq!(why(&position, "d1-d1"), ("CA-10", "crossado-straight-back"));
}

/// CA-08: a move that would have to be broken off at a gap between planks is not begun at all.
#[test]
fn no_move_is_broken_off() {
    let position = Scene::new(2, "c1h g1h g5h").on(1, "c1 g5").rolled(2);
    assert_eq!(walks(&position), ["start-d1", "c1-e1", "g5-i5"]);
    let position = Scene::new(2, "c1h g1h").rolled(6);
    assert_eq!(legal(&position), ["take:c1h", "take:g1h", "pass"]);
}

/// CA-18: who cannot complete a move with any piece has three rolls for a 1 or a 6, and otherwise does not move.
#[test]
fn three_rolls_for_a_one_or_a_six() {
    let mut position = Scene::new(3, "").turn(2);
    play(&mut position, "~d3 ~d5 ~d2");
    assert_eq!(position.stage(), Stage::Rolling { seat: seat(3), rolls: 0 });
    play(&mut position, "~d3 ~d5 ~d1");
    assert_eq!(position.stage(), Stage::Moving { seat: seat(3), die: 1, relaid: false });
}

/// CA-15, CA-17: who rolls a 6 and cannot walk all of it may still relay a plank, but does not move.
#[test]
fn a_six_without_six_steps_still_relays() {
    let mut position = Scene::new(2, "c1h g5h").rolled(6);
    play(&mut position, "take:g5h lay:h5h");
    assert_eq!(legal(&position), ["pass"]);
}

/// CA-13: the goal is entered with the last pip of the roll only.
#[test]
fn the_last_pip_enters_the_goal() {
    let position = Scene::new(2, "j13h g13h d13h").on(1, "j13").arrived(1, 2).rolled(4);
    assert_eq!(why(&position, "j13-goal"), ("CA-13", "crossado-goal-too-early"));
    let position = Scene::new(2, "j13h").on(1, "j13").arrived(1, 2).rolled(3);
    assert_eq!(legal(&position), ["j13-goal"]);
}

/// CA-02, CA-03, CA-04: four pieces each, and five planks each for four players, six for three, nine for two.
#[test]
fn what_everybody_gets() {
    for (players, planks) in [(4, 5), (3, 6), (2, 9)] {
        let view = common::game(&Setup::players(players), "").view(Viewer::Spectator);
        for camp in view.camps {
            assert_eq!((camp.planks, camp.waiting, camp.arrived), (planks, 4, 0));
            assert_eq!(camp.goal, camp.start.opposite());
        }
    }
    assert_eq!(Corner::Nw.opposite(), Corner::Se);
}
