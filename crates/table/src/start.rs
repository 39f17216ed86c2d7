//! The start, at which nobody chooses the luck (T-13): devices commit, everything is frozen, devices reveal.

use std::fmt::Write;

use crosstable_core::Seat;
use crosstable_fair::{Commitment, Entropy, Head, Seed, Source};
use crosstable_protocol::{Millis, Stage};

use crate::chair::Chair;
use crate::dispatch::{Decided, Origin};
use crate::entry::Entry;
use crate::refusal::RefusalReason;
use crate::table::Table;

impl Table {
    /// A device commits to its entropy, once for a seat.
    pub(crate) fn commit(&self, origin: Origin, at: Millis, seat: Seat, commitment: Commitment) -> Decided {
        self.by_owner(origin, seat)?;
        self.in_lobby()?;
        if self.commitments[seat.index()].is_some() {
            return Err(RefusalReason::CommitmentGiven(seat).into());
        }
        self.is_fresh(commitment)?;
        Ok(vec![Entry::Committed { at, seat, commitment }])
    }

    /// Nobody copies another's commitment and reveals the same after them.
    pub(crate) fn is_fresh(&self, commitment: Commitment) -> Result<(), RefusalReason> {
        if self.commitments.contains(&Some(commitment)) {
            Err(RefusalReason::CommitmentTaken)
        } else {
            Ok(())
        }
    }

    /// T-04: the host starts when every chair is taken and every person's device has committed. From now on nothing of
    /// it can change. The game begins when all have revealed; where nobody has anything to reveal, at once.
    pub(crate) fn start(&self, origin: Origin, at: Millis) -> Decided {
        self.by_host(origin)?;
        self.in_lobby()?;
        let open = self.chairs.iter().filter(|chair| **chair == Chair::Open).count();
        if open > 0 {
            return Err(RefusalReason::SeatsOpen(open as u8).into());
        }
        if matches!(self.declared_source, Source::Seeded | Source::Continued)
            || self.persons().next().is_none()
        {
            return Ok(vec![self.begin(at)?]);
        }
        if let Some(seat) = self.persons().find(|seat| self.commitments[seat.index()].is_none()) {
            return Err(RefusalReason::CommitmentMissing(seat).into());
        }
        Ok(vec![Entry::Frozen { at, round: self.round, list: self.list_text(Source::Revealed) }])
    }

    /// A device reveals what it has committed to. The last one begins the game.
    pub(crate) fn reveal(&self, origin: Origin, at: Millis, seat: Seat, entropy: Entropy) -> Decided {
        self.by_owner(origin, seat)?;
        if self.stage != Stage::Starting {
            return Err(RefusalReason::NotStarting.into());
        }
        if self.entropy[seat.index()].is_some() {
            return Err(RefusalReason::EntropyGiven(seat).into());
        }
        let mut revealed = self.clone();
        revealed.add_entropy(seat, entropy).map_err(|_| RefusalReason::WrongEntropy(seat))?;
        let mut entries = vec![Entry::Entropy { at, seat, entropy }];
        if revealed.waiting().next().is_none() {
            entries.push(revealed.begin(at)?);
        }
        Ok(entries)
    }

    /// The host gives up a start that waits for a device. Everybody sees it, and all luck is new.
    pub(crate) fn reopen(&self, origin: Origin, at: Millis) -> Decided {
        self.by_host(origin)?;
        if self.stage != Stage::Starting {
            return Err(RefusalReason::NotStarting.into());
        }
        Ok(vec![self.reopened(at, self.head)])
    }

    /// The entry that begins the next round, behind an entry with this head.
    pub(crate) fn reopened(&self, at: Millis, head: Option<Head>) -> Entry {
        let seed = self.seed.next_round(head.unwrap_or(Head::new([0; 16])));
        Entry::Reopened { at, round: self.round + 1, commitment: seed.commitment(), seed }
    }

    fn begin(&self, at: Millis) -> Result<Entry, RefusalReason> {
        let chance = self.draw(&mut self.first_position(), 0);
        Ok(Entry::Started { at, chance: chance.map_err(|_| RefusalReason::NotStarted)? })
    }

    fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(|seat| self.chairs[seat.index()].player().is_some())
    }

    /// The seats whose devices have not revealed yet.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        let starting = self.stage == Stage::Starting;
        self.persons().filter(move |seat| starting && self.entropy[seat.index()].is_none())
    }

    /// What is frozen at the start. These lines stand in the record, too.
    pub(crate) fn list_text(&self, source: Source) -> String {
        let mut list =
            format!("game: {}\nrules: {}\nplayers: {}\n", self.game, self.options.rules(), self.players());
        // Writing to a string cannot fail.
        for (key, value) in self.options.pairs() {
            let blank = if value.is_empty() { "" } else { " " };
            let _ = writeln!(list, "option {key}:{blank}{value}");
        }
        for (seat, chair) in Seat::all(self.players()).zip(&self.chairs) {
            let _ = match chair {
                Chair::Person { name, .. } => writeln!(list, "seat {seat}: person {name}"),
                Chair::Bot { level } => writeln!(list, "seat {seat}: bot {level}"),
                Chair::Open => Ok(()),
            };
        }
        let _ = writeln!(list, "table: {}\nchance: {source}", self.id);
        if source == Source::Revealed {
            let _ = writeln!(list, "round: {}\ncommitment: {}", self.round, self.commitment);
            for (seat, commitment) in self.given_commitments() {
                let _ = writeln!(list, "commitment {seat}: {commitment}");
            }
        }
        list
    }

    /// The devices' commitments, by seat in ascending order.
    pub(crate) fn given_commitments(&self) -> Vec<(Seat, Commitment)> {
        let given = |seat: Seat| self.commitments[seat.index()].map(|commitment| (seat, commitment));
        Seat::all(self.players()).filter_map(given).collect()
    }

    pub(crate) fn freeze(&mut self, round: u32, list: &str) -> Result<(), String> {
        if self.stage != Stage::Lobby || round != self.round || list != self.list_text(Source::Revealed) {
            return Err("the list is not what was to be frozen".into());
        }
        // What devices of version 0.1 published counts no longer.
        self.entropy = Default::default();
        self.list = Some(list.to_owned());
        self.stage = Stage::Starting;
        Ok(())
    }

    pub(crate) fn add_entropy(&mut self, seat: Seat, entropy: Entropy) -> Result<(), String> {
        self.chair_mut(seat)?;
        let right = match self.stage {
            Stage::Starting => self.commitments[seat.index()] == Some(entropy.commitment(self.id.bytes())),
            // Version 0.1: published in the lobby.
            Stage::Lobby => self.declared_source == Source::Published,
            Stage::Running | Stage::Ended => false,
        };
        if !right {
            return Err("the device has not committed to this entropy".into());
        }
        self.entropy[seat.index()] = Some(entropy);
        Ok(())
    }

    pub(crate) fn next_round(
        &mut self,
        round: u32,
        commitment: Commitment,
        seed: Seed,
    ) -> Result<(), String> {
        let early = matches!(self.stage, Stage::Lobby | Stage::Starting);
        if !early || round != self.round + 1 || seed.commitment() != commitment {
            return Err("a start cannot have been given up like this".into());
        }
        (self.round, self.commitment, self.seed) = (round, commitment, seed);
        (self.commitments, self.entropy) = Default::default();
        self.list = None;
        self.stage = Stage::Lobby;
        self.dispute = None;
        Ok(())
    }

    pub(crate) fn may_begin(&self) -> Result<(), String> {
        let ready = match self.stage {
            Stage::Starting => self.waiting().next().is_none(),
            Stage::Lobby => {
                let alone = self.declared_source != Source::Revealed || self.persons().next().is_none();
                alone && !self.chairs.contains(&Chair::Open)
            }
            Stage::Running | Stage::Ended => false,
        };
        if ready { Ok(()) } else { Err("a game is started once, when everybody is ready".into()) }
    }

    /// The device that committed to something for this seat has nothing to do with it any more.
    pub(crate) fn forget_device(&mut self, seat: Seat) {
        self.commitments[seat.index()] = None;
        self.entropy[seat.index()] = None;
    }
}
