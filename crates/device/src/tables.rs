//! The tables in memory. They are few, so a list will do.

use crosstable_core::TableId;

use crate::error::DeviceError;
use crate::table::Open;

/// Tables by their ids.
pub(crate) struct Tables(Vec<Open>);

impl Tables {
    pub(crate) const fn new() -> Self {
        Tables(Vec::new())
    }

    pub(crate) fn get(&self, id: TableId) -> Option<&Open> {
        self.0.iter().find(|open| open.id() == id)
    }

    pub(crate) fn get_mut(&mut self, id: TableId) -> Option<&mut Open> {
        self.0.iter_mut().find(|open| open.id() == id)
    }

    pub(crate) fn existing(&self, id: TableId) -> Result<&Open, DeviceError> {
        self.get(id).ok_or(DeviceError::NoTable)
    }

    /// Adds a table, or puts it in the place of the one with its id.
    pub(crate) fn insert(&mut self, open: Open) {
        self.remove(open.id());
        self.0.push(open);
    }

    pub(crate) fn remove(&mut self, id: TableId) {
        self.retain(|other| other != id);
    }

    /// Forgets all tables but these.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(TableId) -> bool) {
        self.0.retain(|open| keep(open.id()));
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Open> {
        self.0.iter()
    }
}
