//! How far a contest has come, on one line of a terminal.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crosstable_arena::{Contest, Meeting};

/// A line on standard error that is drawn over and over; nothing at all if that is no terminal.
pub(super) struct Bar {
    total: u64,
    done: u64,
    begun: Instant,
    drawn: Option<Instant>,
    terminal: bool,
}

/// How many characters the bar has.
const WIDTH: u64 = 24;
/// How often it is drawn at most.
const PAUSE: Duration = Duration::from_millis(100);

impl Bar {
    /// Nothing has been played yet.
    pub(super) fn new(total: u64) -> Self {
        Bar { total, done: 0, begun: Instant::now(), drawn: None, terminal: io::stderr().is_terminal() }
    }

    /// One game more has been played.
    pub(super) fn show(&mut self, contest: &Contest, meetings: &[Meeting]) {
        self.done += 1;
        if !self.terminal || self.drawn.is_some_and(|drawn| drawn.elapsed() < PAUSE) {
            return;
        }
        self.drawn = Some(Instant::now());
        let full = (self.done * WIDTH / self.total) as usize;
        let mut line = format!(
            "\r\x1b[K[{}{}] {}/{}  {}",
            "#".repeat(full),
            ".".repeat(WIDTH as usize - full),
            self.done,
            self.total,
            left(self.begun.elapsed(), self.done, self.total),
        );
        if let [meeting] = meetings
            && let Some(first) = meeting.tally.scores.first()
            && let Some(share) = first.win_rate()
        {
            let name: String = contest.contestants[first.contestant].label().chars().take(16).collect();
            let _ = write!(line, "  {name} {:.1} %", share.rate * 100.0);
        }
        // A terminal that cannot be written to has nobody before it.
        let _ = io::stderr().write_all(line.as_bytes());
    }

    /// Says something that stays, above the bar.
    pub(super) fn say(&mut self, text: &str) {
        self.clear();
        self.drawn = None;
        let _ = writeln!(io::stderr(), "{text}");
    }

    /// Wipes the bar away.
    pub(super) fn clear(&self) {
        if self.terminal {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

/// The time that is left if it goes on like this.
fn left(spent: Duration, done: u64, total: u64) -> String {
    let seconds = (spent.as_secs_f64() / done as f64 * (total - done.min(total)) as f64).round() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s left"),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02} left"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02} left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_said_as_a_clock_does() {
        let left = |seconds| left(Duration::from_secs(seconds), 1, 2);
        assert_eq!([left(5), left(65), left(3_725)], ["5 s left", "1:05 left", "1:02:05 left"]);
    }
}
