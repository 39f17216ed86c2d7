//! The clauses that all games share, seen from outside.

mod common;

use common::{random_game, tables};
use crosstable_core::{Actor, Game, Seat, Setup, Viewer};
use crosstable_games::{AnyGame, Due, GameId, GameVisitor};

/// G-01: at least two and at most four seats, and not one more or less than the game says; the next seat is the left
/// neighbour.
#[test]
fn every_game_is_for_two_to_four() {
    for &id in GameId::ALL {
        let (min, max) = id.seats();
        assert!(2 <= min && min <= max && max <= 4, "{id}");
        for players in [0, 1, min - 1, max + 1, 255] {
            let error = AnyGame::new(id, &Setup::players(players)).unwrap_err().to_string();
            let start = format!("the number of players cannot be {players}; {} is for {min}", id.name());
            assert!(error.starts_with(&start), "{error}");
        }
    }
    let around: Vec<_> = Seat::all(4).map(|seat| seat.next(4).number()).collect();
    assert_eq!(around, [2, 3, 4, 1]);
}

/// G-02: by default each seat is drawn to start with the same probability, once.
#[test]
fn the_lot_decides_who_starts() {
    for (id, players) in tables() {
        let mut lots = Vec::new();
        random_game(id, &Setup::players(players), 2, |_, due, _| {
            if let Due::Chance(outcomes) = due
                && outcomes.iter().any(|(token, _)| token.starts_with("~start:"))
            {
                lots.push(outcomes.clone());
            }
        });
        let fair: Vec<_> = Seat::all(players).map(|seat| (format!("~start:{seat}"), 1)).collect();
        assert_eq!(lots, [fair], "{id}");
    }
}

/// G-02: where the host names the start seat, nothing is drawn for it.
#[test]
fn a_named_start_seat_needs_no_lot() {
    for (id, players) in tables() {
        for seat in Seat::all(players) {
            let setup = Setup::players(players).with("start", seat.to_string());
            random_game(id, &setup, 3, |_, _, token| assert!(!token.starts_with("~start:"), "{id}"));
        }
    }
}

/// G-03: who is asked can always do something, and may pass only where that is one of the legal moves.
#[test]
fn nobody_is_asked_in_vain_and_nobody_passes_at_will() {
    for (id, players) in tables() {
        random_game(id, &Setup::players(players), 3, |game, due, _| {
            if let Due::Seat(_, legal) = due {
                assert!(!legal.is_empty(), "{id}: a seat is asked and has no answer");
                let granted = legal.iter().any(|token| token == "pass");
                assert_eq!(game.check("pass").is_ok(), granted, "{id}: {legal:?}");
            }
        });
    }
}

/// G-04: the tokens of a game, chance included, lead to the same position again.
#[test]
fn the_same_tokens_lead_to_the_same_position() {
    for (id, players) in tables() {
        let setup = Setup::players(players);
        let mut replayed = AnyGame::new(id, &setup).unwrap();
        let standing = random_game(id, &setup, 4, |game, _, token| {
            assert_eq!(&replayed, game);
            replayed.play(token).unwrap();
        });
        assert_eq!(replayed.standing(), Some(standing));
    }
}

/// G-05: an open game looks the same from every chair; what a hand holds is seen by its owner.
#[test]
fn only_open_games_look_the_same_to_everybody() {
    for (id, players) in tables() {
        let mut differed = false;
        random_game(id, &Setup::players(players), 5, |game, _, token| {
            let seen: Vec<_> =
                Viewer::all(players).map(|viewer| game.log_line(token, viewer).unwrap()).collect();
            differed |= seen.iter().any(|line| *line != seen[0]);
            assert!(seen.iter().all(|line| line == token || line == "~?"), "{id}: {seen:?}");
        });
        assert_eq!(differed, !id.is_open(), "{id}");
    }
}

/// G-06: every game ends, and not after more moves than it says.
#[test]
fn every_game_ends_in_time() {
    struct Longest;
    impl GameVisitor for Longest {
        type Out = usize;
        fn visit<G: Game>(self) -> usize {
            G::LONGEST
        }
    }
    for (id, players) in tables() {
        let mut count = 0;
        random_game(id, &Setup::players(players), 6, |_, _, _| count += 1);
        assert!(count <= id.visit(Longest), "{id} took {count}");
    }
}

/// G-07: a rank for each seat, one more than the number of seats that did better; points go with the ranks.
#[test]
fn ranks_count_those_who_did_better() {
    for (id, players) in tables() {
        for seed in 0..5 {
            let standing = random_game(id, &Setup::players(players), seed, |_, _, _| {});
            let ranks = standing.ranks();
            assert_eq!(ranks.len(), players as usize);
            for own in ranks {
                let better = ranks.iter().filter(|other| *other < own).count();
                assert_eq!(*own as usize, 1 + better, "{id}: {ranks:?}");
            }
            assert!(standing.points().is_none_or(|points| points.len() == players as usize));
        }
    }
}

/// G-07: who plays together wins and loses together, and everybody is in one team.
#[test]
fn a_team_shares_its_rank() {
    for (id, players) in tables() {
        let mut game = None;
        let standing = random_game(id, &Setup::players(players), 7, |position, _, _| {
            game = Some(position.clone());
        });
        let game = game.expect("something was played");
        for seat in Seat::all(players) {
            let team = game.team(seat);
            assert!(team.contains(&seat), "{id}");
            for other in &team {
                assert_eq!(game.team(*other), team, "{id}");
                assert_eq!(standing.rank(*other), standing.rank(seat), "{id}: {team:?}");
            }
        }
    }
}

/// G-08: a seat answers with a token of the game and with nothing else, and nobody answers for it.
#[test]
fn only_tokens_are_answers() {
    for (id, players) in tables() {
        random_game(id, &Setup::players(players), 8, |game, _, _| {
            let mut tried = game.clone();
            for nonsense in ["", " ", "hello", "~", "~~", "pass ", "\n", "♥", &"x".repeat(1000)] {
                let refusal = tried.play(nonsense).unwrap_err();
                assert_eq!((refusal.clause, refusal.code), ("G-08", "unreadable"), "{id}: {nonsense:?}");
            }
            assert_eq!(&tried, game, "{id}: a refused token changes nothing");
            assert_ne!(game.actor(), Actor::Over);
        });
    }
}
