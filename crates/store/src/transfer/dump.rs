//! Dumps: all tables in one file, one line of JSON for each, and a digest at the end.
//!
//! ```text
//! {"crosstable":"tables","version":1}
//! {"table":"c0ffee…","listing":{…},"entries":["…","…"]}
//! {"tables":1,"entries":2,"sha256":"…"}
//! ```
//!
//! Entries in UTF-8 (the server writes no others) are strings, all others `{"hex":"…"}`. The digest covers all lines
//! before the last, with their line ends.

use std::io::{BufRead, Read, Write};

use crosstable_core::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::table::StoredTable;
use super::{PAGE, TransferError, Transferred};
use crate::{Listing, Log, MAX_TABLE_BYTES, PlayerId, State, TableId};

const VERSION: u32 = 1;
/// The longest line: the largest table, if each of its bytes is escaped to six (`\\u001f`), and room for the rest.
const MAX_LINE: u64 = 6 * MAX_TABLE_BYTES + (1 << 20) * 4;

#[derive(Serialize, Deserialize)]
struct Head {
    crosstable: String,
    version: u32,
}

/// The line of one table.
#[derive(Serialize, Deserialize)]
struct Line {
    table: TableId,
    listing: ListingJson,
    entries: Vec<Bytes>,
}

#[derive(Serialize, Deserialize)]
struct ListingJson {
    state: State,
    public: bool,
    game: String,
    summary: Bytes,
    members: Vec<PlayerId>,
    changed: u64,
}

/// Bytes, as text where they are text.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Bytes {
    Text(String),
    Hex { hex: String },
}

/// The last line of a dump.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "plain data")]
pub struct DumpSummary {
    pub tables: u64,
    /// Entries of all tables together.
    pub entries: u64,
    /// The digest of all lines before this one.
    pub sha256: String,
}

/// Writes all tables of `from` to `file`.
pub async fn export(from: &impl Log, file: &mut impl Write) -> Result<DumpSummary, TransferError> {
    let mut file = DigestWriter { file, digest: Sha256::new() };
    file.line(&Head { crosstable: "tables".into(), version: VERSION })?;
    let (mut tables, mut entries, mut after) = (0, 0, None);
    loop {
        let page = from.tables(after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(*last);
        for table in page {
            if let Some(table) = StoredTable::load(from, table).await? {
                tables += 1;
                entries += table.entries.len() as u64;
                file.line(&Line::from(table))?;
            }
        }
    }
    let summary = DumpSummary { tables, entries, sha256: hex::text(&file.digest.clone().finalize()) };
    file.line(&summary)?;
    file.file.flush()?;
    Ok(summary)
}

/// Reads a dump to its end and checks its form and its digest.
pub fn check_dump(file: &mut impl BufRead) -> Result<DumpSummary, TransferError> {
    let invalid = |reason: String| TransferError::InvalidDump { reason };
    let mut digest = Sha256::new();
    let (mut tables, mut entries) = (0, 0);
    let mut line = Vec::new();
    for number in 1_u64.. {
        line.clear();
        if file.take(MAX_LINE + 1).read_until(b'\n', &mut line)? == 0 {
            return Err(invalid(format!("it ends after {} lines without a digest", number - 1)));
        }
        if line.len() as u64 > MAX_LINE {
            return Err(invalid(format!("line {number} is longer than a table can be")));
        }
        let unreadable = |error: serde_json::Error| invalid(format!("line {number}: {error}"));
        if number == 1 {
            let head: Head = serde_json::from_slice(&line).map_err(unreadable)?;
            if head.crosstable != "tables" || head.version != VERSION {
                return Err(invalid(format!("its format is {} {}", head.crosstable, head.version)));
            }
        } else if let Ok(summary) = serde_json::from_slice::<DumpSummary>(&line) {
            let found = DumpSummary { tables, entries, sha256: hex::text(&digest.finalize()) };
            if summary != found {
                return Err(invalid("its digest does not fit".into()));
            }
            if !file.fill_buf()?.is_empty() {
                return Err(invalid("it goes on after its digest".into()));
            }
            return Ok(summary);
        } else {
            let read: Line = serde_json::from_slice(&line).map_err(unreadable)?;
            tables += 1;
            entries += read.table()?.entries.len() as u64;
        }
        digest.update(&line);
    }
    unreachable!("a file has an end")
}

/// Stores every table of a dump in `to` and compares it there. Call [`check_dump`] on the file first.
pub async fn import(file: &mut impl BufRead, to: &impl Log) -> Result<Transferred, TransferError> {
    let mut total = Transferred::default();
    for line in file.split(b'\n').skip(1) {
        let line = line?;
        let Ok(read) = serde_json::from_slice::<Line>(&line) else { break };
        total.add(read.table()?.store(to).await?);
    }
    Ok(total)
}

impl From<StoredTable> for Line {
    fn from(table: StoredTable) -> Self {
        let Listing { state, public, game, summary, members, changed } = table.listing;
        let listing = ListingJson { state, public, game, summary: summary.into(), members, changed };
        Line { table: table.table, listing, entries: table.entries.into_iter().map(Bytes::from).collect() }
    }
}

impl Line {
    fn table(self) -> Result<StoredTable, TransferError> {
        let ListingJson { state, public, game, summary, members, changed } = self.listing;
        let listing = Listing { state, public, game, summary: summary.bytes()?, members, changed };
        let entries = self.entries.into_iter().map(Bytes::bytes).collect::<Result<_, _>>()?;
        Ok(StoredTable { table: self.table, listing, entries })
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        String::from_utf8(bytes)
            .map_or_else(|error| Bytes::Hex { hex: hex::text(error.as_bytes()) }, Bytes::Text)
    }
}

impl Bytes {
    fn bytes(self) -> Result<Vec<u8>, TransferError> {
        let digits = match self {
            Bytes::Text(text) => return Ok(text.into_bytes()),
            Bytes::Hex { hex } => hex,
        };
        let pair = |pair: &[u8]| hex::read(std::str::from_utf8(pair).ok()?).ok();
        let bytes: Option<Vec<[u8; 1]>> = digits.as_bytes().chunks(2).map(pair).collect();
        bytes.map(|bytes| bytes.concat()).ok_or_else(|| TransferError::InvalidDump {
            reason: "an entry has other signs than pairs of lowercase hexadecimal digits".into(),
        })
    }
}

/// Writes lines and digests them.
struct DigestWriter<'a, W> {
    file: &'a mut W,
    digest: Sha256,
}

impl<W: Write> DigestWriter<'_, W> {
    fn line(&mut self, line: &impl Serialize) -> std::io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        self.file.write_all(&text)
    }
}
