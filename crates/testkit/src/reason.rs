//! Why moves are good, for the tests of games that say so.

use crosstable_core::{Game, Message, Play, Viewer, read_token};

/// Why a move is good, told to the seat to move.
///
/// # Panics
/// If no seat is to move.
pub fn reason_of<G: Game>(position: &G, mv: G::Move) -> Option<Message> {
    let seat = position.actor().seat().expect("a seat is to move");
    G::reason(&position.view(Viewer::Seat(seat)), mv)
}

/// Why this token is good; an empty text if the game does not say.
///
/// # Panics
/// If the move is not legal.
pub fn reason<G: Game>(position: &G, token: &str) -> String {
    let mv = read_token(token).expect("a token");
    position.check(mv).unwrap_or_else(|refusal| panic!("{token}: {refusal}"));
    reason_of(position, mv).map(|message| message.to_string()).unwrap_or_default()
}
