//! The table: random commands, and random logs.

use crosstable_core::{Level, PlayerId, Seat, Setup, TableId, Viewer};
use crosstable_fair::{Commitment, Entropy, Receipt, Seed, Ticket};
use crosstable_games::GameId;
use crosstable_protocol::{Clock, Command, Millis, Phrase, Stage};
use crosstable_table::{Chair, Decision, LogEntry, Opening, Origin, Rejection, Table, TableSession};

use crate::bytes::Bytes;

/// People who may come. The first opens the table.
const PEOPLE: u8 = 5;

/// Commands of people, the system and the clock: entries fit, a session that follows the log is equal, nobody is shown a
/// secret, and the log alone gives the same session again.
pub fn tables(data: &[u8]) {
    drop(run(data));
}

/// The session after all commands.
fn run(data: &[u8]) -> TableSession {
    let mut bytes = Bytes::new(data);
    let (mut session, first) = open(&mut bytes);
    let mut follower = session.clone();
    let mut log = vec![first];
    let mut now = 0;
    while !bytes.is_empty() {
        now += u64::from(bytes.byte()) << 9;
        let origin = match bytes.byte() % (PEOPLE + 1) {
            0 => Origin::System,
            person => Origin::Player(player(person)),
        };
        let Ok(decision) = decide(&session, origin, now, &mut bytes) else { continue };
        for committed in session.commit(decision) {
            let line = committed.log_entry().clone();
            assert_eq!(LogEntry::read(line.text().as_bytes()).expect("it was just written"), line);
            let followed = follower.on_log(line.clone()).expect("a table's own entries fit");
            assert_eq!(followed, committed);
            log.push(line);
        }
    }
    assert!(follower == session, "a session that follows the log is equal");
    let loaded = TableSession::load(&log).expect("a table's own log fits");
    assert!(loaded == session, "the log alone gives the same session");
    show(session.table(), &log);
    let verdict = session.table().verify();
    assert!(verdict.is_none_or(|verdict| verdict.is_fair()), "the table's own chance is fair");
    session
}

/// Opens a table of any game.
fn open(bytes: &mut Bytes<'_>) -> (TableSession, LogEntry) {
    let game = bytes.game();
    let (least, most) = game.seats();
    let setup = Setup::players(least + bytes.byte() % (most - least + 1));
    let mut opening = Opening::new(TableId::new([9; 16]), game, setup, player(1));
    opening.clock = *bytes.of(&Clock::ALL).expect("there are clocks");
    opening.public = bytes.byte() % 2 == 1;
    TableSession::open(&opening, Seed::new([7; 32]), 0).expect("defaults are allowed")
}

/// What a device with this entropy commits to.
fn commitment(entropy: u8) -> Commitment {
    Entropy::new([entropy; 16]).commitment(&[9; 16])
}

const fn player(number: u8) -> PlayerId {
    PlayerId::new([number; 16])
}

/// Decides a command, sensible or not.
fn decide(
    session: &TableSession,
    origin: Origin,
    now: Millis,
    bytes: &mut Bytes<'_>,
) -> Result<Decision, Rejection> {
    let table = session.table();
    let kind = bytes.byte() % 28;
    let seat = seat(bytes);
    let command = match kind {
        0 => Command::Sit { seat: Some(seat), name: bytes.text(), commitment: None },
        1 => Command::Sit { seat: None, name: "Anna".into(), commitment: None },
        2 => Command::Leave { seat },
        3 => Command::Return { seat },
        4 => Command::Rename { seat, name: bytes.text() },
        5 => {
            let level = *bytes.of(&Level::ALL).expect("there are levels");
            Command::Bot { seat: (bytes.byte() % 2 == 1).then_some(seat), level }
        }
        6 => Command::Clear { seat },
        7 => Command::Swap { one: seat, other: self::seat(bytes) },
        8 => Command::Reveal { seat, entropy: Entropy::new([bytes.byte(); 16]) },
        9 => Command::Start,
        10 => Command::play(seat, bytes.text()),
        11 => {
            let origin = if origin == Origin::System { Origin::Clock } else { origin };
            return session.execute(origin, now, None, &Command::play(seat, legal(table, bytes)));
        }
        12 => Command::Undo { seat },
        13 => Command::StandIn { seat },
        14 => Command::Agree,
        15 => Command::Decline,
        16 => return session.execute_rematch(origin, now, None, TableId::new([bytes.byte(); 16])),
        20 => {
            let owner = table.chairs().get(seat.index()).and_then(Chair::player);
            let right = owner.and_then(|owner| session.ticket(owner, seat).ok());
            Command::Take { seat, ticket: right.unwrap_or(Ticket::new([bytes.byte(); 16])) }
        }
        21 => Command::Say { seat, phrase: *bytes.of(Phrase::ALL).expect("there are phrases") },
        22 => Command::Sit { seat: None, name: "Ben".into(), commitment: Some(commitment(0)) },
        24 => Command::Commit { seat, commitment: commitment(bytes.byte()) },
        25 => Command::Reopen,
        26 => Command::Continue,
        27 => {
            let mut receipt = [0; 32];
            let told = table.receipt().map(|receipt| *receipt.bytes());
            receipt.copy_from_slice(&told.unwrap_or_default());
            receipt[0] ^= bytes.byte() % 2;
            let number = table.length() - 1 + u64::from(bytes.byte() % 2);
            return Ok(session.execute_dispute(now, number, Receipt::new(receipt), None, true));
        }
        23 => Command::Play { seat, token: legal(table, bytes), seen: Some(bytes.byte().into()) },
        // Most of the time the seat to move plays.
        _ => Command::play(table.to_move().unwrap_or(seat), legal(table, bytes)),
    };
    session.execute(origin, now, None, &command)
}

fn seat(bytes: &mut Bytes<'_>) -> Seat {
    let seats: Vec<Seat> = Seat::all(4).collect();
    *bytes.of(&seats).expect("there are seats")
}

/// A move of the seat to move.
fn legal(table: &Table, bytes: &mut Bytes<'_>) -> String {
    let legal = table.to_move().map(|seat| table.view(Viewer::Seat(seat)).legal_tokens()).unwrap_or_default();
    // Always two bytes, however many moves there are, so that a seed means the same at every table.
    let choice = usize::from(bytes.byte()) << 8 | usize::from(bytes.byte());
    legal.get(choice % legal.len().max(1)).cloned().unwrap_or_default()
}

/// Every viewer looks at the table; nobody is shown the secret before the end.
fn show(table: &Table, log: &[LogEntry]) {
    let secret = Seed::new([7; 32]).to_string();
    for viewer in Viewer::all(table.players()) {
        let events = TableSession::events(log, 0, viewer).expect("a table's own log fits");
        assert_eq!(events.len(), log.len());
        let seen = serde_json::to_string(&(events, table.view_with_layout(viewer))).expect("plain data");
        assert!(table.stage() == Stage::Ended || !seen.contains(&secret), "the seed stays secret");
        let _ = table.tokens(viewer);
        let _ = table.replay_view(viewer, table.decisions() / 2);
    }
}

/// A stored log, one entry a line: it is corrupt or gives a table, and what can be read is written so that it reads
/// back.
pub fn logs(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines: Result<Vec<LogEntry>, _> = text.lines().map(|line| LogEntry::read(line.as_bytes())).collect();
    let Ok(lines) = lines else { return };
    let Ok(session) = TableSession::load(&lines) else { return };
    let table = session.table();
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
            let session = run(&seed);
            let table = session.table();
            assert!(table.decisions() >= 5, "{name} ends in {:?} after {}", table.stage(), table.decisions());
        }
    }
}
