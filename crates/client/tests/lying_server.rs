//! T-13: a device against a server that lies about the start of a game, or about the game afterwards. It reveals nothing
//! that it should not, and says so.

use crosstable_client::{Device, DeviceMemory, KeptReceipt, Mistrust};
use crosstable_core::{PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Commitment, Entropy, Receipt, Seed, Source};
use crosstable_protocol::{Command, SeatView, Stage, TableView};
use crosstable_record::Record;
use crosstable_table::{MemoryTable, Opening, Origin};

const ADA: PlayerId = PlayerId::new([0xa; 16]);
const BEN: PlayerId = PlayerId::new([0xb; 16]);
const OWN: [Seat; 1] = [Seat::new(0)];

/// An honest table of Ada, whose device is tested, and Ben. A test changes what the device is shown of it.
struct Honest {
    table: MemoryTable,
    ada: Device,
    ben: Device,
}

fn device(table: TableId, byte: u8) -> Device {
    Device::new(table, format!("{byte:064x}").parse().expect("64 digits"), DeviceMemory::default())
}

impl Honest {
    /// Everybody sits and has committed.
    fn lobby() -> Self {
        let id = TableId::new([7; 16]);
        let game = "mixx".parse().expect("a game");
        let opening = Opening { source: Source::Revealed, ..Opening::new(id, game, Setup::players(2), ADA) };
        let table = MemoryTable::open(&opening, Seed::new([5; 32]), 1000).expect("the usual options");
        let mut honest = Honest { table, ada: device(id, 1), ben: device(id, 2) };
        for (player, name) in [(ADA, "Ada"), (BEN, "Ben")] {
            honest.perform(player, &Command::Sit { seat: None, name: name.into(), commitment: None });
        }
        honest.do_parts();
        honest
    }

    /// Everything is frozen, and no device has revealed.
    fn starting() -> Self {
        let mut honest = Honest::lobby();
        honest.perform(ADA, &Command::Start);
        honest
    }

    /// The game is over. Ada's device was told of everything.
    fn ended() -> Self {
        let mut honest = Honest::starting();
        honest.do_parts();
        while let Some(seat) = honest.table.table().to_move() {
            let legal = honest.table.table().view(Viewer::Seat(seat)).legal_tokens();
            honest.table.play(seat, &legal[legal.len() / 2]).expect("it is legal");
            honest.tell();
        }
        assert_eq!(honest.view().stage, Stage::Ended);
        honest
    }

    fn perform(&mut self, player: PlayerId, command: &Command) {
        self.table.perform(Origin::Player(player), command).expect("allowed");
        self.tell();
    }

    /// Ada's device keeps the receipt of the last event.
    fn tell(&mut self) {
        let table = self.table.table();
        let (number, receipt) = (table.length() - 1, table.receipt().expect("a log with heads"));
        let ended = table.stage() == Stage::Ended;
        self.ada.memory.was_told(KeptReceipt { number, receipt }, table.stage(), ended);
    }

    /// Both devices do what is due.
    fn do_parts(&mut self) {
        let view = self.view();
        let due = self.ada.due(&view, &OWN).expect("an honest server").expect("something is due");
        self.perform(ADA, &due);
        let due = self.ben.due(&self.view(), &[Seat::new(1)]).expect("an honest server");
        self.perform(BEN, &due.expect("something is due"));
    }

    fn view(&self) -> TableView {
        self.table.table().view(Viewer::Seat(OWN[0]))
    }

    fn record(&self) -> String {
        Record::of(self.table.log()).expect("a finished game").to_string()
    }

    fn log(&self) -> String {
        self.table.table().public_log(self.table.log()).expect("a finished game")
    }

    /// What Ada's device does with a view that was changed like this.
    fn shown(&mut self, lie: impl FnOnce(&mut TableView)) -> Result<Option<Command>, Mistrust> {
        let mut view = self.view();
        lie(&mut view);
        self.ada.due(&view, &OWN)
    }

    /// The same, with a list that was changed like this.
    fn shown_list(&mut self, lie: impl FnOnce(&str) -> String) -> Result<Option<Command>, Mistrust> {
        self.shown(|view| view.list = view.list.as_deref().map(lie))
    }
}

fn reveals(due: &Result<Option<Command>, Mistrust>) -> bool {
    matches!(due, Ok(Some(Command::Reveal { .. })))
}

#[test]
fn an_honest_game_is_believed() {
    let mut honest = Honest::ended();
    assert_eq!(honest.shown(|_| {}), Ok(None));
    assert_eq!(honest.ada.check_record(&honest.record()), Ok(true));
    assert_eq!(honest.ada.check_log(&honest.log()), Ok(()));
    let stranger = device(honest.ada.table(), 9);
    assert_eq!(stranger.check_record(&honest.record()), Ok(false), "it took no part");
}

#[test]
fn a_device_reveals_against_nothing_but_what_it_agreed_to() {
    let lies: [(&str, &str); 6] = [
        ("seat 2: person Ben", "seat 2: person Eve"),
        ("seat 1: person Ada\n", ""),
        ("players: 2", "players: 3"),
        ("round: 1", "round: 2"),
        ("chance: revealed", "chance: seeded"),
        ("option start: ", "option start: x"),
    ];
    for (truth, lie) in lies {
        let mut honest = Honest::starting();
        let due = honest.shown_list(|list| {
            assert!(list.contains(truth), "{list}");
            list.replacen(truth, lie, 1)
        });
        assert!(matches!(due, Err(Mistrust::List(_))), "{lie}: {due:?}");
    }
    let mut honest = Honest::starting();
    assert!(honest.shown_list(|list| format!("{list}commitment 3: {}\n", "0".repeat(64))).is_err());
    assert!(honest.shown_list(|_| String::new()).is_err());
    assert!(honest.shown(|view| view.list = None).is_err());
}

/// What people saw in the lobby counts, not what the server says when it freezes.
#[test]
fn a_list_and_a_view_that_lie_together_are_found_by_the_commitments() {
    let other = Commitment::new([3; 32]);
    let mut honest = Honest::starting();
    let server = honest.view().commitment.to_string();
    let due = honest.shown(|view| {
        view.commitment = other;
        view.list = view.list.as_ref().map(|list| list.replace(&server, &other.to_string()));
    });
    assert!(matches!(due, Err(Mistrust::List(_))), "another commitment of the server: {due:?}");
    let due = honest.shown_list(|list| {
        let own = list.lines().find(|line| line.starts_with("commitment 1: ")).expect("Ada's");
        list.replace(own, &format!("commitment 1: {other}"))
    });
    assert_eq!(due, Err(Mistrust::Own(OWN[0])), "another commitment of this device");
}

#[test]
fn a_server_that_exchanges_its_commitment_in_the_lobby_gets_no_second_one() {
    let mut honest = Honest::lobby();
    let due = honest.shown(|view| {
        view.commitment = Commitment::new([3; 32]);
        let SeatView::Person { committed, .. } = &mut view.seats[0] else { panic!("a person") };
        *committed = false;
    });
    assert_eq!(due, Err(Mistrust::Commitment));
}

#[test]
fn after_the_first_reveal_no_other_list_is_revealed_against() {
    let mut honest = Honest::starting();
    assert!(reveals(&honest.shown(|_| {})));
    assert!(reveals(&honest.shown(|_| {})), "the same list again, after a lost answer");
    let due = honest.shown(|view| {
        let SeatView::Person { name, .. } = &mut view.seats[1] else { panic!("a person") };
        *name = "Eve".to_owned().try_into().expect("a name");
        view.list = view.list.as_ref().map(|list| list.replace("Ben", "Eve"));
    });
    assert_eq!(due, Err(Mistrust::OtherList));
}

/// The terminal was closed between commit and reveal: what was stored is enough.
#[test]
fn a_device_that_was_stored_reveals_and_one_that_forgot_says_so() {
    let mut honest = Honest::starting();
    let stored = serde_json::to_string(&honest.ada.memory).expect("plain data");
    let memory = serde_json::from_str(&stored).expect("as it was written");
    honest.ada = device(honest.ada.table(), 1);
    honest.ada.memory = memory;
    let due = honest.shown(|_| {}).expect("an honest server").expect("the reveal");
    honest.perform(ADA, &due);
    let mut honest = Honest::starting();
    honest.ada = device(honest.ada.table(), 1);
    assert_eq!(honest.shown(|_| {}), Err(Mistrust::Forgotten));
}

#[test]
fn a_game_that_began_without_this_device_is_not_trusted() {
    // It was shown a wrong list, did not reveal, and the game began all the same.
    let mut honest = Honest::starting();
    assert!(honest.shown_list(|list| list.replace("Ben", "Eve")).is_err());
    assert_eq!(honest.shown(|view| view.stage = Stage::Running), Err(Mistrust::Started));
    // It was never asked to reveal: then its commitment cannot be in the list.
    let mut honest = Honest::starting();
    let due = honest.shown(|view| {
        view.stage = Stage::Running;
        let other = |line: &str| match line.strip_prefix("commitment 1: ") {
            Some(_) => format!("commitment 1: {}\n", Commitment::new([3; 32])),
            None => format!("{line}\n"),
        };
        view.list = view.list.as_ref().map(|list| list.lines().map(other).collect());
    });
    assert_eq!(due, Err(Mistrust::Started));
    // It revealed, and the game began with another list.
    let mut honest = Honest::starting();
    assert!(reveals(&honest.shown(|_| {})));
    let due = honest.shown(|view| {
        view.stage = Stage::Running;
        view.list = view.list.as_ref().map(|list| list.replace("Ben", "Eve"));
    });
    assert_eq!(due, Err(Mistrust::Started));
}

#[test]
fn a_device_notices_a_record_that_differs() {
    let honest = Honest::ended();
    let record = honest.record();
    let line = |name: &str| record.lines().find(|line| line.starts_with(name)).expect(name).to_owned();
    let head = honest.table.table().receipt().expect("a head").head();
    let lies = [
        ("seat 2: ", "seat 2: person Eve".to_owned(), Mistrust::Record),
        ("commitment 2: ", format!("commitment 2: {}", Commitment::new([3; 32])), Mistrust::Record),
        ("commitment: ", format!("commitment: {}", Commitment::new([3; 32])), Mistrust::Commitment),
        ("entropy 1: ", format!("entropy 1: {}", Entropy::new([3; 16])), Mistrust::Entropy(OWN[0])),
        ("head: ", format!("head: {}", "0".repeat(32)), Mistrust::End),
        ("round: ", "round: 0".to_owned(), Mistrust::Record),
    ];
    for (name, lie, mistrust) in lies {
        let forged = record.replacen(&line(name), &lie, 1);
        assert_eq!(honest.ada.check_record(&forged), Err(mistrust), "{lie}");
    }
    assert!(record.contains(&head.to_string()), "the true one has the head that was shown");
    let commented = record.replacen('\n', "\n# A remark.\n", 1);
    assert_eq!(honest.ada.check_record(&commented), Ok(true));
}

#[test]
fn a_log_that_tells_another_history_is_found() {
    let mut honest = Honest::ended();
    let log = honest.log();
    let last = log.lines().count() as u64 - 1;
    let (cut, _) = log.trim_end().rsplit_once('\n').expect("two lines");
    assert_eq!(honest.ada.check_log(cut), Err(Mistrust::Log(last)));
    // It saw another event in the middle of the game, and was not there at the end.
    let other = KeptReceipt { number: last - 1, receipt: Receipt::new([9; 32]) };
    honest.ada.memory = DeviceMemory::default();
    honest.ada.memory.was_told(other, Stage::Running, false);
    assert_eq!(honest.ada.check_log(&log), Err(Mistrust::Log(last - 1)));
    // What comes after the end is not in the log.
    let later = KeptReceipt { number: last + 4, receipt: Receipt::new([9; 32]) };
    honest.ada.memory = DeviceMemory::default();
    honest.ada.memory.was_told(later, Stage::Ended, false);
    assert_eq!(honest.ada.check_log(&log), Ok(()));
}

/// A start that was given up is a new round: all commit again, and the old entropy is worth nothing.
#[test]
fn a_new_round_has_new_entropy_and_an_old_round_no_record() {
    let mut honest = Honest::starting();
    let first = honest.shown(|_| {});
    honest.perform(ADA, &Command::Reopen);
    honest.do_parts();
    honest.perform(ADA, &Command::Start);
    let second = honest.shown(|_| {});
    assert!(reveals(&first) && reveals(&second));
    assert_ne!(first, second);
    let forged = format!("Crosstable record 2\n{}", honest.view().list.expect("frozen"));
    let forged = forged.replace("round: 2", "round: 1");
    assert_eq!(honest.ada.check_record(&forged), Err(Mistrust::Record));
}
