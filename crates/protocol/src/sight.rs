//! What one viewer sees of a table, and what they see happen.

use crate::GameView;

wire! {
    /// A table as one viewer sees it.
    pub struct Sight {
        /// The table's id.
        pub table: String,
        /// Which game.
        pub game: String,
        /// Version of its rules.
        pub rules: u32,
        /// Every option with its value in force.
        pub options: Vec<(String, String)>,
        /// The time for a decision: `off`, `30s`, `60s`, `2min` or `1day`.
        pub clock: String,
        /// Whether strangers find it in the list of open tables.
        pub public: bool,
        /// How far it has come.
        pub stage: Stage,
        /// The promise that makes chance checkable.
        pub commitment: String,
        /// The chairs, seat 1 first.
        pub seats: Vec<Chair>,
        /// The seat through whose eyes this is seen; null for a spectator.
        pub viewer: Option<u8>,
        /// The game's own view.
        #[cfg_attr(test, ts(type = "unknown"))]
        pub view: GameView,
        /// The board in plain characters, if it was asked for.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub board: String,
        /// Whose decision is due.
        pub to_move: Option<u8>,
        /// The legal moves, if it is the viewer's decision.
        pub legal: Vec<String>,
        /// How many decisions have been made.
        pub decisions: usize,
        /// When the decision that is due runs out of time.
        #[cfg_attr(test, ts(type = "number | null"))]
        pub deadline: Option<u64>,
        /// What is being asked of the others, and by whom.
        pub asked: Option<Asked>,
        /// Whether the viewer's last decision can be taken back without asking.
        pub free_undo: bool,
        /// The result, once there is one.
        pub standing: Option<Standing>,
        /// The table at which the same people play on.
        pub rematch: Option<String>,
    }

    /// How far a table has come.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "lowercase")]
    pub enum Stage {
        /// People sit down.
        Lobby,
        /// They play.
        Running,
        /// They have played.
        Ended,
    }

    /// A chair as everybody sees it.
    #[serde(tag = "who", rename_all = "lowercase")]
    pub enum Chair {
        /// Nobody's.
        Open,
        /// A person's.
        Person {
            /// How they are called. Chosen by themselves: show it as text, never as markup.
            name: String,
            /// Whether they opened the table.
            host: bool,
            /// Whether they have left for the time being.
            away: bool,
            /// Whether a bot decides for them meanwhile.
            stand_in: bool,
            /// Whether their device has added its randomness.
            entropy: bool,
        },
        /// A bot's.
        Bot {
            /// How well it plays.
            level: String,
        },
    }

    /// A wish that waits for the others.
    pub struct Asked {
        /// Who asks.
        pub seat: u8,
        /// For what.
        pub wish: Wish,
    }

    /// What the others are asked to agree to.
    #[serde(tag = "wish", rename_all = "kebab-case")]
    pub enum Wish {
        /// To take back everything after so many decisions.
        Undo {
            /// How many decisions stay.
            to: usize,
        },
        /// That a bot decides for an absent person.
        StandIn {
            /// On which seat.
            seat: u8,
        },
    }

    /// How a game ended.
    pub struct Standing {
        /// Rank of each seat, 1 is best.
        pub ranks: Vec<u8>,
        /// Points of each seat, where the game has them.
        pub points: Option<Vec<u16>>,
    }

    /// What happened, as one viewer saw it. Chance that the viewer does not see is `~?`.
    #[serde(tag = "fact", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields say it")]
    pub enum Fact {
        /// The table was opened.
        Created { table: String, game: String, commitment: String },
        /// Somebody sat down: a person with a name or a bot with a level.
        Seated { seat: u8, name: Option<String>, level: Option<String> },
        /// A chair became open.
        Freed { seat: u8 },
        /// Somebody is called otherwise.
        Renamed { seat: u8, name: String },
        /// Two chairs changed places.
        Swapped { one: u8, other: u8 },
        /// A seat goes on at another device.
        Handed { seat: u8 },
        /// A person's device added its randomness.
        Entropy { seat: u8, entropy: String },
        /// The game began, with what was dealt.
        Started { chance: Vec<String> },
        /// A decision, with the chance that followed it.
        Played { seat: u8, token: String, by: PlayedBy, chance: Vec<String> },
        /// Somebody asks the others.
        Asked { seat: u8, wish: Wish },
        /// One of them agreed.
        Agreed { seat: u8 },
        /// One of them did not, or who asked took it back.
        Declined { seat: u8 },
        /// Everything after so many decisions was taken back.
        Undone { seat: u8, to: usize },
        /// A person is away.
        Left { seat: u8 },
        /// A person is back.
        Returned { seat: u8 },
        /// A bot stands in for an absent person.
        StandIn { seat: u8 },
        /// The game has ended; the secret of its chance is shown.
        Ended { standing: Standing, seed: String },
        /// The same people play on elsewhere.
        Rematch { table: String },
    }

    /// Who made a decision.
    #[derive(Copy, Eq)]
    #[serde(rename_all = "kebab-case")]
    pub enum PlayedBy {
        /// The person on the chair.
        Person,
        /// The bot on the chair.
        Bot,
        /// A bot in the place of an absent person.
        StandIn,
        /// A bot, because the time had run out.
        Clock,
    }
}
