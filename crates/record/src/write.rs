//! Writes a record.

use std::fmt::{self, Display, Formatter};

use crosstable_core::Seat;

use crate::record::Lines;
use crate::{Occupant, Ranking, Record, Step};

/// The first line of every record.
pub(crate) const TITLE: &str = "Crosstable record 1";

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(f, "game: {}\nrules: {}\nplayers: {}", self.game, self.rules, self.players())?;
        for (key, value) in &self.options {
            let blank = if value.is_empty() { "" } else { " " };
            writeln!(f, "option {key}:{blank}{value}")?;
        }
        for (seat, occupant) in Seat::all(self.players()).zip(&self.seats) {
            writeln!(f, "seat {seat}: {occupant}")?;
        }
        writeln!(f, "date: {}\ntable: {}\ncommitment: {}", self.date, self.table, self.commitment)?;
        for (seat, entropy) in &self.entropy {
            writeln!(f, "entropy {seat}: {entropy}")?;
        }
        writeln!(f, "seed: {}\nresult: {}\n", self.seed, self.result)?;
        for (index, step) in self.steps.iter().enumerate() {
            writeln!(f, "{}. {step}", index + 1)?;
        }
        writeln!(f, "end {}", self.steps.len())
    }
}

impl Display for Occupant {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Person(name) => write!(f, "person {name}"),
            Occupant::Bot(level) => write!(f, "bot {level}"),
        }
    }
}

impl Display for Ranking {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("ranks")?;
        self.ranks.iter().try_for_each(|rank| write!(f, " {rank}"))?;
        f.write_str(" points")?;
        match &self.points {
            None => f.write_str(" none"),
            Some(points) => points.iter().try_for_each(|own| write!(f, " {own}")),
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move { seat, token } => write!(f, "{seat} {token}"),
            Step::Draw { token, odds } => write!(f, "{token} {odds}"),
        }
    }
}

impl Record {
    /// The record with a remark under its first line, as a comment.
    pub fn with_remark(&self, remark: &str) -> String {
        let text = self.to_string();
        let (title, rest) = text.split_once('\n').expect("the title is a line");
        format!("{title}\n# {}\n{rest}", remark.replace('\n', "\n# "))
    }

    /// The line numbers of a record without remarks.
    pub(crate) fn plain_lines(&self) -> Lines {
        let headers = 8 + self.options.len() + self.seats.len() + self.entropy.len();
        // The title comes first and an empty line between headers and steps.
        let (first, first_step) = (2, 2 + headers + 1);
        Lines {
            headers: (first..first + headers).collect(),
            steps: (first_step..=first_step + self.steps.len()).collect(),
        }
    }
}
