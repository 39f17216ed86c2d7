//! The rules, and how they can be broken.

use std::sync::atomic::{AtomicU8, Ordering};

use crosstable_core::rng::{self, Rng};
use crosstable_core::{
    Actor, Allowed, Game, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing,
    Viewer,
};
use crosstable_testkit::toys::{plain_layout, plain_message};

use super::{Cards, DECK, Move, Smudge, View, flaw::Flaw};

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Deal(Seat),
    Lot,
    Turn(Seat),
    Draw(Seat),
    Over,
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct HighCard<const OPEN: bool> {
    pub(crate) players: u8,
    /// Cards each seat is dealt.
    pub(crate) deal: u8,
    pub(crate) start: Option<Seat>,
    pub(crate) hands: [Cards; 4],
    pub(crate) bag: Cards,
    /// Cards played before this trick.
    pub(crate) gone: Cards,
    /// The card each seat has played in this trick, 0 for none.
    pub(crate) trick: [u8; 4],
    pub(crate) leader: Seat,
    pub(crate) points: [u16; 4],
    pub(crate) stage: Stage,
    pub(crate) smudge: Smudge,
}

impl<const OPEN: bool> Clone for HighCard<OPEN> {
    fn clone(&self) -> Self {
        let points = if Flaw::CloneDiffers.struck() { [0; 4] } else { self.points };
        HighCard { smudge: self.smudge.clone(), points, ..*self }
    }
}

pub(crate) fn size(cards: Cards) -> u8 {
    cards.iter().sum()
}

/// For the game that does not always do the same.
static COUNTER: AtomicU8 = AtomicU8::new(0);

impl<const OPEN: bool> HighCard<OPEN> {
    fn end_turn(&mut self, seat: Seat) {
        let next = seat.next(self.players);
        self.stage = Stage::Turn(next);
        if self.trick[next.index()] == 0 {
            return;
        }
        // The earliest of the highest: the leader's neighbour beats only what is lower.
        let mut best = self.leader;
        let mut other = self.leader.next(self.players);
        while other != self.leader {
            if self.trick[other.index()] > self.trick[best.index()] {
                best = other;
            }
            other = other.next(self.players);
        }
        self.points[best.index()] += 1;
        for card in self.trick.iter_mut().filter(|card| **card > 0) {
            self.gone[*card as usize - 1] += 1;
            *card = 0;
        }
        self.leader = best;
        let empty = Seat::all(self.players).any(|seat| size(self.hands[seat.index()]) == 0);
        self.stage = if empty { Stage::Over } else { Stage::Turn(best) };
    }

    fn end_deal(&mut self) {
        self.stage = match self.start {
            Some(seat) if !Flaw::StartDrawnAnyway.struck() => Stage::Turn(seat),
            _ => Stage::Lot,
        };
        self.leader = self.start.unwrap_or_default();
    }
}

impl<const OPEN: bool> Game for HighCard<OPEN> {
    const ID: &'static str = "high-card";
    const NAME: &'static str = "High Card";
    const RULES: u32 = 1;
    const SEATS: (u8, u8) = (2, 3);
    const LONGEST: usize = 22;
    const OPEN: bool = OPEN;

    type Move = Move;
    type View = View;

    fn options(_: u32, players: u8) -> Vec<OptionSpec> {
        let mut deal = OptionSpec::number("deal", 1..=3, 2);
        if Flaw::BadDefault.struck() {
            deal.allowed = Allowed::Number { min: 1, max: 1 };
        }
        vec![deal, OptionSpec::start(players)]
    }

    fn new(options: &Options) -> Self {
        let first = Seat::new(0);
        HighCard {
            players: options.players(),
            deal: options.number("deal") as u8,
            start: options.seat("start"),
            hands: [[0; 5]; 4],
            bag: DECK,
            gone: [0; 5],
            trick: [0; 4],
            leader: first,
            points: [0; 4],
            stage: Stage::Deal(first),
            smudge: Smudge::default(),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn actor(&self) -> Actor {
        match self.stage {
            Stage::Turn(_) if Flaw::StrangerAsked.struck() => Actor::Seat(Seat::new(3)),
            Stage::Turn(seat) => Actor::Seat(seat),
            Stage::Deal(_) | Stage::Lot | Stage::Draw(_) => Actor::Chance,
            Stage::Over => Actor::Over,
        }
    }

    fn moves(&self, list: &mut MoveList<Move>) {
        let Stage::Turn(seat) = self.stage else { return };
        if Flaw::NoMove.struck() && self.points[0] == 2 {
            return;
        }
        for (index, count) in self.hands[seat.index()].iter().enumerate() {
            let times = if Flaw::MoveListedTwice.struck() { *count } else { (*count).min(1) };
            list.extend((0..times).map(|_| Move::Play(index as u8 + 1)));
        }
        if Flaw::MovesOutOfOrder.struck() {
            let mut moves = list.to_vec();
            moves.reverse();
            list.clear();
            list.extend(moves);
        }
    }

    fn outcomes(&self, list: &mut Outcomes<Move>) {
        if Flaw::NoOutcome.struck() && size(self.bag) == 1 {
            return;
        }
        if self.stage == Stage::Lot {
            for seat in Seat::all(self.players) {
                let loaded = Flaw::LoadedLot.struck() && seat == Seat::new(0);
                list.push(Move::Start(seat), if loaded { 2 } else { 1 });
            }
            return;
        }
        let mut ranks = [0, 1, 2, 3, 4];
        if Flaw::OutcomesOutOfOrder.struck() {
            ranks.reverse();
        }
        for index in ranks {
            let count = self.bag[index];
            let weight = if Flaw::WrongWeights.struck() { count.min(1) } else { count };
            list.push(Move::Draw(index as u8 + 1), u32::from(weight));
        }
    }

    fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        let (Stage::Turn(seat), Move::Play(rank)) = (self.stage, mv) else {
            return if Flaw::AcceptsChance.struck() { Ok(()) } else { Err(Refusal::no_chance_now()) };
        };
        let held = self.hands[seat.index()][rank as usize - 1];
        match held {
            1.. if Flaw::RefusesListed.struck() && rank == 5 => {
                Err(Refusal::new("HC-01", "high-card-too-good"))
            }
            1.. => Ok(()),
            0 if Flaw::AcceptsUnlisted.struck() && rank == 5 => Ok(()),
            0 if Flaw::NoClause.struck() => Err(Refusal::new("no", "high-card-not-held")),
            0 if Flaw::RefusalTells.struck() => {
                let there = self.hands[seat.next(self.players).index()][rank as usize - 1];
                Err(Refusal::new("HC-01", "high-card-not-held").number("there", there))
            }
            0 => {
                if Flaw::RefusalChanges.struck() {
                    self.smudge.add();
                }
                Err(Refusal::new("HC-01", "high-card-not-held").number("rank", rank))
            }
        }
    }

    fn apply(&mut self, mv: Move) {
        if Flaw::Allocates.struck() {
            std::hint::black_box(Box::new(mv));
        }
        match (self.stage, mv) {
            (Stage::Deal(seat), Move::Draw(rank)) => {
                self.bag[rank as usize - 1] -= 1;
                self.hands[seat.index()][rank as usize - 1] += 1;
                if size(self.hands[seat.index()]) < self.deal {
                    return;
                }
                let next = seat.next(self.players);
                self.stage = Stage::Deal(next);
                if next == Seat::new(0) {
                    self.end_deal();
                }
            }
            (Stage::Lot, Move::Start(seat)) => {
                self.leader = seat;
                self.stage = if Flaw::TooLong.struck() { Stage::Lot } else { Stage::Turn(seat) };
            }
            (Stage::Turn(seat), Move::Play(rank)) => {
                let held = &mut self.hands[seat.index()][rank as usize - 1];
                *held = held.saturating_sub(1);
                self.trick[seat.index()] = rank;
                if Flaw::Fickle.struck() {
                    self.points[0] = u16::from(COUNTER.fetch_add(1, Ordering::Relaxed) % 7);
                }
                if size(self.bag) == 0 { self.end_turn(seat) } else { self.stage = Stage::Draw(seat) }
            }
            (Stage::Draw(seat), Move::Draw(rank)) => {
                self.bag[rank as usize - 1] -= 1;
                self.hands[seat.index()][rank as usize - 1] += 1;
                self.end_turn(seat);
            }
            (stage, mv) => unreachable!("{mv} is not possible in {stage:?}"),
        }
    }

    fn standing(&self) -> Option<Standing> {
        let over = self.stage == Stage::Over;
        let early = Flaw::EarlyStanding.struck() && self.points[0] > 0;
        let missing = Flaw::NoStanding.struck() && self.points[0] > 2;
        ((over && !missing) || early).then(|| Standing::by_points(&self.points[..self.players as usize]))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Self {
        view.sample(rng)
    }

    fn hides(&self, outcome: Move, viewer: Viewer) -> bool {
        match (self.stage, outcome) {
            _ if Flaw::LogShowsDraws.struck() || Flaw::ClaimsSecrets.struck() => false,
            (Stage::Deal(seat) | Stage::Draw(seat), Move::Draw(_)) => !viewer.is(seat),
            _ => false,
        }
    }

    fn layout(view: &View) -> Layout {
        plain_layout(view, view.players(), &(1..=5).map(Move::Play).collect::<Vec<_>>())
    }

    fn describe(_: &View, step: Option<Move>) -> Message {
        plain_message(step)
    }

    fn vocabulary() -> Option<Vec<Move>> {
        let top = if Flaw::SmallVocabulary.struck() { 4 } else { 5 };
        let plays = (1..=top).map(Move::Play).chain((1..=5).map(Move::Draw));
        Some(plays.chain(Seat::all(4).map(Move::Start)).collect())
    }

    fn random_move<R: Rng + ?Sized>(&self, list: &mut MoveList<Move>, rng: &mut R) -> Move {
        list.clear();
        self.moves(list);
        if Flaw::WildMove.struck() {
            return Move::Play(rng::below(rng, 5) as u8 + 1);
        }
        let first = list[0];
        if Flaw::LazyMove.struck() && rng::below(rng, 2) == 0 { first } else { rng::pick(rng, list) }
    }

    fn random_outcome<R: Rng + ?Sized>(&self, list: &mut Outcomes<Move>, rng: &mut R) -> Move {
        list.clear();
        self.outcomes(list);
        if Flaw::LazyOutcome.struck() {
            return rng::pick(rng, list).0;
        }
        list.at(rng::below(rng, list.total()))
    }
}
