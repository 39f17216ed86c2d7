//! Sockets in memory: bytes travel for a while, connections break, and sometimes nothing arrives for long.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use crosstable_core::rng::below;
use crosstable_server::Accept;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, ReadHalf, WriteHalf, duplex, split};
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{sleep, timeout};

use crate::life::Life;
use crate::plan::{Kind, generator};
use crate::world::World;

/// What a connection holds of bytes that nobody has read.
const BUFFER: usize = 64 << 10;
/// After this long a connection that nobody answers is given up.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The client's end.
pub(crate) type Stream = DuplexStream;

type Incoming = (DuplexStream, SocketAddr);

/// Where clients connect to a process.
#[derive(Clone)]
pub(crate) struct Port {
    connections: mpsc::UnboundedSender<Incoming>,
    /// Rises when all connections break.
    resets: watch::Sender<u64>,
    life: Life,
}

/// The process's end of its port.
pub(crate) struct Listener(Mutex<mpsc::UnboundedReceiver<Incoming>>);

impl Port {
    pub(crate) fn open(life: Life) -> (Port, Listener) {
        let (connections, incoming) = mpsc::unbounded_channel();
        let port = Port { connections, resets: watch::Sender::new(0), life };
        (port, Listener(Mutex::new(incoming)))
    }

    /// All connections break.
    pub(crate) fn reset(&self) {
        self.resets.send_modify(|resets| *resets += 1);
    }
}

impl Accept for Listener {
    type Stream = DuplexStream;

    async fn accept(&self) -> io::Result<Incoming> {
        match self.0.lock().await.recv().await {
            Some(connection) => Ok(connection),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        // Then nobody is told which devices can join.
        Err(io::ErrorKind::Unsupported.into())
    }

    fn turn_away(_: DuplexStream, _: &[u8]) {}
}

/// Connects a person to a process.
pub(crate) async fn connect(world: &Arc<World>, person: u64, process: usize) -> io::Result<Stream> {
    let reached = async {
        world.outlast(process, Kind::CutClients).await;
        sleep(Duration::from_millis(1)).await;
    };
    timeout(CONNECT_TIMEOUT, reached).await.map_err(|_| io::ErrorKind::TimedOut)?;
    let port = world.state().processes[process].port.clone();
    let port = port.filter(|port| !port.life.is_dead()).ok_or(io::ErrorKind::ConnectionRefused)?;
    let (client, client_far) = duplex(BUFFER);
    let (server_far, server) = duplex(BUFFER);
    let from = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, 0, 1, person as u8)), 40_000);
    let sent = port.connections.send((server, from));
    sent.map_err(|_| io::ErrorKind::ConnectionRefused)?;
    let (client_read, client_write) = split(client_far);
    let (server_read, server_write) = split(server_far);
    for (read, write, way) in [(client_read, server_write, 0), (server_read, client_write, 1)] {
        let (world, resets) = (Arc::clone(world), port.resets.subscribe());
        tokio::spawn(carry(world, process, person * 2 + way, read, write, resets));
    }
    Ok(client)
}

/// Carries bytes in one direction.
async fn carry(
    world: Arc<World>,
    process: usize,
    number: u64,
    mut from: ReadHalf<DuplexStream>,
    mut to: WriteHalf<DuplexStream>,
    mut resets: watch::Receiver<u64>,
) {
    let mut rng = generator(world.plan.seed, "network", number ^ world.elapsed() << 8);
    let mut buffer = vec![0; 16 << 10];
    let carrying = async {
        while let Ok(read) = from.read(&mut buffer).await
            && read > 0
        {
            let slow = world.has(process, Kind::Slow);
            let delay = if slow { 100 + below(&mut rng, 2_000) } else { 1 + below(&mut rng, 8) };
            sleep(Duration::from_millis(delay.into())).await;
            world.outlast(process, Kind::CutClients).await;
            if to.write_all(&buffer[..read]).await.is_err() {
                break;
            }
        }
        let _ = to.shutdown().await;
    };
    tokio::select! {
        biased;
        _ = resets.changed() => {}
        () = carrying => {}
    }
}
