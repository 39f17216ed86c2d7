//! Writes what the web client knows about the games: the TypeScript types of the views, and the list of games. Fails if
//! the files in the repository differ.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crosstable_core::ts_rs::{Config, TS, TypeVisitor};
use crosstable_core::{Actor, Game, Head, Viewer};
use crosstable_testkit::TypeDeclaration;
use crosstable_texts::{Lang, rules};

use crate::GameId;

const COMMAND: &str = "WIRE=write cargo test -p crosstable-games";

/// The declarations of a type and of all types it is made of, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What is built into the language has no file and no declaration.
        if T::output_path().is_none() {
            return;
        }
        let (name, declaration) = (T::ident(&Config::default()), declaration::<T>());
        match self.0.insert(name, declaration.clone()) {
            Some(known) => assert_eq!(known, declaration, "two types of one view have the same name"),
            None => T::visit_dependencies(self),
        }
    }
}

fn declaration<T: TS + ?Sized>() -> String {
    let docs = T::docs().map(|docs| format!("{}\n", docs.trim_end())).unwrap_or_default();
    format!("{docs}export {}\n", T::decl(&Config::default()))
}

fn check(file: &str, content: &str) {
    check_file(&format!("web/src/wire/{file}"), content);
}

fn check_file(file: &str, content: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var("WIRE").is_ok_and(|value| value == "write") {
        fs::write(&path, content).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == content, "{file} is not what the games say: {COMMAND}");
}

fn check_types(file: &str, content: &str) {
    let head = format!("// Written from the types of the views by `{COMMAND}`. Do not edit.");
    check(&format!("views/{file}.ts"), &format!("{head}\n\n{content}"));
}

fn check_view<G: Game<View: TS>>() {
    let mut declarations = Declarations::default();
    declarations.visit::<G::View>();
    let view = declarations.0.remove("View").expect("every game calls its view so");
    for common in ["Actor", "Viewer"] {
        declarations.0.remove(common).expect("every view begins with the head");
    }
    let others: Vec<String> = declarations.0.into_values().collect();
    check_types(
        G::ID,
        &format!("import type {{ Actor, Viewer }} from \"./head\";\n\n{view}\n{}", others.join("\n")),
    );
}

macro_rules! check_views {
    ([] $($name:ident: $position:ty,)+) => {
        $(check_view::<$position>();)+
    };
}

#[test]
fn the_typescript_types_are_those_of_the_views() {
    let head = [declaration::<Head<()>>(), declaration::<Viewer>(), declaration::<Actor>()];
    check_types("head", &head.join("\n"));
    games!(check_views!);
}

/// What stands above the views on their page.
const VIEWS: &str = "\
# The views of the games

What a seat or a spectator is told of a game: `view` in the [protocol](protocol.md), in the questions to [bots](bots.md#your-own-bot)
and in [traces](notation.md#the-trace). Written from the types of the views by `WIRE=write cargo test -p crosstable-games`, so
it says what they say. Types are written as in TypeScript: `Array<Tile>` is a list, `[A, B]` a list of two, `number | null` a
number or null. Seats are numbers from 1. Clauses such as CW-05 are in [the rules](rules/README.md).

## What every view begins with

A program that knows no game still learns from these three who looks, who acts and what is due.
";

/// The section of a game on the page about views: the view, then the types that it is made of.
fn view_section<G: Game<View: TS>>() -> String {
    let mut declarations = Declarations::default();
    declarations.visit::<G::View>();
    let view = declarations.0.remove("View").expect("every game calls its view so");
    let view = TypeDeclaration::read(&view);
    let mut text = format!("\n## {} (`{}`)\n\n{}\n\n{}", G::NAME, G::ID, view.docs, view.markdown());
    for (name, declaration) in &declarations.0 {
        if !["Actor", "Viewer"].contains(&name.as_str()) {
            let part = TypeDeclaration::read(declaration);
            let _ = write!(text, "\n**`{name}`** {}\n\n{}", part.docs, part.markdown());
        }
    }
    text
}

macro_rules! view_sections {
    ([] $($name:ident: $position:ty,)+) => {
        [$(view_section::<$position>()),+].concat()
    };
}

#[test]
fn the_page_about_views_is_what_their_types_say() {
    let head = TypeDeclaration::read(&declaration::<Head<()>>()).markdown();
    let parts = [declaration::<Viewer>(), declaration::<Actor>()].map(|part| TypeDeclaration::read(&part));
    let parts = parts.map(|part| format!("\n**`{}`** {}\n\n{}", part.name, part.docs, part.markdown()));
    check_file("docs/views.md", &format!("{VIEWS}\n{head}{}{}", parts.concat(), games!(view_sections!)));
}

/// The line of a game in the list: what must be known before the game is met.
fn list_line(id: GameId) -> String {
    let page = rules(id.id(), Lang::En).unwrap_or_else(|| panic!("docs/rules/{id}.md is missing"));
    let clause = page.clauses().next().unwrap_or_else(|| panic!("docs/rules/{id}.md has no clause"));
    let letters = clause.id.split('-').next().expect("letters and a number");
    let name = id.name().replace('\'', "’");
    let (fewest, most) = id.seats();
    let hides = !id.is_open();
    format!(
        r#"  "{id}": {{ "name": "{name}", "clauses": "{letters}", "hides": {hides}, "seats": [{fewest}, {most}] }}"#
    )
}

#[test]
fn the_list_of_games_is_that_of_this_crate() {
    let lines: Vec<String> = GameId::ALL.iter().map(|id| list_line(*id)).collect();
    check("games.json", &format!("{{\n{}\n}}\n", lines.join(",\n")));
}
