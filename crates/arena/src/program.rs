//! A program from outside that plays: one JSON line in, one token out, over standard input and output.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crosstable_core::{Options, Seat};
use crosstable_games::{AnyView, GameId};
use serde::Serialize;

/// What a program is asked, as one line of JSON.
#[derive(Debug, Serialize)]
pub struct Question<'a> {
    /// Which game.
    pub game: &'a str,
    /// Version of its rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// Every option with its value in force.
    pub options: serde_json::Map<String, serde_json::Value>,
    /// For which seat it decides.
    pub seat: Seat,
    /// How many decisions it has made for this seat in this game; 0 says that a new game has begun.
    pub turn: u32,
    /// A number for a generator, so that a contest can be repeated.
    pub seed: u32,
    /// What the seat sees.
    pub view: &'a AnyView,
    /// All legal moves.
    pub legal: &'a [String],
}

impl<'a> Question<'a> {
    /// The question to a seat that sees this.
    pub fn new(id: GameId, options: &Options, view: &'a AnyView, seat: Seat, legal: &'a [String]) -> Self {
        let value = |(key, value): &(&str, String)| ((*key).to_owned(), value.clone().into());
        Question {
            game: id.id(),
            rules: id.rules(),
            players: options.players(),
            options: options.pairs().iter().map(value).collect(),
            seat,
            turn: 0,
            seed: 0,
            view,
            legal,
        }
    }

    /// The line.
    fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("a question is plain data");
        line.push('\n');
        line
    }
}

/// Why a program has no answer.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It cannot be started.
    #[error("cannot start '{program}': {error}")]
    CannotStart {
        /// Which.
        program: String,
        /// Why not.
        error: io::Error,
    },
    /// It took too long.
    #[error("no answer within {:.1} s", .0.as_secs_f64())]
    TooSlow(Duration),
    /// It has ended, or closed its output.
    #[error("it closed its output{0}")]
    Gone(String),
    /// It answered something that is no line of text.
    #[error("its answer is {0}")]
    Unreadable(&'static str),
}

/// Answers longer than this are not read to their end. No token comes near it.
const LONGEST_ANSWER: u64 = 256;

/// A running program.
#[derive(Debug)]
pub struct Program {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Result<String, NoAnswer>>,
}

impl Program {
    /// Starts a program with its arguments. What it writes to standard error is shown.
    pub fn start(command: &[String]) -> Result<Self, NoAnswer> {
        let (program, args) = command.split_first().expect("a contestant's command names a program");
        let cannot = |error| NoAnswer::CannotStart { program: program.clone(), error };
        let piped = |stream: &str| cannot(io::Error::other(format!("it has no {stream}")));
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(cannot)?;
        let mut stdin = child.stdin.take().ok_or_else(|| piped("input"))?;
        let stdout = child.stdout.take().ok_or_else(|| piped("output"))?;
        let (questions, asked) = channel::<String>();
        let (answer, answers) = channel();
        // Reading and writing may block for as long as the program likes; here they block nobody. The thread ends
        // when the program does or when nobody asks any more.
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            for question in asked {
                // A program that does not read may yet answer, so only its answer counts.
                let _ = stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush());
                let line = read_answer(&mut stdout);
                let failed = line.is_err();
                if answer.send(line).is_err() || failed {
                    return;
                }
            }
        });
        Ok(Program { child, questions, answers })
    }

    /// Asks for a move and waits for the answer, but not longer than this. After an error the program is of no further
    /// use.
    pub fn ask(&mut self, question: &Question<'_>, patience: Duration) -> Result<String, NoAnswer> {
        // If the other end is gone, so is the program, and the answer says so.
        let _ = self.questions.send(question.line());
        match self.answers.recv_timeout(patience) {
            Ok(Err(NoAnswer::Gone(_))) => Err(NoAnswer::Gone(self.how_it_ended())),
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::TooSlow(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Gone(self.how_it_ended())),
        }
    }

    /// ` (exit status: 1)`, if it has ended.
    fn how_it_ended(&mut self) -> String {
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

/// Nobody is left behind.
impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One line of text, not too long.
fn read_answer(stdout: &mut impl BufRead) -> Result<String, NoAnswer> {
    let mut line = Vec::new();
    let read = stdout.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
    if read.is_err() || line.is_empty() {
        return Err(NoAnswer::Gone(String::new()));
    }
    if line.len() as u64 == LONGEST_ANSWER && !line.ends_with(b"\n") {
        return Err(NoAnswer::Unreadable("too long"));
    }
    let text = String::from_utf8(line).map_err(|_| NoAnswer::Unreadable("not text"))?;
    Ok(text.trim().to_owned())
}
