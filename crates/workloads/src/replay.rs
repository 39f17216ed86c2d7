//! Tables that are loaded from their stored logs.

use crosstable_table::{LogEntry, TableSession};

use crate::games::log;
use crate::workload::Workload;

pub(crate) fn all() -> Vec<Workload> {
    Workload::of_games("replay", "an entry", |game| {
        let stored: Vec<String> = log(game).iter().map(|line| line.text().to_owned()).collect();
        Box::new(move || {
            let read = |text: &String| LogEntry::read(text.as_bytes());
            let log: Vec<LogEntry> =
                stored.iter().map(read).collect::<Result<_, _>>().expect("a table's log");
            let session = TableSession::load(&log).expect("a table's log");
            assert!(session.table().standing().is_some(), "the game has ended");
            log.len() as u64
        })
    })
}
