//! A tournament of eight, two of them people at their own browsers, from opening to the final table.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::registers;

/// How long all rounds may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(400);

/// Looks at the match of this round, if it has begun and was not looked at before, and leaves the rest of it to a bot.
async fn plays(page: &Page, server: &Server, cup: &str, seen: &mut BTreeSet<String>) -> Result<()> {
    page.visit(cup).await?;
    let Some(address) = page.attribute(".mygame a.btn--primary", "href").await? else { return Ok(()) };
    if !seen.insert(address.clone()) {
        return Ok(());
    }
    page.click(".mygame a.btn--primary").await?;
    page.wait_for("#ask").await?;
    page.visit(&server.address(&format!("{address}/table"))).await?;
    if page.count("details.resign").await? > 0 {
        page.click("details.resign summary").await?;
        page.click("form[action$='/resign'] button").await?;
        page.wait_for(".page").await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_a_tournament_from_opening_to_the_final_table() -> Result<()> {
    let server = Server::start().await?;
    let (desk, phone) = (Browser::start().await?, Browser::start().await?);
    let ann = registers(&desk, &server, "Ann", Screen::DESK).await?;
    let ben = registers(&phone, &server, "Ben", Screen::PHONE).await?;
    // The first account is the host.
    ann.visit(&server.address("/tournaments")).await?;
    ann.fill("#title", "Autumn Cup").await?;
    ann.click("form[action='/tournaments'] button").await?;
    ann.wait_for("form[action$='/begin']").await?;
    let cup = ann.address().await?;
    ben.visit(&cup).await?;
    for person in [&ann, &ben] {
        person.click("form[action$='/enter'] button").await?;
        person.wait_for("form[action$='/withdraw']").await?;
    }
    ann.fill("input[name=count]", "6").await?;
    ann.choose("select[name=level]", "greedy").await?;
    ann.click("form[action$='/bots'] button").await?;
    ann.wait_for(".person:nth-child(8)").await?;
    ann.click("form[action$='/begin'] button").await?;
    ann.wait_for(".cross").await?;
    let start = Instant::now();
    let (mut of_ann, mut of_ben) = (BTreeSet::new(), BTreeSet::new());
    while ann.count(".cross .icon use[href$='i-crown']").await? == 0 {
        if start.elapsed() > PATIENCE {
            bail!("the tournament does not end: {}", ann.text().await?);
        }
        plays(&ann, &server, &cup, &mut of_ann).await?;
        plays(&ben, &server, &cup, &mut of_ben).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        ann.visit(&cup).await?;
    }
    ensure!(of_ann.len() == 3 && of_ben.len() == 3, "three rounds each: {of_ann:?} {of_ben:?}");
    let points: Vec<String> =
        ann.evaluate("[...document.querySelectorAll('.cross .pts')].map((cell) => cell.innerText)").await?;
    let sum: f64 = points
        .iter()
        .map(|points| points.replace('½', ".5").parse::<f64>().context("points"))
        .sum::<Result<f64>>()?;
    ensure!(points.len() == 8 && (sum - 12.0).abs() < 0.01, "twelve matches, a point each: {points:?}");
    desk.close().await?;
    phone.close().await
}
