//! Every dependency has a permissive licence and exists in one version, unless the exception is listed.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::step::Command;

/// Permissive licences.
const PERMISSIVE: [&str; 9] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Dependencies of dependencies that exist in two versions. Remove those that no longer do. `const-oid`, `rand`, `rand_chacha` and `sha2` are double because of `nkeys` and `windows-sys` because
/// of `ring`, both of which the NATS client needs.
const DOUBLE: [&str; 13] = [
    "block-buffer",
    "const-oid",
    "cpufeatures",
    "crypto-common",
    "digest",
    "getrandom",
    "r-efi",
    "rand",
    "rand_chacha",
    "rand_core",
    "sha2",
    "syn",
    "windows-sys",
];

pub(super) fn metadata() -> Value {
    let printed = Command::cargo("metadata --format-version 1").quiet_output();
    printed.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
}

pub(super) fn check(metadata: &Value) -> Vec<String> {
    let Some(packages) = metadata["packages"].as_array() else {
        return vec!["cargo metadata cannot be read".into()];
    };
    let mut findings = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        versions.entry(name).or_default().push(package["version"].as_str().unwrap_or_default());
        match package["license"].as_str() {
            Some(terms) if is_permissive(terms) => {}
            Some(terms) => findings.push(format!("{name} is under '{terms}'")),
            None => findings.push(format!("{name} does not say on which terms it may be used")),
        }
    }
    for (name, versions) in versions {
        match (versions.len() > 1, DOUBLE.contains(&name)) {
            (true, false) => findings.push(format!("{name} is there in versions {}", versions.join(", "))),
            (false, true) => findings.push(format!("{name} is no longer double; take it off the list")),
            _ => {}
        }
    }
    findings
}

/// Whether an SPDX expression allows a permissive licence. A slash is an old way to write OR.
fn is_permissive(terms: &str) -> bool {
    let terms = terms.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = terms.split_whitespace().collect();
    let mut at = 0;
    any(&words, &mut at) && at == words.len()
}

/// Parses alternatives up to a closing parenthesis or the end.
fn any(words: &[&str], at: &mut usize) -> bool {
    let mut free = all(words, at);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        free |= all(words, at);
    }
    free
}

/// Parses licences joined by AND.
fn all(words: &[&str], at: &mut usize) -> bool {
    let mut free = one(words, at);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        free &= one(words, at);
    }
    free
}

fn one(words: &[&str], at: &mut usize) -> bool {
    let word = words.get(*at).copied().unwrap_or_default();
    *at += 1;
    if word == "(" {
        let free = any(words, at);
        *at += 1;
        return free;
    }
    // An exception only adds permissions.
    if words.get(*at) == Some(&"WITH") {
        *at += 2;
    }
    PERMISSIVE.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn terms_are_read() {
        for free in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "MIT OR GPL-3.0-only",
        ] {
            assert!(is_permissive(free), "{free}");
        }
        for not in ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR Apache-2.0) AND SSPL-1.0", "MIT)"] {
            assert!(!is_permissive(not), "{not}");
        }
    }

    #[test]
    fn strange_terms_and_new_doubles_are_found() {
        let double = DOUBLE.iter().flat_map(|name| ["1", "2"].map(|version| (*name, version, "MIT")));
        let more = [("one", "1", "GPL-3.0-only"), ("two", "1", "MIT"), ("two", "2", "MIT")];
        let packages: Vec<_> = double
            .chain(more)
            .map(|(name, version, license)| json!({"name": name, "version": version, "license": license}))
            .collect();
        let findings = check(&json!({ "packages": packages }));
        assert_eq!(findings, ["one is under 'GPL-3.0-only'", "two is there in versions 1, 2"]);
        let alone = json!({"packages": [{"name": "syn", "version": "1", "license": "MIT"}]});
        assert_eq!(check(&alone), ["syn is no longer double; take it off the list"]);
        assert_eq!(check(&Value::Null), ["cargo metadata cannot be read"]);
    }
}
