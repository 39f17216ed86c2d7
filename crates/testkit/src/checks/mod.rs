//! What is looked at, one file a check. Each returns a sentence that says what is wrong; the caller adds where.

pub(crate) mod actor;
pub(crate) mod chance;
pub(crate) mod copies;
pub(crate) mod draws;
pub(crate) mod head;
pub(crate) mod layout;
pub(crate) mod moves;
pub(crate) mod onward;
pub(crate) mod options;
pub(crate) mod record;
pub(crate) mod refusals;
pub(crate) mod sample;
pub(crate) mod sampling;
pub(crate) mod secrets;
pub(crate) mod start;
pub(crate) mod tokens;
pub(crate) mod twins;
pub(crate) mod view;
