//! What a host has: logs, the administration, health and backups. The real program, as a host runs it.
#![cfg(unix)]

mod admin;
#[path = "../common/mod.rs"]
mod common;
mod evening;
mod logs;
mod several;

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

use common::{Ran, program, run};
use crosstable_client::testing::TestUser;
use crosstable_core::{Level, TableId};
use crosstable_protocol::Command as TableCommand;
use serde_json::Value;

/// A server of the real program, and everything that it logs.
pub(crate) struct Host {
    child: Child,
    pub(crate) at: SocketAddr,
    log: JoinHandle<String>,
}

impl Host {
    pub(crate) fn start(folder: &Path, flags: &str) -> Self {
        let mut command = program(&format!("serve --bot-pause 0 --listen 127.0.0.1:0 {flags} --data"));
        Self::spawn(command.arg(folder))
    }

    pub(crate) fn spawn(command: &mut Command) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut stderr = child.stderr.take().expect("piped");
        let log = std::thread::spawn(move || {
            let mut text = String::new();
            stderr.read_to_string(&mut text).expect("text");
            text
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where");
        let at = line.trim().strip_prefix("listening on http://").expect("an address").parse();
        Host { child, at: at.expect("an address"), log }
    }

    pub(crate) fn user(&self, number: u64) -> TestUser {
        TestUser::new(self.at, number)
    }

    /// Ends it as a service manager does, and returns its log.
    pub(crate) fn stop(mut self) -> String {
        let pid = self.child.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there");
        assert!(killed.success());
        assert!(self.child.wait().expect("it ends").success(), "in good order");
        self.log.join().expect("it was read")
    }

    /// Kills it.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
        self.log.join().expect("it was read");
    }
}

/// Runs `crosstable admin`.
pub(crate) fn admin(folder: &Path, args: &str) -> Ran {
    let mut command = program(&format!("admin {args} --data"));
    command.arg(folder);
    run(command, "")
}

/// The same where it must be done, as JSON.
pub(crate) fn told(folder: &Path, args: &str) -> Value {
    let ran = admin(folder, &format!("{args} --json"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{args}");
    serde_json::from_str(&ran.stdout).expect("one line of JSON")
}

/// The same where it must be refused, with one line that says this.
pub(crate) fn refused(folder: &Path, args: &str, why: &str) {
    let ran = admin(folder, args);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""), "{args}: {}", ran.stderr);
    assert!(ran.stderr.contains(why) && ran.stderr.lines().count() == 1, "{args}: {}", ran.stderr);
}

/// A running game of Crosswise of person 1 with a bot; person 1 is to move.
pub(crate) async fn game(anna: &TestUser) -> TableId {
    let table = anna.open("crosswise", 2, &[("start", "1")]).await;
    anna.sit(table, "Anna").await;
    anna.run(table, TableCommand::Bot { seat: None, level: Level::Easy }).await;
    anna.start(table, std::slice::from_ref(anna)).await;
    table
}
