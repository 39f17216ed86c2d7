//! Leduc poker (Southey and others, 2005): one hidden card each, one open card, two rounds of betting. The smallest
//! poker with hidden hands, chance and more than one round; its equilibrium value is known.
//!
//! - **LE-01** The deck is J J Q Q K K. Both seats pay one chip and get one hidden card each, seat 1 first.
//! - **LE-02** In each of two rounds of betting seat 1 begins and the seats take turns.
//! - **LE-03** `raise` pays what is missing and 2 chips more in round one, 4 in round two; two raises a round at most.
//! - **LE-04** `call` pays what is missing, if anything is. It ends the round, unless it is the round's first word.
//! - **LE-05** `fold` gives up the game; it answers a raise, nothing else.
//! - **LE-06** Between the rounds one card is turned up for both.
//! - **LE-07** After round two both hands are shown. A pair with the open card wins, else the higher card; equal cards
//!   share. The winner gets what the other one paid.
//! - **LE-08** After a fold no hand is shown.

mod betting;
pub mod equilibrium;
mod view;

use std::fmt;
use std::str::FromStr;

use super::{plain_layout, plain_message};
use crosstable_core::rng::Rng;
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{
    Actor, BadToken, Game, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing,
    Token, Viewer,
};

use betting::Round;
pub use view::{Face, Phase, View};

/// The most a seat can pay: the ante and two raises in both rounds. Points count from there, so that nobody ends
/// below zero.
pub const STACK: u16 = 1 + 2 * 2 + 2 * 4;
/// LE-01: how many there are of each card.
const OF_EACH: u8 = 2;
/// LE-03: what a raise costs more, in each round.
const STAKES: [u8; 2] = [2, 4];

/// A card, lowest first. Suits mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub enum Card {
    /// Jack.
    J,
    /// Queen.
    Q,
    /// King.
    K,
}

impl Card {
    /// One of each.
    pub const ALL: [Card; 3] = [Card::J, Card::Q, Card::K];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text {
            "J" => Ok(Card::J),
            "Q" => Ok(Card::Q),
            "K" => Ok(Card::K),
            _ => Err(BadToken),
        }
    }
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", into = "String", try_from = "String")]
pub enum Move {
    /// `fold`
    Fold,
    /// `call`, also where there is nothing to pay.
    Call,
    /// `raise`
    Raise,
    /// `~J`: chance deals a card.
    Deal(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Fold => f.write_str("fold"),
            Move::Call => f.write_str("call"),
            Move::Raise => f.write_str("raise"),
            Move::Deal(card) => write!(f, "~{card}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadToken;

    fn from_str(token: &str) -> Result<Self, BadToken> {
        match token {
            "fold" => Ok(Move::Fold),
            "call" => Ok(Move::Call),
            "raise" => Ok(Move::Raise),
            _ => token.strip_prefix('~').ok_or(BadToken)?.parse().map(Move::Deal),
        }
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> String {
        mv.to_string()
    }
}

impl TryFrom<String> for Move {
    type Error = BadToken;

    fn try_from(token: String) -> Result<Self, BadToken> {
        token.parse()
    }
}

impl Token for Move {
    fn is_chance(self) -> bool {
        matches!(self, Move::Deal(_))
    }
}

/// A position: the cards and every word of the betting. All else follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Leduc {
    hands: [Option<Card>; 2],
    open: Option<Card>,
    rounds: [Round; 2],
}

impl Leduc {
    /// The hidden card of a seat, once it is dealt.
    pub const fn hand(&self, seat: Seat) -> Option<Card> {
        self.hands[seat.index()]
    }

    /// The card that lies open, once it is turned up.
    pub const fn open_card(&self) -> Option<Card> {
        self.open
    }

    /// The hidden card of a seat as a viewer sees it.
    pub fn face(&self, seat: Seat, viewer: Viewer) -> Face {
        match self.hand(seat) {
            None => Face::Nothing,
            Some(card) if viewer.is(seat) || self.is_shown_down() => Face::Up(card),
            Some(_) => Face::Down,
        }
    }

    /// What was said in a round, 0 or 1, seat 1 first, then in turns.
    pub fn said(&self, round: usize) -> impl Iterator<Item = Move> {
        self.rounds[round].said()
    }

    /// What the seats have paid so far.
    pub fn paid(&self) -> [u8; 2] {
        let mut paid = [1, 1]; // LE-01
        for (round, stake) in self.rounds.iter().zip(STAKES) {
            for (mv, seat) in round.said().zip([0, 1].into_iter().cycle()) {
                let most = paid[0].max(paid[1]);
                match mv {
                    Move::Call => paid[seat] = most,          // LE-04
                    Move::Raise => paid[seat] = most + stake, // LE-03
                    Move::Fold | Move::Deal(_) => {}
                }
            }
        }
        paid
    }

    /// Chips a seat has won, less than zero if it has lost, when the game is over.
    pub fn payoff(&self, seat: Seat) -> Option<i32> {
        let won = self.payoffs()?;
        Some(won[seat.index()])
    }

    /// [`Leduc::payoff`] of both seats.
    fn payoffs(&self) -> Option<[i32; 2]> {
        if self.actor() != Actor::Over {
            return None;
        }
        let paid = self.paid();
        Some(match self.winner() {
            Some(0) => [i32::from(paid[1]), -i32::from(paid[1])],
            Some(_) => [-i32::from(paid[0]), i32::from(paid[0])],
            None => [0, 0],
        })
    }

    /// The round of betting that is on, or was the last.
    #[inline]
    const fn round(&self) -> &Round {
        &self.rounds[self.open.is_some() as usize]
    }

    /// LE-07: whether the hands are on the table.
    fn is_shown_down(&self) -> bool {
        self.open.is_some() && self.rounds[1].is_called()
    }

    /// The index of the seat that wins a game that is over; nothing if they share.
    fn winner(&self) -> Option<usize> {
        let round = self.round();
        if round.is_folded() {
            return Some(round.turn()); // LE-05: the turn has passed on to the one who did not fold.
        }
        // LE-07
        let strength = self.hands.map(|hand| (hand == self.open, hand));
        match strength[0].cmp(&strength[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// How many of this card are still in the deck.
    fn left(&self, card: Card) -> u8 {
        let dealt = self.hands.iter().chain([&self.open]).filter(|place| **place == Some(card)).count();
        OF_EACH.saturating_sub(dealt as u8)
    }

    /// Whether the seat to move may say this, or else the clause and the code of the refusal.
    fn may_say(&self, mv: Move) -> Result<(), (&'static str, &'static str)> {
        match mv {
            Move::Fold if !self.round().is_raised() => Err(("LE-05", "leduc-nothing-to-fold-to")),
            Move::Raise if self.round().raises() == betting::MOST_RAISES => {
                Err(("LE-03", "leduc-raised-enough"))
            }
            Move::Fold | Move::Call | Move::Raise | Move::Deal(_) => Ok(()),
        }
    }
}

impl Game for Leduc {
    const ID: &'static str = "leduc";
    const NAME: &'static str = "Leduc poker";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const LONGEST: usize = 3 + 2 * betting::LONGEST;
    const OPEN: bool = false;

    type Move = Move;
    type View = View;

    fn options(_: u32, _: u8) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(_: &Options) -> Self {
        Self::default()
    }

    fn players(&self) -> u8 {
        2
    }

    fn actor(&self) -> Actor {
        let round = self.round();
        if self.hands.contains(&None) {
            Actor::Chance // LE-01
        } else if round.is_folded() || self.is_shown_down() {
            Actor::Over
        } else if round.is_called() {
            Actor::Chance // LE-06
        } else {
            Actor::Seat(Seat::new(round.turn())) // LE-02
        }
    }

    fn moves(&self, list: &mut MoveList<Move>) {
        list.extend([Move::Fold, Move::Call, Move::Raise].into_iter().filter(|mv| self.may_say(*mv).is_ok()));
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        for card in Card::ALL {
            list.push(Move::Deal(card), u32::from(self.left(card)));
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        self.may_say(mv).map_err(|(clause, code)| Refusal::new(clause, code))
    }

    fn apply(&mut self, mv: Move) {
        match (mv, self.hands) {
            (Move::Deal(card), [None, _]) => self.hands[0] = Some(card),
            (Move::Deal(card), [_, None]) => self.hands[1] = Some(card),
            (Move::Deal(card), _) => self.open = Some(card),
            (Move::Fold | Move::Call | Move::Raise, _) => {
                self.rounds[usize::from(self.open.is_some())].say(mv);
            }
        }
    }

    /// Points are the chips of a seat that sat down with [`STACK`] of them.
    fn standing(&self) -> Option<Standing> {
        let points = self.payoffs()?.map(|won| (i32::from(STACK) + won) as u16);
        Some(Standing::by_points(&points))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.sample(rng)
    }

    /// LE-01: a hand is seen by its owner alone. LE-06: the open card is seen by all.
    fn hides(&self, _: Move, viewer: Viewer) -> bool {
        let due = self.hands.iter().position(Option::is_none);
        due.is_some_and(|index| !viewer.is(Seat::new(index)))
    }

    fn layout(view: &View) -> Layout {
        plain_layout(view, 2, &[Move::Fold, Move::Call, Move::Raise])
    }

    fn describe(_: &View, step: Option<Move>) -> Message {
        plain_message(step)
    }

    fn vocabulary() -> Option<Vec<Move>> {
        Some([Move::Fold, Move::Call, Move::Raise].into_iter().chain(Card::ALL.map(Move::Deal)).collect())
    }
}
