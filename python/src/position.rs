//! `crosstable.Position`: one game that is being played.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Seat, Viewer};
use crosstable_encoding::words;
use crosstable_texts::{Lang, Speaker};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::games::{self, Id};
use crate::numbers::{Action, Text, Whole, within};
use crate::refusal::refused;
use crate::table::{NotPlayed, Table};

/// Who acts while chance is due.
pub(crate) const CHANCE: i8 = -1;
/// Who acts when the game is over.
pub(crate) const OVER: i8 = -2;

pub(crate) const fn actor_number(actor: Actor) -> i8 {
    match actor {
        Actor::Seat(seat) => seat.index() as i8,
        Actor::Chance => CHANCE,
        Actor::Over => OVER,
    }
}

/// A game at one moment, and how it came about. Seats count from 0, as arrays do; tokens and views name them from 1.
///
/// >>> import crosstable
/// >>> game = crosstable.new("crosswise", players=2, options={"start": "1"})
/// >>> game.actor == crosstable.CHANCE
/// True
/// >>> for tile in "~sun ~sun ~star ~swap ~cross ~cross ~remove ~square".split():
/// ...     game.apply(tile)
/// >>> game.actor, len(game.legal())
/// (0, 72)
/// >>> game.apply("sun@c3")
/// >>> game.apply("sun@c3")
/// Traceback (most recent call last):
///     ...
/// crosstable.Refusal: Please wait a moment: something is being drawn or rolled first. (G-04)
#[pyclass(name = "Position", module = "crosstable")]
pub(crate) struct Position {
    pub(crate) table: Box<dyn Table>,
}

/// A new game: its name, the number of players (the fewest by default), its options, and the version of its rules (the
/// newest by default).
///
/// >>> import crosstable
/// >>> crosstable.new("mixx", players=3, options={"stock": 4, "without": ["fish"]})
/// <crosstable.Position mixx, 3 players, 0 steps, chance acts>
/// >>> crosstable.new("mixx", players=9)
/// Traceback (most recent call last):
///     ...
/// ValueError: the number of players cannot be 9; Mixx is for 2 to 4
#[pyfunction]
#[pyo3(signature = (game, players = None, options = None, rules = None))]
pub(crate) fn new(
    game: Text,
    players: Option<Whole>,
    options: Option<&Bound<'_, PyAny>>,
    rules: Option<Whole>,
) -> PyResult<Position> {
    let id = Id::named(&game.0)?;
    Ok(Position { table: id.table(&games::setup(id, players, options, rules)?)? })
}

/// Plays a record again; see `Position.record`.
///
/// >>> import crosstable
/// >>> game = crosstable.new("leduc")
/// >>> game.play_random(seed=1)
/// >>> crosstable.replay(game.record()) == game
/// True
#[pyfunction]
pub(crate) fn replay(py: Python<'_>, record: &Bound<'_, PyAny>) -> PyResult<Position> {
    let Ok(record) = record.cast::<PyDict>() else {
        return Err(PyValueError::new_err("a record is a dict, see Position.record"));
    };
    let entry = |key: &str| {
        let missing = || PyValueError::new_err(format!("the record has no '{key}'"));
        record.get_item(key)?.ok_or_else(missing)
    };
    let (players, rules) = (entry("players")?.extract()?, entry("rules")?.extract()?);
    let mut position = new(entry("game")?.extract()?, Some(players), Some(&entry("options")?), Some(rules))?;
    let tokens: Vec<Text> =
        entry("tokens")?.extract().map_err(|_| PyValueError::new_err("the tokens are a list of texts"))?;
    for Text(token) in tokens {
        position.apply(py, Action::Token(token))?;
    }
    Ok(position)
}

impl Position {
    fn seat(&self, seat: Whole) -> PyResult<Seat> {
        let last = u64::from(self.table.players()) - 1;
        within("the seat", seat, 0, last).map(|seat| Seat::new(seat as usize))
    }

    fn viewer(&self, seat: Option<Whole>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }
}

#[pymethods]
impl Position {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.table.facts().id
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.table.players()
    }

    /// The options in force.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.table.options().pairs() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// Who acts: a seat from 0, `crosstable.CHANCE` or `crosstable.OVER`.
    #[getter]
    fn actor(&self) -> i8 {
        actor_number(self.table.actor())
    }

    /// What is due, in one word; `over` when the game is over.
    #[getter]
    fn phase(&self) -> String {
        self.table.phase()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.table.actor() == Actor::Over
    }

    /// Index and token of every legal move; empty when no seat is to move.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").legal()[:2]
    /// [(0, 'a'), (1, 'b')]
    fn legal(&self) -> Vec<(usize, String)> {
        self.table.legal()
    }

    /// Index, token and weight of every outcome of the chance that is due; empty when it is not. An outcome's
    /// probability is its weight divided by the sum of all weights.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("leduc").outcomes()
    /// [(0, '~J', 2), (1, '~Q', 2), (2, '~K', 2)]
    fn outcomes(&self) -> Vec<(usize, String, u32)> {
        self.table.outcomes()
    }

    /// Plays a move or an outcome, by its token or its index. What the rules forbid is a `Refusal`; the position is then
    /// as it was. While chance is due, an index is that of an outcome.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("connect-four")
    /// >>> game.apply("d"); game.apply(3); game.log()
    /// ['d', 'd']
    fn apply(&mut self, py: Python<'_>, action: Action) -> PyResult<()> {
        let played = match &action {
            Action::Token(token) => self.table.play_token(token),
            Action::Index(index) => self.table.play_index(*index),
        };
        played.map_err(|error| match error {
            NotPlayed::Refused(refusal) => refused(py, &refusal),
            NotPlayed::NoSuchIndex { given, below } => {
                PyValueError::new_err(format!("nothing has index {given} here; indices are below {below}"))
            }
        })
    }

    /// Draws outcomes until a seat is to move or the game is over.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("crossado", players=3)
    /// >>> game.play_chance(seed=5)
    /// >>> game.actor >= 0
    /// True
    fn play_chance(&mut self, seed: Whole) {
        let mut rng = Xoshiro::seed_from_u64(seed.0);
        while self.table.actor() == Actor::Chance {
            self.table.play_random(&mut rng);
        }
    }

    /// Plays random moves and outcomes to the end of the game, or so many.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("cross-n-go", players=3)
    /// >>> game.play_random(seed=1, steps=40); len(game.log())
    /// 40
    /// >>> game.play_random(seed=2); game.over
    /// True
    #[pyo3(signature = (seed, steps = None))]
    fn play_random(&mut self, py: Python<'_>, seed: Whole, steps: Option<Whole>) {
        let mut rng = Xoshiro::seed_from_u64(seed.0);
        let table = &mut self.table;
        py.detach(|| {
            let mut left = steps.map_or(u64::MAX, |steps| steps.0);
            while left > 0 && table.play_random(&mut rng) {
                left -= 1;
            }
        });
    }

    /// The token of an index, if it has one here.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").token(6), crosstable.new("connect-four").token(7)
    /// ('g', None)
    fn token(&self, index: Whole) -> Option<String> {
        usize::try_from(index.0).ok().and_then(|index| self.table.token(index))
    }

    /// The index of a token. A token that is legal in no position may have none.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").index("g")
    /// 6
    fn index(&self, py: Python<'_>, token: Text) -> PyResult<Option<usize>> {
        self.table.index(&token.0).map_err(|refusal| refused(py, &refusal))
    }

    /// What a seat knows, or what everybody knows, as a dict.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("leduc")
    /// >>> game.apply("~J"); game.apply("~Q")
    /// >>> game.view(0)["hands"], game.view(1)["hands"], game.view()["hands"]
    /// (['J', '?'], ['?', 'Q'], ['?', '?'])
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Whole>) -> PyResult<Bound<'py, PyAny>> {
        let json = self.table.view_json(self.viewer(seat)?);
        py.import("json")?.call_method1("loads", (json,))
    }

    /// What a seat knows, as numbers; `crosstable.describe(game)["layout"]` says what they mean. Two positions have
    /// equal observations exactly when they have equal views.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").observation(0).shape
    /// (97,)
    fn observation<'py>(&self, py: Python<'py>, seat: Whole) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let array = PyArray1::zeros(py, self.table.facts().observation, false);
        self.table.observe(seat, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// Which actions are legal: an array of booleans, or of bytes with eight actions each, the first in the lowest bit.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").mask().tolist()
    /// [True, True, True, True, True, True, True]
    /// >>> crosstable.new("connect-four").mask(packed=True)[0]
    /// np.uint8(127)
    #[pyo3(signature = (packed = false))]
    fn mask<'py>(&self, py: Python<'py>, packed: bool) -> Bound<'py, PyAny> {
        let actions = self.table.facts().actions;
        let mut mask = vec![0_u64; words(actions)];
        self.table.mark(&mut mask);
        if packed {
            let bytes: Vec<u8> = mask.iter().flat_map(|word| word.to_le_bytes()).collect();
            return PyArray1::from_slice(py, &bytes[..actions.div_ceil(8)]).into_any();
        }
        let dense: Vec<bool> =
            (0..actions).map(|action| mask[action / 64] >> (action % 64) & 1 != 0).collect();
        PyArray1::from_slice(py, &dense).into_any()
    }

    /// A position drawn from what the seat cannot know: one that looks the same to it, all equally likely.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("crosswise")
    /// >>> game.play_chance(seed=1)
    /// >>> other = game.resample(0, seed=2)
    /// >>> other.view(0) == game.view(0), other == game
    /// (True, False)
    fn resample(&self, seat: Whole, seed: Whole) -> PyResult<Position> {
        Ok(Position { table: self.table.sample(self.seat(seat)?, seed.0) })
    }

    /// What each seat gets: zeros while the game goes on, then from 1 for the first alone to -1 for the last alone, the
    /// mean where seats are level. The sum is zero. In Leduc it is chips.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("connect-four")
    /// >>> for column in "ababab": game.apply(column)
    /// >>> game.returns()
    /// [0.0, 0.0]
    /// >>> game.apply("a"); game.returns()
    /// [1.0, -1.0]
    fn returns(&self) -> Vec<f64> {
        let (reward, players) = (self.table.reward().unwrap_or_default(), self.table.players());
        // Rewards are whole numbers of this part; in double precision their sum is zero.
        let part = f64::from(players - 1);
        let exact = |reward: &f32| (f64::from(*reward) * part).round() / part;
        reward[..usize::from(players)].iter().map(exact).collect()
    }

    /// The rank of each seat, 1 is best, and the points where the game has them; nothing while it goes on.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("leduc")
    /// >>> for token in "~J ~Q raise fold".split(): game.apply(token)
    /// >>> game.standing()
    /// ([1, 2], [14, 12])
    fn standing(&self) -> Option<(Vec<u16>, Option<Vec<u16>>)> {
        let standing = self.table.standing()?;
        // A list of bytes would become `bytes`.
        let ranks = standing.ranks().iter().map(|rank| u16::from(*rank)).collect();
        Some((ranks, standing.points().map(<[u16]>::to_vec)))
    }

    /// The seats that win and lose together with this one, itself included.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("crosswise", players=4).team(0)
    /// [0, 2]
    fn team(&self, seat: Whole) -> PyResult<Vec<usize>> {
        let seats = self.table.team(self.seat(seat)?);
        Ok(seats.into_iter().map(Seat::index).collect())
    }

    /// The mean returns of so many random games from here.
    ///
    /// >>> import crosstable
    /// >>> crosstable.new("connect-four").rollout(1000, seed=1)[0] > 0
    /// True
    fn rollout(&self, py: Python<'_>, n: Whole, seed: Whole) -> PyResult<Vec<f64>> {
        let games = within("n", n, 1, 1_000_000_000)? as u32;
        let sums = py.detach(|| self.table.rollout(games, seed.0));
        Ok(sums[..usize::from(self.table.players())].iter().map(|sum| sum / f64::from(games)).collect())
    }

    /// A copy that goes its own way.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("connect-four")
    /// >>> other = game.clone()
    /// >>> other.apply("a"); other == game
    /// False
    fn clone(&self) -> Position {
        Position { table: self.table.boxed() }
    }

    /// The game so far: a dict that `crosstable.replay` plays again and JSON can hold. A resampled position has none.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("connect-four"); game.apply("d"); game.record()
    /// {'game': 'connect-four', 'players': 2, 'rules': 1, 'options': {}, 'tokens': ['d']}
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let resampled = || PyValueError::new_err("a resampled position has no record; no game led to it");
        let tokens = self.table.tokens().ok_or_else(resampled)?;
        let dict = PyDict::new(py);
        dict.set_item("game", self.table.facts().id)?;
        dict.set_item("players", self.table.players())?;
        dict.set_item("rules", self.table.options().rules())?;
        dict.set_item("options", self.options(py)?)?;
        dict.set_item("tokens", tokens)?;
        Ok(dict)
    }

    /// What a seat, or everybody, has seen happen: the token of every step, `~?` for a draw that was hidden.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("leduc")
    /// >>> game.apply("~J"); game.apply("~Q"); game.log(0), game.log()
    /// (['~J', '~?'], ['~?', '~?'])
    #[pyo3(signature = (seat = None))]
    fn log(&self, seat: Option<Whole>) -> PyResult<Vec<String>> {
        Ok(self.table.log(self.viewer(seat)?))
    }

    /// The same in numbers: 1 + index for a move, 1 + actions + index for an outcome, 1 + actions + outcomes for what was
    /// hidden.
    ///
    /// >>> import crosstable
    /// >>> game = crosstable.new("leduc")
    /// >>> game.apply("~J"); game.apply("~Q"); game.log_numbers(0)
    /// [4, 7]
    #[pyo3(signature = (seat = None))]
    fn log_numbers(&self, seat: Option<Whole>) -> PyResult<Vec<usize>> {
        Ok(self.table.log_numbers(self.viewer(seat)?))
    }

    /// The table in plain characters, in `en`, `de`, `fr` or `it`, as a seat or everybody sees it.
    ///
    /// >>> import crosstable
    /// >>> "a" in crosstable.new("crosswise").text("de")
    /// True
    #[pyo3(signature = (lang = None, seat = None))]
    fn text(&self, lang: Option<Text>, seat: Option<Whole>) -> PyResult<String> {
        let lang = match lang {
            None => Lang::En,
            Some(Text(lang)) => {
                let unknown = |_| PyValueError::new_err("the language is en, de, fr or it");
                lang.parse().map_err(unknown)?
            }
        };
        let viewer = self.viewer(seat)?;
        let speaker = Speaker { reader: viewer.seat(), ..Speaker::new(lang) };
        Ok(speaker.text_board(&self.table.layout(viewer)))
    }

    fn __copy__(&self) -> Position {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let replay = py.import("crosstable")?.getattr("replay")?;
        Ok((replay, PyTuple::new(py, [self.record(py)?])?))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.extract::<PyRef<'_, Position>>().is_ok_and(|other| self.table.is_like(&*other.table))
    }

    fn __repr__(&self) -> String {
        let actor = match self.table.actor() {
            Actor::Seat(seat) => format!("seat {} acts", seat.index()),
            Actor::Chance => "chance acts".into(),
            Actor::Over => "over".into(),
        };
        let steps = self.table.log_numbers(Viewer::Spectator).len();
        let (game, players) = (self.table.facts().id, self.table.players());
        format!("<crosstable.Position {game}, {players} players, {steps} steps, {actor}>")
    }
}
