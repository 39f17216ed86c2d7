//! Checks that everybody goes on, how long they waited, and that every acknowledged move is stored.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstable_core::{Seat, TableId};
use crosstable_protocol::PlayedBy;
use crosstable_store::{JetStreamLog, Log};
use crosstable_table::{Entry, LogEntry, TableSession};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::script::{Acknowledged, World, play};

/// One in so many tables has one person and a bot.
const BOT_EVERY: usize = 4;
/// How long everybody together has to go on after something ended. Longer than anybody is silent before they come back.
pub(crate) const PATIENCE: Duration = Duration::from_mins(3);

/// Everybody begins to play.
pub(crate) fn begin(world: &Arc<World>) -> Vec<JoinHandle<()>> {
    let script = |script: usize| {
        let world = Arc::clone(world);
        let all = [script as u64 * 2 + 1, script as u64 * 2 + 2];
        let people = if script.is_multiple_of(BOT_EVERY) { &all[..1] } else { &all[..] }.to_vec();
        tokio::spawn(async move { play(&world, script, &people, script as u64 + 1).await })
    };
    (0..world.progress.len()).map(script).collect()
}

/// Waits until every table has got something acknowledged since.
pub(crate) async fn everybody_goes_on(world: &World, since: &str) {
    let before: Vec<u64> = world.progress.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    let begun = Instant::now();
    loop {
        let now = world.progress.iter().map(|count| count.load(Ordering::Relaxed));
        let still = now.zip(&before).enumerate().filter(|(_, (now, before))| now <= before);
        let stuck: Vec<usize> = still.map(|(at, _)| at).collect();
        if stuck.is_empty() {
            return;
        }
        let notes: Vec<_> = stuck.iter().map(|script| world.last_note(*script)).collect();
        assert!(begun.elapsed() < PATIENCE, "{since}: tables {stuck:?} do not go on: {notes:#?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Everybody finishes what they are at; says how long players waited after each of these moments.
pub(crate) async fn end(world: &World, playing: Vec<JoinHandle<()>>, moments: &[(&'static str, Instant)]) {
    let ended = Instant::now();
    world.over.store(true, Ordering::Relaxed);
    for script in playing {
        script.await.expect("no script panics");
    }
    report(world, moments, ended);
}

/// Every acknowledged move is in the log, at its number, once; and nobody moved but those who say so.
pub(crate) async fn check(log: &JetStreamLog, world: &World) {
    let acknowledged = world.acknowledged.lock().expect("no panic").clone();
    let mut tables: HashMap<TableId, Vec<&Acknowledged>> = HashMap::new();
    for one in &acknowledged {
        tables.entry(one.table).or_default().push(one);
    }
    for (id, expected) in tables {
        let stored = log.read(id, 0).await.expect("readable");
        let lines: Vec<LogEntry> =
            stored.iter().map(|bytes| LogEntry::read(bytes).expect("a line")).collect();
        // Entries that do not follow from those before them do not replay: no two moves for one turn.
        TableSession::load(&lines).unwrap_or_else(|error| panic!("{id}: {error}"));
        let keys: Vec<_> = lines.iter().filter_map(|line| line.key).collect();
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len(), "{id}: one effect of each command");
        let moves = lines.iter().enumerate().filter_map(|(number, line)| match &line.entry {
            Entry::Played { seat, token, by: PlayedBy::Person, .. } => {
                Some((number as u64, *seat, token.clone()))
            }
            _ => None,
        });
        let mut wanted: Vec<(u64, Seat, String)> =
            expected.iter().map(|one| (one.number, one.seat, one.token.clone())).collect();
        wanted.sort();
        assert_eq!(moves.collect::<Vec<_>>(), wanted, "{id}: what was acknowledged and what is there");
    }
}

/// How long players waited: at each table the longest time from sending a move to its acknowledgement, connections
/// lost and found included, among the moves that were answered before the next moment.
fn report(world: &World, moments: &[(&'static str, Instant)], ended: Instant) {
    let acknowledged = world.acknowledged.lock().expect("no panic");
    let returns = world.returns.load(Ordering::Relaxed);
    println!("{} moves acknowledged, {returns} times somebody came back", acknowledged.len());
    println!("| ended | times | median of tables' longest waits | longest wait |\n|---|---|---|---|");
    let mut kinds: Vec<_> = moments.iter().map(|(kind, _)| *kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let mut waits = Vec::new();
        let ends = moments.iter().skip(1).map(|(_, at)| *at).chain([ended]);
        let windows: Vec<_> = moments.iter().zip(ends).filter(|((its, _), _)| *its == kind).collect();
        for ((_, from), to) in &windows {
            for script in 0..world.progress.len() {
                let own = acknowledged.iter().filter(|one| one.script == script);
                let during = own.filter(|one| one.answered >= *from && one.answered < *to);
                waits.extend(during.map(|one| one.answered - one.sent).max());
            }
        }
        waits.sort_unstable();
        let (median, longest) = (waits.get(waits.len() / 2), waits.last());
        let seconds = |wait: Option<&Duration>| wait.map_or(0.0, Duration::as_secs_f64);
        println!("| {kind} | {} | {:.2} s | {:.2} s |", windows.len(), seconds(median), seconds(longest));
    }
}
