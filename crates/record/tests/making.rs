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
    let sit = Command::Sit { seat: Some(Seat::new(0)), name: "An".into(), commitment: None };
    perform(&mut table, sit);
    let entropy = Entropy::new([3; 16]);
    let commitment = entropy.commitment(&[2; 16]);
    perform(&mut table, Command::Commit { seat: Seat::new(0), commitment });
    perform(&mut table, Command::Swap { one: Seat::new(0), other: seat });
    perform(&mut table, Command::Commit { seat, commitment });
    perform(&mut table, Command::Rename { seat, name: "Anna #1".into() });
    for _ in 1..setup.players {
        perform(&mut table, Command::Bot { seat: None, level: Level::Hard });
    }
    perform(&mut table, Command::Start);
    perform(&mut table, Command::Reveal { seat, entropy });
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
    let log = log_with_undos(GameId::Crosswise, &Setup::players(3), 1);
    let record = Record::of(&log).expect("finished");
    let text = record.to_string();
    let head: Vec<_> = text.lines().take(20).collect();
    assert_eq!(
        head[..9],
        [
            "Crosstable record 2",
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
    assert_eq!(head[9], format!("table: {}", "02".repeat(16)));
    assert_eq!(head[10..12], ["chance: revealed", "round: 1"]);
    assert_eq!(head[12], format!("commitment: {}", Seed::new([1; 32]).commitment()));
    // The commitment moves with its person.
    let promise = Entropy::new([3; 16]).commitment(&[2; 16]);
    assert_eq!(head[13], format!("commitment 2: {promise}"));
    // Opened late in the evening, started after midnight.
    assert_eq!(head[14], "date: 2026-11-16");
    assert_eq!(head[15], format!("entropy 2: {}", "03".repeat(16)));
    assert_eq!(head[16], format!("seed: {}", "01".repeat(32)));
    assert_eq!(head[17], format!("head: {}", log.last().and_then(|line| line.head).expect("heads")));
    assert!(head[18].starts_with("result: ranks ") && head[19].is_empty(), "{text}");
    // The list is the one that was frozen.
    let frozen = log.iter().find_map(|line| match &line.entry {
        Entry::Frozen { list, .. } => Some(list.clone()),
        _ => None,
    });
    assert_eq!(Some(record.list()), frozen);
    assert!(text.starts_with(&format!("Crosstable record 2\n{}date: ", record.list())));
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
    let log = random::log(GameId::Crosswise, &Setup::players(2), 1).expect("valid");
    let more = Entry::Rematch { at: u64::MAX, table: TableId::new([9; 16]) };
    let longer = LogEntry::chain(log.iter().map(|line| line.entry.clone()).chain([more]));
    assert_eq!((longer.len(), &longer[..log.len()]), (log.len() + 1, &log[..]));
    assert!(Record::of(&log).is_ok());
    assert_eq!(Record::of(&longer), Record::of(&log));
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
