//! Analysis of a game: hints, records, replay, chances, and whether the dice were fair.

use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use crosstable_bots::{Budget, Policy, TurnSeed, decide_any, monotonic};
use crosstable_core::{Level, Seat};
use crosstable_games::AnyView;
use crosstable_protocol::http::{Alternative, Curve, CurvePoint, Hint, Record, Verdict};
use crosstable_protocol::{Problem, Stage, TableView};
use crosstable_table::{Origin, Table, TableSession};

use super::identity::{Anyone, Person};
use super::middleware::Address;
use super::{ApiResult, App, PerspectiveQuery, table_id};
use crate::error::ApiError;

/// How many other moves a hint names.
const ALTERNATIVES: usize = 2;
/// How many points a curve has at most.
const POINTS: usize = 60;
/// How long a bot thinks about each of them.
const POINT_BUDGET: Budget = Budget::iterations(300).within(Duration::from_millis(30), monotonic);

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
    let think = move || {
        let (policy, turn_seed) = (Policy::Untimed(task.level), TurnSeed { seed, turn: task.turn });
        let report = decide_any(&policy, &task.view, task.seat, turn_seed, None)?;
        let others = report.choices.iter().filter(|choice| choice.mv != report.chosen).take(ALTERNATIVES);
        let alternative = |(token, chance): (&String, Option<f32>)| {
            Some(Alternative { token: token.clone(), message: task.view.describe(token)?, chance })
        };
        let alternatives = others.filter_map(|choice| alternative((&choice.mv, choice.value))).collect();
        let message = task.view.describe(&report.chosen)?;
        let reason = task.view.reason(&report.chosen);
        Some(Hint { token: report.chosen, message, reason, chance: report.value, alternatives })
    };
    app.bots.analyse(think).await.flatten().map(Json).ok_or(ApiError::NoHint)
}

/// How a seat's chances went over a game that has ended.
#[utoipa::path(get, path = "/api/tables/{table}/curve", params(("table" = String, Path), PerspectiveQuery),
    responses((status = 200, body = Curve), (status = 422, body = Problem)))]
pub(super) async fn curve(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    Query(query): Query<PerspectiveQuery>,
    Anyone(person): Anyone,
) -> ApiResult<Curve> {
    // Collecting what a seat saw takes time as well.
    let _permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    let views = move |session: &TableSession| {
        let table = session.table();
        if table.stage() != Stage::Ended {
            return Err(ApiError::NotEnded);
        }
        let seat = query.viewer(table, person.as_ref())?.seat().unwrap_or(Seat::new(0));
        Ok((seat, decisions_of(table, seat)))
    };
    let (seat, views) = app.query(table_id(&table)?, views).await??;
    let think = move || points(seat, &views);
    let points = app.bots.analyse(think).await.ok_or(ApiError::Busy)?;
    Ok(Json(Curve { seat, points }))
}

/// What a seat saw at its decisions; where there were many, at evenly spread ones.
fn decisions_of(table: &Table, seat: Seat) -> Vec<(usize, AnyView)> {
    let Some(game) = table.finished() else { return Vec::new() };
    let own: Vec<usize> = game.history.turns_of(seat).collect();
    let every = own.len().div_ceil(POINTS).max(1);
    let chosen = own.into_iter().step_by(every);
    chosen.filter_map(|decision| Some((decision, table.decision_view(seat, decision)?))).collect()
}

fn points(seat: Seat, views: &[(usize, AnyView)]) -> Vec<CurvePoint> {
    let policy = Policy::Search(POINT_BUDGET);
    let point = |(decision, view): &(usize, AnyView)| {
        let turn_seed = TurnSeed { seed: 1, turn: *decision as u32 };
        let chance = decide_any(&policy, view, seat, turn_seed, None)?.value?;
        Some(CurvePoint { decision: *decision, chance })
    };
    views.iter().filter_map(point).collect()
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
        let viewer = query.viewer(table, person.as_ref())?;
        let finished = table.finished();
        Ok(Record {
            table: table.id(),
            game: table.game().to_string(),
            rules: table.options().rules(),
            players: table.players(),
            options: table.options().to_vec(),
            tokens: table.tokens(viewer),
            decisions: table.recorded_decisions(viewer),
            source: table.source(),
            commitment: table.commitment(),
            standing: finished.as_ref().map(|game| (&game.standing).into()),
            seed: finished.map(|game| game.seed),
            entropy: table.entropy(),
        })
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
    let verdict = app.query(table_id(&table)?, |session| session.table().verify()).await?;
    let verdict = verdict.ok_or(ApiError::NotEnded)?;
    Ok(Json(Verdict {
        fair: verdict.is_fair(),
        source: verdict.source,
        commitment: verdict.commitment,
        seed: verdict.seed,
        entropy: verdict.entropy,
        draws: verdict.draws,
        first_wrong: verdict.first_wrong,
    }))
}
