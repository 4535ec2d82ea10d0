//! A game from its first position to its last.

use crate::{Error, Game, PerPlayer, Player, codes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What was played from a first position, with a place in it that can go back and forth.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    plies: Vec<Ply<G>>,
    /// How many of the plies lie before the position that is looked at.
    at: usize,
}

/// One move of a game.
#[derive(Clone, Debug)]
struct Ply<G: Game> {
    mv: G::Move,
    /// The position that it led to.
    position: G,
    /// How often that has occurred by then. Counted once, so that no question about a position
    /// takes longer in a long game.
    occurrences: u32,
}

/// What a move's place among the legal ones is called where it is refused.
const PLACE: &str = "place-of-a-move";

impl<G: Game> Record<G> {
    /// A record that begins at `start`.
    pub fn new(start: G) -> Self {
        Self { start, plies: Vec::new(), at: 0 }
    }

    /// The first position.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The position that is looked at.
    pub fn position(&self) -> &G {
        self.position_at(self.at)
    }

    /// The positions from the first to the one that is looked at.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        (0..=self.at).map(|ply| self.position_at(ply))
    }

    /// How many moves lie before the position that is looked at.
    pub fn ply(&self) -> usize {
        self.at
    }

    /// All moves, those after the position that is looked at too.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &G::Move> {
        self.plies.iter().map(|ply| &ply.mv)
    }

    /// Each move before the position that is looked at, with the position that it was played from.
    pub fn played(&self) -> impl Iterator<Item = (&G, &G::Move)> {
        self.positions().zip(self.moves().take(self.at))
    }

    /// Who played each of all moves.
    pub fn movers(&self) -> impl Iterator<Item = Player> {
        let before = (0..self.plies.len()).map(|ply| self.position_at(ply));
        before.map(|position| position.to_move().expect("a move was played from there"))
    }

    /// All moves as a link tells them.
    pub fn sealed(&self) -> impl Iterator<Item = String> {
        let moves = self.moves().enumerate();
        moves.map(|(ply, mv)| self.position_at(ply).sealed(mv))
    }

    /// The legal moves of the position that is looked at; none where the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if !self.is_drawn() {
            self.position().legal_moves(&mut moves);
        }
        moves
    }

    /// Plays a move; what lay after the position that is looked at is dropped.
    ///
    /// # Errors
    /// A move that is not legal is refused, and the record stays as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Error> {
        let position = self.after(&mv)?;
        self.push(mv, position);
        Ok(())
    }

    /// The place of a move among the legal ones of the position that is looked at.
    ///
    /// # Errors
    /// A move that is not legal, with what it lacks.
    pub fn place_of(&self, mv: &G::Move) -> Result<usize, Error> {
        let refuse = || match self.after(mv) {
            Ok(_) => Error::new("move", mv, codes::ILLEGAL_MOVE),
            Err(error) => error,
        };
        self.legal_moves().iter().position(|legal| legal == mv).ok_or_else(refuse)
    }

    /// Plays the legal move at a place among the others, and says which one that is; what lay after
    /// the position that is looked at is dropped.
    ///
    /// # Errors
    /// A place where there is no move, and the record stays as it was.
    pub fn play_place(&mut self, place: usize) -> Result<&G::Move, Error> {
        let mut moves = self.legal_moves();
        if place >= moves.len() {
            return Err(match moves.len() {
                0 => Error::new(PLACE, place, codes::GAME_OVER),
                count => codes::number(PLACE, place, 0, count - 1),
            });
        }
        let mv = moves.swap_remove(place);
        let mut position = self.position().clone();
        position.play(&mv);
        self.push(mv, position);
        Ok(&self.plies[self.at - 1].mv)
    }

    /// The position that a move leads to.
    ///
    /// # Errors
    /// A move that is not legal is refused.
    pub fn after(&self, mv: &G::Move) -> Result<G, Error> {
        if self.position().to_move().is_none() || self.is_drawn() {
            return Err(Error::new("move", mv, codes::GAME_OVER));
        }
        self.position().check(mv)?;
        let mut position = self.position().clone();
        position.play(mv);
        Ok(position)
    }

    /// Looks at the position after `ply` moves; false, and nothing changes, where there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        let is_there = ply <= self.plies.len();
        if is_there {
            self.at = ply;
        }
        is_there
    }

    /// Takes the last move back; false when there is none.
    pub fn undo(&mut self) -> bool {
        self.at > 0 && self.seek(self.at - 1)
    }

    /// Makes the move again that was taken back last; false when there is none.
    pub fn redo(&mut self) -> bool {
        self.seek(self.at + 1)
    }

    /// How the game stands at the position that is looked at, with its history.
    pub fn status(&self) -> Status {
        let mut status = Status::of(self.position());
        if self.is_drawn() && !status.over {
            let position = self.position();
            let players = (0..position.players()).map(Player);
            status.over = true;
            status.winners = players.filter(|player| position.is_winner_of_draw(*player)).collect();
        }
        status
    }

    /// Whether the position has occurred so often that the game is drawn.
    fn is_drawn(&self) -> bool {
        let occurrences = self.at.checked_sub(1).map_or(1, |last| self.plies[last].occurrences);
        G::REPETITION_DRAW.is_some_and(|most| occurrences >= most)
    }

    /// Adds a legal move with the position that it leads to; what lay after the position that is
    /// looked at is dropped.
    fn push(&mut self, mv: G::Move, position: G) {
        let mut occurrences = 1;
        if G::REPETITION_DRAW.is_some() {
            let next = self.at + 1;
            let recent = next.saturating_sub(position.reversible_plies())..next;
            let earlier = recent.map(|ply| self.position_at(ply));
            occurrences += earlier.filter(|earlier| position.repeats(earlier)).count() as u32;
        }
        self.plies.truncate(self.at);
        self.plies.push(Ply { mv, position, occurrences });
        self.at += 1;
    }

    fn position_at(&self, ply: usize) -> &G {
        match ply.checked_sub(1) {
            Some(last) => &self.plies[last].position,
            None => &self.start,
        }
    }
}

/// How a game stands. Its display is the status line: `over o,x 3,3`, `playing - 0,0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Whether the game is over.
    pub over: bool,
    /// Who won; empty while the game goes on, and where nobody did.
    pub winners: Vec<Player>,
    /// The score of each player, in turn order.
    pub scores: Vec<i32>,
    /// How the players' seats are written.
    seats: &'static [&'static str],
}

impl Status {
    /// How a position stands, which knows nothing of its history.
    pub fn of<G: Game>(position: &G) -> Self {
        let over = position.to_move().is_none();
        let scores: PerPlayer<i32> = position.scores();
        let players = scores.iter().map(|(player, _)| player);
        Self {
            over,
            winners: players.filter(|player| over && position.is_winner(*player)).collect(),
            scores: scores.iter().map(|(_, score)| *score).collect(),
            seats: G::SEATS,
        }
    }
}

impl Status {
    /// How a player's seat is written; `?` where there is none.
    fn seat(&self, player: Player) -> &'static str {
        self.seats.get(usize::from(player.0)).copied().unwrap_or("?")
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.over { "over" } else { "playing" };
        let seats: Vec<&str> = self.winners.iter().map(|player| self.seat(*player)).collect();
        let winners = if seats.is_empty() { "-".to_string() } else { seats.join(",") };
        let scores: Vec<String> = self.scores.iter().map(ToString::to_string).collect();
        write!(f, "{state} {winners} {}", scores.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FixedStart, Square};
    use core::str::FromStr;
    use core::sync::atomic::{AtomicUsize, Ordering};

    /// How often two positions of [`Walk`] were compared.
    static COMPARED: AtomicUsize = AtomicUsize::new(0);
    /// No position repeats one that lies further back.
    const BACK: usize = 10;

    /// A game without an end: each move names the square that is next, and only `a1` is ever named.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Walk(Square);

    impl fmt::Display for Walk {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Walk {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            text.parse().map(Self)
        }
    }

    impl Game for Walk {
        type Move = Square;
        type Setup = FixedStart;
        crate::game::perfect_information!();

        const ID: &'static str = "walk";
        const SEATS: &'static [&'static str] = &["1"];
        const REPETITION_DRAW: Option<u32> = Some(u32::MAX);

        fn start(_: &FixedStart) -> Self {
            Self(Square { rank: 0, file: 0 })
        }

        fn players(&self) -> u8 {
            1
        }

        fn to_move(&self) -> Option<Player> {
            Some(Player(0))
        }

        fn legal_moves(&self, moves: &mut Vec<Square>) {
            moves.push(Square { rank: 0, file: 0 });
        }

        fn play(&mut self, mv: &Square) {
            self.0 = *mv;
        }

        fn scores(&self) -> PerPlayer<i32> {
            PerPlayer::new(1, |_| 0)
        }

        fn repeats(&self, earlier: &Self) -> bool {
            COMPARED.fetch_add(1, Ordering::Relaxed);
            self == earlier
        }

        fn reversible_plies(&self) -> usize {
            BACK
        }

        fn key(&self) -> u64 {
            0
        }
    }

    #[test]
    fn a_ply_of_a_long_game_compares_no_more_positions_than_one_of_a_short_game() {
        const PLIES: usize = 2000;
        let mut record = Record::new(Walk::start(&FixedStart));
        for ply in 0..PLIES {
            let mv = record.legal_moves()[0];
            let place = record.place_of(&mv).expect("a legal move has a place");
            assert_eq!(record.play_place(place), Ok(&mv));
            assert!(!record.status().over);
            assert_eq!(record.ply(), ply + 1);
        }
        assert_eq!(COMPARED.load(Ordering::Relaxed), BACK * PLIES - BACK * (BACK - 1) / 2);
    }
}
