//! The ladder: how often each bot wins, with its confidence interval.

use plotters::style::text_anchor::HPos;

use super::{COLOURS, Canvas, DrawResult, GRID, MUTED, TEXT, render_svg};
use crate::Share;

/// A chart of win rates with their intervals.
///
/// ```
/// use crosstable_arena::{Ladder, Rung, Share};
/// let share = Share::wilson(61.0, 100.0).unwrap();
/// let rung = Rung { label: "hard against normal".into(), share, even: 0.5, note: "Elo +78".into() };
/// let ladder = Ladder { title: "Crosswise".into(), subtitle: "100 games".into(), rungs: vec![rung] };
/// assert!(ladder.svg().contains("61.0 %"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// The game.
    pub title: String,
    /// The conditions.
    pub subtitle: String,
    /// From top to bottom.
    pub rungs: Vec<Rung>,
}

/// One line of the ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// The bot and its opponents.
    pub label: String,
    /// Its win rate.
    pub share: Share,
    /// Its win rate if all were equally strong.
    pub even: f64,
    /// A remark.
    pub note: String,
}

const WIDTH: i32 = 860;
const LEFT: i32 = 240;
const RIGHT: i32 = 630;
const TOP: i32 = 104;
const STEP: i32 = 40;

impl Ladder {
    /// Renders the chart.
    pub fn svg(&self) -> String {
        let height = TOP + STEP * self.rungs.len() as i32 + 44;
        render_svg(&format!("{}: {}", self.title, self.subtitle), (WIDTH, height), |canvas| {
            self.draw(canvas, height)
        })
    }

    fn draw(&self, canvas: &Canvas<'_>, height: i32) -> DrawResult {
        canvas.bold(&self.title, (24, 30), 20, HPos::Left)?;
        canvas.text(&self.subtitle, (24, 56), 13, MUTED, HPos::Left)?;
        canvas.text("won of decided games", (LEFT, 84), 12, MUTED, HPos::Left)?;
        canvas.text("95 % interval", (RIGHT + 92, 84), 12, MUTED, HPos::Left)?;
        let bottom = height - 36;
        for percent in [0, 25, 50, 75, 100] {
            let x = x_of(f64::from(percent) / 100.0);
            canvas.line((x, TOP - 6), (x, bottom), GRID, 1)?;
            canvas.text(&format!("{percent} %"), (x, bottom + 14), 12, MUTED, HPos::Center)?;
        }
        for (index, rung) in self.rungs.iter().enumerate() {
            rung.draw(canvas, TOP + STEP / 2 + STEP * index as i32)?;
        }
        Ok(())
    }
}

impl Rung {
    fn draw(&self, canvas: &Canvas<'_>, y: i32) -> DrawResult {
        let Share { rate, low, high } = self.share;
        let colour = COLOURS[0];
        let label: String = self.label.chars().take(34).collect();
        canvas.text(&label, (LEFT - 16, y), 14, TEXT, HPos::Right)?;
        let even = x_of(self.even);
        canvas.dashed((even, y - STEP / 2 + 3), (even, y + STEP / 2 - 3), MUTED)?;
        canvas.line((x_of(low), y), (x_of(high), y), colour, 3)?;
        for end in [low, high] {
            canvas.line((x_of(end), y - 7), (x_of(end), y + 7), colour, 2)?;
        }
        canvas.marker(0, (x_of(rate), y), 6)?;
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        canvas.bold(&format!("{} %", percent(rate)), (RIGHT + 18, y), 14, HPos::Left)?;
        let range = format!("{} to {}", percent(low), percent(high));
        canvas.text(&range, (RIGHT + 92, y - 8), 12, MUTED, HPos::Left)?;
        canvas.text(&self.note, (RIGHT + 92, y + 8), 12, MUTED, HPos::Left)
    }
}

fn x_of(share: f64) -> i32 {
    LEFT + (share.clamp(0.0, 1.0) * f64::from(RIGHT - LEFT)).round() as i32
}
