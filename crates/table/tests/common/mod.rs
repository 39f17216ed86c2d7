//! Tables for the tests.
#![allow(dead_code, reason = "not every test file uses everything")]

use crosstable_core::rng::{SeedableRng, Xoshiro, pick};
use crosstable_core::{Level, PlayerId, Refusal, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed};
use crosstable_games::GameId;
use crosstable_protocol::{Change, Clock, Command, Stage, TableView};
use crosstable_table::{Entry, LogEntry, MemoryTable, Opening, Origin, Rejection, TableSession};

/// People, by letter.
pub(crate) const ANNA: PlayerId = PlayerId::new([0xa1; 16]);
pub(crate) const BEN: PlayerId = PlayerId::new([0xb2; 16]);
pub(crate) const CARLA: PlayerId = PlayerId::new([0xc3; 16]);

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn sit(seat: Option<Seat>, name: &str) -> Command {
    Command::Sit { seat, name: name.to_owned(), commitment: None }
}

pub(crate) fn open(game: GameId, setup: Setup, clock: Clock, seed: u8) -> MemoryTable {
    let opening = Opening { clock, ..Opening::new(TableId::new([seed; 16]), game, setup, ANNA) };
    MemoryTable::open(&opening, Seed::new([seed; 32]), 1000).expect("a valid set-up")
}

/// A running game of these people, the first of them the host; seats without a person get bots.
pub(crate) fn running(
    game: GameId,
    setup: Setup,
    people: &[PlayerId],
    clock: Clock,
    seed: u8,
) -> MemoryTable {
    let players = setup.players;
    let mut table = open(game, setup, clock, seed);
    for (index, player) in people.iter().enumerate() {
        table.ok(*player, sit(Some(Seat::new(index)), &format!("P{}", index + 1)));
        table.ok(*player, commit(&table, Seat::new(index)));
    }
    for _ in people.len()..players as usize {
        table.ok(ANNA, Command::Bot { seat: None, level: Level::Easy });
    }
    table.ok(ANNA, Command::Start);
    for (index, player) in people.iter().enumerate() {
        table.ok(*player, reveal(Seat::new(index)));
    }
    table
}

/// What the device on this seat adds.
pub(crate) fn entropy(seat: Seat) -> Entropy {
    Entropy::new([seat.index() as u8; 16])
}

pub(crate) fn commit(table: &MemoryTable, seat: Seat) -> Command {
    Command::Commit { seat, commitment: entropy(seat).commitment(table.table().id().bytes()) }
}

pub(crate) fn reveal(seat: Seat) -> Command {
    Command::Reveal { seat, entropy: entropy(seat) }
}

/// What the tests do with tables.
pub(crate) trait Testing {
    /// The command is accepted.
    fn by(&mut self, origin: Origin, command: Command) -> Vec<Entry>;
    /// The command is rejected.
    fn rejected(&self, origin: Origin, command: Command) -> Rejection;
    /// The table as this viewer sees it now.
    fn view(&self, viewer: Viewer) -> TableView;
    /// The events of the whole log, as this viewer saw them.
    fn changes(&self, viewer: Viewer) -> Vec<Change>;
    /// The legal moves of the seat to move.
    fn legal(&self) -> Vec<String>;
    /// The seat to move plays this move.
    fn decide(&mut self, token: &str) -> Vec<Entry>;
    /// The seat to move makes random moves until the end.
    fn play_out(&mut self, seed: u64);

    fn ok(&mut self, player: PlayerId, command: Command) -> Vec<Entry> {
        self.by(Origin::Player(player), command)
    }

    fn refusal(&self, origin: Origin, command: Command) -> Refusal {
        match self.rejected(origin, command) {
            Rejection::Refused(refusal) => refusal,
            other => panic!("{other}"),
        }
    }

    /// The command is refused; clause and code.
    fn no(&self, player: PlayerId, command: Command) -> (&'static str, &'static str) {
        let refusal = self.refusal(Origin::Player(player), command);
        (refusal.clause, refusal.code)
    }

    /// The seat to move plays the first legal move.
    fn step(&mut self) -> Vec<Entry> {
        let token = self.legal().swap_remove(0);
        self.decide(&token)
    }
}

impl Testing for MemoryTable {
    fn by(&mut self, origin: Origin, command: Command) -> Vec<Entry> {
        let entries = match self.perform(origin, &command) {
            Ok(lines) => lines.iter().map(|line| line.entry.clone()).collect(),
            Err(rejection) => panic!("{command:?}: {rejection}"),
        };
        let again = TableSession::load(self.log());
        assert_eq!(again.as_ref(), Ok(self.session()), "the log gives the same table");
        entries
    }

    fn rejected(&self, origin: Origin, command: Command) -> Rejection {
        let decided = self.session().execute(origin, self.now, None, &command);
        decided.expect_err("this command is rejected")
    }

    fn view(&self, viewer: Viewer) -> TableView {
        self.session().view(viewer)
    }

    fn changes(&self, viewer: Viewer) -> Vec<Change> {
        let events = TableSession::events(self.log(), 0, viewer).expect("a table's own log");
        events.into_iter().map(|event| event.change).collect()
    }

    fn legal(&self) -> Vec<String> {
        let seat = self.table().to_move().expect("somebody is to move");
        self.view(Viewer::Seat(seat)).legal_tokens()
    }

    fn decide(&mut self, token: &str) -> Vec<Entry> {
        let seat = self.table().to_move().expect("somebody is to move");
        let entries = self.play(seat, token).unwrap_or_else(|rejection| panic!("{token}: {rejection}"));
        let entries = entries.iter().map(|line| line.entry.clone()).collect();
        let again = TableSession::load(self.log());
        assert_eq!(again.as_ref(), Ok(self.session()), "the log gives the same table");
        entries
    }

    fn play_out(&mut self, seed: u64) {
        let mut rng = Xoshiro::seed_from_u64(seed);
        while self.table().stage() == Stage::Running {
            let legal = self.legal();
            let token = &legal[pick(&mut rng, &(0..legal.len()).collect::<Vec<_>>())];
            self.decide(token);
        }
    }
}

/// The entries of a log without the keys of their commands.
pub(crate) fn entries(log: &[LogEntry]) -> impl DoubleEndedIterator<Item = &Entry> {
    log.iter().map(|line| &line.entry)
}
