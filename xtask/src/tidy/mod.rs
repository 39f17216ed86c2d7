//! `cargo xtask tidy`: checks of the sources. Each check takes the files and returns its findings, so that a test can
//! pass it a bad example.

mod attacks;
mod clauses;
mod dependencies;
mod licences;
mod lines;

use crate::project;

/// Runs all checks and prints their findings.
pub(crate) fn run() -> bool {
    let files = project::files();
    let checks: [(&str, Vec<String>); 8] = [
        ("every clause of the rules has a test", clauses::check(&files)),
        ("every attack of the threat model has a test", attacks::check(&files)),
        ("no source file is too long", lines::length(&files)),
        ("nothing is left unfinished without an issue", lines::unfinished(&files)),
        ("games depend on next to nothing", dependencies::check(&dependencies::metadata())),
        ("every library may be used, and is there once", licences::check(&licences::metadata(), &files)),
        ("no file names a place on somebody's machine", lines::machine_paths(&files)),
        ("no test is switched off", lines::ignored_tests(&files)),
    ];
    for (name, findings) in &checks {
        println!("{} {name}", if findings.is_empty() { "ok    " } else { "FAILED" });
        for finding in findings {
            println!("         {finding}");
        }
    }
    checks.iter().all(|(_, findings)| findings.is_empty())
}

#[cfg(test)]
fn file(path: &str, text: &str) -> crate::project::File {
    crate::project::File { path: path.into(), text: text.into() }
}
