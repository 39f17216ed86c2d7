//! A text with arguments, in one line.

use crosstable_core::Arg;

/// A text with arguments.
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

/// What can stand in a text.
pub trait IntoArg {
    /// As the texts want it.
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
