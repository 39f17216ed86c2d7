//! Where the distribution of samples is tested.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Options, Setup, Viewer};

use crate::Violation;
use crate::checks::{onward, sampling};
use crate::conformance::random_game;
use crate::trail::Trail;

/// Games looked through for each number of players.
const GAMES: u64 = 6;
/// Exact tests for each viewer and number of players.
const EXACT: usize = 2;
/// Comparisons of samples before and after a step for each number of players.
const ONWARD: usize = 10;

/// Tests the distribution of samples for each number of players, and insists that an exact test was possible where
/// something is hidden. An open game has nothing to distribute.
pub(crate) fn check<G: Game>() -> Result<(), Violation> {
    if G::OPEN {
        return Ok(());
    }
    let mut tested = 0;
    for players in G::SEATS.0..=G::SEATS.1 {
        let Ok(options) = Options::of::<G>(&Setup::players(players)) else { continue };
        tested += check_exactly::<G>(&options)?;
        check_onward::<G>(&options)?;
    }
    if tested > 0 {
        return Ok(());
    }
    let what = "the game hides something, but no view was found whose samples could be tested".into();
    let setup = Setup::players(G::SEATS.0);
    Err(Violation { game: G::ID, check: "sampling", what, setup, seed: 0, tokens: Box::default() })
}

/// Exact tests wherever a viewer knows the whole position and chance is due. Returns how many there were.
fn check_exactly<G: Game>(options: &Options) -> Result<usize, Violation> {
    let mut left: Vec<(Viewer, usize)> =
        Viewer::all(options.players()).map(|viewer| (viewer, EXACT)).collect();
    let mut tested = 0;
    for seed in 0..GAMES {
        let moves = random_game::<G>(options, seed)?;
        let mut trail = Trail::<G>::new(options, seed);
        for mv in moves {
            for (viewer, more) in left.iter_mut().filter(|(_, more)| *more > 0) {
                let worlds =
                    sampling::check(&mut trail, *viewer).map_err(|what| trail.violation("sampling", what))?;
                if worlds > 1 {
                    *more -= 1;
                    tested += 1;
                }
            }
            trail.step(mv);
        }
    }
    Ok(tested)
}

/// Comparisons before and after steps all over random games, for viewers in turn.
fn check_onward<G: Game>(options: &Options) -> Result<(), Violation> {
    let mut viewers = Viewer::all(options.players()).cycle();
    let mut left = ONWARD;
    for seed in 0..GAMES {
        let moves = random_game::<G>(options, seed)?;
        // Rather late than early: the exact tests already stand at the beginning.
        let mut pace = Xoshiro::seed_from_u64(seed);
        let mut next = 0;
        let mut trail = Trail::<G>::new(options, seed);
        for (number, mv) in moves.iter().enumerate() {
            if number >= next && left > 0 {
                let viewer = viewers.next().unwrap_or(Viewer::Spectator);
                let compared =
                    onward::check(&mut trail, viewer).map_err(|what| trail.violation("onward", what))?;
                if compared {
                    left -= 1;
                    next = number + 1 + below(&mut pace, 1 + moves.len() as u32 / 4) as usize;
                }
            }
            trail.step(*mv);
        }
    }
    Ok(())
}
