//! Charts as SVG: dark text on a light background, and no meaning that is in a colour alone.

mod curve;
mod ladder;

pub use curve::{Curve, Line};
pub use ladder::{Ladder, Rung};

use plotters::coord::Shift;
use plotters::prelude::{
    Circle, DrawingArea, DrawingAreaErrorKind, IntoDrawingArea, PathElement, Polygon, RGBColor, Rectangle,
    SVGBackend, Text,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, FontFamily, FontStyle, IntoFont, TextStyle};

const TEXT: RGBColor = RGBColor(0x22, 0x26, 0x2b);
const MUTED: RGBColor = RGBColor(0x5f, 0x66, 0x6e);
const GRID: RGBColor = RGBColor(0xdd, 0xe1, 0xe6);
const BACKGROUND: RGBColor = RGBColor(0xff, 0xff, 0xff);
/// Distinguishable for nearly everybody (after Okabe and Ito); every line has a different marker as well.
const COLOURS: [RGBColor; 4] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xa0, 0x4a, 0x83),
];

/// Drawing into a string never fails, but the library's signatures allow it.
type DrawResult = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// Draws in pixels.
struct Canvas<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
}

/// Draws a chart of this size and returns its SVG. The title is for screen readers.
fn render_svg(title: &str, size: (i32, i32), draw: impl FnOnce(&Canvas<'_>) -> DrawResult) -> String {
    let mut svg = String::new();
    {
        let backend = SVGBackend::with_string(&mut svg, (size.0 as u32, size.1 as u32));
        let canvas = Canvas { area: backend.into_drawing_area() };
        let drawn =
            canvas.area.fill(&BACKGROUND).and_then(|()| draw(&canvas)).and_then(|()| canvas.area.present());
        drawn.expect("a string takes everything that is drawn");
    }
    let escaped = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let start = svg.find("<svg").and_then(|svg_tag| svg[svg_tag..].find('>').map(|end| svg_tag + end));
    let start = start.expect("an SVG has its tag");
    svg.insert_str(start + 1, &format!("\n<title>{escaped}</title>"));
    svg.insert_str(start, " role=\"img\"");
    svg
}

impl Canvas<'_> {
    fn text(&self, text: &str, at: (i32, i32), size: i32, colour: RGBColor, side: HPos) -> DrawResult {
        self.styled(text, at, (size, FontStyle::Normal), colour, side)
    }

    fn bold(&self, text: &str, at: (i32, i32), size: i32, side: HPos) -> DrawResult {
        self.styled(text, at, (size, FontStyle::Bold), TEXT, side)
    }

    fn styled(
        &self,
        text: &str,
        at: (i32, i32),
        (size, weight): (i32, FontStyle),
        colour: RGBColor,
        side: HPos,
    ) -> DrawResult {
        let font = (FontFamily::SansSerif, size, weight).into_font();
        let style = TextStyle::from(font).color(&colour).pos(Pos::new(side, VPos::Center));
        self.area.draw(&Text::new(text.to_owned(), at, style))
    }

    fn line(&self, from: (i32, i32), to: (i32, i32), colour: RGBColor, width: u32) -> DrawResult {
        self.path(vec![from, to], colour, width)
    }

    fn path(&self, points: Vec<(i32, i32)>, colour: RGBColor, width: u32) -> DrawResult {
        self.area.draw(&PathElement::new(points, colour.stroke_width(width)))
    }

    fn dashed(&self, from: (i32, i32), to: (i32, i32), colour: RGBColor) -> DrawResult {
        let length = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        let at = |along: i32| {
            let along = along.min(length);
            (
                from.0 + (to.0 - from.0) * along / length.max(1),
                from.1 + (to.1 - from.1) * along / length.max(1),
            )
        };
        for start in (0..length).step_by(9) {
            self.line(at(start), at(start + 5), colour, 1)?;
        }
        Ok(())
    }

    /// A different marker for every number: circle, square, triangle, diamond.
    fn marker(&self, number: usize, (x, y): (i32, i32), size: i32) -> DrawResult {
        let style = COLOURS[number % COLOURS.len()].filled();
        match number % 4 {
            0 => self.area.draw(&Circle::new((x, y), size, style)),
            1 => {
                let half = size - size / 6;
                self.area.draw(&Rectangle::new([(x - half, y - half), (x + half, y + half)], style))
            }
            2 => {
                let corners = [(x, y - size - 1), (x + size + 1, y + size), (x - size - 1, y + size)];
                self.area.draw(&Polygon::new(corners, style))
            }
            _ => {
                let reach = size + 1;
                let corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)];
                self.area.draw(&Polygon::new(corners, style))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_is_an_svg_and_its_title_is_escaped() {
        let svg =
            render_svg("a < b & c", (100, 50), |canvas| canvas.text("x<y", (5, 5), 12, TEXT, HPos::Left));
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert!(svg.contains("<title>a &lt; b &amp; c</title>") && svg.contains("x&lt;y"), "{svg}");
    }
}
