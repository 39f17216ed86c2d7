//! The memory of a device: what it has to store of each table.

use std::collections::BTreeMap;

use crosstable_fair::{Commitment, Receipt};
use crosstable_protocol::{Stage, TableView};
use serde::{Deserialize, Serialize};

/// The newest rounds are remembered, so that no server can fill the disk.
const MAX_ROUNDS: usize = 8;

/// What a device remembers of a table. It has to be stored before the command that led to it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DeviceMemory {
    /// The rounds in which this device has committed.
    #[serde(default)]
    pub(crate) rounds: BTreeMap<u32, Round>,
    /// The last event that it was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<KeptReceipt>,
    /// The last event that it was told before the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    during: Option<KeptReceipt>,
    /// The event that ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<KeptReceipt>,
}

/// One attempt to start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Round {
    /// The server's commitment that this device saw before it gave its own.
    pub(crate) server: Commitment,
    /// The list against which this device reveals. There is never a second one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) list: Option<String>,
    /// Whether this device was shown a list against which it does not reveal.
    #[serde(default)]
    pub(crate) refused: bool,
}

/// A receipt, and the number of its event: what a device shows to prove which history it was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "plain data")]
pub struct KeptReceipt {
    pub number: u64,
    pub receipt: Receipt,
}

impl DeviceMemory {
    /// Remembers that this device commits to something at a table that looks like this.
    pub fn committed_to(&mut self, view: &TableView) {
        let round = || Round { server: view.commitment, list: None, refused: false };
        self.rounds.entry(view.round).or_insert_with(round);
        while self.rounds.len() > MAX_ROUNDS {
            self.rounds.pop_first();
        }
    }

    /// Remembers the receipt of an event; `ends` if that event ended the game. The table is at this stage now.
    pub fn was_told(&mut self, kept: KeptReceipt, stage: Stage, ends: bool) {
        self.last = Some(kept);
        if ends {
            self.end.get_or_insert(kept);
        } else if stage != Stage::Ended {
            self.during = Some(kept);
        }
    }

    /// The receipt to show in the next hello.
    pub fn last_receipt(&self) -> Option<KeptReceipt> {
        self.last
    }

    /// The last receipt that must fit the log of the game.
    pub(crate) fn witness(&self) -> Option<KeptReceipt> {
        self.end.or(self.during)
    }
}
