//! `deny.toml` as far as it can be checked in a second: licences, sources and duplicates. cargo-deny checks more, but is
//! not on every machine.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::project::File;
use crate::step::Command;

/// What `deny.toml` allows.
struct Allowed<'a> {
    licences: Vec<&'a str>,
    /// Older versions that may be there beside the newest, as in `syn@2`.
    older: Vec<&'a str>,
    registries: Vec<&'a str>,
}

impl<'a> Allowed<'a> {
    fn read(text: &'a str) -> Self {
        Allowed {
            licences: list(text, "allow = ["),
            older: list(text, "skip = ["),
            registries: list(text, "allow-registry = ["),
        }
    }
}

/// The first quoted text of each line of a list, or of the one line that it is.
fn list<'a>(text: &'a str, begins: &str) -> Vec<&'a str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(begins));
    let mut ended = false;
    let lines = lines.take_while(|line| !std::mem::replace(&mut ended, line.ends_with(']')));
    lines.filter_map(|line| line.split('"').nth(1)).collect()
}

pub(super) fn metadata() -> Value {
    let printed = Command::cargo("metadata --format-version 1").quiet_output();
    printed.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
}

pub(super) fn check(metadata: &Value, files: &[File]) -> Vec<String> {
    let Some(allowed) = files.iter().find(|file| file.path == "deny.toml") else {
        return vec!["there is no deny.toml".into()];
    };
    let allowed = Allowed::read(&allowed.text);
    let Some(packages) = metadata["packages"].as_array() else {
        return vec!["cargo metadata cannot be read".into()];
    };
    let mut findings = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        versions.entry(name).or_default().push(package["version"].as_str().unwrap_or_default());
        match package["license"].as_str() {
            Some(terms) if Terms::new(terms).are_met(&allowed.licences) => {}
            Some(terms) => findings.push(format!("{name} is under '{terms}'")),
            None => findings.push(format!("{name} does not say on which terms it may be used")),
        }
        // Our own packages have no source.
        if let Some(source) = package["source"].as_str()
            && !allowed.registries.iter().any(|registry| source.strip_prefix("registry+") == Some(registry))
        {
            findings.push(format!("{name} comes from {source}"));
        }
    }
    for older in &allowed.older {
        let (name, version) = older.split_once('@').unwrap_or((older, ""));
        let there = versions.get_mut(name).filter(|there| there.len() > 1);
        let matching = |found: &&str| found.strip_prefix(version).is_some_and(|rest| rest.starts_with('.'));
        match there.and_then(|there| Some((there.iter().position(matching)?, there))) {
            Some((at, there)) => drop(there.remove(at)),
            None => findings.push(format!("{older} is no longer needed; take it off the list")),
        }
    }
    let double = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    findings.extend(
        double.map(|(name, versions)| format!("{name} is there in versions {}", versions.join(", "))),
    );
    findings
}

/// An SPDX expression, word by word.
struct Terms {
    words: Vec<String>,
    at: usize,
}

impl Terms {
    /// A slash is an old way to write OR.
    fn new(terms: &str) -> Self {
        let terms = terms.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        Terms { words: terms.split_whitespace().map(str::to_owned).collect(), at: 0 }
    }

    /// Whether one of the alternatives needs nothing but these licences.
    fn are_met(mut self, allowed: &[&str]) -> bool {
        self.any(allowed) && self.at == self.words.len()
    }

    fn takes(&mut self, word: &str) -> bool {
        let there = self.words.get(self.at).is_some_and(|next| next == word);
        self.at += usize::from(there);
        there
    }

    /// Parses alternatives up to a closing parenthesis or the end.
    fn any(&mut self, allowed: &[&str]) -> bool {
        let mut met = self.all(allowed);
        while self.takes("OR") {
            met |= self.all(allowed);
        }
        met
    }

    /// Parses licences joined by AND.
    fn all(&mut self, allowed: &[&str]) -> bool {
        let mut met = self.one(allowed);
        while self.takes("AND") {
            met &= self.one(allowed);
        }
        met
    }

    fn one(&mut self, allowed: &[&str]) -> bool {
        if self.takes("(") {
            return self.any(allowed) & self.takes(")");
        }
        let met = self.words.get(self.at).is_some_and(|word| allowed.contains(&word.as_str()));
        self.at += 1;
        // An exception only adds permissions.
        if self.takes("WITH") {
            self.at += 1;
        }
        met
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::file;
    use serde_json::json;

    const DENY: &str = r#"
[licenses]
allow = [
    "Apache-2.0",
    "MIT",
    "Unicode-3.0",
]
skip = [
    { crate = "old@1", reason = "one" },
    { crate = "old@0.2", reason = "two" },
]
allow-registry = ["https://registry.example/index"]
"#;

    fn findings(packages: &[(&str, &str, &str, &str)]) -> Vec<String> {
        let old = ["0.2.9", "1.0.0", "2.0.0"]
            .map(|version| ("old", version, "MIT", "registry+https://registry.example/index"));
        let packages: Vec<_> = old.iter().chain(packages).map(|(name, version, license, source)| {
            json!({"name": name, "version": version, "license": license, "source": source})
        }).collect();
        check(&json!({ "packages": packages }), &[file("deny.toml", DENY)])
    }

    const HOME: &str = "registry+https://registry.example/index";

    #[test]
    fn terms_are_read() {
        let met = |terms| Terms::new(terms).are_met(&["Apache-2.0", "MIT", "Unicode-3.0"]);
        for free in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "MIT OR GPL-3.0-only",
        ] {
            assert!(met(free), "{free}");
        }
        for not in
            ["", "GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR Apache-2.0) AND SSPL-1.0", "MIT)", "(MIT"]
        {
            assert!(!met(not), "{not}");
        }
    }

    #[test]
    fn what_is_allowed_is_allowed() {
        assert_eq!(findings(&[("one", "1.0.0", "MIT", HOME)]), [""; 0]);
    }

    #[test]
    fn a_forbidden_licence_is_found() {
        assert_eq!(findings(&[("one", "1.0.0", "GPL-3.0-only", HOME)]), ["one is under 'GPL-3.0-only'"]);
    }

    #[test]
    fn a_foreign_source_is_found() {
        for source in ["git+https://registry.example/index", "registry+https://registry.example/index2"] {
            assert_eq!(findings(&[("one", "1.0.0", "MIT", source)]), [format!("one comes from {source}")]);
        }
    }

    #[test]
    fn a_new_duplicate_is_found() {
        let two = [("two", "1.0.0", "MIT", HOME), ("two", "2.0.0", "MIT", HOME)];
        assert_eq!(findings(&two), ["two is there in versions 1.0.0, 2.0.0"]);
        let fourth = [("old", "3.0.0", "MIT", HOME)];
        assert_eq!(findings(&fourth), ["old is there in versions 2.0.0, 3.0.0"]);
    }

    #[test]
    fn a_list_that_is_too_long_is_found() {
        let deny = [file("deny.toml", DENY)];
        let once = json!({"packages": [{"name": "old", "version": "2.0.0", "license": "MIT"}]});
        assert_eq!(
            check(&once, &deny),
            ["old@1", "old@0.2"].map(|old| format!("{old} is no longer needed; take it off the list"))
        );
        assert_eq!(check(&Value::Null, &deny), ["cargo metadata cannot be read"]);
        assert_eq!(check(&once, &[]), ["there is no deny.toml"]);
    }
}
