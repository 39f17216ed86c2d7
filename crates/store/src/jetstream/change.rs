//! Appends and removals: one message, published if the table's last message is still the one we know.
//!
//! An answer can get lost. Then the same message is sent again under the same name: the broker refuses to store it
//! twice, because it knows the name, and because the table's last message is now another. Whether that other one is
//! ours is read from the log, never guessed.

use super::core::Core;
use super::frame::{Deed, Frame};
use super::streams::{Pause, Published, Told};
use super::tips::Tip;
use crate::bounds::check_growth;
use crate::{AppendError, StoreError, TableId};

impl Core {
    /// Makes a change, if the table has the expected length, and tells the length it has then.
    pub(super) async fn change(
        &self,
        table: TableId,
        expected: u64,
        mut deed: Deed,
    ) -> Result<u64, AppendError> {
        let _turn = self.changes.acquire().await.map_err(|_| StoreError::Closed)?;
        let name = self.fresh_name();
        let mut pause = Pause::new(self.options.patience);
        let mut tip = match self.tips.get(table) {
            Some(tip) if tip.length == expected => tip,
            // What is remembered may be old; who is refused is told how it is now.
            _ => self.last(table).await?.tip,
        };
        let mut unsure = false;
        let mut late = 0;
        loop {
            if tip.length != expected {
                return Err(AppendError::Conflict { actual: tip.length });
            }
            match &deed {
                Deed::Appended { entries, .. } => check_growth(tip.length, tip.bytes, entries)?,
                Deed::Removed if tip.length == 0 => return Ok(0),
                Deed::Removed => {}
            }
            self.bring_back(table, &tip, &mut deed).await?;
            let frame = Frame {
                first: tip.length,
                bytes: tip.bytes,
                previous: tip.sequence,
                born: tip.born,
                listed: tip.listed,
                deed: deed.clone(),
            };
            let published = self.streams.publish(table, tip.end, &name, frame.encode()).await?;
            let reason = match published {
                Published::At(sequence) if self.counts(table, &tip, sequence).await? => {
                    return Ok(self.made(table, sequence, &frame));
                }
                Published::At(_) | Published::Again | Published::Late => {
                    let end = self.last(table).await?;
                    if (unsure || !matches!(published, Published::Late))
                        && let Some(mine) = self.find(end.told, expected, &name).await?
                    {
                        return Ok(self.made(table, mine.sequence, &mine.frame));
                    }
                    tip = end.tip;
                    late += 1;
                    if late == 1 {
                        continue;
                    }
                    "the broker refuses what it should take".to_owned()
                }
                Published::Unknown(reason) => {
                    unsure = true;
                    reason
                }
            };
            if pause.over() {
                return Err(self.streams.unreachable(reason).into());
            }
            pause.wait().await;
        }
    }

    /// Whoever goes on with a table that was moved to its record says what it is listed as, if only again: nobody has
    /// it in memory any more, and it has to be moved once more one day.
    async fn bring_back(&self, table: TableId, tip: &Tip, deed: &mut Deed) -> Result<(), StoreError> {
        if let Deed::Appended { listing: listing @ None, .. } = deed
            && tip.listed == 0
            && tip.length > 0
        {
            *listing = self.streams.head(table).await?.map(|found| found.head.listing);
        }
        Ok(())
    }

    /// Looks for the message of this name that begins at this place, from the last message backwards.
    async fn find(&self, last: Option<Told>, place: u64, name: &str) -> Result<Option<Told>, StoreError> {
        let mut at = last;
        while let Some(told) = at {
            if told.name.as_deref() == Some(name) {
                return Ok(Some(told));
            }
            if told.frame.first <= place || told.frame.previous == 0 {
                break;
            }
            at = self.streams.message(told.frame.previous).await?;
        }
        Ok(None)
    }

    /// A change of ours stands in the stream.
    fn made(&self, table: TableId, sequence: u64, frame: &Frame) -> u64 {
        let tip = Tip::after(sequence, frame);
        self.tips.remember(table, tip);
        self.enlist(table, sequence, &frame.deed, true);
        frame.length()
    }

    /// Removes a table, if it has the expected length.
    pub(super) async fn remove(&self, table: TableId, expected: u64) -> Result<(), AppendError> {
        // The mark is there, and whoever sweeps it away takes the rest along.
        self.change(table, expected, Deed::Removed).await?;
        Ok(())
    }
}
