//! The curve: what each seat could expect, move by move.

use plotters::style::text_anchor::HPos;

use super::{COLOURS, Drawn, GRID, INK, QUIET, Sheet, picture};

/// A picture of expectations over the moves of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// Which game.
    pub title: String,
    /// Who judged it.
    pub subtitle: String,
    /// What the height says.
    pub axis: String,
    /// What an even game is worth.
    pub even: f64,
    /// The last step of the game.
    pub steps: usize,
    /// One for each seat that is shown.
    pub lines: Vec<Line>,
}

/// The expectations of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Whose.
    pub label: String,
    /// Steps and what was expected there, from 0 to 1.
    pub points: Vec<(usize, f64)>,
}

const WIDTH: i32 = 860;
const HEIGHT: i32 = 420;
const LEFT: i32 = 72;
const RIGHT: i32 = 690;
const TOP: i32 = 104;
const BOTTOM: i32 = 364;

impl Curve {
    /// The picture.
    pub fn svg(&self) -> String {
        picture(&format!("{}: {}", self.title, self.axis), (WIDTH, HEIGHT), |sheet| self.draw(sheet))
    }

    fn draw(&self, sheet: &Sheet<'_>) -> Drawn {
        sheet.bold(&self.title, (24, 30), 20, HPos::Left)?;
        sheet.text(&self.subtitle, (24, 56), 13, QUIET, HPos::Left)?;
        sheet.text(&self.axis, (24, 84), 12, QUIET, HPos::Left)?;
        for percent in [0, 25, 50, 75, 100] {
            let y = up(f64::from(percent) / 100.0);
            sheet.line((LEFT, y), (RIGHT, y), GRID, 1)?;
            sheet.text(&format!("{percent} %"), (LEFT - 10, y), 12, QUIET, HPos::Right)?;
        }
        sheet.dashed((LEFT, up(self.even)), (RIGHT, up(self.even)), QUIET)?;
        for step in ticks(self.first(), self.steps) {
            let x = self.along(step);
            sheet.line((x, BOTTOM), (x, BOTTOM + 5), QUIET, 1)?;
            sheet.text(&step.to_string(), (x, BOTTOM + 16), 12, QUIET, HPos::Center)?;
        }
        sheet.text("step of the record", (RIGHT, BOTTOM + 36), 12, QUIET, HPos::Right)?;
        for (number, line) in self.lines.iter().enumerate() {
            self.line(sheet, number, line)?;
        }
        self.labels(sheet)
    }

    /// The first step that is shown: dealing is nobody's decision.
    fn first(&self) -> usize {
        let firsts = self.lines.iter().filter_map(|line| line.points.first());
        firsts.map(|(step, _)| *step).min().unwrap_or_default().min(self.steps)
    }

    fn along(&self, step: usize) -> i32 {
        let first = self.first();
        let share = (step - first) as f64 / (self.steps - first).max(1) as f64;
        LEFT + (share * f64::from(RIGHT - LEFT)).round() as i32
    }

    fn line(&self, sheet: &Sheet<'_>, number: usize, line: &Line) -> Drawn {
        let points: Vec<_> =
            line.points.iter().map(|(step, worth)| (self.along(*step), up(*worth))).collect();
        sheet.path(points.clone(), COLOURS[number % COLOURS.len()], 2)?;
        points.into_iter().try_for_each(|point| sheet.sign(number, point, 4))
    }

    /// Names at the right, each beside the end of its line where there is room, else a little above or below.
    fn labels(&self, sheet: &Sheet<'_>) -> Drawn {
        const ROOM: i32 = 20;
        let ends = self.lines.iter().enumerate().filter_map(|(number, line)| {
            line.points.last().map(|(_, worth)| (up(*worth), number, &line.label))
        });
        let mut ends: Vec<_> = ends.collect();
        ends.sort_unstable();
        for index in 1..ends.len() {
            ends[index].0 = ends[index].0.max(ends[index - 1].0 + ROOM);
        }
        let over = ends.last().map_or(0, |(y, ..)| (y - BOTTOM).max(0));
        for (y, number, label) in ends {
            sheet.sign(number, (RIGHT + 16, y - over), 4)?;
            let label: String = label.chars().take(20).collect();
            sheet.text(&label, (RIGHT + 28, y - over), 13, INK, HPos::Left)?;
        }
        Ok(())
    }
}

fn up(worth: f64) -> i32 {
    BOTTOM - (worth.clamp(0.0, 1.0) * f64::from(BOTTOM - TOP)).round() as i32
}

/// Round numbers within these, up to ten of them.
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
    fn every_seat_has_its_name_and_its_sign() {
        let line = |label: &str, worth| Line { label: label.into(), points: vec![(1, 0.4), (9, worth)] };
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
