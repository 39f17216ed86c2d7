//! Every reason to refuse a move, with what its sentence needs.

mod common;

use common::{deal, dealt, play, play_drawing, refusal};
use crosstable_core::Refusal;

/// Every refusal there is, each brought about at the table.
fn all() -> Vec<Refusal> {
    let hands = ["red-fish orange-shell red-turtle", "blue-chest pink-fish green-propeller"];
    let mut table = dealt(&hands);
    let mut refusals =
        vec![refusal(&table, "red-fish@1,0"), refusal(&table, "miss"), refusal(&table, "stop")];
    play_drawing(&mut table, "red-fish@0,0", "");
    for token in ["blue-chest@0,0", "blue-chest@1,1", "pink-fish@1,0", "red-turtle@1,0"] {
        refusals.push(refusal(&table, token));
    }
    play_drawing(&mut table, "blue-chest@1,0 orange-shell@0,1 green-propeller@2,0", "");
    for token in ["red-turtle@3,0", "red-turtle@1,1"] {
        refusals.push(refusal(&table, token));
    }
    let mut table = dealt(&["red-fish green-shell pink-chest", "blue-fish red-shell red-anchor"]);
    play(&mut table, "red-fish@0,0 ~violet-turtle miss");
    refusals.push(refusal(&table, "miss"));
    let mut table = deal(&hands, &[("start", "1"), ("shape", "line"), ("without", "anchor")]);
    refusals.push(refusal(&table, "red-anchor@0,0"));
    play_drawing(&mut table, "red-fish@0,0 blue-chest@1,0", "");
    refusals.push(refusal(&table, "orange-shell@1,1"));
    refusals
}

/// MX-03 to MX-08, MX-15, MX-16: each refusal names its clause and says what the sentence needs.
#[test]
fn each_refusal_names_its_clause_and_arguments() {
    let texts: Vec<String> = all().iter().map(ToString::to_string).collect();
    let expected = [
        "MX-03 mixx-first-card cell=1,0",
        "MX-04 mixx-must-lay",
        "MX-08 mixx-no-stop",
        "MX-05 mixx-cell-taken cell=0,0",
        "MX-05 mixx-no-neighbour cell=1,1",
        "MX-07 mixx-motif-taken motif=fish",
        "MX-04 mixx-not-yours colour=red motif=turtle",
        "MX-07 mixx-colour-taken colour=red",
        "MX-06 mixx-centre-fixed cell=1,1 centre=0,0",
        "MX-08 mixx-stop-instead",
        "MX-15 mixx-motif-left-out motif=anchor",
        "MX-16 mixx-line-only cell=1,1",
    ];
    assert_eq!(texts, expected);
}
