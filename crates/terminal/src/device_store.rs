//! What this device keeps for fair chance at the tables of one server: a secret, and a memory of each table.
//!
//! The secret differs between servers. Otherwise a server could copy a table of another one, and have the device reveal
//! there what is still secret elsewhere.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crosstable_client::{Device, DeviceMemory, random_hex};
use crosstable_core::TableId;
use crosstable_fair::DeviceSecret;

use crate::private_file;

/// So many tables of a server are remembered; the one that was changed least recently is forgotten first.
const MAX_TABLES: usize = 200;

/// The folder of one server. Several terminals may use it at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceStore(PathBuf);

impl DeviceStore {
    /// Opens the folder, and makes the secret if there is none.
    pub(crate) fn open(path: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&path)?;
        let store = DeviceStore(path);
        store.secret()?;
        Ok(store)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    fn secret(&self) -> io::Result<DeviceSecret> {
        let path = self.0.join("secret");
        let read = || fs::read_to_string(&path).ok()?.trim().parse().ok();
        if let Some(secret) = read() {
            return Ok(secret);
        }
        let written = private_file::create(&path, &random_hex::<32>());
        // Another terminal may have written it at the same moment.
        read().ok_or_else(|| written.err().unwrap_or_else(|| io::ErrorKind::InvalidData.into()))
    }

    /// The device at a table.
    pub(crate) fn device(&self, table: TableId) -> io::Result<Device> {
        Ok(Device::new(table, self.secret()?, self.memory(table)))
    }

    /// What the device remembers of a table. What cannot be read is forgotten.
    fn memory(&self, table: TableId) -> DeviceMemory {
        let text = fs::read_to_string(self.file(table)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    fn file(&self, table: TableId) -> PathBuf {
        self.0.join(format!("{table}.json"))
    }

    /// Has the device do something, and stores what it remembers before this returns. If it is `durable`, that is on the
    /// disk. No other terminal comes in between.
    pub(crate) fn update<T>(
        &self,
        table: TableId,
        durable: bool,
        change: impl FnOnce(&mut Device) -> T,
    ) -> io::Result<(Device, T)> {
        let lock = File::create(self.0.join("lock"))?;
        // Some file systems have no locks. Then two terminals at one table may forget what the other one saw.
        let _ = lock.lock();
        let mut device = self.device(table)?;
        let before = device.memory.clone();
        let result = change(&mut device);
        if device.memory != before {
            let text = serde_json::to_string(&device.memory).map_err(io::Error::other)?;
            private_file::replace(&self.file(table), &text, durable)?;
            if before == DeviceMemory::default() {
                self.forget_oldest()?;
            }
        }
        Ok((device, result))
    }

    fn forget_oldest(&self) -> io::Result<()> {
        let mut tables = Vec::new();
        for file in fs::read_dir(&self.0)? {
            let file = file?;
            if Path::new(&file.file_name()).extension().is_some_and(|name| name == "json") {
                tables.push((file.metadata()?.modified()?, file.path()));
            }
        }
        tables.sort();
        let excess = tables.len().saturating_sub(MAX_TABLES);
        tables.iter().take(excess).try_for_each(|(_, path)| fs::remove_file(path))
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use crosstable_client::KeptReceipt;
    use crosstable_fair::Receipt;
    use crosstable_protocol::Stage;

    use super::*;

    fn table(number: u16) -> TableId {
        format!("{number:032x}").parse().expect("32 digits")
    }

    fn kept(number: u64) -> KeptReceipt {
        KeptReceipt { number, receipt: Receipt::new([7; 32]) }
    }

    fn tell(store: &DeviceStore, table: TableId, number: u64) {
        let told = |device: &mut Device| device.memory.was_told(kept(number), Stage::Running, false);
        store.update(table, number.is_multiple_of(2), told).expect("stored");
    }

    #[test]
    fn a_memory_is_there_again_and_only_at_its_table() {
        let folder = tempfile::tempdir().expect("a folder");
        let open = || DeviceStore::open(folder.path().join("server")).expect("opens");
        let store = open();
        for number in [3, 4, 5] {
            tell(&store, table(1), number);
        }
        let memory = |table| open().device(table).expect("readable").memory;
        assert_eq!(memory(table(1)).last_receipt(), Some(kept(5)));
        assert_eq!(memory(table(2)), DeviceMemory::default());
        assert_eq!(open().secret().expect("a secret"), store.secret().expect("a secret"));
    }

    #[test]
    fn every_server_gets_another_secret() {
        let folder = tempfile::tempdir().expect("a folder");
        let secret = |server| DeviceStore::open(folder.path().join(server)).and_then(|store| store.secret());
        assert_ne!(secret("one").expect("a secret"), secret("other").expect("a secret"));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_user_can_read_what_is_kept() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let store = DeviceStore::open(folder.path().to_owned()).expect("opens");
        tell(&store, table(1), 1);
        for name in ["secret".to_owned(), format!("{}.json", table(1))] {
            let mode = fs::metadata(folder.path().join(&name)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }

    #[test]
    fn the_oldest_tables_are_forgotten_and_the_secret_never() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = DeviceStore::open(folder.path().to_owned()).expect("opens");
        let secret = store.secret().expect("a secret");
        let most = u16::try_from(MAX_TABLES).expect("few");
        for number in 0..most + 5 {
            tell(&store, table(number), 1);
            let file = File::options().write(true).open(store.file(table(number))).expect("a file");
            let age = Duration::from_secs(u64::from(most + 5 - number));
            file.set_modified(SystemTime::now() - age).expect("a time");
        }
        let remembers = |number| store.memory(table(number)) != DeviceMemory::default();
        assert!(!remembers(0) && !remembers(4) && remembers(5) && remembers(most + 4));
        assert_eq!(store.secret().expect("a secret"), secret);
    }

    #[test]
    fn what_is_damaged_is_forgotten_and_can_be_written_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = DeviceStore::open(folder.path().to_owned()).expect("opens");
        fs::write(store.file(table(1)), "{\"rounds\":").expect("written");
        assert_eq!(store.memory(table(1)), DeviceMemory::default());
        tell(&store, table(1), 6);
        assert_eq!(store.memory(table(1)).last_receipt(), Some(kept(6)));
    }

    #[test]
    fn two_terminals_at_one_table_lose_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = DeviceStore::open(folder.path().to_owned()).expect("opens");
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..50 {
                        let add = |device: &mut Device| {
                            let number = device.memory.last_receipt().map_or(0, |last| last.number);
                            device.memory.was_told(kept(number + 1), Stage::Running, false);
                        };
                        store.update(table(1), false, add).expect("stored");
                    }
                });
            }
        });
        assert_eq!(store.memory(table(1)).last_receipt(), Some(kept(100)));
    }
}
