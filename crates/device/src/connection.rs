//! A page that is connected to a table.

use crosstable_core::{TableId, Viewer};
use crosstable_protocol::{Hello, Patch, Perspective, ToClient, Update};
use crosstable_table::{Committed, Table};
use serde_json::Value;

use crate::format::value;
use crate::output::Output;

/// A connection that has been welcomed.
pub(crate) struct Connection {
    pub(crate) id: u32,
    pub(crate) table: TableId,
    pub(crate) perspective: Perspective,
    layout: bool,
    pub(crate) viewer: Viewer,
    /// The view that the page holds, to which the next patch applies.
    held: Value,
}

impl Connection {
    pub(crate) const fn new(id: u32, table: TableId, hello: &Hello) -> Self {
        let (perspective, layout) = (hello.perspective, hello.layout);
        Connection { id, table, perspective, layout, viewer: Viewer::Spectator, held: Value::Null }
    }

    /// Tells what the page sees now, with everything that it has missed.
    pub(crate) fn welcome(&mut self, table: &Table, missed: Option<u64>, log: &crate::table::Open) -> Output {
        let player = Some(table.host());
        self.viewer = table.viewer_of(player, self.perspective);
        let missed = missed.and_then(|last| log.events_after(last, self.viewer));
        let welcome = table.welcome(player, self.viewer, self.layout, missed, log.presence());
        self.held = value(&welcome.view);
        let mut output = Output::default();
        output.send(self.id, ToClient::Welcome(Box::new(welcome)));
        output
    }

    /// Tells what has happened. An event is what was seen to happen before seats changed; the view is what is seen after.
    pub(crate) fn tell(&mut self, table: &Table, fresh: &[Committed], output: &mut Output) {
        let before = self.viewer;
        self.viewer = table.viewer_of(Some(table.host()), self.perspective);
        let now = value(&table.view_for(self.viewer, self.layout));
        // The first event brings the changes of all of them.
        let mut patch = Patch::between(&self.held, &now);
        self.held = now;
        for committed in fresh {
            let update = Update { event: committed.event(before), patch: std::mem::take(&mut patch) };
            output.send(self.id, ToClient::Event(Box::new(update)));
        }
    }
}
