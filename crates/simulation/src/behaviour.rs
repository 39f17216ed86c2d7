//! What people do at a table: play on, or everything else that can be done, at every stage.

use std::sync::Arc;
use std::time::Duration;

use crosstable_core::rng::{below, pick};
use crosstable_core::{Level, Seat, Target};
use crosstable_fair::{Commitment, Entropy, Ticket};
use crosstable_protocol::http::HandOver;
use crosstable_protocol::{Command, Perspective, Phrase, Proposal, SeatView, Stage, ToServer};

use crate::http;
use crate::plan::Kind;
use crate::visitor::Visitor;

/// The host waits so long for people and for their devices.
const WAIT_FOR_PEOPLE: Duration = Duration::from_secs(8);
/// What people call themselves.
const NAMES: [&str; 12] =
    ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo", "Ida", "Jonas", "Kurt", "Lena"];
/// How many commands a flood has.
const FLOOD: usize = 30;

impl Visitor {
    /// Does something; false if the person goes away.
    pub(crate) fn act(&mut self) -> bool {
        if self.world.settling() {
            let resting = self.world.state().resting;
            if self.state.pending().is_empty() && !resting {
                self.play_on();
            }
            return true;
        }
        let flooded = self.world.state().active.iter().any(|fault| fault.kind == Kind::Flood);
        if flooded && below(&mut self.rng, 4) == 0 {
            self.flood();
            return true;
        }
        match below(&mut self.rng, 100) {
            0..62 => drop(self.play_on()),
            62..68 => {
                // The same command twice in a row.
                if let Some(request) = self.play_on() {
                    self.state.outgoing().push_back(ToServer::Command(request));
                }
            }
            68..75 => {
                let command = self.any_command();
                self.command(command);
            }
            75..80 => {
                if let Some(seat) = self.own.first().copied() {
                    self.command(Command::Undo { seat });
                }
            }
            80..83 => {
                let command = if below(&mut self.rng, 2) == 0 { Command::Agree } else { Command::Decline };
                self.command(command);
            }
            83..85 => self.offer_seat(),
            85..87 => self.take_offered_seat(),
            87..90 => {
                let seat = self.own.last().copied();
                let other = seat.map_or(Perspective::Own, Perspective::Seat);
                let perspective = pick(&mut self.rng, &[Perspective::Own, Perspective::Spectator, other]);
                self.state.set_perspective(perspective);
            }
            90 => drop(self.command(Command::Rematch)),
            91 => self.flood(),
            92..95 => return false,
            _ => {}
        }
        true
    }

    fn flood(&mut self) {
        for _ in 0..FLOOD {
            let command = self.any_command();
            self.command(command);
        }
    }

    /// What a person does who wants the game to go on.
    fn play_on(&mut self) -> Option<crosstable_protocol::CommandRequest> {
        let command = self.next_command()?;
        Some(self.command(command))
    }

    fn next_command(&mut self) -> Option<Command> {
        let view = self.view()?.clone();
        if let Ok(Some(command)) = self.device.due(&view, &self.own) {
            return Some(command);
        }
        if let Some(dispute) = &view.dispute
            && self.own.iter().any(|seat| !dispute.accepted.contains(seat))
        {
            return Some(Command::Continue);
        }
        if let Some(pending) = view.proposal
            && !self.own.is_empty()
        {
            let settling = self.world.settling();
            let agree = matches!(pending.proposal, Proposal::StandIn { .. })
                || (!settling && below(&mut self.rng, 2) == 0);
            if self.own.contains(&pending.seat) {
                return settling.then_some(Command::Decline);
            }
            return Some(if agree { Command::Agree } else { Command::Decline });
        }
        let waited = self.since.elapsed() > WAIT_FOR_PEOPLE;
        match view.stage {
            Stage::Lobby => {
                let open = view.seats.contains(&SeatView::Open);
                if open && self.own.is_empty() && self.person < self.people {
                    return Some(Command::Sit { seat: None, name: self.name(), commitment: None });
                }
                if !self.host {
                    return None;
                }
                let seated = view.seats.iter().filter(|seat| matches!(seat, SeatView::Person { .. })).count();
                if open && (seated as u64 >= self.people % 10 || waited) {
                    let level = pick(&mut self.rng, &[Level::Easy, Level::Normal]);
                    return Some(Command::Bot { seat: None, level });
                }
                let bare = |seat: &SeatView| matches!(seat, SeatView::Person { committed: false, .. });
                let ready = !open && !view.seats.iter().any(bare);
                if ready {
                    self.since = tokio::time::Instant::now();
                }
                ready.then_some(Command::Start)
            }
            Stage::Starting => {
                let patience = waited && self.host;
                patience.then_some(Command::Reopen)
            }
            Stage::Running => {
                let away = |seat: &&Seat| {
                    matches!(view.seats.get(seat.index()), Some(SeatView::Person { away: true, .. }))
                };
                if let Some(seat) = self.own.iter().find(away) {
                    return Some(Command::Return { seat: *seat });
                }
                let seat = view.to_move.filter(|seat| self.own.contains(seat))?;
                if view.viewer != Some(seat) {
                    self.state.set_perspective(Perspective::Seat(seat));
                    return None;
                }
                let legal = view.legal_tokens();
                let token = legal.get(below(&mut self.rng, legal.len().max(1) as u32) as usize)?.clone();
                Some(Command::Play { seat, token, seen: self.state.last() })
            }
            Stage::Ended => None,
        }
    }

    /// Another one each time, because somebody may have it already.
    fn name(&mut self) -> String {
        pick(&mut self.rng, &NAMES).to_owned()
    }

    /// Any command at all, whether it makes sense or not.
    fn any_command(&mut self) -> Command {
        let mut seat = || Seat::new(below(&mut self.rng, 4) as usize);
        let (one, other) = (seat(), seat());
        let entropy = Entropy::new([below(&mut self.rng, 250) as u8; 16]);
        let commitment = Commitment::new([below(&mut self.rng, 250) as u8; 32]);
        let name =
            pick(&mut self.rng, &["", "P1", "Ω", "a very long name that nobody may have at all"]).to_owned();
        match below(&mut self.rng, 22) {
            0 => Command::Sit { seat: Some(one), name, commitment: Some(commitment) },
            1 => Command::Leave { seat: one },
            2 => Command::Return { seat: one },
            3 => Command::Rename { seat: one, name },
            4 => Command::Bot { seat: Some(one), level: Level::Hard },
            5 => Command::Clear { seat: one },
            6 => Command::Swap { one, other },
            7 => Command::Take { seat: one, ticket: Ticket::new([7; 16]) },
            8 => Command::Commit { seat: one, commitment },
            9 => Command::Start,
            10 => Command::Reveal { seat: one, entropy },
            11 => Command::Continue,
            12 => Command::Play { seat: one, token: "nonsense".to_owned(), seen: None },
            13 => {
                let token = self.view().and_then(|view| view.legal_tokens().first().cloned());
                Command::Play { seat: one, token: token.unwrap_or_default(), seen: Some(1) }
            }
            14 => Command::Explain { seat: one, path: vec![Target::new("c3")] },
            15 => Command::Undo { seat: one },
            16 => Command::StandIn { seat: one },
            17 => Command::Agree,
            18 => Command::Decline,
            19 => Command::Say { seat: one, phrase: pick(&mut self.rng, Phrase::ALL) },
            20 => Command::Rematch,
            _ => Command::Rename { seat: one, name: "P9".to_owned() },
        }
    }

    /// Offers a seat to whoever wants it (T-15).
    fn offer_seat(&mut self) {
        let Some(seat) = self.own.first().copied() else { return };
        let (world, person, token, table) =
            (Arc::clone(&self.world), self.person, self.token.clone(), self.table);
        let process = below(&mut self.rng, self.world.plan.processes as u32) as usize;
        tokio::spawn(async move {
            let path = format!("GET /api/tables/{table}/seats/{seat}/ticket");
            let answer = http::request(&world, (person, &token), process, &path, "").await;
            if let Ok((200, body)) = answer
                && let Ok(HandOver { ticket, .. }) = serde_json::from_value(body)
            {
                world.state().offered.entry(table).or_default().push((seat, ticket));
            }
        });
    }

    fn take_offered_seat(&mut self) {
        let offered = self.world.state().offered.get_mut(&self.table).and_then(Vec::pop);
        if let Some((seat, ticket)) = offered {
            self.command(Command::Take { seat, ticket });
        }
    }
}
