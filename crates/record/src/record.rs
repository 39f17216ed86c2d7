//! The content of a record.

use crosstable_core::{Level, Seat, Setup, Standing, TableId};
use crosstable_fair::{Commitment, Entropy, Head, Seed, Source, Stream};
use crosstable_protocol::{Begun, Name};

use crate::{Date, Odds};

/// A finished game. It is well-formed but not verified; see [`verify`](crate::verify()).
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub struct Record {
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// All options, including defaults.
    pub options: Vec<(String, String)>,
    /// By seat.
    pub seats: Vec<Occupant>,
    pub table: TableId,
    /// Where the chance comes from. It decides which of the following there are, and the version of the text.
    pub source: Source,
    /// Which attempt to start led to the game, counted from 1; only where devices revealed.
    pub round: Option<u32>,
    /// The server's; nobody promised a seed that one party chose.
    pub commitment: Option<Commitment>,
    /// The persons' devices', by seat in ascending order, where they revealed.
    pub commitments: Vec<(Seat, Commitment)>,
    /// The day of the start.
    pub date: Date,
    /// The persons' entropy, by seat in ascending order.
    pub entropy: Vec<(Seat, Entropy)>,
    pub seed: Seed,
    /// How the game began on a device; only where a server continued it.
    pub begun: Option<Begun>,
    /// The head of the entry that ended the game, where there is a log with heads.
    pub head: Option<Head>,
    pub result: Ranking,
    pub steps: Vec<Step>,
    /// Line numbers for errors.
    pub(crate) lines: Lines,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub enum Occupant {
    Person(Name),
    Bot(Level),
}

/// How the game ended, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// 1 is best.
    pub ranks: Vec<u8>,
    /// Points, where the game ended with points.
    pub points: Option<Vec<u16>>,
}

/// A move or a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub enum Step {
    Move { seat: Seat, token: Box<str> },
    Draw { token: Box<str>, odds: Odds },
}

impl Step {
    /// The token of the move or the draw.
    pub fn token(&self) -> &str {
        match self {
            Step::Move { token, .. } | Step::Draw { token, .. } => token,
        }
    }
}

impl Record {
    /// A record of this game in which nothing stands yet.
    pub(crate) fn empty(game: String, rules: u32) -> Self {
        Record {
            game,
            rules,
            options: Vec::new(),
            seats: Vec::new(),
            table: TableId::new([0; 16]),
            source: Source::Published,
            round: None,
            commitment: None,
            commitments: Vec::new(),
            date: Date::of(0).expect("time begins on a day"),
            entropy: Vec::new(),
            seed: Seed::new([0; 32]),
            begun: None,
            head: None,
            result: Ranking { ranks: Vec::new(), points: None },
            steps: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// The seats on which persons sat.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.players()).zip(&self.seats);
        seats.filter(|(_, occupant)| matches!(occupant, Occupant::Person(_))).map(|(seat, _)| seat)
    }

    /// The number of draws.
    pub fn draws(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Draw { .. })).count()
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The set-up of the table.
    pub fn setup(&self) -> Setup {
        Setup { players: self.players(), options: self.options.clone(), rules: Some(self.rules) }
    }

    /// The stream of the table's draws.
    pub fn stream(&self) -> Stream {
        let entropy: Vec<_> = self.entropy.iter().map(|(seat, bytes)| (seat.number(), *bytes)).collect();
        match self.source {
            Source::Published => Stream::new(&self.seed, self.table.bytes(), &entropy),
            Source::Seeded => Stream::new(&self.seed, self.table.bytes(), &[]),
            Source::Revealed => Stream::revealed(&self.seed, &self.list(), &entropy),
            Source::Continued => {
                let own = Stream::new(&self.seed, self.table.bytes(), &[]);
                self.begun.map_or(own.clone(), |begun| begun.followed_by(own))
            }
        }
    }
}

impl From<&Standing> for Ranking {
    fn from(standing: &Standing) -> Self {
        Ranking { ranks: standing.ranks().to_vec(), points: standing.points().map(<[u16]>::to_vec) }
    }
}

/// The numbers of the lines, for messages.
#[derive(Clone, Eq, Debug, Default)]
pub(crate) struct Lines {
    /// One for each header.
    pub(crate) headers: Vec<usize>,
    /// One for each step, and the one of `end`.
    pub(crate) steps: Vec<usize>,
}

/// Records are equal regardless of comments and empty lines.
impl PartialEq for Lines {
    fn eq(&self, _: &Lines) -> bool {
        true
    }
}

/// The headers, by what [`Lines`] knows of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Header {
    Game,
    Rules,
    Players,
    /// Counted from 0. One past the last option is the first seat.
    Option(usize),
    Chance,
    /// Counted from 0.
    Entropy(usize),
    DeviceSeed,
    Seed,
    Result,
}

impl Record {
    /// The line of a header.
    pub(crate) fn header_line(&self, header: Header) -> usize {
        let headers = &self.lines.headers;
        let seed = headers.len().saturating_sub(2 + usize::from(self.head.is_some()));
        let index = match header {
            Header::Game => 0,
            Header::Rules => 1,
            Header::Players => 2,
            Header::Option(index) => 3 + index,
            Header::Chance => 3 + self.options.len() + self.seats.len() + 1,
            Header::Entropy(index) => seed.saturating_sub(self.entropy.len()) + index,
            // The device's seed stands before the one of the server.
            Header::DeviceSeed => seed.saturating_sub(1),
            Header::Seed => seed,
            Header::Result => headers.len().saturating_sub(1),
        };
        line(headers, index)
    }

    /// The line of a step, counted from 0; one past the last is `end`.
    pub(crate) fn step_line(&self, index: usize) -> usize {
        line(&self.lines.steps, index)
    }
}

/// A step that was added in memory has no line and is reported in the last one.
fn line(lines: &[usize], index: usize) -> usize {
    lines.get(index).or(lines.last()).copied().unwrap_or_default()
}
