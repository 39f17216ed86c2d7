//! Arguments for the broker.

mod address;
mod login;

use std::time::Duration;

use crosstable_server::{NatsBus, NatsOptions};
use crosstable_store::{Access, AccessError, JetStreamLog, JetStreamOptions, StoreError};

pub(crate) use self::address::{Addresses, addresses, looks_like_addresses};
use self::login::{LoginArgs, SystemArgs};
use crate::args;
use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct BrokerArgs {
    /// On how many NATS servers everything is kept: 1, 3 or 5. Counts when the streams are made.
    #[arg(long, default_value = "1", value_parser = args::whole("replicas", 1..=5))]
    replicas: u64,
    /// What the names of streams and subjects begin with, so that several deployments can share the NATS servers.
    #[arg(long, default_value = "crosstable", value_name = "NAME")]
    nats_prefix: String,
    /// Over how many streams the tables are spread: 1, 2, 4, 8, 16, 32 or 64. Counts when the streams are made; later it
    /// may be left out.
    #[arg(long, value_name = "N", value_parser = shards)]
    nats_shards: Option<usize>,
    #[command(flatten)]
    login: LoginArgs,
    /// Milliseconds to wait for one answer of a NATS server before asking again.
    #[arg(long, default_value = "2000", value_name = "MS", value_parser = args::whole("nats-timeout", 50..=60_000))]
    nats_timeout: u64,
    /// Milliseconds after which an append or a question that gets no answer is given up, and people are told.
    #[arg(long, default_value = "15000", value_name = "MS", value_parser = args::whole("nats-patience", 50..=100_000))]
    nats_patience: u64,
    /// Gigabytes each stream may grow to; as large as the NATS servers allow unless told. Counts when the streams are made.
    #[arg(long, value_name = "GB", value_parser = args::whole("nats-max-gb", 1..=1_000_000))]
    nats_max_gb: Option<u64>,
}

/// The broker of a process that serves or works.
#[derive(clap::Args)]
pub(crate) struct NatsArgs {
    /// Keep the tables on NATS servers with `JetStream`, shared with other processes, as in <nats://one:4222,two:4222>;
    /// encrypted only, as in <tls://one:4222,two:4222>.
    #[arg(long, value_name = "URLS", value_parser = addresses)]
    nats: Option<Addresses>,
    #[command(flatten)]
    broker: BrokerArgs,
    #[command(flatten)]
    system: SystemArgs,
    /// Serve although it is not proven that the NATS servers sync moves to disk before they acknowledge them.
    #[arg(long, conflicts_with_all = ["system_creds", "system_user"])]
    nats_unproven: bool,
    /// Had a meaning in version 0.1.
    #[arg(long, hide = true, value_name = "MINUTES")]
    nats_archive: Option<String>,
    /// Milliseconds in silence after which a worker is taken for dead and its task given to another. Counts when the
    /// queue is made.
    #[arg(long, default_value = "10000", value_name = "MS", value_parser = args::whole("takeover", 300..=600_000))]
    takeover: u64,
}

fn shards(typed: &str) -> Result<usize, String> {
    let number = typed.parse().ok().filter(|number: &usize| number.is_power_of_two() && *number <= 64);
    number.ok_or_else(|| format!("nats-shards cannot be '{typed}'; allowed: 1, 2, 4, 8, 16, 32 or 64"))
}

impl BrokerArgs {
    fn options(&self, at: &Addresses) -> Result<JetStreamOptions, CliError> {
        let mut access = Access::new(at.0.clone());
        self.login.complete(&mut access)?;
        let mut options = JetStreamOptions::new(at.0.clone());
        options.access = access;
        options.prefix.clone_from(&self.nats_prefix);
        options.replicas = self.replicas as usize;
        options.shards = self.nats_shards;
        options.ack_timeout = Duration::from_millis(self.nats_timeout);
        options.patience = Duration::from_millis(self.nats_patience);
        options.max_bytes = self.nats_max_gb.map(|gigabytes| gigabytes << 30);
        Ok(options)
    }

    pub(crate) async fn open(&self, at: &Addresses) -> Result<JetStreamLog, CliError> {
        open(self.options(at)?).await
    }
}

impl NatsArgs {
    pub(crate) fn addresses(&self) -> Option<&Addresses> {
        self.nats.as_ref()
    }

    /// Connects twice: for the tables and for the cluster bus.
    pub(crate) async fn connect(&self, at: &Addresses) -> Result<(JetStreamLog, NatsBus), CliError> {
        let mut options = self.broker.options(at)?;
        if self.nats_archive.is_some() {
            return Err(CliError::BadInput(
                "nats-archive has no meaning any more: finished games stay where they are and take no memory of any \
                 process; leave it out"
                    .to_owned(),
            ));
        }
        options.system = self.system.login()?;
        if options.system.is_none() && !self.nats_unproven {
            return Err(CliError::BadInput(
                "nothing proves that the NATS servers sync moves to disk before they acknowledge them; allowed: \
                 --nats-system-creds FILE or --nats-system-user NAME, a login of their system account, which tells; \
                 or --nats-unproven, if a loss of power may lose moves"
                    .to_owned(),
            ));
        }
        let bus = NatsOptions {
            access: options.access.clone(),
            prefix: options.prefix.clone(),
            replicas: options.replicas,
            timeout: options.ack_timeout,
            patience: options.patience,
            takeover: Duration::from_millis(self.takeover),
        };
        let log = open(options).await?;
        let bus = NatsBus::connect(bus).await;
        let bus = bus.map_err(|error| CliError::Failed(error.to_string()))?;
        Ok((log, bus))
    }
}

async fn open(options: JetStreamOptions) -> Result<JetStreamLog, CliError> {
    JetStreamLog::open(options).await.map_err(|error| match &error {
        StoreError::Access(error) => access_error(error),
        _ => CliError::Failed(error.to_string()),
    })
}

/// The error of the connection with the flags that help.
fn access_error(error: &AccessError) -> CliError {
    let flags = match error {
        AccessError::Untrusted { .. } => " (--nats-ca FILE)",
        AccessError::Unproven { .. } => " (--nats-cert FILE --nats-key FILE)",
        AccessError::LoginWanted { .. } => {
            " (--nats-user NAME --nats-password-file FILE, --nats-token-file FILE or --nats-creds FILE)"
        }
        AccessError::Unencrypted { .. } => " (nats:// and no --nats-ca)",
        _ => "",
    };
    let message = format!("{error}{flags}");
    match error {
        AccessError::NoAddress | AccessError::Address { .. } | AccessError::File { .. } => {
            CliError::BadInput(message)
        }
        _ => CliError::Failed(message),
    }
}
