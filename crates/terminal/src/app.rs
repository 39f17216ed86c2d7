//! Everything the screen shows and remembers. Messages, keys and clicks come in, actions go out; nothing here waits.

use std::io;
use std::time::Duration;

use crosstable_core::{Layout, Seat, TableId};
use crosstable_protocol::http::Hint;
use crosstable_protocol::{Command, Problem, Stage, TableView, ToClient, VERSION};
use crosstable_texts::{Lang, Speaker};

use crate::check::GameFiles;
use crate::device_store::DeviceStore;
use crate::error::PlayError;
use crate::fairness::Fairness;
use crate::mouse::ClickMap;
use crate::new_table::free_name;
use crate::picker::MovePicker;
use crate::play::short;
use crate::strengths::Strengths;
use crate::table::TableModel;
use crate::theme::Theme;
use crate::words::{name, say, target_words};

/// What a key, a click or a message leads to outside the screen.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Action {
    Command(Command),
    SetPerspective(Seat),
    /// Ask a strong bot.
    Hint,
    /// Ask for the record and the log of the finished game.
    Check,
    /// Ask for the whole view again.
    Refresh,
    /// Go to another table of the same server.
    SwitchTable(TableId),
    SetLang(Lang),
    Quit,
}

/// A page over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    Help,
    Rules,
    Log,
    /// The text board as screen readers get it.
    Board,
    /// The last refusal and its clause.
    Why,
    End,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) warning: bool,
}

/// How others come to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InviteCommand {
    /// What they type.
    pub command: String,
    /// Whether it works on the server's own machine only.
    pub local: bool,
}

/// How the player came to the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayContext {
    /// Whether the server is inside this process, where nobody else comes.
    pub local: bool,
    /// Whether the host starts as soon as everybody is there, without a key.
    pub auto_start: bool,
    /// Take no seat.
    pub watch: bool,
    /// The player's name at the table.
    pub name: String,
    /// The command that continues a game, with `{}` for the table's id.
    pub resume_command: String,
    /// How others come to the table; with the same command if the server did not say.
    pub invite: Option<InviteCommand>,
    /// Where this device keeps what it has seen. None where the server is inside this process.
    pub devices: Option<DeviceStore>,
    /// Where this device keeps how strong bots have to be.
    pub strengths: Option<Strengths>,
}

/// The screen's state.
#[derive(Debug, Default)]
pub struct App {
    pub(crate) theme: Theme,
    pub(crate) lang: Lang,
    pub(crate) context: PlayContext,
    pub(crate) table: TableModel,
    pub(crate) moves: MovePicker,
    /// The names on the seats.
    pub(crate) names: Vec<String>,
    pub(crate) overlay: Option<Overlay>,
    /// How far the overlay is scrolled.
    pub(crate) scroll: u16,
    /// How far the board is moved by hand: columns and rows.
    pub(crate) shift: (i16, i16),
    pub(crate) note: Option<Note>,
    /// The last refusal.
    pub(crate) problem: Option<Problem>,
    /// The seat whose person must take the keyboard before anything is shown.
    pub(crate) curtain: Option<Seat>,
    /// The seat whose person has the keyboard.
    revealed: Option<Seat>,
    /// The connection is lost: why, and after which time the next attempt comes.
    pub(crate) lost: Option<(String, Duration)>,
    /// A move was sent and is not answered yet.
    pub(crate) waiting: bool,
    /// A seat was asked for.
    sat: bool,
    pub(crate) fairness: Fairness,
    pub(crate) clicks: ClickMap,
    /// The server speaks another version of the protocol.
    other_version: bool,
}

impl App {
    /// A screen before the first message.
    pub fn new(theme: Theme, lang: Lang, context: PlayContext) -> Self {
        App { theme, lang, context, ..App::default() }
    }

    /// Handles a message of the server.
    pub fn receive(&mut self, message: &ToClient) -> Option<Action> {
        let before = self.view().map(|view| (view.table, view.stage));
        if let ToClient::Welcome(welcome) = message
            && welcome.version != VERSION
        {
            self.other_version = true;
            return Some(Action::Quit);
        }
        if !self.table.receive(message) {
            // A welcome answers, and it brings the whole view.
            return Some(Action::Refresh);
        }
        match message {
            ToClient::Welcome(_) | ToClient::Event(_) => {
                if matches!(message, ToClient::Welcome(_)) {
                    self.lost = None;
                }
                if std::mem::take(&mut self.waiting) {
                    // What was typed has been played.
                    self.moves.typed.clear();
                }
                self.refresh();
                self.keep_receipt(message);
                self.follow_up(before)
            }
            ToClient::You { .. } => self.follow_up(before),
            // A move is waited for until its event comes; the answer may come earlier.
            ToClient::Done(done) => {
                let elsewhere = done.table.filter(|table| before.is_some_and(|(here, _)| here != *table));
                elsewhere.filter(|_| self.ended()).map(Action::SwitchTable)
            }
            ToClient::Refused { problem, .. } => {
                self.waiting = false;
                self.fairness.refused();
                self.problem = Some(problem.clone());
                self.note = Some(Note { text: with_clause(problem), warning: true });
                None
            }
            ToClient::Said { seat, phrase } => {
                let (who, said) = (name(self.view()?, *seat, self.lang), say!(self.lang, phrase.key()));
                self.notify(format!("{who}: {said}"));
                None
            }
            _ => None,
        }
    }

    /// A strong bot has answered.
    pub(crate) fn hinted(&mut self, hint: Result<Hint, String>) {
        match hint {
            Ok(Hint { token, message, reason, chance, .. }) => {
                let sentences: Vec<_> =
                    [Some(message), reason].iter().flatten().map(|one| self.speaker().say(one)).collect();
                let words = sentences.join(" ");
                self.moves.choose(&token);
                self.notify(match chance.map(|chance| (chance * 100.0).round() as i64) {
                    Some(percent) => {
                        say!(self.lang, "terminal-hint-chance", words = words, percent = percent)
                    }
                    None => say!(self.lang, "terminal-hint", words = words),
                });
            }
            Err(text) => self.note = Some(Note { text, warning: true }),
        }
    }

    pub(crate) fn notify(&mut self, text: impl Into<String>) {
        self.note = Some(Note { text: text.into(), warning: false });
    }

    /// Lists names and moves again.
    pub(crate) fn refresh(&mut self) {
        let Some(view) = self.table.view() else { return };
        let seats = Seat::all(view.seats.len() as u8);
        self.names = seats.map(|seat| name(view, seat, self.lang)).collect();
        let legal = view.legal.as_ref().filter(|_| self.table.can_decide());
        let (layout, nothing) = (view.layout.as_ref(), Layout::default());
        let (layout, speaker) =
            (layout.unwrap_or(&nothing), speaker(view, &self.table.seats, &self.names, self.lang));
        self.moves.offer(layout, legal, |target, goal| target_words(layout, target, goal, &speaker));
    }

    /// Says messages to the player.
    pub(crate) fn speaker(&self) -> Speaker<'_> {
        match self.view() {
            Some(view) => speaker(view, &self.table.seats, &self.names, self.lang),
            None => Speaker::new(self.lang),
        }
    }

    pub(crate) fn layout(&self) -> Option<&Layout> {
        self.view()?.layout.as_ref()
    }

    /// What follows without a key: seats, entropy, the start, the next person at the keyboard, the end.
    fn follow_up(&mut self, before: Option<(TableId, Stage)>) -> Option<Action> {
        let (table, stage) = self.view().map(|view| (view.table, view.stage))?;
        let new_table = before.is_none_or(|(known, _)| known != table);
        if new_table {
            (self.overlay, self.note, self.problem) = (None, None, None);
            (self.curtain, self.revealed, self.sat) = (None, None, false);
        }
        let part = self.device_part();
        match stage {
            Stage::Lobby | Stage::Starting => part.or_else(|| self.prepare()).map(Action::Command),
            Stage::Running => self.pass_keyboard(),
            Stage::Ended => {
                self.curtain = None;
                if before != Some((table, stage)) {
                    (self.overlay, self.scroll) = (Some(Overlay::End), 0);
                    self.remember_result();
                }
                let begins = self.table.view().is_some_and(|view| self.fairness.begins_check(view));
                begins.then_some(Action::Check)
            }
        }
    }

    /// So that the next bot that is asked for is just right.
    fn remember_result(&mut self) {
        if let (Some(strengths), Some(view)) = (&self.context.strengths, self.table.view()) {
            // A folder that cannot be written only means that the next bot is as strong as this one.
            let _ = strengths.remember(view, &self.table.seats);
        }
    }

    /// Before the start: sits down, and starts if nobody else is waited for.
    fn prepare(&mut self) -> Option<Command> {
        let wants_seat = self.table.seats.is_empty() && !self.context.watch && !self.sat;
        if wants_seat && self.table.has_open_seat() {
            self.sat = true;
            return self.sit();
        }
        let starts = self.context.auto_start && self.table.host && self.table.is_ready() && !self.waiting;
        starts.then(|| {
            self.waiting = true;
            Command::Start
        })
    }

    fn keep_receipt(&mut self, message: &ToClient) {
        let Some(view) = self.table.view() else { return };
        let kept = self.fairness.keep_receipt(self.context.devices.as_ref(), message, view);
        self.or_warn(kept);
    }

    /// What this device has to do for fair chance now. Nothing is sent that is not stored.
    fn device_part(&mut self) -> Option<Command> {
        let part = self.fairness.part(self.context.devices.as_ref(), self.table.view()?, &self.table.seats);
        self.or_warn(part)?
    }

    /// Sits down and commits, on the first open seat.
    pub(crate) fn sit(&mut self) -> Option<Command> {
        let name = free_name(&self.context.name, &self.table.names());
        let (view, seat) = (self.table.view()?, self.table.open_seat()?);
        let commitment = self.fairness.commit(self.context.devices.as_ref(), view, seat);
        Some(Command::Sit { seat: None, name, commitment: self.or_warn(commitment)? })
    }

    /// The value, or a note that the folder cannot be used.
    fn or_warn<T>(&mut self, result: io::Result<T>) -> Option<T> {
        let warn = |error: io::Error| {
            let text = say!(self.lang, "terminal-not-kept", why = error.to_string());
            self.note = Some(Note { text, warning: true });
        };
        result.map_err(warn).ok()
    }

    /// The files of a finished game are there, or could not be had.
    pub(crate) fn check(&mut self, table: TableId, files: Option<&GameFiles>) {
        if self.view().is_some_and(|view| view.table == table) {
            self.fairness.check(files);
        }
    }

    /// The next person of this device to decide gets the keyboard, behind a curtain where hands are hidden.
    fn pass_keyboard(&mut self) -> Option<Action> {
        let seat = self.table.own_turn()?;
        let hidden = self.view().is_some_and(|view| view.hidden) && self.table.seats.len() > 1;
        if hidden && self.revealed != Some(seat) {
            self.curtain = Some(seat);
            self.revealed = None;
            return None;
        }
        self.look_from(seat)
    }

    /// The person on this seat has the keyboard.
    pub(crate) fn reveal(&mut self) -> Option<Action> {
        self.revealed = Some(self.curtain.take()?);
        self.look_from(self.revealed?)
    }

    fn look_from(&self, seat: Seat) -> Option<Action> {
        let current = self.view().and_then(|view| view.viewer);
        (current != Some(seat)).then_some(Action::SetPerspective(seat))
    }

    /// Why the game was left, if it was because of the server's version.
    pub(crate) fn version_error(&self) -> Result<(), PlayError> {
        if self.other_version { Err(PlayError::other_version(self.lang)) } else { Ok(()) }
    }

    /// The command that continues this game.
    pub(crate) fn resume_command(&self) -> String {
        let id = |view: &TableView| {
            if self.context.local { short(view.table) } else { view.table.to_string() }
        };
        self.context.resume_command.replace("{}", &self.view().map(id).unwrap_or_default())
    }

    /// The lines that say how others come to this table.
    pub(crate) fn invitation(&self) -> Vec<String> {
        let invite = self.context.invite.as_ref();
        let link = invite.map_or_else(|| self.resume_command(), |invite| invite.command.clone());
        let mut lines = vec![say!(self.lang, "terminal-lobby-link", link = link)];
        if invite.is_some_and(|invite| invite.local) {
            lines.push(say!(self.lang, "terminal-lobby-local"));
        }
        lines
    }

    pub(crate) fn view(&self) -> Option<&TableView> {
        self.table.view()
    }

    pub(crate) fn ended(&self) -> bool {
        self.table.is_at(Stage::Ended)
    }

    /// The board in plain characters, in the player's language.
    pub(crate) fn board(&self) -> String {
        self.layout().map(|layout| self.speaker().text_board(layout)).unwrap_or_default()
    }

    pub(crate) fn game(&self) -> &str {
        self.view().map_or("", |view| &view.game)
    }

    /// Plays the chosen move, or what was typed; the server then says why it is not legal. If the move needs further
    /// steps, takes the next one.
    pub(crate) fn play(&mut self) -> Option<Action> {
        let seat = self.table.own_turn().filter(|_| !self.waiting)?;
        if self.moves.advance() {
            return None;
        }
        let typed = Some(self.moves.typed.trim()).filter(|typed| !typed.is_empty());
        let token = self.moves.chosen().map(|chosen| chosen.token.as_str()).or(typed)?.to_owned();
        Some(self.play_token(seat, token))
    }

    pub(crate) fn play_token(&mut self, seat: Seat, token: String) -> Action {
        (self.note, self.problem, self.waiting, self.shift) = (None, None, true, (0, 0));
        Action::Command(Command::Play { seat, token, seen: Some(self.table.number) })
    }
}

/// Several people in front of one screen are called by their names, unless only one of them looks at a time.
fn speaker<'a>(view: &TableView, own: &[Seat], names: &'a [String], lang: Lang) -> Speaker<'a> {
    let reader = view.viewer.filter(|_| view.hidden || own.len() < 2);
    Speaker { lang, reader, names }
}

/// Why something was refused, with the clause that says so.
pub(crate) fn with_clause(problem: &Problem) -> String {
    match &problem.clause {
        Some(clause) if !problem.text.contains(&format!("({clause})")) => {
            format!("{} ({clause})", problem.text)
        }
        _ => problem.text.clone(),
    }
}
