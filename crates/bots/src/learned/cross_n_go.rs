//! Cross'N Go: the figures and their ways, the runs that the next points open, and who leads with how many turns left.

mod lanes;

use cross_n_go::{Move, Position, ROWS};
use crosstable_core::{Game, MAX_SEATS, Seat};

use self::lanes::{Due, POINTS, TURN, Table};
use super::Inputs;
use crate::CrossNGo;

/// What each figure has before it, what the next turn brings, and how the seat stands against the best of the others.
pub struct CrossNGoInputs;

/// Stages by the turns that a seat has left.
const STAGES: usize = 8;
/// Stages that choose the head.
const HEADS: usize = 4;
/// What may be due for a seat.
const DUES: usize = 4;
/// A lead in rows, from 15 behind to 15 ahead.
const LEADS: usize = 31;
/// Marks of the scale on which a lead in turns is read.
const TURNS: usize = 21;
/// Marks of the scale on which what a turn saves is read.
const SAVED: usize = 9;
/// Marks of the scale on which the turns are read that a seat needs.
const NEEDED: usize = 19;
/// Parts between two marks.
const PARTS: i32 = 8;

// Where each kind of input begins.
const ROW: usize = 0;
const GAP: usize = ROW + ROWS * STAGES;
const NEEDS: usize = GAP + 5 * 6;
const LEAD_TURNS: usize = NEEDS + 3 * NEEDED;
const SAVES: usize = LEAD_TURNS + 3 * STAGES * TURNS;
const CROSS: usize = SAVES + DUES * SAVED;
const LEAD: usize = CROSS + DUES * 7 * STAGES;
const ACROSS: usize = LEAD + LEADS * STAGES;
const LATE: usize = ACROSS + 5 * STAGES;
const LEAD_RUN: usize = LATE + 4 * 3 * LEADS;
const JOKER: usize = LEAD_RUN + 2 * LEADS * STAGES;
const JOKERS: usize = JOKER + 3 * DUES * STAGES;
const TURN_OF: usize = JOKERS + 3 * 3 * STAGES;
const SHUT: usize = TURN_OF + 3 * DUES * (POINTS + 1);
const COUNT: usize = SHUT + DUES * 6;

impl Inputs<Position> for CrossNGoInputs {
    type Base = CrossNGo;
    const COUNT: usize = COUNT;
    const HEADS: usize = 3 * HEADS;

    fn head(position: &Position) -> usize {
        usize::from(position.players() - 2) * HEADS + late(stage(position.turns_left()))
    }

    fn each(position: &Position, mut add: impl FnMut(usize, usize)) {
        let table = Table::of(position);
        let players = position.players();
        let points = usize::from(position.points()).min(POINTS);
        // By seat what the result goes by (CN-23), and the same after the run that the next points likely allow.
        let mut marks = [[0; 2]; MAX_SEATS];
        for seat in Seat::all(players) {
            let figures = &table.figures[seat.index()];
            let across = 100 * i32::from(position.across(seat));
            let run = figures.gain[if table.due[seat.index()] == Due::Play { points } else { 3 }];
            marks[seat.index()] = [across - figures.to_go, across - figures.to_go + i32::from(run)];
        }
        for seat in Seat::all(players) {
            let side = seat.index();
            let (figures, due) = (&table.figures[side], table.due[side]);
            let stage = stage(position.turns_left_of(seat));
            let mut add = |input| add(side, input);
            for figure in figures.iter() {
                for _ in 0..figure.count {
                    add(ROW + usize::from(figure.row) % ROWS * STAGES + stage);
                }
                for (ahead, gap) in figure.gaps.iter().enumerate() {
                    add(GAP + ahead * 6 + usize::from(*gap));
                }
            }
            let (few, later) = (usize::from(players - 2), due as usize);
            scale(figures.needs, TURN, NEEDED, |mark| add(NEEDS + few * NEEDED + mark));
            let saved = match due {
                Due::Play => i32::from(figures.saved[points]),
                _ => figures.expected() + TURN,
            };
            scale(saved, TURN / 2, SAVED, |mark| add(SAVES + later * SAVED + mark));
            add(CROSS + (later * STAGES + stage) * 7 + figures.cross().min(6));

            let others = || Seat::all(players).filter(|other| *other != seat);
            let ahead = others().map(|other| table.lead(seat, other)).min().unwrap_or(0);
            scale(ahead + 5 * 64, 32, TURNS, |mark| add(LEAD_TURNS + (few * STAGES + stage) * TURNS + mark));

            // The one of the others who would be first if the game ended now.
            let rival = others().max_by_key(|other| marks[other.index()][0]).unwrap_or_default();
            let rows = table.figures[rival.index()].to_go - figures.to_go;
            let across = i32::from(position.across(seat)) - i32::from(position.across(rival));
            add(LEAD + stage * LEADS + level(rows, LEADS));
            add(ACROSS + stage * 5 + level(across, 5));
            if stage < 4 {
                add(LATE + (stage * 3 + level(across, 3)) * LEADS + level(rows, LEADS));
            }
            let after = marks[side][1] - marks[rival.index()][1];
            let playing = usize::from(due == Due::Play);
            add(LEAD_RUN + (playing * STAGES + stage) * LEADS + level(after, LEADS));
            let jokers = [seat, rival].map(|seat| usize::from(position.jokers(seat)).min(2));
            add(JOKER + (later * STAGES + stage) * 3 + jokers[0]);
            add(JOKERS + (stage * 3 + jokers[0]) * 3 + jokers[1]);
            let left = if due == Due::Play { points } else { 0 };
            add(TURN_OF + (few * DUES + later) * (POINTS + 1) + left);
            add(SHUT + later * 6 + figures.shut.min(5));
        }
    }

    fn prior(position: &Position, mv: Move) -> f32 {
        let Some(seat) = position.actor().seat() else { return 0.5 };
        Table::of(position).share_after(position, seat, mv)
    }

    fn priors(position: &Position, moves: &[Move], priors: &mut Vec<f32>) {
        let Some(seat) = position.actor().seat() else { return };
        let table = Table::of(position);
        priors.extend(moves.iter().map(|mv| table.share_after(position, seat, *mv)));
    }
}

/// The stage of a seat with this many turns left.
fn stage(turns: u16) -> usize {
    match turns {
        0..=2 => usize::from(turns),
        3..=4 => 3,
        5..=7 => 4,
        8..=12 => 5,
        13..=20 => 6,
        _ => 7,
    }
}

/// The part of the game of a stage.
fn late(stage: usize) -> usize {
    [0, 0, 0, 1, 1, 2, 2, 3][stage % STAGES]
}

/// A lead as one of this many levels, an odd number, with no lead in the middle.
fn level(lead: i32, levels: usize) -> usize {
    let most = levels as i32 / 2;
    (lead.clamp(-most, most) + most) as usize
}

/// Reads a number on a scale that begins at zero: names the two marks around it, together [`PARTS`] times, the nearer one
/// more often. So a small change counts a little, wherever the marks are.
#[inline]
fn scale(number: i32, step: i32, marks: usize, mut add: impl FnMut(usize)) {
    let at = (number * PARTS / step).clamp(0, PARTS * (marks as i32 - 1));
    let (mark, parts) = ((at / PARTS) as usize, at % PARTS);
    for _ in parts..PARTS {
        add(mark);
    }
    for _ in 0..parts {
        add(mark + 1);
    }
}

#[cfg(test)]
mod tests {
    use crosstable_core::rng::{SeedableRng, Xoshiro};
    use crosstable_core::{Actor, Play, Scratch, Setup};

    use super::*;

    /// Where each kind of input ends.
    const ENDS: [usize; 14] = [
        GAP, NEEDS, LEAD_TURNS, SAVES, CROSS, LEAD, ACROSS, LATE, LEAD_RUN, JOKER, JOKERS, TURN_OF, SHUT,
        COUNT,
    ];

    /// Plays random games for two to four, and shows every position.
    fn random_games(seed: u64, mut show: impl FnMut(&Position)) {
        println!("seed {seed}");
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut scratch = Scratch::<Position>::new();
        for game in 0..6 {
            let mut position = Position::from_setup(&Setup::players(2 + game % 3)).unwrap();
            loop {
                let step = match position.actor() {
                    Actor::Over => break,
                    Actor::Chance => position.random_outcome(&mut scratch.outcomes, &mut rng),
                    Actor::Seat(_) => position.random_move(&mut scratch.moves, &mut rng),
                };
                position.apply(step);
                show(&position);
            }
        }
    }

    #[test]
    fn every_kind_of_input_is_used_and_none_is_too_high() {
        let mut used = [false; COUNT];
        random_games(7, |position| {
            CrossNGoInputs::each(position, |side, input| {
                assert!(side < usize::from(position.players()));
                used[input] = true;
            });
            assert!(CrossNGoInputs::head(position) < <CrossNGoInputs as Inputs<Position>>::HEADS);
        });
        let mut start = 0;
        for end in ENDS {
            assert!(used[start..end].contains(&true), "{start} to {end}");
            start = end;
        }
    }

    /// The prior of a move looks only at what changes; looking at everything must lead to the same.
    #[test]
    fn priors_are_those_of_the_position_after_the_move() {
        let mut number = 0;
        random_games(8, |position| {
            number += 1;
            let Some(seat) = position.actor().seat().filter(|_| number % 16 == 0) else { return };
            for &mv in position.legal().iter() {
                let mut after = *position;
                after.apply(mv);
                if after.actor().seat() == Some(seat) {
                    let whole = Table::of(&after).share(&after, seat);
                    assert_eq!(CrossNGoInputs::prior(position, mv).to_bits(), whole.to_bits(), "{mv}");
                }
            }
        });
    }
}
