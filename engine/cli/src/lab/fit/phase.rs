//! How much of a game is left.

use gambol::Entry;

/// How much of a game is left in a position: from 0, nothing, to 1, everything. 0 in a game that is not
/// known here, whose slope is then the same throughout.
///
/// The page has the same functions in `www/games/ID/chances.ts`.
pub(super) fn left(game: &Entry, position: &str) -> f64 {
    let mut fields = position.split(' ');
    let board = fields.next().unwrap_or_default();
    match game.id {
        "combo" => f64::from(pieces(board)) / 32.0,
        "triboard" => f64::from(empty_cells(board)) / 128.0,
        "luckymoose" => {
            let laid = board.split(['/', ',']).filter(|item| item.parse::<u32>().is_err()).count();
            let hands = fields.nth(2).unwrap_or_default();
            let pool = fields.next().unwrap_or_default();
            let tokens = |text: &str| text.chars().filter(char::is_ascii_digit).count();
            let left = tokens(hands) + tokens(pool);
            left as f64 / (left + laid).max(1) as f64
        }
        _ => 0.0,
    }
}

/// What [`left`] counts.
pub(super) fn words(game: &Entry) -> &'static str {
    match game.id {
        "combo" => "the pieces on the board of 32",
        "triboard" => "the empty cells of 128",
        "luckymoose" => "the part of all tokens that is not on the board",
        _ => "0",
    }
}

/// The number of pieces of a board of stacks.
fn pieces(board: &str) -> u32 {
    let stacks = board.split(['/', ',']).filter_map(|item| item.strip_prefix(['b', 'w']));
    stacks.filter_map(|count| count.parse::<u32>().ok()).sum()
}

/// The sum of the numbers of a board: its empty cells.
fn empty_cells(board: &str) -> u32 {
    board.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse::<u32>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::left;
    use gambol::games::find;

    #[test]
    fn all_is_left_at_the_start_and_less_later() {
        #[track_caller]
        fn check(game: &str, position: &str, expected: f64) {
            let found = left(find(game).expect("a game"), position);
            assert!((found - expected).abs() < 1e-9, "{game}: {found} for {position}");
        }
        for game in ["combo", "triboard", "luckymoose"] {
            let start = find(game).and_then(|game| game.start("seed=5")).expect("a game");
            check(game, &start.position(), 1.0);
        }
        check("combo", "8/8/8/3,w4,4/8/8/8/b2,7 b 12", 6.0 / 32.0);
        check("triboard", "16/16/16/16/bg14/16/16/16/#15/16/rb14 r", 171.0 / 128.0);
        let laid = "9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,0 b1b2/r5 - 0 0000000000000000";
        check("luckymoose", laid, 3.0 / 5.0);
        check("luckymoose", "9/9/9/9/9/9/9/9/9 1 0,0 -/- - 0 0000000000000000", 0.0);
        check("gambit", "8/xxxxxxxx/oooooooo/8 o", 0.0);
    }
}
