//! Small changes of an input, as a fuzzer makes them.

use crosstable_core::rng::{Xoshiro, below};

/// Bytes that parsers often trip over.
const ODD: [u8; 12] = [0, 1, 9, b'\n', b' ', b'"', b'-', b'0', b'9', b'{', 0x7f, 0xff];

/// The same bytes with a few changes: exchanged, put in, taken out, doubled, cut off.
pub fn mutate(seed: &[u8], rng: &mut Xoshiro) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=below(rng, 4) {
        let length = bytes.len() as u32;
        if length == 0 {
            bytes.push(below(rng, 256) as u8);
            continue;
        }
        let at = below(rng, length) as usize;
        match below(rng, 6) {
            0 => bytes[at] = below(rng, 256) as u8,
            1 => bytes[at] ^= 1 << below(rng, 8),
            2 => bytes.insert(at, ODD[below(rng, ODD.len() as u32) as usize]),
            3 => drop(bytes.remove(at)),
            4 => {
                let end = at + below(rng, (length - at as u32).min(64) + 1) as usize;
                let part = bytes[at..end].to_vec();
                let to = below(rng, length) as usize;
                bytes.splice(to..to, part);
            }
            _ => bytes.truncate(at),
        }
    }
    bytes
}
