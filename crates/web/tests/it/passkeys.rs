//! Passkeys: what is refused. That they work shows in a browser, which has an authenticator.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::browser::{Browser, House};
use crate::notices::outgoing;

const FORM: &str = "application/x-www-form-urlencoded";

async fn registered(house: &House, login: &str) -> Browser {
    let mut browser = house.browser();
    browser.post("/account/register", &[("login", login), ("password", "correct horse")]).await;
    browser
}

/// What the server asks to be signed, with the token for the answer.
async fn begun(browser: &mut Browser, path: &str, body: &str) -> Result<(String, Value), StatusCode> {
    let page = browser.ask(Method::POST, path, Some((FORM, body.to_owned()))).await;
    if page.status != StatusCode::OK {
        return Err(page.status);
    }
    let told: Value = serde_json::from_str(&page.text).unwrap();
    Ok((told["challenge"].as_str().unwrap().to_owned(), told["options"].clone()))
}

/// Something of the right form that nobody signed.
fn forged() -> String {
    let response = json!({
        "authenticatorData": "AAAA", "clientDataJSON": "e30", "signature": "AAAA", "userHandle": "AAAAAAAAAAAAAAAAAAAAAA",
        "attestationObject": "AAAA",
    });
    json!({ "id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response, "clientExtensionResults": {} })
        .to_string()
}

#[tokio::test]
async fn a_passkey_is_made_by_whoever_knows_the_password() {
    let house = House::sending(outgoing(None)).await;
    let (mut ann, mut guest) = (registered(&house, "Ann").await, house.browser());
    let begin = "/account/passkeys/begin";
    assert_eq!(begun(&mut ann, begin, "password=wrong+horse").await.unwrap_err(), StatusCode::FORBIDDEN);
    assert_eq!(begun(&mut guest, begin, "password=correct+horse").await.unwrap_err(), StatusCode::FORBIDDEN);
    let (challenge, options) = begun(&mut ann, begin, "password=correct+horse").await.unwrap();
    assert_eq!((&options["rp"]["id"], &options["user"]["name"]), (&json!("civitas.test"), &json!("Ann")));
    let selection = &options["authenticatorSelection"];
    assert_eq!(
        (&selection["residentKey"], &selection["userVerification"]),
        (&json!("required"), &json!("required"))
    );
    let id = house.state.store.account("Ann").await.unwrap().unwrap().user.id;
    assert!(!options.to_string().contains(&id.0), "an authenticator learns no id of ours");
    for credential in ["", "{}", "null", &forged()] {
        let (challenge, _) = begun(&mut ann, begin, "password=correct+horse").await.unwrap();
        let refused =
            ann.post("/account/passkeys", &[("challenge", &challenge), ("credential", credential)]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{credential}");
    }
    // Another's challenge is not theirs to answer.
    let mut ben = registered(&house, "Ben").await;
    let refused =
        ben.post("/account/passkeys", &[("challenge", &challenge), ("credential", &forged())]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(house.state.store.passkeys(&id).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_logs_in_by_what_nobody_signed() {
    let house = House::sending(outgoing(None)).await;
    let mut ann = registered(&house, "Ann").await;
    let (own, _) = begun(&mut ann, "/account/passkeys/begin", "password=correct+horse").await.unwrap();
    let mut eve = house.browser();
    let (challenge, options) = begun(&mut eve, "/account/passkey/begin", "").await.unwrap();
    let named = options["allowCredentials"].as_array().is_some_and(|named| !named.is_empty());
    assert!(!named, "nobody learns who has a passkey: {options}");
    for (challenge, credential) in
        [(&challenge, "{"), (&challenge, &forged()), (&own, &forged()), (&"x".to_owned(), "")]
    {
        let refused =
            eve.post("/account/passkey", &[("challenge", challenge), ("credential", credential)]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    assert!(!eve.get("/account").await.words().contains("You are logged in"));
}

#[tokio::test]
async fn a_site_without_a_name_offers_none() {
    let house = House::new().await;
    let mut ann = registered(&house, "Ann").await;
    assert!(!ann.get("/account").await.text.contains("data-passkey"));
    let begun = begun(&mut ann, "/account/passkeys/begin", "password=correct+horse").await;
    assert_eq!(begun.unwrap_err(), StatusCode::NOT_FOUND);
}
