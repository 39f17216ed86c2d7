//! Fixed numbers of bytes, written as lowercase hexadecimal digits: ids, seeds, commitments.

/// Not the right number of lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} lowercase hexadecimal digits")]
pub struct BadHex {
    /// How many digits it takes.
    pub digits: usize,
}

/// Writes the bytes as digits.
pub fn write(bytes: &[u8], f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// The bytes as digits.
pub fn text(bytes: &[u8]) -> String {
    std::fmt::from_fn(|f| write(bytes, f)).to_string()
}

/// Reads exactly so many bytes.
pub fn read<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
    let bad = BadHex { digits: 2 * N };
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(bad),
    };
    if text.len() != 2 * N {
        return Err(bad);
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// Declares a type of so many bytes that is written and read as hexadecimal text, in JSON too. `Debug` is left to the
/// caller, because some of them are secrets.
#[macro_export]
macro_rules! hex_type {
    ($(#[$doc:meta])* $name:ident, $size:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive($crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "crosstable_core::serde", into = "String", try_from = "String")]
        pub struct $name([u8; $size]);

        $crate::wire_as!($name, String);

        impl $name {
            /// Wraps the bytes.
            pub const fn new(bytes: [u8; $size]) -> Self {
                $name(bytes)
            }

            /// The bytes.
            pub const fn bytes(&self) -> &[u8; $size] {
                &self.0
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::hex::write(&self.0, f)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::hex::BadHex;

            fn from_str(text: &str) -> Result<Self, $crate::hex::BadHex> {
                $crate::hex::read(text).map($name)
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::hex::BadHex;

            fn try_from(text: String) -> Result<Self, $crate::hex::BadHex> {
                text.parse()
            }
        }
    };
}
