//! Cross'N Go: who needs fewer turns to bring all figures across.

mod track;

use cross_n_go::{Move, Phase, Position};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::track::{POINTS, Track, spend_the_rest};
use crate::Insight;

/// Knows how many turns figures need, and what the points of a turn can do.
///
/// A figure's turns follow from the rows it has to go and from how far the next bars are out of line with it. What a
/// turn saves is the best run that its points can open, shifts of the figure's own bar and of those ahead of it
/// counted. So a single shift is seen as the part of a run that it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossNGo;

/// Turns a joker in hand is worth.
const JOKER: f32 = 0.45;

/// What it is worth to be next, in turns.
const NEXT: f32 = 0.5;

/// How much of what a seat's next turn saves will still be there after the turns of others.
const LATER: f32 = 0.5;

/// How much luck blurs a lead, for each turn that is still needed.
const LUCK: f32 = 0.35;

/// What a seat still needs.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// Turns, if all of them are usual ones.
    turns: f32,
    /// By points the turns that the next turn saves.
    saved: [f32; POINTS + 1],
}

impl Outlook {
    fn of(position: &Position, seat: Seat) -> Self {
        let mut outlook = Outlook { turns: 0.0, saved: [0.0; POINTS + 1] };
        for colour in position.colours(seat).iter() {
            let track = Track::of(position, colour, position.side(seat));
            outlook.turns += track.turns();
            track.best_runs(&mut outlook.saved);
        }
        spend_the_rest(&mut outlook.saved);
        outlook.turns -= JOKER * f32::from(position.jokers(seat));
        outlook
    }

    /// How much more than usual a turn saves before the die is rolled. A six brings a joker and another roll.
    fn luck(&self) -> f32 {
        let sum: f32 = self.saved[1..].iter().sum();
        let roll = sum / 6.0;
        roll + (roll + JOKER) / 6.0 - 1.0
    }
}

impl Insight<Position> for CrossNGo {
    const CUTOFF: Option<u32> = Some(0);
    const STILL: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((2.0, 0.4));
    const PROMISES: bool = true;
    const BIAS: f32 = 0.1;
    const CURIOSITY: f32 = 0.04;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let players = position.players();
        let Some(turn) = position.turn() else { return [0.5; MAX_SEATS] };
        let playing = position.phase() == Phase::Play;
        let next = if playing { turn.next(players) } else { turn };
        let mut turns = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            let outlook = Outlook::of(position, seat);
            turns[seat.index()] = outlook.turns
                - if playing && seat == turn {
                    outlook.saved[usize::from(position.points()).min(POINTS)]
                } else if seat == next {
                    outlook.luck() + NEXT
                } else {
                    LATER * outlook.luck()
                };
        }
        chances(&turns, players)
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.5 };
        let mut after = *position;
        after.apply(mv);
        match after.standing() {
            Some(standing) => self.utility(&standing)[seat.index()],
            None => self.evaluate(&after)[seat.index()],
        }
    }
}

/// By seat the share of the others it will probably beat, from the turns each still needs.
fn chances(turns: &[f32; MAX_SEATS], players: u8) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        let mine = turns[seat.index()];
        for other in Seat::all(players).filter(|other| *other != seat) {
            let theirs = turns[other.index()];
            let blur = LUCK * (mine + theirs).max(1.0).sqrt();
            chances[seat.index()] += 1.0 / (1.0 + ((mine - theirs) / blur).exp());
        }
        chances[seat.index()] /= f32::from(players - 1);
    }
    chances
}
