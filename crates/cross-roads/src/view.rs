//! What one viewer knows, and how to imagine the rest.

use crosstable_core::rng::{self, Rng};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Game, MAX_SEATS, Seat, Viewer};

use crate::bag::Bag;
use crate::board::{Board, Half};
use crate::card::Card;
use crate::cell::{Cell, Dir};
use crate::deck::Deck;
use crate::memory::Memory;
use crate::position::{Phase, Position};
use crate::setup::Finish;

/// The table as one viewer knows it (G-05).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "camelCase")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many seats are at the table.
    pub players: u8,
    /// Which cards are played with (CR-02).
    pub deck: Deck,
    /// When the game ends (CR-20).
    pub finish: Finish,
    /// Where the rounds begin, once that is known.
    pub start: Option<Seat>,
    /// What is to happen next.
    pub stage: Stage,
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
    /// The rank of each seat, once the game is over.
    pub ranks: Option<Vec<u8>>,
}

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// A seat is dealt a card.
    Deal {
        /// Which seat.
        seat: Seat,
    },
    /// The pile's top card is turned up.
    TurnUp,
    /// It is drawn by lot who begins.
    Lot,
    /// A seat acts.
    Turn {
        /// Which seat.
        seat: Seat,
    },
    /// A seat draws a card because of what happened in a turn.
    Draw {
        /// Who draws.
        seat: Seat,
        /// Whose turn it is.
        turn: Seat,
        /// How many draws are owed altogether, this one included.
        owed: u8,
    },
    /// The game is over.
    Over {
        /// Who won at once, whatever the others hold (CR-16, CR-17).
        winner: Option<Seat>,
    },
}

/// A half that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct VisibleHalf {
    /// Where it lies.
    pub cell: Cell,
    /// Its number.
    pub number: u8,
    /// Which way the other half of its card lies, be it visible or covered.
    pub mate: Dir,
}

/// What the viewer knows of one hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct Hand {
    /// Whose hand.
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
        View {
            viewer,
            players: position.players,
            deck: position.deck,
            finish: position.finish,
            start: position.start,
            stage: Stage::of(position),
            table: position.board.halves().map(VisibleHalf::from).collect(),
            laid: laid.cards().collect(),
            hands: hands.collect(),
            pile: position.pile.len() as u8,
            passes: position.passes,
            closing: position.closing,
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
        let mut board = Board::EMPTY;
        self.table.iter().for_each(|half| board.show((*half).into()));
        let (turn, phase) = self.stage.phase(self.start);
        Position {
            board,
            pile: unseen,
            hands,
            memory,
            players: self.players,
            deck: self.deck,
            finish: self.finish,
            start: self.start,
            turn,
            phase,
            passes: self.passes,
            closing: self.closing,
        }
    }
}

impl Stage {
    fn of(position: &Position) -> Stage {
        let turn = position.turn;
        match position.phase {
            Phase::Deal => Stage::Deal { seat: turn },
            Phase::TurnUp => Stage::TurnUp,
            Phase::Lot => Stage::Lot,
            Phase::Turn => Stage::Turn { seat: turn },
            Phase::Draw { seat, owed } => Stage::Draw { seat, turn, owed },
            Phase::Over { winner } => Stage::Over { winner },
        }
    }

    /// Whose turn it is, or what a position has in its place while it is nobody's, and what is to happen.
    fn phase(self, start: Option<Seat>) -> (Seat, Phase) {
        let first = Seat::new(0);
        match self {
            Stage::Deal { seat } => (seat, Phase::Deal),
            Stage::TurnUp => (first, Phase::TurnUp),
            Stage::Lot => (first, Phase::Lot),
            Stage::Turn { seat } => (seat, Phase::Turn),
            Stage::Draw { seat, turn, owed } => (turn, Phase::Draw { seat, owed }),
            Stage::Over { winner } => (winner.or(start).unwrap_or(first), Phase::Over { winner }),
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
