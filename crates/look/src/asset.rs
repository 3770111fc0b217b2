//! The embedded files: served under one address that changes whenever any of them does, so that
//! browsers may keep them for ever.
//!
//! All files share one directory, `/assets/<digest>/`; that way a style sheet refers to a font
//! by a relative address.

use std::borrow::Cow;
use std::sync::OnceLock;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// A file as it is served.
#[derive(Debug)]
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub content_type: &'static str,
}

/// Where the server answers for assets: everything below this path is handed to [`find`].
pub const ROOT: &str = "/assets/";

/// The address of a file, such as `/assets/3f2a…/tokens.css`.
///
/// The name is not checked here; a test shows that every name used in this crate exists.
#[must_use]
pub fn href(name: &str) -> String {
    format!("{ROOT}{}/{name}", digest())
}

/// The address of a symbol of the icon sprite.
#[must_use]
pub fn icon_href(id: &str) -> String {
    format!("{}#{id}", sprite())
}

/// The address of the icon sprite.
#[must_use]
pub fn sprite() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| href("icons.svg"))
}

/// The file at a path below [`ROOT`] (`<digest>/<name>`), if there is one. A file of another
/// release is not served under its old digest: that would be kept for ever.
#[must_use]
pub fn find(path: &str) -> Option<Asset> {
    let (wanted, name) = path.split_once('/')?;
    if wanted != digest() {
        return None;
    }
    let file = Files::get(name)?;
    Some(Asset { bytes: file.data, content_type: content_type(name) })
}

/// How long a browser may keep what [`find`] returned: the value of `Cache-Control`.
pub const CACHE_CONTROL: &str = "public, max-age=31536000, immutable";

/// A digest over the names and contents of all files.
fn digest() -> &'static str {
    static DIGEST: OnceLock<String> = OnceLock::new();
    DIGEST.get_or_init(|| {
        let mut names: Vec<_> = Files::iter().collect();
        names.sort();
        let mut mixed = [0u8; 8];
        for (place, name) in names.iter().enumerate() {
            let hash = Files::get(name).map(|file| file.metadata.sha256_hash()).unwrap_or_default();
            for (at, byte) in hash.iter().enumerate() {
                let slot = &mut mixed[(at + place) % 8];
                *slot = slot.rotate_left(1) ^ byte;
            }
        }
        mixed.iter().map(|byte| format!("{byte:02x}")).collect()
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The names of all symbols of the sprite; tests of pages check their icons against it.
#[must_use]
pub fn icon_ids() -> Vec<String> {
    let sprite = Files::get("icons.svg").map(|file| file.data).unwrap_or_default();
    let text = String::from_utf8_lossy(&sprite);
    text.split("<symbol id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

/// Everybody who drew an icon of game-icons.net that is used, in alphabetical order.
#[must_use]
pub fn icon_authors() -> Vec<String> {
    let sprite = Files::get("icons.svg").map(|file| file.data).unwrap_or_default();
    let text = String::from_utf8_lossy(&sprite);
    let author = |line: &str| Some(line.split_once(" by ")?.1.split_once(", game-icons.net")?.0.to_owned());
    let authors: std::collections::BTreeSet<String> = text.lines().filter_map(author).collect();
    authors.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asset_is_found_under_its_address_alone() {
        let address = href("tokens.css");
        let path = address.strip_prefix(ROOT).expect("below the root");
        assert_eq!(find(path).expect("it is there").content_type, "text/css; charset=utf-8");
        assert!(find("0000000000000000/tokens.css").is_none());
        assert!(find("tokens.css").is_none());
        assert!(find(&path.replace("tokens.css", "../Cargo.toml")).is_none());
    }

    #[test]
    fn every_icon_names_its_author() {
        let sprite = Files::get("icons.svg").expect("the sprite").data;
        let text = String::from_utf8(sprite.to_vec()).expect("text");
        let mut above = "";
        for line in text.lines() {
            if let Some(rest) = line.trim().strip_prefix("<symbol id=\"") {
                let id = rest.split('"').next().expect("an id");
                let attributed =
                    above.contains("game-icons.net, CC") || above.contains("Drawn for Civitas, CC0");
                assert!(attributed && above.contains(id), "{id}: {above}");
            }
            above = line;
        }
    }

    #[test]
    fn style_sheets_refer_to_files_that_exist() {
        for name in Files::iter().filter(|name| name.ends_with(".css")) {
            let text = String::from_utf8(Files::get(&name).expect("listed").data.to_vec()).expect("text");
            for rest in text.split("url(\"").skip(1) {
                let file = rest.split('"').next().expect("closed");
                assert!(Files::get(file).is_some(), "{name}: {file}");
            }
        }
    }
}
