//! Records: reading, replaying, verifying.

use std::sync::LazyLock;

use crosstable_core::Setup;
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::{Record, random, verify};

use crate::bytes::Bytes;

/// Any bytes as a record: what can be read is written so that it reads back, and replays or not without breaking.
pub fn records(data: &[u8]) {
    let Ok(record) = Record::read(data) else { return };
    let written = record.to_string();
    let again = Record::read(written.as_bytes()).expect("it was just written");
    assert_eq!(again.to_string(), written, "a record is written in one way only");
    let _ = record.check_lists();
    if let Ok(mut replay) = record.replay() {
        while let Ok(Some(_)) = replay.advance() {}
    }
    if let Ok(verified) = verify(&record) {
        assert_eq!(verified.steps, record.steps.len());
        assert_eq!(verify(&again).expect("it says the same").standing, verified.standing);
    }
}

/// A true record of every game.
static TRUE: LazyLock<Vec<Record>> =
    LazyLock::new(|| GameId::ALL.iter().map(|game| true_record(*game, Source::Revealed)).collect());

/// The record of a random game, always the same one.
pub(crate) fn true_record(game: GameId, source: Source) -> Record {
    random::record(game, &Setup::players(2), source, 1).expect("every game can be opened")
}

/// Edits of a valid record, chosen by the first byte: if the verifier accepts one, its seed and its result are
/// unchanged.
pub fn verifier(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let original = bytes.of(&TRUE).expect("there are games");
    let mut text = original.to_string().into_bytes();
    while !bytes.is_empty() {
        let at =
            (usize::from(bytes.byte()) << 16 | usize::from(bytes.byte()) << 8 | usize::from(bytes.byte()))
                % text.len();
        match bytes.byte() % 4 {
            0 => text[at] = bytes.byte(),
            1 => text.insert(at, bytes.byte()),
            2 if text.len() > 1 => drop(text.remove(at)),
            // A whole line again, or one less.
            _ => twist_line(&mut text, at, bytes.byte().is_multiple_of(2)),
        }
    }
    let Ok(record) = Record::read(&text) else { return };
    let Ok(verified) = verify(&record) else { return };
    if record.source == Source::Revealed {
        let secrets = |record: &Record| (record.table, record.seed, record.commitment);
        assert_eq!(secrets(&record), secrets(original), "nobody exchanges a secret");
        let promised = record.entropy.iter().all(|own| original.entropy.contains(own));
        assert!(promised, "nor what a device has promised");
    }
    assert_eq!(verified.standing.ranks(), record.result.ranks, "the result was reached");
    records(&text);
}

/// Doubles the line at this place, or takes it out.
fn twist_line(text: &mut Vec<u8>, at: usize, double: bool) {
    let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let end =
        text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |newline| at + newline + 1);
    let line = text[start..end].to_vec();
    if double {
        text.splice(start..start, line);
    } else if line.len() < text.len() {
        text.drain(start..end);
    }
}
