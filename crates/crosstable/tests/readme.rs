//! Every command of the README does what the README says, in the order in which a reader would type it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Commands of the project itself. The build server runs `cargo xtask test`, which runs this and `cargo xtask play`.
const BY_THE_BUILD_SERVER: [&str; 2] = ["cargo xtask play", "cargo xtask test"];

/// Commands that want a person and a screen; `--plain` without a word is somebody who leaves at once. What they do on
/// a screen is tested where they are made.
const INTERACTIVE: [&str; 2] = ["crosstable play ", "crosstable resume"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of all shell examples, without what is said about them.
fn commands(page: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in page.lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            _ if inside => {
                let command = line.split(" #").next().unwrap_or(line).trim();
                found.extend((!command.is_empty() && !command.starts_with('#')).then(|| command.to_owned()));
            }
            _ => {}
        }
    }
    found
}

/// A shell in this folder that finds our program first.
fn shell(folder: &Path, command: &str) -> Command {
    let built = Path::new(env!("CARGO_BIN_EXE_crosstable")).parent().expect("it is in a folder").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([built].into_iter().chain(std::env::split_paths(&path))).expect("a path");
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).env("PATH", path);
    shell.env("XDG_DATA_HOME", folder.join("home")).stdin(Stdio::null());
    shell
}

/// Starts a server and waits until it listens. The port of the page may be taken here, so it is a free one.
fn serve(folder: &Path, command: &str) -> Child {
    let command = format!("exec {}", command.replace(":7400", ":0"));
    let mut server = shell(folder, &command)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("there is a shell");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("piped")).read_line(&mut line).expect("text");
    assert!(line.starts_with("listening on http://"), "`{command}` said {line:?}");
    server
}

#[test]
fn every_command_of_the_readme_works() {
    let page = fs::read_to_string(root().join("README.md")).expect("the README");
    let commands = commands(&page);
    assert!(commands.len() >= 12, "only {} commands were found in the README", commands.len());
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("tools")).expect("a folder");
    for tool in ["verify.py", "example_bot.py"] {
        fs::copy(root().join("tools").join(tool), folder.path().join("tools").join(tool)).expect("a tool");
    }
    let mut servers = Vec::new();
    let mut wrong = Vec::new();
    for command in &commands {
        if BY_THE_BUILD_SERVER.contains(&command.as_str()) {
            continue;
        }
        if command.starts_with("crosstable serve") {
            servers.push(serve(folder.path(), command));
            continue;
        }
        let plain = INTERACTIVE.iter().any(|start| command.starts_with(start));
        let typed = if plain { format!("{command} --plain") } else { command.clone() };
        let ran = shell(folder.path(), &typed).output().expect("there is a shell");
        if !ran.status.success() {
            wrong.push(format!("`{command}`: {}\n{}", ran.status, String::from_utf8_lossy(&ran.stderr)));
        }
    }
    for mut server in servers {
        server.kill().expect("killed");
        server.wait().expect("gone");
    }
    assert!(wrong.is_empty(), "commands of the README that fail:\n{}", wrong.join("\n"));
}

/// All pages there are: of the root, and in `docs`.
fn pages() -> Vec<PathBuf> {
    let mut pages =
        vec![root().join("README.md"), root().join("CONTRIBUTING.md"), root().join("CHANGELOG.md")];
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                pages.push(path);
            }
        }
    }
    pages
}

/// Links of the README and of all other pages lead to something.
#[test]
fn every_link_between_pages_leads_somewhere() {
    let mut dead = Vec::new();
    let mut alive = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).expect("text");
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://") && !target.starts_with('#')) {
            let file = target.split('#').next().unwrap_or(target);
            // A picture of the rule book names a position that the web client draws, and maybe a move in it.
            let position = file.split(' ').next().unwrap_or(file);
            let drawn = page.starts_with(root().join("docs/rulebook"))
                && root().join(format!("web/fixtures/{position}.json")).exists();
            if drawn || page.parent().expect("a folder").join(file).exists() {
                alive += 1;
            } else {
                dead.push(format!("{}: {target}", page.display()));
            }
        }
    }
    assert!(alive > 50, "only {alive} links were found");
    assert!(dead.is_empty(), "links that lead nowhere:\n{}", dead.join("\n"));
}

/// The files in `deploy` use only options that `crosstable serve` has.
#[test]
fn what_hosts_copy_uses_options_that_exist() {
    let help =
        Command::new(env!("CARGO_BIN_EXE_crosstable")).args(["serve", "--help"]).output().expect("help");
    let help = String::from_utf8(help.stdout).expect("text");
    let starts = |text: &str| {
        let starts = text.lines().filter(|line| line.starts_with("ExecStart=") || line.starts_with("CMD "));
        starts.map(str::to_owned).collect::<Vec<_>>()
    };
    for file in ["crosstable.service", "Dockerfile"] {
        let text = fs::read_to_string(root().join("deploy").join(file)).expect("a file for hosts");
        let starts = starts(&text);
        assert_eq!(starts.len(), 1, "{file} starts one program");
        let words = starts[0].split([' ', '"', ',']).filter(|word| word.starts_with("--"));
        for option in words {
            let known = help.lines().any(|line| line.split([' ', '<', ',']).any(|word| word == option));
            assert!(known, "{file} uses {option}, which `crosstable serve` does not have");
        }
    }
}

/// Cargo commands on the pages name tasks, packages, tests and examples that exist; running them all would take hours.
#[test]
fn what_pages_let_cargo_do_exists() {
    let tasks = fs::read_to_string(root().join("xtask/src/main.rs")).expect("the tasks");
    let packages: Vec<(String, PathBuf)> = fs::read_dir(root().join("crates"))
        .expect("a folder")
        .flatten()
        .map(|entry| entry.path())
        .chain([root().join("xtask")])
        .filter_map(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = "))?;
            Some((name.trim_matches('"').to_owned(), folder))
        })
        .collect();
    let mut wrong = Vec::new();
    let mut count = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).expect("text");
        for typed in text.split("cargo ").skip(1) {
            let typed = typed.split(['`', '#', '\n']).next().unwrap_or_default();
            let words: Vec<&str> = typed.split_whitespace().collect();
            let after = |flags: &[&str]| {
                let flag = words.iter().position(|word| flags.contains(word))?;
                words.get(flag + 1).copied().filter(|name| !name.starts_with('<') && *name != "your-game")
            };
            let task = (words.first() == Some(&"xtask")).then(|| words.get(1)).flatten();
            let mut known = task.is_none_or(|task| tasks.contains(&format!("(\"{task}\"")));
            if let Some(name) = after(&["-p", "--package"]) {
                let package = packages.iter().find(|(known, _)| known == name);
                known &= package.is_some_and(|(_, folder)| {
                    let there = |kind: &str, name: &str| {
                        folder.join(format!("{kind}/{name}.rs")).exists()
                            || folder.join(format!("{kind}/{name}/main.rs")).exists()
                    };
                    after(&["--test"]).is_none_or(|name| there("tests", name))
                        && after(&["--example"]).is_none_or(|name| there("examples", name))
                });
            }
            if !known {
                wrong.push(format!("{}: cargo {typed}", page.display()));
            }
            count += 1;
        }
    }
    assert!(count > 40, "only {count} commands were found");
    assert!(wrong.is_empty(), "what cargo cannot do:\n{}", wrong.join("\n"));
}
