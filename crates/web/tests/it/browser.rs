//! A browser without script: it keeps its cookies, follows redirections, fills in forms.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;
use web::notices::Outgoing;
use web::{AppState, Config, app, run_beside};

use crate::harbour::HARBOUR;

/// A server of its own for a test.
pub struct House {
    pub state: AppState,
    database: Arc<Database>,
}

/// An empty database, which ends with the test.
struct Database {
    address: String,
    _folder: Option<tempfile::TempDir>,
}

impl Database {
    /// A file, or in PostgreSQL if it is wished for.
    async fn new() -> Self {
        if std::env::var("CIVITAS_TEST_ON").is_ok_and(|on| on == "postgres") {
            let address = store::testkit::fresh_postgres().await.expect("PostgreSQL");
            return Self { address, _folder: None };
        }
        let folder = tempfile::tempdir().expect("a folder");
        let address = format!("sqlite:{}", folder.path().join("civitas.db").display());
        Self { address, _folder: Some(folder) }
    }
}

static GAMES: &[&dyn catalog::Kind] = &[&HARBOUR];

impl House {
    /// An empty one, without bots.
    pub async fn new() -> Self {
        Self::with(GAMES).await
    }

    /// One with the games of the catalog.
    pub async fn with_all_games() -> Self {
        Self::with(catalog::games()).await
    }

    /// One with the games of the catalog, over an empty database that somebody else keeps.
    pub async fn at(address: String) -> Self {
        Self::open(Arc::new(Database { address, _folder: None }), catalog::games()).await
    }

    /// One with these games, without bots.
    pub async fn with(games: &'static [&'static dyn catalog::Kind]) -> Self {
        Self::open(Arc::new(Database::new().await), games).await
    }

    /// One in which bots play.
    pub async fn with_bots() -> Self {
        let house = Self::new().await;
        run_beside(&house.state);
        house
    }

    /// One that sends messages so.
    pub async fn sending(outgoing: Outgoing) -> Self {
        Self::open_with(Arc::new(Database::new().await), GAMES, outgoing).await
    }

    async fn open(database: Arc<Database>, games: &'static [&'static dyn catalog::Kind]) -> Self {
        Self::open_with(database, games, Outgoing::default()).await
    }

    async fn open_with(
        database: Arc<Database>,
        games: &'static [&'static dyn catalog::Kind],
        outgoing: Outgoing,
    ) -> Self {
        let store = store::open(&database.address).await.expect("a store");
        let config = Config { bot_pause: Duration::ZERO, thinking: 1, outgoing, ..Config::default() };
        Self { state: AppState::new(store, games, config), database }
    }

    /// The same database in another process, in which bots play.
    pub async fn open_with_bots(other: &Self) -> Self {
        let house = other.again().await;
        run_beside(&house.state);
        house
    }

    /// The same database in another process.
    pub async fn again(&self) -> Self {
        Self::open_with(Arc::clone(&self.database), GAMES, self.state.config.outgoing.clone()).await
    }

    /// The same database in another process, which has no patience at all.
    pub async fn impatient(&self) -> Self {
        let store = store::open(&self.database.address).await.expect("a store");
        let config = Config { patience: Duration::ZERO, ..Config::default() };
        Self { state: AppState::new(store, GAMES, config), database: Arc::clone(&self.database) }
    }

    /// From now on nobody can write who is here; false where that cannot be had.
    pub async fn fill_the_disk(&self) -> bool {
        let is_file = self.database.address.starts_with("sqlite:");
        if is_file {
            store::testkit::refuse_writing(&self.database.address, &["presence", "sessions"]).await;
        }
        is_file
    }

    /// A browser that has not been here before.
    pub fn browser(&self) -> Browser {
        Browser { app: app(self.state.clone()), cookies: BTreeMap::new(), headers: HeaderMap::new() }
    }
}

/// Begins a match in a position of our choice: somebody unknown takes its open seat 1.
pub async fn begin_with(store: &dyn store::Store, id: &store::MatchId, first: &dyn catalog::Position) {
    let start = store::Start { rules_version: 1, position: first.store(), status: first.status() };
    let change = store::SeatChange {
        match_id: id.clone(),
        seat: engine::Seat(1),
        from: store::Holder::Open,
        to: store::Holder::Stranger,
        name: "Ben".to_owned(),
        by: None,
        resigns: false,
        voted: None,
        start: Some(start),
        now: 1,
    };
    assert_eq!(store.change_seat(&change).await.expect("a store"), store::Changed::Done);
}

/// A browser.
#[derive(Clone)]
pub struct Browser {
    pub app: Router,
    pub cookies: BTreeMap<String, String>,
    pub headers: HeaderMap,
}

/// What a browser shows.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: StatusCode,
    /// Where it ended after redirections.
    pub path: String,
    pub headers: HeaderMap,
    pub text: String,
}

impl Browser {
    /// Opens a page.
    pub async fn get(&mut self, path: &str) -> Page {
        self.ask(Method::GET, path, None).await
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.ask(Method::POST, path, Some(("application/x-www-form-urlencoded", encode(fields)))).await
    }

    /// Sends anything.
    pub async fn ask(&mut self, method: Method, path: &str, body: Option<(&str, String)>) -> Page {
        let mut page = self.once(method, path, body).await;
        for _ in 0..5 {
            let Some(to) = page.headers.get(header::LOCATION).cloned() else { break };
            let to = to.to_str().expect("an address").to_owned();
            page = self.once(Method::GET, &to, None).await;
        }
        page
    }

    /// Sends something and does not follow where it leads.
    pub async fn once(&mut self, method: Method, path: &str, body: Option<(&str, String)>) -> Page {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "civitas.test");
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request = request.header(header::COOKIE, cookies.join("; "));
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if let Some((_, body)) = &body
            && !self.headers.contains_key(header::TRANSFER_ENCODING)
        {
            request = request.header(header::CONTENT_LENGTH, body.len());
        }
        let request = match body {
            Some((kind, body)) => request.header(header::CONTENT_TYPE, kind).body(Body::from(body)),
            None => request.body(Body::empty()),
        };
        let response = self.app.clone().oneshot(request.expect("a request")).await.expect("an answer");
        let (parts, body) = response.into_parts();
        self.keep_cookies(&parts.headers);
        let bytes = body.collect().await.expect("a body").to_bytes();
        Page {
            status: parts.status,
            path: path.to_owned(),
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        for cookie in headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie");
            let (name, rest) = cookie.split_once('=').expect("a name");
            let value = rest.split(';').next().expect("a value");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Opens a table of Harbour and tells its id. `seats` as the form sends them: `me`, `link`,
    /// `bot:greedy`; a seat after a colon has a name: `me=Ann`.
    pub async fn open_table(&mut self, seats: &[&str], more: &[(&str, &str)]) -> String {
        let mut fields = vec![("game".to_owned(), "harbour".to_owned())];
        for (number, seat) in seats.iter().enumerate() {
            let (holder, name) = seat.split_once('=').unwrap_or((seat, ""));
            fields.push((format!("seat-{number}"), holder.to_owned()));
            fields.push((format!("name-{number}"), name.to_owned()));
        }
        fields.extend(more.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
        let fields: Vec<_> = fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let page = self.post("/new", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        page.path.strip_prefix("/m/").unwrap_or_else(|| panic!("{}", page.text)).to_owned()
    }

    /// Presses the button with this text on a page.
    pub async fn press(&mut self, page: &Page, button: &str) -> Page {
        let form = page.form(button).unwrap_or_else(|| panic!("no button {button:?} on:\n{}", page.text));
        self.send(&form).await
    }

    /// Sends a form as it is filled in.
    pub async fn send(&mut self, form: &Form) -> Page {
        let fields: Vec<_> = form.fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        self.post(&form.action, &fields).await
    }
}

/// A form of a page with what is filled in.
#[derive(Debug)]
pub struct Form {
    pub action: String,
    pub fields: Vec<(String, String)>,
}

impl Page {
    /// The form with a button that reads so.
    pub fn form(&self, button: &str) -> Option<Form> {
        let forms = self.text.split("<form").skip(1).filter_map(|rest| Some(rest.split_once("</form>")?.0));
        let found = forms.into_iter().find(|form| buttons(form).iter().any(|text| text == button))?;
        let inputs = found.split("<input").skip(1).map(|rest| rest.split_once('>').expect("closed").0);
        let field =
            |input: &str| Some((attribute(input, "name")?, attribute(input, "value").unwrap_or_default()));
        Some(Form { action: attribute(found, "action")?, fields: inputs.filter_map(field).collect() })
    }

    /// All buttons that send a form.
    pub fn buttons(&self) -> Vec<String> {
        self.text.split("<form").skip(1).flat_map(buttons).collect()
    }

    /// The page without its tags.
    pub fn words(&self) -> String {
        plain(&self.text)
    }

    /// What `main` says, a line for each element.
    pub fn main_lines(&self) -> String {
        let main = self.main();
        let lines = main.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text).trim());
        lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// What `main` holds.
    pub fn main(&self) -> String {
        let text = unmarked(&self.text);
        let (_, rest) = text.split_once("<main").expect("a main");
        rest.split_once("</main>").expect("its end").0.to_owned()
    }
}

/// A page without the marks of its parts: they are hashes over all that is in them.
pub fn unmarked(text: &str) -> String {
    let mut parts = text.split(" data-is=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(|part| Some(part.split_once('"')?.1)).collect::<String>()
}

fn buttons(form: &str) -> Vec<String> {
    let form = form.split("</form>").next().unwrap_or(form);
    let inner = |rest: &str| Some(plain(rest.split_once('>')?.1.split_once("</button>")?.0));
    form.split("<button").skip(1).filter_map(inner).collect()
}

fn plain(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push_str(part.split_once('>').map_or(part, |(_, rest)| rest));
        text.push(' ');
    }
    let text = text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split_once('"')?.0;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect::<String>()
    };
    fields
        .iter()
        .map(|(key, value)| format!("{}={}", escape(key), escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}
