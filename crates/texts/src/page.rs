//! A rule page, taken apart.
//!
//! Inside the texts stand only `**bold**`, backticks and `[links](…)`; they are left as they are, because a terminal
//! and a browser show them differently.

/// A page of rules in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// Its first line.
    pub title: String,
    /// What stands before the first heading.
    pub intro: Vec<Block>,
    /// The parts with a heading.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// What it says, in order.
    pub blocks: Vec<Block>,
}

/// A piece of text that stands by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Running text.
    Paragraph(String),
    /// A point of a list.
    Item(String),
    /// A point of a numbered list, with its number.
    Numbered(u32, String),
    /// A rule.
    Clause(Clause),
}

/// A rule with a number, the same in all languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Such as `MX-05`.
    pub id: String,
    /// What holds for all of it. Marks on a part of it stand in the text.
    pub marks: Vec<Mark>,
    /// What it says.
    pub text: String,
}

/// Where a clause comes from, if not simply out of the booklet. What each means stands in the index of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// We decided it; the booklet is silent or ambiguous.
    Ruling,
    /// A fact out of a picture that we do not have.
    Data,
    /// A choice of who opens the table.
    Option,
}

impl Page {
    /// Takes a page apart that is written as those in `docs/rules/` are. Nothing is refused: what is not written as a
    /// clause is a point of a list like any other.
    pub fn read(source: &str) -> Page {
        crate::read::page(source)
    }

    /// All blocks, from the top.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.intro.iter().chain(self.sections.iter().flat_map(|section| &section.blocks))
    }

    /// All clauses, from the top.
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
    /// What it says.
    pub fn text(&self) -> &str {
        match self {
            Block::Paragraph(text) | Block::Item(text) | Block::Numbered(_, text) => text,
            Block::Clause(clause) => &clause.text,
        }
    }
}

impl Mark {
    /// Every mark.
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
