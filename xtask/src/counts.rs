//! How many instructions pieces of work take, as they were committed and as they are now.

use std::fmt;

/// How far a count may be from the committed one, in percent.
const TOLERANCE: f64 = 10.0;

/// What the file says about itself.
const HEAD: &str = "\
# Instructions for each unit of work, as `cargo xtask bench` counts them (docs/performance.md).
# `cargo xtask bench --update` writes this file.
";

/// The instructions of one piece of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) name: String,
    /// For each unit.
    pub(crate) instructions: u64,
    /// What one unit is.
    pub(crate) unit: String,
}

/// All counts, and what they were counted with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    /// Another compiler makes other instructions, and another valgrind may show programs another processor.
    pub(crate) toolchain: String,
    pub(crate) counts: Vec<Count>,
}

impl Counts {
    /// Reads the file; the error names the line.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut read = Counts { toolchain: String::new(), counts: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(toolchain) = line.strip_prefix("counted with ") {
                toolchain.clone_into(&mut read.toolchain);
                continue;
            }
            let count = || {
                let (name, rest) = line.split_once(' ')?;
                let (instructions, unit) = rest.trim_start().split_once(' ')?;
                let instructions = instructions.replace(',', "").parse().ok()?;
                Some(Count { name: name.to_owned(), instructions, unit: unit.to_owned() })
            };
            read.counts.push(count().ok_or_else(|| format!("line {number}: not a count: {line}"))?);
        }
        Ok(read)
    }

    fn of(&self, name: &str) -> Option<&Count> {
        self.counts.iter().find(|count| count.name == name)
    }

    /// These counts, and those of work that was not counted now.
    pub(crate) fn over(&self, older: &Counts) -> Counts {
        let updated = older.counts.iter().map(|old| self.of(&old.name).unwrap_or(old));
        let new = self.counts.iter().filter(|count| older.of(&count.name).is_none());
        Counts { toolchain: self.toolchain.clone(), counts: updated.chain(new).cloned().collect() }
    }

    /// What has changed by too much, one sentence each. If all work was counted, what is missing is said too.
    pub(crate) fn changes(&self, committed: &Counts, all: bool) -> Vec<String> {
        let mut changes: Vec<String> = Vec::new();
        for now in &self.counts {
            match committed.of(&now.name) {
                Some(before) => changes.extend(change(before, now)),
                None => changes.push(format!("{} has no committed figure.", now.name)),
            }
        }
        if all {
            let gone = committed.counts.iter().filter(|before| self.of(&before.name).is_none());
            changes.extend(
                gone.map(|before| format!("{} has a committed figure and is not counted.", before.name)),
            );
        }
        changes
    }

    /// A table of both.
    pub(crate) fn beside(&self, committed: &Counts) -> String {
        let mut table =
            format!("{:<22} {:>14} {:>14}  {:>8}\n", "instructions", "committed", "now", "change");
        for now in &self.counts {
            let before = committed.of(&now.name);
            let shown = before.map_or_else(|| "-".to_owned(), |before| grouped(before.instructions));
            let percent =
                before.map_or_else(|| "-".to_owned(), |before| format!("{:+.1} %", percent(before, now)));
            let Count { name, instructions, unit } = now;
            let line =
                format!("{name:<22} {shown:>14} {:>14}  {percent:>8}  {unit}\n", grouped(*instructions));
            table.push_str(&line);
        }
        table
    }
}

/// The file.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEAD}\ncounted with {}\n\n", self.toolchain)?;
        for Count { name, instructions, unit } in &self.counts {
            writeln!(f, "{name:<22} {:>12} {unit}", grouped(*instructions))?;
        }
        Ok(())
    }
}

/// By how much it has changed.
fn percent(before: &Count, now: &Count) -> f64 {
    let (before, now) = (before.instructions as f64, now.instructions as f64);
    (now - before) * 100.0 / before.max(1.0)
}

/// The sentence about a count, if it has changed by too much.
fn change(before: &Count, now: &Count) -> Option<String> {
    let percent = percent(before, now);
    let (Count { name, unit, .. }, size) = (now, percent.abs());
    let direction = if percent > 0.0 { "more" } else { "fewer" };
    (size > TOLERANCE).then(|| {
        format!(
            "{name} takes {size:.1} % {direction} instructions than committed: {} {unit}, before {}.",
            grouped(now.instructions),
            grouped(before.instructions),
        )
    })
}

/// With a comma between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(figures: &[(&str, u64)]) -> Counts {
        let counts = figures.iter().map(|(name, instructions)| Count {
            name: (*name).to_owned(),
            instructions: *instructions,
            unit: "a move".to_owned(),
        });
        Counts { toolchain: "rustc 1, valgrind 3".to_owned(), counts: counts.collect() }
    }

    #[test]
    fn the_file_is_read_as_it_was_written() {
        let written = counts(&[("playout/mixx", 812), ("append/alone", 1_234_567)]);
        let text = written.to_string();
        assert!(text.contains("1,234,567 a move\n"), "{text}");
        assert_eq!(Counts::read(&text), Ok(written));
        assert_eq!(Counts::read("a\n"), Err("line 1: not a count: a".to_owned()));
    }

    #[test]
    fn a_change_beyond_ten_percent_is_said_in_either_direction() {
        let committed = counts(&[("slow", 1000), ("fast", 1000), ("steady", 1000)]);
        let now = counts(&[("slow", 1101), ("fast", 899), ("steady", 1100)]);
        assert_eq!(
            now.changes(&committed, true),
            [
                "slow takes 10.1 % more instructions than committed: 1,101 a move, before 1,000.",
                "fast takes 10.1 % fewer instructions than committed: 899 a move, before 1,000.",
            ]
        );
    }

    #[test]
    fn work_without_a_figure_and_a_figure_without_work_are_said() {
        let (committed, now) = (counts(&[("old", 1), ("both", 1)]), counts(&[("both", 1), ("new", 1)]));
        assert_eq!(
            now.changes(&committed, true),
            ["new has no committed figure.", "old has a committed figure and is not counted."]
        );
        // If only some work was counted, the rest is not missing.
        assert_eq!(now.changes(&committed, false), ["new has no committed figure."]);
    }

    #[test]
    fn an_update_of_some_work_keeps_the_rest() {
        let (committed, now) = (counts(&[("one", 1), ("two", 2)]), counts(&[("two", 3), ("new", 4)]));
        assert_eq!(now.over(&committed), counts(&[("one", 1), ("two", 3), ("new", 4)]));
    }

    #[test]
    fn the_table_shows_both_figures() {
        let table = counts(&[("one", 1500), ("new", 4)]).beside(&counts(&[("one", 1000)]));
        let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(lines[1], ["one", "1,000", "1,500", "+50.0", "%", "a", "move"]);
        assert_eq!(lines[2], ["new", "-", "4", "-", "a", "move"]);
    }
}
