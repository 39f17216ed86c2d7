//! `crosstable import`: all tables out of a file, or straight from another place.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use crosstable_store::{Log, MoveError, Moved, check_dump, copy, import};
use serde_json::json;

use crate::nats::BrokerArgs;
use crate::place::{Open, Place, place, runtime};
use crate::stop::Stop;

/// Put tables out of a file, or of another place, where a server can serve them.
///
/// Nothing is overwritten: a table that is there already is gone on with if it begins in the same way, else the
/// command stops and says which table it is. So what was interrupted can be begun anew. Each table is read back and
/// compared. No server should run at the new place meanwhile.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the tables go: the folder of a server, or a broker as in <nats://a:4222,b:4222,c:4222>.
    #[arg(long, value_name = "PLACE", value_parser = place)]
    to: Place,
    /// Where the tables are, if not in a file.
    #[arg(long, value_name = "PLACE", value_parser = place, conflicts_with = "file", required_unless_present = "file")]
    from: Option<Place>,
    #[command(flatten)]
    broker: BrokerArgs,
    /// The file that was exported.
    file: Option<PathBuf>,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Imports, and says what.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Stop> {
    // A file that is not whole changes nothing.
    let whole = args.file.as_deref().map(checked).transpose()?;
    let moved = runtime()?.block_on(async {
        let to = args.to.open(&args.broker, false).await?;
        match &to {
            Open::Folder(log) => fill(args, log, out).await,
            Open::Broker(log) => fill(args, &**log, out).await,
        }
    })?;
    if let Some(whole) = whole
        && whole != moved.tables
    {
        return Err(Stop::Refused(format!(
            "{whole} tables were in the file and {} were moved",
            moved.tables
        )));
    }
    let Moved { tables, there_already, entries } = moved;
    if args.json {
        let moved = json!({"tables": tables, "there_already": there_already, "entries": entries});
        writeln!(out, "{moved}")?;
    } else {
        let fate = format!("{there_already} were there already, {entries} entries written");
        writeln!(out, "{tables} tables moved and compared; {fate}")?;
    }
    Ok(())
}

/// How many tables a file holds, if it is whole.
fn checked(path: &Path) -> Result<u64, Stop> {
    let summary = check_dump(&mut open(path)?).map_err(|error| refused(&error, path))?;
    Ok(summary.tables)
}

fn open(path: &Path) -> Result<BufReader<File>, Stop> {
    let file = File::open(path);
    file.map(BufReader::new)
        .map_err(|error| Stop::BadInput(format!("cannot read {}: {error}", path.display())))
}

fn refused(error: &MoveError, path: &Path) -> Stop {
    Stop::Refused(format!("{}: {error}", path.display()))
}

/// Fills the new place.
async fn fill(args: &Args, to: &impl Log, out: &mut impl Write) -> Result<Moved, Stop> {
    let moved = match (&args.file, &args.from) {
        (Some(path), _) => import(&mut open(path)?, to).await.map_err(|error| refused(&error, path)),
        (None, Some(from)) => match from.open(&args.broker, true).await? {
            Open::Folder(from) => straight(&from, to, args.json, out).await,
            Open::Broker(from) => straight(&*from, to, args.json, out).await,
        },
        (None, None) => Err(Stop::BadInput("missing: a file or --from; --help says more".into())),
    };
    to.close().await;
    moved
}

/// From one place to the other without a file; people hear how far it is.
async fn straight(from: &impl Log, to: &impl Log, quiet: bool, out: &mut impl Write) -> Result<Moved, Stop> {
    let told = |moved: &Moved| {
        if !quiet {
            // Whoever does not listen any more still gets their tables moved.
            let _ = writeln!(out, "{} tables so far", moved.tables).and_then(|()| out.flush());
        }
    };
    let moved = copy(from, to, told).await.map_err(|error| Stop::Refused(error.to_string()));
    from.close().await;
    moved
}
