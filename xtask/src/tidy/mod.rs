//! What a reader would find by leafing through the sources, found by a machine. One file per check; each takes
//! the files and returns what is wrong, so that a test can show it a bad example.

mod clauses;
mod dependencies;
mod ignored;
mod length;
mod licences;
mod machine_paths;
mod unfinished;

use crate::project;

/// Runs all checks and prints what they found.
pub(crate) fn run() -> bool {
    let files = project::files();
    let checks: [(&str, Vec<String>); 7] = [
        ("every clause of the rules has a test", clauses::check(&files)),
        ("no source file is too long", length::check(&files)),
        ("nothing is left unfinished without an issue", unfinished::check(&files)),
        ("games depend on next to nothing", dependencies::check(&dependencies::metadata())),
        ("every library may be used, and is there once", licences::check(&licences::metadata())),
        ("no file names a place on somebody's machine", machine_paths::check(&files)),
        ("no test is switched off", ignored::check(&files)),
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
