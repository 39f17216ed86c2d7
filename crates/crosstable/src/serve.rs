//! `crosstable serve`: play online.

use std::io::{ErrorKind, IsTerminal, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crosstable_server::{Config, Limits, network_address};
use crosstable_store::{ServerLock, SqliteLog, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args;
use crate::error::CliError;
use crate::nats::{Addresses, NatsArgs};

/// Serve tables to browsers and other clients.
///
/// Everything is kept in one folder. One line on standard output says the address as soon as connections are
/// accepted; what else there is to say goes to standard error.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0:7400 lets devices in the same network join, port 0 takes a free one.
    #[arg(long, default_value = "127.0.0.1:7400")]
    listen: String,
    /// The folder in which tables are kept; made if there is none.
    #[arg(long, default_value = "crosstable-data")]
    data: PathBuf,
    /// The address people type, as in <https://play.example>; needed if it has a name, and for invitations and cookies.
    #[arg(long, value_name = "URL", value_parser = args::origin("public-url"))]
    public_url: Option<String>,
    /// Another origin whose pages may talk to this server; may be given several times.
    #[arg(long = "origin", value_name = "URL", value_parser = args::origin("origin"))]
    origins: Vec<String>,
    /// A proxy stands in front and sets X-Forwarded-For.
    #[arg(long)]
    behind_proxy: bool,
    /// Other processes serve the same tables, out of the same folder.
    #[arg(long)]
    shared: bool,
    #[command(flatten)]
    nats: NatsArgs,
    /// How many bots think at the same time; half the processors unless told. With --nats, 0 leaves them to others.
    #[arg(long, value_parser = args::whole("bot-threads", 0..=256))]
    bot_threads: Option<u64>,
    /// How long a bot waits before each move, in milliseconds.
    #[arg(long, default_value = "600", value_parser = args::whole("bot-pause", 0..=60_000))]
    bot_pause: u64,
    /// Days after which a table expires to which nobody came: not started, running, ended; 0 keeps them.
    #[arg(long, default_value = "2,60,365", value_parser = days)]
    expire: Days,
    /// Days in which the people of an expired table can bring it back; then it is removed.
    #[arg(long, default_value = "30", value_parser = args::whole("grace-days", 0..=36_500))]
    grace_days: u64,
    /// No limits on how often one address may ask; for measurements.
    #[arg(long)]
    no_rate_limits: bool,
    /// How many connections and rooms may be open at once.
    #[arg(long, default_value = "20000", value_parser = args::whole("connections", 1..=1_000_000))]
    connections: u64,
    /// Say the address as JSON.
    #[arg(long)]
    json: bool,
    /// Write logs as JSON.
    #[arg(long)]
    json_logs: bool,
    /// Log every request, in one line each.
    #[arg(long)]
    log_requests: bool,
    /// With --nats: the folder for the socket of 'crosstable admin' and its log; without, that is --data.
    #[arg(long, value_name = "FOLDER", requires = "nats")]
    admin: Option<PathBuf>,
}

/// Days for tables that have not started, run, or have ended.
#[derive(Clone, Copy)]
struct Days([u64; 3]);

fn days(typed: &str) -> Result<Days, String> {
    let wrong = || format!("expire cannot be '{typed}'; allowed: three whole numbers, as in 2,60,365");
    let numbers: Result<Vec<u64>, _> = typed.split(',').map(str::parse).collect();
    let numbers =
        numbers.ok().filter(|numbers| numbers.iter().all(|days| *days <= 36_500)).ok_or_else(wrong)?;
    numbers.try_into().map(Days).map_err(|_| wrong())
}

impl Args {
    fn config(&self) -> Config {
        let default = Config::default();
        let limits = if self.no_rate_limits { Limits::unlimited_rates() } else { Limits::default() };
        let connections = self.connections as usize;
        Config {
            public_url: self.public_url.clone(),
            origins: self.origins.clone(),
            behind_proxy: self.behind_proxy,
            shared: self.shared,
            bot_threads: self.bot_threads.map_or(default.bot_threads, |threads| threads as usize),
            bot_pause: Duration::from_millis(self.bot_pause),
            expire: self.expire.0.map(|days| (days > 0).then(|| Duration::from_hours(days * 24))),
            grace: Duration::from_hours(self.grace_days * 24),
            admin: self.nats.addresses().map_or_else(|| Some(self.data.clone()), |_| self.admin.clone()),
            limits: Limits { connections, rooms: connections, ..limits },
            ..default
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    start_logs(args.json_logs, args.log_requests);
    match args.nats.addresses() {
        Some(at) => serve_nats(args, at, out),
        None => serve_folder(args, out),
    }
}

/// Starts logging to standard error.
pub(crate) fn start_logs(json: bool, requests: bool) {
    let directives = std::env::var("CROSSTABLE_LOG").unwrap_or_else(|_| "info".to_owned());
    // The broker's client logs every connection, so it is quiet unless the variable names it.
    let ours = if requests { "async_nats=warn,crosstable_server::requests=debug" } else { "async_nats=warn" };
    let filter = EnvFilter::try_new(format!("{ours},{directives}"));
    let filter = filter.unwrap_or_else(|_| EnvFilter::new(format!("{ours},info")));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    if json {
        logs.json().init();
    } else {
        logs.init();
    }
}

fn serve_nats(args: &Args, at: &Addresses, out: &mut impl Write) -> Result<(), CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(&args.listen).await?;
        let (log, bus) = args.nats.connect(at).await?;
        let end = interrupted();
        if let Some(folder) = &args.admin {
            make_folder(folder)?;
        }
        tracing::info!(broker = at.text(), "tables are on NATS servers");
        announce(&listener, args.json, out)?;
        crosstable_server::serve_shared(listener, log, args.config(), bus, end).await;
        Ok(())
    })
}

pub(crate) async fn listen(at: &str) -> Result<TcpListener, CliError> {
    let listening = TcpListener::bind(at).await;
    listening.map_err(|error| {
        let advice = match error.kind() {
            ErrorKind::AddrInUse => {
                "; perhaps a server runs there already: stop it, or name another port; port 0 takes a free one"
            }
            ErrorKind::AddrNotAvailable => "; this machine has no such address; 0.0.0.0 stands for all it has",
            ErrorKind::PermissionDenied => {
                "; ports below 1024 are not for everybody: name a higher one and put a proxy in front"
            }
            ErrorKind::InvalidInput => "; allowed: ADDRESS:PORT, as in 127.0.0.1:7400",
            _ => "",
        };
        CliError::BadInput(format!("cannot listen on '{at}': {error}{advice}"))
    })
}

/// Prints the address as soon as connections are accepted.
fn announce(listener: &TcpListener, json: bool, out: &mut impl Write) -> Result<(), CliError> {
    if json {
        writeln!(out, "{}", address(listener)?)?;
    } else {
        writeln!(out, "listening on http://{}", shown(listener.local_addr()?))?;
    }
    out.flush()?;
    Ok(())
}

/// The address as JSON.
pub(crate) fn address(listener: &TcpListener) -> Result<serde_json::Value, CliError> {
    let at = listener.local_addr()?;
    Ok(serde_json::json!({ "url": format!("http://{}", shown(at)), "port": at.port() }))
}

/// An address that can be opened: for a server that listens everywhere the one in the network, or else this machine's own.
fn shown(listening: SocketAddr) -> SocketAddr {
    if !listening.ip().is_unspecified() {
        return listening;
    }
    let own = if listening.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() };
    network_address(listening).unwrap_or(SocketAddr::new(own, listening.port()))
}

fn serve_folder(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    if args.bot_threads == Some(0) {
        return Err(CliError::BadInput(
            "bot-threads cannot be '0' without --nats: nobody else has bots".to_owned(),
        ));
    }
    make_folder(&args.data)?;
    let file = args.data.join("tables.db");
    let failed = |error: StoreError| CliError::Failed(error.to_string());
    // Held until the program ends.
    let _lock = ServerLock::take(&file, args.shared).map_err(failed)?;
    let log = SqliteLog::open(file).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(&args.listen).await?;
        let end = Box::pin(interrupted());
        let folder = std::path::absolute(&args.data).unwrap_or_else(|_| args.data.clone());
        tracing::info!(folder = %folder.display(), schema = SqliteLog::SCHEMA, "tables are in a folder");
        announce(&listener, args.json, out)?;
        crosstable_server::serve(listener, log, args.config(), end).await;
        Ok(())
    })
}

fn make_folder(folder: &Path) -> Result<(), CliError> {
    std::fs::create_dir_all(folder)
        .map_err(|error| CliError::Failed(format!("cannot make the folder {}: {error}", folder.display())))
}

/// Completes on SIGINT or SIGTERM. The handlers are installed by the call, not by the first poll, so that a signal right
/// after the announcement ends the server in good order.
#[cfg(unix)]
pub(crate) fn interrupted() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    // Without a handler the signal ends the program at once.
    let [interrupt, terminate] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    let came = |signal: Option<tokio::signal::unix::Signal>| async move {
        match signal {
            Some(mut signal) => drop(signal.recv().await),
            None => std::future::pending().await,
        }
    };
    async move {
        tokio::select! {
            () = came(interrupt) => {}
            () = came(terminate) => {}
        }
    }
}

/// Completes on Ctrl-C.
#[cfg(not(unix))]
pub(crate) async fn interrupted() {
    // Without a handler the signal ends the program at once.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
