//! What people can say to each other: preset, translated, and harmless.
//!
//! While a game runs only such phrases can be said as tell nothing about hands, plans or the position, because team
//! mates hear them too. How often is limited as well, so that their rhythm tells nothing either.

use std::time::Duration;

use crosstable_table::Stage;

/// Always fit to be said.
const ALWAYS: [&str; 5] =
    ["phrase-hello", "phrase-one-moment", "phrase-take-your-time", "phrase-back-again", "phrase-thanks"];
/// Before and after a game.
const OUTSIDE: [&str; 4] =
    ["phrase-have-fun", "phrase-well-played", "phrase-that-was-close", "phrase-once-more"];

/// The time between two phrases of one seat.
pub(crate) const PAUSE: Duration = Duration::from_secs(3);

/// The keys of the phrases that can be said now.
pub(crate) fn sayable(stage: Stage) -> Vec<&'static str> {
    match stage {
        Stage::Running => ALWAYS.to_vec(),
        Stage::Lobby | Stage::Ended => ALWAYS.into_iter().chain(OUTSIDE).collect(),
    }
}
