//! Everything that reads text which somebody typed.

use crosstable_arena::Contestant;
use crosstable_core::{Arg, Game, Level, Play, PlayerId, Seat, Setup, TableId, read_token};
use crosstable_fair::{Commitment, Entropy, Seed};
use crosstable_games::{AnyGame, GameId, GameVisitor};
use crosstable_protocol::{Clock, Name};
use crosstable_record::Date;
use crosstable_table::Key;
use crosstable_texts::{FILES, Lang, Page, text};

use crate::bytes::Bytes;

/// A game, and a text that may be one of its tokens: what can be read is written as it was read, and whether it is
/// legal or not, nothing breaks.
pub fn tokens(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let game = bytes.game();
    game.visit(Token(&bytes.rest()));
}

struct Token<'a>(&'a str);

impl GameVisitor for Token<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let Ok(mv) = read_token::<G::Move>(self.0) else { return };
        assert_eq!(mv.to_string(), self.0, "a token is written as it was read");
        for players in G::SEATS.0..=G::SEATS.1 {
            let mut position = G::from_setup(&Setup::players(players)).expect("every game can be opened");
            let before = position.clone();
            let checked = position.check(mv);
            assert_eq!(position.play(mv), checked, "who checks and who plays agree");
            assert_eq!(
                position != before,
                checked.is_ok(),
                "a move changes something, a refused one nothing"
            );
        }
    }
}

/// A game, a number of players, and lines of KEY=VALUE: what is accepted can be played and is accepted again.
pub fn options(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (game, players) = (bytes.game(), bytes.byte());
    let wish = bytes.rest();
    let pairs = wish.lines().filter_map(|line| line.split_once('='));
    let setup = pairs.fold(Setup::players(players), |setup, (key, value)| setup.with(key, value));
    match game.options(&setup) {
        Ok(options) => {
            assert_eq!(
                game.options(&options.setup()).as_ref(),
                Ok(&options),
                "what is in force can be asked for"
            );
            assert_eq!(AnyGame::new(game, &setup).expect("it was accepted").players(), players);
        }
        Err(faults) => {
            assert!(!faults.to_string().is_empty());
            assert!(AnyGame::new(game, &setup).is_err(), "the same is refused when it is opened");
        }
    }
}

/// The small parsers: names, numbers, identifiers.
pub fn words(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    back::<GameId>(&text);
    back::<Seat>(&text);
    back::<Level>(&text);
    back::<Lang>(&text);
    back::<Clock>(&text);
    back::<TableId>(&text);
    back::<PlayerId>(&text);
    back::<Key>(&text);
    back::<Seed>(&text);
    back::<Commitment>(&text);
    back::<Entropy>(&text);
    back::<Date>(&text);
    back::<Contestant>(text.trim());
    let _ = Lang::negotiate(&text);
    if let Ok(name) = Name::try_from(text.clone().into_owned()) {
        assert!(!name.as_str().contains(char::is_control), "a name stays in its line");
    }
}

/// What can be read is written as it was.
fn back<T: std::str::FromStr + ToString>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

/// A rule page: anything is a page, and none of its words is lost.
pub fn pages(data: &[u8]) {
    let source = String::from_utf8_lossy(data);
    let page = Page::read(&source);
    for clause in page.clauses() {
        assert_eq!(page.clause(&clause.id).map(|found| &found.id), Some(&clause.id));
    }
    let kept: usize = page.blocks().map(|block| block.text().split_whitespace().count()).sum();
    assert!(kept <= source.split_whitespace().count(), "words do not come out of nothing");
}

/// Texts with arguments from outside: whatever stands in them, a sentence comes out.
pub fn texts(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let lang = *bytes.of(&Lang::ALL).expect("there are languages");
    let keys: Vec<&str> = FILES.iter().flat_map(|file| keys(file.texts[0])).collect();
    let key = bytes.of(&keys).copied().expect("there are texts");
    let number = i64::from_le_bytes(std::array::from_fn(|_| bytes.byte()));
    let said = bytes.rest();
    // The names that sentences use; what a sentence does not know does not matter.
    let names = ["token", "outcome", "cell", "seat", "name", "why", "faults", "most", "open", "seconds"];
    for arg in [Arg::Text(said.clone()), Arg::Number(number)] {
        let args: Vec<_> = names.iter().map(|name| (*name, arg.clone())).collect();
        assert!(!text(lang, key, &args).is_empty(), "{key}");
    }
}

/// The keys of a file of texts.
fn keys(source: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(begins).filter_map(|line| line.split_once(" =").map(|(key, _)| key))
}
