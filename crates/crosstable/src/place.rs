//! A place where tables are kept, as it is typed: a server's folder, or a broker.

use std::path::PathBuf;

use crosstable_store::{JetStreamLog, SqliteLog};

use crate::nats::{Addresses, BrokerArgs, addresses, looks_like_addresses};
use crate::stop::Stop;

/// Where tables are kept.
#[derive(Clone)]
pub(crate) enum Place {
    /// The folder of a server.
    Folder(PathBuf),
    /// The addresses of a broker's nodes.
    Broker(Addresses),
}

/// Reads a place: a broker as in `nats://a:4222,b:4222` or `tls://a:4222`, or a folder.
pub(crate) fn place(typed: &str) -> Result<Place, String> {
    if looks_like_addresses(typed) {
        addresses(typed).map(Place::Broker)
    } else {
        Ok(Place::Folder(typed.into()))
    }
}

/// An open place.
pub(crate) enum Open {
    Folder(SqliteLog),
    Broker(Box<JetStreamLog>),
}

impl Place {
    /// Opens it. What is to be read must be there already; what is to be written is made.
    pub(crate) async fn open(&self, broker: &BrokerArgs, must_exist: bool) -> Result<Open, Stop> {
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
                SqliteLog::open(file).map(Open::Folder).map_err(|error| Stop::Refused(error.to_string()))
            }
            Place::Broker(at) => broker.open(at).await.map(|log| Open::Broker(Box::new(log))),
        }
    }
}

/// The runtime that a broker's connection needs.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Stop> {
    Ok(tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?)
}
