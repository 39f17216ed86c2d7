//! The web client: fetches, checks and builds it, and tests it in a browser.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process;
use std::time::SystemTime;

use crate::apt;
use crate::project;
use crate::step::Command;

/// The versions of Node that the client's build tools support.
const NODES: &str = "20.19, 22.12, 24 or newer";

/// The sources of the client.
const SOURCES: [&str; 7] = [
    "web/src",
    "web/fixtures",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "locales",
    "docs/rules",
];

/// Where distributions install the browser.
const BROWSERS: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// The reason why the client cannot be built.
pub(crate) fn node_is_missing() -> Option<String> {
    match Command::program("node", "--version").quiet_output() {
        Some(version) if is_supported(&version) => None,
        Some(version) => Some(format!("the web client needs Node {NODES}; here is {}", version.trim())),
        None => Some(format!("the web client needs Node {NODES} (https://nodejs.org); there is none")),
    }
}

fn is_supported(version: &str) -> bool {
    let mut numbers =
        version.trim().trim_start_matches('v').split('.').map(|number| number.parse().unwrap_or(0));
    match (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) {
        (20, minor) => minor >= 19,
        (22, minor) => minor >= 12,
        (major, _) => major >= 24,
    }
}

/// Fetches the client's dependencies if they have changed.
pub(crate) fn fetch() -> bool {
    let web = project::root().join("web");
    let fetched = changed(&web.join("node_modules/.package-lock.json"));
    if fetched.is_some() && fetched >= changed(&web.join("package-lock.json")) {
        return true;
    }
    npm("ci --no-audit --no-fund").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").run()
}

/// Builds the client into `web/dist`, if it has changed.
pub(crate) fn build() -> bool {
    if let Some(missing) = node_is_missing() {
        eprintln!("{missing}");
        return false;
    }
    let root = project::root();
    let built = changed(&root.join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&root.join(source))).max();
    fetch() && (built.is_some() && built >= newest || npm("run --silent build").run())
}

/// A command of npm in the client's folder.
pub(crate) fn npm(args: &str) -> Command {
    Command::program(if cfg!(windows) { "npm.cmd" } else { "npm" }, args).within("web")
}

/// The browser for the tests; tries to install it.
pub(crate) fn browser() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CROSSTABLE_CHROMIUM") {
        return Ok(named.into());
    }
    let there = || BROWSERS.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(found) = there() {
        return Ok(found);
    }
    println!("There is no Chromium; trying to install Debian's.");
    let _ = apt::install("chromium");
    there().ok_or_else(|| {
        "the tests of the web client need Chromium: install it, or name it in CROSSTABLE_CHROMIUM".to_owned()
    })
}

/// How to build the program for the browser tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Built {
    /// Only the program.
    Alone,
    /// Together with all tests, which were just built. Alone, its dependencies would have fewer features and be compiled
    /// again.
    WithTheTests,
}

impl Built {
    fn build(self) -> bool {
        let args = match self {
            Built::Alone => "build --quiet --package crosstable",
            Built::WithTheTests => "test --workspace --no-run --quiet",
        };
        Command::cargo(args).run()
    }
}

/// Runs the browser tests; `args` go to Playwright.
pub(crate) fn drive(built: Built, args: &str) -> bool {
    let chromium = match browser() {
        Ok(path) => path,
        Err(missing) => {
            eprintln!("{missing}");
            return false;
        }
    };
    if !built.build() {
        return false;
    }
    let program = target().join("debug").join(format!("crosstable{}", std::env::consts::EXE_SUFFIX));
    npm(&format!("exec --no -- playwright test {args}"))
        .env("CROSSTABLE_CHROMIUM", &chromium.to_string_lossy())
        .env("CROSSTABLE_BIN", &program.to_string_lossy())
        .run()
}

/// Takes a picture of every game for the README.
pub(crate) fn pictures() -> bool {
    build() && drive(Built::Alone, "--project=pictures")
}

/// Builds everything, serves it on a free port and opens a browser. With `--once`, for `cargo xtask test`, it uses the
/// program of the tests and only checks that the first page is served.
pub(crate) fn play(args: &[String]) -> bool {
    let once = args == ["--once"];
    let (folder, args) = if once { ("debug", &[][..]) } else { ("release", args) };
    let build_program = || {
        if once {
            Built::WithTheTests.build()
        } else {
            Command::cargo("build --release --package crosstable").run()
        }
    };
    let program = target().join(folder).join(format!("crosstable{}", std::env::consts::EXE_SUFFIX));
    if let Some(missing) = node_is_missing() {
        println!("{missing}. The terminal works without it; building the program ...");
        return build_program() && Command::crosstable(&program, "play crosswise").run();
    }
    println!("Building the web client ...");
    if !build() {
        return false;
    }
    println!("Building the program (a few minutes the first time) ...");
    if !build_program() {
        return false;
    }
    let data = if once { target().join("play-once") } else { project::root().join("data") };
    println!("Tables are kept in {}. Ctrl-C ends the server; nothing is lost.", data.display());
    let serve = process::Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .args(args)
        .stdout(process::Stdio::piped())
        .spawn();
    match serve {
        Ok(server) => watch(server, once),
        Err(error) => {
            eprintln!("the server does not start: {error}");
            false
        }
    }
}

/// Prints the address, opens a browser and waits for the end.
fn watch(mut server: process::Child, once: bool) -> bool {
    let lines = server.stdout.take().map(BufReader::new);
    for line in lines.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
        match line.strip_prefix("listening on ") {
            Some(address) if once => {
                let served = first_page(address);
                let ended = server.kill().and_then(|()| server.wait());
                println!("    {address} serves the first page: {}", if served { "yes" } else { "no" });
                return served && ended.is_ok();
            }
            Some(address) => {
                println!("\n    Play at {address}\n");
                open(address);
            }
            None => println!("{line}"),
        }
    }
    server.wait().is_ok_and(|status| status.success())
}

/// Whether the address serves the client.
fn first_page(address: &str) -> bool {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let Ok(mut connection) = TcpStream::connect(host) else { return false };
    let asked = write!(connection, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let mut page = String::new();
    asked.is_ok()
        && connection.read_to_string(&mut page).is_ok()
        && page.starts_with("HTTP/1.1 200")
        && page.contains("<script type=\"module\"")
}

/// Opens a page in the desktop's browser.
fn open(address: &str) {
    let (opener, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let opened = process::Command::new(opener)
        .args(before)
        .arg(address)
        .stdout(process::Stdio::null())
        .stderr(process::Stdio::null())
        .spawn();
    // Without a desktop the printed address has to do.
    drop(opened);
}

pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| project::root().join("target"), PathBuf::from)
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// The latest change of a file or of anything in a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).chain(changed(path)).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn supported_versions_of_node() {
        for version in ["v20.19.0\n", "v22.12.1", "v24.0.0", "v25.1.0"] {
            assert!(is_supported(version), "{version}");
        }
        for version in ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "v23.1.0", "", "something else"] {
            assert!(!is_supported(version), "{version}");
        }
    }
}
