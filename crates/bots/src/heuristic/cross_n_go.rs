//! Cross'N Go: the seat that needs fewer turns to bring all figures across is ahead.

mod track;

use cross_n_go::{Move, Phase, Position};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::track::{POINTS, Track, spend_the_rest};
use crate::Heuristic;
use crate::maths::logistic;
use crate::utility::{by_pairs, mean_of_others};

/// Estimates how many turns the figures need, and how many of them the points of a turn save.
///
/// A figure's turns follow from the rows it has to go and from how far the next bars are out of line with it. A turn saves
/// the best run that its points can open, by shifts of the figure's bar and of the bars ahead of it. So a single shift
/// counts as part of the run that it prepares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrossNGo;

/// Turns a joker in hand is worth.
const JOKER: f32 = 0.45;

/// What it is worth to be next, in turns.
const NEXT: f32 = 0.5;

/// How much of what a seat's next turn saves is still there after the turns of others.
const LATER: f32 = 0.5;

/// How uncertain a lead is, for each turn that is still needed.
const NOISE: f32 = 0.35;

/// The turns that a seat still needs.
#[derive(Clone, Copy, Default)]
struct TurnsLeft {
    /// If all of them are average ones.
    turns: f32,
    /// The turns that the next turn saves, by points.
    saved: [f32; POINTS + 1],
}

impl TurnsLeft {
    fn of(position: &Position, seat: Seat) -> Self {
        let mut left = TurnsLeft { turns: 0.0, saved: [0.0; POINTS + 1] };
        for colour in position.colours(seat).iter() {
            let track = Track::of(position, colour, position.side(seat));
            left.turns += track.turns();
            track.best_runs(&mut left.saved);
        }
        spend_the_rest(&mut left.saved);
        left.turns -= JOKER * f32::from(position.jokers(seat));
        left
    }

    /// How much more than average the next turn saves, before the die is rolled. A six brings a joker and another roll.
    fn expected_gain(&self) -> f32 {
        let sum: f32 = self.saved[1..].iter().sum();
        let roll = sum / 6.0;
        roll + (roll + JOKER) / 6.0 - 1.0
    }
}

impl Heuristic<Position> for CrossNGo {
    const CUTOFF: Option<u32> = Some(0);
    const CUTOFF_AT_CHANCE: bool = true;
    const WIDENING: Option<(f32, f32)> = Some((2.0, 0.4));
    const PRIORS: bool = true;
    const BIAS: f32 = 0.1;
    const EXPLORATION: f32 = 0.04;

    fn evaluate(&self, position: &Position) -> [f32; MAX_SEATS] {
        let players = position.players();
        let Some(turn) = position.turn() else { return [0.5; MAX_SEATS] };
        let playing = position.phase() == Phase::Play;
        let next = if playing { turn.next(players) } else { turn };
        let mut turns = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            let left = TurnsLeft::of(position, seat);
            turns[seat.index()] = left.turns
                - if playing && seat == turn {
                    left.saved[usize::from(position.points()).min(POINTS)]
                } else if seat == next {
                    left.expected_gain() + NEXT
                } else {
                    LATER * left.expected_gain()
                };
        }
        // The more turns are left, the less certain is a lead.
        by_pairs(players, |seat, other| {
            let (mine, theirs) = (turns[seat.index()], turns[other.index()]);
            let noise = NOISE * (mine + theirs).max(1.0).sqrt();
            logistic((theirs - mine) / noise)
        })
    }

    fn prior(&self, position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.5 };
        let mut after = *position;
        after.apply(mv);
        match after.standing() {
            Some(standing) => self.utility(&standing)[seat.index()],
            None => self.evaluate(&after)[seat.index()],
        }
    }

    fn harm(&self, before: &Position, after: &Position, seat: Seat) -> f32 {
        let turns = |position, seat| {
            let left = TurnsLeft::of(position, seat);
            left.turns - left.expected_gain()
        };
        let own = turns(before, seat);
        mean_of_others(before.players(), seat, |other| {
            let was = turns(before, other);
            (turns(after, other) - was) / (NOISE * (own + was).max(1.0).sqrt())
        })
    }

    /// The rows that the figures have come, and the best lane that is open now or nearly so.
    fn in_sight(&self, position: &Position, seat: Seat) -> f32 {
        let (mut to_go, mut ahead) = (0, 0.0_f32);
        for colour in position.colours(seat).iter() {
            let track = Track::of(position, colour, position.side(seat));
            to_go += track.rows_to_go();
            ahead = ahead.max(track.best_lane());
        }
        ahead - to_go as f32
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::{Play, Setup};

    use super::*;
    use crate::greedy;

    /// Seat 1 is red and begins, the bars lie in the order of the table.
    fn table(rolls: &str) -> Position {
        let mut table = Position::from_setup(&Setup::players(2).with("start", "1")).unwrap();
        let bars = "R.B.G.Y. BRY.R.BG G.BR.YRG YGR.YBR. .YG.BRGB B.YBG.YR YBGRY.G. RB.GRY.B .G.YBGRB GRBY.GY. RY.G.RBY";
        for bar in bars.split(' ') {
            table.play_token(&format!("~bar:{bar}")).unwrap();
        }
        for token in "~colour:red ~colour:blue".split(' ').chain(rolls.split(' ')) {
            table.play_token(token).unwrap();
        }
        table
    }

    /// Plays greedily until the die is rolled again.
    fn turn(table: &mut Position, seat: Seat) -> Vec<String> {
        let mut tokens = Vec::new();
        while table.actor().seat() == Some(seat) {
            let view = table.view(crosstable_core::Viewer::Seat(seat));
            let report = greedy::<Position, _>(&CrossNGo, &view, seat, 1).unwrap();
            tokens.push(report.chosen.to_string());
            table.play(report.chosen).unwrap();
        }
        tokens
    }

    /// With one point only a shift of the second bar or of red's own bar opens a run.
    #[test]
    fn a_single_shift_opens_the_lane() {
        let mut table = table("~d1");
        let tokens = turn(&mut table, Seat::new(0));
        assert_eq!(tokens.last().map(String::as_str), Some("run:1.1"), "{tokens:?}");
    }

    /// Without a point no figure of red can run, with one it comes to row 2, with three to row 3: by one shift of its
    /// bar and two of the third one, which only pay together.
    #[test]
    fn several_shifts_count_as_one_run() {
        let left = TurnsLeft::of(&table("~d3"), Seat::new(0));
        assert!(left.saved[0].abs() < 1e-6, "{:?}", left.saved);
        assert!(left.saved[1] > 0.2, "{:?}", left.saved);
        assert!(left.saved[3] > left.saved[1] + 0.2, "{:?}", left.saved);
    }

    #[test]
    fn some_moves_harm_the_other_seat_and_some_help_it() {
        let (table, seat) = (table("~d4"), Seat::new(0));
        let harm = |mv: Move| {
            let mut after = table;
            after.apply(mv);
            CrossNGo.harm(&table, &after, seat)
        };
        let harms: Vec<(Move, f32)> = table.legal().iter().map(|mv| (*mv, harm(*mv))).collect();
        assert!(harms.iter().any(|(_, harm)| *harm > 0.1), "{harms:?}");
        assert!(harms.iter().any(|(_, harm)| *harm < 0.0), "{harms:?}");
        assert!(CrossNGo.harm(&table, &table, seat).abs() < 1e-6);
    }

    #[test]
    fn chances_of_all_seats_add_up() {
        let table = table("~d4");
        for &mv in table.legal().iter() {
            let mut after = table;
            after.apply(mv);
            let [one, two, ..] = CrossNGo.evaluate(&after);
            assert!((0.0..=1.0).contains(&one) && (one + two - 1.0).abs() < 1e-4, "{mv}: {one} and {two}");
            assert!((CrossNGo.prior(&table, mv) - one).abs() < 1e-6, "{mv}");
        }
    }
}
