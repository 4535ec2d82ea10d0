//! The plain rules of LuckyMoose: a board of texts, on which every lay is tried.

use super::Plain;
use std::collections::BTreeMap;

const COLOURS: &str = "roygbp";

/// A position: the token of each tile, or an empty text, by rank from the bottom and file from the left,
/// and the other fields of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LuckyMoose {
    tiles: Vec<Vec<String>>,
    mover: usize,
    scores: Vec<u64>,
    hands: Vec<Vec<String>>,
    pool: Vec<String>,
    quiet: usize,
    state: u64,
}

impl Plain for LuckyMoose {
    const ID: &'static str = "luckymoose";

    fn parse(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, mover, scores, hands, pool, quiet, state] = fields.as_slice() else {
            return None;
        };
        let mut tiles = Vec::new();
        for rank in board.split('/').rev() {
            let mut row = Vec::new();
            for item in rank.split(',') {
                if item.starts_with(|c| COLOURS.contains(c)) {
                    row.push(item.to_string());
                } else {
                    let run: usize = item.parse().ok()?;
                    row.extend(std::iter::repeat_n(String::new(), run.min(30)));
                }
            }
            tiles.push(row);
        }
        let size = tiles.len();
        if size % 2 == 0 || !(9..=21).contains(&size) || tiles.iter().any(|row| row.len() != size) {
            return None;
        }
        let position = Self {
            tiles,
            mover: mover.parse::<usize>().ok()?.checked_sub(1)?,
            scores: scores.split(',').map(|score| score.parse().ok()).collect::<Option<_>>()?,
            hands: hands.split('/').map(tokens_of).collect::<Option<_>>()?,
            pool: tokens_of(pool)?,
            quiet: quiet.parse().ok()?,
            state: u64::from_str_radix(state, 16).ok()?,
        };
        let players = position.scores.len();
        let is_right = (2..=4).contains(&players)
            && position.hands.len() == players
            && position.mover < players
            && position.quiet <= 3 * players
            && position.hands.iter().all(|hand| hand.len() <= 6);
        (is_right && position.text() == text).then_some(position)
    }

    fn text(&self) -> String {
        let mut ranks = Vec::new();
        for row in self.tiles.iter().rev() {
            let mut items: Vec<String> = Vec::new();
            let mut run = 0;
            for tile in row {
                if tile.is_empty() {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    items.push(run.to_string());
                    run = 0;
                }
                items.push(tile.clone());
            }
            if run > 0 {
                items.push(run.to_string());
            }
            ranks.push(items.join(","));
        }
        let scores: Vec<String> = self.scores.iter().map(u64::to_string).collect();
        let hands: Vec<String> = self.hands.iter().map(|hand| text_of(&sorted(hand))).collect();
        format!(
            "{} {} {} {} {} {} {:016x}",
            ranks.join("/"),
            self.mover + 1,
            scores.join(","),
            hands.join("/"),
            text_of(&self.pool),
            self.quiet,
            self.state
        )
    }

    fn moves(&self) -> Vec<(String, Self)> {
        let mut moves = BTreeMap::new();
        if self.is_over() {
            return Vec::new();
        }
        for lay in self.lays() {
            moves.insert(self.lay_text(&lay), self.after_lay(&lay));
        }
        let has_lay = !moves.is_empty();
        let hand = sorted(&self.hands[self.mover]);
        for choice in 1..1_u32 << hand.len() {
            let chosen = |n: &usize| choice & 1 << n != 0;
            let given: Vec<String> =
                (0..hand.len()).filter(chosen).map(|n| hand[n].clone()).collect();
            if given.len() <= self.pool.len() {
                moves.insert(format!("~{}", given.concat()), self.after_exchange(&given));
            }
        }
        if !has_lay {
            let mut after = self.clone();
            after.quiet += 1;
            after.mover = (self.mover + 1) % self.scores.len();
            moves.insert("pass".to_string(), after);
        }
        moves.into_iter().collect()
    }

    fn status(&self) -> String {
        let scores: Vec<String> = self.scores.iter().map(u64::to_string).collect();
        let scores = scores.join(",");
        if !self.is_over() {
            return format!("playing - {scores}");
        }
        let best = self.scores.iter().max();
        let winners = (0..self.scores.len()).filter(|n| self.scores.get(*n) == best);
        let winners: Vec<String> = winners.map(|n| (n + 1).to_string()).collect();
        format!("over {} {scores}", winners.join(","))
    }
}

/// The tokens of a lay with their tiles: rank and file, counted from 0.
type Laid = Vec<((usize, usize), String)>;

impl LuckyMoose {
    fn is_over(&self) -> bool {
        let players = self.scores.len();
        let is_stuck = self.quiet == 3 * players || self.pool.is_empty() && self.quiet >= players;
        is_stuck || self.pool.is_empty() && self.hands.iter().any(Vec::is_empty)
    }

    /// The legal lays, some of them twice.
    fn lays(&self) -> Vec<Laid> {
        let size = self.tiles.len();
        let mut found = Vec::new();
        if !self.has_valid_lines() {
            return found;
        }
        for rank in 0..size {
            for file in 0..size {
                for (up, right) in [(0, 1), (1, 0)] {
                    let mut board = self.clone();
                    let hand = self.hands[self.mover].clone();
                    board.lay_on(
                        (rank, file),
                        (up, right),
                        &hand,
                        &mut Vec::new(),
                        &mut found,
                        self,
                    );
                }
            }
        }
        found
    }

    /// Extends `laid` by each token of `hand` on the first empty tile from `at` on, recursively, and
    /// appends the legal lays to `found`.
    fn lay_on(
        &mut self,
        at: (usize, usize),
        (up, right): (usize, usize),
        hand: &[String],
        laid: &mut Laid,
        found: &mut Vec<Laid>,
        before: &Self,
    ) {
        let (mut rank, mut file) = at;
        if laid.is_empty() && !self.at(rank, file).is_some_and(str::is_empty) {
            return;
        }
        while self.at(rank, file).is_some_and(|tile| !tile.is_empty()) {
            (rank, file) = (rank + up, file + right);
        }
        if self.at(rank, file).is_none() {
            return;
        }
        for (n, token) in hand.iter().enumerate() {
            self.tiles[rank][file] = token.clone();
            // An invalid line stays invalid with more tokens.
            if is_valid(&self.line(rank, file, (0, 1))) && is_valid(&self.line(rank, file, (1, 0)))
            {
                laid.push(((rank, file), token.clone()));
                if before.is_touched(laid) {
                    found.push(laid.clone());
                }
                let mut rest = hand.to_vec();
                rest.remove(n);
                self.lay_on((rank, file), (up, right), &rest, laid, found, before);
                laid.pop();
            }
            self.tiles[rank][file] = String::new();
        }
    }

    /// Whether a lay is next to a token of this board, or covers the centre of an empty one.
    fn is_touched(&self, laid: &Laid) -> bool {
        let half = self.tiles.len() / 2;
        if self.tiles.iter().flatten().all(String::is_empty) {
            return laid.iter().any(|(tile, _)| *tile == (half, half));
        }
        let has_token = |rank, file| self.at(rank, file).is_some_and(|t| !t.is_empty());
        laid.iter().any(|&((rank, file), _)| {
            has_token(rank + 1, file)
                || has_token(rank, file + 1)
                || rank > 0 && has_token(rank - 1, file)
                || file > 0 && has_token(rank, file - 1)
        })
    }

    /// The tiles of the run of tokens through a tile, along a direction.
    fn line_tiles(
        &self,
        rank: usize,
        file: usize,
        (up, right): (usize, usize),
    ) -> Vec<(usize, usize)> {
        let (mut rank, mut file) = (rank, file);
        let has_token = |rank, file| self.at(rank, file).is_some_and(|t| !t.is_empty());
        while rank >= up && file >= right && has_token(rank - up, file - right) {
            (rank, file) = (rank - up, file - right);
        }
        let mut tiles = Vec::new();
        while has_token(rank, file) {
            tiles.push((rank, file));
            (rank, file) = (rank + up, file + right);
        }
        tiles
    }

    fn line(&self, rank: usize, file: usize, direction: (usize, usize)) -> Vec<String> {
        let tiles = self.line_tiles(rank, file, direction);
        tiles.into_iter().map(|(rank, file)| self.tiles[rank][file].clone()).collect()
    }

    fn has_valid_lines(&self) -> bool {
        let size = self.tiles.len();
        (0..size).all(|rank| {
            (0..size).all(|file| {
                self.tiles[rank][file].is_empty()
                    || is_valid(&self.line(rank, file, (0, 1)))
                        && is_valid(&self.line(rank, file, (1, 0)))
            })
        })
    }

    fn at(&self, rank: usize, file: usize) -> Option<&str> {
        Some(self.tiles.get(rank)?.get(file)?)
    }

    fn lay_text(&self, lay: &Laid) -> String {
        let mut lay = lay.clone();
        lay.sort();
        let item = |((rank, file), token): &((usize, usize), String)| {
            format!("{token}@{}{}", char::from(b'a' + *file as u8), rank + 1)
        };
        lay.iter().map(item).collect::<Vec<_>>().join(",")
    }

    fn after_lay(&self, lay: &Laid) -> Self {
        let mut after = self.clone();
        for ((rank, file), token) in lay {
            after.tiles[*rank][*file] = token.clone();
            let hand = &mut after.hands[self.mover];
            let place = hand.iter().position(|held| held == token).expect("it was in the hand");
            hand.remove(place);
        }
        let mut lines: Vec<Vec<(usize, usize)>> = Vec::new();
        for ((rank, file), _) in lay {
            for direction in [(0, 1), (1, 0)] {
                let line = after.line_tiles(*rank, *file, direction);
                if line.len() > 1 && !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        let edge = self.tiles.len() - 1;
        let half = self.tiles.len() / 2;
        for line in lines {
            let mut points = 2 * line.len() as u64 + if line.len() == 6 { 12 } else { 0 };
            for ((rank, file), _) in lay {
                if !line.contains(&(*rank, *file)) {
                    continue;
                }
                if [*rank, *file].iter().any(|n| *n == 0 || *n == edge) {
                    points *= 3;
                } else if rank.abs_diff(half).max(file.abs_diff(half)) == 3 {
                    points *= 2;
                }
            }
            after.scores[self.mover] += points;
        }
        while after.hands[self.mover].len() < 6 && !after.pool.is_empty() {
            let token = after.pool.remove(0);
            after.hands[self.mover].push(token);
        }
        if after.hands[self.mover].is_empty() && after.pool.is_empty() {
            after.scores[self.mover] += 6;
        }
        // The notation has no higher scores.
        after.scores[self.mover] = after.scores[self.mover].min(9_999_999);
        after.quiet = 0;
        after.mover = (self.mover + 1) % self.scores.len();
        after
    }

    fn after_exchange(&self, given: &[String]) -> Self {
        let mut after = self.clone();
        for token in given {
            let hand = &mut after.hands[self.mover];
            let place = hand.iter().position(|held| held == token).expect("it was in the hand");
            hand.remove(place);
        }
        for _ in given {
            let token = after.pool.remove(0);
            after.hands[self.mover].push(token);
        }
        after.pool.extend(sorted(given));
        for i in (1..after.pool.len()).rev() {
            // SplitMix64.
            after.state = after.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = after.state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^= z >> 31;
            let below = (u128::from(z) * (i as u128 + 1)) >> 64;
            after.pool.swap(i, below as usize);
        }
        after.quiet += 1;
        after.mover = (self.mover + 1) % self.scores.len();
        after
    }
}

/// Whether tokens make a valid line: all different, and of one colour or of one symbol.
fn is_valid(line: &[String]) -> bool {
    for (n, token) in line.iter().enumerate() {
        if line[..n].contains(token) {
            return false;
        }
    }
    let same = |place: usize| {
        line.iter().all(|token| token.as_bytes()[place] == line[0].as_bytes()[place])
    };
    same(0) || same(1)
}

/// Parses tokens, or `-` for none.
fn tokens_of(text: &str) -> Option<Vec<String>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let letters: Vec<char> = text.chars().collect();
    let token = |pair: &[char]| match pair {
        [colour, symbol @ '1'..='6'] if COLOURS.contains(*colour) => {
            Some(format!("{colour}{symbol}"))
        }
        _ => None,
    };
    letters.chunks(2).map(token).collect()
}

fn text_of(tokens: &[String]) -> String {
    if tokens.is_empty() { "-".to_string() } else { tokens.concat() }
}

/// Sorts tokens by colour and then by symbol.
fn sorted(tokens: &[String]) -> Vec<String> {
    let mut tokens = tokens.to_vec();
    tokens.sort_by_key(|token| (COLOURS.find(&token[..1]), token.clone()));
    tokens
}
