//! Texts that look almost like tokens.

use crosstable_core::rng::{Xoshiro, below, pick};

/// Texts that are no token of any game, whatever the position.
pub(crate) const JUNK: [&str; 14] = [
    "",
    " ",
    "~",
    "~?",
    "?",
    "0",
    "-1",
    "null",
    "../../etc",
    "\0",
    "\u{1f41c}",
    "\u{ff10}",
    "99999999999999999999999999",
    "a:b@c,d-e=f/g.h~i",
];

/// Variations of a token: cut, doubled, with another case, with characters exchanged or replaced, with every number
/// one higher and one lower, with things around it that a careless reader overlooks.
pub(crate) fn mutants(token: &str, rng: &mut Xoshiro) -> Vec<String> {
    let mut texts = vec![
        token.to_uppercase(),
        token.to_lowercase(),
        format!("{token}{token}"),
        format!("{token} "),
        format!(" {token}"),
        format!("{token}\n"),
        format!("{token}0"),
        format!("~{token}"),
        format!("{token}\u{e9}"),
        token.trim_start_matches('~').to_owned(),
        token.repeat(40),
    ];
    texts.extend(numbers_changed(token));
    let chars: Vec<char> = token.chars().collect();
    if chars.len() > 1 {
        let cut = 1 + below(rng, chars.len() as u32 - 1) as usize;
        texts.push(chars[..cut].iter().collect());
        texts.push(chars[cut..].iter().collect());
        let mut swapped = chars.clone();
        swapped.swap(cut - 1, cut);
        texts.push(swapped.into_iter().collect());
        let mut dropped = chars.clone();
        dropped.remove(cut);
        texts.push(dropped.into_iter().collect());
    }
    for _ in 0..4 {
        let at = below(rng, chars.len() as u32) as usize;
        let mut changed = chars.clone();
        changed[at] = like(chars[at], rng);
        texts.push(changed.into_iter().collect());
    }
    texts.retain(|text| text != token);
    texts
}

/// Another character of the same kind: a mutant that still reads as a token is worth most.
fn like(old: char, rng: &mut Xoshiro) -> char {
    let kin: &[u8] = match old {
        '0'..='9' => b"0123456789",
        'a'..='z' => b"abcdefghijklmnopqrstuvwxyz",
        'A'..='Z' => b"ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        _ => b":@,-=/.~+_ ",
    };
    char::from(pick(rng, kin))
}

/// The token with each of its numbers one higher, one lower, negated, and with a leading zero or plus.
fn numbers_changed(token: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let bytes = token.as_bytes();
    let mut start = 0;
    while start < bytes.len() {
        let digits = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            start += 1;
            continue;
        }
        let (before, rest) = token.split_at(start);
        let (number, after) = rest.split_at(digits);
        if let Ok(value) = number.parse::<i64>() {
            for other in [(value + 1).to_string(), (value - 1).to_string(), (-value).to_string()] {
                texts.push(format!("{before}{other}{after}"));
            }
        }
        texts.push(format!("{before}0{number}{after}"));
        texts.push(format!("{before}+{number}{after}"));
        start += digits;
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::mutants;
    use crosstable_core::rng::{SeedableRng, Xoshiro};

    #[test]
    fn mutants_vary_numbers_case_and_length_and_never_repeat_the_token() {
        let texts = mutants("3/7@-1,10s", &mut Xoshiro::seed_from_u64(1));
        for wanted in ["4/7@-1,10s", "3/7@-1,9s", "3/7@-1,010s", "3/7@-1,10S", "3/7@--1,10s", "3/7@-1,10s "] {
            assert!(texts.iter().any(|text| text == wanted), "{wanted} is missing in {texts:?}");
        }
        assert!(texts.iter().all(|text| text != "3/7@-1,10s"));
    }
}
