//! `crosstable backup`: copies all tables, also while a server runs.

use std::io::Write;
use std::path::PathBuf;

use crosstable_store::{Log, SqliteLog};
use serde_json::json;

use crate::error::CliError;
use crate::progress;

/// Copy all tables to a new file, also while a server runs.
///
/// The copy is whole, and holds everything that was acknowledged before the command was given. To use it, put it as
/// tables.db into an empty folder and serve that.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the server.
    #[arg(long, default_value = "crosstable-data")]
    data: PathBuf,
    /// The file to write; it must not exist yet.
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let from = args.data.join("tables.db");
    if !from.exists() {
        return Err(CliError::BadInput(format!(
            "there is no {}; --data names the server's folder",
            from.display()
        )));
    }
    let log = SqliteLog::open(from).map_err(|error| CliError::Failed(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let progress = progress::elapsed("copying");
    runtime.block_on(async {
        let copied = log.backup_to(&args.to).await;
        log.close().await;
        copied.map_err(|error| CliError::Failed(error.to_string()))
    })?;
    drop(progress);
    if args.json {
        let bytes = std::fs::metadata(&args.to)?.len();
        writeln!(out, "{}", json!({"copied_to": args.to.display().to_string(), "bytes": bytes}))?;
    } else {
        writeln!(out, "copied to {}", args.to.display())?;
    }
    Ok(())
}
