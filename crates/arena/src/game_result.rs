//! One game of a contest: how it is played and how it ended.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crosstable_bots::{TurnSeed, decide_any};
use crosstable_core::{Actor, MAX_SEATS, Refusal, Seat, Standing, Viewer};
use crosstable_games::AnyGame;

use crate::contest::Contest;
use crate::contestant::{Contestant, Kind};
use crate::game_seed::GameSeed;
use crate::program::{MoveRequest, ProgramError, ProgramPool};

/// A game of a contest that has ended.
#[derive(Debug)]
pub struct GameResult {
    /// Number of the meeting, counted from 0.
    pub meeting: usize,
    /// Number of the game in it, counted from 0.
    pub game: u64,
    /// Number of the contestant on each seat.
    pub seating: Vec<usize>,
    /// How it ended.
    pub ending: Ending,
    /// How long each seat thought.
    pub thinking: Vec<ThinkTime>,
    /// All decisions.
    pub moves: Vec<(Seat, String)>,
    /// The position in which it ended.
    pub position: AnyGame,
    /// For each seat, the seats that win and lose together with it ([`AnyGame::team`]).
    pub(crate) teams: Vec<Vec<Seat>>,
    pub(crate) seed: GameSeed,
}

/// How a game of the arena ended.
#[derive(Debug)]
pub enum Ending {
    /// By the rules.
    Played(Standing),
    /// A program failed.
    Forfeited {
        /// The seat of the program.
        seat: Seat,
        /// How it failed.
        why: Forfeit,
    },
}

/// How a program failed.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// It did not answer.
    #[error(transparent)]
    NoAnswer(#[from] ProgramError),
    /// It answered with an illegal move.
    #[error("it answered '{answer}', which is not legal: {refusal}")]
    Refused {
        /// Its answer, shortened to fit one line.
        answer: String,
        /// Why the move is illegal.
        refusal: Refusal,
    },
}

/// How long a seat thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkTime {
    /// The number of decisions.
    pub decisions: u64,
    /// The time of all decisions together.
    pub total: Duration,
    /// The time of the longest decision.
    pub longest: Duration,
}

impl ThinkTime {
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }
}

impl GameResult {
    /// The rank of each seat. A seat that forfeits is last together with its team; all others share the first rank.
    pub fn ranks(&self) -> Vec<u8> {
        match &self.ending {
            Ending::Played(standing) => standing.ranks().to_vec(),
            Ending::Forfeited { seat, .. } => {
                let lost = &self.teams[seat.index()];
                let seats = Seat::all(self.seating.len() as u8);
                seats.map(|seat| if lost.contains(&seat) { 2 } else { 1 }).collect()
            }
        }
    }

    /// Plays game number `game` of a meeting; nothing if it was stopped.
    pub(crate) fn play(
        contest: &Contest,
        (meeting, game, seating): (usize, u64, Vec<usize>),
        pool: &mut ProgramPool,
        stop: &Arc<AtomicBool>,
    ) -> Option<GameResult> {
        let seed = GameSeed::new(contest.seed, meeting as u64, game);
        let players = contest.options.players();
        let stream = seed.stream();
        let mut position = AnyGame::new(contest.game, &contest.options.setup())
            .expect("options in force make a valid set-up");
        let mut thinking = [ThinkTime::default(); MAX_SEATS];
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
                    let turn_seed = TurnSeed { seed: seed.bot_seed(seat), turn: own.decisions as u32 };
                    let start = Instant::now();
                    let token = decide(contest, &seating, &position, (seat, turn_seed), pool, stop);
                    own.add(start.elapsed());
                    if stop.load(Ordering::Relaxed) {
                        // The search was cut short, so its move means nothing.
                        return None;
                    }
                    let played = token.map_err(Forfeit::from).and_then(|token| match position.play(&token) {
                        Ok(()) => Ok(token),
                        Err(refusal) => Err(Forfeit::Refused { answer: shown(&token), refusal }),
                    });
                    match played {
                        Ok(token) => moves.push((seat, token)),
                        Err(why) => {
                            pool.kill(&seating, seat);
                            break Ending::Forfeited { seat, why };
                        }
                    }
                }
            }
        };
        let teams = Seat::all(players).map(|seat| position.team(seat)).collect();
        let thinking = thinking[..players as usize].to_vec();
        Some(GameResult { meeting, game, seating, ending, thinking, moves, position, teams, seed })
    }
}

/// The token that a seat chooses, or how its program failed.
fn decide(
    contest: &Contest,
    seating: &[usize],
    position: &AnyGame,
    (seat, turn_seed): (Seat, TurnSeed),
    pool: &mut ProgramPool,
    stop: &Arc<AtomicBool>,
) -> Result<String, ProgramError> {
    let view = position.view(Viewer::Seat(seat));
    match &contest.contestants[seating[seat.index()]].kind {
        Kind::Bot(policy) => {
            let report = decide_any(policy, &view, seat, turn_seed, Some(Arc::clone(stop)));
            Ok(report.expect("the seat is to move").chosen)
        }
        Kind::Program(command) => {
            let legal = position.legal();
            let mut request = MoveRequest::new(contest.game, &contest.options, &view, seat, &legal);
            request.turn = turn_seed.turn;
            request.seed = (turn_seed.seed >> 32) as u32 ^ turn_seed.turn;
            let program = pool.program(seating, seat, command);
            program.and_then(|program| program.request_move(&request, contest.patience))
        }
    }
}

/// Whether a contestant sits at the table as a person. The levels sit as bots.
pub(crate) const fn sits_as_person(contestant: &Contestant) -> bool {
    contestant.level().is_none()
}

/// An answer, shortened to fit one line.
fn shown(token: &str) -> String {
    token.chars().filter(|c| !c.is_control()).take(40).collect()
}
