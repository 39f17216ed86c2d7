//! The only process: nobody to talk to, and no work for others.

use std::time::Duration;

use crosstable_core::TableId;

use super::{Commons, Hearing, Later, Line, Standing, Taken, Task, Trouble, Word};

/// Nobody else serves these tables.
pub(crate) struct Alone;

impl Commons for Alone {
    fn is_shared(&self) -> bool {
        false
    }

    fn say(&self, _: TableId, _: Word) -> Later<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    fn listen(&self, _: TableId) -> Later<'_, Option<Hearing>> {
        Box::pin(std::future::ready(None))
    }

    fn put(&self, _: Task) -> Later<'_, Result<(), Trouble>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn put_again(&self, _: Task) -> Later<'_, Result<Standing, Trouble>> {
        Box::pin(std::future::ready(Ok(Standing::Waits)))
    }

    fn take(&self, _: Line) -> Later<'_, Result<Option<Box<dyn Taken>>, Trouble>> {
        Box::pin(std::future::pending())
    }

    fn patience(&self) -> Duration {
        Duration::MAX
    }

    fn check(&self) -> Later<'_, Result<(), Trouble>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}
