//! The API as a program uses it that has read its description and believes every word: schemathesis makes up requests from
//! it, good ones and bad ones, and holds the answers against it.

use std::env;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use browser_tests::Server;
use serde_json::json;
use tokio::process::Command;
use trials::{Body, Site};

/// A request that fits the description may still be refused, by the rules of a game for instance: that is described, too. And
/// letters that cannot be seen are passed over before a text is counted, so that one that is too long may be taken.
const LEFT_OUT: &str = "positive_data_acceptance,negative_data_rejection";

#[tokio::test]
#[ignore = "needs schemathesis: cargo xtask api"]
async fn every_answer_of_the_api_is_described() -> Result<()> {
    let tool =
        PathBuf::from(env::var_os("CIVITAS_SCHEMATHESIS").context("cargo xtask api says where it is")?);
    let server = Server::start_with(vec!["--log=error".to_owned()]).await?;
    let site = Site::new(vec![server.address("")])?;
    let token = site.guest("Ann").await?;
    let wish = json!({ "game": "golden-ages", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "greedy" }], "listed": true });
    let table = site.post("/api/tables", &token, &Body::Json(wish)).await?.json()?;
    let folder = tempfile::tempdir()?;
    // Made-up ids would be found nowhere, and nothing behind them be tried.
    let known = format!("[parameters]\n\"path.id\" = {}\n\"path.game\" = \"golden-ages\"\n", table["id"]);
    let settings = folder.path().join("schemathesis.toml");
    std::fs::write(&settings, known)?;
    let ran = Command::new(tool)
        .arg("--config-file")
        .arg(&settings)
        .args([
            "run",
            &server.address("/api/openapi.json"),
            "--header",
            &format!("Authorization: Bearer {token}"),
        ])
        // A stream never ends.
        .args(["--exclude-path", "/api/tables/{id}/changes", "--exclude-checks", LEFT_OUT])
        .args(["--max-examples", "50", "--workers", "2", "--seed", "16", "--no-color"])
        .current_dir(folder.path())
        .output()
        .await?;
    let said = String::from_utf8_lossy(&ran.stdout);
    ensure!(ran.status.success(), "{said}\n{}", String::from_utf8_lossy(&ran.stderr));
    println!("{said}");
    Ok(())
}
