//! Positions that differ only by a symmetry of the board, or by the names of players, colours and symbols.

use gambol::Entry;
use std::collections::HashMap;

/// The same text for all positions that are worth the same by symmetry. Counters and scores that do not
/// belong to it are left out.
pub(super) fn canonical(game: &Entry, position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let grid: Vec<Vec<String>> = fields[0].split('/').map(cells).collect();
    let images = images(&grid);
    let image = |grid: &Vec<Vec<String>>| match game.id {
        "luckymoose" => {
            let mut names = HashMap::new();
            let mut board = named(grid, &mut names, &rename_token);
            // The hand of the player to move: its tokens in the names of the board, sorted.
            let player: usize = fields[1].parse().unwrap_or(1);
            let hand = fields[3].split('/').nth(player - 1).unwrap_or_default();
            let mut hand: Vec<String> = hand
                .as_bytes()
                .chunks(2)
                .map(|token| rename_token(&String::from_utf8_lossy(token), &mut names))
                .collect();
            hand.sort_unstable();
            board.push_str(&hand.concat());
            board
        }
        _ => {
            // The players in turn order from the one to move.
            let side = game.seats.iter().position(|seat| *seat == fields[1]).unwrap_or(0);
            let rename = |cell: &str, _: &mut HashMap<String, usize>| {
                let seat = game.seats.iter().position(|seat| cell.starts_with(seat));
                match seat {
                    Some(seat) => {
                        let turn = (seat + game.seats.len() - side) % game.seats.len();
                        format!("{turn}:{}", &cell[1..])
                    }
                    None => cell.to_string(),
                }
            };
            named(grid, &mut HashMap::new(), &rename)
        }
    };
    images.iter().map(image).min().unwrap_or_default()
}

/// The cells of a rank: empty ones as `.`.
fn cells(rank: &str) -> Vec<String> {
    let items: Vec<String> = match rank.contains(',') {
        true => rank.split(',').map(str::to_string).collect(),
        // A number, a stack or a token alone, or characters of which each is a cell.
        false => {
            let letters = rank.bytes().filter(u8::is_ascii_alphabetic).count();
            let is_one = rank.bytes().all(|byte| byte.is_ascii_digit())
                || letters == 1
                    && rank.len() > 1
                    && rank.starts_with(|c: char| !c.is_ascii_digit())
                    && rank[1..].bytes().all(|byte| byte.is_ascii_digit());
            if is_one { vec![rank.to_string()] } else { characters(rank) }
        }
    };
    let expand = |item: String| match item.parse::<usize>() {
        Ok(run) => vec![".".to_string(); run],
        Err(_) => vec![item],
    };
    items.into_iter().flat_map(expand).collect()
}

/// The items of a rank in which a cell is a character: numbers, and single characters.
fn characters(rank: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for c in rank.chars() {
        match items.last_mut() {
            Some(last) if c.is_ascii_digit() && last.bytes().all(|byte| byte.is_ascii_digit()) => {
                last.push(c);
            }
            _ => items.push(c.to_string()),
        }
    }
    items
}

/// The images of a board: four, or eight if it is square.
fn images(grid: &[Vec<String>]) -> Vec<Vec<Vec<String>>> {
    let flipped = |grid: &[Vec<String>]| grid.iter().rev().cloned().collect::<Vec<_>>();
    let mirrored = |grid: &[Vec<String>]| {
        grid.iter().map(|rank| rank.iter().rev().cloned().collect()).collect::<Vec<Vec<String>>>()
    };
    let mut images = vec![grid.to_vec(), flipped(grid), mirrored(grid), mirrored(&flipped(grid))];
    if grid.len() == grid[0].len() {
        let transposed = |grid: &Vec<Vec<String>>| {
            (0..grid.len()).map(|n| grid.iter().map(|rank| rank[n].clone()).collect()).collect()
        };
        let more: Vec<_> = images.iter().map(transposed).collect();
        images.extend(more);
    }
    images
}

type Names = HashMap<String, usize>;

/// The text of a board with new names.
fn named(
    grid: &[Vec<String>],
    names: &mut Names,
    rename: &dyn Fn(&str, &mut Names) -> String,
) -> String {
    let mut text = String::new();
    for rank in grid {
        for cell in rank {
            text.push_str(&if cell == "." { cell.clone() } else { rename(cell, names) });
        }
        text.push('/');
    }
    text
}

/// A token with the numbers of its colour and of its symbol in the order in which they occur.
fn rename_token(token: &str, names: &mut Names) -> String {
    let part = |kind: &str, names: &mut Names| {
        let colours = names.keys().filter(|name| name.starts_with(|c: char| c.is_alphabetic()));
        let count = match kind.starts_with(|c: char| c.is_alphabetic()) {
            true => colours.count(),
            false => names.len() - colours.count(),
        };
        *names.entry(kind.to_string()).or_insert(count)
    };
    match token.split_at_checked(1) {
        Some((colour, symbol)) if !symbol.is_empty() => {
            format!("({}{})", part(colour, names), part(symbol, names))
        }
        _ => token.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::canonical;
    use gambol::games;

    #[track_caller]
    fn check_same(id: &str, a: &str, b: &str, is_same: bool) {
        let game = games::find(id).expect("a game");
        assert_eq!(canonical(game, a) == canonical(game, b), is_same, "{a} and {b}");
    }

    #[test]
    fn symmetric_positions_are_the_same() {
        let gambit = "o1oo4/6xx/3o3o/1xx4x o";
        check_same("gambit", gambit, "4oo1o/xx6/o3o3/x4xx1 o", true);
        check_same("gambit", gambit, "1oo4o/3x3x/6oo/x1xx4 x", true);
        check_same("gambit", gambit, "o1oo4/6xx/3o3o/1xx4x x", false);
        let combo = "8/5,w1,2/8/1,w12,3,w2,2/2,w1,4,b2/1,b3,4,b1,1/5,b1,b1,1/7,b2 w 1";
        let other = "b2,7/1,b1,b1,5/1,b1,4,b3,1/b2,4,w1,2/2,w2,3,w12,1/8/2,w1,5/8 w 7";
        check_same("combo", combo, other, true);
        check_same("combo", "8/8/8/8/8/8/8/b2,7 b 0", "7,w2/8/8/8/8/8/8/8 w 0", true);
        check_same("combo", "8/8/8/8/8/8/8/b2,7 b 0", "7,w3/8/8/8/8/8/8/8 w 0", false);
        let empty = "16/16/16/16/16/16/16/16/16/16";
        check_same("triboard", &format!("{empty}/bg12#1 b"), &format!("1#12rb/{empty} r"), false);
        check_same("triboard", &format!("{empty}/bg13# b"), &format!("#13br/{empty} r"), true);
        check_same("triboard", &format!("{empty}/bg13# b"), &format!("#13bg/{empty} g"), false);
        check_same("triboard", &format!("{empty}/bg13# b"), &format!("#13rb/{empty} g"), false);
        check_same("triboard", &format!("{empty}/bg13# b"), &format!("#13rg/{empty} g"), true);
        let nine = "9/9/9/9/9/9/9/9";
        let rest = "0,0";
        check_same(
            "luckymoose",
            &format!("g1,g2,7/{nine} 1 {rest} g3p1/6 30 0 -"),
            &format!("8,r4/8,r2/{} 2 7,9 6/b4r6 30 0 -", &nine[..13]),
            true,
        );
        check_same(
            "luckymoose",
            &format!("g1,g2,7/{nine} 1 {rest} g3p1/6 30 0 -"),
            &format!("g1,g2,7/{nine} 1 {rest} g3p4/6 30 0 -"),
            false,
        );
    }
}
