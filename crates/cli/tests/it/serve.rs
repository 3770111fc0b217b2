//! `serve`, and that it is the default command.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command};

use crate::civitas::{command, with_input};

/// A server that ends with the value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

#[test]
fn an_address_that_is_none_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("civitas.db").display());
    let ran = with_input(&["serve", "--listen", "nowhere", "--database", &database], "");
    assert!(ran.complaint(1).contains("nowhere"));
    assert!(!folder.path().join("civitas.db").exists(), "nothing is written");
}

#[test]
fn a_database_that_cannot_be_opened_is_named_once() {
    let ran =
        with_input(&["serve", "--listen", "127.0.0.1:0", "--database", "sqlite:/no/such/folder/x.db"], "");
    let complaint = ran.complaint(1);
    assert_eq!(complaint.matches("/no/such/folder/x.db").count(), 1, "{complaint}");
    assert_eq!(complaint.matches("No such file").count(), 1, "{complaint}");
}

#[test]
fn the_password_of_the_database_is_told_nowhere() {
    for arguments in [["serve", "--help"], ["export", "--help"]] {
        let ran = command(&arguments).env("CIVITAS_DATABASE", "postgres://ann:sesame@host/civitas").output();
        let help = String::from_utf8(ran.expect("the binary runs").stdout).expect("UTF-8");
        assert!(help.contains("CIVITAS_DATABASE") && !help.contains("sesame"), "{help}");
    }
    let wrong = ["serve", "--listen", "127.0.0.1:0", "--database", "postgre://ann:sesame@host/civitas"];
    let wrong = with_input(&wrong, "").complaint(1);
    assert!(wrong.contains("`postgre…` is no address") && !wrong.contains("sesame"), "{wrong}");
}

#[test]
fn a_level_of_the_log_that_is_none_is_told() {
    assert!(with_input(&["serve", "--log", "loudly"], "").complaint(1).contains("loudly"));
}

#[test]
fn a_mail_server_is_taken_and_a_wrong_one_is_told_without_its_password() {
    let folder = tempfile::tempdir().expect("a folder");
    let mail = ["serve", "--smtp", "smtp://127.0.0.1:1", "--mail-from", "Civitas <civitas@example.org>"];
    let (_server, address, _) = Server::start(folder.path(), &mail);
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    let wrong = with_input(&["serve", "--smtp", "http://a:secret@b", "--mail-from", "c@example.org"], "");
    assert!(!wrong.complaint(1).contains("secret"));
    let nowhere = with_input(&["serve", "--origin", "play.example.org"], "");
    assert!(nowhere.complaint(1).contains("https://"));
}

impl Server {
    /// Started with these arguments in this folder, with the first line it says.
    fn start(folder: &Path, arguments: &[&str]) -> (Self, String, BufReader<ChildStderr>) {
        let child = command(arguments)
            .current_dir(folder)
            .env("CIVITAS_LISTEN", "127.0.0.1:0")
            .spawn()
            .expect("the binary runs");
        let mut server = Self(child);
        let mut said = BufReader::new(server.0.stderr.take().expect("piped"));
        let mut hello = String::new();
        said.read_line(&mut hello).expect("UTF-8");
        let address = hello.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect(&hello);
        let address = address.to_owned();
        (server, address, said)
    }
}

/// What is answered to a request for a page.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("answered");
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn the_default_command_serves_the_start_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_server, address, _) = Server::start(folder.path(), &[]);
    let answer = get(&address, "/");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(folder.path().join("civitas.db").exists());
}

#[test]
fn requests_are_logged_by_their_route_and_without_colors() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, address, mut said) = Server::start(folder.path(), &["serve", "--log", "info"]);
    get(&address, "/join/a-secret-token");
    drop(server);
    let mut log = String::new();
    said.read_to_string(&mut log).expect("UTF-8");
    assert!(log.contains("route=\"/join/{token}\" status=404"), "{log}");
    assert!(!log.contains("a-secret-token") && !log.contains('\u{1b}'), "{log}");
}

#[test]
fn the_log_is_read_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["serve", "--log", "info", "--log-format", "json"];
    let (server, address, mut said) = Server::start(folder.path(), &arguments);
    get(&address, "/join/a-secret-token");
    drop(server);
    let mut log = String::new();
    said.read_to_string(&mut log).expect("UTF-8");
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}")))
        .collect();
    let request = lines.iter().find(|line| line["message"] == "request").expect(&log);
    assert_eq!((&request["route"], &request["status"]), (&"/join/{token}".into(), &404.into()), "{request}");
    assert!(request["ms"].is_u64() && request["time"].is_string() && request["level"] == "INFO", "{request}");
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_end_closes_its_database() {
    for signal in ["HUP", "TERM", "INT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut server, address, _said) = Server::start(folder.path(), &[]);
        // Somebody who says nothing does not keep it from ending.
        let _silent = TcpStream::connect(address).expect("it listens");
        let kill = Command::new("kill").args(["-s", signal, &server.0.id().to_string()]).status();
        assert!(kill.expect("kill runs").success());
        let status = server.0.wait().expect("it ends");
        assert!(status.success(), "{signal}: {status}");
        assert!(!folder.path().join("civitas.db-wal").exists(), "{signal}: the log was written back");
    }
}
