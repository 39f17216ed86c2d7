//! The entries of a table's log. They are stored before anybody hears of them, and they replay forever: fields are only
//! ever added, with a default.

use crosstable_core::{Level, PlayerId, Seat, Standing, TableId};
use crosstable_fair::{Commitment, Entropy, Head, Seed, Source};
use crosstable_protocol::{Begun, Clock, Closed, Millis, Name, PlayedBy, Proposal, Series};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table, with the time at which it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields say it; what they do is said where they are applied")]
pub enum Entry {
    /// The first entry. The seed is in the log and shown to nobody before the end (T-13); its commitment is.
    Created {
        at: Millis,
        table: TableId,
        game: String,
        rules: u32,
        players: u8,
        options: Vec<(String, String)>,
        clock: Clock,
        public: bool,
        host: PlayerId,
        commitment: Commitment,
        seed: Seed,
        /// Where chance comes from. Version 0.1 did not say; there, devices published their entropy.
        #[serde(default, skip_serializing_if = "is_published")]
        chance: Source,
        /// The score that a rematch carries on (T-18), by the seats of this table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<Series>,
        /// How the game began on a device, if this table continues one (T-20). As secret as the seed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begun: Option<Begun>,
    },
    /// Somebody sat down.
    Seated { at: Millis, seat: Seat, who: Who },
    /// A chair became open again.
    Freed { at: Millis, seat: Seat },
    /// A person changed their name.
    Renamed { at: Millis, seat: Seat, name: Name },
    /// Two chairs changed places.
    Swapped { at: Millis, one: Seat, other: Seat },
    /// A person's seat continues on another device.
    Handed { at: Millis, seat: Seat, to: PlayerId },
    /// A person's device committed to its entropy.
    Committed { at: Millis, seat: Seat, commitment: Commitment },
    /// Seats, options and commitments are frozen in this list.
    Frozen { at: Millis, round: u32, list: String },
    /// A person's device revealed its entropy. (In version 0.1 it did so when it sat down.)
    Entropy { at: Millis, seat: Seat, entropy: Entropy },
    /// The start was given up; the next round has another seed.
    Reopened { at: Millis, round: u32, commitment: Commitment, seed: Seed },
    /// The game began; all chance up to the first decision.
    Started { at: Millis, chance: Vec<String> },
    /// The game of a device as it stood there goes on (T-20). First all chance up to the first decision, then for each
    /// decision its seat, its token and the chance after it, all of them separated by blanks.
    Continued { at: Millis, game: Vec<String> },
    /// A decision, together with all chance up to the next one, so that no crash can come between them.
    Played { at: Millis, seat: Seat, token: String, by: PlayedBy, chance: Vec<String> },
    /// Somebody proposes what the others must agree to.
    #[serde(rename = "asked")]
    Proposed {
        at: Millis,
        seat: Seat,
        #[serde(rename = "wish")]
        proposal: Proposal,
    },
    /// One of them agreed.
    Agreed { at: Millis, seat: Seat },
    /// One of them did not.
    Declined { at: Millis, seat: Seat },
    /// Everything after so many decisions was taken back.
    Undone { at: Millis, seat: Seat, to: usize },
    /// A person is away.
    Left { at: Millis, seat: Seat },
    /// A person is back.
    Returned { at: Millis, seat: Seat },
    /// A bot stands in for an absent person.
    StandIn { at: Millis, seat: Seat },
    /// The game has ended; the seed is shown.
    Ended { at: Millis, standing: Standing, seed: Seed },
    /// The table ends without a result; the seed is shown.
    Closed { at: Millis, reason: Closed, seed: Seed },
    /// The same people play on at another table.
    Rematch { at: Millis, table: TableId },
    /// This game of a device goes on at this table of a server, and stands still here (T-20).
    Uploaded { at: Millis, table: TableId },
    /// It goes on here all the same.
    Resumed { at: Millis },
    /// Somebody showed a receipt for an entry that is not, or no longer, in this log.
    Disputed { at: Millis, number: u64, told: Head },
    /// A person accepts the log as it is.
    Accepted { at: Millis, seat: Seat },
    /// Nobody has come for so long that the table will be removed. Whatever follows keeps it.
    Expired { at: Millis },
    /// One of its people came in time.
    Revived { at: Millis },
    /// A person no longer wants this table, which has ended, in their list (T-19).
    Unlisted { at: Millis, player: PlayerId },
}

impl Entry {
    /// When it happened.
    pub const fn at(&self) -> Millis {
        match self {
            Entry::Created { at, .. }
            | Entry::Seated { at, .. }
            | Entry::Freed { at, .. }
            | Entry::Renamed { at, .. }
            | Entry::Swapped { at, .. }
            | Entry::Handed { at, .. }
            | Entry::Committed { at, .. }
            | Entry::Frozen { at, .. }
            | Entry::Entropy { at, .. }
            | Entry::Reopened { at, .. }
            | Entry::Started { at, .. }
            | Entry::Continued { at, .. }
            | Entry::Played { at, .. }
            | Entry::Proposed { at, .. }
            | Entry::Agreed { at, .. }
            | Entry::Declined { at, .. }
            | Entry::Undone { at, .. }
            | Entry::Left { at, .. }
            | Entry::Returned { at, .. }
            | Entry::StandIn { at, .. }
            | Entry::Ended { at, .. }
            | Entry::Closed { at, .. }
            | Entry::Rematch { at, .. }
            | Entry::Uploaded { at, .. }
            | Entry::Resumed { at }
            | Entry::Disputed { at, .. }
            | Entry::Accepted { at, .. }
            | Entry::Expired { at }
            | Entry::Revived { at }
            | Entry::Unlisted { at, .. } => *at,
        }
    }

    /// Whether seats have other owners after it.
    pub const fn reseats(&self) -> bool {
        matches!(
            self,
            Entry::Seated { .. } | Entry::Freed { .. } | Entry::Swapped { .. } | Entry::Handed { .. }
        )
    }
}

/// An entry of version 0.1 is written as it was.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_published(source: &Source) -> bool {
    *source == Source::Published
}

/// Who sat down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Who {
    Person { player: PlayerId, name: Name },
    Bot { level: Level },
}
