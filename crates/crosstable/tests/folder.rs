//! A server's folder: one server, or several who share it, and nobody else may read it.
#![cfg(unix)]

mod common;

#[path = "common/served.rs"]
mod served;

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Stdio};

use common::{Ran, program, run};
use served::serve;

/// Starts a server that shares its folder.
fn serve_shared(folder: &Path) -> Child {
    let mut command = program("serve --shared --listen 127.0.0.1:0 --data");
    command.arg(folder).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
    assert!(line.starts_with("listening on "), "{line}");
    child
}

fn end(mut child: Child) {
    child.kill().expect("killed");
    child.wait().expect("gone");
}

/// Tries to start a server, which must be refused. One that is not would run for ever, so it has no port to listen on.
fn refused(folder: &Path, args: &str) {
    let mut command = program(&format!("serve {args} --listen nowhere --data"));
    command.arg(folder);
    let Ran { code, stdout, stderr } = run(command, "");
    assert_eq!((code, stdout.as_str()), (Some(1), ""), "{stderr}");
    assert!(stderr.contains("another server serves these tables already"), "{stderr}");
    assert!(stderr.contains("--shared") && stderr.lines().count() == 1, "{stderr}");
}

#[test]
fn a_second_server_is_refused_unless_both_share() {
    let folder = tempfile::tempdir().expect("a folder");
    let (alone, _) = serve(folder.path(), "127.0.0.1:0");
    refused(folder.path(), "");
    refused(folder.path(), "--shared");
    // A crash leaves nothing behind.
    end(alone);
    let one = serve_shared(folder.path());
    let other = serve_shared(folder.path());
    end(one);
    refused(folder.path(), "");
    end(other);
    let (alone, _) = serve(folder.path(), "127.0.0.1:0");
    end(alone);
}

/// Copies are made while a server runs, and are as private as what they are copies of.
#[test]
fn copies_are_made_meanwhile_and_are_private() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, _) = serve(folder.path(), "127.0.0.1:0");
    let copies = tempfile::tempdir().expect("a folder");
    for (command, file) in [("backup --data", "copy.db"), ("export --from", "tables.jsonl")] {
        let mut command = program(command);
        command.arg(folder.path()).arg(copies.path().join(file));
        let ran = run(command, "");
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    }
    for place in [folder.path(), copies.path()] {
        for entry in fs::read_dir(place).expect("readable") {
            let entry = entry.expect("readable");
            let mode = entry.metadata().expect("there").permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{}", entry.path().display());
        }
    }
    end(server);
}
