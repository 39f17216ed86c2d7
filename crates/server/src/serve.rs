//! The accept loop, and an orderly end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::{Request, StatusCode};
use axum::middleware;
use crosstable_store::Log;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower::Service;
use tower_http::timeout::TimeoutLayer;

use crate::accept::Accept;
use crate::app_state::AppState;
use crate::bans::run_bans;
use crate::cluster::{ClusterBus, NoopBus, QueueName};
use crate::config::Config;
use crate::expiry::run_expiry;
use crate::http::middleware::{Address, check_host, guard};
use crate::http::{monitoring, routes};
use crate::log_lines::log_start;
use crate::metrics::Metrics;
use crate::network::network_address;
use crate::notices;
use crate::rate_limit::Permit;
use crate::worker::run_worker;
use crate::write_timeout::{WriteTimeout, is_write_timeout};

/// How long requests that are being served have when the server closes.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// The answer to a connection too many of one address. It has sent nothing yet, so its language is not known.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 30\r\ncontent-length: 0\r\n\r\n";

/// Serves the tables of this log until `stop` is ready. Accepted commands are finished, everybody is told to come back,
/// and the log is closed.
pub async fn serve(listener: impl Accept, log: impl Log, config: Config, stop: impl Future<Output = ()>) {
    serve_shared(listener, log, config, NoopBus, stop).await;
}

/// The same for one of several processes that serve the same tables. They share bots' moves and clocks over the bus.
pub async fn serve_shared(
    listener: impl Accept,
    log: impl Log,
    config: Config,
    bus: impl ClusterBus,
    stop: impl Future<Output = ()>,
) {
    let config = Config { shared: config.shared || bus.is_shared(), ..config };
    let listening = listener.local_addr().ok();
    let app = AppState::new(Arc::new(log), config, Arc::new(bus), listening);
    log_start(&app);
    say_who_can_join(&app);
    if let Err(error) = app.load_bans().await {
        tracing::error!(error, "the list of bans cannot be read; until it can, nobody is kept out");
    }
    // A worker answers with nothing that a page of others could not have, so only here is the host looked at.
    let routes = routes().layer(middleware::from_fn_with_state(Arc::clone(&app), check_host));
    let router = router(&app, routes);
    run(app, Some((listener, router)), stop).await;
}

/// Tells the host whether other devices can join. Behind a proxy or with a public name they know.
fn say_who_can_join(app: &AppState) {
    let Some(listening) =
        app.listening.filter(|_| app.config.public_url.is_none() && !app.config.behind_proxy)
    else {
        return;
    };
    if let Some(at) = network_address(listening) {
        tracing::info!("devices in the same network can join: http://{at}");
    } else {
        let port = listening.port();
        tracing::info!(
            "only this machine can join; devices in the same network can with --listen 0.0.0.0:{port}"
        );
    }
}

/// Does the work of processes that serve the same tables, bots' moves above all, and serves nobody. The `listener`, if
/// there is one, answers with health and metrics.
pub async fn work(
    listener: Option<impl Accept>,
    log: impl Log,
    config: Config,
    bus: impl ClusterBus,
    stop: impl Future<Output = ()>,
) {
    let app = AppState::new(Arc::new(log), config, Arc::new(bus), None);
    log_start(&app);
    let entrance = listener.map(|listener| (listener, router(&app, monitoring())));
    run(app, entrance, stop).await;
}

/// Runs a server until it is to stop, and closes it in good order.
async fn run(app: Arc<AppState>, entrance: Option<(impl Accept, Router)>, stop: impl Future<Output = ()>) {
    let background = start_background(&app);
    let accepting = async {
        match entrance {
            Some((listener, router)) => accept_all(&app, &listener, &router).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = accepting => {}
        () = stop => {}
    }
    for task in &background {
        task.abort();
    }
    for task in background {
        // No task is claimed any more before the first is released; or it would come back to this process.
        let _ = task.await;
    }
    app.metrics.notices.flush(Duration::ZERO);
    tracing::info!("closing");
    let _ = app.closing.send(true);
    let empty = async {
        while app.open_rooms() > 0 || app.metrics.connections.get() > 0 || app.metrics.tasks_claimed.get() > 0
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if timeout(SHUTDOWN_TIMEOUT, empty).await.is_err() {
        tracing::warn!("a connection, room or task did not end in time");
    }
    app.bus.close().await;
    // A broker that is away keeps nobody here; what was acknowledged is stored.
    if timeout(SHUTDOWN_TIMEOUT, app.log.close()).await.is_err() {
        tracing::warn!("storage did not close in time");
    }
}

/// Accepts connections, forever.
async fn accept_all<A: Accept>(app: &Arc<AppState>, listener: &A, router: &Router) {
    let slots = Arc::new(Semaphore::new(app.config.limits.connections));
    // Behind a proxy all have the same address.
    let most = if app.config.behind_proxy { 0 } else { app.config.limits.connections_per_address };
    loop {
        match accept(listener, &slots).await {
            Ok((stream, from, slot)) => {
                let Some(permit) = app.rate_limiter.connection(from.ip(), most) else {
                    A::turn_away(stream, TOO_MANY);
                    continue;
                };
                let slot = ConnectionSlot::new(Arc::clone(&app.metrics), slot, permit);
                app.spawn(connection(Arc::clone(app), router.clone(), stream, from, slot));
            }
            Err(error) => {
                // Out of file descriptors, as a rule. Those who are in stay in; the next one waits a little.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// What runs as long as the server does.
fn start_background(app: &Arc<AppState>) -> Vec<JoinHandle<()>> {
    let mut tasks = vec![app.spawn(run_expiry(Arc::clone(app))), app.spawn(run_notices(Arc::clone(app)))];
    if app.listening.is_some() {
        tasks.push(app.spawn(run_bans(Arc::clone(app))));
        #[cfg(unix)]
        tasks.push(app.spawn(crate::admin::run_admin(Arc::clone(app))));
    }
    if app.bus.is_shared() {
        let queues = [QueueName::Bots, QueueName::Times].into_iter();
        let queues = queues.filter(|queue| *queue != QueueName::Bots || app.config.bot_threads > 0);
        tasks.extend(queues.map(|queue| app.spawn(run_worker(Arc::clone(app), queue))));
    }
    tasks
}

/// Tells every minute what has happened often, forever.
async fn run_notices(app: Arc<AppState>) {
    loop {
        tokio::time::sleep(notices::INTERVAL).await;
        app.metrics.notices.flush(notices::INTERVAL);
    }
}

async fn accept<A: Accept>(
    listener: &A,
    slots: &Arc<Semaphore>,
) -> std::io::Result<(A::Stream, SocketAddr, OwnedSemaphorePermit)> {
    let slot = Arc::clone(slots).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, from) = listener.accept().await?;
    Ok((stream, from, slot))
}

fn router(app: &Arc<AppState>, routes: Router<Arc<AppState>>) -> Router {
    let limits = &app.config.limits;
    routes
        .layer(DefaultBodyLimit::max(limits.message_bytes))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.patience * 2))
        .layer(middleware::from_fn_with_state(Arc::clone(app), guard))
        .with_state(Arc::clone(app))
}

/// Serves one connection to its end.
async fn connection(
    app: Arc<AppState>,
    router: Router,
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    from: SocketAddr,
    slot: ConnectionSlot,
) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Address(from.ip()));
        request.extensions_mut().insert(slot.clone());
        router.clone().call(request)
    });
    let mut builder = http1::Builder::new();
    // A client that sends a head byte by byte has this long for all of it.
    builder.timer(TokioTimer::new()).header_read_timeout(app.config.limits.patience).max_buf_size(16 * 1024);
    let mut closing = app.closing.subscribe();
    let stream = TokioIo::new(WriteTimeout::new(stream, app.config.limits.patience));
    let mut served = std::pin::pin!(builder.serve_connection(stream, service).with_upgrades());
    tokio::select! {
        // Whatever broke, it broke on the other side.
        end = served.as_mut() => match end {
            Err(error) if is_write_timeout(&error) => {
                app.metrics.slow_readers.inc();
                tracing::debug!(from = %from.ip(), "an answer was not read in time");
            }
            Err(error) if error.is_timeout() => {
                app.metrics.slow_heads.inc();
                tracing::debug!(from = %from.ip(), "no request came in time");
            }
            _ => {}
        },
        () = closes(&mut closing) => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(SHUTDOWN_TIMEOUT, served).await;
        }
    }
}

/// The slot a connection takes, until the last who holds it is done: the connection, or the WebSocket it became.
#[derive(Clone)]
pub(crate) struct ConnectionSlot {
    _guard: Arc<SlotGuard>,
}

struct SlotGuard {
    metrics: Arc<Metrics>,
    _permit: OwnedSemaphorePermit,
    _address: Permit,
}

impl ConnectionSlot {
    fn new(metrics: Arc<Metrics>, permit: OwnedSemaphorePermit, address: Permit) -> Self {
        metrics.connections.inc();
        ConnectionSlot { _guard: Arc::new(SlotGuard { metrics, _permit: permit, _address: address }) }
    }
}

impl Drop for SlotGuard {
    fn drop(&mut self) {
        self.metrics.connections.dec();
    }
}

async fn closes(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}
