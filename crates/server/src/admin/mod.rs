//! What whoever runs a server can do while it runs: look, close and remove tables, keep people out.
//!
//! Requests come over a socket in a folder that only the server's user may enter, one line of JSON each, or from the same
//! program when nothing runs. **Nothing that is answered tells a hand, a seed or a token.** Every request is written to
//! `admin.log` in that folder before anything is done.

mod answers;
mod audit;
mod look;
mod request;
#[cfg(unix)]
mod socket;

use std::sync::Arc;

use crosstable_core::TableId;
use crosstable_store::{AppendError, Log, State};
use tokio::sync::oneshot;

pub use self::answers::{
    AddressHeld, AdminAnswer, ProcessStatus, SeatDetail, SocketHeld, TableDetail, TableLine,
};
pub use self::request::{AdminRequest, MAX_ADMIN_BYTES};
#[cfg(unix)]
pub(crate) use self::socket::run_admin;

use crate::app_state::AppState;
use crate::bans::Ban;
use crate::cluster::ClusterBus;
use crate::config::Config;
use crate::error::ApiError;
use crate::live_table::LiveTable;
use crate::room::RoomMessage;

/// How often a removal is tried again because somebody changed the table at the same moment.
const ATTEMPTS: usize = 4;
/// The longest ban: ten years.
const MAX_MINUTES: u64 = 10 * 366 * 24 * 60;
/// The longest reason, in characters.
const MAX_REASON: usize = 200;

/// Does something without a server: in its folder when none runs, or beside servers that share their tables.
pub async fn administer(
    log: impl Log,
    config: Config,
    bus: impl ClusterBus,
    request: AdminRequest,
) -> AdminAnswer {
    let config = Config { shared: config.shared || bus.is_shared(), ..config };
    let app = AppState::new(Arc::new(log), config, Arc::new(bus), None);
    let answer = answer(&app, "offline", request).await;
    let _ = app.closing.send(true);
    app.bus.close().await;
    app.log.close().await;
    answer
}

/// Answers a request, and notes it.
async fn answer(app: &Arc<AppState>, by: &str, request: AdminRequest) -> AdminAnswer {
    if let Err(error) = audit::note(app, by, &request) {
        tracing::error!(%error, "an act of the administration cannot be noted, so it is not done");
        return AdminAnswer::refused(format!("it cannot be noted in admin.log, so it was not done: {error}"));
    }
    let act = request.name();
    let done = carry_out(app, request).await;
    let outcome = done.as_ref().err().map_or("done", String::as_str);
    tracing::info!(by, act, outcome, "administration");
    done.unwrap_or_else(AdminAnswer::refused)
}

async fn carry_out(app: &Arc<AppState>, request: AdminRequest) -> Result<AdminAnswer, String> {
    match request {
        AdminRequest::Status => app.status().await,
        AdminRequest::List { state, after } => app.list_tables(state, after).await,
        AdminRequest::Show { table } => {
            let table = app.find_table(&table).await?;
            app.table_detail(table).await.map(|detail| AdminAnswer::Table(Box::new(detail)))
        }
        AdminRequest::Close { table } => {
            let table = app.find_table(&table).await?;
            app.close_table(table).await
        }
        AdminRequest::Remove { table } => {
            let table = app.find_table(&table).await?;
            app.remove_table(table).await
        }
        AdminRequest::Connections => Ok(app.connections()),
        AdminRequest::Bans => {
            app.load_bans().await?;
            Ok(AdminAnswer::Bans { bans: app.bans.all() })
        }
        AdminRequest::Ban { who, minutes, reason } => {
            if !(1..=MAX_MINUTES).contains(&minutes) {
                return Err(format!("a ban lasts 1 to {MAX_MINUTES} minutes"));
            }
            if reason.as_ref().is_some_and(|reason| reason.chars().count() > MAX_REASON) {
                return Err(format!("a reason has at most {MAX_REASON} characters"));
            }
            let since = app.now();
            let ban = Ban { who, since, until: since + minutes * 60_000, reason };
            app.change_bans(move |bans| {
                bans.retain(|known| known.who != who);
                bans.push(ban);
            })
            .await?;
            Ok(AdminAnswer::Bans { bans: app.bans.all() })
        }
        AdminRequest::Unban { who } => {
            let mut known = false;
            app.change_bans(|bans| {
                known = bans.iter().any(|ban| ban.who == who);
                bans.retain(|ban| ban.who != who);
            })
            .await?;
            if known {
                Ok(AdminAnswer::Bans { bans: app.bans.all() })
            } else {
                Err("there is no such ban".to_owned())
            }
        }
    }
}

impl AppState {
    /// Closes a table through its room, so that everybody there is told (T-21).
    async fn close_table(self: &Arc<Self>, table: TableId) -> Result<AdminAnswer, String> {
        let (answer, answered) = oneshot::channel();
        self.send(table, RoomMessage::Close(answer)).await.map_err(|error| words(&error))?;
        match answered.await.map_err(|_| words(&ApiError::Closing))? {
            Ok(true) => Ok(AdminAnswer::Closed { table }),
            Ok(false) => Err("it has ended already; 'remove' takes it away".to_owned()),
            Err(error) => Err(words(&error)),
        }
    }

    /// Removes a table with its log. One at which people play has to be closed first, so that they are told.
    async fn remove_table(self: &Arc<Self>, table: TableId) -> Result<AdminAnswer, String> {
        for _ in 0..ATTEMPTS {
            let listing = self.log.listing(table).await.map_err(|error| error.to_string())?;
            let length = self.log.len(table).await.map_err(|error| error.to_string())?;
            if length == 0 {
                return Err(words(&ApiError::NoTable));
            }
            let runs = listing.is_some_and(|listing| listing.state == State::Running);
            // One that cannot be read cannot be closed either.
            if runs && !matches!(LiveTable::load(self, table).await, Err(ApiError::Damaged)) {
                return Err("its game runs; 'close' it first, so that its people are told".to_owned());
            }
            match self.log.remove(table, length).await {
                Ok(()) => {
                    self.send_if_open(table, RoomMessage::Removed).await;
                    return Ok(AdminAnswer::Removed { table });
                }
                Err(AppendError::Conflict { .. }) => {}
                Err(AppendError::Store(error)) => return Err(error.to_string()),
            }
        }
        Err("somebody changes it all the time; try again".to_owned())
    }
}

/// What is wrong, for whoever runs the server.
fn words(error: &ApiError) -> String {
    error.problem(crosstable_texts::Lang::En).text
}
