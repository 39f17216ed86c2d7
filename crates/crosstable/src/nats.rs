//! Where the broker is, for all subcommands that use one.

use std::path::PathBuf;
use std::time::Duration;

use crosstable_server::{NatsCommons, NatsOptions};
use crosstable_store::{JetStreamLog, JetStreamOptions};

use crate::args;
use crate::stop::Stop;

/// The broker that many processes share.
#[derive(clap::Args)]
pub(crate) struct NatsArgs {
    /// Keep the tables on NATS servers with `JetStream`, shared with other processes, as in nats://one:4222,two:4222.
    #[arg(long, value_name = "URLS", value_delimiter = ',', value_parser = url)]
    nats: Vec<String>,
    /// On how many NATS servers everything is kept: 1, 3 or 5. Counts when the streams are made.
    #[arg(long, default_value = "1", value_parser = args::whole("replicas", 1..=5))]
    replicas: u64,
    /// What the names of streams and subjects begin with, so that several houses can share the NATS servers.
    #[arg(long, default_value = "crosstable", value_name = "NAME")]
    nats_prefix: String,
    /// A file with credentials for the NATS servers.
    #[arg(long, value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    /// Milliseconds to wait for one answer of a NATS server before asking again.
    #[arg(long, default_value = "2000", value_name = "MS", value_parser = args::whole("nats-timeout", 50..=60_000))]
    nats_timeout: u64,
    /// Milliseconds after which an append or a question that gets no answer is given up, and people are told.
    #[arg(long, default_value = "10000", value_name = "MS", value_parser = args::whole("nats-patience", 50..=100_000))]
    nats_patience: u64,
    /// Gigabytes the stream of tables in play may grow to; as large as the NATS servers allow unless told.
    #[arg(long, value_name = "GB", value_parser = args::whole("nats-max-gb", 1..=1_000_000))]
    nats_max_gb: Option<u64>,
    /// Minutes after its end until a finished game moves to a record of its own, out of everybody's memory; 0: never.
    #[arg(long, default_value = "60", value_name = "MINUTES", value_parser = args::whole("nats-archive", 0..=100_000))]
    nats_archive: u64,
    /// Milliseconds in silence after which a worker is taken for dead and its task given to another. Counts when the
    /// queue is made.
    #[arg(long, default_value = "10000", value_name = "MS", value_parser = args::whole("takeover", 300..=600_000))]
    takeover: u64,
}

/// One address, with the scheme that may be left out.
fn url(typed: &str) -> Result<String, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err("nats cannot be empty; allowed: addresses as in nats://one:4222,two:4222".to_owned());
    }
    if typed.contains('@') {
        return Err("nats cannot hold a name or a password, which every list of processes would show; \
                    allowed: addresses alone, and --nats-credentials FILE"
            .to_owned());
    }
    Ok(if typed.contains("://") { typed.to_owned() } else { format!("nats://{typed}") })
}

impl NatsArgs {
    /// Whether a broker was named.
    pub(crate) fn is_given(&self) -> bool {
        !self.nats.is_empty()
    }

    /// Connects twice: for the tables, and for what is shared beside them.
    pub(crate) async fn connect(&self) -> Result<(JetStreamLog, NatsCommons), Stop> {
        let log = self.log().await?;
        let commons = NatsCommons::connect(NatsOptions {
            servers: self.nats.clone(),
            prefix: self.nats_prefix.clone(),
            credentials: self.nats_credentials.clone(),
            replicas: self.replicas as usize,
            timeout: Duration::from_millis(self.nats_timeout),
            patience: Duration::from_millis(self.nats_patience),
            takeover: Duration::from_millis(self.takeover),
        });
        let commons = commons.await.map_err(|trouble| Stop::Refused(trouble.to_string()))?;
        Ok((log, commons))
    }

    /// Opens the tables.
    pub(crate) async fn log(&self) -> Result<JetStreamLog, Stop> {
        let mut options = JetStreamOptions::new(self.nats.clone());
        options.prefix.clone_from(&self.nats_prefix);
        options.replicas = self.replicas as usize;
        options.credentials.clone_from(&self.nats_credentials);
        options.ack_timeout = Duration::from_millis(self.nats_timeout);
        options.patience = Duration::from_millis(self.nats_patience);
        options.max_bytes = self.nats_max_gb.map(|gigabytes| gigabytes << 30);
        options.archive = (self.nats_archive > 0).then(|| Duration::from_mins(self.nats_archive));
        JetStreamLog::open(options).await.map_err(|error| Stop::Refused(error.to_string()))
    }
}
