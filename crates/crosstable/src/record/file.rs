//! A record in a file, and how its faults become one line.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crosstable_record::{Failure, MAX_BYTES, ReadError, Record, What};
use crosstable_texts::{Lang, refusal};

use crate::stop::Stop;

/// Which file.
#[derive(clap::Args)]
pub(crate) struct RecordFile {
    /// The record; - is standard input.
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl RecordFile {
    /// Reads the record.
    pub(crate) fn read(&self) -> Result<Record, Stop> {
        // Faults of the form have no refusal in them and are the same in every language.
        self.read_form()?.map_err(|failure| self.fails(Lang::default(), &failure))
    }

    /// Reads the record, or says which line of it is malformed.
    pub(crate) fn read_form(&self) -> Result<Result<Record, Failure>, Stop> {
        let mut bytes = Vec::new();
        // One byte more than a record can have is enough to see that it has too many.
        let most = MAX_BYTES as u64 + 1;
        let read = if self.path == Path::new("-") {
            io::stdin().lock().take(most).read_to_end(&mut bytes)
        } else {
            File::open(&self.path).and_then(|file| file.take(most).read_to_end(&mut bytes))
        };
        read.map_err(|error| {
            let path = self.shown();
            Stop::BadInput(format!("cannot read '{path}': {error}; allowed: a file, or - for standard input"))
        })?;
        match Record::read(&bytes) {
            Ok(record) => Ok(Ok(record)),
            Err(ReadError::Line(failure)) => Ok(Err(failure)),
            Err(ReadError::NoRecord(why)) => {
                Err(Stop::BadInput(format!("{} is no record: {why}", self.shown())))
            }
        }
    }

    /// Its name for messages.
    pub(crate) fn shown(&self) -> String {
        self.path.display().to_string()
    }

    /// A line of it does not hold.
    pub(crate) fn fails(&self, lang: Lang, failure: &Failure) -> Stop {
        let (file, line) = (self.shown(), failure.line);
        Stop::Refused(match &failure.what {
            What::Refused { token, refusal: why } => {
                format!("{file}, line {line}, '{token}': {}", refusal(lang, why))
            }
            What::Said(what) => format!("{file}, line {line}: {what}"),
        })
    }
}
