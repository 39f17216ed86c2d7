//! The OpenAPI document: what the paths say of themselves, and the answers that are not theirs.

use axum::http::StatusCode;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, OpenApi, Ref, Response};

/// The names of the ways to say who one is.
const SCHEMES: [&str; 2] = ["token", "cookie"];

/// Says how people are known, and at which paths they must be: those that answer strangers with 401. Elsewhere below
/// `/api/tables/` a person is shown what is theirs, and anybody else what everybody may see.
pub(super) fn add_security(document: &mut OpenApi) {
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("64 hexadecimal digits");
    let token = token.description(Some("For scripts: the token of `POST /api/tokens`."));
    let cookie = "For browsers: set by `POST /api/me`. Over https its name is `__Host-crosstable`.";
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description("crosstable", cookie));
    let components = document.components.get_or_insert_default();
    let schemes = [SecurityScheme::Http(token.build()), SecurityScheme::ApiKey(cookie)];
    for (name, scheme) in SCHEMES.into_iter().zip(schemes) {
        components.add_security_scheme(name, scheme);
    }
    for (path, item) in &mut document.paths.paths {
        for operation in [&mut item.get, &mut item.post, &mut item.delete].into_iter().flatten() {
            let must = operation.responses.responses.contains_key("401");
            let ways = || SCHEMES.map(|name| SecurityRequirement::new(name, [""; 0]));
            operation.security = match must {
                true => Some(ways().into()),
                false if path.starts_with("/api/tables/") => {
                    Some(ways().into_iter().chain([SecurityRequirement::default()]).collect())
                }
                false => None,
            };
        }
    }
}

/// Adds to every path the problems that it can be answered with before or around its handler.
pub(super) fn add_common_problems(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        for operation in [&mut item.get, &mut item.post, &mut item.delete].into_iter().flatten() {
            add_problems(operation, path.contains("{table}"));
        }
    }
}

fn add_problems(operation: &mut Operation, has_table: bool) {
    use StatusCode as Code;
    // A host or a query that cannot be read; a page of another origin, or somebody who is kept out; a slow request, a
    // foreign host, too many of them, trouble or a pause.
    let mut statuses = vec![
        Code::BAD_REQUEST,
        Code::FORBIDDEN,
        Code::REQUEST_TIMEOUT,
        Code::MISDIRECTED_REQUEST,
        Code::TOO_MANY_REQUESTS,
        Code::SERVICE_UNAVAILABLE,
    ];
    if operation.request_body.is_some() {
        statuses.push(Code::PAYLOAD_TOO_LARGE);
    }
    if has_table {
        // There is none, or its log is damaged.
        statuses.extend([Code::NOT_FOUND, Code::INTERNAL_SERVER_ERROR]);
    }
    for status in statuses {
        let responses = &mut operation.responses.responses;
        responses.entry(status.as_str().to_owned()).or_insert_with(|| problem(status).into());
    }
}

fn problem(status: StatusCode) -> Response {
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    let mut response = Response::new(status.canonical_reason().unwrap_or_default());
    response.content.insert("application/json".to_owned(), content.into());
    response
}
