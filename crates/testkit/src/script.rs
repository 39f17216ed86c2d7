//! Games played by tokens, as the tests of the clauses write them down.

use crosstable_core::{Game, Play, Refusal, Setup, Viewer};

/// Plays tokens, separated by blanks, from the first position of a table.
pub fn game<G: Game>(setup: &Setup, tokens: &str) -> G {
    let mut position = G::from_setup(setup).unwrap_or_else(|error| panic!("{error}"));
    play(&mut position, tokens);
    position
}

/// Plays tokens, separated by blanks; each must be legal.
pub fn play<G: Game>(position: &mut G, tokens: &str) {
    for token in tokens.split_whitespace() {
        if let Err(refusal) = position.play_token(token) {
            panic!(
                "{token} is refused: {refusal}\n{}",
                position.layout_for(Viewer::Spectator).text_board(ToString::to_string)
            );
        }
    }
}

/// The refusal of a token, which leaves the position as it was.
pub fn refusal<G: Game>(position: &G, token: &str) -> Refusal {
    let mut tried = position.clone();
    let refusal = tried.play_token(token).expect_err(token);
    assert_eq!(tried, *position, "{token} is refused but changes the position");
    refusal
}

/// Clause and code of the refusal of a token.
pub fn why<G: Game>(position: &G, token: &str) -> (&'static str, &'static str) {
    let refusal = refusal(position, token);
    (refusal.clause, refusal.code)
}

/// The legal tokens, in the game's order.
pub fn legal<G: Game>(position: &G) -> Vec<String> {
    position.legal().iter().map(ToString::to_string).collect()
}
