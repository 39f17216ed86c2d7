//! External programs that play: one line of JSON in, one token out, over standard input and output.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crosstable_core::{Options, Seat};
use crosstable_games::{AnyView, GameId};
use serde::Serialize;

use crate::look_ahead::Attempt;

/// Asks a program for a move, as one line of JSON.
#[derive(Debug, Serialize)]
pub struct MoveRequest<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// The number of players.
    pub players: u8,
    /// Every option with its value in force.
    pub options: serde_json::Map<String, serde_json::Value>,
    /// The seat to decide for.
    pub seat: Seat,
    /// How many decisions it has made for this seat in this game; 0 says that a new game has begun.
    pub turn: u32,
    /// A seed for the program's generator, so that a contest can be repeated.
    pub seed: u32,
    /// The view of the seat.
    pub view: &'a AnyView,
    /// All legal moves.
    pub legal: &'a [String],
}

impl<'a> MoveRequest<'a> {
    /// The request to a seat with this view.
    pub fn new(id: GameId, options: &Options, view: &'a AnyView, seat: Seat, legal: &'a [String]) -> Self {
        let value = |(key, value): &(&str, String)| ((*key).to_owned(), value.clone().into());
        MoveRequest {
            game: id.id(),
            rules: options.rules(),
            players: options.players(),
            options: options.pairs().iter().map(value).collect(),
            seat,
            turn: 0,
            seed: 0,
            view,
            legal,
        }
    }

    fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("a request is plain data");
        line.push('\n');
        line
    }
}

/// Why a program gave no answer.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// It cannot be started.
    #[error("cannot start '{program}': {error}")]
    CannotStart {
        /// The name of the program.
        program: String,
        /// The error of the system.
        error: io::Error,
    },
    /// It took too long.
    #[error("no answer within {:.1} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// It has ended, or closed its output.
    #[error("it closed its output{0}")]
    Gone(String),
    /// Its answer is not a line of text.
    #[error("its answer is {0}")]
    Unreadable(&'static str),
}

/// Answers longer than this are not read to their end. No token comes near it.
const LONGEST_ANSWER: usize = 256;
/// The same for questions with many tokens.
const LONGEST_LINE: u64 = 8192;

/// A running program.
#[derive(Debug)]
pub struct Program {
    child: Child,
    requests: Sender<String>,
    answers: Receiver<Result<String, ProgramError>>,
}

impl Program {
    /// Starts a program with its arguments. What it writes to standard error is shown.
    pub fn start(command: &[String]) -> Result<Self, ProgramError> {
        let (program, args) = command.split_first().expect("a contestant's command names a program");
        let cannot = |error| ProgramError::CannotStart { program: program.clone(), error };
        let piped = |stream: &str| cannot(io::Error::other(format!("it has no {stream}")));
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(cannot)?;
        let mut stdin = child.stdin.take().ok_or_else(|| piped("input"))?;
        let stdout = child.stdout.take().ok_or_else(|| piped("output"))?;
        let (requests, received) = channel::<String>();
        let (answer, answers) = channel();
        // Reading and writing may block forever, so they get a thread. It ends when the program does or when this
        // `Program` is dropped.
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            for request in received {
                // A program that does not read may yet answer, so only its answer counts.
                let _ = stdin.write_all(request.as_bytes()).and_then(|()| stdin.flush());
                let line = read_answer(&mut stdout);
                let failed = line.is_err();
                if answer.send(line).is_err() || failed {
                    return;
                }
            }
        });
        Ok(Program { child, requests, answers })
    }

    /// Asks for a move and waits for the answer, at most this long. After an error the program is of no further use.
    pub fn request_move(
        &mut self,
        request: &MoveRequest<'_>,
        patience: Duration,
    ) -> Result<String, ProgramError> {
        let begun = Instant::now();
        let (mut line, mut tried) = (request.line(), 0);
        loop {
            // If the other end is gone, so is the program, and the answer says so.
            let _ = self.requests.send(line);
            let answer = match self.answers.recv_timeout(patience.saturating_sub(begun.elapsed())) {
                Ok(Err(ProgramError::Gone(_))) => Err(ProgramError::Gone(self.exit_status())),
                Ok(answer) => answer,
                Err(RecvTimeoutError::Timeout) => Err(ProgramError::TooSlow(patience)),
                Err(RecvTimeoutError::Disconnected) => Err(ProgramError::Gone(self.exit_status())),
            }?;
            let Some(attempt) = Attempt::read(&answer) else {
                let fits = answer.len() < LONGEST_ANSWER;
                return if fits { Ok(answer) } else { Err(ProgramError::Unreadable("too long")) };
            };
            // Looking ahead is a part of thinking: the same patience, and the same draws when the contest is repeated.
            let fresh = u64::from(request.seed) << 32 | tried;
            line = format!("{}\n", attempt.answer(request.view, request.seat, fresh));
            tried += 1;
        }
    }

    /// ` (exit status: 1)`, if it has ended.
    fn exit_status(&mut self) -> String {
        // Its pipe closes a moment before it is known to have ended.
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!(" ({status})");
            }
            thread::sleep(Duration::from_millis(5));
        }
        String::new()
    }
}

/// No process outlives its `Program`.
impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The programs that one thread of the arena keeps running, by contestant and copy. Two copies of a contestant at one table are two processes, so that
/// neither sees what the other sees.
#[derive(Default)]
pub(crate) struct ProgramPool {
    programs: HashMap<(usize, usize), Program>,
}

impl ProgramPool {
    /// The program that plays on this seat, started if it does not run.
    pub(crate) fn program(
        &mut self,
        seating: &[usize],
        seat: Seat,
        command: &[String],
    ) -> Result<&mut Program, ProgramError> {
        match self.programs.entry(key(seating, seat)) {
            Entry::Occupied(running) => Ok(running.into_mut()),
            Entry::Vacant(place) => Ok(place.insert(Program::start(command)?)),
        }
    }

    /// Kills the program on this seat; the next game starts it again.
    pub(crate) fn kill(&mut self, seating: &[usize], seat: Seat) {
        self.programs.remove(&key(seating, seat));
    }
}

/// The contestant on a seat, and how many copies of it sit before.
fn key(seating: &[usize], seat: Seat) -> (usize, usize) {
    let own = seating[seat.index()];
    (own, seating[..seat.index()].iter().filter(|other| **other == own).count())
}

/// One line of text, not too long.
fn read_answer(stdout: &mut impl BufRead) -> Result<String, ProgramError> {
    let mut line = Vec::new();
    let read = stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
    if read.is_err() || line.is_empty() {
        return Err(ProgramError::Gone(String::new()));
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        return Err(ProgramError::Unreadable("too long"));
    }
    let text = String::from_utf8(line).map_err(|_| ProgramError::Unreadable("not text"))?;
    Ok(text.trim().to_owned())
}
