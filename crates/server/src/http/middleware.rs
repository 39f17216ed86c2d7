//! Middleware around every handler: rate limits, origins, languages, headers, and the text of every error.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, HOST, HeaderName, ORIGIN, UPGRADE};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use crosstable_texts::Lang;
use tokio::time::Instant;

use super::identity::Person;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::host::is_our_host;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

/// What a request says about its client.
#[derive(Clone, Debug)]
pub(crate) struct RequestContext {
    pub(crate) lang: Lang,
    /// The name by which the client reaches this server.
    pub(crate) host: String,
    /// Whether the connection is encrypted.
    pub(crate) secure: bool,
    /// Where the client is.
    pub(crate) from: IpAddr,
    /// Whether our proxy says that the client's connection to it is encrypted.
    pub(crate) forwarded_https: bool,
}

/// Nothing is loaded from elsewhere, nothing is inline, nobody frames us. Games on the device run in WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
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

/// The requests in the log, if they are asked for.
const REQUESTS: &str = "crosstable_server::requests";

pub(crate) async fn guard(State(app): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let asked = tracing::enabled!(target: REQUESTS, tracing::Level::DEBUG).then(|| asked(&request));
    let (lang, host) = (language(&request), host(request.headers()));
    let from = address(&app, &request);
    let forwarded_https = app.config.behind_proxy && is_forwarded_https(request.headers());
    let context = RequestContext { lang, host, secure: app.is_secure(), from, forwarded_https };
    let checked = check(&app, &request, &context, from);
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(context);
            request.extensions_mut().insert(Address(from));
            let path = request.uri().path().starts_with("/api/");
            let mut response = next.run(request).await;
            if path {
                response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
            }
            response
        }
        Err(fault) => fault.into_response(),
    };
    if let Some(fault) = response.extensions_mut().remove::<ApiError>() {
        response = fault.response(lang);
    } else if let Some(fault) = bare_fault(&response, app.config.limits.message_bytes) {
        response = fault.response(lang);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let status = response.status().as_u16();
    app.metrics.responses.get_or_create(&[("status", status)]).inc();
    if let Some((method, path)) = asked {
        let ms = begun.elapsed().as_millis() as u64;
        tracing::debug!(target: REQUESTS, %method, path, status, ms, %from, "request");
    }
    response
}

/// What is asked for: the path without its ids, which are invitations, and without the query.
fn asked(request: &Request) -> (Method, String) {
    let path = request.extensions().get::<MatchedPath>();
    (request.method().clone(), path.map_or("(page)", MatchedPath::as_str).to_owned())
}

/// Turns away requests that name a host which this server is not known to be.
pub(crate) async fn check_host(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let mut named = request.headers().get_all(HOST).iter();
    let header = named.next().filter(|_| named.next().is_none()).and_then(|host| host.to_str().ok());
    // The first line may name a host as well, and then that one is meant.
    let line = request.uri().authority().map(Authority::as_str);
    let is_ours = |host: Option<&str>| is_our_host(&app.config, host?);
    match (is_ours(header), line.is_none() || is_ours(line) == Some(true)) {
        (Some(true), true) => next.run(request).await,
        (None, _) => ApiError::Unreadable("the host of the request".to_owned()).into_response(),
        _ => ApiError::ForeignHost.into_response(),
    }
}

fn check(app: &AppState, request: &Request, context: &RequestContext, from: IpAddr) -> Result<(), ApiError> {
    app.check_ban(from, Person::of(request.headers(), context.secure).map(|person| person.player))?;
    app.rate_limiter.request(from).map_err(ApiError::TooFast)?;
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || request.headers().contains_key(UPGRADE)) && !is_our_origin(app, request.headers(), context)
    {
        return Err(ApiError::ForeignOrigin);
    }
    Ok(())
}

/// Browsers say which page asks; pages of remote may not. Scripts say nothing, and have no cookie to be abused.
fn is_our_origin(app: &AppState, headers: &HeaderMap, context: &RequestContext) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let config = &app.config;
    let known = config.origins.iter().chain(&config.public_url).any(|known| known == origin);
    let same = origin.split_once("://").is_some_and(|(_, host)| host == context.host);
    known || (same && config.public_url.is_none())
}

/// `?lang=` before `Accept-Language` before English.
fn language(request: &Request) -> Lang {
    let query = request.uri().query().unwrap_or_default();
    let wished = query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::negotiate);
    let header = || request.headers().get(ACCEPT_LANGUAGE)?.to_str().ok().and_then(Lang::negotiate);
    wished.or_else(header).unwrap_or_default()
}

/// The connection's address; behind a proxy, what the proxy says it is.
fn address(app: &AppState, request: &Request) -> IpAddr {
    let connection = request.extensions().get::<Address>().map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
    if !app.config.behind_proxy {
        return connection;
    }
    // The last one is the one our own proxy wrote; whatever stands before it, anybody can claim.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(connection)
}

fn is_forwarded_https(headers: &HeaderMap) -> bool {
    headers.get_all("x-forwarded-proto").iter().next_back().is_some_and(|scheme| scheme == "https")
}

/// Faults that were noticed before a handler could name them.
fn bare_fault(response: &Response, most: usize) -> Option<ApiError> {
    match response.status() {
        StatusCode::NOT_FOUND => Some(ApiError::NoPage),
        StatusCode::METHOD_NOT_ALLOWED => Some(ApiError::NoMethod),
        StatusCode::PAYLOAD_TOO_LARGE => Some(ApiError::TooLarge(most)),
        StatusCode::REQUEST_TIMEOUT => Some(ApiError::TimedOut),
        StatusCode::BAD_REQUEST => Some(ApiError::Unreadable("the path or the query".to_owned())),
        _ => None,
    }
    .filter(|_| response.headers().get("content-type").is_none_or(|kind| kind != "application/json"))
}

/// The headers' host, if it is fit to be put into a link.
fn host(headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let plain = host.bytes().all(|c| c.is_ascii_alphanumeric() || b".-:[]".contains(&c));
    if plain && host.len() <= 255 { host.to_owned() } else { "localhost".to_owned() }
}
