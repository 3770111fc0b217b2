//! The server under test: the real binary with a database of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// A running `civitas serve`. It ends with the value.
pub struct Server {
    folder: tempfile::TempDir,
    port: u16,
    child: Child,
}

impl Server {
    /// Starts a server with an empty database and waits until it answers.
    ///
    /// # Errors
    /// If the binary is not built or does not answer in time.
    pub async fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let port = free_port()?;
        let child = spawn(folder.path(), port)?;
        let server = Self { folder, port, child };
        server.answers().await?;
        Ok(server)
    }

    /// The address of a page of this server.
    #[must_use]
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Kills the server as a power cut would (SIGKILL) and starts it again on the same database.
    ///
    /// # Errors
    /// If it does not come up again.
    pub async fn crash_and_restart(&mut self) -> Result<()> {
        self.child.kill().await?;
        self.child = spawn(self.folder.path(), self.port)?;
        self.answers().await
    }

    async fn answers(&self) -> Result<()> {
        for _ in 0..400 {
            if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        bail!("the server does not answer on port {}", self.port)
    }
}

fn spawn(folder: &Path, port: u16) -> Result<Child> {
    let binary = binary()?;
    Command::new(&binary)
        .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
        .args(["--database", &format!("sqlite:{}", folder.join("civitas.db").display())])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("cannot start {}", binary.display()))
}

/// `civitas` lies in the folder above the test's own binary.
fn binary() -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(Path::parent).context("the test has no folder")?;
    let binary = folder.join("civitas");
    if !binary.exists() {
        bail!("{} is missing: build it by `cargo build -p cli`", binary.display());
    }
    Ok(binary)
}

fn free_port() -> Result<u16> {
    Ok(std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}
