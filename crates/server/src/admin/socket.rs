//! The socket: one line of JSON in, one out.
//!
//! Whoever can open it can close tables, so it is in the folder of the tables, its mode is 0600, and who connects must be
//! the user that runs the server, or root: the modes of a socket say nothing on some systems.

use std::io;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream as BlockingStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::answer;
use super::answers::AdminAnswer;
use super::request::AdminRequest;
use crate::app_state::AppState;

/// The longest request, in bytes. The longest reason and the longest id fit many times.
const MAX_REQUEST: u64 = 16 << 10;
/// How long one may take to ask, and to take the answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many are answered at the same time.
const MAX_CLIENTS: usize = 8;

/// Takes the socket's file away at the end.
struct Removed(PathBuf);

impl Drop for Removed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Answers requests, forever. A server whose folder takes no socket serves all the same.
pub(crate) async fn run_admin(app: Arc<AppState>) {
    let Some(folder) = app.config.admin.clone() else { return };
    remove_stale(&folder);
    // Several processes may share the folder, and in containers all have the same number.
    let path = folder.join(format!("admin-{:016x}.sock", app.process));
    let listener = match bind(&path) {
        Ok(listener) => listener,
        Err(error) => {
            let path = path.display();
            return tracing::warn!(%path, %error, "no socket for 'crosstable admin'");
        }
    };
    let _removed = Removed(path);
    let slots = Arc::new(Semaphore::new(MAX_CLIENTS));
    loop {
        let Ok(slot) = Arc::clone(&slots).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let app = Arc::clone(&app);
                tokio::spawn(async move {
                    serve(&app, stream).await;
                    drop(slot);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection of the administration");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

fn bind(path: &Path) -> io::Result<UnixListener> {
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Takes away what servers that were killed have left.
fn remove_stale(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let is_socket = name.strip_suffix(".sock").is_some_and(|name| name.starts_with("admin-"));
        let refused = |error: io::Error| error.kind() == io::ErrorKind::ConnectionRefused;
        if is_socket && BlockingStream::connect(&path).err().is_some_and(refused) {
            let _ = std::fs::remove_file(path);
        }
    }
}

async fn serve(app: &Arc<AppState>, mut stream: UnixStream) {
    let answer = match asked(app, &mut stream).await {
        Ok((uid, request)) => answer(app, &format!("uid {uid}"), request).await,
        Err(why) => AdminAnswer::refused(why),
    };
    let mut line = serde_json::to_vec(&answer).expect("an answer is plain data");
    line.push(b'\n');
    let written = async {
        stream.write_all(&line).await?;
        stream.shutdown().await
    };
    let _ = timeout(PATIENCE, written).await;
}

/// Who asks for what.
async fn asked(app: &AppState, stream: &mut UnixStream) -> Result<(u32, AdminRequest), String> {
    let uid = stream.peer_cred().map_err(|error| error.to_string())?.uid();
    if uid != 0 && uid != rustix::process::geteuid().as_raw() {
        app.metrics.banned.inc();
        tracing::warn!(uid, "somebody else tried to administer this server");
        return Err("only the user that runs the server, and root, may do this".to_owned());
    }
    let mut line = String::new();
    let mut reader = BufReader::new(stream).take(MAX_REQUEST);
    let read = timeout(PATIENCE, reader.read_line(&mut line)).await;
    read.map_err(|_| "nothing was asked in time".to_owned())?.map_err(|error| error.to_string())?;
    let request = serde_json::from_str(&line).map_err(|error| format!("not a request: {error}"))?;
    Ok((uid, request))
}
