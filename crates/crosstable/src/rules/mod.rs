//! `crosstable rules`: how the games are played.

mod paint;

use std::io::{self, IsTerminal, Write};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use crosstable_games::GameId;
use crosstable_texts::{Block, Clause, Lang, Page, RULES, rules, text};
use serde::Serialize;

use crate::args;
use crate::error::CliError;
use paint::Paint;

/// Read the rules of a game, clause by clause.
///
/// Every rule has a number such as MX-04, the same in all languages; a refused move names the one that refuses it. In a
/// terminal the text is as wide as that; in a pipe every paragraph is one line. Without a game this lists them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; or common, for what holds in all games, or table, for what holds around them.
    #[arg(value_parser = page_name())]
    game: Option<String>,
    /// Only this rule; without a game it is looked for everywhere.
    #[arg(long, value_name = "NUMBER")]
    clause: Option<String>,
    /// How many characters a line may have, instead of as many as the terminal has.
    #[arg(long, value_parser = args::whole("width", 20..=1000), allow_hyphen_values = true)]
    width: Option<u64>,
    /// Print one line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Pages that are no game.
const OTHERS: [&str; 2] = ["common", "table"];

/// Reads the name of a page.
fn page_name() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(GameId::ALL.iter().map(|id| id.id()).chain(OTHERS))
}

/// Prints a page, a clause, or the list of games.
pub(crate) fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), CliError> {
    let paint = paint(args.width);
    match (&args.game, &args.clause) {
        (None, None) if args.json => {
            json(&GameId::ALL.iter().map(|id| Introduction::of(*id, lang)).collect::<Vec<_>>(), out)
        }
        (None, None) => games(lang, &paint, out),
        (Some(name), None) => {
            let page = rules(name, lang).expect("only known pages pass");
            if args.json { json(&JsonPage::new(name, lang, &page), out) } else { whole(&page, &paint, out) }
        }
        (name, Some(id)) => {
            let (name, clause) = find(name.as_deref(), id, lang)?;
            if args.json {
                return json(
                    &JsonClause { page: &name, lang: lang.code(), block: JsonBlock::clause(&clause) },
                    out,
                );
            }
            write!(out, "{}", paint.clause(&clause))?;
            Ok(())
        }
    }
}

/// As wide and as colourful as the output bears.
fn paint(width: Option<u64>) -> Paint {
    let terminal = io::stdout().is_terminal();
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let plain = !terminal || dumb || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let own = terminal.then(|| terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0)));
    // Beyond a hundred characters the eye loses its line.
    let width = width.map(|width| width as usize).or(own.map(|width| width.clamp(20, 100)));
    Paint { width, styled: !plain }
}

/// The clause with this number, and the page it is on.
fn find(name: Option<&str>, id: &str, lang: Lang) -> Result<(String, Clause), CliError> {
    // A number is read as people type it.
    let id = id.to_uppercase();
    let pages = RULES.iter().map(|file| file.name).filter(|page| name.is_none_or(|name| name == *page));
    let mut on = pages.filter_map(|name| Some((name.to_owned(), rules(name, lang)?)));
    let found = on.find_map(|(name, page)| page.clause(&id).map(|clause| (name, clause.clone())));
    found.ok_or_else(|| {
        let Some(page) = name.and_then(|name| rules(name, lang)) else {
            return CliError::BadInput(format!("there is no rule '{id}'; allowed: numbers such as MX-04"));
        };
        let mut ids = page.clauses().map(|clause| clause.id.as_str());
        let (first, last) = (ids.next().unwrap_or_default(), ids.last().unwrap_or_default());
        CliError::BadInput(format!("there is no rule '{id}' on that page; allowed: {first} to {last}"))
    })
}

/// Every game in a sentence, and where to read on.
fn games(lang: Lang, paint: &Paint, out: &mut impl Write) -> Result<(), CliError> {
    for game in GameId::ALL.iter().map(|id| Introduction::of(*id, lang)) {
        write!(out, "{}", paint.heading(&format!("{} (`{}`)", game.name, game.game)))?;
        write!(out, "{}", paint.hanging("  ", &format!("{} {}", game.pitch, game.goal)))?;
        writeln!(out)?;
    }
    let more: Vec<_> = GameId::ALL.iter().map(|id| id.id()).chain(OTHERS).collect();
    write!(out, "{}", paint.hanging("", &format!("crosstable rules {}", more.join("|"))))?;
    Ok(())
}

/// A whole page.
fn whole(page: &Page, paint: &Paint, out: &mut impl Write) -> Result<(), CliError> {
    write!(out, "{}", paint.heading(&page.title))?;
    blocks(&page.intro, paint, out)?;
    for section in &page.sections {
        write!(out, "\n{}", paint.heading(&section.heading))?;
        blocks(&section.blocks, paint, out)?;
    }
    Ok(())
}

fn blocks(blocks: &[Block], paint: &Paint, out: &mut impl Write) -> io::Result<()> {
    for block in blocks {
        // A list stands close together, as long as nothing is wrapped.
        if paint.width.is_some() || matches!(block, Block::Paragraph(_)) {
            writeln!(out)?;
        }
        let text = match block {
            Block::Paragraph(text) => paint.hanging("", text),
            Block::Item(text) => paint.hanging("- ", text),
            Block::Numbered(number, text) => paint.hanging(&format!("{number}. "), text),
            Block::Clause(clause) => paint.clause(clause),
        };
        write!(out, "{text}")?;
    }
    Ok(())
}

fn json(value: &impl Serialize, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "{}", serde_json::to_string(value).expect("rules are plain data"))?;
    Ok(())
}

/// A game in a sentence.
#[derive(Serialize)]
struct Introduction {
    game: &'static str,
    name: String,
    pitch: String,
    goal: String,
}

impl Introduction {
    fn of(id: GameId, lang: Lang) -> Self {
        let said = |what: &str| text(lang, &format!("{id}-{what}"), &[]);
        Introduction { game: id.id(), name: said("name"), pitch: said("pitch"), goal: said("goal") }
    }
}

#[derive(Serialize)]
struct JsonPage<'a> {
    page: &'a str,
    lang: &'static str,
    title: &'a str,
    intro: Vec<JsonBlock<'a>>,
    sections: Vec<JsonSection<'a>>,
}

#[derive(Serialize)]
struct JsonSection<'a> {
    heading: &'a str,
    blocks: Vec<JsonBlock<'a>>,
}

#[derive(Serialize)]
struct JsonClause<'a> {
    page: &'a str,
    lang: &'static str,
    #[serde(flatten)]
    block: JsonBlock<'a>,
}

/// The text is Markdown, as on the page.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum JsonBlock<'a> {
    Paragraph { text: &'a str },
    Item { text: &'a str },
    Numbered { number: u32, text: &'a str },
    Clause { id: &'a str, marks: Vec<&'static str>, text: &'a str },
}

impl<'a> JsonPage<'a> {
    fn new(name: &'a str, lang: Lang, page: &'a Page) -> Self {
        let sections = page.sections.iter();
        let sections = sections.map(|section| JsonSection {
            heading: &section.heading,
            blocks: section.blocks.iter().map(JsonBlock::of).collect(),
        });
        JsonPage {
            page: name,
            lang: lang.code(),
            title: &page.title,
            intro: page.intro.iter().map(JsonBlock::of).collect(),
            sections: sections.collect(),
        }
    }
}

impl<'a> JsonBlock<'a> {
    fn of(block: &'a Block) -> Self {
        match block {
            Block::Paragraph(text) => JsonBlock::Paragraph { text },
            Block::Item(text) => JsonBlock::Item { text },
            Block::Numbered(number, text) => JsonBlock::Numbered { number: *number, text },
            Block::Clause(clause) => Self::clause(clause),
        }
    }

    fn clause(clause: &'a Clause) -> Self {
        let marks = clause.marks.iter().map(|mark| mark.word()).collect();
        JsonBlock::Clause { id: &clause.id, marks, text: &clause.text }
    }
}
