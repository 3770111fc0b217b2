//! An address as a QR code (ISO/IEC 18004), for a phone across the table: bytes, error correction M, versions 1 to 10, always
//! the checkerboard mask. That is enough for an address, and any reader reads it.

use maud::{Markup, html};

/// For each version, the codewords of error correction in a block, and the number of blocks.
const BLOCKS: [(usize, usize); 10] =
    [(10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5)];

/// The code as a drawing, dark on light in both themes; none if the text is too long.
#[must_use]
pub fn code(text: &str, name: &str) -> Option<Markup> {
    let code = Code::of(text.as_bytes())?;
    let side = code.size + 8;
    let mut path = String::new();
    for y in 0..code.size {
        for x in (0..code.size).filter(|x| code.dark[y * code.size + x]) {
            path += &format!("M{} {}h1v1h-1z", x + 4, y + 4);
        }
    }
    Some(html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(name) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    })
}

struct Code {
    size: usize,
    dark: Vec<bool>,
    /// What is drawn whatever the text is.
    fixed: Vec<bool>,
}

impl Code {
    fn of(text: &[u8]) -> Option<Self> {
        let version = (1..=BLOCKS.len()).find(|version| text.len() + header(*version) <= room(*version))?;
        let size = version * 4 + 17;
        let mut code = Self { size, dark: vec![false; size * size], fixed: vec![false; size * size] };
        code.draw_patterns(version);
        code.draw_words(&with_correction(version, &data(version, text)));
        code.mask();
        Some(code)
    }

    fn set(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.fixed[y * self.size + x] = true;
    }

    fn draw_patterns(&mut self, version: usize) {
        for at in 0..self.size {
            self.set(6, at, at % 2 == 0);
            self.set(at, 6, at % 2 == 0);
        }
        let last = self.size - 4;
        for (x, y) in [(3, 3), (last, 3), (3, last)] {
            self.draw_square(x, y, 4);
        }
        let places = alignment(version);
        for x in &places {
            for y in &places {
                let corner = [(6, 6), (6, self.size - 7), (self.size - 7, 6)].contains(&(*x, *y));
                if !corner {
                    self.draw_square(*x, *y, 2);
                }
            }
        }
        self.draw_format();
        self.draw_version(version);
    }

    /// Rings around a place, of which each second one is light; a finder (radius 4) has a light rim.
    fn draw_square(&mut self, x: usize, y: usize, radius: isize) {
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                let (x, y) = (x.checked_add_signed(dx), y.checked_add_signed(dy));
                if let (Some(x), Some(y)) = (x, y)
                    && x < self.size
                    && y < self.size
                {
                    let ring = dx.abs().max(dy.abs());
                    let dark = if radius == 4 { ring != 2 && ring != 4 } else { ring != 1 };
                    self.set(x, y, dark);
                }
            }
        }
    }

    /// Error correction M (00) and mask 0 (000), protected by a code of their own.
    fn draw_format(&mut self) {
        let bits: u32 = 0x5412;
        let bit = |at: usize| bits >> at & 1 == 1;
        let size = self.size;
        for at in 0..6 {
            self.set(8, at, bit(at));
        }
        self.set(8, 7, bit(6));
        self.set(8, 8, bit(7));
        self.set(7, 8, bit(8));
        for at in 9..15 {
            self.set(14 - at, 8, bit(at));
        }
        for at in 0..8 {
            self.set(size - 1 - at, 8, bit(at));
        }
        for at in 8..15 {
            self.set(8, size - 15 + at, bit(at));
        }
        self.set(8, size - 8, true);
    }

    fn draw_version(&mut self, version: usize) {
        if version < 7 {
            return;
        }
        let mut rest = version;
        for _ in 0..12 {
            rest = (rest << 1) ^ ((rest >> 11) * 0x1F25);
        }
        let bits = version << 12 | rest;
        for at in 0..18 {
            let (a, b, dark) = (self.size - 11 + at % 3, at / 3, bits >> at & 1 == 1);
            self.set(a, b, dark);
            self.set(b, a, dark);
        }
    }

    /// Up and down in columns of two, from the right; the column of the timing pattern is passed over.
    fn draw_words(&mut self, words: &[u8]) {
        let bit = |at: usize| words.get(at / 8).is_some_and(|word| word >> (7 - at % 8) & 1 == 1);
        let mut at = 0;
        let columns = (1..self.size).rev().step_by(2).map(|right| if right <= 6 { right - 1 } else { right });
        for right in columns {
            for step in 0..self.size {
                let y = if (right + 1) & 2 == 0 { self.size - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !self.fixed[y * self.size + x] {
                        self.dark[y * self.size + x] = bit(at);
                        at += 1;
                    }
                }
            }
        }
    }

    fn mask(&mut self) {
        for y in 0..self.size {
            for x in 0..self.size {
                let place = y * self.size + x;
                self.dark[place] ^= !self.fixed[place] && (x + y) % 2 == 0;
            }
        }
    }
}

/// Bytes before the text: its mode and its length.
fn header(version: usize) -> usize {
    if version < 10 { 2 } else { 3 }
}

/// The bytes that a version holds without its correction.
fn room(version: usize) -> usize {
    let (correction, blocks) = BLOCKS[version - 1];
    words(version) - correction * blocks
}

/// All codewords of a version.
fn words(version: usize) -> usize {
    let mut bits = (16 * version + 128) * version + 64;
    if version >= 2 {
        let marks = version / 7 + 2;
        bits -= (25 * marks - 10) * marks - 55;
        if version >= 7 {
            bits -= 36;
        }
    }
    bits / 8
}

/// Where the small squares stand, in both directions.
fn alignment(version: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let marks = version / 7 + 2;
    let step = (version * 8 + marks * 3 + 5) / (marks * 4 - 4) * 2;
    let last = version * 4 + 10;
    let mut places: Vec<usize> = (0..marks - 1).map(|at| last - at * step).collect();
    places.push(6);
    places
}

/// The mode for bytes, the length, the text, and filling.
fn data(version: usize, text: &[u8]) -> Vec<u8> {
    let length_bits = if version < 10 { 8 } else { 16 };
    let mut bits: Vec<bool> = Vec::new();
    let mut push = |value: usize, count: usize| bits.extend((0..count).rev().map(|at| value >> at & 1 == 1));
    push(4, 4);
    push(text.len(), length_bits);
    text.iter().for_each(|byte| push((*byte).into(), 8));
    push(0, 4);
    let byte = |bits: &[bool]| bits.iter().fold(0, |byte: u8, bit| byte << 1 | u8::from(*bit));
    let mut bytes: Vec<u8> = bits.chunks(8).map(|bits| byte(bits) << (8 - bits.len())).collect();
    bytes.truncate(room(version));
    let filling = [0xEC, 0x11].into_iter().cycle();
    let missing = room(version) - bytes.len();
    bytes.extend(filling.take(missing));
    bytes
}

/// The blocks with their correction, woven into each other.
fn with_correction(version: usize, data: &[u8]) -> Vec<u8> {
    let (correction, count) = BLOCKS[version - 1];
    let (short, long) = (data.len() / count, data.len() % count);
    let mut blocks = Vec::new();
    let mut rest = data;
    for at in 0..count {
        let (block, after) = rest.split_at(short + usize::from(at >= count - long));
        blocks.push((block, remainder(block, correction)));
        rest = after;
    }
    let mut woven = Vec::new();
    for at in 0..=short {
        woven.extend(blocks.iter().filter_map(|(block, _)| block.get(at)));
    }
    for at in 0..correction {
        woven.extend(blocks.iter().map(|(_, correction)| correction[at]));
    }
    woven
}

/// Reed and Solomon's correction: the rest of the block divided by (x - 1)(x - 2)(x - 4)…
fn remainder(block: &[u8], degree: usize) -> Vec<u8> {
    let mut divisor = vec![0; degree];
    divisor[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for at in 0..degree {
            divisor[at] = times(divisor[at], root) ^ divisor.get(at + 1).copied().unwrap_or(0);
        }
        root = times(root, 2);
    }
    let mut rest = vec![0; degree];
    for byte in block {
        let factor = byte ^ rest.remove(0);
        rest.push(0);
        for (rest, part) in rest.iter_mut().zip(&divisor) {
            *rest ^= times(*part, factor);
        }
    }
    rest
}

/// In the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1.
fn times(one: u8, two: u8) -> u8 {
    let mut product = 0u8;
    for at in (0..8).rev() {
        product = (product << 1) ^ ((product >> 7) * 0x1D);
        product ^= (two >> at & 1) * one;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rest of a block by its definition: together they are divisible, so each root gives zero.
    #[test]
    fn a_block_with_its_correction_has_all_roots() {
        let block = b"https://civitas.example/join/abc";
        let whole: Vec<u8> = block.iter().copied().chain(remainder(block, 18)).collect();
        let mut root = 1;
        for _ in 0..18 {
            assert_eq!(whole.iter().fold(0, |sum, byte| times(sum, root) ^ byte), 0);
            root = times(root, 2);
        }
    }

    /// The worked example of the standard's guides: "HELLO WORLD" has these codewords as 1-M and this correction.
    #[test]
    fn the_known_example_has_its_known_correction() {
        let words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
        assert_eq!(remainder(&words, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    }

    #[test]
    fn the_drawing_reads_back_as_the_text() {
        for length in [5, 14, 40, 62, 90, 120, 180] {
            let text: Vec<u8> = (0..length).map(|at| b'a' + at % 26).collect();
            let mut code = Code::of(&text).expect("it fits");
            let version = (code.size - 17) / 4;
            code.mask();
            assert_eq!(read_words(&code)[..words(version)], with_correction(version, &data(version, &text)));
        }
        assert!(Code::of(&[b'a'; 214]).is_none());
    }

    /// As a reader walks through the code.
    fn read_words(code: &Code) -> Vec<u8> {
        let (mut bits, mut x, mut up) = (Vec::new(), code.size as isize - 1, true);
        while x > 0 {
            if x == 6 {
                x -= 1;
            }
            for step in 0..code.size {
                let y = if up { code.size - 1 - step } else { step };
                for column in [x as usize, x as usize - 1] {
                    if !code.fixed[y * code.size + column] {
                        bits.push(code.dark[y * code.size + column]);
                    }
                }
            }
            up = !up;
            x -= 2;
        }
        bits.chunks_exact(8)
            .map(|bits| bits.iter().fold(0, |byte: u8, bit| byte << 1 | u8::from(*bit)))
            .collect()
    }

    #[test]
    fn a_code_is_a_drawing_with_a_name() {
        let drawn =
            code("https://civitas.example/join/0123456789abcdef", "Code <1>").expect("it fits").into_string();
        assert!(drawn.starts_with("<svg") && drawn.contains("aria-label=\"Code &lt;1&gt;\""));
    }
}
