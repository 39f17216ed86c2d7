//! “What would this token lead to?”, so that nobody who writes a bot has to write the rules again.
//!
//! Honest by its type: it gets the view of the seat and nothing else. What the seat does not know is drawn from what fits
//! the view, uniformly, and so is the chance that follows; another seed draws again.

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{Actor, Game, MAX_TOKEN, Play, Scratch, Seat, Viewer};
use crosstable_games::{AnyView, ViewVisitor};
use serde_json::{Value, json};

/// How many moves may be tried one after the other.
const MOST_MOVES: usize = 64;

/// A line of a bot that asks before it decides: `try TOKEN …`, or `try:SEED TOKEN …` to draw the same again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    seed: Option<u64>,
    tokens: Vec<String>,
}

impl Attempt {
    /// The question of these moves, drawn by this seed.
    pub const fn new(seed: u64, tokens: Vec<String>) -> Self {
        Attempt { seed: Some(seed), tokens }
    }

    /// Reads a line. Nothing if it is no such question, but an answer.
    pub fn read(line: &str) -> Option<Self> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let seed = match first.strip_prefix("try")? {
            "" => None,
            seed => Some(seed.strip_prefix(':')?.parse().ok()?),
        };
        Some(Attempt { seed, tokens: rest.split_whitespace().map(str::to_owned).collect() })
    }

    /// The answer: what the seat would see after these moves and the chance between them, in one of the positions that fit
    /// its view. `fresh` is the seed if the question names none.
    pub fn answer(&self, view: &AnyView, seat: Seat, fresh: u64) -> Value {
        let seed = self.seed.unwrap_or(fresh);
        if self.tokens.len() > MOST_MOVES || self.tokens.iter().any(|token| token.len() > MAX_TOKEN) {
            return json!({ "error": format!("at most {MOST_MOVES} tokens of {MAX_TOKEN} bytes can be tried") });
        }
        view.visit(Look { seed, seat, tokens: &self.tokens })
    }
}

struct Look<'a> {
    seed: u64,
    seat: Seat,
    tokens: &'a [String],
}

impl ViewVisitor for Look<'_> {
    type Out = Value;

    fn visit<G: Game>(self, view: &G::View) -> Value {
        let mut rng = Xoshiro::seed_from_u64(self.seed);
        let mut position = G::sample(view, &mut rng);
        let mut scratch = Scratch::new();
        draw(&mut position, &mut scratch, &mut rng);
        for (number, token) in self.tokens.iter().enumerate() {
            let played = match position.actor() {
                Actor::Seat(_) => position.play_token(token).map(drop).map_err(
                    |refusal| json!({ "move": number, "code": refusal.code, "clause": refusal.clause }),
                ),
                Actor::Chance | Actor::Over => {
                    Err(json!({ "move": number, "code": "over", "clause": "G-07" }))
                }
            };
            if let Err(refused) = played {
                return json!({ "seed": self.seed, "refused": refused });
            }
            draw(&mut position, &mut scratch, &mut rng);
        }
        let mut legal: Vec<String> = Vec::new();
        if matches!(position.actor(), Actor::Seat(_)) {
            legal.extend(position.legal().iter().map(ToString::to_string));
            legal.sort_unstable();
        }
        let ranks = position.standing().map(|standing| standing.ranks().to_vec());
        let view = position.view(Viewer::Seat(self.seat));
        json!({ "seed": self.seed, "view": view, "legal": legal, "ranks": ranks })
    }
}

/// Draws all chance up to the next decision.
fn draw<G: Game>(position: &mut G, scratch: &mut Scratch<G>, rng: &mut Xoshiro) {
    while position.actor() == Actor::Chance {
        match position.random_step(scratch, rng) {
            Some(outcome) => position.apply(outcome),
            None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstable_core::Setup;
    use crosstable_core::rng::below;
    use crosstable_games::{AnyGame, GameId};

    #[test]
    fn questions_are_told_from_answers() {
        let attempt = |seed, tokens: &[&str]| Attempt {
            seed,
            tokens: tokens.iter().map(|t| (*t).to_owned()).collect(),
        };
        assert_eq!(Attempt::read("try sun@c3"), Some(attempt(None, &["sun@c3"])));
        assert_eq!(Attempt::read("try:7 sun@c3  end"), Some(attempt(Some(7), &["sun@c3", "end"])));
        assert_eq!(Attempt::read("try"), Some(attempt(None, &[])));
        for answer in ["sun@c3", "", "tryit", "try:x a", "try:-1 a"] {
            assert_eq!(Attempt::read(answer), None, "{answer}");
        }
    }

    /// Plays a random game up to about its middle, where a seat decides.
    fn middle(id: GameId, seed: u64) -> (AnyGame, Seat) {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut game = AnyGame::new(id, &Setup::players(2)).expect("a set-up");
        for _ in 0..400 {
            let decided = game.actor().seat();
            if let Some(seat) = decided.filter(|_| below(&mut rng, 40) == 0) {
                return (game, seat);
            }
            let tokens: Vec<String> = match decided {
                Some(_) => game.legal(),
                None => game.outcomes().into_iter().map(|(token, _)| token).collect(),
            };
            if tokens.is_empty() {
                break;
            }
            game.play(&tokens[below(&mut rng, tokens.len() as u32) as usize]).expect("legal");
        }
        middle(id, seed + 1)
    }

    #[test]
    fn every_legal_move_of_every_game_can_be_tried_and_no_other() {
        for id in GameId::ALL {
            for seed in 0..4 {
                let (game, seat) = middle(*id, seed);
                let view = game.view(Viewer::Seat(seat));
                let same = Attempt::new(seed, Vec::new()).answer(&view, seat, 0);
                let before = serde_json::to_value(&view).expect("plain data");
                assert_eq!(same["view"], before, "{id}, seed {seed}: without a move nothing changes");
                assert_eq!(same["legal"], json!(game.legal()), "{id}, seed {seed}");
                for token in game.legal() {
                    let attempt = Attempt::new(seed, vec![token.clone()]);
                    let answer = attempt.answer(&view, seat, 0);
                    assert_eq!(answer, attempt.answer(&view, seat, 9), "{id}: the same seed draws the same");
                    assert!(answer["view"].is_object(), "{id}, seed {seed}, {token}: {answer}");
                    assert_eq!(
                        answer["view"]["viewer"],
                        json!({"seat": seat.number()}),
                        "{id}: of no other seat"
                    );
                }
                let refused = Attempt::new(1, vec!["nonsense".to_owned()]).answer(&view, seat, 0);
                assert_eq!((refused["refused"]["move"].as_u64(), refused["view"].is_null()), (Some(0), true));
            }
        }
    }

    /// The position itself does not come in: whatever the others hold and the pile holds, the same view gets the same answer.
    #[test]
    fn two_positions_that_look_alike_get_the_same_answer() {
        for id in GameId::ALL.iter().filter(|id| !id.is_open()) {
            let (game, seat) = middle(*id, 5);
            let view = game.view(Viewer::Seat(seat));
            let other = AnyView::from_json(*id, &game.view_json(Viewer::Seat(seat))).expect("its own JSON");
            let token = game.legal().swap_remove(0);
            for seed in 0..20 {
                let attempt = Attempt::new(seed, vec![token.clone()]);
                assert_eq!(
                    attempt.answer(&view, seat, 0),
                    attempt.answer(&other, seat, 0),
                    "{id}, seed {seed}"
                );
            }
        }
    }

    #[test]
    fn whatever_is_asked_is_bounded() {
        let (game, seat) = middle(GameId::Crosswise, 1);
        let view = game.view(Viewer::Seat(seat));
        for tokens in [vec!["a".to_owned(); MOST_MOVES + 1], vec!["x".repeat(10_000)]] {
            assert!(Attempt::new(1, tokens).answer(&view, seat, 0)["error"].is_string());
        }
    }
}
