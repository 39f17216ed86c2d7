//! NATS servers as real hosts have them: with certificates, users, tokens and credentials. Real brokers, the real
//! program. The files in `certificates` are for these tests and nothing else, valid from 2020 to 2120; the key of their
//! authority nobody has kept.

mod common;

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use common::{Ran, program, run};
use crosstable_broker::Broker;

/// What no output may ever show.
const SECRET: &str = "open-sesame-3141";

fn file(name: &str) -> String {
    format!("{}/tests/certificates/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn broker(more: &str) -> Broker {
    Broker::start_with(1, more).unwrap_or_else(|error| panic!("{error}"))
}

/// A broker that encrypts; the certificate is for `localhost`.
fn encrypting(more: &str) -> Broker {
    let (certificate, key) = (file("server.pem"), file("server.key"));
    broker(&format!("tls {{ cert_file: {certificate:?}, key_file: {key:?}, {more} }}\n"))
}

/// The address of its node, with another scheme and name for the same machine.
fn at(broker: &Broker, scheme: &str, host: &str) -> String {
    let url = broker.urls().remove(0);
    let port = url.rsplit(':').next().expect("a port");
    format!("{scheme}://{host}:{port}")
}

/// Exports what is there, which is nothing, with these flags and variables.
fn exported(url: &str, flags: &str, variables: &[(&str, &str)]) -> Ran {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program(&format!("export --from {url} --nats-patience 400 {flags}"));
    command.arg(folder.path().join("tables.jsonl")).envs(variables.iter().copied());
    let ran = run(command, "");
    assert!(!ran.stdout.contains(SECRET) && !ran.stderr.contains(SECRET), "{ran:?}");
    ran
}

fn is_let_in(ran: &Ran) {
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{}", ran.stdout);
    assert!(ran.stdout.starts_with("0 tables, 0 entries"), "{}", ran.stdout);
}

/// It ends with this code and one line that says all of this.
fn is_told(ran: &Ran, code: i32, parts: &[&str]) {
    assert_eq!((ran.code, ran.stderr.lines().count()), (Some(code), 1), "{ran:?}");
    for part in parts {
        assert!(ran.stderr.contains(part), "'{part}' is missing: {}", ran.stderr);
    }
}

/// A file with a secret as an editor leaves it, in a folder that goes away with it.
fn secret_file(secret: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("secret");
    std::fs::write(&path, format!("{secret}\n")).expect("written");
    let path = path.display().to_string();
    (folder, path)
}

#[test]
fn a_broker_with_a_certificate_of_its_own_is_trusted_by_who_names_its_authority() {
    let broker = encrypting("");
    let url = at(&broker, "tls", "localhost");
    let ca = format!("--nats-ca {}", file("authority.pem"));
    is_let_in(&exported(&url, &ca, &[]));
    is_let_in(&exported(&at(&broker, "nats", "localhost"), &ca, &[]));

    is_told(&exported(&url, "", &[]), 1, &[&url, "is not trusted", "authority", "--nats-ca FILE"]);
    let stranger = format!("--nats-ca {}", file("stranger.pem"));
    is_told(&exported(&url, &stranger, &[]), 1, &[&url, "is not trusted", "--nats-ca FILE"]);
    let misnamed = at(&broker, "tls", "127.0.0.1");
    is_told(&exported(&misnamed, &ca, &[]), 1, &[&misnamed, "for another name"]);
    is_told(&exported(&url, "--nats-ca /nowhere.pem", &[]), 2, &["/nowhere.pem", "No such file"]);
    let key = file("server.key");
    is_told(&exported(&url, &format!("--nats-ca {key}"), &[]), 2, &[&key, "-----BEGIN CERTIFICATE-----"]);
}

#[test]
fn encryption_that_was_asked_for_is_not_gone_without() {
    let broker = broker("");
    let url = at(&broker, "tls", "localhost");
    is_told(&exported(&url, "", &[]), 1, &[&url, "does not encrypt"]);
    let plain = at(&broker, "nats", "localhost");
    let ca = format!("--nats-ca {}", file("authority.pem"));
    is_told(&exported(&plain, &ca, &[]), 1, &[&plain, "does not encrypt", "--nats-ca"]);
}

#[test]
fn a_broker_may_want_a_certificate_of_the_program() {
    let broker = encrypting(&format!("ca_file: {:?}, verify: true", file("authority.pem")));
    let url = at(&broker, "tls", "localhost");
    let ca = format!("--nats-ca {}", file("authority.pem"));
    let with = |name: &str| {
        format!(
            "{ca} --nats-cert {} --nats-key {}",
            file(&format!("{name}.pem")),
            file(&format!("{name}.key"))
        )
    };
    is_let_in(&exported(&url, &with("server"), &[]));
    let wanted = "wants a certificate of this program";
    is_told(&exported(&url, &ca, &[]), 1, &[&url, wanted, "--nats-cert FILE --nats-key FILE"]);
    is_told(&exported(&url, &with("stranger"), &[]), 1, &[&url, wanted]);
    let alone = format!("{ca} --nats-cert {}", file("server.pem"));
    is_told(&exported(&url, &alone, &[]), 2, &["--nats-key"]);
}

#[test]
fn a_user_comes_in_with_the_right_password() {
    let broker = broker(&format!("authorization {{ user: anna, password: {SECRET:?} }}\n"));
    let url = at(&broker, "nats", "127.0.0.1");
    let (_folder, path) = secret_file(SECRET);
    let from_file = format!("--nats-user anna --nats-password-file {path}");
    is_let_in(&exported(&url, &from_file, &[]));
    is_let_in(&exported(&url, "--nats-user anna", &[("CROSSTABLE_NATS_PASSWORD", SECRET)]));

    let wrong = exported(&url, "--nats-user anna", &[("CROSSTABLE_NATS_PASSWORD", "sesame")]);
    is_told(&wrong, 1, &[&url, "refuses the login with the user 'anna'"]);
    assert!(!wrong.stderr.contains("sesame"), "{}", wrong.stderr);
    let nobody = exported(&url, "", &[]);
    is_told(&nobody, 1, &[&url, "without a login", "--nats-user", "--nats-token-file", "--nats-creds"]);
    is_told(&exported(&url, "--nats-user anna", &[]), 2, &["CROSSTABLE_NATS_PASSWORD"]);
    is_told(&exported(&url, &format!("--nats-password-file {path}"), &[]), 2, &["--nats-user"]);
    let (_folder, empty) = secret_file("");
    is_told(
        &exported(&url, &format!("--nats-user anna --nats-password-file {empty}"), &[]),
        2,
        &["cannot be empty", &empty],
    );
}

#[test]
fn the_right_token_is_accepted() {
    let broker = broker(&format!("authorization {{ token: {SECRET:?} }}\n"));
    let url = at(&broker, "nats", "127.0.0.1");
    let (_folder, path) = secret_file(SECRET);
    is_let_in(&exported(&url, &format!("--nats-token-file {path}"), &[]));
    is_let_in(&exported(&url, "", &[("CROSSTABLE_NATS_TOKEN", SECRET)]));
    let wrong = exported(&url, "", &[("CROSSTABLE_NATS_TOKEN", "sesame")]);
    is_told(&wrong, 1, &[&url, "refuses the login with a token"]);
    assert!(!wrong.stderr.contains("sesame"), "{}", wrong.stderr);
    is_told(&exported(&url, "", &[]), 1, &[&url, "without a login"]);
}

#[test]
fn credentials_let_in_whom_the_broker_s_operator_knows() {
    let operator = std::fs::read_to_string(file("operator.conf")).expect("a file");
    let broker = broker(&operator);
    let url = at(&broker, "nats", "127.0.0.1");
    is_let_in(&exported(&url, &format!("--nats-creds {}", file("user.creds")), &[]));
    let stranger = file("stranger.creds");
    let wrong = exported(&url, &format!("--nats-creds {stranger}"), &[]);
    is_told(&wrong, 1, &[&url, "refuses the login with the credentials in", &stranger]);
    is_told(&exported(&url, "--nats-creds /nowhere.creds", &[]), 2, &["/nowhere.creds", "No such file"]);
    let none = file("server.pem");
    is_told(&exported(&url, &format!("--nats-creds {none}"), &[]), 2, &["credentials", &none]);
}

#[test]
fn a_broker_that_is_not_there_is_named_with_what_to_do() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("nats://{}", listener.local_addr().expect("an address"));
    drop(listener);
    let ran = exported(&url, "", &[]);
    is_told(&ran, 1, &[&url, "no broker answers", "refused", "see that nats-server runs there"]);
    assert!(!ran.stderr.contains("next question"), "{}", ran.stderr);
    let ran = exported("nats://no-such-host.invalid:4222", "", &[]);
    is_told(&ran, 1, &["no-such-host.invalid", "no broker answers"]);
}

#[test]
fn a_broker_that_cannot_keep_tables_says_why() {
    let off = broker("jetstream: disabled\n");
    is_told(&exported(&off.urls()[0], "", &[]), 1, &[&off.urls()[0], "JetStream is on"]);
    let one = broker("");
    is_told(&exported(&one.urls()[0], "--replicas 3", &[]), 1, &["one node", "ask for 1 replica"]);
}

/// Servers and workers come in by the same flags, say nothing of their client's affairs, and end in good order.
#[cfg(unix)]
#[test]
fn servers_and_workers_take_the_same_flags() {
    let users = "accounts { $SYS { users: [{ user: root, password: open-sesame-3141 }] }, \
                 A { jetstream: enabled, users: [{ user: anna, password: open-sesame-3141 }] } }";
    let (certificate, key) = (file("server.pem"), file("server.key"));
    let more = format!("tls {{ cert_file: {certificate:?}, key_file: {key:?} }}\n{users}\n");
    let broker = Broker::start_synced(1, &more).unwrap_or_else(|error| panic!("{error}"));
    let url = at(&broker, "tls", "localhost");
    let commands = [
        ("serve --listen 127.0.0.1:0", "listening on "),
        ("worker", "working\n"),
        ("worker --json", "{\"port\":null,\"url\":null}\n"),
        ("worker --json --listen 127.0.0.1:0", "{\"port\":"),
    ];
    for (command, says) in commands {
        let mut command =
            program(&format!("{command} --nats {url} --nats-user anna --nats-system-user root"));
        command.args(["--nats-ca", &file("authority.pem")]).env("CROSSTABLE_NATS_PASSWORD", SECRET);
        command.env("CROSSTABLE_NATS_SYSTEM_PASSWORD", SECRET);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("text");
        // It is ended as an operator would.
        let ended = std::process::Command::new("kill").arg(child.id().to_string()).status();
        assert!(ended.expect("kill runs").success());
        let mut logs = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut logs).expect("text");
        assert!(line.starts_with(says), "{line}{logs}");
        assert!(child.wait().expect("it ends").success(), "{logs}");
        assert!(!logs.contains("async_nats") && !logs.contains(SECRET), "{logs}");
    }
}
