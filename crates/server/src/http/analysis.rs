//! Analysis of a game: hints, records, replay, chances, and whether the dice were fair.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use crosstable_core::{Level, Viewer};
use crosstable_protocol::http::{Hint, Record, ReviewLine, Verdict};
use crosstable_protocol::{Problem, Stage, TableView};
use crosstable_review::{Effort, Progress, ReviewError};
use crosstable_table::{Origin, TableSession};
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::identity::{Anyone, Person};
use super::middleware::Address;
use super::{ApiResult, App, PerspectiveQuery, table_id};
use crate::error::ApiError;

/// How many lines of a review wait for a slow reader.
const LINES: usize = 64;

/// What a strong bot would do, and what it expects of that; only for the person who has to decide.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn hint(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    person: Person,
) -> ApiResult<Hint> {
    let _permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    let seed = u64::from_be_bytes(app.random_bytes());
    let task = move |session: &TableSession| {
        let table = session.table();
        let seat = table.to_move().filter(|seat| table.seats_of(person.player).any(|own| own == *seat));
        seat.map(|seat| session.bot_task(seat, Level::Expert, Origin::Player(person.player)))
    };
    let task = app.query(table_id(&table)?, task).await?.ok_or(ApiError::NoHint)?;
    let think = move || crosstable_review::hint(&task.view, task.seat, seed);
    app.bots.analyse(think).await.flatten().map(Json).ok_or(ApiError::NoHint)
}

/// Luck and skill of a game that has ended, line by line: how far the review is, and at last the review. Everything about
/// such a game is public, so everybody sees the same.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, content_type = "application/x-ndjson", body = ReviewLine), (status = 422, body = Problem)))]
pub(super) async fn review(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    let game = |session: &TableSession| {
        let table = session.table();
        // Nobody may see what is hidden in a game that runs.
        if table.stage() != Stage::Ended {
            return Err(ApiError::NotEnded);
        }
        if table.closed().is_some() {
            return Err(ApiError::NoReview);
        }
        Ok((table.game(), table.options().setup(), table.tokens(Viewer::Spectator)))
    };
    let (game, setup, tokens) = app.query(table_id(&table)?, game).await??;
    let (lines, sent) = mpsc::channel(LINES);
    let working = Arc::clone(&app);
    app.spawn(async move {
        // Counts until the review is there.
        let _permit = permit;
        let done = lines.clone();
        let think = move || {
            crosstable_review::review(game, &setup, &tokens, Effort::default(), |at| tell(&lines, at))
        };
        let review = working.bots.analyse(think).await;
        match review {
            Some(Ok(review)) => drop(done.send(line(&ReviewLine::Review { review })).await),
            Some(Err(ReviewError::Stopped)) | None => {}
            Some(Err(error)) => tracing::error!(%error, "a game that has ended cannot be reviewed"),
        }
    });
    let lines = stream::unfold(sent, async |mut sent: mpsc::Receiver<Bytes>| {
        let line = sent.recv().await?;
        Some((Ok::<_, Infallible>(line), sent))
    });
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// Says how far a review is. It stops if nobody waits for it any more.
fn tell(lines: &mpsc::Sender<Bytes>, Progress { done, of }: Progress) -> ControlFlow<()> {
    // A reader who is slow misses some of it.
    match lines.try_send(line(&ReviewLine::Progress { done, of })) {
        Err(TrySendError::Closed(_)) => ControlFlow::Break(()),
        Ok(()) | Err(TrySendError::Full(_)) => ControlFlow::Continue(()),
    }
}

fn line(line: &ReviewLine) -> Bytes {
    let mut text = serde_json::to_vec(line).expect("a review is plain data");
    text.push(b'\n');
    text.into()
}

/// The record of a game that has ended, as a text that `crosstable verify` and others can check.
#[utoipa::path(get, path = "/api/tables/{table}/record.txt", params(("table" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 422, body = Problem)))]
pub(super) async fn record_text(State(app): App, Path(table): Path<String>) -> Result<Response, ApiError> {
    let id = table_id(&table)?;
    if app.query(id, |session| session.table().stage()).await? != Stage::Ended {
        return Err(ApiError::NotEnded);
    }
    let record = app.record(id).await?;
    let file = format!("attachment; filename=\"crosstable-{id}.txt\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}

/// The log of a game that has ended, one entry a line, with other ids for people: what the heads of its entries are made
/// of.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(("table" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 422, body = Problem)))]
pub(super) async fn log(State(app): App, Path(table): Path<String>) -> Result<Response, ApiError> {
    let id = table_id(&table)?;
    if app.query(id, |session| session.table().stage()).await? != Stage::Ended {
        return Err(ApiError::NotEnded);
    }
    let log = app.entries(id, 0).await?;
    let public = move |session: &TableSession| session.table().public_log(&log);
    let text = app.query(id, public).await?.ok_or(ApiError::NotEnded)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The moves so far, as the person saw them.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path), PerspectiveQuery),
    responses((status = 200, body = Record), (status = 422, body = Problem)))]
pub(super) async fn record(
    State(app): App,
    Path(table): Path<String>,
    Query(query): Query<PerspectiveQuery>,
    Anyone(person): Anyone,
) -> ApiResult<Record> {
    let record = move |session: &TableSession| {
        let table = session.table();
        Ok(table.record(query.viewer(table, person.as_ref())?))
    };
    app.query(table_id(&table)?, record).await?.map(Json)
}

/// The table as the person saw it after this many decisions.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{step}", params(("table" = String, Path), ("step" = usize, Path), PerspectiveQuery),
    responses((status = 200, body = TableView), (status = 422, body = Problem)))]
pub(super) async fn replay(
    State(app): App,
    Path((table, step)): Path<(String, usize)>,
    Query(query): Query<PerspectiveQuery>,
    Anyone(person): Anyone,
) -> ApiResult<TableView> {
    let view = move |session: &TableSession| {
        let viewer = query.viewer(session.table(), person.as_ref())?;
        let mut view = session.table().replay_view(viewer, step).ok_or(ApiError::NoStep)?;
        if !query.layout {
            view.layout = None;
        }
        Ok(view)
    };
    app.query(table_id(&table)?, view).await?.map(Json)
}

/// Draws all chance of a game that has ended again, and says whether it was fair.
#[utoipa::path(get, path = "/api/tables/{table}/verify", params(("table" = String, Path)),
    responses((status = 200, body = Verdict), (status = 422, body = Problem)))]
pub(super) async fn verify(State(app): App, Path(table): Path<String>) -> ApiResult<Verdict> {
    let verdict = app.query(table_id(&table)?, |session| session.table().verdict()).await?;
    verdict.map(Json).ok_or(ApiError::NotEnded)
}
