//! Lists the files of texts and the rule pages, so that a new one needs no line anywhere.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages, in the order of `Lang::ALL`.
const LANGS: [&str; 4] = ["en", "de", "fr", "it"];

fn main() {
    let project = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../..");
    // What only the web client says is loaded by the web client.
    let files = listed(&project, "locales/en", "ftl").into_iter().filter(|name| !name.starts_with("web"));
    let texts = files.map(|name| entry(&project, &name, |lang| format!("locales/{lang}/{name}.ftl")));
    let pages = listed(&project, "docs/rules", "md").into_iter().map(|name| {
        entry(&project, &name, |lang| {
            let folder = if lang == "en" { String::new() } else { format!("{lang}/") };
            format!("docs/rules/{folder}{name}.md")
        })
    });
    let generated = format!(
        "/// All texts: the files in `locales` that are not the web client's.\n\
         pub const FILES: &[SourceFile] = &[\n{}];\n\n\
         /// All rule pages: one for each game, under its id; the common rules; the rules of the table; and the index,\n\
         /// which explains the marks.\n\
         pub const RULES: &[SourceFile] = &[\n{}];\n",
        texts.collect::<String>(),
        pages.collect::<String>()
    );
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("sources.rs"), generated).expect("the build folder can be written");
    for folder in ["locales", "docs/rules"] {
        println!("cargo::rerun-if-changed=../../{folder}");
    }
}

/// The names of the English files in a folder, without their extension, sorted.
fn listed(project: &Path, folder: &str, extension: &str) -> Vec<String> {
    let entries = fs::read_dir(project.join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let wanted = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    let mut names: Vec<String> =
        wanted.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    names
}

/// The source of one `SourceFile`; all languages must have it.
fn entry(project: &Path, name: &str, path: impl Fn(&str) -> String) -> String {
    let included = LANGS.map(|lang| {
        let path = path(lang);
        assert!(project.join(&path).is_file(), "{path} is missing: every text is there in all languages");
        format!("        include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../../{path}\")),\n")
    });
    format!("    SourceFile {{ name: {name:?}, texts: [\n{}    ] }},\n", included.concat())
}
