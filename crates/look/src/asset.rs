//! The embedded files: served under addresses that change with their content, so that browsers may
//! keep them for ever.
//!
//! The files of this crate share one directory, `/assets/<digest>/`; that way a style sheet refers
//! to a font by a relative address. A [`File`] of a game has a digest, and so a directory, of its own.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use maud::{Markup, html};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

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
    if name == TABLET {
        return tablet();
    }
    let file = Files::get(name)?;
    Some(Asset { bytes: file.data, content_type: content_type(name) })
}

/// `game.css` for pages that have their columns from 1000 px on: a style sheet cannot be told a width.
const TABLET: &str = "game-tablet.css";

fn tablet() -> Option<Asset> {
    let file = Files::get("game.css")?;
    let text = String::from_utf8_lossy(&file.data);
    let text = text
        .replace("max-width: 1100px", "max-width: 999px")
        .replace("min-width: 1101px", "min-width: 1000px");
    Some(Asset { bytes: Cow::Owned(text.into_bytes()), content_type: content_type(TABLET) })
}

/// How long a browser may keep what [`find`] returned: the value of `Cache-Control`.
pub const CACHE_CONTROL: &str = "public, max-age=31536000, immutable";

/// A digest over the names and contents of all files of this crate.
#[must_use]
pub fn digest() -> &'static str {
    static DIGEST: OnceLock<String> = OnceLock::new();
    DIGEST.get_or_init(|| {
        let mut names: Vec<_> = Files::iter().collect();
        names.sort();
        let mut hash = Sha256::new();
        for name in names {
            hash.update(name.as_bytes());
            hash.update(Files::get(&name).map(|file| file.data).unwrap_or_default());
        }
        short(hash)
    })
}

/// Sixteen hexadecimal digits of a hash.
fn short(hash: Sha256) -> String {
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A file that a game brings along: its style sheet, its icons.
pub struct File {
    name: &'static str,
    text: &'static str,
    tablet: bool,
    path: OnceLock<String>,
}

impl File {
    /// A file with its content.
    #[must_use]
    pub const fn new(name: &'static str, text: &'static str) -> Self {
        Self { name, text, tablet: false, path: OnceLock::new() }
    }

    /// The style sheet of a page that has its columns on a tablet, too: from 1000 px on instead of 1101.
    #[must_use]
    pub const fn from_tablets_on(name: &'static str, text: &'static str) -> Self {
        Self { name, text, tablet: true, path: OnceLock::new() }
    }

    /// The sheet of all game pages that goes with this one.
    #[must_use]
    pub fn frame(&self) -> String {
        href(if self.tablet { TABLET } else { "game.css" })
    }

    /// Its name without what kind it is: the class of the page.
    #[must_use]
    pub fn stem(&self) -> &'static str {
        self.name.split('.').next().unwrap_or(self.name)
    }

    /// Its address.
    #[must_use]
    pub fn href(&self) -> String {
        format!("{ROOT}{}", self.path())
    }

    /// Its path below [`ROOT`].
    pub fn path(&self) -> &str {
        self.path.get_or_init(|| format!("{}/{}", short(Sha256::new_with_prefix(self.text)), self.name))
    }

    /// Its content.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.text
    }

    /// As it is served.
    #[must_use]
    pub fn asset(&self) -> Asset {
        Asset { bytes: Cow::Borrowed(self.text.as_bytes()), content_type: content_type(self.name) }
    }
}

/// The icons that a game brings along: symbols whose ids begin with a prefix of the game's own.
pub struct Sprite {
    file: File,
    prefix: &'static str,
}

impl Sprite {
    /// Symbols in a file. Those of all games begin with `i-` and `seat-`.
    #[must_use]
    pub const fn new(prefix: &'static str, file: File) -> Self {
        Self { file, prefix }
    }

    /// The file.
    #[must_use]
    pub const fn file(&self) -> &File {
        &self.file
    }

    /// The address of a symbol: one of the game's own, or one of all games.
    #[must_use]
    pub fn href(&self, id: &str) -> String {
        if id.starts_with(self.prefix) { format!("{}#{id}", self.file.href()) } else { icon_href(id) }
    }

    /// An icon beside its word.
    #[must_use]
    pub fn icon(&self, id: &str) -> Markup {
        html! { svg.icon aria-hidden="true" { use href=(self.href(id)) {} } }
    }

    /// A small icon inside a line of text.
    #[must_use]
    pub fn small_icon(&self, id: &str) -> Markup {
        html! { svg.icon.icon--sm aria-hidden="true" { use href=(self.href(id)) {} } }
    }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The sprite of all games.
#[must_use]
pub fn icons() -> &'static str {
    static ICONS: OnceLock<String> = OnceLock::new();
    ICONS.get_or_init(|| {
        let sprite = Files::get("icons.svg").map(|file| file.data).unwrap_or_default();
        String::from_utf8_lossy(&sprite).into_owned()
    })
}

/// The ids of all symbols of a sprite.
pub fn symbols(sprite: &str) -> impl Iterator<Item = &str> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

/// Everybody who drew an icon of game-icons.net in these sprites, in alphabetical order.
#[must_use]
pub fn icon_authors<'s>(sprites: impl IntoIterator<Item = &'s str>) -> Vec<&'s str> {
    let author = |line: &'s str| Some(line.split_once(" by ")?.1.split_once(", game-icons.net")?.0);
    let authors: BTreeSet<&str> = sprites.into_iter().flat_map(str::lines).filter_map(author).collect();
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
        crate::testkit::assert_attributed(icons());
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
