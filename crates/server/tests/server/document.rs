//! The OpenAPI document says what the server does.

use std::time::Duration;

use crate::common::{Server, all_enter, config, play_out};
use crosstable_client::testing::{TestUser, request};
use crosstable_server::{Config, Limits};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What is known of a path's answers: the statuses in the document.
fn statuses(document: &Value, method: &str, path: &str) -> Vec<u16> {
    let responses = document["paths"][path][method]["responses"].as_object();
    let responses = responses.unwrap_or_else(|| panic!("{method} {path} is not in the document"));
    responses.keys().map(|status| status.parse().expect("a status")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_names_the_answers_that_all_paths_have() {
    let server = Server::start().await;
    let document: Value = server.user(1).get("/openapi.json").await.read();
    let mut operations = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            operations += 1;
            let known = statuses(&document, method, path);
            let mut expected = vec![400, 403, 408, 421, 429, 503];
            if operation.get("requestBody").is_some() {
                expected.push(413);
            }
            if path.contains("{table}") {
                expected.extend([404, 500]);
            }
            for status in expected {
                assert!(known.contains(&status), "{method} {path}: {status} is missing in {known:?}");
                let content = &operation["responses"][status.to_string()]["content"]["application/json"];
                assert_eq!(
                    content["schema"]["$ref"], "#/components/schemas/Problem",
                    "{method} {path} {status}"
                );
            }
        }
    }
    assert!(operations > 15, "{operations} operations");
    assert!(document["components"]["schemas"]["Problem"].is_object());
    server.stop().await;
}

/// Whoever generates a client from the document learns how to say who one is, and where that is needed.
#[tokio::test(flavor = "multi_thread")]
async fn the_document_says_how_people_are_known() {
    let server = Server::start().await;
    let document: Value = server.user(1).get("/openapi.json").await.read();
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!((&schemes["token"]["type"], &schemes["token"]["scheme"]), (&"http".into(), &"bearer".into()));
    assert_eq!(
        (&schemes["cookie"]["in"], &schemes["cookie"]["name"]),
        (&"cookie".into(), &"crosstable".into())
    );
    let security = |path: &str, method: &str| {
        let ways = document["paths"][path][method]["security"].as_array().cloned().unwrap_or_default();
        let names =
            ways.iter().map(|way| way.as_object().expect("a way").keys().cloned().collect::<String>());
        names.collect::<Vec<_>>()
    };
    assert_eq!(security("/api/tables", "post"), ["token", "cookie"], "must be known");
    assert_eq!(security("/api/tables/{table}", "get"), ["token", "cookie", ""], "may be known");
    assert!(security("/api/games", "get").is_empty(), "nobody asks");
    // What the document says is what happens.
    for (path, methods) in document["paths"].as_object().expect("paths") {
        let get = &methods["get"];
        let must = get["responses"].get("401").is_some();
        if get.is_object() && !path.contains('{') {
            let answer = request(server.at, &format!("GET {path} HTTP/1.1"), "").await.expect("an answer");
            assert_eq!(answer.status == 401, must, "{path}");
        }
    }
    server.stop().await;
}

/// Sends requests, and notes every status that the document does not name.
struct Prober {
    document: Value,
    undocumented: Vec<String>,
}

impl Prober {
    async fn get(&mut self, user: &TestUser, path: &str, template: &str) -> u16 {
        let status = user.get(path).await.status;
        self.note("get", template, status)
    }

    async fn post(&mut self, user: &TestUser, path: &str, template: &str, body: &str) -> u16 {
        let status = user.post(path, body).await.status;
        self.note("post", template, status)
    }

    fn note(&mut self, method: &str, template: &str, status: u16) -> u16 {
        if !statuses(&self.document, method, template).contains(&status) {
            self.undocumented.push(format!("{method} {template} {status}"));
        }
        status
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_that_can_be_provoked_is_in_the_document() {
    let server = Server::start().await;
    let (table, people) = server.game("mixx", &[], 2, 0).await;
    let (anna, stranger) = (&people[0], TestUser { server: server.at, token: "none".into() });
    let document = anna.get("/openapi.json").await.read();
    let mut prober = Prober { document, undocumented: Vec::new() };
    let nowhere = format!("/api/tables/{}", "0".repeat(32));
    let here = format!("/api/tables/{table}");
    let mut seen = Vec::new();
    for who in [anna, &server.user(9), &stranger] {
        for path in ["/api/me/games", "/api/me/export"] {
            seen.push(prober.get(who, path, path).await);
        }
        let deleted = who.delete("/api/me/games").await.status;
        seen.push(prober.note("delete", "/api/me/games", deleted));
        for path in ["/api/games", "/api/me/tables", "/api/tables", "/healthz", "/metrics"] {
            seen.push(prober.get(who, path, path).await);
        }
        for path in ["/api/me", "/api/tokens", "/api/tables"] {
            seen.push(prober.post(who, path, path, "").await);
        }
        for table in [&here, &nowhere, "/api/tables/xyz"] {
            for rest in [
                "",
                "?seat=1",
                "?seat=2",
                "?seat=x",
                "/hint",
                "/review",
                "/record",
                "/record?seat=2",
                "/record.txt",
                "/verify",
                "/invitation",
                "/invitation.svg",
                "/socket",
            ] {
                let template = format!("/api/tables/{{table}}{}", rest.split('?').next().unwrap_or_default());
                seen.push(prober.get(who, &format!("{table}{rest}"), &template).await);
            }
            for step in ["0", "7000", "x", "0?seat=2", "0?layout=perhaps"] {
                let template = "/api/tables/{table}/replay/{step}";
                seen.push(prober.get(who, &format!("{table}/replay/{step}"), template).await);
            }
            for seat in ["1", "2", "9", "x"] {
                let template = "/api/tables/{table}/seats/{seat}/ticket";
                seen.push(prober.get(who, &format!("{table}/seats/{seat}/ticket"), template).await);
            }
            for command in [
                r#"{"id":"a","command":{"do":"start"}}"#,
                r#"{"id":"b","command":{"do":"agree"}}"#,
                r#"{"id":"c","command":{"do":"play","seat":1,"token":"x","seen":0}}"#,
                r#"{"id":"d d","command":{"do":"agree"}}"#,
                "{",
                &"x".repeat(50_000),
            ] {
                let template = "/api/tables/{table}/commands";
                seen.push(prober.post(who, &format!("{table}/commands"), template, command).await);
            }
        }
    }
    for body in [r#"{"game":"chess","players":2}"#, r#"{"game":"mixx","players":200}"#, &"x".repeat(50_000)] {
        seen.push(prober.post(anna, "/api/tables", "/api/tables", body).await);
    }
    for number in 0..6 {
        let body = format!(r#"{{"game":"mixx","players":2,"public":true,"id":"p{number}"}}"#);
        seen.push(prober.post(anna, "/api/tables", "/api/tables", &body).await);
    }
    let evil = "Origin: https://evil.example";
    for path in ["/api/me", "/api/tokens", "/api/tables"] {
        let answer =
            request(server.at, &format!("POST {path} HTTP/1.1\r\n{evil}"), "").await.expect("answered");
        seen.push(prober.note("post", path, answer.status));
    }
    // The same once more, after the end.
    play_out(all_enter(table, &people).await, 2).await;
    for rest in ["/review", "/record.txt", "/verify", "/record", "/hint"] {
        seen.push(prober.get(anna, &format!("{here}{rest}"), &format!("/api/tables/{{table}}{rest}")).await);
    }
    assert_eq!(prober.undocumented, Vec::<String>::new());
    for status in [200, 204, 400, 401, 403, 404, 409, 413, 422] {
        assert!(seen.contains(&status), "the test provokes {status}, too: {seen:?}");
    }
    server.stop().await;
}

/// Too fast, and too slow.
#[tokio::test(flavor = "multi_thread")]
async fn limits_are_in_the_document() {
    let patience = Duration::from_secs(2);
    let limits = Limits { requests: 1, patience, ..Limits::unlimited_rates() };
    let server = Server::with(Config { limits, ..config() }).await;
    let anna = server.user(1);
    let document: Value = anna.get("/openapi.json").await.read();
    let mut prober = Prober { document, undocumented: Vec::new() };
    // A body that never comes to its end.
    let mut stream = TcpStream::connect(server.at).await.expect("connects");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nContent-Length: 100\r\n\r\n{{",
        anna.token
    );
    stream.write_all(head.as_bytes()).await.expect("written");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("an answer");
    let status = String::from_utf8_lossy(&answer[9..]).parse().expect("a status");
    assert_eq!(prober.note("post", "/api/tables", status), 408);
    while prober.get(&anna, "/api/games", "/api/games").await != 429 {}
    assert_eq!(prober.undocumented, Vec::<String>::new());
    server.stop().await;
}
