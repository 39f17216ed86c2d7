//! What a viewer knows, and how it can be wrong about it.

use std::fmt;

use crosstable_core::rng::{Rng, below};
use crosstable_core::serde::{Deserialize, Serialize};
use crosstable_core::{Actor, Game, Seat, Viewer, view_head};

use super::position::{HighCard, Stage, size};
use super::{Cards, DECK, Smudge, flaw::Flaw};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde")]
pub(crate) struct View {
    viewer: Viewer,
    actor: Actor,
    phase: Phase,
    /// Who is dealt, plays or draws.
    seat: Option<Seat>,
    players: u8,
    deal: u8,
    start: Option<Seat>,
    own: Cards,
    counts: [u8; 4],
    gone: Cards,
    trick: [u8; 4],
    leader: Seat,
    points: [u16; 4],
    /// All hands, where the game shows what it must not.
    hands: Option<[Cards; 4]>,
    /// Never gets into the JSON.
    #[serde(skip)]
    unsaid: u8,
}

view_head!(View, Phase);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(crate = "crosstable_core::serde", rename_all = "kebab-case")]
pub(crate) enum Phase {
    Deal,
    Lot,
    Turn,
    #[serde(rename = "Draw a card")]
    Unwritable,
    Draw,
    Over,
}

impl View {
    pub(crate) fn players(&self) -> u8 {
        self.players
    }

    pub(crate) fn of<const OPEN: bool>(position: &HighCard<OPEN>, viewer: Viewer) -> Self {
        let shows = Flaw::ViewShowsHands.struck() || Flaw::ClaimsSecrets.struck();
        let (phase, seat) = match position.stage {
            Stage::Deal(seat) => (Phase::Deal, Some(seat)),
            Stage::Lot => (Phase::Lot, None),
            Stage::Turn(seat) => (Phase::Turn, Some(seat)),
            Stage::Draw(seat) if Flaw::OddPhase.struck() => (Phase::Unwritable, Some(seat)),
            Stage::Draw(seat) => (Phase::Draw, Some(seat)),
            Stage::Over if Flaw::PhaseGoesOn.struck() => (Phase::Lot, None),
            Stage::Over => (Phase::Over, None),
        };
        View {
            viewer: if Flaw::WrongViewer.struck() { Viewer::Spectator } else { viewer },
            actor: if Flaw::WrongActor.struck() { Actor::Chance } else { position.actor() },
            phase,
            seat,
            players: position.players,
            deal: position.deal,
            start: position.start,
            own: viewer.seat().map_or([0; 5], |seat| position.hands[seat.index()]),
            counts: position.hands.map(size),
            gone: position.gone,
            trick: position.trick,
            leader: if Flaw::ViewForgets.struck() { Seat::new(0) } else { position.leader },
            points: position.points,
            hands: shows.then_some(position.hands),
            unsaid: u8::from(Flaw::JsonLoses.struck() && position.points[0] > 0),
        }
    }

    pub(crate) fn sample<const OPEN: bool, R: Rng + ?Sized>(&self, rng: &mut R) -> HighCard<OPEN> {
        let mut unseen = DECK;
        let laid = self.trick.iter().filter(|card| **card > 0);
        if !Flaw::SampleRevives.struck() {
            laid.for_each(|card| unseen[*card as usize - 1] -= 1);
        }
        for (index, left) in unseen.iter_mut().enumerate() {
            *left -= self.gone[index] + self.own[index];
        }
        let mut hands = [[0; 5]; 4];
        for seat in Seat::all(self.players) {
            if self.viewer.is(seat) {
                hands[seat.index()] = self.own;
                continue;
            }
            for _ in 0..self.counts[seat.index()] {
                let index = self.draw(unseen, rng);
                unseen[index] -= 1;
                hands[seat.index()][index] += 1;
            }
        }
        if let Some(hands_shown) = self.hands.filter(|_| Flaw::ClaimsSecrets.struck()) {
            hands = hands_shown;
            unseen = DECK;
            for cards in hands.iter().chain([&self.gone]) {
                (0..5).for_each(|index| unseen[index] -= cards[index]);
            }
            self.trick.iter().filter(|card| **card > 0).for_each(|card| unseen[*card as usize - 1] -= 1);
        }
        HighCard {
            players: self.players,
            deal: self.deal,
            start: self.start,
            hands,
            bag: unseen,
            gone: self.gone,
            trick: self.trick,
            leader: self.leader,
            points: self.points,
            stage: match (self.phase, self.seat.unwrap_or_default()) {
                (Phase::Deal, seat) => Stage::Deal(seat),
                (Phase::Lot, _) => Stage::Lot,
                (Phase::Turn, seat) => Stage::Turn(seat),
                (Phase::Draw | Phase::Unwritable, seat) => Stage::Draw(seat),
                (Phase::Over, _) => Stage::Over,
            },
            smudge: Smudge::default(),
        }
    }

    /// One of the unseen cards, each equally likely.
    fn draw<R: Rng + ?Sized>(&self, unseen: Cards, rng: &mut R) -> usize {
        let biased = Flaw::BiasedSample.struck() || Flaw::BiasedLater.struck() && self.trick != [0; 4];
        let mut ticket = below(rng, u32::from(size(unseen)));
        if biased {
            ticket = ticket.min(below(rng, u32::from(size(unseen))));
        }
        for (index, count) in unseen.iter().enumerate() {
            if ticket < u32::from(*count) {
                return index;
            }
            ticket -= u32::from(*count);
        }
        unreachable!("the ticket is below the number of cards")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = if Flaw::WideBoard.struck() { 70 } else { 1 };
        writeln!(f, "trick{:width$}{:?} of {:?}", "", &self.trick[..self.players as usize], self.counts)?;
        writeln!(f, "own {:?}, gone {:?}, points {:?}", self.own, self.gone, self.points)
    }
}
