//! The options of a search.

#[cfg(feature = "full")]
use super::level::MAX_DEPTH;
use super::{Evaluate, Level, Strength};

/// The most pairs of entries of a table, as a base-2 logarithm: 12 GB.
#[cfg(feature = "full")]
const MAX_TABLE_BITS: u32 = 28;

/// The options of a search: how it plays. How long it runs is up to its caller, see
/// [`Limits`](super::Limits).
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::search::{Level, Options, PrincipalVariation, Search};
/// use gambol::Game;
///
/// let options = Options::new(Level::Master, 7).with_depth(3).with_table_bits(10);
/// let start = Gambit::start(&Default::default());
/// let mut search: PrincipalVariation<Gambit> = Search::new(start, &[], options)?;
/// while !search.run(20_000).done {}
/// assert_eq!(search.report().depth, 3);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Options {
    /// The playing level.
    pub level: Level,
    /// A level of one's own, which replaces `level`.
    #[cfg(feature = "full")]
    pub strength: Option<Strength>,
    /// Breaks ties between equal moves; the same seed plays the same moves.
    pub seed: u64,
    /// Whether to find the exact value of every legal move, not only of the best one.
    pub all: bool,
    /// Moves that are at most this much worse than the best get exact values, too, in hundredths of the
    /// game's unit. Searches other than alpha-beta give every move a value anyway.
    #[cfg(feature = "full")]
    pub margin: i32,
    /// The greatest depth in plies, at least one; `None` for that of the level.
    #[cfg(feature = "full")]
    pub depth: Option<u32>,
    /// The base-2 logarithm of the number of pairs of entries of the transposition table, which take 48
    /// bytes each, in selective search 32, at most 28, fewer where memory is short; `None` for that of the
    /// level.
    #[cfg(feature = "full")]
    pub table_bits: Option<u32>,
}

impl Options {
    /// A level, and the seed that breaks ties.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, seed, ..Self::default() }
    }

    /// Plays at a level of one's own.
    #[cfg(feature = "full")]
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Self {
        Self { strength: Some(strength), ..self }
    }

    /// Finds the exact value of every legal move, or only of the best one.
    #[must_use]
    pub fn with_all(self, all: bool) -> Self {
        Self { all, ..self }
    }

    /// Finds exact values of the moves that are at most this much worse than the best.
    #[cfg(feature = "full")]
    #[must_use]
    pub fn with_margin(self, margin: i32) -> Self {
        Self { margin, ..self }
    }

    /// Limits the depth in plies.
    #[cfg(feature = "full")]
    #[must_use]
    pub fn with_depth(self, depth: u32) -> Self {
        Self { depth: Some(depth), ..self }
    }

    /// Sets the size of the transposition table.
    #[cfg(feature = "full")]
    #[must_use]
    pub fn with_table_bits(self, bits: u32) -> Self {
        Self { table_bits: Some(bits), ..self }
    }

    /// The parameters of a search of this game.
    #[cfg(feature = "full")]
    pub(super) fn to_strength<G: Evaluate>(self) -> Strength {
        let mut strength = match self.strength {
            Some(strength) => strength,
            None => G::strength(self.level),
        };
        strength.depth = strength.depth.min(MAX_DEPTH);
        if let Some(depth) = self.depth {
            strength.depth = depth.clamp(1, strength.depth.max(1));
        }
        strength.table_bits = self.table_bits.unwrap_or(strength.table_bits).min(MAX_TABLE_BITS);
        strength
    }

    /// The greatest depth in plies, at least one.
    #[cfg(feature = "full")]
    pub(super) fn to_depth(self) -> u32 {
        self.depth.unwrap_or(u32::MAX).max(1)
    }

    /// The greater one of the margins of a level and of these options.
    #[cfg(feature = "full")]
    pub(super) fn to_margin(self, strength: Strength) -> i32 {
        strength.margin.max(self.margin)
    }
}

impl Options {
    /// The parameters of a search of this position.
    pub(super) fn to_strength_in<G: Evaluate>(self, root: &G) -> Strength {
        let mut strength = self.to_strength::<G>();
        strength.take_turn(self.seed, root.key());
        strength
    }
}

/// The page's engine plays at the levels as they are.
#[cfg(not(feature = "full"))]
impl Options {
    pub(super) fn to_strength<G: Evaluate>(self) -> Strength {
        G::strength(self.level)
    }

    pub(super) fn to_depth(self) -> u32 {
        u32::MAX
    }

    pub(super) fn to_margin(self, strength: Strength) -> i32 {
        strength.margin
    }
}
