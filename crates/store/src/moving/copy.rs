//! From one log to another.

use futures_util::stream::{self, StreamExt, TryStreamExt};

use super::table::Whole;
use super::{MoveError, Moved};
use crate::Log;

/// How many tables are listed at a time, and how many are on their way at once.
const PAGE: usize = 500;
const AT_ONCE: usize = 8;

/// Copies every table of `from` to `to`, compares it there, and tells after each page how far it has come.
///
/// What is appended at the old place meanwhile may or may not be copied; copying again brings the rest.
pub async fn copy(
    from: &impl Log,
    to: &impl Log,
    mut progress: impl FnMut(&Moved),
) -> Result<Moved, MoveError> {
    let mut moved = Moved::default();
    let mut after = None;
    loop {
        let page = from.tables(after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(moved) };
        after = Some(*last);
        let ways = page.into_iter().map(|table| async move {
            match Whole::take(from, table).await? {
                Some(whole) => whole.put(to).await,
                None => Ok(Moved::default()),
            }
        });
        let mut ways = stream::iter(ways).buffer_unordered(AT_ONCE);
        while let Some(one) = ways.try_next().await? {
            moved.add(one);
        }
        progress(&moved);
    }
}

impl Moved {
    pub(super) fn add(&mut self, more: Moved) {
        self.tables += more.tables;
        self.there_already += more.there_already;
        self.entries += more.entries;
    }
}
