//! `cargo xtask wasm`: rules, tables, records and bots run in WebAssembly and play as they do natively.

use std::fs;

use crate::step::Command;
use crate::web::{self, target};

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must build for WebAssembly, with everything that they depend on.
const PACKAGES: [&str; 3] = ["crosstable-wasm-check", "crosstable-protocol", "crosstable-texts"];

/// Builds both sides and compares them.
pub(crate) fn run() -> bool {
    Command::cargo("build --quiet --package crosstable-wasm-check").run() && compare()
}

/// The same with the native program that was built together with the tests.
pub(crate) fn compare() -> bool {
    if let Some(missing) = web::node_is_missing() {
        eprintln!("{missing}");
        return false;
    }
    if !has_target() && !Command::program("rustup", &format!("target add {TARGET}")).run() {
        eprintln!("the standard library for {TARGET} is missing and cannot be added with rustup");
        return false;
    }
    let packages = PACKAGES.map(|package| format!("--package {package}")).join(" ");
    if !Command::cargo(&format!("build --quiet --lib --target {TARGET} {packages}")).run() {
        return false;
    }
    let program =
        target().join("debug").join(format!("crosstable-wasm-check{}", std::env::consts::EXE_SUFFIX));
    let Some(native) = Command::program(&program.to_string_lossy(), "").output() else {
        eprintln!("{} does not run", program.display());
        return false;
    };
    let module = target().join(TARGET).join("debug/crosstable_wasm_check.wasm");
    Command::program("node", "crates/wasm-check/compare.mjs")
        .args([module.to_string_lossy().into_owned()].into_iter().chain(native.lines().map(str::to_owned)))
        .run()
}

/// Whether the compiler in use has a standard library for the target.
fn has_target() -> bool {
    let folder =
        Command::program("rustc", &format!("--print target-libdir --target {TARGET}")).quiet_output();
    folder.is_some_and(|folder| fs::exists(folder.trim()).unwrap_or(false))
}
