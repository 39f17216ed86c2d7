//! What the terminal can show: colours or none, all of Unicode or plain ASCII.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Whether colours may be used.
    pub colour: bool,
    /// Whether anything beyond ASCII may be shown.
    pub unicode: bool,
}

/// What a character is, which decides how it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Ink {
    /// Nothing special.
    #[default]
    Plain,
    /// Stands back: empty places, legends.
    Dim,
    /// A row's or a column's name.
    Label,
    /// Somebody's: pieces, names.
    Seat(u8),
    /// One of the colours of things on the table.
    Dye(Dye),
    /// A thing of this colour that lies on the table: a card, a tile, a field of a bar.
    Thing(Dye),
    /// A thing of this colour that stands out from the others.
    Figure(Dye),
    /// Wood that can be stood on.
    Plank,
    /// Somebody's piece on it.
    Rider(u8),
    /// Something important.
    Strong,
}

/// The colours of things on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Dye {
    Red,
    Blue,
    Green,
    Yellow,
    Turquoise,
    Orange,
    Pink,
    Violet,
    Water,
}

impl Look {
    /// What this process's terminal can show, judged by the environment: `NO_COLOR`, `TERM`, and the locale.
    pub fn of_environment() -> Self {
        let of = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = of("LC_ALL").or_else(|| of("LC_CTYPE")).or_else(|| of("LANG"));
        Look::judge(of("NO_COLOR").as_deref(), of("TERM").as_deref(), locale.as_deref())
    }

    fn judge(no_color: Option<&str>, term: Option<&str>, locale: Option<&str>) -> Self {
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        let dumb = term == Some("dumb");
        Look {
            colour: no_color.is_none() && !dumb,
            unicode: !dumb && (locale.contains("utf-8") || locale.contains("utf8")),
        }
    }

    /// Everything.
    pub const RICH: Look = Look { colour: true, unicode: true };

    /// How something is drawn.
    pub(crate) fn style(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Dim => self.tint(style, Color::DarkGray).add_modifier(self.without(Modifier::DIM)),
            Ink::Label => self.tint(style, Color::Cyan),
            Ink::Seat(seat) => self.tint(style, seat_colour(seat)).add_modifier(Modifier::BOLD),
            Ink::Dye(Dye::Water) => self.tint(style, Color::Indexed(24)),
            Ink::Dye(dye) => self.tint(style, dye.colour()).add_modifier(Modifier::BOLD),
            Ink::Thing(dye) => self.ground(self.style(Ink::Dye(dye)), Color::Indexed(236)),
            Ink::Figure(dye) if self.colour => {
                style.bg(dye.colour()).fg(Color::Black).add_modifier(Modifier::BOLD)
            }
            Ink::Figure(_) => style.add_modifier(Modifier::BOLD),
            Ink::Plank => self.ground(self.tint(style, Color::Indexed(223)), Color::Indexed(94)),
            Ink::Rider(seat) if self.colour => {
                style.bg(seat_colour(seat)).fg(Color::Black).add_modifier(Modifier::BOLD)
            }
            Ink::Rider(_) => style.add_modifier(Modifier::BOLD),
            Ink::Strong => style.add_modifier(Modifier::BOLD),
        }
    }

    /// A place where something may be done. What lies there keeps its colour, because that may be what matters.
    pub(crate) fn open_place(self, ink: Ink) -> Style {
        let style = self.style(ink);
        if !self.colour {
            return style.add_modifier(Modifier::UNDERLINED);
        }
        match ink {
            Ink::Figure(_) | Ink::Rider(_) => style.add_modifier(Modifier::UNDERLINED),
            Ink::Thing(_) | Ink::Plank => style.bg(Color::Indexed(22)),
            _ => style.bg(Color::Indexed(22)).fg(Color::Indexed(157)),
        }
    }

    /// The place of the chosen move.
    pub(crate) fn chosen(self, style: Style) -> Style {
        if self.colour {
            style.bg(Color::Indexed(220)).fg(Color::Black).add_modifier(Modifier::BOLD)
        } else {
            style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
    }

    /// The place where the last move was made.
    pub(crate) fn last(self, style: Style) -> Style {
        if self.colour { style.bg(Color::Indexed(60)) } else { style.add_modifier(Modifier::BOLD) }
    }

    /// The line at the top, calling or waiting.
    pub(crate) fn banner(self, calling: bool) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match (self.colour, calling) {
            (true, true) => style.bg(Color::Indexed(28)).fg(Color::White),
            (true, false) => style.bg(Color::Indexed(238)).fg(Color::Indexed(252)),
            (false, _) => style.add_modifier(Modifier::REVERSED),
        }
    }

    /// A refusal, or trouble with the connection.
    pub(crate) fn warning(self) -> Style {
        self.tint(Style::new().add_modifier(Modifier::BOLD), Color::Indexed(215))
    }

    /// Something pleasant to know.
    pub(crate) fn news(self) -> Style {
        self.tint(Style::new(), Color::Indexed(153))
    }

    fn tint(self, style: Style, colour: Color) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    fn ground(self, style: Style, colour: Color) -> Style {
        if self.colour { style.bg(colour) } else { style }
    }

    /// A way to stand out that is only needed without colours.
    fn without(self, modifier: Modifier) -> Modifier {
        if self.colour { Modifier::empty() } else { modifier }
    }

    /// One of two ways to write a sign.
    pub(crate) const fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.unicode { unicode } else { ascii }
    }

    /// A text that this terminal can show.
    pub(crate) fn text(self, text: impl Into<String>) -> String {
        let text = text.into();
        if self.unicode || text.is_ascii() { text } else { text.chars().map(plain).collect() }
    }

    /// Sees to it that nothing is on the screen that the terminal cannot show, whoever put it there.
    pub(crate) fn enforce(self, buffer: &mut Buffer) {
        if self.unicode && self.colour {
            return;
        }
        for cell in &mut buffer.content {
            if !self.unicode && !cell.symbol().is_ascii() {
                let sign = cell.symbol().chars().next().map_or("?", |c| plain(c));
                let first = sign.get(..1).unwrap_or(" ").to_owned();
                cell.set_symbol(&first);
            }
            if !self.colour {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
        }
    }
}

/// How a character is written with the letters every terminal has.
const fn plain(c: char) -> &'static str {
    match c {
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'á' | 'â' | 'ã' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' | 'õ' => "o",
        'ù' | 'ú' | 'û' => "u",
        'ñ' => "n",
        'À' | 'Á' | 'Â' => "A",
        'Ç' => "C",
        'È' | 'É' | 'Ê' | 'Ë' => "E",
        'Ì' | 'Í' | 'Î' => "I",
        'Ò' | 'Ó' | 'Ô' => "O",
        'Ù' | 'Ú' | 'Û' => "U",
        '’' | '‘' | '‚' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '–' | '—' | '─' | '━' => "-",
        '…' => "...",
        '·' | '•' => "-",
        '│' | '┃' => "|",
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '╭' | '╮' | '╯' | '╰' => "+",
        '×' => "x",
        '→' | '▶' | '›' => ">",
        '←' | '‹' => "<",
        '↑' => "^",
        '↓' => "v",
        '\u{a0}' | '\u{202f}' => " ",
        c if c.is_ascii() => ascii(c),
        _ => "?",
    }
}

/// A character of ASCII as a text.
const fn ascii(c: char) -> &'static str {
    const ALL: &str = "\0\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\t\n\u{b}\u{c}\r\u{e}\u{f}\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}\u{1a}\u{1b}\u{1c}\u{1d}\u{1e}\u{1f} !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u{7f}";
    let (_, rest) = ALL.split_at(c as usize);
    rest.split_at(1).0
}

/// The colour of a seat.
pub(crate) const fn seat_colour(seat: u8) -> Color {
    match seat {
        1 => Color::Indexed(114),
        2 => Color::Indexed(75),
        3 => Color::Indexed(221),
        _ => Color::Indexed(212),
    }
}

impl Dye {
    /// The colour with this word, as tokens and boards write it.
    pub(crate) fn named(word: &str) -> Option<Dye> {
        Some(match word {
            "red" | "R" => Dye::Red,
            "blue" | "B" => Dye::Blue,
            "green" | "G" => Dye::Green,
            "yellow" | "Y" => Dye::Yellow,
            "turquoise" => Dye::Turquoise,
            "orange" => Dye::Orange,
            "pink" => Dye::Pink,
            "violet" => Dye::Violet,
            _ => return None,
        })
    }

    /// As it is on the screen.
    const fn colour(self) -> Color {
        match self {
            Dye::Red => Color::Indexed(203),
            Dye::Blue => Color::Indexed(75),
            Dye::Green => Color::Indexed(77),
            Dye::Yellow => Color::Indexed(227),
            Dye::Turquoise => Color::Indexed(44),
            Dye::Orange => Color::Indexed(208),
            Dye::Pink => Color::Indexed(218),
            Dye::Violet => Color::Indexed(141),
            Dye::Water => Color::Indexed(24),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides() {
        assert_eq!(Look::judge(None, Some("xterm-256color"), Some("de_DE.UTF-8")), Look::RICH);
        let none = Look { colour: false, unicode: true };
        assert_eq!(Look::judge(Some("1"), Some("xterm"), Some("C.utf8")), none);
        let ascii = Look { colour: true, unicode: false };
        assert_eq!(Look::judge(None, Some("xterm"), Some("de_DE.ISO-8859-1")), ascii);
        assert_eq!(Look::judge(None, Some("xterm"), None), ascii);
        let dumb = Look { colour: false, unicode: false };
        assert_eq!(Look::judge(None, Some("dumb"), Some("en_GB.UTF-8")), dumb);
    }

    #[test]
    fn every_text_can_be_written_in_ascii() {
        let look = Look { colour: true, unicode: false };
        assert_eq!(look.text("Für „Straße“ – voilà…"), "Fuer \"Strasse\" - voila...");
        assert_eq!(look.text("a~Z@{\u{7f}"), "a~Z@{\u{7f}");
        assert!(look.text("日本").is_ascii());
    }
}
