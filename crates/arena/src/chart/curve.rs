//! The curve: the expected result of each seat, move by move.

use plotters::style::text_anchor::HPos;

use super::{COLOURS, Canvas, DrawResult, GRID, MUTED, TEXT, render_svg};

/// A chart of the expected results over the moves of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// The game.
    pub title: String,
    /// The bot that estimated it.
    pub subtitle: String,
    /// The label of the vertical axis.
    pub axis: String,
    /// The value of an even game.
    pub even: f64,
    /// The last step of the game.
    pub steps: usize,
    /// One for each seat that is shown.
    pub lines: Vec<Line>,
}

/// The expected results of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The name of the seat.
    pub label: String,
    /// Steps with the expected result there, from 0 to 1.
    pub points: Vec<(usize, f64)>,
}

const WIDTH: i32 = 860;
const HEIGHT: i32 = 420;
const LEFT: i32 = 72;
const RIGHT: i32 = 690;
const TOP: i32 = 104;
const BOTTOM: i32 = 364;

impl Curve {
    /// Renders the chart.
    pub fn svg(&self) -> String {
        render_svg(&format!("{}: {}", self.title, self.axis), (WIDTH, HEIGHT), |canvas| self.draw(canvas))
    }

    fn draw(&self, canvas: &Canvas<'_>) -> DrawResult {
        canvas.bold(&self.title, (24, 30), 20, HPos::Left)?;
        canvas.text(&self.subtitle, (24, 56), 13, MUTED, HPos::Left)?;
        canvas.text(&self.axis, (24, 84), 12, MUTED, HPos::Left)?;
        for percent in [0, 25, 50, 75, 100] {
            let y = y_of(f64::from(percent) / 100.0);
            canvas.line((LEFT, y), (RIGHT, y), GRID, 1)?;
            canvas.text(&format!("{percent} %"), (LEFT - 10, y), 12, MUTED, HPos::Right)?;
        }
        canvas.dashed((LEFT, y_of(self.even)), (RIGHT, y_of(self.even)), MUTED)?;
        for step in ticks(self.first(), self.steps) {
            let x = self.x_of(step);
            canvas.line((x, BOTTOM), (x, BOTTOM + 5), MUTED, 1)?;
            canvas.text(&step.to_string(), (x, BOTTOM + 16), 12, MUTED, HPos::Center)?;
        }
        canvas.text("step of the record", (RIGHT, BOTTOM + 36), 12, MUTED, HPos::Right)?;
        for (number, line) in self.lines.iter().enumerate() {
            self.line(canvas, number, line)?;
        }
        self.labels(canvas)
    }

    /// The first step that is shown: there is no decision before it.
    fn first(&self) -> usize {
        let firsts = self.lines.iter().filter_map(|line| line.points.first());
        firsts.map(|(step, _)| *step).min().unwrap_or_default().min(self.steps)
    }

    fn x_of(&self, step: usize) -> i32 {
        let first = self.first();
        let share = (step - first) as f64 / (self.steps - first).max(1) as f64;
        LEFT + (share * f64::from(RIGHT - LEFT)).round() as i32
    }

    fn line(&self, canvas: &Canvas<'_>, number: usize, line: &Line) -> DrawResult {
        let points: Vec<_> =
            line.points.iter().map(|(step, value)| (self.x_of(*step), y_of(*value))).collect();
        canvas.path(points.clone(), COLOURS[number % COLOURS.len()], 2)?;
        points.into_iter().try_for_each(|point| canvas.marker(number, point, 4))
    }

    /// Names at the right, each beside the end of its line if there is room, else a little above or below.
    fn labels(&self, canvas: &Canvas<'_>) -> DrawResult {
        const ROOM: i32 = 20;
        let ends = self.lines.iter().enumerate().filter_map(|(number, line)| {
            line.points.last().map(|(_, value)| (y_of(*value), number, &line.label))
        });
        let mut ends: Vec<_> = ends.collect();
        ends.sort_unstable();
        for index in 1..ends.len() {
            ends[index].0 = ends[index].0.max(ends[index - 1].0 + ROOM);
        }
        let over = ends.last().map_or(0, |(y, ..)| (y - BOTTOM).max(0));
        for (y, number, label) in ends {
            canvas.marker(number, (RIGHT + 16, y - over), 4)?;
            let label: String = label.chars().take(20).collect();
            canvas.text(&label, (RIGHT + 28, y - over), 13, TEXT, HPos::Left)?;
        }
        Ok(())
    }
}

fn y_of(value: f64) -> i32 {
    BOTTOM - (value.clamp(0.0, 1.0) * f64::from(BOTTOM - TOP)).round() as i32
}

/// Up to ten round numbers in this range.
fn ticks(from: usize, until: usize) -> impl Iterator<Item = usize> {
    let sizes = (0..).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_usize.pow(zeros)));
    let apart = sizes.into_iter().find(|apart| (until - from) / apart < 10).unwrap_or(1);
    (from.next_multiple_of(apart)..=until).step_by(apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0, 7).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(ticks(17, 123).collect::<Vec<_>>(), [20, 40, 60, 80, 100, 120]);
        for until in 0..3_000 {
            assert!((1..=10).contains(&ticks(until / 3, until).count()), "{until}");
        }
    }

    #[test]
    fn every_seat_has_its_name_and_its_marker() {
        let line = |label: &str, value| Line { label: label.into(), points: vec![(1, 0.4), (9, value)] };
        let curve = Curve {
            title: "Mixx".into(),
            subtitle: "judged by hard".into(),
            axis: "share of the others beaten".into(),
            even: 0.5,
            steps: 9,
            lines: vec![line("seat 1", 0.5), line("seat 2", 0.5), line("seat 3", 0.5)],
        };
        let svg = curve.svg();
        assert!(["seat 1", "seat 2", "seat 3"].iter().all(|label| svg.contains(label)));
        // Two points and one beside the name each.
        assert_eq!(svg.matches("<circle").count(), 3);
        assert_eq!(svg.matches("<polygon").count(), 3);
    }
}
