//! A search keeps to its budget.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crosstable_bots::{Budget, Plain, ReportOf, Searcher, search};
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
    let nothing = Budget { iterations: None, time: None, cancel: None, threads: 1, frugal: false };
    assert_eq!(report::<Leduc>(&nothing, 1).iterations, Budget::FEW);
}

/// A frugal search ends sooner and chooses the same.
#[test]
fn what_is_certain_is_not_thought_about_any_longer() {
    let mut saved = 0;
    for seed in 0..20 {
        let budget = Budget::iterations(1_000);
        let (whole, frugal) = (
            report::<mixx::Position>(&budget, seed),
            report::<mixx::Position>(&budget.until_certain(), seed),
        );
        assert_eq!(whole.chosen, frugal.chosen, "seed {seed}");
        assert_eq!(whole.iterations, 1_000);
        saved += 1_000 - frugal.iterations;
    }
    assert!(saved > 0);
}

#[test]
fn the_same_seed_finds_the_same() {
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

/// A searcher that has searched something else before finds the same as a new one.
#[test]
fn nothing_is_remembered_between_searches() {
    let (view, seat) = start::<crosswise::Position>();
    let budget = Budget::iterations(300);
    let mut searcher = Searcher::<crosswise::Position>::new();
    let mut found = |seed| searcher.search(&Plain, &view, seat, &budget, seed).expect("its turn").choices;
    let first = found(1);
    found(2);
    assert_eq!(found(1), first);
}

/// Within a tenth, on a clock that may also run for other programs: so one of a few tries has to do.
#[test]
fn time_is_kept() {
    fn keeps<G: Game>(time: Duration) {
        let mut tries = Vec::new();
        for seed in 0..60 {
            let elapsed = report::<G>(&Budget::time(time), seed).elapsed;
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
fn cancelling_ends_the_search() {
    for threads in [1, 2] {
        let cancel = Arc::new(AtomicBool::new(false));
        let budget = Budget::time(Duration::from_mins(10)).unless(Arc::clone(&cancel)).on_threads(threads);
        let searching = thread::spawn(move || report::<ConnectFour>(&budget, 1));
        thread::sleep(Duration::from_millis(20));
        let start = Instant::now();
        cancel.store(true, Ordering::Relaxed);
        let report = searching.join().expect("the search ends");
        // Other programs may come in between for as long as they like; ten minutes would be up much later.
        assert!(start.elapsed() < Duration::from_mins(5), "{:?}", start.elapsed());
        assert!(report.iterations > 0);
    }
}

/// A search that is cancelled before it begins still has a move to play.
#[test]
fn there_is_always_a_move() {
    let budget = Budget::iterations(1_000).unless(Arc::new(AtomicBool::new(true)));
    let report = report::<Leduc>(&budget, 1);
    assert_eq!((report.iterations, report.choices[0].mv), (1, report.chosen));
}

/// More threads look at more.
#[test]
fn threads_add_up() {
    let one = report::<ConnectFour>(&Budget::iterations(4_000), 1);
    let two = report::<ConnectFour>(&Budget::iterations(4_000).on_threads(2), 1);
    assert_eq!(one.chosen, two.chosen);
    assert_ne!(one.choices, two.choices);
}

/// Thinking ten times as long allocates no more, once the memory is there.
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
