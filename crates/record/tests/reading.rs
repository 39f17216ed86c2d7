//! Reading is strict, says where and why not, and never panics.

mod common;

use common::{random_record, record_of};
use crosstable_core::rng::{Rng, SeedableRng, Xoshiro, below};
use crosstable_fair::Source;
use crosstable_games::GameId;
use crosstable_record::{MAX_BYTES, Odds, ReadError, Record, Step, verify};

/// A game of a person (seat 1) and a bot, 13 headers in lines 2 to 13, steps from line 15.
fn sample() -> String {
    let record = (0..100).map(|seed| record_of(Source::Published, GameId::Crosswise, seed)).find(|record| {
        let seats: Vec<_> = record.seats.iter().map(ToString::to_string).collect();
        matches!(&seats[..], [one, two] if one.starts_with("person ") && two.starts_with("bot "))
    });
    record.expect("half of the small tables are like this").to_string()
}

/// What the reader says when one line is replaced; an empty replacement removes the line.
fn with_line(number: usize, replacement: &str) -> String {
    let sample = sample();
    let mut lines: Vec<&str> = sample.lines().collect();
    if replacement.is_empty() {
        lines.remove(number - 1);
    } else {
        lines[number - 1] = replacement;
    }
    lines.join("\n").parse::<Record>().map_or_else(|error| error.to_string(), |_| "it is read".into())
}

#[test]
fn what_is_written_is_read_again() {
    for game in GameId::ALL {
        for seed in 0..10 {
            let record = random_record(*game, seed);
            let text = record.to_string();
            let read: Record = text.parse().expect("our own writing");
            assert_eq!(read, record);
            assert_eq!(read.to_string(), text);
        }
    }
}

#[test]
fn every_header_must_be_there_and_in_its_place() {
    let sample = sample();
    let lines: Vec<&str> = sample.lines().collect();
    let names: Vec<&str> = lines[1..13].iter().map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(
        names.join(","),
        "game,rules,players,option start,seat 1,seat 2,date,table,commitment,entropy 1,seed,result"
    );
    for (index, name) in names.iter().enumerate() {
        let number = index + 2;
        if *name != "option start" {
            // Where the last header was, there is now the empty line before the steps.
            let found = if *name == "result" { number + 1 } else { number };
            assert!(with_line(number, "").starts_with(&format!("line {found}: expected ")), "{name}");
        }
        let twice = format!("{}\n{}", lines[number - 1], lines[number - 1]);
        let expected = format!("line {}: the header '{name}' is given twice", number + 1);
        let said = with_line(number, &twice);
        // After the last header come the steps.
        assert!(
            said == expected || *name == "result" && said.starts_with("line 14: expected step 1"),
            "{said}"
        );
        let unknown = format!("colour: red\n{}", lines[number - 1]);
        let said = with_line(number, &unknown);
        assert!(said.starts_with(&format!("line {number}: unknown header 'colour'; expected '")), "{said}");
    }
}

#[test]
fn values_have_their_form() {
    let cases = [
        (2, "game: Cross wise", "expected 'game: NAME', found 'game: Cross wise'"),
        (2, "game:", "expected 'game: NAME', found 'game:'"),
        (2, "game crosswise", "expected 'game: NAME', found 'game crosswise'"),
        (3, "rules: 01", "expected 'rules: NUMBER', found 'rules: 01'"),
        (3, "rules: +1", "expected 'rules: NUMBER', found 'rules: +1'"),
        (3, "rules: 4294967296", "expected 'rules: NUMBER', found 'rules: 4294967296'"),
        (4, "players: 5", "expected 'players: 1' to 'players: 4', found 'players: 5'"),
        (4, "players: 0", "expected 'players: 1' to 'players: 4', found 'players: 0'"),
        (5, "option St: x", "expected 'option KEY: VALUE', found 'option St: x'"),
        (
            6,
            "seat 1: person",
            "expected 'seat 1: person NAME' or 'seat 1: bot LEVEL', found 'seat 1: person'",
        ),
        (
            6,
            "seat 1: person  Anna",
            "expected 'seat 1: person NAME' or 'seat 1: bot LEVEL', found 'seat 1: person  Anna'",
        ),
        (
            7,
            "seat 2: bot wise",
            "expected 'seat 2: person NAME' or 'seat 2: bot LEVEL', found 'seat 2: bot wise'",
        ),
        (8, "date: 2026-02-30", "expected 'date: YYYY-MM-DD', found 'date: 2026-02-30'"),
        (9, "table: 12", "expected 'table: ' and 32 hexadecimal digits, found 'table: 12'"),
        (
            13,
            "result: ranks 1 2",
            "expected 'result: ranks ' and 2 numbers, ' points ' and 2 numbers or none, found 'result: ranks 1 2'",
        ),
        (
            13,
            "result: ranks 1 3 points none",
            "expected 'result: ranks ' and 2 numbers, ' points ' and 2 numbers or none, \
             found 'result: ranks 1 3 points none'",
        ),
    ];
    for (number, replacement, what) in cases {
        assert_eq!(with_line(number, replacement), format!("line {number}: {what}"));
    }
}

#[test]
fn steps_have_their_form() {
    let draw = "a draw and its list: '~TOKEN of …', '~TOKEN as N' or '~TOKEN less N'";
    let cases = [
        ("1: ~sun", "expected step 1 or 'end 0', found '1: ~sun'".to_owned()),
        ("2. ~sun of ~sun", "expected step 1 or 'end 0', found '2. ~sun of ~sun'".to_owned()),
        ("end 1", "expected 'end 0' after so many steps, found 'end 1'".to_owned()),
        ("end", "expected 'end 0' after so many steps, found 'end'".to_owned()),
        ("1. ~sun", format!("expected {draw}, found '1. ~sun'")),
        ("1. ~sun of", format!("expected {draw}, found '1. ~sun of'")),
        ("1. ~sun of ~sun*1", format!("expected {draw}, found '1. ~sun of ~sun*1'")),
        ("1. ~sun of ~sun*0", format!("expected {draw}, found '1. ~sun of ~sun*0'")),
        ("1. ~sun of  ~sun", format!("expected {draw}, found '1. ~sun of  ~sun'")),
        ("1. ~sun of sun", format!("expected {draw}, found '1. ~sun of sun'")),
        ("1. ~sun from ~sun", format!("expected {draw}, found '1. ~sun from ~sun'")),
        ("1. ~s\u{fc}n as 1", format!("expected {draw}, found '1. ~s\u{fc}n as 1'")),
        (
            "1. ~sun of ~sun ~star",
            "'~sun' must not stand before '~star'; outcomes are in byte order".to_owned(),
        ),
        (
            "1. ~sun of ~sun ~sun",
            "'~sun' must not stand before '~sun'; outcomes are in byte order".to_owned(),
        ),
        ("1. ~a of ~a*4294967295 ~b", "the weights of a list are together below 2^32".to_owned()),
        ("1. sun@c3", "expected a seat and a token, or a draw and its list, found '1. sun@c3'".to_owned()),
        (
            "1. 1 sun @c3",
            "expected a seat and a token, or a draw and its list, found '1. 1 sun @c3'".to_owned(),
        ),
        ("1. 3 sun@c3", "there is no seat 3 at a table for 2".to_owned()),
    ];
    for (replacement, what) in cases {
        assert_eq!(with_line(15, replacement), format!("line 15: {what}"));
    }
    let many: Vec<_> = (0..257).map(|number| format!("~{number:03}")).collect();
    let said = with_line(15, &format!("1. ~000 of {}", many.join(" ")));
    assert_eq!(said, "line 15: a list has 1 to 256 outcomes, not 257");
    assert_eq!(with_line(15, &format!("1. ~000 of {}", many[..256].join(" "))), "it is read");
}

#[test]
fn lists_refer_to_draws_that_are_near_enough() {
    let sample = sample();
    let head: String = sample.split_inclusive('\n').take(14).collect();
    let check = |steps: &[&str]| {
        let text = format!("{head}{}\nend {}\n", steps.join("\n"), steps.len());
        text.parse::<Record>()
            .expect("the form is right")
            .check_lists()
            .map_err(|failure| failure.to_string())
    };
    assert_eq!(check(&["1. ~a of ~a*2 ~b", "2. ~a less 1", "3. 1 x", "4. ~b less 2", "5. ~b as 2"]), Ok(()));
    let cases: [(&[&str], &str); 6] = [
        (&["1. ~a of ~b"], "line 15: '~a' is not in the list it was drawn from"),
        (&["1. ~a as 1"], "line 15: step 1 is not one of the 64 draws before this one"),
        (&["1. ~a less 2", "2. ~a of ~a"], "line 15: step 2 is not one of the 64 draws before this one"),
        (&["1. 1 x", "2. ~a as 1"], "line 16: step 1 is not one of the 64 draws before this one"),
        (&["1. ~a of ~a", "2. ~a less 1"], "line 16: nothing is left of the list of step 1"),
        (&["1. ~a of ~a ~b", "2. ~a less 1"], "line 16: '~a' is not in the list it was drawn from"),
    ];
    for (steps, what) in cases {
        assert_eq!(check(steps), Err(what.to_owned()));
    }
    let dice: Vec<_> = (2..=66).map(|step| format!("{step}. ~a as 1")).collect();
    let dice: Vec<&str> = ["1. ~a of ~a ~b"].into_iter().chain(dice.iter().map(String::as_str)).collect();
    assert_eq!(check(&dice[..65]), Ok(()));
    let too_far = "line 80: step 1 is not one of the 64 draws before this one";
    assert_eq!(check(&dice), Err(too_far.into()));
}

#[test]
fn the_end_is_the_end() {
    let sample = sample();
    let missing: String =
        sample.lines().filter(|line| !line.starts_with("end")).flat_map(|l| [l, "\n"]).collect();
    let said = missing.parse::<Record>().unwrap_err().to_string();
    let (lines, steps) = (missing.lines().count(), sample.lines().count() - 15);
    assert_eq!(
        said,
        format!("line {}: the text ends; expected step {} or 'end {steps}'", lines + 1, steps + 1)
    );
    let more = format!("{sample}\n# fine\nfine\n").parse::<Record>().unwrap_err().to_string();
    assert_eq!(more, format!("line {}: expected nothing after the end, found 'fine'", lines + 4));
}

#[test]
fn comments_empty_lines_and_blanks_at_the_end_mean_nothing() {
    let sample = sample();
    let record: Record = sample.parse().expect("our own writing");
    let mut airy = String::new();
    for line in sample.lines() {
        let step = line.contains(". ") || line.starts_with("end");
        airy.extend([line, if step { " # why: not" } else { "" }, " \t\r\n\n# a remark: of it\n"]);
    }
    assert_eq!(airy.parse::<Record>().as_ref(), Ok(&record));
    assert_eq!(record.with_remark("two\nlines").parse::<Record>().as_ref(), Ok(&record));
    assert_eq!(sample.trim_end().parse::<Record>().as_ref(), Ok(&record));
    // The lines are those of the text that was read.
    let mut forged = airy.parse::<Record>().expect("read above");
    forged.seed = crosstable_fair::Seed::new([0; 32]);
    assert_eq!(verify(&forged).unwrap_err().line, 11 * 3 + 1);
}

#[test]
fn a_name_may_contain_what_means_something_elsewhere() {
    let named = sample().replacen("seat 1: person ", "seat 1: person #1: Ä; ", 1);
    let record: Record = named.parse().expect("a good name");
    assert!(record.seats[0].to_string().starts_with("person #1: Ä; "));
    assert!(verify(&record).is_ok());
}

#[test]
fn what_is_no_record_is_said_to_be_none() {
    let none = |bytes: &[u8]| match Record::read(bytes) {
        Err(ReadError::NoRecord(why)) => why,
        other => panic!("{other:?}"),
    };
    for bytes in [&b""[..], b"# remark\nCrosstable record 1\n", b"Crosstable record 3\n"] {
        assert_eq!(none(bytes), "the first line is not 'Crosstable record 1' or 'Crosstable record 2'");
    }
    assert_eq!(none(b"Crosstable record 1\n\xff"), "it is not text in UTF-8");
    assert_eq!(none(&vec![b'\n'; MAX_BYTES + 1]), "it is longer than 1 MiB");
    let long = format!("Crosstable record 1\n# {}\n", "x".repeat(20_000));
    assert_eq!(long.parse::<Record>().unwrap_err().to_string(), "line 2: the line is longer than 16 KiB");
}

#[test]
fn a_record_has_room_for_ninety_thousand_steps() {
    let head: String = sample().split_inclusive('\n').take(14).collect();
    let steps: Vec<_> = (1..=90_000).map(|step| format!("{step}. 1 x\n")).collect();
    let record: Record = format!("{head}{}end 90000\n", steps.concat()).parse().expect("a long game");
    assert_eq!(record.steps.len(), 90_000);
}

/// Any bytes at all are read or refused; and what is read is written so that it is read again.
#[test]
fn no_bytes_make_the_reader_panic() {
    let good: Vec<Vec<u8>> = GameId::ALL
        .iter()
        .map(|game| {
            let text = random_record(*game, 5).to_string();
            text.as_bytes()[..text.len().min(20_000)].to_vec()
        })
        .collect();
    let pieces: [&[u8]; 14] = [
        b"\n",
        b"#",
        b": ",
        b". ",
        b"~",
        b" of ",
        b" as ",
        b" less ",
        b"*",
        b"0",
        b"99999999999",
        b"\xc3",
        b"end 1",
        b"seat 1: ",
    ];
    let mut read = 0;
    for seed in 0..4000 {
        let mut rng = Xoshiro::seed_from_u64(seed);
        let mut bytes = good[below(&mut rng, 5) as usize].clone();
        for _ in 0..=below(&mut rng, 4) {
            let at = below(&mut rng, bytes.len() as u32) as usize;
            let to = (at + below(&mut rng, 40) as usize).min(bytes.len());
            match below(&mut rng, 5) {
                0 => bytes[at] = rng.next_u32() as u8,
                1 => drop(bytes.drain(at..to)),
                2 => drop(bytes.splice(at..at, pieces[below(&mut rng, 14) as usize].iter().copied())),
                3 => bytes.extend_from_within(at..to),
                _ => bytes.truncate(at + 1),
            }
        }
        let outcome = std::panic::catch_unwind(|| {
            Record::read(&bytes).map(|record| {
                // Whatever else it says, it can be judged.
                let _ = verify(&record);
                assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
            })
        });
        read += usize::from(outcome.unwrap_or_else(|_| panic!("seed {seed}")).is_ok());
    }
    assert!(read > 10, "some changes do no harm: {read}");
}

#[test]
fn the_writer_takes_the_shortest_list() {
    let record = random_record(GameId::CrossNGo, 3);
    let odds: Vec<_> = record
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Draw { odds, .. } => Some(odds),
            Step::Move { .. } => None,
        })
        .collect();
    let written_out = odds.iter().filter(|odds| matches!(odds, Odds::Of(_))).count();
    // Two marked bars, ten others, colours, who starts, the die; all else follows from them.
    assert!(written_out <= 12, "{written_out} lists are written out");
}
