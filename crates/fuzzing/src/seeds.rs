//! Seed inputs from real games.

use crosstable_core::rng::{Rng, SeedableRng, Xoshiro};
use crosstable_core::{Setup, Viewer};
use crosstable_fair::Source;
use crosstable_games::{AnyGame, Due, GameId};
use crosstable_record::random;
use crosstable_texts::{Lang, RULES};

use crate::records::true_record;

/// The seeds of a target, each with a name. The same every time.
pub fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    match target {
        "tokens" => per_game(|index, game| prefixed(index, middle(game).0.as_bytes())),
        "options" => per_game(|index, game| {
            let options = game.options(&Setup::players(2)).expect("every game can be opened");
            let lines: Vec<_> = options.pairs().iter().map(|(key, value)| format!("{key}={value}")).collect();
            [&[index, 2], lines.join("\n").as_bytes()].concat()
        }),
        "words" => words(),
        "pages" => per_game(|_, game| {
            let page = RULES.iter().find(|file| file.name == game.id()).expect("every game has rules");
            page.texts[Lang::De as usize].bytes().take(3000).collect()
        }),
        "texts" => (0..4)
            .map(|lang| {
                (format!("{lang}"), [&[lang, 0, lang, 5, 0, 0, 0, 0, 0, 0, 0], &b"d7 { $x }"[..]].concat())
            })
            .collect(),
        "views" => per_game(|index, game| {
            prefixed(index, serde_json::to_string(&middle(game).1).expect("a view is plain data").as_bytes())
        }),
        "messages" => messages(),
        "logs" => per_game(|_, game| {
            let log = random::log(game, &Setup::players(2), 1).expect("every game can be opened");
            let lines = log.iter().map(|line| line.text().to_owned());
            let mut text = String::new();
            for line in lines.take_while(|line| line.len() < 4000) {
                if text.len() + line.len() > 4000 {
                    break;
                }
                text += &line;
                text.push('\n');
            }
            text.into_bytes()
        }),
        "frames" => {
            let samples = crosstable_store::fuzzing::samples().into_iter();
            samples.map(|(name, body)| (name.to_owned(), body)).collect()
        }
        "dumps" => vec![("two".to_owned(), dump())],
        "records" => [Source::Published, Source::Revealed, Source::Seeded]
            .into_iter()
            .flat_map(|source| {
                let begun = per_game(|_, game| begun_record(game, source).into_bytes());
                begun.into_iter().map(move |(game, bytes)| (format!("{game}-{source}"), bytes))
            })
            .collect(),
        "verifier" => per_game(|index, _| vec![index, 0, 200, 3, 0, b'x']),
        "tables" => per_game(|index, _| session(index)),
        "games" => (1..=4)
            .flat_map(|seed| {
                let of_this_seed = per_game(|index, _| prefixed(index, &noise(seed)));
                of_this_seed.into_iter().map(move |(game, bytes)| (format!("{game}-{seed}"), bytes))
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// One seed for each game.
fn per_game(seed: impl Fn(u8, GameId) -> Vec<u8>) -> Vec<(String, Vec<u8>)> {
    GameId::ALL.iter().zip(0..).map(|(game, index)| (game.to_string(), seed(index, *game))).collect()
}

fn prefixed(index: u8, rest: &[u8]) -> Vec<u8> {
    [&[index], rest].concat()
}

/// The longest token and the view of seat 1 in the middle of a random game.
fn middle(game: GameId) -> (String, crosstable_games::AnyView) {
    let mut rng = Xoshiro::seed_from_u64(3);
    let mut position = AnyGame::new(game, &Setup::players(2)).expect("every game can be opened");
    let mut longest = String::new();
    for _ in 0..40 {
        let due = Due::of(&position);
        let Some(token) = due.random(&mut rng) else { break };
        if token.len() > longest.len() {
            token.clone_into(&mut longest);
        }
        position.play(token).expect("what is due is legal");
    }
    (longest, position.view(Viewer::Seat(crosstable_core::Seat::all(2).next().expect("two seats"))))
}

/// A whole record is longer than a seed should be; its head and its first steps are enough to begin with.
fn begun_record(game: GameId, source: Source) -> String {
    let text = true_record(game, source).to_string();
    let end = text.char_indices().rfind(|(at, c)| *c == '\n' && *at < 6000);
    text[..end.map_or(0, |(at, _)| at + 1)].to_owned()
}

fn words() -> Vec<(String, Vec<u8>)> {
    let hex = |count| "0123456789abcdef".repeat(count);
    let words = [
        "mixx".to_owned(),
        "1".into(),
        "hard".into(),
        "2min".into(),
        "2026-11-16".into(),
        hex(2),
        hex(4),
        "iterations:500".into(),
        "cmd:./bot --fast".into(),
        "de-CH, en;q=0.5".into(),
        "Gaëlle".into(),
    ];
    words.into_iter().enumerate().map(|(number, word)| (format!("{number}"), word.into_bytes())).collect()
}

/// A dump of two tables; the target adds the digest.
fn dump() -> Vec<u8> {
    let table = |digit: &str, entry: &str| {
        let (table, member) = (digit.repeat(32), "c".repeat(32));
        format!(
            r#"{{"table":"{table}","listing":{{"state":"ended","public":true,"game":"mixx","summary":"s","members":["{member}"],"changed":5}},"entries":["created",{entry}]}}"#
        )
    };
    let lines = [
        r#"{"crosstable":"tables","version":1}"#.to_owned(),
        table("a", r#""seated""#),
        table("b", r#"{"hex":"00ff"}"#),
    ];
    lines.map(|line| line + "\n").concat().into_bytes()
}

fn messages() -> Vec<(String, Vec<u8>)> {
    let messages = [
        r#"{"type":"hello","version":3,"last":3,"perspective":{"seat":1},"layout":true,"lang":"de"}"#,
        r#"{"type":"set-perspective","perspective":"spectator"}"#,
        r#"{"type":"command","id":"a-1","command":{"do":"play","seat":1,"token":"sun@c3","seen":7}}"#,
        r#"{"board":[{"x":2,"width":3,"role":{"card":"red"},"art":["*","+"],"words":{"key":"a"},"target":"c3"}]}"#,
        r#"{"do":"reveal","seat":1,"entropy":"00112233445566778899aabbccddeeff"}"#,
        r#"{"game":"mixx","players":3,"options":[["shape","line"]],"clock":"60s","public":true}"#,
    ];
    messages
        .iter()
        .enumerate()
        .map(|(number, text)| (format!("{number}"), text.as_bytes().to_vec()))
        .collect()
}

/// A table with some moves, an undo and a stand-in, in the bytes that `tables` reads.
fn session(index: u8) -> Vec<u8> {
    const ANNA: u8 = 1;
    const SYSTEM: u8 = 0;
    // The game, two players, no clock, not public.
    let mut bytes = vec![index, 0, 0, 0];
    // When, who, what, which seat, and what else the command asks for: sit, add a bot, commit, start, reveal.
    let (sit, commit, reveal) = ([1, ANNA, 1, 0], [1, ANNA, 24, 0, 5], [1, ANNA, 8, 0, 5]);
    for command in [&sit[..], &[1, ANNA, 5, 1, 1, 0], &commit, &[1, ANNA, 9, 0], &reveal] {
        bytes.extend(command);
    }
    // The seat to move plays; the other is refused.
    for choice in 0..24 {
        bytes.extend([1, ANNA, 17, 0, 0, choice]);
        bytes.extend([1, SYSTEM, 18, 0, 0, choice]);
    }
    // Undo, leave, propose a stand-in, agree, decline, return.
    for (who, what) in [(ANNA, 12), (ANNA, 2), (2, 13), (ANNA, 14), (ANNA, 15), (ANNA, 3)] {
        bytes.extend([9, who, what, 0]);
    }
    bytes
}

/// Choices: any bytes are a game that is played.
fn noise(seed: u64) -> Vec<u8> {
    let mut bytes = vec![0; 400];
    Xoshiro::seed_from_u64(seed).fill_bytes(&mut bytes);
    bytes
}
