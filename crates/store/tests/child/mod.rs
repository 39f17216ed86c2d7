//! A test that starts itself anew as another process.

use std::path::PathBuf;

/// Tells the test binary, started anew, that it is the child, and which file to work on.
pub(crate) const CHILD: &str = "CROSSTABLE_STORE_CHILD";

/// The arguments that make the test binary run this one test and nothing else.
pub(crate) fn only(test: &str) -> [&str; 4] {
    ["--exact", test, "--nocapture", "--test-threads=1"]
}

/// The file to work on, if this process is the child.
pub(crate) fn child_path() -> Option<PathBuf> {
    std::env::var_os(CHILD).map(Into::into)
}
