//! The chart of a calibration: what was said against what came.

use std::fmt::Write;

use super::Bin;

/// A line of the chart.
pub(super) struct Series {
    pub(super) label: String,
    pub(super) bins: [Bin; 10],
}

/// Bins with fewer positions say too little.
pub(super) const ENOUGH: u32 = 300;

const SIZE: f64 = 320.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 48.0;
/// For each line its colour and its sign, which is there for people who do not see the colour.
const SIGNS: [(&str, &str); 5] = [
    ("#0072b2", "\u{25cf}"),
    ("#d55e00", "\u{25a0}"),
    ("#009e73", "\u{25b2}"),
    ("#cc79a7", "\u{25c6}"),
    ("#56606b", "\u{2715}"),
];

/// Draws the lines as SVG. A perfect calibration lies on the diagonal; the band around it is three per cent wide on each side.
pub(super) fn svg(title: &str, series: &[Series]) -> String {
    let x = |value: f64| LEFT + SIZE * value;
    let y = |value: f64| TOP + SIZE * (1.0 - value);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 560 424\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\" aria-label=\"{title}\">\n\
         <rect width=\"560\" height=\"424\" fill=\"#fff\"/>\n<text x=\"24\" y=\"28\" font-size=\"16\" font-weight=\"bold\" fill=\"#1b1f24\">{title}</text>\n\
         <polygon points=\"{},{} {},{} {},{} {},{} {},{} {},{}\" fill=\"#e8ecf0\"/>\n",
        x(0.0),
        y(0.0),
        x(0.0),
        y(0.03),
        x(0.97),
        y(1.0),
        x(1.0),
        y(1.0),
        x(1.0),
        y(0.97),
        x(0.03),
        y(0.0)
    );
    let mut add = |line: std::fmt::Arguments<'_>| svg.write_fmt(line).expect("a String takes all text");
    for percent in [0, 25, 50, 75, 100] {
        let at = f64::from(percent) / 100.0;
        add(format_args!(
            "<path d=\"M{} {}H{}M{} {}V{}\" stroke=\"#d5dbe1\" fill=\"none\"/>\n<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#56606b\">{percent} %</text>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#56606b\">{percent} %</text>\n",
            x(0.0),
            y(at),
            x(1.0),
            x(at),
            y(0.0),
            y(1.0),
            x(0.0) - 8.0,
            y(at) + 4.0,
            x(at),
            y(0.0) + 18.0
        ));
    }
    add(format_args!(
        "<path d=\"M{} {}L{} {}\" stroke=\"#56606b\" stroke-dasharray=\"4 4\"/>\n",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0)
    ));
    add(format_args!(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#1b1f24\">chance that was said</text>\n",
        x(0.5),
        y(0.0) + 40.0
    ));
    add(format_args!(
        "<text transform=\"translate(14 {}) rotate(-90)\" text-anchor=\"middle\" fill=\"#1b1f24\">share that was won</text>\n",
        y(0.5)
    ));
    for (number, one) in series.iter().enumerate() {
        let (colour, sign) = SIGNS[number % SIGNS.len()];
        for bin in one.bins.iter().filter(|bin| bin.count >= ENOUGH) {
            add(format_args!(
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{colour}\">{sign}</text>\n",
                x(bin.said),
                y(bin.came) + 4.0
            ));
        }
        let row = TOP + 20.0 * number as f64 + 10.0;
        add(format_args!(
            "<text x=\"{}\" y=\"{row}\" fill=\"{colour}\">{sign}</text><text x=\"{}\" y=\"{row}\" fill=\"#1b1f24\">{}</text>\n",
            x(1.0) + 24.0,
            x(1.0) + 42.0,
            one.label
        ));
    }
    svg.push_str("</svg>\n");
    svg
}
