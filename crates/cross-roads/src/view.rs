//! What one viewer knows, and how to imagine the rest.

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, MAX_SEATS, Seat, Viewer, json_as_text, view_head};

use crate::bag::Bag;
use crate::board::{Board, Half};
use crate::card::Card;
use crate::cell::{Cell, Dir};
use crate::deck::Deck;
use crate::effect::Effect;
use crate::memory::Memory;
use crate::place::Place;
use crate::position::{Position, Stage};
use crate::setup::Finish;

/// The table as one viewer knows it (G-05).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct View {
    pub viewer: Viewer,
    pub actor: Actor,
    pub phase: Phase,
    pub players: u8,
    /// Which cards are played with (CR-02).
    pub deck: Deck,
    /// When the game ends (CR-20).
    pub finish: Finish,
    /// Where the rounds begin, once that is known.
    pub start: Option<Seat>,
    /// Whose turn it is, also while others draw because of it.
    pub turn: Option<Seat>,
    /// Who draws the next card or is dealt it.
    pub drawer: Option<Seat>,
    /// How many draws are owed altogether, the next one included.
    pub owed: u8,
    /// Who won at once, whatever the others hold (CR-16, CR-17).
    pub winner: Option<Seat>,
    /// The visible halves, in the order in which their cells were first covered.
    pub table: Vec<VisibleHalf>,
    /// All cards on the table, visible or covered, ascending: everybody saw them being laid.
    pub laid: Vec<Card>,
    /// The hands, by seat.
    pub hands: Vec<Hand>,
    /// How many cards the pile has.
    pub pile: u8,
    /// How many turns in a row have been passes (CR-18).
    pub passes: u8,
    /// Somebody went out, and the round is played to its end (CR-20).
    pub closing: bool,
    /// What the viewer can make others draw by laying a card now; empty unless it is the viewer's turn.
    pub effects: Vec<Effect>,
    /// The rank of each seat, once the game is over.
    pub ranks: Option<Vec<u8>>,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// A seat is dealt a card.
    Deal,
    /// The pile's top card is turned up.
    TurnUp,
    /// It is drawn by lot who begins.
    Lot,
    /// A seat lays a card, draws or passes.
    Turn,
    /// A seat draws a card because of what happened in a turn.
    Draw,
    /// The game is over.
    Over,
}

view_head!(View, Phase);
json_as_text!(Card, Cell, Place);

/// A half that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct VisibleHalf {
    pub cell: Cell,
    pub number: u8,
    /// Which way the other half of its card lies, be it visible or covered.
    pub mate: Dir,
}

/// What the viewer knows of one hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(crosstable_core::ts_rs::TS), ts(crate = "crosstable_core::ts_rs"))]
#[serde(crate = "crosstable_core::serde")]
#[expect(missing_docs, reason = "the names of the other fields say it")]
pub struct Hand {
    pub seat: Seat,
    /// How many cards are in it.
    pub cards: u8,
    /// Those of them that the viewer knows, ascending: all of the viewer's own hand; of another hand what the
    /// viewer saw going there (CR-15) and what cannot have left it since.
    pub known: Vec<Card>,
    /// The cards in the viewer's own hand that this seat knows, ascending.
    pub knows: Vec<Card>,
}

impl View {
    /// What the viewer knows of this position.
    pub(crate) fn of(position: &Position, viewer: Viewer) -> View {
        let seats = Seat::all(position.players);
        let hands = seats.clone().map(|seat| {
            let (known, knows) = match viewer {
                Viewer::Seat(own) if own == seat => (position.hand_of(own), Bag::EMPTY),
                Viewer::Seat(own) => (position.memory.of(own, seat), position.memory.of(seat, own)),
                Viewer::Spectator => (Bag::EMPTY, Bag::EMPTY),
            };
            let cards = position.hand_of(seat).len() as u8;
            Hand { seat, cards, known: known.cards().collect(), knows: knows.cards().collect() }
        });
        let mut laid = position.deck.cards();
        for bag in seats.clone().map(|seat| position.hand_of(seat)).chain([position.pile]) {
            bag.cards().for_each(|card| laid.remove(card));
        }
        let (mut turn, mut drawer, mut owed, mut winner) = (None, None, 0, None);
        let phase = match position.stage {
            Stage::Deal => {
                drawer = Some(position.turn);
                Phase::Deal
            }
            Stage::TurnUp => Phase::TurnUp,
            Stage::Lot => Phase::Lot,
            Stage::Turn => {
                turn = Some(position.turn);
                Phase::Turn
            }
            Stage::Draw { seat, owed: draws } => {
                (turn, drawer, owed) = (Some(position.turn), Some(seat), draws);
                Phase::Draw
            }
            Stage::Over { winner: at_once } => {
                winner = at_once;
                Phase::Over
            }
        };
        View {
            viewer,
            actor: position.actor(),
            phase,
            players: position.players,
            deck: position.deck,
            finish: position.finish,
            start: position.start,
            turn,
            drawer,
            owed,
            winner,
            table: position.board.halves().map(VisibleHalf::from).collect(),
            laid: laid.cards().collect(),
            hands: hands.collect(),
            pile: position.pile.len() as u8,
            passes: position.passes,
            closing: position.closing,
            effects: if position.actor().seat().is_some_and(|seat| viewer.is(seat)) {
                position.effects()
            } else {
                Vec::new()
            },
            ranks: position.standing().map(|standing| standing.ranks().to_vec()),
        }
    }

    /// A position that looks like this, all equally likely. What the other seats know of each other is not known
    /// to the viewer; the position is one in which they have not paid attention.
    ///
    /// # Panics
    /// If this is not a view of any position, but has more cards than the deck.
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Position {
        let mut unseen = self.deck.cards();
        let known = self.hands.iter().flat_map(|hand| &hand.known);
        self.laid.iter().chain(known).for_each(|card| unseen.remove(*card));
        let (mut hands, mut memory) = ([Bag::EMPTY; MAX_SEATS], Memory::default());
        for hand in &self.hands {
            let known: Bag = hand.known.iter().copied().collect();
            let mut cards = known;
            while cards.len() < u32::from(hand.cards) {
                let card = unseen.at(rng::below(rng, unseen.len()));
                unseen.remove(card);
                cards.insert(card);
            }
            hands[hand.seat.index()] = cards;
            if let Some(own) = self.viewer.seat().filter(|own| *own != hand.seat) {
                memory.set(own, hand.seat, known);
                memory.set(hand.seat, own, hand.knows.iter().copied().collect());
            }
        }
        let (turn, stage) = self.stage();
        Position {
            board: self.board(),
            pile: unseen,
            hands,
            memory,
            players: self.players,
            deck: self.deck,
            finish: self.finish,
            start: self.start,
            turn,
            stage,
            passes: self.passes,
            closing: self.closing,
        }
    }

    /// What is visible on the table.
    pub(crate) fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        self.table.iter().for_each(|half| board.show((*half).into()));
        board
    }

    /// The viewer's own hand, if the viewer is the seat to move.
    pub(crate) fn hand_to_move(&self) -> Option<Bag> {
        let seat = self.actor.seat().filter(|seat| self.viewer.is(*seat))?;
        let hand = self.hands.iter().find(|hand| hand.seat == seat)?;
        Some(hand.known.iter().copied().collect())
    }

    /// Whether the draw that is due comes out of the hand of the seat whose turn it is (CR-15).
    pub(crate) fn draws_from_hand(&self) -> bool {
        self.phase == Phase::Draw && self.pile == 0
    }

    /// Whose turn it is, or what a position has in its place while it is nobody's, and what is to happen.
    fn stage(&self) -> (Seat, Stage) {
        let (turn, drawer) = (self.turn.unwrap_or_default(), self.drawer.unwrap_or_default());
        match self.phase {
            Phase::Deal => (drawer, Stage::Deal),
            Phase::TurnUp => (turn, Stage::TurnUp),
            Phase::Lot => (turn, Stage::Lot),
            Phase::Turn => (turn, Stage::Turn),
            Phase::Draw => (turn, Stage::Draw { seat: drawer, owed: self.owed }),
            Phase::Over => {
                (self.winner.or(self.start).unwrap_or_default(), Stage::Over { winner: self.winner })
            }
        }
    }
}

impl From<Half> for VisibleHalf {
    fn from(Half { cell, number, mate }: Half) -> Self {
        VisibleHalf { cell, number, mate }
    }
}

impl From<VisibleHalf> for Half {
    fn from(VisibleHalf { cell, number, mate }: VisibleHalf) -> Self {
        Half { cell, number, mate }
    }
}
