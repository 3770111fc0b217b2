//! Positions as they lie in the database: compressed, since they repeat the same words over and
//! over and there is one for every move.

use crate::{Error, Result};

const LEVEL: i32 = 3;

pub fn pack(position: &str) -> Result<Vec<u8>> {
    zstd::bulk::compress(position.as_bytes(), LEVEL).map_err(|error| Error::Packing(error.to_string()))
}

pub fn unpack(packed: &[u8]) -> Result<String> {
    let bytes = zstd::decode_all(packed).map_err(|_| Error::Corrupt("position"))?;
    String::from_utf8(bytes).map_err(|_| Error::Corrupt("position"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_unpacked_as_it_was_packed() {
        let position = r#"{"ore":[1,2,3],"name":"Ø"}"#.repeat(1_000);
        let packed = pack(&position).unwrap();
        assert!(packed.len() < position.len() / 100);
        assert_eq!(unpack(&packed).unwrap(), position);
    }

    #[test]
    fn a_broken_position_is_no_panic() {
        assert!(matches!(unpack(b"not zstd"), Err(Error::Corrupt(_))));
        assert!(matches!(unpack(&zstd::bulk::compress(&[0xff], LEVEL).unwrap()), Err(Error::Corrupt(_))));
    }
}
