//! One whole game at a real table: a person who is played by the search, and bots.

use crosstable_bots::{Budget, Policy, TurnSeed, decide_any};
use crosstable_core::{Level, PlayerId, Seat, Setup, TableId};
use crosstable_fair::Seed;
use crosstable_games::GameId;
use crosstable_protocol::Command;
use crosstable_record::{Record, verify};
use crosstable_table::{MemoryTable, Opening, Origin};

const HOST: PlayerId = PlayerId::new([1; 16]);
/// Among them they move at random, look one ply ahead and search.
const LEVELS: [Level; 3] = [Level::Normal, Level::Beginner, Level::Easy];

/// Plays a game to its end and returns its verified record as text.
pub fn play(game: GameId, players: u8, seed: u64) -> String {
    let bytes = seed.to_be_bytes();
    let opening = Opening::seeded(TableId::new([9; 16]), game, Setup::players(players), HOST);
    let secret = Seed::new(std::array::from_fn(|index| bytes[index % 8]));
    let mut table = MemoryTable::open(&opening, secret, 0).expect("the default options are valid");
    let mut perform = |command| {
        table.perform(Origin::Player(HOST), &command).expect("the host may do that in the lobby");
    };

    let (first, others) = (Seat::new(0), Seat::all(players).skip(1));
    perform(Command::Sit { seat: Some(first), name: "Anna".into(), commitment: None });
    for (seat, level) in others.zip(LEVELS) {
        perform(Command::Bot { seat: Some(seat), level });
    }
    perform(Command::Start);
    while let Some(seat) = table.table().to_move() {
        let session = table.session();
        let person = || session.bot_task(seat, Level::Expert, Origin::Player(HOST));
        let bot = session.pending_bot();
        let policy =
            bot.as_ref().map_or(Policy::Search(Budget::iterations(20)), |task| Policy::Untimed(task.level));
        let task = bot.unwrap_or_else(person);
        let turn_seed = TurnSeed { seed, turn: task.turn };
        let report = decide_any(&policy, &task.view, seat, turn_seed, None);
        let token = report.expect("the seat is to move").chosen;
        table.play(seat, &token).expect("the bot knows the rules");
    }
    let record = Record::of(table.log()).expect("the game has ended");
    verify(&record).expect("a table writes a valid log");
    record.to_string()
}
