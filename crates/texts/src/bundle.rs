//! The compiled texts of each language.

use std::sync::LazyLock;

use crosstable_core::Arg;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{FILES, Lang};

type Bundle = FluentBundle<FluentResource>;

/// In the order of [`Lang::ALL`]; read on first use and kept.
static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Lang::ALL.map(bundle));

/// All texts of one language.
fn bundle(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.code().parse().expect("two letters are a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks protect mixed writing directions. Ours all run the same way, and in a terminal they would show.
    bundle.set_use_isolating(false);
    for file in FILES {
        // A text that cannot be read is left out here, shows as its key, and fails a test.
        let read = FluentResource::try_new(file.texts[lang as usize].to_owned());
        let resource = read.unwrap_or_else(|(readable, _)| readable);
        // The first of two texts with the same key stays; a test sees to it that there is no second.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The text with this key, if there is one.
pub(crate) fn format(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Option<String> {
    let bundle = &BUNDLES[lang as usize];
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, fluent_value(value))).collect();
    // What cannot be filled in stands in the text by its name; that is still the best thing to show.
    let mut unfilled = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&args), &mut unfilled).into_owned())
}

/// Numbers stay numbers, so that the sentence can choose its plural.
fn fluent_value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
    }
}
