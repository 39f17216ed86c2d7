//! An invitation leads to where others can come, or says that they cannot.

use crate::common::lines::{ask, get};
use crate::common::{Server, config};
use crosstable_client::testing::{Response, seat};
use crosstable_protocol::http::{HandOver, Invitation, Opened};
use crosstable_server::{Config, network_address};

/// The invitation to some table, for whoever reaches the server by this name.
async fn invited(server: &Server, host: &str) -> Invitation {
    get(server, &format!("/api/tables/{}/invitation", "a".repeat(32)), host).await.read()
}

fn link(base: &str) -> String {
    format!("{base}/t/{}", "a".repeat(32))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_this_machine_alone_says_so() {
    let server = Server::start().await;
    for host in ["127.0.0.1:7400", "localhost:7400", "[::1]:7400"] {
        let invitation = invited(&server, host).await;
        assert_eq!((invitation.link, invitation.local), (link(&format!("http://{host}")), true), "{host}");
    }
    // Somebody has made it reachable by another way.
    for host in ["192.0.2.7:7400", "den.local"] {
        let invitation = invited(&server, host).await;
        assert_eq!((invitation.link, invitation.local), (link(&format!("http://{host}")), false), "{host}");
    }
    server.stop().await;
}

/// The page was opened at `localhost`; phones get this machine's address in the network, in all forms of an invitation.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_the_network_invites_to_its_address_there() {
    let server = Server::everywhere(config()).await;
    let port = server.at.port();
    let (base, local) = match network_address(([0, 0, 0, 0], port).into()) {
        Some(at) => (format!("http://{at}"), false),
        // A machine without a network has nothing better to offer, and says so.
        None => (format!("http://{}", server.at), true),
    };
    let anna = server.user(1);
    let opened: Opened = anna.post("/api/tables", r#"{"game":"mixx","players":2}"#).await.read();
    let expected = format!("{base}/t/{}", opened.table);
    assert_eq!((&opened.link, opened.local), (&expected, local));
    let path = format!("/api/tables/{}", opened.table);
    let invitation: Invitation = anna.get(&format!("{path}/invitation")).await.read();
    assert_eq!((&invitation.link, invitation.local), (&expected, local));
    anna.sit(opened.table, "Anna").await;
    let given: HandOver = anna.get(&format!("{path}/seats/{}/ticket", seat(1))).await.read();
    assert_eq!((given.link, given.local), (format!("{expected}#take=1.{}", given.ticket), local));
    // The same link is the same picture.
    let code = anna.get(&format!("{path}/invitation.svg")).await.body;
    if !local {
        let at = base.strip_prefix("http://").expect("a base");
        assert_eq!(code, get(&server, &format!("{path}/invitation.svg"), at).await.body);
        assert_ne!(code, get(&server, &format!("{path}/invitation.svg"), "192.168.77.7").await.body);
        // Its own address is accepted as a host.
        assert_eq!(get(&server, "/api/games", at).await.status, 200);
    }
    // A name by which others came is the right one for more of them.
    let invitation = invited(&server, "den.local:7400").await;
    assert_eq!((invitation.link, invitation.local), (link("http://den.local:7400"), false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_address_is_the_invitation() {
    let with = |url: &str| Config { public_url: Some(url.to_owned()), ..config() };
    let server = Server::everywhere(with("https://play.example")).await;
    for host in ["play.example", "127.0.0.1"] {
        let invitation = invited(&server, host).await;
        assert_eq!((invitation.link, invitation.local), (link("https://play.example"), false));
    }
    server.stop().await;
    let server = Server::everywhere(with("http://localhost:7400")).await;
    assert!(invited(&server, "localhost:7400").await.local);
    server.stop().await;
}

/// What a proxy says of the client counts if there is one, and only then.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_says_how_people_come() {
    let lines = |host: &str| {
        let path = format!("GET /api/tables/{}/invitation HTTP/1.1", "a".repeat(32));
        [
            path,
            format!("Host: {host}"),
            "X-Forwarded-Proto: https".into(),
            "X-Forwarded-For: 127.0.0.1".into(),
        ]
    };
    for (behind_proxy, scheme) in [(true, "https"), (false, "http")] {
        let server = Server::everywhere(Config { behind_proxy, ..config() }).await;
        let asked = lines("192.0.2.7");
        let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
        let answer: Response = ask(&server, &asked).await;
        assert_eq!(answer.read::<Invitation>().link, link(&format!("{scheme}://192.0.2.7")));
        if behind_proxy {
            // This machine's own address would lead past the proxy.
            let asked = lines("localhost");
            let asked: Vec<&str> = asked.iter().map(String::as_str).collect();
            let invitation: Invitation = ask(&server, &asked).await.read();
            assert_eq!((invitation.link, invitation.local), (link("https://localhost"), true));
        }
        server.stop().await;
    }
}
