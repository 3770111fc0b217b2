//! `serve`, and that it is the default command.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Child;

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
fn a_level_of_the_log_that_is_none_is_told() {
    assert!(with_input(&["serve", "--log", "loudly"], "").complaint(1).contains("loudly"));
}

#[test]
fn the_default_command_serves_the_start_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let child = command(&[])
        .current_dir(folder.path())
        .env("CIVITAS_LISTEN", "127.0.0.1:0")
        .spawn()
        .expect("the binary runs");
    let mut server = Server(child);
    let mut hello = String::new();
    let stderr = server.0.stderr.take().expect("piped");
    BufReader::new(stderr).read_line(&mut hello).expect("UTF-8");
    let address = hello.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect(&hello);
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("answered");
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(folder.path().join("civitas.db").exists());
}
