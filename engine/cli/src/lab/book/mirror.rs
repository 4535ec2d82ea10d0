//! Positions and moves, mirrored from left to right.

use gambol::Entry;

/// Whether a mirrored position of this game is worth the same.
pub(super) fn is_mirrored(game: &Entry) -> bool {
    matches!(game.id, "gambit" | "combo")
}

/// The mirror image of a position: in each rank the items are reversed.
pub(super) fn position(text: &str) -> String {
    let (board, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rank = |rank: &str| match rank.contains(',') {
        true => rank.split(',').rev().collect::<Vec<_>>().join(","),
        // A single item of several characters is a number or a stack.
        false if rank.len() > 1 && rank.starts_with(['b', 'w']) => rank.to_string(),
        false => rank.chars().rev().collect(),
    };
    let ranks: Vec<String> = board.split('/').map(rank).collect();
    format!("{} {rest}", ranks.join("/"))
}

/// The mirror image of a move on eight files: file a becomes h.
pub(super) fn moved(text: &str) -> String {
    let mirrored = |c: char| match c {
        'a'..='h' => char::from(b'a' + b'h' - c as u8),
        other => other,
    };
    text.chars().map(mirrored).collect()
}

#[cfg(test)]
mod tests {
    use super::{moved, position};
    use gambol::{Rng, games};

    /// In the mirror image every move has a mirror image that leads to a mirror image.
    #[test]
    fn mirrored_positions_have_mirrored_moves() {
        for id in ["gambit", "combo"] {
            let game = games::find(id).expect("a game");
            let mut rng = Rng::new(3);
            let mut session = game.start("").expect("a game");
            while session.to_move().is_some() {
                let moves = session.legal_moves();
                let image = game.open("", &position(&session.position())).expect("a position");
                assert_eq!(image.legal_moves().len(), moves.len());
                let mv = &moves[rng.below(moves.len() as u64) as usize];
                let after = session.after(mv).expect("it is legal");
                assert_eq!(image.after(&moved(mv)).ok(), Some(position(&after)));
                session.play(mv).expect("it is legal");
            }
        }
    }
}
