//! What a player knows beyond the public information: the items of a hand.

use super::notation::items_of;
use gambol::{Player, Session};

/// The items that only this player sees, in the order of the notation.
///
/// The text of a view differs from the public text where it tells more: in one of the parts of a field, which are
/// separated by `/`.
pub(crate) fn hand(session: &dyn Session, player: Player) -> Vec<String> {
    let (public, view) = (session.public_text(), session.view(player));
    let fields = public.split(' ').zip(view.split(' '));
    let parts = fields.flat_map(|(public, view)| public.split('/').zip(view.split('/')));
    let own = parts.filter(|(public, view)| public != view).map(|(_, view)| view);
    own.flat_map(items_of).filter(|thing| thing.starts_with(|c: char| c.is_alphabetic())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    #[test]
    fn a_hand_is_what_only_its_player_sees() {
        let game = games::find("luckymoose").expect("the game is registered");
        let session = game.start("seed=42").expect("a set-up");
        assert_eq!(hand(session.as_ref(), Player(0)), ["r5", "o6", "g6", "b6", "p2", "p3"]);
        assert_eq!(hand(session.as_ref(), Player(1)), ["r3", "r4", "o5", "y1", "g3", "g4"]);
        for game in games::GAMES.iter().filter(|game| !game.is_hidden) {
            let session = game.start("").expect("a set-up");
            assert_eq!(hand(session.as_ref(), Player(0)), [""; 0], "{}", game.id);
        }
    }
}
