//! Types as tables in Markdown, for the pages about views and commands.
//!
//! They are read from the TypeScript declarations that are derived from the types, comments included, so that no page says
//! anything of a field that its type does not.

use std::fmt::Write as _;

/// A type: its name, its comment, and what it is in TypeScript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeDeclaration {
    /// Its name.
    pub name: String,
    /// Its comment in one line.
    pub docs: String,
    body: String,
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name, with a question mark if it may be absent.
    pub name: String,
    /// Its type.
    pub kind: String,
    /// Its comment in one line.
    pub docs: String,
}

impl TypeDeclaration {
    /// Reads one declaration, with the comment before it.
    ///
    /// # Panics
    /// If it is not of the form that ts-rs writes.
    pub fn read(text: &str) -> Self {
        let (docs, rest) = comment(text.trim());
        let rest = rest.trim_start().trim_start_matches("export ").trim_start_matches("type ");
        let (name, body) = rest.split_once('=').expect("a name and what it is");
        let body = body.trim().trim_end_matches(';').trim().to_owned();
        TypeDeclaration { name: name.trim().to_owned(), docs, body }
    }

    /// Its fields, if it is one object.
    pub fn fields(&self) -> Option<Vec<Field>> {
        let variants = split(&self.body, '|');
        (variants.len() == 1).then(|| object(variants[0])).flatten()
    }

    /// The forms it may have, as they are written and with their fields.
    pub fn variants(&self) -> Vec<(String, Vec<Field>)> {
        let variants = split(&self.body, '|').into_iter();
        variants.map(|variant| (plain(variant), object(variant).unwrap_or_default())).collect()
    }

    /// A table of its fields, or a list of its forms.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        if let Some(fields) = self.fields() {
            text += "| field | type | meaning |\n|---|---|---|\n";
            for Field { name, kind, docs } in fields {
                let _ = writeln!(text, "| `{name}` | `{}` | {} |", cell(&kind), cell(&docs));
            }
            return text;
        }
        for (form, fields) in self.variants() {
            let _ = write!(text, "- `{form}`");
            let told = fields.iter().filter(|field| !field.docs.is_empty());
            let told: Vec<_> = told.map(|field| format!("`{}`: {}", field.name, field.docs)).collect();
            let _ = writeln!(text, "{}{}", if told.is_empty() { "" } else { " — " }, told.join(" "));
        }
        text
    }
}

/// A bar would end the cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// A comment at the beginning as one line, and what follows.
fn comment(text: &str) -> (String, &str) {
    let Some((inner, rest)) = text.strip_prefix("/**").and_then(|text| text.split_once("*/")) else {
        return (String::new(), text);
    };
    let lines = inner.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let line = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    // Links lead to code, which is nowhere on the page.
    (line.replace("[`", "`").replace("`]", "`"), rest)
}

/// Without comments, and with one blank between words.
fn plain(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("/**") {
        bare += &rest[..at];
        rest = comment(&rest[at..]).1;
    }
    bare += rest;
    let words = bare.split_whitespace().collect::<Vec<_>>().join(" ");
    words.replace(", }", " }").replace(",}", " }")
}

/// The parts between marks that stand in no bracket, no text and no comment.
fn split(text: &str, mark: char) -> Vec<&str> {
    let (mut parts, mut begin, mut depth, mut quoted) = (Vec::new(), 0, 0_i32, false);
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if !quoted && text[at..].starts_with("/**") {
            at += text[at..].find("*/").map_or(text.len() - at, |end| end + 2);
            continue;
        }
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            c if c == mark && depth == 0 => {
                parts.push(text[begin..at].trim());
                begin = at + c.len_utf8();
            }
            _ => {}
        }
        at += c.len_utf8();
    }
    parts.push(text[begin..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The fields of an object.
fn object(text: &str) -> Option<Vec<Field>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?;
    let fields = split(inner, ',').into_iter().map(|field| {
        let (docs, rest) = comment(field);
        let parts = split(rest, ':');
        let (name, kind) = parts.split_first()?;
        let name = name.trim_matches('"').to_owned();
        Some(Field { name, kind: plain(&kind.join(": ")), docs })
    });
    fields.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_a_table_of_its_fields() {
        let read = TypeDeclaration::read(
            "/**\n * A line.\n * As it lies.\n */\nexport type Line = { viewer: Viewer, \n/**\n * Now, see [`Tile`].\n */\n\
             points: number | null, rows: [A, B], named?: { \"x\": string }, };",
        );
        assert_eq!((read.name.as_str(), read.docs.as_str()), ("Line", "A line. As it lies."));
        assert_eq!(
            read.markdown(),
            "| field | type | meaning |\n|---|---|---|\n| `viewer` | `Viewer` |  |\n\
             | `points` | `number \\| null` | Now, see `Tile`. |\n| `rows` | `[A, B]` |  |\n\
             | `named?` | `{ \"x\": string }` |  |\n"
        );
    }

    #[test]
    fn a_choice_is_a_list_of_its_forms() {
        let read = TypeDeclaration::read(
            "export type Command = { \"do\": \"sit\", \n/**\n * The first, or a name.\n */\nseat?: number | null, } | \"a|b\";",
        );
        assert_eq!(read.fields(), None);
        assert_eq!(
            read.markdown(),
            "- `{ \"do\": \"sit\", seat?: number | null }` — `seat?`: The first, or a name.\n- `\"a|b\"`\n"
        );
        let (_, fields) = read.variants().swap_remove(0);
        assert_eq!(fields[0], Field { name: "do".into(), kind: "\"sit\"".into(), docs: String::new() });
    }
}
