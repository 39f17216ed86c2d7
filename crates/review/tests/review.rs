//! What a review promises, for random games of every kind.

use std::ops::ControlFlow;

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Level, Seat, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::http::{MomentKind, Review};
use crosstable_review::{Effort, Progress, ReviewError, review};

const GO_ON: fn(Progress) -> ControlFlow<()> = |_| ControlFlow::Continue(());

/// Plays a game in which every seat decides at this level, and returns its tokens.
fn played(game: GameId, setup: &Setup, level: Level, seed: u64) -> Vec<String> {
    let mut position = AnyGame::new(game, setup).expect("a set-up of the game");
    let (mut rng, mut tokens, mut turn) = (Xoshiro::seed_from_u64(seed), Vec::new(), 0);
    loop {
        let token = match position.actor() {
            Actor::Over => return tokens,
            Actor::Chance => drawn(&position, &mut rng),
            Actor::Seat(seat) => {
                turn += 1;
                let (view, turn_seed) = (position.view(Viewer::Seat(seat)), TurnSeed { seed, turn });
                let report = decide_any(&Policy::Untimed(level), &view, seat, turn_seed, None);
                report.expect("the seat is to move").chosen
            }
        };
        position.play(&token).expect("a legal token");
        tokens.push(token);
    }
}

fn drawn(position: &AnyGame, rng: &mut Xoshiro) -> String {
    let outcomes = position.outcomes();
    let mut ticket = below(rng, outcomes.iter().map(|(_, weight)| weight).sum());
    for (token, weight) in outcomes {
        if ticket < weight {
            return token;
        }
        ticket -= weight;
    }
    unreachable!("the ticket is below the sum of the weights")
}

/// The terms of every seat and of every moment add up, and each is what its name says.
fn assert_adds_up(review: &Review, open: bool, what: &str) {
    for (index, seat) in review.seats.iter().enumerate() {
        let sum = seat.luck + seat.own + seat.others + seat.light;
        assert!((seat.last - seat.first - sum).abs() < 1e-9, "{what}, seat {index}: {seat:?}");
        assert!(seat.own <= 1e-9, "{what}, seat {index}: no decision is better than the best one");
        assert!(!open || seat.light.abs() < 1e-12, "{what}: nothing can come to light");
    }
    let mut before: Vec<f64> = review.seats.iter().map(|seat| seat.first).collect();
    for moment in &review.moments {
        for (seat, value) in moment.values.iter().enumerate() {
            assert!((-1e-9..=1.0 + 1e-9).contains(value), "{what}, step {}: {value}", moment.step);
            let light = moment.light.get(seat).copied().unwrap_or_default();
            let after = before[seat] + moment.change[seat] + light;
            assert!((after - value).abs() < 1e-9, "{what}, step {}, seat {seat}", moment.step);
        }
        before.clone_from(&moment.values);
    }
}

#[test]
fn the_terms_add_up_in_every_game_at_every_number_of_seats() {
    for (number, game) in GameId::ALL.iter().enumerate() {
        let (fewest, most) = game.seats();
        for players in fewest..=most {
            let (seed, setup) = (u64::from(players) + 10 * number as u64, Setup::players(players));
            let tokens = played(*game, &setup, Level::Easy, seed);
            let review = review(*game, &setup, &tokens, Effort::each(12), GO_ON).expect("a finished game");
            let open = !matches!(game, GameId::Crosswise | GameId::CrossRoads);
            assert_adds_up(&review, open, &format!("{game} for {players}, seed {seed}"));
            assert_eq!(review.seats.len(), usize::from(players));
        }
    }
}

/// In Crosswise four play in two teams: partners win and lose together.
#[test]
fn partners_have_the_same_values() {
    let (seed, setup) = (5, Setup::players(4));
    let tokens = played(GameId::Crosswise, &setup, Level::Easy, seed);
    let review =
        review(GameId::Crosswise, &setup, &tokens, Effort::each(12), GO_ON).expect("a finished game");
    for moment in &review.moments {
        let values = &moment.values;
        assert!((values[0] - values[2]).abs() < 1e-6 && (values[1] - values[3]).abs() < 1e-6, "seed {seed}");
        assert!((values[0] + values[1] - 1.0).abs() < 1e-6, "seed {seed}: {values:?}");
    }
}

#[test]
fn the_same_game_has_the_same_review() {
    let (seed, setup) = (3, Setup::players(2));
    let tokens = played(GameId::Mixx, &setup, Level::Easy, seed);
    let again = || review(GameId::Mixx, &setup, &tokens, Effort::each(40), GO_ON).expect("a finished game");
    assert_eq!(again(), again(), "seed {seed}");
}

/// The luck of an outcome averages to nothing: weighted with their probabilities the last rolls of a game give nobody
/// anything.
#[test]
fn a_roll_is_measured_against_all_rolls() {
    for (game, seed) in [(GameId::CrossNGo, 1), (GameId::Crosswise, 2), (GameId::CrossRoads, 3)] {
        let setup = Setup::players(2);
        let tokens = played(game, &setup, Level::Easy, seed);
        let whole = review(game, &setup, &tokens, Effort::each(8), GO_ON).expect("a finished game");
        let chance = whole.moments.iter().filter(|moment| matches!(moment.what, MomentKind::Chance { .. }));
        let lucks: Vec<f64> = chance.map(|moment| moment.change[0]).collect();
        assert!(lucks.iter().any(|luck| *luck > 0.0) && lucks.iter().any(|luck| *luck < 0.0), "seed {seed}");
        assert!(whole.moments.iter().all(|moment| match moment.what {
            MomentKind::Chance { exact, .. } => exact,
            _ => true,
        }));
    }
}

/// Somebody plays as well as they can but for one decision, in which they take the worst move there is.
#[test]
fn a_planted_blunder_is_the_largest_mistake() {
    let planted = (0..20).find_map(|seed| with_blunder(seed).map(|(tokens, step)| (seed, tokens, step)));
    let (seed, tokens, blunder) = planted.expect("there was a chance to blunder");
    let setup = Setup::players(2);
    let review = review(GameId::Mixx, &setup, &tokens, Effort::each(600), GO_ON).expect("a finished game");
    let remark = &review.seats[0].summary[2];
    assert_eq!(remark.message.key, "review-mistake", "seed {seed}");
    let moment = &review.moments[remark.moment.expect("a mistake has its moment")];
    assert_eq!(moment.step, blunder, "seed {seed}");
    let MomentKind::Decision { better: Some(better), .. } = &moment.what else {
        panic!("there was a better move: {moment:?}");
    };
    assert_ne!(better.token, tokens[blunder - 1]);
    assert!(moment.change[0] < -0.1, "seed {seed}: {moment:?}");
}

/// A game of Mixx in which seat 1 takes the worst move that was tried, once, where that costs much; and the step.
fn with_blunder(seed: u64) -> Option<(Vec<String>, usize)> {
    let (setup, seat) = (Setup::players(2), Seat::new(0));
    let mut position = AnyGame::new(GameId::Mixx, &setup).expect("a set-up of the game");
    let (mut rng, mut tokens, mut turn, mut blunder) = (Xoshiro::seed_from_u64(seed), Vec::new(), 0, None);
    while position.actor() != Actor::Over {
        let token = match position.actor() {
            Actor::Chance => drawn(&position, &mut rng),
            Actor::Seat(mover) => {
                turn += 1;
                let (view, turn_seed) = (position.view(Viewer::Seat(mover)), TurnSeed { seed, turn });
                let policy = Policy::Search(crosstable_bots::Budget::iterations(600));
                let report = decide_any(&policy, &view, mover, turn_seed, None).expect("the seat is to move");
                let worst = report
                    .choices
                    .iter()
                    .filter(|choice| choice.visits >= 3)
                    .min_by(|a, b| a.value.partial_cmp(&b.value).expect("a number"));
                let gap = worst.map_or(0.0, |worst| report.value.unwrap_or(0.0) - worst.value.unwrap_or(0.0));
                match worst {
                    Some(worst) if blunder.is_none() && mover == seat && gap > 0.2 => {
                        blunder = Some(tokens.len() + 1);
                        worst.mv.clone()
                    }
                    _ => report.chosen,
                }
            }
            Actor::Over => unreachable!("the loop has ended"),
        };
        position.play(&token).expect("a legal token");
        tokens.push(token);
    }
    blunder.map(|step| (tokens, step))
}

/// The same position, once with the best and once with the worst roll: the first is luck, the second is bad luck.
#[test]
fn a_planted_roll_is_luck() {
    let (seed, setup) = (8, Setup::players(2));
    let tokens = played(GameId::CrossNGo, &setup, Level::Easy, seed);
    let rolls = tokens.iter().enumerate().filter(|(_, token)| token.starts_with("~d")).map(|(at, _)| at);
    let at = rolls.clone().nth(rolls.count() / 2).expect("dice are rolled");
    let luck = |die: u8| {
        let mut tokens = tokens[..at].to_vec();
        tokens.push(format!("~d{die}"));
        let mut position = AnyGame::new(GameId::CrossNGo, &setup).expect("a set-up of the game");
        for token in &tokens {
            position.play(token).expect("a legal token");
        }
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut turn = 0;
        while position.actor() != Actor::Over {
            let token = match position.actor() {
                Actor::Seat(seat) => {
                    turn += 1;
                    let (view, turn_seed) = (position.view(Viewer::Seat(seat)), TurnSeed { seed, turn });
                    let report = decide_any(&Policy::Greedy, &view, seat, turn_seed, None);
                    report.expect("the seat is to move").chosen
                }
                _ => drawn(&position, &mut rng),
            };
            position.play(&token).expect("a legal token");
            tokens.push(token);
        }
        let review =
            review(GameId::CrossNGo, &setup, &tokens, Effort::each(20), GO_ON).expect("a finished game");
        let moment = review.moments.iter().find(|moment| moment.step == at + 1).expect("the roll");
        let MomentKind::Chance { message, roll: true, .. } = &moment.what else {
            panic!("a roll: {moment:?}")
        };
        moment.change[message.who().expect("somebody rolls").index()]
    };
    let lucks: Vec<f64> = (1..=6).map(luck).collect();
    assert!(lucks[0] < 0.0, "seed {seed}: a one is bad luck: {lucks:?}");
    assert!(lucks[4].max(lucks[5]) > 0.0, "seed {seed}: a five or a six is luck: {lucks:?}");
}

#[test]
fn unfinished_and_damaged_games_are_refused() {
    let (seed, setup) = (6, Setup::players(2));
    let tokens = played(GameId::Crosswise, &setup, Level::Beginner, seed);
    let of = |setup: &Setup, tokens: &[String]| {
        review(GameId::Crosswise, setup, tokens, Effort::each(1), |_| {
            panic!("it is refused before anybody thinks")
        })
    };
    let refused = |tokens: &[String]| of(&setup, tokens).expect_err("no finished game").to_string();
    for steps in [0, 1, tokens.len() / 2, tokens.len() - 1] {
        assert_eq!(of(&setup, &tokens[..steps]), Err(ReviewError::Unfinished), "after {steps} steps");
    }
    let with = |at: usize, token: &str| {
        let mut damaged = tokens.clone();
        damaged[at] = token.to_owned();
        refused(&damaged)
    };
    for token in ["nonsense", "", "~?", "sun@z9", "\u{1f3b2}", &"x".repeat(100_000)] {
        let error = with(20, token);
        assert!(error.starts_with("token 21 '") && error.len() < 500, "{error}");
    }
    let decision = tokens.iter().rposition(|token| !token.starts_with('~')).expect("somebody decides");
    let missing = [&tokens[..decision], &tokens[decision + 1..]].concat();
    let moved = [&tokens[decision..=decision], &missing].concat();
    let twice = [&tokens[..=decision], &tokens[decision..]].concat();
    let endless: Vec<String> = tokens.iter().chain(&tokens).cloned().collect();
    for damaged in [missing, moved, twice, endless] {
        let error = refused(&damaged);
        assert!(error.starts_with("token ") || error.starts_with("the game has not ended"), "{error}");
    }
    // The record of another game, of another number of players, and with options that do not exist.
    let other = played(GameId::Mixx, &setup, Level::Beginner, seed);
    assert!(matches!(of(&setup, &other), Err(ReviewError::Replay(_))));
    for strange in [
        Setup::players(4),
        Setup::players(9),
        setup.clone().with("start", "9"),
        setup.clone().with("speed", "1"),
    ] {
        let error = of(&strange, &tokens).expect_err("not the game's set-up");
        assert!(matches!(error, ReviewError::Replay(_)), "{strange:?}: {error}");
    }
}

#[test]
fn a_review_says_how_far_it_is_and_can_be_stopped() {
    let (seed, setup) = (7, Setup::players(2));
    let tokens = played(GameId::CrossRoads, &setup, Level::Easy, seed);
    let mut seen = Vec::new();
    let go_on = |progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    };
    review(GameId::CrossRoads, &setup, &tokens, Effort::each(2), go_on).expect("a finished game");
    let of = seen.len();
    assert!(of > 3 && seen.iter().enumerate().all(|(index, one)| *one == Progress { done: index + 1, of }));
    let stop = |progress: Progress| {
        if progress.done == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(review(GameId::CrossRoads, &setup, &tokens, Effort::each(2), stop), Err(ReviewError::Stopped));
}

/// Where it is fixed who begins, the seats have no equal chances before the deal.
#[test]
fn the_review_begins_before_the_deal_only_if_all_are_equal_then() {
    let fixed = Setup::players(2).with("start", "1");
    for (setup, from_deal) in [(Setup::players(2), true), (fixed, false), (Setup::players(3), false)] {
        let tokens = played(GameId::Crosswise, &setup, Level::Beginner, 9);
        let review =
            review(GameId::Crosswise, &setup, &tokens, Effort::each(2), GO_ON).expect("a finished game");
        assert_eq!(review.from_deal, from_deal, "{setup:?}");
        assert_eq!(matches!(review.moments[0].what, MomentKind::Deal), from_deal, "{setup:?}");
        assert!(!from_deal || review.seats.iter().all(|seat| (seat.first - 0.5).abs() < 1e-12));
    }
}
