//! What a host wants done.

use crosstable_core::{Message, TableId};
use crosstable_protocol::ToClient;
use crosstable_protocol::http::MyGame;
use serde::Serialize;

use crate::error::DeviceError;
use crate::format::json;

/// What follows from one message. The caller first stores what is to be appended and says how that went
/// ([`Host::stored`](crate::Host::stored)); messages and answers can be passed on at once.
#[derive(Default, Debug, Serialize)]
pub struct Output {
    /// Messages for connections, in order.
    pub send: Vec<Sent>,
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// What to store: all of it in one transaction, or nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub append: Vec<Append>,
}

/// A message for a connection.
#[derive(Debug, Serialize)]
pub struct Sent {
    /// Which, as the caller numbered it.
    pub connection: u32,
    /// As a server would send it, but for the sentence of a problem.
    pub message: ToClient,
    /// The sentence of its problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Message>,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// JSON, or a text where the server would send one.
    pub body: String,
    /// The sentence of its problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Message>,
}

/// Entries to append to a table's log, if it is this long.
#[derive(Debug, Serialize)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// How long the log must be; 0 for a new table.
    pub length: u64,
    /// The entries as they are to be stored.
    pub entries: Vec<String>,
    /// What lists say of the table from then on.
    pub listing: MyGame,
}

impl Output {
    pub(crate) fn send(&mut self, connection: u32, message: ToClient) {
        self.send.push(Sent { connection, message, words: None });
    }

    pub(crate) fn refuse(&mut self, connection: u32, id: Option<String>, error: &DeviceError) {
        let message = ToClient::Refused { id, problem: error.problem() };
        self.send.push(Sent { connection, message, words: Some(error.words()) });
    }

    /// The connection ends.
    pub(crate) fn dismiss(&mut self, connection: u32, error: &DeviceError) {
        let message = ToClient::Bye { problem: error.problem() };
        self.send.push(Sent { connection, message, words: Some(error.words()) });
    }

    pub(crate) fn answered(answer: Result<String, DeviceError>) -> Self {
        let answer = match answer {
            Ok(body) => Answer { status: 200, body, words: None },
            Err(error) => {
                Answer { status: error.status(), body: json(&error.problem()), words: Some(error.words()) }
            }
        };
        Output { answer: Some(answer), ..Output::default() }
    }

    /// Both, one after the other.
    pub(crate) fn then(mut self, other: Output) -> Self {
        self.send.extend(other.send);
        self.append.extend(other.append);
        self.answer = self.answer.or(other.answer);
        self
    }
}
