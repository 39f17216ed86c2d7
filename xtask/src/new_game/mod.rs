//! `cargo xtask new-game NAME`: the skeleton of a game that passes the checks as it is, and what is left to write.
//!
//! The files in `skeleton/` are a whole small game: who takes the last of 21 counters. Each is replaced by the real one when
//! the author comes to it, so that the checks pass on the way. `remove-game NAME` takes an untouched skeleton away again.

mod names;
mod places;

use std::fs;
use std::io;
use std::path::Path;

use self::names::Names;
use crate::project::root;
use crate::step::Command;

/// The languages, with their folders.
const LANGS: [&str; 4] = ["en", "de", "fr", "it"];

macro_rules! skeleton {
    ($name:literal) => {
        include_str!(concat!("skeleton/", $name))
    };
}

/// The files of the crate, by their places in it.
const CRATE: [(&str, &str); 12] = [
    ("Cargo.toml", skeleton!("Cargo.toml.txt")),
    ("src/lib.rs", skeleton!("src/lib.rs.txt")),
    ("src/setup.rs", skeleton!("src/setup.rs.txt")),
    ("src/position.rs", skeleton!("src/position.rs.txt")),
    ("src/moves.rs", skeleton!("src/moves.rs.txt")),
    ("src/notation.rs", skeleton!("src/notation.rs.txt")),
    ("src/view.rs", skeleton!("src/view.rs.txt")),
    ("src/layout.rs", skeleton!("src/layout.rs.txt")),
    ("src/describe.rs", skeleton!("src/describe.rs.txt")),
    ("src/ending.rs", skeleton!("src/ending.rs.txt")),
    ("src/refusal.rs", skeleton!("src/refusal.rs.txt")),
    ("tests/conformance.rs", skeleton!("tests/conformance.rs.txt")),
];
const RULES_TEST: &str = skeleton!("tests/rules.rs.txt");

/// The pages of clauses and the texts, in the order of the languages.
const PAGES: [&str; 4] =
    [skeleton!("rules/en.md"), skeleton!("rules/de.md"), skeleton!("rules/fr.md"), skeleton!("rules/it.md")];
const TEXTS: [&str; 4] = [
    skeleton!("locales/en.ftl"),
    skeleton!("locales/de.ftl"),
    skeleton!("locales/fr.ftl"),
    skeleton!("locales/it.ftl"),
];

/// A picture of nothing, one pixel large, where the checks ask for one.
const NO_PICTURE: &[u8] = &[
    0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0, 0,
    1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63, 0x68, 0,
    0, 0, 0x82, 0, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82,
];

/// What writes the generated files of a new game.
const GENERATORS: [(&str, &str, &str); 5] = [
    ("WIRE", "write", "test --quiet --package crosstable-games typescript"),
    ("GOLDEN", "write", "test --quiet --package crosstable-games --test golden every_game_plays_as_it_did"),
    ("GOLDEN", "write", "test --quiet --package crosstable-terminal"),
    (
        "ARCHIVE",
        "add",
        "test --quiet --package crosstable-record --test archive every_record_of_the_archive_holds",
    ),
    ("WIRE", "write", "test --quiet --package crosstable-protocol"),
];

const LEFT: &str = "
It plays. What is left to write, in this order (docs/adding-a-game.md says how):

needed
  1. docs/rules/@ID@.md             the clauses of your game, then the same in de, fr and it
  2. crates/@ID@/src                the rules: setup, position, moves, notation, view, refusal; a file for each noun
  3. crates/@ID@/tests              a test for every clause; the conformance test stays as it is
  4. crates/@ID@/src/layout.rs, describe.rs, ending.rs
                                    how it looks and what is said
  5. locales/*/@ID@.ftl, games.ftl  its sentences and its introduction, in four languages
     locales/*/web.ftl              the words of each option that no other game has
  6. docs/notation.md, README.md    its tokens and options; its picture
  7. the generated files again      cargo xtask new-game --generate
     and docs/pictures              cargo xtask pictures
  8. archive/                       delete its records and write them again (cargo xtask archive) when the rules are final

can wait
  9. web/src/games/@ID@             a board of its own in the browser; until then its layout is drawn
 10. crates/bots/src/heuristic      knowledge for the bots; a row in levels.rs
 11. crates/encoding, python        fixed sizes for programs that learn
 12. docs/rulebook                  a page for people, with pictures
";

/// Writes a skeleton, or only what is generated.
pub(crate) fn add(args: &[String]) -> bool {
    match args {
        [flag] if flag == "--generate" => generate(),
        [name] => match Names::read(name).and_then(|names| write(&names).map(|()| names)) {
            Ok(names) => {
                println!("wrote the skeleton of {} into crates/{}", names.name, names.id);
                let generated = generate();
                if !generated {
                    eprintln!("not all files were generated: cargo xtask new-game --generate");
                }
                println!("{}", names.fill(LEFT));
                generated
            }
            Err(why) => refuse(&why),
        },
        _ => refuse("name the game, as in `cargo xtask new-game cross-out`"),
    }
}

/// Takes a skeleton away again, with what was generated for it.
pub(crate) fn remove(args: &[String]) -> bool {
    let [name] = args else { return refuse("name the game, as in `cargo xtask remove-game cross-out`") };
    let removed = Names::read_known(name).and_then(|names| take_away(&names).map(|()| names));
    match removed {
        Ok(names) => {
            println!("removed {}", names.name);
            Command::cargo("test --quiet --package crosstable-games typescript").env("WIRE", "write").run()
        }
        Err(why) => refuse(&why),
    }
}

fn refuse(why: &str) -> bool {
    eprintln!("error: {why}");
    false
}

fn write(names: &Names) -> Result<(), String> {
    let said = |error: io::Error| error.to_string();
    // All changes are made in memory first, so that a place that has moved leaves everything as it was.
    let changes = places::with(names)?;
    let folder = root().join("crates").join(&names.id);
    for (path, text) in CRATE.iter().chain([&("tests/rules.rs", RULES_TEST)]) {
        put(&folder.join(path), names.fill(text).as_bytes()).map_err(said)?;
    }
    for (index, lang) in LANGS.iter().enumerate() {
        let rules = names.rules_page(lang);
        put(&root().join(rules), names.fill(PAGES[index]).as_bytes()).map_err(said)?;
        let texts = format!("locales/{lang}/{}.ftl", names.id);
        put(&root().join(texts), names.fill(TEXTS[index]).as_bytes()).map_err(said)?;
    }
    for picture in names.pictures() {
        put(&root().join(picture), NO_PICTURE).map_err(said)?;
    }
    for (path, text) in changes {
        fs::write(root().join(path), text).map_err(said)?;
    }
    Ok(())
}

fn put(path: &Path, content: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content)
}

fn take_away(names: &Names) -> Result<(), String> {
    let lib = fs::read_to_string(root().join("crates").join(&names.id).join("src/lib.rs"));
    if lib.ok().as_deref() != Some(names.fill(CRATE[1].1).as_str()) {
        return Err(format!("crates/{} is no untouched skeleton; remove it by hand", names.id));
    }
    let changes = places::without(names)?;
    let said = |error: io::Error| error.to_string();
    fs::remove_dir_all(root().join("crates").join(&names.id)).map_err(said)?;
    let files =
        LANGS.iter().flat_map(|lang| [names.rules_page(lang), format!("locales/{lang}/{}.ftl", names.id)]);
    let view = format!("web/src/wire/views/{}.ts", names.id);
    for path in files.chain(names.pictures()).chain([view]) {
        // One that was never generated is gone already.
        let _ = fs::remove_file(root().join(path));
    }
    let _ = fs::remove_dir_all(root().join("archive").join(&names.id));
    for folder in ["golden", "crates/terminal/tests/snapshots"] {
        remove_beginning_with(&root().join(folder), &format!("{}-", names.id));
    }
    for (path, text) in changes {
        fs::write(root().join(path), text).map_err(said)?;
    }
    Ok(())
}

fn remove_beginning_with(folder: &Path, beginning: &str) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(beginning) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn generate() -> bool {
    let mut all = true;
    for (name, value, command) in GENERATORS {
        println!("{name}={value} cargo {command}");
        all &= Command::cargo(command).env(name, value).run();
    }
    all
}
