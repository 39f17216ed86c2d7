//! Parses a rule page.
//!
//! The pages use a subset of Markdown: a title, headings of one level, paragraphs, and lists of one level whose items
//! may have several lines. An item that begins with a bold id is a clause.

use crate::page::{Block, Clause, Mark, Page, Section};

/// An open block, to which further lines may belong.
enum Kind {
    Paragraph,
    Item,
    Numbered(u32),
}

pub(crate) fn page(source: &str) -> Page {
    let mut page = Page::default();
    let mut open: Option<(Kind, String)> = None;
    for line in source.lines().map(str::trim_end) {
        let heading = line.strip_prefix("## ");
        let title = line.strip_prefix("# ");
        let begins = item(line);
        if heading.is_some() || title.is_some() || begins.is_some() || line.is_empty() {
            close(&mut page, open.take());
        }
        if let Some(heading) = heading {
            page.sections.push(Section { heading: heading.to_owned(), blocks: Vec::new() });
        } else if let Some(title) = title {
            title.clone_into(&mut page.title);
        } else if let Some((kind, text)) = begins {
            open = Some((kind, text.to_owned()));
        } else if let Some((_, text)) = &mut open {
            text.push(' ');
            text.push_str(line.trim_start());
        } else if !line.is_empty() {
            open = Some((Kind::Paragraph, line.to_owned()));
        }
    }
    close(&mut page, open);
    page
}

/// The list item that begins in this line.
fn item(line: &str) -> Option<(Kind, &str)> {
    if let Some(text) = line.strip_prefix("- ") {
        return Some((Kind::Item, text));
    }
    let (number, text) = line.split_once(". ")?;
    number.parse().ok().map(|number| (Kind::Numbered(number), text))
}

/// Adds the open block to the page.
fn close(page: &mut Page, open: Option<(Kind, String)>) {
    let Some((kind, text)) = open else { return };
    let block = match kind {
        Kind::Paragraph => Block::Paragraph(text),
        Kind::Numbered(number) => Block::Numbered(number, text),
        Kind::Item => clause(&text).map_or_else(|| Block::Item(text), Block::Clause),
    };
    match page.sections.last_mut() {
        Some(section) => section.blocks.push(block),
        None => page.intro.push(block),
    }
}

/// Reads `**CR-02 [data] [option]** Deck. …`.
fn clause(text: &str) -> Option<Clause> {
    let (head, text) = text.strip_prefix("**")?.split_once("**")?;
    let mut words = head.split(' ');
    let id = words.next().filter(|id| is_id(id))?.to_owned();
    let marks = words.map(|word| Mark::of(word.strip_prefix('[')?.strip_suffix(']')?));
    Some(Clause { id, marks: marks.collect::<Option<_>>()?, text: text.trim_start().to_owned() })
}

/// Whether it looks like `CW-07`.
fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        !game.is_empty()
            && game.bytes().all(|b| b.is_ascii_uppercase())
            && number.len() == 2
            && number.bytes().all(|b| b.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Nim (`nim`)\nA game\nof heaps.\n\n## Play\n- **NI-01** Take some.\n- **NI-02 [data] [option]** Heaps\n  of `3`.\n- Good luck.\n\n## Example\n1. One\n   heap.\n2. Two.\n";

    #[test]
    fn a_page_is_parsed() {
        let page = page(PAGE);
        assert_eq!(page.title, "Nim (`nim`)");
        assert_eq!(page.intro, [Block::Paragraph("A game of heaps.".into())]);
        let headings: Vec<&str> = page.sections.iter().map(|section| section.heading.as_str()).collect();
        assert_eq!(headings, ["Play", "Example"]);
        assert_eq!(page.sections[0].blocks[2], Block::Item("Good luck.".into()));
        let example = [Block::Numbered(1, "One heap.".into()), Block::Numbered(2, "Two.".into())];
        assert_eq!(page.sections[1].blocks, example);
    }

    #[test]
    fn a_clause_has_its_id_marks_and_all_its_lines() {
        let page = page(PAGE);
        let ids: Vec<&str> = page.clauses().map(|clause| clause.id.as_str()).collect();
        assert_eq!(ids, ["NI-01", "NI-02"]);
        let heaps = page.clause("NI-02").expect("it is there");
        assert_eq!(heaps.marks, [Mark::Data, Mark::Option]);
        assert_eq!(heaps.text, "Heaps of `3`.");
    }

    #[test]
    fn an_item_that_is_not_a_clause_is_a_plain_item() {
        for text in ["**NI-01 [rule]** Take.", "**NI-1** Take.", "**Take** some.", "**NI-01 Take."] {
            assert_eq!(page(&format!("- {text}")).intro, [Block::Item(text.to_owned())]);
        }
    }
}
