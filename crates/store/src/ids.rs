//! Ids and tokens: random letters that fit into an address.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Result;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UserId(pub String);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId(pub String);

impl UserId {
    pub(crate) fn draw() -> Result<Self> {
        letters(16).map(Self)
    }
}

impl MatchId {
    pub(crate) fn draw() -> Result<Self> {
        letters(12).map(Self)
    }
}

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A token that nobody guesses: 160 bits.
pub(crate) fn token() -> Result<String> {
    letters(32)
}

/// What is stored of a session's token.
pub(crate) fn token_hash(token: &str) -> String {
    Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Random letters and digits, 5 bits each, without those that look alike.
fn letters(count: usize) -> Result<String> {
    const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_fit_into_an_address() {
        let [one, other] = [token().unwrap(), token().unwrap()];
        assert_ne!(one, other);
        assert!(one.len() == 32 && one.chars().all(|letter| letter.is_ascii_alphanumeric()));
    }

    #[test]
    fn the_hash_of_a_token_is_sha_256() {
        assert_eq!(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
