//! Looks texts up and fills in their variables.

use std::sync::LazyLock;

use crosstable_core::{Arg, Refusal};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{FILES, Lang};

type Bundle = FluentBundle<FluentResource>;

/// In the order of [`Lang::ALL`]; parsed on first use.
static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Lang::ALL.map(bundle));

fn bundle(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.code().parse().expect("two letters are a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks are for mixed writing directions. All our languages run left to right, and terminals would show
    // the marks.
    bundle.set_use_isolating(false);
    for file in FILES {
        // A text that does not parse shows as its key and fails a test.
        let read = FluentResource::try_new(file.texts[lang as usize].to_owned());
        let resource = read.unwrap_or_else(|(readable, _)| readable);
        // A test checks that no key is defined twice.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The text with this key and its variables filled in.
///
/// ```
/// use crosstable_core::Arg;
/// use crosstable_texts::{Lang, text};
/// let outcome = [("outcome", Arg::Text("~d7".into()))];
/// assert_eq!(text(Lang::De, "no-such-outcome", &outcome), "„~d7“ kann jetzt nicht herauskommen.");
/// ```
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    format(lang, key, args).unwrap_or_else(|| key.to_owned())
}

/// The sentence of a refusal, followed by its clause.
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    format!("{} ({})", text(lang, refusal.code, &refusal.args), refusal.clause)
}

fn format(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Option<String> {
    // A missing variable shows as its name.
    format_with(lang, key, args, &mut Vec::new())
}

/// The text, or what is missing: the key, or a variable.
pub(crate) fn complete(lang: Lang, key: &str, args: &[(&str, Arg)]) -> Result<String, String> {
    let mut errors = Vec::new();
    let text = format_with(lang, key, args, &mut errors).ok_or_else(|| format!("{lang} has no {key}"))?;
    match errors.first() {
        Some(error) => Err(format!("{lang}, {key}: {error}")),
        None => Ok(text),
    }
}

fn format_with(lang: Lang, key: &str, args: &[(&str, Arg)], errors: &mut Vec<FluentError>) -> Option<String> {
    let bundle = &BUNDLES[lang as usize];
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, fluent_value(value))).collect();
    Some(bundle.format_pattern(pattern, Some(&args), errors).into_owned())
}

/// Numbers stay numbers, so that Fluent can choose the plural.
fn fluent_value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        // Speakers put names in the place of seats.
        Arg::Seat { seat } => FluentValue::from(i64::from(seat.number())),
    }
}

/// [`text()`](crate::text()) with arguments as `name = value`.
///
/// ```
/// use crosstable_texts::{Lang, say};
/// assert_eq!(say!(Lang::De, "no-such-outcome", outcome = "~d7"), "„~d7“ kann jetzt nicht herauskommen.");
/// ```
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text($lang, $key, &[$((stringify!($name), $crate::IntoArg::into_arg($value))),*])
    };
}

/// Types that [`say!`](crate::say) takes as arguments.
pub trait IntoArg {
    /// Converts the value.
    fn into_arg(self) -> Arg;
}

impl IntoArg for &str {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_owned())
    }
}

impl IntoArg for &String {
    fn into_arg(self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl IntoArg for String {
    fn into_arg(self) -> Arg {
        Arg::Text(self)
    }
}

impl IntoArg for i64 {
    fn into_arg(self) -> Arg {
        Arg::Number(self)
    }
}

impl IntoArg for u8 {
    fn into_arg(self) -> Arg {
        Arg::Number(self.into())
    }
}

impl IntoArg for usize {
    fn into_arg(self) -> Arg {
        Arg::Number(self as i64)
    }
}
