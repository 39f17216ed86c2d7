//! How long reviews of games of the bots take: `cargo run --release -p crosstable-review --example speed [GAMES] [GAME]`.
//!
//! On Linux in seconds of processor time, so that a busy machine prints the same; elsewhere in seconds by the clock.

use std::fs;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crosstable_bots::{Budget, Policy, TurnSeed, decide_any};
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Actor, Setup, Viewer};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::http::MomentKind;
use crosstable_review::{Effort, review};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(3);
    let only = std::env::args().nth(2);
    println!("game players seed steps decisions seconds inexact | by seat: first last luck own others light");
    for game in GameId::ALL.iter().filter(|game| only.as_ref().is_none_or(|only| *only == game.to_string())) {
        let (fewest, most) = game.seats();
        for (players, seed) in
            (fewest..=most).flat_map(|players| (1..=games).map(move |seed| (players, seed)))
        {
            let setup = Setup::players(players);
            let tokens = played(*game, &setup, seed);
            let begun = time();
            let mut decisions = 0;
            let review = review(*game, &setup, &tokens, Effort::default(), |progress| {
                decisions = progress.of;
                ControlFlow::Continue(())
            })
            .expect("a finished game");
            let seconds = time().saturating_sub(begun).as_secs_f64();
            let inexact = review.moments.iter().filter(|moment| match moment.what {
                MomentKind::Chance { exact, .. } => !exact,
                _ => false,
            });
            print!("{game} {players} {seed} {} {decisions} {seconds:.2} {} |", tokens.len(), inexact.count());
            for seat in &review.seats {
                print!(
                    " [{:.2} {:.2}: {:+.2} {:+.2} {:+.2} {:+.2}]",
                    seat.first, seat.last, seat.luck, seat.own, seat.others, seat.light
                );
            }
            println!();
        }
    }
}

/// The time that this thread has used.
fn time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let schedule = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = schedule.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// A game of bots that think a little.
fn played(game: GameId, setup: &Setup, seed: u64) -> Vec<String> {
    let mut position = AnyGame::new(game, setup).expect("so many can play");
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
                let policy = Policy::Search(Budget::iterations(60));
                let report = decide_any(&policy, &view, seat, turn_seed, None);
                report.expect("the seat is to move").chosen
            }
        };
        position.play(&token).expect("a legal token");
        tokens.push(token);
    }
}
