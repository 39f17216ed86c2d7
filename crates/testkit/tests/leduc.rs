//! Leduc poker: its clauses, its size and its value, as the literature has them.

use std::collections::HashSet;

use crosstable_core::{Actor, Game, MoveList, Options, Outcomes, Play, Seat, Setup, Viewer};
use crosstable_testkit::toys::leduc::equilibrium::Tree;
use crosstable_testkit::toys::leduc::{Card, Face, Leduc, Move, View};

fn empty() -> Leduc {
    Leduc::from_setup(&Setup::players(2)).expect("two players and no options")
}

fn played(tokens: &str) -> Leduc {
    let mut position = empty();
    for token in tokens.split_whitespace() {
        position.play_token(token).unwrap_or_else(|refusal| panic!("{token} of {tokens}: {refusal}"));
    }
    position
}

fn legal(tokens: &str) -> String {
    played(tokens).legal().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn payoffs(tokens: &str) -> [i32; 2] {
    let position = played(tokens);
    [0, 1].map(|index| position.payoff(Seat::new(index)).expect("the game is over"))
}

fn outcomes(position: &Leduc) -> Vec<(String, u32)> {
    let mut list = Outcomes::new();
    position.outcomes(&mut list);
    list.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
}

/// LE-01, LE-06: cards come from one deck, and what lies on the table cannot come again.
#[test]
fn cards_are_dealt_from_one_deck() {
    let weights = |tokens| outcomes(&played(tokens));
    assert_eq!(weights(""), [("~J".into(), 2), ("~Q".into(), 2), ("~K".into(), 2)]);
    assert_eq!(weights("~Q"), [("~J".into(), 2), ("~Q".into(), 1), ("~K".into(), 2)]);
    assert_eq!(weights("~Q ~Q call call"), [("~J".into(), 2), ("~K".into(), 2)]);
    assert_eq!(played("~Q ~Q call call").play_token("~Q").unwrap_err().code, "no-such-outcome");
}

/// LE-02, LE-03, LE-04, LE-05: who may say what.
#[test]
fn the_betting_follows_the_clauses() {
    assert_eq!(played("~J ~Q").actor(), Actor::Seat(Seat::new(0)));
    assert_eq!(legal("~J ~Q"), "call raise");
    assert_eq!(legal("~J ~Q call"), "call raise");
    assert_eq!(legal("~J ~Q raise"), "fold call raise");
    assert_eq!(legal("~J ~Q raise raise"), "fold call");
    assert_eq!(legal("~J ~Q call raise raise"), "fold call");
    assert_eq!(legal("~J ~Q raise call ~K"), "call raise");
    assert_eq!(played("~J ~Q raise call ~K").actor(), Actor::Seat(Seat::new(0)));
    assert_eq!(played("~J ~Q call raise call").actor(), Actor::Chance);

    let mut position = played("~J ~Q raise raise");
    let before = position;
    assert_eq!(position.play_token("raise").unwrap_err().to_string(), "LE-03 leduc-raised-enough");
    assert_eq!(position, before);
    assert_eq!(
        played("~J ~Q call").play_token("fold").unwrap_err().to_string(),
        "LE-05 leduc-nothing-to-fold-to"
    );
}

/// LE-03, LE-05, LE-07: who wins how much.
#[test]
fn the_chips_follow_the_clauses() {
    assert_eq!(payoffs("~J ~Q raise fold"), [1, -1]);
    assert_eq!(payoffs("~K ~Q call raise raise fold"), [3, -3]);
    assert_eq!(payoffs("~K ~J raise raise call ~Q call raise fold"), [-5, 5]);
    assert_eq!(payoffs("~K ~Q call call ~J call call"), [1, -1]);
    assert_eq!(payoffs("~K ~J call call ~J call call"), [-1, 1]);
    assert_eq!(payoffs("~Q ~Q raise raise call ~K raise raise call"), [0, 0]);
    assert_eq!(payoffs("~J ~K raise raise call ~J call raise raise call"), [13, -13]);

    let standing = played("~J ~K raise raise call ~J call raise raise call").standing().unwrap();
    assert_eq!((standing.ranks(), standing.points()), (&[1, 2][..], Some(&[26, 0][..])));
    assert_eq!(played("~Q ~Q call call ~K call call").standing().unwrap().ranks(), [1, 1]);
    assert_eq!(played("~J ~Q raise").payoff(Seat::new(0)), None);
}

/// LE-01, LE-07, LE-08: a hand is seen by its owner, by everybody only when hands are compared.
#[test]
fn hands_are_hidden_until_they_are_compared() {
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::new(index)));
    let hands = |tokens, viewer| played(tokens).view(viewer).hands;
    assert_eq!(hands("~J", second), [Face::Down, Face::Nothing]);
    assert_eq!(hands("~J ~Q", first), [Face::Up(Card::J), Face::Down]);
    assert_eq!(hands("~J ~Q", Viewer::Spectator), [Face::Down, Face::Down]);
    assert_eq!(hands("~J ~Q raise fold", first), [Face::Up(Card::J), Face::Down]);
    assert_eq!(
        hands("~J ~Q call call ~K call call", Viewer::Spectator),
        [Face::Up(Card::J), Face::Up(Card::Q)]
    );
    assert_eq!(empty().log_line(Move::Deal(Card::J), second), "~?");
    assert_eq!(played("~J").log_line(Move::Deal(Card::J), second), "~J");
    assert_eq!(played("~J ~Q call call").log_line(Move::Deal(Card::J), Viewer::Spectator), "~J");
}

#[test]
fn the_text_board_and_the_json_read_like_the_table() {
    let view = played("~J ~Q call raise call ~K raise").view(Viewer::Seat(Seat::new(1)));
    let board = "Open card K\nSeat 1    ?   paid 7\nSeat 2    Q   paid 3\nRound 1   call raise call\nRound 2   raise\n\
                 Seat 2 is to speak.\n";
    assert_eq!(view.to_string(), board);
    let json = r#"{"viewer":{"seat":2},"actor":{"seat":2},"phase":"bet","hands":["?","Q"],"open":"K","rounds":[["call","raise","call"],["raise"]],"paid":[7,3],"payoff":null}"#;
    assert_eq!(serde_json::to_string(&view).unwrap(), json);
    assert_eq!(serde_json::from_str::<View>(json).unwrap(), view);
}

/// How large the game is. `weight` counts what happens with six different cards, as the literature mostly does.
#[derive(Default)]
struct Size {
    histories: u32,
    ends: u32,
    histories_by_weight: u32,
    ends_by_weight: u32,
    information_sets: HashSet<View>,
}

impl Size {
    fn walk(&mut self, position: Leduc, weight: u32) {
        self.histories += 1;
        self.histories_by_weight += weight;
        match position.actor() {
            Actor::Over => {
                self.ends += 1;
                self.ends_by_weight += weight;
            }
            Actor::Chance => {
                let mut list = Outcomes::new();
                position.outcomes(&mut list);
                for &(outcome, each) in &list[..] {
                    self.walk(after(position, outcome), weight * each);
                }
            }
            Actor::Seat(seat) => {
                self.information_sets.insert(position.view(Viewer::Seat(seat)));
                let mut list = MoveList::new();
                position.moves(&mut list);
                for &mv in &list[..] {
                    self.walk(after(position, mv), weight);
                }
            }
        }
    }
}

fn after(mut position: Leduc, mv: Move) -> Leduc {
    position.apply(mv);
    position
}

/// LE-01 to LE-06: 9457 histories, 5520 ends and 936 information sets with six different cards; 288 information
/// sets when suits are not told apart, as here.
#[test]
fn the_game_is_as_large_as_the_literature_says() {
    let mut size = Size::default();
    size.walk(empty(), 1);
    assert_eq!((size.histories_by_weight, size.ends_by_weight), (9_457, 5_520));
    // A round has 15 histories, 4 folds and 5 calls among them; 9 deals, 24 of deal and open card.
    assert_eq!((size.histories, size.ends), (1 + 3 + 9 * 15 + 24 * 5 * 15, 9 * 4 + 24 * 5 * 9));

    assert_eq!(size.information_sets.len(), 288);
    let with_suits = |view: &View| {
        let own = view.hands.into_iter().find(|face| matches!(face, Face::Up(_)));
        match view.open {
            None => 2,
            Some(open) if own == Some(Face::Up(open)) => 2,
            Some(_) => 4,
        }
    };
    assert_eq!(size.information_sets.iter().map(with_suits).sum::<u32>(), 936);
    for index in 0..2 {
        let own = |view: &&View| view.actor == Actor::Seat(Seat::new(index));
        assert_eq!(size.information_sets.iter().filter(own).count(), 144);
    }
}

/// LE-01 to LE-07: best responses to a strategy close to equilibrium enclose the known value of the game for seat 1,
/// -0.085606424078 (Lanctot and others, 2017, appendix E.2).
#[test]
fn the_game_is_worth_what_the_literature_says() {
    let tree = Tree::of(empty());
    let strategy = tree.solve(1_200);
    let most = tree.best_response(Seat::new(0), &strategy);
    let least = -tree.best_response(Seat::new(1), &strategy);
    let value = -0.085_606_424_078;
    assert!(least <= value + 1e-9 && value <= most + 1e-9, "{least} to {most}");
    assert!(most - least < 0.001, "{least} to {most}");
}

/// A check of the check: how much the uniformly random strategy can be exploited is known too.
#[test]
fn random_play_is_as_exploitable_as_the_literature_says() {
    let tree = Tree::of(empty());
    let uniform = tree.uniform();
    let (first, second) =
        (tree.best_response(Seat::new(0), &uniform), tree.best_response(Seat::new(1), &uniform));
    // OpenSpiel's solvers begin there and report 2.37361 as the mean of both.
    assert!((f64::midpoint(first, second) - 2.373_61).abs() < 1e-5, "{first} and {second}");
}

/// Both numbers of players and options are as they are told: there is nothing to choose.
#[test]
fn there_is_one_table() {
    assert!(Leduc::options(1, 2).is_empty());
    assert!(Options::of::<Leduc>(&Setup::players(3)).is_err());
}
