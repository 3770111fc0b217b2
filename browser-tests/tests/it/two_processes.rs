//! Two people whose browsers are served by two processes on one PostgreSQL.

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};
use store::testkit::fresh_postgres;

use crate::days::{is_asked, plays_a_turn, sit_down_at};
use crate::person::registers;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_on_two_processes_see_each_others_moves() -> Result<()> {
    let Some(database) = fresh_postgres().await else { return Ok(()) };
    let start = async || Server::on(&database, Vec::new()).await;
    let (here, mut there) = (start().await?, start().await?);
    let (desk, phone) = (Browser::start().await?, Browser::start().await?);
    let ann = registers(&desk, &here, "Ann", Screen::DESK).await?;
    let ben = registers(&phone, &there, "Ben", Screen::PHONE).await?;
    let (mut ann, mut ben, _) = sit_down_at([&here, &there], ann, ben).await?;
    // Nobody loads a page again: each hears by their own process what the other did.
    for _ in 0..2 {
        if is_asked(&ann).await? {
            plays_a_turn(&mut ann, &ben).await?;
            plays_a_turn(&mut ben, &ann).await?;
        } else {
            plays_a_turn(&mut ben, &ann).await?;
            plays_a_turn(&mut ann, &ben).await?;
        }
    }
    ensure!(ann.actions().await? == ben.actions().await?, "both see the same");
    // A process dies and comes back: its browsers connect again by themselves, and hear what they missed.
    if is_asked(&ben).await? {
        plays_a_turn(&mut ben, &ann).await?;
    }
    let before = ann.actions().await?;
    there.crash().await?;
    while is_asked(&ann).await? {
        ann.decides().await?;
    }
    ensure!(ann.actions().await? > before, "Ann goes on meanwhile");
    there.restart().await?;
    ben.waits().await?;
    ensure!(ann.actions().await? == ben.actions().await?, "both see the same again");
    Ok(())
}
