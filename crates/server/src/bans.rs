//! Addresses and people that whoever runs the server keeps out for a time.
//!
//! The list is one small value: a file in the folder of the administration, or the last message of a stream at the broker.
//! Every process reads it again and again, so that a ban holds everywhere within seconds and after a restart.

use std::net::IpAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use crosstable_core::PlayerId;
use crosstable_protocol::Millis;
use serde::{Deserialize, Serialize};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::rate_limit::home;

/// How often the list is read again.
const INTERVAL: Duration = Duration::from_secs(2);
/// How many there may be.
pub(crate) const MAX_BANS: usize = 1000;
/// The longest list that is read, in bytes.
const MAX_BYTES: u64 = 1 << 20;
/// The name of the file.
const FILE: &str = "bans.json";

/// Who is kept out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    /// An address; of the new kind with its whole /64.
    Address(IpAddr),
    /// The holder of a token.
    Person(PlayerId),
}

impl Banned {
    fn is(&self, from: IpAddr, player: Option<PlayerId>) -> bool {
        match self {
            Banned::Address(address) => home(*address) == home(from),
            Banned::Person(banned) => player == Some(*banned),
        }
    }
}

/// Who is kept out until when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say it")]
pub struct Ban {
    pub who: Banned,
    pub since: Millis,
    pub until: Millis,
    /// For whoever runs the server; nobody else is shown it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The bans that this process knows.
#[derive(Default)]
pub(crate) struct Bans {
    /// So that the many requests at a server without bans take no lock.
    any: AtomicBool,
    list: RwLock<Vec<Ban>>,
}

impl Bans {
    /// Until when this address or person is kept out, if they are.
    pub(crate) fn until(&self, from: IpAddr, player: Option<PlayerId>, now: Millis) -> Option<Millis> {
        if !self.any.load(Ordering::Relaxed) {
            return None;
        }
        let list = self.list.read().unwrap_or_else(PoisonError::into_inner);
        list.iter().filter(|ban| ban.until > now && ban.who.is(from, player)).map(|ban| ban.until).max()
    }

    pub(crate) fn all(&self) -> Vec<Ban> {
        self.list.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, list: Vec<Ban>) {
        self.any.store(!list.is_empty(), Ordering::Relaxed);
        *self.list.write().unwrap_or_else(PoisonError::into_inner) = list;
    }
}

impl AppState {
    /// Turns away who is kept out.
    pub(crate) fn check_ban(&self, from: IpAddr, player: Option<PlayerId>) -> Result<(), ApiError> {
        let now = self.now();
        let Some(until) = self.bans.until(from, player, now) else { return Ok(()) };
        self.metrics.banned.inc();
        Err(ApiError::Banned((until - now).div_ceil(60_000).min(u64::from(u32::MAX)) as u32))
    }

    /// Reads the list where it is kept.
    pub(crate) async fn load_bans(&self) -> Result<(), String> {
        let bytes = if self.bus.is_shared() {
            self.bus.read_bans().await.map_err(|error| error.to_string())?
        } else {
            match &self.config.admin {
                Some(folder) => read(&folder.join(FILE))?,
                None => None,
            }
        };
        let mut list: Vec<Ban> = match bytes {
            Some(bytes) => serde_json::from_slice(&bytes).map_err(|error| error.to_string())?,
            None => Vec::new(),
        };
        let now = self.now();
        list.retain(|ban| ban.until > now);
        self.metrics.bans.set(list.len() as i64);
        self.bans.replace(list);
        Ok(())
    }

    /// Changes the list where it is kept.
    pub(crate) async fn change_bans(&self, change: impl FnOnce(&mut Vec<Ban>)) -> Result<(), String> {
        self.load_bans().await?;
        let mut list = self.bans.all();
        change(&mut list);
        if list.len() > MAX_BANS {
            return Err(format!("there are {MAX_BANS} bans already; take some back first"));
        }
        let bytes = serde_json::to_vec(&list).expect("a list is plain data");
        if self.bus.is_shared() {
            self.bus.write_bans(bytes).await.map_err(|error| error.to_string())?;
        } else {
            let folder = self.config.admin.as_deref().ok_or("this server has no folder for bans")?;
            write(folder, &bytes).map_err(|error| format!("the ban cannot be stored: {error}"))?;
        }
        self.metrics.bans.set(list.len() as i64);
        self.bans.replace(list);
        Ok(())
    }
}

/// Reads the list again and again, forever. If it cannot be read, the bans of before hold.
pub(crate) async fn run_bans(app: Arc<AppState>) {
    let mut failed = false;
    loop {
        tokio::time::sleep(INTERVAL).await;
        match app.load_bans().await {
            Ok(()) => failed = false,
            Err(error) if !failed => {
                failed = true;
                tracing::warn!(error, "the list of bans cannot be read; those of before hold");
            }
            Err(_) => {}
        }
    }
}

fn read(path: &Path) -> Result<Option<Vec<u8>>, String> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.len() > MAX_BYTES => return Err(format!("{} is too long", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        _ => {}
    }
    std::fs::read(path).map(Some).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes the list beside the old one and puts it in its place, so that a crash leaves one of the two.
fn write(folder: &Path, bytes: &[u8]) -> std::io::Result<()> {
    use std::io::Write;
    let new = folder.join(format!("{FILE}.new"));
    let mut file = crosstable_store::private_file(&new)?;
    file.set_len(0)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(new, folder.join(FILE))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYER: PlayerId = PlayerId::new([7; 16]);

    fn bans(who: Banned) -> Bans {
        let bans = Bans::default();
        bans.replace(vec![Ban { who, since: 0, until: 1000, reason: None }]);
        bans
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_is_kept_out_for_a_time() {
        let bans = bans(Banned::Address(address("192.0.2.7")));
        assert_eq!(bans.until(address("192.0.2.7"), None, 999), Some(1000));
        assert_eq!(bans.until(address("::ffff:192.0.2.7"), Some(PLAYER), 0), Some(1000), "in its other form");
        assert_eq!(bans.until(address("192.0.2.7"), None, 1000), None, "it is over");
        assert_eq!(bans.until(address("192.0.2.8"), None, 0), None);
    }

    #[test]
    fn a_household_of_the_new_kind_is_one_address() {
        let bans = bans(Banned::Address(address("2001:db8::1")));
        assert!(bans.until(address("2001:db8::ffff"), None, 0).is_some());
        assert!(bans.until(address("2001:db8:0:1::1"), None, 0).is_none());
    }

    #[test]
    fn a_person_is_kept_out_everywhere() {
        let bans = bans(Banned::Person(PLAYER));
        assert!(bans.until(address("192.0.2.7"), Some(PLAYER), 0).is_some());
        assert!(bans.until(address("192.0.2.7"), Some(PlayerId::new([8; 16])), 0).is_none());
        assert!(bans.until(address("192.0.2.7"), None, 0).is_none());
    }
}
