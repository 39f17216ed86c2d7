//! `crosstable import`: all tables from a dump, or directly from another storage.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use crosstable_store::{Log, TransferError, Transferred, check_dump, copy, import};
use serde_json::json;

use crate::error::CliError;
use crate::nats::BrokerArgs;
use crate::storage::{OpenStorage, Storage, runtime, storage};

/// Put tables out of a file, or of another place, where a server can serve them.
///
/// Nothing is overwritten: a table that is there already is gone on with if it begins in the same way, else the
/// command stops and says which table it is. So an interrupted import can be repeated. Each table is read back and
/// compared. No server should run at the new place meanwhile.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the tables go: the folder of a server, or a broker as in <nats://a:4222,b:4222,c:4222>.
    #[arg(long, value_name = "PLACE", value_parser = storage)]
    to: Storage,
    /// Where the tables are, if not in a file.
    #[arg(long, value_name = "PLACE", value_parser = storage, conflicts_with = "file", required_unless_present = "file")]
    from: Option<Storage>,
    #[command(flatten)]
    broker: BrokerArgs,
    /// The file that was exported.
    file: Option<PathBuf>,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    // Checked first, so that an incomplete dump changes nothing.
    let expected = args.file.as_deref().map(checked).transpose()?;
    let moved = runtime()?.block_on(async {
        let to = args.to.open(&args.broker, false).await?;
        match &to {
            OpenStorage::Folder(log) => fill(args, log, out).await,
            OpenStorage::Broker(log) => fill(args, &**log, out).await,
        }
    })?;
    if let Some(expected) = expected
        && expected != moved.tables
    {
        return Err(CliError::Failed(format!(
            "{expected} tables were in the file and {} were moved",
            moved.tables
        )));
    }
    let Transferred { tables, already_present, entries } = moved;
    if args.json {
        let moved = json!({"tables": tables, "there_already": already_present, "entries": entries});
        writeln!(out, "{moved}")?;
    } else {
        let details = format!("{already_present} were there already, {entries} entries written");
        writeln!(out, "{tables} tables moved and compared; {details}")?;
    }
    Ok(())
}

/// Checks the dump and returns its number of tables.
fn checked(path: &Path) -> Result<u64, CliError> {
    let summary = check_dump(&mut open(path)?).map_err(|error| refused(&error, path))?;
    Ok(summary.tables)
}

fn open(path: &Path) -> Result<BufReader<File>, CliError> {
    let file = File::open(path);
    file.map(BufReader::new)
        .map_err(|error| CliError::BadInput(format!("cannot read {}: {error}", path.display())))
}

fn refused(error: &TransferError, path: &Path) -> CliError {
    CliError::Failed(format!("{}: {error}", path.display()))
}

async fn fill(args: &Args, to: &impl Log, out: &mut impl Write) -> Result<Transferred, CliError> {
    let moved = match (&args.file, &args.from) {
        (Some(path), _) => import(&mut open(path)?, to).await.map_err(|error| refused(&error, path)),
        (None, Some(from)) => match from.open(&args.broker, true).await? {
            OpenStorage::Folder(from) => copy_tables(&from, to, args.json, out).await,
            OpenStorage::Broker(from) => copy_tables(&*from, to, args.json, out).await,
        },
        (None, None) => Err(CliError::BadInput("missing: a file or --from; --help says more".into())),
    };
    to.close().await;
    moved
}

/// Copies without a file and prints the progress.
async fn copy_tables(
    from: &impl Log,
    to: &impl Log,
    quiet: bool,
    out: &mut impl Write,
) -> Result<Transferred, CliError> {
    let progress = |moved: &Transferred| {
        if !quiet {
            // The transfer goes on if the output is closed.
            let _ = writeln!(out, "{} tables so far", moved.tables).and_then(|()| out.flush());
        }
    };
    let moved = copy(from, to, progress).await.map_err(|error| CliError::Failed(error.to_string()));
    from.close().await;
    moved
}
