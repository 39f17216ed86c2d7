//! The legal moves to pick from: in groups, searched by typing, one of them chosen.

use crosstable_texts::Lang;

use crate::games::renderer;
use crate::words::describe;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Move {
    token: String,
    words: String,
    group: usize,
}

/// The legal moves to pick from.
#[derive(Clone, Debug, Default)]
pub(crate) struct MovePicker {
    all: Vec<Move>,
    /// The names of the groups, as tokens begin and as people say.
    groups: Vec<(String, String)>,
    /// The search.
    pub(crate) typed: String,
    /// The chosen group and the chosen move within what is shown of it.
    group: usize,
    index: usize,
    legal: Vec<String>,
}

impl MovePicker {
    /// Lists these moves. The choice stays if they are the same as before.
    pub(crate) fn offer(&mut self, game: &str, legal: &[String], lang: Lang) {
        let renderer = renderer(game);
        let same = self.legal == legal;
        let before = self.groups.get(self.group).map(|(key, _)| key.clone());
        self.legal = legal.to_vec();
        let mut tokens = legal.to_vec();
        let rank = |token: &str| renderer.rank(&renderer.group(token));
        tokens.sort_by_cached_key(|token| (rank(token), natural(token)));
        self.groups.clear();
        self.all.clear();
        for played in tokens {
            let key = renderer.group(&played);
            let group = self.groups.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
                let name = renderer.group_name(&key, lang);
                self.groups.push((key, name));
                self.groups.len() - 1
            });
            self.all.push(Move { words: describe(game, &played, lang), token: played, group });
        }
        if !same {
            self.typed.clear();
            self.index = 0;
            let again = before.and_then(|before| self.groups.iter().position(|(key, _)| *key == before));
            self.group = again.unwrap_or(0);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Whether a move begins with this letter.
    pub(crate) fn begins_with(&self, letter: char) -> bool {
        self.all.iter().any(|offer| offer.token.starts_with(letter))
    }

    fn fits(&self, offer: &Move) -> bool {
        let words = offer.words.to_lowercase();
        self.typed
            .to_lowercase()
            .split_whitespace()
            .all(|part| offer.token.contains(part) || words.contains(part))
    }

    /// The groups that still have moves after typing: number, name, how many, whether it is chosen.
    pub(crate) fn shown_groups(&self) -> Vec<(usize, &str, usize, bool)> {
        let groups = self.groups.iter().enumerate().map(|(group, (_, name))| {
            let count = self.all.iter().filter(|offer| offer.group == group && self.fits(offer)).count();
            (group, name.as_str(), count, group == self.group)
        });
        groups.filter(|(_, _, count, _)| *count > 0).collect()
    }

    /// The moves of the chosen group that match the search; those first that begin with it.
    pub(crate) fn shown(&self) -> Vec<&str> {
        let fit = self.all.iter().filter(|offer| offer.group == self.group && self.fits(offer));
        let mut shown: Vec<&str> = fit.map(|offer| offer.token.as_str()).collect();
        shown.sort_by_key(|token| (**token != self.typed, !token.starts_with(&self.typed)));
        shown
    }

    /// How many moves match the search.
    pub(crate) fn fitting(&self) -> usize {
        self.all.iter().filter(|offer| self.fits(offer)).count()
    }

    /// The number of the chosen move among those shown.
    pub(crate) fn index(&self) -> usize {
        self.index.min(self.shown().len().saturating_sub(1))
    }

    pub(crate) fn chosen(&self) -> Option<&str> {
        self.shown().get(self.index()).copied()
    }

    /// The chosen move in words.
    pub(crate) fn chosen_words(&self) -> Option<&str> {
        let chosen = self.chosen()?;
        self.all.iter().find(|offer| offer.token == chosen).map(|offer| offer.words.as_str())
    }

    /// Moves the choice by so many moves, within the group.
    pub(crate) fn step(&mut self, by: isize) {
        let count = self.shown().len();
        if count > 0 {
            self.index = (self.index() as isize + by).clamp(0, count as isize - 1) as usize;
        }
    }

    /// Moves the choice by so many groups, round and round.
    pub(crate) fn step_group(&mut self, by: isize) {
        let shown: Vec<usize> = self.shown_groups().iter().map(|group| group.0).collect();
        if shown.is_empty() {
            return;
        }
        let at = shown.iter().position(|group| *group == self.group).unwrap_or(0) as isize;
        self.group = shown[(at + by).rem_euclid(shown.len() as isize) as usize];
        self.index = 0;
    }

    pub(crate) fn choose_group(&mut self, group: usize) {
        if self.group != group {
            (self.group, self.index) = (group, 0);
        }
    }

    /// Chooses this move, and clears the search if that hides it.
    pub(crate) fn choose(&mut self, token: &str) {
        let Some(offer) = self.all.iter().find(|offer| offer.token == token) else { return };
        self.group = offer.group;
        if !self.fits(offer) {
            self.typed.clear();
        }
        self.index = self.shown().iter().position(|shown| *shown == token).unwrap_or(0);
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

    /// Chooses a group that matches the search, and the move whose token was typed in full.
    fn choose_match(&mut self) {
        self.index = 0;
        let groups = self.shown_groups();
        let exact = self.all.iter().find(|offer| offer.token == self.typed);
        let begun =
            self.all.iter().find(|offer| !self.typed.is_empty() && offer.token.starts_with(&self.typed));
        let wanted = exact.or(begun).map(|offer| offer.group);
        if let Some(group) = wanted {
            self.group = group;
        } else if !groups.iter().any(|group| group.3) {
            self.group = groups.first().map_or(self.group, |group| group.0);
        }
    }

    /// The moves that name this place: of the chosen group, or if there are none, of all.
    pub(crate) fn at_place(&self, game: &str, place: &str) -> Vec<String> {
        let renderer = renderer(game);
        let names = |token: &&str| renderer.places(token).iter().any(|named| named == place);
        let here: Vec<String> = self.shown().into_iter().filter(names).map(str::to_owned).collect();
        if !here.is_empty() {
            return here;
        }
        self.all.iter().map(|offer| offer.token.as_str()).filter(names).map(str::to_owned).collect()
    }
}

/// A key that sorts the numbers in tokens as numbers, by how many digits they have first.
fn natural(token: &str) -> Vec<(u8, usize, u8)> {
    let bytes = token.as_bytes();
    let key = |at: usize| match bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count() {
        0 => (bytes[at], 0, 0),
        digits => (b'0', digits, bytes[at]),
    };
    (0..bytes.len()).map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(tokens: &[&str]) -> MovePicker {
        let mut moves = MovePicker::default();
        let tokens: Vec<String> = tokens.iter().map(|token| (*token).to_owned()).collect();
        moves.offer("crosswise", &tokens, Lang::En);
        moves
    }

    #[test]
    fn rows_are_in_the_order_of_their_numbers() {
        assert!(natural("shift:2l") < natural("shift:10l"));
        assert!(natural("shift:10l") > natural("shift:10"));
        assert!(natural("a1") < natural("ab"));
    }

    #[test]
    fn typing_leaves_what_fits_and_a_whole_token_is_chosen() {
        let mut moves = offered(&["sun@a1", "sun@a2", "star@a1", "remove:a3"]);
        moves.type_char('a');
        moves.type_char('1');
        assert_eq!(moves.fitting(), 2);
        assert_eq!(moves.chosen(), Some("star@a1"), "the first of the groups, in the order of the alphabet");
        moves.clear_search();
        for letter in "star@a1".chars() {
            moves.type_char(letter);
        }
        assert_eq!(moves.chosen(), Some("star@a1"));
        moves.type_char('x');
        assert_eq!((moves.chosen(), moves.fitting()), (None, 0));
        moves.backspace();
        assert_eq!(moves.chosen(), Some("star@a1"));
    }

    #[test]
    fn groups_go_round() {
        let mut moves = offered(&["sun@a1", "star@a1"]);
        let first = moves.chosen().map(str::to_owned);
        moves.step_group(1);
        assert_ne!(moves.chosen().map(str::to_owned), first);
        moves.step_group(1);
        assert_eq!(moves.chosen().map(str::to_owned), first);
    }

    #[test]
    fn a_place_finds_its_moves_in_any_group() {
        let moves = offered(&["sun@a1", "swap:b1-b2"]);
        assert_eq!(moves.at_place("crosswise", "b2"), ["swap:b1-b2"]);
        assert!(moves.at_place("crosswise", "f6").is_empty());
    }
}
