//! A position of any game, spoken to in tokens.

use std::fmt::Write;

use crosstable_core::rng::{SeedableRng, Xoshiro};
use crosstable_core::{
    Actor, Choices, Game, Layout, Message, Outcomes, Play, Refusal, Seat, Setup, SetupError, Standing,
    Target, Token, Viewer, ViewerSet, read_token,
};

use crate::GameId;
use crate::id::match_included;

/// Writes the enum from the list.
macro_rules! declare_any {
    ([] $($name:ident: $position:ty,)+) => {
        /// A position of one of the games. Every method is a match over the games and speaks tokens, so that
        /// its callers need to know no game.
        #[non_exhaustive]
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[expect(clippy::large_enum_variant, reason = "a table holds one; a box would cost every step a detour")]
        pub enum AnyGame {
            $(#[doc = concat!("A position of [`GameId::", stringify!($name), "`].")] $name($position),)+
        }

        $(impl From<$position> for AnyGame {
            fn from(position: $position) -> Self {
                AnyGame::$name(position)
            }
        })+

        impl AnyGame {
            /// Which game it is.
            pub const fn id(&self) -> GameId {
                match self {
                    $(AnyGame::$name(_) => GameId::$name,)+
                }
            }
        }
    };
}
games!(declare_any!);

/// Evaluates an expression in which the given name stands for the position, whatever its game.
macro_rules! match_any {
    ([$any:expr, $position:ident => $body:expr] $($name:ident: $type:ty,)+) => {
        match $any {
            $(AnyGame::$name($position) if GameId::$name.is_included() => $body,)+
            absent => absent.id().absent(),
        }
    };
}

impl AnyGame {
    /// The first position of a table with this set-up, or everything that is wrong with the set-up.
    pub fn new(id: GameId, setup: &Setup) -> Result<Self, SetupError> {
        games!(match_included! id, G => G::from_setup(setup).map(AnyGame::from))
    }

    /// How many seats are at the table.
    pub fn players(&self) -> u8 {
        games!(match_any! self, position => position.players())
    }

    /// Who decides what happens next.
    pub fn actor(&self) -> Actor {
        games!(match_any! self, position => position.actor())
    }

    /// The tokens of all legal moves, sorted by bytes; none when no seat is to move.
    pub fn legal(&self) -> Vec<String> {
        games!(match_any! self, position => legal(position))
    }

    /// The tokens of all outcomes of the chance that is due, sorted by bytes, with their weights; none when
    /// chance is not due.
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        games!(match_any! self, position => outcomes(position))
    }

    /// Whether this token is legal now, and if not, why not.
    pub fn check(&self, token: &str) -> Result<(), Refusal> {
        games!(match_any! self, position => position.check(read_token(token)?))
    }

    /// Plays a token if it is legal; otherwise says why not and leaves the position as it was.
    pub fn play(&mut self, token: &str) -> Result<(), Refusal> {
        games!(match_any! self, position => position.play_token(token).map(drop))
    }

    /// The result, exactly when the game is over.
    pub fn standing(&self) -> Option<Standing> {
        games!(match_any! self, position => position.standing())
    }

    /// The seats that win and lose together with this one, itself included.
    pub fn team(&self, seat: Seat) -> Vec<Seat> {
        games!(match_any! self, position => position.team(seat))
    }

    /// Who starts the next game of the same players, if the rules say so.
    pub fn next_starter(&self) -> Option<Seat> {
        games!(match_any! self, position => position.next_starter())
    }

    /// What this viewer knows, as JSON.
    pub fn view_json(&self, viewer: Viewer) -> String {
        games!(match_any! self, position => json(&position.view(viewer)))
    }

    /// How the table looks to this viewer.
    pub fn layout(&self, viewer: Viewer) -> Layout {
        games!(match_any! self, position => position.layout_for(viewer))
    }

    /// The legal moves by what a player points at; nothing when no seat is to move.
    pub fn choices(&self) -> Option<Choices> {
        games!(match_any! self, position => position.choices())
    }

    /// One sentence about a token that is about to be played, for this reader.
    pub fn message(&self, token: &str, reader: Viewer) -> Result<Message, Refusal> {
        games!(match_any! self, position => Ok(position.message(read_token(token)?, reader)))
    }

    /// Whether the move to which a player points is legal now, and if not, why not.
    pub fn check_path(&self, path: &[Target]) -> Result<(), Refusal> {
        games!(match_any! self, position => check_path(position, path))
    }

    /// How a token that is about to be played stands in this viewer's log: as it is, or `~?` for a draw the
    /// viewer does not see.
    pub fn log_line(&self, token: &str, viewer: Viewer) -> Result<String, Refusal> {
        games!(match_any! self, position => Ok(position.log_line(read_token(token)?, viewer)))
    }

    /// Plays an outcome of chance, and says from whom it is hidden.
    pub fn draw(&mut self, token: &str) -> Result<ViewerSet, Refusal> {
        games!(match_any! self, position => draw(position, token))
    }

    /// Whether this move would teach the viewer something hidden, other than by chance that is drawn after it: in
    /// some position that looks like this one to the viewer, the same move leads to something that looks different.
    pub fn reveals(&self, token: &str, viewer: Viewer) -> bool {
        games!(match_any! self, position => reveals(position, token, viewer))
    }
}

/// See [`AnyGame::check_path`].
fn check_path<G: Game>(position: &G, path: &[Target]) -> Result<(), Refusal> {
    let no_move = || Refusal::unreadable(&path.iter().map(Target::as_str).collect::<Vec<_>>().join(" "));
    position.check(G::Move::from_path(path).ok_or_else(no_move)?)
}

/// See [`AnyGame::draw`].
fn draw<G: Game>(position: &mut G, token: &str) -> Result<ViewerSet, Refusal> {
    let mv = read_token(token)?;
    position.check(mv)?;
    let hides = |viewer: &Viewer| mv.is_chance() && position.hides(mv, *viewer);
    let hidden =
        if G::OPEN { ViewerSet::default() } else { Viewer::all(position.players()).filter(hides).collect() };
    position.apply(mv);
    Ok(hidden)
}

/// See [`AnyGame::reveals`]. Looks at so many positions behind the view; always the same ones, so that the answer is.
fn reveals<G: Game>(position: &G, token: &str, viewer: Viewer) -> bool {
    const SAMPLES: usize = 32;
    if G::OPEN {
        return false;
    }
    let Ok(mv) = read_token(token) else { return false };
    let view = position.view(viewer);
    if G::is_certain(&view) {
        return false;
    }
    let after = |mut position: G| position.play(mv).is_ok().then(|| position.view(viewer));
    let seen = after(position.clone());
    let mut rng = Xoshiro::seed_from_u64(0);
    (0..SAMPLES).any(|_| after(G::sample(&view, &mut rng)) != seen)
}

/// See [`AnyGame::legal`].
fn legal<G: Game>(position: &G) -> Vec<String> {
    let moves = position.legal();
    let mut tokens = Vec::with_capacity(moves.len());
    for token in moves.iter() {
        // Most tokens fit at once. A server lists the moves after every move, so it shows when they grow bit by bit.
        let mut text = String::with_capacity(16);
        write!(text, "{token}").expect("a String takes all text");
        tokens.push(text);
    }
    tokens.sort_unstable();
    tokens
}

/// See [`AnyGame::outcomes`].
fn outcomes<G: Game>(position: &G) -> Vec<(String, u32)> {
    let mut list = Outcomes::new();
    if position.actor() == Actor::Chance {
        position.outcomes(&mut list);
    }
    let mut tokens: Vec<_> = list.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect();
    tokens.sort_unstable();
    tokens
}

/// Views are plain data with string keys, which is all that JSON asks for.
fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("a view is plain data")
}
