//! The files with certificates, looked at before anybody is connected to: the client would take one without a
//! certificate for an empty list, and say only that the broker is not trusted.

use std::path::Path;

use async_nats::rustls::pki_types::pem::PemObject;
use async_nats::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::{Access, AccessError};

impl Access {
    pub(super) fn check_files(&self) -> Result<(), AccessError> {
        if let Some(authority) = &self.authority {
            check_certificates("the authority's certificate", authority)?;
        }
        if let Some((certificate, key)) = &self.certificate {
            check_certificates("the certificate of this program", certificate)?;
            PrivateKeyDer::from_pem_file(key).map_err(|error| {
                AccessError::file("the key of this program", key, no_pem(&error, "PRIVATE KEY"))
            })?;
        }
        Ok(())
    }
}

fn check_certificates(what: &'static str, path: &Path) -> Result<(), AccessError> {
    let failed = |reason| AccessError::file(what, path, reason);
    let found: Result<Vec<_>, _> =
        CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    match found {
        Ok(found) if found.is_empty() => Err(failed(expected("CERTIFICATE"))),
        Ok(_) => Ok(()),
        Err(error) => Err(failed(no_pem(&error, "CERTIFICATE"))),
    }
}

fn no_pem(error: &async_nats::rustls::pki_types::pem::Error, label: &str) -> String {
    use async_nats::rustls::pki_types::pem::Error;
    match error {
        Error::Io(error) => error.to_string(),
        _ => expected(label),
    }
}

fn expected(label: &str) -> String {
    format!("it must be text in the form PEM, which begins with -----BEGIN {label}-----")
}
