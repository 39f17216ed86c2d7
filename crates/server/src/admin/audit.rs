//! The log of everything that was asked.

use std::io::{self, Write};

use serde_json::json;

use super::request::AdminRequest;
use crate::app_state::AppState;

const FILE: &str = "admin.log";
/// From this size on it becomes the old log, and a new one is begun. There is one old log.
const MAX_BYTES: u64 = 16 << 20;

/// Writes a request down before it is carried out. Where there is no folder, the log of the server has to do.
pub(super) fn note(app: &AppState, by: &str, request: &AdminRequest) -> io::Result<()> {
    let Some(folder) = &app.config.admin else { return Ok(()) };
    let path = folder.join(FILE);
    if path.metadata().is_ok_and(|metadata| metadata.len() > MAX_BYTES) {
        std::fs::rename(&path, folder.join(format!("{FILE}.old")))?;
    }
    // Takes the rights of others away, and makes the file for its owner alone.
    drop(crosstable_store::private_file(&path)?);
    let mut line = json!({ "at": app.now(), "by": by, "request": request }).to_string();
    line.push('\n');
    // Whole lines, also if several processes write.
    let mut file = std::fs::OpenOptions::new().append(true).open(&path)?;
    file.write_all(line.as_bytes())?;
    file.sync_data()
}
