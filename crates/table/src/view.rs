//! What a viewer may know of a table. **This is the one place where secrets are taken out**: of the state, the log, the
//! events, hints, undo and replay alike. Hidden draws are `~?`; the seed appears when the game has ended, with `Ended`.

use crosstable_core::{Level, Options, PlayerId, Seat, Standing, TableId, Viewer};
use crosstable_fair::{Commitment, Entropy, Seed};
use crosstable_games::{AnyGame, GameId};
use serde::Serialize;

use crate::chair::{Chair, Name};
use crate::clock::{Clock, Millis};
use crate::entry::{Entry, PlayedBy, Who, Wish};
use crate::line::Line;
use crate::table::{Corrupt, Stage, Table};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct TableView {
    pub table: TableId,
    pub game: &'static str,
    pub rules: u32,
    pub options: Vec<(&'static str, String)>,
    pub clock: Clock,
    pub public: bool,
    pub stage: &'static str,
    pub commitment: Commitment,
    pub seats: Vec<SeatView>,
    /// Who looks.
    pub viewer: Viewer,
    /// The game's view, as JSON text.
    pub view: String,
    /// The board in plain characters, for terminals and screen readers.
    pub board: String,
    /// Whose decision is due.
    pub to_move: Option<Seat>,
    /// The legal moves, if it is the viewer's decision.
    pub legal: Vec<String>,
    /// How many decisions have been made.
    pub decisions: usize,
    /// When the decision runs out of time.
    pub deadline: Option<Millis>,
    /// What the others are asked to agree to, and by whom.
    pub asked: Option<(Seat, Wish)>,
    /// Whether the viewer's last decision can be taken back without asking.
    pub free_undo: bool,
    pub standing: Option<Standing>,
    pub rematch: Option<TableId>,
}

/// A chair as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "who", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields say it")]
pub enum SeatView {
    /// Nobody's.
    Open,
    /// A person's; whether that person may start the game and set bots, and whether their device has added its entropy.
    Person { name: Name, host: bool, away: bool, stand_in: bool, entropy: bool },
    /// A bot's.
    Bot { level: Level },
}

/// What happened, as one viewer saw it: an entry of the log without its secrets.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "fact", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields say it; they are those of the entry")]
pub enum Fact {
    Created { table: TableId, game: String, commitment: Commitment },
    Seated { seat: Seat, name: Option<Name>, level: Option<Level> },
    Freed { seat: Seat },
    Renamed { seat: Seat, name: Name },
    Swapped { one: Seat, other: Seat },
    Handed { seat: Seat },
    Entropy { seat: Seat, entropy: Entropy },
    Started { chance: Vec<String> },
    Played { seat: Seat, token: String, by: PlayedBy, chance: Vec<String> },
    Asked { seat: Seat, wish: Wish },
    Agreed { seat: Seat },
    Declined { seat: Seat },
    Undone { seat: Seat, to: usize },
    Left { seat: Seat },
    Returned { seat: Seat },
    StandIn { seat: Seat },
    Ended { standing: Standing, seed: Seed },
    Rematch { table: TableId },
}

/// A game that has ended, with everything that was secret until then.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Finished<'a> {
    pub table: TableId,
    pub game: GameId,
    pub options: &'a Options,
    pub chairs: &'a [Chair],
    pub commitment: Commitment,
    /// What the persons' devices added, by seat in ascending order.
    pub entropy: Vec<(Seat, Entropy)>,
    pub seed: Seed,
    pub line: &'a Line,
    pub standing: Standing,
}

impl Table {
    /// The whole game, once it has ended: then there are no secrets any more (T-13).
    pub fn finished(&self) -> Option<Finished<'_>> {
        let standing = self.standing().filter(|_| self.stage == Stage::Ended)?;
        Some(Finished {
            table: self.id,
            game: self.game,
            options: &self.options,
            chairs: &self.chairs,
            commitment: self.commitment,
            entropy: self.given_entropy(),
            seed: self.seed,
            line: &self.line,
            standing,
        })
    }

    /// The table as this viewer sees it now.
    pub fn view(&self, viewer: Viewer) -> TableView {
        TableView { board: self.position.text_board(viewer), ..self.view_without_board(viewer) }
    }

    /// The same with an empty text board, for those who draw a board of their own.
    pub fn view_without_board(&self, viewer: Viewer) -> TableView {
        let to_move = self.to_move();
        let own_turn = to_move.is_some_and(|seat| viewer.is(seat));
        let undoable = |seat: Seat| {
            let last = self.line.last_of(seat);
            last.is_some_and(|to| self.stage == Stage::Running && self.is_free_to_undo(seat, to))
        };
        TableView {
            table: self.id,
            game: self.game.id(),
            rules: self.game.rules(),
            options: self.options.pairs().to_vec(),
            clock: self.clock,
            public: self.public,
            stage: match self.stage {
                Stage::Lobby => "lobby",
                Stage::Running => "running",
                Stage::Ended => "ended",
            },
            commitment: self.commitment,
            seats: Seat::all(self.players()).map(|seat| self.seat_view(seat)).collect(),
            viewer,
            view: self.position.view_json(viewer),
            board: String::new(),
            to_move,
            legal: if own_turn { self.position.legal() } else { Vec::new() },
            decisions: self.line.len(),
            deadline: self.deadline(),
            asked: self.pending.as_ref().map(|pending| (pending.seat, pending.wish)),
            free_undo: viewer.seat().is_some_and(undoable),
            standing: self.standing(),
            rematch: self.rematch,
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        match &self.chairs[seat.index()] {
            Chair::Open => SeatView::Open,
            Chair::Person { player, name, away, stand_in } => SeatView::Person {
                name: name.clone(),
                host: *player == self.host,
                away: *away,
                stand_in: *stand_in,
                entropy: self.entropy[seat.index()].is_some(),
            },
            Chair::Bot { level } => SeatView::Bot { level: *level },
        }
    }

    /// What this viewer sees happen when the entry is applied to the table as it is now.
    pub fn fact(&self, entry: &Entry, viewer: Viewer) -> Fact {
        match entry.clone() {
            Entry::Created { table, game, commitment, .. } => Fact::Created { table, game, commitment },
            Entry::Seated { seat, who: Who::Person { name, .. }, .. } => {
                Fact::Seated { seat, name: Some(name), level: None }
            }
            Entry::Seated { seat, who: Who::Bot { level }, .. } => {
                Fact::Seated { seat, name: None, level: Some(level) }
            }
            Entry::Freed { seat, .. } => Fact::Freed { seat },
            Entry::Renamed { seat, name, .. } => Fact::Renamed { seat, name },
            Entry::Swapped { one, other, .. } => Fact::Swapped { one, other },
            // To whom is nobody's business.
            Entry::Handed { seat, .. } => Fact::Handed { seat },
            Entry::Entropy { seat, entropy, .. } => Fact::Entropy { seat, entropy },
            Entry::Started { chance, .. } => {
                Fact::Started { chance: seen(self.position.clone(), &chance, viewer) }
            }
            Entry::Played { seat, token, by, chance, .. } => {
                let mut position = self.position.clone();
                // A token that does not fit is caught when the entry is applied; here it hides everything after it.
                let fits = position.play(&token).is_ok();
                let chance = if fits { seen(position, &chance, viewer) } else { Vec::new() };
                Fact::Played { seat, token, by, chance }
            }
            Entry::Asked { seat, wish, .. } => Fact::Asked { seat, wish },
            Entry::Agreed { seat, .. } => Fact::Agreed { seat },
            Entry::Declined { seat, .. } => Fact::Declined { seat },
            Entry::Undone { seat, to, .. } => Fact::Undone { seat, to },
            Entry::Left { seat, .. } => Fact::Left { seat },
            Entry::Returned { seat, .. } => Fact::Returned { seat },
            Entry::StandIn { seat, .. } => Fact::StandIn { seat },
            Entry::Ended { standing, seed, .. } => Fact::Ended { standing, seed },
            Entry::Rematch { table, .. } => Fact::Rematch { table },
        }
    }

    /// The whole log as this viewer saw it.
    pub fn facts(log: &[Entry], viewer: Viewer) -> Result<Vec<Fact>, Corrupt> {
        let mut table = Table::replay(log.first())?;
        let mut facts = vec![table.fact(&log[0], viewer)];
        for entry in &log[1..] {
            facts.push(table.fact(entry, viewer));
            table.apply(entry)?;
        }
        Ok(facts)
    }

    /// The table as this viewer saw it after so many decisions of the game as it stands: no more than was seen then.
    pub fn replay_view(&self, viewer: Viewer, decisions: usize) -> Option<TableView> {
        let position = self.position_after(decisions).ok()?;
        let mut line = self.line.clone();
        line.truncate(decisions);
        let then = Table { position, line, pending: None, ..self.clone() };
        // A step of the past can be looked at, not played on.
        Some(TableView { legal: Vec::new(), free_undo: false, deadline: None, ..then.view(viewer) })
    }

    /// Moves and chance of the game as it stands, as they stand in this viewer's log. After the end nothing is hidden,
    /// because everybody could draw it again from the seed.
    pub fn tokens(&self, viewer: Viewer) -> Vec<String> {
        let open = self.stage == Stage::Ended;
        let mut position = self.first_position();
        let mut tokens = Vec::new();
        let turns = self.line.turns().flat_map(|turn| {
            std::iter::once((turn.token, false)).chain(turn.chance().map(|token| (token, true)))
        });
        for (token, drawn) in self.line.opening().map(|token| (token, true)).chain(turns) {
            match position.log_line(token, viewer) {
                Ok(line) if drawn && !open => tokens.push(line),
                Ok(_) | Err(_) => tokens.push(token.to_owned()),
            }
            if position.play(token).is_err() {
                break;
            }
        }
        tokens
    }

    /// What the people's devices have added.
    pub fn entropy(&self) -> Vec<(Seat, Entropy)> {
        self.given_entropy()
    }

    /// The promise.
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The viewers a person is: every seat they hold, or a spectator.
    pub fn viewers_of(&self, player: PlayerId) -> Vec<Viewer> {
        let own: Vec<Viewer> = self.seats_of(player).map(Viewer::Seat).collect();
        if own.is_empty() { vec![Viewer::Spectator] } else { own }
    }
}

/// The outcomes as they stand in the viewer's log, drawn one after the other from this position.
fn seen(mut position: AnyGame, chance: &[String], viewer: Viewer) -> Vec<String> {
    let mut lines = Vec::with_capacity(chance.len());
    for token in chance {
        match position.log_line(token, viewer) {
            Ok(line) if position.play(token).is_ok() => lines.push(line),
            // What does not fit is caught when the entry is applied; here nothing of it is shown.
            Ok(_) | Err(_) => break,
        }
    }
    lines
}
