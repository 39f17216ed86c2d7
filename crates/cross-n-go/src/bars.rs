//! The patterns of the twelve bars (CN-01). This is data: the printed bars stood in a picture that is lost, and
//! these are reconstructed. Who has the printed game corrects them here and nowhere else.
//!
//! One bar a line, its fields 1 to 8 from the left: `R` red, `B` blue, `G` green, `Y` yellow, `.` natural wood.
//! What the rules rely on (each colour once on a marked bar, once or twice on any other) is checked when this is
//! compiled.

/// So many bars, the first ones of the table, carry the black mark.
pub(crate) const MARKED: usize = 2;

/// All bars, the marked ones first.
#[rustfmt::skip]
pub(crate) const BARS: [&str; 12] = [
    "R.B.G.Y.", // marked
    ".Y.G.B.R", // marked
    "BRY.R.BG",
    "G.BR.YRG",
    "YGR.YBR.",
    ".YG.BRGB",
    "B.YBG.YR",
    "YBGRY.G.",
    "RB.GRY.B",
    ".G.YBGRB",
    "GRBY.GY.",
    "RY.G.RBY",
];
