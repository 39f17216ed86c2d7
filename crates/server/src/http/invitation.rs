//! Links to tables for other devices, and the QR codes of these links.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use crosstable_core::{Seat, TableId};
use crosstable_protocol::Problem;
use crosstable_protocol::http::{HandOver, Invitation};

use super::identity::Person;
use super::middleware::RequestContext;
use super::{ApiResult, App, table_id};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::host::is_loopback;
use crate::network::network_address;

/// How others come to a table.
#[utoipa::path(get, path = "/api/tables/{table}/invitation", params(("table" = String, Path)),
    responses((status = 200, body = Invitation)))]
pub(super) async fn invitation(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Path(table): Path<String>,
) -> ApiResult<Invitation> {
    Ok(Json(app.invitation(table_id(&table)?, &context)))
}

/// The invitation as a QR code.
#[utoipa::path(get, path = "/api/tables/{table}/invitation.svg", params(("table" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String)))]
pub(super) async fn invitation_code(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let link = app.invitation(table_id(&table)?, &context).link;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], qr_code(&link)?).into_response())
}

/// What another device needs to take over one of the person's own seats (T-15). Nobody else is given it.
#[utoipa::path(get, path = "/api/tables/{table}/seats/{seat}/ticket",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = HandOver), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn ticket(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Path((table, seat)): Path<(String, String)>,
    person: Person,
) -> ApiResult<HandOver> {
    let table = table_id(&table)?;
    let seat: Seat = seat.parse().map_err(ApiError::unreadable)?;
    let ticket = app.query(table, move |session| session.ticket(person.player, seat)).await??;
    let Invitation { link, local } = app.invitation(table, &context);
    // Behind the #, which browsers keep to themselves: it stands in no server's log.
    let link = format!("{link}#take={}.{ticket}", seat.number());
    let picture = qr_code(&link)?;
    Ok(Json(HandOver { ticket, link, picture, local }))
}

fn qr_code(link: &str) -> Result<String, ApiError> {
    let code = qrcode::QrCode::new(link).map_err(ApiError::unreadable)?;
    Ok(code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// The beginning of links that others can use.
pub(super) struct Base {
    /// Without a slash at the end.
    pub(super) url: String,
    /// Whether they work on the server's own machine alone.
    pub(super) local: bool,
}

impl AppState {
    /// The link to a table, as others can use it.
    pub(super) fn invitation(&self, table: TableId, context: &RequestContext) -> Invitation {
        let Base { url, local } = self.base(context);
        Invitation { link: format!("{url}/t/{table}"), local }
    }

    /// Where others reach this server. It is where the client does, unless that is a name for the client's own machine.
    /// Then it is this machine's address in the network, if the server is open to the network and the client is here.
    pub(super) fn base(&self, context: &RequestContext) -> Base {
        if let Some(url) = &self.config.public_url {
            let host = url.split_once("://").map_or("", |(_, host)| host);
            return Base { url: url.clone(), local: is_loopback(host) };
        }
        let scheme = if context.forwarded_https { "https" } else { "http" };
        let local = is_loopback(&context.host);
        // A client elsewhere that says `localhost` comes through a tunnel or a container, and who knows where that begins.
        let is_here = context.from.is_loopback() && !self.config.behind_proxy;
        match self.listening.and_then(network_address).filter(|_| local && is_here) {
            Some(at) => Base { url: format!("http://{at}"), local: false },
            None => Base { url: format!("{scheme}://{}", context.host), local },
        }
    }
}
