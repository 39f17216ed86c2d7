//! The start, at which nobody chooses the luck (T-13): commit, freeze, reveal; and starting again.

mod common;

use common::{ANNA, BEN, Testing, commit, entries, entropy, open, reveal, running, seat, sit};
use crosstable_core::{Level, Setup, Viewer};
use crosstable_fair::{Entropy, Source, Stream};
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock, Command, SeatView, Stage};
use crosstable_table::{Entry, MemoryTable, Origin};

/// Anna and Ben have sat down and committed.
fn ready(seed: u8) -> MemoryTable {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, seed);
    for (number, player, name) in [(1, ANNA, "Anna"), (2, BEN, "Ben")] {
        table.ok(player, sit(Some(seat(number)), name));
        table.ok(player, commit(&table, seat(number)));
    }
    table
}

/// The same, and the host has started.
fn frozen(seed: u8) -> MemoryTable {
    let mut table = ready(seed);
    table.ok(ANNA, Command::Start);
    table
}

fn list(table: &MemoryTable) -> String {
    table.view(Viewer::Spectator).list.expect("everything is frozen")
}

#[test]
fn everything_is_frozen_before_anything_is_revealed() {
    let mut table = frozen(1);
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.stage, view.round, view.source), (Stage::Starting, 1, Source::Revealed));
    assert_eq!(view.waiting, [seat(1), seat(2)]);
    let id = table.table().id();
    let commitments = [1, 2].map(|number| entropy(seat(number)).commitment(id.bytes()));
    let expected = format!(
        "game: crosswise\nrules: 1\nplayers: 2\noption start: random\nseat 1: person Anna\nseat 2: person Ben\n\
         table: {id}\nchance: revealed\nround: 1\ncommitment: {}\ncommitment 1: {}\ncommitment 2: {}\n",
        view.commitment, commitments[0], commitments[1]
    );
    assert_eq!(list(&table), expected);
    // Nothing of it can change now.
    for command in [
        sit(None, "Carla"),
        Command::Bot { seat: None, level: Level::Easy },
        Command::Clear { seat: seat(2) },
        Command::Swap { one: seat(1), other: seat(2) },
        Command::Leave { seat: seat(1) },
        Command::Rename { seat: seat(1), name: "Anne".into() },
        commit(&table, seat(1)),
        Command::Start,
    ] {
        assert_eq!(table.no(ANNA, command), ("T-13", "table-starting"));
    }
    table.ok(ANNA, reveal(seat(1)));
    assert_eq!(table.view(Viewer::Spectator).waiting, [seat(2)]);
    let last = table.ok(BEN, reveal(seat(2)));
    assert!(matches!(last[..], [Entry::Entropy { .. }, Entry::Started { .. }]));
    assert_eq!(list(&table), expected, "it stays where everybody can see it");
    assert_eq!(table.no(BEN, reveal(seat(2))), ("T-13", "table-not-starting"));
}

/// Whoever reveals last has seen everything else, and cannot choose any more.
#[test]
fn the_last_to_reveal_has_no_choice() {
    let mut table = frozen(1);
    table.ok(ANNA, reveal(seat(1)));
    let mut accepted = 0;
    for number in 0_u32..10_000 {
        let mut bytes = [7; 16];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let reveal = Command::Reveal { seat: seat(2), entropy: Entropy::new(bytes) };
        accepted += usize::from(table.session().execute(Origin::Player(BEN), 0, None, &reveal).is_ok());
    }
    assert_eq!(accepted, 0);
    table.ok(BEN, reveal(seat(2)));
}

/// What a device reveals is nobody's business before the end.
#[test]
fn revealed_entropy_is_shown_to_nobody_before_the_end() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 9);
    let secret = entropy(seat(2)).to_string();
    for viewer in Viewer::all(2) {
        let told = serde_json::to_string(&(table.changes(viewer), table.view(viewer))).expect("plain data");
        assert!(!told.contains(&secret));
    }
    assert_eq!(table.table().entropy(), []);
    assert_eq!(table.changes(Viewer::Spectator)[6], Change::Revealed { seat: seat(1) });
    table.play_out(1);
    assert_eq!(table.table().entropy().len(), 2);
}

/// A copied commitment could be opened by whoever copied it, after its owner has revealed.
#[test]
fn nobody_copies_a_commitment() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    table.ok(ANNA, sit(None, "Anna"));
    table.ok(ANNA, commit(&table, seat(1)));
    let Command::Commit { commitment, .. } = commit(&table, seat(1)) else { unreachable!("a commitment") };
    let copy = Command::Sit { seat: None, name: "Ben".into(), commitment: Some(commitment) };
    assert_eq!(table.no(BEN, copy), ("T-13", "table-commitment-taken"));
    table.ok(BEN, sit(None, "Ben"));
    let copy = Command::Commit { seat: seat(2), commitment };
    assert_eq!(table.no(BEN, copy), ("T-13", "table-commitment-taken"));
}

/// Every part of what was frozen counts: with another option, seat or commitment the luck is another.
#[test]
fn the_key_follows_from_all_of_the_list() {
    let table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    let Some(Entry::Created { seed, .. }) = entries(table.log()).next() else { panic!("created first") };
    let (given, list) = ([(1, entropy(seat(1))), (2, entropy(seat(2)))], list(&table));
    let draws = |list: &str| {
        let stream = Stream::revealed(seed, list, &given);
        (0..8).map(|number| stream.ticket(number, u32::MAX)).collect::<Vec<_>>()
    };
    for line in list.lines() {
        assert_ne!(draws(&list), draws(&list.replacen(line, &format!("{line} "), 1)), "{line}");
    }
}

/// The host may give up a start: numbered, in everybody's log, and with fresh commitments of everybody.
#[test]
fn giving_up_a_start_is_seen_by_everybody() {
    let mut table = frozen(1);
    table.ok(ANNA, reveal(seat(1)));
    let before = table.view(Viewer::Spectator).commitment;
    assert_eq!(table.no(BEN, Command::Reopen), ("T-03", "table-not-the-host"));
    table.ok(ANNA, Command::Reopen);
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.stage, view.round, view.list, view.waiting.len()), (Stage::Lobby, 2, None, 0));
    assert_ne!(view.commitment, before);
    let bare = |seat: &SeatView| matches!(seat, SeatView::Person { committed: false, revealed: false, .. });
    assert!(view.seats.iter().all(bare));
    for viewer in Viewer::all(2) {
        let last = table.changes(viewer).pop();
        assert_eq!(last, Some(Change::Reopened { round: 2, commitment: view.commitment }));
    }
    assert_eq!(table.no(ANNA, Command::Start), ("T-13", "table-commitment-missing"));
    assert_eq!(table.no(ANNA, Command::Reopen), ("T-13", "table-not-starting"));
    for (number, player) in [(1, ANNA), (2, BEN)] {
        table.ok(player, commit(&table, seat(number)));
    }
    table.ok(ANNA, Command::Start);
    assert!(list(&table).contains("round: 2\n"));
    for (number, player) in [(1, ANNA), (2, BEN)] {
        table.ok(player, reveal(seat(number)));
    }
    table.play_out(1);
    assert!(table.table().verify().expect("ended").is_fair());
    let seeds = entries(table.log()).filter_map(|entry| match entry {
        Entry::Created { seed, .. } | Entry::Reopened { seed, .. } => Some(seed.to_string()),
        _ => None,
    });
    let seeds: Vec<String> = seeds.collect();
    assert_ne!(seeds[0], seeds[1]);
    assert_eq!(table.table().finished().expect("ended").seed.to_string(), seeds[1]);
}

/// Bots add nothing, so a table without people is honest about it.
#[test]
fn a_table_of_bots_is_seeded() {
    let mut table = open(GameId::Crosswise, Setup::players(2), Clock::Off, 1);
    for _ in 0..2 {
        table.ok(ANNA, Command::Bot { seat: None, level: Level::Easy });
    }
    assert!(matches!(table.ok(ANNA, Command::Start)[..], [Entry::Started { .. }]));
    assert_eq!(table.view(Viewer::Spectator).source, Source::Seeded);
}

/// After the start names are part of the record.
#[test]
fn a_finished_game_never_changes() {
    let mut table = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    let rename = Command::Rename { seat: seat(1), name: "Loser".into() };
    assert_eq!(table.no(ANNA, rename.clone()), ("T-04", "table-already-started"));
    table.play_out(1);
    let before = table.log().len();
    assert_eq!(table.no(ANNA, rename), ("T-04", "table-ended"));
    for command in
        [Command::Undo { seat: seat(1) }, Command::Leave { seat: seat(1) }, Command::Return { seat: seat(1) }]
    {
        let _ = table.perform(Origin::Player(ANNA), &command);
    }
    let finished = |table: &MemoryTable| format!("{:?}", table.table().finished());
    let mut fresh = running(GameId::Crosswise, Setup::players(2), &[ANNA, BEN], Clock::Off, 1);
    fresh.play_out(1);
    let chairs = |text: String| text.replace("away: true", "away: false");
    assert_eq!(chairs(finished(&table)), chairs(finished(&fresh)));
    assert!(table.log().len() <= before + 2);
}

/// A commitment is for a seat: who comes to another one commits again.
#[test]
fn swapped_seats_commit_again() {
    let mut table = ready(1);
    table.ok(ANNA, Command::Swap { one: seat(1), other: seat(2) });
    assert_eq!(table.no(ANNA, Command::Start), ("T-13", "table-commitment-missing"));
    table.ok(BEN, commit(&table, seat(1)));
    table.ok(ANNA, commit(&table, seat(2)));
    table.ok(ANNA, Command::Start);
    assert!(list(&table).contains("seat 1: person Ben\nseat 2: person Anna\n"));
}
