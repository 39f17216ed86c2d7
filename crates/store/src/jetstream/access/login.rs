//! Who this program is at the broker.

use std::fmt;
use std::path::PathBuf;

use async_nats::ConnectOptions;

use super::AccessError;

/// Who this program is at the broker.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Login {
    /// Anybody.
    Nobody,
    /// A user with a password.
    User {
        /// The name.
        name: String,
        /// The password.
        password: Secret,
    },
    /// Whoever knows this.
    Token(Secret),
    /// A file with credentials: a signed statement of who one is, and the key to it.
    Credentials(PathBuf),
}

impl Login {
    /// The connection, with the login.
    pub(super) fn given(&self, options: ConnectOptions) -> Result<ConnectOptions, AccessError> {
        Ok(match self {
            Login::Nobody => options,
            Login::User { name, password } => options.user_and_password(name.clone(), password.0.clone()),
            Login::Token(token) => options.token(token.0.clone()),
            Login::Credentials(path) => {
                let failed =
                    |error: std::io::Error| AccessError::file("credentials", path, error.to_string());
                let text = std::fs::read_to_string(path).map_err(failed)?;
                options.credentials(&text).map_err(failed)?
            }
        })
    }
}

/// Something nobody should see; it is not printed either.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a secret.
    pub fn new(text: impl Into<String>) -> Self {
        Secret(text.into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_printed() {
        let login = Login::User { name: "anna".into(), password: Secret::new("sesame") };
        let printed = format!("{login:?} {:?}", Login::Token(Secret::new("sesame")));
        assert!(printed.contains("anna") && !printed.contains("sesame"), "{printed}");
    }
}
