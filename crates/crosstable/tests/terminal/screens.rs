//! Full screen.

use std::thread;
use std::time::Duration;

use crate::player::Player;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn plays_to_the_end(game: &str) {
    let data = folder();
    let mut player = Player::start(
        &format!("play {game} --seats you,bot:beginner --seed 3 --bot-pause 0"),
        data.path(),
        &[],
    );
    let mut moves = 0;
    while player.moves() {
        moves += 1;
        assert!(moves < 3000, "the game does not end");
    }
    let end = player.shown();
    // Two who are equally far share the first.
    let ranked = |name: &str| ["1.  ", "2.  "].iter().any(|rank| end.contains(&format!("{rank}{name}")));
    assert!(end.contains("1.  ") && ranked("Anna") && ranked("Bot 2"), "the ranks are shown:\n{end}");
    // T-12: once more.
    player.types("\r");
    player
        .sees("the next game", |shown| shown.contains("At the table") && !shown.contains("The game is over"));
    player.types("Q");
    let (code, said) = player.ends();
    assert_eq!(code, Some(0));
    assert!(said.contains("crosstable resume"), "the new game can be gone on with:\n{said}");
}

#[test]
fn a_whole_game_of_cross_roads() {
    plays_to_the_end("cross-roads");
}

#[test]
fn a_whole_game_of_cross_n_go() {
    plays_to_the_end("cross-n-go --option limit=20");
}

#[test]
fn a_whole_game_of_mixx() {
    plays_to_the_end("mixx");
}

#[test]
fn a_whole_game_of_crosswise() {
    plays_to_the_end("crosswise");
}

#[test]
fn a_whole_game_of_crossado() {
    plays_to_the_end("crossado --option limit=20 --option board=12");
}

/// Everything that was shown is there after the process was killed: the board, the hand, the log.
#[test]
fn nothing_is_lost_by_a_kill() {
    let data = folder();
    let mut player =
        Player::start("play crosswise --seats you,bot:beginner --seed 8 --bot-pause 0", data.path(), &[]);
    for round in 0..4 {
        for _ in 0..2 {
            assert!(player.moves(), "the game goes on");
        }
        // Where the cursor was is not part of the game.
        let before = text_board(&mut player);
        player.loses_power();
        player = Player::start("resume --bot-pause 0", data.path(), &[]);
        let after = text_board(&mut player);
        assert_eq!(after, before, "round {round}");
        player.types("B");
    }
    player.types("q");
    let (code, said) = player.ends();
    assert_eq!(code, Some(0));
    assert!(said.contains("crosstable resume"), "how to go on is said:\n{said}");
}

/// The whole table on the page of plain characters.
fn text_board(player: &mut Player) -> Vec<String> {
    player.sees("a turn", |shown| shown.contains("Your turn") && shown.contains("Enter:"));
    player.types("B");
    // The last line of the page is drawn last.
    let whole = |line: &str| line.contains("Esc closes") && line.trim_end().ends_with('╯');
    let shown = player.sees("the whole page", |shown| shown.lines().any(whole));
    shown.lines().skip(1).take(20).map(str::to_owned).collect()
}

#[test]
fn a_storm_of_resizing_ends_with_the_screen_that_fits() {
    let data = folder();
    let mut player = Player::start("play crossado --seats you,bot:beginner --seed 2", data.path(), &[]);
    player.reads("▶ ");
    for step in 0..200_u16 {
        player.resizes(20 + step * 7 % 130, 5 + step * 5 % 50);
        if step % 20 == 0 {
            thread::sleep(Duration::from_millis(10));
        }
    }
    player.resizes(60, 20);
    player.reads("80 × 24");
    player.resizes(120, 40);
    let shown = player.reads("Enter:");
    assert!(shown.contains("At the table"), "{shown}");
    assert!(player.moves());
    player.types("\x03");
    assert_eq!(player.ends().0, Some(0));
}

/// A signal that ends the program also restores the terminal.
#[test]
fn the_terminal_comes_back_when_the_program_is_asked_to_end() {
    let data = folder();
    let player = Player::start("play crossado --seats you,bot:beginner --seed 2", data.path(), &[]);
    player.reads("▶ ");
    assert!(player.is_full_screen());
    player.is_asked_to_end();
    let (code, said) = player.ends();
    assert_eq!(code, Some(0));
    assert!(said.contains("crosstable resume"), "{said}");
}

#[test]
fn no_color_means_no_colour() {
    let data = folder();
    let usual = Player::start("play mixx --seed 1", data.path(), &[]);
    usual.reads("Enter:");
    assert!(usual.is_coloured());
    let plain = Player::start("play mixx --seed 2", data.path(), &[("NO_COLOR", "1")]);
    plain.reads("Enter:");
    assert!(!plain.is_coloured());
}

#[test]
fn another_locale_means_ascii() {
    let data = folder();
    let mut player =
        Player::start("play crosswise --seed 1 --lang fr", data.path(), &[("LC_ALL", "fr_FR.ISO-8859-1")]);
    let shown = player.reads("> A toi");
    assert!(shown.is_ascii(), "{shown}");
    player.types("?");
    let help = player.reads("Aide");
    assert!(help.is_ascii(), "{help}");
}

#[test]
fn a_dumb_terminal_gets_lines() {
    let data = folder();
    let mut player =
        Player::start("play crosswise --seed 1 --seats you,bot:beginner", data.path(), &[("TERM", "dumb")]);
    player.reads("Your turn, Anna! (");
    assert!(!player.is_full_screen());
    player.types("quit\r");
    assert_eq!(player.ends().0, Some(0));
}

/// CW-07 A move that is not allowed is typed all the same, and the clause is shown.
#[test]
fn why_not_is_answered_with_the_clause() {
    let data = folder();
    let mut player =
        Player::start("play crosswise --seed 5 --seats you,bot:beginner --bot-pause 0", data.path(), &[]);
    player.reads("Enter:");
    // Play somewhere, then on the same cell again.
    let shown = player.reads("Enter:");
    let line = shown.lines().find(|line| line.contains("Enter:")).expect("a move").to_owned();
    let token = line.split(['(', ')']).nth(1).expect("the token").to_owned();
    player.types("\r");
    player.sees("the next turn", |shown| {
        shown.contains("Enter:") && !shown.contains(&format!("({token})")) && shown.contains("Your turn")
    });
    let cell = token.split('@').nth(1).expect("a cell");
    // The piece that is picked now.
    let shown = player.reads("Enter:");
    let line = shown.lines().find(|line| line.contains("Enter:")).expect("a move");
    let symbol = line.split(['(', '@']).nth(1).expect("a tile").to_owned();
    player.types(&format!("{symbol}@{cell}\r"));
    player.reads("(CW-07)");
    player.types("W");
    player.reads("Why not?");
}

/// T-06 A free undo goes back to where the move can be made again.
#[test]
fn a_move_can_be_taken_back_and_a_hint_be_had() {
    let data = folder();
    let mut player =
        Player::start("play cross-n-go --seed 4 --seats you,bot:beginner --bot-pause 0", data.path(), &[]);
    let before = player.reads("Enter:");
    player.types("H");
    player.reads("Hint:");
    player.types("\x1b");
    player.reads("Enter:");
    // A bar is slid, which nothing stands in the way of taking back.
    player.types("shift:1");
    player.reads("Search: shift:1");
    player.types("\r");
    player.reads(" You slide row 1");
    player.types("U");
    let shown = player.reads(" You take back");
    assert_eq!(shown.lines().take(15).collect::<Vec<_>>(), before.lines().take(15).collect::<Vec<_>>());
}

/// T-02 Two people at one keyboard do not see each other's hands.
#[test]
fn the_curtain_falls_between_two_people() {
    let data = folder();
    let mut player = Player::start("play crosswise --seed 5 --seats Ben,Cleo", data.path(), &[]);
    let hidden = |shown: &str| !shown.contains("Your hand") && !shown.contains("Enter:");
    let shown = player.reads("give the keyboard to");
    assert!(hidden(&shown), "{shown}");
    player.types("\r");
    player.reads("Enter:");
    player.types("\r");
    let shown = player.reads("give the keyboard to");
    assert!(hidden(&shown), "{shown}");
}
