//! Examples for every command, and what its exit codes say. A test types each of them.

/// What to type after `crosstable`, and what it does.
pub(crate) type Example = (&'static str, &'static str);

/// What the help of one command teaches.
pub(crate) struct Lesson {
    /// The command, with the one it belongs to before it.
    command: &'static str,
    /// At least one.
    pub(crate) examples: &'static [Example],
    /// Only those that differ from the help of the program.
    pub(crate) codes: &'static str,
}

/// The lesson about this command, if there is one.
pub(crate) fn lesson(command: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.command == command)
}

const USUAL: &str = "0 done, 1 it failed, 2 wrong usage";

const ADMIN: &str = "0 done, 1 it was refused or nobody answers, 2 wrong usage";

const LESSONS: &[Lesson] = &[
    Lesson {
        command: "play",
        examples: &[
            ("play mixx", "against a bot"),
            (
                "play crosswise --seats you,bot:hard,Ben,bot:easy --lang de",
                "with Ben at the same keyboard, in German",
            ),
            ("play cross-roads --plain", "line by line: boards out, moves in; also from a pipe"),
        ],
        codes: "0 played or left, 1 it failed, 2 wrong usage",
    },
    Lesson {
        command: "resume",
        examples: &[
            ("resume", "go on with the game that was played last"),
            ("resume --list", "which games are not finished"),
        ],
        codes: "0 played or left, 1 there is no such game, 2 wrong usage",
    },
    Lesson {
        command: "join",
        examples: &[
            ("join https://play.example/t/0123456789abcdef0123456789abcdef", "sit down at somebody's table"),
            ("join http://127.0.0.1:7400/t/0123456789abcdef0123456789abcdef --watch", "only look on"),
            (
                "join https://games.home/t/0123456789abcdef0123456789abcdef --ca home.pem",
                "at a server whose certificate was made at home",
            ),
        ],
        codes: "0 played or left, 1 the server cannot be reached or refuses, 2 wrong usage",
    },
    Lesson {
        command: "open",
        examples: &[
            ("open crosswise --server https://play.example", "a table for two; the other comes by the link"),
            (
                "open mixx --server https://play.example --seats you,open,bot:hard --public",
                "for somebody, a bot and you; strangers find it in the server's list",
            ),
        ],
        codes: "0 played or left, 1 the server cannot be reached or refuses, 2 wrong usage",
    },
    Lesson {
        command: "rules",
        examples: &[
            ("rules", "the games, each in a sentence"),
            ("rules mixx", "all rules of Mixx"),
            ("rules mixx --lang de", "the same in German"),
            ("rules --clause MX-04", "the one rule that a refused move has named"),
            ("rules crosswise | grep joker", "in a pipe every rule is one line"),
        ],
        codes: "0 done, 2 no such game or rule",
    },
    Lesson {
        command: "watch",
        examples: &[
            ("watch crosswise", "a game between two who choose at random"),
            ("watch mixx --players 4 --seed 7", "always the same game of four"),
            ("watch cross-roads --seat 1", "with the cards that seat 1 sees"),
        ],
        codes: USUAL,
    },
    Lesson {
        command: "replay",
        examples: &[
            ("replay game.txt", "every board of a recorded game"),
            ("replay game.txt --step", "one board at a time; Enter goes on"),
            ("replay game.txt --seat 2 --json", "for a program: what seat 2 saw after every step"),
        ],
        codes: "0 it was shown to its end, 1 the rules refuse a step, 2 wrong usage or no record at all",
    },
    Lesson {
        command: "verify",
        examples: &[
            ("verify game.txt", "whether moves, chance and result are all true"),
            ("verify - --lang fr", "a record from standard input; why not, in French"),
            ("verify game.txt --json", "the verdict for a program"),
        ],
        codes: "0 everything holds, 1 a line does not hold, 2 wrong usage or no record at all",
    },
    Lesson {
        command: "hint",
        examples: &[
            ("hint game.txt", "what the best bot would have done at the end"),
            ("hint game.txt --seat 2 --step 57", "at the last decision of seat 2 up to step 57"),
            ("hint game.txt --svg curve.svg", "and how the chance to win went up and down"),
        ],
        codes: "0 done, 1 the record does not hold, 2 wrong usage or nothing to decide there",
    },
    Lesson {
        command: "review",
        examples: &[
            ("review game.txt", "luck and skill: what draws, rolls and decisions were worth"),
            ("review game.txt --svg chances.svg", "and how the chance to win went up and down"),
            ("review game.txt --json", "every moment of the game for a program"),
        ],
        codes: "0 done, 1 the record does not hold or the game has not ended, 2 wrong usage or no record at all",
    },
    Lesson {
        command: "record",
        examples: &[
            ("record random mixx --seed 7 > game.txt", "a record to try things with"),
            ("record check game.txt", "what the record says of itself"),
        ],
        codes: "0 done, 1 the record is malformed, 2 wrong usage or no record at all",
    },
    Lesson {
        command: "record check",
        examples: &[
            ("record check game.txt", "what the record says of itself, not whether it is true"),
            ("record check - --json", "the same for a program, of a record from standard input"),
        ],
        codes: "0 it has the form, 1 a line is malformed, 2 wrong usage or no record at all",
    },
    Lesson {
        command: "record random",
        examples: &[
            ("record random mixx > game.txt", "a record to try things with"),
            ("record random crosswise --players 3 --seed 7 --option start=2", "of another game, for three"),
        ],
        codes: USUAL,
    },
    Lesson {
        command: "serve",
        examples: &[
            ("serve", "for this machine; it prints the address to open"),
            ("serve --listen 0.0.0.0:7400", "for everybody in the same network"),
            ("serve --public-url https://play.example --behind-proxy", "for everybody, behind a proxy"),
        ],
        codes: "0 ended by Ctrl-C or SIGTERM, 1 the tables cannot be opened, 2 wrong usage or an address in use",
    },
    Lesson {
        command: "admin",
        examples: &[
            (
                "admin list --state running",
                "the games that are being played at the server of ./crosstable-data",
            ),
            ("admin --data /var/lib/crosstable status", "how the processes of that folder do"),
            ("admin ban 192.0.2.7 --for 2h --reason noise", "keep an address out for two hours"),
        ],
        codes: ADMIN,
    },
    Lesson {
        command: "admin status",
        examples: &[("admin status", "version, tables, connections and health of every process")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin list",
        examples: &[
            ("admin list", "the fifty tables that changed last"),
            ("admin list --state lobby --json", "all that wait for players, for a program"),
        ],
        codes: ADMIN,
    },
    Lesson {
        command: "admin show",
        examples: &[("admin show 0123abcd", "who sits at the table that the log calls so, and who looks on")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin close",
        examples: &[("admin close 0123abcd", "end it without a result; its people are told")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin remove",
        examples: &[("admin remove 0123abcd", "remove a table that does not run, with its log")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin connections",
        examples: &[("admin connections", "which address and which person holds what")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin ban",
        examples: &[
            ("admin ban 192.0.2.7", "keep an address out for a day"),
            (
                "admin ban 000102030405060708090a0b0c0d0e0f --for 7d",
                "a person, as 'show' names them, for a week",
            ),
        ],
        codes: ADMIN,
    },
    Lesson {
        command: "admin unban",
        examples: &[("admin unban 192.0.2.7", "let them in again")],
        codes: ADMIN,
    },
    Lesson {
        command: "admin bans",
        examples: &[("admin bans", "who is kept out, for how long and why")],
        codes: ADMIN,
    },
    Lesson {
        command: "health",
        examples: &[
            ("health", "whether the server on this machine can do its work"),
            ("health --at 127.0.0.1:7500", "the same of a worker"),
        ],
        codes: "0 it is well, 1 it is not or does not answer, 2 wrong usage",
    },
    Lesson {
        command: "backup",
        examples: &[
            ("backup today.db", "a copy of the tables in ./crosstable-data"),
            ("backup --keep 14 copies", "a copy named by the time; the newest 14 in that folder stay"),
            ("backup --data /var/lib/crosstable /backup/today.db", "of a server that runs elsewhere"),
        ],
        codes: "0 copied, 1 it failed or the file is there already, 2 wrong usage or no tables in that folder",
    },
    Lesson {
        command: "worker",
        examples: &[
            (
                "worker --nats nats://one:4222 --nats-system-creds sys.creds",
                "bots and clocks for all servers that share these tables",
            ),
            (
                "worker --nats nats://one:4222 --nats-unproven --listen 127.0.0.1:7500",
                "for a trial, with figures on /metrics",
            ),
            (
                "worker --nats tls://one:4222 --nats-ca ca.pem --nats-user crosstable --nats-password-file secret \
                 --nats-system-creds sys.creds",
                "at a broker with a certificate of its own, as a user",
            ),
        ],
        codes: "0 ended by Ctrl-C or SIGTERM, 1 the broker cannot be reached, 2 wrong usage",
    },
    Lesson {
        command: "export",
        examples: &[
            ("export tables.jsonl", "all tables of ./crosstable-data"),
            ("export --from nats://one:4222 tables.jsonl", "all tables that a broker keeps"),
        ],
        codes: "0 written, 1 it failed, 2 wrong usage or the file is there already",
    },
    Lesson {
        command: "import",
        examples: &[
            ("import --to crosstable-data tables.jsonl", "into the folder of a server"),
            ("import --to nats://one:4222 --from crosstable-data", "from a folder straight to a broker"),
        ],
        codes: "0 moved, 1 it failed or a table there is another one, 2 wrong usage",
    },
    Lesson {
        command: "arena",
        examples: &[
            ("arena crosswise --bots hard,normal", "a hundred games, and who won how many"),
            ("arena mixx --bots expert,easy,random --players 3 --games 400 --svg ladder.svg", "with a chart"),
            ("arena mixx --bots 'cmd:my_bot.py,normal' --json", "your own bot, counted for a program"),
        ],
        codes: "0 done, also after one Ctrl-C, 1 it failed, 2 wrong usage, 130 after a second Ctrl-C",
    },
    Lesson {
        command: "playouts",
        examples: &[
            ("playouts crosswise", "how many random games a second"),
            ("playouts mixx --players 4 --seconds 5 --json", "longer, at four seats, for a program"),
        ],
        codes: USUAL,
    },
    Lesson {
        command: "perft",
        examples: &[
            ("perft crosswise --depth 4", "how many ways there are to play, to compare with another program"),
            ("perft mixx --depth 3 --json", "one line of JSON for each depth"),
        ],
        codes: USUAL,
    },
    Lesson {
        command: "trace",
        examples: &[
            ("trace crosswise --players 3 --seed 7", "a random game with all that was legal at every step"),
            ("trace mixx --policy hard", "a game between good bots"),
            ("trace crosswise --moves game.txt", "whether these moves are legal, one token a line"),
        ],
        codes: "0 done, 1 a token is not legal, 2 wrong usage",
    },
    Lesson {
        command: "try",
        examples: &[("try < questions.jsonl", "what moves would lead to, a line of JSON for each question")],
        codes: "0 all were answered, 2 wrong usage",
    },
    Lesson {
        command: "completions",
        examples: &[
            ("completions bash > ~/.local/share/bash-completion/completions/crosstable", "for bash"),
            ("completions zsh > ~/.zfunc/_crosstable", "for zsh, with ~/.zfunc in its fpath"),
            ("completions fish > ~/.config/fish/completions/crosstable.fish", "for fish"),
        ],
        codes: USUAL,
    },
    Lesson {
        command: "man",
        examples: &[
            ("man > crosstable.1", "the manual page of the program"),
            ("man arena | man -l -", "the page of a command, to read at once"),
            ("man --out ~/.local/share/man/man1", "all pages, where man finds them"),
        ],
        codes: "0 done, 1 a file cannot be written, 2 wrong usage",
    },
];
