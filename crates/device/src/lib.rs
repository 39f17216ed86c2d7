//! Tables on one device, for people who play alone or pass the device on.
//!
//! A [`Host`] answers the messages that a server would answer: those of a table's socket, and the requests of the HTTP
//! API that make sense on a device. It is sans-IO: the time, random bytes and the clock of the bots come from outside, and
//! so does storage. A change of a table leaves the host as [`Append`]s; **nothing is answered before [`Host::stored`] has
//! said that they are stored**. The log decides: where two tabs append at the same moment, one of them is told of a
//! conflict, reads what the other wrote, and decides again.
//!
//! All people at a table of a device are one player, so nobody is ever absent, and there is nobody to invite.
//!
//! Problems have no sentences here. They leave with a [`Message`](crosstable_core::Message), and the page, which has the
//! texts, says it.

mod connection;
mod error;
mod format;
mod host;
mod output;
mod request;
mod table;
mod tables;
mod work;

pub use error::DeviceError;
pub use host::{Host, RandomBytes, Stored};
pub use output::{Answer, Append, Output, Sent};
pub use request::Request;

pub use crosstable_review::Progress;

/// The ids of tables on a device begin with these bytes, so that a client knows from the id alone where a table is. A
/// server's ids are random; one of four billion looks like this.
pub const ID_PREFIX: [u8; 4] = [0; 4];
