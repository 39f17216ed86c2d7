//! The OpenAPI document, made from the handlers and the types of the wire.

use std::sync::LazyLock;

use crosstable_protocol::{to_client, to_server};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Crosstable",
        description = "Five crossing games at one table.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        crate::api::games,
        crate::api::me,
        crate::api::my_tables,
        crate::api::token,
        crate::api::open_tables,
        crate::api::open_table,
        crate::api::look,
        crate::api::command,
        crate::study::hint,
        crate::study::curve,
        crate::study::record,
        crate::study::record_text,
        crate::study::replay,
        crate::study::verify,
        crate::hand_over::ticket,
        crate::api::invitation,
        crate::api::socket,
        crate::api::healthz,
        crate::api::metrics,
    ),
    components(schemas(to_server::ToServer, to_client::ToClient))
)]
struct Document;

/// The document as JSON.
pub(crate) fn document() -> &'static str {
    static TEXT: LazyLock<String> =
        LazyLock::new(|| Document::openapi().to_pretty_json().expect("a document is plain data"));
    &TEXT
}
