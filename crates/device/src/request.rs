//! The requests of the HTTP API that a device answers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crosstable_core::{Level, PlayerId, Seat, TableId, Viewer};
use crosstable_protocol::Stage;
use crosstable_protocol::http::ReviewLine;
use crosstable_review::{Effort, Progress, hint, review};
use crosstable_table::{Origin, Table, catalogue};
use serde::Deserialize;

use crate::error::DeviceError;
use crate::format::json;
use crate::table::Open;

/// A request, as it would go to a server.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    /// GET or POST.
    pub method: String,
    /// As in the API of the server, `/api/tables/…/record` for instance.
    pub path: String,
    /// Its parameters.
    #[serde(default)]
    pub query: BTreeMap<String, String>,
    /// JSON.
    #[serde(default)]
    pub body: String,
}

/// What a request is about.
pub(crate) enum Route<'a> {
    /// The games and everything that can be chosen.
    Games,
    /// Open a table.
    Open,
    /// Carry out a command.
    Command(TableId),
    /// Have a game go on at a server, and give its log.
    Upload(TableId),
    /// Have it go on here all the same.
    Resume(TableId),
    /// A question about a table that changes nothing.
    Question(TableId, Vec<&'a str>),
}

impl Request {
    pub(crate) fn route(&self) -> Result<Route<'_>, DeviceError> {
        let parts: Vec<&str> = self.path.split('/').filter(|part| !part.is_empty()).collect();
        let table = |id: &str| id.parse::<TableId>().map_err(|_| DeviceError::NoTable);
        match (self.method.as_str(), parts.as_slice()) {
            ("GET", ["api", "games"]) => Ok(Route::Games),
            ("POST", ["api", "tables"]) => Ok(Route::Open),
            ("POST", ["api", "tables", id, "commands"]) => table(id).map(Route::Command),
            ("POST", ["api", "tables", id, "upload"]) => table(id).map(Route::Upload),
            ("POST", ["api", "tables", id, "resume"]) => table(id).map(Route::Resume),
            ("GET", ["api", "tables", id, rest @ ..]) => Ok(Route::Question(table(id)?, rest.to_vec())),
            _ => Err(DeviceError::NoPage),
        }
    }

    fn viewer(&self, table: &Table, player: PlayerId) -> Result<Viewer, DeviceError> {
        let seat = self.query.get("seat").map(|seat| seat.parse::<Seat>().map_err(DeviceError::unreadable));
        Ok(table.viewer_at(Some(player), seat.transpose()?)?)
    }

    fn wants_layout(&self) -> bool {
        self.query.get("layout").is_some_and(|layout| layout == "true")
    }

    /// Answers a question about a table. Those that take a bot some time are hints and reviews.
    pub(crate) fn answer(
        &self,
        rest: &[&str],
        open: &Open,
        player: PlayerId,
        progress: fn(Progress),
    ) -> Result<String, DeviceError> {
        let table = open.table();
        match rest {
            [] => Ok(json(&table.snapshot(Some(player), self.viewer(table, player)?, self.wants_layout()))),
            ["record"] => Ok(json(&table.record(self.viewer(table, player)?))),
            ["replay", step] => {
                let step = step.parse().map_err(|_| DeviceError::NoStep)?;
                let viewer = self.viewer(table, player)?;
                let mut view = table.replay_view(viewer, step).ok_or(DeviceError::NoStep)?;
                if !self.wants_layout() {
                    view.layout = None;
                }
                Ok(json(&view))
            }
            ["verify"] => table.verdict().map(|verdict| json(&verdict)).ok_or(DeviceError::NotEnded),
            ["hint"] => {
                let own = |seat: &Seat| table.seats_of(player).any(|own| own == *seat);
                let seat = table.to_move().filter(own).ok_or(DeviceError::NoHint)?;
                let task = open.session.bot_task(seat, Level::Expert, Origin::Player(player));
                hint(&task.view, seat, open.bot_seed).map(|hint| json(&hint)).ok_or(DeviceError::NoHint)
            }
            ["review"] => {
                // Nobody may see what is hidden in a game that runs.
                if table.stage() != Stage::Ended {
                    return Err(DeviceError::NotEnded);
                }
                if table.closed().is_some() {
                    return Err(DeviceError::NoReview);
                }
                let (setup, tokens) = (table.options().setup(), table.tokens(Viewer::Spectator));
                let tell = |at| {
                    progress(at);
                    ControlFlow::Continue(())
                };
                let found = review(table.game(), &setup, &tokens, Effort::default(), tell);
                // As a server does: a line for each step of the way, of which this is the last.
                let review = found.map_err(|_| DeviceError::Damaged)?;
                Ok(json(&ReviewLine::Review { review }) + "\n")
            }
            ["record.txt"] => {
                let record = crosstable_record::Record::of(&open.log).map_err(|_| DeviceError::NotEnded)?;
                Ok(record.to_string())
            }
            ["log"] => table.public_log(&open.log).ok_or(DeviceError::NotEnded),
            _ => Err(DeviceError::NoPage),
        }
    }
}

/// The games, for clients.
pub(crate) fn games() -> String {
    json(&catalogue())
}
