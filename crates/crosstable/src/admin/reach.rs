//! The servers that use a folder.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crosstable_server::{AdminAnswer, AdminRequest, MAX_ADMIN_BYTES};

use crate::error::CliError;

/// Longer than a server that works takes for anything.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the servers of this folder answer; nothing if none runs.
pub(super) fn ask(folder: &Path, request: &AdminRequest) -> Result<Vec<AdminAnswer>, CliError> {
    // What a process says of itself is asked of all of them. Anything else holds for all if one does it.
    let all = matches!(request, AdminRequest::Status | AdminRequest::Connections | AdminRequest::Show { .. });
    let mut answers = Vec::new();
    for path in sockets(folder) {
        let stream = match UnixStream::connect(&path) {
            Ok(stream) => stream,
            // A server that was killed leaves its socket behind.
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => continue,
            Err(error) => return Err(failed(&path, &error)),
        };
        answers.push(exchange(stream, request).map_err(|error| failed(&path, &error))?);
        if !all {
            break;
        }
    }
    Ok(merged(answers))
}

fn failed(path: &Path, error: &io::Error) -> CliError {
    let advice = match error.kind() {
        io::ErrorKind::PermissionDenied => "; be the user that runs the server, or root",
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => "; it does not answer",
        _ => "",
    };
    CliError::Failed(format!("cannot speak to the server at {}: {error}{advice}", path.display()))
}

/// The sockets in a folder, in the order of their names.
fn sockets(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_socket = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.strip_suffix(".sock").is_some_and(|name| name.starts_with("admin-"))
    };
    let mut sockets: Vec<_> = entries.filter(is_socket).collect();
    sockets.sort();
    sockets
}

fn exchange(mut stream: UnixStream, request: &AdminRequest) -> io::Result<AdminAnswer> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = serde_json::to_string(request)?;
    line.push('\n');
    stream.write_all(line.as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream).take(MAX_ADMIN_BYTES).read_line(&mut answer)?;
    Ok(serde_json::from_str(&answer)?)
}

/// One table of several processes: the first tells of the table, each of its sockets.
fn merged(mut answers: Vec<AdminAnswer>) -> Vec<AdminAnswer> {
    let tables = answers.iter().filter(|answer| matches!(answer, AdminAnswer::Table(_))).count();
    if tables < 2 {
        return answers;
    }
    let mut rest = answers.split_off(1);
    if let Some(AdminAnswer::Table(first)) = answers.first_mut() {
        for answer in &mut rest {
            if let AdminAnswer::Table(other) = answer {
                first.sockets.append(&mut other.sockets);
            }
        }
    }
    answers
}
