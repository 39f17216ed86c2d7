//! Writes what a client receives in random games, for the web client's check of its patches; or measures it.
//!
//! ```text
//! cargo run --release -p crosstable-table --example patches -- 1000 | node web/tools/check-patches.mjs
//! cargo run --release -p crosstable-table --example patches -- 200 --bytes
//! ```

mod games;
mod trace;

use std::io::{self, BufWriter, Write};

use crosstable_games::GameId;

use crate::games::{Client, Received, play};
use crate::trace::write;

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(10);
    if args.next().as_deref() == Some("--bytes") {
        measure(games);
        return Ok(());
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for game in GameId::ALL {
        for number in 0..games {
            let mut written = Ok(());
            play(*game, number, Client::of(number), |received| {
                if written.is_ok() {
                    written = write(&mut out, &received);
                }
            });
            written?;
        }
    }
    out.flush()
}

/// Prints the mean bytes of an event, over two seats and a spectator.
fn measure(games: u64) {
    println!(
        "{:12} {:>8} {:>6} {:>6} {:>6} {:>6} {:>8}",
        "game", "events", "mean", "p50", "p99", "largest", "patch"
    );
    let (mut all, mut sum) = (0, 0);
    for game in GameId::ALL {
        let (mut sizes, mut patches) = (Vec::new(), 0);
        for number in 0..games {
            for client in 0..3 {
                play(*game, number, Client::quiet(client), |received| {
                    if let (Some(message), Received::Event { patch, .. }) = (received.message(), &received) {
                        sizes.push(message.len());
                        patches += serde_json::to_string(patch).map_or(0, |patch| patch.len());
                    }
                });
            }
        }
        sizes.sort_unstable();
        let (count, bytes): (usize, usize) = (sizes.len(), sizes.iter().sum());
        (all, sum) = (all + count, sum + bytes);
        let at = |part: usize| sizes[(count - 1) * part / 100];
        println!(
            "{:12} {count:>8} {:>6} {:>6} {:>6} {:>6} {:>8}",
            game.id(),
            bytes / count,
            at(50),
            at(99),
            at(100),
            patches / count
        );
    }
    println!("{:12} {all:>8} {:>6}", "all", sum / all);
}
