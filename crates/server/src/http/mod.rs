//! The HTTP API: one function per path, each of them thin.
//!
//! [`api`] is the one list of routes; the OpenAPI document is made from it.

mod analysis;
mod continued;
mod document;
mod encoding;
pub(crate) mod identity;
mod invitation;
pub(crate) mod middleware;
mod my_games;
mod pages;
mod preview;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Extension, Path, Query, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use crosstable_core::{Seat, Setup, TableId, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::http::{self as bodies, Game, Invitation, Listed, NewTable, Opened, Snapshot};
use crosstable_protocol::{CommandRequest, Done, Problem, ToClient, ToServer};
use crosstable_store::Durability;
use crosstable_table::{Opening, Table, TableSession, catalogue};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use tokio::time::timeout;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::document::{add_common_problems, add_security};
use self::identity::{Anyone, Person, Token};
use self::middleware::{Address, RequestContext};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::room::{Reply, RoomMessage};
use crate::serve::ConnectionSlot;
use crate::ws::{Connection, check_id};

type App = State<Arc<AppState>>;
type ApiResult<T> = Result<Json<T>, ApiError>;

/// Messages that wait for one socket go out together, up to this many bytes: an answer and the event it led to are one
/// call to the system.
const WRITE_BUFFER: usize = 16 << 10;
/// A load balancer learns within this time that storage does not answer.
const HEALTH_TIMEOUT: Duration = Duration::from_millis(1500);
/// Every silent connection has this, and hardly any message of a client is longer.
const READ_BUFFER: usize = 1 << 10;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Crosstable",
        description = "Crossing games at one table.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(ToServer, ToClient))
)]
struct Document;

/// The API, with everything that the OpenAPI document says of it.
fn api() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games))
        .routes(routes!(me))
        .routes(routes!(my_tables))
        .routes(routes!(my_games::my_games, my_games::delete_games))
        .routes(routes!(my_games::export))
        .routes(routes!(token))
        .routes(routes!(open_tables, open_table))
        .routes(routes!(snapshot))
        .routes(routes!(command))
        .routes(routes!(invitation::ticket))
        .routes(routes!(invitation::invitation))
        .routes(routes!(invitation::invitation_code))
        .routes(routes!(socket))
        .routes(routes!(analysis::hint))
        .routes(routes!(analysis::review))
        .routes(routes!(analysis::record))
        .routes(routes!(analysis::record_text))
        .routes(routes!(analysis::log))
        .routes(routes!(analysis::replay))
        .routes(routes!(analysis::verify))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(continued::continue_game))
                .layer(DefaultBodyLimit::max(continued::MOST_BYTES)),
        )
        .merge(monitoring_api())
}

fn monitoring_api() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(metrics))
}

/// All paths.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    let (router, mut document) = api().split_for_parts();
    add_common_problems(&mut document);
    add_security(&mut document);
    let document: Bytes = document.to_pretty_json().expect("a document is plain data").into();
    let openapi = || async { ([(CONTENT_TYPE, "application/json")], document).into_response() };
    router.route("/openapi.json", get(openapi)).fallback(pages::page)
}

/// The paths for the host: health and metrics.
pub(crate) fn monitoring() -> Router<Arc<AppState>> {
    monitoring_api().into()
}

/// Reads a body as JSON, or says what is wrong with it.
fn body<T: DeserializeOwned>(app: &AppState, bytes: Result<Bytes, BytesRejection>) -> Result<T, ApiError> {
    let bytes = bytes.map_err(|_| ApiError::TooLarge(app.config.limits.message_bytes))?;
    serde_json::from_slice(&bytes).map_err(ApiError::unreadable)
}

/// The table in a path.
fn table_id(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| ApiError::NoTable)
}

/// The perspective of a request.
#[derive(Deserialize, utoipa::IntoParams)]
struct PerspectiveQuery {
    /// One of the person's own seats. Left out: the first of them, or a spectator's view if there is none.
    seat: Option<String>,
    /// Whether to add the layout of the view.
    #[serde(default)]
    layout: bool,
}

impl PerspectiveQuery {
    /// The viewer that the person may be. Nobody looks from a seat of somebody else.
    fn viewer(&self, table: &Table, person: Option<&Person>) -> Result<Viewer, ApiError> {
        let seat = self.seat.as_ref().map(|seat| seat.parse::<Seat>().map_err(ApiError::unreadable));
        Ok(table.viewer_at(person.map(|person| person.player), seat.transpose()?)?)
    }
}

/// The games and everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Game>)))]
async fn games() -> Json<Vec<Game>> {
    Json(catalogue())
}

/// Gives the browser an identity: sets the cookie if there is none yet.
#[utoipa::path(post, path = "/api/me", responses((status = 204, description = "The cookie is set.")))]
async fn me(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Anyone(person): Anyone,
) -> Response {
    let mut response = axum::http::StatusCode::NO_CONTENT.into_response();
    if person.is_none() {
        let cookie = Token::new(app.random_bytes()).set_cookie(context.secure);
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The tables at which the person sits or which the person opened.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<Listed>), (status = 401, body = Problem)))]
async fn my_tables(State(app): App, person: Person) -> ApiResult<Vec<Listed>> {
    app.tables_of(person.player).await.map(Json)
}

/// A fresh token for a script, shown once and stored nowhere.
#[utoipa::path(post, path = "/api/tokens", responses((status = 200, body = bodies::Token)))]
async fn token(State(app): App) -> Json<bodies::Token> {
    Json(bodies::Token { token: Token::new(app.random_bytes()).digits() })
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
async fn open_tables(State(app): App) -> ApiResult<Vec<Listed>> {
    app.public_list().await.map(Json)
}

/// Opens a table. The person who opens it is its host.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn open_table(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Extension(Address(from)): Extension<Address>,
    person: Person,
    bytes: Result<Bytes, BytesRejection>,
) -> ApiResult<Opened> {
    let new: NewTable = body(&app, bytes)?;
    app.count_table(from)?;
    let game: GameId = new.game.parse().map_err(ApiError::unreadable)?;
    let table = match &new.id {
        Some(id) => {
            check_id(id)?;
            person.table(id)
        }
        None => TableId::new(app.random_bytes()),
    };
    let setup = Setup { players: new.players, options: new.options, rules: None };
    let opening = Opening {
        table,
        game,
        setup,
        clock: new.clock,
        public: new.public,
        host: person.player,
        source: app.config.source,
        series: None,
        begun: None,
    };
    app.open_table(&opening).await?;
    let Invitation { link, local } = app.invitation(table, &context);
    Ok(Json(Opened { table, link, local }))
}

/// A table as it is now.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), PerspectiveQuery),
    responses((status = 200, body = Snapshot), (status = 422, body = Problem)))]
async fn snapshot(
    State(app): App,
    Path(table): Path<String>,
    Query(query): Query<PerspectiveQuery>,
    Anyone(person): Anyone,
) -> ApiResult<Snapshot> {
    let take = move |session: &TableSession| {
        let table = session.table();
        let viewer = query.viewer(table, person.as_ref())?;
        Ok(table.snapshot(person.map(|person| person.player), viewer, query.layout))
    };
    app.query(table_id(&table)?, take).await?.map(Json)
}

/// Carries out a command at a table: the same commands as on the socket.
#[utoipa::path(post, path = "/api/tables/{table}/commands", params(("table" = String, Path)), request_body = CommandRequest,
    responses((status = 200, body = Done), (status = 401, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
async fn command(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    person: Person,
    bytes: Result<Bytes, BytesRejection>,
) -> ApiResult<Done> {
    let CommandRequest { id, command } = body(&app, bytes)?;
    check_id(&id)?;
    let table = table_id(&table)?;
    app.count_rematch(table, &command, from).await?;
    let (answer, answered) = oneshot::channel();
    let (player, key, reply) = (person.player, person.key(table, &id), Reply::Once(answer));
    app.send(table, RoomMessage::Command { player, key, command, reply }).await?;
    let done = answered.await.map_err(|_| ApiError::Closing)??;
    Ok(Json(Done { id, ..done }))
}

/// The WebSocket of a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path)),
    responses((status = 101, description = "A WebSocket; see docs/protocol.md.")))]
async fn socket(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Extension(Address(from)): Extension<Address>,
    Extension(slot): Extension<ConnectionSlot>,
    Path(table): Path<String>,
    Anyone(person): Anyone,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::Unreadable(error.body_text()))?;
    let table = table_id(&table)?;
    let permit = app.rate_limiter.socket(from).ok_or(ApiError::TooFast(30))?;
    let most = app.config.limits.message_bytes;
    let environment = Arc::clone(&app.config.environment);
    let connection = Connection { app, table, person, from, lang: context.lang, permit, slot };
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let serve = move |socket| environment.contain(Box::pin(connection.serve(socket)));
    Ok(upgrade.max_write_buffer_size(1 << 20).on_upgrade(serve))
}

/// Whether the server can do its work: storage answers soon, and the task queue if it is shared. A second line says if it
/// is not proven that storage keeps what it acknowledges.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "The server works.")))]
async fn healthz(State(app): App) -> Result<String, ApiError> {
    if *app.closing.borrow() {
        return Err(ApiError::Closing);
    }
    let checked = async { tokio::join!(app.health.check(&app.log), app.bus.check()) };
    let (log, bus) = timeout(HEALTH_TIMEOUT, checked).await.map_err(|_| ApiError::Unreachable)?;
    log.map_err(|error| app.storage_failed(&error))?;
    bus.map_err(|error| app.broker_failed(&error))?;
    Ok(match app.log.durability() {
        Durability::Proven => "ok\n".to_owned(),
        Durability::Unproven => "ok\nunproven: a loss of power may lose moves (--nats-unproven)\n".to_owned(),
        Durability::Lost(reason) => format!("ok\nunproven: a loss of power may lose moves: {reason}\n"),
    })
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, content_type = "text/plain", body = String)))]
async fn metrics(State(app): App) -> Response {
    app.metrics.durability_proven.set(i64::from(app.log.durability() == Durability::Proven));
    app.metrics.forked_appends.set(i64::try_from(app.log.forks()).unwrap_or(i64::MAX));
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text()).into_response()
}

impl AppState {
    /// Whether people reach the server over encrypted connections.
    fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
