//! A table's connection over real sockets.

use std::marker::PhantomData;
use std::time::Duration;

use crosstable_core::TableId;
use crosstable_protocol::{Command, CommandRequest, Hello, ToClient};
use futures_util::{SinkExt, StreamExt};
use hyper::Uri;
use hyper::header::AUTHORIZATION;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::api::MAX_ANSWER_BYTES;
use crate::stream::{Stream, connect};
use crate::{Api, ClientError, ClientState, Head, Incoming, Reaction};

/// How long it may take until a socket is open.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the other side is waited for when a socket is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(200);

/// A client of one table. An error ends the connection and not the client: [`connect`](Self::connect) again, to the
/// same server or to another one that serves the table, and it goes on where it was.
///
/// `M` is what messages are read as; a program that needs few fields saves time by its own [`Incoming`] type.
pub struct TableClient<M = ToClient> {
    table: TableId,
    /// Requests to it are sent by [`flush`](Self::flush), or while the next message is waited for.
    pub state: ClientState,
    socket: Option<WebSocketStream<Box<dyn Stream>>>,
    heard: Instant,
    message: PhantomData<fn() -> M>,
}

impl<M: Incoming> TableClient<M> {
    /// A client that is not connected yet.
    pub fn new(table: TableId, hello: Hello) -> Self {
        let (state, heard) = (ClientState::new(hello), Instant::now());
        TableClient { table, state, socket: None, heard, message: PhantomData }
    }

    /// A client that is connected; the first message is the welcome.
    pub async fn open(api: &Api, table: TableId, hello: Hello) -> Result<Self, ClientError> {
        let mut client = TableClient::new(table, hello);
        client.connect(api).await?;
        Ok(client)
    }

    /// Opens a socket and says hello.
    pub async fn connect(&mut self, api: &Api) -> Result<(), ClientError> {
        self.socket = None;
        let opened = timeout(CONNECT_TIMEOUT, open_socket(api, self.table)).await;
        self.socket = Some(opened.map_err(|_| ClientError::Timeout)??);
        self.heard = Instant::now();
        self.state.connected();
        self.flush().await
    }

    /// The next message. Nothing is lost if the future is dropped before it is ready.
    pub async fn next(&mut self) -> Result<M, ClientError> {
        loop {
            self.flush().await?;
            let socket = self.socket.as_mut().ok_or(ClientError::Closed)?;
            let text = match socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_))) | None => return Err(ClientError::Closed),
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(error.into()),
            };
            self.heard = Instant::now();
            let message = M::parse(&text).map_err(ClientError::Unreadable)?;
            let head = message.head();
            match (self.state.received(&head), head) {
                (Reaction::Reconnect, _) => return Err(ClientError::Gap),
                (_, Head::Bye { problem }) => return Err(ClientError::Bye(problem.clone())),
                (Reaction::Deliver, _) => return Ok(message),
                _ => {}
            }
        }
    }

    /// Sends a command under this id. Its answer is one of the next messages, if need be of a later connection.
    pub async fn command(&mut self, id: impl Into<String>, command: Command) -> Result<(), ClientError> {
        self.state.command(CommandRequest { id: id.into(), command });
        self.flush().await
    }

    /// Closes the socket politely. Returns how long to wait before the next attempt.
    pub async fn disconnect(&mut self) -> Duration {
        if let Some(mut socket) = self.socket.take() {
            let _ = timeout(CLOSE_TIMEOUT, socket.close(None)).await;
        }
        self.state.disconnected()
    }

    /// For how long nothing was heard.
    pub fn silence(&self) -> Duration {
        self.heard.elapsed()
    }

    /// Sends everything that is to be sent.
    pub async fn flush(&mut self) -> Result<(), ClientError> {
        let Some(socket) = &mut self.socket else { return Ok(()) };
        // A message is removed once the socket has it, so that a dropped future neither loses nor doubles it.
        while let Some(message) = self.state.outgoing().front() {
            let text = serde_json::to_string(message).expect("messages are plain data");
            socket.feed(Message::text(text)).await?;
            self.state.outgoing().pop_front();
        }
        Ok(socket.flush().await?)
    }
}

async fn open_socket(api: &Api, table: TableId) -> Result<WebSocketStream<Box<dyn Stream>>, ClientError> {
    let url = format!("{}/api/tables/{table}/socket", api.origin.replacen("http", "ws", 1));
    let stream = connect(&url.parse::<Uri>().map_err(ClientError::other)?, api.tls.as_ref()).await?;
    let mut request = url.into_client_request()?;
    let bearer = format!("Bearer {}", api.token).parse().map_err(ClientError::other)?;
    request.headers_mut().insert(AUTHORIZATION, bearer);
    let bounds = WebSocketConfig::default()
        .max_message_size(Some(MAX_ANSWER_BYTES))
        .max_frame_size(Some(MAX_ANSWER_BYTES));
    Ok(client_async_with_config(request, stream, Some(bounds)).await?.0)
}
