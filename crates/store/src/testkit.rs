//! Databases for tests, here and in the crates that use the store.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;

use sqlx::Connection as _;

use crate::ids;

/// Names the folder of a server's socket, if one is started for all tests together.
pub const SOCKET: &str = "CIVITAS_TEST_POSTGRES";

/// The address of an empty PostgreSQL database on a server for tests, which is started with the
/// first one. None where PostgreSQL is not installed; then that is said.
///
/// # Panics
/// If there is a server and it does not do its work.
pub async fn fresh_postgres() -> Option<String> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let folder = match env::var(SOCKET) {
        Ok(folder) => folder,
        Err(_) => SERVER.get_or_init(|| Server::start(Keeps::Nothing)).as_ref()?.folder.clone(),
    };
    Some(fresh_schema(&folder).await)
}

/// Refuses from now on whatever writes one of these tables of a SQLite file, as a full disk does.
///
/// # Panics
/// If there is no such file or table.
pub async fn refuse_writing(address: &str, tables: &[&str]) {
    let mut connection = sqlx::SqliteConnection::connect(address).await.expect("the file");
    for (table, what) in tables.iter().flat_map(|table| ["INSERT", "UPDATE"].map(|what| (table, what))) {
        let trigger = format!(
            "CREATE TRIGGER full_{table}_{what} BEFORE {what} ON {table} \
            BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        );
        sqlx::query(sqlx::AssertSqlSafe(trigger)).execute(&mut connection).await.expect("a trigger");
    }
}

/// What of a server outlives its crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// Little: it is quick.
    Nothing,
    /// All that was confirmed.
    Confirmed,
}

/// A PostgreSQL server on a socket of its own. It ends with the value, and with this process.
pub struct Server {
    folder: String,
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server. None where PostgreSQL is not installed; then that is said.
    ///
    /// # Panics
    /// If one runs for all tests, and another one does not start.
    #[must_use]
    pub fn start(keeps: Keeps) -> Option<Self> {
        let started = spawn(keeps).and_then(|mut child| Some((BufReader::new(child.stdout.take()?), child)));
        if let Some((mut said, child)) = started
            && let Some(folder) = read_folder(&mut said)
        {
            return Some(Self { folder, child, said });
        }
        assert!(env::var_os(SOCKET).is_none(), "PostgreSQL is installed and does not start a second time");
        #[expect(clippy::print_stderr, reason = "it is for whoever runs the tests")]
        {
            eprintln!("PostgreSQL is not installed here: nothing is tested on it.");
        }
        None
    }

    /// The address of an empty database.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn fresh(&self) -> String {
        fresh_schema(&self.folder).await
    }

    /// Crashes and starts again; returns when it answers. Whether it does.
    pub fn crash_and_restart(&mut self) -> bool {
        let told = self.child.stdin.as_mut().is_some_and(|stdin| stdin.write_all(b"\n").is_ok());
        told && read_folder(&mut self.said).is_some()
    }
}

impl Drop for Server {
    /// It ends with its standard input, and takes its files with it.
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        drop(self.child.wait());
    }
}

/// A schema of its own is as good as a database.
async fn fresh_schema(folder: &str) -> String {
    let schema = format!("t{}", ids::token().expect("random numbers"));
    let server = format!("postgres://civitas@localhost/postgres?host={}", folder.replace('/', "%2F"));
    let mut connection = sqlx::PgConnection::connect(&server).await.expect("the server answers");
    let statement = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    sqlx::query(statement).execute(&mut connection).await.expect("a schema");
    format!("{server}&options=-c%20search_path%3D{schema}")
}

fn spawn(keeps: Keeps) -> Option<Child> {
    let script = include_str!("../testkit/postgres.sh");
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    // PostgreSQL does not run as root.
    let mut command = Command::new(if is_root { "setpriv" } else { "sh" });
    if is_root {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
    }
    let durability = if keeps == Keeps::Confirmed { "durable" } else { "quick" };
    command.args(["-c", script, "sh", durability]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()
}

/// The folder, once the server is ready.
fn read_folder(said: &mut BufReader<ChildStdout>) -> Option<String> {
    let mut folder = String::new();
    let read = said.read_line(&mut folder).ok()?;
    (read > 0).then(|| folder.trim().to_owned())
}
