//! Pictures as SVG: light ground, dark ink, and no meaning that is in a colour alone.

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

const INK: RGBColor = RGBColor(0x22, 0x26, 0x2b);
const QUIET: RGBColor = RGBColor(0x5f, 0x66, 0x6e);
const GRID: RGBColor = RGBColor(0xdd, 0xe1, 0xe6);
const GROUND: RGBColor = RGBColor(0xff, 0xff, 0xff);
/// Told apart by nearly everybody (after Okabe and Ito); every line has a sign of its own all the same.
const COLOURS: [RGBColor; 4] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xa0, 0x4a, 0x83),
];

/// Drawing into a text can only fail for want of memory.
type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// A sheet to draw on, in pixels.
struct Sheet<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
}

/// Draws a picture of this size and returns its SVG. The title is also said to those who cannot see it.
fn picture(title: &str, size: (i32, i32), draw: impl FnOnce(&Sheet<'_>) -> Drawn) -> String {
    let mut svg = String::new();
    {
        let backend = SVGBackend::with_string(&mut svg, (size.0 as u32, size.1 as u32));
        let sheet = Sheet { area: backend.into_drawing_area() };
        let drawn = sheet.area.fill(&GROUND).and_then(|()| draw(&sheet)).and_then(|()| sheet.area.present());
        drawn.expect("a text takes whatever is drawn into it");
    }
    let escaped = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let start = svg.find("<svg").and_then(|svg_tag| svg[svg_tag..].find('>').map(|end| svg_tag + end));
    let start = start.expect("an SVG has its tag");
    svg.insert_str(start + 1, &format!("\n<title>{escaped}</title>"));
    svg.insert_str(start, " role=\"img\"");
    svg
}

impl Sheet<'_> {
    fn text(&self, text: &str, at: (i32, i32), size: i32, colour: RGBColor, side: HPos) -> Drawn {
        self.styled(text, at, (size, FontStyle::Normal), colour, side)
    }

    fn bold(&self, text: &str, at: (i32, i32), size: i32, side: HPos) -> Drawn {
        self.styled(text, at, (size, FontStyle::Bold), INK, side)
    }

    fn styled(
        &self,
        text: &str,
        at: (i32, i32),
        (size, weight): (i32, FontStyle),
        colour: RGBColor,
        side: HPos,
    ) -> Drawn {
        let font = (FontFamily::SansSerif, size, weight).into_font();
        let style = TextStyle::from(font).color(&colour).pos(Pos::new(side, VPos::Center));
        self.area.draw(&Text::new(text.to_owned(), at, style))
    }

    fn line(&self, from: (i32, i32), to: (i32, i32), colour: RGBColor, width: u32) -> Drawn {
        self.path(vec![from, to], colour, width)
    }

    fn path(&self, points: Vec<(i32, i32)>, colour: RGBColor, width: u32) -> Drawn {
        self.area.draw(&PathElement::new(points, colour.stroke_width(width)))
    }

    fn dashed(&self, from: (i32, i32), to: (i32, i32), colour: RGBColor) -> Drawn {
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

    /// A sign of its own for every number: circle, square, triangle, diamond.
    fn sign(&self, number: usize, (x, y): (i32, i32), size: i32) -> Drawn {
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
    fn a_picture_is_an_svg_with_a_title_that_cannot_break_it() {
        let svg = picture("a < b & c", (100, 50), |sheet| sheet.text("x<y", (5, 5), 12, INK, HPos::Left));
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert!(svg.contains("<title>a &lt; b &amp; c</title>") && svg.contains("x&lt;y"), "{svg}");
    }
}
