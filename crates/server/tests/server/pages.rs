//! The pages of the web client: what messengers are told of them, and how files are sent.
//!
//! The files are those in `web/dist`. A program without a client still answers, so these tests need a built one.

use crate::common::Server;
use crate::common::config;
use crate::common::lines::{ask, get};
use crosstable_client::testing::Response;
use crosstable_server::Config;

const HOST: &str = "192.168.1.7:7400";

/// The content of a tag.
fn tag(page: &Response, key: &str) -> Option<String> {
    let (_, rest) = page.body.split_once(&format!("=\"{key}\" content=\""))?;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

fn header<'a>(page: &'a Response, name: &str) -> Option<&'a str> {
    let mut lines = page.head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// Where the page finds its script.
fn script(page: &Response) -> String {
    let (_, rest) = page.body.split_once(" src=\"").expect("a page with a script: is web/dist built?");
    rest.split_once('"').expect("an attribute").0.to_owned()
}

async fn file(server: &Server, method: &str, path: &str, more: &[&str]) -> Response {
    let (first, host) = (format!("{method} {path} HTTP/1.1"), format!("Host: {HOST}"));
    let mut lines = vec![first.as_str(), &host];
    lines.extend(more);
    ask(server, &lines).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_who_invites_to_what_in_the_reader_s_language() {
    let server = Server::start().await;
    let anna = server.user(1);
    let table = anna.open("crosswise", 2, &[]).await;
    let path = format!("/t/{table}");
    let page = get(&server, &path, HOST).await;
    assert_eq!(tag(&page, "og:title").as_deref(), Some("Come and play Crosswise"));
    anna.sit(table, "O'Neil & <Co>").await;
    let page = get(&server, &path, HOST).await;
    // Names are no markup.
    assert_eq!(
        tag(&page, "og:title").as_deref(),
        Some("O&#39;Neil &amp; &lt;Co&gt; invites you to play Crosswise")
    );
    assert!(!page.body.contains("<Co>"));
    assert_eq!(tag(&page, "og:url"), Some(format!("http://{HOST}{path}")));
    assert_eq!(tag(&page, "og:type").as_deref(), Some("website"));
    assert_eq!(tag(&page, "og:locale").as_deref(), Some("en_GB"));
    assert_eq!(tag(&page, "og:description"), tag(&page, "description"));
    assert!(tag(&page, "og:description").is_some_and(|words| words.contains("Every tile counts twice")));
    let german = file(&server, "GET", &path, &["Accept-Language: de-CH,de;q=0.9"]).await;
    assert!(tag(&german, "og:title").is_some_and(|title| title.ends_with("lädt dich zu Crosswise ein")));
    assert_eq!(tag(&german, "og:locale").as_deref(), Some("de_DE"));
    assert_eq!(header(&german, "vary"), Some("accept-language"));
    // The picture has an address of its own, with the digest of what is in it.
    let picture = tag(&page, "og:image").expect("a picture");
    let (address, digest) = picture.split_once('?').expect("a digest");
    assert_eq!((address, digest.len()), (format!("http://{HOST}/og/crosswise.png").as_str(), 16));
    let answer = get(&server, &picture[format!("http://{HOST}").len()..], HOST).await;
    assert_eq!((answer.status, header(&answer, "content-type")), (200, Some("image/png")));
    assert!(header(&answer, "cache-control").is_some_and(|cache| cache.contains("immutable")));
    server.stop().await;
}

/// A stranger who opens the link sees that a game runs and who plays. The preview says less.
#[tokio::test(flavor = "multi_thread")]
async fn a_preview_tells_no_secrets_and_no_names_of_running_games() {
    let server = Server::start().await;
    let (table, _) = server.game("mixx", &[], 2, 0).await;
    for path in
        [format!("/t/{table}"), format!("/replay/{table}"), "/rules/mixx".into(), "/new/mixx/friends".into()]
    {
        let page = get(&server, &path, HOST).await;
        assert_eq!(tag(&page, "og:title").as_deref(), Some("Mixx · Crosstable"), "{path}");
        assert!(!page.body.contains("P1"), "{path}");
    }
    let nowhere = format!("/t/{}", "0".repeat(32));
    for path in ["/", &nowhere, "/t/xyz", "/rules/chess", "/t/%22%3E%3Cscript%3E"] {
        let page = get(&server, path, HOST).await;
        assert_eq!((page.status, tag(&page, "og:title").as_deref()), (200, Some("Crosstable")), "{path}");
        assert_eq!(tag(&page, "og:url"), Some(format!("http://{HOST}{path}")));
        assert!(tag(&page, "og:image").is_some_and(|picture| picture.contains("/og/crosstable.png?")));
        assert_eq!(page.body.matches("<script").count(), 1, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_in_a_preview_are_those_that_people_use() {
    let server = Server::with(Config { public_url: Some("https://play.example".into()), ..config() }).await;
    let page = get(&server, "/", "play.example").await;
    assert_eq!(tag(&page, "og:url").as_deref(), Some("https://play.example/"));
    server.stop().await;
    let server = Server::with(Config { behind_proxy: true, ..config() }).await;
    let page = file(&server, "GET", "/", &["X-Forwarded-Proto: https"]).await;
    assert!(tag(&page, "og:image").is_some_and(|url| url.starts_with(&format!("https://{HOST}/og/"))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_sent_in_the_form_that_the_client_takes() {
    let server = Server::start().await;
    let path = script(&get(&server, "/", HOST).await);
    let mut seen = Vec::new();
    for (accepts, form) in [
        ("", None),
        ("gzip, deflate, br", Some("br")),
        ("gzip", Some("gzip")),
        ("br;q=0, gzip", Some("gzip")),
        ("br;q=0, gzip;q=0", None),
    ] {
        let accept = format!("Accept-Encoding: {accepts}");
        let whole = file(&server, "GET", &path, &[&accept]).await;
        assert_eq!((whole.status, header(&whole, "content-encoding")), (200, form), "{accepts}");
        assert_eq!(header(&whole, "content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(header(&whole, "vary"), Some("accept-encoding"));
        assert_eq!(header(&whole, "cache-control"), Some("public, max-age=31536000, immutable"));
        let length: usize =
            header(&whole, "content-length").and_then(|it| it.parse().ok()).expect("a length");
        let tag = header(&whole, "etag").expect("a tag").to_owned();
        // The head alone.
        let head = file(&server, "HEAD", &path, &[&accept]).await;
        assert_eq!((head.status, head.body.len()), (200, 0));
        assert_eq!(header(&head, "content-length"), header(&whole, "content-length"));
        assert_eq!(header(&head, "content-encoding"), form);
        // Nothing, if the client has it.
        let known = format!("If-None-Match: \"other\", W/{tag}");
        let same = file(&server, "GET", &path, &[&accept, &known]).await;
        assert_eq!((same.status, same.body.len(), header(&same, "etag")), (304, 0, Some(tag.as_str())));
        assert_eq!(header(&same, "vary"), Some("accept-encoding"));
        seen.push((form, tag, length));
    }
    // Each form has its own tag, and the compressed ones are much smaller.
    let of = |form: Option<&str>| seen.iter().find(|one| one.0 == form).expect("each form was asked for");
    let (plain, gzip, brotli) = (of(None), of(Some("gzip")), of(Some("br")));
    assert!(plain.1 != gzip.1 && gzip.1 != brotli.1 && plain.1 != brotli.1);
    assert!(brotli.2 < gzip.2 && gzip.2 < plain.2 / 2, "{} {} {}", brotli.2, gzip.2, plain.2);
    // They have no address of their own.
    for ending in [".br", ".gz"] {
        assert_eq!(get(&server, &format!("{path}{ending}"), HOST).await.status, 404);
    }
    server.stop().await;
}

/// What the first page names is there forever; the page itself, its manifest and its icons are asked for each
/// time.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_asked_for_again_and_all_it_names_is_not() {
    let server = Server::start().await;
    let page = get(&server, "/", HOST).await;
    assert_eq!(header(&page, "cache-control"), Some("no-cache"));
    let tag = header(&page, "etag").expect("a tag");
    assert_eq!(file(&server, "GET", "/", &[&format!("If-None-Match: {tag}")]).await.status, 304);
    let named: Vec<&str> = page.body.split(['"']).filter(|part| part.starts_with('/')).collect();
    assert!(named.len() >= 3, "script, style and icon: {named:?}");
    for path in named {
        let answer = get(&server, path, HOST).await;
        assert_eq!(answer.status, 200, "{path}");
        let cache = header(&answer, "cache-control").expect("files say how long they last");
        // What a browser installs has the same address in every version.
        let is_installed = path == "/manifest.webmanifest" || path.starts_with("/icons/");
        let lasting = if is_installed { "no-cache" } else { "immutable" };
        assert!(cache.contains(lasting), "{path}: {cache}");
    }
    // The policy is as strict for files as for pages.
    let script = get(&server, &script(&page), HOST).await;
    for one in [&page, &script] {
        assert!(
            header(one, "content-security-policy")
                .is_some_and(|policy| policy.starts_with("default-src 'self';"))
        );
        assert_eq!(header(one, "x-content-type-options"), Some("nosniff"));
    }
    server.stop().await;
}
