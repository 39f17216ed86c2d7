//! WebSockets and connections without a client around them.

use std::net::SocketAddr;

use crosstable_core::TableId;
use crosstable_protocol::{Problem, ToClient, VERSION};
use futures_util::StreamExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The first message of a client.
pub(crate) fn hello() -> Message {
    Message::text(format!("{{\"type\":\"hello\",\"version\":{VERSION}}}"))
}

/// A WebSocket before the hello.
pub(crate) async fn raw_socket(
    server: SocketAddr,
    table: TableId,
    token: Option<&str>,
) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(server).await.expect("connects");
    stream.set_nodelay(true).expect("the system can");
    let url = format!("ws://{server}/api/tables/{table}/socket");
    let mut request = url.into_client_request().expect("a URL");
    if let Some(token) = token {
        let value = format!("Bearer {token}").parse().expect("fit for a header");
        request.headers_mut().insert("Authorization", value);
    }
    client_async(request, stream).await.expect("upgraded").0
}

/// The next refusal or goodbye of a bare socket.
pub(crate) async fn complaint<S>(socket: &mut S) -> Problem
where
    S: StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>> + Unpin,
{
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text).expect("a message") {
                ToClient::Refused { problem, .. } | ToClient::Bye { problem } => return problem,
                _ => {}
            },
            Some(Ok(_)) => {}
            other => panic!("no complaint, but {other:?}"),
        }
    }
}
