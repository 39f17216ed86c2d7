//! The forms in which a file of the client is there: compressed when the client was built, or as it is.

/// A form of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The smallest first.
    pub(super) const COMPRESSED: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in headers; none for a file as it is.
    pub(super) const fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }

    /// What its file adds to the name of the plain one.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }
}

/// The forms that an `Accept-Encoding` header takes, the best first. The plain one comes last unless it is preferred; it
/// is there even if it is refused, because it is better than nothing.
pub(super) fn accepted(header: &str) -> Vec<Encoding> {
    let weights: Vec<(&str, f32)> = header.split(',').filter_map(weight).collect();
    let of = |name: &str| weights.iter().find(|(named, _)| named.eq_ignore_ascii_case(name)).map(|one| one.1);
    let weight_of = |encoding: Encoding| match encoding.name() {
        Some(name) => of(name).or_else(|| of("*")).unwrap_or(0.0),
        None => of("identity").unwrap_or(0.0),
    };
    let mut forms: Vec<_> =
        Encoding::COMPRESSED.into_iter().filter(|encoding| weight_of(*encoding) > 0.0).collect();
    forms.push(Encoding::Identity);
    // Stable: of equal weights the smaller form comes first.
    forms.sort_by(|one, other| weight_of(*other).total_cmp(&weight_of(*one)));
    forms
}

/// One element of the header, as in `gzip;q=0.5`.
fn weight(element: &str) -> Option<(&str, f32)> {
    let mut parts = element.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    Some((name, weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0))))
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::*;

    #[test]
    fn the_best_form_comes_first() {
        for (header, expected) in [
            ("gzip, deflate, br, zstd", vec![Brotli, Gzip, Identity]),
            ("br;q=0.5, gzip;q=0.9", vec![Gzip, Brotli, Identity]),
            ("BR , GZIP;Q=0.1", vec![Brotli, Gzip, Identity]),
            ("gzip", vec![Gzip, Identity]),
            ("*", vec![Brotli, Gzip, Identity]),
            ("*;q=0.5, br;q=0", vec![Gzip, Identity]),
            ("identity;q=1, br;q=0.5", vec![Identity, Brotli]),
        ] {
            assert_eq!(accepted(header), expected, "{header}");
        }
    }

    #[test]
    fn what_is_refused_or_not_named_is_not_sent() {
        for header in ["", "deflate", "br;q=0, gzip;q=0.000", "*;q=0", "identity;q=0", "br;q=x", ";q=1"] {
            assert_eq!(accepted(header), [Identity], "{header}");
        }
    }
}
