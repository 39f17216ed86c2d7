//! What the program says of itself: help, completions, manual pages.

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{commands, crosstable, program, run};
use crosstable_games::GameId;

/// Every command, those within `record` included.
fn all() -> Vec<String> {
    let mut all = commands();
    all.extend(["record check".into(), "record random".into()]);
    let acts = ["status", "list", "show", "close", "remove", "connections", "ban", "unban", "bans"];
    all.extend(acts.map(|act| format!("admin {act}")));
    all
}

#[test]
fn the_first_page_says_what_to_type_first() {
    let help = crosstable("--help");
    assert_eq!((help.code, help.stderr.as_str()), (Some(0), ""));
    let begin =
        help.stdout.split("\n\n").find(|part| part.starts_with("Begin here:\n")).expect("a beginning");
    assert!(begin.contains("\n  crosstable rules mixx"), "{begin}");
    assert!(help.stdout.find("Begin here:") < help.stdout.find("Usage:"), "before anything else");
    assert!(!help.stdout.contains("\nMore:"), "every command has its group: {}", help.stdout);
    assert!(!help.stdout.contains('\x1b'), "a pipe gets no colours");
    for asked in ["help", "-h"] {
        assert_eq!(crosstable(asked), help, "{asked}");
    }
}

#[test]
fn the_help_of_every_command_names_examples_and_exit_codes() {
    for command in all() {
        for asked in [format!("{command} --help"), format!("{command} -h"), format!("help {command}")] {
            let help = crosstable(&asked);
            assert_eq!((help.code, help.stderr.as_str()), (Some(0), ""), "{asked}");
            let (_, examples) = help.stdout.split_once("\nExamples:\n").expect(&asked);
            assert!(examples.starts_with(&format!("  crosstable {command}")), "{asked}: {examples}");
            assert!(examples.contains("\n\nExit codes: 0 "), "{asked}: {examples}");
        }
    }
    let help = crosstable("trace --help").stdout;
    assert!(GameId::ALL.iter().all(|id| help.contains(id.id())));
}

#[test]
fn no_line_of_help_is_wider_than_a_page() {
    for command in all().iter().map(String::as_str).chain([""]) {
        let help = crosstable(&format!("{command} --help")).stdout;
        // An example has to stay in one line to be copied.
        let text = help.lines().filter(|line| !line.starts_with("  crosstable "));
        assert!(text.clone().all(|line| line.chars().count() <= 100), "{command}: {help}");
    }
}

#[test]
fn the_page_about_the_command_line_knows_every_command_and_every_flag() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command-line.md");
    let page = fs::read_to_string(page).expect("docs/command-line.md");
    for command in all() {
        assert!(page.contains(&format!("`crosstable {command}`")), "docs/command-line.md lacks {command}");
        let help = crosstable(&format!("{command} -h")).stdout;
        let options = help.split("\nOptions:\n").nth(1).unwrap_or_default().split("\n\n").next();
        let words = options.unwrap_or_default().split_whitespace();
        for flag in words.filter(|word| word.starts_with("--")) {
            let flag = flag.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            let known = page.contains(&format!("`{flag}")) || page.contains(&format!(" {flag}"));
            assert!(known, "docs/command-line.md lacks {flag} of {command}");
        }
    }
}

#[test]
fn completions_are_scripts_that_know_every_command_and_every_game() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = crosstable(&format!("completions {shell}"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{shell}");
        let names = commands().into_iter().chain(
            // The other shells are told about flags only.
            GameId::ALL.iter().filter(|_| ["bash", "zsh"].contains(&shell)).map(ToString::to_string),
        );
        for name in names {
            assert!(ran.stdout.contains(&name), "{shell} does not know {name}");
        }
    }
}

#[test]
fn bash_can_read_its_completions_and_completes() {
    let script = crosstable("completions bash").stdout;
    let bash = |after: &str| {
        let mut child = Command::new("bash")
            .args(["--norc", "-s"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("bash is there");
        let text = format!("{script}\n{after}\n");
        child.stdin.take().expect("piped").write_all(text.as_bytes()).expect("bash reads");
        let output = child.wait_with_output().expect("bash ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        String::from_utf8(output.stdout).expect("text")
    };
    let completed = |words: &[&str]| {
        let (count, last, words) = (words.len(), words.last().expect("a word"), words.join(" "));
        bash(&format!(
            "COMP_WORDS=({words} ''); COMP_CWORD={count}; _crosstable crosstable '' {last}; \
             echo \"${{COMPREPLY[*]}}\""
        ))
    };
    assert!(completed(&["crosstable"]).contains("verify"), "commands are completed");
    assert_eq!(completed(&["crosstable", "trace", "--lang"]), "en de fr it\n", "and values");
}

/// The lines of a page that begin a section.
fn sections(page: &str) -> Vec<&str> {
    page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect()
}

#[test]
fn there_is_a_manual_page_for_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(
        {
            let mut command = program("man --out");
            command.arg(folder.path().join("man1"));
            command
        },
        "",
    );
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let all = all();
    assert!(ran.stdout.starts_with(&format!("wrote {} pages to ", all.len() + 1)), "{}", ran.stdout);
    for command in all.iter().map(String::as_str).chain([""]) {
        let name = format!("crosstable {command}").trim().replace(' ', "-");
        let page = fs::read_to_string(folder.path().join(format!("man1/{name}.1"))).expect(&name);
        assert_eq!(page, crosstable(&format!("man {command}")).stdout, "the same as on standard output");
        assert!(page.contains(&format!(".TH {name} 1 ")), "{page}");
        let begins = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"];
        assert_eq!(sections(&page)[..4], begins, "{name}");
        let wanted = if command.is_empty() {
            ["ENVIRONMENT", "\"EXIT STATUS\""]
        } else {
            ["EXAMPLES", "\"EXIT STATUS\""]
        };
        assert!(
            wanted.iter().all(|section| sections(&page).contains(section)),
            "{name}: {:?}",
            sections(&page)
        );
    }
}

/// Where there is groff, it renders every page without a word of complaint.
#[test]
fn manual_pages_are_rendered_where_there_is_a_renderer() {
    for command in all().iter().map(String::as_str).chain([""]) {
        let page = crosstable(&format!("man {command}")).stdout;
        assert!(
            !page.lines().any(|line| line.starts_with('\'')),
            "no line begins with a control mark by accident"
        );
        let groff = Command::new("groff")
            .args(["-man", "-Tutf8", "-ww", "-K", "utf8", "-P-cbou"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let Ok(mut groff) = groff else { continue };
        groff.stdin.take().expect("piped").write_all(page.as_bytes()).expect("groff reads");
        let output = groff.wait_with_output().expect("groff ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("SYNOPSIS"), "{command}");
    }
}
