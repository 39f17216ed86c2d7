//! Progress bars on standard error, drawn only if that is a terminal and removed at the end.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// Counts up to `total`.
pub(crate) fn counter(total: u64) -> ProgressBar {
    styled(ProgressBar::new(total), "[{bar:24}] {pos}/{len}  {eta} left  {msg}")
}

/// Fills within `total`; its position is in milliseconds.
pub(crate) fn timer(total: Duration) -> ProgressBar {
    styled(ProgressBar::new(total.as_millis() as u64), "[{bar:24}] {eta} left")
}

/// Shows the elapsed time of work whose extent is unknown.
pub(crate) fn elapsed(message: &str) -> ProgressBar {
    styled(ProgressBar::no_length(), "{elapsed}  {msg}").with_message(message.to_owned())
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is valid").progress_chars("#..");
    let bar = bar.with_style(style).with_finish(ProgressFinish::AndClear);
    bar.enable_steady_tick(Duration::from_millis(150));
    bar
}
