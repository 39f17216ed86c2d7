//! Arguments as Python gives them. What is wrong with one is a `ValueError` that says what would do.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A whole number from 0, below 2⁶⁴; also one of numpy's.
#[derive(Clone, Copy)]
pub(crate) struct Whole(pub(crate) u64);

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(Whole).map_err(|_| wrong("a whole number from 0", given))
    }
}

/// A text.
pub(crate) struct Text(pub(crate) String);

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        given.extract().map(Text).map_err(|_| wrong("a text", given))
    }
}

/// An action: its index or its token.
pub(crate) enum Action {
    Index(usize),
    Token(String),
}

impl<'py> FromPyObject<'_, 'py> for Action {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(token) = given.extract() {
            return Ok(Action::Token(token));
        }
        let index: Result<usize, _> = given.extract();
        index.map(Action::Index).map_err(|_| wrong("an action index or a token", given))
    }
}

/// `expected ..., not 3.5`, in one line.
fn wrong(expected: &str, given: Borrowed<'_, '_, PyAny>) -> PyErr {
    let shown = given.repr().map(|text| text.to_string_lossy().into_owned()).unwrap_or_default();
    let shown: String = shown.chars().filter(|c| !c.is_control()).take(60).collect();
    PyValueError::new_err(format!("expected {expected}, not {shown}"))
}

/// A number in a range, or a `ValueError` that names it.
pub(crate) fn within(name: &str, given: Whole, least: u64, most: u64) -> PyResult<u64> {
    if (least..=most).contains(&given.0) {
        Ok(given.0)
    } else {
        Err(PyValueError::new_err(format!("{name} is {least} to {most}, not {}", given.0)))
    }
}
