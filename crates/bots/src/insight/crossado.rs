//! Crossado: who needs fewer pips to bring all pieces home.

mod chart;
mod ways;

use crossado::{Fields, Move, Plank, Planks, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::chart::{Chart, with_chart};
use self::ways::{Scale, cost_to_goal};
use crate::Insight;

/// Knows how far the pieces have to walk, and what a plank is worth.
///
/// A seat's *need* is the pips its pieces have to walk to the goal, each on its best way, over planks or over open
/// water that has to be bridged first, which costs extra. The seat that needs less is ahead. Planks are promising that
/// shorten the own ways and not those of the others; planks to take are those whose lack hurts others most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crossado;

/// Half an average roll: what it is worth to be next.
const NEXT: f32 = 1.75;

/// Pips a piece loses on average because it must enter the goal with the last pip.
const EXACT: f32 = 2.5;

/// What a seat loses besides in the end, when there is no other piece to use what does not fit.
const LAST: f32 = 3.0;

/// Pips that laying a plank elsewhere is worth to who may.
const RELAY: f32 = 3.0;

/// How much the pips count that others save by a plank.
const GIFT: f32 = 0.8;

/// How much luck blurs a lead, for each pip that is still needed.
const LUCK: f32 = 0.7;

impl Insight<Position> for Crossado {
    const CUTOFF: Option<u32> = Some(0);
    const STILL: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((2.0, 0.4));
    const PROMISES: bool = true;
    const BIAS: f32 = 0.1;
    const CURIOSITY: f32 = 0.04;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let mut needs = [0.0; MAX_SEATS];
        for seat in Seat::all(position.players()) {
            needs[seat.index()] = need(position, seat, position.covered());
        }
        let mut plays = |seat: Seat, pips: f32| {
            needs[seat.index()] -= pips;
            needs[seat.next(position.players()).index()] -= NEXT;
        };
        match position.stage() {
            Stage::Rolling { seat, .. } | Stage::Laying { seat } => needs[seat.index()] -= NEXT,
            Stage::Moving { seat, die, relaid } => {
                let walks = if position.can_walk(seat, die) { f32::from(die) } else { 0.0 };
                let relays = if !relaid && matches!(die, 1 | 6) { RELAY } else { 0.0 };
                plays(seat, walks + relays);
            }
            Stage::Relaying { seat, die, taken } => {
                plays(seat, f32::from(die) + best_lay(position, seat, taken));
            }
            Stage::Lot | Stage::Over => {}
        }
        chances(&needs, position.players())
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.5 };
        let pips = match (position.stage(), mv) {
            (_, Move::Plank(plank) | Move::Lay(plank)) => {
                with_chart(position, |chart| worth(chart, position, seat, plank))
            }
            (Stage::Moving { die, .. }, Move::Take(plank)) => {
                let without = position.covered() - plank.fields();
                let lost = |seat| need(position, seat, without) - need(position, seat, position.covered());
                let others = Seat::all(position.players()).filter(|other| *other != seat);
                let hurt = others.map(lost).fold(0.0, f32::max);
                hurt - lost(seat) + RELAY + f32::from(die)
            }
            (_, Move::Walk { from, to }) => {
                with_chart(position, |chart| chart.to_goal(seat, from) - chart.to_goal(seat, to))
            }
            _ => 0.0,
        };
        // Between 0 and 1, steepest for small differences.
        0.5 + 0.5 * pips / (8.0 + pips.abs())
    }
}

/// The pips a seat still needs, if these fields were covered.
fn need(position: &Position, seat: Seat, covered: Fields) -> f32 {
    let pieces = position.pieces(seat);
    let left = pieces.waiting + pieces.crossing.len() as u8;
    if left == 0 {
        return 0.0;
    }
    let scale = Scale::of(left);
    scale.pips(cost_to_goal(position, seat, covered, scale)) + EXACT * f32::from(left) + LAST
}

/// What a plank is worth to a seat: the pips it saves, less those it saves others.
fn worth(chart: &Chart, position: &Position, seat: Seat, plank: Plank) -> f32 {
    let others = Seat::all(position.players()).filter(|other| *other != seat);
    let gift = others.map(|other| chart.saved(other, plank)).fold(0.0, f32::max);
    chart.saved(seat, plank) - GIFT * gift
}

/// What the best place for the plank in hand is worth.
fn best_lay(position: &Position, seat: Seat, taken: Plank) -> f32 {
    let places = Planks::that_fit(position.board().river() - position.covered()).without(taken);
    with_chart(position, |chart| {
        places.iter().map(|plank| worth(chart, position, seat, plank)).fold(0.0, f32::max)
    })
}

/// By seat the share of the others it will probably beat, from what each still needs.
fn chances(needs: &[f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        let mine = needs[seat.index()];
        for other in Seat::all(players).filter(|other| *other != seat) {
            let theirs = needs[other.index()];
            let blur = LUCK * (mine + theirs).max(2.0).sqrt();
            chances[seat.index()] += 1.0 / (1.0 + ((mine - theirs) / blur).exp());
        }
        chances[seat.index()] /= f32::from(players - 1);
    }
    chances
}
