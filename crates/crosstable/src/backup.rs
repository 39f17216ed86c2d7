//! `crosstable backup`: copies all tables, also while a server runs.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crosstable_record::Date;
use crosstable_store::{Log, SqliteLog};
use serde_json::json;

use crate::args;
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
    /// Write into a folder, under a name with the time, and keep so many of the newest copies there.
    #[arg(long, value_name = "NUMBER", value_parser = args::whole("keep", 1..=10_000))]
    keep: Option<u64>,
    /// The file to write, which must not exist yet; with --keep the folder.
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
    let to = if args.keep.is_some() {
        fs::create_dir_all(&args.to).map_err(|error| {
            CliError::Failed(format!("cannot make the folder {}: {error}", args.to.display()))
        })?;
        args.to.join(name_of(SystemTime::now()))
    } else {
        args.to.clone()
    };
    copy(&from, &to)?;
    let removed = match args.keep {
        None => Vec::new(),
        Some(keep) => remove_old(&args.to, keep as usize)?,
    };
    if args.json {
        let bytes = fs::metadata(&to)?.len();
        let mut line = json!({"copied_to": to.display().to_string(), "bytes": bytes});
        if args.keep.is_some() {
            line["removed"] = removed.len().into();
        }
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "copied to {}", to.display())?;
        for old in removed {
            writeln!(out, "removed {}", old.display())?;
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), CliError> {
    let log = SqliteLog::open(from).map_err(|error| CliError::Failed(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let progress = progress::elapsed("copying");
    runtime.block_on(async {
        let copied = log.backup_to(to).await;
        log.close().await;
        copied.map_err(|error| CliError::Failed(error.to_string()))
    })?;
    drop(progress);
    Ok(())
}

/// The name of a copy that is made now: sorted by name, copies are sorted by time.
fn name_of(now: SystemTime) -> String {
    let millis = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let day = Date::of(millis).map(|date| date.to_string()).unwrap_or_default();
    let second = millis / 1000 % 86_400;
    format!("tables-{day}T{:02}{:02}{:02}Z.db", second / 3600, second / 60 % 60, second % 60)
}

/// Whether a file has such a name. Nothing else in the folder is ever touched.
fn is_copy(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let Some(time) = name.strip_prefix("tables-").and_then(|name| name.strip_suffix("Z.db")) else {
        return false;
    };
    let digits = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
    time.split_once('T')
        .is_some_and(|(day, clock)| day.parse::<Date>().is_ok() && clock.len() == 6 && digits(clock))
}

/// Removes all copies but the newest. The one just made is among them, so a backup that fails removes nothing.
fn remove_old(folder: &Path, keep: usize) -> Result<Vec<PathBuf>, CliError> {
    let cannot = |error| CliError::Failed(format!("old copies in {} stay: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(cannot)?;
    let mut copies: Vec<_> =
        entries.flatten().map(|entry| entry.path()).filter(|path| is_copy(path)).collect();
    copies.sort_unstable();
    let old: Vec<_> = copies.drain(..copies.len().saturating_sub(keep)).collect();
    old.iter().try_for_each(fs::remove_file).map_err(cannot)?;
    Ok(old)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn copies_are_known_by_their_names() {
        let name = name_of(UNIX_EPOCH + Duration::from_secs(951_782_400 + 3_661));
        assert_eq!(name, "tables-2000-02-29T010101Z.db");
        assert!(is_copy(Path::new(&name)));
        for other in
            ["tables.db", "tables-today.db", "tables-2000-02-30T010101Z.db", "tables-2000-02-29T0101Z.db"]
        {
            assert!(!is_copy(Path::new(other)), "{other}");
        }
    }
}
