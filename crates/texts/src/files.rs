//! The texts, as they stand in `locales/`.

/// One subject in all languages.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Name of the file in each language's folder, without its ending.
    pub name: &'static str,
    /// The content, in the order of [`Lang::ALL`](crate::Lang::ALL).
    pub texts: [&'static str; 4],
}

/// Reads a file in all languages at compile time.
macro_rules! files {
    ($($name:literal,)+) => {
        &[$(File {
            name: $name,
            texts: [
                include_str!(concat!("../../../locales/en/", $name, ".ftl")),
                include_str!(concat!("../../../locales/de/", $name, ".ftl")),
                include_str!(concat!("../../../locales/fr/", $name, ".ftl")),
                include_str!(concat!("../../../locales/it/", $name, ".ftl")),
            ],
        },)+]
    };
}

/// All texts. A new game is one line here.
pub const FILES: &[File] = files! {
    "boards",
    "common",
    "cross-n-go",
    "cross-roads",
    "crossado",
    "crosswise",
    "games",
    "mixx",
    "program",
    "server",
    "table",
    "terminal",
};
