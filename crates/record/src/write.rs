//! Writes a record.

use std::fmt::{self, Display, Formatter, Write};

use crosstable_core::Seat;
use crosstable_fair::Source;

use crate::record::Lines;
use crate::{Occupant, Ranking, Record, Step};

/// The first line of a record, by the version of the text. The first version has room for published entropy only.
pub(crate) const TITLES: [&str; 2] = ["Crosstable record 1", "Crosstable record 2"];

impl Record {
    /// What was frozen before devices revealed, to the byte: with the first line in front, a record begins with it.
    pub fn list(&self) -> String {
        let mut list = String::new();
        self.write_list(&mut list).expect("a string takes everything");
        list
    }

    fn write_list(&self, out: &mut impl Write) -> fmt::Result {
        self.write_table(out)?;
        writeln!(out, "table: {}\nchance: {}", self.table, self.source)?;
        if let Some(round) = self.round {
            writeln!(out, "round: {round}")?;
        }
        if let Some(begun) = &self.begun {
            writeln!(out, "device table: {}\ndevice draws: {}", begun.table, begun.draws)?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(out, "commitment: {commitment}")?;
        }
        self.commitments.iter().try_for_each(|(seat, own)| writeln!(out, "commitment {seat}: {own}"))
    }

    /// The game and who sits where.
    fn write_table(&self, out: &mut impl Write) -> fmt::Result {
        writeln!(out, "game: {}\nrules: {}\nplayers: {}", self.game, self.rules, self.players())?;
        for (key, value) in &self.options {
            let blank = if value.is_empty() { "" } else { " " };
            writeln!(out, "option {key}:{blank}{value}")?;
        }
        let mut seats = Seat::all(self.players()).zip(&self.seats);
        seats.try_for_each(|(seat, occupant)| writeln!(out, "seat {seat}: {occupant}"))
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.source == Source::Published {
            writeln!(f, "{}", TITLES[0])?;
            self.write_table(f)?;
            writeln!(f, "date: {}\ntable: {}", self.date, self.table)?;
            self.commitment.iter().try_for_each(|promise| writeln!(f, "commitment: {promise}"))?;
        } else {
            writeln!(f, "{}", TITLES[1])?;
            self.write_list(f)?;
            writeln!(f, "date: {}", self.date)?;
        }
        for (seat, entropy) in &self.entropy {
            writeln!(f, "entropy {seat}: {entropy}")?;
        }
        self.begun.iter().try_for_each(|begun| writeln!(f, "device seed: {}", begun.seed))?;
        writeln!(f, "seed: {}", self.seed)?;
        self.head.iter().try_for_each(|head| writeln!(f, "head: {head}"))?;
        writeln!(f, "result: {}\n", self.result)?;
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
        // The title comes first and an empty line between headers and steps.
        let headers = self.to_string().lines().skip(1).take_while(|line| !line.is_empty()).count();
        let (first, first_step) = (2, 2 + headers + 1);
        Lines {
            headers: (first..first + headers).collect(),
            steps: (first_step..=first_step + self.steps.len()).collect(),
        }
    }
}
