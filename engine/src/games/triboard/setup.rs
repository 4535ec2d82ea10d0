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

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn set_ups_round_trip() {
        assert_eq!("seed=9".parse::<Setup>().map(|setup| setup.to_string()), Ok("seed=9".into()));
        assert_eq!("".parse(), Ok(Setup { seed: 0 }));
        assert_eq!(" seed=1  seed=2 ".parse(), Ok(Setup { seed: 2 }));
        let error = "size=9".parse::<Setup>().expect_err("there is no such option");
        assert_eq!(error.to_string(), r#"set-up: found "size=9", expected no option but seed"#);
        assert!("seed=x".parse::<Setup>().is_err());
        assert!("seed".parse::<Setup>().is_err());
    }
}
