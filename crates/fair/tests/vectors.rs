//! The test vectors of `docs/fairness.md`, and that draws follow their weights.

use crosstable_fair::{Entropy, Head, LogKey, Seed, Stream};

fn counting<const N: usize>(from: u8) -> [u8; N] {
    std::array::from_fn(|index| from + index as u8)
}

fn example() -> (Seed, Stream) {
    let seed = Seed::new(counting(0));
    let entropy = [(1, Entropy::new([0xaa; 16])), (3, Entropy::new(counting(0)))];
    let stream = Stream::new(&seed, &counting(16), &entropy);
    (seed, stream)
}

#[test]
fn the_commitment_is_the_hash_of_the_seed() {
    let promise = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(example().0.commitment().to_string(), promise);
}

/// Reckoned once with Python's `hmac` and `hashlib`.
#[test]
fn tickets_are_as_specified() {
    let stream = example().1;
    let tickets = [(0, 6, 4), (1, 6, 5), (2, 54, 42), (3, u32::MAX, 572_230_319), (4, 1, 0), (1 << 40, 7, 5)];
    for (number, total, ticket) in tickets {
        assert_eq!(stream.ticket(number, total), Some(ticket), "draw {number} of {total}");
    }
    assert_eq!(stream.ticket(0, 0), None);
}

/// Calculated once with Python's `hmac`, as the page says it.
#[test]
fn the_table_that_continues_a_game_is_as_specified() {
    let id = hex(Seed::new(counting(0)).continued_as(&TABLE));
    assert_eq!(id, "2531a815f5df3f760a110b8d6adac408");
    assert!(include_str!("../../../docs/fairness.md").contains(&format!("continued    {id}\n")));
}

fn hex(bytes: [u8; 16]) -> String {
    format!("{:032x}", u128::from_be_bytes(bytes))
}

/// The draws below a number come from one stream, the others from the other.
#[test]
fn one_stream_follows_on_another() {
    let (first, then) =
        (Stream::new(&Seed::new([1; 32]), &TABLE, &[]), Stream::new(&Seed::new([2; 32]), &TABLE, &[]));
    let both = then.clone().after(first.clone(), 7);
    for number in 0..20 {
        let right = if number < 7 { &first } else { &then };
        assert_eq!(both.ticket(number, 1_000_000), right.ticket(number, 1_000_000), "draw {number}");
    }
}

const TABLE: [u8; 16] = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31];

/// The indented lines below a line of `docs/fairness.md` that contains this text.
fn block(after: &str) -> String {
    let page = include_str!("../../../docs/fairness.md");
    let (_, rest) = page.split_once(after).expect("the page has it");
    let lines = rest.lines().skip(1).skip_while(|line| line.is_empty());
    let lines = lines.map_while(|line| line.strip_prefix("    "));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Calculated once with Python's `hmac` and `hashlib`. The list is the one of the page.
#[test]
fn revealed_tickets_are_as_specified() {
    let list = block("The list (its SHA-256 is");
    let entropy = [(1, Entropy::new([0xaa; 16])), (3, Entropy::new(counting(0)))];
    for (seat, own) in &entropy {
        assert!(list.contains(&format!("commitment {seat}: {}\n", own.commitment(&TABLE))));
    }
    let stream = Stream::revealed(&Seed::new(counting(0)), &list, &entropy);
    let tickets =
        [(0, 6, 4), (1, 6, 5), (2, 54, 16), (3, u32::MAX, 3_851_501_891), (4, 1, 0), (1 << 40, 7, 5)];
    for (number, total, ticket) in tickets {
        assert_eq!(stream.ticket(number, total), Some(ticket), "draw {number} of {total}");
    }
}

/// Calculated once with Python's `hmac` and `hashlib`.
#[test]
fn heads_and_receipts_are_as_specified() {
    let page = block("A log of two entries");
    let seed = Seed::new(counting(0));
    let key = LogKey::new(&seed, &TABLE, &[0; 16]);
    let text = |seat| format!("{{\"entry\":\"freed\",\"at\":{seat},\"seat\":{seat}}}");
    let first = key.head(0, None, &[text(1).as_bytes()]);
    let second = key.head(1, Some(first), &[text(2).as_bytes()]);
    let values = [
        first.to_string(),
        second.to_string(),
        key.receipt(1, second, false).to_string(),
        key.receipt(1, second, true).to_string(),
        seed.next_round(second).to_string(),
    ];
    for (line, value) in page.lines().zip(&values) {
        assert!(line.contains(value), "{line}: {value}");
    }
    assert_eq!(page.lines().count(), values.len());
    assert_ne!(seed.next_round(second), seed.next_round(Head::new([0; 16])));
}

#[test]
fn every_part_of_the_key_counts() {
    let seed = Seed::new(counting(0));
    let entropy = Entropy::new([1; 16]);
    let tickets = |stream: Stream| (0..8).map(|number| stream.ticket(number, u32::MAX)).collect::<Vec<_>>();
    let own = tickets(Stream::new(&seed, &[0; 16], &[(1, entropy)]));
    assert_ne!(own, tickets(Stream::new(&Seed::new(counting(1)), &[0; 16], &[(1, entropy)])));
    assert_ne!(own, tickets(Stream::new(&seed, &[1; 16], &[(1, entropy)])));
    assert_ne!(own, tickets(Stream::new(&seed, &[0; 16], &[(2, entropy)])));
    assert_ne!(own, tickets(Stream::new(&seed, &[0; 16], &[(1, Entropy::new([2; 16]))])));
    assert_ne!(own, tickets(Stream::new(&seed, &[0; 16], &[])));
}

/// 60,000 draws of weights 1, 2 and 3: chi-square with two degrees of freedom stays below 27.6 (one in a million).
#[test]
fn draws_follow_their_weights() {
    let stream = example().1;
    let outcomes = [("a", 1), ("b", 2), ("c", 3)];
    let mut counts = [0.0; 3];
    for number in 0..60_000 {
        let drawn = stream.draw(number, &outcomes).unwrap();
        counts[outcomes.iter().position(|(name, _)| name == drawn).unwrap()] += 1.0;
    }
    let chi: f64 =
        counts.iter().zip([10_000.0, 20_000.0, 30_000.0]).map(|(n, e)| (n - e) * (n - e) / e).sum();
    assert!(chi < 27.6, "chi-square {chi}, counts {counts:?}");
}

#[test]
fn secrets_do_not_print() {
    let (seed, stream) = example();
    assert_eq!(format!("{seed:?} {stream:?}"), "Seed(secret) Stream(secret)");
}

#[test]
fn hexadecimal_text_is_strict() {
    let seed = example().0;
    assert_eq!(seed.to_string().parse(), Ok(seed));
    for bad in ["", "00", &"G".repeat(64), &"A".repeat(64), &"0".repeat(63), &"ä".repeat(32)] {
        assert!(bad.parse::<Seed>().is_err(), "{bad}");
    }
}
