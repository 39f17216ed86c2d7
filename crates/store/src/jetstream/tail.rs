//! The one consumer of a process: hears every append of every table, and hands on what matters here.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::core::Core;
use super::feed::{Fed, Feed, Fetched};
use super::frame::{Deed, Frame};
use super::order::Chain;
use super::tips::Tip;
use super::whole::Whole;
use crate::StoreError;

/// How long to wait before the broker is asked again.
const PAUSE: Duration = Duration::from_millis(100);

/// Hears the stream from a message on.
pub(super) struct Tail {
    core: Arc<Core>,
    feed: Feed,
    chain: Chain,
}

impl Tail {
    pub(super) fn new(core: &Arc<Core>, from: u64) -> Self {
        let streams = &core.streams;
        let feed = Feed::new(&streams.context, streams.tables_name(), streams.every_subject(), from);
        Tail { core: Arc::clone(core), feed, chain: Chain::default() }
    }

    /// Hears everything that is there already.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let Tail { core, feed, chain } = self;
        let mut whole = Whole::new(&core.streams, &core.streams.tables, feed);
        while let Some(message) = whole.next().await? {
            core.hear(chain, message).await;
        }
        Ok(())
    }

    /// Hears what comes, for ever.
    pub(super) async fn hear_for_ever(mut self) {
        loop {
            match self.feed.next().await {
                Ok(Fetched::Message(message)) => self.core.hear(&mut self.chain, message).await,
                Ok(Fetched::Nothing) => {}
                Err(reason) => {
                    tracing::debug!(reason, "the tail of the stream is taken up again");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }
}

impl Core {
    /// Takes in a message of the tail.
    async fn hear(&self, chain: &mut Chain, message: Fed) {
        let Fed { sequence, subject, body, .. } = message;
        let frame = Frame::decode(&body);
        if let (Some(table), Ok(frame)) = (self.streams.table(&subject), frame) {
            self.tips.overhear(table, sequence);
            let lists = !matches!(frame.deed, Deed::Appended { listing: None, .. });
            let mut counts = if self.streams.replicated {
                chain.judge(table, frame.previous, sequence)
            } else {
                Some(true)
            };
            let before = Tip { sequence: frame.previous, end: frame.previous, ..Tip::default() };
            while lists && counts.is_none() {
                match self.counts(table, &before, sequence).await {
                    Ok(known) => counts = Some(known),
                    Err(error) => tracing::debug!(%error, "whether a message counts is asked again"),
                }
            }
            if self.streams.replicated {
                chain.note(table, sequence, counts);
            }
            if lists && counts == Some(true) {
                self.enlist(table, sequence, &frame.deed, false);
            }
            self.hub.tell(table, sequence, frame);
        } else if !self.streams.is_floor(&subject) {
            tracing::warn!(sequence, subject, "the stream of tables holds something that is no append");
        }
        // Last, so that whatever came up to here is known to be owed.
        self.position.store(sequence, Ordering::Release);
    }
}
