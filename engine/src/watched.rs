//! A game to look on at: a position of which only what everybody has seen is known.

use crate::{Error, Gain, Game, Holding, Player, Session, Status, codes};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A position that is looked at and not played on. What is hidden in it is made up, and never told.
struct Watched<G>(G);

/// A session of what everybody has seen of a position.
pub(crate) fn watch<G: Game>(text: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(Watched(G::from_public(text)?)))
}

fn refused<T>(mv: &str) -> Result<T, Error> {
    Err(Error::new("move", mv, codes::LOOKING_ON))
}

impl<G: Game> Session for Watched<G> {
    fn position(&self) -> String {
        self.0.public_text()
    }

    fn first_position(&self) -> String {
        self.0.public_text()
    }

    fn public_text(&self) -> String {
        self.0.public_text()
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn to_move(&self) -> Option<Player> {
        self.0.to_move()
    }

    fn status(&self) -> Status {
        Status::of(&self.0)
    }

    fn holdings(&self) -> Vec<Holding> {
        self.0.holdings()
    }

    fn view(&self, _: Player) -> String {
        self.0.public_text()
    }

    fn legal_moves(&self) -> Vec<String> {
        Vec::new()
    }

    fn after(&self, mv: &str) -> Result<String, Error> {
        refused(mv)
    }

    fn play(&mut self, mv: &str) -> Result<(), Error> {
        refused(mv)
    }

    fn gains(&self, mv: &str) -> Result<Vec<Gain>, Error> {
        refused(mv)
    }

    fn tally(&self) -> Vec<(Player, Gain)> {
        Vec::new()
    }

    fn replay(&mut self, mv: &str) -> Result<(), Error> {
        refused(mv)
    }

    fn place_of(&self, mv: &str) -> Result<usize, Error> {
        refused(mv)
    }

    fn play_place(&mut self, place: usize) -> Result<String, Error> {
        refused(&place.to_string())
    }

    fn movers(&self) -> Vec<Player> {
        Vec::new()
    }

    fn sealed(&self) -> Vec<String> {
        Vec::new()
    }

    fn ply(&self) -> usize {
        0
    }

    fn moves(&self) -> Vec<String> {
        Vec::new()
    }

    fn seek(&mut self, ply: usize) -> bool {
        ply == 0
    }

    fn perft(&self, depth: u32) -> u64 {
        u64::from(depth == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn a_watched_game_shows_sizes_and_takes_no_move() {
        let game = games::find("luckymoose").expect("the game is registered");
        let played = game.start("seed=42 size=9").expect("a set-up");
        let mut watched = game.watch(&played.public_text()).expect("what is printed parses");
        let text = "9/9/9/9/9/9/9/9/9 1 0,0 6/6 96 0 -";
        assert_eq!([watched.position(), watched.view(Player(1))], [text, text]);
        assert_eq!(watched.status(), played.status());
        assert_eq!(watched.to_move(), Some(Player(0)));
        assert_eq!(watched.legal_moves(), [""; 0]);
        for mv in ["o6@e5", "~r5", "pass"] {
            assert!(watched.play(mv).is_err() && watched.after(mv).is_err(), "{mv}");
        }
        assert!(watched.seek(0) && !watched.seek(1));
    }
}
