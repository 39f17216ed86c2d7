//! What somebody at the table knows. In Mixx that is everything but what the pile will bring, and that is not
//! decided before it is drawn.

use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, MAX_SEATS, Seat, Viewer, json_as_text, view_head};

use crate::deck::MOST_GAMES;
use crate::position::Stage;
use crate::{Card, CardSet, Cell, Cross, Motif, Position, Shape};

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// The seat gets a card of the deal.
    Deal,
    /// The lot says who begins.
    Start,
    /// The seat lays a card or, if none fits, misses.
    Turn,
    /// Everybody else has missed: the seat lays another card or stops (MX-08).
    Run,
    /// The seat has laid a card and draws another.
    Draw,
    /// The game has ended.
    Over,
}

/// What lies in front of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct SeatView {
    pub seat: Seat,
    /// Its cards, face up.
    pub stock: CardSet,
    /// How many cards it has won, in all games of the match together.
    pub won: u8,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names say it")]
pub struct Laid {
    pub card: Card,
    pub cell: Cell,
}

/// The whole table. Cards, cells, motifs and the shape are written as in tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct View {
    pub viewer: Viewer,
    pub actor: Actor,
    pub phase: Phase,
    /// For which seat; nothing where the lot decides who begins, and at the end.
    pub turn: Option<Seat>,
    /// Every seat, in order.
    pub seats: Vec<SeatView>,
    /// The cards of the round, as one reads.
    pub table: Vec<Laid>,
    /// The cell of the centre, once it is fixed.
    pub centre: Option<Cell>,
    /// Who laid the last card of the round, and so would win it now.
    pub last: Option<Seat>,
    /// How many in turn have missed since then.
    pub misses: u8,
    /// The cards that have not been seen yet. Anybody can work them out; their order does not exist.
    pub pile: CardSet,
    /// Who begins, or began, the game, if that is known.
    pub start: Option<Seat>,
    /// How many games the match has (MX-17).
    pub games: u8,
    /// Which of them this is, from 1.
    pub game: u8,
    /// How many cards each seat is dealt.
    pub stock: u8,
    /// The motifs that do not take part.
    pub without: Vec<Motif>,
    /// What is built: a `cross` or a `line`.
    pub shape: Shape,
}

view_head!(View, Phase);
json_as_text!(Card, Cell, Motif);

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let phase = position.phase();
        let turn = (!matches!(phase, Phase::Start | Phase::Over)).then_some(position.turn);
        let seats = Seat::all(position.players);
        let seats = seats.map(|seat| SeatView { seat, stock: position.stock(seat), won: position.won(seat) });
        let left_out = |motif: &Motif| !position.without.and(motif.cards()).is_empty();
        View {
            viewer,
            actor: position.actor(),
            phase,
            turn,
            seats: seats.collect(),
            table: position.cross.iter().map(|(cell, card)| Laid { card, cell }).collect(),
            centre: position.cross.centre(),
            last: position.last,
            misses: position.misses,
            pile: position.pile,
            start: position.start,
            games: position.games,
            game: position.game,
            stock: position.stock,
            without: Motif::all().filter(left_out).collect(),
            shape: position.shape,
        }
    }

    /// The cross on the table.
    pub(crate) fn cross(&self) -> Cross {
        let laid: Vec<(Cell, Card)> = self.table.iter().map(|laid| (laid.cell, laid.card)).collect();
        Cross::of(&laid, self.centre)
    }

    /// The cards that do not take part.
    pub(crate) fn left_out(&self) -> CardSet {
        self.without.iter().flat_map(|motif| motif.cards()).collect()
    }

    /// The position that looks like this; there is only one.
    pub(crate) fn position(&self) -> Position {
        let (mut stocks, mut won) = ([CardSet::EMPTY; MAX_SEATS], [0; MAX_SEATS]);
        for seat in &self.seats {
            stocks[seat.seat.index()] = seat.stock;
            won[seat.seat.index()] = seat.won;
        }
        Position {
            pile: self.pile,
            stocks,
            without: self.left_out(),
            cross: self.cross(),
            won,
            stage: match self.phase {
                Phase::Deal => Stage::Deal,
                Phase::Start => Stage::Start,
                Phase::Turn | Phase::Run => Stage::Turn,
                Phase::Draw => Stage::Draw,
                Phase::Over => Stage::Over,
            },
            turn: self.turn.unwrap_or_default(),
            last: self.last,
            misses: self.misses,
            start: self.start,
            // A view can come from outside.
            games: self.games.clamp(1, MOST_GAMES),
            game: self.game.clamp(1, self.games.clamp(1, MOST_GAMES)),
            players: self.seats.len() as u8,
            stock: self.stock,
            shape: self.shape,
        }
    }
}
