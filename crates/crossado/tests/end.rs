//! How a game ends: CA-19 and CA-20.

mod common;

use common::{Scene, filled, game, play, seat};
use crossado::Position;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Setup, Viewer};

/// CA-19: the fourth piece in the goal wins at once; the others rank by theirs, equal counts share.
#[test]
fn four_pieces_in_the_goal_win_at_once() {
    let scene =
        Scene::new(4, "l12v c12v").on(1, "l13").arrived(1, 3).arrived(2, 1).arrived(3, 2).arrived(4, 1);
    let mut position = scene.rolled(1);
    assert_eq!(position.standing(), None);
    play(&mut position, "l13-goal");
    assert_eq!(position.actor(), Actor::Over);
    let standing = position.standing().expect("the game is over");
    assert_eq!(standing.ranks(), [1, 3, 2, 3]);
    assert_eq!(standing.points(), None);
    assert!(position.legal().is_empty());
    assert_eq!(position.play_token("~d1").unwrap_err().code, "over");
}

/// CA-19: three pieces in the goal do not end anything.
#[test]
fn the_third_piece_does_not_win() {
    let mut position = Scene::new(2, "l12v").on(1, "l13").arrived(1, 2).rolled(1);
    play(&mut position, "l13-goal");
    assert_eq!(position.actor(), Actor::Chance);
    assert_eq!(position.standing(), None);
}

/// CA-20: after the limit of turns for each player the game ends and pieces in the goal decide.
#[test]
fn the_limit_ends_the_game() {
    for (players, start) in [(2, 1), (3, 2), (4, 4)] {
        let setup = Setup::players(players).with("limit", "20").with("start", start.to_string());
        let mut position = game(&setup, if players == 3 { "~lone:2" } else { "" });
        // The planks lie in the middle, out of everybody's reach.
        let middle = filled(14).into_iter().filter(|plank| (4..10).contains(&plank.field.row()));
        for plank in middle {
            if matches!(position.actor(), Actor::Seat(_)) {
                play(&mut position, &format!("plank:{plank}"));
            }
        }
        let turns = 20 * u16::from(players);
        for turn in 0..turns {
            assert_eq!(position.view(Viewer::Spectator).turns, turn);
            assert_eq!(position.standing(), None);
            play(&mut position, "~d6 pass");
        }
        assert_eq!(position.actor(), Actor::Over);
        let standing = position.standing().expect("the game is over");
        assert_eq!(standing.ranks(), vec![1; players as usize], "nobody has a piece in the goal");
    }
}

/// CA-20: a turn lost after three rolls counts, and so does the last one of all.
#[test]
fn lost_turns_count() {
    let mut position = Scene::at(&Setup::players(2).with("limit", "20"), "g5h").arrived(2, 1).turn(1);
    for _ in 0..40 {
        assert_eq!(position.actor(), Actor::Chance);
        play(&mut position, "~d2 ~d3 ~d4");
    }
    assert_eq!(position.standing().expect("the game is over").ranks(), [2, 1]);
}

/// CA-20, CA-07: every random game ends within the promised number of moves and outcomes.
#[test]
fn random_games_end_in_time() {
    for players in 2..=4 {
        for seed in 0..10 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let setup = Setup::players(players);
            let mut position = Position::from_setup(&setup).expect("the defaults are valid");
            let mut length = 0;
            while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
                position.apply(mv);
                length += 1;
            }
            assert!(length <= Position::LONGEST, "seed {seed}: {length} steps");
            assert!(position.standing().is_some(), "seed {seed}");
            for number in 1..=players as usize {
                let pieces = position.pieces(seat(number));
                let all = u32::from(pieces.waiting + pieces.arrived) + pieces.crossing.len();
                assert_eq!(all, 4, "seed {seed}: no piece is lost");
            }
        }
    }
}

/// Why the game is over, as a message.
fn ending(position: &Position) -> String {
    Position::ending(&position.view(Viewer::Spectator)).expect("it is over").to_string()
}

/// CA-19, CA-20: the end says why: all pieces arrived, or the limit, and who has the most pieces in the goal then.
#[test]
fn the_end_says_why() {
    let mut position = Scene::new(2, "l12v c12v").on(1, "l13").arrived(1, 3).rolled(1);
    assert_eq!(Position::ending(&position.view(Viewer::Spectator)), None);
    play(&mut position, "l13-goal");
    assert_eq!(ending(&position), "crossado-end-arrived who=seat 1");
    let at_the_limit = |arrived| {
        let scene = Scene::at(&Setup::players(2).with("limit", "20"), "g5h");
        let mut position = scene.arrived(1, 1).arrived(2, arrived).turn(1);
        (0..40).for_each(|_| play(&mut position, "~d2 ~d3 ~d4"));
        ending(&position)
    };
    assert_eq!(at_the_limit(2), "crossado-end-limit limit=20 count=2 who=seat 2");
    assert_eq!(at_the_limit(1), "crossado-end-limit-shared limit=20 count=1");
}
