//! The score between the same people, from rematch to rematch.

mod common;

use common::{ANNA, BEN, CARLA, Testing, commit, reveal, running, seat, sit};
use crosstable_core::{PlayerId, Setup, TableId, Viewer};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, Series};
use crosstable_table::{Entry, LogEntry, MemoryTable, TableSession};

fn series(table: &MemoryTable) -> Option<Series> {
    table.view(Viewer::Spectator).series
}

/// The rematch of a table, in its lobby.
fn rematch(table: &MemoryTable, number: u8) -> MemoryTable {
    table.rematch(TableId::new([number; 16]), Seed::new([number; 32])).expect("the same set-up")
}

/// Starts a rematch and plays it to its end.
fn play(table: &mut MemoryTable, people: [PlayerId; 2], seed: u64) {
    for (number, player) in (1..).zip(people) {
        table.ok(player, commit(table, seat(number)));
    }
    table.ok(ANNA, Command::Start);
    for (number, player) in (1..).zip(people) {
        table.ok(player, reveal(seat(number)));
    }
    table.play_out(seed);
}

fn ended(seed: u8) -> MemoryTable {
    let mut table = running(GameId::Mixx, Setup::players(2), &[ANNA, BEN], Clock::Off, seed);
    table.play_out(seed.into());
    table
}

/// The score that the results of these games make.
fn expected<'a>(tables: impl IntoIterator<Item = &'a MemoryTable>) -> Series {
    let mut sum = Series { wins: vec![0, 0], draws: 0 };
    for table in tables {
        match table.table().standing().expect("over").ranks() {
            [1, 1] => sum.draws += 1,
            [1, _] => sum.wins[0] += 1,
            _ => sum.wins[1] += 1,
        }
    }
    sum
}

/// T-18: rematches carry the score on; it counts a game when it has ended, and the first game has none.
#[test]
fn rematches_carry_the_score_on() {
    let mut tables = vec![ended(3)];
    assert_eq!(series(&tables[0]), None, "they have not played before");
    for number in 10..14 {
        let mut next = rematch(tables.last().expect("there is the first"), number);
        let before = Some(expected(&tables));
        assert_eq!(series(&next), before, "in the lobby");
        play(&mut next, [ANNA, BEN], number.into());
        let then = next.table().replay_view(Viewer::Spectator, 1).expect("a decision was made");
        assert_eq!(then.series, before, "while it was played");
        tables.push(next);
        assert_eq!(series(tables.last().expect("just pushed")), Some(expected(&tables)));
    }
    let total = expected(&tables);
    assert_eq!(total.wins.iter().sum::<u16>() + total.draws, 5);
    assert!(total.wins.iter().all(|wins| *wins > 0), "both have won: {total:?}");
}

/// T-18: with anybody else the score is not shown, and counting begins again.
#[test]
fn other_people_begin_a_series_of_their_own() {
    let first = ended(3);
    let mut next = rematch(&first, 10);
    let score = series(&next).expect("they have played before");
    next.ok(ANNA, Command::Swap { one: seat(1), other: seat(2) });
    let turned = Series { wins: score.wins.iter().rev().copied().collect(), draws: score.draws };
    assert_eq!(series(&next).as_ref(), Some(&turned), "it goes with the people");
    next.ok(BEN, Command::Leave { seat: seat(1) });
    assert_eq!(series(&next), None);
    next.ok(CARLA, sit(Some(seat(1)), "P2"));
    assert_eq!(series(&next), None, "the same name, but somebody else");
    play(&mut next, [CARLA, ANNA], 10);
    assert_eq!(series(&next), None);
    let third = rematch(&next, 11);
    assert_eq!(series(&third), Some(expected([&next])), "what Anna and Ben have won is not theirs");
}

/// T-18: a different name is a different person; the old one brings the score back.
#[test]
fn a_name_belongs_to_the_score() {
    let mut next = rematch(&ended(3), 10);
    let score = series(&next);
    next.ok(BEN, Command::Rename { seat: seat(2), name: "Ida".into() });
    assert_eq!(series(&next), None);
    next.ok(BEN, Command::Rename { seat: seat(2), name: "P2".into() });
    assert_eq!(series(&next), score);
}

/// T-15, T-18: a seat that goes on on another device keeps the score, also over the next rematch.
#[test]
fn another_device_keeps_the_score() {
    let first = ended(3);
    let mut next = rematch(&first, 10);
    let ticket = next.session().ticket(BEN, seat(2)).expect("his own seat");
    next.ok(CARLA, Command::Take { seat: seat(2), ticket });
    assert_eq!(series(&next), Some(expected([&first])));
    play(&mut next, [ANNA, CARLA], 10);
    assert_eq!(series(&rematch(&next, 11)), Some(expected([&first, &next])));
}

/// A log whose score does not fit its table is refused, and a log without one is as it was.
#[test]
fn a_score_is_part_of_the_log() {
    let first = ended(3);
    assert!(!first.log()[0].text().contains("series"));
    let next = rematch(&first, 10);
    assert!(next.log()[0].text().contains(r#""series":{"wins":["#));
    let mut entries: Vec<Entry> = next.log().iter().map(|line| line.entry.clone()).collect();
    let Entry::Created { series, .. } = &mut entries[0] else { panic!("created first") };
    *series = Some(Series { wins: vec![1, 2, 3], draws: 0 });
    assert!(TableSession::load(&LogEntry::chain(entries)).is_err());
}
