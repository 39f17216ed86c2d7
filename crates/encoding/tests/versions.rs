//! What a version means never changes: `tests/versions` has for each game every action and outcome in a checksum, the layout,
//! and a game with its indices and observations in full. `ENCODING=write cargo test -p crosstable-encoding` writes the
//! files of new versions; nothing writes one again.

mod common;

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use common::{marked, observation};
use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Game, Play, Scratch, Seat, Setup, Token, read_token};
use crosstable_encoding::Encoding;

each_game! {
    a_version_means_what_it_meant => version,
}

/// How many steps of the game are looked at.
const STEPS: usize = 60;

fn version<G: Encoding>() {
    let name = format!("tests/versions/{}-{}.txt", G::ID, G::VERSION);
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(&name);
    let written = fs::read_to_string(&file).ok();
    if written.is_none() && env::var_os("ENCODING").is_some_and(|how| how == "write") {
        fs::write(&file, described::<G>(&random_game::<G>())).expect("the folder can be written");
        return;
    }
    let written = written.unwrap_or_else(|| panic!("{name} is missing; ENCODING=write writes it"));
    let tokens = written.lines().find_map(|line| line.strip_prefix("tokens ")).expect("a line of tokens");
    let now = described::<G>(&tokens.split(' ').collect::<Vec<_>>());
    for (before, now) in written.lines().zip(now.lines()) {
        assert_eq!(before, now, "{name}: a version keeps its meaning; raise VERSION");
    }
    assert_eq!(written.len(), now.len(), "{name}");
}

fn first<G: Game>() -> G {
    G::from_setup(&Setup::players(G::SEATS.1.min(3))).expect("a set-up without options")
}

fn random_game<G: Encoding>() -> Vec<&'static str> {
    let mut rng = Xoshiro::seed_from_u64(27);
    let (mut position, mut scratch, mut tokens) = (first::<G>(), Scratch::new(), Vec::new());
    while let Some(mv) = position.random_step(&mut scratch, &mut rng).filter(|_| tokens.len() < STEPS) {
        tokens.push(&*mv.to_string().leak());
        position.apply(mv);
    }
    tokens
}

/// Everything about the encoding, and a game in it.
fn described<G: Encoding>(tokens: &[&str]) -> String {
    let mut position = first::<G>();
    let mut text = format!("{} version {}\n", G::ID, G::VERSION);
    let outcomes = (0..G::OUTCOMES).map(|index| G::outcome(index).map(|mv| mv.to_string()));
    let _ = writeln!(text, "{} outcomes {:016x}", G::OUTCOMES, checksum(outcomes));
    for part in G::LAYOUT {
        let _ = writeln!(text, "{} {}", part.size, part.name);
    }
    let _ = writeln!(text, "tokens {}", tokens.join(" "));
    for token in tokens {
        let mv: G::Move = read_token(token).expect("a token");
        let index = if mv.is_chance() { G::outcome_index(mv) } else { position.index(mv) };
        let legal = marked(&position);
        let _ = writeln!(
            text,
            "{token} {} of {} {:016x}",
            index.expect("an index"),
            legal.len(),
            checksum(legal)
        );
        position.play(mv).expect("it was legal");
        for seat in Seat::all(position.players()) {
            let numbers =
                observation(&position, seat).into_iter().enumerate().filter(|(_, number)| *number != 0.0);
            let numbers: Vec<_> = numbers.map(|(index, number)| format!("{index}={number}")).collect();
            let _ = writeln!(text, "  {}: {:016x}", seat.index(), checksum(&numbers));
            if position.actor().seat() == Some(seat) {
                let _ = writeln!(text, "    {}", numbers.join(" "));
            }
        }
    }
    // In Cross Roads they depend on what lies on the table, so the game has to be played first.
    let actions = (0..G::ACTIONS).map(|index| position.action(index).map(|mv| mv.to_string()));
    let _ = writeln!(text, "{} actions {:016x}", G::ACTIONS, checksum(actions));
    text
}

/// FNV-1a of the things as they are debugged.
fn checksum<T: std::fmt::Debug>(things: impl IntoIterator<Item = T>) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for thing in things {
        for byte in format!("{thing:?},").bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    sum
}
