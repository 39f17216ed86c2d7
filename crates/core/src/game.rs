//! The trait a game implements. What it gets in return is in [`Play`](crate::Play).

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rng::{self, Rng};
use crate::{
    Actor, Layout, Message, MoveList, OptionSpec, Options, Outcomes, Refusal, Seat, Standing, Token,
    ViewHead, Viewer,
};

/// The rules of one game. The implementing type is a position: everything that is true at the table at one
/// moment, small and flat, cheap to clone, without a generator inside and without the order of any pile.
///
/// The crate's front page has a whole small game as an example.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    // ---- What a game must write -------------------------------------------------------------------------

    /// Its name on the command line, in records and on the wire.
    const ID: &'static str;
    /// Its name as people write it.
    const NAME: &'static str;
    /// Version of the rules that new tables get; a change that makes old records replay differently raises it.
    const RULES: u32;
    /// The oldest version that can still be played. Tables begun under it go on, and its records replay.
    const OLDEST_RULES: u32 = Self::RULES;
    /// Fewest and most players.
    const SEATS: (u8, u8);
    /// No game takes more moves and chance outcomes together than this (G-06).
    const LONGEST: usize;
    /// Whether every seat and every spectator sees everything there is.
    const OPEN: bool;

    /// Moves and chance outcomes.
    type Move: Token;
    /// What one viewer knows. Its JSON travels to clients and begins with the [`Head`](crate::Head).
    type View: ViewHead<Phase: Copy + Eq + Debug + Serialize>
        + Clone
        + Eq
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// The options there are by this version of the rules at this number of players, the common ones last.
    fn options(rules: u32, players: u8) -> Vec<OptionSpec>;

    /// The position before anything has happened, dealing included, by the version that the options say. What an older
    /// version had fixed is a value in the position, so that nothing after the set-up asks for the version.
    fn new(options: &Options) -> Self;

    /// How many seats are at the table.
    fn players(&self) -> u8;

    /// Who decides what happens next.
    fn actor(&self) -> Actor;

    /// Appends all legal moves of the seat to move to the empty list, each once, in ascending order.
    fn moves(&self, list: &mut MoveList<Self::Move>);

    /// Appends all outcomes of the chance that is due to the empty list, each once, in ascending order, with
    /// exact weights.
    fn outcomes(&self, list: &mut Outcomes<Self::Move>);

    /// Whether the seat to move may make this move, and if not, which clause forbids it. Only asked when a seat
    /// is to move and the token is not one of chance.
    fn check_move(&self, mv: Self::Move) -> Result<(), Refusal>;

    /// Plays a move or outcome that is known to be legal. This is the unchecked form for search and replay of
    /// what was checked before; with anything else the position is afterwards worthless (but nothing worse).
    /// People's moves go through [`Play::play`](crate::Play::play).
    fn apply(&mut self, mv: Self::Move);

    /// The result, exactly when the game is over.
    fn standing(&self) -> Option<Standing>;

    /// What this viewer knows, and nothing else (G-05).
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position that looks like this to the viewer, drawn uniformly from what the viewer cannot know. This is
    /// a bot's only road to a position.
    fn sample<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self;

    /// How a view looks, for terminals, plain text and screen readers.
    fn layout(view: &Self::View) -> Layout;

    /// One sentence about a move or an outcome, for the viewer of `before`, which is the view right before it. Nothing
    /// stands for an outcome that the viewer does not see. The view is all there is to read, so the sentence cannot tell
    /// what its reader must not know.
    fn describe(before: &Self::View, mv: Option<Self::Move>) -> Message;

    // ---- What a game should write for people, and may write later -----------------------------------------

    /// Why a move of the seat to move is good, in one sentence for the viewer of `before`, who is that seat. Most telling
    /// first; nothing if the game does not say. The view is all there is to read, as in [`Game::describe`].
    fn reason(before: &Self::View, mv: Self::Move) -> Option<Message> {
        let _ = (before, mv);
        None
    }

    /// Why the game is over, in one sentence for the viewer of its last position: “Ben has laid the last card.” Nothing
    /// while the game goes on, or if the game does not say.
    fn ending(view: &Self::View) -> Option<Message> {
        let _ = view;
        None
    }

    // ---- What a game may write, because it knows better -------------------------------------------------

    /// Whether this outcome of the chance that is due stays hidden from the viewer, who then only learns that
    /// something was drawn. An open game hides nothing.
    fn hides(&self, outcome: Self::Move, viewer: Viewer) -> bool {
        let _ = (outcome, viewer);
        false
    }

    /// Whether there is only one position behind this view, although the game is not open: nothing is hidden from
    /// its viewer any more. A table asks after a move, before it looks for what the move might have shown.
    fn is_certain(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// The seats that win and lose together with this one, itself included. By default every seat plays for itself.
    fn team(&self, seat: Seat) -> Vec<Seat> {
        vec![seat]
    }

    /// Who starts the next game of the same players, if the rules say so. Only asked when this game is over.
    fn next_starter(&self) -> Option<Seat> {
        None
    }

    /// All moves and outcomes that can ever be written down in this game, if that is a list of bearable length.
    fn vocabulary() -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether the chance that is due can have this outcome.
    fn check_outcome(&self, outcome: Self::Move) -> Result<(), Refusal> {
        let mut list = Outcomes::new();
        self.outcomes(&mut list);
        let possible = list.iter().any(|(known, _)| *known == outcome);
        if possible { Ok(()) } else { Err(Refusal::no_such_outcome(outcome)) }
    }

    /// One of the legal moves, each equally likely. A game that can draw one without listing all of them is
    /// faster in playouts. The list is scratch space; its content afterwards means nothing.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, list: &mut MoveList<Self::Move>, rng: &mut R) -> Self::Move {
        list.clear();
        self.moves(list);
        rng::pick(rng, list)
    }

    /// One of the outcomes, drawn by weight. See [`Game::random_move`].
    #[inline]
    fn random_outcome<R: Rng + ?Sized>(&self, list: &mut Outcomes<Self::Move>, rng: &mut R) -> Self::Move {
        list.clear();
        self.outcomes(list);
        list.at(rng::below(rng, list.total()))
    }
}
