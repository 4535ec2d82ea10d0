//! A game for spectators: a position of which only the public information is known.

use super::sealed::Sealed;
use super::{Played, Session};
use crate::{Error, Gain, Game, Holding, NodeId, Player, Status, Tree, TreeMut, codes};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A position without moves. Its hidden part is arbitrary, and never shown.
struct Watched<G> {
    position: G,
    /// The root alone.
    tree: Tree,
}

/// A session of the public information about a position.
pub(super) fn watch<G: Game>(text: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(Watched { position: G::from_public(text)?, tree: Tree::new() }))
}

fn refused<T>(mv: &str) -> Result<T, Error> {
    Err(Error::new("move", mv, codes::LOOKING_ON))
}

impl<G: Game> Sealed for Watched<G> {}

impl<G: Game> Session for Watched<G> {
    fn position(&self) -> String {
        self.position.public_text()
    }

    fn first_position(&self) -> String {
        self.position.public_text()
    }

    fn public_text(&self) -> String {
        self.position.public_text()
    }

    fn players(&self) -> u8 {
        self.position.players()
    }

    fn to_move(&self) -> Option<Player> {
        self.position.to_move()
    }

    fn status(&self) -> Status {
        Status::of(&self.position)
    }

    fn main_status(&self) -> Status {
        self.status()
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> Option<String> {
        None
    }

    fn restart(&self, _: &str) -> Result<Box<dyn Session>, Error> {
        refused("")
    }

    #[cfg(feature = "full")]
    fn factor(&self, square: crate::Square) -> i32 {
        self.position.factor(square)
    }

    fn holdings(&self) -> Vec<Holding> {
        self.position.holdings()
    }

    fn view(&self, _: Player) -> String {
        self.position.public_text()
    }

    fn legal_moves(&self) -> Vec<String> {
        Vec::new()
    }

    fn after(&self, mv: &str) -> Result<String, Error> {
        refused(mv)
    }

    fn gains(&self, mv: &str) -> Result<Vec<Gain>, Error> {
        refused(mv)
    }

    fn tally(&self) -> Vec<(Player, Gain)> {
        Vec::new()
    }

    fn place_of(&self, mv: &str) -> Result<usize, Error> {
        refused(mv)
    }

    fn play_place(&mut self, place: usize) -> Result<String, Error> {
        refused(&place.to_string())
    }

    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn tree_mut(&mut self) -> TreeMut<'_> {
        TreeMut(&mut self.tree)
    }

    fn move_to(&self, _: NodeId) -> Option<Played> {
        None
    }

    fn add_variation(&mut self, mv: &str, _: bool) -> Result<NodeId, Error> {
        refused(mv)
    }

    fn tell(&mut self, _: &str) -> Result<bool, Error> {
        Ok(false)
    }

    #[cfg(feature = "full")]
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
            assert!(watched.play_variation(mv).is_err(), "{mv}");
        }
        assert!(watched.seek(0) && !watched.seek(1));
        assert_eq!(watched.tree().subtree(NodeId::ROOT), Ok([NodeId::ROOT].into()));
    }
}
