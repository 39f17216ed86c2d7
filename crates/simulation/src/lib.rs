//! Whole deployments in one thread on virtual time.
//!
//! Several server processes (the real code: HTTP, WebSockets, rooms, presence, watchdogs, workers) serve real clients
//! over sockets in memory. The log and the bus are models with exactly the guarantees that the real ones give, and with
//! every way in which they fail. Everything random comes from one seed: the same seed is the same run, bit by bit.
//!
//! - [`Plan::new`] makes a deployment, its tables and its faults out of a seed.
//! - [`run`] runs it, while what must always hold is checked after every append and every message.
//! - [`shrink`] finds the shortest list of faults with which a run still fails.
//! - [`Variant`] names what can be broken on purpose, to show that the checks find it.
//!
//! `docs/reliability.md` says what is simulated, what is checked, and what is not. Start reading in `run.rs`.

mod behaviour;
mod bus;
mod history;
mod http;
mod life;
mod log;
mod network;
mod plan;
mod process;
mod random;
mod run;
mod shrink;
mod trace;
mod truth;
mod twins;
mod variant;
mod visitor;
mod world;

pub use history::{History, Recorded};
pub use log::{Model, ModelLog, ModelWatch};
pub use plan::{Fault, Kind, Plan, PlannedTable};
pub use run::{Report, run};
pub use shrink::shrink;
pub use trace::Line;
pub use variant::Variant;
pub use world::Counts;
