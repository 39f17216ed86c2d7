//! The bodies of the HTTP API.

use crosstable_core::{Level, Message, Seat, TableId};
use crosstable_fair::{Commitment, Entropy, Seed, Source};

use crate::{Begun, Clock, Closed, Millis, Stage, Standing, TableView};

wire! {
    /// A game and what can be chosen when opening a table of it.
    pub struct Game {
        /// Its name on the wire.
        pub id: String,
        /// Its name as people write it.
        pub name: String,
        pub rules: u32,
        /// The set-ups, by number of players.
        pub tables: Vec<GameTable>,
    }

    /// The options at one number of players.
    pub struct GameTable {
        pub players: u8,
        pub options: Vec<GameOption>,
    }

    /// One option.
    pub struct GameOption {
        pub key: String,
        /// Its value when nobody says anything.
        pub default: String,
        pub allowed: Allowed,
    }

    /// The values an option may have.
    #[serde(tag = "kind", rename_all = "kebab-case")]
    pub enum Allowed {
        /// One of these.
        OneOf { names: Vec<String> },
        /// A whole number, both ends included.
        Number { min: u16, max: u16 },
        /// Up to so many of these, joined by commas.
        Subset { of: Vec<String>, most: usize },
    }

    /// The request to open a table.
    pub struct NewTable {
        pub game: String,
        pub players: u8,
        /// Options that differ from their defaults.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub options: Vec<(String, String)>,
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub clock: Clock,
        /// Whether strangers find it in the list of open tables.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<_>"))]
        pub public: bool,
        /// Sending the same id again opens no second table, as with a command.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub id: Option<String>,
    }

    /// The answer to it.
    pub struct Opened {
        /// Everybody who knows it can watch and sit down.
        pub table: TableId,
        /// The link to give to others.
        pub link: String,
        /// As in an invitation.
        pub local: bool,
    }

    /// How others come to a table.
    pub struct Invitation {
        /// The link to give to others.
        pub link: String,
        /// Whether the link works on the server's own machine alone: others cannot reach it, as far as it knows.
        pub local: bool,
    }

    /// A table in a list.
    pub struct Listed {
        /// Its id.
        pub table: TableId,
        pub game: String,
        pub stage: Stage,
        pub players: u8,
        /// How many of them are open.
        pub open: u8,
        /// The names of the people there.
        pub names: Vec<String>,
        /// When it last changed, roughly.
        pub changed: Millis,
    }

    /// The person's own games, the latest changed first.
    pub struct MyGames {
        pub games: Vec<MyGame>,
        /// Whether there are older ones that are not in the list.
        pub more: bool,
    }

    /// One of the person's own games. What is not known is null: a game in the lobby has not begun, and version 0.1
    /// left no results in the list.
    pub struct MyGame {
        #[serde(flatten)]
        pub listed: Listed,
        /// Who sits or sat there, seat 1 first; empty if that is not known.
        pub seats: Vec<ListedSeat>,
        /// Which of the seats are the person's own.
        pub own: Vec<Seat>,
        pub started: Option<Millis>,
        pub ended: Option<Millis>,
        /// How many decisions have been made, without what was taken back.
        pub decisions: Option<usize>,
        pub standing: Option<Standing>,
        /// Why it ended without a result.
        pub closed: Option<Closed>,
        /// The decision that is due; known of the latest few games that run.
        pub turn: Option<Turn>,
        /// The table of a server at which this game of a device goes on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub uploaded: Option<TableId>,
    }

    /// A seat in a list.
    #[serde(tag = "who", rename_all = "lowercase")]
    pub enum ListedSeat {
        Open,
        /// Show the name as text, never as markup.
        Person { name: String },
        Bot { level: Level },
    }

    /// Whose decision is due, and since when.
    #[derive(Copy)]
    pub struct Turn {
        pub seat: Seat,
        pub since: Millis,
    }

    /// Everything that a server keeps of a person's games, to be saved as a file.
    pub struct Export {
        /// When it was made.
        pub exported: Millis,
        pub games: Vec<ExportedGame>,
        /// Whether there are older games that are not in it.
        pub more: bool,
    }

    /// A game in an export.
    pub struct ExportedGame {
        #[serde(flatten)]
        pub game: MyGame,
        /// The record of a game that has ended, as a text.
        pub record: Option<String>,
    }

    /// What was done to the person's finished games.
    #[derive(Copy, Default)]
    pub struct Deleted {
        /// How many are gone: they were in nobody else's list.
        pub removed: usize,
        /// How many are no longer in the person's list, but in those of others.
        pub unlisted: usize,
        /// How many stay because they have not ended.
        pub kept: usize,
        /// Whether there are more: then send the request again.
        pub more: bool,
    }

    /// A token for a script, to be sent as `Authorization: Bearer …`.
    pub struct Token {
        /// 64 digits. It is shown once and kept nowhere.
        pub token: String,
    }

    /// What another device needs to take over a seat. It works once, for everybody who has it, so only the seat's owner
    /// is given it.
    pub struct HandOver {
        /// For the command `take`.
        pub ticket: crosstable_fair::Ticket,
        /// The link to open on the other device: table, seat and ticket.
        pub link: String,
        /// The link as a QR code, an SVG.
        pub picture: String,
        /// As in an invitation.
        pub local: bool,
    }

    /// A table at one moment, without a connection.
    pub struct Snapshot {
        /// The number of the last event.
        pub number: u64,
        /// The seats the person holds.
        pub seats: Vec<Seat>,
        /// Whether the person has the host's rights.
        pub host: bool,
        pub view: TableView,
    }

    /// What a strong bot would do.
    pub struct Hint {
        pub token: String,
        /// The move in a sentence.
        pub message: Message,
        /// Why it is good, in a sentence.
        pub reason: Option<Message>,
        /// What its maker can expect of it, from 0 to 1: where two play, the chance to win, half a draw included; where
        /// more play, the share of the others that will be behind.
        pub chance: Option<f32>,
        /// The next best moves, at most two.
        pub alternatives: Vec<Alternative>,
    }

    /// A move that is not quite as good.
    pub struct Alternative {
        pub token: String,
        /// The move in a sentence.
        pub message: Message,
        /// What its maker can expect of it, as in a hint.
        pub chance: Option<f32>,
    }

    /// A review takes a few seconds, so it comes line by line: how far it is, and at last the review.
    #[serde(tag = "kind", rename_all = "lowercase")]
    pub enum ReviewLine {
        /// So many decisions have been judged.
        Progress { done: usize, of: usize },
        Review { review: Review },
    }

    /// Luck and skill of a game that has ended: where the win chances of every seat went. For each seat `last - first` is
    /// the sum of `luck`, `own`, `others` and `light`.
    ///
    /// A value is the share of its opponents that a seat can expect to beat, from 0 to 1: where two seats or two teams play, the
    /// chance to win, half a draw included.
    pub struct Review {
        pub game: String,
        pub seats: Vec<SeatReview>,
        /// Whether it begins before the deal, when all have the same chances. Where it was fixed who begins it does not,
        /// and the deal counts as nobody's luck.
        pub from_deal: bool,
        /// What happened, in order. The deal is one moment.
        pub moments: Vec<Moment>,
        /// The numbers of the moments that mattered most, in order.
        pub key: Vec<usize>,
    }

    /// Where one seat's chances went.
    pub struct SeatReview {
        pub first: f64,
        /// The result.
        pub last: f64,
        /// What draws and rolls gave it.
        pub luck: f64,
        /// What its decisions cost it against the best that were found. Never positive.
        pub own: f64,
        /// What the decisions of the other seats gave it.
        pub others: f64,
        /// What was not known when it was decided and came to light later. Nothing where everything is open.
        pub light: f64,
        /// The game in three sentences, for this seat: luck, its best move, its worst mistake.
        pub summary: Vec<Remark>,
    }

    /// A draw, a roll or a decision.
    pub struct Moment {
        /// Which step of the record it is, counted from 1; of the deal the last one.
        pub step: usize,
        /// How many decisions had been made before it.
        pub decision: usize,
        #[serde(flatten)]
        pub what: MomentKind,
        /// By seat the value after it.
        pub values: Vec<f64>,
        /// By seat what it changed: luck, or what the decision cost.
        pub change: Vec<f64>,
        /// By seat what came to light with it; empty where nothing can.
        pub light: Vec<f64>,
    }

    /// What happened.
    #[serde(tag = "kind", rename_all = "lowercase")]
    pub enum MomentKind {
        /// Everything that was drawn before the first decision.
        Deal,
        /// A draw or a roll.
        Chance {
            message: Message,
            roll: bool,
            /// Whether the expectation takes all outcomes into account. Otherwise there were too many of them, and it was
            /// estimated for the last ones.
            exact: bool,
        },
        Decision {
            seat: Seat,
            message: Message,
            /// Why the move was good, if it was the best that was found.
            reason: Option<Message>,
            /// A better move, if one was found.
            better: Option<Better>,
        },
    }

    /// A move that would have been better.
    pub struct Better {
        pub token: String,
        pub message: Message,
        /// Why it is good.
        pub reason: Option<Message>,
    }

    /// One sentence of a summary.
    pub struct Remark {
        /// With percentages; the key with `-words` behind it says the same without them.
        pub message: Message,
        /// The move it speaks of, in a sentence that follows.
        pub told: Option<Message>,
        /// The moment it speaks of.
        pub moment: Option<usize>,
        /// How much it speaks of, from 0 to 1.
        pub worth: f64,
    }

    /// The game as one viewer saw it.
    pub struct Record {
        pub table: TableId,
        pub game: String,
        pub rules: u32,
        pub players: u8,
        /// Every option with its value in force.
        pub options: Vec<(String, String)>,
        /// Moves and chance in order, without what was taken back; hidden draws are `~?`. After the end nothing is hidden.
        pub tokens: Vec<String>,
        /// The decisions among them.
        pub decisions: Vec<RecordedDecision>,
        /// Where chance came from.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        #[cfg_attr(test, ts(type = "\"published\" | \"revealed\" | \"seeded\" | \"continued\""))]
        pub source: Source,
        pub commitment: Commitment,
        /// The result, once there is one.
        pub standing: Option<Standing>,
        /// Revealed after the end.
        pub seed: Option<Seed>,
        /// What the people's devices added, by seat; empty until the game has ended.
        pub entropy: Vec<(Seat, Entropy)>,
        /// How the game began on a device, if it did and the game has ended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub begun: Option<Begun>,
    }

    /// A decision of a recorded game.
    pub struct RecordedDecision {
        pub seat: Seat,
        pub token: String,
        /// The move in a sentence, then the chance that followed it.
        pub messages: Vec<Message>,
    }

    /// Whether the chance of a game that has ended was fair.
    pub struct Verdict {
        pub fair: bool,
        /// Where chance came from: what this proves.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        #[cfg_attr(test, ts(type = "\"published\" | \"revealed\" | \"seeded\" | \"continued\""))]
        pub source: Source,
        pub commitment: Commitment,
        pub seed: Seed,
        /// What the people's devices added, by seat.
        pub entropy: Vec<(Seat, Entropy)>,
        /// How the game began on a device, if it did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        pub begun: Option<Begun>,
        /// How many outcomes were drawn again.
        pub draws: u64,
        /// The first that differs.
        pub first_wrong: Option<u64>,
    }
}
