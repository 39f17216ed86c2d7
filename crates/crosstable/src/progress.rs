//! How far something has come, on one line of a terminal.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// What there is to do.
#[derive(Clone, Copy)]
pub(crate) enum Extent {
    /// So many things.
    Count(u64),
    /// For so long.
    Time(Duration),
    /// Nobody knows.
    Unknown,
}

/// A line on standard error that is drawn over and over until this is dropped; nothing at all if that is no terminal.
pub(crate) struct Progress(Option<Painter>);

/// A thread of its own draws, so that what is measured is not slowed down, and what is not counted moves too.
struct Painter {
    state: Arc<Mutex<State>>,
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

struct State {
    extent: Extent,
    done: u64,
    begun: Instant,
    note: String,
}

/// How many characters the bar has.
const WIDTH: usize = 24;
/// How often it is drawn, and how long something takes before it is worth a line.
const PAUSE: Duration = Duration::from_millis(150);
/// Takes what was drawn away.
const WIPE: &[u8] = b"\r\x1b[K";

impl Progress {
    /// Nothing has been done yet.
    pub(crate) fn of(extent: Extent, note: &str) -> Self {
        if !io::stderr().is_terminal() {
            return Progress(None);
        }
        let state = State { extent, done: 0, begun: Instant::now(), note: note.to_owned() };
        let state = Arc::new(Mutex::new(state));
        let (end, ended) = channel();
        let shared = Arc::clone(&state);
        let thread = thread::spawn(move || {
            while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                let state = lock(&shared);
                let line = format!("\r\x1b[K{}", line(&state, state.begun.elapsed()));
                // A terminal that cannot be written to has nobody before it.
                let _ = io::stderr().write_all(line.as_bytes());
            }
        });
        Progress(Some(Painter { state, end: Some(end), thread: Some(thread) }))
    }

    /// One thing more is done; the note is asked for only if somebody sees it.
    pub(crate) fn advance(&self, note: impl FnOnce() -> String) {
        if let Some(painter) = &self.0 {
            let note = note();
            let mut state = lock(&painter.state);
            state.done += 1;
            state.note = note;
        }
    }

    /// Does something with the line out of the way, such as printing.
    pub(crate) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        let Some(painter) = &self.0 else { return act() };
        let _undrawn = lock(&painter.state);
        let _ = io::stderr().write_all(WIPE);
        act()
    }

    /// Says something on standard error that stays.
    pub(crate) fn say(&self, text: &str) {
        self.aside(|| drop(writeln!(io::stderr(), "{text}")));
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.end = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_ok()) {
            let _ = io::stderr().write_all(WIPE);
        }
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is drawn after this time.
fn line(state: &State, spent: Duration) -> String {
    let mut line = match state.extent {
        Extent::Count(total) => {
            let share = state.done as f64 / total.max(1) as f64;
            let mut line = format!("{} {}/{total}", bar(share), state.done);
            if share > 0.0 {
                let _ = write!(line, "  {} left", clock(spent.as_secs_f64() * (1.0 / share - 1.0)));
            }
            line
        }
        Extent::Time(total) => {
            let left = total.saturating_sub(spent).as_secs_f64();
            format!("{} {} left", bar(spent.as_secs_f64() / total.as_secs_f64()), clock(left))
        }
        Extent::Unknown => clock(spent.as_secs_f64()),
    };
    if !state.note.is_empty() {
        line += "  ";
        line.extend(state.note.chars().take(WIDTH));
    }
    line
}

/// A share as a picture.
fn bar(share: f64) -> String {
    let full = (share.clamp(0.0, 1.0) * WIDTH as f64) as usize;
    format!("[{}{}]", "#".repeat(full), ".".repeat(WIDTH - full))
}

/// Seconds as a clock says them.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(extent: Extent, done: u64, seconds: u64) -> String {
        let state = State { extent, done, begun: Instant::now(), note: "a note".into() };
        line(&state, Duration::from_secs(seconds))
    }

    #[test]
    fn time_is_said_as_a_clock_does() {
        assert_eq!([5.0, 65.0, 3_725.0].map(clock), ["5 s", "1:05", "1:02:05"]);
    }

    #[test]
    fn what_is_counted_has_a_bar_and_the_time_that_is_left() {
        assert_eq!(drawn(Extent::Count(4), 0, 1), "[........................] 0/4  a note");
        assert_eq!(drawn(Extent::Count(4), 1, 5), "[######..................] 1/4  15 s left  a note");
        assert_eq!(drawn(Extent::Count(4), 4, 20), "[########################] 4/4  0 s left  a note");
    }

    #[test]
    fn what_takes_a_given_time_is_full_when_it_is_over() {
        let time = Extent::Time(Duration::from_secs(4));
        assert_eq!(drawn(time, 0, 1), "[######..................] 3 s left  a note");
        assert_eq!(drawn(time, 0, 9), "[########################] 0 s left  a note");
        assert_eq!(drawn(Extent::Unknown, 0, 9), "9 s  a note");
    }
}
