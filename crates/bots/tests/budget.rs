//! A search keeps its budget.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crosstable_bots::{Budget, Plain, ReportOf, Searcher, monotonic, search};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Scratch, Seat, Setup, Viewer};
use crosstable_testkit::toys::{ConnectFour, Leduc};

/// The first position in which a seat has a choice, and what that seat sees of it.
fn start<G: Game>() -> (G::View, Seat) {
    let mut position = G::from_setup(&Setup::players(2)).expect("two can play every game");
    let (mut scratch, mut rng) = (Scratch::new(), Xoshiro::seed_from_u64(1));
    loop {
        if let Actor::Seat(seat) = position.actor()
            && position.legal().len() > 1
        {
            return (position.view(Viewer::Seat(seat)), seat);
        }
        let step = position.random_step(&mut scratch, &mut rng).expect("somebody will have a choice");
        position.apply(step);
    }
}

fn report<G: Game>(budget: &Budget, seed: u64) -> ReportOf<G> {
    let (view, seat) = start::<G>();
    search::<G, _>(&Plain, &view, seat, budget, seed).expect("it is this seat's turn")
}

#[test]
fn iterations_are_counted() {
    for iterations in [1, 2, 100, 1_001] {
        for threads in [0, 1, 3] {
            let budget = Budget::iterations(iterations).on_threads(threads);
            let report = report::<Leduc>(&budget, 1);
            // Every thread thinks at least once.
            assert_eq!(report.iterations, iterations.max(threads as u32), "{iterations} on {threads}");
            let visits: u32 = report.choices.iter().map(|choice| choice.visits).sum();
            assert_eq!(visits, report.iterations);
        }
    }
    let nothing = Budget { iterations: None, time: None, cancel: None, threads: 1, stop_when_decided: false };
    assert_eq!(report::<Leduc>(&nothing, 1).iterations, Budget::DEFAULT_ITERATIONS);
}

#[test]
fn a_search_that_stops_when_decided_chooses_the_same() {
    let mut saved = 0;
    for seed in 0..20 {
        let budget = Budget::iterations(1_000);
        let (whole, early) = (
            report::<mixx::Position>(&budget, seed),
            report::<mixx::Position>(&budget.stop_when_decided(), seed),
        );
        assert_eq!(whole.chosen, early.chosen, "seed {seed}");
        assert_eq!(whole.iterations, 1_000);
        saved += 1_000 - early.iterations;
    }
    assert!(saved > 0);
}

#[test]
fn the_same_seed_gives_the_same_report() {
    fn same<G: Game>() {
        for threads in [1, 2] {
            let budget = Budget::iterations(500).on_threads(threads);
            let reports = [1, 1, 2].map(|seed| report::<G>(&budget, seed));
            assert_eq!(reports[0].choices, reports[1].choices, "{} on {threads}", G::ID);
            assert_ne!(reports[0].choices, reports[2].choices, "{} on {threads}", G::ID);
        }
    }
    same::<ConnectFour>();
    same::<Leduc>();
    same::<crosswise::Position>();
    same::<mixx::Position>();
}

#[test]
fn no_result_carries_over_to_the_next_search() {
    let (view, seat) = start::<crosswise::Position>();
    let budget = Budget::iterations(300);
    let mut searcher = Searcher::<crosswise::Position>::new();
    let mut found = |seed| searcher.search(&Plain, &view, seat, &budget, seed).expect("its turn").choices;
    let first = found(1);
    found(2);
    assert_eq!(found(1), first);
}

/// Within a tenth. Other programs may take the processor, so one of many tries has to do.
#[test]
fn the_time_limit_is_kept() {
    fn keeps<G: Game>(time: Duration) {
        let mut tries = Vec::new();
        for seed in 0..60 {
            let start = Instant::now();
            report::<G>(&Budget::time(time, monotonic), seed);
            let elapsed = start.elapsed();
            assert!(elapsed >= time, "{} in {time:?}: {elapsed:?}", G::ID);
            if elapsed <= time + time / 10 {
                return;
            }
            tries.push(elapsed);
        }
        panic!("{} in {time:?}: {tries:?}", G::ID);
    }
    let time = Duration::from_millis(200);
    keeps::<ConnectFour>(time);
    keeps::<Leduc>(time);
    keeps::<crosswise::Position>(time);
    // One iteration takes about a millisecond.
    keeps::<crossado::Position>(time);
}

#[test]
fn cancelling_ends_a_search() {
    for threads in [1, 2] {
        let cancel = Arc::new(AtomicBool::new(false));
        let budget = Budget::time(Duration::from_mins(10), monotonic)
            .cancelled_by(Arc::clone(&cancel))
            .on_threads(threads);
        let searching = thread::spawn(move || report::<ConnectFour>(&budget, 1));
        thread::sleep(Duration::from_millis(20));
        let start = Instant::now();
        cancel.store(true, Ordering::Relaxed);
        let report = searching.join().expect("the search ends");
        // Other programs may take the processor for long; ten minutes would be up much later.
        assert!(start.elapsed() < Duration::from_mins(5), "{:?}", start.elapsed());
        assert!(report.iterations > 0);
    }
}

#[test]
fn a_search_that_is_cancelled_at_once_still_has_a_move() {
    let budget = Budget::iterations(1_000).cancelled_by(Arc::new(AtomicBool::new(true)));
    let report = report::<Leduc>(&budget, 1);
    assert_eq!((report.iterations, report.choices[0].mv), (1, report.chosen));
}

#[test]
fn threads_grow_different_trees() {
    let one = report::<ConnectFour>(&Budget::iterations(4_000), 1);
    let two = report::<ConnectFour>(&Budget::iterations(4_000).on_threads(2), 1);
    assert_eq!(one.chosen, two.chosen);
    assert_ne!(one.choices, two.choices);
}

/// Ten times as many iterations allocate no more, once the memory is there.
#[test]
fn a_search_does_not_allocate_while_it_thinks() {
    fn check<G: Game>(iterations: u32) {
        let (view, seat) = start::<G>();
        let mut searcher = Searcher::<G>::new();
        let mut spent = |iterations| {
            let budget = Budget::iterations(iterations);
            allocation_counter::measure(|| {
                searcher.search(&Plain, &view, seat, &budget, 1).expect("it is this seat's turn");
            })
            .count_total
        };
        spent(iterations);
        assert_eq!(spent(iterations / 10), spent(iterations), "{}", G::ID);
    }
    check::<ConnectFour>(10_000);
    check::<Leduc>(10_000);
    check::<crosswise::Position>(1_000);
    check::<cross_roads::Position>(1_000);
    check::<mixx::Position>(1_000);
    check::<crossado::Position>(50);
    check::<cross_n_go::Position>(50);
}
