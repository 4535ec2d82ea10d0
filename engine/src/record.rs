//! A game from its first position to its last.

use crate::{Error, Game, PerPlayer, Player};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What was played from a first position, with a place in it that can go back and forth.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    /// Each move with the position that it led to.
    plies: Vec<(G::Move, G)>,
    /// How many of the plies lie before the position that is looked at.
    at: usize,
}

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
        self.plies.iter().map(|(mv, _)| mv)
    }

    /// Each move before the position that is looked at, with the position that it was played from.
    pub fn played(&self) -> impl Iterator<Item = (&G, &G::Move)> {
        self.positions().zip(self.plies.iter().take(self.at).map(|(mv, _)| mv))
    }

    /// Who played each of all moves.
    pub fn movers(&self) -> impl Iterator<Item = Player> {
        let before = (0..self.plies.len()).map(|ply| self.position_at(ply));
        before.map(|position| position.to_move().expect("a move was played from there"))
    }

    /// All moves as a link tells them.
    pub fn sealed(&self) -> impl Iterator<Item = String> {
        let moves = self.plies.iter().enumerate();
        moves.map(|(ply, (mv, _))| self.position_at(ply).sealed(mv))
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
        self.plies.truncate(self.at);
        self.plies.push((mv, position));
        self.at += 1;
        Ok(())
    }

    /// The position that a move leads to.
    ///
    /// # Errors
    /// A move that is not legal is refused.
    pub fn after(&self, mv: &G::Move) -> Result<G, Error> {
        if self.position().to_move().is_none() || self.is_drawn() {
            return Err(Error::new("move", mv, "no move, since the game is over"));
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
        let Some(most) = G::REPETITION_DRAW else {
            return false;
        };
        let position = self.position();
        self.positions().filter(|earlier| position.repeats(earlier)).count() as u32 >= most
    }

    fn position_at(&self, ply: usize) -> &G {
        match ply.checked_sub(1) {
            Some(last) => &self.plies[last].1,
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

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.over { "over" } else { "playing" };
        let seats: Vec<&str> = self.winners.iter().map(|p| self.seats[usize::from(p.0)]).collect();
        let winners = if seats.is_empty() { "-".to_string() } else { seats.join(",") };
        let scores: Vec<String> = self.scores.iter().map(ToString::to_string).collect();
        write!(f, "{state} {winners} {}", scores.join(","))
    }
}
