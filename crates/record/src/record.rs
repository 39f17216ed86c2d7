//! The record: what its lines say.

use crosstable_core::{Level, Seat, Setup, Standing, TableId};
use crosstable_fair::{Commitment, Entropy, Seed, Stream};
use crosstable_table::Name;

use crate::{Date, Odds};

/// A finished game. What is in memory has the right form; whether it is true, [`verify`](crate::verify()) says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Name of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Every option in force.
    pub options: Vec<(String, String)>,
    /// Who sat where; as many as there were players.
    pub seats: Vec<Occupant>,
    /// When it was started.
    pub date: Date,
    /// At which table.
    pub table: TableId,
    /// What the server promised.
    pub commitment: Commitment,
    /// What the persons' devices added, by seat in ascending order.
    pub entropy: Vec<(Seat, Entropy)>,
    /// The secret.
    pub seed: Seed,
    /// How it ended.
    pub result: Ranking,
    /// What happened.
    pub steps: Vec<Step>,
    /// Where all this stands in the text.
    pub(crate) lines: Lines,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person of this name.
    Person(Name),
    /// A bot of this level.
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

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A decision.
    Move {
        /// Whose.
        seat: Seat,
        /// What.
        token: Box<str>,
    },
    /// An outcome of chance.
    Draw {
        /// What came.
        token: Box<str>,
        /// What could have come.
        odds: Odds,
    },
}

impl Step {
    /// Its token.
    pub fn token(&self) -> &str {
        match self {
            Step::Move { token, .. } | Step::Draw { token, .. } => token,
        }
    }
}

impl Record {
    /// How many outcomes of chance it has.
    pub fn draws(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Draw { .. })).count()
    }

    /// How many played.
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The set-up of its table.
    pub fn setup(&self) -> Setup {
        Setup { players: self.players(), options: self.options.clone() }
    }

    /// The stream from which its chance must have been drawn.
    pub fn stream(&self) -> Stream {
        let entropy: Vec<_> = self.entropy.iter().map(|(seat, bytes)| (seat.number(), *bytes)).collect();
        Stream::new(&self.seed, self.table.bytes(), &entropy)
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

/// Where something stands does not make it another record: comments and empty lines come and go.
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
    Seed,
    Result,
}

impl Record {
    /// The line of a header.
    pub(crate) fn header_line(&self, header: Header) -> usize {
        let headers = &self.lines.headers;
        let index = match header {
            Header::Game => 0,
            Header::Rules => 1,
            Header::Players => 2,
            Header::Option(index) => 3 + index,
            Header::Seed => headers.len().saturating_sub(2),
            Header::Result => headers.len().saturating_sub(1),
        };
        line(headers, index)
    }

    /// The line of a step, counted from 0; one past the last is `end`.
    pub(crate) fn step_line(&self, index: usize) -> usize {
        line(&self.lines.steps, index)
    }
}

/// What was added to a record in memory has no line; it is reported in the last one there is.
fn line(lines: &[usize], index: usize) -> usize {
    lines.get(index).or(lines.last()).copied().unwrap_or_default()
}
