//! The record of a game of the arena.

use crosstable_core::{PlayerId, Seat};
use crosstable_record::Record;
use crosstable_table::{By, Command, Entry, Millis, Name, Opening, Table};

use crate::bout::{Bout, Ending, has_device};
use crate::contest::Contest;

/// Who opens the tables of the arena.
const HOST: PlayerId = PlayerId::new([0; 16]);

impl Contest {
    /// The record of one of its games, which began at this time: it is played once more at a real table with the same
    /// secrets, so that the record can be verified like any other. Levels sit as bots, everybody else as persons. A
    /// game that was forfeited did not end by the rules and has no record.
    pub fn record(&self, bout: &Bout, at: Millis) -> Option<Record> {
        let Ending::Played(_) = bout.ending else { return None };
        let opening = Opening::new(bout.fate.table, self.game, self.options.setup(), HOST);
        let opened = Table::open(&opening, bout.fate.seed, at);
        let (table, log) = opened.expect("options in force make a valid set-up");
        let mut room = Room { table, log, at };
        for seat in Seat::all(self.options.players()) {
            let contestant = &self.contestants[bout.seating[seat.index()]];
            if let Some(level) = contestant.level() {
                room.ask(By::Player(HOST), Command::AddBot { seat: Some(seat), level });
                continue;
            }
            debug_assert!(has_device(contestant));
            room.ask(
                By::Player(HOST),
                Command::Sit { seat: Some(seat), name: name(contestant.label(), seat) },
            );
            room.ask(By::Player(HOST), Command::AddEntropy { seat, entropy: bout.fate.entropy(seat) });
        }
        room.ask(By::Player(HOST), Command::Start);
        for (seat, token) in &bout.moves {
            let person = room.table.chairs()[seat.index()].player();
            let by = person.map_or(By::House, By::Player);
            room.ask(by, Command::Play { seat: *seat, token: token.clone() });
        }
        Some(Record::of(&room.log).expect("the game has ended, and its table wrote the log"))
    }
}

/// How somebody with this label is called at a table. A command line may be longer than names are, and hold what no name
/// may.
fn name(label: &str, seat: Seat) -> String {
    let beginning: String = label.chars().take(Name::LONGEST).collect();
    Name::try_from(beginning).map_or_else(|_| format!("contestant on seat {seat}"), String::from)
}

/// A table with its log.
struct Room {
    table: Table,
    log: Vec<Entry>,
    at: Millis,
}

impl Room {
    /// Asks for something that was already done in the arena.
    fn ask(&mut self, by: By, command: Command) {
        let entries = self.table.handle(by, self.at, command).expect("it has been played already");
        for entry in entries {
            self.table.apply(&entry).expect("a table's own entries fit");
            self.log.push(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_makes_a_name() {
        let long = "cmd:python3 tools/example_bot.py";
        for (label, called) in [
            ("greedy", "greedy"),
            (long, "cmd:python3 tools/exampl"),
            ("cmd:./bot\t--fast", "contestant on seat 2"),
            ("", "contestant on seat 2"),
        ] {
            assert_eq!(name(label, Seat::new(1)), called);
            assert!(Name::try_from(name(label, Seat::new(1))).is_ok(), "{label:?}");
        }
    }
}
