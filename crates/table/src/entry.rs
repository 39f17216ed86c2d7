//! The entries of a table's log. They are stored before anybody hears of them, and they replay forever: fields are only
//! ever added, with a default.

use crosstable_core::{Level, PlayerId, Seat, Standing, TableId};
use crosstable_fair::{Commitment, Entropy, Head, Seed, Source};
use crosstable_protocol::{Begun, Clock, Closed, Millis, Name, PlayedBy, Proposal, Series, read_tagged};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table, with the time at which it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
        #[serde(skip_serializing_if = "is_published")]
        chance: Source,
        /// The score that a rematch carries on (T-18), by the seats of this table.
        #[serde(skip_serializing_if = "Option::is_none")]
        series: Option<Series>,
        /// How the game began on a device, if this table continues one (T-20). As secret as the seed.
        #[serde(skip_serializing_if = "Option::is_none")]
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

read_tagged! {
    Entry by "entry" {
        "created" => Created {
            at, table, game, rules, players, options, clock, public, host, commitment, seed, chance or default, series, begun
        }
        "seated" => Seated { at, seat, who }
        "freed" => Freed { at, seat }
        "renamed" => Renamed { at, seat, name }
        "swapped" => Swapped { at, one, other }
        "handed" => Handed { at, seat, to }
        "committed" => Committed { at, seat, commitment }
        "frozen" => Frozen { at, round, list }
        "entropy" => Entropy { at, seat, entropy }
        "reopened" => Reopened { at, round, commitment, seed }
        "started" => Started { at, chance }
        "continued" => Continued { at, game }
        "played" => Played { at, seat, token, by, chance }
        "asked" => Proposed { at, seat, proposal: "wish" }
        "agreed" => Agreed { at, seat }
        "declined" => Declined { at, seat }
        "undone" => Undone { at, seat, to }
        "left" => Left { at, seat }
        "returned" => Returned { at, seat }
        "standin" => StandIn { at, seat }
        "ended" => Ended { at, standing, seed }
        "closed" => Closed { at, reason, seed }
        "rematch" => Rematch { at, table }
        "uploaded" => Uploaded { at, table }
        "resumed" => Resumed { at }
        "disputed" => Disputed { at, number, told }
        "accepted" => Accepted { at, seat }
        "expired" => Expired { at }
        "revived" => Revived { at }
        "unlisted" => Unlisted { at, player }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// One text of each kind, as they are stored.
    const STORED: [&str; 31] = [
        r#"{"entry":"created","at":1,"table":"T","game":"mixx","rules":1,"players":2,"options":[["start","1"]],"clock":"off","public":true,"host":"P","commitment":"S","seed":"S"}"#,
        r#"{"entry":"created","at":1,"table":"T","game":"mixx","rules":1,"players":2,"options":[],"clock":"1day","public":false,"host":"P","commitment":"S","seed":"S","chance":"continued","begun":{"table":"T","seed":"S","draws":3}}"#,
        r#"{"entry":"seated","at":2,"seat":1,"who":{"person":{"player":"P","name":"Anna"}}}"#,
        r#"{"entry":"freed","at":2,"seat":1}"#,
        r#"{"entry":"renamed","at":2,"seat":1,"name":"Ben"}"#,
        r#"{"entry":"swapped","at":2,"one":1,"other":2}"#,
        r#"{"entry":"handed","at":2,"seat":1,"to":"P"}"#,
        r#"{"entry":"committed","at":2,"seat":1,"commitment":"S"}"#,
        r#"{"entry":"frozen","at":2,"round":1,"list":"the list"}"#,
        r#"{"entry":"entropy","at":2,"seat":1,"entropy":"T"}"#,
        r#"{"entry":"reopened","at":2,"round":2,"commitment":"S","seed":"S"}"#,
        r#"{"entry":"started","at":3,"chance":["~a","~b"]}"#,
        r#"{"entry":"continued","at":3,"game":["1 a","2 b"]}"#,
        r#"{"entry":"played","at":4,"seat":2,"token":"a","by":"standin","chance":[]}"#,
        r#"{"entry":"asked","at":4,"seat":1,"wish":{"undo":{"to":3}}}"#,
        r#"{"entry":"agreed","at":4,"seat":2}"#,
        r#"{"entry":"declined","at":4,"seat":2}"#,
        r#"{"entry":"undone","at":4,"seat":1,"to":3}"#,
        r#"{"entry":"left","at":4,"seat":2}"#,
        r#"{"entry":"returned","at":4,"seat":2}"#,
        r#"{"entry":"standin","at":4,"seat":2}"#,
        r#"{"entry":"ended","at":5,"standing":{"players":2,"ranks":[1,2,0,0],"points":null},"seed":"S"}"#,
        r#"{"entry":"closed","at":5,"reason":"void","seed":"S"}"#,
        r#"{"entry":"rematch","at":6,"table":"T"}"#,
        r#"{"entry":"uploaded","at":6,"table":"T"}"#,
        r#"{"entry":"resumed","at":6}"#,
        r#"{"entry":"disputed","at":6,"number":9,"told":"H"}"#,
        r#"{"entry":"accepted","at":6,"seat":1}"#,
        r#"{"entry":"expired","at":6}"#,
        r#"{"entry":"revived","at":6}"#,
        r#"{"entry":"unlisted","at":6,"player":"P"}"#,
    ];

    #[test]
    fn every_entry_is_written_as_it_was_stored() {
        for text in STORED {
            let of = |bytes: usize| format!("\"{}\"", "5a".repeat(bytes));
            let text = text.replace("\"T\"", &of(16)).replace("\"P\"", &of(16)).replace("\"H\"", &of(16));
            let text = text.replace("\"S\"", &of(32));
            let entry: Entry = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(serde_json::to_string(&entry).expect("plain data"), text);
        }
    }
}
