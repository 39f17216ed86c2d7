//! The web client: fetches, checks and builds it, and tests it in a browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::apt;
use crate::project;
use crate::step::Command;
use crate::wasm;

/// The versions of Node that the client's build tools support.
const NODES: &str = "20.19, 22.12, 24 or newer";

/// The sources of the client.
const SOURCES: [&str; 12] = [
    "web/src",
    "web/fixtures",
    "web/public",
    "web/service-worker.js",
    "web/wasm",
    "crates/bots/weights",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "locales",
    "docs/rules",
    "docs/rulebook",
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

/// Builds the client into `web/dist`, if it has changed; before it the modules in which tables run on the device.
pub(crate) fn build() -> bool {
    if let Some(missing) = node_is_missing() {
        eprintln!("{missing}");
        return false;
    }
    if !wasm::build_modules() {
        return false;
    }
    let root = project::root();
    let built = changed(&root.join("web/dist/index.html"));
    let newest = SOURCES.iter().filter_map(|source| newest(&root.join(source))).max();
    fetch() && (built.is_some() && built >= newest || npm("run --silent build").run())
}

/// Builds the client and writes it into `site`, as a folder that any web host can serve.
pub(crate) fn site() -> bool {
    let (dist, site) = (project::root().join("web/dist"), project::root().join("site"));
    let write = || -> std::io::Result<()> {
        if site.exists() {
            fs::remove_dir_all(&site)?;
        }
        copy(&dist, &site)
    };
    let written = build() && write().inspect_err(|error| eprintln!("{}: {error}", site.display())).is_ok();
    if written {
        println!("The site is in {}. Put the folder on any web host, at any path.", site.display());
    }
    written
}

/// Copies a folder without what only our server uses.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned());
        if name == ".vite" || matches!(ending.as_deref(), Some("br" | "gz")) {
            continue;
        }
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
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
    pub(crate) fn build(self) -> bool {
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

/// Takes a picture of every game for the README, and draws those of links.
pub(crate) fn pictures() -> bool {
    build() && drive(Built::Alone, "--project=pictures")
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
