//! The OpenAPI document: what the paths say of themselves, and the answers that are not theirs.

use axum::http::StatusCode;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, OpenApi, Ref, Response};

/// Adds to every path the problems that it can be answered with before or around its handler.
pub(super) fn add_common_problems(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let is_socket = path.ends_with("/socket");
        let operations = [(&mut item.get, is_socket), (&mut item.post, true), (&mut item.delete, true)];
        for (operation, changes) in operations {
            if let Some(operation) = operation {
                add_problems(operation, path.contains("{table}"), changes);
            }
        }
    }
}

fn add_problems(operation: &mut Operation, has_table: bool, changes: bool) {
    use StatusCode as Code;
    // A host or a query that cannot be read, a slow request, a foreign host, too many of them, trouble or a pause.
    let mut statuses = vec![
        Code::BAD_REQUEST,
        Code::REQUEST_TIMEOUT,
        Code::MISDIRECTED_REQUEST,
        Code::TOO_MANY_REQUESTS,
        Code::SERVICE_UNAVAILABLE,
    ];
    if changes {
        // A page of another origin.
        statuses.push(Code::FORBIDDEN);
    }
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
