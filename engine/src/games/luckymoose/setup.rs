//! The set-up of a game of LuckyMoose.

use super::Board;
use crate::{Error, Square, codes, text};
use core::fmt;
use core::str::FromStr;

/// The set-up of a new game, by default `players=2 size=15 sets=3 seed=0`. Starting a game panics if a
/// field is out of bounds; parsed fields never are.
///
/// ```
/// use gambol::games::luckymoose::Setup;
///
/// let setup: Setup = "players=3 seed=42".parse()?;
/// assert_eq!((setup.players, setup.size, setup.sets), (3, 15, 3));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The number of players, from 2 to 4.
    pub players: u8,
    /// The number of ranks and of files of the board: odd, from 9 to 21.
    pub size: u8,
    /// The number of tokens of each kind, from 1 to 6.
    pub sets: u8,
    /// Below 2^53.
    pub seed: u64,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, size: 15, sets: 3, seed: 0 }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, size, sets, seed } = self;
        write!(f, "players={players} size={size} sets={sets} seed={seed}")
    }
}

impl FromStr for Setup {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut setup = Self::default();
        let within = |name: &'static str, text, least: u8, most: u8| {
            let number = text::parse_number(text).filter(|n| (least..=most).contains(n));
            number.ok_or_else(|| codes::number(name, text, least.into(), most))
        };
        for option in text.split(' ').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("seed", seed)) => setup.seed = crate::rng::parse_seed(seed)?,
                Some(("players", n)) => setup.players = within("players", n, 2, 4)?,
                Some(("sets", n)) => setup.sets = within("sets", n, 1, 6)?,
                Some(("size", n)) => {
                    let size = text::parse_number(n).filter(|size| Board::is_size(*size));
                    setup.size = size.ok_or_else(|| {
                        let error = Error::new("size", n, codes::ODD_NUMBER);
                        error.with("least", 9_u8).with("most", Square::MAX_SIZE)
                    })?;
                }
                _ => {
                    let known = ["seed", "players", "size", "sets"];
                    return Err(codes::unknown_option(option, known));
                }
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
        let text = "players=4 size=21 sets=6 seed=9";
        assert_eq!(text.parse::<Setup>().map(|setup| setup.to_string()), Ok(text.into()));
        assert_eq!("".parse(), Ok(Setup::default()));
        #[track_caller]
        fn check(text: &str, line: &str) {
            assert_eq!(text.parse::<Setup>().expect_err(text).to_string(), line);
        }
        check("players=1", r#"players: found "1", expected a whole number from 2 to 4"#);
        check("players=5", r#"players: found "5", expected a whole number from 2 to 4"#);
        check("size=14", r#"size: found "14", expected an odd number from 9 to 21"#);
        check("size=7", r#"size: found "7", expected an odd number from 9 to 21"#);
        check("size=23", r#"size: found "23", expected an odd number from 9 to 21"#);
        check("sets=0", r#"sets: found "0", expected a whole number from 1 to 6"#);
        check("sets=7", r#"sets: found "7", expected a whole number from 1 to 6"#);
        check(
            "draws=on",
            r#"set-up: found "draws=on", expected no option but seed, players, size or sets"#,
        );
    }
}
