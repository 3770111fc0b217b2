//! A tournament of eight, people and bots, from opening to the final table.

use std::time::Duration;

use axum::http::StatusCode;
use store::{Stage, Tournament};

use crate::browser::{Browser, House};
use crate::ratings::account;

pub const FORM: [(&str, &str); 5] =
    [("title", "Autumn Cup"), ("game", "harbour"), ("seats", "2"), ("system", "swiss"), ("rounds", "3")];

/// The id of a new tournament.
pub async fn opens(host: &mut Browser, form: &[(&str, &str)]) -> String {
    let page = host.post("/tournaments", form).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    page.path.strip_prefix("/tournaments/").unwrap().to_owned()
}

async fn found(house: &House, id: &str) -> Tournament {
    house.state.store.tournament(id).await.unwrap().unwrap()
}

/// The people decide whatever they are asked until the tournament is over; the bots play by themselves.
async fn plays_on(house: &House, id: &str, people: &mut [&mut Browser]) -> Tournament {
    for _ in 0..2_000 {
        let tournament = found(house, id).await;
        if tournament.stage == Stage::Over {
            return tournament;
        }
        for board in tournament.boards.iter().filter(|board| board.outcome.is_none()) {
            let Some(match_id) = &board.match_id else { continue };
            for person in people.iter_mut() {
                let page = person.get(&format!("/m/{match_id}")).await;
                let offered = |text: &String| text.starts_with("Card") || text == "Keep all fish";
                if let Some(button) = page.buttons().into_iter().find(offered) {
                    person.press(&page, &button).await;
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the tournament does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_of_eight_is_played_from_opening_to_the_final_table() {
    let house = House::with_bots().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let mut cem = account(&house, "Cem").await;
    let none = ben.get("/tournaments").await.words();
    assert!(none.contains("There is no tournament yet."), "{none}");
    assert_eq!(ben.post("/tournaments", &FORM).await.status, StatusCode::FORBIDDEN, "the host opens it");
    let id = opens(&mut ann, &FORM).await;
    let address = format!("/tournaments/{id}");
    for person in [&mut ann, &mut ben, &mut cem] {
        let page = person.get(&address).await;
        let entered = person.press(&page, "Take part").await;
        assert!(entered.words().contains("Withdraw"), "{}", entered.words());
    }
    let guest = house.browser().post(&format!("{address}/enter"), &[]).await;
    assert_eq!(guest.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&format!("{address}/begin"), &[]).await.status, StatusCode::FORBIDDEN);
    ann.post(&format!("{address}/bots"), &[("count", "5"), ("level", "greedy")]).await;
    let page = ann.get(&address).await;
    assert!(page.words().contains("Who takes part 8"), "{}", page.words());
    let begun = ann.press(&page, "Begin now").await;
    assert!(
        begun.words().contains("Round 1 of 3") && begun.words().contains("Your match of round 1"),
        "{}",
        begun.words()
    );
    let over = plays_on(&house, &id, &mut [&mut ann, &mut ben, &mut cem]).await;
    assert_eq!((over.round, over.boards.len()), (3, 12));
    let mut met = std::collections::BTreeSet::new();
    for board in &over.boards {
        let (one, other) = (board.players[0], board.players[1]);
        assert!(met.insert((one.min(other), one.max(other))), "nobody meets twice");
        assert!(board.outcome.is_some());
    }
    let standings = web::pairing::standings(&over);
    assert_eq!(standings.iter().map(|one| one.points).sum::<u32>(), 12 * web::pairing::POINT);
    assert!(standings.is_sorted_by_key(|one| u32::MAX - one.points));
    let table = house.browser().get(&address).await;
    let best = &over.entrants[usize::from(standings[0].number)].name;
    assert!(table.words().contains("Standing") && table.words().contains(best), "{}", table.words());
    assert!(house.browser().get("/tournaments").await.words().contains("Autumn Cup"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_meets_everybody_though_somebody_withdraws() {
    let house = House::with_bots().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let mut form = FORM;
    form[3] = ("system", "round_robin");
    let id = opens(&mut ann, &form).await;
    let address = format!("/tournaments/{id}");
    for person in [&mut ann, &mut ben] {
        person.post(&format!("{address}/enter"), &[]).await;
    }
    let few = ann.post(&format!("{address}/withdraw"), &[("number", "1")]).await;
    assert_eq!(few.status, StatusCode::OK, "the host strikes somebody off");
    assert_eq!(ann.post(&format!("{address}/begin"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    ben.post(&format!("{address}/enter"), &[]).await;
    ann.post(&format!("{address}/bots"), &[("count", "2"), ("level", "greedy")]).await;
    ann.post(&format!("{address}/begin"), &[]).await;
    let begun = found(&house, &id).await;
    assert_eq!((begun.rounds, begun.entrants.len()), (3, 4));
    let number = begun.entrants.iter().find(|one| one.name == "Ben").unwrap().number;
    let stranger = house.browser().post(&format!("{address}/withdraw"), &[("number", "0")]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    ben.post(&format!("{address}/withdraw"), &[("number", &number.to_string())]).await;
    let over = plays_on(&house, &id, &mut [&mut ann, &mut ben]).await;
    let later = over.boards.iter().filter(|board| board.round > 1 && board.players.contains(&number));
    assert_eq!(later.count(), 0);
    assert!(house.browser().get(&address).await.words().contains("Ben –"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_with_the_same_deal_are_seen_by_their_players_alone_until_the_round_is_over() {
    let house = House::new().await;
    let mut people = Vec::new();
    for login in ["Ann", "Ben", "Cem", "Dan"] {
        people.push(account(&house, login).await);
    }
    let form: Vec<_> = FORM.into_iter().chain([("same_deals", "yes")]).collect();
    let id = opens(&mut people[0], &form).await;
    for person in &mut people {
        person.post(&format!("/tournaments/{id}/enter"), &[]).await;
    }
    people[0].post(&format!("/tournaments/{id}/begin"), &[]).await;
    let cup = found(&house, &id).await;
    let tables: Vec<String> = cup.boards.iter().map(|board| board.match_id.clone().unwrap().0).collect();
    let (seed, other) = (
        house.state.store.secrets(&store::MatchId(tables[0].clone())).await.unwrap().unwrap(),
        house.state.store.secrets(&store::MatchId(tables[1].clone())).await.unwrap().unwrap(),
    );
    assert!(seed.0 == other.0 && seed.1 != other.1, "the same deal, and nobody can tell by the commitment");
    let number = |person: usize| cup.entrants[person].number;
    let first = |person: usize| cup.boards[0].players.contains(&number(person));
    for (person, browser) in people.iter_mut().enumerate() {
        for (at, table) in tables.iter().enumerate() {
            let plays = first(person) == (at == 0);
            for address in [
                "/m/T",
                "/m/T/table",
                "/m/T/log",
                "/m/T/replay?at=0",
                "/m/T/scores",
                "/api/tables/T/view",
                "/api/tables/T/log",
                "/api/tables/T/chat",
                "/cards/harbour?match=T",
            ] {
                let page = browser.get(&address.replace('T', table)).await;
                let expected = if plays { StatusCode::OK } else { StatusCode::FORBIDDEN };
                assert_eq!(page.status, expected, "{address}: {}", page.words());
            }
        }
    }
    // The first table is over: its seed, its file and its cards stay sealed until the other is over, too.
    let mut seated: Vec<Browser> =
        (0..4).filter(|person| first(*person)).map(|person| people[person].clone()).collect();
    let [one, two] = &mut seated[..] else { panic!("two at a table") };
    crate::ratings::ends(&mut [one, two], &tables[0]).await;
    let outsider = (0..4).find(|person| !first(*person)).unwrap();
    for address in ["/m/T", "/m/T/file", "/m/T/review", "/m/T/replay?at=3", "/cards/harbour?match=T"] {
        let page = people[outsider].get(&address.replace('T', &tables[0])).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{address}");
        assert_eq!(
            house.browser().get(&address.replace('T', &tables[0])).await.status,
            StatusCode::FORBIDDEN
        );
    }
    let mut seated: Vec<Browser> =
        (0..4).filter(|person| !first(*person)).map(|person| people[person].clone()).collect();
    let [one, two] = &mut seated[..] else { panic!("two at a table") };
    crate::ratings::ends(&mut [one, two], &tables[1]).await;
    web::tournaments::advance(&house.state, &found(&house, &id).await).await.unwrap();
    assert_eq!(found(&house, &id).await.round, 2);
    assert_eq!(house.browser().get(&format!("/m/{}", tables[0])).await.status, StatusCode::OK);
}

/// A tournament of two bots whose first round is over.
async fn of_bots(house: &House, game: &str, host: &store::UserId) -> String {
    let store = &house.state.store;
    let new = store::NewTournament {
        title: "Cup".into(),
        game: game.into(),
        options: serde_json::json!({}),
        seats: 2,
        system: store::System::Swiss,
        rounds: 3,
        same_deals: false,
        pace: store::Pace::Free,
        caretaker: false,
        host: host.clone(),
        now: 1,
    };
    let id = store.new_tournament(&new).await.unwrap();
    for name in ["Hypatia", "Ashoka"] {
        let entered = store.enter(&id, &store::Who::Bot("greedy".into()), name, 1).await.unwrap();
        assert_eq!(entered, store::Changed::Done);
    }
    let first =
        store::NewRound { id: id.clone(), after: 0, rounds: 3, tables: Vec::new(), byes: vec![0, 1], now: 2 };
    assert_eq!(store.begin_round(&first).await.unwrap(), store::Changed::Done);
    id
}

#[tokio::test]
async fn a_tournament_that_cannot_go_on_keeps_no_other_from_it() {
    let house = House::new().await;
    account(&house, "Ann").await;
    let host = house.state.store.account("Ann").await.unwrap().unwrap().user.id;
    let broken = of_bots(&house, "gone", &host).await;
    let fine = of_bots(&house, "harbour", &host).await;
    let again = of_bots(&house, "gone", &host).await;
    web::tournaments::advance_all(&house.state).await.unwrap();
    assert_eq!(found(&house, &fine).await.round, 2);
    for id in [&broken, &again] {
        assert_eq!(found(&house, id).await.round, 1);
    }
}

#[tokio::test]
async fn whoever_stays_away_becomes_late_and_whoever_withdraws_leaves_a_bot() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let form: Vec<_> = FORM.into_iter().chain([("caretaker", "true")]).collect();
    let id = opens(&mut ann, &form).await;
    let address = format!("/tournaments/{id}");
    assert!(ann.get(&address).await.words().contains("3 days for each decision"));
    for person in [&mut ann, &mut ben] {
        person.post(&format!("{address}/enter"), &[]).await;
    }
    ann.post(&format!("{address}/begin"), &[]).await;
    let cup = found(&house, &id).await;
    let table = cup.boards[0].match_id.clone().unwrap();
    let store = &house.state.store;
    let settings = store.find_match(&table).await.unwrap().unwrap().settings;
    assert_eq!((settings.pace, settings.caretaker), (store::Pace::Days(3), true));
    store.pass_time(store.now() + 4 * 86_400_000).await.unwrap();
    assert!(store.turns(&table).await.unwrap().iter().any(|turn| turn.late));
    // The host strikes off who does not come back: their match ends without them.
    let number = cup.entrants.iter().find(|one| one.name == "Ben").unwrap().number.to_string();
    assert!(ann.get(&address).await.words().contains("Strike off"));
    let struck = ann.post(&format!("{address}/withdraw"), &[("number", &number)]).await;
    assert_eq!(struck.status, StatusCode::OK, "{}", struck.words());
    let row = store.find_match(&table).await.unwrap().unwrap();
    let bots = row.places.iter().filter(|place| matches!(place.holder, store::Holder::Bot(_)));
    assert_eq!((bots.count(), row.seats_of(row.host.as_ref().unwrap()).len()), (1, 1));
}
