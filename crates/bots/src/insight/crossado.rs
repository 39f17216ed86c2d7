//! Crossado: who needs fewer pips to bring all pieces home.

mod chart;
mod ways;

use crossado::{Fields, Move, Plank, Planks, Position, Stage};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::chart::{Chart, with_chart};
use self::ways::{DIE, Scale, stand};
use crate::Insight;
use crate::utility::by_pairs;

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

/// For so many turns a seat counts as held up that cannot walk its rolls.
const HOLD_UP: f32 = 0.4;

/// Pips that laying a plank elsewhere is worth to who may.
const RELAY: f32 = 3.0;

/// How much the pips count that others save by a plank.
const GIFT: f32 = 0.8;

/// How much luck blurs a lead, for each pip that is still needed.
const LUCK: f32 = 0.7;

impl Insight<Position> for Crossado {
    const CUTOFF: Option<u32> = Some(0);
    const STILL: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.4));
    const PROMISES: bool = true;
    const CURIOSITY: f32 = 0.03;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let mut needs = [0.0; MAX_SEATS];
        let mut rolled = 0.0;
        for seat in Seat::all(position.players()) {
            let need = Need::of(position, seat, position.covered());
            needs[seat.index()] = match position.stage() {
                Stage::Moving { seat: mover, die, .. } if mover == seat => {
                    rolled = need.closer[usize::from(die) % (DIE + 1)];
                    need.pips
                }
                Stage::Relaying { seat: mover, .. } if mover == seat => need.pips,
                _ => need.with_hold_ups(),
            };
        }
        let mut plays = |seat: Seat, pips: f32| {
            needs[seat.index()] -= pips;
            needs[seat.next(position.players()).index()] -= NEXT;
        };
        match position.stage() {
            Stage::Rolling { seat, .. } | Stage::Laying { seat } => needs[seat.index()] -= NEXT,
            Stage::Moving { seat, die, relaid } => {
                let relays = if !relaid && matches!(die, 1 | 6) { RELAY } else { 0.0 };
                plays(seat, rolled + relays);
            }
            Stage::Relaying { seat, die, taken } => {
                plays(seat, f32::from(die) + best_lay(position, seat, taken));
            }
            Stage::Lot | Stage::Over => {}
        }
        // A lead is blurred by what is still to come.
        by_pairs(position.players(), |seat, other| {
            let (mine, theirs) = (needs[seat.index()], needs[other.index()]);
            let blur = LUCK * (mine + theirs).max(2.0).sqrt();
            1.0 / (1.0 + ((mine - theirs) / blur).exp())
        })
    }

    fn promise(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.5 };
        let pips = match (position.stage(), mv) {
            (_, Move::Plank(plank) | Move::Lay(plank)) => {
                with_chart(position, |chart| worth(chart, position, seat, plank))
            }
            (Stage::Moving { die, .. }, Move::Take(plank)) => {
                let without = position.covered() - plank.fields();
                let lost = |seat| {
                    let [after, before] =
                        [without, position.covered()].map(|covered| Need::of(position, seat, covered));
                    after.with_hold_ups() - before.with_hold_ups()
                };
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

/// What a seat still needs.
#[derive(Clone, Copy)]
struct Need {
    /// Pips to walk.
    pips: f32,
    /// By roll the pips it brings a piece closer at best.
    closer: [f32; DIE + 1],
}

impl Need {
    /// What a seat needs if these fields were covered.
    fn of(position: &Position, seat: Seat, covered: Fields) -> Self {
        let pieces = position.pieces(seat);
        let left = pieces.waiting + pieces.crossing.len() as u8;
        let scale = Scale::of(left);
        let walks = !matches!(position.stage(), Stage::Laying { .. });
        let stand = stand(position, seat, covered, scale, walks);
        let rest = if left == 0 { 0.0 } else { EXACT * f32::from(left) + LAST };
        let closer = if walks { stand.closer } else { [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0] };
        Need { pips: scale.pips(stand.cost) + rest, closer }
    }

    /// The pips, and what the next rolls bring less than usual because they cannot be walked.
    fn with_hold_ups(self) -> f32 {
        let closer = self.closer.iter().sum::<f32>() / DIE as f32;
        self.pips + HOLD_UP * (2.0 * NEXT - closer)
    }
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

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro, pick};
    use crosstable_core::{MoveList, Play, Scratch, Setup};

    use super::*;

    /// What the chart says about a plank is what is found when it is laid.
    #[test]
    fn a_plank_saves_what_the_chart_says() {
        let (mut planks, mut saving) = (0, 0);
        for seed in 0..8 {
            let mut rng = Xoshiro::seed_from_u64(seed);
            let mut scratch = Scratch::new();
            let mut game =
                Position::from_setup(&Setup::players(2 + seed as u8 % 3).with("limit", "40")).unwrap();
            while let Some(mv) = game.random_step(&mut scratch, &mut rng) {
                if let Move::Plank(plank) | Move::Lay(plank) = mv {
                    for seat in Seat::all(game.players()) {
                        let saved = with_chart(&game, |chart| chart.saved(seat, plank));
                        let after = Need::of(&game, seat, game.covered() | plank.fields());
                        let before = Need::of(&game, seat, game.covered());
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

    /// A plank that goes on where a way has begun is better than one beside it.
    #[test]
    fn promising_planks_go_on_with_a_way() {
        let mut game = Position::from_setup(&Setup::players(2).with("start", "1")).unwrap();
        for token in ["plank:c2h", "plank:j13h"] {
            game.play_token(token).unwrap();
        }
        let promise = |token: &str| Crossado.promise(&game, crosstable_core::read_token(token).unwrap());
        assert!(promise("plank:f2h") > promise("plank:c1h"));
    }

    #[test]
    fn chances_are_shares_of_the_same_games() {
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
                let promise = Crossado.promise(&game, pick(&mut rng, &moves));
                assert!((0.0..=1.0).contains(&promise), "seed {seed}: {promise}");
            }
        }
    }
}
