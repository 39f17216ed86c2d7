//! Finds sentences again by how they are written in English.

use std::sync::LazyLock;

use crosstable_core::Arg;

use crate::{FILES, Lang, text};

/// A phrase as it is written in English: words, and holes with names.
struct Phrase {
    key: &'static str,
    pieces: Vec<Piece>,
}

enum Piece {
    Words(&'static str),
    Hole(&'static str),
}

/// All phrases; those with the most words of their own come first, because others would fit there, too.
static PHRASES: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    let file = FILES.iter().find(|file| file.name == "boards").expect("boards have texts");
    let [english, ..] = file.texts;
    let lines = english.lines().filter_map(|line| line.split_once(" = "));
    let phrases = lines.filter(|(key, value)| key.starts_with("board-") && !value.contains("->"));
    let mut phrases: Vec<Phrase> =
        phrases.map(|(key, value)| Phrase { key, pieces: pieces(value) }).collect();
    phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.own_words()));
    phrases
});

fn pieces(mut value: &'static str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    while let Some((words, rest)) = value.split_once("{ $") {
        let (name, rest) = rest.split_once(" }").expect("a hole is closed");
        if !words.is_empty() {
            pieces.push(Piece::Words(words));
        }
        pieces.push(Piece::Hole(name));
        value = rest;
    }
    if !value.is_empty() {
        pieces.push(Piece::Words(value));
    }
    pieces
}

impl Phrase {
    fn own_words(&self) -> usize {
        let words = |piece: &Piece| if let Piece::Words(words) = piece { words.len() } else { 0 };
        self.pieces.iter().map(words).sum()
    }

    /// What stands in the holes, if this is what is said.
    fn holes<'a>(&self, mut said: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
        let mut holes = Vec::new();
        let mut open = None;
        for (index, piece) in self.pieces.iter().enumerate() {
            match piece {
                Piece::Hole(name) => open = Some(*name),
                Piece::Words(words) => {
                    let last = index + 1 == self.pieces.len();
                    let at = match open {
                        None => said.starts_with(words).then_some(0)?,
                        Some(_) if last => said.ends_with(words).then(|| said.len() - words.len())?,
                        Some(_) => said.find(words)?,
                    };
                    if let Some(name) = open.take() {
                        holes.push((name, &said[..at]));
                    }
                    said = &said[at + words.len()..];
                }
            }
        }
        match open {
            Some(name) => holes.push((name, said)),
            None if !said.is_empty() => return None,
            None => {}
        }
        holes.iter().all(|(_, hole)| !hole.trim().is_empty()).then_some(holes)
    }
}

/// What is said in English, in this language; nothing if it is none of the phrases.
pub(super) fn said(lang: Lang, english: &str) -> Option<String> {
    PHRASES.iter().find_map(|phrase| {
        let holes = phrase.holes(english)?;
        let args: Vec<(&str, Arg)> =
            holes.into_iter().map(|(name, hole)| (name, fill(lang, hole.trim()))).collect();
        Some(text(lang, phrase.key, &args))
    })
}

/// What stands in a hole: a number, another phrase, or words one by one.
fn fill(lang: Lang, hole: &str) -> Arg {
    match hole.parse() {
        Ok(number) => Arg::Number(number),
        Err(_) => Arg::Text(said(lang, hole).unwrap_or_else(|| {
            let words: Vec<String> = hole.split(' ').map(|one| word(lang, one)).collect();
            words.join(" ")
        })),
    }
}

/// The name of a thing on the table; whatever is none stays as it is.
pub(super) fn word(lang: Lang, english: &str) -> String {
    text(lang, "board-word", &[("word", Arg::Text(english.to_owned()))])
}
