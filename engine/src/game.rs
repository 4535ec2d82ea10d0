//! The rules of a game ([`Game`]), its players and scores.

use crate::{Code, Error, Rng, Square, codes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The rules of one game, implemented by its position: a value that holds everything but the
/// history.
///
/// `Display` and `FromStr` are the canonical text of a position: printed text parses to the same
/// position, and any other text is refused with the place of the error.
///
/// ```
/// use gambol::games::triboard::Triboard;
/// use gambol::{Game, Player};
///
/// let mut position = Triboard::start(&"seed=42".parse()?);
/// assert_eq!(position.to_move(), Some(Player(0)));
/// let mut moves = Vec::new();
/// position.legal_moves(&mut moves);
/// position.play(&moves[0])?;
/// assert!(position.play(&moves[0]).is_err());
/// assert_eq!(position.to_string().parse(), Ok(position));
/// # Ok::<(), gambol::Error>(())
/// ```
///
/// The example `tic_tac_toe` implements a game of its own, and has it solved.
///
/// # Panics
/// Methods that take a [`Player`] may panic if it is not one of the [`players`](Self::players).
pub trait Game:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = Error> + Send + 'static
{
    /// One whole turn. Different moves have different texts.
    type Move: Clone + Eq + Hash + Debug + Display + FromStr<Err = Error> + Send;
    /// The options and the seed of a new game, written `key=value` with spaces between them.
    type Setup: Clone + Debug + Default + Display + FromStr<Err = Error> + Send;
    /// The information that one player has; `Self` in a game of perfect information.
    type View: Clone + Debug + Display + FromStr<Err = Error> + Send;

    /// The name in commands, links and stored games.
    const ID: &'static str;
    /// How seats are written, in turn order: `["o", "x"]`.
    const SEATS: &'static [&'static str];
    /// Whether players know less than the whole position.
    const IS_HIDDEN: bool = false;
    /// The numbers in a [public text](Self::public_text) that are worth seeing.
    const COUNTS: &'static [Count] = &[];
    /// The error codes of this game, in addition to those of [any game](crate::codes).
    const CODES: &'static [Code] = &[];
    /// The number of occurrences of a position that draws the game; `None` if repetition does not.
    const REPETITION_DRAW: Option<u32> = None;

    /// The first position of a new game.
    ///
    /// # Panics
    /// May panic for a set-up that no text parses to.
    fn start(setup: &Self::Setup) -> Self;

    /// Applies the options of a set-up that the text of a position does not contain.
    fn apply_setup(&mut self, _: &Self::Setup) {}

    /// The options of a set-up that the text of a position does not contain, as
    /// [`apply_setup`](Self::apply_setup) takes them.
    fn options(&self) -> Self::Setup {
        Self::Setup::default()
    }

    /// Applies the options of a set-up that the text of a view does not contain.
    fn apply_setup_to_view(_: &mut Self::View, _: &Self::Setup) {}

    /// The number of players; as many as there are [`SEATS`](Self::SEATS) unless a game says otherwise.
    fn players(&self) -> u8 {
        Self::SEATS.len() as u8
    }

    /// The player to move; `None` when the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Appends the legal moves, always in the same order; none when the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Plays a move that is known to be legal. Inner loops call this; anything else calls
    /// [`play`](Self::play).
    ///
    /// # Panics
    /// May panic for an illegal move; otherwise the resulting position is unspecified.
    fn play_unchecked(&mut self, mv: &Self::Move);

    /// Plays a move. Repetition is not part of a position: [`Record::play`](crate::Record::play) knows
    /// about draws by it.
    ///
    /// # Errors
    /// Refuses an illegal move, with the reason, and every move once the game is over; the position is
    /// unchanged then.
    fn play(&mut self, mv: &Self::Move) -> Result<(), Error> {
        if self.to_move().is_none() {
            return Err(Error::new("move", mv, codes::GAME_OVER));
        }
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Checks that a move is legal. Only called while the game is not over.
    ///
    /// # Errors
    /// Returns an error that says why an illegal move is refused.
    fn check(&self, mv: &Self::Move) -> Result<(), Error> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        match legal.contains(mv) {
            true => Ok(()),
            false => Err(Error::new("move", mv, codes::ILLEGAL_MOVE)),
        }
    }

    /// The parts of the score of a legal move; empty in games that do not score single moves.
    fn gains(&self, _: &Self::Move) -> Vec<Gain> {
        Vec::new()
    }

    /// The text of a legal move in a link: its own text, without what only its player may know.
    fn sealed(&self, mv: &Self::Move) -> String {
        mv.to_string()
    }

    /// Parses the text of [`sealed`](Self::sealed) in this position, or the move's own text.
    ///
    /// # Errors
    /// Refuses any other text.
    fn unseal(&self, text: &str) -> Result<Self::Move, Error> {
        text.parse()
    }

    /// The current score of each player.
    fn scores(&self) -> PerPlayer<i32>;

    /// Whether `player` has the best score, alone or shared. Only called when the game is over.
    #[inline]
    fn is_winner(&self, player: Player) -> bool {
        let scores = self.scores();
        scores.iter().all(|(_, score)| *score <= scores[player])
    }

    /// Whether `player` wins a drawn game. Only called when the game is drawn.
    fn is_winner_of_draw(&self, _: Player) -> bool {
        false
    }

    /// The factor by which a square multiplies the points of what is laid on it.
    fn factor(&self, _: Square) -> i32 {
        1
    }

    /// The parts of the scores, each with its squares; empty in games without such parts.
    fn holdings(&self) -> Vec<Holding> {
        Vec::new()
    }

    /// Whether this position repeats an `earlier` one.
    fn repeats(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// The number of plies since the last irreversible move: this position
    /// [repeats](Self::repeats) none that lies further back.
    fn reversible_plies(&self) -> usize {
        usize::MAX
    }

    /// A hash that is equal for repeated positions, the same in every run.
    fn key(&self) -> u64 {
        crate::rng::hash(self)
    }

    /// The information that `player` has about the position.
    fn view(&self, player: Player) -> Self::View;

    /// The public information about the position, for spectators: its own text in a game of
    /// perfect information.
    fn public_text(&self) -> String {
        self.to_string()
    }

    /// A position with the public information of `text`. Its hidden part is arbitrary.
    ///
    /// # Errors
    /// Refuses text that is not a [`public_text`](Self::public_text).
    fn from_public(text: &str) -> Result<Self, Error> {
        text.parse()
    }

    /// Whether a view leaves nothing unknown that can still affect the game.
    #[must_use]
    fn has_perfect_information(_: &Self::View) -> bool {
        !Self::IS_HIDDEN
    }

    /// Determinizes a view: a random position that is consistent with it.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// The position of a view as its player sees it: it can be played on with what that player is
    /// [told](Self::tell), and shows nothing else. Without hidden hands it is the position of the view.
    fn from_view(view: &Self::View) -> Self {
        Self::sample(view, &mut Rng::new(0))
    }

    /// Tells the player of a game [from a view](Self::from_view) what the own hand is after its last turn.
    /// Returns false where that is known already.
    ///
    /// # Errors
    /// Refuses text that is no hand, and a hand that does not follow from the one before.
    fn tell(&mut self, _: &str) -> Result<bool, Error> {
        Ok(false)
    }

    /// Whether the position is part of a game that is known [as a player sees it](Self::from_view).
    fn is_from_view(&self) -> bool {
        false
    }
}

/// Expands to the view and its methods of a game of perfect information, inside its `impl Game`.
#[macro_export]
macro_rules! perfect_information {
    () => {
        type View = Self;

        fn view(&self, _: $crate::Player) -> Self {
            self.clone()
        }

        fn sample(view: &Self, _: &mut $crate::Rng) -> Self {
            view.clone()
        }
    };
}
pub(crate) use perfect_information;

/// A number in the public text of a position that is worth seeing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The index of its field.
    pub field: usize,
    /// What it counts.
    pub what: &'static str,
    /// The least number that is worth seeing.
    pub least: u32,
}

/// A player, numbered from 0 in turn order.
///
/// ```
/// use gambol::Player;
///
/// assert_eq!(Player(0).other(), Player(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(pub u8);

impl Player {
    /// The opponent in a game of two: player 1 for player 0, and player 0 for any other.
    #[must_use]
    pub fn other(self) -> Self {
        Self(u8::from(self.0 == 0))
    }
}

/// One value for each of up to four players.
///
/// ```
/// use gambol::{PerPlayer, Player};
///
/// let mut scores = PerPlayer::new(2, |player| i32::from(player.0));
/// scores[Player(0)] += 5;
/// assert_eq!(scores.iter().map(|(_, score)| *score).collect::<Vec<_>>(), [5, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerPlayer<T> {
    values: [T; 4],
    /// From 1 to 4.
    players: u8,
}

impl<T: Copy + Default> PerPlayer<T> {
    /// Calls `of` for the value of each player.
    ///
    /// # Panics
    /// Panics if there are more than four players.
    pub fn new(players: u8, mut of: impl FnMut(Player) -> T) -> Self {
        let mut values = [T::default(); 4];
        for player in 0..players {
            values[usize::from(player)] = of(Player(player));
        }
        Self { values, players }
    }

    /// The players with their values, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        (0..self.players).map(|player| (Player(player), &self.values[usize::from(player)]))
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;

    /// # Panics
    /// Panics if the player's number is above 3.
    fn index(&self, player: Player) -> &T {
        &self.values[usize::from(player.0)]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    /// # Panics
    /// Panics if the player's number is above 3.
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.values[usize::from(player.0)]
    }
}

/// One part of a player's score, with the squares that earn it.
///
/// ```
/// use gambol::Game;
/// use gambol::games::gambit::Gambit;
///
/// let position: Gambit = "oo6/8/8/7x o".parse()?;
/// let islands = position.holdings();
/// assert_eq!((islands[0].points, islands[0].squares.len()), (3, 2));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Holding {
    /// The owner.
    pub player: Player,
    /// Its share of the score.
    pub points: i32,
    /// The squares that earn it, sorted by rank and then by file.
    pub squares: Vec<Square>,
}

/// One part of the score of a move.
///
/// ```
/// use gambol::Gain;
///
/// let line = Gain { squares: vec!["h8".parse()?], base: 4, bonus: 12, factor: 3 };
/// assert_eq!(line.points(), 48);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gain {
    /// The squares that earn it, in the order of their line; empty for a bonus without squares.
    pub squares: Vec<Square>,
    /// The points of the squares alone.
    pub base: i32,
    /// The points added to `base`.
    pub bonus: i32,
    /// The multiplier of the sum.
    pub factor: i32,
}

impl Gain {
    /// The total: (base + bonus) × factor, saturating.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.base.saturating_add(self.bonus).saturating_mul(self.factor)
    }
}

/// The set-up of a game that always starts from the same position. It accepts a seed, like the
/// set-up of any game, and ignores it.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{FixedStart, Game};
///
/// assert_eq!(Gambit::start(&FixedStart), Gambit::start(&"seed=7".parse()?));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FixedStart;

impl Display for FixedStart {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for FixedStart {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        for option in text.split(' ').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("seed", seed)) => drop(crate::rng::parse_seed(seed)?),
                _ => return Err(codes::unknown_option(option, ["seed"])),
            }
        }
        Ok(Self)
    }
}
