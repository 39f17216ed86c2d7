//! What Unicode says of letters.
//!
//! The tables behind this are large, and their use is to keep strangers from taking each other's names. In WebAssembly
//! all names at a table are those of the people around one device, so there the tables are left out: the page composes
//! names before it sends them, and only the same letters make two names alike, small or capital if they are ASCII.

#[cfg(not(target_family = "wasm"))]
pub(crate) use tables::{capital, is_combining_mark, is_public_assigned, nfc, nfkc, skeleton, small};
#[cfg(target_family = "wasm")]
pub(crate) use without_tables::{capital, is_combining_mark, is_public_assigned, nfc, nfkc, skeleton, small};

#[cfg(not(target_family = "wasm"))]
mod tables {
    use unicode_normalization::UnicodeNormalization;

    pub(crate) use unicode_normalization::char::{is_combining_mark, is_public_assigned};

    pub(crate) fn capital(text: &str) -> String {
        text.to_uppercase()
    }

    pub(crate) fn small(text: &str) -> String {
        text.to_lowercase()
    }

    /// Letters and their marks as one character.
    pub(crate) fn nfc(text: &str) -> String {
        text.nfc().collect()
    }

    /// The same, with plain letters in the place of their variants.
    pub(crate) fn nfkc(text: &str) -> String {
        text.nfkc().collect()
    }

    /// The same letters for those that look the same.
    pub(crate) fn skeleton(text: &str) -> String {
        unicode_security::skeleton(text).collect()
    }
}

#[cfg(target_family = "wasm")]
mod without_tables {
    pub(crate) fn capital(text: &str) -> String {
        text.to_ascii_uppercase()
    }

    pub(crate) fn small(text: &str) -> String {
        text.to_ascii_lowercase()
    }

    pub(crate) fn nfc(text: &str) -> String {
        text.to_owned()
    }

    pub(crate) fn nfkc(text: &str) -> String {
        text.to_owned()
    }

    pub(crate) fn skeleton(text: &str) -> String {
        text.to_owned()
    }

    pub(crate) const fn is_combining_mark(_: char) -> bool {
        false
    }

    pub(crate) const fn is_public_assigned(_: char) -> bool {
        true
    }
}
