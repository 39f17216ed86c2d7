//! The rules as paragraphs for a terminal.

use crosstable_texts::{Block, Lang, rules};

use crate::theme::TextStyle;

/// A paragraph and how it is drawn. It is not wrapped yet.
pub(crate) type Paragraph = (String, TextStyle);

pub(crate) fn page(name: &str, lang: Lang) -> Vec<Paragraph> {
    let Some(page) = rules(name, lang) else { return Vec::new() };
    let blank = || (String::new(), TextStyle::Plain);
    let mut lines = vec![(bare(&page.title), TextStyle::Strong), blank()];
    lines.extend(page.intro.iter().map(block));
    for section in &page.sections {
        lines.push(blank());
        lines.push((bare(&section.heading), TextStyle::Label));
        lines.extend(section.blocks.iter().map(block));
    }
    lines
}

/// One clause, of any page that applies to the game.
pub(crate) fn clause(game: &str, id: &str, lang: Lang) -> Option<String> {
    let mut pages = [game, "common", "table"].into_iter().filter_map(|name| rules(name, lang));
    pages.find_map(|page| page.clause(id).map(|clause| bare(&clause.text)))
}

fn block(block: &Block) -> Paragraph {
    let text = match block {
        Block::Paragraph(text) => bare(text),
        Block::Item(text) => format!("- {}", bare(text)),
        Block::Numbered(number, text) => format!("{number}. {}", bare(text)),
        Block::Clause(clause) => format!("{}  {}", clause.id, bare(&clause.text)),
    };
    (text, TextStyle::Plain)
}

/// Removes Markdown; a link keeps its words.
fn bare(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        match after.split_once("](") {
            Some((words, end)) if !words.contains(']') => {
                plain.push_str(words);
                rest = end.split_once(')').map_or("", |(_, rest)| rest);
            }
            _ => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_is_removed() {
        assert_eq!(bare("**[ruling]** a `b` [see](x.md) [c]"), "[ruling] a b see [c]");
    }

    #[test]
    fn a_clause_is_found_on_every_page() {
        for id in ["CW-07", "G-08", "T-05"] {
            assert!(clause("crosswise", id, Lang::De).is_some(), "{id}");
        }
        assert_eq!(clause("crosswise", "MX-05", Lang::De), None);
    }
}
