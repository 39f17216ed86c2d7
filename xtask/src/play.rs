//! `cargo xtask play`: builds everything, serves it and opens a browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process;

use crate::project;
use crate::step::Command;
use crate::web::{self, Built};

/// The port that is tried first, so that links still work after a restart. If it is taken, the next ones are.
const PORT: u16 = 7400;
const PORTS: u16 = 20;

/// What the arguments ask for.
#[derive(PartialEq, Eq, Debug)]
struct Wish {
    /// For `cargo xtask test`: uses the program of the tests and only checks that the first page is served.
    once: bool,
    /// For this machine alone.
    local: bool,
    /// Arguments of `crosstable serve`.
    rest: Vec<String>,
}

impl Wish {
    fn of(args: &[String]) -> Self {
        let has = |flag: &str| args.iter().any(|arg| arg == flag);
        let own = ["--once", "--local"];
        let rest = args.iter().filter(|arg| !own.contains(&arg.as_str())).cloned().collect();
        Wish { once: has("--once"), local: has("--once") || has("--local"), rest }
    }

    fn names_address(&self) -> bool {
        self.rest.iter().any(|arg| arg == "--listen" || arg.starts_with("--listen="))
    }

    /// Where to listen, unless the arguments say so.
    fn listen(&self) -> Option<String> {
        if self.names_address() {
            return None;
        }
        let ip = if self.local { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
        let port = if self.once { 0 } else { free_port(ip) };
        Some(format!("{ip}:{port}"))
    }
}

/// The first of the usual ports that nobody listens on; 0, for any, if there is none.
fn free_port(ip: Ipv4Addr) -> u16 {
    // The port must be free on loopback too: a server there would be found instead of ours.
    let is_free =
        |port: &u16| [ip, Ipv4Addr::LOCALHOST].iter().all(|ip| TcpListener::bind((*ip, *port)).is_ok());
    (PORT..PORT + PORTS).find(is_free).unwrap_or(0)
}

pub(crate) fn run(args: &[String]) -> bool {
    let wish = Wish::of(args);
    let build_program = || {
        if wish.once {
            Built::WithTheTests.build()
        } else {
            Command::cargo("build --release --package crosstable").run()
        }
    };
    let folder = web::target().join(if wish.once { "debug" } else { "release" });
    let program = folder.join(format!("crosstable{}", std::env::consts::EXE_SUFFIX));
    if let Some(missing) = web::node_is_missing() {
        println!("{missing}. The terminal works without it; building the program ...");
        return build_program() && Command::crosstable(&program, "play crosswise").run();
    }
    println!("Building the web client ...");
    if !web::build() {
        return false;
    }
    println!("Building the program (a few minutes the first time) ...");
    if !build_program() {
        return false;
    }
    let data = if wish.once { web::target().join("play-once") } else { project::root().join("data") };
    println!("Tables are kept in {}. Ctrl-C ends the server; nothing is lost.", data.display());
    let mut serve = process::Command::new(program);
    serve.arg("serve").arg("--data").arg(&data);
    if let Some(listen) = wish.listen() {
        serve.args(["--listen", &listen]);
    }
    match serve.args(&wish.rest).stdout(process::Stdio::piped()).spawn() {
        Ok(server) => watch(server, &wish),
        Err(error) => {
            eprintln!("the server does not start: {error}");
            false
        }
    }
}

/// Prints the addresses, opens a browser and waits for the end.
fn watch(mut server: process::Child, wish: &Wish) -> bool {
    let lines = server.stdout.take().map(BufReader::new);
    for line in lines.into_iter().flat_map(BufRead::lines).map_while(Result::ok) {
        match line.strip_prefix("listening on ") {
            Some(address) if wish.once => {
                let served = first_page(address);
                let ended = server.kill().and_then(|()| server.wait());
                println!("    {address} serves the first page: {}", if served { "yes" } else { "no" });
                return served && ended.is_ok();
            }
            Some(address) => {
                let (text, own) = welcome(address, wish);
                println!("\n{text}");
                open(&own);
            }
            None => println!("{line}"),
        }
    }
    server.wait().is_ok_and(|status| status.success())
}

/// The lines that say where to play, and the address for this machine.
fn welcome(address: &str, wish: &Wish) -> (String, String) {
    if wish.names_address() {
        return (format!("    Play at {address}\n"), address.to_owned());
    }
    let own = format!("http://127.0.0.1:{}", address.rsplit(':').next().unwrap_or_default());
    let text = if wish.local {
        format!(
            "    Play at {own}\n\n\
             Only this machine can join. Without --local, devices in the same network can.\n"
        )
    } else if address == own {
        format!("    Play at {own}\n\nOnly this machine can join, because it has no address in a network.\n")
    } else {
        format!(
            "    On this machine:      {own}\n    In the same network:  {address}\n\n\
             Devices in the same network can join. cargo xtask play --local keeps it to this machine.\n"
        )
    };
    (text, own)
}

/// Whether the address serves the client.
fn first_page(address: &str) -> bool {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let Ok(mut connection) = TcpStream::connect(host) else { return false };
    let asked = write!(connection, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let mut page = String::new();
    asked.is_ok()
        && connection.read_to_string(&mut page).is_ok()
        && page.starts_with("HTTP/1.1 200")
        && page.contains("<script type=\"module\"")
}

/// Opens a page in the desktop's browser.
fn open(address: &str) {
    let (opener, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let opened = process::Command::new(opener)
        .args(before)
        .arg(address)
        .stdout(process::Stdio::null())
        .stderr(process::Stdio::null())
        .spawn();
    // Without a desktop the printed address has to do.
    drop(opened);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(args: &[&str]) -> Wish {
        Wish::of(&args.iter().map(|arg| (*arg).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn the_check_is_for_this_machine_alone_on_a_free_port() {
        assert_eq!(wish(&["--once"]).listen().as_deref(), Some("127.0.0.1:0"));
    }

    #[test]
    fn the_network_can_join_unless_it_is_kept_out() {
        let open = wish(&["--bot-pause", "0"]);
        assert_eq!(open.rest, ["--bot-pause", "0"]);
        assert!(open.listen().is_some_and(|at| at.starts_with("0.0.0.0:")));
        let local = wish(&["--local"]);
        assert!(local.rest.is_empty() && local.listen().is_some_and(|at| at.starts_with("127.0.0.1:")));
        assert_eq!(wish(&["--listen", "127.0.0.1:9"]).listen(), None);
        assert_eq!(wish(&["--listen=127.0.0.1:9"]).listen(), None);
    }

    #[test]
    fn a_port_that_is_taken_is_not_offered() {
        let mut ports = PORT..PORT + PORTS;
        let taken = ports.find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok());
        let taken = taken.expect("not all are taken");
        let port = taken.local_addr().expect("it listens").port();
        assert_ne!(free_port(Ipv4Addr::UNSPECIFIED), port);
    }

    #[test]
    fn addresses_are_said_and_how_to_keep_others_out() {
        let (text, own) = welcome("http://192.168.1.7:7400", &wish(&[]));
        assert_eq!(own, "http://127.0.0.1:7400");
        assert!(text.contains(&own) && text.contains("http://192.168.1.7:7400") && text.contains("--local"));
        let (text, own) = welcome("http://127.0.0.1:7401", &wish(&["--local"]));
        assert_eq!(own, "http://127.0.0.1:7401");
        assert!(text.contains("Only this machine") && text.contains("--local"));
        let (text, _) = welcome("http://127.0.0.1:7400", &wish(&[]));
        assert!(text.contains("no address in a network"));
        let (_, own) = welcome("http://192.168.1.7:9", &wish(&["--listen", "192.168.1.7:9"]));
        assert_eq!(own, "http://192.168.1.7:9");
    }
}
