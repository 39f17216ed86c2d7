//! The settings of a server.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crosstable_fair::Source;

use crate::bots::{Decide, honest};
use crate::environment::{Environment, SystemEnvironment};
use crate::host::own_names;

/// Everything a host can choose. The defaults suit a family or a club on one machine.
#[derive(Clone)]
pub struct Config {
    /// Where people reach the server, without a slash at the end, as in `https://play.example`. Invitations begin with
    /// it, and with `https` cookies are sent over encrypted connections only. What the browser says if left out.
    pub public_url: Option<String>,
    /// Further origins whose pages may talk to this server.
    pub origins: Vec<String>,
    /// The names of this machine. A request must name one of them, an IP address, `localhost`, a name that ends in
    /// `.local`, or the host of one of the addresses above; or any page whose name leads here could ask as if it were ours.
    pub host_names: Vec<String>,
    /// Whether a proxy stands in front that sets `X-Forwarded-For`. Only then may that header be believed.
    pub behind_proxy: bool,
    /// Where the chance of new tables comes from: [`Source::Seeded`] where server and device are one program.
    pub source: Source,
    /// Whether other processes serve the same tables, so that their entries must be listened for.
    pub shared: bool,
    /// How many bots think at the same time. None where other processes do that; hints are still thought about.
    pub bot_threads: usize,
    /// How long a bot waits before each move, so that people can follow.
    pub bot_pause: Duration,
    /// Finds bots' moves.
    pub decide: Decide,
    /// The time and randomness.
    pub environment: Arc<dyn Environment>,
    /// After how long without a connection a person counts as away.
    pub away_after: Duration,
    /// After how long with nobody there a room is closed. The table stays stored.
    pub room_idle: Duration,
    /// After how long without any change a table expires: not yet started, running, ended.
    pub expire: [Option<Duration>; 3],
    /// How long a table that has expired can be brought back. Then it is removed.
    pub grace: Duration,
    /// How long after the start expired tables are looked for first.
    pub first_sweep: Duration,
    /// How often connections are asked whether they still live. After three times that in silence they are closed.
    pub ping_every: Duration,
    /// The folder of the socket for whoever runs the server, of their log and of the bans; none of it if left out.
    pub admin: Option<PathBuf>,
    /// Bounds on everything that comes from outside.
    pub limits: Limits,
}

/// Bounds on everything that comes from outside. A rate of zero is no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one address: so many a second, and ten times that at once.
    pub requests: u32,
    /// New tables of one address: so many an hour, and a tenth of that at once.
    pub new_tables: u32,
    /// Commands of one connection: so many a second, and five times that at once.
    pub commands: u32,
    /// Open WebSockets of one address.
    pub sockets_per_address: u32,
    /// Open connections of one address; none are counted behind a proxy, whose address they all have.
    pub connections_per_address: u32,
    /// Open connections altogether.
    pub connections: usize,
    /// Open rooms altogether.
    pub rooms: usize,
    /// Connections to one table of people who have no seat there. Those who have one are not counted.
    pub subscribers: usize,
    /// Bytes of a request's body or of a WebSocket message.
    pub message_bytes: usize,
    /// Messages that may wait for a slow reader.
    pub queue: usize,
    /// How long a client may take to send a request's head, its body, or to take anything that is written.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(days * 86_400));
        Config {
            public_url: None,
            origins: Vec::new(),
            host_names: own_names(),
            behind_proxy: false,
            source: Source::Revealed,
            shared: false,
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            bot_pause: Duration::from_millis(600),
            decide: honest(),
            environment: Arc::new(SystemEnvironment),
            away_after: Duration::from_mins(1),
            room_idle: Duration::from_mins(1),
            expire: [days(2), days(60), days(365)],
            grace: Duration::from_hours(30 * 24),
            first_sweep: Duration::from_hours(1),
            ping_every: Duration::from_secs(20),
            admin: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: 30,
            new_tables: 200,
            commands: 10,
            sockets_per_address: 200,
            connections_per_address: 256,
            connections: 20_000,
            rooms: 20_000,
            subscribers: 500,
            message_bytes: 16 * 1024,
            queue: 64,
            patience: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// Without rate limits, for measurements over loopback where all clients have the same address.
    pub fn unlimited_rates() -> Self {
        Limits {
            requests: 0,
            new_tables: 0,
            commands: 0,
            sockets_per_address: 0,
            connections_per_address: 0,
            ..Limits::default()
        }
    }
}
