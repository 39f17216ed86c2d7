//! How fast are durable appends here? Measures the disk plainly first, so that the figures can be judged:
//!
//! ```text
//! cargo run --release -p crosstable-store --example append_bench [folder]
//! ```

use std::error::Error;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crosstable_store::{Listing, Log, SqliteLog, State, TableId};

/// How long each measurement lasts.
const SPAN: Duration = Duration::from_secs(3);
/// An entry of a table: a move with its chance outcomes is about so long.
const ENTRY_BYTES: usize = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = tempfile::tempdir_in(folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    println!("entries of {ENTRY_BYTES} bytes, each writer at a table of its own, {} s each;", SPAN.as_secs());
    println!("syncs/s: 4 KiB written to a plain file and synced, just before and just after");
    println!("writers  listing  appends/s  syncs/s  ratio   p50 ms   p99 ms   max ms");
    for (writers, listed) in [(1, false), (8, false), (64, false), (64, true)] {
        let path = folder.path().join(format!("{writers}-{listed}.db"));
        let before = sync_rate(&folder.path().join("plain"))?;
        let mut figures = runtime.block_on(appends(&path, writers, listed))?;
        let syncs = f64::midpoint(before, sync_rate(&folder.path().join("plain"))?);
        figures.sort_unstable();
        let rate = figures.len() as f64 / SPAN.as_secs_f64();
        let at = |share: f64| figures[((figures.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!(
            "{writers:7}  {:7}  {rate:9.0}  {syncs:7.0}  {:5.1}  {:7.2}  {:7.2}  {:7.2}",
            if listed { "each" } else { "first" },
            rate / syncs,
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
    Ok(())
}

/// How often a second this disk can make 4 KiB durable, over a file that has its size already, as a write-ahead log has.
fn sync_rate(path: &Path) -> Result<f64, Box<dyn Error>> {
    const PAGE: usize = 4096;
    const PAGES: usize = 1024;
    let mut file = File::create(path)?;
    file.write_all(&vec![1; PAGE * PAGES])?;
    file.sync_all()?;
    let (begin, mut count) = (Instant::now(), 0);
    while begin.elapsed() < SPAN / 3 {
        file.seek(SeekFrom::Start((count % PAGES * PAGE) as u64))?;
        file.write_all(&[count as u8; PAGE])?;
        file.sync_data()?;
        count += 1;
    }
    Ok(count as f64 / begin.elapsed().as_secs_f64())
}

/// The time each append took.
async fn appends(path: &Path, writers: u8, listed: bool) -> Result<Vec<Duration>, Box<dyn Error>> {
    let log = Arc::new(SqliteLog::open(path)?);
    let mut tasks = Vec::new();
    for writer in 0..writers {
        let log = Arc::clone(&log);
        tasks.push(tokio::spawn(async move {
            let listing = Listing {
                state: State::Running,
                public: true,
                game: "bench".into(),
                summary: vec![0; 100],
                members: vec![],
                changed: 0,
            };
            let mut figures = Vec::new();
            let table = TableId::new([writer; 16]);
            let mut length = log.append(table, 0, vec![vec![0; ENTRY_BYTES]], Some(listing.clone())).await?;
            let end = Instant::now() + SPAN;
            while Instant::now() < end {
                let before = Instant::now();
                // A table that tells the directory of every move, or none but the first.
                let listing = listed.then(|| Listing { changed: length, ..listing.clone() });
                length = log.append(table, length, vec![vec![length as u8; ENTRY_BYTES]], listing).await?;
                figures.push(before.elapsed());
            }
            Ok::<_, crosstable_store::AppendError>(figures)
        }));
    }
    let mut figures = Vec::new();
    for task in tasks {
        figures.extend(task.await??);
    }
    Ok(figures)
}
