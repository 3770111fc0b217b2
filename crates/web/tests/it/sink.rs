//! Local ends of what leaves the server: an HTTP server that notes what is posted to it, and a mail server.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What arrived so far.
#[derive(Clone, Default)]
pub struct Sink {
    pub port: u16,
    got: Got,
}

type Got = Arc<Mutex<Vec<Posted>>>;

/// A message: its headers, if it came over the web, and its body.
#[derive(Clone, Debug)]
pub struct Posted {
    pub head: String,
    pub body: Vec<u8>,
}

impl Sink {
    /// Takes what is posted, and answers with this status and these headers.
    pub async fn web(answer: &'static str) -> Self {
        Self::listen(move |stream, got| async move { post(stream, &got, answer).await }).await
    }

    /// Takes mail.
    pub async fn mail() -> Self {
        Self::listen(|stream, got| async move { mail(stream, &got).await }).await
    }

    async fn listen<F, R>(each: F) -> Self
    where
        F: Fn(TcpStream, Got) -> R + Send + 'static,
        R: Future<Output = std::io::Result<()>> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let got = Got::default();
        let sink = Self { port, got: Arc::clone(&got) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // Whoever hangs up has said what they wanted to.
                tokio::spawn(each(stream, Arc::clone(&got)));
            }
        });
        sink
    }

    pub fn got(&self) -> Vec<String> {
        let text = |posted: &Posted| String::from_utf8_lossy(&posted.body).into_owned();
        self.got.lock().unwrap().iter().map(text).collect()
    }

    /// What was posted last, as it came.
    pub fn last(&self) -> Posted {
        self.got.lock().unwrap().last().unwrap().clone()
    }

    /// Waits until so much has arrived.
    pub async fn waits_for(&self, count: usize) -> Vec<String> {
        for _ in 0..1_000 {
            if self.got().len() >= count {
                return self.got();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{count} messages were awaited, there are: {:#?}", self.got());
    }

    /// Waits a while, in which nothing more may arrive.
    pub async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(400)).await;
        assert_eq!(self.got().len(), count, "{:#?}", self.got());
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }
}

/// What was posted, as JSON.
pub fn json(body: &str) -> Value {
    serde_json::from_str(body).unwrap()
}

async fn post(stream: TcpStream, got: &Mutex<Vec<Posted>>, answer: &str) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
        if line.trim().is_empty() {
            break;
        }
        head += &line;
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    got.lock().unwrap().push(Posted { head, body });
    let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await
}

async fn mail(stream: TcpStream, got: &Mutex<Vec<Posted>>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await?;
    let (mut mail, mut is_data) = (String::new(), false);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let answer = match line.trim_end() {
            "." if is_data => {
                is_data = false;
                let body = std::mem::take(&mut mail).into_bytes();
                got.lock().unwrap().push(Posted { head: String::new(), body });
                "250 kept\r\n"
            }
            _ if is_data => {
                mail += &line;
                continue;
            }
            "DATA" => {
                is_data = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 fine\r\n",
        };
        stream.write_all(answer.as_bytes()).await?;
    }
}

/// The words of a mail, whose lines are quoted where they are long or not plain.
pub fn words(mail: &str) -> String {
    let (_, body) = mail.split_once("\r\n\r\n").unwrap();
    let bytes = body.replace("=\r\n", "").replace("\r\n", "\n");
    let mut plain = Vec::new();
    let mut rest = bytes.as_bytes();
    while let [first, more @ ..] = rest {
        match (first, more) {
            (b'=', [a, b, after @ ..]) if mail.contains("quoted-printable") => {
                let code = std::str::from_utf8(&[*a, *b]).unwrap().to_owned();
                plain.push(u8::from_str_radix(&code, 16).unwrap());
                rest = after;
            }
            _ => {
                plain.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8(plain).unwrap()
}
