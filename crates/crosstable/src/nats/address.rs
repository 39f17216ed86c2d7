//! Where the NATS servers are, as it is typed.

const SCHEMES: [&str; 2] = ["nats://", "tls://"];

/// The addresses of one broker's nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Addresses(pub(super) Vec<String>);

impl Addresses {
    /// For the log. There are no passwords in them.
    pub(crate) fn text(&self) -> String {
        self.0.join(",")
    }
}

/// Whether this is meant to be an address of a broker, and not a folder.
pub(crate) fn looks_like_addresses(typed: &str) -> bool {
    SCHEMES.iter().any(|scheme| typed.trim_start().starts_with(scheme))
}

/// Reads addresses, separated by commas. The scheme may be left out; it is then that of the address before, so that
/// if the first node is reached with TLS, all are.
pub(crate) fn addresses(typed: &str) -> Result<Addresses, String> {
    if typed.contains('@') {
        // What was typed is not repeated: there is a password in it.
        return Err(
            "nats cannot hold a name or a password, which every list of processes would show; allowed: \
                    addresses alone, and beside them --nats-user, --nats-token-file or --nats-creds"
                .to_owned(),
        );
    }
    let mut scheme = SCHEMES[0];
    let mut urls = Vec::new();
    for typed in typed.split(',').map(str::trim) {
        if let Some(own) = SCHEMES.into_iter().find(|own| typed.starts_with(own)) {
            scheme = own;
        }
        let host = typed.strip_prefix(scheme).unwrap_or(typed);
        if host.is_empty() || host.contains("//") || host.contains(char::is_whitespace) {
            return Err(format!(
                "nats cannot be '{typed}'; allowed: addresses as in nats://one:4222,two:4222 or tls://one:4222"
            ));
        }
        urls.push(format!("{scheme}{host}"));
    }
    Ok(Addresses(urls))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Result<Vec<String>, String> {
        addresses(typed).map(|addresses| addresses.0)
    }

    #[test]
    fn the_scheme_holds_until_another_one_comes() {
        let cases: [(&str, &[&str]); 4] = [
            ("one:4222", &["nats://one:4222"]),
            ("nats://one:4222, two", &["nats://one:4222", "nats://two"]),
            ("tls://one:4222,two:4222", &["tls://one:4222", "tls://two:4222"]),
            ("one,tls://two,[::1]:4222", &["nats://one", "tls://two", "tls://[::1]:4222"]),
        ];
        for (typed, urls) in cases {
            assert_eq!(read(typed).expect("addresses"), urls, "{typed}");
        }
    }

    #[test]
    fn an_invalid_address_is_reported() {
        for typed in ["", " ", "nats://", "one,,two", "http://one", "one two"] {
            assert!(read(typed).is_err_and(|error| error.contains("allowed: addresses")), "{typed}");
        }
        let error = read("tls://anna:sesame@one").expect_err("a password");
        assert!(!error.contains("anna") && !error.contains("sesame"), "{error}");
    }
}
