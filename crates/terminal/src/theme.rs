//! What the terminal can show: colours or none, all of Unicode or plain ASCII.

use crosstable_core::{Colour, Role, Seat};
use crosstable_texts::{is_printable, printable};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Theme {
    /// Whether colours may be used.
    pub colour: bool,
    /// Whether anything beyond ASCII may be shown.
    pub unicode: bool,
}

/// How words beside the board are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum TextStyle {
    #[default]
    Plain,
    Dim,
    Label,
    /// The name of a seat.
    Seat(Seat),
    Strong,
    /// A refusal, or a problem with the connection.
    Warning,
    Note,
}

impl Theme {
    /// What this terminal can show, by the environment: `NO_COLOR`, `TERM`, and the locale.
    pub fn of_environment() -> Self {
        let of = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = of("LC_ALL").or_else(|| of("LC_CTYPE")).or_else(|| of("LANG"));
        Theme::detect(of("NO_COLOR").as_deref(), of("TERM").as_deref(), locale.as_deref())
    }

    fn detect(no_color: Option<&str>, term: Option<&str>, locale: Option<&str>) -> Self {
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        let dumb = term == Some("dumb");
        Theme {
            colour: no_color.is_none() && !dumb,
            unicode: !dumb && (locale.contains("utf-8") || locale.contains("utf8")),
        }
    }

    /// Colours and Unicode.
    pub const RICH: Theme = Theme { colour: true, unicode: true };

    /// Colours are removed by [`enforce`](Self::enforce) where there are none; here only modifiers make up for them.
    pub(crate) fn style(self, style: TextStyle) -> Style {
        let (plain, bold) = (Style::new(), Style::new().add_modifier(Modifier::BOLD));
        match style {
            TextStyle::Plain => plain,
            TextStyle::Dim => self.dim(),
            TextStyle::Label => plain.fg(Color::Cyan),
            TextStyle::Seat(seat) => bold.fg(seat_colour(seat)),
            TextStyle::Strong => bold,
            TextStyle::Warning => bold.fg(Color::Indexed(215)),
            TextStyle::Note => plain.fg(Color::Indexed(153)),
        }
    }

    /// A character of the board, or of a piece beside it.
    pub(crate) fn cell(self, role: Role) -> Style {
        let (plain, bold) = (Style::new(), Style::new().add_modifier(Modifier::BOLD));
        match role {
            Role::Text => plain,
            Role::Label => self.style(TextStyle::Label),
            Role::Value => bold,
            Role::Line | Role::Free => self.dim(),
            Role::Ground => plain.fg(Color::Indexed(24)),
            Role::Wood => plain.fg(Color::Indexed(223)).bg(Color::Indexed(94)),
            Role::Card(colour) => bold.fg(component_colour(colour)).bg(Color::Indexed(236)),
            Role::Piece(colour) => bold.fg(Color::Black).bg(component_colour(colour)),
            Role::Seat(seat) => bold.fg(Color::Black).bg(seat_colour(seat)),
        }
    }

    fn dim(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// A place that can be pointed at. What lies there keeps its colour, because the move may depend on it.
    pub(crate) fn open_place(self, role: Role) -> Style {
        let style = self.cell(role);
        match role {
            _ if !self.colour => style.add_modifier(Modifier::UNDERLINED),
            // There is a lot of it: a background would drown the board.
            Role::Ground => style.fg(Color::Indexed(120)).add_modifier(Modifier::BOLD),
            Role::Piece(_) | Role::Seat(_) => style.add_modifier(Modifier::UNDERLINED),
            Role::Card(_) | Role::Wood => style.bg(Color::Indexed(22)).add_modifier(Modifier::UNDERLINED),
            _ => style.bg(Color::Indexed(22)).fg(Color::Indexed(157)),
        }
    }

    /// What the cursor points at.
    pub(crate) fn chosen(self, style: Style) -> Style {
        if self.colour {
            style.bg(Color::Indexed(220)).fg(Color::Black).add_modifier(Modifier::BOLD)
        } else {
            style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
    }

    /// What is picked and about to go elsewhere.
    pub(crate) fn picked(self, style: Style) -> Style {
        let style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        if self.colour {
            style.bg(Color::Indexed(180)).fg(Color::Black)
        } else {
            style.add_modifier(Modifier::REVERSED)
        }
    }

    /// The place where the last move was made.
    pub(crate) fn last(self, style: Style) -> Style {
        if self.colour { style.bg(Color::Indexed(60)) } else { style.add_modifier(Modifier::BOLD) }
    }

    /// The line at the top; highlighted if it is the player's turn.
    pub(crate) fn banner(self, highlighted: bool) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match (self.colour, highlighted) {
            (true, true) => style.bg(Color::Indexed(28)).fg(Color::White),
            (true, false) => style.bg(Color::Indexed(238)).fg(Color::Indexed(252)),
            (false, _) => style.add_modifier(Modifier::REVERSED),
        }
    }

    /// A text that this terminal can show, and that does nothing else to it.
    pub(crate) fn text(self, text: impl AsRef<str>) -> String {
        let text = printable(text.as_ref());
        if self.unicode || text.is_ascii() { text.into() } else { text.chars().map(to_ascii).collect() }
    }

    /// Replaces everything on the screen that the terminal cannot show.
    pub(crate) fn enforce(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if !cell.symbol().chars().all(is_printable) {
                cell.set_symbol("\u{fffd}");
            }
            if !self.unicode && !cell.symbol().is_ascii() {
                let ascii = cell.symbol().chars().next().map(to_ascii);
                cell.set_symbol(ascii.as_deref().map_or("?", |ascii| &ascii[..1]));
            }
            if !self.colour {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
        }
    }
}

/// How characters beyond ASCII are written without them.
const TRANSLITERATION: &str = "ae:äæ oe:öœ ue:ü Ae:Ä Oe:Ö Ue:Ü ss:ß a:àáâãå c:ç e:èéêë i:ìíîï o:òóôõ u:ùúû n:ñ A:ÀÁÂ \
     C:Ç E:ÈÉÊË I:ÌÍÎ O:ÒÓÔ U:ÙÚÛ ':’‘‚ \":“”„«» -:–—─━·• ...:… |:│┃ +:┌┐└┘├┤╭╮╯╰ x:× >:→▶› <:←‹ ^:↑ v:↓ _:▏";

/// A character in ASCII.
fn to_ascii(c: char) -> String {
    if c.is_ascii() {
        return c.to_string();
    }
    let mut pairs = TRANSLITERATION.split(' ').filter_map(|pair| pair.split_once(':'));
    let found = pairs.find(|(_, from)| from.contains(c)).map(|(to, _)| to);
    found.unwrap_or(if c.is_whitespace() { " " } else { "?" }).to_owned()
}

const fn seat_colour(seat: Seat) -> Color {
    match seat.number() {
        1 => Color::Indexed(114),
        2 => Color::Indexed(75),
        3 => Color::Indexed(221),
        _ => Color::Indexed(212),
    }
}

const fn component_colour(colour: Colour) -> Color {
    Color::Indexed(match colour {
        Colour::Red => 203,
        Colour::Orange => 208,
        Colour::Yellow => 227,
        Colour::Green => 77,
        Colour::Turquoise => 44,
        Colour::Blue => 75,
        Colour::Violet => 141,
        Colour::Pink => 218,
        Colour::Grey => 250,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_what_can_be_shown() {
        assert_eq!(Theme::detect(None, Some("xterm-256color"), Some("de_DE.UTF-8")), Theme::RICH);
        let none = Theme { colour: false, unicode: true };
        assert_eq!(Theme::detect(Some("1"), Some("xterm"), Some("C.utf8")), none);
        let ascii = Theme { colour: true, unicode: false };
        assert_eq!(Theme::detect(None, Some("xterm"), Some("de_DE.ISO-8859-1")), ascii);
        assert_eq!(Theme::detect(None, Some("xterm"), None), ascii);
        let dumb = Theme { colour: false, unicode: false };
        assert_eq!(Theme::detect(None, Some("dumb"), Some("en_GB.UTF-8")), dumb);
    }

    #[test]
    fn every_text_can_be_written_in_ascii() {
        let theme = Theme { colour: true, unicode: false };
        assert_eq!(theme.text("Für „Straße“ – voilà…"), "Fuer \"Strasse\" - voila...");
        assert_eq!(theme.text("a~Z@{"), "a~Z@{");
        assert!(theme.text("日本").is_ascii());
    }
}
