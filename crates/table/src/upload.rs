//! A game of a device that goes on at a server (T-20): it stands still on the device, until somebody goes on there with
//! it all the same.

use crosstable_core::TableId;
use crosstable_fair::Source;
use crosstable_protocol::{Begun, Millis};

use crate::dispatch::Decided;
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// How the game began, for the table that continues it: the seed, and how far its draws count.
    pub(crate) const fn as_begun(&self, draws: u64) -> Begun {
        Begun { table: self.id, seed: self.seed, draws }
    }

    pub(crate) fn may_upload(&self, at: Millis) -> Decided {
        if self.declared_source != Source::Seeded {
            return Err(RefusalReason::NotADeviceGame.into());
        }
        if self.uploaded.is_some() {
            return Ok(Vec::new());
        }
        self.is_running()?;
        if !self.has_room() {
            return Err(RefusalReason::LogFull.into());
        }
        Ok(vec![Entry::Uploaded { at, table: self.as_begun(0).continued_as() }])
    }

    pub(crate) fn upload(&mut self, table: TableId) -> Result<(), String> {
        if !self.goes_on() || self.as_begun(0).continued_as() != table {
            return Err("the game cannot go on there".into());
        }
        self.uploaded = Some(table);
        self.pending = None;
        Ok(())
    }

    /// The decision that is due has all its time again.
    pub(crate) fn resume(&mut self, at: Millis) -> Result<(), String> {
        self.uploaded.take().ok_or("the game goes on nowhere else")?;
        self.since = at;
        Ok(())
    }
}
