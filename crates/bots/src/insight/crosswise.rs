//! What a bot knows about Crosswise.

mod lines;

use crosstable_core::{Actor, Game, MAX_SEATS, Seat};
use crosswise::{Action, Move, Phase, Position, Team, Tile};

use self::lines::{Gains, Lines};
use crate::Insight;

/// Every line is worth what lies in it and what may still come, and every tile lies in a line of each team: what helps
/// the own line should harm the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crosswise;

/// By action what its tile in a hand is worth at the end, and how much of that is added while the board is empty.
const ACTIONS: [(f32, f32); 4] = [(0.24, -0.31), (0.62, -0.57), (1.16, -0.86), (0.86, -0.69)];
/// What it is worth to be next, in the same way.
const NEXT: (f32, f32) = (0.37, -0.39);

impl Insight<Position> for Crosswise {
    const CUTOFF: Option<u32> = Some(0);
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.4));
    const PROMISES: bool = true;
    const CURIOSITY: f32 = 0.3;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let seating = position.seating();
        let lines = Lines::of(position.board());
        let mut lead = lines.lead();
        for seat in Seat::all(position.players()) {
            let mut held = 0.0;
            for action in Action::ALL {
                let tiles = position.hand(seat).count(Tile::Action(action));
                held += f32::from(tiles) * worth(action, lines.open);
            }
            if position.phase() == Phase::Turn && position.actor() == Actor::Seat(seat) {
                held += NEXT.0 + lines.open * NEXT.1;
            }
            lead += if seating.team(seat) == Team::A { held } else { -held };
        }
        let columns = 1.0 / (1.0 + (-lead).exp());
        let mut chances = [0.0; MAX_SEATS];
        for seat in Seat::all(position.players()) {
            chances[seat.index()] = if seating.team(seat) == Team::A { columns } else { 1.0 - columns };
        }
        chances
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        promise(position, &Gains::of(position.board()), mv)
    }

    fn promises(&self, position: &Position, moves: &[Move], promises: &mut Vec<f32>) {
        let gains = Gains::of(position.board());
        promises.extend(moves.iter().map(|mv| promise(position, &gains, *mv)));
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // One tile more or less in the hand changes little of what to do now.
        !matches!(outcome, Move::Draw(_))
    }
}

fn worth(action: Action, open: f32) -> f32 {
    let (end, start) = ACTIONS[action as usize];
    end + open * start
}

#[inline]
fn promise(position: &Position, gains: &Gains<'_>, mv: Move) -> f32 {
    let Some(seat) = position.actor().seat() else { return 0.0 };
    let gain = gains.by(mv);
    let gain = if position.seating().team(seat) == Team::A { gain } else { -gain };
    // An action spent is one less for the end; it must bring something.
    let spent = match mv {
        Move::Remove(_) => Action::Remove,
        Move::Move(..) => Action::Move,
        Move::Swap(..) => Action::Swap,
        Move::Replace(..) => Action::Replace,
        // Symbols are wanted, not only actions.
        Move::Redraw => return 1.0,
        Move::Lay(..) | Move::Keep | Move::Pass | Move::Draw(_) | Move::Lone(_) | Move::Start(_) => {
            return gain;
        }
    };
    gain - worth(spent, gains.lines.open)
}
