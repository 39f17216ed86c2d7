//! Random games of every kind, for the tests of the encodings.
#![allow(dead_code, unreachable_pub, reason = "each test takes what it needs")]

use crosstable_core::rng::{SeedableRng, Xoshiro, below, pick};
use crosstable_core::{Game, Play, Scratch, Setup};
use crosstable_encoding::{Encoding, words};

/// A test for each game: `each_game!(name => function)` calls `function::<Position>()`.
#[macro_export]
macro_rules! each_game {
    ($($test:ident => $function:ident),+ $(,)?) => {
        mod cross_n_go { $(#[test] fn $test() { super::$function::<cross_n_go::Position>(); })+ }
        mod cross_roads { $(#[test] fn $test() { super::$function::<cross_roads::Position>(); })+ }
        mod crossado { $(#[test] fn $test() { super::$function::<crossado::Position>(); })+ }
        mod crosswise { $(#[test] fn $test() { super::$function::<crosswise::Position>(); })+ }
        mod mixx { $(#[test] fn $test() { super::$function::<mixx::Position>(); })+ }
        mod connect_four { $(#[test] fn $test() { super::$function::<crosstable_testkit::toys::ConnectFour>(); })+ }
        mod leduc { $(#[test] fn $test() { super::$function::<crosstable_testkit::toys::Leduc>(); })+ }
    };
}

/// The start of a random table: any number of players, any options.
pub fn start<G: Game>(rng: &mut Xoshiro) -> G {
    let (fewest, most) = G::SEATS;
    let players = fewest + below(rng, u32::from(most - fewest) + 1) as u8;
    let rules = G::OLDEST_RULES + below(rng, G::RULES - G::OLDEST_RULES + 1);
    let mut setup = Setup::players(players).by_rules(rules);
    for spec in G::options(rules, players) {
        let examples = spec.allowed.examples();
        if below(rng, 2) == 0 {
            let index = below(rng, examples.len() as u32) as usize;
            setup = setup.with(spec.key, examples[index].clone());
        }
    }
    G::from_setup(&setup).expect("examples are allowed")
}

/// Calls `visit` with every position of random games, until it has been called so often. Prints the seed of a game in
/// which it panics.
pub fn positions<G: Encoding>(count: usize, mut visit: impl FnMut(&G, &mut Xoshiro)) {
    struct Seed(u64);
    impl Drop for Seed {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("the game has seed {}", self.0);
            }
        }
    }
    let mut left = count;
    for seed in 0.. {
        let seed = Seed(seed);
        let mut rng = Xoshiro::seed_from_u64(seed.0);
        let mut position: G = start(&mut rng);
        let mut scratch = Scratch::new();
        loop {
            visit(&position, &mut rng);
            left -= 1;
            if left == 0 {
                return;
            }
            scratch.moves.clear();
            scratch.outcomes.clear();
            let Some(mv) = position.random_step(&mut scratch, &mut rng) else { break };
            position.apply(mv);
        }
    }
}

/// All moves that are legal, or all outcomes that can come.
pub fn next<G: Game>(position: &G) -> Vec<G::Move> {
    let outcomes = || {
        let mut list = crosstable_core::Outcomes::new();
        position.outcomes(&mut list);
        list.iter().map(|(outcome, _)| *outcome).collect()
    };
    match position.actor() {
        crosstable_core::Actor::Seat(_) => position.legal().to_vec(),
        crosstable_core::Actor::Chance => outcomes(),
        crosstable_core::Actor::Over => Vec::new(),
    }
}

/// What a seat observes.
pub fn observation<G: Encoding>(position: &G, seat: crosstable_core::Seat) -> Vec<f32> {
    // Full of what must not stay there.
    let mut out = vec![f32::NAN; G::OBSERVATION];
    position.observe(seat, &mut out);
    out
}

/// The set of the legal actions.
pub fn marked<G: Encoding>(position: &G) -> Vec<usize> {
    let mut mask = vec![u64::MAX; words(G::ACTIONS)];
    position.mark(&mut crosstable_core::MoveList::new(), &mut mask);
    (0..64 * mask.len()).filter(|action| mask[action / 64] >> (action % 64) & 1 != 0).collect()
}

/// A random one of what comes next.
pub fn random_next<G: Game>(position: &G, rng: &mut Xoshiro) -> Option<G::Move> {
    let next = next(position);
    (!next.is_empty()).then(|| pick(rng, &next))
}
