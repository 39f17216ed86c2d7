//! What every game gets for free.

use crate::choices::Paths;
use crate::rng::Rng;
use crate::{
    Actor, Choices, Game, Layout, Message, MoveList, Options, Outcomes, Refusal, Setup, SetupError, Standing,
    Token, Viewer, read_token,
};

/// The buffers a loop over a game's moves reuses, so that it does not allocate.
#[derive(Clone, Debug)]
pub struct Scratch<G: Game> {
    /// Legal moves.
    pub moves: MoveList<G::Move>,
    /// Chance outcomes.
    pub outcomes: Outcomes<G::Move>,
}

impl<G: Game> Scratch<G> {
    /// Empty buffers.
    pub const fn new() -> Self {
        Scratch { moves: MoveList::new(), outcomes: Outcomes::new() }
    }
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// What a game gets for free. Implemented for every [`Game`]; no game writes any of this.
///
/// ```
/// use crosstable_core::example::Nim;
/// use crosstable_core::{Play, Setup, Viewer};
///
/// let mut nim = Nim::from_setup(&Setup::players(2).with("heap", "4").with("start", "1"))?;
/// assert_eq!(nim.legal().iter().map(ToString::to_string).collect::<Vec<_>>(), ["take:1", "take:2", "take:3"]);
/// // Three ways to begin, and from each heap that is left one way for every number up to three.
/// assert_eq!(nim.perft(2), 3 + 2 + 1);
/// nim.play_token("take:3")?;
/// // What a client shows and says is data, in no language yet.
/// assert_eq!(nim.layout_for(Viewer::Spectator).board[1].label.as_ref().unwrap().to_string(), "nim-board-heap count=1");
/// assert_eq!(nim.message("take:1".parse()?, Viewer::Spectator).to_string(), "nim-log-take who=seat 2 count=1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Play: Game {
    /// The first position of a table with this set-up, or everything that is wrong with the set-up.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        Options::of::<Self>(setup).map(|options| Self::new(&options))
    }

    /// Whether this move or outcome is legal now, and if not, why not.
    fn check(&self, mv: Self::Move) -> Result<(), Refusal> {
        match (self.actor(), mv.is_chance()) {
            (Actor::Over, _) => Err(Refusal::over()),
            (Actor::Chance, false) => Err(Refusal::chance_is_due()),
            (Actor::Seat(_), true) => Err(Refusal::no_chance_now()),
            (Actor::Chance, true) => self.check_outcome(mv),
            (Actor::Seat(_), false) => self.check_move(mv),
        }
    }

    /// Plays a move or outcome if it is legal; otherwise says why not and leaves the position as it was.
    fn play(&mut self, mv: Self::Move) -> Result<(), Refusal> {
        self.check(mv)?;
        self.apply(mv);
        Ok(())
    }

    /// Reads a token and plays it.
    fn play_token(&mut self, token: &str) -> Result<Self::Move, Refusal> {
        let mv = read_token(token)?;
        self.play(mv)?;
        Ok(mv)
    }

    /// The legal moves in a new list; empty when no seat is to move. Loops use [`Game::moves`].
    fn legal(&self) -> MoveList<Self::Move> {
        let mut list = MoveList::new();
        if matches!(self.actor(), Actor::Seat(_)) {
            self.moves(&mut list);
        }
        list
    }

    /// A uniformly random move or outcome, or nothing when the game is over.
    #[inline]
    fn random_step<R: Rng + ?Sized>(&self, scratch: &mut Scratch<Self>, rng: &mut R) -> Option<Self::Move> {
        match self.actor() {
            Actor::Seat(_) => Some(self.random_move(&mut scratch.moves, rng)),
            Actor::Chance => Some(self.random_outcome(&mut scratch.outcomes, rng)),
            Actor::Over => None,
        }
    }

    /// Plays uniformly random moves to the end. Returns how many of them were decisions of a seat.
    #[inline]
    fn playout<R: Rng + ?Sized>(&mut self, scratch: &mut Scratch<Self>, rng: &mut R) -> u32 {
        let mut decisions = 0;
        loop {
            match self.actor() {
                Actor::Seat(_) => {
                    let mv = self.random_move(&mut scratch.moves, rng);
                    self.apply(mv);
                    decisions += 1;
                }
                Actor::Chance => {
                    let outcome = self.random_outcome(&mut scratch.outcomes, rng);
                    self.apply(outcome);
                }
                Actor::Over => return decisions,
            }
        }
    }

    /// Plays random moves to the end and returns the result.
    fn random_standing<R: Rng + ?Sized>(mut self, scratch: &mut Scratch<Self>, rng: &mut R) -> Standing {
        self.playout(scratch, rng);
        self.standing().expect("a playout ends with a standing")
    }

    /// The number of ways to play `depth` moves and outcomes from here; ways that end sooner do not count. Each
    /// outcome of chance counts as one way, whatever its weight.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match self.actor() {
            Actor::Over => 0,
            Actor::Seat(_) => {
                let mut list = MoveList::new();
                self.moves(&mut list);
                count(self, list.iter().copied(), depth)
            }
            Actor::Chance => {
                let mut list = Outcomes::new();
                self.outcomes(&mut list);
                count(self, list.iter().map(|(outcome, _)| *outcome), depth)
            }
        }
    }

    /// How the table looks to this viewer.
    fn layout_for(&self, viewer: Viewer) -> Layout {
        Self::layout(&self.view(viewer))
    }

    /// The legal moves by what a player points at; nothing when no seat is to move.
    fn choices(&self) -> Option<Choices> {
        let moves = self.legal();
        let mut paths = Paths::default();
        moves.iter().for_each(|mv| paths.add(mv, mv.paths()));
        (!moves.is_empty()).then(|| paths.tree())
    }

    /// One sentence about a move or outcome that is about to be played, for this reader.
    fn message(&self, mv: Self::Move, reader: Viewer) -> Message {
        let hidden = mv.is_chance() && self.hides(mv, reader);
        Self::describe(&self.view(reader), (!hidden).then_some(mv))
    }

    /// How a move or outcome that is about to be played stands in this viewer's log: its token, or `~?` for a
    /// draw the viewer does not see.
    fn log_line(&self, mv: Self::Move, viewer: Viewer) -> String {
        if mv.is_chance() && self.hides(mv, viewer) { "~?".into() } else { mv.to_string() }
    }
}

impl<G: Game> Play for G {}

/// Sum of [`Play::perft`] over the positions after each of these moves.
fn count<G: Game>(position: &G, moves: impl ExactSizeIterator<Item = G::Move>, depth: u32) -> u64 {
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .map(|mv| {
            let mut next = position.clone();
            next.apply(mv);
            next.perft(depth - 1)
        })
        .sum()
}
