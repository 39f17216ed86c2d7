//! The ways in which the high-card game can be wrong.

use std::cell::Cell;

/// What is wrong with the game while the test's thread runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// Nothing is wrong.
    None,
    /// Every viewer's view holds all hands, though samples and the log treat them as hidden.
    ViewShowsHands,
    /// The log names a drawn card to everybody.
    LogShowsDraws,
    /// A move is listed once for each card of its rank.
    MoveListedTwice,
    /// Moves are listed from the highest card down.
    MovesOutOfOrder,
    /// A card that the seat does not hold is accepted.
    AcceptsUnlisted,
    /// The highest card is listed but refused.
    RefusesListed,
    /// Every rank in the bag is equally likely, however many cards it has.
    WrongWeights,
    /// A refused move leaves a trace in the position.
    RefusalChanges,
    /// Samples favour low cards in other hands.
    BiasedSample,
    /// Two ranks have the same token.
    SharedToken,
    /// Tokens are read in any case.
    TwoSpellings,
    /// A token has a space in it.
    SpaceInToken,
    /// A refusal names no clause.
    NoClause,
    /// There is a standing before the end.
    EarlyStanding,
    /// There is no standing at the end.
    NoStanding,
    /// Games take longer than promised.
    TooLong,
    /// The view does not say who led the trick, so a sample resolves ties differently.
    ViewForgets,
    /// A part of the view does not get into its JSON.
    JsonLoses,
    /// `random_move` always takes the first of two.
    LazyMove,
    /// `random_move` returns moves that are not listed.
    WildMove,
    /// `random_outcome` ignores the weights.
    LazyOutcome,
    /// A seat is asked that has no move.
    NoMove,
    /// Chance is due but nothing can happen.
    NoOutcome,
    /// The start seat is drawn although the host named one.
    StartDrawnAnyway,
    /// The text of a refusal tells what the next seat holds.
    RefusalTells,
    /// The same move does not always do the same.
    Fickle,
    /// An option's default is not one of its values.
    BadDefault,
    /// The text board is too wide.
    WideBoard,
    /// A card is missing in the vocabulary.
    SmallVocabulary,
    /// Everybody sees everything, but the game does not call itself open.
    ClaimsSecrets,
    /// A seat that is not at the table is asked.
    StrangerAsked,
    /// Samples put back a card that was played.
    SampleRevives,
    /// A chance token is accepted when a seat is to move. `Play::check` catches it, so this game is right.
    AcceptsChance,
    /// Samples favour low cards in other hands while a trick lies on the table.
    BiasedLater,
    /// The lot for the start seat is loaded.
    LoadedLot,
    /// A clone forgets whose turn is next.
    CloneDiffers,
    /// Outcomes are listed from the highest card down.
    OutcomesOutOfOrder,
    /// Every view says that a spectator looks.
    WrongViewer,
    /// Every view says that chance acts.
    WrongActor,
    /// The phase of a finished game is not `over`.
    PhaseGoesOn,
    /// The name of a phase is not in kebab-case.
    OddPhase,
    /// A playout takes memory.
    Allocates,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

impl Flaw {
    /// Makes the game wrong in this way, for this thread.
    pub(crate) fn strike(self) {
        FLAW.set(self);
    }

    /// Whether the game is wrong in this way.
    pub(crate) fn struck(self) -> bool {
        FLAW.get() == self
    }
}
