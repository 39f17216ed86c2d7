//! A server of one's own inside this process, reachable from this machine only.
//!
//! Playing alone is then the same as playing at somebody's server: the same messages, the same bots, the same log on
//! the disk before anything is shown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crosstable_bots::{Moment, Policy, think_any};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_fair::Seed;
use crosstable_games::AnyView;
use crosstable_server::{Config, Decide, Limits, honest};
use crosstable_store::{AppendError, Listing, Log, SqliteLog, State, TableId};
use crosstable_table::{Logged, Opening, Table};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::error::PlayError;
use crate::folder::Folder;

/// A server that runs in this process.
pub(crate) struct Home {
    pub(crate) at: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

/// How the server inside differs from game to game.
pub(crate) struct Manner {
    /// How long a bot waits before each move.
    pub(crate) bot_pause: Duration,
    /// What the bots leave to chance follows from this.
    pub(crate) seed: Option<u64>,
}

impl Home {
    /// Opens the tables of this folder.
    pub(crate) fn open(runtime: &Runtime, folder: &Folder, manner: &Manner) -> Result<Self, PlayError> {
        let log = SqliteLog::open(folder.tables()).map_err(|error| folder.fault(&error))?;
        let listener =
            runtime.block_on(TcpListener::bind("127.0.0.1:0")).map_err(|error| folder.fault(&error))?;
        let at = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let stopped = Box::pin(async {
            // Whoever drops the other end wants the server to end as well.
            let _ = stopped.await;
        });
        let served = runtime.spawn(crosstable_server::serve_sqlite(listener, log, config(manner), stopped));
        Ok(Home { at, stop, served })
    }

    /// Closes the tables in good order.
    pub(crate) fn close(self, runtime: &Runtime) {
        let _ = self.stop.send(());
        // A server that panicked has nothing left to close; every entry is on the disk already.
        let _ = runtime.block_on(self.served);
    }
}

fn config(manner: &Manner) -> Config {
    Config {
        // A second terminal may go on with the same table.
        shared: true,
        bot_pause: manner.bot_pause,
        decide: manner.seed.map_or_else(honest, reckoned),
        // A user's own games stay until the user removes them; tables that never began do not.
        expire: [Some(Duration::from_hours(48)), None, None],
        limits: Limits::unlimited_rates(),
        ..Config::default()
    }
}

/// Bots whose moods follow from a seed, and who never look at the clock: the same moves make the same game everywhere.
fn reckoned(seed: u64) -> Decide {
    let usual = honest();
    Arc::new(move |question| {
        let view = AnyView::from_json(question.game, &question.view).ok();
        let moment = Moment { seed, turn: question.turn };
        let policy = Policy::Untimed(question.level);
        let found = view.and_then(|view| think_any(&policy, &view, question.seat, moment, None));
        found.map_or_else(|| usual(question), |report| report.chosen)
    })
}

/// Writes a new table whose chance follows from a seed into the tables of this folder.
pub(crate) fn write_seeded(
    runtime: &Runtime,
    folder: &Folder,
    opening: &Opening,
    seed: u64,
) -> Result<(), PlayError> {
    let mut secret = [0; 32];
    Xoshiro::seed_from_u64(seed).fill_bytes(&mut secret);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let now = now.as_millis() as u64;
    let (table, entries) = Table::open(opening, Seed::new(secret), now)
        .map_err(|faults| PlayError::BadInput(faults.to_string()))?;
    let lines: Vec<Vec<u8>> = entries
        .into_iter()
        .map(|entry| serde_json::to_vec(&Logged::from(entry)).expect("a line is plain data"))
        .collect();
    let log = SqliteLog::open(folder.tables()).map_err(|error| folder.fault(&error))?;
    let listing = listing(opening, now);
    runtime.block_on(async {
        let written = make_room(&log, table.id()).await;
        let written = match written {
            Ok(true) => log.append(table.id(), 0, lines, Some(listing)).await.map(|_| true),
            other => other,
        };
        log.close().await;
        match written {
            Ok(true) => Ok(()),
            Ok(false) => Err(PlayError::BadInput(format!(
                "the same game with seed {seed} is not finished yet; go on with: crosstable resume {}",
                &table.id().to_string()[..8]
            ))),
            Err(error) => Err(folder.fault(&error)),
        }
    })
}

/// The same seed makes the same table. If it has been played to its end, it makes room; if not, it stays.
async fn make_room(log: &SqliteLog, id: TableId) -> Result<bool, AppendError> {
    let ended = match log.listing(id).await.map_err(AppendError::Store)? {
        None => return Ok(true),
        Some(listing) => listing.state == State::Ended,
    };
    if ended {
        let length = log.len(id).await.map_err(AppendError::Store)?;
        log.remove(id, length).await?;
    }
    Ok(ended)
}

/// What the directory says of the table until somebody sits down, when the server writes it anew.
fn listing(opening: &Opening, changed: u64) -> Listing {
    let players = opening.setup.players;
    Listing {
        state: State::Lobby,
        public: false,
        game: opening.game.id().to_owned(),
        summary: serde_json::json!({ "players": players, "open": players, "names": [] })
            .to_string()
            .into_bytes(),
        members: vec![opening.host],
        changed,
    }
}
