//! `crosstable.VectorEnv`: the arrays, and checks of what comes from Python.

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray1,
    PyReadwriteArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::games::{self, Id};
use crate::numbers::{Text, Whole, within};
use crate::vector::{Illegal, Rows, Vector};
use crosstable_encoding::words;

/// Many games at once, stepped by threads, in arrays that are written in place.
///
/// Every environment plays one game after the other: where one ends, `done` says so, `reward` has what each seat got, and
/// the next game has begun. Chance is drawn inside. What happens in environment `i` follows from the seed, `i` and the
/// actions, whatever the number of threads.
///
/// The arrays stay the same from step to step: `observation` (count, numbers), what the seat to move knows; `mask`
/// (count, bytes), its legal actions with eight in a byte, the first in the lowest bit; `actor` (count), which seat it
/// is; `reward` (count, players); `done` (count). They share their memory with whatever is made of them by DLPack.
///
/// >>> import crosstable
/// >>> env = crosstable.VectorEnv("mixx", count=64, players=3, threads=2)
/// >>> env.reset(seed=7)
/// >>> for _ in range(100):
/// ...     env.step(env.random_actions())
/// >>> env.observation.shape, env.mask.shape, env.reward.shape
/// ((64, 851), (64, 1808), (64, 3))
#[pyclass(name = "VectorEnv", module = "crosstable")]
pub(crate) struct VectorEnv {
    environments: Box<dyn Vector>,
    #[pyo3(get)]
    observation: Py<PyArray2<f32>>,
    words: Py<PyArray2<u64>>,
    #[pyo3(get)]
    actor: Py<PyArray1<i8>>,
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
    id: Id,
    count: usize,
    players: u8,
    /// Before the first reset there is nothing to step.
    begun: bool,
}

/// So many numbers at most, in all arrays together: 8 GB.
const MOST_NUMBERS: usize = 1 << 31;

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, count, players = None, options = None, threads = Whole(1)))]
    fn new(
        py: Python<'_>,
        game: Text,
        count: Whole,
        players: Option<Whole>,
        options: Option<&Bound<'_, PyAny>>,
        threads: Whole,
    ) -> PyResult<Self> {
        let id = Id::named(&game.0)?;
        let setup = games::setup(id, players, options, None)?;
        let facts = id.facts();
        let width = facts.observation + 2 * words(facts.actions);
        let count = within("count", count, 1, (MOST_NUMBERS / width) as u64)? as usize;
        let threads = within("threads", threads, 1, 256)? as usize;
        let environments = id.environments(&setup, count, threads)?;
        Ok(VectorEnv {
            environments,
            observation: PyArray2::zeros(py, [count, facts.observation], false).unbind(),
            words: PyArray2::zeros(py, [count, words(facts.actions)], false).unbind(),
            actor: PyArray1::zeros(py, count, false).unbind(),
            reward: PyArray2::zeros(py, [count, setup.players.into()], false).unbind(),
            done: PyArray1::zeros(py, count, false).unbind(),
            actions: PyArray1::zeros(py, count, false).unbind(),
            id,
            count,
            players: setup.players,
            begun: false,
        })
    }

    /// How many games there are at once.
    #[getter]
    fn count(&self) -> usize {
        self.count
    }

    /// How many players each has.
    #[getter]
    fn players(&self) -> u8 {
        self.players
    }

    /// How many actions there are.
    #[getter]
    fn action_count(&self) -> usize {
        self.id.facts().actions
    }

    /// The legal actions of the seats to move, eight in a byte, the first in the lowest bit.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.words.bind(py).call_method1("view", ("uint8",))
    }

    /// The same as booleans, one for each action, in a new array.
    ///
    /// >>> import crosstable
    /// >>> env = crosstable.VectorEnv("connect-four", count=2)
    /// >>> env.reset(seed=1); env.dense_mask().sum(axis=1)
    /// array([7, 7])
    fn dense_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let (actions, words) = (self.action_count(), self.words.bind(py));
        must_be_as_made(words, [self.count, crosstable_encoding::words(actions)])?;
        let words = words.try_readonly().map_err(in_use)?;
        let dense = PyArray2::zeros(py, [self.count, actions], false);
        {
            let mut dense = dense.readwrite();
            let (dense, words) = (dense.as_slice_mut()?, words.as_slice()?);
            let width = words.len() / self.count;
            py.detach(|| {
                for (row, words) in dense.chunks_mut(actions).zip(words.chunks(width)) {
                    for (action, legal) in row.iter_mut().enumerate() {
                        *legal = words[action / 64] >> (action % 64) & 1 != 0;
                    }
                }
            });
        }
        Ok(dense)
    }

    /// Begins all games again.
    ///
    /// >>> import crosstable
    /// >>> env = crosstable.VectorEnv("connect-four", count=2)
    /// >>> env.reset(seed=1); env.actor
    /// array([0, 0], dtype=int8)
    fn reset(&mut self, py: Python<'_>, seed: Whole) -> PyResult<()> {
        self.with_rows(py, |environments, rows| environments.reset(seed.0, rows))?;
        self.begun = true;
        Ok(())
    }

    /// Plays an action in every environment; `actions` is an array of `count` whole numbers (int64 is not copied). If
    /// one of them is illegal, that is a ValueError and nothing is played.
    ///
    /// >>> import crosstable
    /// >>> env = crosstable.VectorEnv("connect-four", count=2)
    /// >>> env.reset(seed=1); env.step([3, 4]); env.actor
    /// array([1, 1], dtype=int8)
    /// >>> env.step([3, 7])
    /// Traceback (most recent call last):
    ///     ...
    /// ValueError: action 7 is illegal in environment 1; nothing was played
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.must_have_begun()?;
        let actions = self.read_actions(actions)?;
        let actions =
            actions.as_slice().map_err(|_| PyValueError::new_err("the actions are not contiguous"))?;
        let played = self.with_rows(py, |environments, rows| environments.step(actions, rows))?;
        played.map_err(|Illegal { environment, action }| {
            PyValueError::new_err(format!(
                "action {action} is illegal in environment {environment}; nothing was played"
            ))
        })
    }

    /// A random legal action for every environment, all equally likely, in an array that is written again by the next
    /// call. They do not change what chance brings.
    ///
    /// >>> import crosstable
    /// >>> env = crosstable.VectorEnv("crosswise", count=8)
    /// >>> env.reset(seed=1); env.dense_mask()[range(8), env.random_actions()].all()
    /// np.True_
    fn random_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.must_have_begun()?;
        let array = self.actions.bind(py).clone();
        {
            let mut actions = writable(&array, [self.count])?;
            let (actions, environments) = (actions.as_slice_mut()?, &mut self.environments);
            py.detach(|| environments.draw(actions));
        }
        Ok(array)
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        let (game, count, players) = (self.id.facts().id, self.count, self.players);
        format!("<crosstable.VectorEnv {game}, {count} games of {players} players>")
    }
}

impl VectorEnv {
    fn must_have_begun(&self) -> PyResult<()> {
        if self.begun { Ok(()) } else { Err(PyValueError::new_err("call reset(seed) first")) }
    }

    fn read_actions<'py>(&self, given: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let count = self.count;
        let wrong = || PyValueError::new_err(format!("the actions are an array of {count} whole numbers"));
        let array = if let Ok(array) = given.cast::<PyArray1<i64>>() {
            array.clone()
        } else {
            // Other whole numbers are copied; anything else is refused, never rounded.
            let numpy = given.py().import("numpy")?;
            let array = numpy.call_method1("asarray", (given,)).map_err(|_| wrong())?;
            let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
            if kind != "i" && kind != "u" {
                return Err(wrong());
            }
            let array = array.call_method1("astype", ("int64",)).map_err(|_| wrong())?;
            array.cast_into::<PyArray1<i64>>().map_err(|_| wrong())?
        };
        if array.len() != count {
            return Err(wrong());
        }
        let array = if array.is_contiguous() { array } else { array.call_method0("copy")?.cast_into()? };
        array.try_readonly().map_err(in_use)
    }

    /// Calls `work` with the arrays, without the interpreter's lock.
    fn with_rows<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Vector, Rows<'_>) -> T + Send,
    ) -> PyResult<T> {
        let facts = self.id.facts();
        let (count, players) = (self.count, self.players.into());
        let mut observation = writable(self.observation.bind(py), [count, facts.observation])?;
        let mut words = writable(self.words.bind(py), [count, words(facts.actions)])?;
        let mut actor = writable(self.actor.bind(py), [count])?;
        let mut reward = writable(self.reward.bind(py), [count, players])?;
        let mut done = writable(self.done.bind(py), [count])?;
        let rows = Rows {
            observation: observation.as_slice_mut()?,
            mask: words.as_slice_mut()?,
            actor: actor.as_slice_mut()?,
            reward: reward.as_slice_mut()?,
            done: done.as_slice_mut()?,
        };
        let environments = &mut *self.environments;
        Ok(py.detach(|| work(environments, rows)))
    }
}

/// Python can give an array another shape or another type of number, and it is of no use then.
fn must_be_as_made<T: Element, D: Dimension, const N: usize>(
    array: &Bound<'_, PyArray<T, D>>,
    shape: [usize; N],
) -> PyResult<()> {
    if array.shape() == shape && array.dtype().is_equiv_to(&T::get_dtype(array.py())) {
        return Ok(());
    }
    Err(PyValueError::new_err("an array of this environment was given another shape or type"))
}

/// An array to write into.
fn writable<'py, T: Element, D: Dimension, const N: usize>(
    array: &Bound<'py, PyArray<T, D>>,
    shape: [usize; N],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    must_be_as_made(array, shape)?;
    array.try_readwrite().map_err(in_use)
}

fn in_use(error: numpy::BorrowError) -> PyErr {
    PyValueError::new_err(format!("an array of this environment is in use: {error}"))
}
