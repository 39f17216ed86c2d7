//! Bots of all levels at all tables.

use crosstable_bots::{
    Heuristic, Human, Plain, Policy, ReportOf, TimeLimit, TurnSeed, decide_any, greedy, monotonic, random,
};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Level, MAX_SEATS, Play, Seat, Setup, Viewer};
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_testkit::toys::{ConnectFour, Leduc};

/// The move of a level as people meet it, in a game without heuristics.
fn decide<G: Game>(level: Level, view: &G::View, seat: Seat, turn_seed: TurnSeed) -> Option<ReportOf<G>> {
    Policy::Timed(level, TimeLimit::none(monotonic)).decide::<G, _>(&Plain, view, seat, turn_seed, None)
}

/// All games at all numbers of players, with bots of changing levels.
#[test]
fn every_level_plays_every_game() {
    for &id in GameId::ALL {
        let (fewest, most) = id.seats();
        for players in fewest..=most {
            let mut game = AnyGame::new(id, &Setup::players(players)).expect("the defaults are valid");
            let mut rng = Xoshiro::seed_from_u64(u64::from(players));
            let mut turn = 0;
            while turn < 12 {
                let due = Due::of(&game);
                let token = match &due {
                    Due::Over(_) => break,
                    Due::Chance(_) => due.random(&mut rng).expect("there is an outcome").to_owned(),
                    Due::Seat(seat, legal) => {
                        turn += 1;
                        // The levels that think long have the same code as the third.
                        let level = Level::ALL[turn as usize % 3];
                        let policy = Policy::Timed(level, TimeLimit::none(monotonic));
                        let (view, turn_seed) = (game.view(Viewer::Seat(*seat)), TurnSeed { seed: 7, turn });
                        let report = decide_any(&policy, &view, *seat, turn_seed, None).expect("its turn");
                        let mut offered: Vec<_> =
                            report.choices.iter().map(|choice| choice.mv.clone()).collect();
                        assert_eq!(offered.first(), Some(&report.chosen));
                        offered.sort();
                        assert_eq!(offered, *legal, "{id} {level}");
                        for other in Seat::all(players).filter(|other| other != seat) {
                            let view = game.view(Viewer::Seat(other));
                            assert_eq!(decide_any(&policy, &view, other, turn_seed, None), None);
                        }
                        report.chosen
                    }
                };
                game.play(&token).unwrap_or_else(|refusal| panic!("{id}, {players} players: {refusal}"));
            }
        }
    }
}

/// Which of two levels wins a game of two seats (nothing if it is drawn), and after how many turns of both.
fn played(id: GameId, levels: [Level; 2], seed: u64) -> (Option<usize>, u32) {
    let mut game = AnyGame::new(id, &Setup::players(2)).expect("two can play");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (mut decisions, mut turns, mut last) = ([0; 2], 0, None);
    loop {
        let due = Due::of(&game);
        let token = match &due {
            Due::Over(standing) => {
                let [first, second] = [0, 1].map(|seat| standing.rank(Seat::new(seat)));
                return ((first != second).then_some(usize::from(first > second)), turns);
            }
            Due::Chance(_) => due.random(&mut rng).expect("there is an outcome").to_owned(),
            Due::Seat(seat, _) => {
                turns += u32::from(last.replace(*seat) != Some(*seat));
                let (view, turn) = (game.view(Viewer::Seat(*seat)), &mut decisions[seat.index()]);
                let (policy, turn_seed) =
                    (Policy::Untimed(levels[seat.index()]), TurnSeed { seed, turn: *turn });
                *turn += 1;
                decide_any(&policy, &view, *seat, turn_seed, None).expect("its turn").chosen
            }
        };
        game.play(&token).expect("a bot's move is legal");
    }
}

/// Two who obstruct each other would stand still until the limit of 40 turns.
#[test]
fn games_of_cross_n_go_between_two_of_a_level_end_before_the_limit() {
    const GAMES: usize = 20;
    let levels =
        [(Level::Beginner, 25, 2), (Level::Easy, 25, 2), (Level::Normal, 32, 5), (Level::Hard, 32, 5)];
    for (level, longest_median, most_at_limit) in levels {
        let mut turns: Vec<u32> =
            (0..GAMES as u64).map(|seed| played(GameId::CrossNGo, [level; 2], seed).1.div_ceil(2)).collect();
        turns.sort_unstable();
        assert!(turns[GAMES / 2] <= longest_median, "{level}: {turns:?}");
        let at_limit = turns.iter().filter(|turns| **turns >= 39).count();
        assert!(at_limit <= most_at_limit, "{level}: {turns:?}");
    }
}

/// A smoke test of the ladder; the arena measures every step with hundreds of games.
#[test]
fn normal_is_better_than_beginner_in_every_game() {
    for &id in GameId::ALL {
        let (mut won, mut lost) = (0, 0);
        for seed in 0..40 {
            let beginner = usize::from(seed % 2 == 0);
            let mut levels = [Level::Normal; 2];
            levels[beginner] = Level::Beginner;
            match played(id, levels, seed).0 {
                Some(seat) if seat == beginner => lost += 1,
                Some(_) => won += 1,
                None => {}
            }
        }
        assert!(won >= 2 * lost && won > 20, "{id}: {won} to {lost}");
    }
}

/// Positions that look alike to a seat have the same view, so a bot plays the same in them.
#[test]
fn what_is_hidden_makes_no_difference() {
    let seat = Seat::new(0);
    let views = ["~Q ~J", "~Q ~Q", "~Q ~K"].map(|deal| {
        let mut position = Leduc::from_setup(&Setup::players(2)).expect("two players and no options");
        for token in deal.split(' ') {
            position.play_token(token).expect("the deck has it");
        }
        position.view(Viewer::Seat(seat))
    });
    for level in Level::ALL {
        let turn_seed = TurnSeed { seed: 3, turn: 0 };
        let found = views.each_ref().map(|view| {
            let report = decide::<Leduc>(level, view, seat, turn_seed).expect("its turn");
            // Levels with a time limit may make different numbers of rollouts.
            (report.chosen, (level < Level::Normal).then_some(report.choices))
        });
        assert!(found.iter().all(|other| *other == found[0]), "{level}: {found:?}");
    }
}

fn won_in_one() -> ConnectFour {
    let mut position = ConnectFour::empty();
    for column in ["a", "b", "a", "b", "a", "b"] {
        position.play_token(column).expect("there is room");
    }
    position
}

#[test]
fn no_level_above_beginner_misses_a_win_in_one() {
    let seat = Seat::new(0);
    let view = won_in_one().view(Viewer::Seat(seat));
    for level in [Level::Easy, Level::Normal] {
        for seed in 0..30 {
            let turn_seed = TurnSeed { seed, turn: 3 };
            let report = decide::<ConnectFour>(level, &view, seat, turn_seed);
            assert_eq!(report.expect("its turn").chosen.to_string(), "a", "{level}, seed {seed}");
        }
    }
    let report = greedy::<ConnectFour, _>(&Plain, &view, seat, 1).expect("its turn");
    assert_eq!((report.chosen.to_string().as_str(), report.value), ("a", Some(1.0)));
}

/// A beginner may miss it, but not at two decisions in a row.
#[test]
fn a_beginner_does_not_miss_a_win_twice() {
    let seat = Seat::new(0);
    let view = won_in_one().view(Viewer::Seat(seat));
    let mut missed = 0;
    for seed in 0..300 {
        let takes = [3, 4].map(|turn| {
            let turn_seed = TurnSeed { seed, turn };
            let report = decide::<ConnectFour>(Level::Beginner, &view, seat, turn_seed);
            report.expect("its turn").chosen.to_string() == "a"
        });
        assert!(takes.contains(&true), "seed {seed}");
        missed += u32::from(!takes[0]);
    }
    assert!((60..180).contains(&missed), "missed {missed} of 300");
}

/// How often somebody who errs like people takes this column, in 300 games, and how often they miss it twice in a row.
fn takes(human: Human, position: &ConnectFour, column: &str) -> (u32, u32) {
    let seat = Seat::new(0);
    let view = position.view(Viewer::Seat(seat));
    let (mut taken, mut missed_twice) = (0, 0);
    for seed in 0..300 {
        let takes = [3, 4].map(|turn| {
            let report = Policy::Human(human).decide::<ConnectFour, _>(
                &Plain,
                &view,
                seat,
                TurnSeed { seed, turn },
                None,
            );
            report.expect("its turn").chosen.to_string() == column
        });
        taken += u32::from(takes[0]);
        missed_twice += u32::from(takes == [false, false]);
    }
    (taken, missed_twice)
}

#[test]
fn an_obvious_win_is_noticed_as_often_as_stated_and_never_missed_twice() {
    let human = |notices| Human { iterations: 0, temperature: 1.0, notices, race: 0.0 };
    assert_eq!(takes(human(1.0), &won_in_one(), "a"), (300, 0));
    let (taken, missed_twice) = takes(human(0.7), &won_in_one(), "a");
    assert_eq!(missed_twice, 0);
    // 70 % of 300 are noticed, and some of the others are hit by chance.
    assert!((195..=270).contains(&taken), "{taken} of 300");
}

#[test]
fn an_obvious_threat_is_parried_more_often_by_those_who_notice() {
    let mut threatened = ConnectFour::empty();
    for column in ["a", "b", "a", "b", "g", "b"] {
        threatened.play_token(column).expect("there is room");
    }
    let human = |notices| Human { iterations: 0, temperature: 1.0, notices, race: 0.0 };
    let [blind, attentive] = [0.3, 1.0].map(|notices| takes(human(notices), &threatened, "b").0);
    assert!(attentive > blind + 30, "{attentive} and {blind} of 300");
}

/// A small temperature takes the best move, a large one any.
#[test]
fn temperature_says_how_often_a_worse_move_is_taken() {
    let human = |temperature| Human { iterations: 400, temperature, notices: 0.0, race: 0.0 };
    let takes_middle = |temperature| takes(human(temperature), &ConnectFour::empty(), "d").0;
    let [cold, warm, hot] = [0.01, 0.3, 100.0].map(takes_middle);
    assert!(cold > warm && warm > hot, "{cold}, {warm}, {hot}");
    assert!((20..=70).contains(&hot), "one in seven: {hot} of 300");
}

/// The game is nearly won whatever seat 1 does, and best won in the middle.
struct NearlyWon;

impl Heuristic<ConnectFour> for NearlyWon {
    const CUTOFF: Option<u32> = Some(0);

    fn evaluate(&self, position: &ConnectFour) -> [f32; MAX_SEATS] {
        let own = if position.stone(3, 0).is_some() { 0.999 } else { 0.993 };
        [own, 1.0 - own, 0.0, 0.0]
    }
}

/// Who is far ahead goes on to play well, and does not dawdle.
#[test]
fn differences_count_when_the_game_is_nearly_won() {
    let human = Human { iterations: 0, temperature: 0.1, notices: 1.0, race: 0.0 };
    let (seat, view) = (Seat::new(0), ConnectFour::empty().view(Viewer::Seat(Seat::new(0))));
    for seed in 0..50 {
        let turn_seed = TurnSeed { seed, turn: 0 };
        let report = Policy::Human(human).decide::<ConnectFour, _>(&NearlyWon, &view, seat, turn_seed, None);
        assert_eq!(report.expect("its turn").chosen.to_string(), "d", "seed {seed}");
    }
}

#[test]
fn random_moves_are_equally_likely() {
    let (mut counts, seat) = ([0; 7], Seat::new(0));
    let view = ConnectFour::empty().view(Viewer::Seat(seat));
    for seed in 0..7_000 {
        let report = random::<ConnectFour>(&view, seat, seed).expect("its turn");
        counts[usize::from(report.chosen.index())] += 1;
    }
    // Five standard deviations around a thousand.
    assert!(counts.iter().all(|count| (854..=1_146).contains(count)), "{counts:?}");
}

#[test]
fn no_level_decides_when_the_game_is_over() {
    let mut position = won_in_one();
    position.play_token("a").expect("there is room");
    assert_eq!(position.actor(), Actor::Over);
    let turn_seed = TurnSeed { seed: 1, turn: 4 };
    for level in Level::ALL {
        for seat in Seat::all(2) {
            let view = position.view(Viewer::Seat(seat));
            assert_eq!(decide::<ConnectFour>(level, &view, seat, turn_seed), None);
        }
    }
}
