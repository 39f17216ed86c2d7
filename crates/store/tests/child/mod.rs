//! A test that starts itself again as a child process.

use std::path::PathBuf;

/// Tells the child that it is the child, and which file to work on.
pub(crate) const CHILD: &str = "CROSSTABLE_STORE_CHILD";

/// The arguments that make the test binary run only this test.
pub(crate) fn only(test: &str) -> [&str; 4] {
    ["--exact", test, "--nocapture", "--test-threads=1"]
}

/// The file to work on, if this process is the child.
pub(crate) fn child_path() -> Option<PathBuf> {
    std::env::var_os(CHILD).map(Into::into)
}
