//! The players of a script send what was written beforehand, over connections that stay open: the machine's time is to go to
//! the server, and not to those who measure it.

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use super::script::Script;
use crate::Site;

/// Two people at a table, with all that they will send.
pub struct Letters {
    /// A connection for each of them.
    connections: [BufReader<TcpStream>; 2],
    /// Whose each is, in order.
    letters: Vec<(usize, Vec<u8>)>,
}

impl Letters {
    /// Writes the decisions of a script, for the table with this number. Half of the tables have both players at one process, as
    /// chance would have it with two.
    pub async fn of(script: &Script, number: usize, site: &Site) -> Result<Self> {
        let connect = async |seat: usize| {
            let process = (number + seat * (number / 2)) % site.processes();
            let stream = TcpStream::connect(site.host(process)).await?;
            stream.set_nodelay(true)?;
            Ok::<_, anyhow::Error>(BufReader::new(stream))
        };
        let connections = [connect(0).await?, connect(1).await?];
        Ok(Self { connections, letters: script.letters() })
    }

    /// Sends so many of them, each once the one before was answered.
    pub async fn send(&mut self, count: usize) -> Result<()> {
        ensure!(count <= self.letters.len(), "a match was too short");
        for (who, letter) in self.letters.drain(..count) {
            let connection = &mut self.connections[who];
            connection.get_mut().write_all(&letter).await?;
            let (status, body) = answer(connection).await?;
            ensure!(status.contains(" 200 "), "{status} {body}");
        }
        Ok(())
    }
}

/// The first line of an answer, and its body.
async fn answer(connection: &mut BufReader<TcpStream>) -> Result<(String, String)> {
    let (mut head, mut length) = (String::new(), 0);
    connection.read_line(&mut head).await?;
    loop {
        let mut line = String::new();
        connection.read_line(&mut line).await?;
        let Some((name, value)) = line.split_once(':') else { break };
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse().context("a length is a number")?;
        }
    }
    let mut body = vec![0; length];
    connection.read_exact(&mut body).await?;
    Ok((head, String::from_utf8(body)?))
}
