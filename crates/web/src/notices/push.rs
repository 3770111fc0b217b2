//! Web push: notices for a browser, through the push service of its maker.
//!
//! What is sent is encrypted for that browser alone (RFC 8291). The service knows who sends it by a key of this site (RFC 8292),
//! which is drawn when it is needed first, and shared by all processes.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use engine::msg;
use serde_json::json;
use store::Channel;
use tokio::sync::OnceCell;
use url::Url;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::{Auth, encrypt};

use super::post::{Parcel, Undelivered};
use super::{Letter, shortened};
use crate::{AppState, Error};

/// How long a service keeps a notice for a browser that is not there, in seconds.
const KEPT: &str = "86400";
/// How long the service may believe that we are who we say, in seconds; a day is the most.
const VOUCHED: i64 = 12 * 3_600;
/// Bytes of the text of a notice: services take 4,096 of the whole.
const TEXT: usize = 2_000;

/// What push services know this site by, once it was needed.
#[derive(Default)]
pub struct Site(OnceCell<SigningKey>);

impl Site {
    async fn key(&self, state: &AppState) -> Result<&SigningKey, Error> {
        self.0
            .get_or_try_init(|| async {
                let mut drawn = [0; 32];
                getrandom::fill(&mut drawn)?;
                let kept = state.store.shared_secret("push", &encoded(&drawn)).await?;
                let bytes = Base64UrlUnpadded::decode_vec(&kept).map_err(Error::fault)?;
                SigningKey::from_slice(&bytes).map_err(Error::fault)
            })
            .await
    }
}

fn encoded(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn public(key: &SigningKey) -> String {
    encoded(key.verifying_key().to_encoded_point(false).as_bytes())
}

/// What a browser must be told to let this site send it notices.
///
/// # Errors
/// If the store cannot be asked.
pub async fn public_key(state: &AppState) -> Result<Option<String>, Error> {
    Ok(Some(public(state.push.key(state).await?)))
}

/// What a browser gave us to encrypt notices with, as it is kept.
///
/// # Errors
/// If it is nothing of the kind.
pub fn keys(p256dh: &str, auth: &str) -> Result<String, Error> {
    let keys = format!("{p256dh} {auth}");
    read(&keys).map(|_| keys).ok_or_else(|| Error::refused(msg!("refused-push-keys")))
}

fn read(keys: &str) -> Option<(PublicKey, Auth)> {
    let (p256dh, auth) = keys.split_once(' ')?;
    let public = PublicKey::from_sec1_bytes(&Base64UrlUnpadded::decode_vec(p256dh).ok()?).ok()?;
    let auth: [u8; 16] = Base64UrlUnpadded::decode_vec(auth).ok()?.try_into().ok()?;
    Some((public, auth.into()))
}

/// A letter, sealed for the browser of a channel.
///
/// # Errors
/// If it cannot be sealed.
pub async fn parcel(state: &AppState, channel: &Channel, letter: &Letter) -> Result<Parcel, Undelivered> {
    let (public, auth) = read(&channel.keys).ok_or_else(|| refused("no keys"))?;
    let body = encrypt(said(letter).into_bytes(), &public, &auth).map_err(refused)?;
    // What the database does not give now it may give later.
    let key = state.push.key(state).await.map_err(|why| Undelivered::Unreachable(format!("{why:?}")))?;
    let seconds = state.store.now() / 1_000 + VOUCHED;
    let vouched = vouch(key, &channel.target, &state.config.outgoing.origin, seconds)?;
    let headers = vec![
        ("Content-Type", "application/octet-stream".to_owned()),
        ("Content-Encoding", "aes128gcm".to_owned()),
        ("TTL", KEPT.to_owned()),
        ("Authorization", vouched),
    ];
    Ok(Parcel { headers, body })
}

fn refused(why: impl std::fmt::Display) -> Undelivered {
    Undelivered::Refused(why.to_string())
}

/// A letter as the worker of the page shows it.
fn said(letter: &Letter) -> String {
    let Letter { id, title, text, link, stop, about, .. } = letter;
    // A newer notice of a match takes the place of an older one.
    let tag = about.as_ref().map_or(id, |about| &about.match_id);
    json!({
        "title": title,
        "text": shortened(text, TEXT),
        "tag": tag,
        "url": link.as_ref().map(|(address, _)| address),
        "stop": stop.as_ref().map(|(address, text)| json!({ "url": address, "text": text })),
    })
    .to_string()
}

/// Says to a push service who sends this: a token that it can check, and the key to check it with.
fn vouch(key: &SigningKey, target: &str, contact: &str, expires: i64) -> Result<String, Undelivered> {
    let service = Url::parse(target).map_err(refused)?.origin().ascii_serialization();
    let head = json!({ "typ": "JWT", "alg": "ES256" }).to_string();
    let claims = json!({ "aud": service, "exp": expires, "sub": contact }).to_string();
    let signed = format!("{}.{}", encoded(head.as_bytes()), encoded(claims.as_bytes()));
    let signature: Signature = key.sign(signed.as_bytes());
    Ok(format!("vapid t={signed}.{}, k={}", encoded(&signature.to_bytes()), public(key)))
}
