//! The native part of the Python package `crosstable`. What it offers is described in `python/crosstable/__init__.py`
//! and typed in `_native.pyi`.

mod bot;
mod games;
mod numbers;
mod position;
mod refusal;
mod table;
mod threads;
mod vector;
mod vector_env;

use pyo3::prelude::*;

#[pymodule]
fn _native(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("CHANCE", position::CHANCE)?;
    module.add("OVER", position::OVER)?;
    module.add("GAMES", games::names())?;
    module.add("Refusal", py.get_type::<refusal::Refusal>())?;
    module.add_class::<position::Position>()?;
    module.add_class::<vector_env::VectorEnv>()?;
    module.add_class::<bot::Bot>()?;
    module.add_function(wrap_pyfunction!(position::new, module)?)?;
    module.add_function(wrap_pyfunction!(position::replay, module)?)?;
    module.add_function(wrap_pyfunction!(games::describe, module)?)
}
