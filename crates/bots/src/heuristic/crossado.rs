//! Crossado: the pip count, that is, how far the pieces are from the goal.

mod distance;
mod distance_table;
mod memory;
mod walks;

use crossado::{Fields, Move, Plank, Planks, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::distance::{DIE, Scale, progress};
use self::distance_table::DistanceTable;
use self::memory::{Memory, with_memory};
use crate::Heuristic;
use crate::maths::logistic;
use crate::utility::{by_pairs, mean_of_others};

/// Knows how far the pieces have to walk, and what a plank saves.
///
/// A seat's *pip count* is what its pieces have to walk to the goal, each on its shortest path, over planks or over open
/// water that has to be bridged first, which costs extra. The seat with the lower count is ahead. Good planks shorten
/// one's own paths and not those of the others; planks to take are those whose loss hurts others most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crossado;

/// The value of being next: half an average roll.
const NEXT: f32 = 1.75;

/// Pips a piece loses on average because it must enter the goal with the last pip.
const EXACT: f32 = 2.5;

/// Pips a seat loses on its last piece, when no other piece can use a roll that does not fit.
const LAST: f32 = 3.0;

/// For how many turns a seat that cannot walk its rolls counts as held up.
const HOLD_UP: f32 = 0.4;

/// The value of moving a plank, in pips.
const RELAY: f32 = 3.0;

/// How much the pips count that an opponent saves by a plank.
const OPPONENT_WEIGHT: f32 = 0.8;

/// How uncertain a lead is, for each pip that is still needed.
const NOISE: f32 = 0.7;

impl Heuristic<Position> for Crossado {
    const CUTOFF: Option<u32> = Some(0);
    const CUTOFF_AT_CHANCE: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.4));
    const PRIORS: bool = true;
    const EXPLORATION: f32 = 0.03;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        with_memory(|memory| evaluate(memory, position))
    }

    fn prior(&self, position: &Position, mv: Move) -> f32 {
        with_memory(|memory| Priors::new(memory, position).of(mv))
    }

    fn priors(&self, position: &Position, moves: &[Move], priors: &mut Vec<f32>) {
        with_memory(|memory| {
            let mut known = Priors::new(memory, position);
            priors.extend(moves.iter().map(|mv| known.of(*mv)));
        });
    }

    fn harm(&self, before: &Position, after: &Position, seat: Seat) -> f32 {
        let pips = |position, seat| with_memory(|memory| pips_now(memory, position, seat));
        let own = pips(before, seat);
        mean_of_others(before.players(), seat, |other| {
            let was = pips(before, other);
            (pips(after, other) - was) / (NOISE * (own + was).max(2.0).sqrt())
        })
    }

    /// The pips that the pieces still have to walk, more if many rolls do not fit, less what a plank in hand and the walk
    /// after it will save.
    fn in_sight(&self, position: &Position, seat: Seat) -> f32 {
        with_memory(|memory| {
            let pips = pips_now(memory, position, seat);
            let Stage::Relaying { taken, die, .. } = position.stage() else { return -pips };
            let table = DistanceTable::of(memory, position);
            let saved = places(position, taken).map(|plank| table.saved(seat, plank)).fold(0.0, f32::max);
            saved + f32::from(die) - pips
        })
    }
}

fn evaluate(memory: &mut Memory, position: &Position) -> [f32; MAX_SEATS] {
    let mut pips_left = [0.0; MAX_SEATS];
    let mut rolled = 0.0;
    for seat in Seat::all(position.players()) {
        let count = PipCount::of(memory, position, seat, position.covered());
        pips_left[seat.index()] = match position.stage() {
            Stage::Moving { seat: mover, die, .. } if mover == seat => {
                rolled = count.closer[usize::from(die) % (DIE + 1)];
                count.pips
            }
            Stage::Relaying { seat: mover, .. } if mover == seat => count.pips,
            _ => count.with_hold_ups(),
        };
    }
    let mut plays = |seat: Seat, pips: f32| {
        pips_left[seat.index()] -= pips;
        pips_left[seat.next(position.players()).index()] -= NEXT;
    };
    match position.stage() {
        Stage::Rolling { seat, .. } | Stage::Laying { seat } => pips_left[seat.index()] -= NEXT,
        Stage::Moving { seat, die, relaid } => {
            let relays = if !relaid && matches!(die, 1 | 6) { RELAY } else { 0.0 };
            plays(seat, rolled + relays);
        }
        Stage::Relaying { seat, die, taken } => {
            plays(seat, f32::from(die) + best_lay(memory, position, seat, taken));
        }
        Stage::Lone | Stage::Lot | Stage::Over => {}
    }
    // The more pips are left, the less certain is a lead.
    by_pairs(position.players(), |seat, other| {
        let (mine, theirs) = (pips_left[seat.index()], pips_left[other.index()]);
        let noise = NOISE * (mine + theirs).max(2.0).sqrt();
        logistic((theirs - mine) / noise)
    })
}

/// The pips a seat has to walk now.
fn pips_now(memory: &mut Memory, position: &Position, seat: Seat) -> f32 {
    PipCount::of(memory, position, seat, position.covered()).with_hold_ups()
}

/// What the moves of one position are compared by, each computed when the first move needs it.
struct Priors<'a> {
    memory: &'a mut Memory,
    position: &'a Position,
    /// By seat the pips it has to walk now. All planks that can be taken are compared with them.
    pips: Option<[f32; MAX_SEATS]>,
    distances: Option<DistanceTable>,
}

impl<'a> Priors<'a> {
    const fn new(memory: &'a mut Memory, position: &'a Position) -> Self {
        Priors { memory, position, pips: None, distances: None }
    }

    fn of(&mut self, mv: Move) -> f32 {
        let position = self.position;
        let Some(seat) = position.actor().seat() else { return 0.5 };
        let pips = match (position.stage(), mv) {
            (_, Move::Plank(plank) | Move::Lay(plank)) => {
                plank_value(self.distances(), position, seat, plank)
            }
            (Stage::Moving { die, .. }, Move::Take(plank)) => self.loss(seat, plank) + RELAY + f32::from(die),
            (_, Move::Walk { from, to }) => {
                let distances = self.distances();
                distances.to_goal(seat, from) - distances.to_goal(seat, to)
            }
            _ => 0.0,
        };
        // Between 0 and 1, steepest for small differences.
        0.5 + 0.5 * pips / (8.0 + pips.abs())
    }

    fn distances(&mut self) -> &DistanceTable {
        self.distances.get_or_insert_with(|| DistanceTable::of(self.memory, self.position))
    }

    /// How many pips more it hurts an opponent than the seat itself if this plank is taken away.
    fn loss(&mut self, seat: Seat, plank: Plank) -> f32 {
        let Priors { memory, position, pips, .. } = self;
        let position = *position;
        let now = *pips.get_or_insert_with(|| {
            let mut now = [0.0; MAX_SEATS];
            for seat in Seat::all(position.players()) {
                now[seat.index()] = pips_now(memory, position, seat);
            }
            now
        });
        let without = position.covered() - plank.fields();
        let mut lost =
            |seat: Seat| PipCount::of(memory, position, seat, without).with_hold_ups() - now[seat.index()];
        let others = Seat::all(position.players()).filter(|other| *other != seat);
        let hurt = others.map(&mut lost).fold(0.0, f32::max);
        hurt - lost(seat)
    }
}

/// What a seat still has to walk.
#[derive(Clone, Copy)]
struct PipCount {
    /// Pips to walk.
    pips: f32,
    /// The most pips that a roll brings a piece closer, by roll.
    closer: [f32; DIE + 1],
}

impl PipCount {
    /// The count of a seat if these fields were covered.
    fn of(memory: &mut Memory, position: &Position, seat: Seat, covered: Fields) -> Self {
        let pieces = position.pieces(seat);
        let left = pieces.waiting + pieces.crossing.len() as u8;
        let scale = Scale::of(left);
        let walks = !matches!(position.stage(), Stage::Laying { .. });
        let progress = progress(memory, position, seat, covered, scale, walks);
        let rest = if left == 0 { 0.0 } else { EXACT * f32::from(left) + LAST };
        let closer = if walks { progress.closer } else { [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0] };
        PipCount { pips: scale.pips(progress.cost) + rest, closer }
    }

    /// The pips, plus what the next rolls bring less than average because they cannot be walked.
    fn with_hold_ups(self) -> f32 {
        let closer = self.closer.iter().sum::<f32>() / DIE as f32;
        self.pips + HOLD_UP * (2.0 * NEXT - closer)
    }
}

/// The value of a plank for a seat: the pips it saves, less those it saves an opponent.
fn plank_value(distances: &DistanceTable, position: &Position, seat: Seat, plank: Plank) -> f32 {
    let others = Seat::all(position.players()).filter(|other| *other != seat);
    let opponent = others.map(|other| distances.saved(other, plank)).fold(0.0, f32::max);
    distances.saved(seat, plank) - OPPONENT_WEIGHT * opponent
}

/// The value of the best place for the plank in hand.
fn best_lay(memory: &mut Memory, position: &Position, seat: Seat, taken: Plank) -> f32 {
    let distances = DistanceTable::of(memory, position);
    places(position, taken).fold(0.0, |best, plank| {
        // What it saves opponents only lowers its value.
        if distances.saved(seat, plank) > best {
            plank_value(&distances, position, seat, plank).max(best)
        } else {
            best
        }
    })
}

/// The places for the plank in hand.
fn places(position: &Position, taken: Plank) -> impl Iterator<Item = Plank> {
    Planks::that_fit(position.board().river() - position.covered()).without(taken).iter()
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro, pick};
    use crosstable_core::{MoveList, Play, Scratch, Setup};

    use super::*;

    #[test]
    fn a_plank_saves_what_the_distance_table_says() {
        let (mut planks, mut saving) = (0, 0);
        for seed in 0..8 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let mut game =
                Position::from_setup(&Setup::players(2 + seed as u8 % 3).with("limit", "40")).unwrap();
            while let Some(mv) = game.random_step(&mut scratch, &mut rng) {
                if let Move::Plank(plank) | Move::Lay(plank) = mv {
                    for seat in Seat::all(game.players()) {
                        let (saved, after, before) = with_memory(|memory| {
                            let saved = DistanceTable::of(memory, &game).saved(seat, plank);
                            let after = game.covered() | plank.fields();
                            let after = PipCount::of(memory, &game, seat, after);
                            (saved, after, PipCount::of(memory, &game, seat, game.covered()))
                        });
                        assert!(
                            (before.pips - after.pips - saved).abs() < 1e-3,
                            "seed {seed}, {plank} for seat {seat}"
                        );
                        saving += u32::from(saved > 0.0);
                    }
                    planks += 1;
                }
                game.apply(mv);
            }
        }
        assert!(planks > 200 && saving > 50, "{planks} planks, {saving} of them for somebody");
    }

    /// Random games ask for other ground in most positions, so that what was remembered is often replaced.
    #[test]
    fn what_is_remembered_is_what_would_be_computed() {
        for seed in 0..6 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let side = (12 + seed % 3).to_string();
            let setup = Setup::players(2 + seed as u8 % 3).with("limit", "20").with("board", &side);
            let mut game = Position::from_setup(&setup).unwrap();
            let mut remembering = Memory::new();
            for step in 0.. {
                let Some(mv) = game.random_step(&mut scratch, &mut rng) else { break };
                if step % 4 == 0 {
                    let now = evaluate(&mut Memory::new(), &game).map(f32::to_bits);
                    let remembered = evaluate(&mut remembering, &game).map(f32::to_bits);
                    assert_eq!(now, remembered, "seed {seed}, step {step}");
                }
                game.apply(mv);
            }
        }
    }

    #[test]
    fn a_plank_that_continues_a_path_is_better_than_one_beside_it() {
        let mut game = Position::from_setup(&Setup::players(2).with("start", "1")).unwrap();
        for token in ["plank:c2h", "plank:j13h"] {
            game.play_token(token).unwrap();
        }
        let prior = |token: &str| Crossado.prior(&game, crosstable_core::read_token(token).unwrap());
        assert!(prior("plank:f2h") > prior("plank:c1h"));
    }

    #[test]
    fn chances_of_all_seats_add_up() {
        for seed in 0..20 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut game = Position::from_setup(&Setup::players(2)).unwrap();
            let mut scratch = Scratch::new();
            for _ in 0..20 + 7 * seed {
                match game.random_step(&mut scratch, &mut rng) {
                    Some(mv) => game.apply(mv),
                    None => break,
                }
            }
            let [one, two, ..] = Crossado.evaluate(&game);
            assert!(
                (0.0..=1.0).contains(&one) && (one + two - 1.0).abs() < 1e-4,
                "seed {seed}: {one} and {two}"
            );
            let mut moves = MoveList::new();
            game.moves(&mut moves);
            if !moves.is_empty() {
                let prior = Crossado.prior(&game, pick(&mut rng, &moves));
                assert!((0.0..=1.0).contains(&prior), "seed {seed}: {prior}");
            }
        }
    }
}
