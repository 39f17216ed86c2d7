//! The HTTP API: one function per path, each of them thin.

use std::str::FromStr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CONTENT_TYPE, HeaderMap, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use crosstable_core::{Seat, Setup, TableId, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::http::{Game, Listed, Look, NewTable, Opened, Token};
use crosstable_protocol::to_client::Done;
use crosstable_protocol::to_server::Ask;
use crosstable_protocol::{Problem, sight};
use crosstable_store::{Listing, Log};
use crosstable_table::{Clock, Opening, Table};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

use crate::fault::Fault;
use crate::house::{House, Summary};
use crate::person::{Anyone, Person, random_bytes};
use crate::room::{Mail, Reply};
use crate::serve::Place;
use crate::shield::{Address, Asker};
use crate::socket::{Visit, check_id};
use crate::study;
use crate::wire;

pub(crate) type Served<L> = State<Arc<House<L>>>;
pub(crate) type Answer<T> = Result<Json<T>, Fault>;

/// What waits for one socket goes out together, up to so many bytes: an answer and the event it led to are one call to
/// the system.
const TOGETHER: usize = 16 << 10;

/// How many tables a list shows.
const LIST_LENGTH: usize = 100;

/// All paths.
pub(crate) fn routes<L: Log>() -> Router<Arc<House<L>>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/me", post(me))
        .route("/api/me/tables", get(my_tables::<L>))
        .route("/api/tokens", post(token))
        .route("/api/tables", get(open_tables::<L>).post(open_table::<L>))
        .route("/api/tables/{table}", get(look::<L>))
        .route("/api/tables/{table}/commands", post(command::<L>))
        .route("/api/tables/{table}/hint", get(study::hint::<L>))
        .route("/api/tables/{table}/record", get(study::record::<L>))
        .route("/api/tables/{table}/record.txt", get(study::record_text::<L>))
        .route("/api/tables/{table}/curve", get(study::curve::<L>))
        .route("/api/tables/{table}/replay/{step}", get(study::replay::<L>))
        .route("/api/tables/{table}/verify", get(study::verify::<L>))
        .route("/api/tables/{table}/seats/{seat}/ticket", get(crate::hand_over::ticket::<L>))
        .route("/api/tables/{table}/invitation.svg", get(invitation::<L>))
        .route("/api/tables/{table}/socket", get(socket::<L>))
        .route("/openapi.json", get(openapi))
        .merge(figures())
        .fallback(crate::pages::page)
}

/// The paths for whoever runs the server.
pub(crate) fn figures<L: Log>() -> Router<Arc<House<L>>> {
    Router::new().route("/healthz", get(healthz::<L>)).route("/metrics", get(metrics::<L>))
}

/// Reads a body as JSON and says what is wrong with it if it is not.
fn body<T: DeserializeOwned>(
    most: usize,
    bytes: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<T, Fault> {
    let bytes = bytes.map_err(|_| Fault::TooLarge(most))?;
    serde_json::from_slice(&bytes).map_err(wire::unreadable)
}

/// The table named in a path.
pub(crate) fn named(id: &str) -> Result<TableId, Fault> {
    id.parse().map_err(|_| Fault::NoTable)
}

/// Through whose eyes to look.
#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Eyes {
    /// One of one's own seats. Left out: the first of them, or a spectator's eyes if one holds none.
    pub(crate) seat: Option<String>,
    /// Whether to add the board in plain characters.
    #[serde(default)]
    pub(crate) board: bool,
}

impl Eyes {
    /// The viewer that a person may be. A seat that is not theirs is not theirs to look from.
    pub(crate) fn viewer(&self, table: &Table, person: Option<&Person>) -> Result<Viewer, Fault> {
        let own = person.map(|person| table.seats_of(person.player).collect::<Vec<_>>()).unwrap_or_default();
        let Some(wished) = &self.seat else {
            return Ok(own.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat)));
        };
        let seat = Seat::from_str(wished).map_err(wire::unreadable)?;
        if own.contains(&seat) {
            Ok(Viewer::Seat(seat))
        } else {
            let refusal = crosstable_core::Refusal::new("T-02", "table-not-your-seat");
            Err(refusal.number("seat", seat.number()).into())
        }
    }
}

/// The games and everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Game>)))]
pub(crate) async fn games() -> Json<Vec<Game>> {
    Json(GameId::ALL.iter().map(|id| wire::game(*id)).collect())
}

/// Makes the browser somebody: sets the cookie if there is none yet.
#[utoipa::path(post, path = "/api/me", responses((status = 204, description = "The cookie is set.")))]
pub(crate) async fn me(Extension(asker): Extension<Asker>, Anyone(person): Anyone) -> Response {
    let mut response = axum::http::StatusCode::NO_CONTENT.into_response();
    if person.is_none() {
        let cookie = crate::person::Token::random().set_cookie(asker.secure);
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The tables at which one sits or which one opened.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<Listed>), (status = 401, body = Problem)))]
pub(crate) async fn my_tables<L: Log>(State(house): Served<L>, person: Person) -> Answer<Vec<Listed>> {
    let found = house
        .log
        .tables_of(person.player, LIST_LENGTH)
        .await
        .map_err(|error| house.storage_failed(&error))?;
    Ok(Json(found.into_iter().filter_map(|(table, listing)| listed(table, &listing)).collect()))
}

/// A fresh token for a script, shown once and kept nowhere.
#[utoipa::path(post, path = "/api/tokens", responses((status = 200, body = Token)))]
pub(crate) async fn token() -> Json<Token> {
    Json(Token { token: crate::person::Token::random().digits() })
}

/// Public tables that wait for players.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<Listed>)))]
pub(crate) async fn open_tables<L: Log>(State(house): Served<L>) -> Answer<Vec<Listed>> {
    let found = house.log.public_tables(crosstable_store::State::Lobby, LIST_LENGTH).await;
    let found = found.map_err(|error| house.storage_failed(&error))?;
    Ok(Json(found.into_iter().filter_map(|(table, listing)| listed(table, &listing)).collect()))
}

fn listed(table: TableId, listing: &Listing) -> Option<Listed> {
    let Summary { players, open, names } = serde_json::from_slice(&listing.summary).ok()?;
    Some(Listed {
        table: table.to_string(),
        game: listing.game.clone(),
        stage: match listing.state {
            crosstable_store::State::Lobby => sight::Stage::Lobby,
            crosstable_store::State::Running => sight::Stage::Running,
            crosstable_store::State::Ended => sight::Stage::Ended,
        },
        players,
        open,
        names,
        changed: listing.changed,
    })
}

/// Opens a table. Whoever opens it is its host.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn open_table<L: Log>(
    State(house): Served<L>,
    Extension(asker): Extension<Asker>,
    Extension(Address(from)): Extension<Address>,
    person: Person,
    bytes: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Answer<Opened> {
    let wish: NewTable = body(house.config.limits.message_bytes, bytes)?;
    house.gate.new_table(from).map_err(Fault::TooFast)?;
    let game: GameId = wish.game.parse().map_err(wire::unreadable)?;
    let clock: Clock = wish.clock.as_deref().unwrap_or("off").parse().map_err(wire::unreadable)?;
    let table = match &wish.id {
        Some(id) => person.table(check_id(id)?),
        None => TableId::new(random_bytes()),
    };
    let setup = Setup { players: wish.players, options: wish.options };
    let opening = Opening { table, game, setup, clock, public: wish.public, host: person.player };
    house.open_table(&opening).await?;
    Ok(Json(Opened { table: table.to_string(), link: house.link(table, &asker) }))
}

/// Looks at a table.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path), Eyes),
    responses((status = 200, body = Look), (status = 404, body = Problem)))]
pub(crate) async fn look<L: Log>(
    State(house): Served<L>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    Anyone(person): Anyone,
) -> Answer<Look> {
    let seen = move |table: &Table| {
        let viewer = eyes.viewer(table, person.as_ref())?;
        let player = person.map(|person| person.player);
        Ok(Look {
            number: table.length() - 1,
            seats: player
                .map(|player| table.seats_of(player).map(wire::number).collect())
                .unwrap_or_default(),
            host: player == Some(table.host()),
            sight: wire::sight(table, viewer, eyes.board),
        })
    };
    house.peek(named(&table)?, seen).await?.map(Json)
}

/// Does something at a table: sits down, starts, plays, takes back, agrees and so on. The same commands as on the socket.
#[utoipa::path(post, path = "/api/tables/{table}/commands", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn command<L: Log>(
    State(house): Served<L>,
    Path(table): Path<String>,
    person: Person,
    bytes: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Answer<Done> {
    let Ask { id, command } = body(house.config.limits.message_bytes, bytes)?;
    let key = person.key(check_id(&id)?);
    let (answer, answered) = oneshot::channel();
    let mail = Mail::Do { by: person.player, key, deed: wire::deed(command)?, reply: Reply::Once(answer) };
    house.post(named(&table)?, mail).await?;
    let done = answered.await.map_err(|_| Fault::Closing)??;
    Ok(Json(Done { id, ..done }))
}

/// The invitation as a picture to point a phone at.
#[utoipa::path(get, path = "/api/tables/{table}/invitation.svg", params(("table" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(crate) async fn invitation<L: Log>(
    State(house): Served<L>,
    Extension(asker): Extension<Asker>,
    Path(table): Path<String>,
) -> Result<Response, Fault> {
    let link = house.link(named(&table)?, &asker);
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture(&link)?).into_response())
}

/// A link as a QR code.
pub(crate) fn picture(link: &str) -> Result<String, Fault> {
    let code = qrcode::QrCode::new(link).map_err(wire::unreadable)?;
    Ok(code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// The WebSocket of a table.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(("table" = String, Path)),
    responses((status = 101, description = "A WebSocket; see docs/protocol.md.")))]
pub(crate) async fn socket<L: Log>(
    State(house): Served<L>,
    Extension(asker): Extension<Asker>,
    Extension(Address(from)): Extension<Address>,
    Extension(place): Extension<Place>,
    Path(table): Path<String>,
    Anyone(person): Anyone,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|error| Fault::Unreadable(error.body_text()))?;
    let table = named(&table)?;
    let pass = house.gate.socket(from).ok_or(Fault::TooFast(30))?;
    let most = house.config.limits.message_bytes;
    let visit = Visit { house, table, person, lang: asker.lang, pass, place };
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(2048)
        .write_buffer_size(TOGETHER);
    Ok(upgrade.max_write_buffer_size(1 << 20).on_upgrade(move |socket| visit.serve(socket)))
}

/// This document.
pub(crate) async fn openapi() -> Response {
    ([(CONTENT_TYPE, "application/json")], crate::openapi::document()).into_response()
}

/// Whether the server can do its work: storage answers, and the queue of work if it is shared.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "All is well."), (status = 503, body = Problem)))]
pub(crate) async fn healthz<L: Log>(State(house): Served<L>) -> Result<&'static str, Fault> {
    if *house.closing.borrow() {
        return Err(Fault::Closing);
    }
    let nobody = TableId::new([0; 16]);
    house.log.len(nobody).await.map_err(|error| house.storage_failed(&error))?;
    house.commons.check().await.map_err(|trouble| house.broker_failed(&trouble))?;
    Ok("ok\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, content_type = "text/plain", body = String)))]
pub(crate) async fn metrics<L: Log>(State(house): Served<L>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], house.meter.text()).into_response()
}

impl<L: Log> House<L> {
    /// Whether people reach the server over encrypted connections.
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The link to a table, as others can use it.
    pub(crate) fn link(&self, table: TableId, asker: &Asker) -> String {
        let base = self.config.public_url.clone().unwrap_or_else(|| format!("http://{}", asker.host));
        format!("{base}/t/{table}")
    }
}

/// The headers' host, if it is fit to be put into a link.
pub(crate) fn host(headers: &HeaderMap) -> String {
    let host =
        headers.get(axum::http::header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let plain = host.bytes().all(|c| c.is_ascii_alphanumeric() || b".-:[]".contains(&c));
    if plain && host.len() <= 255 { host.to_owned() } else { "localhost".to_owned() }
}
