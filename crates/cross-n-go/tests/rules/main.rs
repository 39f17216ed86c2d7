//! The clauses of `docs/rules/cross-n-go.md`, one by one.

mod components;
mod describe;
mod ending;
mod jokers;
mod lanes;
mod layout;
mod notation;
mod reason;
mod reference;
mod refusals;
mod set_up;
mod shifts;
mod table;
mod turn;
mod view;
