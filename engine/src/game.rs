//! What a game is: its rules.

use crate::{Code, Error, Rng, Square, codes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The rules of one game, implemented by its position: a value with everything in it but its
/// history.
///
/// `Display` and `FromStr` are the canonical text of the position: what is printed parses, and
/// prints back the same; anything else is refused with a place.
///
/// # Panics
/// What is asked of a [`Player`] may panic where that is none of the [`players`](Self::players).
pub trait Game:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = Error> + Send + 'static
{
    /// One whole turn. Two moves that differ never print alike.
    type Move: Clone + Eq + Hash + Debug + Display + FromStr<Err = Error> + Send;
    /// The options and the seed of a new game, written `key=value` with spaces between them.
    type Setup: Default + Display + FromStr<Err = Error>;
    /// What one player may know; `Self` where nothing is hidden.
    type View: Clone + Debug + Display + FromStr<Err = Error> + Send;

    /// The name in commands, links and stored games.
    const ID: &'static str;
    /// How seats are written, in turn order: `["o", "x"]`.
    const SEATS: &'static [&'static str];
    /// Whether players know less than the whole position.
    const IS_HIDDEN: bool = false;
    /// What its texts are refused for, beyond what [those of any game](crate::codes) are.
    const CODES: &'static [Code] = &[];
    /// How often a position may occur before the game is drawn; `None` where it may for ever.
    const REPETITION_DRAW: Option<u32> = None;

    /// The first position of a new game.
    ///
    /// # Panics
    /// Where a set-up was made that no text is parsed to.
    fn start(setup: &Self::Setup) -> Self;

    /// Takes over what of a set-up the text of a position does not carry.
    fn apply_setup(&mut self, _: &Self::Setup) {}

    /// Takes over what of a set-up the text of a view does not carry.
    fn apply_setup_to_view(_: &mut Self::View, _: &Self::Setup) {}

    /// How many play.
    fn players(&self) -> u8;

    /// Whose turn it is; `None` when the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Appends the legal moves, always in the same order; none when the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Makes a legal move.
    ///
    /// # Panics
    /// It may with a move that is not legal, and otherwise leads anywhere then;
    /// [`check`](Self::check) and [`Record::play`](crate::Record::play) refuse one.
    fn play(&mut self, mv: &Self::Move);

    /// Whether a move is legal.
    ///
    /// # Errors
    /// A move that is not, with what it lacks. The position is one in which the game goes on.
    fn check(&self, mv: &Self::Move) -> Result<(), Error> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        match legal.contains(mv) {
            true => Ok(()),
            false => Err(Error::new("move", mv, codes::ILLEGAL_MOVE)),
        }
    }

    /// What a move scores, part by part, where points are won move by move.
    fn gains(&self, _: &Self::Move) -> Vec<Gain> {
        Vec::new()
    }

    /// A move that is played here as a link tells it: as its text, but without what only its player
    /// may know.
    fn sealed(&self, mv: &Self::Move) -> String {
        mv.to_string()
    }

    /// The move that a text of [`sealed`](Self::sealed) means here, or the move's own text.
    ///
    /// # Errors
    /// Text that is neither.
    fn unseal(&self, text: &str) -> Result<Self::Move, Error> {
        text.parse()
    }

    /// The score of each player as the board stands.
    fn scores(&self) -> PerPlayer<i32>;

    /// Whether `player` has the best score, alone or shared. Only asked when the game is over.
    fn is_winner(&self, player: Player) -> bool {
        let scores = self.scores();
        scores.iter().all(|(_, score)| *score <= scores[player])
    }

    /// Whether `player` wins where the game is drawn. Only asked when it is.
    fn is_winner_of_draw(&self, _: Player) -> bool {
        false
    }

    /// What the scores are made of, piece by piece; empty where there is nothing to tell.
    fn holdings(&self) -> Vec<Holding> {
        Vec::new()
    }

    /// Whether this position repeats an `earlier` one.
    fn repeats(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// How many plies back a position may lie that this one [repeats](Self::repeats): none further
    /// back ever does, and with 0 none at all.
    fn reversible_plies(&self) -> usize {
        usize::MAX
    }

    /// A hash that is equal for repeated positions.
    fn key(&self) -> u64;

    /// What `player` may know of the position.
    fn view(&self, player: Player) -> Self::View;

    /// What everybody has seen of the position, for those who look on: its own text where nothing is
    /// hidden.
    fn public_text(&self) -> String {
        self.to_string()
    }

    /// A position of which everybody has seen what `text` says. What is hidden in it is made up.
    ///
    /// # Errors
    /// Text that is not one of [`public_text`](Self::public_text).
    fn from_public(text: &str) -> Result<Self, Error> {
        text.parse()
    }

    /// Whether a view leaves nothing unknown that could still matter.
    fn has_perfect_information(_: &Self::View) -> bool {
        !Self::IS_HIDDEN
    }

    /// A random position that fits a view.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;
}

/// What a game of open positions says of views, inside its `impl Game`: everybody knows all there is.
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

/// A player, numbered from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(pub u8);

impl Player {
    /// The other one of two: the first for all but the first.
    pub fn other(self) -> Self {
        Self(u8::from(self.0 == 0))
    }
}

/// One value for each of up to four players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerPlayer<T> {
    values: [T; 4],
    /// From 1 to 4.
    players: u8,
}

impl<T: Copy + Default> PerPlayer<T> {
    /// The value of each player, by what `of` says.
    ///
    /// # Panics
    /// Where there are more than four players.
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
    /// Where the player is none of four.
    fn index(&self, player: Player) -> &T {
        &self.values[usize::from(player.0)]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    /// # Panics
    /// Where the player is none of four.
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.values[usize::from(player.0)]
    }
}

/// One part of a player's score, with the squares that earn it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Whose it is.
    pub player: Player,
    /// What it scores.
    pub points: i32,
    /// Where it stands, sorted by rank and then by file.
    pub squares: Vec<Square>,
}

/// One part of what a move scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The squares that earn it, along their line; none where it is not for squares.
    pub squares: Vec<Square>,
    /// What they score by themselves.
    pub base: i32,
    /// What is added to that.
    pub bonus: i32,
    /// What the sum is multiplied by.
    pub factor: i32,
}

impl Gain {
    /// What it comes to: (base + bonus) × factor.
    pub fn points(&self) -> i32 {
        self.base.saturating_add(self.bonus).saturating_mul(self.factor)
    }
}

/// The set-up of a game that always starts from the same position: nothing, or a seed that
/// changes nothing, so that the table of any game can be laid with one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
                Some(("seed", seed)) => drop(crate::rng::seed(seed)?),
                _ => return Err(codes::unknown_option(option, ["seed"])),
            }
        }
        Ok(Self)
    }
}
