//! The web client, which is part of the program: its files stand in `web/dist` when the program is built.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::ApiError;

/// What `cargo xtask web` has built. Without it the server serves everything but pages.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page from which the client finds all the rest.
const FIRST: &str = "index.html";
/// What stands in its place if the client was not built.
const NOT_BUILT: &str = "The web client is not part of this program. Build it with: cargo xtask web\n";

/// A file of the client; or the first page, because the client knows its own paths.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Err(ApiError::NoPage);
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(ApiError::NoMethod);
    }
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return Ok(served(path, &file, &headers));
    }
    // Paths of the client have no ending; a file that is not there is not there.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Err(ApiError::NoPage);
    }
    match Files::get(FIRST) {
        Some(file) => Ok(served(FIRST, &file, &headers)),
        None => Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], NOT_BUILT).into_response()),
    }
}

fn served(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", crosstable_core::hex::text(&file.metadata.sha256_hash()[..8]));
    // The names of assets hold a digest of what is in them, so they never change; everything else is asked for again.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let about = [(CONTENT_TYPE, kind(path).to_owned()), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)];
    if known {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, file.data.clone().into_owned()).into_response()
}

/// The kinds of files a built client has.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        _ => "application/octet-stream",
    }
}
