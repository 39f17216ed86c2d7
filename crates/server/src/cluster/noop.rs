//! The bus of a single process: nobody to talk to, and no shared tasks.

use std::future::{pending, ready};
use std::time::Duration;

use crosstable_core::TableId;

use super::{
    BoxFuture, BrokerError, BusMessage, BusSubscription, ClaimedTask, ClusterBus, QueueName, Task, TaskStatus,
};

/// No other process serves these tables.
pub struct NoopBus;

impl ClusterBus for NoopBus {
    fn is_shared(&self) -> bool {
        false
    }

    fn publish(&self, _: TableId, _: BusMessage) -> BoxFuture<'_, ()> {
        Box::pin(ready(()))
    }

    fn subscribe(&self, _: TableId) -> BoxFuture<'_, Option<BusSubscription>> {
        Box::pin(ready(None))
    }

    fn put(&self, _: Task) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(ready(Ok(())))
    }

    fn put_again(&self, _: Task) -> BoxFuture<'_, Result<TaskStatus, BrokerError>> {
        Box::pin(ready(Ok(TaskStatus::Waiting)))
    }

    fn claim(&self, _: QueueName) -> BoxFuture<'_, Result<Option<Box<dyn ClaimedTask>>, BrokerError>> {
        Box::pin(pending())
    }

    fn extend_interval(&self) -> Duration {
        Duration::MAX
    }

    fn check(&self) -> BoxFuture<'_, Result<(), BrokerError>> {
        Box::pin(ready(Ok(())))
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(ready(()))
    }
}
