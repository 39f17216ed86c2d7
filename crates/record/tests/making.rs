//! A record of a table's log: the game as it was finally played, once it has ended.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_record::{NoRecord, Record, Step, random, verify};
use crosstable_table::{By, Command, Entry, Opening, Stage, Table};

/// 2026-11-15, eleven at night and a little, in UTC.
const START: u64 = 1_794_783_600_123;

/// Plays a game against bots and often takes a move back, so that the log is far longer than the game.
fn log_with_undos(game: GameId, setup: &Setup, seed: u64) -> Vec<Entry> {
    println!("{game} {setup:?} seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (anna, seat) = (PlayerId::new([1; 16]), Seat::new(1));
    let opening = Opening::new(TableId::new([2; 16]), game, setup.clone(), anna);
    let (mut table, mut log) = Table::open(&opening, Seed::new([seed as u8; 32]), START).expect("valid");
    let mut now = START;
    let mut ask = |table: &mut Table, by, command| {
        now += 40 * 60_000;
        for entry in table.handle(by, now, command).expect("nothing is refused") {
            table.apply(&entry).expect("a table's own entries fit");
            log.push(entry);
        }
    };
    // Anna changes her mind about the seat and about her name.
    ask(&mut table, By::Player(anna), Command::Sit { seat: Some(Seat::new(0)), name: "An".into() });
    ask(
        &mut table,
        By::Player(anna),
        Command::AddEntropy { seat: Seat::new(0), entropy: Entropy::new([3; 16]) },
    );
    ask(&mut table, By::Player(anna), Command::Swap { one: Seat::new(0), other: seat });
    for _ in 1..setup.players {
        ask(&mut table, By::Player(anna), Command::AddBot { seat: None, level: Level::Hard });
    }
    ask(&mut table, By::Player(anna), Command::Start);
    ask(&mut table, By::Player(anna), Command::Rename { seat, name: "Anna #1".into() });
    let mut undone = 0;
    while table.stage() == Stage::Running {
        let to_move = table.to_move().expect("somebody is to move");
        let legal = table.view(Viewer::Seat(to_move)).legal;
        let token = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        let by = if to_move == seat { By::Player(anna) } else { By::House };
        ask(&mut table, by, Command::Play { seat: to_move, token });
        let decided = table.stage() == Stage::Running && undone < 30 && below(&mut rng, 3) == 0;
        if decided && table.handle(By::Player(anna), START, Command::Undo { seat }).is_ok() {
            ask(&mut table, By::Player(anna), Command::Undo { seat });
            undone += 1;
        }
    }
    assert!(undone > 3, "moves were taken back");
    log
}

#[test]
fn what_was_taken_back_is_not_in_the_record() {
    for (game, limit) in [(GameId::Crosswise, None), (GameId::Mixx, None), (GameId::CrossNGo, Some("20"))] {
        for seed in 0..5 {
            let mut setup = Setup::players(3);
            if let Some(limit) = limit {
                setup = setup.with("limit", limit);
            }
            let log = log_with_undos(game, &setup, seed);
            let played = log.iter().filter(|entry| matches!(entry, Entry::Played { .. })).count();
            let record = Record::of(&log).expect("a finished game");
            let moves = record.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count();
            assert_eq!(moves, Table::replay(&log).expect("a table's own log").decisions());
            assert!(moves < played);
            // The numbers of the draws run along the game as it was played, or this would not hold.
            verify(&record).unwrap_or_else(|failure| panic!("{game} seed {seed}: {failure}"));
        }
    }
}

#[test]
fn the_headers_are_those_of_the_table() {
    let record = Record::of(&log_with_undos(GameId::Crosswise, &Setup::players(3), 1)).expect("finished");
    let text = record.to_string();
    let head: Vec<_> = text.lines().take(16).collect();
    assert_eq!(
        head[..9],
        [
            "Crosstable record 1",
            "game: crosswise",
            "rules: 1",
            "players: 3",
            "option lone: random",
            "option start: random",
            "seat 1: bot hard",
            "seat 2: person Anna #1",
            "seat 3: bot hard",
        ]
    );
    // Opened late in the evening, started after midnight.
    assert_eq!(head[9], "date: 2026-11-16");
    assert_eq!(head[10], format!("table: {}", "02".repeat(16)));
    assert_eq!(head[11], format!("commitment: {}", Seed::new([1; 32]).commitment()));
    assert_eq!(head[12], format!("entropy 2: {}", "03".repeat(16)));
    assert_eq!(head[13], format!("seed: {}", "01".repeat(32)));
    assert!(head[14].starts_with("result: ranks ") && head[15].is_empty(), "{text}");
}

#[test]
fn a_game_that_has_not_ended_gives_no_record() {
    let mut log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    assert!(Record::of(&log).is_ok());
    while log.len() > 1 {
        log.pop();
        assert_eq!(Record::of(&log), Err(NoRecord::NotEnded), "{} entries", log.len());
    }
    log.pop();
    assert!(matches!(Record::of(&log), Err(NoRecord::Corrupt(_))));
}

#[test]
fn what_happens_after_the_end_changes_nothing() {
    let mut log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    let record = Record::of(&log);
    log.push(Entry::Rematch { at: u64::MAX, table: TableId::new([9; 16]) });
    assert_eq!(Record::of(&log), record);
}

#[test]
fn a_clock_beyond_measure_gives_no_record() {
    let mut log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    for entry in &mut log {
        if let Entry::Started { at, .. } = entry {
            *at = u64::MAX;
        }
    }
    assert_eq!(Record::of(&log), Err(NoRecord::TooLate));
}

#[test]
fn the_same_seed_gives_the_same_random_game() {
    for game in GameId::ALL {
        let log = |seed| random::log(*game, &Setup::players(2), seed).expect("valid");
        assert_eq!(log(7), log(7));
        assert_ne!(log(7)[0], log(8)[0], "nothing is the same, from the table's id on");
    }
}
