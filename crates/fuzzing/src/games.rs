//! Every game, with random choices and texts.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, Options, Outcomes, Play, Setup, Token, Viewer};
use crosstable_games::GameVisitor;

use crate::bytes::Bytes;

/// A game, a table of it, then steps and attempts.
pub fn games(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    bytes.game().visit(Probe(bytes));
}

/// So many positions of one input are looked at from all sides; the rest are only played through.
const CLOSE: usize = 24;

struct Probe<'a>(Bytes<'a>);

impl GameVisitor for Probe<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let Probe(mut bytes) = self;
        let mut position = G::new(&table::<G>(&mut bytes));
        let mut looked = 0;
        while !bytes.is_empty() && position.actor() != Actor::Over {
            let listed = listed(&position);
            assert!(!listed.is_empty(), "somebody acts, so something can be done");
            match bytes.byte() % 8 {
                // A text, which may be a token.
                0 => attempt(&mut position, &listed, &bytes.text()),
                // A token of here, bent.
                1 => {
                    let token = bytes.of(&listed).map(ToString::to_string).unwrap_or_default();
                    attempt(&mut position, &listed, &bent(&token, &mut bytes));
                }
                2 if looked < CLOSE => {
                    looked += 1;
                    look(&position, &listed, u64::from(bytes.byte()));
                }
                // Most of the time somebody simply plays.
                _ => {
                    let mv = *bytes.of(&listed).expect("there is something");
                    position.play(mv).expect("what is listed is legal");
                }
            }
        }
        assert_eq!(
            position.standing().is_some(),
            position.actor() == Actor::Over,
            "a result at the end, and only there"
        );
    }
}

/// A table with options out of those there are.
fn table<G: Game>(bytes: &mut Bytes<'_>) -> Options {
    let (least, most) = G::SEATS;
    let players = least + bytes.byte() % (most - least + 1);
    let rules = G::OLDEST_RULES + u32::from(bytes.byte()) % (G::RULES - G::OLDEST_RULES + 1);
    let setup = Setup::players(players).by_rules(rules);
    let setup = G::options(rules, players).iter().fold(setup, |setup, spec| {
        let examples = spec.allowed.examples();
        match bytes.of(&examples) {
            // Half of the tables leave an option as it is.
            Some(value) if bytes.byte() % 2 == 1 => setup.with(spec.key, value.clone()),
            _ => setup,
        }
    });
    Options::of::<G>(&setup).expect("examples are allowed")
}

/// Everything that can happen now.
fn listed<G: Game>(position: &G) -> Vec<G::Move> {
    if position.actor() != Actor::Chance {
        return position.legal().to_vec();
    }
    let mut outcomes = Outcomes::new();
    position.outcomes(&mut outcomes);
    assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "what cannot come is not listed");
    outcomes.iter().map(|(outcome, _)| *outcome).collect()
}

/// Tries a text: it is played exactly if it is the token of something listed, and otherwise nothing changes.
fn attempt<G: Game>(position: &mut G, listed: &[G::Move], text: &str) {
    let before = position.clone();
    let known = listed.iter().any(|mv| mv.to_string() == text);
    match position.play_token(text) {
        Ok(mv) => assert!(known, "'{mv}' is played but not listed"),
        Err(refusal) => {
            assert!(!known, "'{text}' is listed but refused: {refusal}");
            assert!(*position == before, "a refused move changes nothing");
        }
    }
}

/// A token with one character exchanged, doubled or taken out.
fn bent(token: &str, bytes: &mut Bytes<'_>) -> String {
    let mut chars: Vec<char> = token.chars().collect();
    if chars.is_empty() {
        return String::new();
    }
    let at = bytes.below(chars.len());
    match bytes.byte() % 3 {
        0 => chars[at] = char::from(bytes.byte()),
        1 => chars.insert(at, chars[at]),
        _ => drop(chars.remove(at)),
    }
    chars.into_iter().collect()
}

/// What every viewer knows: it travels as JSON, shows as text, and a position drawn from it looks the same.
fn look<G: Game>(position: &G, listed: &[G::Move], seed: u64) {
    let mut rng = Xoshiro::seed_from_u64(seed);
    for viewer in Viewer::all(position.players()) {
        let view = position.view(viewer);
        let json = serde_json::to_string(&view).expect("a view is plain data");
        assert_eq!(serde_json::from_str::<G::View>(&json).expect("it was just written"), view);
        let layout = G::layout(&view);
        assert!(!layout.text_board(ToString::to_string).is_empty(), "there is something to see");
        if position.actor() == viewer.seat().map_or(Actor::Over, Actor::Seat) {
            let known = layout.targets();
            let targets = listed.iter().flat_map(|mv| mv.paths()).flatten();
            targets.for_each(|target| assert!(known.contains(&target), "{target} is on the layout"));
        }
        let sample = G::sample(&view, &mut rng);
        assert_eq!(sample.view(viewer), view, "a sample looks like what it was drawn from");
        assert_eq!(sample.actor(), position.actor(), "everybody knows who acts");
        if position.actor() == viewer.seat().map_or(Actor::Over, Actor::Seat) {
            let mut moves = self::listed(&sample);
            let mut real = listed.to_vec();
            moves.sort_unstable_by_key(ToString::to_string);
            real.sort_unstable_by_key(ToString::to_string);
            assert_eq!(moves, real, "who decides knows what is legal");
        }
    }
    for mv in listed {
        assert_eq!(position.check(*mv), Ok(()), "{mv} is listed");
    }
}
