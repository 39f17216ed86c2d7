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

// `FILES` and `RULES`, made by `build.rs` out of the files there are.
include!(concat!(env!("OUT_DIR"), "/sources.rs"));

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
