//! Each term of a review, counted again by its definition and with nothing of the review's own code.

use std::ops::ControlFlow;

use crosstable_bots::{
    Calibrated, ExpertVisitor, Heuristic, Policy, Searcher, TurnSeed, decide_any, with_expert,
};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Game, Level, MAX_SEATS, Outcomes, Play, Record, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::http::{MomentKind, Review};
use crosstable_review::{Effort, review};

const ITERATIONS: u32 = 12;

/// Draws in a row are expanded without merging, so only as many as this are counted again.
const MOST_WAYS: usize = 3_000;

/// Plays a game in which every seat decides at this level, and returns its tokens.
fn played(game: GameId, setup: &Setup, seed: u64) -> Vec<String> {
    let mut position = AnyGame::new(game, setup).expect("a set-up of the game");
    let (mut rng, mut tokens, mut turn) = (Xoshiro::seed_from_u64(seed), Vec::new(), 0);
    loop {
        let token = match position.actor() {
            Actor::Over => return tokens,
            Actor::Chance => {
                let outcomes = position.outcomes();
                let mut ticket = below(&mut rng, outcomes.iter().map(|(_, weight)| weight).sum());
                let drawn = outcomes.into_iter().find(|(_, weight)| {
                    let found = ticket < *weight;
                    ticket = ticket.saturating_sub(*weight);
                    found
                });
                drawn.expect("the ticket is below the sum of the weights").0
            }
            Actor::Seat(seat) => {
                turn += 1;
                let (view, turn_seed) = (position.view(Viewer::Seat(seat)), TurnSeed { seed, turn });
                let report = decide_any(&Policy::Untimed(Level::Easy), &view, seat, turn_seed, None);
                report.expect("the seat is to move").chosen
            }
        };
        position.play(&token).expect("a legal token");
        tokens.push(token);
    }
}

/// How many moments were counted again, by kind.
#[derive(Default)]
struct Counted {
    draws: usize,
    decisions: usize,
    lights: usize,
}

/// Counts the terms of a review again.
struct Recount<'a> {
    review: &'a Review,
    setup: &'a Setup,
    tokens: &'a [String],
    what: String,
}

impl ExpertVisitor for Recount<'_> {
    type Out = Counted;

    fn visit<G: Game, H: Heuristic<G>>(self, heuristic: &H) -> Counted {
        let Recount { review, setup, tokens, what } = self;
        let record = Record::<G>::read(setup, tokens.iter().map(String::as_str)).expect("it was played");
        let mut positions = vec![G::new(&record.options)];
        for mv in &record.moves {
            let mut next = positions.last().expect("there is a first").clone();
            next.apply(*mv);
            positions.push(next);
        }
        let first = positions.iter().position(|one| one.actor().seat().is_some()).expect("somebody decides");
        let judge = Calibrated::new(heuristic, &positions[first]);
        let truth = |position: &G| judge.value(position).map(f64::from);
        let (mut counted, mut decided) = (Counted::default(), 0);
        for moment in review.moments.iter().filter(|moment| moment.step > first) {
            let (position, mv) = (&positions[moment.step - 1], record.moves[moment.step - 1]);
            let same = |found: f64, counted: f64, term: &str| {
                assert!(
                    (found - counted).abs() < 1e-9,
                    "{what}, step {}, {term}: {found} and {counted}",
                    moment.step
                );
            };
            if let Some(seat) = position.actor().seat() {
                let mut cost = [0.0; MAX_SEATS];
                let mut known = [[0.0; MAX_SEATS]; 2];
                if position.legal().len() > 1 {
                    let view = position.view(Viewer::Seat(seat));
                    let judgement = Searcher::new().judge(&judge, &view, seat, Some(mv), ITERATIONS, decided);
                    let judgement = judgement.expect("the seat is to move");
                    known = [judgement.best(), judgement.of(mv).expect("it was tried")]
                        .map(|one| one.values.map(f64::from));
                    cost = std::array::from_fn(|seat| known[1][seat] - known[0][seat]);
                }
                decided += 1;
                // Where everything is open, a cost that the result contradicts is made smaller.
                let shrunk = G::OPEN && moment.change[seat.index()] > cost[seat.index()] + 1e-9;
                let after = &moment.values;
                for (index, change) in moment.change.iter().enumerate() {
                    if shrunk {
                        assert!(change.abs() <= cost[index].abs() + 1e-9, "{what}, step {}", moment.step);
                    } else {
                        same(*change, cost[index], "cost");
                    }
                    if let (false, Some(light)) = (G::OPEN, moment.light.get(index)) {
                        let before = truth(position)[index] - known[0][index];
                        same(*light, (after[index] - known[1][index]) - before, "light");
                    }
                }
                counted.decisions += usize::from(!shrunk);
                counted.lights += usize::from(!G::OPEN);
            } else if let Some(others) = expected_of_others(position, mv, &truth) {
                for (index, change) in moment.change.iter().enumerate() {
                    let expected = others.1[index] + (1.0 - others.0) * moment.values[index];
                    same(*change, moment.values[index] - expected, "luck");
                }
                counted.draws += 1;
            }
        }
        counted
    }
}

/// The probability of all outcomes but the one that came, and the sum of their values by their probabilities; nothing if
/// there are too many ways to go on.
fn expected_of_others<G: Game>(
    position: &G,
    came: G::Move,
    truth: &impl Fn(&G) -> [f64; MAX_SEATS],
) -> Option<(f64, [f64; MAX_SEATS])> {
    let (mut share_of_all, mut sum, mut ways) = (0.0, [0.0; MAX_SEATS], 0);
    let mut open = vec![(position.clone(), 1.0)];
    while let Some((position, share)) = open.pop() {
        let is_first = ways == 0;
        ways += 1;
        if ways > MOST_WAYS {
            return None;
        }
        if position.actor() != Actor::Chance {
            share_of_all += share;
            for (sum, value) in sum.iter_mut().zip(truth(&position)) {
                *sum += share * value;
            }
            continue;
        }
        let mut outcomes = Outcomes::new();
        position.outcomes(&mut outcomes);
        for (outcome, weight) in outcomes.iter().filter(|(outcome, _)| !(is_first && *outcome == came)) {
            let mut next = position.clone();
            next.apply(*outcome);
            open.push((next, share * f64::from(*weight) / f64::from(outcomes.total())));
        }
    }
    Some((share_of_all, sum))
}

/// No term is what the others leave: each is what its definition says, at every moment of games of every kind.
#[test]
fn every_term_is_what_its_definition_says() {
    for (number, game) in GameId::ALL.iter().enumerate() {
        let (fewest, most) = game.seats();
        for players in fewest..=most {
            let (seed, setup) = (40 + u64::from(players) + 10 * number as u64, Setup::players(players));
            let tokens = played(*game, &setup, seed);
            let effort = Effort::each(ITERATIONS);
            let review = review(*game, &setup, &tokens, effort, |_| ControlFlow::Continue(()));
            let review = review.expect("a finished game");
            let what = format!("{game} for {players}, seed {seed}");
            let recount = Recount { review: &review, setup: &setup, tokens: &tokens, what: what.clone() };
            let counted = with_expert(*game, recount);
            let decisions = |moment: &&crosstable_protocol::http::Moment| {
                matches!(moment.what, MomentKind::Decision { .. })
            };
            let (all, decided) = (review.moments.len(), review.moments.iter().filter(decisions).count());
            assert!(
                counted.draws * 2 > all - decided,
                "{what}: {} of {} draws",
                counted.draws,
                all - decided
            );
            assert!(
                counted.decisions * 10 > decided * 9,
                "{what}: {} of {decided} decisions",
                counted.decisions
            );
            let hidden = matches!(game, GameId::Crosswise | GameId::CrossRoads);
            assert!(!hidden || counted.lights == decided, "{what}");
        }
    }
}

/// Replaces what the mover cannot see in every decision.
struct TwoTruths<'a> {
    setup: &'a Setup,
    tokens: &'a [String],
    seed: u64,
}

impl ExpertVisitor for TwoTruths<'_> {
    type Out = usize;

    fn visit<G: Game, H: Heuristic<G>>(self, heuristic: &H) -> usize {
        let TwoTruths { setup, tokens, seed } = self;
        let record = Record::<G>::read(setup, tokens.iter().map(String::as_str)).expect("it was played");
        let mut position = G::new(&record.options);
        let (mut rng, mut different) = (Xoshiro::seed_from_u64(seed), 0);
        for (step, mv) in record.moves.iter().enumerate() {
            if let Some(seat) = position.actor().seat() {
                let view = position.view(Viewer::Seat(seat));
                let other = G::sample(&view, &mut rng);
                let judged = |position: &G| {
                    let view = position.view(Viewer::Seat(seat));
                    let judge = Calibrated::new(heuristic, position);
                    Searcher::new().judge(&judge, &view, seat, Some(*mv), ITERATIONS, step as u64)
                };
                assert_eq!(judged(&position), judged(&other), "seed {seed}, step {}", step + 1);
                different += usize::from(other != position);
            }
            position.apply(*mv);
        }
        different
    }
}

/// A decision costs the same, whatever the cards are that its seat could not see.
#[test]
fn two_truths_with_the_same_view_cost_the_same() {
    for (game, players) in
        [(GameId::Crosswise, 2), (GameId::Crosswise, 4), (GameId::CrossRoads, 2), (GameId::CrossRoads, 3)]
    {
        let (seed, setup) = (70 + u64::from(players), Setup::players(players));
        let tokens = played(game, &setup, seed);
        let different = with_expert(game, TwoTruths { setup: &setup, tokens: &tokens, seed });
        assert!(different > 10, "{game} for {players}, seed {seed}: {different} other truths");
    }
}
