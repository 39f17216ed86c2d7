//! Temporal differences: greedy games, in which every position learns from those that follow.
//!
//! The result of a game is noisy where luck decides much. The value of the next positions is not, so far fewer games are
//! needed to tell two moves apart. Only for networks without units. On one thread, in a fixed order.
//!
//! The value of a position is the chance to be first, so that the values of all seats add up to one; where two play it is the
//! chance to win.

use crosstable_bots::Heuristic;
use crosstable_bots::learned::{Inputs, Learned};
use crosstable_bots::maths::ln;
use crosstable_bots::net::{Net, OUTPUT_SCALE, UNITS, first_places};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, MAX_SEATS, MoveList, Play, Scratch, Seat, Setup, Standing, Viewer};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Td {
    /// How many games are played.
    pub games: u64,
    /// How much the result counts against the values in between: 1 for the result alone, 0 for the next value alone.
    pub lambda: f32,
    /// The size of a step at the beginning; it shrinks to a hundredth.
    pub rate: f32,
    /// How likely a move is drawn at random. Nothing is learned from what follows about what was before.
    pub strays: f32,
    /// Decides everything that is random.
    pub seed: u64,
}

/// So many games are played with the same weights.
const BATCH: u64 = 50;

/// A position of a game as it was met.
struct Met {
    inputs: [Vec<u16>; MAX_SEATS],
    /// The standings that the network corrects.
    begin: [f32; MAX_SEATS],
    value: [f32; MAX_SEATS],
    /// What the hand-written evaluation says.
    base: [f32; MAX_SEATS],
    /// The next move was drawn at random.
    stray: bool,
}

/// Plays and learns. After every hundredth of the games `on` hears how many there were, and how well positions of two players
/// foretold their results before they were learned from: the mean log loss, and that of the hand-written evaluation.
pub fn learn_by_differences<G: Game, I: Inputs<G>>(how: Td, mut on: impl FnMut(u64, f64, f64)) -> Net {
    assert!(I::LINEAR, "only what is added up can be learned so");
    let mut weights = vec![0.0_f32; I::COUNT];
    let mut squares = vec![0.0_f32; I::COUNT];
    let mut net = rounded(&weights, I::HEADS);
    let (mut loss, mut base_loss, mut count) = (0.0, 0.0, 0_u32);
    for number in 0..how.games {
        if number % BATCH == 0 {
            net = rounded(&weights, I::HEADS);
        }
        let (met, shares, players) = play::<G, I>(&Learned::new(&net), how, number);
        let done = number as f32 / how.games as f32;
        let rate = how.rate * (1.0 - 0.99 * done);
        let mut target = shares;
        for position in met.iter().rev() {
            if position.stray {
                target = position.value;
                continue;
            }
            let standings = std::array::from_fn(|seat| {
                let sum: f32 = position.inputs[seat].iter().map(|input| weights[usize::from(*input)]).sum();
                position.begin[seat] + sum
            });
            let value = first_places(&standings, players);
            for seat in 0..usize::from(players) {
                let gradient = value[seat] - target[seat];
                for input in &position.inputs[seat] {
                    let at = usize::from(*input);
                    squares[at] += gradient * gradient;
                    weights[at] -= rate * gradient / (1.0 + squares[at]).sqrt();
                }
                if players == 2 {
                    loss -= f64::from(shares[seat] * ln(position.value[seat].max(1e-6)));
                    base_loss -= f64::from(shares[seat] * ln(position.base[seat].max(1e-6)));
                }
            }
            count += u32::from(players == 2);
            for (target, value) in target.iter_mut().zip(position.value) {
                *target = how.lambda * *target + (1.0 - how.lambda) * value;
            }
        }
        if (number + 1) % (how.games / 100).max(1) == 0 {
            let count = f64::from(std::mem::take(&mut count).max(1));
            on(number + 1, std::mem::take(&mut loss) / count, std::mem::take(&mut base_loss) / count);
        }
    }
    rounded(&weights, I::HEADS)
}

fn rounded(weights: &[f32], heads: usize) -> Net {
    let direct =
        weights.iter().map(|weight| (weight * OUTPUT_SCALE).round().clamp(-32_767.0, 32_767.0) as i16);
    Net::new(vec![[0; UNITS]; weights.len()], direct.collect(), [0; UNITS], vec![[0; UNITS]; heads])
}

/// A game in which everybody takes the move that looks best; its positions, and the share of the first place of each seat.
fn play<G: Game, I: Inputs<G>>(
    heuristic: &Learned<'_, G, I>,
    how: Td,
    number: u64,
) -> (Vec<Met>, [f32; MAX_SEATS], u8) {
    let mut rng = Xoshiro::seed_from_u64(how.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let players = [2, 2, 3, 4][number as usize % 4].clamp(G::SEATS.0, G::SEATS.1);
    let mut position = G::from_setup(&Setup::players(players)).expect("the default options are allowed");
    let (mut scratch, mut moves) = (Scratch::<G>::new(), MoveList::new());
    let (mut met, mut begun) = (Vec::new(), false);
    loop {
        let actor = position.actor();
        begun |= matches!(actor, Actor::Seat(_));
        if actor == Actor::Over {
            break;
        }
        let mut stray = false;
        let step = match actor {
            Actor::Seat(seat) => {
                moves.clear();
                position.moves(&mut moves);
                stray = moves.len() > 1 && (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 <= how.strays;
                if stray || moves.len() == 1 {
                    moves[below(&mut rng, moves.len() as u32) as usize]
                } else {
                    let seen = G::sample(&position.view(Viewer::Seat(seat)), &mut rng);
                    best::<G, I>(heuristic, &seen, seat, &moves)
                }
            }
            _ => position.random_outcome(&mut scratch.outcomes, &mut rng),
        };
        if begun && (I::CUTOFF_AT_CHANCE || actor != Actor::Chance) {
            let mut inputs: [Vec<u16>; MAX_SEATS] = Default::default();
            I::each(&position, |side, input| inputs[side].push(input as u16));
            let begin = I::begin(&position);
            let value = first_places(&heuristic.standings(&position), players);
            let base = I::Base::default().evaluate(&position);
            met.push(Met { inputs, begin, value, base, stray });
        }
        position.apply(step);
    }
    let standing = position.standing().expect("the game is over");
    (met, by_first_place(&standing), players)
}

/// The move after which the seat is most likely first.
fn best<G: Game, I: Inputs<G>>(
    heuristic: &Learned<'_, G, I>,
    position: &G,
    seat: Seat,
    moves: &[G::Move],
) -> G::Move {
    let mut best = (moves[0], f32::NEG_INFINITY);
    for mv in moves {
        let mut after = position.clone();
        after.apply(*mv);
        let worth = match after.standing() {
            Some(standing) => by_first_place(&standing),
            None => first_places(&heuristic.standings(&after), after.players()),
        };
        if worth[seat.index()] > best.1 {
            best = (*mv, worth[seat.index()]);
        }
    }
    best.0
}

/// For each seat the share of the first place it has: 1 for the only winner, 0 for all who are not first.
fn by_first_place(standing: &Standing) -> [f32; MAX_SEATS] {
    let first: f32 = standing.ranks().iter().map(|rank| f32::from(u8::from(*rank == 1))).sum();
    let mut shares = [0.0; MAX_SEATS];
    for (share, rank) in shares.iter_mut().zip(standing.ranks()) {
        if *rank == 1 {
            *share = 1.0 / first;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use crosstable_bots::learned::CrossRoadsInputs;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let how = Td { games: 300, lambda: 0.7, rate: 0.1, strays: 0.05, seed: 1 };
        let mut losses = Vec::new();
        let learn = |losses: &mut Vec<f64>| {
            learn_by_differences::<cross_roads::Position, CrossRoadsInputs>(how, |_, loss, _| {
                losses.push(loss);
            })
        };
        let first = learn(&mut losses);
        assert_eq!(first, learn(&mut Vec::new()));
        assert_eq!(losses.len(), 100);
    }
}
