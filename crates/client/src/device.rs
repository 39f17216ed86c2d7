//! This device's part in fair chance: it commits when it sits down, reveals only against the list in which everything is
//! frozen, and compares that list with the record at the end. All messages pass through the server, so nothing that the
//! server says is believed which can be checked.

use std::fmt::Write;

use crosstable_core::{MAX_SEATS, Seat, TableId};
use crosstable_fair::{Commitment, DeviceSecret, Entropy, Head, Source};
use crosstable_protocol::{Command, SeatView, Stage, TableView};

use crate::{DeviceMemory, Mistrust};

/// One device at one table.
#[derive(Clone, Debug)]
pub struct Device {
    table: TableId,
    secret: DeviceSecret,
    /// What has to be stored.
    pub memory: DeviceMemory,
}

impl Device {
    /// A device with what it remembers of the table.
    pub const fn new(table: TableId, secret: DeviceSecret, memory: DeviceMemory) -> Self {
        Device { table, secret, memory }
    }

    /// The table.
    pub const fn table(&self) -> TableId {
        self.table
    }

    /// The command with which the device does its part now, if something is due for one of its own seats. Store the
    /// memory before it is sent, and also after an error.
    pub fn due(&mut self, view: &TableView, own: &[Seat]) -> Result<Option<Command>, Mistrust> {
        match view.stage {
            _ if view.source == Source::Seeded => Ok(None),
            Stage::Lobby => {
                let bare = |seat: &&Seat| {
                    matches!(view.seats.get(seat.index()), Some(SeatView::Person { committed: false, .. }))
                };
                let Some(seat) = own.iter().copied().find(|seat| bare(&seat)) else { return Ok(None) };
                Ok(Some(Command::Commit { seat, commitment: self.commit(view, seat)? }))
            }
            Stage::Starting => {
                let due = self.reveal(view, own);
                if !matches!(due, Ok(_) | Err(Mistrust::Forgotten))
                    && let Some(round) = self.memory.rounds.get_mut(&view.round)
                {
                    round.refused = true;
                }
                due
            }
            Stage::Running | Stage::Ended => self.check_start(view, own).map(|()| None),
        }
    }

    /// Commits to entropy for a seat of a table that is in the lobby. Store the memory before the commitment is sent.
    pub fn commit(&mut self, view: &TableView, seat: Seat) -> Result<Commitment, Mistrust> {
        self.memory.committed_to(view);
        let known = self.memory.rounds.get(&view.round);
        if known.is_some_and(|round| round.server != view.commitment) {
            return Err(Mistrust::Commitment);
        }
        Ok(self.entropy(view.commitment, seat).commitment(self.table.bytes()))
    }

    fn entropy(&self, server: Commitment, seat: Seat) -> Entropy {
        self.secret.entropy(self.table.bytes(), &server, seat.number())
    }

    /// The entropy that this device has committed to, if the commitment is one of its own. It may have been given for
    /// another seat, because the server chooses the seat of a person who names none.
    fn opening(&self, server: Commitment, commitment: Commitment) -> Option<Entropy> {
        let own = Seat::all(MAX_SEATS as u8).map(|seat| self.entropy(server, seat));
        own.into_iter().find(|entropy| entropy.commitment(self.table.bytes()) == commitment)
    }

    fn reveal(&mut self, view: &TableView, own: &[Seat]) -> Result<Option<Command>, Mistrust> {
        let round = self.memory.rounds.get(&view.round);
        if let Some(held) = round.and_then(|round| round.list.as_ref())
            && Some(held) != view.list.as_ref()
        {
            return Err(Mistrust::OtherList);
        }
        let Some(seat) = own.iter().copied().find(|seat| view.waiting.contains(seat)) else {
            return Ok(None);
        };
        let server = round.ok_or(Mistrust::Forgotten)?.server;
        let list = view.list.clone().unwrap_or_default();
        self.check_list(view, own, server, &list)?;
        let given = commitment_in(&list, seat).and_then(|given| self.opening(server, given));
        let entropy = given.ok_or(Mistrust::Own(seat))?;
        if let Some(round) = self.memory.rounds.get_mut(&view.round) {
            round.list = Some(list);
        }
        Ok(Some(Command::Reveal { seat, entropy }))
    }

    /// Compares the list with everything that this device knows.
    fn check_list(
        &self,
        view: &TableView,
        own: &[Seat],
        server: Commitment,
        list: &str,
    ) -> Result<(), Mistrust> {
        let known = agreed(self.table, view, server);
        if !list.starts_with(&known) {
            let wrong = list.lines().zip(known.lines()).find(|(found, right)| found != right);
            return Err(Mistrust::List(wrong.map_or_else(String::new, |(found, _)| found.to_owned())));
        }
        let mut rest = list[known.len()..].lines();
        for (seat, seat_view) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
            if !matches!(seat_view, SeatView::Person { .. }) {
                continue;
            }
            let line = rest.next().unwrap_or_default();
            let given = read_commitment(line, seat).ok_or_else(|| Mistrust::List(line.to_owned()))?;
            if own.contains(&seat) && self.opening(server, given).is_none() {
                return Err(Mistrust::Own(seat));
            }
        }
        if rest.next().is_some() || !list.ends_with('\n') {
            return Err(Mistrust::List("too long".into()));
        }
        Ok(())
    }

    /// A game that runs must have begun with the list that this device has agreed to. A server that never asked this
    /// device to reveal cannot have its commitment in the list.
    fn check_start(&self, view: &TableView, own: &[Seat]) -> Result<(), Mistrust> {
        let Some(round) = self.memory.rounds.get(&view.round) else { return Ok(()) };
        let list = view.list.as_deref().unwrap_or_default();
        let ours = |seat: &Seat| {
            commitment_in(list, *seat).is_some_and(|given| self.opening(round.server, given).is_some())
        };
        let agreed = match &round.list {
            Some(held) => held == list,
            None => !round.refused && own.iter().all(ours),
        };
        if agreed { Ok(()) } else { Err(Mistrust::Started) }
    }

    /// Compares the record of the game, as text, with what this device has seen: the list that was frozen, its own
    /// entropy, and the head at the end. False if this device took no part.
    pub fn check_record(&self, record: &str) -> Result<bool, Mistrust> {
        let lines = || record.lines().filter(|line| !line.starts_with('#'));
        let header = |name: &str| lines().find_map(|line| line.strip_prefix(name));
        if let (Some(end), Some(head)) = (self.memory.end, header("head: "))
            && head != end.receipt.head().to_string()
        {
            return Err(Mistrust::End);
        }
        let number = header("round: ").and_then(|number| number.parse::<u32>().ok()).unwrap_or(0);
        // After this device has revealed, only a later round can lead to a game.
        if self.memory.rounds.range(number.saturating_add(1)..).any(|(_, later)| later.list.is_some()) {
            return Err(Mistrust::Record);
        }
        let Some(round) = self.memory.rounds.get(&number) else { return Ok(false) };
        if header("commitment: ") != Some(round.server.to_string().as_str()) {
            return Err(Mistrust::Commitment);
        }
        let Some(list) = &round.list else {
            return if round.refused { Err(Mistrust::Started) } else { Ok(false) };
        };
        if !lines().skip(1).take(list.lines().count()).eq(list.lines()) {
            return Err(Mistrust::Record);
        }
        for seat in Seat::all(MAX_SEATS as u8) {
            let own = commitment_in(list, seat).and_then(|given| self.opening(round.server, given));
            let used = |entropy: Entropy| header(&format!("entropy {seat}: ")) == Some(&entropy.to_string());
            if !own.is_none_or(used) {
                return Err(Mistrust::Entropy(seat));
            }
        }
        Ok(true)
    }

    /// Looks in the public log for the last event that this device was told of. Whether the log is whole is up to others
    /// to check.
    pub fn check_log(&self, log: &str) -> Result<(), Mistrust> {
        let Some(told) = self.memory.witness() else { return Ok(()) };
        let line = usize::try_from(told.number).ok().and_then(|number| log.lines().nth(number));
        let head = line.and_then(|line| line.strip_suffix("\"}")?.rsplit_once(",\"head\":\""));
        let head = head.and_then(|(_, head)| head.parse::<Head>().ok());
        if head == Some(told.receipt.head()) { Ok(()) } else { Err(Mistrust::Log(told.number)) }
    }
}

/// The beginning of the list, as this device expects it: everything but the devices' commitments.
fn agreed(table: TableId, view: &TableView, commitment: Commitment) -> String {
    let mut list = format!("game: {}\nrules: {}\nplayers: {}\n", view.game, view.rules, view.seats.len());
    // Writing to a string cannot fail.
    for (key, value) in &view.options {
        let _ = writeln!(list, "option {key}:{}{value}", if value.is_empty() { "" } else { " " });
    }
    for (seat, seat_view) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let _ = match seat_view {
            SeatView::Person { name, .. } => writeln!(list, "seat {seat}: person {name}"),
            SeatView::Bot { level } => writeln!(list, "seat {seat}: bot {level}"),
            SeatView::Open => writeln!(list, "seat {seat}: open"),
        };
    }
    let _ =
        write!(list, "table: {table}\nchance: revealed\nround: {}\ncommitment: {commitment}\n", view.round);
    list
}

/// The commitment of a seat's device in a list.
fn commitment_in(list: &str, seat: Seat) -> Option<Commitment> {
    list.lines().find_map(|line| read_commitment(line, seat))
}

fn read_commitment(line: &str, seat: Seat) -> Option<Commitment> {
    line.strip_prefix(&format!("commitment {seat}: "))?.parse().ok()
}
