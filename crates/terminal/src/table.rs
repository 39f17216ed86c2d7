//! A table as this client knows it from the server's messages.

use crosstable_client::HeldView;
use crosstable_core::{Message, Seat};
use crosstable_fair::Source;
use crosstable_protocol::{Change, Event, Name, Presence, SeatView, Stage, TableView, ToClient};

/// A table as this client knows it.
#[derive(Clone, Debug, Default)]
pub struct TableModel {
    held: HeldView,
    /// The number of the last event.
    pub(crate) number: u64,
    /// The seats of this device.
    pub(crate) seats: Vec<Seat>,
    pub(crate) host: bool,
    pub(crate) presence: Presence,
    /// What has happened, in order.
    pub(crate) log: Vec<LogEntry>,
}

/// An event, and to which seat it was told.
#[derive(Clone, Debug)]
pub(crate) struct LogEntry {
    pub(crate) event: Event,
    viewer: Option<Seat>,
}

impl LogEntry {
    /// What happened, in sentences for the seat that looks now. A draw that was told to another seat is not theirs to
    /// know; the move itself is.
    pub(crate) fn messages(&self, view: &TableView) -> &[Message] {
        let messages = &self.event.messages[..];
        let told_all = !view.hidden || self.viewer == view.viewer;
        if told_all { messages } else { &messages[..messages.len().min(1)] }
    }

    /// The same in rows, each with the person whose row it is. An event tells the move and the chance after it, and often
    /// that is another person's: every roll has its own row, and so has everything that another person does.
    pub(crate) fn rows(&self, view: &TableView) -> Vec<(Option<Seat>, &[Message])> {
        let mut rows: Vec<(Option<Seat>, &[Message])> = Vec::new();
        let messages = self.messages(view);
        let mut first = 0;
        for (at, message) in messages.iter().enumerate() {
            let row = rows.last_mut();
            let who = message.who().or_else(|| row.as_ref().and_then(|row| row.0)).or_else(|| self.seat());
            match row {
                Some(row) if row.0 == who && !message.has_die() => row.1 = &messages[first..=at],
                _ => {
                    first = at;
                    rows.push((who, &messages[at..=at]));
                }
            }
        }
        rows
    }

    /// Who did it.
    fn seat(&self) -> Option<Seat> {
        match &self.event.change {
            Change::Seated { seat, .. }
            | Change::Played { seat, .. }
            | Change::Proposed { seat, .. }
            | Change::Agreed { seat }
            | Change::Declined { seat }
            | Change::Undone { seat, .. }
            | Change::Left { seat }
            | Change::Handed { seat }
            | Change::Returned { seat }
            | Change::StandIn { seat } => Some(*seat),
            _ => None,
        }
    }
}

impl TableModel {
    /// Applies a message of the server. False if it does not fit what is known; then a new welcome is needed.
    pub fn receive(&mut self, message: &ToClient) -> bool {
        match message {
            ToClient::Welcome(welcome) => {
                let same_table = self.view().is_some_and(|view| view.table == welcome.view.table);
                // A change of perspective brings no events, and none were missed.
                let complete = welcome.missed.is_some() || self.number == welcome.number;
                if !same_table || !complete {
                    self.log.clear();
                }
                let viewer = welcome.view.viewer;
                let missed = welcome.missed.iter().flatten().cloned();
                self.log.extend(missed.map(|event| LogEntry { event, viewer }));
                self.number = welcome.number;
                self.seats.clone_from(&welcome.seats);
                self.host = welcome.host;
                self.presence = welcome.presence.clone();
                self.held.welcome(welcome);
            }
            ToClient::Event(update) => {
                self.number = update.event.number;
                let fits = self.held.apply(update).is_ok();
                let viewer = self.view().and_then(|view| view.viewer);
                self.log.push(LogEntry { event: update.event.clone(), viewer });
                return fits;
            }
            ToClient::You { seats, host } => {
                self.seats.clone_from(seats);
                self.host = *host;
            }
            ToClient::Presence(presence) => self.presence = presence.clone(),
            _ => {}
        }
        true
    }

    /// The table as it is shown; none before the welcome.
    pub(crate) const fn view(&self) -> Option<&TableView> {
        self.held.view()
    }

    /// The names of the people at the table.
    pub(crate) fn names(&self) -> Vec<Name> {
        let name = |seat: &SeatView| match seat {
            SeatView::Person { name, .. } => Some(name.clone()),
            _ => None,
        };
        self.view().into_iter().flat_map(|view| &view.seats).filter_map(name).collect()
    }

    pub(crate) fn is_at(&self, stage: Stage) -> bool {
        self.view().is_some_and(|view| view.stage == stage)
    }

    /// The seat of this device that has to decide.
    pub(crate) fn own_turn(&self) -> Option<Seat> {
        self.view()?.to_move.filter(|seat| self.seats.contains(seat))
    }

    /// Whether the view is that of the seat that has to decide, and it is one of this device.
    pub(crate) fn can_decide(&self) -> bool {
        self.own_turn().is_some() && self.view().is_some_and(|view| view.viewer == view.to_move)
    }

    /// Whether the game has begun and the event that says so is on its way. The last reveal leads to both, and the view
    /// is ahead of the events then.
    pub(crate) fn is_beginning(&self) -> bool {
        let last = self.log.last().map(|entry| &entry.event.change);
        matches!(last, Some(Change::Revealed { .. })) && self.is_at(Stage::Running)
    }

    /// Whether a bot has to decide, on its own seat or as a stand-in.
    pub(crate) fn bot_to_move(&self) -> bool {
        let seat = self.view().and_then(|view| view.seats.get(view.to_move?.index()));
        matches!(seat, Some(SeatView::Bot { .. } | SeatView::Person { stand_in: true, .. }))
    }

    /// The last decision in a sentence, unless it was taken back.
    pub(crate) fn last_move(&self) -> Option<&Message> {
        self.log.iter().rev().find_map(|entry| match entry.event.change {
            Change::Played { .. } => Some(entry.event.messages.first()),
            Change::Undone { .. } | Change::Started { .. } => Some(None),
            _ => None,
        })?
    }

    /// The seat of this device that decided last; an undo is for this one.
    pub(crate) fn last_own(&self) -> Option<Seat> {
        let own = |entry: &LogEntry| match entry.event.change {
            Change::Played { seat, .. } if self.seats.contains(&seat) => Some(seat),
            _ => None,
        };
        self.log.iter().rev().find_map(own).or_else(|| self.seats.first().copied())
    }

    /// The seats before the start, each with its number.
    fn lobby_seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        let lobby = self.view().filter(|view| view.stage == Stage::Lobby);
        lobby.into_iter().flat_map(|view| Seat::all(view.seats.len() as u8).zip(&view.seats))
    }

    /// Whether somebody can still sit down.
    pub(crate) fn has_open_seat(&self) -> bool {
        self.open_seat().is_some()
    }

    /// The first seat on which somebody can sit down.
    pub(crate) fn open_seat(&self) -> Option<Seat> {
        self.lobby_seats().find(|(_, seat)| matches!(seat, SeatView::Open)).map(|(seat, _)| seat)
    }

    /// The seats whose devices have not revealed yet, while the game starts.
    pub(crate) fn missing_devices(&self) -> &[Seat] {
        let starting = self.view().filter(|view| view.stage == Stage::Starting);
        starting.map_or(&[], |view| &view.waiting)
    }

    /// Whether the game waits until everybody has accepted another history (T-17), and for whom: the people who have
    /// accepted, and the others.
    pub(crate) fn dispute(&self) -> Option<(Vec<Seat>, Vec<Seat>)> {
        let view = self.view()?;
        let dispute = view.dispute.as_ref()?;
        let people = Seat::all(view.seats.len() as u8).zip(&view.seats);
        let people = people.filter(|(_, who)| matches!(who, SeatView::Person { .. })).map(|(seat, _)| seat);
        Some(people.partition(|seat| dispute.accepted.contains(seat)))
    }

    /// Whether the game can start.
    pub(crate) fn is_ready(&self) -> bool {
        let seeded = self.view().is_some_and(|view| view.source == Source::Seeded);
        let ready = |seat: &SeatView| match seat {
            SeatView::Person { committed, .. } => *committed || seeded,
            SeatView::Bot { .. } => true,
            SeatView::Open => false,
        };
        self.is_at(Stage::Lobby) && self.lobby_seats().all(|(_, seat)| ready(seat))
    }
}
