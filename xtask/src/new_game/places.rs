//! The places where a game is registered. Each is a line that is put behind the last of its kind, and can be found again.

use std::collections::BTreeMap;
use std::fs;

use super::LANGS;
use super::names::Names;
use crate::project::root;

const INTRODUCTIONS: &str = include_str!("skeleton/locales/games.txt");

/// A place in a file.
struct Place {
    path: String,
    /// The line behind which the new one stands, by how it begins: the last line that does.
    behind: &'static str,
    line: String,
}

/// All places of a game.
fn places(names: &Names) -> Vec<Place> {
    let Names { id, ident, variant, script, name, .. } = names;
    let place =
        |path: &str, behind: &'static str, line: String| Place { path: path.to_owned(), behind, line };
    let mut places = vec![
        place(
            "crates/games/src/list.rs",
            "            CrossNGo:",
            format!("            {variant}: {ident}::Position,"),
        ),
        place("Cargo.toml", "mixx = {", format!("{id} = {{ path = \"crates/{id}\" }}")),
        place("crates/games/Cargo.toml", "mixx.workspace", format!("{id}.workspace = true")),
        place("crates/games/Cargo.toml", "    \"mixx/typescript\"", format!("    \"{id}/typescript\",")),
        place("crates/games/Cargo.toml", "only-mixx", format!("only-{id} = []")),
        place("crates/wasm/Cargo.toml", "only-mixx", format!("only-{id} = [\"crosstable-games/only-{id}\"]")),
        place(
            "crates/games/src/id.rs",
            "    Some(GameId::CrossNGo)",
            format!("}} else if cfg!(feature = \"only-{id}\") {{\n    Some(GameId::{variant})"),
        ),
        place(
            "web/src/device/module.ts",
            "import mixxModule",
            format!("import {script}Module from \"../../wasm/{id}.wasm?url\";"),
        ),
        place("web/src/device/module.ts", "  mixx: mixxModule", format!("  \"{id}\": {script}Module,")),
        place(
            "docs/notation.md",
            "| mixx |",
            format!("| {id} | `take:2` counters (the skeleton of a game) | `~start:1` |"),
        ),
        place(
            "README.md",
            "| ![Crossado",
            format!("| ![{name}: the skeleton of a game](docs/pictures/{id}.png) **{name}** | | |"),
        ),
    ];
    for lang in LANGS {
        let folder = if lang == "en" { String::new() } else { format!("{lang}/") };
        let index = format!("docs/rules/{folder}README.md");
        places.push(Place { path: index, behind: "- [Crossado]", line: format!("- [{name}]({id}.md)") });
    }
    places
}

/// The texts of all these files with the game in them, by path.
pub(super) fn with(names: &Names) -> Result<BTreeMap<String, String>, String> {
    let mut texts = BTreeMap::new();
    for Place { path, behind, line } in places(names) {
        let text = text(&mut texts, &path)?;
        let at = text.match_indices(behind).map(|(at, _)| at);
        let at = at.filter(|at| *at == 0 || text[..*at].ends_with('\n')).last();
        let at = at.ok_or_else(|| format!("{path}: no line begins with '{behind}'"))?;
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
        text.insert_str(end, &format!("\n{line}"));
    }
    for lang in LANGS {
        let text = text(&mut texts, &format!("locales/{lang}/games.ftl"))?;
        *text = format!("{}\n\n{}", text.trim_end(), introduction(names, lang));
    }
    Ok(texts)
}

/// The same without it.
pub(super) fn without(names: &Names) -> Result<BTreeMap<String, String>, String> {
    let mut texts = BTreeMap::new();
    for Place { path, line, .. } in places(names) {
        let text = text(&mut texts, &path)?;
        *text = text.replacen(&format!("\n{line}"), "", 1);
    }
    for lang in LANGS {
        let text = text(&mut texts, &format!("locales/{lang}/games.ftl"))?;
        *text = text.replacen(&format!("\n{}", introduction(names, lang)), "", 1);
    }
    Ok(texts)
}

fn text<'a>(texts: &'a mut BTreeMap<String, String>, path: &str) -> Result<&'a mut String, String> {
    if !texts.contains_key(path) {
        let read = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
        texts.insert(path.to_owned(), read);
    }
    texts.get_mut(path).ok_or_else(|| format!("{path} was not read"))
}

/// What is said of the skeleton to people who choose a game.
fn introduction(names: &Names, lang: &str) -> String {
    let lines = INTRODUCTIONS.lines().skip_while(|line| *line != lang).skip(1);
    let lines = lines.take_while(|line| !LANGS.contains(line));
    lines.map(|line| names.fill(line) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every place is where it was: a line is added there, once, and taking it away leaves what was before.
    #[test]
    fn what_is_added_can_be_taken_away() {
        let names = Names::read("zebra-crossing").expect("a free name");
        let added = with(&names).expect("all places are there");
        assert!(added.len() >= 16, "{:?}", added.keys());
        for (path, text) in &added {
            let before = fs::read_to_string(root().join(path)).expect("a file");
            assert!(text.len() > before.len(), "{path}");
            assert!(text.contains("zebra-crossing") || text.contains("ZebraCrossing"), "{path}");
        }
        for lang in LANGS {
            assert_eq!(introduction(&names, lang).lines().count(), 7, "{lang}");
        }
    }
}
