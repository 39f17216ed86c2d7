//! Deployments that are broken on purpose are caught, each within a few seeds.

use crosstable_simulation::{Variant, run};

/// Within so many seeds each of them is caught.
const SEEDS: u64 = 12;

#[test]
fn every_broken_variant_is_caught() {
    assert!(Variant::ALL.len() >= 25, "{}", Variant::ALL.len());
    let mut missed = Vec::new();
    for &variant in Variant::ALL {
        let caught = (0..SEEDS).find_map(|seed| {
            let report = run(&variant.plan(seed), Some(variant), false);
            report.violation.map(|what| (seed, what))
        });
        match caught {
            Some((seed, what)) => {
                println!("{variant:?}: seed {seed}: {}", what.chars().take(160).collect::<String>());
            }
            None => missed.push(variant),
        }
    }
    assert!(missed.is_empty(), "not caught within {SEEDS} seeds: {missed:?}");
}
