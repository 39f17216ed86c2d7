//! Bots as policies.

use crosstable_bots::{Budget, Policy, TurnSeed, decide_any};
use crosstable_core::{Level, Viewer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::numbers::{Text, Whole};
use crate::position::Position;

/// The most iterations that a search may have.
const MOST_ITERATIONS: u32 = 100_000_000;

/// A way to choose a move: `random`, `greedy`, the levels `beginner`, `easy`, `normal`, `hard`, `expert`, or
/// `iterations:N`. It gets the view of the seat that is to move and nothing else, reads no clock, and keeps nothing
/// between moves: the same seed gives the same moves.
///
/// >>> import crosstable
/// >>> game = crosstable.new("mixx", options={"start": "1"})
/// >>> game.play_chance(seed=3)
/// >>> bot = crosstable.Bot("easy", seed=1)
/// >>> bot.choose(game) == bot.choose(game)
/// True
#[pyclass(name = "Bot", module = "crosstable", frozen)]
pub(crate) struct Bot {
    name: String,
    policy: Policy,
    seed: u64,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = Whole(0)))]
    fn new(name: Text, seed: Whole) -> PyResult<Self> {
        let policy = policy(&name.0)?;
        Ok(Bot { name: name.0, policy, seed: seed.0 })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The token of the move it makes here. It is an error if no seat is to move.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("crosswise", options={"start": "1"}); game.play_chance(seed=1)
    /// >>> crosstable.Bot("greedy").choose(game) in [token for _, token in game.legal()]
    /// True
    fn choose(&self, py: Python<'_>, position: &Position) -> PyResult<String> {
        let table = &position.table;
        let nobody = || PyValueError::new_err("no seat is to move here");
        let seat = table.actor().seat().ok_or_else(nobody)?;
        let no_bots = || PyValueError::new_err("the bots play the five games only");
        let view = table.any().ok_or_else(no_bots)?.view(Viewer::Seat(seat));
        let turn = TurnSeed { seed: self.seed, turn: table.decisions(seat) };
        let report = py.detach(|| decide_any(&self.policy, &view, seat, turn, None));
        report.map(|report| report.chosen).ok_or_else(nobody)
    }

    /// The same as an action index.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("mixx"); game.play_chance(seed=1)
    /// >>> bot = crosstable.Bot("easy", seed=2)
    /// >>> game.token(bot.choose_index(game)) == bot.choose(game)
    /// True
    fn choose_index(&self, py: Python<'_>, position: &Position) -> PyResult<usize> {
        let token = self.choose(py, position)?;
        let index = position.table.index(&token).ok().flatten();
        index.ok_or_else(|| PyValueError::new_err("no index"))
    }

    fn __repr__(&self) -> String {
        format!("<crosstable.Bot {}>", self.name)
    }
}

/// `random`, `greedy`, a level, or a search with so many iterations.
fn policy(name: &str) -> PyResult<Policy> {
    let iterations = |count: &str| count.parse().ok().filter(|count| (1..=MOST_ITERATIONS).contains(count));
    let policy = match name.split_once(':') {
        None if name == "random" => Some(Policy::Random),
        None if name == "greedy" => Some(Policy::Greedy),
        Some(("iterations", count)) => {
            iterations(count).map(|count| Policy::Search(Budget::iterations(count)))
        }
        _ => name.parse().ok().map(Policy::Untimed),
    };
    policy.ok_or_else(|| {
        let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        let levels = Level::ALL.map(Level::name).join(", ");
        PyValueError::new_err(format!(
            "unknown bot '{shown}'; allowed: random, greedy, {levels}, right:0.0 to right:4.0, iterations:N"
        ))
    })
}
