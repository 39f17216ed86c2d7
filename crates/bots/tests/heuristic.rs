//! The search uses every part of a heuristic.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use crosstable_bots::{Budget, Heuristic, Report, greedy, search};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_SEATS, Play, Scratch, Seat, Setup, Viewer};
use crosstable_testkit::toys::connect_four::{Column, View};
use crosstable_testkit::toys::leduc::Card;
use crosstable_testkit::toys::{ConnectFour, Leduc};

/// What seat 1 sees before its first move.
fn first_view() -> View {
    ConnectFour::empty().view(Viewer::Seat(Seat::new(0)))
}

fn found<H: Heuristic<ConnectFour>>(heuristic: &H, iterations: u32, seed: u64) -> Report<Column> {
    let budget = Budget::iterations(iterations);
    search(heuristic, &first_view(), Seat::new(0), &budget, seed).expect("seat 1 begins")
}

/// The index of the column where the first stone lies.
fn first_stone(board: &ConnectFour) -> u8 {
    (0..7).find(|column| board.stone(*column, 0) == Some(Seat::new(0))).expect("there is a first stone")
}

/// Values stones of seat 1 on the left, and counts its calls.
#[derive(Default)]
struct Left {
    evaluated: AtomicU32,
    rolled: AtomicU32,
}

impl Heuristic<ConnectFour> for Left {
    const CUTOFF: Option<u32> = Some(2);

    fn evaluate(&self, board: &ConnectFour) -> [f32; MAX_SEATS] {
        self.evaluated.fetch_add(1, Ordering::Relaxed);
        let left = 1.0 - f32::from(first_stone(board)) / 6.0;
        [left, 1.0 - left, 0.0, 0.0]
    }

    fn rollout(&self, board: &ConnectFour, scratch: &mut Scratch<ConnectFour>, rng: &mut Xoshiro) -> Column {
        self.rolled.fetch_add(1, Ordering::Relaxed);
        board.random_move(&mut scratch.moves, rng)
    }
}

#[test]
fn rollouts_are_cut_off_and_evaluated() {
    let left = Left::default();
    let report = found(&left, 500, 1);
    assert_eq!(report.chosen.to_string(), "a");
    assert!(report.value.is_some_and(|value| value > 0.95), "{report:?}");
    let [evaluated, rolled] = [&left.evaluated, &left.rolled].map(|count| count.load(Ordering::Relaxed));
    // Hardly any of these trees reach the end of a game.
    assert!((450..=500).contains(&evaluated), "{evaluated}");
    assert!((2 * evaluated..=1_000).contains(&rolled), "{rolled} for {evaluated}");
}

#[test]
fn the_greedy_bot_evaluates_too() {
    let report = greedy(&Left::default(), &first_view(), Seat::new(0), 1).expect("seat 1 begins");
    let order: Vec<String> = report.choices.iter().map(|choice| choice.mv.to_string()).collect();
    assert_eq!(order.join(""), "abcdefg");
    assert_eq!((report.chosen.to_string().as_str(), report.value), ("a", Some(1.0)));
}

/// Has higher priors for columns farther right, and tries few moves.
struct Right;

impl Heuristic<ConnectFour> for Right {
    const WIDENING: Option<(f32, f32)> = Some((1.0, 0.25));
    const PRIORS: bool = true;

    fn prior(&self, _: &ConnectFour, column: Column) -> f32 {
        f32::from(column.index())
    }
}

#[test]
fn few_moves_are_tried_and_those_with_the_highest_priors_first() {
    // The fourth root of the visits, rounded up.
    for (iterations, tried) in [(1, 1), (10, 2), (80, 3), (250, 4), (2_000, 7)] {
        let report = found(&Right, iterations, 1);
        let mut seen: Vec<u8> =
            report.choices.iter().filter(|c| c.visits > 0).map(|c| c.mv.index()).collect();
        seen.sort_unstable();
        assert_eq!(seen, (7 - tried..7).collect::<Vec<_>>(), "{iterations}");
        assert_eq!(report.choices.len(), 7, "all legal moves are reported");
    }
    let report = greedy(&Right, &first_view(), Seat::new(0), 1).expect("seat 1 begins");
    assert_eq!((report.chosen.to_string().as_str(), report.value), ("g", None));
}

/// The same with hidden information: the moves below the root depend on the sample.
#[test]
fn widening_also_holds_where_moves_depend_on_the_sample() {
    struct Few;
    impl Heuristic<crosswise::Position> for Few {
        const WIDENING: Option<(f32, f32)> = Some((2.0, 0.3));
        const PRIORS: bool = true;

        fn prior(&self, _: &crosswise::Position, mv: crosswise::Move) -> f32 {
            if matches!(mv, crosswise::Move::Lay(..)) { 1.0 } else { 0.0 }
        }
    }
    let mut position = crosswise::Position::from_setup(&Setup::players(2)).expect("two can play");
    let (mut scratch, mut rng) = (Scratch::new(), Xoshiro::seed_from_u64(3));
    while position.actor() == Actor::Chance || position.legal().len() < 50 {
        let step = position.random_step(&mut scratch, &mut rng).expect("the game has only begun");
        position.apply(step);
    }
    let seat = position.actor().seat().expect("a seat is to move");
    let view = position.view(Viewer::Seat(seat));
    let report = search(&Few, &view, seat, &Budget::iterations(500), 1).expect("it is this seat's turn");
    let tried: Vec<_> = report.choices.iter().filter(|choice| choice.visits > 0).collect();
    // 2 * 500^0.3 is 12.9.
    assert_eq!(tried.len(), 13);
    assert!(tried.iter().all(|choice| matches!(choice.mv, crosswise::Move::Lay(..))));
}

#[test]
fn a_bias_decides_while_there_are_few_results() {
    struct Edge;
    impl Heuristic<ConnectFour> for Edge {
        const PRIORS: bool = true;
        const BIAS: f32 = 20.0;

        fn prior(&self, _: &ConnectFour, column: Column) -> f32 {
            if column.index() == 6 { 1.0 } else { 0.0 }
        }
    }
    assert_eq!(found(&Edge, 60, 1).chosen.to_string(), "g");
    assert_eq!(found(&Edge, 20_000, 1).chosen.to_string(), "d");
}

/// Records what the other seat holds in the positions that it evaluates.
#[derive(Default)]
struct Recorder(Mutex<Vec<Card>>);

impl Heuristic<Leduc> for Recorder {
    const CUTOFF: Option<u32> = Some(0);

    fn evaluate(&self, game: &Leduc) -> [f32; MAX_SEATS] {
        let held = game.hand(Seat::new(1)).expect("both hands are dealt");
        self.0.lock().expect("nobody else has it").push(held);
        [0.5; MAX_SEATS]
    }
}

/// The n-th try of every move at the root meets the same hidden cards, and others in the next search.
#[test]
fn moves_share_their_random_numbers() {
    let mut game = Leduc::from_setup(&Setup::players(2)).expect("two can play");
    for token in ["~K", "~Q"] {
        game.play_token(token).expect("legal");
    }
    let (seat, moves) = (Seat::new(0), game.legal().len());
    let view = game.view(Viewer::Seat(seat));
    let mut met = Vec::new();
    for seed in 0..40 {
        let recorder = Recorder::default();
        search(&recorder, &view, seat, &Budget::iterations(moves as u32), seed).expect("seat 1 begins");
        let held = recorder.0.into_inner().expect("nobody else has it");
        assert!(held.len() >= 2, "seed {seed}: {held:?}");
        assert!(held.iter().all(|card| *card == held[0]), "seed {seed}: {held:?}");
        met.push(held[0]);
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 3, "{met:?}");
}
