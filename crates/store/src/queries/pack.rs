//! Positions as they lie in the database: compressed, since they repeat the same words over and over, and there is one for
//! every move. Every sixteenth is kept whole. The others differ little from the one before them that is whole, their base,
//! and are compressed together with it: then they take a fraction of the room.

use std::io::Read as _;

use crate::{Error, Result};

const LEVEL: i32 = 3;
/// One of how many positions is kept whole.
const WHOLE: u64 = 16;

/// The number of the position that one is compressed with; none if it is kept whole.
pub fn base_of(seq: u64) -> Option<u64> {
    let base = seq - seq % WHOLE;
    (base != seq).then_some(base)
}

/// A position, compressed with its base if it has one.
pub fn pack(position: &str, base: Option<&str>) -> Result<Vec<u8>> {
    let packed = match base {
        Some(base) => zstd::bulk::Compressor::with_dictionary(LEVEL, base.as_bytes())
            .and_then(|mut packer| packer.compress(position.as_bytes())),
        None => zstd::bulk::compress(position.as_bytes(), LEVEL),
    };
    packed.map_err(|error| Error::Packing(error.to_string()))
}

/// The position again, with the same base.
pub fn unpack(packed: &[u8], base: Option<&str>) -> Result<String> {
    let mut position = String::new();
    zstd::Decoder::with_dictionary(packed, base.unwrap_or_default().as_bytes())
        .and_then(|mut reader| reader.read_to_string(&mut position))
        .map_err(|_| Error::Corrupt("position"))?;
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position with much that is peculiar to it.
    fn position(change: u64) -> String {
        let cards = (0..1_000_u64).map(|card| (card.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40).to_string());
        format!("{{\"change\":{change},\"cards\":[{}]}}", cards.collect::<Vec<_>>().join(","))
    }

    #[test]
    fn a_position_is_unpacked_as_it_was_packed() {
        for text in [r#"{"ore":[1,2,3],"name":"Ø"}"#.repeat(1_000), String::new(), position(1)] {
            assert_eq!(unpack(&pack(&text, None).unwrap(), None).unwrap(), text);
            let base = position(0);
            assert_eq!(unpack(&pack(&text, Some(&base)).unwrap(), Some(&base)).unwrap(), text);
            assert_eq!(unpack(&pack(&text, Some("")).unwrap(), Some("")).unwrap(), text);
        }
    }

    #[test]
    fn a_position_takes_little_room_beside_its_base() {
        let (alone, beside) =
            (pack(&position(1), None).unwrap(), pack(&position(1), Some(&position(0))).unwrap());
        assert!(alone.len() > 2_000 && beside.len() < 100, "{} {}", alone.len(), beside.len());
    }

    #[test]
    fn every_sixteenth_is_whole() {
        let bases: Vec<_> = [0, 1, 15, 16, 17, 33].map(base_of).into();
        assert_eq!(bases, [None, Some(0), Some(0), None, Some(16), Some(32)]);
    }

    #[test]
    fn a_broken_position_is_no_panic() {
        assert!(matches!(unpack(b"not zstd", None), Err(Error::Corrupt(_))));
        assert!(matches!(
            unpack(&zstd::bulk::compress(&[0xff], LEVEL).unwrap(), None),
            Err(Error::Corrupt(_))
        ));
        let packed = pack(&position(1), Some(&position(0))).unwrap();
        assert!(matches!(unpack(&packed, None), Err(Error::Corrupt(_))), "its base is missing");
    }
}
