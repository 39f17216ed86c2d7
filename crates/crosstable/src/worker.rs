//! `crosstable worker`: more bots for processes that serve the same tables.

use std::io::Write;
use std::time::Duration;

use crosstable_server::Config;
use serde_json::json;

use crate::args;
use crate::error::CliError;
use crate::nats::NatsArgs;
use crate::serve::{address, interrupted, listen, start_logs};

/// Do work for servers that share their tables over NATS: bots' moves, clocks, sweeping.
///
/// Any number of workers may run, on any machine that reaches the NATS servers. One that ends gives its tasks back; one
/// that dies has them taken over. A worker reads the tables' logs, secrets included, as a server does: let it run where
/// you would let a server run.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    nats: NatsArgs,
    /// Where to answer /healthz and /metrics; nowhere unless told.
    #[arg(long)]
    listen: Option<String>,
    /// How many bots think at the same time; all processors unless told.
    #[arg(long, value_parser = args::whole("bot-threads", 1..=256))]
    bot_threads: Option<u64>,
    /// How long a bot waits before each move, in milliseconds.
    #[arg(long, default_value = "600", value_parser = args::whole("bot-pause", 0..=60_000))]
    bot_pause: u64,
    /// Say that it works, and where its figures are, as JSON.
    #[arg(long)]
    json: bool,
    /// Write logs as JSON.
    #[arg(long)]
    json_logs: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let at = args.nats.addresses().ok_or_else(|| {
        CliError::BadInput("a worker needs --nats, as in --nats nats://one:4222".to_owned())
    })?;
    start_logs(args.json_logs, false);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let config = Config {
        bot_threads: args.bot_threads.map_or(threads, |threads| threads as usize),
        bot_pause: Duration::from_millis(args.bot_pause),
        // Servers queue the removal of expired tables.
        expire: [None; 3],
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let worked = runtime.block_on(async {
        let listener = match &args.listen {
            Some(at) => Some(listen(at).await?),
            None => None,
        };
        let (log, bus) = args.nats.connect(at).await?;
        let end = interrupted();
        match &listener {
            Some(listener) if args.json => writeln!(out, "{}", address(listener)?)?,
            None if args.json => writeln!(out, "{}", json!({"url": null, "port": null}))?,
            Some(listener) => writeln!(out, "working; figures on http://{}", listener.local_addr()?)?,
            None => writeln!(out, "working")?,
        }
        out.flush()?;
        crosstable_server::work(listener, log, config, bus, end).await;
        Ok(())
    });
    // Bots that still think have been cancelled.
    runtime.shutdown_background();
    worked
}
