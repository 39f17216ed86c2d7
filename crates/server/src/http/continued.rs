//! The game of a device goes on here (T-20).

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, State};
use crosstable_core::PlayerId;
use crosstable_fair::Seed;
use crosstable_protocol::http::{Invitation, Opened};
use crosstable_protocol::{Millis, Problem};
use crosstable_table::{LogEntry, NotContinued, TableSession};

use super::identity::Person;
use super::middleware::{Address, RequestContext};
use super::{ApiResult, App};
use crate::error::ApiError;

/// Bytes of a device's log: a few thousand decisions, with all that was taken back.
pub(super) const MOST_BYTES: usize = 1 << 20;

/// Continues the game of a device, whose log is the body: one entry a line, each ending with a line feed. The person
/// holds all seats of people. The same game sent again opens no second table.
#[utoipa::path(post, path = "/api/tables/continued", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Opened), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn continue_game(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    Extension(Address(from)): Extension<Address>,
    person: Person,
    bytes: Result<Bytes, BytesRejection>,
) -> ApiResult<Opened> {
    let log = bytes.map_err(|_| ApiError::TooLarge(MOST_BYTES))?;
    let _permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    app.count_table(from)?;
    let (host, seed, now) = (person.player, Seed::new(app.random_bytes()), app.now());
    // A long game takes a while to be played again.
    let checked = app.bots.analyse(move || continued(&log, host, seed, now)).await.ok_or(ApiError::Busy)?;
    let (session, log) = checked.map_err(|error| match error {
        NotContinued::Setup(faults) => ApiError::Setup(faults),
        NotContinued::Corrupt(error) => ApiError::NotContinued(error.number),
        NotContinued::TooLong => ApiError::ContinueLong,
        NotContinued::Refused(refusal) => ApiError::Refused(refusal),
    })?;
    app.store_new(&session, &log).await?;
    app.put_first_tasks(session.table()).await;
    let table = session.table().id();
    let Invitation { link, local } = app.invitation(table, &context);
    Ok(Json(Opened { table, link, local }))
}

fn continued(
    log: &[u8],
    host: PlayerId,
    seed: Seed,
    now: Millis,
) -> Result<(TableSession, Vec<LogEntry>), NotContinued> {
    let lines = log.split_inclusive(|byte| *byte == b'\n').enumerate();
    let read = lines.map(|(number, line)| {
        let entry = line.strip_suffix(b"\n").and_then(|line| LogEntry::read(line).ok());
        entry.ok_or_else(|| NotContinued::damaged(number, "this is no entry of a log"))
    });
    TableSession::continue_game(&read.collect::<Result<Vec<_>, _>>()?, host, seed, now)
}
