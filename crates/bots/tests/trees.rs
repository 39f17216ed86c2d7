//! The search on games that are small enough to solve by hand.

use crosstable_bots::{Budget, Heuristic, Plain, Report, search};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Setup, Viewer};
use crosstable_testkit::conformance;
use crosstable_testkit::toys::tree::{Node, Plot, Seen, Step, Tree};

use Node::{Chance, Choice, End};

const ITERATIONS: u32 = 20_000;

/// Names of the results: what the two seats get.
const WON: Node = End(&[1, 0]);
const LOST: Node = End(&[0, 1]);
const DRAWN: Node = End(&[1, 1]);

/// The report of the seat that decides first, after random outcomes of the chance before it.
fn found<P: Plot, H: Heuristic<Tree<P>>>(heuristic: &H, seed: u64) -> Report<Step> {
    let mut game = Tree::<P>::from_setup(&Setup::players(P::PLAYERS)).expect("a table without options");
    let mut rng = Xoshiro::seed_from_u64(seed);
    while game.actor() == Actor::Chance {
        let step = game.random_step(&mut Scratch::new(), &mut rng).expect("chance is due");
        game.apply(step);
    }
    let seat = game.actor().seat().expect("a seat is to move");
    let view = game.view(Viewer::Seat(seat));
    search(heuristic, &view, seat, &Budget::iterations(ITERATIONS), seed).expect("it is this seat's turn")
}

/// With every seed the search chooses this move and estimates this value.
fn finds<P: Plot, H: Heuristic<Tree<P>>>(heuristic: &H, token: &str, expected: f32) {
    conformance::<Tree<P>>();
    for seed in 0..5 {
        let report = found::<P, H>(heuristic, seed);
        assert_eq!(report.chosen.to_string(), token, "seed {seed}: {report:?}");
        let value = report.value.expect("it was searched");
        assert!((value - expected).abs() < 0.02, "seed {seed}: {value} instead of {expected}");
    }
}

/// Writes a plot in one line.
macro_rules! plot {
    ($name:ident, $players:literal, open: $open:literal, $root:expr) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        struct $name;

        impl Plot for $name {
            const PLAYERS: u8 = $players;
            const OPEN: bool = $open;
            const ROOT: Node = $root;
        }
    };
}

/// A draw for sure, or a throw that wins two times out of three: two thirds are more than a half.
#[test]
fn chance_is_weighed() {
    plot!(Throw, 2, open: true, Choice(0, &[DRAWN, Chance(Seen::ByAll, &[(2, WON), (1, LOST)])]));
    finds::<Throw, _>(&Plain, "b", 2.0 / 3.0);
}

/// Of the two throws the second is better with best play after it: 1/4 + 3/4 * 1/2 against 1/2.
#[test]
fn what_is_decided_after_chance_depends_on_it() {
    plot!(Two, 2, open: true, Choice(0, &[
        Chance(Seen::ByAll, &[(1, WON), (1, LOST)]),
        Chance(Seen::ByAll, &[(1, Choice(0, &[LOST, WON])), (3, Choice(0, &[DRAWN, LOST]))]),
    ]));
    finds::<Two, _>(&Plain, "b", 0.25 + 0.75 * 0.5);
}

/// Most ends after `a` are won, but the other one will not choose those; after `b` one half is safe.
#[test]
fn the_opponent_is_expected_to_play_well() {
    plot!(Trap, 2, open: true, Choice(0, &[
        Choice(1, &[WON, WON, WON, LOST]),
        Choice(1, &[DRAWN, DRAWN]),
    ]));
    finds::<Trap, _>(&Plain, "b", 0.5);
}

/// Of three, the second one plays for itself and not against the first: after `a` it takes what makes it first, which
/// leaves the first seat second; after `b` the first seat is last.
#[test]
fn everybody_plays_for_themselves() {
    plot!(Three, 3, open: true, Choice(0, &[
        Choice(1, &[End(&[0, 1, 2]), End(&[1, 2, 0])]),
        Choice(1, &[End(&[2, 0, 1]), End(&[0, 2, 1])]),
    ]));
    finds::<Three, _>(&Plain, "a", 0.5);
}

/// Mates share a rank, so a mate helps without being told to.
#[test]
fn mates_help_each_other() {
    plot!(Mates, 4, open: true, Choice(0, &[
        Choice(2, &[End(&[0, 1, 0, 1]), End(&[1, 0, 1, 0])]),
        Choice(1, &[End(&[0, 1, 0, 1]), End(&[1, 0, 1, 0])]),
    ]));
    finds::<Mates, _>(&Plain, "a", 1.0 - 1.0 / 6.0);
}

/// A hidden coin. Guessing it wins half of the time, however often the coin is sampled; a search that planned for each
/// side separately would expect to win always. The throw wins three times out of five.
#[test]
fn nothing_is_planned_with_what_is_not_known() {
    const HEADS: Node = Choice(0, &[Chance(Seen::ByAll, &[(3, WON), (2, LOST)]), Choice(0, &[WON, LOST])]);
    const TAILS: Node = Choice(0, &[Chance(Seen::ByAll, &[(3, WON), (2, LOST)]), Choice(0, &[LOST, WON])]);
    plot!(Guess, 2, open: false, Chance(Seen::By(1), &[(1, HEADS), (1, TAILS)]));
    finds::<Guess, _>(&Plain, "a", 0.6);
}

/// The same, only that the coin falls, unseen, after the first decision.
#[test]
fn hidden_draws_inside_the_tree_are_not_planned_with_either() {
    plot!(Later, 2, open: false, Choice(0, &[
        Chance(Seen::ByAll, &[(3, WON), (2, LOST)]),
        Chance(Seen::By(1), &[(1, Choice(0, &[WON, LOST])), (1, Choice(0, &[LOST, WON]))]),
    ]));
    finds::<Later, _>(&Plain, "a", 0.6);
}

/// A draw that the seat itself is shown, and nobody else, it does plan with.
#[test]
fn what_is_seen_is_planned_with() {
    plot!(Peek, 2, open: false, Choice(0, &[
        Chance(Seen::ByAll, &[(3, WON), (2, LOST)]),
        Chance(Seen::By(0), &[(1, Choice(0, &[WON, LOST])), (1, Choice(0, &[LOST, WON]))]),
    ]));
    finds::<Peek, _>(&Plain, "b", 1.0);
}

/// The opponent sees the coin and guesses it. A heuristic that tells its secret finds the throw; without one the search
/// assumes that the opponent guesses blindly.
#[test]
fn an_opponent_plays_by_its_secret() {
    const HEADS: Node = Choice(0, &[Chance(Seen::ByAll, &[(2, WON), (3, LOST)]), Choice(1, &[WON, LOST])]);
    const TAILS: Node = Choice(0, &[Chance(Seen::ByAll, &[(2, WON), (3, LOST)]), Choice(1, &[LOST, WON])]);
    plot!(Known, 2, open: false, Chance(Seen::By(1), &[(1, HEADS), (1, TAILS)]));

    struct Coin;
    impl Heuristic<Tree<Known>> for Coin {
        fn secret(&self, game: &Tree<Known>, seat: Seat) -> u32 {
            let seen = game.view(Viewer::Seat(seat)).seen;
            1 + u32::from(seen[0] == "~b")
        }
    }
    finds::<Known, _>(&Coin, "a", 0.4);
    finds::<Known, _>(&Plain, "b", 0.5);
}

/// Outcomes that do not branch are planned for together, so the side of the throw is not known in time.
#[test]
fn outcomes_that_do_not_branch_share_a_plan() {
    plot!(Open, 2, open: true, Choice(0, &[
        Chance(Seen::ByAll, &[(3, WON), (2, LOST)]),
        Chance(Seen::ByAll, &[(1, Choice(0, &[WON, LOST])), (1, Choice(0, &[LOST, WON]))]),
    ]));

    struct Merged;
    impl Heuristic<Tree<Open>> for Merged {
        fn branches(&self, _: &Tree<Open>, _: Step) -> bool {
            false
        }
    }
    finds::<Open, _>(&Merged, "a", 0.6);
    finds::<Open, _>(&Plain, "b", 1.0);
}
