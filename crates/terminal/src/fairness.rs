//! This device's part in the chance of the table at which the terminal is, and what it has found out.

use std::io;

use crosstable_client::{Device, DeviceMemory, KeptReceipt, Mistrust, random_hex};
use crosstable_core::{Seat, TableId};
use crosstable_fair::{Commitment, Source};
use crosstable_protocol::{Change, Command, Stage, TableView, ToClient};
use crosstable_texts::Lang;

use crate::check::{GameFiles, Verdict, check};
use crate::device_store::DeviceStore;
use crate::words::say;

/// What the terminal knows of the chance of a table.
#[derive(Debug, Default)]
pub(crate) struct Fairness {
    device: Option<Device>,
    /// The command with which the device did its part last.
    sent: Option<Command>,
    /// Why the device does not trust the table, if it does not.
    pub(crate) mistrust: Option<Mistrust>,
    /// What it found after the end.
    pub(crate) verdict: Option<Verdict>,
}

impl Fairness {
    /// Keeps the receipt of a message. The view is the table after it.
    pub(crate) fn keep_receipt(
        &mut self,
        store: Option<&DeviceStore>,
        message: &ToClient,
        view: &TableView,
    ) -> io::Result<()> {
        let (number, receipt, ends) = match message {
            ToClient::Welcome(welcome) => (welcome.number, welcome.receipt, false),
            ToClient::Event(update) => {
                let event = &update.event;
                (event.number, event.receipt, matches!(event.change, Change::Ended { .. }))
            }
            _ => return Ok(()),
        };
        let Some(receipt) = receipt else { return Ok(()) };
        let kept = KeptReceipt { number, receipt };
        self.update(store, view.table, false, |device| device.memory.was_told(kept, view.stage, ends))
    }

    /// What this device has to do now. Nothing is sent twice while the answer is waited for.
    pub(crate) fn part(
        &mut self,
        store: Option<&DeviceStore>,
        view: &TableView,
        own: &[Seat],
    ) -> io::Result<Option<Command>> {
        let due = self.update(store, view.table, true, |device| device.due(view, own))?;
        self.mistrust = due.as_ref().err().cloned();
        let due = due.unwrap_or_default();
        if due == self.sent {
            return Ok(None);
        }
        self.sent.clone_from(&due);
        Ok(due)
    }

    /// A commitment for a seat that is to be taken; none where chance comes from elsewhere.
    pub(crate) fn commit(
        &mut self,
        store: Option<&DeviceStore>,
        view: &TableView,
        seat: Seat,
    ) -> io::Result<Option<Commitment>> {
        if view.source == Source::Seeded {
            return Ok(None);
        }
        // A commitment of the server that has changed is found again as soon as this device sits.
        self.update(store, view.table, true, |device| device.commit(view, seat)).map(Result::ok)
    }

    /// Has the device do something, and stores what it remembers.
    fn update<T>(
        &mut self,
        store: Option<&DeviceStore>,
        table: TableId,
        durable: bool,
        change: impl FnOnce(&mut Device) -> T,
    ) -> io::Result<T> {
        if self.device.as_ref().is_none_or(|device| device.table() != table) {
            *self = Fairness::default();
        }
        if let Some(store) = store {
            let (device, result) = store.update(table, durable, change)?;
            self.device = Some(device);
            return Ok(result);
        }
        let fresh = || {
            let secret = random_hex::<32>().parse().expect("64 digits");
            Device::new(table, secret, DeviceMemory::default())
        };
        Ok(change(self.device.get_or_insert_with(fresh)))
    }

    /// Something was refused: the device's part is tried again with the next event.
    pub(crate) fn refused(&mut self) {
        self.sent = None;
    }

    /// Whether the check of the finished game begins now.
    pub(crate) fn begins_check(&mut self, view: &TableView) -> bool {
        let due = view.stage == Stage::Ended && view.closed.is_none() && view.source == Source::Revealed;
        let begins = due && self.verdict.is_none();
        if begins {
            self.verdict = Some(Verdict::Busy);
        }
        begins
    }

    /// The files of the finished game are there, or could not be had.
    pub(crate) fn check(&mut self, files: Option<&GameFiles>) {
        let Some(device) = &self.device else { return };
        self.verdict = Some(files.map_or(Verdict::Unknown, |files| check(device, files)));
    }

    /// The warning about the start, in sentences.
    pub(crate) fn warning(&self, lang: Lang) -> Option<String> {
        let (what, then) = match self.mistrust.as_ref()? {
            Mistrust::Commitment => ("terminal-alarm-server", "terminal-alarm-do"),
            Mistrust::Own(_) => ("terminal-alarm-own", "terminal-alarm-do"),
            Mistrust::OtherList => ("terminal-alarm-second", "terminal-alarm-do"),
            Mistrust::Forgotten => ("terminal-alarm-forgot", "terminal-alarm-forgot-do"),
            Mistrust::Started => ("terminal-alarm-started", "terminal-alarm-started-do"),
            _ => ("terminal-alarm-list", "terminal-alarm-do"),
        };
        let late = what == "terminal-alarm-started";
        let first = if late { "terminal-alarm-late" } else { "terminal-alarm" };
        Some([first, what, then].map(|key| say!(lang, key)).join(" "))
    }
}
