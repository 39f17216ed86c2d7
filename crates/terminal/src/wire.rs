//! Connections to servers, encrypted or not.

use std::sync::{Arc, LazyLock};

use hyper::Uri;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whatever can go wrong with a connection; all of it comes to the same.
pub(crate) type Fault = Box<dyn std::error::Error + Send + Sync>;

/// Something to talk through.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// How encrypted connections are made: with the servers that this system trusts. Read once.
static TRUST: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    // A system without certificates, or with a broken one among them, trusts so much less.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows the usual versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
});

/// How encrypted connections are made.
pub(crate) fn trust() -> Arc<ClientConfig> {
    Arc::clone(&TRUST)
}

/// Connects to the server of an address.
pub(crate) async fn connect(url: &Uri) -> Result<Box<dyn Stream>, Fault> {
    let host = url.host().ok_or("the address has no host")?.trim_matches(['[', ']']);
    let secure = url.scheme_str() == Some("https");
    let port = url.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let stream = TcpStream::connect((host, port)).await?;
    stream.set_nodelay(true)?;
    if secure {
        let name = ServerName::try_from(host.to_owned())?;
        Ok(Box::new(TlsConnector::from(trust()).connect(name, stream).await?))
    } else {
        Ok(Box::new(stream))
    }
}
