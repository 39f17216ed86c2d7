//! One game of a contest.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crosstable_bots::{Moment, think_any};
use crosstable_core::{Actor, MAX_SEATS, Refusal, Seat, Standing, Viewer};
use crosstable_games::AnyGame;

use crate::contest::Contest;
use crate::contestant::{Contestant, Kind};
use crate::fate::Fate;
use crate::pool::Pool;
use crate::program::{NoAnswer, Question};

/// One game of a contest.
#[derive(Debug)]
pub struct Bout {
    /// Number of the meeting, counted from 0.
    pub meeting: usize,
    /// Number of the game in it, counted from 0.
    pub game: u64,
    /// Number of the contestant on each seat.
    pub seating: Vec<usize>,
    /// How it ended.
    pub ending: Ending,
    /// How long each seat thought.
    pub thinking: Vec<Thinking>,
    /// All decisions.
    pub moves: Vec<(Seat, String)>,
    /// For each seat, the seats that win and lose together with it, itself included.
    pub(crate) sides: Vec<Vec<Seat>>,
    pub(crate) fate: Fate,
}

/// How a game of the arena ended.
#[derive(Debug)]
pub enum Ending {
    /// By the rules.
    Played(Standing),
    /// A program failed.
    Forfeited {
        /// Whose seat.
        seat: Seat,
        /// In which way.
        why: Forfeit,
    },
}

/// In which way a program failed.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// It did not answer.
    #[error(transparent)]
    NoAnswer(#[from] NoAnswer),
    /// It answered something that is no legal move.
    #[error("it answered '{answer}', which is not legal: {refusal}")]
    Refused {
        /// What, fit for one line.
        answer: String,
        /// Why not.
        refusal: Refusal,
    },
}

/// How long a seat thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// Decisions made.
    pub decisions: u64,
    /// Altogether.
    pub time: Duration,
    /// For the decision that took longest.
    pub longest: Duration,
}

impl Thinking {
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

impl Bout {
    /// The rank of each seat. Whoever forfeits is last, with those on the same side; all others share the first rank.
    pub fn ranks(&self) -> Vec<u8> {
        match &self.ending {
            Ending::Played(standing) => standing.ranks().to_vec(),
            Ending::Forfeited { seat, .. } => {
                let lost = &self.sides[seat.index()];
                let seats = Seat::all(self.seating.len() as u8);
                seats.map(|seat| if lost.contains(&seat) { 2 } else { 1 }).collect()
            }
        }
    }

    /// Plays game number `game` of a meeting; nothing if it was stopped.
    pub(crate) fn play(
        contest: &Contest,
        (meeting, game, seating): (usize, u64, Vec<usize>),
        pool: &mut Pool,
        stop: &Arc<AtomicBool>,
    ) -> Option<Bout> {
        let fate = Fate::new(contest.seed, meeting as u64, game);
        let players = contest.options.players();
        let devices =
            Seat::all(players).filter(|seat| has_device(&contest.contestants[seating[seat.index()]]));
        let stream = fate.stream(devices);
        let mut position = AnyGame::new(contest.game, &contest.options.setup())
            .expect("options in force make a valid set-up");
        let mut thinking = [Thinking::default(); MAX_SEATS];
        let (mut moves, mut drawn) = (Vec::new(), 0);
        let ending = loop {
            match position.actor() {
                Actor::Over => {
                    break Ending::Played(position.standing().expect("a game that is over has a standing"));
                }
                Actor::Chance => {
                    let outcomes = position.outcomes();
                    let outcome = stream.draw(drawn, &outcomes).expect("chance has outcomes");
                    position.play(outcome).expect("a listed outcome is legal");
                    drawn += 1;
                }
                Actor::Seat(seat) => {
                    let own = &mut thinking[seat.index()];
                    let moment = Moment { seed: fate.mind(seat), turn: own.decisions as u32 };
                    let begun = Instant::now();
                    let token = decide(contest, &seating, &position, (seat, moment), pool, stop);
                    own.add(begun.elapsed());
                    if stop.load(Ordering::Relaxed) {
                        // Whoever was interrupted may have answered anything.
                        return None;
                    }
                    let played = token.map_err(Forfeit::from).and_then(|token| match position.play(&token) {
                        Ok(()) => Ok(token),
                        Err(refusal) => Err(Forfeit::Refused { answer: shown(&token), refusal }),
                    });
                    match played {
                        Ok(token) => moves.push((seat, token)),
                        Err(why) => {
                            pool.dismiss(&seating, seat);
                            break Ending::Forfeited { seat, why };
                        }
                    }
                }
            }
        };
        let sides = Seat::all(players).map(|seat| side(&position, seat)).collect();
        let thinking = thinking[..players as usize].to_vec();
        Some(Bout { meeting, game, seating, ending, thinking, moves, sides, fate })
    }
}

/// The token a seat decides for, or the way in which it failed.
fn decide(
    contest: &Contest,
    seating: &[usize],
    position: &AnyGame,
    (seat, moment): (Seat, Moment),
    pool: &mut Pool,
    stop: &Arc<AtomicBool>,
) -> Result<String, NoAnswer> {
    let view = position.view(Viewer::Seat(seat));
    match &contest.contestants[seating[seat.index()]].kind {
        Kind::Bot(policy) => {
            let report = think_any(policy, &view, seat, moment, Some(Arc::clone(stop)));
            Ok(report.expect("the seat is to move").chosen)
        }
        Kind::Program(command) => {
            let legal = position.legal();
            let mut question = Question::new(contest.game, &contest.options, &view, seat, &legal);
            question.turn = moment.turn;
            question.seed = (moment.seed >> 32) as u32 ^ moment.turn;
            let program = pool.program(seating, seat, command);
            program.and_then(|program| program.ask(&question, contest.patience))
        }
    }
}

/// At a real table every person's device adds to chance, and bots of the house do not. Here whoever is not one of the
/// levels sits as a person.
pub(crate) const fn has_device(contestant: &Contestant) -> bool {
    contestant.level().is_none()
}

/// The seats that win and lose together with this one, itself included: teams in Crosswise, else everybody is alone.
fn side(position: &AnyGame, seat: Seat) -> Vec<Seat> {
    match position {
        AnyGame::Crosswise(crosswise) => {
            let seating = crosswise.seating();
            Seat::all(seating.players).filter(|other| seating.team(*other) == seating.team(seat)).collect()
        }
        // A new game says here whether it has teams.
        AnyGame::CrossNGo(_) | AnyGame::CrossRoads(_) | AnyGame::Crossado(_) | AnyGame::Mixx(_) => vec![seat],
    }
}

/// An answer, fit for one line.
fn shown(token: &str) -> String {
    token.chars().filter(|c| !c.is_control()).take(40).collect()
}
