//! What the server takes from the system: the time, randomness, and threads for work that takes long.
//!
//! Together with the log ([`crosstable_store::Log`]) and the bus ([`ClusterBus`](crate::ClusterBus)) this is all that
//! the server needs from outside. Timers are tokio's, so a runtime with paused time and an environment that follows it
//! run whole deployments on virtual time in one thread.

use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_protocol::Millis;

use crate::bots::on_a_thread;
use crate::cluster::BoxFuture;

/// The time and randomness of a server, and how its work is run.
pub trait Environment: Send + Sync + 'static {
    /// The time of day. It may jump in either direction.
    fn now(&self) -> Millis;

    /// Fills the bytes with what nobody can guess.
    fn fill_random(&self, bytes: &mut [u8]);

    /// Runs what takes long where it keeps nobody waiting. Ready when it has ended, also by a panic.
    fn run_aside(&self, work: Box<dyn FnOnce() + Send>) -> BoxFuture<'static, ()> {
        Box::pin(on_a_thread(work))
    }

    /// Every task of the server passes through here before it is spawned. A simulator can thus stop or pause all tasks
    /// of one process.
    fn contain(&self, task: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        task
    }
}

/// The operating system's clock and generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEnvironment;

impl Environment for SystemEnvironment {
    fn now(&self) -> Millis {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system has a generator");
    }
}
