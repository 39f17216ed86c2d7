//! The board, with what may be done on it.

use std::collections::HashSet;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::App;
use crate::games::ways;
use crate::picture::Spot;

/// Draws the board in the middle of an area; as much of it as fits, so that the chosen move can be seen.
pub(super) fn draw(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let (width, height) = (app.picture.width(), app.picture.height());
    let game = app.game();
    let ways = ways(&game);
    let spots = |tokens: &[&str]| -> Vec<Spot> {
        let places = tokens.iter().flat_map(|token| ways.places(token));
        places.filter_map(|place| app.picture.places.get(&place)).flatten().copied().collect()
    };
    let shown = app.moves.shown();
    let open: HashSet<Spot> = spots(&shown).into_iter().collect();
    let chosen: HashSet<Spot> = spots(app.moves.chosen().as_slice()).into_iter().collect();
    let last: HashSet<Spot> =
        app.sitting.last_move().map(|(_, token)| spots(&[token])).into_iter().flatten().collect();
    let focus = chosen.iter().chain(&last).next().copied();
    let left = offset(width, area.width, app.shift.0, focus.map(|spot| spot.x + spot.width / 2));
    let top = offset(height, area.height, app.shift.1, focus.map(|spot| spot.y));
    let shown = Rect {
        x: area.x + area.width.saturating_sub(width) / 2,
        y: area.y + area.height.saturating_sub(height) / 3,
        width: area.width.min(width),
        height: area.height.min(height),
    };
    let buffer = frame.buffer_mut();
    let within = |spots: &HashSet<Spot>, x: u16, y: u16| spots.iter().any(|spot| spot.contains(x, y));
    for dy in 0..shown.height {
        let y = top + dy;
        let Some(line) = app.picture.lines.get(usize::from(y)) else { continue };
        for dx in 0..shown.width {
            let x = left + dx;
            let Some((c, ink)) = line.get(usize::from(x)) else { continue };
            let style: Style = app.look.style(*ink);
            let style = if within(&chosen, x, y) {
                app.look.chosen(style)
            } else if within(&open, x, y) {
                app.look.open_place(*ink)
            } else if within(&last, x, y) {
                app.look.last(style)
            } else {
                style
            };
            buffer[(shown.x + dx, shown.y + dy)].set_char(*c).set_style(style);
        }
    }
    // Signs at the edges say that there is more.
    let more = app.look.warning();
    if top > 0 {
        buffer.set_string(shown.right().saturating_sub(1), shown.y, app.look.sign("↑", "^"), more);
    }
    if top + shown.height < height {
        buffer.set_string(shown.right().saturating_sub(1), shown.bottom() - 1, app.look.sign("↓", "v"), more);
    }
    app.shift = (clamp_shift(app.shift.0, width, area.width), clamp_shift(app.shift.1, height, area.height));
    app.hits.board = Some((shown, left, top));
}

/// Which character of the board is first: such that the focus is in the middle, moved by hand.
fn offset(whole: u16, room: u16, shift: i16, focus: Option<u16>) -> u16 {
    let most = whole.saturating_sub(room);
    let wished = focus.map_or(most / 2, |focus| focus.saturating_sub(room / 2)).min(most);
    wished.saturating_add_signed(shift).min(most)
}

/// Moving by hand farther than there is anything to see is forgotten.
fn clamp_shift(shift: i16, whole: u16, room: u16) -> i16 {
    let most = whole.saturating_sub(room) as i16;
    shift.clamp(-most, most)
}
