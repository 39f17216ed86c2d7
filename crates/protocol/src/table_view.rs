//! A table as one viewer sees it.

use crosstable_core::{Choices, Layout, Level, Message, Seat, TableId};
use crosstable_fair::{Commitment, Source};

use crate::{Clock, Closed, GameView, Millis, Name, Phrase, Proposal};

wire! {
    /// A table as one viewer sees it.
    pub struct TableView {
        pub table: TableId,
        pub game: String,
        /// Version of the game's rules.
        pub rules: u32,
        /// Every option with its value in force.
        pub options: Vec<(String, String)>,
        pub clock: Clock,
        /// Whether strangers find it in the list of open tables.
        pub public: bool,
        /// Whether seats hold what others must not see. A device with several seats then shows one at a time.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub hidden: bool,
        pub stage: Stage,
        /// Where chance comes from: what a verification proves.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        #[cfg_attr(test, ts(type = "\"published\" | \"revealed\" | \"seeded\" | \"continued\""))]
        pub source: Source,
        /// Counts the starts: one more each time a start is given up.
        pub round: u32,
        /// The commitment to the server's seed of this round.
        pub commitment: Commitment,
        /// Seats, options and commitments as they were frozen at the start.
        pub list: Option<String>,
        /// The seats whose devices have not revealed their entropy yet.
        pub waiting: Vec<Seat>,
        /// Seat 1 first.
        pub seats: Vec<SeatView>,
        /// The seat that looks; null for a spectator.
        pub viewer: Option<Seat>,
        /// The game's own view.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub view: GameView,
        /// How the view looks, if the client asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub layout: Option<Layout>,
        pub to_move: Option<Seat>,
        /// The legal moves, if it is the viewer's decision.
        pub legal: Option<Choices>,
        /// How many decisions have been made.
        pub decisions: usize,
        /// When the time for the decision that is due runs out.
        pub deadline: Option<Millis>,
        pub proposal: Option<PendingProposal>,
        /// Whether the viewer can take back the last decision without asking.
        pub free_undo: bool,
        /// The phrases that can be said now.
        pub phrases: Vec<Phrase>,
        pub standing: Option<Standing>,
        /// Why the game is over, in a sentence.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub ending: Option<Message>,
        /// Why the table ended without a result.
        pub closed: Option<Closed>,
        /// Somebody was told another history, and not everybody has accepted this one yet.
        pub dispute: Option<Dispute>,
        /// The table at which the same people play on.
        pub rematch: Option<TableId>,
        /// The table of a server at which this game of a device goes on (T-20). Here it stands still.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub uploaded: Option<TableId>,
        /// The score between the people and bots who sit here, if they have played before (T-18).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub series: Option<Series>,
    }

    /// The stage of a table.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "lowercase")]
    pub enum Stage {
        Lobby,
        /// Everything is frozen, and devices reveal their entropy.
        Starting,
        Running,
        Ended,
    }

    /// A seat as everybody sees it.
    #[serde(tag = "who", rename_all = "lowercase")]
    pub enum SeatView {
        Open,
        Person {
            /// Chosen by the person: show it as text, never as markup.
            name: Name,
            /// Whether this person opened the table.
            host: bool,
            away: bool,
            /// Whether a bot decides for this person meanwhile.
            stand_in: bool,
            /// Whether this person's device has committed to its entropy,
            committed: bool,
            /// and whether it has revealed it.
            revealed: bool,
        },
        Bot { level: Level },
    }

    /// A proposal that waits for the others.
    #[derive(Copy, Eq)]
    pub struct PendingProposal {
        /// The seat that made it.
        pub seat: Seat,
        pub proposal: Proposal,
    }

    /// A history that is not the one that somebody was told.
    #[derive(Eq)]
    pub struct Dispute {
        /// The number of the event that they were told.
        pub number: u64,
        /// The seats whose owners have accepted the history as it is now.
        pub accepted: Vec<Seat>,
    }

    /// The score over several games of the same people and bots. This is also the stored form.
    #[derive(Eq)]
    pub struct Series {
        /// How often each seat came first.
        pub wins: Vec<u16>,
        /// How many games were drawn between all of them.
        pub draws: u16,
    }

    /// How a game ended.
    #[derive(Eq)]
    pub struct Standing {
        /// Rank of each seat, 1 is best.
        pub ranks: Vec<u8>,
        /// Points of each seat, where the game has them.
        pub points: Option<Vec<u16>>,
    }
}

impl TableView {
    /// The tokens of the legal moves, sorted; none if it is not the viewer's decision.
    pub fn legal_tokens(&self) -> Vec<String> {
        self.legal.as_ref().map(Choices::tokens).unwrap_or_default()
    }
}

impl From<&crosstable_core::Standing> for Standing {
    fn from(standing: &crosstable_core::Standing) -> Self {
        Standing { ranks: standing.ranks().to_vec(), points: standing.points().map(<[u16]>::to_vec) }
    }
}
