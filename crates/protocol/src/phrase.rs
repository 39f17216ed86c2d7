//! The preset phrases people can say to each other. This is the one list of them; `locales/` has the texts.

use crate::Stage;

/// Declares the phrases with the keys of their texts.
macro_rules! phrases {
    ($($name:ident = $key:literal,)+) => {
        wire! {
            /// A preset phrase, named by the key of its text.
            #[derive(Copy, Eq)]
            pub enum Phrase { $(#[serde(rename = $key)] $name,)+ }
        }

        impl Phrase {
            /// Every phrase there is.
            pub const ALL: &[Phrase] = &[$(Phrase::$name),+];

            /// The key of its text in `locales/`.
            pub const fn key(self) -> &'static str {
                match self { $(Phrase::$name => $key,)+ }
            }
        }
    };
}

phrases! {
    Hello = "phrase-hello",
    HaveFun = "phrase-have-fun",
    OneMoment = "phrase-one-moment",
    TakeYourTime = "phrase-take-your-time",
    ShortBreak = "phrase-short-break",
    BackAgain = "phrase-back-again",
    Thanks = "phrase-thanks",
    SeeYou = "phrase-see-you",
    GoodGame = "phrase-good-game",
    Congratulations = "phrase-congratulations",
    WellPlayed = "phrase-well-played",
    ThatWasClose = "phrase-that-was-close",
    OnceMore = "phrase-once-more",
}

impl Phrase {
    /// The phrases that can be said at this stage. While a game runs these are only the ones that tell nothing about
    /// hands, plans or the position, because team mates hear them too.
    pub fn sayable(stage: Stage) -> impl Iterator<Item = Phrase> {
        use Phrase::{Congratulations, GoodGame, OnceMore, ThatWasClose, WellPlayed};
        let judges =
            |phrase| matches!(phrase, GoodGame | Congratulations | WellPlayed | ThatWasClose | OnceMore);
        Phrase::ALL.iter().copied().filter(move |phrase| stage != Stage::Running || !judges(*phrase))
    }
}
