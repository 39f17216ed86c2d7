//! What the log says of tables and of the server itself.
//!
//! The id of a table is its invitation, so the log says only its beginning, which is enough for `crosstable admin`.

use crosstable_core::TableId;
use crosstable_protocol::Closed;
use crosstable_table::Table;

use crate::app_state::AppState;

/// How much of a table's id the log says. What is left are 96 bits, which nobody guesses.
const SHOWN: usize = 8;

/// The beginning of a table's id.
pub(crate) fn short(table: TableId) -> String {
    let mut digits = table.to_string();
    digits.truncate(SHOWN);
    digits
}

/// A server begins to serve.
pub(crate) fn log_start(app: &AppState) {
    let (config, limits) = (&app.config, &app.config.limits);
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        protocol = crosstable_protocol::VERSION,
        connections = limits.connections,
        connections_per_address = if config.behind_proxy { 0 } else { limits.connections_per_address },
        sockets_per_address = limits.sockets_per_address,
        requests_per_second = limits.requests,
        tables_per_hour = limits.new_tables,
        commands_per_second = limits.commands,
        message_bytes = limits.message_bytes,
        bot_threads = config.bot_threads,
        behind_proxy = config.behind_proxy,
        shared = config.shared,
        public_url = config.public_url.as_deref().unwrap_or("none"),
        "starting; 0 is no limit"
    );
}

/// A table was opened.
pub(crate) fn log_opened(table: &Table) {
    tracing::info!(
        table = short(table.id()),
        game = %table.game(),
        players = table.players(),
        public = table.is_public(),
        "table opened"
    );
}

/// A game has ended, with a result or without.
pub(crate) fn log_ended(table: &Table) {
    let began = table.started().unwrap_or(table.changed());
    let minutes = table.ended().unwrap_or(began).saturating_sub(began) / 60_000;
    let why = match table.closed() {
        None => "played",
        Some(Closed::Full) => "log full",
        Some(Closed::Void) => "seed known",
        Some(Closed::Operator) => "closed by the operator",
    };
    tracing::info!(
        table = short(table.id()),
        game = %table.game(),
        decisions = table.decisions(),
        minutes,
        why,
        "table ended"
    );
}
