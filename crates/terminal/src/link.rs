//! The connection to a table. It comes back by itself with the number of the last event, and sends again what was not
//! answered, under the same id, so that nothing happens twice and nothing is lost.

use std::io::ErrorKind;
use std::sync::mpsc::Sender;
use std::time::Duration;

use crosstable_protocol::Problem;
use crosstable_protocol::to_client::ToClient;
use crosstable_protocol::to_server::{Ask, Command, Eyes, Hello, ToServer};
use crosstable_texts::Lang;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};

use crate::api::Api;
use crate::folder::fresh;
use crate::words::say;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a connection may take to come about.
const CONNECT: Duration = Duration::from_secs(10);
/// How often the server is asked whether it still lives.
const PING: Duration = Duration::from_secs(15);
/// After so long in silence the connection is given up.
const SILENCE: Duration = Duration::from_secs(40);
/// The pauses between attempts; the last one repeats.
const PAUSES: [u64; 6] = [100, 250, 500, 1000, 2000, 4000];

/// What the connection has to tell.
#[derive(Debug)]
pub(crate) enum News {
    /// The server says something.
    Says(Box<ToClient>),
    /// The connection is lost, and why; it will be tried again after this.
    Lost { why: String, pause: Duration },
    /// There is no use in trying again.
    Over(Problem),
}

/// What the connection is to do.
enum Order {
    Ask(Ask),
    Look(u8),
    Move(String),
    Speak(Lang),
}

/// A connection that works in the background.
pub(crate) struct Link {
    orders: mpsc::UnboundedSender<Order>,
}

impl Link {
    /// Connects to a table and tells everything it hears. It ends when nobody holds it or listens any more.
    pub(crate) fn open<T: From<News> + Send + 'static>(
        runtime: &Runtime,
        api: &Api,
        table: &str,
        news: Sender<T>,
    ) -> Self {
        let (orders, queue) = mpsc::unbounded_channel();
        let line = Line {
            api: api.clone(),
            table: table.to_owned(),
            last: 0,
            eyes: Eyes::Own,
            unanswered: Vec::new(),
            orders: queue,
            news,
        };
        runtime.spawn(line.keep());
        Link { orders }
    }

    /// Has the server do something.
    pub(crate) fn ask(&self, command: Command) {
        self.order(Order::Ask(Ask { id: fresh::<12>(), command }));
    }

    /// Looks through the eyes of this seat.
    pub(crate) fn look(&self, seat: u8) {
        self.order(Order::Look(seat));
    }

    /// Goes to another table of the same server.
    pub(crate) fn go(&self, table: &str) {
        self.order(Order::Move(table.to_owned()));
    }

    /// Has the server explain itself in this language.
    pub(crate) fn speak(&self, lang: Lang) {
        self.order(Order::Speak(lang));
    }

    fn order(&self, order: Order) {
        // A connection that has ended for good takes no orders; whoever gives them has been told.
        let _ = self.orders.send(order);
    }
}

/// Why a conversation ended.
enum End {
    /// Nobody is interested any more.
    Unwanted,
    /// Begin anew at once: another table or another language.
    Anew,
    /// The connection broke.
    Broken(Broken),
    /// The server wants nothing to do with this.
    Over(Problem),
}

/// How a connection broke.
enum Broken {
    /// In one of the usual ways, which have words of their own.
    Usual(&'static str),
    /// Otherwise; as the system says it, or the server.
    Otherwise(String),
}

impl Broken {
    fn words(self, lang: Lang) -> String {
        match self {
            Broken::Usual(why) => say!(lang, "terminal-broken", why = why),
            Broken::Otherwise(why) => why,
        }
    }
}

impl From<tungstenite::Error> for End {
    fn from(error: tungstenite::Error) -> Self {
        use tungstenite::Error;
        End::Broken(match error {
            Error::Io(why) if why.kind() == ErrorKind::ConnectionRefused => Broken::Usual("refused"),
            Error::Io(why) => Broken::Otherwise(why.to_string()),
            Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_) => Broken::Usual("closed"),
            Error::Http(answer) => Broken::Otherwise(answer.status().to_string()),
            other => Broken::Otherwise(other.to_string()),
        })
    }
}

struct Line<T> {
    api: Api,
    table: String,
    last: u64,
    eyes: Eyes,
    unanswered: Vec<Ask>,
    orders: mpsc::UnboundedReceiver<Order>,
    news: Sender<T>,
}

impl<T: From<News>> Line<T> {
    async fn keep(mut self) {
        let mut failures = 0;
        loop {
            let end = match self.connect().await {
                Ok(mut socket) => {
                    let end = self.talk(&mut socket, &mut failures).await;
                    let _ = timeout(Duration::from_millis(200), socket.close(None)).await;
                    end
                }
                Err(end) => end,
            };
            match end {
                End::Unwanted => return,
                End::Anew => {}
                End::Over(problem) => {
                    let _ = self.news.send(News::Over(problem).into());
                    return;
                }
                End::Broken(why) => {
                    let pause = Duration::from_millis(PAUSES[failures.min(PAUSES.len() - 1)]);
                    failures += 1;
                    let why = why.words(self.api.lang);
                    if self.news.send(News::Lost { why, pause }.into()).is_err() {
                        return;
                    }
                    sleep(pause).await;
                }
            }
        }
    }

    async fn connect(&self) -> Result<Socket, End> {
        let base = self.api.base.replacen("http", "ws", 1);
        let url = format!("{base}/api/tables/{}/socket", self.table);
        let mut request = url.into_client_request()?;
        let bearer = format!("Bearer {}", self.api.token);
        let bearer = bearer.parse().map_err(|_| End::Broken(Broken::Usual("token")))?;
        request.headers_mut().insert("Authorization", bearer);
        let secure = self.api.trust.clone().map(Connector::Rustls);
        match timeout(CONNECT, connect_async_tls_with_config(request, None, true, secure)).await {
            Ok(connected) => Ok(connected?.0),
            Err(_) => Err(End::Broken(Broken::Usual("no-answer"))),
        }
    }

    async fn talk(&mut self, socket: &mut Socket, failures: &mut usize) -> End {
        let hello = Hello {
            last: Some(self.last),
            r#as: self.eyes,
            board: true,
            lang: Some(self.api.lang.code().to_owned()),
        };
        if let Err(end) = say(socket, &ToServer::Hello(hello)).await {
            return end;
        }
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval(PING);
        loop {
            tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    match self.hear(socket, message, failures).await {
                        Ok(()) => {}
                        Err(end) => return end,
                    }
                }
                order = self.orders.recv() => {
                    let Some(order) = order else { return End::Unwanted };
                    if let Err(end) = self.obey(socket, order).await {
                        return end;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return End::Broken(Broken::Usual("silence"));
                    }
                    if let Err(end) = say(socket, &ToServer::Ping).await {
                        return end;
                    }
                }
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut Socket,
        message: Option<Result<Message, tungstenite::Error>>,
        failures: &mut usize,
    ) -> Result<(), End> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_))) | None => return Err(End::Broken(Broken::Usual("closed"))),
            Some(Ok(_)) => return Ok(()),
            Some(Err(error)) => return Err(error.into()),
        };
        let Ok(message) = serde_json::from_str::<ToClient>(&text) else {
            return Err(End::Broken(Broken::Usual("foreign")));
        };
        match &message {
            ToClient::Welcome(welcome) => {
                *failures = 0;
                self.last = welcome.number;
                for ask in self.unanswered.clone() {
                    say(socket, &ToServer::Ask(ask)).await?;
                }
            }
            ToClient::Event(event) => self.last = event.number,
            ToClient::Done(done) => self.unanswered.retain(|ask| ask.id != done.id),
            ToClient::Refused { id: Some(id), .. } => self.unanswered.retain(|ask| ask.id != *id),
            ToClient::Bye { problem } => {
                let lasting = ["server-no-table", "server-damaged", "server-foreign-origin"];
                return Err(if lasting.contains(&problem.code.as_str()) {
                    End::Over(problem.clone())
                } else {
                    End::Broken(Broken::Otherwise(problem.text.clone()))
                });
            }
            ToClient::Pong => return Ok(()),
            _ => {}
        }
        self.news.send(News::Says(Box::new(message)).into()).map_err(|_| End::Unwanted)
    }

    async fn obey(&mut self, socket: &mut Socket, order: Order) -> Result<(), End> {
        match order {
            Order::Ask(ask) => {
                self.unanswered.push(ask.clone());
                say(socket, &ToServer::Ask(ask)).await
            }
            Order::Look(seat) => {
                self.eyes = Eyes::Seat(seat);
                say(socket, &ToServer::Look { seat: Some(seat) }).await
            }
            Order::Move(table) => {
                self.table = table;
                self.last = 0;
                self.eyes = Eyes::Own;
                self.unanswered.clear();
                Err(End::Anew)
            }
            Order::Speak(lang) => {
                self.api.lang = lang;
                Err(End::Anew)
            }
        }
    }
}

async fn say(socket: &mut Socket, message: &ToServer) -> Result<(), End> {
    let text = serde_json::to_string(message).expect("messages are plain data");
    Ok(socket.send(Message::text(text)).await?)
}
