//! Line by line: for pipes, scripts, simple terminals, and people who prefer to read.
//!
//! A line is taken only when somebody of this device has to decide, so a file with the moves of a whole game plays it.
//! No command is a move of any game.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;

use crosstable_client::Notice;
use crosstable_core::Seat;
use crosstable_protocol::{Command, Stage, ToClient};
use crosstable_texts::Lang;

use crate::app::{Action, App, PlayContext, with_clause};
use crate::check::Verdict;
use crate::connection::{Connection, Input};
use crate::draw::{attempt, closed, dispute, ending, may_accept, results, turn, waits};
use crate::error::{PlayError, explain};
use crate::rulebook;
use crate::theme::Theme;
use crate::words::say;

/// Plays until the game is over, somebody quits, or the input ends.
pub(crate) fn run(
    connection: &mut Connection,
    context: PlayContext,
    lang: Lang,
    inputs: &Receiver<Input>,
    sender: Sender<Input>,
) -> Result<(), PlayError> {
    let theme = Theme { colour: false, ..Theme::of_environment() };
    let mut plain = Plain { app: App::new(theme, lang, context), ..Plain::default() };
    thread::spawn(move || listen(&sender));
    while let Ok(input) = inputs.recv() {
        let reaction = plain.react(input)?;
        for action in reaction.into_iter().chain(plain.take_lines()?) {
            if !connection.perform(action) {
                return plain.app.version_error();
            }
        }
    }
    Ok(())
}

/// Reads standard input to its end.
fn listen(sender: &Sender<Input>) {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        if sender.send(Input::Line(line)).is_err() {
            return;
        }
    }
    let _ = sender.send(Input::Closed);
}

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "they have nothing to do with each other")]
struct Plain {
    app: App,
    typed: VecDeque<String>,
    /// The input has ended.
    closed: bool,
    /// How many events have been printed.
    printed: usize,
    /// The event whose board has been shown, and to which seat.
    shown: Option<(u64, Option<Seat>)>,
    /// A bot thinks about a hint.
    hinting: bool,
    /// The host has been told how others come to the table.
    invited: bool,
    /// The result has been printed.
    ended: bool,
    /// What was said last of the start, of a warning, of another history.
    said: [String; 3],
}

impl Plain {
    fn react(&mut self, input: Input) -> Result<Option<Action>, PlayError> {
        match input {
            Input::Line(line) => self.typed.push_back(line),
            Input::Closed => self.closed = true,
            Input::Hint(hint) => {
                self.hinting = false;
                match hint {
                    Ok(hint) => {
                        let said = self.app.speaker().say(&hint.message);
                        self.print(&format!("{}  {said}", hint.token))?;
                    }
                    Err(why) => self.print(&why)?,
                }
            }
            Input::Files(table, files) => self.app.check(table, files.as_ref()),
            Input::Connection(Notice::Message(message)) => return self.receive(&message),
            Input::Connection(Notice::Lost { error, retry_in }) => {
                let (why, seconds) = (explain(&error, self.app.lang), retry_in.as_millis().div_ceil(1000));
                // The same reason is printed once.
                if self.app.lost.as_ref().is_none_or(|(known, _)| *known != why) {
                    let seconds = seconds as usize;
                    self.print(&say!(self.app.lang, "terminal-lost-again", why = &why, seconds = seconds))?;
                }
                self.app.lost = Some((why, retry_in));
            }
            Input::Connection(Notice::Over(problem)) => {
                return Err(PlayError::refused(problem, self.app.lang));
            }
            Input::Terminal(_) => {}
        }
        Ok(None)
    }

    fn receive(&mut self, message: &ToClient) -> Result<Option<Action>, PlayError> {
        // There is no curtain between lines; the person to decide is named instead.
        let action = self.app.receive(message).or_else(|| self.app.reveal());
        if let ToClient::Refused { problem, .. } = message {
            self.print(&with_clause(problem))?;
        }
        self.print_events()?;
        self.print_notices()?;
        self.invite()?;
        Ok(action)
    }

    /// Prints for whom the start waits, why this device trusts no start, and whether the server came back with another
    /// history, each when it has changed.
    fn print_notices(&mut self) -> Result<(), PlayError> {
        let (app, lang) = (&self.app, self.app.lang);
        let mut start: Vec<String> = Vec::new();
        if app.table.is_at(Stage::Starting) {
            start.extend(attempt(app));
            start.extend(waits(app));
            start.extend(app.table.host.then(|| say!(lang, "terminal-plain-starting")));
        }
        let mut history: Vec<String> = dispute(app).into_iter().collect();
        history.extend(may_accept(app).then(|| say!(lang, "terminal-plain-dispute")));
        let warning = app.fairness.warning(lang).unwrap_or_default();
        let now = [start.join("\n"), warning, history.join("\n")];
        for (text, before) in now.iter().zip(&self.said) {
            if text != before && !text.is_empty() {
                self.print(text)?;
            }
        }
        self.said = now;
        Ok(())
    }

    /// Tells the host of a table with open seats how others come there, once.
    fn invite(&mut self) -> Result<(), PlayError> {
        let (lang, table) = (self.app.lang, &self.app.table);
        if !table.has_open_seat() || !table.host || self.invited {
            return Ok(());
        }
        self.invited = true;
        self.print(&say!(lang, "terminal-lobby"))?;
        self.app.invitation().iter().try_for_each(|line| self.print(line))
    }

    fn print_events(&mut self) -> Result<(), PlayError> {
        let Some(view) = self.app.view() else { return Ok(()) };
        let (log, speaker) = (&self.app.table.log, self.app.speaker());
        for entry in log.get(self.printed..).unwrap_or_default() {
            for (_, messages) in entry.rows(view) {
                let said: Vec<String> = messages.iter().map(|message| speaker.say(message)).collect();
                self.print(&said.join(" "))?;
            }
        }
        self.printed = log.len();
        Ok(())
    }

    /// Takes lines until one leads to an action, while somebody has to decide. Quits at the end.
    fn take_lines(&mut self) -> Result<Option<Action>, PlayError> {
        loop {
            let quits = self.typed.front().is_some_and(|line| is_quit(line));
            let exhausted = self.closed && self.typed.is_empty();
            let Some(view) = self.app.view() else {
                // Without input nobody waits for a server that is down.
                return Ok((self.app.lost.is_some() && (exhausted || quits)).then_some(Action::Quit));
            };
            if view.stage == Stage::Ended {
                self.print_result()?;
                // The check of the game is waited for, but not by who wants to leave.
                let busy = self.app.fairness.verdict == Some(Verdict::Busy) && !quits;
                return Ok((!busy).then_some(Action::Quit));
            }
            if self.hinting || self.app.waiting {
                return Ok(None);
            }
            let due = self.app.table.can_decide() && view.dispute.is_none() && !self.app.table.is_beginning();
            if due {
                self.print_board()?;
            }
            if (due || quits || self.is_wanted())
                && let Some(line) = self.typed.pop_front()
            {
                let action = self.obey(line.trim())?;
                if action.is_some() {
                    return Ok(action);
                }
                continue;
            }
            // Bots may still finish the game; other people are not waited for.
            if exhausted && (due || !self.goes_on()) {
                return self.quit();
            }
            return Ok(None);
        }
    }

    /// Whether the next line is a command for a table that waits: for a device, or for people who accept a history.
    fn is_wanted(&self) -> bool {
        match self.typed.front().map(|line| line.trim()) {
            Some("lobby") => self.app.table.is_at(Stage::Starting),
            Some("accept") => self.app.table.dispute().is_some(),
            _ => false,
        }
    }

    /// Whether the game goes on without input: a bot decides, this device reveals, or the end is on its way.
    fn goes_on(&self) -> bool {
        let table = &self.app.table;
        if table.is_at(Stage::Starting) {
            let missing = table.missing_devices();
            let own = missing.is_empty() || missing.iter().any(|seat| table.seats.contains(seat));
            return own && self.app.fairness.mistrust.is_none();
        }
        if table.dispute().is_some() {
            return false;
        }
        let ending =
            table.is_at(Stage::Running) && self.app.view().is_some_and(|view| view.to_move.is_none());
        ending || table.own_turn().is_some() || table.bot_to_move()
    }

    /// Prints the board and whose turn it is, once for each decision.
    fn print_board(&mut self) -> Result<(), PlayError> {
        let now = (self.app.table.number, self.app.view().and_then(|view| view.viewer));
        if self.shown == Some(now) {
            return Ok(());
        }
        self.shown = Some(now);
        self.print("")?;
        self.print(self.app.board().trim_end())?;
        let (turn, count) = (turn(&self.app), self.app.moves.tokens().count());
        self.print(&say!(self.app.lang, "terminal-plain-turn", turn = turn, count = count))
    }

    fn obey(&mut self, line: &str) -> Result<Option<Action>, PlayError> {
        if is_quit(line) {
            return self.quit();
        }
        let table_command = match line {
            "lobby" => Some(Command::Reopen),
            "accept" => Some(Command::Continue),
            _ => None,
        };
        if let Some(command) = table_command {
            self.app.waiting = true;
            return Ok(Some(Action::Command(command)));
        }
        let Some(seat) = self.app.table.own_turn() else { return Ok(None) };
        let lang = self.app.lang;
        match line {
            "" => {}
            "help" | "?" => self.print(&say!(lang, "terminal-plain-help"))?,
            "moves" => {
                let mut moves = self.app.moves.tokens();
                moves.try_for_each(|choice| {
                    self.print(&format!("{}  {}", choice.token, choice.words_after(0)))
                })?;
            }
            "board" => {
                self.shown = None;
                self.print_board()?;
            }
            "speak" => {
                let speaker = self.app.speaker();
                let spoken = self.app.layout().map(|layout| layout.spoken(|message| speaker.say(message)));
                spoken.unwrap_or_default().iter().try_for_each(|line| self.print(line))?;
            }
            "rules" => {
                let page = rulebook::page(self.app.game(), lang);
                page.iter().try_for_each(|(text, _)| self.print(text))?;
            }
            "why" => {
                let clause = self.app.problem.as_ref().and_then(|problem| problem.clause.as_ref());
                let clause = clause.and_then(|id| rulebook::clause(self.app.game(), id, lang));
                self.print(&clause.unwrap_or_else(|| say!(lang, "terminal-why-how")))?;
            }
            "hint" => {
                self.hinting = true;
                return Ok(Some(Action::Hint));
            }
            "undo" => {
                let seat = self.app.table.last_own().unwrap_or(seat);
                self.app.waiting = true;
                return Ok(Some(Action::Command(Command::Undo { seat })));
            }
            comment if comment.starts_with('#') => {}
            token => return Ok(Some(self.app.play_token(seat, token.to_owned()))),
        }
        Ok(None)
    }

    /// Prints the result once, and then what the check of the game has found.
    fn print_result(&mut self) -> Result<(), PlayError> {
        if !std::mem::replace(&mut self.ended, true) {
            self.print("")?;
            self.print(self.app.board().trim_end())?;
            ending(&self.app).iter().try_for_each(|why| self.print(why))?;
            let mut results = results(&self.app).into_iter();
            results
                .try_for_each(|(rank, _, name, points)| self.print(&format!("{rank}. {name} {points}")))?;
            closed(&self.app).iter().try_for_each(|why| self.print(why))?;
        }
        match &self.app.fairness.verdict {
            Some(verdict) if *verdict != Verdict::Busy => self.print(&verdict.say(self.app.lang)),
            _ => Ok(()),
        }
    }

    fn quit(&self) -> Result<Option<Action>, PlayError> {
        self.print(&say!(self.app.lang, "terminal-saved", again = self.app.resume_command()))?;
        Ok(Some(Action::Quit))
    }

    fn print(&self, text: &str) -> Result<(), PlayError> {
        let text = self.app.theme.text(text);
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
