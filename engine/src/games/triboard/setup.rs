//! The set-up of a game of Triboard.

use crate::{Error, codes};
use core::fmt;
use core::str::FromStr;

/// The set-up of a new game: `seed=7`, the seed of the shuffled board; 0 by default.
///
/// ```
/// use gambol::games::triboard::Setup;
///
/// assert_eq!("seed=7".parse(), Ok(Setup { seed: 7 }));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Below 2^53.
    pub seed: u64,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed={}", self.seed)
    }
}

impl FromStr for Setup {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut setup = Self::default();
        for option in text.split(' ').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("seed", seed)) => setup.seed = crate::rng::parse_seed(seed)?,
                _ => return Err(codes::unknown_option(option, ["seed"])),
            }
        }
        Ok(setup)
    }
}
