//! A record in a file, and its errors as one line.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crosstable_record::{MAX_BYTES, ReadError, Record, RecordError, RecordErrorKind};
use crosstable_texts::{Lang, refusal};

use crate::error::CliError;

#[derive(clap::Args)]
pub(crate) struct RecordFile {
    /// The record; - is standard input.
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl RecordFile {
    /// Reads the record.
    pub(crate) fn read(&self) -> Result<Record, CliError> {
        // Errors of the form contain no refusal, so the language does not matter.
        self.read_form()?.map_err(|error| self.error(Lang::default(), &error))
    }

    /// Reads the record; the inner error names a malformed line.
    pub(crate) fn read_form(&self) -> Result<Result<Record, RecordError>, CliError> {
        let mut bytes = Vec::new();
        // One byte more than allowed shows that the file is too long.
        let most = MAX_BYTES as u64 + 1;
        let read = if self.path == Path::new("-") {
            io::stdin().lock().take(most).read_to_end(&mut bytes)
        } else {
            File::open(&self.path).and_then(|file| file.take(most).read_to_end(&mut bytes))
        };
        read.map_err(|error| {
            let path = self.name();
            CliError::BadInput(format!(
                "cannot read '{path}': {error}; allowed: a file, or - for standard input"
            ))
        })?;
        match Record::read(&bytes) {
            Ok(record) => Ok(Ok(record)),
            Err(ReadError::Line(error)) => Ok(Err(error)),
            Err(ReadError::NoRecord(why)) => {
                Err(CliError::BadInput(format!("{} is no record: {why}", self.name())))
            }
        }
    }

    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    pub(crate) fn error(&self, lang: Lang, error: &RecordError) -> CliError {
        let (file, line) = (self.name(), error.line);
        CliError::Failed(match &error.kind {
            RecordErrorKind::Refused { token, refusal: why } => {
                format!("{file}, line {line}, '{token}': {}", refusal(lang, why))
            }
            RecordErrorKind::Message(message) => format!("{file}, line {line}: {message}"),
        })
    }
}
