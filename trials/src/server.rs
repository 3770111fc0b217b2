//! The server under test: the real binary with a database of its own.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result, bail};
use sqlx::SqlitePool;
use store::Store;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// A running `civitas serve`. It ends with the value.
pub struct Server {
    /// Where its database is, if nobody else keeps that.
    _folder: Option<tempfile::TempDir>,
    database: String,
    options: Vec<String>,
    port: u16,
    child: Child,
    panics: Panics,
}

/// What a server said of panics.
type Panics = Arc<Mutex<Vec<String>>>;

impl Server {
    /// Starts a server with an empty database and waits until it answers.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn start() -> Result<Self> {
        Self::start_with(Vec::new()).await
    }

    /// The same, with options such as `--log=info`.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn start_with(options: Vec<String>) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let database = format!("sqlite:{}", folder.path().join("civitas.db").display());
        let quick = ["--bot-pause", "20"].map(str::to_owned);
        let server = Self::on(&database, quick.into_iter().chain(options).collect()).await?;
        Ok(Self { _folder: Some(folder), ..server })
    }

    /// Starts a server on a database that somebody else keeps, and waits until it answers.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn on(database: &str, options: Vec<String>) -> Result<Self> {
        // Port 0: the system chooses a free one, so that tests side by side do not meet.
        let mut child = spawn(database, 0, &options)?;
        let panics = Panics::default();
        let port = served_at(&mut child, &panics).await?;
        Ok(Self { _folder: None, database: database.to_owned(), options, port, child, panics })
    }

    /// What it has said of panics so far, also before it was started again.
    #[must_use]
    pub fn panics(&self) -> Vec<String> {
        self.panics.lock().expect("nobody panics with it").clone()
    }

    /// A server that browsers know as `localhost`, which it learns once it has a port.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn start_with_name() -> Result<Self> {
        Self::start_with_name_and(Vec::new()).await
    }

    /// The same, with options.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn start_with_name_and(options: Vec<String>) -> Result<Self> {
        let mut server = Self::start_with(options).await?;
        server.options.push(format!("--origin=http://localhost:{}", server.port));
        server.crash_and_restart().await?;
        Ok(server)
    }

    /// What the server keeps, beside it: for what would take days otherwise.
    ///
    /// # Errors
    /// If the database cannot be opened.
    pub async fn store(&self) -> Result<Arc<dyn Store>> {
        Ok(store::open(&self.database).await?)
    }

    /// The address of a page of this server: by its name, if it was started with one.
    #[must_use]
    pub fn address(&self, path: &str) -> String {
        let has_name = self.options.iter().any(|option| option.starts_with("--origin=http://localhost:"));
        if has_name { self.named_address(path) } else { format!("http://127.0.0.1:{}{path}", self.port) }
    }

    /// The same by the name of this machine.
    #[must_use]
    pub fn named_address(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.port)
    }

    /// Kills the server as a power cut would (SIGKILL) and starts it again on the same database.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn crash_and_restart(&mut self) -> Result<()> {
        self.crash().await?;
        self.restart().await
    }

    /// Kills the server as a power cut would.
    ///
    /// # Errors
    /// If it cannot be killed.
    pub async fn crash(&mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Lets days pass while the server is stopped: whatever happened at its tables happened so much earlier.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn days_pass(&self, days: i64) -> Result<()> {
        let database = SqlitePool::connect(&self.database).await?;
        for statement in [
            "UPDATE moves SET at = at - $1",
            "UPDATE visits SET seen_at = seen_at - $1, left_at = left_at - $1",
            "UPDATE turns SET began_at = began_at - $1, due_at = due_at - $1, remind_at = remind_at - $1",
        ] {
            sqlx::query(statement).bind(days * 86_400_000).execute(&database).await?;
        }
        database.close().await;
        Ok(())
    }

    /// Starts the server again, on the same database and port.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn restart(&mut self) -> Result<()> {
        self.child = spawn(&self.database, self.port, &self.options)?;
        served_at(&mut self.child, &self.panics).await?;
        Ok(())
    }

    /// How much memory it holds, in bytes. Known on Linux only.
    ///
    /// # Errors
    /// If that is not told.
    pub fn memory(&self) -> Result<u64> {
        let process = self.child.id().context("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let line =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no memory is told")?;
        let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kibibytes * 1024)
    }
}

fn spawn(database: &str, port: u16, options: &[String]) -> Result<Child> {
    let binary = binary()?;
    Command::new(&binary)
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database])
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", binary.display()))
}

/// `civitas` lies beside our own binary, or above it if that is a test.
fn binary() -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let found =
        own.ancestors().skip(1).take(2).map(|folder| folder.join("civitas")).find(|file| file.is_file());
    found.with_context(|| format!("no civitas near {}: build it by `cargo build -p cli`", own.display()))
}

/// Waits until the server tells its address, and reads the port from it. What it says later is passed on, and what it says of
/// panics is kept.
async fn served_at(child: &mut Child, panics: &Panics) -> Result<u16> {
    let mut said = BufReader::new(child.stderr.take().context("the server is heard")?).lines();
    while let Some(line) = said.next_line().await? {
        eprintln!("{line}");
        let Some((_, address)) = line.split_once("http://") else { continue };
        let port = address.split([':', ' ']).nth(1).context("an address has a port")?.parse()?;
        let panics = Arc::clone(panics);
        tokio::spawn(async move {
            while let Ok(Some(line)) = said.next_line().await {
                eprintln!("{line}");
                if line.contains("panicked") {
                    panics.lock().expect("nobody panics with it").push(line);
                }
            }
        });
        return Ok(port);
    }
    bail!("the server ended before it served anything")
}

/// Refuses to begin if the system gives fewer files than are needed, as far as it tells.
///
/// # Errors
/// If it does.
pub fn require_files(needed: usize) -> Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let given = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    match given {
        Some(given) if given < needed => {
            bail!("{needed} files are needed and {given} given: ulimit -n {needed}")
        }
        _ => Ok(()),
    }
}
