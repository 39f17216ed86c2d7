//! Cross'N Go: who needs fewer turns to bring all figures across.

mod track;

use cross_n_go::{Move, Phase, Position};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::track::{POINTS, Track, spend_the_rest};
use crate::Insight;
use crate::utility::by_pairs;

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
        // A lead is blurred by what is still to come.
        by_pairs(players, |seat, other| {
            let (mine, theirs) = (turns[seat.index()], turns[other.index()]);
            let blur = LUCK * (mine + theirs).max(1.0).sqrt();
            1.0 / (1.0 + ((mine - theirs) / blur).exp())
        })
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

    /// With one point the only run of red is opened by the second bar or its own.
    #[test]
    fn a_single_shift_opens_the_lane() {
        let mut table = table("~d1");
        let tokens = turn(&mut table, Seat::new(0));
        assert_eq!(tokens.last().map(String::as_str), Some("run:1.1"), "{tokens:?}");
    }

    /// Without a point no figure of red can run, with one it comes to row 2, with three to row 3: by one shift of its
    /// own bar and two of the third one, which only pay together.
    #[test]
    fn several_shifts_are_seen_as_one_run() {
        let outlook = Outlook::of(&table("~d3"), Seat::new(0));
        assert!(outlook.saved[0].abs() < 1e-6, "{:?}", outlook.saved);
        assert!(outlook.saved[1] > 0.2, "{:?}", outlook.saved);
        assert!(outlook.saved[3] > outlook.saved[1] + 0.2, "{:?}", outlook.saved);
    }

    #[test]
    fn chances_are_shares_of_the_same_games() {
        let table = table("~d4");
        for &mv in table.legal().iter() {
            let mut after = table;
            after.apply(mv);
            let [one, two, ..] = CrossNGo.evaluate(&after);
            assert!((0.0..=1.0).contains(&one) && (one + two - 1.0).abs() < 1e-4, "{mv}: {one} and {two}");
            assert!((CrossNGo.promise(&table, mv) - one).abs() < 1e-6, "{mv}");
        }
    }
}
