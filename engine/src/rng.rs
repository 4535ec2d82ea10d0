//! The portable random number generator: the same numbers on every machine and in every release.

use crate::{Error, codes};
use core::hash::{Hash, Hasher};

/// SplitMix64 (Steele, Lea and Flood 2014) with the seed as its state.
///
/// ```
/// use gambol::Rng;
///
/// let mut rng = Rng::new(7);
/// assert!(rng.below(6) < 6);
/// assert_eq!(Rng::new(rng.state()).bits(), rng.bits());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator with a seed, or with the [`state`](Self::state) of another generator.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The state; [`Rng::new`] continues from it.
    #[must_use]
    pub fn state(&self) -> u64 {
        self.state
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.state)
    }

    /// A number below `n`: the high half of the product of the next output and `n`.
    ///
    /// # Panics
    /// Panics if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        assert!(n > 0, "there is no number below 0");
        ((u128::from(self.bits()) * u128::from(n)) >> 64) as u64
    }

    /// Shuffles in place: Fisher–Yates from the last index down.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}

/// Parses a seed: a decimal whole number from 0 to 2^53 − 1.
pub(crate) fn parse_seed(text: &str) -> Result<u64, Error> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    match text.parse() {
        Ok(seed @ 0..=MAX_SEED) if is_canonical => Ok(seed),
        _ => Err(codes::number("seed", text, 0, MAX_SEED)),
    }
}

/// The largest seed: the largest safe integer in JavaScript.
const MAX_SEED: u64 = (1 << 53) - 1;

/// Mixes 64 bits: the bijective finalizer of SplitMix64.
pub(crate) fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A hash that is the same in every run.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut fold = Fold(0);
    value.hash(&mut fold);
    fold.0
}

/// Folds words into one by [`mix`].
struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for bytes in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word).wrapping_add(1);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    #[test]
    fn known_outputs() {
        // From the reference implementation.
        let mut rng = Rng::new(1_234_567);
        let outputs = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        for output in outputs {
            assert_eq!(rng.bits(), output);
        }
    }

    #[test]
    fn a_known_hash() {
        assert_eq!(hash(&(1_u8, [2_u16, 3], 4_usize, "five")), 0x5bbe_8bf3_2a60_9702);
        assert_ne!(hash(&[0_u64; 2]), hash(&[0_u64; 3]));
        assert_ne!(hash(&[1_u64, 0]), hash(&[0_u64, 1]));
    }

    /// The deal of LuckyMoose with seed 42, from its rules.
    #[test]
    fn a_known_shuffle() {
        let tokens = || "roygbp".chars().flat_map(|c| ('1'..='6').map(move |s| (c, s)));
        let mut pool: Vec<(char, char)> = (0..3).flat_map(|_| tokens()).collect();
        let mut rng = Rng::new(42);
        rng.shuffle(&mut pool);
        let text = |tokens: &[(char, char)]| -> String {
            tokens.iter().flat_map(|&(c, s)| [c, s]).collect()
        };
        let hand = |hand: &[(char, char)]| {
            let mut hand = hand.to_vec();
            hand.sort_by_key(|&token| tokens().position(|t| t == token));
            text(&hand)
        };
        assert_eq!(hand(&pool[..6]), "r5o6g6b6p2p3");
        assert_eq!(hand(&pool[6..12]), "r3r4o5y1g3g4");
        assert_eq!(text(&pool[12..18]), "b4r2y5o3o2b6");
        assert_eq!(rng.state(), 0x212f_e088_3421_dcf1);
    }

    #[test]
    fn a_seed_is_canonical() {
        assert_eq!(parse_seed("0"), Ok(0));
        assert_eq!(parse_seed("9007199254740991"), Ok(MAX_SEED));
        for text in ["", "-1", "+1", "01", "1.0", "9007199254740992", "x"] {
            assert!(parse_seed(text).is_err(), "{text:?} was accepted");
        }
    }

    #[test]
    fn below_draws_every_number_below_its_bound() {
        let mut rng = Rng::new(7);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[rng.below(6) as usize] = true;
        }
        assert_eq!(seen, [true; 6]);
    }
}
