//! Making a record of the log of a game that has ended, without the moves that were taken back.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_protocol::Command;
use crosstable_record::{FromLogError, Record, Step, random, verify};
use crosstable_table::{Entry, LogEntry, MemoryTable, Opening, Origin, TableSession};

/// 2026-11-15, eleven at night and a little, in UTC.
const START: u64 = 1_794_783_600_123;

/// Plays a game against bots and often takes a move back, so that the log is far longer than the game.
fn log_with_undos(game: GameId, setup: &Setup, seed: u64) -> Vec<LogEntry> {
    println!("{game} {setup:?} seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let (anna, seat) = (PlayerId::new([1; 16]), Seat::new(1));
    let opening = Opening::new(TableId::new([2; 16]), game, setup.clone(), anna);
    let mut table = MemoryTable::open(&opening, Seed::new([seed as u8; 32]), START).expect("valid");
    let perform = |table: &mut MemoryTable, command| {
        table.now += 40 * 60_000;
        table.perform(Origin::Player(anna), &command).expect("nothing is refused");
    };
    // Anna changes her mind about the seat and about her name.
    let sit = Command::Sit { seat: Some(Seat::new(0)), name: "An".into(), entropy: None };
    perform(&mut table, sit);
    perform(&mut table, Command::Entropy { seat: Seat::new(0), entropy: Entropy::new([3; 16]) });
    perform(&mut table, Command::Swap { one: Seat::new(0), other: seat });
    for _ in 1..setup.players {
        perform(&mut table, Command::Bot { seat: None, level: Level::Hard });
    }
    perform(&mut table, Command::Start);
    perform(&mut table, Command::Rename { seat, name: "Anna #1".into() });
    let mut undone = 0;
    while let Some(to_move) = table.table().to_move() {
        let legal = table.session().view(Viewer::Seat(to_move)).legal_tokens();
        let token = &legal[below(&mut rng, legal.len() as u32) as usize];
        table.now += 40 * 60_000;
        table.play(to_move, token).expect("a legal move");
        let wanted = table.table().to_move().is_some() && undone < 30 && below(&mut rng, 3) == 0;
        if wanted
            && table.session().execute(Origin::Player(anna), START, None, &Command::Undo { seat }).is_ok()
        {
            perform(&mut table, Command::Undo { seat });
            undone += 1;
        }
    }
    assert!(undone > 3, "moves were taken back");
    table.log().to_vec()
}

#[test]
fn moves_that_were_taken_back_are_not_in_the_record() {
    for (game, limit) in [(GameId::Crosswise, None), (GameId::Mixx, None), (GameId::CrossNGo, Some("20"))] {
        for seed in 0..5 {
            let mut setup = Setup::players(3);
            if let Some(limit) = limit {
                setup = setup.with("limit", limit);
            }
            let log = log_with_undos(game, &setup, seed);
            let played = log.iter().filter(|line| matches!(line.entry, Entry::Played { .. })).count();
            let record = Record::of(&log).expect("a finished game");
            let moves = record.steps.iter().filter(|step| matches!(step, Step::Move { .. })).count();
            let session = TableSession::load(&log).expect("a table's own log");
            assert_eq!(moves, session.table().decisions());
            assert!(moves < played);
            // Draws are numbered by the game as it was finally played, or this would fail.
            verify(&record).unwrap_or_else(|failure| panic!("{game} seed {seed}: {failure}"));
        }
    }
}

#[test]
fn the_headers_describe_the_table() {
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
        assert_eq!(Record::of(&log), Err(FromLogError::NotEnded), "{} entries", log.len());
    }
    log.pop();
    assert!(matches!(Record::of(&log), Err(FromLogError::Corrupt(_))));
}

#[test]
fn entries_after_the_end_change_nothing() {
    let mut log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    let record = Record::of(&log);
    log.push(LogEntry::from(Entry::Rematch { at: u64::MAX, table: TableId::new([9; 16]) }));
    assert_eq!(Record::of(&log), record);
}

#[test]
fn a_game_after_the_year_9999_gives_no_record() {
    let mut log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    for line in &mut log {
        if let Entry::Started { at, .. } = &mut line.entry {
            *at = u64::MAX;
        }
    }
    assert_eq!(Record::of(&log), Err(FromLogError::DateOutOfRange));
}

#[test]
fn the_same_seed_gives_the_same_random_game() {
    for game in GameId::ALL {
        let log = |seed| random::log(*game, &Setup::players(2), seed).expect("valid");
        assert_eq!(log(7), log(7));
        assert_ne!(log(7)[0], log(8)[0], "nothing is the same, from the table's id on");
    }
}
