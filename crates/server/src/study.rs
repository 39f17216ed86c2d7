//! Looking at a game more closely: hints, records, replay, chances, and whether the dice were fair.

use std::time::Duration;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use crosstable_bots::{Budget, Moment, Policy, think_any};
use crosstable_core::{Level, Seat, Viewer};
use crosstable_games::{AnyView, GameId};
use crosstable_protocol::http::{Alternative, Curve, CurvePoint, Hint, Record, Verdict};
use crosstable_protocol::{Problem, sight};
use crosstable_store::Log;
use crosstable_table::{Entry, Stage, Table};

use crate::api::{Answer, Eyes, Served, named};
use crate::fault::Fault;
use crate::person::{Anyone, Person, random_bytes};
use crate::room::question;
use crate::shield::Address;
use crate::wire;

/// How many other moves a hint names.
const ALTERNATIVES: usize = 2;
/// How many points a curve has at most.
const POINTS: usize = 60;
/// How long a bot thinks about each of them.
const GLANCE: Budget = Budget::iterations(300).within(Duration::from_millis(30));

/// What a strong bot would do in one's place, and what it expects of that; only for whoever has to decide.
#[utoipa::path(get, path = "/api/tables/{table}/hint", params(("table" = String, Path)),
    responses((status = 200, body = Hint), (status = 422, body = Problem)))]
pub(crate) async fn hint<L: Log>(
    State(house): Served<L>,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    person: Person,
) -> Answer<Hint> {
    let _pass = house.gate.study(from).ok_or(Fault::TooFast(1))?;
    let seed = u64::from_be_bytes(random_bytes());
    let asked = house
        .peek(named(&table)?, move |table: &Table| {
            let seat = table.to_move().filter(|seat| table.seats_of(person.player).any(|own| own == *seat));
            seat.map(|seat| question(table, seat, Level::Expert, seed))
        })
        .await?;
    let question = asked.ok_or(Fault::NoHint)?;
    let think = move || {
        let view = AnyView::from_json(question.game, &question.view).ok()?;
        let moment = Moment { seed, turn: question.turn };
        let report = think_any(&Policy::Level(Level::Expert), &view, question.seat, moment, None)?;
        let others = report.choices.iter().filter(|choice| choice.mv != report.chosen).take(ALTERNATIVES);
        let alternatives =
            others.map(|choice| Alternative { token: choice.mv.clone(), chance: choice.value }).collect();
        Some(Hint { token: report.chosen, chance: report.value, alternatives })
    };
    house.bots.study(think).await.flatten().map(Json).ok_or(Fault::NoHint)
}

/// How a seat's chances went over a game that has ended.
#[utoipa::path(get, path = "/api/tables/{table}/curve", params(("table" = String, Path), Eyes),
    responses((status = 200, body = Curve), (status = 422, body = Problem)))]
pub(crate) async fn curve<L: Log>(
    State(house): Served<L>,
    Extension(Address(from)): Extension<Address>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    Anyone(person): Anyone,
) -> Answer<Curve> {
    // Putting together what a seat saw takes time as well.
    let _pass = house.gate.study(from).ok_or(Fault::TooFast(1))?;
    let seen = move |table: &Table| {
        if table.stage() != Stage::Ended {
            return Err(Fault::NotEnded);
        }
        let seat = eyes.viewer(table, person.as_ref())?.seat().unwrap_or(Seat::new(0));
        Ok((table.game(), seat, decisions_of(table, seat)))
    };
    let (game, seat, views) = house.peek(named(&table)?, seen).await??;
    let think = move || points(game, seat, &views);
    let points = house.bots.study(think).await.ok_or(Fault::Busy)?;
    Ok(Json(Curve { seat: seat.number(), points }))
}

/// What a seat saw when it had to decide; where that was often, evenly spread decisions.
fn decisions_of(table: &Table, seat: Seat) -> Vec<(usize, String)> {
    let Some(game) = table.finished() else { return Vec::new() };
    let own: Vec<usize> = game.line.turns_of(seat).collect();
    let every = own.len().div_ceil(POINTS).max(1);
    let chosen = own.into_iter().step_by(every);
    chosen
        .filter_map(|step| table.replay_view(Viewer::Seat(seat), step).map(|seen| (step, seen.view)))
        .collect()
}

fn points(game: GameId, seat: Seat, views: &[(usize, String)]) -> Vec<CurvePoint> {
    let policy = Policy::Search(GLANCE);
    let chance = |(decision, view): &(usize, String)| {
        let view = AnyView::from_json(game, view).ok()?;
        let moment = Moment { seed: 1, turn: *decision as u32 };
        let chance = think_any(&policy, &view, seat, moment, None)?.value?;
        Some(CurvePoint { decision: *decision, chance })
    };
    views.iter().filter_map(chance).collect()
}

/// The record of a game that has ended, as a text that `crosstable verify` and others can check.
#[utoipa::path(get, path = "/api/tables/{table}/record.txt", params(("table" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 422, body = Problem)))]
pub(crate) async fn record_text<L: Log>(
    State(house): Served<L>,
    Path(table): Path<String>,
) -> Result<Response, Fault> {
    let id = named(&table)?;
    let ended = house.peek(id, |table: &Table| table.stage() == Stage::Ended).await?;
    if !ended {
        return Err(Fault::NotEnded);
    }
    let entries: Vec<Entry> = house.lines(id, 0).await?.into_iter().map(|line| line.entry).collect();
    let record = crosstable_record::Record::of(&entries).map_err(|_| Fault::NotEnded)?;
    let file = format!("attachment; filename=\"crosstable-{id}.txt\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((headers, record.to_string()).into_response())
}

/// The moves so far, as the asker saw them.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path), Eyes),
    responses((status = 200, body = Record)))]
pub(crate) async fn record<L: Log>(
    State(house): Served<L>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    Anyone(person): Anyone,
) -> Answer<Record> {
    let written = move |table: &Table| {
        let viewer = eyes.viewer(table, person.as_ref())?;
        let setup = table.options().setup();
        Ok(Record {
            table: table.id().to_string(),
            game: table.game().to_string(),
            rules: table.game().rules(),
            players: table.players(),
            options: setup.options,
            tokens: table.tokens(viewer),
            commitment: table.commitment().to_string(),
            standing: table.standing().as_ref().filter(|_| table.stage() == Stage::Ended).map(wire::standing),
            seed: table.finished().map(|game| game.seed.to_string()),
            entropy: table.entropy().iter().map(|(seat, bytes)| (seat.number(), bytes.to_string())).collect(),
        })
    };
    house.peek(named(&table)?, written).await?.map(Json)
}

/// The table as the asker saw it after so many decisions.
#[utoipa::path(get, path = "/api/tables/{table}/replay/{step}", params(("table" = String, Path), ("step" = usize, Path), Eyes),
    responses((status = 200, body = sight::Sight), (status = 404, body = Problem)))]
pub(crate) async fn replay<L: Log>(
    State(house): Served<L>,
    Path((table, step)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
    Anyone(person): Anyone,
) -> Answer<sight::Sight> {
    let seen = move |table: &Table| {
        let viewer = eyes.viewer(table, person.as_ref())?;
        let mut view = table.replay_view(viewer, step).ok_or(Fault::NoStep)?;
        if !eyes.board {
            view.board.clear();
        }
        // At a table that has ended nobody is to move; in the game as it was then, somebody was.
        let then = || table.finished()?.line.turn(step).map(|turn| turn.seat);
        view.to_move = view.to_move.or_else(then);
        Ok(wire::sight_of(view, wire::stage(table.stage())))
    };
    house.peek(named(&table)?, seen).await?.map(Json)
}

/// Draws all chance of a game that has ended again, and says whether it was fair.
#[utoipa::path(get, path = "/api/tables/{table}/verify", params(("table" = String, Path)),
    responses((status = 200, body = Verdict), (status = 422, body = Problem)))]
pub(crate) async fn verify<L: Log>(State(house): Served<L>, Path(table): Path<String>) -> Answer<Verdict> {
    let verdict = house.peek(named(&table)?, Table::verify).await?.ok_or(Fault::NotEnded)?;
    Ok(Json(Verdict {
        fair: verdict.is_fair(),
        commitment: verdict.commitment.to_string(),
        seed: verdict.seed.to_string(),
        entropy: verdict.entropy.iter().map(|(seat, bytes)| (seat.number(), bytes.to_string())).collect(),
        draws: verdict.draws,
        first_wrong: verdict.first_wrong,
    }))
}
