//! A parsed rule page.
//!
//! The texts keep their `**bold**`, backticks and `[links](…)`, because a terminal and a browser show them differently.

/// A page of rules in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The first line.
    pub title: String,
    /// The blocks before the first heading.
    pub intro: Vec<Block>,
    /// The sections with a heading.
    pub sections: Vec<Section>,
}

/// A heading and its blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub struct Section {
    pub heading: String,
    pub blocks: Vec<Block>,
}

/// A paragraph, a list item or a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain data")]
pub enum Block {
    Paragraph(String),
    Item(String),
    /// An item of a numbered list.
    Numbered(u32, String),
    Clause(Clause),
}

/// A rule with a number, the same in all languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Such as `MX-05`.
    pub id: String,
    /// Marks of the whole clause. Marks of a part of it are in the text.
    pub marks: Vec<Mark>,
    /// Without the id and the marks.
    pub text: String,
}

/// Where a clause comes from, if not from the booklet. The index of the rules explains the marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Our decision; the booklet is silent or ambiguous.
    Ruling,
    /// A fact from a picture that we do not have.
    Data,
    /// An option of the table.
    Option,
}

impl Page {
    /// Parses a page in the format of `docs/rules/`. Every text is a page: an item that is not a clause is a plain item.
    pub fn read(source: &str) -> Page {
        crate::parse::page(source)
    }

    /// All blocks in order.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.intro.iter().chain(self.sections.iter().flat_map(|section| &section.blocks))
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.blocks().filter_map(|block| match block {
            Block::Clause(clause) => Some(clause),
            _ => None,
        })
    }

    /// The clause with this id, if it is on this page.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }
}

impl Block {
    /// The text of the block.
    pub fn text(&self) -> &str {
        match self {
            Block::Paragraph(text) | Block::Item(text) | Block::Numbered(_, text) => text,
            Block::Clause(clause) => &clause.text,
        }
    }
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 3] = [Mark::Ruling, Mark::Data, Mark::Option];

    /// The word in brackets, which is not translated.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Ruling => "ruling",
            Mark::Data => "data",
            Mark::Option => "option",
        }
    }

    /// The marks on parts of a text, in order: `**[ruling]**`, or with an explanation `**[ruling: …]**`.
    ///
    /// ```
    /// use crosstable_texts::Mark;
    /// let text = "Equal counts share **[ruling]**. **[option: for two]** Or not.";
    /// assert_eq!(Mark::within(text), [Mark::Ruling, Mark::Option]);
    /// ```
    pub fn within(text: &str) -> Vec<Mark> {
        let opened = text.split("**[").skip(1);
        opened.filter_map(|rest| rest.split([']', ':', ' ']).next().and_then(Mark::of)).collect()
    }

    /// The mark with this word.
    pub(crate) fn of(word: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.word() == word)
    }
}
