//! The search on Leduc poker against play that is known to be perfect.

use crosstable_bots::{Budget, Heuristic, Plain, Searcher};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, MAX_SEATS, Play, Seat, Setup, Standing};
use crosstable_testkit::toys::Leduc;
use crosstable_testkit::toys::leduc::equilibrium::{Strategy, Tree};
use crosstable_testkit::toys::leduc::{STACK, View};

/// The value of the game for seat 1 if both play perfectly (see the toy's own tests).
const VALUE: f64 = -0.085_606_424_078;

/// Chips count, not only who has more of them.
struct Chips;

impl Heuristic<Leduc> for Chips {
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        let mut utility = [0.0; MAX_SEATS];
        for (own, points) in utility.iter_mut().zip(standing.points().expect("Leduc ends with points")) {
            *own = f32::from(*points) / f32::from(2 * STACK);
        }
        utility
    }
}

/// And the opponent plays by the card it holds.
struct Cards;

impl Heuristic<Leduc> for Cards {
    fn utility(&self, standing: &Standing) -> [f32; MAX_SEATS] {
        Chips.utility(standing)
    }

    fn secret(&self, position: &Leduc, seat: Seat) -> u32 {
        position.hand(seat).map_or(0, |card| 1 + card as u32)
    }
}

fn tree() -> Tree {
    Tree::of(Leduc::from_setup(&Setup::players(2)).expect("two players and no options"))
}

/// How the search plays at every information set of both seats, each decided with a few seeds.
fn strategy<H: Heuristic<Leduc>>(tree: &Tree, heuristic: &H, iterations: u32) -> Strategy {
    const SEEDS: u64 = 4;
    let mut searcher = Searcher::new();
    tree.strategy(|view: &View| {
        let seat = view.actor.seat().expect("a seat is to move");
        let moves = Leduc::sample(view, &mut Xoshiro::seed_from_u64(0)).legal();
        let mut shares = vec![0.0; moves.len()];
        for seed in 0..SEEDS {
            let report = searcher.search(heuristic, view, seat, &Budget::iterations(iterations), seed);
            let chosen = report.expect("the seat is to move").chosen;
            let index = moves.iter().position(|mv| *mv == chosen).expect("a bot's move is legal");
            shares[index] += 1.0 / SEEDS as f64;
        }
        shares
    })
}

/// Chips that the strategy gains in a game against perfect play, less than the game is worth, as either seat. It can
/// not be above zero, or the perfect play were none; this is exact, as the whole tree is summed up.
fn shortfall(tree: &Tree, own: &Strategy) -> [f64; 2] {
    let perfect = tree.solve(1_200);
    [tree.value([own, &perfect]) - VALUE, VALUE - tree.value([&perfect, own])]
}

/// Against perfect play the search, told that an opponent plays by its card, gets what the game is worth to within a
/// hundredth of a chip, in either seat.
#[test]
fn perfect_play_gains_nothing() {
    let tree = tree();
    let lost = shortfall(&tree, &strategy(&tree, &Cards, 10_000));
    assert!(lost.iter().all(|lost| (-0.01..=0.001).contains(lost)), "{lost:?}");
}

/// Without being told it takes an opponent to play the same whatever it holds, and loses a third of a chip at most;
/// random play loses 0.74 and 0.68.
#[test]
fn without_secrets_perfect_play_gains_little() {
    let tree = tree();
    let lost = shortfall(&tree, &strategy(&tree, &Chips, 1_000));
    assert!(lost.iter().all(|lost| (-0.33..=0.001).contains(lost)), "{lost:?}");
    let lost = shortfall(&tree, &tree.uniform());
    assert!(lost.iter().all(|lost| (-0.75..-0.65).contains(lost)), "{lost:?}");
}

/// Random play loses to the search more than a chip and a half in a game.
#[test]
fn random_play_is_beaten() {
    let tree = tree();
    let (own, random) = (strategy(&tree, &Chips, 1_000), tree.uniform());
    let gained = [tree.value([&own, &random]), -tree.value([&random, &own])];
    assert!(gained.iter().all(|gained| *gained > 1.3), "{gained:?}");
}

/// If only the rank counts, nothing is ever to be lost by calling: a fold is the one sure loss.
#[test]
fn what_counts_decides_what_is_played() {
    let tree = tree();
    let never_folds = strategy(&tree, &Plain, 300);
    let folds = never_folds.iter().filter(|shares| shares.len() == 3 && shares[0] > 0.0).count();
    assert_eq!(folds, 0, "sets with a fold");
}
