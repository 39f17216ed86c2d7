//! Crosswise: the value of the lines.

mod lines;

use crosstable_core::{Actor, Game, MAX_SEATS, Seat};
use crosswise::{Action, Move, Phase, Position, Team, Tile};

use self::lines::{Gains, Lines};
use crate::Heuristic;
use crate::maths::logistic;

/// The value of a line is what lies in it and what may still come. Every tile lies in a line of each team, so a good tile
/// helps one's own line and harms the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crosswise;

/// By action the value of its tile in a hand at the end of the game, and what is added to it on an empty board.
const ACTIONS: [(f32, f32); 4] = [(0.24, -0.31), (0.62, -0.57), (1.16, -0.86), (0.86, -0.69)];
/// The value of being next, in the same form.
const NEXT: (f32, f32) = (0.37, -0.39);

impl Crosswise {
    /// How the team with the columns stands, in log-odds.
    pub(crate) fn lead(position: &Position) -> f32 {
        let seating = position.seating();
        let lines = Lines::of(position.board());
        let mut lead = lines.lead();
        for seat in Seat::all(position.players()) {
            let mut held = 0.0;
            for action in Action::ALL {
                let tiles = position.hand(seat).count(Tile::Action(action));
                held += f32::from(tiles) * action_value(action, lines.open);
            }
            if position.phase() == Phase::Turn && position.actor() == Actor::Seat(seat) {
                held += NEXT.0 + lines.open * NEXT.1;
            }
            lead += if seating.team(seat) == Team::A { held } else { -held };
        }
        lead
    }
}

impl Heuristic<Position> for Crosswise {
    const CUTOFF: Option<u32> = Some(0);
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.4));
    const PRIORS: bool = true;
    const EXPLORATION: f32 = 0.3;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let seating = position.seating();
        let columns = logistic(Self::lead(position));
        let mut chances = [0.0; MAX_SEATS];
        for seat in Seat::all(position.players()) {
            chances[seat.index()] = if seating.team(seat) == Team::A { columns } else { 1.0 - columns };
        }
        chances
    }

    fn standings(&self, position: &Position) -> [f32; MAX_SEATS] {
        let half = 0.5 * Self::lead(position);
        let seating = position.seating();
        std::array::from_fn(|index| {
            if index < usize::from(position.players()) && seating.team(Seat::new(index)) == Team::A {
                half
            } else {
                -half
            }
        })
    }

    fn prior(&self, position: &Position, mv: Move) -> f32 {
        prior(position, &Gains::of(position.board()), mv)
    }

    fn priors(&self, position: &Position, moves: &[Move], priors: &mut Vec<f32>) {
        let gains = Gains::of(position.board());
        priors.extend(moves.iter().map(|mv| prior(position, &gains, *mv)));
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // The tile drawn hardly changes what to do now.
        !matches!(outcome, Move::Draw(_))
    }

    /// The points of the own lines.
    fn in_sight(&self, position: &Position, seat: Seat) -> f32 {
        f32::from(position.team_points(position.seating().team(seat)))
    }
}

fn action_value(action: Action, open: f32) -> f32 {
    let (end, start) = ACTIONS[action as usize];
    end + open * start
}

#[inline]
fn prior(position: &Position, gains: &Gains<'_>, mv: Move) -> f32 {
    let Some(seat) = position.actor().seat() else { return 0.0 };
    let gain = gains.by(mv);
    let gain = if position.seating().team(seat) == Team::A { gain } else { -gain };
    // An action that is used now is missing later, so its value is subtracted.
    let spent = match mv {
        Move::Remove(_) => Action::Remove,
        Move::Move(..) => Action::Move,
        Move::Swap(..) => Action::Swap,
        Move::Replace(..) => Action::Replace,
        // A hand without symbols should be redrawn.
        Move::Redraw => return 1.0,
        Move::Lay(..) | Move::Keep | Move::Pass | Move::Draw(_) | Move::Lone(_) | Move::Start(_) => {
            return gain;
        }
    };
    gain - action_value(spent, gains.lines.open)
}
