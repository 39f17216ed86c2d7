//! The view that a client holds.

use crosstable_protocol::{TableView, Update, Welcome};
use serde::Deserialize;
use serde_json::Value;

/// The table as the client sees it: the view of the last welcome, kept up to date by the patches of events.
#[derive(Clone, Debug, Default)]
pub struct HeldView {
    json: Value,
    view: Option<TableView>,
}

impl HeldView {
    /// Starts with a fresh view.
    pub fn welcome(&mut self, welcome: &Welcome) {
        self.json = serde_json::to_value(&welcome.view).expect("a view is plain data");
        self.view = Some(welcome.view.clone());
    }

    /// Changes the view as an event says. An error means that the patch does not fit; then a new welcome is needed.
    pub fn apply(&mut self, update: &Update) -> Result<(), serde_json::Error> {
        update.patch.apply(&mut self.json);
        self.view = Some(TableView::deserialize(&self.json)?);
        Ok(())
    }

    /// The view; none before the first welcome.
    pub const fn view(&self) -> Option<&TableView> {
        self.view.as_ref()
    }
}
