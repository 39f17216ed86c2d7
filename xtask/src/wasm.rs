//! WebAssembly: the modules of the web client, and `cargo xtask wasm`, which shows that rules, tables, records and bots play
//! there as they do natively.

use std::fs;
use std::path::PathBuf;

use crate::project::root;
use crate::step::Command;
use crate::web::{self, target};

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must build for WebAssembly, with everything that they depend on.
const PACKAGES: [&str; 3] = ["crosstable-wasm-check", "crosstable-protocol", "crosstable-texts"];

/// Builds the modules with which the web client runs tables on the device, one for each game, into `web/wasm`.
pub(crate) fn build_modules() -> bool {
    add_target() && games().iter().all(|game| build_module(game))
}

fn build_module(game: &str) -> bool {
    let build = format!(
        "build --quiet --lib --target {TARGET} --profile module --package crosstable-wasm --features {ONLY}{game}"
    );
    if !Command::cargo(&build).args(flags()).run() {
        return false;
    }
    let folder = root().join("web/wasm");
    let built = target().join(TARGET).join("module/crosstable_wasm.wasm");
    let module = folder.join(format!("{game}.wasm"));
    // A module that stays the same does not make the client new.
    let copy = || -> std::io::Result<()> {
        let bytes = fs::read(&built)?;
        if fs::read(&module).is_ok_and(|before| before == bytes) {
            return Ok(());
        }
        fs::create_dir_all(&folder)?;
        fs::write(&module, bytes)
    };
    copy().inspect_err(|error| eprintln!("{}: {error}", module.display())).is_ok()
}

/// Flags of the compiler. Panics name the files in which they happen; without this machine's folder of crates in these names
/// a module is the same wherever it is built, so that browsers keep it. And SHA-256 as a loop instead of many lines.
fn flags() -> Option<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")))?;
    let crates = home.join("registry/src");
    let paths = format!("--remap-path-prefix={}=crates", crates.display());
    let compact = "--cfg=sha2_backend_soft=\"compact\"";
    Some(format!("--config=target.{TARGET}.rustflags=['{paths}','{compact}']"))
}

/// How the features begin by which a module has one game only.
const ONLY: &str = "only-";

/// The games that have such a feature.
fn games() -> Vec<String> {
    let manifest = root().join("crates/wasm/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the crate is part of the project");
    let features = manifest.lines().filter_map(|line| line.strip_prefix(ONLY)?.split_once(" = "));
    features.map(|(game, _)| game.to_owned()).collect()
}

/// In how many positions the tests compare decisions.
const FEW_POSITIONS: usize = 200;

/// Builds both sides and compares them; with a number, decisions in so many positions.
pub(crate) fn run(args: &[String]) -> bool {
    match args {
        [] => Command::cargo("build --quiet --package crosstable-wasm-check").run() && compare(),
        [count] => {
            let Ok(positions) = count.parse() else {
                eprintln!("'{count}' is not a number of positions");
                return false;
            };
            Command::cargo("build --release --quiet --package crosstable-wasm-check").run()
                && compare_by("release", positions)
        }
        _ => false,
    }
}

/// The same with the native program that was built together with the tests.
pub(crate) fn compare() -> bool {
    compare_by("debug", FEW_POSITIONS)
}

/// Compares with the native program of this profile.
fn compare_by(profile: &str, positions: usize) -> bool {
    if let Some(missing) = web::node_is_missing() {
        eprintln!("{missing}");
        return false;
    }
    if !add_target() {
        return false;
    }
    let packages = PACKAGES.map(|package| format!("--package {package}")).join(" ");
    let release = if profile == "release" { "--release" } else { "" };
    if !Command::cargo(&format!("build --quiet --lib --target {TARGET} {release} {packages}")).run() {
        return false;
    }
    let program =
        target().join(profile).join(format!("crosstable-wasm-check{}", std::env::consts::EXE_SUFFIX));
    let Some(native) = Command::program(&program.to_string_lossy(), &positions.to_string()).output() else {
        eprintln!("{} does not run", program.display());
        return false;
    };
    let file = target().join("wasm-check.txt");
    if let Err(error) = fs::write(&file, native) {
        eprintln!("{}: {error}", file.display());
        return false;
    }
    let module = target().join(TARGET).join(profile).join("crosstable_wasm_check.wasm");
    let paths = [module, file].map(|path| path.to_string_lossy().into_owned());
    Command::program("node", "crates/wasm-check/compare.mjs").args(paths).run()
}

/// Makes sure that the standard library for the target is there.
fn add_target() -> bool {
    if has_target() || Command::program("rustup", &format!("target add {TARGET}")).run() {
        return true;
    }
    eprintln!("the standard library for {TARGET} is missing and cannot be added with rustup");
    false
}

/// Whether the compiler in use has a standard library for the target.
fn has_target() -> bool {
    let folder =
        Command::program("rustc", &format!("--print target-libdir --target {TARGET}")).quiet_output();
    folder.is_some_and(|folder| fs::exists(folder.trim()).unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_module() {
        let list: serde_json::Value =
            serde_json::from_str(include_str!("../../web/src/wire/games.json")).expect("the list is JSON");
        let mut known: Vec<_> = list.as_object().expect("games by name").keys().cloned().collect();
        let mut built = games();
        known.sort();
        built.sort();
        assert_eq!(built, known);
    }
}
