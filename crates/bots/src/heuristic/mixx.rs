//! Mixx: who lays last.

use crosstable_core::rng::Xoshiro;
use crosstable_core::{Game, MAX_SEATS, Scratch, Seat};
use mixx::{CardSet, Cell, Cross, Move, Position};

use crate::Heuristic;
use crate::maths::logistic;
use crate::utility::by_pairs;

/// The seat that lays last wins the whole cross: leave the others nothing that fits, and keep something that does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mixx;

/// A rollout takes the best of this many random moves, by their priors.
const CANDIDATES: usize = 2;

/// How uncertain a lead is, in cards, for the square root of the cards still to come.
const NOISE: f32 = 1.5;

impl Heuristic<Position> for Mixx {
    const CUTOFF: Option<u32> = Some(0);
    const PRIORS: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((2.0, 0.35));
    const BIAS: f32 = 0.3;
    const EXPLORATION: f32 = 0.3;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let players = position.players();
        let mut cards = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            cards[seat.index()] = f32::from(position.won(seat));
        }
        // A seat that goes on alone has the cross already.
        if position.in_run() {
            cards[position.turn().index()] += f32::from(position.cross().len());
        }
        let rest = (position.pile().len() + position.cards_to_come()) as f32;
        let noise = NOISE * (rest + f32::from(position.cross().len()) + 1.0).sqrt();
        by_pairs(players, |seat, other| {
            let lead = cards[seat.index()] - cards[other.index()];
            logistic(lead / noise)
        })
    }

    fn is_quiet(&self, position: &Position) -> bool {
        position.cross().is_empty()
    }

    fn rollout(&self, position: &Position, scratch: &mut Scratch<Position>, rng: &mut Xoshiro) -> Move {
        let mut best = position.random_move(&mut scratch.moves, rng);
        if !matches!(best, Move::Lay { .. }) {
            return best;
        }
        let mut most = self.prior(position, best);
        for _ in 1..CANDIDATES {
            let other = position.random_move(&mut scratch.moves, rng);
            let prior = self.prior(position, other);
            if prior > most {
                (best, most) = (other, prior);
            }
        }
        best
    }

    fn prior(&self, position: &Position, mv: Move) -> f32 {
        // To stop has no prior: it takes the cross as it is, and another card makes it larger.
        let (Some(seat), Move::Lay { cell, .. }) = (position.actor().seat(), mv) else { return 0.0 };
        let mut after = *position;
        after.apply(mv);
        let open = open(&after);
        let own = after.stock(seat).and(open).len() as f32;
        let mut others = 0.0;
        // The next to act matters most; those after it see a different board.
        let (mut weight, mut next) = (1.0, seat);
        for _ in 1..after.players() {
            next = next.next(after.players());
            others += weight * chances(after.stock(next).and(open).len());
            weight *= 0.7;
        }
        let size = f32::from(after.cross().len());
        let prior = ((chances(own as u32) * 0.6 - others) * (0.5 + 0.1 * size) + 4.0) / 8.0;
        if is_mirrored(position.cross(), cell) { prior - 1.0 } else { prior }
    }

    fn branches(&self, _: &Position, outcome: Move) -> bool {
        // Which of sixty cards is drawn hardly changes what to lay now.
        matches!(outcome, Move::Start(_))
    }

    /// The cards won, those of the cross for the seat that goes on alone, and a little for each own card that fits.
    fn in_sight(&self, position: &Position, seat: Seat) -> f32 {
        let taken = if position.in_run() && position.turn() == seat { position.cross().len() } else { 0 };
        let fitting = position.stock(seat).and(open(position)).len();
        f32::from(position.won(seat)) + f32::from(taken) + 0.1 * fitting as f32
    }
}

/// Whether a card on this cell has the same effect as on another one: the ends of an axis are equivalent, and so are the
/// sides of a line.
fn is_mirrored(cross: &Cross, cell: Cell) -> bool {
    let (x, y) = (cell.x(), cell.y());
    match cross.centre() {
        Some(centre) => x > centre.x() || y > centre.y(),
        None if cross.len() == 1 => (x, y) != (-1, 0),
        None => {
            let across =
                [-1, 1].into_iter().filter_map(|x| Cell::new(x, 0)).any(|cell| cross.at(cell).is_some());
            let (along, beside) = if across { (x, y) } else { (y, x) };
            beside > 0 || beside == 0 && along > 0
        }
    }
}

/// Cards that fit somewhere.
fn open(position: &Position) -> CardSet {
    let mut bits = CardSet::from_bits(0);
    position.cross().for_each_place(position.shape(), |_, cards| bits = bits.or(cards));
    bits
}

/// How likely a seat with this many fitting cards can lay: the first ones count most.
fn chances(fitting: u32) -> f32 {
    1.0 - 1.0 / (1_u64 << fitting.min(63)) as f32 + 0.02 * fitting as f32
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::SeedableRng;
    use crosstable_core::{Play, Setup, Viewer};

    use super::*;

    #[test]
    fn mirrored_cells_leave_the_same_cards_fitting() {
        let mut mirrored = 0;
        for seed in 0..20 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let mut game = Position::from_setup(&Setup::players(2)).expect("two can play");
            while let Some(step) = game.random_step(&mut scratch, &mut rng) {
                let legal = game.legal();
                for (cell, card) in legal.iter().copied().filter_map(lay) {
                    if is_mirrored(game.cross(), cell) {
                        mirrored += 1;
                        let same = legal.iter().copied().filter_map(lay).any(|(other, same)| {
                            let fitting = [cell, other].map(|cell| {
                                let mut after = game;
                                after.apply(Move::Lay { cell, card });
                                open(&after)
                            });
                            same == card && !is_mirrored(game.cross(), other) && fitting[0] == fitting[1]
                        });
                        assert!(
                            same,
                            "seed {seed}: {card} on {cell}\n{}",
                            game.layout_for(Viewer::Spectator).text_board(ToString::to_string)
                        );
                    }
                }
                game.apply(step);
            }
        }
        assert!(mirrored > 1_000, "{mirrored}");
    }

    #[test]
    fn between_rounds_only_the_lead_counts() {
        for seed in 0..10 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let mut game = Position::from_setup(&Setup::players(2)).expect("two can play");
            while let Some(step) = game.random_step(&mut scratch, &mut rng) {
                let [one, two, ..] = Mixx.evaluate(&game);
                assert!((one + two - 1.0).abs() < 1e-4, "seed {seed}: {one} and {two}");
                let [first, second] = [0, 1].map(|seat| game.won(Seat::new(seat)));
                if game.cross().is_empty() {
                    assert_eq!(first.cmp(&second), one.total_cmp(&two), "seed {seed}");
                }
                game.apply(step);
            }
        }
    }

    fn lay(mv: Move) -> Option<(Cell, mixx::Card)> {
        match mv {
            Move::Lay { cell, card } => Some((cell, card)),
            _ => None,
        }
    }
}
