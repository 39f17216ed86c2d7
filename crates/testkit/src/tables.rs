//! Which tables a game is tried at.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Game, OptionSpec, Options, Setup};

/// Tables with random combinations of options, for each number of players.
const COMBINATIONS: u64 = 6;

/// For one number of players: everything at its default, then every example value of every option alone, then some
/// random combinations; then all but the combinations by the older rules. Each table once.
pub(crate) fn tables<G: Game>(players: u8) -> Vec<Setup> {
    let mut setups = vec![Setup::players(players)];
    setups.extend(single_options::<G>(G::RULES, players));
    for seed in 0..COMBINATIONS {
        setups.push(combination(players, &G::options(G::RULES, players), seed));
    }
    for rules in G::OLDEST_RULES..G::RULES {
        setups.push(Setup::players(players).by_rules(rules));
        setups.extend(single_options::<G>(rules, players));
    }
    let mut seen: Vec<Options> = Vec::new();
    setups.retain(|setup| {
        // A set-up that the game refuses is kept: the conformance run reports it.
        let Ok(options) = Options::of::<G>(setup) else { return true };
        let new = !seen.contains(&options);
        seen.push(options);
        new
    });
    setups
}

/// Tables by this version of the rules at which exactly one option is not at its default.
pub(crate) fn single_options<G: Game>(rules: u32, players: u8) -> Vec<Setup> {
    let mut setups = Vec::new();
    for spec in G::options(rules, players) {
        for value in spec.allowed.examples() {
            if value != spec.default {
                setups.push(Setup::players(players).by_rules(rules).with(spec.key, value));
            }
        }
    }
    setups
}

fn combination(players: u8, specs: &[OptionSpec], seed: u64) -> Setup {
    let mut rng = Xoshiro::seed_from_u64(seed);
    specs.iter().fold(Setup::players(players), |setup, spec| {
        let examples = spec.allowed.examples();
        let value = examples[below(&mut rng, examples.len() as u32) as usize].clone();
        setup.with(spec.key, value)
    })
}
