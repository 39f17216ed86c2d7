//! All languages say the same things.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crosstable_texts::{FILES, Lang, text};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The variables of each message of a file; the file must be without fault and no key may stand twice.
fn messages(what: &str, source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{what}: {faults:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let pattern =
                message.value.as_ref().unwrap_or_else(|| panic!("{what}: {} is empty", message.id.name));
            collect(pattern, &mut variables);
            let twice = found.insert(message.id.name.to_owned(), variables);
            assert!(twice.is_none(), "{what}: {} stands twice", message.id.name);
        }
    }
    found
}

/// Adds the variables of a pattern, those inside choices included.
fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, variables),
            Expression::Select { selector, variants } => {
                collect_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for file in FILES {
        let english = messages(file.name, file.texts[0]);
        assert!(!english.is_empty(), "{} says nothing", file.name);
        for (lang, text) in Lang::ALL.iter().zip(file.texts) {
            let what = format!("locales/{lang}/{}.ftl", file.name);
            assert_eq!(messages(&what, text), english, "{what} differs from English");
        }
    }
}

#[test]
fn a_missing_text_shows_as_its_key() {
    assert_eq!(text(Lang::Fr, "no-such-key", &[]), "no-such-key");
}

#[test]
fn no_two_files_share_a_message() {
    let mut seen = BTreeMap::new();
    for file in FILES {
        for key in messages(file.name, file.texts[0]).into_keys() {
            let other = seen.insert(key.clone(), file.name);
            assert_eq!(other, None, "{key} stands in {} too", file.name);
        }
    }
}

#[test]
fn every_file_in_the_locales_folder_is_part_of_the_program() {
    let embedded: BTreeSet<String> = FILES.iter().map(|file| format!("{}.ftl", file.name)).collect();
    for lang in Lang::ALL {
        let folder = root().join("locales").join(lang.code());
        // What only the web client says is loaded, and checked for missing keys, by the web client.
        let there: BTreeSet<String> = names(&folder).filter(|name| !name.starts_with("web")).collect();
        assert_eq!(there, embedded, "{}", folder.display());
    }
}

/// Every string in a game's source that begins with the game's id and a dash is a refusal code.
#[test]
fn every_refusal_code_of_every_game_has_a_message_in_all_languages() {
    let crates = root().join("crates");
    let mut missing = Vec::new();
    for lang in Lang::ALL {
        let known = messages_of(lang);
        for game in names(&crates) {
            let Ok(source) = fs::read_to_string(crates.join(&game).join("src/refusal.rs")) else { continue };
            let unknown = codes(&source, &game).into_iter().filter(|code| !known.contains(code));
            missing.extend(unknown.map(|code| format!("locales/{lang}/{game}.ftl does not say {code}")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn refusal_codes_are_found_in_a_source() {
    let source =
        r#"Why::Taken => ("CW-07", "crosswise-cell-taken"), // not crosswise-quoted, nor "mixx-gap" "#;
    assert_eq!(codes(source, "crosswise"), ["crosswise-cell-taken"]);
}

fn codes(source: &str, game: &str) -> Vec<String> {
    let start = format!("\"{game}-");
    let found = source.match_indices(&start).map(|(at, _)| &source[at + 1..]);
    found.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn messages_of(lang: Lang) -> BTreeSet<String> {
    FILES.iter().flat_map(|file| messages(file.name, file.texts[lang as usize]).into_keys()).collect()
}

fn names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| {
        let name = entry.expect("the folder stays as it is").file_name();
        name.into_string().expect("names are plain")
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
