//! What the rules forbid, as an exception.

use crosstable_core::Refusal as Reason;
use crosstable_texts::Lang;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    crosstable,
    Refusal,
    PyValueError,
    "The rules forbid it. The position is as it was.\n\n`clause` is the clause of the rules, `code` a name for the reason that \
     never changes, and the text is the sentence in English."
);

/// The exception for a refusal.
pub(crate) fn refused(py: Python<'_>, reason: &Reason) -> PyErr {
    let error = Refusal::new_err(crosstable_texts::refusal(Lang::En, reason));
    let value = error.value(py);
    let filled = value.setattr("clause", reason.clause).and_then(|()| value.setattr("code", reason.code));
    filled.err().unwrap_or(error)
}
