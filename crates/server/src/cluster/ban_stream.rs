//! The list of bans at the broker: the last message of a stream that keeps no other. The stream is made with the first ban.

use std::time::Duration;

use async_nats::jetstream::context::GetStreamErrorKind;
use async_nats::jetstream::stream::{Config, LastRawMessageErrorKind};
use async_nats::jetstream::{Context, ErrorCode};
use tokio::time::timeout;

use super::BrokerError;
use super::nats::NatsOptions;

pub(super) struct BanStream {
    context: Context,
    name: String,
    subject: String,
    replicas: usize,
    timeout: Duration,
}

impl BanStream {
    pub(super) fn new(context: Context, options: &NatsOptions) -> Self {
        let NatsOptions { prefix, replicas, timeout, .. } = options;
        let (name, subject) = (format!("{prefix}_bans"), format!("{prefix}.bans"));
        BanStream { context, name, subject, replicas: *replicas, timeout: *timeout }
    }

    /// The list as it was last written.
    pub(super) async fn read(&self) -> Result<Option<Vec<u8>>, BrokerError> {
        timeout(self.timeout, self.last()).await.map_err(BrokerError::of)?
    }

    async fn last(&self) -> Result<Option<Vec<u8>>, BrokerError> {
        let stream = match self.context.get_stream(&self.name).await {
            Ok(stream) => stream,
            Err(error) => {
                let missing = matches!(error.kind(), GetStreamErrorKind::JetStream(error)
                    if error.error_code() == ErrorCode::STREAM_NOT_FOUND);
                return if missing { Ok(None) } else { Err(BrokerError::of(error)) };
            }
        };
        match stream.get_last_raw_message_by_subject(&self.subject).await {
            Ok(message) => Ok(Some(message.payload.to_vec())),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => Err(BrokerError::of(error)),
        }
    }

    /// Replaces the list.
    pub(super) async fn write(&self, list: Vec<u8>) -> Result<(), BrokerError> {
        let write = async {
            let config = Config {
                name: self.name.clone(),
                subjects: vec![self.subject.clone()],
                max_messages_per_subject: 1,
                num_replicas: self.replicas,
                ..Config::default()
            };
            self.context.get_or_create_stream(config).await.map_err(BrokerError::of)?;
            let sent = self.context.publish(self.subject.clone(), list.into());
            sent.await.map_err(BrokerError::of)?.await.map(drop).map_err(BrokerError::of)
        };
        timeout(self.timeout, write).await.map_err(BrokerError::of)?
    }
}
