//! Databases for tests, here and in the crates that use the store.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use sqlx::Connection as _;

use crate::ids;

/// Names the folder of a server's socket, if one is started for all tests together.
pub const SOCKET: &str = "CIVITAS_TEST_POSTGRES";

/// The address of an empty PostgreSQL database: a schema of its own on a server for tests, which is started with the
/// first one. None where PostgreSQL is not installed; then that is said.
///
/// # Panics
/// If there is a server and it does not do its work.
pub async fn fresh_postgres() -> Option<String> {
    static SERVER: OnceLock<Option<(String, Child)>> = OnceLock::new();
    let folder = match env::var(SOCKET) {
        Ok(folder) => folder,
        Err(_) => SERVER.get_or_init(start).as_ref()?.0.clone(),
    };
    let schema = format!("t{}", ids::token().expect("random numbers"));
    let server = format!("postgres://civitas@localhost/postgres?host={}", folder.replace('/', "%2F"));
    let mut connection = sqlx::PgConnection::connect(&server).await.expect("the server answers");
    let statement = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    sqlx::query(statement).execute(&mut connection).await.expect("a schema");
    Some(format!("{server}&options=-c%20search_path%3D{schema}"))
}

/// Starts a server, which ends when this process does.
fn start() -> Option<(String, Child)> {
    let script = include_str!("../testkit/postgres.sh");
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    // PostgreSQL does not run as root.
    let mut command = Command::new(if is_root { "setpriv" } else { "sh" });
    if is_root {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
    }
    let started = command.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut folder = String::new();
    if let Ok(mut child) = started
        && let Some(said) = child.stdout.take()
        && BufReader::new(said).read_line(&mut folder).is_ok_and(|read| read > 0)
    {
        return Some((folder.trim().to_owned(), child));
    }
    #[expect(clippy::print_stderr, reason = "it is for whoever runs the tests")]
    {
        eprintln!("PostgreSQL is not installed here: nothing is tested on it.");
    }
    None
}
