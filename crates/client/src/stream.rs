//! Byte streams to servers, encrypted or not.

use std::path::Path;
use std::sync::Arc;

use hyper::Uri;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::ClientError;

pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Which servers to trust behind https.
#[derive(Clone, Debug)]
pub struct Tls(Arc<ClientConfig>);

/// A file with certificate authorities cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct InvalidAuthority(String);

impl Tls {
    /// Trusts the authorities that the system trusts, and those in the PEM file.
    pub fn new(authority: Option<&Path>) -> Result<Self, InvalidAuthority> {
        let mut roots = RootCertStore::empty();
        // A broken certificate of the system is skipped; servers that need it are then not trusted.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if let Some(file) = authority {
            let invalid = |error: &dyn std::fmt::Display| InvalidAuthority(error.to_string());
            let before = roots.len();
            for certificate in CertificateDer::pem_file_iter(file).map_err(|error| invalid(&error))? {
                let certificate = certificate.map_err(|error| invalid(&error))?;
                roots.add(certificate).map_err(|error| invalid(&error))?;
            }
            if roots.len() == before {
                return Err(invalid(&"there is no certificate in it"));
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows the usual versions");
        Ok(Tls(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
    }
}

/// Connects to the host of a URL.
pub(crate) async fn connect(url: &Uri, tls: Option<&Tls>) -> Result<Box<dyn Stream>, ClientError> {
    let host = url.host().ok_or_else(|| ClientError::other("the address has no host"))?;
    let host = host.trim_matches(['[', ']']);
    let port = url.port_u16().unwrap_or(if tls.is_some() { 443 } else { 80 });
    let found: Vec<_> = lookup_host((host, port)).await.map_err(ClientError::UnknownHost)?.collect();
    let stream = TcpStream::connect(found.as_slice()).await?;
    stream.set_nodelay(true)?;
    let Some(Tls(config)) = tls else { return Ok(Box::new(stream)) };
    let name = ServerName::try_from(host.to_owned()).map_err(ClientError::other)?;
    Ok(Box::new(TlsConnector::from(Arc::clone(config)).connect(name, stream).await?))
}
