//! The cost of stored tables and silent connections: time to start, and memory.

use std::path::Path;
use std::time::Instant;

use crosstable_core::{PlayerId, Setup, TableId};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_store::{Listing, Log, SqliteLog, State};
use crosstable_table::{Opening, TableSession};

use crate::process::Process;
use crate::{Failed, Kind, Player, api, used};

/// How many tables are stored at a time.
const BATCH: usize = 500;
/// How many connections look at one table.
const AT_A_TABLE: usize = 250;

/// Starts servers with more and more stored tables, and connects to the last one ten thousand times.
pub(crate) fn measure_all(program: &str) -> Result<(), Failed> {
    println!("| stored tables | start-up | silent sockets | RSS |");
    println!("|---|---|---|---|");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    for (tables, sockets) in [(0, 0), (10_000, 0), (100_000, 0), (100_000, 10_000)] {
        let folder = tempfile::tempdir()?;
        runtime.block_on(store(folder.path(), tables))?;
        let begun = Instant::now();
        let server = Process::server(program, &["--data", &folder.path().display().to_string()])?;
        let at = server.at;
        // The first answer counts, not the first line.
        runtime.block_on(async { tokio::net::TcpStream::connect(at).await.map(drop) })?;
        let took = begun.elapsed();
        let silent = runtime.block_on(async {
            let mut silent = Vec::new();
            for number in 0..sockets {
                let mut player = Player::connect(&api(at, number as u64), id(number / AT_A_TABLE)).await?;
                player.next_of(Kind::Welcome).await?;
                silent.push(player);
            }
            Ok::<_, Failed>(silent)
        })?;
        let (_, rss) = used(server.id())?;
        println!("| {tables} | {:.0} ms | {} | {rss} MiB |", took.as_secs_f64() * 1000.0, silent.len());
    }
    Ok(())
}

fn id(number: usize) -> TableId {
    TableId::new((number as u128 + 1).to_be_bytes())
}

/// Stores tables that wait for players.
async fn store(folder: &Path, tables: usize) -> Result<(), Failed> {
    let log = SqliteLog::open(folder.join("tables.db"))?;
    let numbers: Vec<usize> = (0..tables).collect();
    for some in numbers.chunks(BATCH) {
        let appends = some.iter().map(|number| {
            let host = PlayerId::new([7; 16]);
            let opening = Opening::new(id(*number), GameId::Crosswise, Setup::players(2), host);
            let (_, entry) = TableSession::open(&opening, Seed::new([9; 32]), 1).expect("a table for two");
            let lines = vec![entry.text().as_bytes().to_vec()];
            // Far in the future, so that none expires.
            let listing = Listing {
                state: State::Lobby,
                public: false,
                game: "crosswise".into(),
                summary: b"{}".to_vec(),
                members: vec![PlayerId::new((*number as u128).to_be_bytes())],
                changed: 4_000_000_000_000,
            };
            log.append(opening.table, 0, lines, Some(listing))
        });
        for append in futures_util::future::join_all(appends).await {
            append?;
        }
    }
    log.close().await;
    Ok(())
}
