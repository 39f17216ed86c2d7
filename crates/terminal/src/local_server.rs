//! A server inside this process, reachable from this machine only.
//!
//! Playing alone is then the same as playing at any server: the same messages, the same bots, the same log on the disk
//! before anything is shown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crosstable_bots::{Policy, TurnSeed, decide_any};
use crosstable_core::TableId;
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_fair::{Seed, Source};
use crosstable_server::{Config, Decide, Limits, honest};
use crosstable_store::{AppendError, Listing, Log, ServerLock, SqliteLog, State};
use crosstable_table::{Opening, TableSession};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::error::PlayError;
use crate::folder::Folder;

pub(crate) struct LocalServer {
    pub(crate) address: SocketAddr,
    /// Other terminals may serve the same folder; a server that wants it for itself may not.
    _lock: ServerLock,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl LocalServer {
    /// Serves the tables of this folder. With a seed, bots always decide the same in the same game.
    pub(crate) fn start(
        runtime: &Runtime,
        folder: &Folder,
        bot_pause: Duration,
        seed: Option<u64>,
    ) -> Result<Self, PlayError> {
        let lock = ServerLock::take(folder.tables(), true).map_err(|error| folder.unusable(&error))?;
        let log = SqliteLog::open(folder.tables()).map_err(|error| folder.unusable(&error))?;
        let listener =
            runtime.block_on(TcpListener::bind("127.0.0.1:0")).map_err(|error| folder.unusable(&error))?;
        let address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // A dropped sender stops the server too.
            let _ = stopped.await;
        };
        let config = Config {
            // A second terminal may go on with the same table.
            shared: true,
            bot_pause,
            decide: seed.map_or_else(honest, deterministic),
            // A user's own games stay until the user removes them; tables that never started do not.
            expire: [Some(Duration::from_hours(48)), None, None],
            // Few games take longer.
            first_sweep: Duration::from_mins(1),
            limits: Limits::unlimited_rates(),
            // Server and device are the same program: nobody is kept from knowing the seed.
            source: Source::Seeded,
            ..Config::default()
        };
        let served = runtime.spawn(crosstable_server::serve(listener, log, config, stopped));
        Ok(LocalServer { address, _lock: lock, stop, served })
    }

    /// Closes the tables and waits for that.
    pub(crate) fn stop(self, runtime: &Runtime) {
        let _ = self.stop.send(());
        // A server that panicked has nothing left to close; every entry is on the disk already.
        let _ = runtime.block_on(self.served);
    }
}

/// Bots that follow from a seed and never look at the clock: the same moves make the same game everywhere.
fn deterministic(seed: u64) -> Decide {
    let fallback = honest();
    Arc::new(move |task, bot_seed, limit| {
        let turn_seed = TurnSeed { seed, turn: task.turn };
        let found = decide_any(&Policy::Untimed(task.level), &task.view, task.seat, turn_seed, None);
        found.map_or_else(|| fallback(task, bot_seed, limit), |report| report.chosen)
    })
}

/// Stores a new table whose chance follows from a seed.
pub(crate) fn store_seeded(
    runtime: &Runtime,
    folder: &Folder,
    opening: &Opening,
    seed: u64,
) -> Result<(), PlayError> {
    let mut secret = [0; 32];
    Xoshiro::seed_from_u64(seed).fill_bytes(&mut secret);
    let now = std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_millis() as u64;
    let (_, entry) = TableSession::open(opening, Seed::new(secret), now)
        .map_err(|error| PlayError::BadInput(error.to_string()))?;
    let entry = entry.text().as_bytes().to_vec();
    // The server replaces it when somebody sits down.
    let players = opening.setup.players;
    let listing = Listing {
        state: State::Lobby,
        public: false,
        game: opening.game.id().to_owned(),
        summary: format!(r#"{{"players":{players},"open":{players},"names":[]}}"#).into_bytes(),
        members: vec![opening.host],
        changed: now,
    };
    let log = SqliteLog::open(folder.tables()).map_err(|error| folder.unusable(&error))?;
    runtime.block_on(async {
        let stored = match free(&log, opening.table).await {
            Ok(true) => log.append(opening.table, 0, vec![entry], Some(listing)).await.map(|_| true),
            other => other,
        };
        log.close().await;
        match stored {
            Ok(true) => Ok(()),
            Ok(false) => Err(PlayError::BadInput(format!(
                "the same game with seed {seed} is not finished yet; go on with: crosstable resume {}",
                &opening.table.to_string()[..8]
            ))),
            Err(error) => Err(folder.unusable(&error)),
        }
    })
}

/// Removes the table that the same seed made before. False if its game has not ended: then it stays.
async fn free(log: &SqliteLog, id: TableId) -> Result<bool, AppendError> {
    let Some(listing) = log.listing(id).await.map_err(AppendError::Store)? else { return Ok(true) };
    let ended = listing.state == State::Ended;
    if ended {
        let length = log.len(id).await.map_err(AppendError::Store)?;
        log.remove(id, length).await?;
    }
    Ok(ended)
}
