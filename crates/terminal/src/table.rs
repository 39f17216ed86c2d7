//! A table as this client knows it from the server's messages.

use crosstable_core::Seat;
use crosstable_protocol::{Change, Event, Presence, SeatView, Stage, TableView, ToClient};

/// A table as this client knows it.
#[derive(Clone, Debug, Default)]
pub struct TableModel {
    /// None before the welcome.
    pub(crate) view: Option<TableView>,
    /// The number of the last event.
    pub(crate) number: u64,
    /// The seats of this device.
    pub(crate) seats: Vec<Seat>,
    pub(crate) host: bool,
    pub(crate) presence: Presence,
    /// What has happened, in order.
    pub(crate) changes: Vec<Change>,
}

impl TableModel {
    /// Applies a message of the server.
    pub fn receive(&mut self, message: &ToClient) {
        match message {
            ToClient::Welcome(welcome) => {
                let same_table = self.view.as_ref().is_some_and(|view| view.table == welcome.view.table);
                // A change of perspective brings no events, and none were missed.
                let complete = welcome.missed.is_some() || self.number == welcome.number;
                if !same_table || !complete {
                    self.changes.clear();
                }
                let missed = welcome.missed.iter().flatten();
                self.changes.extend(missed.map(|Event { change, .. }| change.clone()));
                self.number = welcome.number;
                self.seats.clone_from(&welcome.seats);
                self.host = welcome.host;
                self.presence = welcome.presence.clone();
                self.view = Some(welcome.view.clone());
            }
            ToClient::Event(update) => {
                self.number = update.event.number;
                self.changes.push(update.event.change.clone());
                self.view = Some(update.view.clone());
            }
            ToClient::You { seats, host } => {
                self.seats.clone_from(seats);
                self.host = *host;
            }
            ToClient::Presence(presence) => self.presence = presence.clone(),
            _ => {}
        }
    }

    pub(crate) fn is_at(&self, stage: Stage) -> bool {
        self.view.as_ref().is_some_and(|view| view.stage == stage)
    }

    /// The seat of this device that has to decide.
    pub(crate) fn own_turn(&self) -> Option<Seat> {
        self.view.as_ref()?.to_move.filter(|seat| self.seats.contains(seat))
    }

    /// Whether the view is that of the seat that has to decide, and it is one of this device.
    pub(crate) fn can_decide(&self) -> bool {
        self.own_turn().is_some() && self.view.as_ref().is_some_and(|view| view.viewer == view.to_move)
    }

    /// Whether a bot has to decide, on its own seat or as a stand-in.
    pub(crate) fn bot_to_move(&self) -> bool {
        let seat = self.view.as_ref().and_then(|view| view.seats.get(view.to_move?.index()));
        matches!(seat, Some(SeatView::Bot { .. } | SeatView::Person { stand_in: true, .. }))
    }

    /// The token of the last decision, unless it was taken back.
    pub(crate) fn last_move(&self) -> Option<&str> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::Played { token, .. } => Some(Some(token.as_str())),
            Change::Undone { .. } | Change::Started { .. } => Some(None),
            _ => None,
        })?
    }

    /// The seat of this device that decided last; an undo is for this one.
    pub(crate) fn last_own(&self) -> Option<Seat> {
        let own = |change: &Change| match change {
            Change::Played { seat, .. } if self.seats.contains(seat) => Some(*seat),
            _ => None,
        };
        self.changes.iter().rev().find_map(own).or_else(|| self.seats.first().copied())
    }

    /// The seats before the start, each with its number.
    fn lobby_seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        let lobby = self.view.as_ref().filter(|view| view.stage == Stage::Lobby);
        lobby.into_iter().flat_map(|view| Seat::all(view.seats.len() as u8).zip(&view.seats))
    }

    /// A seat of this device whose entropy is still missing.
    pub(crate) fn without_entropy(&self) -> Option<Seat> {
        let missing = |seat: &SeatView| matches!(seat, SeatView::Person { entropy: false, .. });
        let mut own = self.lobby_seats().filter(|(seat, _)| self.seats.contains(seat));
        own.find(|(_, who)| missing(who)).map(|(seat, _)| seat)
    }

    /// Whether somebody can still sit down.
    pub(crate) fn has_open_seat(&self) -> bool {
        self.lobby_seats().any(|(_, seat)| matches!(seat, SeatView::Open))
    }

    /// Whether the game can start.
    pub(crate) fn is_ready(&self) -> bool {
        let ready =
            |seat: &SeatView| matches!(seat, SeatView::Person { entropy: true, .. } | SeatView::Bot { .. });
        self.is_at(Stage::Lobby) && self.lobby_seats().all(|(_, seat)| ready(seat))
    }
}
