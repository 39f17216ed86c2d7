//! Exact values of Connect Four positions: alpha-beta to the end, with every position remembered.

use std::collections::HashMap;

use crosstable_core::{Game, Play};
use crosstable_testkit::toys::connect_four::{Column, ConnectFour};

/// 1 if the seat to move wins with best play, 0 for a draw, -1 if it loses.
pub(crate) type Worth = i8;

/// Bounds of the values of positions.
#[derive(Default)]
pub(crate) struct Solver {
    known: HashMap<ConnectFour, (Worth, Worth)>,
}

impl Solver {
    /// The value of the position for the seat to move.
    pub(crate) fn worth(&mut self, position: ConnectFour) -> Worth {
        self.between(position, -1, 1)
    }

    /// The value of each move for the seat that makes it.
    pub(crate) fn moves(&mut self, position: ConnectFour) -> Vec<(Column, Worth)> {
        position.legal().iter().map(|mv| (*mv, -self.worth(after(position, *mv)))).collect()
    }

    fn between(&mut self, position: ConnectFour, mut alpha: Worth, beta: Worth) -> Worth {
        if position.standing().is_some() {
            // Only the player who moved last can have four in a row.
            return if position.winner().is_some() { -1 } else { 0 };
        }
        let (least, most) = self.known.get(&position).copied().unwrap_or((-1, 1));
        if least >= beta || least == most {
            return least;
        }
        if most <= alpha {
            return most;
        }
        let start = alpha;
        let mut best = -1;
        for &mv in position.legal().iter() {
            let worth = -self.between(after(position, mv), -beta, -alpha);
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        let bounds = if best <= start {
            (least, best)
        } else if best >= beta {
            (best, most)
        } else {
            (best, best)
        };
        self.known.insert(position, bounds);
        best
    }
}

fn after(mut position: ConnectFour, mv: Column) -> ConnectFour {
    position.apply(mv);
    position
}
