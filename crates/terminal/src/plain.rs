//! Line by line: for pipes, scripts, simple terminals, and whoever prefers to read.
//!
//! A line is taken only when somebody of this device has to decide, so that a file with the moves of a whole game can be
//! put in. Words that are commands are no moves of any game.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use crosstable_protocol::sight::Stage;
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::Command;
use crosstable_texts::Lang;

use crate::act::Act;
use crate::app::{App, Visit, explained};
use crate::drive::{Drive, Happening};
use crate::error::PlayError;
use crate::link::News;
use crate::log;
use crate::look::Look;
use crate::rulebook;
use crate::words::{say, token};

/// Plays until the game is over, somebody quits, or nothing more is typed.
pub(crate) fn run(
    drive: &mut Drive,
    visit: Visit,
    lang: Lang,
    happenings: &Receiver<Happening>,
    sender: Sender<Happening>,
) -> Result<(), PlayError> {
    let look = Look { colour: false, ..Look::of_environment() };
    let mut lines = Lines {
        app: App::new(look, lang, visit),
        typed: VecDeque::new(),
        closed: false,
        told: 0,
        shown: None,
        hinting: false,
        invited: false,
    };
    thread::spawn(move || listen(&sender));
    loop {
        let Ok(happening) = happenings.recv() else { return Ok(()) };
        let mut acts = lines.react(happening)?;
        acts.extend(lines.go_on()?);
        for act in acts {
            if !drive.carry_out(act) {
                return Ok(());
            }
        }
    }
}

/// Reads standard input to its end.
fn listen(sender: &Sender<Happening>) {
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if sender.send(Happening::Line(line)).is_err() {
            return;
        }
    }
    let _ = sender.send(Happening::NoInput);
}

struct Lines {
    app: App,
    typed: VecDeque<String>,
    /// Nothing more will be typed.
    closed: bool,
    /// How many facts have been told.
    told: usize,
    /// The event whose board has been shown, and to which seat.
    shown: Option<(u64, Option<u8>)>,
    /// A bot thinks about a hint.
    hinting: bool,
    /// Whoever waits for others has been told how these come.
    invited: bool,
}

impl Lines {
    fn react(&mut self, happening: Happening) -> Result<Vec<Act>, PlayError> {
        match happening {
            Happening::Line(line) => self.typed.push_back(line),
            Happening::NoInput => self.closed = true,
            Happening::Hint(hint) => {
                self.hinting = false;
                let game = self.app.game();
                match hint {
                    Ok(hint) => {
                        let words = token(&game, &hint.token, self.app.lang);
                        self.print(&format!("{}  {words}", hint.token))?;
                    }
                    Err(why) => self.print(&why)?,
                }
            }
            Happening::News(News::Over(problem)) => return Err(PlayError::Refused(problem)),
            Happening::News(News::Lost { why, pause }) => {
                let seconds = (pause.as_millis() as usize).div_ceil(1000);
                // The same reason again is no news.
                if self.app.lost.as_ref().is_none_or(|(known, _)| *known != why) {
                    self.print(&say!(self.app.lang, "terminal-lost-again", why = &why, seconds = seconds))?;
                }
                self.app.lost(why, pause);
            }
            Happening::News(News::Says(message)) => return self.hear(&message),
            Happening::Input(_) => {}
        }
        Ok(Vec::new())
    }

    fn hear(&mut self, message: &ToClient) -> Result<Vec<Act>, PlayError> {
        let mut acts = self.app.hear(message);
        // There is no curtain between lines; who holds the keyboard is asked by name.
        if self.app.curtain.is_some() {
            acts.extend(self.app.reveal());
        }
        if let ToClient::Refused { problem, .. } = message {
            self.print(&explained(problem))?;
        }
        self.tell()?;
        self.invite()?;
        Ok(acts)
    }

    /// Tells the host of a table with open chairs how others come there, once.
    fn invite(&mut self) -> Result<(), PlayError> {
        let (lang, sitting) = (self.app.lang, &self.app.sitting);
        if !sitting.has_open_chair() || !sitting.host || self.invited {
            return Ok(());
        }
        self.invited = true;
        self.print(&say!(lang, "terminal-lobby"))?;
        self.print(&say!(lang, "terminal-lobby-link", link = self.app.again()))
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> Result<(), PlayError> {
        let sitting = &self.app.sitting;
        let Some(sight) = &sitting.sight else { return Ok(()) };
        let facts = sitting.facts.get(self.told..).unwrap_or_default();
        let told: Vec<String> =
            facts.iter().filter_map(|fact| log::sentence(fact, sight, self.app.lang)).collect();
        self.told = sitting.facts.len();
        told.iter().try_for_each(|line| self.print(line))
    }

    /// Takes lines while somebody has to decide and nothing has come of them, or ends.
    fn go_on(&mut self) -> Result<Vec<Act>, PlayError> {
        loop {
            let Some(sight) = &self.app.sitting.sight else {
                // Whoever cannot type any more does not wait for a server that is not there.
                let hopeless = self.closed && self.typed.is_empty() && self.app.lost.is_some();
                let unwanted =
                    self.app.lost.is_some() && self.typed.front().is_some_and(|line| is_quit(line));
                return Ok(if hopeless || unwanted { vec![Act::Quit] } else { Vec::new() });
            };
            if sight.stage == Stage::Ended {
                self.end()?;
                return Ok(vec![Act::Quit]);
            }
            if self.hinting || self.app.waiting {
                return Ok(Vec::new());
            }
            let due = self.app.sitting.can_decide();
            if due {
                self.show()?;
            }
            let wanted = due || self.typed.front().is_some_and(|line| is_quit(line));
            if wanted && let Some(line) = self.typed.pop_front() {
                let acts = self.obey(line.trim())?;
                if !acts.is_empty() {
                    return Ok(acts);
                }
                continue;
            }
            // Bots may still bring the game to its end; nobody else is waited for.
            if self.closed && self.typed.is_empty() && (due || !self.goes_on()) {
                self.saved()?;
                return Ok(vec![Act::Quit]);
            }
            return Ok(Vec::new());
        }
    }

    /// Whether the game goes on by itself: a bot decides, or the end is on its way.
    fn goes_on(&self) -> bool {
        let sitting = &self.app.sitting;
        let running = sitting.sight.as_ref().filter(|sight| sight.stage == Stage::Running);
        let ending = running.is_some_and(|sight| sight.to_move.is_none());
        ending || sitting.own_turn().is_some() || sitting.bot_to_move()
    }

    /// The board, and who is to move; once for each decision.
    fn show(&mut self) -> Result<(), PlayError> {
        let sitting = &self.app.sitting;
        let now = (sitting.number, sitting.sight.as_ref().and_then(|sight| sight.viewer));
        if self.shown == Some(now) {
            return Ok(());
        }
        self.shown = Some(now);
        let board = self.app.board();
        self.print("")?;
        self.print(board.trim_end())?;
        let turn = crate::draw::turn(&self.app);
        self.print(&say!(self.app.lang, "terminal-plain-turn", turn = turn, count = self.app.moves.count()))
    }

    fn obey(&mut self, line: &str) -> Result<Vec<Act>, PlayError> {
        let lang = self.app.lang;
        let Some(seat) = self.app.sitting.own_turn().or_else(|| is_quit(line).then_some(0)) else {
            return Ok(Vec::new());
        };
        match line {
            "" => {}
            "help" | "?" => self.print(&say!(lang, "terminal-plain-help"))?,
            "moves" => {
                let sight = self.app.sitting.sight.as_ref();
                let legal = sight.map(|sight| sight.legal.clone()).unwrap_or_default();
                let game = self.app.game();
                for legal in &legal {
                    self.print(&format!("{legal}  {}", token(&game, legal, lang)))?;
                }
            }
            "board" => {
                self.shown = None;
                self.show()?;
            }
            "rules" => {
                for (text, _) in rulebook::page(&self.app.game(), lang) {
                    self.print(&text)?;
                }
            }
            "why" => {
                let clause = self.app.problem.as_ref().and_then(|problem| problem.clause.clone());
                let clause = clause.and_then(|id| rulebook::clause(&self.app.game(), &id, lang));
                self.print(&clause.unwrap_or_else(|| say!(lang, "terminal-why-how")))?;
            }
            "hint" => {
                self.hinting = true;
                return Ok(vec![Act::Hint]);
            }
            "undo" => {
                let seat = self.app.sitting.last_own().unwrap_or(seat);
                self.app.waiting = true;
                return Ok(vec![Act::Ask(Command::Undo { seat })]);
            }
            "quit" => {
                self.saved()?;
                return Ok(vec![Act::Quit]);
            }
            // A line that begins so is a remark in a script.
            remark if remark.starts_with('#') => {}
            played => return Ok(self.app.play_token(seat, played.to_owned())),
        }
        Ok(Vec::new())
    }

    fn end(&self) -> Result<(), PlayError> {
        let Some(sight) = &self.app.sitting.sight else { return Ok(()) };
        self.print("")?;
        self.print(self.app.board().trim_end())?;
        let Some(standing) = &sight.standing else { return Ok(()) };
        for (index, rank) in standing.ranks.iter().enumerate() {
            let seat = index as u8 + 1;
            let points = standing.points.as_ref().and_then(|points| points.get(index));
            let points =
                points.map(|points| say!(self.app.lang, "terminal-points", points = i64::from(*points)));
            let name = log::name(sight, seat, self.app.lang);
            self.print(&format!("{rank}. {name} {}", points.unwrap_or_default()))?;
        }
        Ok(())
    }

    fn saved(&self) -> Result<(), PlayError> {
        self.print(&say!(self.app.lang, "terminal-saved", again = self.app.again()))
    }

    fn print(&self, text: &str) -> Result<(), PlayError> {
        let text = self.app.look.text(text);
        let mut out = io::stdout().lock();
        for line in text.lines().chain(text.is_empty().then_some("")) {
            writeln!(out, "{}", line.trim_end())?;
        }
        out.flush()?;
        Ok(())
    }
}

fn is_quit(line: &str) -> bool {
    line.trim() == "quit"
}
