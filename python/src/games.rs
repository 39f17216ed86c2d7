//! The games by name.

use crosstable_core::{Game, OptionSpec, Setup, SetupError};
use crosstable_testkit::toys::{ConnectFour, Leduc};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::numbers::{Text, Whole, within};
use crate::table::{Facts, Playable, Played, Table};
use crate::vector::{Environments, Vector};

/// Writes a match over all games of the package.
macro_rules! match_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            Id::Crosswise => {
                type $game = crosswise::Position;
                $body
            }
            Id::CrossRoads => {
                type $game = cross_roads::Position;
                $body
            }
            Id::Mixx => {
                type $game = mixx::Position;
                $body
            }
            Id::Crossado => {
                type $game = crossado::Position;
                $body
            }
            Id::CrossNGo => {
                type $game = cross_n_go::Position;
                $body
            }
            Id::ConnectFour => {
                type $game = ConnectFour;
                $body
            }
            Id::Leduc => {
                type $game = Leduc;
                $body
            }
        }
    };
}

/// A game of this package: the five, and the two toys.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Id {
    Crosswise,
    CrossRoads,
    Mixx,
    Crossado,
    CrossNGo,
    ConnectFour,
    Leduc,
}

impl Id {
    pub(crate) const ALL: [Id; 7] =
        [Id::Crosswise, Id::CrossRoads, Id::Mixx, Id::Crossado, Id::CrossNGo, Id::ConnectFour, Id::Leduc];

    pub(crate) fn facts(self) -> Facts {
        match_game!(self, G => Facts::of::<G>())
    }

    pub(crate) fn named(name: &str) -> PyResult<Self> {
        let found = Id::ALL.into_iter().find(|id| id.facts().id == name);
        found.ok_or_else(|| {
            let shown: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
            let known: Vec<_> = Id::ALL.iter().map(|id| id.facts().id).collect();
            PyValueError::new_err(format!("unknown game '{shown}'; allowed: {}", known.join(", ")))
        })
    }

    pub(crate) fn table(self, setup: &Setup) -> PyResult<Box<dyn Table>> {
        match_game!(self, G => begin::<G>(setup))
    }

    pub(crate) fn environments(
        self,
        setup: &Setup,
        count: usize,
        threads: usize,
    ) -> PyResult<Box<dyn Vector>> {
        match_game!(self, G => {
            let environments = Environments::<G>::new(setup, count, threads);
            environments.map(|new| Box::new(new) as Box<dyn Vector>).map_err(wrong_setup)
        })
    }

    fn option_specs(self, players: u8) -> Vec<OptionSpec> {
        match_game!(self, G => G::options(G::RULES, players))
    }
}

fn begin<G: Playable>(setup: &Setup) -> PyResult<Box<dyn Table>> {
    Played::<G>::new(setup).map(|table| Box::new(table) as Box<dyn Table>).map_err(wrong_setup)
}

fn wrong_setup(error: SetupError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A set-up from arguments.
pub(crate) fn setup(
    id: Id,
    players: Option<Whole>,
    options: Option<&Bound<'_, PyAny>>,
    rules: Option<Whole>,
) -> PyResult<Setup> {
    let players = players.unwrap_or(Whole(id.facts().seats.0.into()));
    let mut setup = Setup::players(within("players", players, 1, 255)? as u8);
    if let Some(rules) = rules {
        setup = setup.by_rules(within("rules", rules, 0, u32::MAX.into())? as u32);
    }
    let Some(options) = options else { return Ok(setup) };
    let Ok(options) = options.cast::<PyDict>() else {
        return Err(PyValueError::new_err("options are a dict of texts"));
    };
    for (key, value) in options {
        let Text(key) = key.extract()?;
        setup = setup.with(key, option_value(&value)?);
    }
    Ok(setup)
}

/// A number or a list of names is as good as its text.
fn option_value(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(names) = value.extract::<Vec<String>>() {
        return Ok(names.join(","));
    }
    if let Ok(Whole(number)) = value.extract() {
        return Ok(number.to_string());
    }
    value.extract().map(|Text(text)| text)
}

/// What is always true of a game, as a dict: its names, how many seats it has and whether everything is open, the version and
/// the sizes of its encoding, what stands where in an observation, and its options for so many players.
///
/// >>> import crosstable
/// >>> facts = crosstable.describe("crosswise", players=3)
/// >>> facts["seats"], facts["encoding"], facts["actions"], facts["outcomes"], facts["observation"]
/// ((2, 4), 1, 2397, 17, 375)
/// >>> facts["layout"][3]
/// ('phase', 13, 8, 'lone, deal, start, ask, redraw, turn, refill, over')
/// >>> sorted(facts["options"])
/// ['lone', 'start']
#[pyfunction]
#[pyo3(signature = (game, players = None))]
pub(crate) fn describe<'py>(
    py: Python<'py>,
    game: Text,
    players: Option<Whole>,
) -> PyResult<Bound<'py, PyDict>> {
    let id = Id::named(&game.0)?;
    let facts = id.facts();
    let seats = (facts.seats.0.into(), facts.seats.1.into());
    let players = within("players", players.unwrap_or(Whole(seats.0)), seats.0, seats.1)?;
    let dict = PyDict::new(py);
    dict.set_item("id", facts.id)?;
    dict.set_item("name", facts.name)?;
    dict.set_item("seats", facts.seats)?;
    dict.set_item("open", facts.open)?;
    dict.set_item("longest", facts.longest)?;
    dict.set_item("encoding", facts.encoding)?;
    dict.set_item("actions", facts.actions)?;
    dict.set_item("outcomes", facts.outcomes)?;
    dict.set_item("observation", facts.observation)?;
    let mut from = 0;
    let mut layout = Vec::new();
    for part in facts.layout {
        layout.push((part.name, from, part.size, part.meaning));
        from += part.size;
    }
    dict.set_item("layout", layout)?;
    let options = PyDict::new(py);
    for spec in id.option_specs(players as u8) {
        options.set_item(spec.key, (spec.default, spec.allowed.to_string()))?;
    }
    dict.set_item("options", options)?;
    Ok(dict)
}

/// The names of the games.
pub(crate) fn names() -> Vec<&'static str> {
    Id::ALL.iter().map(|id| id.facts().id).collect()
}
