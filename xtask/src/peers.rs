//! `cargo xtask peers`: our server beside other people's game servers.

use std::fs;
use std::path::Path;

use crate::project;
use crate::step::Command;
use crate::web::{node_is_missing, target};

/// The benches of the peers.
const SOURCES: &str = "bench/peers/server";

/// Builds our server, installs the others into the target folder, and measures all in turn. Arguments go to `run.mjs`.
pub(crate) fn run(args: &[String]) -> bool {
    if let Some(missing) = node_is_missing() {
        eprintln!("{missing}");
        return false;
    }
    if !Command::cargo("build --release --package crosstable").run()
        || !Command::cargo("build --release --package crosstable-server --example load").run()
    {
        return false;
    }
    let folder = target().join("peers");
    if let Err(error) = copy(&project::root().join(SOURCES), &folder) {
        eprintln!("{}: {error}", folder.display());
        return false;
    }
    let built = ["release/crosstable", "release/examples/load"].map(|built| {
        target().join(format!("{built}{}", std::env::consts::EXE_SUFFIX)).to_string_lossy().into_owned()
    });
    // Not `npm ci`, which insists on packages for systems other than this one being in the lock file.
    Command::program("npm", "install --no-audit --no-fund --loglevel=error").at(&folder).run()
        && Command::program("node", "run.mjs").args(built).args(args.iter().cloned()).at(&folder).run()
}

/// Copies the files, so that nothing is installed beside the sources.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        fs::copy(file.path(), to.join(file.file_name()))?;
    }
    Ok(())
}
