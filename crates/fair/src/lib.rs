//! Commit-reveal randomness that everybody can verify afterwards, and logs that cannot be changed unnoticed.
//!
//! The server commits to a [`Seed`] before the seats are taken, and every person's device to its [`Entropy`] when it sits
//! down. At the start everything is frozen in a list; only then devices reveal. Seed, list and entropy give the key of a
//! [`Stream`], from which outcome number *i* of the table is drawn. The seed is revealed when the game has ended; then
//! anyone can draw every outcome again. `docs/fairness.md` specifies this to the byte.
//!
//! ```
//! use crosstable_fair::{Entropy, Seed, Stream};
//!
//! let (seed, entropy, table) = (Seed::new([7; 32]), Entropy::new([2; 16]), [1; 16]);
//! let commitment = seed.commitment(); // published first
//! let list = format!("commitment: {commitment}\ncommitment 1: {}\n", entropy.commitment(&table)); // then frozen
//! let stream = Stream::revealed(&seed, &list, &[(1, entropy)]); // then revealed
//! let die = [("~d1", 1), ("~d2", 1), ("~d3", 1), ("~d4", 1), ("~d5", 1), ("~d6", 1)];
//! let rolled = *stream.draw(0, &die).unwrap();
//!
//! // Afterwards, with the seed in hand:
//! assert_eq!(seed.commitment(), commitment);
//! assert_eq!(*Stream::revealed(&seed, &list, &[(1, entropy)]).draw(0, &die).unwrap(), rolled);
//! ```
//!
//! A [`LogKey`] gives the heads that chain the entries of a log.

mod log_key;
mod seed;
mod source;
mod stream;
mod ticket;

pub use log_key::{Head, LogKey, Receipt};
pub use seed::{Commitment, DeviceSecret, Entropy, Seed};
pub use source::{Source, UnknownSource};
pub use stream::Stream;
pub use ticket::Ticket;
