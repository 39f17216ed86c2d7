//! A room with a table in it, for the tests.
#![allow(dead_code, reason = "not every test file uses everything")]

use crosstable_core::rng::{SeedableRng, Xoshiro, pick};
use crosstable_core::{Level, PlayerId, Refusal, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_table::{By, Clock, Command, Entry, Millis, Opening, Stage, Table};

/// People, by letter.
pub(crate) const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
pub(crate) const BEN: PlayerId = PlayerId::new([0xb2; 16]);
pub(crate) const CARLA: PlayerId = PlayerId::new([0xc3; 16]);

pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Millis,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

impl Room {
    pub(crate) fn open(game: GameId, setup: Setup, clock: Clock, seed: u8) -> Self {
        let opening = Opening { clock, ..Opening::new(TableId::new([seed; 16]), game, setup, ANNA) };
        let (table, log) = Table::open(&opening, Seed::new([seed; 32]), 1000).expect("a valid set-up");
        Room { table, log, now: 1000 }
    }

    /// A running game of these people, the first of them the host; seats without a person get bots.
    pub(crate) fn running(game: GameId, setup: Setup, people: &[PlayerId], clock: Clock, seed: u8) -> Self {
        let players = setup.players;
        let mut room = Self::open(game, setup, clock, seed);
        for (index, player) in people.iter().enumerate() {
            room.ok(*player, Command::Sit { seat: Some(Seat::new(index)), name: format!("P{}", index + 1) });
            let entropy = Entropy::new([index as u8; 16]);
            room.ok(*player, Command::AddEntropy { seat: Seat::new(index), entropy });
        }
        for _ in people.len()..players as usize {
            room.ok(ANNA, Command::AddBot { seat: None, level: Level::Easy });
        }
        room.ok(ANNA, Command::Start);
        room
    }

    /// The command is accepted; its entries become true.
    pub(crate) fn ok(&mut self, player: PlayerId, command: Command) -> Vec<Entry> {
        self.by(By::Player(player), command)
    }

    pub(crate) fn by(&mut self, by: By, command: Command) -> Vec<Entry> {
        let (before, named) = (self.table.clone(), format!("{command:?}"));
        let entries = self.table.handle(by, self.now, command);
        assert_eq!(self.table, before, "handling changes nothing");
        let entries = entries.unwrap_or_else(|refusal| panic!("{named}: {refusal}"));
        for entry in &entries {
            self.table.apply(entry).expect("a table's own entries fit");
            self.log.push(entry.clone());
        }
        assert_eq!(Table::replay(&self.log).as_ref(), Ok(&self.table), "the log gives the same table");
        entries
    }

    /// The command is refused; clause and code.
    pub(crate) fn no(&self, player: PlayerId, command: Command) -> (&'static str, &'static str) {
        let refusal = self.refusal(By::Player(player), command);
        (refusal.clause, refusal.code)
    }

    pub(crate) fn refusal(&self, by: By, command: Command) -> Refusal {
        self.table.handle(by, self.now, command).expect_err("this command is refused")
    }

    /// The legal moves of the seat to move.
    pub(crate) fn legal(&self) -> Vec<String> {
        let seat = self.table.to_move().expect("somebody is to move");
        self.table.view(Viewer::Seat(seat)).legal
    }

    /// Whoever is to move plays the first legal move, whatever they are.
    pub(crate) fn step(&mut self) -> Vec<Entry> {
        let token = self.legal().swap_remove(0);
        self.decide(token)
    }

    pub(crate) fn decide(&mut self, token: String) -> Vec<Entry> {
        let seat = self.table.to_move().expect("somebody is to move");
        let chair = &self.table.chairs()[seat.index()];
        let by = match (chair.bot(), chair.player()) {
            (None, Some(player)) => By::Player(player),
            _ => By::House,
        };
        self.by(by, Command::Play { seat, token })
    }

    /// Random moves until the end.
    pub(crate) fn play_out(&mut self, seed: u64) {
        let mut rng = Xoshiro::seed_from_u64(seed);
        while self.table.stage() == Stage::Running {
            let token = {
                let legal = self.legal();
                legal[pick(&mut rng, &(0..legal.len()).collect::<Vec<_>>())].clone()
            };
            self.decide(token);
        }
    }
}
