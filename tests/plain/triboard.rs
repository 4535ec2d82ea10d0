//! The plain rules of Triboard: a board of letters, on which every line is walked.

use super::Plain;

const PLAYERS: [char; 3] = ['b', 'r', 'g'];

/// A position: the board by rank from the bottom and file from the left, and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Triboard {
    cells: Vec<Vec<char>>,
    mover: char,
}

impl Plain for Triboard {
    const ID: &'static str = "triboard";

    fn parse(text: &str) -> Option<Self> {
        let (board, mover) = text.split_once(' ')?;
        let mut cells = Vec::new();
        for rank in board.split('/').rev() {
            let mut row = Vec::new();
            let mut number = String::new();
            for letter in rank.chars().chain(['.']) {
                if letter.is_ascii_digit() {
                    number.push(letter);
                    continue;
                }
                row.extend(std::iter::repeat_n('.', number.parse().unwrap_or(0)));
                number.clear();
                row.push(letter);
            }
            row.pop();
            cells.push(row);
        }
        let position = Self { cells, mover: mover.chars().next()? };
        (position.text() == text).then_some(position)
    }

    fn text(&self) -> String {
        let mut ranks = Vec::new();
        for row in self.cells.iter().rev() {
            let mut text = String::new();
            let mut run = 0;
            for letter in row {
                if *letter == '.' {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                }
                run = 0;
                text.push(*letter);
            }
            if run > 0 {
                text += &run.to_string();
            }
            ranks.push(text);
        }
        format!("{} {}", ranks.join("/"), self.mover)
    }

    fn moves(&self) -> Vec<(String, Self)> {
        let mut moves = self.moves_of(self.mover);
        for (_, after) in &mut moves {
            let place = PLAYERS.iter().position(|player| *player == self.mover).unwrap_or(0);
            let mut next = (1..=3).map(|n| PLAYERS[(place + n) % 3]);
            let able = next.find(|player| !after.moves_of(*player).is_empty());
            after.mover = able.unwrap_or('-');
        }
        moves
    }

    fn status(&self) -> String {
        let count = |player: char| self.cells.iter().flatten().filter(|c| **c == player).count();
        let counts = PLAYERS.map(count);
        let scores = counts.map(|count| count.to_string()).join(",");
        if PLAYERS.iter().any(|player| !self.moves_of(*player).is_empty()) {
            return format!("playing - {scores}");
        }
        let best = counts.iter().max().copied().unwrap_or(0);
        let winners = PLAYERS.into_iter().filter(|player| count(*player) == best);
        let winners: Vec<String> = winners.map(String::from).collect();
        format!("over {} {scores}", winners.join(","))
    }
}

impl Triboard {
    /// The moves of a player with the resulting positions, whose player to move is not yet updated,
    /// sorted by the text of the move.
    fn moves_of(&self, player: char) -> Vec<(String, Self)> {
        let mut moves = Vec::new();
        for rank in 0..11 {
            for file in 0..16 {
                if self.at(file, rank) != Some('.') || !PLAYERS.contains(&player) {
                    continue;
                }
                let mut flips = Vec::new();
                for (right, up) in
                    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
                {
                    let mut line = Vec::new();
                    let mut place = (file + right, rank + up);
                    let first = self.at(place.0, place.1);
                    if !first.is_some_and(|c| PLAYERS.contains(&c) && c != player) {
                        continue;
                    }
                    while self.at(place.0, place.1) == first {
                        line.push(place);
                        place = (place.0 + right, place.1 + up);
                    }
                    if self.at(place.0, place.1) == Some(player) {
                        flips.extend(line);
                    }
                }
                if flips.is_empty() {
                    continue;
                }
                let mut after = self.clone();
                flips.push((file, rank));
                for (file, rank) in flips {
                    after.cells[rank as usize][file as usize] = player;
                }
                moves.push((format!("{}{}", char::from(b'a' + file as u8), rank + 1), after));
            }
        }
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }

    fn at(&self, file: i32, rank: i32) -> Option<char> {
        let inside = (0..16).contains(&file) && (0..11).contains(&rank);
        inside.then(|| self.cells[rank as usize][file as usize])
    }
}
