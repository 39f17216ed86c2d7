//! Somebody in front of a terminal: types, looks, and is patient.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use pty_process::Size;
use pty_process::blocking::{Command, Pty};

/// Longer than anything here takes, unless it is stuck.
const LONG: Duration = Duration::from_mins(1);

/// Somebody in front of a terminal.
pub(crate) struct Player {
    child: Child,
    terminal: Arc<Pty>,
    screen: Arc<Mutex<vt100::Parser>>,
    rng: Xoshiro,
}

/// The environment of a usual terminal; pairs given later win.
const USUAL: [(&str, &str); 4] =
    [("TERM", "xterm-256color"), ("LC_ALL", "C.UTF-8"), ("USER", "Anna"), ("NO_COLOR", "")];

impl Player {
    /// Starts the program in a terminal of 80 × 24.
    pub(crate) fn start(args: &str, data: &Path, env: &[(&str, &str)]) -> Self {
        let (terminal, other_side) = pty_process::blocking::open().expect("a terminal");
        terminal.resize(Size::new(24, 80)).expect("the terminal has a size");
        let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
        command = command.args(args.split_whitespace()).arg("--data").arg(data);
        for (name, value) in USUAL.iter().chain(env) {
            command = command.env(name, value);
        }
        let child = command.spawn(other_side).expect("the program starts");
        let terminal = Arc::new(terminal);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(size_of(24), size_of(80), 1000)));
        let (reader, shown) = (Arc::clone(&terminal), Arc::clone(&screen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = (&*reader).read(&mut bytes) {
                if count == 0 {
                    break;
                }
                shown.lock().expect("no panic").process(&bytes[..count]);
            }
        });
        Player { child, terminal, screen, rng: Xoshiro::seed_from_u64(1) }
    }

    /// What is on the screen.
    pub(crate) fn shown(&self) -> String {
        self.screen.lock().expect("no panic").screen().contents()
    }

    /// Whether anything on the screen has a colour.
    pub(crate) fn is_coloured(&self) -> bool {
        let parser = self.screen.lock().expect("no panic");
        let screen = parser.screen();
        let (rows, columns) = screen.size();
        let cells = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
        let plain = vt100::Color::Default;
        let mut cells = cells.filter_map(|(row, column)| screen.cell(row, column));
        cells.any(|cell| cell.fgcolor() != plain || cell.bgcolor() != plain)
    }

    /// Whether the terminal is in full screen.
    pub(crate) fn is_full_screen(&self) -> bool {
        self.screen.lock().expect("no panic").screen().alternate_screen()
    }

    pub(crate) fn types(&mut self, keys: &str) {
        (&*self.terminal).write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    /// Waits until the screen is as it should be, and tells what is on it.
    pub(crate) fn sees(&self, what: &str, good: impl Fn(&str) -> bool) -> String {
        let until = Instant::now() + LONG;
        loop {
            let shown = self.shown();
            if good(&shown) {
                return shown;
            }
            assert!(Instant::now() < until, "waited in vain for {what}:\n{shown}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn reads(&self, text: &str) -> String {
        self.sees(text, |shown| shown.contains(text))
    }

    /// Plays some move when it is its turn; false when the game is over.
    pub(crate) fn moves(&mut self) -> bool {
        let before = self.sees("a turn or the end", |shown| is_turn(shown) || is_over(shown));
        if is_over(&before) {
            return false;
        }
        for _ in 0..below(&mut self.rng, 4) {
            self.types("\t");
        }
        for _ in 0..below(&mut self.rng, 6) {
            self.types("\x1b[C");
        }
        let before = self.rests();
        self.types("\r");
        self.sees("that something happens", |shown| shown != before);
        true
    }

    /// Waits until the screen does not change any more, and tells what is on it.
    fn rests(&self) -> String {
        let mut shown = self.shown();
        loop {
            thread::sleep(Duration::from_millis(40));
            let now = self.shown();
            if now == shown {
                return now;
            }
            shown = now;
        }
    }

    pub(crate) fn resizes(&self, columns: u16, rows: u16) {
        self.screen.lock().expect("no panic").screen_mut().set_size(size_of(rows), size_of(columns));
        self.terminal.resize(Size::new(rows, columns)).expect("the terminal changes its size");
    }

    /// Sends the signal with which systems ask programs to end.
    pub(crate) fn is_asked_to_end(&self) {
        let pid = self.child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-TERM", &pid]).status();
        assert!(sent.expect("there is kill").success());
    }

    /// The program is killed, as by a power cut.
    pub(crate) fn loses_power(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Waits until the program has ended by itself, and tells its exit code.
    pub(crate) fn ends(mut self) -> (Option<i32>, String) {
        let until = Instant::now() + LONG;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                // What was written last may still be on its way.
                thread::sleep(Duration::from_millis(200));
                assert!(!self.is_full_screen(), "the terminal comes back");
                return (status.code(), self.shown());
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.shown());
            thread::sleep(Duration::from_millis(10));
        }
    }
}

fn size_of(characters: u16) -> NonZero<u16> {
    NonZero::new(characters).expect("a terminal has a size")
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn is_turn(shown: &str) -> bool {
    shown.contains("▶ ") && shown.contains("Enter: ")
}

fn is_over(shown: &str) -> bool {
    shown.contains("The game is over") && shown.contains("play again")
}
