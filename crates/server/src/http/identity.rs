//! People without accounts: a person is the holder of a token.
//!
//! A token is 256 random bits that only the device keeps. The server knows people by a digest of it, so that nobody who
//! reads the log can sit down in another's place. Nothing is stored.

use std::fmt;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use crosstable_core::{PlayerId, TableId};
use crosstable_table::Key;
use sha2::{Digest, Sha256};

use super::middleware::RequestContext;
use crate::error::ApiError;

/// The cookie's name; over encrypted connections with the prefix that binds it to this very host. There the other one is
/// not looked at: a neighbouring host could have set it, and would then know who one is.
const fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-crosstable" } else { "crosstable" }
}
/// A year.
const COOKIE_SECONDS: u32 = 365 * 86_400;

/// The secret of a person. Never shown in logs.
#[derive(Clone)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A token out of random bytes.
    pub(crate) const fn new(bytes: [u8; 32]) -> Self {
        Token(bytes)
    }

    fn read(text: &str) -> Option<Self> {
        crosstable_core::hex::read(text.trim()).ok().map(Token)
    }

    /// The digits, for its owner only.
    pub(crate) fn digits(&self) -> String {
        crosstable_core::hex::text(&self.0)
    }

    /// The header that hands the token to a browser.
    pub(crate) fn set_cookie(&self, secure: bool) -> HeaderValue {
        let (name, digits) = (cookie_name(secure), self.digits());
        let more = if secure { "; Secure" } else { "" };
        let cookie =
            format!("{name}={digits}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{more}");
        let mut value = HeaderValue::from_str(&cookie).expect("hexadecimal digits are fit for a header");
        value.set_sensitive(true);
        value
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// The person who made a request.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    token: Token,
    /// The id by which tables know the person.
    pub(crate) player: PlayerId,
}

impl Person {
    pub(crate) fn new(token: Token) -> Self {
        let player = PlayerId::new(digest(&[&token.0]));
        Person { token, player }
    }

    /// The key of a command with this id at a table.
    pub(crate) fn key(&self, table: TableId, id: &str) -> Key {
        Key::of(self.player, table, id)
    }

    /// The id of the table that this person opens with this command id: always the same, and as hard to guess as the
    /// token.
    pub(crate) fn table(&self, id: &str) -> TableId {
        TableId::new(digest(&[b"crosstable table", &self.token.0, id.as_bytes()]))
    }

    /// The person that the headers name.
    pub(super) fn of(headers: &HeaderMap, secure: bool) -> Option<Self> {
        let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(bearer) = bearer {
            return Token::read(bearer.strip_prefix("Bearer ")?).map(Person::new);
        }
        let pairs = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            pairs.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs
            .find(|(name, _)| *name == cookie_name(secure))
            .and_then(|(_, token)| Token::read(token))
            .map(Person::new)
    }
}

impl<S: Sync> FromRequestParts<S> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        asking(parts).ok_or(ApiError::Stranger)
    }
}

/// A person, or an anonymous client.
pub(crate) struct Anyone(pub(crate) Option<Person>);

impl<S: Sync> FromRequestParts<S> for Anyone {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Anyone(asking(parts)))
    }
}

/// The person who made a request that came through the middleware.
fn asking(parts: &Parts) -> Option<Person> {
    let secure = parts.extensions.get::<RequestContext>().is_some_and(|context| context.secure);
    Person::of(&parts.headers, secure)
}

/// The first 16 bytes of SHA-256 of the parts.
fn digest(parts: &[&[u8]]) -> [u8; 16] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    let mut short = [0; 16];
    short.copy_from_slice(&hash.finalize()[..16]);
    short
}
