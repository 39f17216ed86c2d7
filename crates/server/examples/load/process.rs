//! A server or worker that is measured.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use crate::Failed;

/// A process of the program, which ends with this value.
pub(crate) struct Process {
    child: Child,
    /// Where it answers.
    pub(crate) at: SocketAddr,
}

impl Process {
    pub(crate) fn server(program: &str, more: &[&str]) -> Result<Self, Failed> {
        Self::start(program, &["serve", "--no-rate-limits"], more)
    }

    pub(crate) fn worker(program: &str, more: &[&str]) -> Result<Self, Failed> {
        Self::start(program, &["worker"], more)
    }

    fn start(program: &str, command: &[&str], more: &[&str]) -> Result<Self, Failed> {
        let mut child = Command::new(program)
            .args(command)
            .args(["--listen", "127.0.0.1:0"])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("piped")?).read_line(&mut line)?;
        let at = line.trim().split_once("http://").ok_or("it says where")?.1.parse()?;
        Ok(Process { child, at })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
