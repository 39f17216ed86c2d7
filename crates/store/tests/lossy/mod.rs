//! A way to the broker on which answers can get lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How often to look whether answers get lost.
const A_MOMENT: Duration = Duration::from_millis(10);

/// Passes everything on, or nothing of what the broker says.
pub(crate) struct Lossy {
    port: u16,
    answers: Arc<Answers>,
    _accepting: JoinSet<()>,
}

#[derive(Default)]
struct Answers {
    swallow: AtomicBool,
    swallowed: AtomicUsize,
}

impl Lossy {
    /// In front of the broker at this address.
    pub(crate) async fn before(url: &str) -> Self {
        let to = url.strip_prefix("nats://").unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let answers = Arc::new(Answers::default());
        let mut accepting = JoinSet::new();
        let shared = Arc::clone(&answers);
        accepting.spawn(async move {
            let mut ways = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                let broker = TcpStream::connect(&to).await.unwrap();
                let (mut from_client, mut to_client) = client.into_split();
                let (mut from_broker, mut to_broker) = broker.into_split();
                ways.spawn(async move {
                    let _ = tokio::io::copy(&mut from_client, &mut to_broker).await;
                });
                let shared = Arc::clone(&shared);
                ways.spawn(async move {
                    let mut buffer = vec![0; 1 << 16];
                    let mut lost = false;
                    loop {
                        let swallow = shared.swallow.load(Ordering::SeqCst);
                        if lost && !swallow {
                            // What was lost in the middle cannot be made good; the connection is gone with it.
                            return;
                        }
                        let Ok(read) = timeout(A_MOMENT, from_broker.read(&mut buffer)).await else {
                            continue;
                        };
                        let Ok(count @ 1..) = read else { return };
                        if shared.swallow.load(Ordering::SeqCst) {
                            shared.swallowed.fetch_add(count, Ordering::SeqCst);
                            lost = true;
                        } else if lost || to_client.write_all(&buffer[..count]).await.is_err() {
                            return;
                        }
                    }
                });
            }
        });
        Lossy { port, answers, _accepting: accepting }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Whether answers get lost from now on.
    pub(crate) fn swallow(&self, swallow: bool) {
        self.answers.swallow.store(swallow, Ordering::SeqCst);
    }

    /// How many bytes have got lost.
    pub(crate) fn swallowed(&self) -> usize {
        self.answers.swallowed.load(Ordering::SeqCst)
    }
}
