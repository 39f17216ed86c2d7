//! Wrong input is answered with one line that names the error and the allowed values.

mod common;

use common::{Ran, commands, crosstable, program, run};
use crosstable_games::GameId;

fn games() -> String {
    let ids: Vec<_> = GameId::ALL.iter().map(GameId::to_string).collect();
    ids.join(", ")
}

fn assert_fault(ran: &Ran, fault: &str) {
    assert_eq!(ran.stderr, format!("error: {fault}\n"));
    assert_eq!(ran.stdout, "", "nothing on standard output");
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_command_is_needed() {
    let missing = "a command is missing; --help shows how to begin; allowed: ";
    assert_fault(&crosstable("record"), &format!("{missing}check, random"));
    let said = crosstable("").stderr;
    let all = said.strip_prefix(&format!("error: {missing}")).expect("a list").trim_end();
    let mut listed: Vec<_> = all.split(", ").collect();
    listed.sort_unstable();
    assert_eq!(listed, commands(), "the help knows the same ones");
    assert_fault(&crosstable(""), &format!("{missing}{all}"));
    assert_fault(&crosstable("zzz"), &format!("unknown command 'zzz'; allowed: {all}"));
    assert_fault(&crosstable("verfy"), &format!("unknown command 'verfy'; perhaps verify? allowed: {all}"));
    assert_fault(&crosstable("record fly"), "unknown command 'fly'; allowed: check, random");
}

#[test]
fn the_game_must_be_a_known_one() {
    for command in ["trace", "watch", "perft", "playouts", "record random"] {
        let ran = crosstable(&format!("{command} chess"));
        assert_fault(&ran, &format!("unknown game 'chess'; allowed: {}", games()));
    }
    assert_fault(&crosstable("trace"), "missing: <GAME>; --help says more");
}

#[test]
fn the_number_of_players_must_be_one_of_the_game() {
    assert_fault(
        &crosstable("trace crosswise --players 5"),
        "the number of players cannot be 5; Crosswise is for 2 to 4",
    );
    assert_fault(
        &crosstable("perft crosswise --depth 1 --players 1"),
        "the number of players cannot be 1; Crosswise is for 2 to 4",
    );
    for odd in ["300", "-1", "+2", "02", "two", "2.0"] {
        let ran = crosstable(&format!("trace crosswise --players {odd}"));
        assert_fault(&ran, &format!("the number of players cannot be '{odd}'; Crosswise is for 2 to 4"));
    }
}

#[test]
fn the_version_of_the_rules_must_be_one_of_the_game() {
    assert_fault(&crosstable("trace mixx --rules 3"), "Mixx has no rules of version 3; known: 1, 2");
    assert_fault(
        &crosstable("perft crosswise --depth 1 --rules two"),
        "rules cannot be 'two'; allowed: whole numbers from 1 to 4294967295",
    );
}

#[test]
fn an_option_must_be_one_of_the_game_and_have_one_of_its_values() {
    let cases = [
        ("--option colour=red", "unknown option 'colour'; Crosswise knows start"),
        ("--option lone=1", "option 'lone' does not apply to 2 players, only to 3"),
        ("--option start=3", "option 'start' cannot be '3'; allowed: random, 1, 2"),
        ("--option start=", "option 'start' cannot be ''; allowed: random, 1, 2"),
        ("--option start", "option 'start' is not KEY=VALUE; Crosswise knows start"),
        (
            "--option start=1 --option start=2",
            "option 'start' is given twice; give it once, allowed: random, 1, 2",
        ),
    ];
    for (option, fault) in cases {
        assert_fault(&crosstable(&format!("trace crosswise {option}")), fault);
    }
}

#[test]
fn all_faults_of_a_table_are_named_at_once() {
    assert_fault(
        &crosstable("trace crosswise --players 9 --option colour=red --option start=x"),
        "the number of players cannot be 9; Crosswise is for 2 to 4; unknown option 'colour'; Crosswise knows start; \
         option 'start' cannot be 'x'; allowed: random, 1, 2, 3, 4",
    );
}

#[test]
fn a_seed_is_a_number() {
    for odd in ["x", "-1", "1.5", "18446744073709551616"] {
        let fault = format!("seed cannot be '{odd}'; allowed: whole numbers from 0 to 18446744073709551615");
        assert_fault(&crosstable(&format!("trace crosswise --seed {odd}")), &fault);
    }
    assert_fault(&crosstable("trace crosswise --seed"), "--seed <SEED> needs a value; --help says more");
}

#[test]
fn other_arguments_have_their_limits_too() {
    let no_page = format!("unknown game 'chess'; allowed: {}, common, table", games());
    let cases = [
        ("perft crosswise --depth 0", "depth cannot be '0'; allowed: whole numbers from 1 to 64"),
        ("perft crosswise", "missing: --depth <DEPTH>; --help says more"),
        ("playouts crosswise --seconds NaN", "seconds cannot be 'NaN'; allowed: numbers from 0.01 to 3600"),
        ("playouts crosswise --seconds -1", "seconds cannot be '-1'; allowed: numbers from 0.01 to 3600"),
        ("watch crosswise --seat 3", "seat cannot be '3'; allowed: 1 to 2"),
        (
            "trace crosswise --policy wise",
            "unknown policy 'wise'; allowed: random, greedy, beginner, easy, normal, hard, expert",
        ),
        (
            "serve --nats nats://name:password@one:4222",
            "nats cannot hold a name or a password, which every list of processes would show; allowed: addresses \
             alone, and beside them --nats-user, --nats-token-file or --nats-creds",
        ),
        (
            "export --from tls://name:password@one:4222 tables.jsonl",
            "nats cannot hold a name or a password, which every list of processes would show; allowed: addresses \
             alone, and beside them --nats-user, --nats-token-file or --nats-creds",
        ),
        (
            "serve --listen 127.0.0.1:0 --nats nats://one:4222",
            "nothing proves that the NATS servers sync moves to disk before they acknowledge them; allowed: \
             --nats-system-creds FILE or --nats-system-user NAME, a login of their system account, which tells; or \
             --nats-unproven, if a loss of power may lose moves",
        ),
        (
            "worker --nats nats://one:4222 --nats-unproven --nats-archive 60",
            "nats-archive has no meaning any more: finished games stay where they are and take no memory of any \
             process; leave it out",
        ),
        (
            "import --to nats://one:4222 --nats-shards 3 tables.jsonl",
            "nats-shards cannot be '3'; allowed: 1, 2, 4, 8, 16, 32 or 64",
        ),
        ("trace crosswise --lang es", "unknown lang 'es'; allowed: en, de, fr, it"),
        ("rules chess", no_page.as_str()),
        (
            "serve --public-url play.example",
            "public-url cannot be 'play.example'; allowed: http(s)://HOST, as in https://play.example",
        ),
        (
            "serve --origin https://play.example/games",
            "origin cannot be 'https://play.example/games'; allowed: http(s)://HOST, as in https://play.example",
        ),
        ("trace crosswise --loud", "unknown argument '--loud'; --help lists the known ones"),
        ("trace crosswise again", "unknown argument 'again'; --help lists the known ones"),
    ];
    for (args, fault) in cases {
        assert_fault(&crosstable(args), fault);
    }
}

#[test]
fn moves_must_come_from_a_file_that_can_be_read() {
    for path in ["no/such/file", env!("CARGO_MANIFEST_DIR")] {
        let ran = run_with_path(path);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        assert_eq!(ran.stderr.lines().count(), 1);
        assert!(
            ran.stderr.starts_with(&format!("error: cannot read moves from '{path}': ")),
            "{}",
            ran.stderr
        );
        assert!(ran.stderr.ends_with("; allowed: a file, or - for standard input\n"), "{}", ran.stderr);
    }
}

fn run_with_path(path: &str) -> Ran {
    let mut command = program("trace crosswise --moves");
    command.arg(path);
    run(command, "")
}

#[test]
fn a_message_stays_one_line_whatever_was_typed() {
    for arg in ["che\nss\n\n\x1b[31m", "--option=a\nb=c\r", "--seed=\n", "--players=\n2"] {
        let mut command = program("trace crosswise");
        command.arg(arg);
        let ran = run(command, "");
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        assert!(!ran.stderr.trim_end_matches('\n').contains(char::is_control), "{:?}", ran.stderr);
    }
}
