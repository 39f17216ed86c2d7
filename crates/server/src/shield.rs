//! What stands before every handler: rates, origins, languages, headers, and the sentence of every error.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, HeaderName, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use crosstable_store::Log;
use crosstable_texts::Lang;

use crate::fault::Fault;
use crate::house::House;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// What a request says about whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// The language they read.
    pub(crate) lang: Lang,
    /// The name by which they reach this server.
    pub(crate) host: String,
    /// Whether they reach it over encrypted connections.
    pub(crate) secure: bool,
}

/// Nothing is loaded from elsewhere, nothing stands inline, nobody frames us.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The headers of every response.
const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Stands before every handler.
pub(crate) async fn guard<L: Log>(
    State(house): State<Arc<House<L>>>,
    mut request: Request,
    next: Next,
) -> Response {
    let (lang, host) = (language(&request), crate::api::host(request.headers()));
    let asker = Asker { lang, host, secure: house.is_secure() };
    let from = address(&house, &request);
    let checked = check(&house, &request, &asker, from);
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(asker);
            request.extensions_mut().insert(Address(from));
            let path = request.uri().path().starts_with("/api/");
            let mut response = next.run(request).await;
            if path {
                response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
            }
            response
        }
        Err(fault) => fault.response(lang),
    };
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        response = fault.response(lang);
    } else if let Some(fault) = bare_fault(&response, house.config.limits.message_bytes) {
        response = fault.response(lang);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

fn check<L: Log>(house: &House<L>, request: &Request, asker: &Asker, from: IpAddr) -> Result<(), Fault> {
    if let Err(seconds) = house.gate.request(from) {
        house.meter.rate_limited.fetch_add(1, Ordering::Relaxed);
        return Err(Fault::TooFast(seconds));
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || request.headers().contains_key(UPGRADE)) && !is_our_origin(house, request.headers(), asker)
    {
        return Err(Fault::ForeignOrigin);
    }
    Ok(())
}

/// Browsers say which page asks; pages of others may not. Scripts say nothing, and have no cookie to be abused.
fn is_our_origin<L: Log>(house: &House<L>, headers: &HeaderMap, asker: &Asker) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let config = &house.config;
    let known = config.origins.iter().chain(&config.public_url).any(|known| known == origin);
    let same = origin.split_once("://").is_some_and(|(_, host)| host == asker.host);
    known || (same && config.public_url.is_none())
}

/// `?lang=` before `Accept-Language` before English.
fn language(request: &Request) -> Lang {
    let query = request.uri().query().unwrap_or_default();
    let wished = query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::wished);
    let header = || request.headers().get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(Lang::wished);
    wished.or_else(header).unwrap_or_default()
}

/// The connection's address; behind a proxy, what the proxy says it is.
fn address<L: Log>(house: &House<L>, request: &Request) -> IpAddr {
    let connection = request.extensions().get::<Address>().map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
    if !house.config.behind_proxy {
        return connection;
    }
    // The last one is the one our own proxy wrote; whatever stands before it, anybody can claim.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(connection)
}

/// Faults that were noticed before a handler could name them.
fn bare_fault(response: &Response, most: usize) -> Option<Fault> {
    match response.status() {
        StatusCode::NOT_FOUND => Some(Fault::NoPage),
        StatusCode::METHOD_NOT_ALLOWED => Some(Fault::NoMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Fault::TooLarge(most)),
        StatusCode::REQUEST_TIMEOUT => Some(Fault::TimedOut),
        StatusCode::BAD_REQUEST => Some(Fault::Unreadable("the path or the query".to_owned())),
        _ => None,
    }
    .filter(|_| response.headers().get("content-type").is_none_or(|kind| kind != "application/json"))
}
