//! Where connections come from.

use std::io::{self, Write};
use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};

/// A place where clients connect: a socket of the system, or one in memory.
pub trait Accept: Send + Sync + 'static {
    /// A connection.
    type Stream: AsyncRead + AsyncWrite + Send + Unpin + 'static;

    /// The next connection, and where it comes from.
    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;

    /// The address at which clients connect.
    fn local_addr(&self) -> io::Result<SocketAddr>;

    /// Closes a connection. Whether this last answer arrives or not, nobody waits for it.
    fn turn_away(stream: Self::Stream, answer: &[u8]);
}

impl Accept for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, from) = TcpListener::accept(self).await?;
        // Moves are small and people wait for them.
        stream.set_nodelay(true)?;
        Ok((stream, from))
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        TcpListener::local_addr(self)
    }

    fn turn_away(stream: TcpStream, answer: &[u8]) {
        let _ = stream.into_std().and_then(|mut stream| stream.write(answer));
    }
}
