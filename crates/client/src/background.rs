//! A table's connection that is kept alive in the background.

use std::time::Duration;

use crosstable_core::TableId;
use crosstable_protocol::{Command, Hello, Perspective, Problem, ToClient};
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::{interval, sleep};

use crate::{Api, ClientError, Incoming, KeptReceipt, TableClient, fresh_id};

/// How often the server is asked whether it is there.
const PING_INTERVAL: Duration = Duration::from_secs(15);
/// After this much silence the connection is dead, whatever the system says.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(40);

/// What the connection reports.
#[derive(Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Notice<M = ToClient> {
    Message(M),
    Lost {
        error: ClientError,
        retry_in: Duration,
    },
    /// The server says that there is nothing to come back to. It is the last notice.
    Over(Problem),
}

/// What the connection is asked to do. Requests wait while there is no connection.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Send a command under a fresh id.
    Command(Command),
    /// Look at the table from elsewhere.
    SetPerspective(Perspective),
    /// Go to another table of the same server, and show the receipt of an earlier visit there.
    SwitchTable(TableId, Option<KeptReceipt>),
    /// Change the language of refusals.
    SetLang(String),
}

/// A connection that reconnects by itself. It ends when this handle is dropped, or when nobody wants its notices.
pub struct Background(mpsc::UnboundedSender<Request>);

impl Background {
    /// Connects to a table, shows the receipt of an earlier visit, and reports to `notify`, until that returns false.
    pub fn spawn<M: Incoming + Send + 'static>(
        runtime: &Handle,
        api: Api,
        table: TableId,
        hello: Hello,
        kept: Option<KeptReceipt>,
        notify: impl FnMut(Notice<M>) -> bool + Send + 'static,
    ) -> Self {
        let (requests, queue) = mpsc::unbounded_channel();
        let mut client = TableClient::new(table, hello.clone());
        client.state.show_receipt(kept);
        runtime.spawn(Driver { api, hello, client, requests: queue, notify }.run());
        Background(requests)
    }

    /// Asks the connection to do something.
    pub fn send(&self, request: Request) {
        // A connection that is over takes no requests, and its last notice said so.
        let _ = self.0.send(request);
    }
}

/// Why a connection ended.
enum End {
    Unwanted,
    /// Connect again at once.
    Reconnect,
    Failed(ClientError),
}

impl From<ClientError> for End {
    fn from(error: ClientError) -> Self {
        if matches!(error, ClientError::Gap) { End::Reconnect } else { End::Failed(error) }
    }
}

struct Driver<M, F> {
    api: Api,
    /// The hello of a table that nothing is known of.
    hello: Hello,
    client: TableClient<M>,
    requests: mpsc::UnboundedReceiver<Request>,
    notify: F,
}

impl<M: Incoming, F: FnMut(Notice<M>) -> bool> Driver<M, F> {
    async fn run(mut self) {
        loop {
            let Err(end) = self.converse().await;
            let delay = self.client.disconnect().await;
            let error = match end {
                End::Unwanted => return,
                End::Reconnect => continue,
                End::Failed(error) => error,
            };
            let mut retry_in = delay;
            if let ClientError::Bye(problem) = &error {
                if self.client.state.is_over() {
                    (self.notify)(Notice::Over(problem.clone()));
                    return;
                }
                retry_in = delay.max(Duration::from_secs(problem.retry_after.unwrap_or(0).into()));
            }
            if !(self.notify)(Notice::Lost { error, retry_in }) {
                return;
            }
            sleep(retry_in).await;
        }
    }

    async fn converse(&mut self) -> Result<std::convert::Infallible, End> {
        self.client.connect(&self.api).await?;
        let mut ping = interval(PING_INTERVAL);
        loop {
            tokio::select! {
                message = self.client.next() => {
                    if !(self.notify)(Notice::Message(message?)) {
                        return Err(End::Unwanted);
                    }
                }
                request = self.requests.recv() => match request.ok_or(End::Unwanted)? {
                    Request::Command(command) => self.client.command(fresh_id(), command).await?,
                    Request::SetPerspective(perspective) => self.client.state.set_perspective(perspective),
                    Request::SwitchTable(table, kept) => {
                        self.client.disconnect().await;
                        self.client = TableClient::new(table, self.hello.clone());
                        self.client.state.show_receipt(kept);
                        return Err(End::Reconnect);
                    }
                    Request::SetLang(lang) => {
                        self.client.state.set_lang(&lang);
                        self.hello.lang = Some(lang);
                        return Err(End::Reconnect);
                    }
                },
                _ = ping.tick() => {
                    if self.client.silence() > SILENCE_TIMEOUT {
                        return Err(ClientError::Silent.into());
                    }
                    self.client.state.ping();
                }
            }
        }
    }
}
