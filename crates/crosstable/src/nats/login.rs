//! Login and certificates for the broker. Secrets come from files or the environment, because other users see command
//! lines.

use std::path::{Path, PathBuf};

use crosstable_store::{Access, Login, Secret};

use crate::error::CliError;

/// The variable with the password.
const PASSWORD: &str = "CROSSTABLE_NATS_PASSWORD";
/// The variable with the password of the system account.
const SYSTEM_PASSWORD: &str = "CROSSTABLE_NATS_SYSTEM_PASSWORD";
/// The variable with the token.
const TOKEN: &str = "CROSSTABLE_NATS_TOKEN";

#[derive(clap::Args)]
pub(crate) struct LoginArgs {
    /// Trust the NATS servers whose certificate an authority in this file has signed, and encrypt always.
    #[arg(long = "nats-ca", value_name = "FILE")]
    ca: Option<PathBuf>,
    /// The certificate of this program, for NATS servers that want to see one.
    #[arg(long = "nats-cert", value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// The key to that certificate.
    #[arg(long = "nats-key", value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// The user at the NATS servers, with a password out of a file or of the variable `CROSSTABLE_NATS_PASSWORD`.
    #[arg(long = "nats-user", value_name = "NAME", conflicts_with_all = ["token_file", "creds"])]
    user: Option<String>,
    /// A file with the password of that user.
    #[arg(long = "nats-password-file", value_name = "FILE", requires = "user")]
    password_file: Option<PathBuf>,
    /// A file with a token for the NATS servers; the variable `CROSSTABLE_NATS_TOKEN` may hold it instead.
    #[arg(long = "nats-token-file", value_name = "FILE", conflicts_with = "creds")]
    token_file: Option<PathBuf>,
    /// A file with credentials for the NATS servers.
    #[arg(long = "nats-creds", value_name = "FILE", alias = "nats-credentials")]
    creds: Option<PathBuf>,
}

/// A login of the system account, which tells whether the servers sync what they acknowledge.
#[derive(clap::Args)]
#[expect(
    clippy::struct_field_names,
    reason = "clap tells them from the fields of `LoginArgs` by their names"
)]
pub(crate) struct SystemArgs {
    /// A file with credentials of the NATS servers' system account, which proves that they sync every move.
    #[arg(long = "nats-system-creds", value_name = "FILE")]
    system_creds: Option<PathBuf>,
    /// The same with a user of that account and a password out of a file or of the variable
    /// `CROSSTABLE_NATS_SYSTEM_PASSWORD`.
    #[arg(long = "nats-system-user", value_name = "NAME", conflicts_with = "system_creds")]
    system_user: Option<String>,
    /// A file with the password of that user.
    #[arg(long = "nats-system-password-file", value_name = "FILE", requires = "system_user")]
    system_password_file: Option<PathBuf>,
}

impl SystemArgs {
    pub(super) fn login(&self) -> Result<Option<Login>, CliError> {
        if let Some(path) = &self.system_creds {
            return Ok(Some(Login::Credentials(path.clone())));
        }
        let Some(name) = &self.system_user else { return Ok(None) };
        let password = secret("the password", self.system_password_file.as_deref(), SYSTEM_PASSWORD)?;
        let password = password.ok_or_else(|| {
            CliError::BadInput(format!(
                "--nats-system-user needs a password; allowed: --nats-system-password-file FILE, or the variable \
                 {SYSTEM_PASSWORD}"
            ))
        })?;
        Ok(Some(Login::User { name: name.clone(), password }))
    }
}

impl LoginArgs {
    pub(super) fn complete(&self, access: &mut Access) -> Result<(), CliError> {
        access.authority.clone_from(&self.ca);
        access.certificate = self.cert.clone().zip(self.key.clone());
        access.login = self.login()?;
        Ok(())
    }

    fn login(&self) -> Result<Login, CliError> {
        if let Some(path) = &self.creds {
            return Ok(Login::Credentials(path.clone()));
        }
        if let Some(name) = &self.user {
            let password = secret("the password", self.password_file.as_deref(), PASSWORD)?;
            let password = password.ok_or_else(|| {
                CliError::BadInput(format!(
                    "--nats-user needs a password; allowed: --nats-password-file FILE, or the variable {PASSWORD}"
                ))
            })?;
            return Ok(Login::User { name: name.clone(), password });
        }
        let token = secret("the token", self.token_file.as_deref(), TOKEN)?;
        Ok(token.map_or(Login::Nobody, Login::Token))
    }
}

/// A secret from a file, or from a variable if no file is named.
fn secret(what: &str, file: Option<&Path>, variable: &str) -> Result<Option<Secret>, CliError> {
    let (text, place) = match file {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| {
                CliError::BadInput(format!("{what} cannot be read from {}: {error}", path.display()))
            })?;
            (text, path.display().to_string())
        }
        None => match std::env::var(variable) {
            Ok(text) => (text, format!("the variable {variable}")),
            Err(std::env::VarError::NotPresent) => return Ok(None),
            Err(std::env::VarError::NotUnicode(_)) => {
                return Err(CliError::BadInput(format!("{what} in the variable {variable} is no text")));
            }
        },
    };
    // Editors and `echo` add a line feed.
    let text = text.trim_end_matches(['\r', '\n']);
    if text.is_empty() {
        return Err(CliError::BadInput(format!("{what} cannot be empty, and {place} is")));
    }
    Ok(Some(Secret::new(text)))
}
