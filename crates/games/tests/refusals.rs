//! Every refusal that play brings about has its sentence, with nothing left open in it.

use crosstable_core::rng::{SeedableRng, Xoshiro, below};
use crosstable_core::{Game, Play, Refusal, Scratch, Setup, Token};
use crosstable_games::{GameId, GameVisitor};
use crosstable_texts::{Lang, refusal};

fn assert_sentence(refused: &Refusal) {
    for lang in Lang::ALL {
        let sentence = refusal(lang, refused);
        let clause = format!(" ({})", refused.clause);
        let text = sentence.strip_suffix(&clause).unwrap_or_else(|| panic!("{sentence} lacks its clause"));
        assert_ne!(text, refused.code, "{lang}: no sentence");
        assert!(!text.contains("{$"), "{lang}: {refused} leaves something open: {text}");
        assert!(text.ends_with(['.', '!', '?']), "{lang}: not a sentence: {text}");
    }
}

#[test]
fn the_refusals_common_to_all_games_are_sentences() {
    assert_sentence(&Refusal::unreadable("hello"));
    assert_sentence(&Refusal::over());
    assert_sentence(&Refusal::chance_is_due());
    assert_sentence(&Refusal::no_chance_now());
    assert_sentence(&Refusal::no_such_outcome("~d7"));
}

#[test]
fn a_refusal_names_what_was_refused_and_the_clause() {
    let refused = refusal(Lang::En, &Refusal::no_such_outcome("~d7"));
    assert_eq!(refused, "“~d7” cannot come up now. (G-04)");
}

/// Tries tokens out of the game's vocabulary, or those of another random game, wherever a random game leads.
struct TryTokens {
    seed: u64,
}

impl GameVisitor for TryTokens {
    type Out = ();

    fn visit<G: Game>(self) {
        let (min, max) = G::SEATS;
        for players in min..=max {
            println!("{} with {players} players, seed {}", G::ID, self.seed);
            let mut rng = Xoshiro::seed_from_u64(self.seed);
            let setup = Setup::players(players);
            let tokens = G::vocabulary().unwrap_or_else(|| tokens_of_a_game::<G>(&setup, &mut rng));
            let mut scratch = Scratch::new();
            let mut position = G::from_setup(&setup).expect("the defaults are valid");
            while let Some(mv) = position.random_step(&mut scratch, &mut rng) {
                for _ in 0..20 {
                    let tried = tokens[below(&mut rng, tokens.len() as u32) as usize];
                    if let Err(refused) = position.check(tried) {
                        assert_sentence(&refused);
                    }
                }
                position.apply(mv);
            }
        }
    }
}

fn tokens_of_a_game<G: Game>(setup: &Setup, rng: &mut Xoshiro) -> Vec<G::Move> {
    let mut scratch = Scratch::new();
    let mut position = G::from_setup(setup).expect("the defaults are valid");
    let mut tokens = Vec::new();
    while let Some(mv) = position.random_step(&mut scratch, rng) {
        tokens.extend(position.legal().iter().copied().filter(|legal| !legal.is_chance()));
        tokens.push(mv);
        position.apply(mv);
    }
    tokens
}

#[test]
fn every_refusal_met_in_random_games_is_a_sentence_in_all_languages() {
    for (seed, id) in GameId::ALL.iter().enumerate() {
        id.visit(TryTokens { seed: seed as u64 });
    }
}
