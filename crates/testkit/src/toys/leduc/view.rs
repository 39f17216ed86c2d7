//! What somebody at the table, or beside it, knows.

use std::fmt;
use std::str::FromStr;

use crosstable_core::rng::{Rng, below};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, BadToken, Game, Seat, Viewer, json_as_text, view_head};

use super::{Card, Leduc, Move};

/// A hand as a viewer sees it. In JSON and on the text board `-`, `?`, `J`, `Q` or `K`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Not dealt yet.
    Nothing,
    /// A card seen from behind.
    Down,
    /// A card the viewer knows.
    Up(Card),
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Nothing => f.write_str("-"),
            Face::Down => f.write_str("?"),
            Face::Up(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Face {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text {
            "-" => Ok(Face::Nothing),
            "?" => Ok(Face::Down),
            card => card.parse().map(Face::Up),
        }
    }
}

json_as_text!(Face);

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub enum Phase {
    /// A card is dealt.
    Deal,
    /// A seat bets.
    Bet,
    /// The game has ended.
    Over,
}

view_head!(View, Phase);

/// What one viewer knows. As every word of the betting is in it, two views of the seat to move are equal exactly
/// when they are the same information set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts.
    pub actor: Actor,
    /// What is due.
    pub phase: Phase,
    /// The hidden cards by seat.
    pub hands: [Face; 2],
    /// The card turned up between the rounds.
    pub open: Option<Card>,
    /// What was said in each round, seat 1 first, then in turns.
    pub rounds: [Vec<Move>; 2],
    /// Chips paid by each seat.
    pub paid: [u8; 2],
    /// Chips won by each seat, or lost, when the game is over.
    pub payoff: Option<[i32; 2]>,
}

impl View {
    pub(super) fn of(position: &Leduc, viewer: Viewer) -> Self {
        let face = |seat: Seat| position.face(seat, viewer);
        let phase = match position.actor() {
            Actor::Chance => Phase::Deal,
            Actor::Seat(_) => Phase::Bet,
            Actor::Over => Phase::Over,
        };
        View {
            viewer,
            actor: position.actor(),
            phase,
            hands: [face(Seat::new(0)), face(Seat::new(1))],
            open: position.open,
            rounds: position.rounds.map(|round| round.said().collect()),
            paid: position.paid(),
            payoff: position.payoffs(),
        }
    }

    /// The cards the viewer does not know are drawn from those it has not seen.
    pub(super) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Leduc {
        let mut position = Leduc { open: self.open, ..Leduc::default() };
        for (round, said) in position.rounds.iter_mut().zip(&self.rounds) {
            for mv in said {
                round.say(*mv);
            }
        }
        for (hand, face) in position.hands.iter_mut().zip(&self.hands) {
            if let Face::Up(card) = face {
                *hand = Some(*card);
            }
        }
        for (index, face) in self.hands.iter().enumerate() {
            if *face == Face::Down {
                position.hands[index] = Some(draw(&position, rng));
            }
        }
        position
    }
}

/// A card from the deck, each one that is left equally likely.
fn draw<R: Rng + ?Sized>(position: &Leduc, rng: &mut R) -> Card {
    let left = Card::ALL.map(|card| u32::from(position.left(card)));
    let mut ticket = below(rng, left.iter().sum());
    for (card, count) in Card::ALL.into_iter().zip(left) {
        if ticket < count {
            return card;
        }
        ticket -= count;
    }
    unreachable!("the ticket is below the number of cards left")
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open.map_or(Face::Nothing, Face::Up);
        writeln!(f, "Open card {open}")?;
        for (index, (hand, paid)) in self.hands.iter().zip(self.paid).enumerate() {
            writeln!(f, "Seat {}    {hand}   paid {paid}", index + 1)?;
        }
        for (index, said) in self.rounds.iter().enumerate() {
            let words: Vec<String> = said.iter().map(Move::to_string).collect();
            let words = if words.is_empty() { "-".to_owned() } else { words.join(" ") };
            writeln!(f, "Round {}   {words}", index + 1)?;
        }
        match (self.actor.seat(), self.payoff) {
            (Some(seat), _) => writeln!(f, "Seat {seat} is to speak."),
            (None, None) => writeln!(f, "A card is to be dealt."),
            (None, Some([0, _])) => writeln!(f, "Both get their chips back."),
            (None, Some([won, _])) if won > 0 => writeln!(f, "Seat 1 wins {won}."),
            (None, Some([_, won])) => writeln!(f, "Seat 2 wins {won}."),
        }
    }
}
