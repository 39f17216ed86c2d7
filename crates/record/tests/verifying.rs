//! Verification names the first line that does not hold, and says why.

mod common;

use common::random_record;
use crosstable_core::Setup;
use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::{Odds, Record, Step, random, verify};

/// The record of a game of Crosswise for two; seat 1 begins.
fn crosswise() -> Record {
    let setup = Setup::players(2).with("start", "1");
    random::record(GameId::Crosswise, &setup, Source::Revealed, 3).expect("a valid set-up")
}

/// What is wrong with a record after this change.
fn wrong(mut record: Record, change: impl FnOnce(&mut Record)) -> String {
    assert!(verify(&record).is_ok());
    change(&mut record);
    // It comes from a file, as tampered records do.
    let record: Record = record.to_string().parse().expect("the form is right");
    verify(&record).expect_err("it is tampered with").to_string()
}

/// The first line of the steps, and the index of a move in the middle.
fn places(record: &Record) -> (usize, usize) {
    let first_line = 1 + record.to_string().lines().position(|line| line.starts_with("1. ")).expect("steps");
    let moves = record.steps.iter().enumerate().filter(|(_, step)| matches!(step, Step::Move { .. }));
    let (index, _) = moves.clone().nth(moves.count() / 2).expect("there are moves");
    (first_line, index)
}

#[test]
fn the_game_its_rules_and_its_options_are_known() {
    let said = wrong(crosswise(), |record| record.game = "chess".into());
    assert!(said.starts_with("line 2: unknown game 'chess'; allowed: "), "{said}");
    let said = wrong(crosswise(), |record| record.rules = 2);
    assert_eq!(said, "line 3: Crosswise has no rules of version 2; known: 1");
    let said = wrong(crosswise(), |record| record.options[0].1 = "3".into());
    assert_eq!(said, "line 5: option 'start' cannot be '3'; allowed: random, 1, 2");
    let said = wrong(crosswise(), |record| record.options.push(("colour".into(), String::new())));
    assert_eq!(said, "line 6: unknown option 'colour'; Crosswise knows start");
    let said = wrong(crosswise(), |record| record.options.clear());
    assert_eq!(said, "line 5: the option 'start' must stand here");
}

#[test]
fn the_number_of_players_is_one_of_the_game() {
    let said = wrong(crosswise(), |record| {
        record.seats.truncate(1);
        record.entropy.retain(|(seat, _)| seat.index() == 0);
        record.commitments.retain(|(seat, _)| seat.index() == 0);
        record.result.ranks = vec![1];
        record.result.points = None;
        for step in &mut record.steps {
            if let Step::Move { seat, .. } = step {
                *seat = "1".parse().expect("a seat");
            }
        }
    });
    assert_eq!(said, "line 4: the number of players cannot be 1; Crosswise is for 2 to 4");
}

#[test]
fn options_stand_in_the_order_of_the_game() {
    let setup = Setup::players(2);
    let record = Record::of(&random::log(GameId::CrossRoads, &setup, 1).expect("valid")).expect("finished");
    let said = wrong(record, |record| record.options.swap(0, 1));
    assert_eq!(said, "line 5: the option 'deck' must stand here");
}

#[test]
fn the_seed_is_the_one_that_was_promised() {
    let record = crosswise();
    let line = 1 + record.to_string().lines().position(|line| line.starts_with("seed: ")).expect("a seed");
    let said = wrong(record, |record| record.commitment = Some(crosstable_fair::Commitment::new([7; 32])));
    assert!(said.starts_with(&format!("line {line}: the seed is not the one that was promised: ")), "{said}");
}

#[test]
fn moves_are_legal() {
    let record = crosswise();
    let (first_line, index) = places(&record);
    let line = first_line + index;
    let said = wrong(record.clone(), |record| {
        let Step::Move { token, .. } = &mut record.steps[index] else { panic!("a move") };
        *token = "sun@z9".into();
    });
    assert_eq!(said, format!("line {line}: the rules refuse 'sun@z9': G-08 unreadable token=sun@z9"));
    let Step::Move { seat, .. } = record.steps[index] else { panic!("a move") };
    let other = seat.next(2);
    let said = wrong(record, |record| {
        let Step::Move { seat, .. } = &mut record.steps[index] else { panic!("a move") };
        *seat = other;
    });
    assert_eq!(said, format!("line {line}: seat {seat} is to move, not seat {other}"));
}

#[test]
fn moves_and_draws_come_when_they_are_due() {
    let record = crosswise();
    let (first_line, index) = places(&record);
    let Step::Move { seat, .. } = record.steps[index] else { panic!("a move") };
    let said = wrong(record.clone(), |record| {
        record.steps[index] = Step::Draw { token: "~sun".into(), odds: Odds::Of(vec![("~sun".into(), 1)]) };
    });
    assert_eq!(said, format!("line {}: seat {seat} is to move; nothing is drawn here", first_line + index));
    let said = wrong(record, |record| {
        record.steps.insert(0, Step::Move { seat, token: "pass".into() });
        for step in &mut record.steps {
            if let Step::Draw { odds: Odds::As(number) | Odds::Less(number), .. } = step {
                *number += 1;
            }
        }
    });
    assert_eq!(said, format!("line {first_line}: chance is to be drawn; seat {seat} cannot move"));
}

/// A list in which the draw would be the same, but which the rules do not know: only who knows the rules sees it.
#[test]
fn lists_are_those_of_the_rules() {
    let record = crosswise();
    let (line, _) = places(&record);
    let first = |change: fn(&mut Vec<(Box<str>, u32)>)| {
        wrong(record.clone(), |record| {
            let Step::Draw { odds: Odds::Of(list), .. } = &mut record.steps[0] else {
                panic!("the first draw")
            };
            change(list);
        })
    };
    let said = first(|list| list.push(("~zebra".into(), 1)));
    assert_eq!(said, format!("line {line}: by the rules '~zebra' cannot be drawn here"));
    assert_ne!(record.steps[0].token(), "~move");
    let said = first(|list| list.retain(|(token, _)| **token != *"~move"));
    assert_eq!(said, format!("line {line}: by the rules '~move' could be drawn here too"));
    let said = first(|list| list.iter_mut().for_each(|(_, weight)| *weight *= 2));
    assert_eq!(said, format!("line {line}: by the rules '~cross' has weight 7 here, not 14"));
}

#[test]
fn draws_are_those_of_the_table() {
    for seed in 0..20 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let record = random_record(GameId::Mixx, seed);
        let draws: Vec<_> = (0..record.steps.len())
            .filter(|index| matches!(&record.steps[*index], Step::Draw { odds: Odds::Less(_), .. }))
            .collect();
        let number = below(&mut rng, draws.len() as u32) as usize;
        let (first_line, index) = (places(&record).0, draws[number]);
        // What came next in the list of this draw's step is taken instead.
        let mut replay = record.replay().expect("a good record");
        while replay.done() < index {
            replay.advance().expect("a good record");
        }
        let (right, list) = (record.steps[index].token().to_owned(), replay.position().outcomes());
        let Some((other, _)) = list.iter().find(|(token, _)| *token != right) else { continue };
        let said = wrong(record.clone(), |record| {
            let Step::Draw { token, .. } = &mut record.steps[index] else { panic!("a draw") };
            *token = other.as_str().into();
        });
        let expected = format!("line {}: draw ", first_line + index);
        assert!(said.starts_with(&expected), "{said}");
        assert!(said.ends_with(&format!(" of this table is '{right}', not '{other}'")), "{said}");
    }
}

#[test]
fn the_game_is_over_at_the_end_and_not_before() {
    let record = crosswise();
    let (first_line, _) = places(&record);
    let steps = record.steps.len();
    let said = wrong(record.clone(), |record| drop(record.steps.pop()));
    assert_eq!(said, format!("line {}: the game is not over", first_line + steps - 1));
    let said = wrong(record, |record| {
        record.steps.push(Step::Move { seat: "1".parse().expect("a seat"), token: "pass".into() });
    });
    assert_eq!(said, format!("line {}: the game was over after step {steps}", first_line + steps));
}

#[test]
fn the_result_is_the_one_that_was_reached() {
    let record = crosswise();
    let line =
        1 + record.to_string().lines().position(|line| line.starts_with("result: ")).expect("a result");
    let right = record.result.to_string();
    let said = wrong(record.clone(), |record| record.result.ranks.reverse());
    assert_eq!(said, format!("line {line}: the game ended otherwise: {right}"));
    let said = wrong(record, |record| {
        record.result.points = record.result.points.take().map(|mut points| {
            points[0] += 1;
            points
        });
    });
    assert_eq!(said, format!("line {line}: the game ended otherwise: {right}"));
}

#[test]
fn the_first_of_several_faults_is_named() {
    let record = crosswise();
    let (first_line, index) = places(&record);
    let said = wrong(record, |record| {
        record.result.ranks.reverse();
        for step in &mut record.steps[index..] {
            if let Step::Move { token, .. } = step {
                *token = "nonsense".into();
            }
        }
    });
    assert!(said.starts_with(&format!("line {}: ", first_line + index)), "{said}");
}
