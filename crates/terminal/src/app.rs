//! Everything the screen shows and remembers. Messages, keys and clicks come in, acts go out; nothing here waits.

use std::time::Duration;

use crosstable_protocol::Problem;
use crosstable_protocol::http::Hint;
use crosstable_protocol::sight::Stage;
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::Command;
use crosstable_texts::Lang;

pub use crate::act::Act;
use crate::folder::fresh;
use crate::games::ways;
use crate::groups::Moves;
use crate::log;
use crate::look::Look;
use crate::mouse::Hits;
use crate::picture::Picture;
use crate::sitting::Sitting;
use crate::words::{say, token};

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    Help,
    Rules,
    Log,
    /// The text board as screen readers get it.
    Board,
    /// Why not: the last refusal and its clause.
    Why,
    /// The game is over.
    End,
}

/// A line for whoever plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) warning: bool,
}

/// How the player came here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Whether the table is at one's own server, where nobody else is.
    pub local: bool,
    /// Whether the host begins as soon as everybody is there, without being asked.
    pub begins: bool,
    /// Only look on.
    pub watch: bool,
    /// How to be called when sitting down.
    pub name: String,
    /// The words that go on with a table, with `{}` where its id belongs.
    pub again: String,
}

/// The screen's state.
#[derive(Debug)]
pub struct App {
    pub(crate) look: Look,
    pub(crate) lang: Lang,
    pub(crate) visit: Visit,
    pub(crate) sitting: Sitting,
    pub(crate) moves: Moves,
    pub(crate) picture: Picture,
    pub(crate) overlay: Option<Overlay>,
    /// How far the overlay is scrolled.
    pub(crate) scroll: u16,
    /// How far the board is moved by hand: columns and rows.
    pub(crate) shift: (i16, i16),
    pub(crate) note: Option<Note>,
    /// The last refusal.
    pub(crate) problem: Option<Problem>,
    /// The seat whose person is to take the keyboard before anything is shown.
    pub(crate) curtain: Option<u8>,
    /// The seat whose person has the keyboard.
    revealed: Option<u8>,
    /// The connection is lost: why, and when it is tried again.
    pub(crate) lost: Option<(String, Duration)>,
    /// A move was sent and not answered yet.
    pub(crate) waiting: bool,
    /// Has sat down, or tried to.
    sat: bool,
    /// Where clicks lead to.
    pub(crate) hits: Hits,
    /// How many columns the list of moves has.
    pub(crate) columns: usize,
}

impl App {
    /// A screen that has heard nothing yet.
    pub fn new(look: Look, lang: Lang, visit: Visit) -> Self {
        App {
            look,
            lang,
            visit,
            sitting: Sitting::default(),
            moves: Moves::default(),
            picture: Picture::default(),
            overlay: None,
            scroll: 0,
            shift: (0, 0),
            note: None,
            problem: None,
            curtain: None,
            revealed: None,
            lost: None,
            waiting: false,
            sat: false,
            hits: Hits::default(),
            columns: 1,
        }
    }

    /// Takes note of what the server says, and tells what is to be done about it.
    pub fn hear(&mut self, message: &ToClient) -> Vec<Act> {
        let before = self.sitting.sight.as_ref().map(|sight| (sight.table.clone(), sight.stage));
        self.sitting.hear(message);
        match message {
            ToClient::Welcome(_) | ToClient::Event(_) => {
                if matches!(message, ToClient::Welcome(_)) {
                    self.lost = None;
                }
                self.waiting = false;
                self.look_again();
                self.turn_over(before)
            }
            ToClient::You { .. } => self.turn_over(before),
            ToClient::Done(done) => {
                // Whoever waits, waits for the event: the answer may come before it, or after the next wish was sent.
                let here = self.sitting.sight.as_ref().map(|sight| sight.table.as_str());
                match &done.table {
                    Some(table) if self.ended() && here != Some(table) => vec![Act::Go(table.clone())],
                    _ => Vec::new(),
                }
            }
            ToClient::Refused { problem, .. } => {
                self.refused(problem);
                Vec::new()
            }
            ToClient::Said { seat, phrase } => {
                if let Some(sight) = &self.sitting.sight {
                    let who = log::name(sight, *seat, self.lang);
                    let said = crosstable_texts::text(self.lang, &format!("phrase-{phrase}"), &[]);
                    self.say(say!(self.lang, "terminal-log-line", name = who, words = said));
                }
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// The connection is lost.
    pub(crate) fn lost(&mut self, why: String, pause: Duration) {
        self.lost = Some((why, pause));
    }

    /// A strong bot has thought about it.
    pub(crate) fn hinted(&mut self, hint: Result<Hint, String>) {
        let game = self.game();
        match hint {
            Ok(hint) => {
                let words = token(&game, &hint.token, self.lang);
                self.moves.choose(&hint.token);
                let text = match hint.chance {
                    Some(chance) => {
                        say!(
                            self.lang,
                            "terminal-hint-chance",
                            words = words,
                            percent = (chance * 100.0).round() as i64
                        )
                    }
                    None => say!(self.lang, "terminal-hint", words = words),
                };
                self.say(text);
            }
            Err(text) => self.note = Some(Note { text, warning: true }),
        }
    }

    fn refused(&mut self, problem: &Problem) {
        self.waiting = false;
        self.problem = Some(problem.clone());
        self.note = Some(Note { text: explained(problem), warning: true });
    }

    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.note = Some(Note { text: text.into(), warning: false });
    }

    /// Draws what is seen anew.
    pub(crate) fn look_again(&mut self) {
        let Some(sight) = &self.sitting.sight else { return };
        let view = serde_json::from_str(sight.view.json()).unwrap_or_default();
        let (ways, board) =
            (ways(&sight.game), crosstable_texts::board(self.lang, &sight.game, &sight.board));
        self.picture = ways.picture(&board.english, &view);
        self.picture.say(ways.drawn(&board.said));
        let legal: &[String] = if self.sitting.can_decide() { &sight.legal } else { &[] };
        self.moves.offer(&sight.game, legal, self.lang);
    }

    /// What follows by itself from how the table stands now.
    fn turn_over(&mut self, before: Option<(String, Stage)>) -> Vec<Act> {
        let Some(sight) = &self.sitting.sight else { return Vec::new() };
        let (table, stage) = (sight.table.clone(), sight.stage);
        let fresh_table = before.as_ref().is_none_or(|(known, _)| *known != table);
        let fresh_stage = fresh_table || before.is_none_or(|(_, known)| known != stage);
        if fresh_table {
            (self.overlay, self.note, self.problem) = (None, None, None);
            (self.curtain, self.revealed, self.sat) = (None, None, false);
        }
        match stage {
            Stage::Lobby => self.prepare(),
            Stage::Running => self.pass_on(),
            Stage::Ended => {
                self.curtain = None;
                if fresh_stage {
                    (self.overlay, self.scroll) = (Some(Overlay::End), 0);
                }
                Vec::new()
            }
        }
    }

    /// Before the start: sit down, add randomness, and begin if nobody else is to be waited for.
    fn prepare(&mut self) -> Vec<Act> {
        let missing = self.sitting.without_entropy();
        if !missing.is_empty() {
            let add = |seat| Act::Ask(Command::Entropy { seat, entropy: fresh::<16>() });
            return missing.into_iter().map(add).collect();
        }
        let wants_chair = self.sitting.seats.is_empty() && !self.visit.watch && !self.sat;
        if wants_chair && self.sitting.has_open_chair() {
            self.sat = true;
            return vec![Act::Ask(self.sit())];
        }
        if self.visit.begins && self.sitting.host && self.sitting.is_ready() && !self.waiting {
            self.waiting = true;
            return vec![Act::Ask(Command::Start)];
        }
        Vec::new()
    }

    pub(crate) fn sit(&self) -> Command {
        Command::Sit { seat: None, name: self.visit.name.clone(), entropy: Some(fresh::<16>()) }
    }

    /// Whoever of this device has to decide gets the keyboard, behind a curtain where hands are hidden.
    fn pass_on(&mut self) -> Vec<Act> {
        let Some(seat) = self.sitting.own_turn() else { return Vec::new() };
        let sight = self.sitting.sight.as_ref().expect("there is a table");
        let hidden = ways(&sight.game).hidden() && self.sitting.seats.len() > 1;
        if hidden && self.revealed != Some(seat) {
            self.curtain = Some(seat);
            self.revealed = None;
            return Vec::new();
        }
        if sight.viewer == Some(seat) { Vec::new() } else { vec![Act::Look(seat)] }
    }

    /// The person on this seat has the keyboard.
    pub(crate) fn reveal(&mut self) -> Vec<Act> {
        let Some(seat) = self.curtain.take() else { return Vec::new() };
        self.revealed = Some(seat);
        let seen = self.sitting.sight.as_ref().and_then(|sight| sight.viewer);
        if seen == Some(seat) { Vec::new() } else { vec![Act::Look(seat)] }
    }

    /// The words that go on with this table. One's own tables are few, so the beginning of an id is enough.
    pub(crate) fn again(&self) -> String {
        let table = self.sitting.sight.as_ref().map(|sight| sight.table.as_str()).unwrap_or_default();
        let id = if self.visit.local { table.get(..8).unwrap_or(table) } else { table };
        self.visit.again.replace("{}", id)
    }

    pub(crate) fn ended(&self) -> bool {
        self.sitting.sight.as_ref().is_some_and(|sight| sight.stage == Stage::Ended)
    }

    /// The board in plain characters, in the language of whoever plays.
    pub(crate) fn board(&self) -> String {
        let sight = self.sitting.sight.as_ref();
        let board = sight.map(|sight| crosstable_texts::board(self.lang, &sight.game, &sight.board).said);
        board.unwrap_or_default()
    }

    pub(crate) fn game(&self) -> String {
        self.sitting.sight.as_ref().map(|sight| sight.game.clone()).unwrap_or_default()
    }

    /// Plays the chosen move, or what was typed, so that it is said why not.
    pub(crate) fn play(&mut self) -> Vec<Act> {
        let Some(seat) = self.sitting.own_turn().filter(|_| !self.waiting) else { return Vec::new() };
        let typed = self.moves.typed.trim();
        let chosen = match self.moves.chosen() {
            Some(chosen) => chosen.to_owned(),
            None if typed.is_empty() => return Vec::new(),
            None => typed.to_owned(),
        };
        self.play_token(seat, chosen)
    }

    pub(crate) fn play_token(&mut self, seat: u8, token: String) -> Vec<Act> {
        (self.note, self.problem, self.waiting, self.shift) = (None, None, true, (0, 0));
        vec![Act::Ask(Command::Play { seat, token, seen: Some(self.sitting.number) })]
    }
}

/// Why something was refused, with the clause to look up.
pub(crate) fn explained(problem: &Problem) -> String {
    match &problem.clause {
        Some(clause) if !problem.text.contains(&format!("({clause})")) => {
            format!("{} ({clause})", problem.text)
        }
        _ => problem.text.clone(),
    }
}
