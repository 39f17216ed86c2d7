//! `cargo xtask python`: the Python package, built into a wheel, installed into a virtual environment below `target/`,
//! and tested there.
//!
//! Needs Python 3.11 or newer with `venv`, as the packages of its tests do (the wheel is for 3.9 and newer), and on the
//! first run, or when `python/requirements.txt` has changed, the package index for what the tests use. Without Python it
//! says so and fails. The crate is no part of the workspace, so it is formatted and linted here, too.

use std::fs;
use std::path::{Path, PathBuf};

use crate::project;
use crate::step::Command;

/// Builds and tests. Arguments go to pytest.
pub(crate) fn run(args: &[String]) -> bool {
    let Some(python) = environment() else { return false };
    let format = Command::cargo("fmt --check").within("python").run();
    let lints = Command::cargo("clippy --locked --quiet -- -D warnings").within("python").run();
    let wheels = project::root().join("target/wheels");
    // An older wheel would be found, too.
    let _ = fs::remove_dir_all(&wheels);
    let build = program(&python, "-m maturin build --release --locked --quiet --out ../target/wheels")
        .within("python");
    if !build.run() {
        eprintln!("The wheel could not be built.");
        return false;
    }
    let wheel = fs::read_dir(&wheels).ok().and_then(|mut files| files.next()?.ok());
    let Some(wheel) = wheel.map(|file| file.path().to_string_lossy().into_owned()) else {
        eprintln!("maturin has built no wheel into target/wheels.");
        return false;
    };
    let install = "-m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps";
    let tested = program(&python, install).args([wheel]).run()
        && program(&python, "-m pytest -q").args(args.iter().cloned()).within("python").run();
    format && lints && tested
}

/// A virtual environment with what the build and the tests need.
fn environment() -> Option<PathBuf> {
    let folder = project::root().join("target/python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        let names = ["python3", "python", "python3.14", "python3.13", "python3.12", "python3.11"];
        let known = names.into_iter().find(|name| {
            // Debian's python3 has `venv` and not what it needs.
            let new_enough = "-c import sys,venv,ensurepip;sys.exit(sys.version_info<(3,11))";
            let (flag, code) = new_enough.split_once(' ').unwrap_or_default();
            Command::program(name, flag).args([code.to_owned()]).quiet_output().is_some()
        });
        let Some(known) = known else {
            eprintln!(
                "The tests of the Python package need Python 3.11 or newer with venv (on Debian: apt install python3-venv)."
            );
            return None;
        };
        if !Command::program(known, "-m venv").args([folder.to_string_lossy().into_owned()]).run() {
            eprintln!("{known} could not make a virtual environment in target/python.");
            let _ = fs::remove_dir_all(&folder);
            return None;
        }
    }
    // What is installed already is not looked up again.
    let (wanted, installed) =
        (project::root().join("python/requirements.txt"), folder.join("requirements.txt"));
    let same = fs::read(&wanted).ok().is_some_and(|wanted| fs::read(&installed).ok() == Some(wanted));
    let install = "-m pip install --quiet --disable-pip-version-check -r python/requirements.txt";
    let done = same || program(&python, install).run() && fs::copy(&wanted, &installed).is_ok();
    if !done {
        eprintln!("What the Python package is built and tested with could not be installed.");
        return None;
    }
    Some(python)
}

fn program(python: &Path, args: &str) -> Command {
    Command::program(&python.to_string_lossy(), args)
}
