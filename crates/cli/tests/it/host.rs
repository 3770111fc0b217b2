//! `host` and `reset`.

use crate::civitas::with_input;

/// The role of an account, by a store of its own.
fn role(address: &str, login: &str) -> store::Role {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = store::open(address).await.expect("a store");
        let role = store.account(login).await.expect("a store").expect("an account").user.role;
        store.close().await;
        role
    })
}

#[test]
fn an_account_becomes_a_host_and_a_player_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("civitas.db").display());
    let missing = with_input(&["host", "anna", "--database", &address], "").complaint(1);
    assert!(
        missing.contains("there is no database") && !folder.path().join("civitas.db").exists(),
        "{missing}"
    );
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = store::open(&address).await.expect("a store");
        for login in ["anna", "ben"] {
            let profile = store::Profile {
                name: login.to_owned(),
                language: engine::Language::En,
                theme: store::Theme::Auto,
            };
            let guest = store.new_guest(&profile, 1).await.expect("a guest");
            let made = store.make_account(&guest.id, login, "$hash").await.expect("an account");
            assert_eq!(made, store::AccountMade::Made);
        }
        store.close().await;
    });
    assert_eq!((role(&address, "anna"), role(&address, "ben")), (store::Role::Host, store::Role::Player));
    assert_eq!(with_input(&["host", "BEN", "--database", &address], "").code, Some(0));
    assert_eq!(role(&address, "ben"), store::Role::Host);
    assert_eq!(with_input(&["host", "ben", "--remove", "--database", &address], "").code, Some(0));
    assert_eq!(role(&address, "ben"), store::Role::Player);
    assert!(with_input(&["host", "eve", "--database", &address], "").complaint(1).contains("no account eve"));

    let reset =
        |login| with_input(&["reset", login, "--origin", "https://a.example/", "--database", &address], "");
    assert!(reset("eve").complaint(1).contains("no account eve"));
    let link = reset("Anna").ok();
    let token = link.trim().strip_prefix("https://a.example/account/reset/").expect("a link");
    let owner = runtime.block_on(async {
        let store = store::open(&address).await.expect("a store");
        let owner = store.reset_of(token, store.now()).await.expect("a store");
        store.close().await;
        owner
    });
    assert_eq!(owner.and_then(|user| user.login).as_deref(), Some("anna"));
}
