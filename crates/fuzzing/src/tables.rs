//! The table: random commands, and random logs.

use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Entropy, Seed, Ticket};
use crosstable_games::GameId;
use crosstable_table::{By, Chair, Clock, Command, Entry, Logged, Opening, Stage, Table};

use crate::bytes::Bytes;

/// People who may come. The first opens the table.
const PEOPLE: u8 = 5;

/// Commands of people and of the house: a refusal changes nothing, entries fit, nobody is shown a secret, and the log
/// alone gives the same table again.
pub fn tables(data: &[u8]) {
    drop(session(data));
}

/// The table after all commands.
fn session(data: &[u8]) -> Table {
    let mut bytes = Bytes::new(data);
    let (mut table, mut log) = open(&mut bytes);
    let mut now = 0;
    while !bytes.is_empty() {
        now += u64::from(bytes.byte()) << 9;
        let by = match bytes.byte() % (PEOPLE + 1) {
            0 => By::House,
            person => By::Player(player(person)),
        };
        let command = command(&table, &mut bytes);
        let Ok(entries) = table.handle(by, now, command) else { continue };
        for line in Logged::of(entries, None) {
            let json = serde_json::to_string(&line).expect("an entry is plain data");
            assert_eq!(serde_json::from_str::<Logged>(&json).expect("it was just written"), line);
            table.apply(&line.entry).expect("a table's own entries fit");
            log.push(line.entry);
        }
    }
    show(&table);
    assert!(
        Table::replay(&log).expect("a table's own log fits") == table,
        "the log alone gives the same table"
    );
    assert!(table.verify().is_none_or(|verdict| verdict.is_fair()), "the table's own chance is fair");
    table
}

/// Opens a table of any game.
fn open(bytes: &mut Bytes<'_>) -> (Table, Vec<Entry>) {
    let game = bytes.game();
    let (least, most) = game.seats();
    let setup = Setup::players(least + bytes.byte() % (most - least + 1));
    let mut opening = Opening::new(TableId::new([9; 16]), game, setup, player(1));
    opening.clock = *bytes.of(&Clock::ALL).expect("there are clocks");
    opening.public = bytes.byte() % 2 == 1;
    Table::open(&opening, Seed::new([7; 32]), 0).expect("defaults are allowed")
}

const fn player(number: u8) -> PlayerId {
    PlayerId::new([number; 16])
}

/// What is asked, sensible or not.
fn command(table: &Table, bytes: &mut Bytes<'_>) -> Command {
    let kind = bytes.byte() % 21;
    let seat = seat(bytes);
    match kind {
        0 => Command::Sit { seat: Some(seat), name: bytes.text() },
        1 => Command::Sit { seat: None, name: "Anna".into() },
        2 => Command::Leave { seat },
        3 => Command::Return { seat },
        4 => Command::Rename { seat, name: bytes.text() },
        5 => {
            let level = *bytes.of(&Level::ALL).expect("there are levels");
            Command::AddBot { seat: (bytes.byte() % 2 == 1).then_some(seat), level }
        }
        6 => Command::Clear { seat },
        7 => Command::Swap { one: seat, other: self::seat(bytes) },
        8 => Command::AddEntropy { seat, entropy: Entropy::new([bytes.byte(); 16]) },
        9 => Command::Start,
        10 => Command::Play { seat, token: bytes.text() },
        11 => Command::TimeUp { seat, token: legal(table, bytes) },
        12 => Command::Undo { seat },
        13 => Command::AskStandIn { seat },
        14 => Command::Agree,
        15 => Command::Decline,
        16 => Command::Rematch { table: TableId::new([bytes.byte(); 16]) },
        20 => {
            let owner = table.chairs().get(seat.index()).and_then(Chair::player);
            let right = owner.and_then(|owner| table.ticket(By::Player(owner), seat).ok());
            Command::Take { seat, ticket: right.unwrap_or(Ticket::new([bytes.byte(); 16])) }
        }
        // Most of the time whoever is to move plays.
        _ => Command::Play { seat: table.to_move().unwrap_or(seat), token: legal(table, bytes) },
    }
}

fn seat(bytes: &mut Bytes<'_>) -> Seat {
    let seats: Vec<Seat> = Seat::all(4).collect();
    *bytes.of(&seats).expect("there are seats")
}

/// A move of whoever is to move.
fn legal(table: &Table, bytes: &mut Bytes<'_>) -> String {
    let legal = table.to_move().map(|seat| table.view(Viewer::Seat(seat)).legal).unwrap_or_default();
    // Always two bytes, however many there are: so a seed means the same at every table.
    let choice = usize::from(bytes.byte()) << 8 | usize::from(bytes.byte());
    legal.get(choice % legal.len().max(1)).cloned().unwrap_or_default()
}

/// Everybody looks; the secret is shown to nobody before the end.
fn show(table: &Table) {
    let secret = Seed::new([7; 32]).to_string();
    for viewer in Viewer::all(table.players()) {
        let view = serde_json::to_string(&table.view(viewer)).expect("a view is plain data");
        assert!(table.stage() == Stage::Ended || !view.contains(&secret), "the secret stays one");
        let _ = table.tokens(viewer);
        let _ = table.replay_view(viewer, table.decisions() / 2);
    }
}

/// A stored log, one entry a line: it is corrupt or gives a table, and what can be read is written so that it reads
/// back.
pub fn logs(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines: Result<Vec<Logged>, _> = text.lines().map(serde_json::from_str).collect();
    for line in text.lines() {
        crate::wire::back::<Logged>(line);
    }
    let Ok(lines) = lines else { return };
    let Ok(table) = Table::replay_logged(&lines) else { return };
    assert!(GameId::ALL.contains(&table.game()));
    for viewer in Viewer::all(table.players()) {
        let _ = table.view(viewer);
    }
    let _ = table.verify();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_come_as_far_as_moves() {
        for (name, seed) in crate::seeds("tables") {
            let table = session(&seed);
            assert!(table.decisions() >= 5, "{name} ends in {:?} after {}", table.stage(), table.decisions());
        }
    }
}
