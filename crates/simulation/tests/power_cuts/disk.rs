//! A disk that loses power.
//!
//! The functions by which programs write to files are taken over in this test program alone, so that everything SQLite
//! writes, syncs and deletes is written down in order. From that follows what a disk may hold after a power cut at any
//! moment: all that was synced, and of the rest some writes, some sectors of a write, or nothing.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crosstable_core::rng::{Xoshiro, below};

/// What a disk writes at once.
const SECTOR: usize = 512;

/// What was done to the files.
#[derive(Clone, Debug)]
pub(crate) enum Operation {
    Write {
        file: PathBuf,
        at: u64,
        bytes: Vec<u8>,
    },
    Truncate {
        file: PathBuf,
        length: u64,
    },
    Sync {
        file: PathBuf,
    },
    /// The folder is synced, and these files have names in it. Some may be empty: nothing was written to them yet.
    SyncFolder {
        files: Vec<PathBuf>,
    },
    Delete {
        file: PathBuf,
    },
    /// The program was told that something is stored.
    Acknowledged {
        history: usize,
        length: u64,
    },
}

struct Recording {
    folder: PathBuf,
    operations: Vec<Operation>,
}

static RECORDING: Mutex<Option<Recording>> = Mutex::new(None);

thread_local! {
    /// So that what the recording itself does is not recorded.
    static BUSY: Cell<bool> = const { Cell::new(false) };
}

fn recording() -> MutexGuard<'static, Option<Recording>> {
    RECORDING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records everything that is done to files in this folder from now on.
pub(crate) fn record(folder: &Path) {
    *recording() = Some(Recording { folder: folder.to_owned(), operations: Vec::new() });
}

/// Ends the recording.
pub(crate) fn recorded() -> Vec<Operation> {
    recording().take().map(|recording| recording.operations).unwrap_or_default()
}

/// Notes that something was acknowledged.
pub(crate) fn acknowledged(history: usize, length: u64) {
    if let Some(recording) = &mut *recording() {
        recording.operations.push(Operation::Acknowledged { history, length });
    }
}

/// Records an operation on a file of the folder. The bytes of memory that SQLite's processes share are no disk's.
fn note(path: impl FnOnce() -> Option<PathBuf>, operation: impl FnOnce(PathBuf) -> Operation) {
    if BUSY.try_with(|busy| busy.replace(true)).unwrap_or(true) {
        return;
    }
    if let Some(recording) = &mut *recording()
        && let Some(file) = path()
        && file.starts_with(&recording.folder)
        && !file.to_string_lossy().ends_with("-shm")
    {
        recording.operations.push(operation(file));
    }
    let _ = BUSY.try_with(|busy| busy.set(false));
}

fn path_of(file: libc::c_int) -> Option<PathBuf> {
    fs::read_link(format!("/proc/self/fd/{file}")).ok()
}

fn synced(file: PathBuf) -> Operation {
    let Ok(entries) = fs::read_dir(&file) else { return Operation::Sync { file } };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    Operation::SyncFolder { files: files.filter(|file| !file.to_string_lossy().ends_with("-shm")).collect() }
}

#[expect(unsafe_code, reason = "the names and signatures are the C library's")]
mod system {
    use std::ffi::{CStr, OsStr};
    use std::os::unix::ffi::OsStrExt;
    use std::path::PathBuf;
    use std::slice;

    use libc::{c_char, c_int, c_long, c_void, off_t, size_t, ssize_t};

    use super::{Operation, note, path_of, synced};

    /// What was written, if it was.
    fn written(file: c_int, bytes: *const c_void, at: off_t, written: ssize_t) {
        if written > 0 && at >= 0 {
            let path = || path_of(file);
            note(path, |file| {
                // SAFETY: the caller lends at least as many bytes as were written.
                let bytes = unsafe { slice::from_raw_parts(bytes.cast::<u8>(), written as usize) };
                Operation::Write { file, at: at as u64, bytes: bytes.to_vec() }
            });
        }
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn write(file: c_int, bytes: *const c_void, length: size_t) -> ssize_t {
        // SAFETY: these have no memory of ours, and the arguments are passed on as they came.
        let (at, done) = unsafe {
            let at =
                libc::syscall(libc::SYS_lseek, c_long::from(file), 0 as c_long, c_long::from(libc::SEEK_CUR));
            (at as off_t, libc::syscall(libc::SYS_write, c_long::from(file), bytes, length) as ssize_t)
        };
        written(file, bytes, at, done);
        done
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn pwrite64(file: c_int, bytes: *const c_void, length: size_t, at: off_t) -> ssize_t {
        // SAFETY: as above.
        let done =
            unsafe { libc::syscall(libc::SYS_pwrite64, c_long::from(file), bytes, length, at) as ssize_t };
        written(file, bytes, at, done);
        done
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn pwrite(file: c_int, bytes: *const c_void, length: size_t, at: off_t) -> ssize_t {
        // SAFETY: as above.
        unsafe { pwrite64(file, bytes, length, at) }
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn ftruncate(file: c_int, length: off_t) -> c_int {
        // SAFETY: as above.
        let done = unsafe { libc::syscall(libc::SYS_ftruncate, c_long::from(file), length) as c_int };
        if done == 0 {
            note(|| path_of(file), |file| Operation::Truncate { file, length: length as u64 });
        }
        done
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn ftruncate64(file: c_int, length: off_t) -> c_int {
        // SAFETY: as above.
        unsafe { ftruncate(file, length) }
    }

    /// Nothing is really synced: the disk is the recording.
    #[unsafe(no_mangle)]
    unsafe extern "C" fn fdatasync(file: c_int) -> c_int {
        note(|| path_of(file), synced);
        0
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn fsync(file: c_int) -> c_int {
        // SAFETY: it takes no pointer.
        unsafe { fdatasync(file) }
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn unlink(path: *const c_char) -> c_int {
        // SAFETY: the caller lends a path that ends with a zero; it is passed on as it came.
        let (name, done) = unsafe {
            let flags: c_int = 0;
            let done = libc::syscall(libc::SYS_unlinkat, c_long::from(libc::AT_FDCWD), path, flags) as c_int;
            (CStr::from_ptr(path), done)
        };
        if done == 0 {
            let path = || Some(PathBuf::from(OsStr::from_bytes(name.to_bytes())));
            note(path, |file| Operation::Delete { file });
        }
        done
    }
}

/// A file on the disk: what is safe, and what is not yet.
#[derive(Default)]
struct OnDisk<'a> {
    safe: Vec<u8>,
    unsafe_yet: Vec<&'a Operation>,
}

impl OnDisk<'_> {
    fn sync(&mut self) {
        for operation in std::mem::take(&mut self.unsafe_yet) {
            self.apply(operation);
        }
    }

    fn apply(&mut self, operation: &Operation) {
        match operation {
            Operation::Write { at, bytes, .. } => self.write(*at as usize, bytes),
            Operation::Truncate { length, .. } => self.safe.resize(*length as usize, 0),
            _ => {}
        }
    }

    fn write(&mut self, at: usize, bytes: &[u8]) {
        let end = at + bytes.len();
        if self.safe.len() < end {
            self.safe.resize(end, 0);
        }
        self.safe[at..end].copy_from_slice(bytes);
    }

    /// The power is cut: of what is not safe yet, anything may be there.
    fn cut(&mut self, rng: &mut Xoshiro) {
        let manner = below(rng, 4);
        for operation in std::mem::take(&mut self.unsafe_yet) {
            match (manner, operation) {
                // Nothing arrived,
                (0, _) => {}
                // or everything,
                (1, operation) => self.apply(operation),
                // or single writes, or single sectors of them.
                (2, operation) if below(rng, 2) == 0 => self.apply(operation),
                (3, Operation::Write { at, bytes, .. }) => {
                    for (number, sector) in bytes.chunks(SECTOR).enumerate() {
                        if below(rng, 2) == 0 {
                            self.write(*at as usize + number * SECTOR, sector);
                        }
                    }
                }
                (3, operation) if below(rng, 2) == 0 => self.apply(operation),
                _ => {}
            }
        }
    }
}

/// All files, and which of them the folder names; its names are safe when the folder is synced.
#[derive(Default)]
struct Disk<'a> {
    files: Vec<OnDisk<'a>>,
    names: BTreeMap<&'a Path, usize>,
    safe_names: BTreeMap<&'a Path, usize>,
}

impl<'a> Disk<'a> {
    /// The file of this name, which is made if there is none.
    fn file(&mut self, name: &'a Path) -> &mut OnDisk<'a> {
        let next = self.files.len();
        let number = *self.names.entry(name).or_insert(next);
        if number == next {
            self.files.push(OnDisk::default());
        }
        &mut self.files[number]
    }

    fn sync(&mut self, name: &Path) {
        if let Some(number) = self.names.get(name) {
            self.files[*number].sync();
        }
    }

    /// What is left after a cut, by name.
    fn cut(mut self, rng: &mut Xoshiro) -> BTreeMap<&'a Path, Vec<u8>> {
        let mut left = BTreeMap::new();
        let names: Vec<&Path> = self.names.keys().chain(self.safe_names.keys()).copied().collect();
        for name in names {
            let found = [self.names.get(name), self.safe_names.get(name)][below(rng, 2) as usize];
            if let Some(number) = found.copied()
                && !left.contains_key(name)
            {
                self.files[number].cut(rng);
                left.insert(name, self.files[number].safe.clone());
            }
        }
        left
    }
}

/// Writes into `folder` what the disk may hold after a cut behind so many operations. Returns how much of each history
/// was acknowledged by then.
pub(crate) fn cut(operations: &[Operation], folder: &Path, rng: &mut Xoshiro) -> BTreeMap<usize, u64> {
    let mut disk = Disk::default();
    let mut stored = BTreeMap::new();
    for operation in operations {
        match operation {
            Operation::Write { file, .. } | Operation::Truncate { file, .. } => {
                disk.file(file).unsafe_yet.push(operation);
            }
            Operation::Sync { file } => disk.sync(file),
            Operation::SyncFolder { files } => {
                for file in files {
                    disk.file(file);
                }
                disk.safe_names = disk.names.clone();
            }
            Operation::Delete { file } => drop(disk.names.remove(&**file)),
            Operation::Acknowledged { history, length } => {
                stored.insert(*history, *length);
            }
        }
    }
    for (file, bytes) in disk.cut(rng) {
        let name = file.file_name().expect("files have names");
        fs::write(folder.join(name), bytes).expect("the folder can be written");
    }
    stored
}
