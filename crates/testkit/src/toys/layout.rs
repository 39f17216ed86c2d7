//! The layout of a toy: its text board, and a button for every token.

use std::fmt::Display;

use crosstable_core::{Align, Layout, LayoutCell, Message, Seat, SeatLine, Target, Token, ViewHead};

/// Lays a toy out.
pub fn plain_layout<V: Display + ViewHead, M: Token>(view: &V, players: u8, moves: &[M]) -> Layout {
    let text = view.to_string();
    let line = |(y, line): (usize, &str)| {
        LayoutCell::at(0, y as u16).size(line.chars().count().max(1) as u16, 1).align(Align::Left).art(line)
    };
    let button = |mv: &M| {
        let words = Message::new("toy-move").text("token", mv);
        LayoutCell::beside().words(words.clone()).label(words).target(Target::of(mv))
    };
    Layout {
        board: text.lines().enumerate().map(line).collect(),
        actions: moves.iter().filter(|mv| !mv.is_chance()).map(button).collect(),
        seats: Seat::all(players)
            .map(|seat| SeatLine { seat, text: Message::new("toy-seat"), open: Vec::new() })
            .collect(),
        turn: view.head().actor.seat(),
        ..Layout::default()
    }
}

/// Describes a toy's step by its token.
pub fn plain_message<M: Token>(step: Option<M>) -> Message {
    step.map_or(Message::new("toy-hidden"), |step| Message::new("toy-step").text("token", step))
}
