//! All randomness of a thread out of one seed.
//!
//! Hash maps, `select!` and the masks of WebSockets draw from the system's generator. A run is the same every time only if
//! that generator is the run's own. So this crate defines the function by which programs on Linux ask for random bytes,
//! and each run has a fresh thread, on which the bytes follow from the seed. All other threads get the system's.

use std::cell::RefCell;
use std::thread;

use crosstable_core::rng::{SeedableRng, Xoshiro};

/// The futures of a whole server are large when they are made.
const STACK: usize = 16 << 20;

thread_local! {
    static SEEDED: RefCell<Option<Xoshiro>> = const { RefCell::new(None) };
}

/// Runs something on a fresh thread where all randomness follows from this seed.
pub(crate) fn on_seeded_thread<T: Send>(seed: u64, run: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let seeded = move || {
            SEEDED.set(Some(Xoshiro::seed_from_u64(seed)));
            run()
        };
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, seeded);
        match thread.expect("the system has room for a thread").join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// What `getrandom` of the C library does, except on the threads above.
///
/// # Safety
/// As the system's: `buffer` points to `length` bytes that may be written.
#[cfg(target_os = "linux")]
#[unsafe(no_mangle)]
#[expect(unsafe_code, reason = "the signature is the C library's, and so is the name")]
unsafe extern "C" fn getrandom(
    buffer: *mut libc::c_void,
    length: libc::size_t,
    flags: libc::c_uint,
) -> libc::ssize_t {
    use crosstable_core::rng::Rng;

    let filled = SEEDED.try_with(|seeded| {
        let mut seeded = seeded.try_borrow_mut().ok()?;
        let generator = seeded.as_mut()?;
        // SAFETY: the caller lends these bytes.
        let bytes = unsafe { std::slice::from_raw_parts_mut(buffer.cast::<u8>(), length) };
        generator.fill_bytes(bytes);
        Some(length as libc::ssize_t)
    });
    match filled {
        Ok(Some(length)) => length,
        // SAFETY: the arguments are passed on as they came.
        _ => unsafe { libc::syscall(libc::SYS_getrandom, buffer, length, flags) as libc::ssize_t },
    }
}
