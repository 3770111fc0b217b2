//! How messages go out: by mail, and posted to an address of the web.

use std::fmt;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use serde_json::{Value, json};
use store::{Channel, ChannelKind, ChannelState};
use tokio::time::timeout;
use ureq::Agent;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;

use super::targets::{Checked, Inside};
use super::{Letter, push};
use crate::AppState;

/// How long the other side may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// How messages leave this server.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Where this server is found, as addresses in messages begin. It never comes from a request: whoever asks could
    /// make others follow links to elsewhere. If it is empty, [`serve`](crate::serve) fills in where it listens.
    pub origin: String,
    /// Who sends mail for us, if anybody does.
    pub mailer: Option<Mailer>,
    /// Whether messages may go to the host's own network.
    pub private_targets: bool,
    /// How long a turn waits before its player is told: most often they are here, or somebody takes something back.
    pub delay: Duration,
}

impl Default for Outgoing {
    fn default() -> Self {
        let origin = "http://127.0.0.1:8080".to_owned();
        Self { origin, mailer: None, private_targets: false, delay: Duration::from_secs(20) }
    }
}

/// Sends mail by the host's mail server.
#[derive(Clone)]
pub struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Without the password.
impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mailer({})", self.from)
    }
}

impl Mailer {
    /// By a server such as `smtps://user:password@mail.example.org`, from an address such as
    /// `Civitas <civitas@example.org>`.
    ///
    /// # Errors
    /// If one of them is not understood.
    ///
    /// # Panics
    /// Outside of a runtime: connections are kept open for a while.
    pub fn new(server: &str, from: &str) -> Result<Self, String> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        // The error might repeat the password.
        let builder = builder.map_err(|_| "the address of the mail server is not understood".to_owned())?;
        let from = from.parse().map_err(|error| format!("{from:?} is no sender of mail: {error}"))?;
        Ok(Self { server: builder.timeout(Some(PATIENCE)).build(), from })
    }

    async fn send(&self, to: &str, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.message(to, letter).map_err(Undelivered::Refused)?;
        // As long as nothing but a greeting was said, nothing can have been taken.
        match timeout(PATIENCE, self.server.test_connection()).await {
            Ok(Ok(true)) => {}
            Ok(Err(error)) if error.is_permanent() => return Err(Undelivered::Refused(of_mail(&error))),
            Ok(Err(error)) => return Err(Undelivered::Unreachable(of_mail(&error))),
            Ok(Ok(false)) | Err(_) => {
                return Err(Undelivered::Unreachable("the mail server does not talk".into()));
            }
        }
        match timeout(PATIENCE, self.server.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(Undelivered::Refused(of_mail(&error))),
            Ok(Err(error)) if error.is_transient() => Err(Undelivered::Unreachable(of_mail(&error))),
            // The end of the mail may have been said already, and only the answer is missing.
            Ok(Err(error)) => Err(Undelivered::Uncertain(of_mail(&error))),
            Err(_) => Err(Undelivered::Uncertain("the mail server took too long".into())),
        }
    }

    fn message(&self, to: &str, letter: &Letter) -> Result<Message, String> {
        let to: lettre::Address = to.parse().map_err(|_| "it is no address".to_owned())?;
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .message_id(Some(id))
            .subject(letter.title.as_str());
        let message = with(message, "Auto-Submitted", "auto-generated");
        let message = match &letter.stop {
            Some((address, _)) => {
                let message = with(message, "List-Unsubscribe", &format!("<{address}>"));
                with(message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click")
            }
            None => message,
        };
        message.header(ContentType::TEXT_PLAIN).body(in_words(letter)).map_err(|error| error.to_string())
    }
}

/// What a mail server answered, by its number: in words it repeats whom the mail was for.
fn of_mail(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(status) => format!("the mail server said {status}"),
        None if error.is_timeout() => "the mail server took too long".to_owned(),
        None if error.is_tls() => "no TLS with the mail server".to_owned(),
        None => "no conversation with the mail server".to_owned(),
    }
}

fn with(message: MessageBuilder, name: &'static str, value: &str) -> MessageBuilder {
    message.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned()))
}

/// A letter as plain text.
fn in_words(letter: &Letter) -> String {
    let mut text = format!("{}\n", letter.text);
    if let Some((address, name)) = &letter.link {
        text += &format!("\n{name}:\n{address}\n");
    }
    if let Some((address, name)) = &letter.stop {
        text += &format!("\n-- \n{name}: {address}\n");
    }
    text
}

/// Why a message did not arrive: for the log, so without whom it was for.
#[derive(Debug, thiserror::Error)]
pub enum Undelivered {
    /// It will not be taken there, now or later.
    #[error("refused: {0}")]
    Refused(String),
    /// There is nobody there any more.
    #[error("gone: {0}")]
    Gone(String),
    /// Nobody took it: it may be tried again.
    #[error("unreachable: {0}")]
    Unreachable(String),
    /// Nobody knows whether it was taken.
    #[error("no answer: {0}")]
    Uncertain(String),
}

/// What is posted to an address.
#[derive(Clone, Debug)]
pub struct Parcel {
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Parcel {
    fn json(id: &str, body: &Value) -> Self {
        let kind = ("Content-Type", "application/json".to_owned());
        Self { headers: vec![kind, ("Idempotency-Key", id.to_owned())], body: body.to_string().into_bytes() }
    }
}

/// Sends a letter to where a channel leads. A browser that no longer wants any is forgotten.
///
/// # Errors
/// Why it did not arrive.
pub async fn send(state: &AppState, channel: &Channel, letter: &Letter) -> Result<(), Undelivered> {
    let outgoing = &state.config.outgoing;
    let parcel = match channel.kind {
        ChannelKind::Mail => return mail(outgoing, &channel.target, letter).await,
        ChannelKind::Webhook => Parcel::json(&letter.id, &plain(letter)),
        ChannelKind::Discord => Parcel::json(&letter.id, &for_discord(letter)),
        ChannelKind::Push => push::parcel(state, channel, letter).await?,
    };
    let (target, private) = (channel.target.clone(), outgoing.private_targets);
    let posted = tokio::task::spawn_blocking(move || post(&target, private, &parcel)).await;
    let posted = posted.map_err(|_| Undelivered::Uncertain("it was broken off".to_owned()))?;
    if channel.kind == ChannelKind::Push
        && matches!(posted, Err(Undelivered::Gone(_)))
        && let Err(error) = state.store.set_channel(&channel.id, ChannelState::Removed).await
    {
        tracing::error!("a browser that wants no notices is not forgotten: {error}");
    }
    posted
}

/// Sends a letter to a mailbox.
///
/// # Errors
/// Why it did not arrive.
pub async fn mail(outgoing: &Outgoing, mailbox: &str, letter: &Letter) -> Result<(), Undelivered> {
    let none = || Undelivered::Refused("this server sends no mail".to_owned());
    outgoing.mailer.as_ref().ok_or_else(none)?.send(mailbox, letter).await
}

/// A letter for programs.
fn plain(letter: &Letter) -> Value {
    let Letter { id, kind, title, text, link, stop, about } = letter;
    let address = |link: &Option<(String, String)>| link.as_ref().map(|(address, _)| address.clone());
    json!({
        "id": id,
        "kind": kind,
        "title": title,
        "text": text,
        "url": address(link),
        "unsubscribe": address(stop),
        "match": about.as_ref().map(|about| &about.match_id),
        "game": about.as_ref().map(|about| &about.game),
        "seat": about.as_ref().map(|about| about.seat),
        "question": about.as_ref().map(|about| &about.question),
    })
}

/// A letter as a room at Discord shows it: nobody is called by a name that somebody gave themselves, and no link of
/// theirs is opened.
fn for_discord(letter: &Letter) -> Value {
    const NO_PREVIEWS: u32 = 1 << 2;
    let mut content = format!("**{}**\n{}", quiet(&letter.title), quiet(&letter.text));
    for (address, name) in letter.link.iter().chain(&letter.stop) {
        content += &format!("\n{}: <{address}>", quiet(name));
    }
    json!({ "content": content, "allowed_mentions": { "parse": [] }, "flags": NO_PREVIEWS })
}

/// Without the marks that a room would take for something else.
fn quiet(text: &str) -> String {
    let escaped = |letter: char| {
        let mark = "\\*_~`|<>[]()#@".contains(letter).then_some('\\');
        mark.into_iter().chain([letter])
    };
    text.chars().flat_map(escaped).collect()
}

/// Posts a parcel. Whatever comes back besides the status is not read, and nobody is followed elsewhere.
fn post(target: &str, private: bool, parcel: &Parcel) -> Result<(), Undelivered> {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .https_only(!private)
        .user_agent("Civitas")
        .proxy(None)
        .build();
    let resolver = Checked { private, resolver: DefaultResolver::default() };
    let agent = Agent::with_parts(config, DefaultConnector::default(), resolver);
    let request = agent.post(target);
    let request = parcel.headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
    let answer = request.send(parcel.body.as_slice()).map_err(failed)?;
    match answer.status().as_u16() {
        200..300 => Ok(()),
        status @ (408 | 425 | 429 | 500..600) => Err(Undelivered::Unreachable(format!("status {status}"))),
        status @ (404 | 410) => Err(Undelivered::Gone(format!("status {status}"))),
        status => Err(Undelivered::Refused(format!("status {status}"))),
    }
}

fn failed(error: ureq::Error) -> Undelivered {
    use ureq::{Error, Timeout};
    // By its kind: in words it repeats the address, which may be a secret.
    let text = match &error {
        Error::Other(why) if why.is::<Inside>() => "an address of the host's network",
        Error::BadUri(_) => "not an address",
        Error::RequireHttpsOnly(_) => "not https",
        Error::HostNotFound => "no such host",
        Error::ConnectionFailed => "no connection",
        Error::Tls(_) | Error::Rustls(_) => "no TLS",
        Error::Timeout(_) => "it took too long",
        Error::Io(_) => "the connection broke",
        _ => "no answer that is understood",
    };
    let text = text.to_owned();
    match error {
        Error::Other(why) if why.is::<Inside>() => Undelivered::Refused(text),
        Error::BadUri(_) | Error::RequireHttpsOnly(_) => Undelivered::Refused(text),
        Error::HostNotFound | Error::ConnectionFailed | Error::Tls(_) | Error::Rustls(_) => {
            Undelivered::Unreachable(text)
        }
        Error::Timeout(Timeout::Resolve | Timeout::Connect) => Undelivered::Unreachable(text),
        Error::Io(why) if why.kind() == std::io::ErrorKind::ConnectionRefused => {
            Undelivered::Unreachable(text)
        }
        _ => Undelivered::Uncertain(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter() -> Letter {
        Letter {
            id: "abc".into(),
            kind: "turn",
            title: "Your turn: Zürich".into(),
            text: "@everyone **Ann** [click](https://evil.example)".into(),
            link: Some(("https://c.example/m/x".into(), "To the match".into())),
            stop: Some(("https://c.example/notices/stop/t".into(), "No more".into())),
            about: None,
        }
    }

    #[tokio::test]
    async fn a_mail_says_how_to_get_no_more_of_them() {
        let mailer = Mailer::new("smtp://localhost:2525", "Civitas <civitas@c.example>").unwrap();
        let mail =
            String::from_utf8(mailer.message("ann@example.org", &letter()).unwrap().formatted()).unwrap();
        for line in [
            "To: ann@example.org\r\n",
            "Message-ID: <abc@c.example>\r\n",
            "List-Unsubscribe: <https://c.example/notices/stop/t>\r\n",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
            "Auto-Submitted: auto-generated\r\n",
        ] {
            assert!(mail.contains(line), "{line}{mail}");
        }
        assert!(mailer.message("ann@example.org\r\nBcc: b@example.org", &letter()).is_err());
        assert!(Mailer::new("http://x:secret@y", "a@b.c").is_err_and(|why| !why.contains("secret")));
        assert!(!format!("{mailer:?}").contains("localhost"));
    }

    #[test]
    fn nobody_is_called_by_a_name_that_somebody_gave_themselves() {
        let sent = for_discord(&letter());
        assert_eq!(sent["allowed_mentions"], json!({ "parse": [] }));
        let content = sent["content"].as_str().unwrap();
        assert!(content.contains("\\@everyone \\*\\*Ann\\*\\* \\[click\\]\\("), "{content}");
    }

    #[test]
    fn no_address_gets_into_the_log() {
        for error in [ureq::Error::BadUri("https://hooks.example/secret".into()), ureq::Error::HostNotFound] {
            assert!(!failed(error).to_string().contains("hooks"));
        }
    }

    #[tokio::test]
    async fn what_a_mail_server_says_about_somebody_is_not_repeated() {
        let mailer = mail_server(|said| match said {
            said if said.starts_with("RCPT") => Some("550 5.1.1 nobody like ann@example.org\r\n"),
            _ => Some("250 fine\r\n"),
        });
        let mailer = mailer.await;
        let why = mailer.send("ann@example.org", &letter()).await.unwrap_err();
        assert!(matches!(why, Undelivered::Refused(_)));
        assert_eq!(why.to_string(), "refused: the mail server said 550");
    }

    /// A mail server that hangs up when it hears this.
    async fn hangs_up_at(word: &'static str) -> Mailer {
        mail_server(move |said| match said {
            said if said == word => None,
            "DATA" => Some("354 go on\r\n"),
            said if ["EHLO", "NOOP", "MAIL", "RCPT"].iter().any(|word| said.starts_with(word)) => {
                Some("250 fine\r\n")
            }
            _ => Some(""),
        })
        .await
    }

    /// A mail server that answers so; it hangs up if there is no answer.
    async fn mail_server(answer: impl Fn(&str) -> Option<&'static str> + Copy + Send + 'static) -> Mailer {
        use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    stream.write_all(b"220 here\r\n").await.unwrap();
                    let mut line = String::new();
                    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
                        let Some(said) = answer(line.trim_end()) else { return };
                        stream.write_all(said.as_bytes()).await.unwrap();
                        line.clear();
                    }
                });
            }
        });
        Mailer::new(&format!("smtp://127.0.0.1:{port}"), "Civitas <c@c.example>").unwrap()
    }

    #[tokio::test]
    async fn a_mail_that_may_have_been_taken_is_not_sent_again() {
        let after = hangs_up_at(".").await.send("ann@example.org", &letter()).await;
        assert!(matches!(after, Err(Undelivered::Uncertain(_))), "{after:?}");
        let before = hangs_up_at("NOOP").await.send("ann@example.org", &letter()).await;
        assert!(matches!(before, Err(Undelivered::Unreachable(_))), "{before:?}");
    }

    #[test]
    fn nobody_reaches_the_network_of_the_host() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0"] {
            let refused = post(&format!("https://{host}:{port}/"), false, &Parcel::json("x", &json!({})));
            assert!(matches!(refused, Err(Undelivered::Refused(_))), "{host}: {refused:?}");
        }
        listener.set_nonblocking(true).unwrap();
        assert!(listener.accept().is_err(), "somebody has connected");
    }
}
