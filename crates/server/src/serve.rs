//! The accept loop, and an orderly end.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::{Request, StatusCode};
use axum::middleware;
use crosstable_store::{Log, SqliteLog};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::Service;
use tower_http::timeout::TimeoutLayer;

use crate::api::{figures, routes};
use crate::commons::{Alone, Line, NatsCommons};
use crate::config::Config;
use crate::expiry::sweep_for_ever;
use crate::house::House;
use crate::meter::Meter;
use crate::shield::{Address, guard};
use crate::work::work_for_ever;

/// How long those who are being served have when the house closes.
const LAST_ORDERS: Duration = Duration::from_secs(5);

/// Serves tables of this log until `stop` is ready. What was accepted by then is finished, everybody is told to come
/// back, and the log is closed.
pub async fn serve<L: Log>(listener: TcpListener, log: L, config: Config, stop: impl Future<Output = ()>) {
    let house = House::new(log, config, Arc::new(Alone));
    let router = router(&house, routes());
    keep_open(house, Some((listener, router)), stop).await;
}

/// The same for one of several processes that serve the same tables. What is to be done by the house is shared with the
/// others over the broker.
pub async fn serve_shared<L: Log>(
    listener: TcpListener,
    log: L,
    config: Config,
    commons: NatsCommons,
    stop: impl Future<Output = ()>,
) {
    let config = Config { shared: true, ..config };
    let house = House::new(log, config, Arc::new(commons));
    let router = router(&house, routes());
    keep_open(house, Some((listener, router)), stop).await;
}

/// Does the work of processes that serve the same tables, bots' moves above all, and serves nobody: whoever comes to
/// the `listener`, if there is one, is told figures and how the process is.
pub async fn work<L: Log>(
    listener: Option<TcpListener>,
    log: L,
    config: Config,
    commons: NatsCommons,
    stop: impl Future<Output = ()>,
) {
    let house = House::new(log, config, Arc::new(commons));
    let door = listener.map(|listener| (listener, router(&house, figures())));
    keep_open(house, door, stop).await;
}

/// Keeps a house open until it is to stop, and closes it in good order.
async fn keep_open<L: Log>(
    house: Arc<House<L>>,
    door: Option<(TcpListener, Router)>,
    stop: impl Future<Output = ()>,
) {
    let chores = start_chores(&house);
    let welcome = async {
        match door {
            Some((listener, router)) => welcome(&house, &listener, &router).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = welcome => {}
        () = stop => {}
    }
    for chore in &chores {
        chore.abort();
    }
    for chore in chores {
        // Nothing is asked of the queue any more before anything is given back to it; or it would come to us again.
        let _ = chore.await;
    }
    tracing::info!("closing");
    let _ = house.closing.send(true);
    let empty = async {
        while house.rooms_open() > 0
            || house.meter.connections.load(Ordering::Relaxed) > 0
            || house.meter.tasks_held.load(Ordering::Relaxed) > 0
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if timeout(LAST_ORDERS, empty).await.is_err() {
        tracing::warn!("somebody did not leave in time");
    }
    house.commons.close().await;
    // A broker that is away does not keep anybody here; what was acknowledged is stored.
    if timeout(LAST_ORDERS, house.log.close()).await.is_err() {
        tracing::warn!("storage did not close in time");
    }
}

/// Lets people in, for ever.
async fn welcome<L: Log>(house: &Arc<House<L>>, listener: &TcpListener, router: &Router) {
    let places = Arc::new(Semaphore::new(house.config.limits.connections));
    loop {
        match accept(listener, &places).await {
            Ok((stream, from, place)) => {
                tokio::spawn(connection(Arc::clone(house), router.clone(), stream, from, place));
            }
            Err(error) => {
                // Out of file descriptors, as a rule. Those who are in stay in; the next one waits a little.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// What goes on as long as the house is open.
fn start_chores<L: Log>(house: &Arc<House<L>>) -> Vec<JoinHandle<()>> {
    let mut chores = vec![tokio::spawn(sweep_for_ever(Arc::clone(house)))];
    if house.commons.is_shared() {
        let lines = [Line::Bots, Line::Times].into_iter();
        let lines = lines.filter(|line| *line != Line::Bots || house.config.bot_threads > 0);
        chores.extend(lines.map(|line| tokio::spawn(work_for_ever(Arc::clone(house), line))));
    }
    chores
}

/// The same for tables in a SQLite file, as one value: whoever only calls this need not compile the server anew.
pub fn serve_sqlite(
    listener: TcpListener,
    log: SqliteLog,
    config: Config,
    stop: Pin<Box<dyn Future<Output = ()> + Send>>,
) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(serve(listener, log, config, stop))
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, from) = listener.accept().await?;
    // Moves are small and people wait for them.
    stream.set_nodelay(true)?;
    Ok((stream, from, place))
}

fn router<L: Log>(house: &Arc<House<L>>, routes: Router<Arc<House<L>>>) -> Router {
    let limits = &house.config.limits;
    routes
        .layer(DefaultBodyLimit::max(limits.message_bytes))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.patience * 2))
        .layer(middleware::from_fn_with_state(Arc::clone(house), guard::<L>))
        .with_state(Arc::clone(house))
}

/// Serves one connection to its end.
async fn connection<L: Log>(
    house: Arc<House<L>>,
    router: Router,
    stream: TcpStream,
    from: SocketAddr,
    place: OwnedSemaphorePermit,
) {
    let place = Place::new(Arc::clone(&house.meter), place);
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Address(from.ip()));
        request.extensions_mut().insert(place.clone());
        router.clone().call(request)
    });
    let mut builder = http1::Builder::new();
    // Whoever sends a head byte by byte has so long for all of it.
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.limits.patience)
        .max_buf_size(16 * 1024);
    let mut closing = house.closing.subscribe();
    let mut served = std::pin::pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // Whatever broke, it broke on the other side.
        end = served.as_mut() => if end.is_err_and(|error| error.is_timeout()) {
            house.meter.slow_heads.fetch_add(1, Ordering::Relaxed);
            tracing::debug!(from = %from.ip(), "no request came in time");
        },
        () = closes(&mut closing) => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(LAST_ORDERS, served).await;
        }
    }
}

/// The place a connection takes, until the last who holds it is done: the connection, or the WebSocket it became.
#[derive(Clone)]
pub(crate) struct Place {
    _taken: Arc<Taken>,
}

struct Taken {
    meter: Arc<Meter>,
    _permit: OwnedSemaphorePermit,
}

impl Place {
    fn new(meter: Arc<Meter>, permit: OwnedSemaphorePermit) -> Self {
        meter.connections.fetch_add(1, Ordering::Relaxed);
        Place { _taken: Arc::new(Taken { meter, _permit: permit }) }
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.meter.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn closes(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}
