//! Handing a seat to another device: what its owner is given to show there (T-15).

use axum::Json;
use axum::extract::{Extension, Path, State};
use crosstable_protocol::Problem;
use crosstable_protocol::http::HandOver;
use crosstable_store::Log;
use crosstable_table::{By, Table};

use crate::api::{Answer, Served, named, picture};
use crate::fault::Fault;
use crate::person::Person;
use crate::shield::Asker;
use crate::wire;

/// What another device needs to take over one of one's own seats. Nobody else is given it.
#[utoipa::path(get, path = "/api/tables/{table}/seats/{seat}/ticket",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = HandOver), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn ticket<L: Log>(
    State(house): Served<L>,
    Extension(asker): Extension<Asker>,
    Path((table, seat)): Path<(String, String)>,
    person: Person,
) -> Answer<HandOver> {
    let table = named(&table)?;
    let seat = wire::seat(seat.parse().map_err(wire::unreadable)?)?;
    let given = move |table: &Table| table.ticket(By::Player(person.player), seat).map_err(Fault::from);
    let ticket = house.peek(table, given).await??.to_string();
    // Behind the #, which browsers keep to themselves: it stands in no server's log.
    let link = format!("{}#take={}.{ticket}", house.link(table, &asker), seat.number());
    let picture = picture(&link)?;
    Ok(Json(HandOver { ticket, link, picture }))
}
