//! What a messenger shows of a link: the tags of the [Open Graph protocol](https://ogp.me).
//!
//! They say nothing that a stranger would not see by opening the link.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use crosstable_core::{Arg, Viewer};
use crosstable_games::GameId;
use crosstable_protocol::{SeatView, Stage, TableView};
use crosstable_table::TableSession;
use crosstable_texts::{Lang, text};

use super::middleware::RequestContext;
use crate::app_state::AppState;

/// How long a page waits for its table. Without an answer it is shown as any page.
const TABLE_TIMEOUT: Duration = Duration::from_secs(1);

/// The tags for the page at this path. `digest` is that of a file of the client, if there is such a file.
pub(super) async fn tags(
    app: &Arc<AppState>,
    context: &RequestContext,
    path: &str,
    digest: impl Fn(&str) -> Option<String>,
) -> String {
    let subject = Subject::of(app, path).await;
    let (lang, base) = (context.lang, app.base(context).url);
    let picture = format!("og/{}.png", subject.game.map_or("crosstable", GameId::id));
    let picture = digest(&picture).map(|digest| format!("{base}/{picture}?{digest}"));
    let (title, words) = (subject.title(lang), subject.words(lang));
    let mut tags = String::new();
    let mut add = |kind: &str, key: &str, value: &str| {
        let added = writeln!(tags, "    <meta {kind}=\"{key}\" content=\"{}\" />", escaped(value));
        added.expect("a text takes everything");
    };
    add("name", "description", &words);
    add("property", "og:site_name", "Crosstable");
    add("property", "og:type", "website");
    add("property", "og:title", &title);
    add("property", "og:description", &words);
    add("property", "og:url", &format!("{base}/{path}"));
    add("property", "og:locale", locale(lang));
    if let Some(picture) = &picture {
        add("property", "og:image", picture);
        add("property", "og:image:type", "image/png");
        add("property", "og:image:width", "1200");
        add("property", "og:image:height", "630");
        add("property", "og:image:alt", subject.game.map_or("Crosstable", GameId::name));
    }
    add("name", "twitter:card", if picture.is_some() { "summary_large_image" } else { "summary" });
    tags
}

/// What a page is about.
#[derive(Default)]
struct Subject {
    game: Option<GameId>,
    /// Whether it is a table at which one can still sit down,
    is_open: bool,
    /// and who opened it, if that person sits there.
    host: Option<String>,
}

impl Subject {
    async fn of(app: &Arc<AppState>, path: &str) -> Self {
        let mut parts = path.split('/');
        let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        match first {
            "t" | "replay" => {
                let Ok(table) = second.parse() else { return Subject::default() };
                let spectate = |session: &TableSession| session.table().view(Viewer::Spectator);
                let view = tokio::time::timeout(TABLE_TIMEOUT, app.query(table, spectate)).await;
                view.ok().and_then(Result::ok).map(|view| Subject::of_table(&view)).unwrap_or_default()
            }
            "new" | "rules" | "learn" => Subject { game: second.parse().ok(), ..Subject::default() },
            _ => Subject::default(),
        }
    }

    fn of_table(view: &TableView) -> Self {
        let host = |seat: &SeatView| match seat {
            SeatView::Person { name, host: true, .. } => Some(name.to_string()),
            _ => None,
        };
        Subject {
            game: view.game.parse().ok(),
            is_open: view.stage == Stage::Lobby,
            host: view.seats.iter().find_map(host),
        }
    }

    fn title(&self, lang: Lang) -> String {
        let Some(name) = self.game.map(GameId::name) else { return "Crosstable".to_owned() };
        let game = ("game", Arg::Text(name.to_owned()));
        match &self.host {
            _ if !self.is_open => format!("{name} · Crosstable"),
            Some(host) => text(lang, "server-preview-invites", &[("name", Arg::Text(host.clone())), game]),
            None => text(lang, "server-preview-open", &[game]),
        }
    }

    fn words(&self, lang: Lang) -> String {
        match self.game {
            Some(game) => text(lang, &format!("{}-pitch", game.id()), &[]),
            None => text(lang, "server-preview-words", &[]),
        }
    }
}

const fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "en_GB",
        Lang::De => "de_DE",
        Lang::Fr => "fr_FR",
        Lang::It => "it_IT",
    }
}

/// The text as the value of an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}
