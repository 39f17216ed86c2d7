//! Where tables are stored: a server's folder, or a broker.

use std::path::PathBuf;

use crosstable_store::{JetStreamLog, SqliteLog};

use crate::error::CliError;
use crate::nats::{Addresses, BrokerArgs, addresses, looks_like_addresses};

#[derive(Clone)]
pub(crate) enum Storage {
    /// The folder of a server.
    Folder(PathBuf),
    /// The addresses of a broker's nodes.
    Broker(Addresses),
}

/// Parses `nats://a:4222,b:4222`, `tls://a:4222` or a folder.
pub(crate) fn storage(typed: &str) -> Result<Storage, String> {
    if looks_like_addresses(typed) {
        addresses(typed).map(Storage::Broker)
    } else {
        Ok(Storage::Folder(typed.into()))
    }
}

pub(crate) enum OpenStorage {
    Folder(SqliteLog),
    Broker(Box<JetStreamLog>),
}

impl Storage {
    /// Opens it. A folder is created unless `must_exist`.
    pub(crate) async fn open(&self, broker: &BrokerArgs, must_exist: bool) -> Result<OpenStorage, CliError> {
        match self {
            Storage::Folder(folder) => {
                let file = folder.join("tables.db");
                if must_exist && !file.exists() {
                    return Err(CliError::BadInput(format!(
                        "there is no {}; name a server's folder, or a broker as in nats://127.0.0.1:4222",
                        file.display()
                    )));
                }
                std::fs::create_dir_all(folder).map_err(|error| {
                    CliError::Failed(format!("cannot make {}: {error}", folder.display()))
                })?;
                SqliteLog::open(file)
                    .map(OpenStorage::Folder)
                    .map_err(|error| CliError::Failed(error.to_string()))
            }
            Storage::Broker(at) => broker.open(at).await.map(|log| OpenStorage::Broker(Box::new(log))),
        }
    }
}

/// A runtime for the broker's connection.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    Ok(tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?)
}
