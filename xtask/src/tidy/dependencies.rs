//! Game crates have almost no dependencies: rules need no IO, no clock and no generator.

use serde_json::Value;

use crate::step::Command;

/// Dependencies of a game crate: core and small data structures.
const ALLOWED: [&str; 3] = ["crosstable-core", "arrayvec", "smallvec"];
/// Additional dependencies of its tests.
const ALLOWED_IN_TESTS: [&str; 1] = ["crosstable-testkit"];

pub(super) fn metadata() -> Value {
    let printed = Command::cargo("metadata --no-deps --format-version 1").quiet_output();
    printed.and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
}

pub(super) fn check(metadata: &Value) -> Vec<String> {
    let Some(packages) = metadata["packages"].as_array() else {
        return vec!["cargo metadata cannot be read".into()];
    };
    let mut findings = Vec::new();
    for package in packages.iter().filter(|package| is_game(package)) {
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let (game, name) = (text(&package["name"]), text(&dependency["name"]));
            let in_tests = dependency["kind"] == "dev" && ALLOWED_IN_TESTS.contains(&name);
            if !in_tests && !ALLOWED.contains(&name) {
                findings.push(format!("{game} depends on {name}"));
            }
        }
    }
    findings
}

/// All crates without the prefix are games.
fn is_game(package: &Value) -> bool {
    let in_crates = text(&package["manifest_path"]).replace('\\', "/").contains("/crates/");
    in_crates && !text(&package["name"]).starts_with("crosstable")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn package(name: &str, dependencies: &Value) -> Value {
        json!({ "packages": [{
            "name": name,
            "manifest_path": format!("/project/crates/{name}/Cargo.toml"),
            "dependencies": dependencies,
        }]})
    }

    #[test]
    fn a_game_that_depends_on_more_is_found() {
        let dependencies = json!([{"name": "crosstable-core", "kind": null}, {"name": "rand", "kind": null}]);
        assert_eq!(check(&package("mixx", &dependencies)), ["mixx depends on rand"]);
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        assert!(check(&package("mixx", &json!([{"name": "crosstable-testkit", "kind": "dev"}]))).is_empty());
        let findings = check(&package("mixx", &json!([{"name": "crosstable-testkit", "kind": null}])));
        assert_eq!(findings, ["mixx depends on crosstable-testkit"]);
    }

    #[test]
    fn what_is_not_a_game_may_depend_on_anything() {
        assert!(check(&package("crosstable-server", &json!([{"name": "axum", "kind": null}]))).is_empty());
    }

    #[test]
    fn unreadable_metadata_is_a_finding() {
        assert_eq!(check(&Value::Null), ["cargo metadata cannot be read"]);
    }

    #[test]
    fn the_games_of_this_project_are_looked_at() {
        let metadata = metadata();
        let packages = metadata["packages"].as_array().expect("cargo metadata lists packages");
        assert!(packages.iter().any(|package| is_game(package) && package["name"] == "crosswise"));
    }
}
