//! The web client, which is part of the program: its files stand in `web/dist` when the program is built.

use axum::extract::{Extension, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use super::App;
use super::encoding::{Encoding, accepted};
use super::middleware::RequestContext;
use super::preview;
use crate::error::ApiError;

/// What `cargo xtask web` has built. Without it the server serves everything but pages.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page from which the client finds all the rest.
const FIRST: &str = "index.html";
/// By this the client knows that there is a server; a plain web host has none.
const SERVED: &str = "    <meta name=\"crosstable-server\" content=\"\" />\n";
/// What stands in its place if the client was not built.
const NOT_BUILT: &str = "The web client is not part of this program. Build it with: cargo xtask web\n";

/// A file of the client; or the first page, because the client knows its own paths.
pub(crate) async fn page(
    State(app): App,
    Extension(context): Extension<RequestContext>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Err(ApiError::NoPage);
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(ApiError::NoMethod);
    }
    // Paths of the client have no ending; a file that is not there is not there.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) && path != FIRST {
        return file(path, &headers).ok_or(ApiError::NoPage);
    }
    let Some(first) = Files::get(FIRST) else {
        return Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], NOT_BUILT).into_response());
    };
    let tags = preview::tags(&app, &context, path, |picture| Some(tag(&Files::get(picture)?))).await;
    let page =
        String::from_utf8_lossy(&first.data).replacen("</head>", &format!("{SERVED}{tags}  </head>"), 1);
    // The client works below any path, so its addresses are relative to the page; here pages have paths.
    let page = page.replace("=\"./", "=\"/");
    let digest = crosstable_core::hex::text(&Sha256::digest(&page)[..8]);
    Ok(answer(&headers, "text/html; charset=utf-8", "no-cache", "accept-language", &digest, page))
}

/// A file in the best form that the client accepts.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    // The compressed forms have no address of their own.
    if Encoding::COMPRESSED.iter().any(|encoding| path.ends_with(encoding.ending())) {
        return None;
    }
    let header = headers.get(ACCEPT_ENCODING).and_then(|header| header.to_str().ok());
    let mut forms = accepted(header.unwrap_or_default()).into_iter();
    let found = |encoding: Encoding| Some((encoding, Files::get(&format!("{path}{}", encoding.ending()))?));
    let (encoding, file) = forms.find_map(found)?;
    let cache = if path.starts_with("assets/") || path.starts_with("og/") {
        // Their names, or the links to them, hold a digest of what is in them, so they never change.
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let digest = tag(&file);
    let mut response = answer(headers, kind(path), cache, "accept-encoding", &digest, file.data.into_owned());
    if let Some(name) = encoding.name() {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    Some(response)
}

/// The digest of a file; each of its forms has its own.
fn tag(file: &EmbeddedFile) -> String {
    crosstable_core::hex::text(&file.metadata.sha256_hash()[..8])
}

/// The body, unless the client has it already.
fn answer(
    headers: &HeaderMap,
    kind: &'static str,
    cache: &'static str,
    vary: &'static str,
    digest: &str,
    body: impl IntoResponse,
) -> Response {
    let tag = format!("\"{digest}\"");
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|known| known.to_str().ok());
    let mut known = known.flat_map(|known| known.split(',')).map(str::trim);
    let is_known = known.any(|known| known.trim_start_matches("W/") == tag);
    let about = [(CONTENT_TYPE, kind), (CACHE_CONTROL, cache), (VARY, vary)];
    let tagged = [(ETAG, tag)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, about, tagged).into_response();
    }
    (about, tagged, body).into_response()
}

/// The kinds of files a built client has.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "ico" => "image/x-icon",
        _ => "application/octet-stream",
    }
}
