//! Fixed numbers of bytes, written as lowercase hexadecimal digits: ids, seeds, commitments.

/// Not the right number of lowercase hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} lowercase hexadecimal digits")]
pub struct BadHex {
    /// How many digits it takes.
    pub digits: usize,
}

const DIGITS: [u8; 16] = *b"0123456789abcdef";

/// Writes the bytes as digits. Ids and receipts are in every message, so not byte by byte.
pub fn write(bytes: &[u8], f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
    let mut digits = [[0; 2]; 32];
    for chunk in bytes.chunks(digits.len()) {
        for (pair, byte) in digits.iter_mut().zip(chunk) {
            *pair = [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
        }
        let digits = digits[..chunk.len()].as_flattened();
        f.write_str(std::str::from_utf8(digits).expect("digits are ASCII"))?;
    }
    Ok(())
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
        pub struct $name([u8; $size]);

        $crate::wire_as!($name, String);

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::read_text(deserializer)
            }
        }

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
    };
}
