//! The set-up of a game of Combo.

use crate::{Error, codes};
use core::fmt;
use core::str::FromStr;

/// How draws are decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Draws {
    /// Nobody wins.
    #[default]
    On,
    /// The side with more pieces wins, and only equal pieces draw.
    Pieces,
}

/// The set-up of a new game: `draws=pieces`, or nothing.
///
/// ```
/// use gambol::games::combo::{Draws, Setup};
///
/// let setup: Setup = "draws=pieces".parse()?;
/// assert_eq!(setup.draws, Draws::Pieces);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// How draws are decided.
    pub draws: Draws,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.draws {
            Draws::On => Ok(()),
            Draws::Pieces => f.write_str("draws=pieces"),
        }
    }
}

impl FromStr for Setup {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut setup = Self::default();
        for option in text.split(' ').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                // The start position does not depend on the seed.
                Some(("seed", seed)) => drop(crate::rng::parse_seed(seed)?),
                Some(("draws", "on")) => setup.draws = Draws::On,
                Some(("draws", "pieces")) => setup.draws = Draws::Pieces,
                Some(("draws", draws)) => {
                    return Err(codes::choice("draws", draws, ["on", "pieces"]));
                }
                _ => return Err(codes::unknown_option(option, ["seed", "draws"])),
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
        for text in ["", "draws=pieces"] {
            assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.into()));
        }
        assert_eq!("seed=4 draws=on".parse(), Ok(Setup { draws: Draws::On }));
        let error = "draws=off".parse::<Setup>().expect_err("there is no such choice");
        assert_eq!(error.to_string(), r#"draws: found "off", expected on or pieces"#);
        assert!("size=9".parse::<Setup>().is_err());
        assert!("seed=x".parse::<Setup>().is_err());
    }
}
