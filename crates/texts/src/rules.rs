//! The rule pages, as they stand in `docs/rules/`.

use crate::read;
use crate::{File, Lang, Page};

/// Reads a page in all languages at compile time. English, which the others follow, stands one folder higher.
macro_rules! pages {
    ($($name:literal,)+) => {
        &[$(File {
            name: $name,
            texts: [
                include_str!(concat!("../../../docs/rules/", $name, ".md")),
                include_str!(concat!("../../../docs/rules/de/", $name, ".md")),
                include_str!(concat!("../../../docs/rules/fr/", $name, ".md")),
                include_str!(concat!("../../../docs/rules/it/", $name, ".md")),
            ],
        },)+]
    };
}

/// All rule pages as they are written: one for each game, under its id; what is common to all; what holds around a
/// table; and the index, which says what the marks mean. A new game is one line here.
pub const RULES: &[File] = pages! {
    "README",
    "common",
    "cross-n-go",
    "cross-roads",
    "crossado",
    "crosswise",
    "mixx",
    "table",
};

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
    Some(read::page(file.texts[lang as usize]))
}
