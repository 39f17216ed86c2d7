//! The person's own games: the list, the file to save, and deleting.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use crosstable_protocol::http::{Deleted, Export, ExportedGame, MyGame, MyGames};
use crosstable_protocol::{Problem, Stage};
use futures_util::stream::{self, StreamExt};

use super::identity::Person;
use super::middleware::Address;
use super::{ApiResult, App};
use crate::app_state::AppState;
use crate::error::ApiError;

/// The person's own games, with opponents, results and whose turn it is; the latest 500.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = MyGames), (status = 401, body = Problem)))]
pub(super) async fn my_games(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    person: Person,
) -> ApiResult<MyGames> {
    // Running games have to be read.
    let _permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    app.my_games(person.player).await.map(Json)
}

/// Takes the person's finished games out of their list. What is in nobody else's list is removed.
#[utoipa::path(delete, path = "/api/me/games", responses((status = 200, body = Deleted), (status = 401, body = Problem)))]
pub(super) async fn delete_games(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    person: Person,
) -> ApiResult<Deleted> {
    let _permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    app.delete_games(person.player).await.map(Json)
}

/// The person's own games as a file, with the records of those that have ended.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Export), (status = 401, body = Problem)))]
pub(super) async fn export(
    State(app): App,
    Extension(Address(from)): Extension<Address>,
    person: Person,
) -> Result<Response, ApiError> {
    let permit = app.rate_limiter.analysis(from).ok_or(ApiError::TooFast(1))?;
    let MyGames { games, more } = app.my_games(person.player).await?;
    let head = format!(r#"{{"exported":{},"more":{more},"games":["#, app.now());
    // One record after the other, so that a long list needs no more memory than a short one.
    let games = stream::iter(games).enumerate().then(move |(index, game)| {
        // It is given back when the last game has been sent, or nobody waits for it any more.
        let _held = &permit;
        let app = Arc::clone(&app);
        async move { exported(&app, index, game).await }
    });
    let head = stream::once(async { Ok(head) });
    let body = head.chain(games).chain(stream::once(async { Ok("]}\n".to_owned()) }));
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"crosstable-games.json\""),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// A game as it stands in the file. An error ends the file early, so that nobody takes half of it for the whole.
async fn exported(app: &AppState, index: usize, game: MyGame) -> Result<String, std::io::Error> {
    // Of a game that has not ended, nothing but what the list says.
    let record = match game.listed.stage {
        Stage::Ended => app.record(game.listed.table).await.map(Some),
        Stage::Lobby | Stage::Starting | Stage::Running => Ok(None),
    };
    let record = match record {
        Ok(record) => record,
        // It has no result, its log is damaged, or it has just been removed.
        Err(ApiError::NotEnded | ApiError::Damaged) => None,
        Err(_) => return Err(std::io::Error::other("storage does not answer")),
    };
    let game = serde_json::to_string(&ExportedGame { game, record })?;
    Ok(if index == 0 { game } else { format!(",\n{game}") })
}
