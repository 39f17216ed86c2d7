//! One of our levels, or our search with any number of iterations, against the information-set search of turnbase-bots,
//! on our rules, at two seats and with equal processor time. Works for every game of `crosstable_games`: nothing here
//! knows one of them.

mod sides;
mod turnbase;

use std::io::Write;
use std::time::{Duration, Instant};

use crosstable_arena::Share;
use crosstable_bots::{Budget, Policy, TurnSeed};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Level, Seat, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};

use self::sides::{Side, Sides};
use self::turnbase::Settings;

/// A contest as asked for on the command line.
pub struct Contest {
    game: GameId,
    games: u32,
    seed: u64,
    /// How ours decides.
    policy: Policy,
    settings: Settings,
    /// How many times as long theirs thinks.
    odds: f64,
}

/// The results of the games so far.
#[derive(Clone, Copy, Default)]
struct Score {
    won: u32,
    lost: u32,
    drawn: u32,
}

impl Contest {
    /// Reads the words after `contest`; nothing if they make no sense.
    pub fn read(words: &[String]) -> Option<Self> {
        let mut contest = Contest {
            game: words.first()?.parse().ok()?,
            games: 200,
            seed: 1,
            policy: Policy::Untimed(Level::Expert),
            settings: Settings { exploration: 0.5, draws_branch: false, horizon: None },
            odds: 1.0,
        };
        let mut words = words[1..].iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--games" => contest.games = words.next()?.parse().ok()?,
                "--seed" => contest.seed = words.next()?.parse().ok()?,
                "--level" => {
                    contest.policy = match words.next()?.as_str() {
                        "random" => Policy::Random,
                        level => Policy::Untimed(level.parse().ok()?),
                    };
                }
                "--iterations" => {
                    contest.policy = Policy::Search(Budget::iterations(words.next()?.parse().ok()?));
                }
                "--exploration" => contest.settings.exploration = words.next()?.parse().ok()?,
                "--draws-branch" => contest.settings.draws_branch = true,
                "--horizon" => contest.settings.horizon = Some(words.next()?.parse().ok()?),
                "--time-odds" => contest.odds = words.next()?.parse().ok()?,
                _ => return None,
            }
        }
        Some(contest)
    }

    /// Plays all games and prints the result. The number of games bounds the duration: the rules of every game bound its
    /// length, and neither side thinks longer than ours needs for its iterations.
    pub fn run(&self) {
        let ours = match &self.policy {
            Policy::Untimed(level) => level.to_string(),
            Policy::Search(Budget { iterations: Some(iterations), .. }) => format!("{iterations} iterations"),
            other => format!("{other:?}").to_lowercase(),
        };
        let (name, Contest { settings, odds, seed, .. }) = (self.game.name(), self);
        println!(
            "{name}: crosstable {ours} against turnbase-bots {settings:?}, time odds {odds}, seed {seed}"
        );
        let (score, sides) = self.play(show_progress);
        eprintln!();
        let Score { won, lost, drawn } = score;
        println!("crosstable won {won}, lost {lost}, drew {drawn} of {} games", self.games);
        if let Some(share) = Share::wilson(f64::from(won), f64::from(won + lost)) {
            let [rate, low, high] = [share.rate, share.low, share.high].map(|share| 100.0 * share);
            println!("win rate of decided games {rate:.1} % (95 % interval {low:.1} to {high:.1})");
        }
        println!("{}", sides.report());
    }

    /// Plays all games; `progress` is called after each.
    fn play(&self, mut progress: impl FnMut(Score, u32, Duration)) -> (Score, Sides) {
        let mut sides = Sides::new(self.policy.clone(), self.settings, self.odds);
        // A game that does not count shows how long ours thinks, and loads what ours has learned.
        self.one_game(&mut sides, 0);
        sides.end_warm_up();
        let (mut score, start) = (Score::default(), Instant::now());
        for game in 1..=self.games {
            match self.one_game(&mut sides, game) {
                Some(Side::Ours) => score.won += 1,
                Some(Side::Theirs) => score.lost += 1,
                None => score.drawn += 1,
            }
            progress(score, self.games, start.elapsed());
        }
        (score, sides)
    }

    /// Plays one game to its end; who won.
    fn one_game(&self, sides: &mut Sides, game: u32) -> Option<Side> {
        let mut luck = Xoshiro::seed_from_u64(self.seed << 32 | u64::from(game));
        let mut position = AnyGame::new(self.game, &Setup::players(2)).expect("every game is for two");
        let (seed, mut turn) = (luck.next_u64(), 0);
        let side_of = |seat: Seat| match (seat.index() + game as usize) % 2 {
            0 => Side::Ours,
            _ => Side::Theirs,
        };
        loop {
            let token = match position.actor() {
                Actor::Over => break,
                Actor::Chance => drawn(position.outcomes(), &mut luck),
                Actor::Seat(seat) => {
                    let mut legal = position.legal();
                    let (side, view) = (side_of(seat), position.view(Viewer::Seat(seat)));
                    turn += u32::from(side == Side::Ours);
                    match (legal.len(), side) {
                        // Nobody needs time for a forced move.
                        (1, _) => legal.swap_remove(0),
                        (_, Side::Ours) => sides.ours(&view, seat, TurnSeed { seed, turn: turn - 1 }),
                        (_, Side::Theirs) => sides.theirs(&view, seat, luck.next_u64()),
                    }
                }
            };
            position.play(&token).expect("both sides play by the rules");
        }
        match position.standing().expect("the game is over").ranks() {
            [first, second] if first < second => Some(side_of(Seat::new(0))),
            [first, second] if first > second => Some(side_of(Seat::new(1))),
            _ => None,
        }
    }
}

/// One of these outcomes, by weight.
fn drawn(outcomes: Vec<(String, u32)>, luck: &mut Xoshiro) -> String {
    let total = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut drawn = below(luck, total);
    for (outcome, weight) in outcomes {
        if drawn < weight {
            return outcome;
        }
        drawn -= weight;
    }
    unreachable!("the weights add up to their total")
}

/// Writes over the line of the game before.
fn show_progress(score: Score, games: u32, elapsed: Duration) {
    let Score { won, lost, drawn } = score;
    let done = won + lost + drawn;
    let left = elapsed.as_secs_f64() / f64::from(done) * f64::from(games - done);
    eprint!("\r{done} of {games} games: {won} won, {lost} lost, {drawn} drawn, about {left:.0} s left   ");
    // A progress line that cannot be shown is no reason to stop.
    let _ = std::io::stderr().flush();
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    /// The clock counts the whole process, so only one test may play at a time.
    static PLAYING: Mutex<()> = Mutex::new(());

    fn read(line: &str) -> Option<Contest> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Contest::read(&words)
    }

    #[test]
    fn every_game_is_played_to_its_end_within_equal_time() {
        let _playing = PLAYING.lock().unwrap();
        for game in GameId::ALL {
            let contest = read(&format!("{game} --games 2 --iterations 100")).unwrap();
            let mut reports = 0;
            let (Score { won, lost, drawn }, sides) = contest.play(|_, _, _| reports += 1);
            assert_eq!((won + lost + drawn, reports), (2, 2), "{game}");
            let [ours, theirs] = sides.clocks();
            assert!(ours.decisions > 0 && theirs.decisions > 0, "{game}");
            assert!(
                theirs.simulations > u64::from(theirs.decisions),
                "{game}: theirs does more than one each"
            );
            // They may have more, never much less. Two games are few, so the bound is wide.
            assert!(theirs.mean() > 0.8 * ours.mean(), "{game}: {} and {}", ours.mean(), theirs.mean());
        }
    }

    /// So its search is wired up to the rules, the views and the results as it should be. Over all games together, as two
    /// random players hardly ever bring a piece home in Crossado, and simulations say little there.
    #[test]
    fn theirs_beats_random_moves() {
        let _playing = PLAYING.lock().unwrap();
        let (mut won, mut lost) = (0, 0);
        for game in GameId::ALL {
            let contest = read(&format!("{game} --games 4 --level random --time-odds 200")).unwrap();
            let (score, _) = contest.play(|_, _, _| ());
            (won, lost) = (won + score.won, lost + score.lost);
        }
        assert!(lost > 3 * won && lost >= 8, "random moves won {won} and lost {lost}");
    }

    #[test]
    fn ours_plays_as_expert_unless_told_otherwise() {
        let policy = |line| read(line).map(|contest| contest.policy);
        assert!(matches!(policy("mixx"), Some(Policy::Untimed(Level::Expert))));
        assert!(matches!(policy("mixx --level hard"), Some(Policy::Untimed(Level::Hard))));
        assert!(matches!(
            policy("mixx --iterations 7"),
            Some(Policy::Search(Budget { iterations: Some(7), time: None, .. }))
        ));
        for wrong in [
            "",
            "chess",
            "mixx --level",
            "mixx --level best",
            "mixx --games many",
            "mixx 20",
            "mixx --time-odds",
        ] {
            assert!(policy(wrong).is_none(), "{wrong}");
        }
    }
}
