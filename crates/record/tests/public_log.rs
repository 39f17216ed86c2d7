//! The public log of a game: any change to it is found, and the entry is named.

mod common;

use common::{record_of, second_verifier_with_log};
use crosstable_fair::{Head, LogKey, Source};
use crosstable_games::GameId;
use crosstable_record::{Date, Record, Step, check_log};

/// The entries of a game as this record tells it, without heads.
fn bodies(record: &Record) -> Vec<String> {
    let at = (0..).step_by(86_400_000).find(|at| Date::of(*at) == Some(record.date)).expect("a day");
    let (table, host) = (record.table, "5c".repeat(16));
    let mut bodies = vec![
        format!(
            r#"{{"entry":"created","at":{at},"table":"{table}","chance":"revealed","host":"{host}","seed":"{}"}}"#,
            record.seed
        ),
        format!(
            r#"{{"entry":"seated","at":{at},"seat":1,"who":{{"person":{{"player":"{host}","name":"Anna"}}}}}}"#
        ),
    ];
    let mut begun = format!(r#"{{"entry":"started","at":{at}"#);
    let mut chance = Vec::new();
    let entry = |begun: &str, chance: &[String]| format!(r#"{begun},"chance":[{}]}}"#, chance.join(","));
    for step in &record.steps {
        match step {
            Step::Draw { token, .. } => chance.push(format!("{token:?}")),
            Step::Move { seat, token } => {
                bodies.push(entry(&begun, &chance));
                chance.clear();
                begun =
                    format!(r#"{{"entry":"played","at":{at},"seat":{seat},"token":"{token}","by":"person""#);
            }
        }
    }
    bodies.push(entry(&begun, &chance));
    bodies.push(format!(r#"{{"entry":"ended","at":{at},"seed":"{}"}}"#, record.seed));
    bodies
}

/// Lines with the heads that the server gives them, and the last head.
fn chained(record: &Record, bodies: &[String]) -> (Vec<String>, Head) {
    let key = LogKey::new(&record.seed, record.table.bytes(), &[3; 16]);
    let (mut lines, mut before) = (Vec::new(), None);
    for (body, number) in bodies.iter().zip(0..) {
        let head = key.head(number, before, &[body.as_bytes()]);
        lines.push(format!("{},\"head\":\"{head}\"}}\n", &body[..body.len() - 1]));
        before = Some(head);
    }
    (lines, before.expect("a log has entries"))
}

/// A record of the first round with its log.
fn sample(game: GameId) -> (Record, Vec<String>) {
    let records = (100 * game as u64..).map(|seed| record_of(Source::Revealed, game, seed));
    let mut record = records.into_iter().find(|record| record.round == Some(1)).expect("half of them");
    let (lines, head) = chained(&record, &bodies(&record));
    record.head = Some(head);
    (record, lines)
}

/// The entry that both verifiers name.
fn wrong(record: &Record, lines: &[String]) -> (usize, String) {
    let error = check_log(record, lines.concat().as_bytes()).expect_err("something is wrong");
    let said = second_verifier_with_log(record, &lines.concat());
    assert!(said.contains(&format!("entry {}:", error.entry)), "ours: {error}; theirs: {said}");
    (error.entry, error.what)
}

#[test]
fn a_true_log_holds() {
    for game in GameId::ALL {
        let (record, lines) = sample(*game);
        assert_eq!(check_log(&record, lines.concat().as_bytes()), Ok(lines.len()));
        let said = second_verifier_with_log(&record, &lines.concat());
        assert!(said.starts_with("ok ") && said.contains(&format!("{} entries", lines.len())), "{said}");
    }
}

#[test]
fn a_changed_entry_is_named() {
    let (record, lines) = sample(GameId::Crosswise);
    for entry in [1, 2, 3, lines.len() / 2, lines.len() - 1] {
        let mut forged = lines.clone();
        // One bit of the time.
        let at = forged[entry].find(r#""at":"#).expect("a time") + 5;
        let digit = forged[entry].as_bytes()[at] ^ 1;
        forged[entry].replace_range(at..=at, &char::from(digit).to_string());
        let (named, what) = wrong(&record, &forged);
        assert_eq!((named, what.starts_with("it was changed")), (entry, true), "{what}");
        // One bit of the head.
        let mut forged = lines.clone();
        let at = forged[entry].len() - 4;
        let digit = if forged[entry].as_bytes()[at] == b'0' { "1" } else { "0" };
        forged[entry].replace_range(at..=at, digit);
        let (named, what) = wrong(&record, &forged);
        assert_eq!((named, what.starts_with("it was changed")), (entry, true), "{what}");
    }
}

#[test]
fn what_is_left_out_moved_or_doubled_is_named() {
    let (record, lines) = sample(GameId::Mixx);
    for entry in [1, 2, lines.len() / 2, lines.len() - 2] {
        let mut forged = lines.clone();
        forged.remove(entry);
        let (named, _) = wrong(&record, &forged);
        assert_eq!(named, entry);
        let mut forged = lines.clone();
        forged.swap(entry, entry + 1);
        let (named, what) = wrong(&record, &forged);
        assert_eq!(named, entry);
        assert!(what.contains(&format!("stands in line {}", entry + 2)), "{what}");
        let mut forged = lines.clone();
        forged.insert(entry, lines[entry].clone());
        let (named, _) = wrong(&record, &forged);
        assert_eq!(named, entry + 1);
    }
    let (named, what) = wrong(&record, &lines[..lines.len() - 1]);
    assert_eq!((named, what.as_str()), (lines.len() - 2, "the log does not go on to the end of the game"));
}

/// The operator knows the seed and gives another history good heads: it is not the one of the record.
#[test]
fn another_history_with_good_heads_is_named() {
    let (record, lines) = sample(GameId::Crosswise);
    let mut other = bodies(&record);
    let entry = other.len() / 2;
    let token = record.steps.iter().find_map(|step| match step {
        Step::Move { token, .. } if other[entry].contains(&format!("\"{token}\"")) => Some(token),
        _ => None,
    });
    other[entry] = other[entry].replace(&**token.expect("a move"), "pass");
    let (forked, _) = chained(&record, &other);
    assert_eq!(wrong(&record, &forked).0, entry);
    // The first half of one and the second half of the other.
    let spliced = [&lines[..=entry], &forked[entry + 1..]].concat();
    let (named, what) = wrong(&record, &spliced);
    assert_eq!((named, what.ends_with("another history")), (entry + 1, true), "{what}");
    // Something of which the record says nothing.
    let mut other = bodies(&record);
    other[1] = other[1].replace("Anna", "Anne");
    let (forked, _) = chained(&record, &other);
    let (named, what) = wrong(&record, &forked);
    assert_eq!((named, what.contains("another history")), (lines.len() - 1, true), "{what}");
}

#[test]
fn the_record_tells_what_the_log_tells() {
    let (record, lines) = sample(GameId::Crosswise);
    let mut other = record.clone();
    other.date = "2019-01-01".parse().expect("a day");
    assert_eq!(wrong(&other, &lines), (2, "the record has another day".into()));
    let mut other = record.clone();
    other.head = Some(Head::new([0; 16]));
    assert_eq!(wrong(&other, &lines).0, lines.len() - 1);
    let (another, _) = sample(GameId::Mixx);
    assert_eq!(wrong(&another, &lines), (0, "this is the log of another table".into()));
    let mut other = record;
    other.round = Some(2);
    let named = check_log(&other, lines.concat().as_bytes()).expect_err("it was round 1");
    assert_eq!(named.to_string(), "entry 2: the record has not the seed of round 1");
}

/// Moves that were taken back are in the log and not in the record. However far a log says they were, nothing breaks.
#[test]
fn a_log_has_what_was_taken_back() {
    let (mut record, _) = sample(GameId::Crosswise);
    let mut taken_back = bodies(&record);
    let again = taken_back[4].clone();
    taken_back.insert(5, r#"{"entry":"undone","at":0,"seat":1,"to":1}"#.into());
    taken_back.insert(6, again);
    let (lines, head) = chained(&record, &taken_back);
    record.head = Some(head);
    assert_eq!(check_log(&record, lines.concat().as_bytes()), Ok(lines.len()));
    assert!(second_verifier_with_log(&record, &lines.concat()).starts_with("ok "));
    taken_back[5] = format!(r#"{{"entry":"undone","at":0,"seat":1,"to":{}}}"#, usize::MAX);
    let (lines, _) = chained(&record, &taken_back);
    assert_eq!(wrong(&record, &lines).0, 6);
}

#[test]
fn what_is_no_log_is_refused() {
    let (record, lines) = sample(GameId::Crosswise);
    let said = |log: &[u8]| check_log(&record, log).expect_err("it is no log").to_string();
    assert_eq!(said(b""), "entry 0: the log is empty");
    let no_entry = "this is not an entry with its head in one line of JSON";
    assert_eq!(said(b"hello\n"), format!("entry 0: {no_entry}"));
    assert_eq!(said(lines[0].trim_end().as_bytes()), format!("entry 0: {no_entry}"));
    let broken = [lines[0].as_bytes(), b"\xff\n"].concat();
    assert_eq!(said(&broken), format!("entry 1: {no_entry}"));
    assert_eq!(said(lines[1].as_bytes()), "entry 0: a log begins with the entry 'created'");
}
