//! A browser as sites know it that send it notices: what it tells them, and what it keeps to itself.

use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde_json::Value;
use web_push_native::p256::SecretKey;
use web_push_native::{Auth, decrypt};

use crate::sink::{Posted, json};

pub struct Device {
    secret: SecretKey,
    auth: Auth,
}

impl Device {
    /// The one with this number, from 1 on.
    pub fn of(number: u8) -> Self {
        Self { secret: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16].into() }
    }

    /// `p256dh` and `auth`, as it tells them.
    pub fn told(&self) -> (String, String) {
        let encoded = Base64UrlUnpadded::encode_string;
        (encoded(&self.secret.public_key().to_sec1_bytes()), encoded(&self.auth))
    }

    /// What was sent to it; none if it is for another.
    pub fn opens(&self, posted: &Posted) -> Option<Value> {
        let plain = decrypt(posted.body.clone(), &self.secret, &self.auth).ok()?;
        Some(json(std::str::from_utf8(&plain).unwrap()))
    }
}
