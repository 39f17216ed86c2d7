//! How a game ends and who has won.

mod common;

use common::{DRAWN, game, lay_out, play, two, why};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Setup, Viewer};
use crosswise::{End, Move, Position, Stage, Team};

/// CW-16: six equal symbols in an own line win at once; nothing is drawn and no points are counted.
#[test]
fn six_equal_in_a_row_win_for_the_rows() {
    let mut position = two("sun sun sun star", "sun sun sun star");
    play(&mut position, "sun@a1 ~cross sun@b1 ~cross sun@c1 ~cross sun@d1 ~cross sun@e1 ~square sun@f1");
    assert_eq!(position.stage(), Stage::Over { end: End::Six(Team::B) });
    let standing = position.standing().expect("over");
    assert_eq!((standing.ranks(), standing.points()), (&[2, 1][..], None));
    assert_eq!(why(&position, "star@a2"), ("G-07", "over"));
}

/// CW-16: no matter whose turn completes the line; here seat 2 gives team A its column by laying.
#[test]
fn the_opponent_may_complete_the_line() {
    let mut position = two("sun sun sun star", "sun sun sun star");
    play(&mut position, "sun@a1 ~cross sun@a2 ~cross sun@a3 ~cross sun@a4 ~cross sun@a5 ~square sun@a6");
    assert_eq!(position.standing().expect("over").ranks(), [1, 2]);
}

/// CW-16: any action may complete a line: Move.
#[test]
fn a_move_may_complete_the_line() {
    let mut position = two("sun sun sun move", "sun sun sun star");
    play(
        &mut position,
        "sun@a1 ~cross sun@a2 ~cross sun@a3 ~cross sun@a4 ~cross sun@a5 ~square sun@f6 ~cross",
    );
    play(&mut position, "move:f6-a6");
    assert_eq!(position.actor(), Actor::Over);
    assert_eq!(position.standing().expect("over").ranks(), [1, 2]);
}

/// CW-16: any action may complete a line: Swap.
#[test]
fn a_swap_may_complete_the_line() {
    let mut position = two("sun sun sun swap", "sun sun sun star");
    play(
        &mut position,
        "sun@a1 ~cross sun@a2 ~cross sun@a3 ~cross sun@a4 ~cross sun@a5 ~square sun@f6 ~cross",
    );
    play(&mut position, "cross@a6 ~star star@f1 ~star swap:a6-f6");
    assert_eq!(position.standing().expect("over").ranks(), [1, 2]);
}

/// CW-16: any action may complete a line: Replace.
#[test]
fn a_replace_may_complete_the_line() {
    let mut position = two("sun sun sun star", "sun sun sun replace");
    play(
        &mut position,
        "sun@a1 ~cross sun@b1 ~cross sun@c1 ~cross sun@d1 ~sun star@f1 ~square sun@e1 ~cross",
    );
    play(&mut position, "cross@a2 ~cross replace:f1=sun");
    assert_eq!(position.standing().expect("over").ranks(), [2, 1]);
}

/// CW-16, CW-17: a last tile that both fills the board and completes six equal ones is an early win.
#[test]
fn six_equal_on_the_last_cell_is_an_early_win() {
    let standing = lay_out(
        "sun   cross    triangle square   pentagon star
         cross triangle square   pentagon star     cross
         cross triangle square   pentagon star     cross
         cross triangle square   pentagon star     triangle
         cross triangle square   pentagon star     triangle
         sun   sun      sun      sun      sun      sun",
    )
    .standing()
    .expect("over");
    assert_eq!((standing.ranks(), standing.points()), (&[2, 1][..], None));
}

/// CW-17: the game ends at once when the last cell is filled; tiles left in hands do not count.
#[test]
fn a_full_board_ends_the_game() {
    let position = lay_out(DRAWN);
    assert_eq!(position.stage(), Stage::Over { end: End::Full });
    assert!(!position.bag().is_empty(), "nothing is drawn any more");
    // CW-18: six different symbols score 6, in every row and every column.
    assert_eq!(position.standing().expect("over").points(), Some(&[36, 36][..]));
}

/// CW-19: equal totals are a draw: all share the first rank.
#[test]
fn equal_totals_are_a_draw() {
    let position = lay_out(DRAWN);
    assert_eq!(position.standing().expect("over").ranks(), [1, 1]);
}

/// CW-03, CW-16: team mates share rank and points; the losing pair is third, the two that lose to one are second.
#[test]
fn team_mates_share_the_rank() {
    let mut four = game(
        &Setup::players(4).with("start", "1"),
        "~sun ~sun ~sun ~star ~sun ~sun ~star ~star ~sun ~star ~star ~cross ~sun ~cross ~cross ~cross",
    );
    play(&mut four, "sun@a1 ~cross sun@a2 ~cross sun@a3 ~square sun@a4 ~square sun@a5 ~square sun@a6");
    assert_eq!(four.standing().expect("over").ranks(), [1, 3, 1, 3]);
    let mut three = game(
        &Setup::players(3).with("lone", "3").with("start", "1"),
        "~sun ~sun ~sun ~star ~sun ~sun ~sun ~star ~star ~star ~star ~cross ~cross ~cross",
    );
    play(
        &mut three,
        "sun@a1 ~cross star@b2 ~cross sun@b1 ~square cross@c3 ~square sun@c1 ~square star@d4 ~square",
    );
    play(&mut three, "sun@d1 ~square cross@e5 ~square sun@e1 ~square star@f6 ~pentagon sun@f1");
    assert_eq!(three.standing().expect("over").ranks(), [2, 2, 1]);
}

/// CW-19: random games always end, and never does everybody pass in turn.
#[test]
fn random_games_end() {
    let mut scratch = Scratch::new();
    for seed in 0..500 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let setup = Setup::players(2 + (seed % 3) as u8);
        let mut position = Position::from_setup(&setup).expect("a valid set-up");
        let (mut steps, mut passes) = (0, 0);
        while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
            position.apply(mv);
            steps += 1;
            passes = if mv == Move::Pass { passes + 1 } else { 0 };
            assert!(steps < 300, "seed {seed} does not end");
            assert!(passes < setup.players, "seed {seed}: everybody passed");
        }
    }
}

/// CW-19: two players who both hold action tiles only: one passes, the other can still play.
#[test]
fn nobody_may_hold_a_symbol() {
    let mut position = two("sun remove remove remove", "replace replace replace swap");
    play(&mut position, "keep sun@a1 ~move");
    assert!(Seat::all(2).all(|seat| !position.hand(seat).any_symbol()));
    play(&mut position, "pass remove:a1");
}

/// Why the game is over, as a message.
fn ending(position: &Position) -> String {
    Position::ending(&position.view(Viewer::Spectator)).expect("it is over").to_string()
}

/// CW-16, CW-17, CW-19: the end says why: six equal symbols and where, or the points of both sides, or the draw.
#[test]
fn the_end_says_why() {
    let mut six = two("sun sun sun star", "sun sun sun star");
    assert_eq!(Position::ending(&six.view(Viewer::Spectator)), None);
    play(&mut six, "sun@a2 ~cross sun@b2 ~cross sun@c2 ~cross sun@d2 ~cross sun@e2 ~square sun@f2");
    assert_eq!(ending(&six), "crosswise-end-six symbol=sun team=B name=2");
    assert_eq!(ending(&lay_out(DRAWN)), "crosswise-end-draw high=36");
    let rows_win = lay_out(&DRAWN.replacen("sun      cross ", "cross    sun   ", 1));
    let standing = rows_win.standing().expect("over");
    let points = standing.points().expect("a full board has points");
    assert!(points[0] < points[1], "{points:?}");
    assert_eq!(ending(&rows_win), format!("crosswise-end-full high={} low={}", points[1], points[0]));
}
