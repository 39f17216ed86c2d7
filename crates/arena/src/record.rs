//! The record of a game of the arena.

use crosstable_core::{PlayerId, Seat};
use crosstable_protocol::{Command, Millis, Name};
use crosstable_record::Record;
use crosstable_table::{MemoryTable, Opening, Origin};

use crate::contest::Contest;
use crate::game_result::{Ending, GameResult, sits_as_person};

/// Who opens the tables of the arena.
const HOST: PlayerId = PlayerId::new([0; 16]);

impl Contest {
    /// The record of one of its games, which began at this time: it is played once more at a real table with the same
    /// secrets, so that the record can be verified like any other. Levels sit as bots, everybody else as persons. A
    /// game that was forfeited did not end by the rules and has no record.
    pub fn record(&self, game: &GameResult, at: Millis) -> Option<Record> {
        let Ending::Played(_) = game.ending else { return None };
        let opening = Opening::seeded(game.seed.table, self.game, self.options.setup(), HOST);
        let opened = MemoryTable::open(&opening, game.seed.seed, at);
        let mut table = opened.expect("options in force make a valid set-up");
        let mut perform = |command| {
            table.perform(Origin::Player(HOST), &command).expect("the lobby is open");
        };
        let mut names = Vec::new();
        for seat in Seat::all(self.options.players()) {
            let contestant = &self.contestants[game.seating[seat.index()]];
            if let Some(level) = contestant.level() {
                perform(Command::Bot { seat: Some(seat), level });
                continue;
            }
            debug_assert!(sits_as_person(contestant));
            let name = name(contestant.label(), seat).beside(&names);
            perform(Command::Sit { seat: Some(seat), name: name.to_string(), commitment: None });
            names.push(name);
        }
        perform(Command::Start);
        for (seat, token) in &game.moves {
            table.play(*seat, token).expect("it has been played in the arena already");
        }
        Some(Record::of(table.log()).expect("the game has ended, and its table wrote the log"))
    }
}

/// How somebody with this label is called at a table. A command line may be longer than names are, and hold what no name
/// may.
fn name(label: &str, seat: Seat) -> Name {
    let beginning: String = label.chars().take(Name::LONGEST).collect();
    let instead = || Name::given(&format!("contestant on seat {seat}")).expect("a short name");
    Name::given(&beginning).unwrap_or_else(|_| instead())
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
            assert_eq!(name(label, Seat::new(1)).as_str(), called);
        }
    }
}
