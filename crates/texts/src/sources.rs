//! The source files of texts and rule pages, compiled in.

use crate::{Lang, Page};

/// One file in all languages.
#[derive(Clone, Copy, Debug)]
pub struct SourceFile {
    /// The name without its extension.
    pub name: &'static str,
    /// The content, in the order of [`Lang::ALL`].
    pub texts: [&'static str; 4],
}

/// Includes the files of a folder in all languages; `$en` is the subfolder of the English ones.
macro_rules! sources {
    ($folder:literal, $en:literal, $extension:literal, [$($name:literal,)+]) => {
        &[$(SourceFile {
            name: $name,
            texts: [
                include_str!(concat!("../../../", $folder, $en, $name, $extension)),
                include_str!(concat!("../../../", $folder, "de/", $name, $extension)),
                include_str!(concat!("../../../", $folder, "fr/", $name, $extension)),
                include_str!(concat!("../../../", $folder, "it/", $name, $extension)),
            ],
        },)+]
    };
}

/// All texts. A new game adds one line.
pub const FILES: &[SourceFile] = sources!(
    "locales/",
    "en/",
    ".ftl",
    [
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
    ]
);

/// All rule pages: one for each game, under its id; the common rules; the rules of the table; and the index, which
/// explains the marks. A new game adds one line.
pub const RULES: &[SourceFile] = sources!(
    "docs/rules/",
    "",
    ".md",
    ["README", "common", "cross-n-go", "cross-roads", "crossado", "crosswise", "mixx", "table",]
);

/// The rule page of this name, if there is one.
///
/// ```
/// use crosstable_texts::{Lang, Mark, rules};
/// let page = rules("mixx", Lang::De).unwrap();
/// assert_eq!(page.title, "Mixx (`mixx`)");
/// assert_eq!(page.clause("MX-14").unwrap().marks, [Mark::Option]);
/// assert!(rules("chess", Lang::De).is_none());
/// ```
pub fn rules(page: &str, lang: Lang) -> Option<Page> {
    let file = RULES.iter().find(|file| file.name == page)?;
    Some(crate::parse::page(file.texts[lang as usize]))
}
