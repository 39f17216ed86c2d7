//! Commit-reveal randomness that everybody can verify afterwards.
//!
//! The server commits to a [`Seed`] before the seats are taken, and every person adds [`Entropy`]. Together they give the
//! key of a [`Stream`], from which outcome number *i* of the table is drawn. The seed is revealed when the game has ended;
//! then anyone can draw every outcome again. `docs/fairness.md` specifies this to the byte.
//!
//! ```
//! use crosstable_fair::{Entropy, Seed, Stream};
//!
//! let seed = Seed::new([7; 32]);
//! let commitment = seed.commitment(); // published first
//! let stream = Stream::new(&seed, &[1; 16], &[(1, Entropy::new([2; 16]))]);
//! let die = [("~d1", 1), ("~d2", 1), ("~d3", 1), ("~d4", 1), ("~d5", 1), ("~d6", 1)];
//! let rolled = *stream.draw(0, &die).unwrap();
//!
//! // Afterwards, with the seed in hand:
//! assert_eq!(seed.commitment(), commitment);
//! assert_eq!(*Stream::new(&seed, &[1; 16], &[(1, Entropy::new([2; 16]))]).draw(0, &die).unwrap(), rolled);
//! ```

mod seed;
mod stream;
mod ticket;

pub use seed::{Commitment, Entropy, Seed};
pub use stream::Stream;
pub use ticket::Ticket;
