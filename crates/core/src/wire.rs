//! How types that are written as numbers or strings look in TypeScript and in OpenAPI. Both are optional features: only
//! the generated files need them.

/// Declares that a type is written like another one.
#[macro_export]
macro_rules! wire_as {
    ($type:ty, $like:ty) => {
        $crate::typescript_as!($type, $like);
        $crate::schema_as!($type, $like);
    };
}

#[doc(hidden)]
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! schema_as {
    ($type:ty, $like:ty) => {
        impl $crate::utoipa::PartialSchema for $type {
            fn schema() -> $crate::utoipa::openapi::RefOr<$crate::utoipa::openapi::schema::Schema> {
                <$like as $crate::utoipa::PartialSchema>::schema()
            }
        }
        impl $crate::utoipa::ToSchema for $type {}
    };
}

#[doc(hidden)]
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! schema_as {
    ($($ignored:tt)*) => {};
}
