//! The bodies of the HTTP API.

use crate::sight::{Sight, Stage, Standing};

wire! {
    /// A game and what can be chosen when opening a table of it.
    pub struct Game {
        /// Its name on the wire.
        pub id: String,
        /// Its name as people write it.
        pub name: String,
        /// Version of its rules.
        pub rules: u32,
        /// The set-ups, by number of players.
        pub tables: Vec<GameTable>,
    }

    /// The options at one number of players.
    pub struct GameTable {
        /// How many play.
        pub players: u8,
        /// What can be chosen.
        pub options: Vec<GameOption>,
    }

    /// One option.
    pub struct GameOption {
        /// Its key.
        pub key: String,
        /// Its value when nobody says anything.
        pub default: String,
        /// What it may be.
        pub allowed: Allowed,
    }

    /// The values an option may have.
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields say it")]
    pub enum Allowed {
        /// One of these.
        OneOf { names: Vec<String> },
        /// A whole number, both ends included.
        Number { min: u16, max: u16 },
        /// Up to so many of these, joined by commas.
        Subset { of: Vec<String>, most: usize },
    }

    /// Opens a table.
    pub struct NewTable {
        /// Which game.
        pub game: String,
        /// How many seats.
        pub players: u8,
        /// Options that differ from their defaults.
        #[serde(default)]
        pub options: Vec<(String, String)>,
        /// `off`, `30s`, `60s`, `2min` or `1day`.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub clock: Option<String>,
        /// Whether strangers find it in the list of open tables.
        #[serde(default)]
        pub public: bool,
        /// If given, the same id again opens no second table; as with a command.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        pub id: Option<String>,
    }

    /// A table was opened.
    pub struct Opened {
        /// Its id. Whoever knows it can look on and sit down.
        pub table: String,
        /// The link to give to others.
        pub link: String,
    }

    /// A table in a list.
    pub struct Listed {
        /// Its id.
        pub table: String,
        /// Which game.
        pub game: String,
        /// How far it has come.
        pub stage: Stage,
        /// How many seats there are.
        pub players: u8,
        /// How many of them are open.
        pub open: u8,
        /// The names of the people there.
        pub names: Vec<String>,
        /// When it last changed, roughly.
        #[cfg_attr(test, ts(type = "number"))]
        pub changed: u64,
    }

    /// A token for a script, to be sent as `Authorization: Bearer …`.
    pub struct Token {
        /// 64 digits. It is shown once and kept nowhere.
        pub token: String,
    }

    /// What another device needs to take over a seat. Whoever has it can: it is for the owner of the seat alone, and
    /// good for once.
    pub struct HandOver {
        /// What goes into the command `take`.
        pub ticket: String,
        /// The link to open there: table, seat and ticket.
        pub link: String,
        /// The link as a QR code, an SVG.
        pub picture: String,
    }

    /// One looks at a table without a connection.
    pub struct Look {
        /// The number of the last event.
        #[cfg_attr(test, ts(type = "number"))]
        pub number: u64,
        /// The seats one holds.
        pub seats: Vec<u8>,
        /// Whether one has the host's rights.
        pub host: bool,
        /// What one sees.
        pub sight: Sight,
    }

    /// What a strong bot would do.
    pub struct Hint {
        /// The move.
        pub token: String,
        /// What its maker can expect of it, from 0 to 1: where two play, the chance to win, half a draw included; where
        /// more play, the share of the others that will be behind.
        pub chance: Option<f32>,
        /// The next best moves, at most two.
        pub alternatives: Vec<Alternative>,
    }

    /// A move that is not quite as good.
    pub struct Alternative {
        /// The move.
        pub token: String,
        /// What its maker can expect of it, as in a hint.
        pub chance: Option<f32>,
    }

    /// How a seat's chances went up and down over a game that has ended, judged by what the seat saw at the time.
    pub struct Curve {
        /// Whose.
        pub seat: u8,
        /// In order; where the game was long, not every decision of the seat.
        pub points: Vec<CurvePoint>,
    }

    /// A seat's chances at one of its decisions.
    pub struct CurvePoint {
        /// How many decisions had been made before, by all seats.
        pub decision: usize,
        /// As in a hint.
        pub chance: f32,
    }

    /// The game as one viewer saw it.
    pub struct Record {
        /// The table.
        pub table: String,
        /// Which game.
        pub game: String,
        /// Version of its rules.
        pub rules: u32,
        /// How many seats.
        pub players: u8,
        /// Every option with its value in force.
        pub options: Vec<(String, String)>,
        /// Moves and chance in order, without what was taken back; hidden draws are `~?`. After the end nothing is hidden.
        pub tokens: Vec<String>,
        /// The promise.
        pub commitment: String,
        /// The result, once there is one.
        pub standing: Option<Standing>,
        /// What was promised, after the end.
        pub seed: Option<String>,
        /// What the people's devices added, by seat.
        pub entropy: Vec<(u8, String)>,
    }

    /// Whether the chance of a game that has ended was fair.
    pub struct Verdict {
        /// All of it.
        pub fair: bool,
        /// The promise.
        pub commitment: String,
        /// What was promised.
        pub seed: String,
        /// What the people's devices added, by seat.
        pub entropy: Vec<(u8, String)>,
        /// How many outcomes were drawn again.
        #[cfg_attr(test, ts(type = "number"))]
        pub draws: u64,
        /// The first that differs.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub first_wrong: Option<u64>,
    }
}
