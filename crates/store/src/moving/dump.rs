//! All tables in one file: a line of JSON for each, and a digest at the end.
//!
//! ```text
//! {"crosstable":"tables","version":1}
//! {"table":"c0ffee…","listing":{…},"entries":["…","…"]}
//! {"tables":1,"entries":2,"sha256":"…"}
//! ```
//!
//! An entry is a text if it is one (as all of ours are), else `{"hex":"…"}`. The digest is that of all lines before
//! the last, with their line ends.

use std::io::{BufRead, Read, Write};

use crosstable_core::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::table::Whole;
use super::{MoveError, Moved};
use crate::{Listing, Log, MAX_TABLE_BYTES, PlayerId, State, TableId};

const VERSION: u32 = 1;
/// How many tables are listed at a time.
const PAGE: usize = 500;
/// How long a line may be: that of the largest table of all, each of whose bytes takes six as `\\u001f` does, and the rest of
/// which is small beside it.
const MAX_LINE: u64 = 6 * MAX_TABLE_BYTES + (1 << 20) * 4;

#[derive(Serialize, Deserialize)]
struct Head {
    crosstable: String,
    version: u32,
}

/// One table as a line.
#[derive(Serialize, Deserialize)]
struct Line {
    table: TableId,
    listing: Listed,
    entries: Vec<Said>,
}

#[derive(Serialize, Deserialize)]
struct Listed {
    state: State,
    public: bool,
    game: String,
    summary: Said,
    members: Vec<PlayerId>,
    changed: u64,
}

/// Bytes, readable if they can be read.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Said {
    Text(String),
    Bytes { hex: String },
}

/// What a dump holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DumpSummary {
    /// How many tables.
    pub tables: u64,
    /// How many entries, all tables together.
    pub entries: u64,
    /// The digest of everything before the last line.
    pub sha256: String,
}

/// Writes every table of `from` into `file`.
pub async fn export(from: &impl Log, file: &mut impl Write) -> Result<DumpSummary, MoveError> {
    let mut file = Digesting { file, digest: Sha256::new() };
    file.line(&Head { crosstable: "tables".into(), version: VERSION })?;
    let (mut tables, mut entries, mut after) = (0, 0, None);
    loop {
        let page = from.tables(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(*last);
        for table in page {
            if let Some(whole) = Whole::take(from, table).await? {
                tables += 1;
                entries += whole.entries.len() as u64;
                file.line(&Line::from(whole))?;
            }
        }
    }
    let summary = DumpSummary { tables, entries, sha256: hex::text(&file.digest.clone().finalize()) };
    file.line(&summary)?;
    file.file.flush()?;
    Ok(summary)
}

/// Reads a dump to its end and says what it holds, or why it is not whole.
pub fn check_dump(file: &mut impl BufRead) -> Result<DumpSummary, MoveError> {
    let torn = |reason: String| MoveError::Torn { reason };
    let mut digest = Sha256::new();
    let (mut tables, mut entries) = (0, 0);
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        if file.take(MAX_LINE + 1).read_until(b'\n', &mut line)? == 0 {
            return Err(torn(format!("it ends after {} lines without a digest", number - 1)));
        }
        if line.len() as u64 > MAX_LINE {
            return Err(torn(format!("line {number} is longer than a table can be")));
        }
        let unreadable = |error: serde_json::Error| torn(format!("line {number}: {error}"));
        if number == 1 {
            let head: Head = serde_json::from_slice(&line).map_err(unreadable)?;
            if head.crosstable != "tables" || head.version != VERSION {
                return Err(torn(format!("its format is {} {}", head.crosstable, head.version)));
            }
        } else if let Ok(summary) = serde_json::from_slice::<DumpSummary>(&line) {
            let found = DumpSummary { tables, entries, sha256: hex::text(&digest.finalize()) };
            if summary != found {
                return Err(torn("its digest does not fit".into()));
            }
            if !file.fill_buf()?.is_empty() {
                return Err(torn("it goes on after its digest".into()));
            }
            return Ok(summary);
        } else {
            let read: Line = serde_json::from_slice(&line).map_err(unreadable)?;
            tables += 1;
            entries += read.whole()?.entries.len() as u64;
        }
        digest.update(&line);
    }
    unreachable!("a file has an end")
}

/// Puts every table of a dump into `to`, and compares it there; `file` must have passed [`check_dump`].
pub async fn import(file: &mut impl BufRead, to: &impl Log) -> Result<Moved, MoveError> {
    let mut moved = Moved::default();
    for line in file.split(b'\n').skip(1) {
        let line = line?;
        let Ok(read) = serde_json::from_slice::<Line>(&line) else { break };
        moved.add(read.whole()?.put(to).await?);
    }
    Ok(moved)
}

impl From<Whole> for Line {
    fn from(whole: Whole) -> Self {
        let Listing { state, public, game, summary, members, changed } = whole.listing;
        let listing = Listed { state, public, game, summary: summary.into(), members, changed };
        Line { table: whole.table, listing, entries: whole.entries.into_iter().map(Said::from).collect() }
    }
}

impl Line {
    fn whole(self) -> Result<Whole, MoveError> {
        let Listed { state, public, game, summary, members, changed } = self.listing;
        let listing = Listing { state, public, game, summary: summary.bytes()?, members, changed };
        let entries = self.entries.into_iter().map(Said::bytes).collect::<Result<_, _>>()?;
        Ok(Whole { table: self.table, listing, entries })
    }
}

impl From<Vec<u8>> for Said {
    fn from(bytes: Vec<u8>) -> Self {
        String::from_utf8(bytes)
            .map_or_else(|error| Said::Bytes { hex: hex::text(error.as_bytes()) }, Said::Text)
    }
}

impl Said {
    fn bytes(self) -> Result<Vec<u8>, MoveError> {
        let digits = match self {
            Said::Text(text) => return Ok(text.into_bytes()),
            Said::Bytes { hex } => hex,
        };
        let pair = |pair: &[u8]| hex::read(std::str::from_utf8(pair).ok()?).ok();
        let bytes: Option<Vec<[u8; 1]>> = digits.as_bytes().chunks(2).map(pair).collect();
        bytes.map(|bytes| bytes.concat()).ok_or_else(|| MoveError::Torn {
            reason: "an entry has other signs than pairs of lowercase hexadecimal digits".into(),
        })
    }
}

/// A file whose lines are counted into a digest.
struct Digesting<'a, W> {
    file: &'a mut W,
    digest: Sha256,
}

impl<W: Write> Digesting<'_, W> {
    fn line(&mut self, line: &impl Serialize) -> std::io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        self.file.write_all(&text)
    }
}
