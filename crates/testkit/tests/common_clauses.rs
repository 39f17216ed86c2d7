//! The clauses that all games share, shown on the smallest games there are: Nim, which is open, and the high-card game,
//! which is not. That every other game keeps them is what `conformance` checks.

mod high_card;

use crosstable_core::example::Nim;
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Play, Record, Scratch, Seat, Setup, Standing, Viewer};
use crosstable_testkit::{Violation, try_conformance};
use high_card::{Flaw, HighCard};

type Hidden = HighCard<false>;

/// The report of the suite on the high-card game with a flaw.
fn report(flaw: Flaw) -> Violation {
    flaw.strike();
    try_conformance::<Hidden>().expect_err("the flaw must be noticed")
}

/// Plays tokens from a first position that has the high-card game's default options but for these.
fn played(setup: &Setup, tokens: &[&str]) -> Hidden {
    Record::read(setup, tokens.iter().copied()).expect("the tokens are legal").replay().expect("read before")
}

/// G-01: tables of two to four; the turn goes round in ascending seat order; nobody else is ever asked.
#[test]
fn seats_act_clockwise() {
    let mut nim = Nim::from_setup(&Setup::players(4).with("start", "3")).unwrap();
    let order: Vec<u8> = (0..6)
        .map(|_| {
            let seat = nim.actor().seat().expect("the heap is not empty");
            nim.play_token("take:1").unwrap();
            seat.number()
        })
        .collect();
    assert_eq!(order, [3, 4, 1, 2, 3, 4]);
    assert!(Nim::from_setup(&Setup::players(1)).is_err() && Nim::from_setup(&Setup::players(5)).is_err());
    assert!(report(Flaw::StrangerAsked).what.contains("seat 4 is to move at a table for 2"));
}

/// G-02: the lot decides who starts, each seat equally likely, unless the host has named the seat.
#[test]
fn the_start_seat_is_drawn_or_named() {
    let drawn = played(&Setup::players(2), &["~1", "~1", "~2", "~2"]);
    assert_eq!(drawn.actor(), Actor::Chance);
    assert!(drawn.check("~start:2".parse().unwrap()).is_ok());
    let named = played(&Setup::players(2).with("start", "2"), &["~1", "~1", "~2", "~2"]);
    assert_eq!(named.actor(), Actor::Seat(Seat::new(1)));
    assert_eq!(report(Flaw::LoadedLot).check, "start");
    assert_eq!(report(Flaw::StartDrawnAnyway).check, "start");
}

/// G-03: who has a legal move must make one; a pass that no clause grants is no token.
#[test]
fn nobody_passes_at_will() {
    let mut nim = Nim::from_setup(&Setup::players(2).with("start", "1")).unwrap();
    let before = nim.clone();
    for answer in ["pass", "", "take:0"] {
        assert!(nim.play_token(answer).is_err(), "{answer}");
        assert_eq!(nim, before);
    }
}

/// G-04: chance is in the record, so that the record replays to the same position; and no seat makes it.
#[test]
fn the_record_holds_every_draw() {
    let setup = Setup::players(3);
    let mut rng = Xoshiro::seed_from_u64(4);
    let mut position = Hidden::from_setup(&setup).unwrap();
    let mut tokens = Vec::new();
    while let Some(step) = position.random_step(&mut Scratch::new(), &mut rng) {
        tokens.push(step.to_string());
        position.apply(step);
    }
    let again = played(&setup, &tokens.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(again, position);
    let turn = played(&Setup::players(2).with("start", "2"), &["~1", "~1", "~2", "~2"]);
    assert_eq!(turn.check("~1".parse().unwrap()).unwrap_err().clause, "G-04");
    assert_eq!(report(Flaw::Fickle).check, "copies");
}

/// G-05: a hand is seen by its owner alone; a draw stands in the log of others without its face; samples respect what
/// is known and nothing else.
#[test]
fn hands_are_hidden() {
    let (first, second) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let setup = Setup::players(2);
    let one = played(&setup, &["~1", "~2", "~1", "~3"]);
    let two = played(&setup, &["~1", "~2", "~2", "~5"]);
    assert_eq!(one.view(first), two.view(first));
    assert_eq!(one.view(Viewer::Spectator), two.view(Viewer::Spectator));
    assert_ne!(one.view(second), two.view(second));
    let deal = played(&setup, &[]);
    let lines = Viewer::all(2).map(|viewer| deal.log_line("~5".parse().unwrap(), viewer));
    assert_eq!(lines.collect::<Vec<_>>(), ["~5", "~?", "~?"]);
    for flaw in [Flaw::ViewShowsHands, Flaw::LogShowsDraws] {
        assert_eq!(report(flaw).check, "secrets", "{flaw:?}");
    }
    assert_eq!(report(Flaw::RefusalTells).check, "twins");
}

/// G-06: every game ends within its bound.
#[test]
fn games_end_in_time() {
    let mut scratch = Scratch::new();
    for seed in 0..200 {
        let setup = Setup::players(2).with("heap", "70").with("start", "1");
        let mut nim = Nim::from_setup(&setup).unwrap();
        let taken = nim.playout(&mut scratch, &mut Xoshiro::seed_from_u64(seed));
        assert!(taken as usize <= Nim::LONGEST, "{taken} with seed {seed}");
    }
    assert!(report(Flaw::TooLong).what.contains("G-06 promises at most 22"));
}

/// G-07: one rank per seat, one more than the number of seats that did strictly better; only at the end.
#[test]
fn ranks_count_those_who_did_better() {
    assert_eq!(Standing::by_points(&[7, 7, 2]).ranks(), [1, 1, 3]);
    assert_eq!(Standing::by_points(&[9, 4, 9, 4]).ranks(), [1, 3, 1, 3]);
    assert_eq!(report(Flaw::EarlyStanding).check, "actor");
    assert_eq!(report(Flaw::NoStanding).check, "actor");
}

/// G-08: a seat that is asked has an answer, even if only one, and gives it as a token in its one spelling.
#[test]
fn who_is_asked_answers_with_a_token() {
    let mut nim = Nim::from_setup(&Setup::players(2).with("heap", "1").with("start", "1")).unwrap();
    assert_eq!(nim.legal().len(), 1, "the only answer is still asked for");
    for spelling in ["TAKE:1", "take:01", "take: 1", "take:1 "] {
        assert_eq!(nim.play_token(spelling).unwrap_err().clause, "G-08", "{spelling}");
    }
    nim.play_token("take:1").unwrap();
    assert_eq!(report(Flaw::NoMove).check, "moves");
    assert_eq!(report(Flaw::TwoSpellings).check, "refusals");
}
