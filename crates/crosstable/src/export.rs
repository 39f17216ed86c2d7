//! `crosstable export`: all tables into a dump.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crosstable_store::{DumpSummary, Log, TransferError, export, private_file};
use serde_json::json;

use crate::error::CliError;
use crate::nats::BrokerArgs;
use crate::storage::{OpenStorage, Storage, runtime, storage};

/// Write all tables into one file, to read them, keep them or move them.
///
/// The file has a line of JSON for each table and a digest at its end; it appears under its name only when it is
/// whole. A server may run meanwhile: what it appends is in the file or not, but never half an append.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the tables are: the folder of a server, or a broker as in <nats://a:4222,b:4222,c:4222>.
    #[arg(long, value_name = "PLACE", default_value = "crosstable-data", value_parser = storage)]
    from: Storage,
    #[command(flatten)]
    broker: BrokerArgs,
    /// The file to write; it must not exist yet.
    to: PathBuf,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let shown = args.to.display();
    if args.to.exists() {
        return Err(CliError::BadInput(format!("{shown} exists already; name a new file")));
    }
    let mut partial = args.to.clone().into_os_string();
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    let refused = |error: TransferError| CliError::Failed(error.to_string());
    let file = |error: std::io::Error| CliError::Failed(format!("cannot write {shown}: {error}"));
    let summary = runtime()?.block_on(async {
        let from = args.from.open(&args.broker, true).await?;
        let mut writer = BufWriter::new(empty_file(&partial).map_err(file)?);
        let exported = match &from {
            OpenStorage::Folder(log) => write(log, &mut writer).await,
            OpenStorage::Broker(log) => write(&**log, &mut writer).await,
        };
        let summary = exported.map_err(refused)?;
        writer.into_inner().map_err(|error| file(error.into_error()))?.sync_all().map_err(file)?;
        Ok::<_, CliError>(summary)
    })?;
    fs::rename(&partial, &args.to).map_err(file)?;
    let DumpSummary { tables, entries, .. } = summary;
    if args.json {
        writeln!(out, "{}", json!({"written_to": shown.to_string(), "tables": tables, "entries": entries}))?;
    } else {
        writeln!(out, "{tables} tables, {entries} entries written to {shown}")?;
    }
    Ok(())
}

/// A file for what nobody else may read; what an interrupted export left in it goes.
fn empty_file(path: &Path) -> std::io::Result<File> {
    let file = private_file(path)?;
    file.set_len(0)?;
    Ok(file)
}

async fn write(log: &impl Log, file: &mut impl Write) -> Result<DumpSummary, TransferError> {
    let exported = export(log, file).await;
    log.close().await;
    exported
}
