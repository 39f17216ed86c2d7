//! An entry as it is stored: with the key of the command that led to it, and with the head that chains it to the entries
//! before it.

use std::borrow::Cow;
use std::fmt::{self, Write};

use crosstable_core::hex;
use crosstable_fair::{Head, LogKey};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::entry::{Entry, Who};
use crate::key::Key;
use crate::table::Table;

/// An entry with the key of its command and its head. A command that led to several entries has its key on the first.
///
/// In JSON, key and head are two more fields of the entry. Logs of version 0.1 have no heads. The text is kept as it was
/// stored, because that is what heads are made of.
#[derive(Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// What happened.
    pub entry: Entry,
    /// The command that made it happen.
    pub key: Option<Key>,
    /// Stands for this entry and everything before it.
    pub head: Option<Head>,
    text: Box<str>,
}

#[derive(Serialize)]
struct Body<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<Key>,
}

/// What the text of an entry ends with after its body: `,"head":"…"}`.
const HEAD_LENGTH: usize = ",\"head\":\"\"}".len() + 32;

impl LogEntry {
    /// Reads a stored entry.
    pub fn read(bytes: &[u8]) -> Result<Self, serde_json::Error> {
        let mut fields: Map<String, Value> = serde_json::from_slice(bytes)?;
        let (key, head) = (fields.remove("key"), fields.remove("head"));
        let key = serde_json::from_value(key.unwrap_or_default())?;
        let head = serde_json::from_value(head.unwrap_or_default())?;
        let entry = serde_json::from_value(Value::Object(fields))?;
        let text = std::str::from_utf8(bytes).map_err(serde::de::Error::custom)?.into();
        Ok(LogEntry { entry, key, head, text })
    }

    /// An entry without a head, as version 0.1 wrote them.
    pub fn unchained(entry: Entry, key: Option<Key>) -> Self {
        let text = written(&entry, key).into();
        LogEntry { entry, key, head: None, text }
    }

    /// An entry with this number that follows the one with the head `before`.
    pub(crate) fn chained(
        entry: Entry,
        key: Option<Key>,
        number: u64,
        before: Option<Head>,
        log_key: &LogKey,
    ) -> Self {
        let mut text = written(&entry, key);
        text.pop();
        let head = head(&public_body(&entry, &text, log_key), number, before, log_key);
        write!(text, ",\"head\":\"{head}\"}}").expect("a String takes all text");
        LogEntry { entry, key, head: Some(head), text: text.into() }
    }

    /// A log of these entries, each with its head. The first creates the table. Whoever knows the seed can do this.
    pub fn chain(entries: impl IntoIterator<Item = Entry>) -> Vec<Self> {
        let mut key = None;
        let mut before = None;
        let chained = (0..).zip(entries).map_while(|(number, entry)| {
            key = key.take().or_else(|| Table::log_key_of(&entry));
            let line = LogEntry::chained(entry, None, number, before, key.as_ref()?);
            before = line.head;
            Some(line)
        });
        chained.collect()
    }

    /// The head that the entry should have.
    pub(crate) fn right_head(&self, number: u64, before: Option<Head>, log_key: &LogKey) -> Head {
        head(&self.public_body(log_key), number, before, log_key)
    }

    /// The text as it is stored.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text as everybody may see it once the game has ended: people have other ids.
    pub fn public_text(&self, log_key: &LogKey) -> String {
        let head = self.head.map(|head| format!(",\"head\":\"{head}\"")).unwrap_or_default();
        format!("{}{head}}}", self.public_body(log_key))
    }

    /// The text without its head and without the brace at its end.
    fn body(&self) -> &str {
        let end = if self.head.is_some() { HEAD_LENGTH } else { 1 };
        self.text.get(..self.text.len().saturating_sub(end)).unwrap_or_default()
    }

    fn public_body(&self, log_key: &LogKey) -> Cow<'_, str> {
        public_body(&self.entry, self.body(), log_key)
    }
}

/// An entry as JSON. Most are moves and fit at once, with the head that follows.
fn written(entry: &Entry, key: Option<Key>) -> String {
    let mut bytes = Vec::with_capacity(256);
    serde_json::to_writer(&mut bytes, &Body { entry, key }).expect("an entry is plain data");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

fn head(public_body: &str, number: u64, before: Option<Head>, log_key: &LogKey) -> Head {
    log_key.head(number, before, &[public_body.as_bytes(), b"}"])
}

/// The body of an entry as everybody may see it.
fn public_body<'a>(entry: &Entry, body: &'a str, log_key: &LogKey) -> Cow<'a, str> {
    let (Entry::Created { host: player, .. }
    | Entry::Seated { who: Who::Person { player, .. }, .. }
    | Entry::Handed { to: player, .. }
    | Entry::Unlisted { player, .. }) = entry
    else {
        return body.into();
    };
    let pseudonym = hex::text(&log_key.pseudonym(player.bytes()));
    body.replace(&player.to_string(), &pseudonym).into()
}

impl From<Entry> for LogEntry {
    fn from(entry: Entry) -> Self {
        LogEntry::unchained(entry, None)
    }
}

/// The text is left out: it says the same again.
impl fmt::Debug for LogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LogEntry { entry, key, head, text: _ } = self;
        f.debug_struct("LogEntry").field("entry", entry).field("key", key).field("head", head).finish()
    }
}
