//! Why a move is good. What a sentence claims is counted out once more, square by square, from the view alone.

mod claims;
mod common;

use std::collections::BTreeMap;

use claims::{check, reason, said, view};
use common::{Scene, legal, play};
use crossado::{Position, Stage};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, Play, Scratch, Setup, Viewer};

/// Planks that lead seat 2 of two from its island, top right, down the right side and along row 11 to its goal.
const THEIR_WAY: &str = "m3v m6v m9v j11h g11h d11h a11h c12v";

/// CA-13, CA-19: what brings a piece home comes first.
#[test]
fn a_piece_that_comes_home_is_the_best_reason() {
    let scene = || Scene::new(2, "l12v").on(1, "l13");
    assert_eq!(said(&scene().rolled(1), "l13-goal"), "crossado-why-arrives arrived=1 pieces=4");
    assert_eq!(said(&scene().arrived(1, 3).rolled(1), "l13-goal"), "crossado-why-wins");
}

/// A walk is praised for the fields it gains, and more if no other gains as many.
#[test]
fn a_walk_is_good_for_the_fields_it_gains() {
    // A straight way along the upper edge and down the right side, with a piece on it.
    let position = Scene::new(2, "c2h f2h i2h l2v l5v l8v l11v").on(1, "f2").rolled(3);
    assert_eq!(said(&position, "f2-i2"), "crossado-why-most count=3");
    assert_eq!(said(&position, "start-e2"), "crossado-why-most count=3");
    assert_eq!(said(&position, "f2-c2"), "nothing");
    // Where the way forks, the longer fork gains less.
    let fork = Scene::new(2, "c2h c1h f1h f2h i2h l2v l5v l8v l11v").on(1, "i2").rolled(4);
    assert_eq!(said(&fork, "i2-l3"), "crossado-why-most count=4");
    assert_eq!(said(&fork, "start-e1"), "crossado-why-leaves count=2");
    let near = Scene::new(2, "l5v l8v l11v").on(1, "l7").rolled(2);
    assert_eq!(said(&near, "l7-l9"), "crossado-why-near roll=5");
}

/// CA-14: who must walk away from the goal is told what costs least.
#[test]
fn a_forced_walk_says_that_there_is_no_better_one() {
    let circle = Scene::new(2, "c4h c5h").on(1, "e5").arrived(1, 3).rolled(6);
    assert_eq!(said(&circle, "e5-e5"), "crossado-why-circle");
    let least = Scene::new(2, "l5v").on(1, "l7").arrived(1, 3).rolled(2);
    assert_eq!(said(&least, "l7-l5"), "crossado-why-least count=2");
}

/// CA-06: what a plank is good for: the way, the own island, the goal, a short cut.
#[test]
fn a_plank_is_good_for_the_way() {
    let way = "f2h i2h l2v l5v l8v l11v";
    let laying = |planks: &str| Scene::new(2, planks).laying(1, &[3, 3]).turn(1);
    assert_eq!(said(&laying(way), "plank:c2h"), "crossado-why-bridge from=start");
    assert_eq!(said(&laying("f2h"), "plank:c2h"), "crossado-why-exit");
    assert_eq!(said(&laying("c2h"), "plank:l11v"), "crossado-why-door");
    assert_eq!(said(&laying("c2h l12v"), "plank:f2h"), "crossado-why-water from=start count=3 left=13");
    let theirs = format!("c2h l12v {THEIR_WAY}");
    assert_eq!(said(&laying(&theirs), "plank:f2h"), "crossado-why-own-way from=start count=3 left=5");
}

/// CA-15: taking a plank helps oneself, or hinders somebody.
#[test]
fn a_plank_that_is_taken_is_missed_by_somebody() {
    let scene = |planks: &str| Scene::new(2, planks).on(1, "l13").arrived(1, 3).rolled(1);
    let position = scene(&format!("l12v {THEIR_WAY}"));
    assert_eq!(said(&position, "take:g11h"), "crossado-why-take-cut who=seat 2");
    assert_eq!(said(&position, "take:m3v"), "crossado-why-take-exit who=seat 2");
    assert_eq!(said(&scene("l12v g7h"), "take:g7h"), "crossado-why-take-spare");
}

/// CA-15, CA-17: with the right plank a roll can be walked after all.
#[test]
fn a_plank_can_make_a_roll_good() {
    let mut position = Scene::new(2, "h12h g5h").on(1, "h12").arrived(1, 3).rolled(6);
    assert_eq!(said(&position, "take:g5h"), "crossado-why-take-home roll=6");
    play(&mut position, "take:g5h");
    let home: Vec<String> = legal(&position)
        .into_iter()
        .filter(|token| said(&position, token).starts_with("crossado-why-lay-home"))
        .collect();
    assert!(!home.is_empty(), "one of the places brings the piece home");
    for token in home {
        assert_eq!(check(&position, &token).as_deref(), Some("lay-home"));
    }
    let mut position = Scene::new(2, "g5h").rolled(1);
    assert_eq!(said(&position, "take:g5h"), "crossado-why-take-walk roll=1");
    play(&mut position, "take:g5h");
    assert_eq!(said(&position, "lay:c1h"), "crossado-why-lay-walk roll=1");
    let mut position = Scene::new(2, &format!("l12v g7h {THEIR_WAY}")).on(1, "l13").arrived(1, 3).rolled(1);
    play(&mut position, "take:g7h");
    assert_eq!(said(&position, "lay:g5h"), "crossado-why-lay-useless");
}

/// CA-17: who passes is told why, and the view says the same while nothing is decided.
#[test]
fn a_pass_says_what_keeps_the_pieces() {
    let pass = |scene: Scene, die: u8| {
        let position = scene.rolled(die);
        let told = said(&position, "pass");
        let why = view(&position).stuck.expect("no piece can walk");
        assert_eq!(told, format!("crossado-why-pass who=seat 1 die={die} why={why}"));
        why.to_string()
    };
    assert_eq!(pass(Scene::new(2, "g5h"), 6), "island");
    assert_eq!(pass(Scene::new(2, "c1h"), 6), "short");
    assert_eq!(pass(Scene::new(2, "l12v").on(1, "l13").arrived(1, 3), 6), "early");
    assert_eq!(pass(Scene::new(2, "g5h").on(1, "g5 h5 i5").arrived(1, 1), 1), "own");
    let free = Scene::new(2, "c1h").rolled(1);
    assert_eq!(view(&free).stuck, None);
}

/// Nothing is said for chance, nor of a game in which nobody is to move.
#[test]
fn chance_has_no_reason() {
    let position = Position::from_setup(&Setup::players(3)).expect("a table");
    for token in ["~lone:2", "~start:1", "~d4", "pass", "c1-c2", "plank:c1v", "take:c1v", "lay:c1v"] {
        assert_eq!(reason(&position, token), None, "{token}");
    }
    assert_eq!(reason(&Scene::new(2, "c1h").turn(1), "~d4"), None);
}

/// What is said of each legal move of random games is so, and every kind is said.
#[test]
fn what_is_said_is_so() {
    let mut kinds = BTreeMap::<String, u32>::new();
    for seed in 0..200_u64 {
        println!("seed {seed}");
        let mut rng = Xoshiro::seed_from_u64(seed);
        let setup = Setup::players(2 + (seed % 3) as u8).with("limit", "20");
        let setup = if seed % 2 == 0 { setup.with("board", "12") } else { setup };
        let mut position = Position::from_setup(&setup).expect("a table");
        let mut scratch = Scratch::new();
        let mut late = seed % 4 != 0;
        while let Some(mv) = better_step(&position, &mut scratch, &mut rng) {
            if matches!(position.actor(), Actor::Seat(_)) {
                // Some of the moves, others each time. What has been found true often enough is only said.
                let tokens = legal(&position);
                let every = 1 + tokens.len() / 4;
                for token in tokens.iter().skip(below(&mut rng, every as u32) as usize).step_by(every) {
                    let Some(message) = reason(&position, token) else { continue };
                    let kind = message.key.trim_start_matches("crossado-why-").to_owned();
                    let count = kinds.entry(kind.clone()).or_default();
                    *count += 1;
                    if *count <= 150 {
                        assert_eq!(check(&position, token), Some(kind), "seed {seed}");
                    }
                }
            }
            position.apply(mv);
            if !late && matches!(position.stage(), Stage::Rolling { .. }) {
                // Random players hardly ever win, so some begin with three pieces at home.
                late = true;
                let mut view = view(&position);
                view.camps.iter_mut().for_each(|camp| (camp.waiting, camp.arrived) = (1, 3));
                position = Position::sample(&view, &mut rng);
            }
        }
    }
    println!("{kinds:?}");
    let all = [
        "arrives",
        "bridge",
        "circle",
        "door",
        "exit",
        "lay-cut",
        "lay-home",
        "lay-longer",
        "lay-useless",
        "lay-walk",
        "least",
        "leaves",
        "most",
        "near",
        "nearer",
        "own-way",
        "pass",
        "shorter",
        "sideways",
        "take-bridge",
        "take-cut",
        "take-exit",
        "take-home",
        "take-longer",
        "take-spare",
        "take-walk",
        "water",
        "wins",
    ];
    for kind in all {
        assert!(kinds.contains_key(kind), "{kind} is never said");
    }
    assert_eq!(kinds.len(), all.len());
}

/// A random step, but of a few random moves the one with the best reason: random players hardly ever come home.
fn better_step(
    position: &Position,
    scratch: &mut Scratch<Position>,
    rng: &mut Xoshiro,
) -> Option<crossado::Move> {
    const GOOD: [&str; 6] = ["wins", "arrives", "bridge", "exit", "most", "own-way"];
    let first = position.random_step(scratch, rng)?;
    let Some(seat) = position.actor().seat() else { return Some(first) };
    let view = position.view(Viewer::Seat(seat));
    let worth = |mv: crossado::Move| {
        let message = Position::reason(&view, mv);
        let kind = message.as_ref().map_or("", |message| message.key.trim_start_matches("crossado-why-"));
        GOOD.iter().position(|good| *good == kind).unwrap_or(GOOD.len())
    };
    let more = (0..3).filter_map(|_| position.random_step(scratch, rng)).collect::<Vec<_>>();
    std::iter::once(first).chain(more).min_by_key(|mv| worth(*mv))
}
