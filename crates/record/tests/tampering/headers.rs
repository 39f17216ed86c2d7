//! Tampering with what the chance is made of.

use crosstable_core::rng::{Xoshiro, below};
use crosstable_core::{Seat, TableId};
use crosstable_fair::{Commitment, Entropy, Seed, Source};
use crosstable_record::{Occupant, Record, random};

use super::any;

/// Turns one bit round.
fn flipped<const N: usize>(bytes: &[u8; N], rng: &mut Xoshiro) -> [u8; N] {
    let mut bytes = *bytes;
    bytes[below(rng, N as u32) as usize] ^= 1 << below(rng, 8);
    bytes
}

pub(super) fn seed_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.seed = Seed::new(flipped(record.seed.bytes(), rng));
    Some(record.to_string())
}

pub(super) fn commitment_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.commitment = Some(Commitment::new(flipped(record.commitment?.bytes(), rng)));
    Some(record.to_string())
}

pub(super) fn device_commitment_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let (_, promise) = record.commitments.first_mut()?;
    *promise = Commitment::new(flipped(promise.bytes(), rng));
    Some(record.to_string())
}

/// A person finds entropy that suits them better, and promises it afterwards.
pub(super) fn other_device_promise(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let entropy = Entropy::new(flipped(record.entropy.first()?.1.bytes(), rng));
    record.entropy[0].1 = entropy;
    record.commitments.first_mut()?.1 = entropy.commitment(record.table.bytes());
    Some(record.to_string())
}

/// It is in the frozen list.
pub(super) fn name(record: &Record, _: &mut Xoshiro) -> Option<String> {
    let seat = record.persons().next().filter(|_| record.source == Source::Revealed)?;
    let from = format!("\nseat {seat}: person ");
    Some(record.to_string().replacen(&from, &format!("{from}X"), 1))
}

pub(super) fn round(record: &Record, _: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.round = Some(record.round? + 1);
    Some(record.to_string())
}

pub(super) fn device_seed_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let begun = record.begun.as_mut()?;
    begun.seed = Seed::new(flipped(begun.seed.bytes(), rng));
    Some(record.to_string())
}

pub(super) fn device_table_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let begun = record.begun.as_mut()?;
    begun.table = TableId::new(flipped(begun.table.bytes(), rng));
    Some(record.to_string())
}

/// The luck after the game was taken to the server is passed off as the device's.
pub(super) fn device_draws(record: &Record, _: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.begun.as_mut()?.draws = record.draws() as u64;
    Some(record.to_string())
}

/// What one party chose is passed off as what everybody added to, and the other way round.
pub(super) fn source(record: &Record, _: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    if record.source == Source::Revealed {
        record.source = Source::Seeded;
        (record.round, record.commitment) = (None, None);
        record.commitments.clear();
        record.entropy.clear();
    } else {
        record.source = Source::Revealed;
        record.begun = None;
        (record.round, record.commitment) = (Some(1), Some(record.seed.commitment()));
        record.entropy = record.persons().map(|seat| (seat, Entropy::new([7; 16]))).collect();
        let promise = |(seat, own): &(Seat, Entropy)| (*seat, own.commitment(record.table.bytes()));
        record.commitments = record.entropy.iter().map(promise).collect();
    }
    Some(record.to_string())
}

pub(super) fn without_source(record: &Record, _: &mut Xoshiro) -> Option<String> {
    (record.source != Source::Published).then(|| without(record, "chance: "))
}

pub(super) fn entropy_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    if record.entropy.is_empty() {
        return None;
    }
    let one = below(rng, record.entropy.len() as u32) as usize;
    record.entropy[one].1 = Entropy::new(flipped(record.entropy[one].1.bytes(), rng));
    Some(record.to_string())
}

pub(super) fn table_bit(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.table = TableId::new(flipped(record.table.bytes(), rng));
    Some(record.to_string())
}

/// The host finds a seed that suits it better, and promises it afterwards.
pub(super) fn other_promise(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    record.seed = Seed::new(flipped(record.seed.bytes(), rng));
    record.commitment = record.commitment.map(|_| record.seed.commitment());
    Some(record.to_string())
}

pub(super) fn entropy_seat(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let (seat, _) = any(&record.entropy, rng)?;
    let other = 1 + (u32::from(seat.number()) + below(rng, 3)) % 4;
    Some(record.to_string().replacen(&format!("\nentropy {seat}: "), &format!("\nentropy {other}: "), 1))
}

/// The form stays right: every person has entropy.
pub(super) fn seats_exchanged(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let mut record = record.clone();
    let is_person = |occupant: &Occupant| matches!(occupant, Occupant::Person(_));
    let (person, _) = any(&record.entropy, rng)?;
    let bot = record.seats.iter().position(|occupant| !is_person(occupant))?;
    record.seats.swap(person.index(), bot);
    for (seat, _) in &mut record.entropy {
        if *seat == person {
            *seat = Seat::new(bot);
        }
    }
    for (seat, _) in &mut record.commitments {
        if *seat == person {
            *seat = Seat::new(bot);
        }
    }
    record.entropy.sort_by_key(|(seat, _)| *seat);
    record.commitments.sort_by_key(|(seat, _)| *seat);
    Some(record.to_string())
}

/// The text without the line that begins like this.
fn without(record: &Record, beginning: &str) -> String {
    let text = record.to_string();
    text.split_inclusive('\n').filter(|line| !line.starts_with(beginning)).collect()
}

pub(super) fn without_entropy(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let (seat, _) = any(&record.entropy, rng)?;
    Some(without(record, &format!("entropy {seat}: ")))
}

pub(super) fn without_seed(record: &Record, _: &mut Xoshiro) -> Option<String> {
    Some(without(record, "seed: "))
}

pub(super) fn without_result(record: &Record, _: &mut Xoshiro) -> Option<String> {
    Some(without(record, "result: "))
}

/// All of them together, so that they fit each other.
pub(super) fn of_another_record(record: &Record, rng: &mut Xoshiro) -> Option<String> {
    let game = record.game.parse().expect("a game");
    let seed = 1000 + u64::from(below(rng, 1000));
    let mut other = random::record(game, &record.setup(), record.source, seed).expect("a valid set-up");
    other.result = record.result.clone();
    other.steps.clone_from(&record.steps);
    Some(other.to_string())
}
