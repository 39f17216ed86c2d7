//! Connections to servers, encrypted or not.

use std::path::Path;
use std::sync::Arc;

use crosstable_texts::Lang;
use hyper::Uri;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{CertificateError, ClientConfig, Error as TlsError, RootCertStore};

use crate::error::PlayError;
use crate::words::say;

/// Whatever can go wrong with a connection; most of it comes to the same.
pub(crate) type Fault = Box<dyn std::error::Error + Send + Sync>;

/// Something to talk through.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Nobody knows the name of the server.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct UnknownHost(std::io::Error);

/// How encrypted connections are made: with the servers that this system trusts, and those whose authority stands in
/// the file that was named.
pub(crate) fn trust(authority: Option<&Path>) -> Result<Arc<ClientConfig>, PlayError> {
    let mut roots = RootCertStore::empty();
    // A system without certificates, or with a broken one among them, trusts so much less.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(file) = authority {
        let bad = |why: &dyn std::fmt::Display| {
            PlayError::BadInput(format!("cannot use '{}': {why}; --ca is a PEM file", file.display()))
        };
        let certificates = CertificateDer::pem_file_iter(file).map_err(|error| bad(&error))?;
        let before = roots.len();
        for certificate in certificates {
            let certificate = certificate.map_err(|error| bad(&error))?;
            roots.add(certificate).map_err(|error| bad(&error))?;
        }
        if roots.len() == before {
            return Err(bad(&"there is no certificate in it"));
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows the usual versions");
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Connects to the server of an address.
pub(crate) async fn connect(url: &Uri, trust: Option<&Arc<ClientConfig>>) -> Result<Box<dyn Stream>, Fault> {
    let host = url.host().ok_or("the address has no host")?.trim_matches(['[', ']']);
    let port = url.port_u16().unwrap_or(if trust.is_some() { 443 } else { 80 });
    let found: Vec<_> = lookup_host((host, port)).await.map_err(UnknownHost)?.collect();
    let stream = TcpStream::connect(found.as_slice()).await?;
    stream.set_nodelay(true)?;
    let Some(trust) = trust else { return Ok(Box::new(stream)) };
    let name = ServerName::try_from(host.to_owned())?;
    Ok(Box::new(TlsConnector::from(Arc::clone(trust)).connect(name, stream).await?))
}

/// Why a certificate is not accepted and what to do about it, if that is what went wrong. Trying again does not help.
pub(crate) fn distrust(fault: &Fault, lang: Lang) -> Option<String> {
    let inner = fault.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref)?;
    let TlsError::InvalidCertificate(why) = inner.downcast_ref::<TlsError>()? else { return None };
    Some(match why {
        CertificateError::UnknownIssuer => say!(lang, "terminal-distrust", why = "issuer"),
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
            say!(lang, "terminal-distrust", why = "expired")
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            say!(lang, "terminal-distrust", why = "name")
        }
        other => {
            let said = other.to_string();
            // The commonest way to make a certificate by hand makes one for an authority.
            let why = if said.contains("CaUsedAsEndEntity") { "authority" } else { "other" };
            say!(lang, "terminal-distrust", why = why, said = said)
        }
    })
}
