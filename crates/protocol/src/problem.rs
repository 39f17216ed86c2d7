//! The one shape of every error.

wire! {
    /// Why something was not done, for programs and for people.
    pub struct Problem {
        /// Stable and never translated: what a program goes by.
        pub code: String,
        /// The clause of the rules that forbids it, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub clause: Option<String>,
        /// A sentence in the language asked for.
        pub text: String,
        /// Seconds after which it is worth trying again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pub retry_after: Option<u32>,
    }
}
