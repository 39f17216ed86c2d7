//! Why there is no broker.

/// What went wrong, and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The program is not installed.
    #[error(
        "these tests need nats-server and there is none: `cargo xtask test` fetches Debian's where it can; \
         else install it, or name it in CROSSTABLE_NATS_SERVER"
    )]
    Missing,
    /// A node ended by itself.
    #[error("nats-server {name} has ended by itself; it said: {said}")]
    Ended {
        /// Which node.
        name: String,
        /// The end of its log.
        said: String,
    },
    /// A node does not answer.
    #[error("nats-server {name} does not serve JetStream; it said: {said}")]
    Silent {
        /// Which node.
        name: String,
        /// The end of its log.
        said: String,
    },
    /// Nobody left a port free for long enough.
    #[error("no free ports were found on 127.0.0.1: close some programs and try again")]
    NoPorts,
    /// The system refused something.
    #[error("nats-server cannot be set up: {0}")]
    System(#[from] std::io::Error),
}
