//! The ladder: how often each bot wins, with the interval in which the truth lies.

use plotters::style::text_anchor::HPos;

use super::{COLOURS, Drawn, GRID, INK, QUIET, Sheet, picture};
use crate::Share;

/// A picture of win rates with their intervals.
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
    /// What was played.
    pub title: String,
    /// How.
    pub subtitle: String,
    /// From top to bottom.
    pub rungs: Vec<Rung>,
}

/// One line of the ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Who, against whom.
    pub label: String,
    /// How often it wins.
    pub share: Share,
    /// How often it would win if all were equally strong.
    pub even: f64,
    /// What else there is to say.
    pub note: String,
}

const WIDTH: i32 = 860;
const LEFT: i32 = 240;
const RIGHT: i32 = 630;
const TOP: i32 = 104;
const STEP: i32 = 40;

impl Ladder {
    /// The picture.
    pub fn svg(&self) -> String {
        let height = TOP + STEP * self.rungs.len() as i32 + 44;
        picture(&format!("{}: {}", self.title, self.subtitle), (WIDTH, height), |sheet| {
            self.draw(sheet, height)
        })
    }

    fn draw(&self, sheet: &Sheet<'_>, height: i32) -> Drawn {
        sheet.bold(&self.title, (24, 30), 20, HPos::Left)?;
        sheet.text(&self.subtitle, (24, 56), 13, QUIET, HPos::Left)?;
        sheet.text("won of decided games", (LEFT, 84), 12, QUIET, HPos::Left)?;
        sheet.text("95 % interval", (RIGHT + 92, 84), 12, QUIET, HPos::Left)?;
        let bottom = height - 36;
        for percent in [0, 25, 50, 75, 100] {
            let x = across(f64::from(percent) / 100.0);
            sheet.line((x, TOP - 6), (x, bottom), GRID, 1)?;
            sheet.text(&format!("{percent} %"), (x, bottom + 14), 12, QUIET, HPos::Center)?;
        }
        for (index, rung) in self.rungs.iter().enumerate() {
            rung.draw(sheet, TOP + STEP / 2 + STEP * index as i32)?;
        }
        Ok(())
    }
}

impl Rung {
    fn draw(&self, sheet: &Sheet<'_>, y: i32) -> Drawn {
        let Share { rate, low, high } = self.share;
        let colour = COLOURS[0];
        let label: String = self.label.chars().take(34).collect();
        sheet.text(&label, (LEFT - 16, y), 14, INK, HPos::Right)?;
        let even = across(self.even);
        sheet.dashed((even, y - STEP / 2 + 3), (even, y + STEP / 2 - 3), QUIET)?;
        sheet.line((across(low), y), (across(high), y), colour, 3)?;
        for end in [low, high] {
            sheet.line((across(end), y - 7), (across(end), y + 7), colour, 2)?;
        }
        sheet.sign(0, (across(rate), y), 6)?;
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        sheet.bold(&format!("{} %", percent(rate)), (RIGHT + 18, y), 14, HPos::Left)?;
        let range = format!("{} to {}", percent(low), percent(high));
        sheet.text(&range, (RIGHT + 92, y - 8), 12, QUIET, HPos::Left)?;
        sheet.text(&self.note, (RIGHT + 92, y + 8), 12, QUIET, HPos::Left)
    }
}

fn across(share: f64) -> i32 {
    LEFT + (share.clamp(0.0, 1.0) * f64::from(RIGHT - LEFT)).round() as i32
}
