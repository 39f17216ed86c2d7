//! How a card is drawn and named.

use crosstable_core::{Art, Colour, LayoutCell, Message, Role, Target};

use crate::{Card, Motif};

/// The colour in which the card is drawn.
pub(crate) fn colour_of(card: Card) -> Colour {
    match card.colour().name() {
        "yellow" => Colour::Yellow,
        "red" => Colour::Red,
        "turquoise" => Colour::Turquoise,
        "orange" => Colour::Orange,
        "pink" => Colour::Pink,
        "blue" => Colour::Blue,
        "green" => Colour::Green,
        "violet" => Colour::Violet,
        _ => Colour::Grey,
    }
}

/// The motif in a few characters, in ASCII and Unicode.
pub(crate) fn sign_of(motif: Motif) -> (&'static str, &'static str) {
    match motif.name() {
        "shell" => ("(@)", "(@)"),
        "starfish" => (">*<", ">★<"),
        "fish" => ("><>", "><>"),
        "jellyfish" => ("/m\\", "╭╥╮"),
        "propeller" => ("~o~", "~●~"),
        "turtle" => ("(#)o", "(▒)o"),
        "chest" => ("[=]", "[≡]"),
        "anchor" => ("\\|/", "╰┼╯"),
        _ => ("", ""),
    }
}

/// Adds the colour and the motif of a card to a message.
pub(crate) fn name_card(message: Message, card: Card) -> Message {
    message.text("colour", card.colour()).text("motif", card.motif())
}

/// A card that lies open before somebody.
pub(crate) fn open_card(card: Card) -> LayoutCell {
    let name = name_card(Message::new("mixx-board-card"), card);
    LayoutCell::beside().role(Role::Card(colour_of(card))).words(name.clone()).label(name)
}

/// A card of the viewer, which can be picked.
pub(crate) fn own_card(card: Card) -> LayoutCell {
    let sign = sign_of(card.motif());
    open_card(card).art(sign).target(Target::of(card)).ghost([Art::from(sign)])
}
