//! `migrate` and `backup`.

use std::path::Path;

use crate::civitas::with_input;

/// An empty site, as the server would make it.
fn site(folder: &Path) -> String {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let address = format!("sqlite:{}", folder.join("civitas.db").display());
    let name = "Anna".to_owned();
    runtime.block_on(async {
        let store = store::open(&address).await.expect("a store");
        let profile = store::Profile { name, language: engine::Language::En, theme: store::Theme::Auto };
        store.new_guest(&profile, 1).await.expect("a guest");
        store.close().await;
    });
    address
}

#[test]
fn a_backup_is_a_database_for_its_owner_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (address, file) = (site(folder.path()), folder.path().join("copy.db"));
    let name = file.display().to_string();
    let arguments = ["backup", &name, "--database", &address];
    let ran = with_input(&arguments, "");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{ran:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = file.metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o077, 0);
    }
    assert!(with_input(&arguments, "").complaint(1).contains("is there already"));
    // It can be put into use.
    let restored = format!("sqlite:{}", folder.path().join("restored.db").display());
    assert_eq!(with_input(&["migrate", &format!("sqlite:{name}"), &restored], "").code, Some(0));
}

#[test]
fn a_copy_onto_itself_or_from_nowhere_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = site(folder.path());
    assert!(with_input(&["migrate", &address, &address], "").complaint(1).contains("the same"));
    assert!(with_input(&["migrate", "mysql:x", &address], "").complaint(1).contains("mysql:x"));
    let missing = folder.path().join("missing.db");
    let from = format!("sqlite:{}", missing.display());
    let complaint = with_input(&["backup", "never.db", "--database", &from], "").complaint(1);
    assert!(complaint.contains("missing.db") && !missing.exists(), "{complaint}");
}
