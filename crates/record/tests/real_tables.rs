//! Records and public logs of tables at which people have sat down, promised and revealed.

mod common;

use common::second_verifier_with_log;
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_core::{PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed, Source, Stream};
use crosstable_games::{AnyGame, GameId};
use crosstable_protocol::{Clock, Command, Stage};
use crosstable_record::{Record, check_log, verify};
use crosstable_table::{Decision, Entry, LogEntry, Opening, Origin, TableSession};

const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
const BEN: PlayerId = PlayerId::new([0xb2; 16]);
const TABLE: [u8; 16] = [7; 16];
const SEED: Seed = Seed::new([5; 32]);
const NOW: u64 = 1_794_783_600_123;

/// A table of two and its log.
struct Played {
    session: TableSession,
    log: Vec<LogEntry>,
}

impl Played {
    fn open() -> Self {
        let opening = Opening::new(TableId::new(TABLE), GameId::Crosswise, Setup::players(2), ANNA);
        let (session, first) = TableSession::open(&opening, SEED, NOW).expect("a valid set-up");
        Played { session, log: vec![first] }
    }

    /// As version 0.1 opened it: without a source of chance and without heads.
    fn open_old() -> Self {
        let Entry::Created { table, game, rules, players, options, host, commitment, seed, .. } =
            Played::open().log.remove(0).entry
        else {
            panic!("the first entry creates the table")
        };
        let (clock, public, chance) = (Clock::Off, false, Source::Published);
        let created = Entry::Created {
            at: NOW,
            table,
            game,
            rules,
            players,
            options,
            clock,
            public,
            host,
            commitment,
            seed,
            chance,
            series: None,
            begun: None,
        };
        let text = LogEntry::unchained(created, None).text().replace(r#","chance":"published""#, "");
        let log = vec![LogEntry::read(text.as_bytes()).expect("an entry of version 0.1")];
        Played { session: TableSession::load(&log).expect("it is still read"), log }
    }

    fn commit(&mut self, decision: Decision) {
        self.log.extend(decision.entries().cloned());
        self.session.commit(decision);
    }

    fn by(&mut self, player: PlayerId, command: &Command) {
        let decision = self.session.execute(Origin::Player(player), NOW, None, command);
        self.commit(decision.expect("it is allowed"));
    }

    fn seated(mut self) -> Self {
        for (player, name, seat) in [(ANNA, "Anna", 0), (BEN, "Ben", 1)] {
            self.by(
                player,
                &Command::Sit { seat: Some(Seat::new(seat)), name: name.into(), commitment: None },
            );
        }
        self
    }

    /// Both devices promise these, and the host starts.
    fn frozen(mut self, entropy: [Entropy; 2]) -> Self {
        for ((player, entropy), seat) in [ANNA, BEN].into_iter().zip(entropy).zip(Seat::all(2)) {
            self.by(player, &Command::Commit { seat, commitment: entropy.commitment(&TABLE) });
        }
        self.by(ANNA, &Command::Start);
        self
    }

    /// Both devices reveal, and the game is played to its end, with a move that is taken back.
    fn finished(mut self, entropy: [Entropy; 2]) -> Self {
        for ((player, entropy), seat) in [ANNA, BEN].into_iter().zip(entropy).zip(Seat::all(2)) {
            self.by(player, &Command::Reveal { seat, entropy });
        }
        let seed = 18;
        println!("seed {seed}");
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut decisions = 0;
        while let Some(seat) = self.session.table().to_move() {
            let legal = self.session.view(Viewer::Seat(seat)).legal_tokens();
            let token = &legal[below(&mut rng, legal.len() as u32) as usize];
            let (own, other) = if seat.index() == 0 { (ANNA, BEN) } else { (BEN, ANNA) };
            self.by(own, &Command::play(seat, token));
            decisions += 1;
            if decisions == 5 {
                self.by(own, &Command::Undo { seat });
                if self.session.view(Viewer::Spectator).proposal.is_some() {
                    self.by(other, &Command::Agree);
                }
            }
        }
        self
    }

    /// The record, after both verifiers have accepted it and its public log.
    fn checked(&self) -> (Record, String) {
        let record = Record::of(&self.log).expect("a finished game");
        assert_eq!(verify(&record).expect("it holds").source, Source::Revealed);
        let log = self.session.table().public_log(&self.log).expect("the game has ended");
        assert_eq!(check_log(&record, log.as_bytes()), Ok(self.log.len()));
        let said = second_verifier_with_log(&record, &log);
        assert!(said.starts_with("ok ") && said.contains("revealed"), "{said}");
        (record, log)
    }
}

fn pair(one: u8, other: u8) -> [Entropy; 2] {
    [Entropy::new([one; 16]), Entropy::new([other; 16])]
}

#[test]
fn the_public_log_of_a_table_fits_its_record() {
    let table = Played::open().seated().frozen(pair(1, 2)).finished(pair(1, 2));
    assert!(table.log.iter().any(|line| matches!(line.entry, Entry::Undone { .. })));
    let (record, log) = table.checked();
    assert_eq!((record.round, record.seed), (Some(1), SEED));
    // Nobody's id is in it.
    assert!(!log.contains(&ANNA.to_string()) && !log.contains(&BEN.to_string()));
    // Each stored entry counts: without any one of them, the next one is named, or the end.
    let lines: Vec<_> = log.split_inclusive('\n').collect();
    for missing in 1..lines.len() {
        let rest = [&lines[..missing], &lines[missing + 1..]].concat().concat();
        let named = check_log(&record, rest.as_bytes()).expect_err("an entry is missing").entry;
        assert_eq!(named, missing.min(lines.len() - 2));
    }
}

#[test]
fn a_later_round_has_a_seed_that_follows_from_the_log() {
    let mut table = Played::open().seated().frozen(pair(1, 2));
    table.by(ANNA, &Command::Reopen);
    let table = table.frozen(pair(3, 4)).finished(pair(3, 4));
    let (mut record, log) = table.checked();
    assert_eq!(record.round, Some(2));
    assert_ne!(record.seed, SEED);
    // An operator that gives the second round a seed of its own choice is found out.
    record.seed = Seed::new([6; 32]);
    let error = check_log(&record, log.as_bytes()).expect_err("another seed");
    assert_eq!(error.what, "the record has not the seed of round 2");
}

/// Somebody was told more than the server still knows, as after a restored backup.
#[test]
fn a_round_after_a_dispute_has_a_seed_that_follows_from_what_was_told() {
    let mut table = Played::open().seated();
    let mut longer = Played { session: table.session.clone(), log: table.log.clone() };
    longer.by(BEN, &Command::Rename { seat: Seat::new(1), name: "Benno".into() });
    let (number, receipt) =
        (longer.log.len() as u64 - 1, longer.session.table().receipt().expect("a receipt"));
    let decision = table.session.execute_dispute(NOW, number, receipt, None, true);
    table.commit(decision);
    let (record, _) = table.frozen(pair(3, 4)).finished(pair(3, 4)).checked();
    assert_eq!((record.round, record.seed), (Some(2), SEED.next_round(receipt.head())));
}

/// Its first entries have no heads.
#[test]
fn a_table_that_version_0_1_opened_is_started_like_any_other() {
    let table = Played::open_old().seated().frozen(pair(1, 2)).finished(pair(1, 2));
    assert!(table.log[0].head.is_none() && table.log[1].head.is_some());
    let (record, log) = table.checked();
    let named = |log: String| check_log(&record, log.as_bytes()).expect_err("something is wrong");
    // Only the beginning may be without heads.
    let last_head = format!(",\"head\":\"{}\"", record.head.expect("a head"));
    assert_eq!(named(log.replace(&last_head, "")).what, "it has no head");
    // And only where the first entry says no source.
    let sourced = log.replacen(r#""table":"#, r#""chance":"revealed","table":"#, 1);
    assert_eq!((named(sourced.clone()).entry, named(sourced).what.as_str()), (0, "it has no head"));
}

/// The operator sits at the table, knows the seed, and reads what Anna's device reveals before its own does. It tries
/// 10,000 values. Some would deal it what it wants; none is accepted but the promised one.
#[test]
fn the_last_to_reveal_cannot_try_values() {
    const TRIES: usize = 10_000;
    let seed = 19;
    println!("seed {seed}");
    let mut rng = Xoshiro::seed_from_u64(seed);
    let [anna, promised] = pair(1, 2);
    let mut table = Played::open().seated().frozen([anna, promised]);
    let list = table.session.view(Viewer::Spectator).list.expect("everything is frozen");
    table.by(ANNA, &Command::Reveal { seat: Seat::new(0), entropy: anna });
    let before = table.session.clone();
    let (mut wanted, mut accepted) = (0, 0);
    for _ in 0..TRIES {
        let mut bytes = [0; 16];
        rng.fill_bytes(&mut bytes);
        let own = Entropy::new(bytes);
        wanted += usize::from(deals_suns(&Stream::revealed(&SEED, &list, &[(1, anna), (2, own)])));
        let reveal = Command::Reveal { seat: Seat::new(1), entropy: own };
        accepted += usize::from(table.session.execute(Origin::Player(BEN), NOW, None, &reveal).is_ok());
        // Nor can it promise something else now.
        let commit = Command::Commit { seat: Seat::new(1), commitment: own.commitment(&TABLE) };
        accepted += usize::from(table.session.execute(Origin::Player(BEN), NOW, None, &commit).is_ok());
    }
    assert!(wanted > 5, "{wanted} of {TRIES} would be worth it");
    assert_eq!(accepted, 0);
    assert_eq!(table.session, before, "nothing has changed");
    table.by(BEN, &Command::Reveal { seat: Seat::new(1), entropy: promised });
    assert_eq!(table.session.view(Viewer::Spectator).stage, Stage::Running);
}

/// Whether the first three tiles are suns.
fn deals_suns(stream: &Stream) -> bool {
    let mut position = AnyGame::new(GameId::Crosswise, &Setup::players(2)).expect("valid");
    (0..3).all(|number| {
        let outcomes = position.outcomes();
        let drawn = stream.draw(number, &outcomes).expect("there are tiles");
        position.play(drawn).expect("it is due");
        drawn == "~sun"
    })
}
