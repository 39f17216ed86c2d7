//! What a viewer may know of a table. **This is the one place where secrets are removed**: from the state, the log, the
//! events, hints, undo and replay. Hidden draws are `~?`; the seed appears when the game has ended, with `Ended`.

use crosstable_core::{Options, PlayerId, Seat, Standing, TableId, Viewer, ViewerSet};
use crosstable_fair::{Commitment, Entropy, Head, Receipt, Seed, Source};
use crosstable_games::{AnyGame, AnyView, GameId};
use crosstable_protocol::http::RecordedDecision;
use crosstable_protocol::{
    Begun, Change, Event, GameView, PendingProposal, Phrase, SeatView, Stage, TableView,
};

use crate::chair::Chair;
use crate::entry::{Entry, Who};
use crate::history::History;
use crate::log_entry::LogEntry;
use crate::messages::{messages, steps};
use crate::table::Table;

/// A game that has ended, with everything that was secret until then.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Finished<'a> {
    pub table: TableId,
    pub game: GameId,
    pub options: &'a Options,
    pub chairs: &'a [Chair],
    /// Where chance came from.
    pub source: Source,
    /// Which start it was.
    pub round: u32,
    pub commitment: Commitment,
    /// The commitments of people's devices, by seat in ascending order.
    pub commitments: Vec<(Seat, Commitment)>,
    /// What was frozen at the start; empty at tables of version 0.1.
    pub list: String,
    /// The head of the entry that ended the game.
    pub head: Option<Head>,
    /// The randomness that people's devices added, by seat in ascending order.
    pub entropy: Vec<(Seat, Entropy)>,
    pub seed: Seed,
    /// How the game began on a device, if it did.
    pub begun: Option<Begun>,
    pub history: &'a History,
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
            source: self.source(),
            round: self.round,
            commitment: self.commitment,
            commitments: self.given_commitments(),
            list: match self.source() {
                Source::Published => String::new(),
                source => self.list_text(source),
            },
            head: self.final_head,
            entropy: self.given_entropy(),
            seed: self.seed,
            begun: self.begun,
            history: &self.history,
            standing,
        })
    }

    /// The table as this viewer sees it now, without a layout.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let to_move = self.to_move();
        let goes_on = self.goes_on();
        let own_turn = goes_on && to_move.is_some_and(|seat| viewer.is(seat));
        let undoable = |seat| goes_on && self.is_free_to_undo(seat);
        let pending = self.pending.as_ref();
        let game_view = self.position.view(viewer);
        TableView {
            table: self.id,
            game: self.game.to_string(),
            rules: self.options.rules(),
            options: self.options.to_vec(),
            clock: self.clock,
            public: self.public,
            hidden: !self.game.is_open(),
            stage: self.stage,
            source: self.source(),
            round: self.round,
            commitment: self.commitment,
            list: self.list.clone(),
            waiting: self.waiting().collect(),
            seats: Seat::all(self.players()).map(|seat| self.seat_view(seat)).collect(),
            viewer: viewer.seat(),
            layout: None,
            to_move,
            legal: own_turn.then(|| self.position.choices()).flatten(),
            decisions: self.history.len(),
            deadline: self.deadline(),
            proposal: pending
                .map(|pending| PendingProposal { seat: pending.seat, proposal: pending.proposal }),
            free_undo: viewer.seat().is_some_and(undoable),
            phrases: Phrase::sayable(self.stage).collect(),
            standing: self.standing().as_ref().map(Into::into),
            ending: game_view.ending(),
            view: GameView::of(game_view),
            closed: self.closed,
            dispute: self.dispute.clone(),
            rematch: self.rematch,
            uploaded: self.uploaded,
            series: self.series(),
        }
    }

    /// The same with the layout of the view.
    pub fn view_with_layout(&self, viewer: Viewer) -> TableView {
        TableView { layout: Some(self.position.layout(viewer)), ..self.view(viewer) }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        match &self.chairs[seat.index()] {
            Chair::Open => SeatView::Open,
            Chair::Person { player, name, away, stand_in } => SeatView::Person {
                name: name.clone(),
                host: *player == self.host,
                away: *away,
                stand_in: *stand_in,
                committed: self.commitments[seat.index()].is_some(),
                revealed: self.entropy[seat.index()].is_some(),
            },
            Chair::Bot { level } => SeatView::Bot { level: *level },
        }
    }

    /// The table as this viewer saw it after so many decisions of the game as it stands, no more than was seen then. It
    /// can be looked at, not played on.
    pub fn replay_view(&self, viewer: Viewer, decisions: usize) -> Option<TableView> {
        let then = self.after(decisions)?;
        // At a table that has ended nobody is to move; in the game as it was then, somebody was.
        let to_move = then.position.actor().seat().filter(|_| self.stage != Stage::Lobby);
        Some(TableView {
            legal: None,
            free_undo: false,
            deadline: None,
            to_move,
            ..then.view_with_layout(viewer)
        })
    }

    /// The game's own view that this seat had when it made one of its decisions.
    pub fn decision_view(&self, seat: Seat, decision: usize) -> Option<AnyView> {
        Some(self.position_after(decision).ok()?.view(Viewer::Seat(seat)))
    }

    fn after(&self, decisions: usize) -> Option<Table> {
        let position = self.position_after(decisions).ok()?;
        let mut history = self.history.clone();
        history.truncate(decisions);
        Some(Table { position, history, pending: None, undo_point: None, ..self.clone() })
    }

    /// Moves and chance of the game as it stands, as they stand in this viewer's log. After the end nothing is hidden,
    /// because everybody could draw it again from the seed.
    pub fn tokens(&self, viewer: Viewer) -> Vec<String> {
        let open = self.stage == Stage::Ended;
        let mut position = self.first_position();
        let mut tokens = Vec::new();
        let turns = self.history.turns().flat_map(|turn| {
            std::iter::once((turn.token, false)).chain(turn.chance().map(|token| (token, true)))
        });
        for (token, drawn) in self.history.opening().map(|token| (token, true)).chain(turns) {
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

    /// The decisions of the game as it stands, in sentences for this viewer.
    pub fn recorded_decisions(&self, viewer: Viewer) -> Vec<RecordedDecision> {
        let mut position = self.first_position();
        let play = |position: &mut AnyGame, tokens: &mut dyn Iterator<Item = &str>| {
            // The tokens are the table's own, so they are legal.
            for token in tokens {
                let _ = position.play(token);
            }
        };
        play(&mut position, &mut self.history.opening());
        let decisions = self.history.turns().map(|turn| {
            let tokens = || [turn.token].into_iter().chain(turn.chance());
            let messages = steps(position.clone(), tokens(), viewer);
            play(&mut position, &mut tokens());
            RecordedDecision { seat: turn.seat, token: turn.token.to_owned(), messages }
        });
        decisions.collect()
    }

    /// The randomness that people's devices have added, once everybody may know it.
    pub fn entropy(&self) -> Vec<(Seat, Entropy)> {
        let known = self.stage == Stage::Ended || self.source() == Source::Published;
        if known { self.given_entropy() } else { Vec::new() }
    }

    /// The log as everybody may see it, one entry a line, up to the one that ended the game: then there are no secrets
    /// but who people are. Its heads can be computed again from its first line.
    pub fn public_log(&self, log: &[LogEntry]) -> Option<String> {
        let end = |line: &LogEntry| matches!(line.entry, Entry::Ended { .. } | Entry::Closed { .. });
        let last = log.iter().position(end).filter(|_| self.stage == Stage::Ended)?;
        Some(log[..=last].iter().map(|line| line.public_text(&self.log_key) + "\n").collect())
    }

    /// The receipt of the last entry.
    pub fn receipt(&self) -> Option<Receipt> {
        let number = self.length - 1;
        self.head.map(|head| self.log_key.receipt(number, head, self.stage == Stage::Ended))
    }

    /// The commitment to the server's seed.
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The viewers a person is: every seat they hold, or a spectator.
    pub fn viewers_of(&self, player: PlayerId) -> Vec<Viewer> {
        let own: Vec<Viewer> = self.seats_of(player).map(Viewer::Seat).collect();
        if own.is_empty() { vec![Viewer::Spectator] } else { own }
    }
}

/// An entry that is part of the table, together with what decides who sees what of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Committed {
    pub(crate) number: u64,
    pub(crate) line: LogEntry,
    /// For each outcome of its chance, the viewers who must not see it.
    pub(crate) hidden: Vec<ViewerSet>,
    /// The position before the entry, if the entry changes it by moves or chance.
    pub(crate) before: Option<AnyGame>,
    pub(crate) receipt: Option<Receipt>,
}

impl Committed {
    /// The entry with all its secrets: for the log, never for a client.
    pub const fn log_entry(&self) -> &LogEntry {
        &self.line
    }

    /// What this viewer learns.
    pub fn event(&self, viewer: Viewer) -> Event {
        let change = match self.line.entry.clone() {
            Entry::Created { table, game, commitment, .. } => Change::Created { table, game, commitment },
            Entry::Seated { seat, who: Who::Person { name, .. }, .. } => {
                Change::Seated { seat, name: Some(name), level: None }
            }
            Entry::Seated { seat, who: Who::Bot { level }, .. } => {
                Change::Seated { seat, name: None, level: Some(level) }
            }
            Entry::Freed { seat, .. } => Change::Freed { seat },
            Entry::Renamed { seat, name, .. } => Change::Renamed { seat, name },
            Entry::Swapped { one, other, .. } => Change::Swapped { one, other },
            // The new owner's id stays secret.
            Entry::Handed { seat, .. } => Change::Handed { seat },
            Entry::Committed { seat, commitment, .. } => Change::Commitment { seat, commitment },
            Entry::Frozen { round, list, .. } => Change::Frozen { round, list },
            // Version 0.1 had no heads, and published entropy at once.
            Entry::Entropy { seat, entropy, .. } if self.line.head.is_none() => {
                Change::Entropy { seat, entropy }
            }
            Entry::Entropy { seat, .. } => Change::Revealed { seat },
            Entry::Reopened { round, commitment, .. } => Change::Reopened { round, commitment },
            Entry::Started { chance, .. } => Change::Started { chance: self.visible(chance, viewer) },
            Entry::Played { seat, token, by, chance, .. } => {
                Change::Played { seat, token, by, chance: self.visible(chance, viewer) }
            }
            // What had happened on the device is in the view, as far as the viewer may see it.
            Entry::Continued { .. } => Change::Continued,
            Entry::Proposed { seat, proposal, .. } => Change::Proposed { seat, proposal },
            Entry::Agreed { seat, .. } => Change::Agreed { seat },
            Entry::Declined { seat, .. } => Change::Declined { seat },
            Entry::Undone { seat, to, .. } => Change::Undone { seat, to },
            Entry::Left { seat, .. } => Change::Left { seat },
            Entry::Returned { seat, .. } => Change::Returned { seat },
            Entry::StandIn { seat, .. } => Change::StandIn { seat },
            Entry::Ended { standing, seed, .. } => Change::Ended { standing: (&standing).into(), seed },
            Entry::Closed { reason, seed, .. } => Change::Closed { reason, seed },
            Entry::Rematch { table, .. } => Change::Rematch { table },
            Entry::Uploaded { table, .. } => Change::Uploaded { table },
            Entry::Resumed { .. } => Change::Resumed,
            Entry::Disputed { number, .. } => Change::Disputed { told: number },
            Entry::Accepted { seat, .. } => Change::Accepted { seat },
            Entry::Expired { .. } => Change::Expired,
            Entry::Revived { .. } => Change::Revived,
            // Whose list it was is nobody's business.
            Entry::Unlisted { .. } => Change::Unlisted,
        };
        let messages = messages(&self.line, self.before.as_ref(), viewer);
        Event { number: self.number, at: self.line.entry.at(), change, messages, receipt: self.receipt }
    }

    /// The outcomes of chance as they stand in this viewer's log.
    fn visible(&self, mut chance: Vec<String>, viewer: Viewer) -> Vec<String> {
        for (token, hidden) in chance.iter_mut().zip(&self.hidden) {
            if hidden.contains(viewer) {
                HIDDEN.clone_into(token);
            }
        }
        chance
    }
}

/// What stands in a viewer's log for a draw that the viewer does not see.
const HIDDEN: &str = "~?";
