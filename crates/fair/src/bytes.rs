//! Fixed numbers of bytes, written as lowercase hexadecimal digits.

/// Not the right number of lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} lowercase hexadecimal digits")]
pub struct BadHex {
    /// How many digits it takes.
    pub digits: usize,
}

pub(crate) fn write_hex(bytes: &[u8], f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn read_hex<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
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

/// A type of so many bytes that is written and read as hexadecimal text, in JSON too.
macro_rules! hex_type {
    ($(#[$doc:meta])* $name:ident, $size:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name([u8; $size]);

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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::bytes::write_hex(&self.0, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::BadHex;

            fn from_str(text: &str) -> Result<Self, $crate::BadHex> {
                $crate::bytes::read_hex(text).map($name)
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::BadHex;

            fn try_from(text: String) -> Result<Self, $crate::BadHex> {
                text.parse()
            }
        }
    };
}
pub(crate) use hex_type;
