//! Passwords and their Argon2id hashes, made off the threads that answer requests.
//!
//! One hash needs 19 MiB of memory. Allocated again for each one, such blocks were not reused, and a
//! few hundred wrong passwords made the server grow to a gigabyte. So there are as many blocks as
//! hashes may be made at once, and they are kept.

use std::sync::{Arc, Mutex};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::Error;

/// How many hashes may be made at once.
const AT_ONCE: usize = 2;

/// Makes and compares hashes.
#[derive(Clone)]
pub struct Passwords {
    turns: Arc<Semaphore>,
    memory: Arc<Mutex<Vec<Vec<Block>>>>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { turns: Arc::new(Semaphore::new(AT_ONCE)), memory: Arc::default() }
    }
}

impl Passwords {
    /// The hash of a password, as a PHC string with a salt of its own.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.with_memory(move |memory| hash(&password, memory)).await?
    }

    /// Whether a password fits a hash. Without a hash it takes as long, so nobody can find out which
    /// login names there are.
    ///
    /// # Errors
    /// If the hash cannot be read.
    pub async fn verify(&self, password: String, hashed: Option<String>) -> Result<bool, Error> {
        self.with_memory(move |memory| match hashed {
            Some(hashed) => fits(&password, &hashed, memory),
            None => hash(&password, memory).map(|_| false),
        })
        .await?
    }

    /// Does some work with one of the blocks of memory, when it is its turn.
    async fn with_memory<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(Error::fault)?;
        let kept = Arc::clone(&self.memory);
        let done = tokio::task::spawn_blocking(move || {
            let lock = || kept.lock().expect("nobody panics with it");
            let taken = lock().pop();
            let mut memory = taken.unwrap_or_default();
            let result = work(&mut memory);
            lock().push(memory);
            drop(turn);
            result
        });
        done.await.map_err(Error::fault)
    }
}

fn hash(password: &str, memory: &mut Vec<Block>) -> Result<String, Error> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt)?;
    let argon2 = Argon2::default();
    let output = output(&argon2, password, &salt, Params::DEFAULT_OUTPUT_LEN, memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params()).map_err(Error::fault)?,
        salt: Some(Salt::new(&salt).map_err(Error::fault)?),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

fn fits(password: &str, hashed: &str, memory: &mut Vec<Block>) -> Result<bool, Error> {
    let hashed = PasswordHash::new(hashed).map_err(Error::fault)?;
    let (Some(salt), Some(expected)) = (hashed.salt, hashed.hash) else {
        return Err(Error::fault("a stored password has no salt or no hash"));
    };
    let algorithm = Algorithm::try_from(hashed.algorithm.as_str()).map_err(Error::fault)?;
    let version = hashed.version.map_or(Ok(Version::default()), Version::try_from).map_err(Error::fault)?;
    let params = Params::try_from(&hashed).map_err(Error::fault)?;
    let argon2 = Argon2::new(algorithm, version, params);
    // The comparison takes the same time wherever they differ.
    Ok(output(&argon2, password, &salt, expected.len(), memory)? == expected)
}

fn output(
    argon2: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    length: usize,
    memory: &mut Vec<Block>,
) -> Result<Output, Error> {
    let blocks = argon2.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..length).ok_or_else(|| Error::fault("a hash that is too long"))?;
    argon2
        .hash_password_into_with_memory(password.as_bytes(), salt, bytes, &mut memory[..blocks])
        .map_err(Error::fault)?;
    Output::new(bytes).map_err(Error::fault)
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier};

    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::default();
        let hash = passwords.hash("open sesame".to_owned()).await.unwrap();
        let other = passwords.hash("open sesame".to_owned()).await.unwrap();
        assert_ne!(hash, other, "each has its own salt");
        let fits =
            async |password: &str| passwords.verify(password.to_owned(), Some(hash.clone())).await.unwrap();
        assert!(fits("open sesame").await && !fits("open barley").await && !fits("").await);
        assert!(!passwords.verify("open sesame".to_owned(), None).await.unwrap());
        assert!(passwords.verify("open sesame".to_owned(), Some("$nonsense".to_owned())).await.is_err());
    }

    #[tokio::test]
    async fn hashes_are_those_of_argon2() {
        let passwords = Passwords::default();
        let ours = passwords.hash("open sesame".to_owned()).await.unwrap();
        let verified = PasswordVerifier::<str>::verify_password(&Argon2::default(), b"open sesame", &ours);
        assert!(verified.is_ok(), "{ours}");
        let theirs = Argon2::default().hash_password(b"open sesame").unwrap().to_string();
        assert!(passwords.verify("open sesame".to_owned(), Some(theirs)).await.unwrap());
    }

    #[tokio::test]
    async fn memory_is_kept_and_no_more_than_needed() {
        let passwords = Passwords::default();
        let many = (0..6)
            .map(|_| passwords.clone())
            .map(|passwords| tokio::spawn(async move { passwords.verify("wrong".to_owned(), None).await }));
        for one in many.collect::<Vec<_>>() {
            one.await.unwrap().unwrap();
        }
        let kept: Vec<usize> = passwords.memory.lock().unwrap().iter().map(Vec::len).collect();
        assert!((1..=AT_ONCE).contains(&kept.len()), "{kept:?}");
        assert!(kept.iter().all(|blocks| *blocks == Argon2::default().params().block_count()));
    }
}
