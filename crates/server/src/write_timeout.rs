//! A stream that gives up when nobody takes what is written.
//!
//! hyper waits for ever for a client that does not read its answer, and holds the answer meanwhile.

use std::error::Error;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Fails when a write has made no progress for as long as `patience`.
pub(crate) struct WriteTimeout<S> {
    stream: S,
    patience: Duration,
    /// Runs while a write waits.
    waiting: Option<Pin<Box<Sleep>>>,
}

/// Nobody took what was written.
#[derive(Debug, thiserror::Error)]
#[error("nobody reads what is written")]
struct NotRead;

/// Whether something failed because nobody took what was written.
pub(crate) fn is_write_timeout(error: &(dyn Error + 'static)) -> bool {
    let mut causes = std::iter::successors(Some(error), |error| (*error).source());
    causes.any(|cause| {
        let inner = cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        inner.is_some_and(<dyn Error + Send + Sync>::is::<NotRead>)
    })
}

impl<S: AsyncWrite + Unpin> WriteTimeout<S> {
    pub(crate) const fn new(stream: S, patience: Duration) -> Self {
        WriteTimeout { stream, patience, waiting: None }
    }

    fn poll_patiently<T>(
        &mut self,
        context: &mut Context<'_>,
        poll: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let polled = poll(Pin::new(&mut self.stream), context);
        if polled.is_ready() {
            self.waiting = None;
            return polled;
        }
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(waiting.as_mut().poll(context));
        self.waiting = None;
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, NotRead)))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.poll_patiently(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.poll_patiently(context, |stream, context| stream.poll_write_vectored(context, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_patiently(context, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_patiently(context, AsyncWrite::poll_shutdown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const PATIENCE: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn a_write_that_nobody_reads_fails_after_a_while() {
        let (near, _far) = duplex(8);
        let mut stream = WriteTimeout::new(near, PATIENCE);
        let begun = tokio::time::Instant::now();
        let error = stream.write_all(&[0; 9]).await.expect_err("there is room for eight");
        assert!(is_write_timeout(&error), "{error}");
        assert_eq!(begun.elapsed(), PATIENCE);
        assert!(!is_write_timeout(&io::Error::from(io::ErrorKind::TimedOut)), "of another kind");
    }

    /// A slow reader is not a silent one: as long as it takes something, it gets the rest.
    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_gets_everything() {
        let (near, mut far) = duplex(8);
        let mut stream = WriteTimeout::new(near, PATIENCE);
        let writing = tokio::spawn(async move {
            stream.write_all(&[7; 80]).await?;
            // Between writes nobody is waited for.
            tokio::time::sleep(PATIENCE * 2).await;
            stream.write_all(&[7; 80]).await?;
            stream.shutdown().await
        });
        let (mut buffer, mut taken) = ([0; 8], 0);
        loop {
            tokio::time::sleep(PATIENCE * 9 / 10).await;
            match far.read(&mut buffer).await.expect("it is open") {
                0 => break,
                read => taken += read,
            }
        }
        assert_eq!(taken, 160);
        writing.await.expect("no panic").expect("all was read");
    }
}
