//! Writes the TypeScript types of the views, and fails if those in the repository differ.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crosstable_core::ts_rs::{Config, TS, TypeVisitor};
use crosstable_core::{Actor, Game, Head, Viewer};

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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/views");
    let path = folder.join(format!("{file}.ts"));
    let content = format!("// Written from the types of the views by `{COMMAND}`. Do not edit.\n\n{content}");
    if std::env::var("WIRE").is_ok_and(|value| value == "write") {
        fs::create_dir_all(&folder).expect("the folder can be made");
        fs::write(&path, &content).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == content, "{file}.ts is not what the view says: {COMMAND}");
}

fn check_view<G: Game<View: TS>>() {
    let mut declarations = Declarations::default();
    declarations.visit::<G::View>();
    let view = declarations.0.remove("View").expect("every game calls its view so");
    for common in ["Actor", "Viewer"] {
        declarations.0.remove(common).expect("every view begins with the head");
    }
    let others: Vec<String> = declarations.0.into_values().collect();
    check(
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
    check("head", &[declaration::<Head<()>>(), declaration::<Viewer>(), declaration::<Actor>()].join("\n"));
    games!(check_views!);
}
