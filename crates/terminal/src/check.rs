//! The check of a finished game, which nobody has to ask for: record and public log are compared with what this device
//! has seen.

use crosstable_client::{Device, Mistrust};
use crosstable_fair::Source;
use crosstable_record::{Record, RecordErrorKind, check_log, verify};
use crosstable_texts::Lang;
use serde_json::Value;

use crate::words::say;

/// What a server shows of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameFiles {
    pub(crate) record: String,
    /// None if the server does not show it.
    pub(crate) log: Option<String>,
}

/// What the check has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The files are on their way.
    Busy,
    /// Everything fits; `own` if this device took part in the start.
    Fair {
        own: bool,
    },
    Differs(Difference),
    /// The record could not be had.
    Unknown,
}

/// Something that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Difference {
    /// The text that says what.
    key: &'static str,
    /// The details, in English, as `crosstable verify` says them.
    detail: String,
}

impl Verdict {
    /// The sentence for the player.
    pub(crate) fn say(&self, lang: Lang) -> String {
        match self {
            Verdict::Busy => say!(lang, "terminal-fair-checking"),
            Verdict::Fair { own: true } => say!(lang, "terminal-fair-checked"),
            Verdict::Fair { own: false } => say!(lang, "terminal-fair-checked-record"),
            Verdict::Unknown => say!(lang, "terminal-fair-no-record"),
            Verdict::Differs(Difference { key, detail }) => {
                let detail = if detail.is_empty() { String::new() } else { format!(" ({detail})") };
                format!("{} {}{detail}", say!(lang, "terminal-fair-differs"), say!(lang, key))
            }
        }
    }

    pub(crate) fn is_warning(&self) -> bool {
        matches!(self, Verdict::Differs(_) | Verdict::Unknown)
    }
}

/// Compares the files with what the device has seen.
pub(crate) fn check(device: &Device, files: &GameFiles) -> Verdict {
    match compare(device, files) {
        Ok(own) => Verdict::Fair { own },
        Err(difference) => Verdict::Differs(difference),
    }
}

fn differs(key: &'static str, detail: impl Into<String>) -> Difference {
    Difference { key, detail: detail.into() }
}

fn compare(device: &Device, files: &GameFiles) -> Result<bool, Difference> {
    let record: Record =
        files.record.parse().map_err(|error| differs("terminal-fair-form-fails", format!("{error}")))?;
    if record.table != device.table() || record.source != Source::Revealed {
        return Err(differs("terminal-fair-list-fails", ""));
    }
    let own = device.check_record(&files.record).map_err(|mistrust| differs(failed(&mistrust), ""))?;
    let promised = |(seat, entropy): &(_, crosstable_fair::Entropy)| {
        record.commitments.contains(&(*seat, entropy.commitment(record.table.bytes())))
    };
    if record.commitment != Some(record.seed.commitment()) {
        return Err(differs("terminal-fair-commitment-fails", ""));
    }
    if !record.entropy.iter().all(promised) {
        return Err(differs("terminal-fair-devices-fails", ""));
    }
    verify(&record).map_err(|error| {
        let refused = matches!(error.kind, RecordErrorKind::Refused { .. });
        differs(
            if refused { "terminal-fair-form-fails" } else { "terminal-fair-draws-fails" },
            error.to_string(),
        )
    })?;
    if let Some(log) = &files.log {
        check_log(&record, log.as_bytes())
            .map_err(|error| differs("terminal-fair-log-fails", error.to_string()))?;
        if !has_list(log, &record) {
            return Err(differs("terminal-fair-log-fails", ""));
        }
        device.check_log(log).map_err(|mistrust| differs(failed(&mistrust), ""))?;
    }
    Ok(own)
}

/// Whether the list of the record is the one that was frozen last in the log.
fn has_list(log: &str, record: &Record) -> bool {
    let entries = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut lists = entries.filter(|entry| entry["entry"] == "frozen");
    lists.next_back().is_some_and(|entry| entry["list"] == record.list())
}

/// The text for what a device has found.
const fn failed(mistrust: &Mistrust) -> &'static str {
    match mistrust {
        Mistrust::Commitment => "terminal-fair-promise-fails",
        Mistrust::Entropy(_) => "terminal-fair-entropy-fails",
        Mistrust::End => "terminal-fair-head-fails",
        Mistrust::Log(_) => "terminal-fair-receipt-fails",
        _ => "terminal-fair-list-fails",
    }
}
