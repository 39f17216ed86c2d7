//! A place where tables are kept, as it is typed: a server's folder, or a broker.

use std::path::PathBuf;

use crosstable_store::{JetStreamLog, JetStreamOptions, SqliteLog};

use crate::stop::Stop;

/// How a broker is used, if the place is one.
#[derive(clap::Args)]
pub(crate) struct BrokerArgs {
    /// What the names of streams begin with, if the place is a broker.
    #[arg(long, default_value = "crosstable")]
    nats_prefix: String,
    /// On how many nodes the broker keeps each entry.
    #[arg(long, default_value = "1", value_parser = crate::args::whole("replicas", 1..=5))]
    replicas: u64,
}

/// Where tables are kept.
#[derive(Clone)]
pub(crate) enum Place {
    /// The folder of a server.
    Folder(PathBuf),
    /// The addresses of a broker's nodes.
    Broker(Vec<String>),
}

/// Reads a place: `nats://a:4222,b:4222` or a folder.
#[expect(clippy::unnecessary_wraps, reason = "the argument parser wants a result")]
pub(crate) fn place(typed: &str) -> Result<Place, String> {
    const SCHEME: &str = "nats://";
    Ok(match typed.strip_prefix(SCHEME) {
        Some(nodes) => {
            let nodes = nodes.split(',').map(|node| node.trim_start_matches(SCHEME));
            Place::Broker(nodes.map(|node| format!("{SCHEME}{node}")).collect())
        }
        None => Place::Folder(typed.into()),
    })
}

/// An open place.
pub(crate) enum Open {
    Folder(SqliteLog),
    Broker(Box<JetStreamLog>),
}

impl Place {
    /// Opens it. What is to be read must be there already; what is to be written is made.
    pub(crate) async fn open(&self, broker: &BrokerArgs, must_exist: bool) -> Result<Open, Stop> {
        let failed = |error: crosstable_store::StoreError| Stop::Refused(error.to_string());
        match self {
            Place::Folder(folder) => {
                let file = folder.join("tables.db");
                if must_exist && !file.exists() {
                    return Err(Stop::BadInput(format!(
                        "there is no {}; name a server's folder, or a broker as in nats://127.0.0.1:4222",
                        file.display()
                    )));
                }
                std::fs::create_dir_all(folder)
                    .map_err(|error| Stop::Refused(format!("cannot make {}: {error}", folder.display())))?;
                SqliteLog::open(file).map(Open::Folder).map_err(failed)
            }
            Place::Broker(urls) => {
                let mut options = JetStreamOptions::new(urls.clone());
                options.prefix.clone_from(&broker.nats_prefix);
                options.replicas = broker.replicas as usize;
                JetStreamLog::open(options).await.map(|log| Open::Broker(Box::new(log))).map_err(failed)
            }
        }
    }
}

/// The runtime that a broker's connection needs.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Stop> {
    Ok(tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?)
}
