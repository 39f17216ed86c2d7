//! The legal moves to pick from, step by step: a piece, then places. Typing searches among them.

use std::collections::{HashMap, HashSet};

use crosstable_core::{Choices, Layout, Path, Target};

use crate::geometry::{Direction, Place};

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) path: Path,
    pub(crate) token: String,
    /// Each step in words.
    pub(crate) steps: Vec<String>,
}

impl Choice {
    /// The steps after the first so many, in words.
    pub(crate) fn words_after(&self, steps: usize) -> String {
        self.steps.get(steps..).unwrap_or_default().join(" → ")
    }
}

/// The legal moves to pick from.
#[derive(Clone, Debug, Default)]
pub(crate) struct MovePicker {
    /// In the order in which they stand on the table: the hand first, then the board, then the buttons.
    all: Vec<Choice>,
    /// The same as they came.
    legal: Vec<(Path, String)>,
    places: HashMap<Target, Place>,
    /// The search.
    pub(crate) typed: String,
    /// The steps that are taken.
    path: Path,
    /// What the next step would be.
    cursor: Option<Target>,
}

impl MovePicker {
    /// Offers these moves. What is picked stays picked if that is still possible.
    pub(crate) fn offer(
        &mut self,
        layout: &Layout,
        legal: Option<&Choices>,
        words: impl Fn(&Target, bool) -> String,
    ) {
        let moves = legal.map(Choices::moves).unwrap_or_default();
        let same = self.legal == moves;
        self.legal.clone_from(&moves);
        let order = order(layout);
        let mut all: Vec<Choice> = moves
            .into_iter()
            .map(|(path, token)| {
                let last = path.len().saturating_sub(1);
                let steps = path.iter().enumerate();
                let steps = steps.map(|(step, target)| words(target, step > 0 && step == last)).collect();
                Choice { path, token, steps }
            })
            .collect();
        let place = |target: &Target| order.get(target).copied().unwrap_or((u8::MAX, 0, 0));
        all.sort_by_cached_key(|choice| {
            choice.path.iter().map(|target| (place(target), target.clone())).collect::<Vec<_>>()
        });
        let targets = all.iter().flat_map(|choice| &choice.path);
        self.places =
            targets.filter_map(|target| Some((target.clone(), Place::of(layout, target)?))).collect();
        self.all = all;
        if !same {
            self.typed.clear();
            let (piece, place) = (self.piece().cloned(), self.cursor.take());
            self.path.clear();
            let pieces = self.next();
            let piece =
                piece.filter(|piece| pieces.contains(&piece)).or_else(|| pieces.first().copied().cloned());
            self.take_piece(piece, place);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The moves to list, each once even if it can be made in two ways.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = &Choice> {
        let mut known = HashSet::new();
        self.fitting().filter(move |choice| known.insert(&choice.token))
    }

    /// Whether a move begins with this letter.
    pub(crate) fn begins_with(&self, letter: char) -> bool {
        self.all.iter().any(|choice| choice.token.starts_with(letter))
    }

    fn fits(&self, choice: &Choice) -> bool {
        let words = choice.words_after(0).to_lowercase();
        let typed = self.typed.to_lowercase();
        typed.split_whitespace().all(|part| choice.token.contains(part) || words.contains(part))
    }

    fn fitting(&self) -> impl Iterator<Item = &Choice> {
        self.all.iter().filter(|choice| self.fits(choice))
    }

    /// The moves to list: those that go on from the steps taken, or all that match the search.
    pub(crate) fn shown(&self) -> Vec<&Choice> {
        let searching = !self.typed.is_empty();
        self.fitting().filter(|choice| searching || choice.path.starts_with(&self.path)).collect()
    }

    /// What can be pointed at after these steps.
    fn next_after(&self, path: &[Target]) -> Vec<&Target> {
        let mut next: Vec<&Target> = Vec::new();
        for choice in self.fitting().filter(|choice| choice.path.starts_with(path)) {
            if let Some(target) = choice.path.get(path.len())
                && !next.contains(&target)
            {
                next.push(target);
            }
        }
        next
    }

    /// What can be pointed at now.
    pub(crate) fn next(&self) -> Vec<&Target> {
        self.next_after(&self.path)
    }

    /// What can be picked first.
    pub(crate) fn pieces(&self) -> Vec<&Target> {
        self.next_after(&[])
    }

    /// What is picked first.
    pub(crate) fn piece(&self) -> Option<&Target> {
        self.path.first().or(self.cursor.as_ref())
    }

    /// The steps that are taken.
    pub(crate) fn path(&self) -> &[Target] {
        &self.path
    }

    /// What the next step would be.
    pub(crate) fn cursor(&self) -> Option<&Target> {
        self.cursor.as_ref()
    }

    /// The move that would be played: the steps taken and the cursor.
    pub(crate) fn chosen(&self) -> Option<&Choice> {
        let cursor = self.cursor.as_ref()?;
        self.fitting().find(|choice| matches!(choice.path.split_last(), Some((last, path)) if last == cursor && path == self.path))
    }

    /// Whether a move ends with this step.
    pub(crate) fn is_last(&self, target: &Target) -> bool {
        let ends = |choice: &Choice| {
            choice.path.len() == self.path.len() + 1 && choice.path.ends_with(std::slice::from_ref(target))
        };
        self.all.iter().any(|choice| choice.path.starts_with(&self.path) && ends(choice))
    }

    /// Takes the step at the cursor, unless that is the last one of a move. False if there is nothing to take.
    pub(crate) fn advance(&mut self) -> bool {
        let Some(target) = self.cursor.clone().filter(|target| !self.is_last(target)) else { return false };
        self.path.push(target);
        self.point_at(None);
        true
    }

    /// Goes one step back. False if none is taken.
    pub(crate) fn back(&mut self) -> bool {
        let Some(last) = self.path.pop() else { return false };
        self.cursor = Some(last);
        true
    }

    /// Picks a piece, and points at this place if the piece can go there.
    fn take_piece(&mut self, piece: Option<Target>, place: Option<Target>) {
        self.path.clear();
        self.cursor = piece;
        if let Some(target) = self.cursor.clone().filter(|target| !self.is_last(target)) {
            self.path.push(target);
            self.point_at(place);
        }
    }

    /// Points at this target if it can be pointed at, else at the one in the middle of those that can.
    fn point_at(&mut self, target: Option<Target>) {
        let next = self.next();
        let wanted = target.filter(|target| next.contains(&target));
        let places = || next.iter().filter_map(|target| Some((*target, *self.places.get(*target)?)));
        let middle = || Place::most_central(places()).or(next.first().copied()).cloned();
        self.cursor = wanted.or_else(middle);
    }

    /// Picks another piece. The cursor stays where it is if the piece can go there.
    pub(crate) fn pick(&mut self, piece: &Target) {
        let place = self.cursor.take();
        self.take_piece(Some(piece.clone()), place);
    }

    /// Picks the next piece, or the one before, round and round.
    pub(crate) fn step_piece(&mut self, by: isize) {
        let pieces = self.pieces();
        let at = self.piece().and_then(|piece| pieces.iter().position(|known| *known == piece));
        let next = at.map_or(0, |at| (at as isize + by).rem_euclid(pieces.len() as isize) as usize);
        if let Some(piece) = pieces.get(next).copied().cloned() {
            self.pick(&piece);
        }
    }

    /// Moves the cursor to the next legal place in this direction; beside the board, to the next one of the row.
    pub(crate) fn step(&mut self, direction: Direction) {
        let next = self.next();
        let here = self.cursor.as_ref().and_then(|cursor| self.places.get(cursor));
        let places = next.iter().filter_map(|target| Some((*target, *self.places.get(*target)?)));
        let found = match here {
            Some(here) => here.nearest(direction, places).cloned(),
            None if self.path.is_empty() => return self.step_piece(direction.sign()),
            None => None,
        };
        let beside = || {
            let all_on_board = next.iter().all(|target| self.places.contains_key(*target));
            let at = next
                .iter()
                .position(|target| Some(*target) == self.cursor.as_ref())
                .filter(|_| !all_on_board)?;
            next.get(at.checked_add_signed(direction.sign())?).copied().cloned()
        };
        if let Some(target) = found.or_else(beside) {
            self.cursor = Some(target);
        }
    }

    /// Points at this target, which is one of the next ones; takes the step if the move goes on.
    pub(crate) fn point(&mut self, target: &Target) {
        self.cursor = Some(target.clone());
        self.advance();
    }

    /// Chooses the move with this token, and clears the search if that hides it.
    pub(crate) fn choose(&mut self, token: &str) {
        let Some(choice) = self.all.iter().find(|choice| choice.token == token).cloned() else { return };
        if !self.fits(&choice) {
            self.typed.clear();
        }
        self.path = choice.path;
        self.cursor = self.path.pop();
    }

    /// Chooses the listed move that is so many further.
    pub(crate) fn step_shown(&mut self, by: isize) {
        let shown = self.shown();
        let Some(last) = shown.len().checked_sub(1) else { return };
        let index = self.shown_index().saturating_add_signed(by).min(last);
        let token = shown[index].token.clone();
        self.choose(&token);
    }

    /// The number of the listed move at which the cursor is.
    pub(crate) fn shown_index(&self) -> usize {
        let at_cursor = |choice: &&Choice| {
            choice.path.starts_with(&self.path) && choice.path.get(self.path.len()) == self.cursor.as_ref()
        };
        self.shown().iter().position(at_cursor).unwrap_or(0)
    }

    pub(crate) fn type_char(&mut self, letter: char) {
        self.typed.push(letter);
        self.choose_match();
    }

    pub(crate) fn backspace(&mut self) {
        self.typed.pop();
        self.choose_match();
    }

    pub(crate) fn clear_search(&mut self) {
        self.typed.clear();
        self.choose_match();
    }

    /// Chooses the move that was typed in full, else one that begins so, else one that matches.
    fn choose_match(&mut self) {
        let found = {
            let exact = self.all.iter().find(|choice| choice.token == self.typed);
            let begun = self
                .all
                .iter()
                .find(|choice| !self.typed.is_empty() && choice.token.starts_with(&self.typed));
            let found = exact.or(begun).or_else(|| self.chosen()).or_else(|| self.fitting().next());
            found.map(|choice| choice.token.clone())
        };
        if let Some(token) = found {
            self.choose(&token);
        } else {
            self.path.clear();
            self.cursor = None;
        }
    }
}

/// Where targets stand: in the hand, on the board by line and column, among the buttons.
fn order(layout: &Layout) -> HashMap<&Target, (u8, u16, u16)> {
    let beside = [(0, &layout.hand), (2, &layout.actions)].into_iter().flat_map(|(group, cells)| {
        cells.iter().zip(0..).map(move |(cell, index)| (cell.target.as_ref(), (group, 0, index)))
    });
    let board = layout.board.iter().map(|cell| (cell.target.as_ref(), (1, cell.y, cell.x)));
    let mut order = HashMap::new();
    for (target, place) in beside.chain(board) {
        if let Some(target) = target {
            order.entry(target).or_insert(place);
        }
    }
    for (area, parts) in &layout.areas {
        if let Some(place) = parts.first().and_then(|first| order.get(first).copied()) {
            order.insert(area, place);
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, VecDeque};

    use crosstable_core::LayoutCell;

    use super::*;

    const ARROWS: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// A board of 6 × 6 cells, two tiles in the hand and a button.
    fn layout() -> Layout {
        let target = |name: &str| LayoutCell::beside().target(Target::from(name));
        let cell = |(x, y): (u16, u16)| {
            let name = format!("{}{}", char::from(b'a' + x as u8), y + 1);
            LayoutCell::at(x * 12, y * 2).size(11, 1).target(Target::of(name))
        };
        Layout {
            board: (0..36).map(|index| cell((index % 6, index / 6))).collect(),
            hand: vec![target("sun"), target("star"), target("swap")],
            actions: vec![target("pass")],
            ..Layout::default()
        }
    }

    fn offered(moves: &[(&str, &str)]) -> MovePicker {
        let path = |steps: &str| steps.split(' ').map(Target::from).collect();
        let legal = Choices::of(moves.iter().map(|(steps, token)| (path(steps), (*token).to_owned())));
        let mut picker = MovePicker::default();
        picker.offer(&layout(), Some(&legal), |target, _| target.to_string());
        picker
    }

    const SOME: [(&str, &str); 6] = [
        ("pass", "pass"),
        ("star a1", "star@a1"),
        ("sun a1", "sun@a1"),
        ("sun a2", "sun@a2"),
        ("sun c3", "sun@c3"),
        ("swap b1 b2", "swap:b1-b2"),
    ];

    fn token(picker: &MovePicker) -> Option<&str> {
        picker.chosen().map(|choice| choice.token.as_str())
    }

    #[test]
    fn pieces_come_in_the_order_of_the_table_and_go_round() {
        let mut picker = offered(&SOME);
        let pieces: Vec<String> = picker.pieces().iter().map(ToString::to_string).collect();
        assert_eq!(pieces, ["sun", "star", "swap", "pass"]);
        picker.step_piece(-1);
        assert_eq!(token(&picker), Some("pass"), "a button has no places");
        picker.step_piece(1);
        assert_eq!(token(&picker), Some("sun@a2"), "the place in the middle");
        picker.step(Direction::Up);
        picker.step_piece(1);
        assert_eq!(token(&picker), Some("star@a1"), "the cursor stays where it is");
    }

    #[test]
    fn a_move_of_three_steps_is_picked_step_by_step() {
        let mut picker = offered(&SOME);
        picker.pick(&Target::new("swap"));
        assert_eq!((token(&picker), picker.cursor()), (None, Some(&Target::new("b1"))));
        assert!(picker.advance());
        assert_eq!(token(&picker), Some("swap:b1-b2"));
        assert!(!picker.advance(), "the last step is played, not taken");
        assert!(picker.back() && picker.back() && !picker.back());
        assert_eq!(picker.cursor(), Some(&Target::new("swap")));
    }

    #[test]
    fn typing_leaves_what_fits_and_a_whole_token_is_chosen() {
        let mut picker = offered(&SOME);
        "a1".chars().for_each(|letter| picker.type_char(letter));
        assert_eq!(picker.tokens().count(), 2);
        assert_eq!(token(&picker), Some("sun@a1"), "the first piece, in the order of the table");
        picker.clear_search();
        "star@a1".chars().for_each(|letter| picker.type_char(letter));
        assert_eq!(token(&picker), Some("star@a1"));
        picker.type_char('x');
        assert_eq!((token(&picker), picker.tokens().count()), (None, 0));
        picker.backspace();
        assert_eq!(token(&picker), Some("star@a1"));
    }

    #[test]
    fn the_same_moves_leave_the_choice_as_it_is() {
        let mut picker = offered(&SOME);
        picker.choose("star@a1");
        let again = picker.clone();
        let legal = Choices::of(again.legal.clone());
        picker.offer(&layout(), Some(&legal), |target, _| target.to_string());
        assert_eq!(token(&picker), Some("star@a1"));
        let fewer = Choices::of(again.legal.into_iter().filter(|(path, _)| path[0].as_str() != "star"));
        picker.offer(&layout(), Some(&fewer), |target, _| target.to_string());
        assert_eq!(token(&picker), Some("sun@a1"), "another piece goes to the same place");
    }

    /// Every legal place can be reached with the arrow keys.
    #[test]
    fn arrows_reach_every_place() {
        for step in 1..11 {
            let cells = layout().board.into_iter().step_by(step).filter_map(|cell| cell.target);
            let moves: Vec<(String, String)> =
                cells.map(|cell| (format!("sun {cell}"), format!("sun@{cell}"))).collect();
            let moves: Vec<(&str, &str)> = moves.iter().map(|(path, token)| (&**path, &**token)).collect();
            let picker = offered(&moves);
            let mut found = BTreeSet::from([token(&picker).map(str::to_owned)]);
            let mut queue = VecDeque::from([picker]);
            while let Some(picker) = queue.pop_front() {
                for arrow in ARROWS {
                    let mut next = picker.clone();
                    next.step(arrow);
                    if found.insert(token(&next).map(str::to_owned)) {
                        queue.push_back(next);
                    }
                }
            }
            assert_eq!(found.len(), moves.len(), "every {step}. cell");
        }
    }
}
