//! How views look, and what a player points at.

use std::collections::BTreeSet;

use crosstable_core::{Art, Game, Layout, LayoutCell, Play, Token};

use crate::trail::Trail;

/// Columns of the narrowest terminal that a board must fit.
const COLUMNS: u16 = 80;

/// For every viewer the board fits and is drawn in plain characters. Every legal move can be pointed at: its targets are
/// on the layout of the seat to move, its path leads back to it, and the choices list each move.
pub(crate) fn check<G: Game>(trail: &Trail<G>) -> Result<(), String> {
    let position = &trail.position;
    for viewer in trail.viewers() {
        let layout = position.layout_for(viewer);
        look(&layout).map_err(|what| format!("layout of {viewer:?}: {what}"))?;
        let text = layout.text_board(ToString::to_string);
        if text.trim().is_empty() {
            return Err(format!("{viewer:?} sees an empty text board"));
        }
        if layout.seats.len() != usize::from(position.players()) {
            return Err(format!("layout of {viewer:?}: {} lines for the seats", layout.seats.len()));
        }
        if position.actor().seat().is_some_and(|seat| viewer.is(seat)) {
            targets(position, &layout)?;
        }
    }
    Ok(())
}

fn look(layout: &Layout) -> Result<(), String> {
    let (width, _) = layout.size();
    if width > COLUMNS {
        return Err(format!("the board is {width} columns wide"));
    }
    let open = layout.seats.iter().flat_map(|seat| &seat.open);
    let beside = layout.hand.iter().chain(&layout.actions).chain(open);
    for cell in &layout.board {
        fits(cell, cell.art.as_ref(), true)?;
        if cell.target.is_some() && cell.art.is_none() && cell.words.is_none() {
            return Err(format!("an empty cell is a target: {cell:?}"));
        }
    }
    for cell in beside {
        fits(cell, cell.art.as_ref(), false)?;
        if cell.art.is_none() && cell.words.is_none() || cell.target.is_some() && cell.label.is_none() {
            return Err(format!("a cell beside the board has no content or no label: {cell:?}"));
        }
    }
    let known = layout.targets();
    for part in layout.areas.values().flatten() {
        if !known.contains(part) {
            return Err(format!("an area covers {part}, which is not on the board"));
        }
    }
    Ok(())
}

fn fits(cell: &LayoutCell, art: Option<&Art>, on_board: bool) -> Result<(), String> {
    for art in art.into_iter().chain(&cell.ghost) {
        if let Some(odd) = art.ascii().chars().find(|c| !c.is_ascii_graphic() && !matches!(c, ' ' | '\n')) {
            return Err(format!("{odd:?} is not plain ASCII: {cell:?}"));
        }
        for text in [art.ascii(), art.unicode()] {
            let wide = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            let high = text.lines().count();
            if on_board && (wide > cell.width.into() || high > cell.height.into()) {
                return Err(format!("the characters are {wide} by {high}: {cell:?}"));
            }
        }
    }
    Ok(())
}

fn targets<G: Game>(position: &G, layout: &Layout) -> Result<(), String> {
    let known = layout.targets();
    let legal = position.legal();
    for mv in legal.iter() {
        let paths = mv.paths();
        if paths.is_empty() {
            return Err(format!("there is no path to {mv}"));
        }
        for path in paths {
            if let Some(target) = path.iter().find(|target| !known.contains(target)) {
                return Err(format!("{target}, a step of {mv}, is not on the layout"));
            }
            if G::Move::from_path(&path) != Some(*mv) {
                return Err(format!("the path {path:?} of {mv} leads elsewhere"));
            }
        }
    }
    let listed = position.choices().map(|choices| choices.moves()).unwrap_or_default();
    let (mut chosen, mut tokens) = (BTreeSet::new(), BTreeSet::new());
    for (path, token) in listed {
        if G::Move::from_path(&path).map(|mv| mv.to_string()).as_ref() != Some(&token) {
            return Err(format!("the choices lead by {path:?} to {token}"));
        }
        chosen.insert(token);
    }
    tokens.extend(legal.iter().map(ToString::to_string));
    if chosen != tokens {
        let missing: Vec<_> = tokens.symmetric_difference(&chosen).collect();
        return Err(format!("choices and legal moves differ: {missing:?}"));
    }
    Ok(())
}
