//! Tests: extreme values stay within their bounds, and searches handle them correctly.

use super::multiplayer::Multiplayer;
use super::samples::{luckymoose_ends, minimax};
use super::uct_max_n::MAX_MOVES_LEFT;
use super::{
    Level, MultiplayerSearch, Options, PrincipalVariation, Report, Search, Selective, Simulation,
    WIN,
};
use crate::games::combo::Combo;
use crate::games::gambit::Gambit;
use crate::games::luckymoose::LuckyMoose;
use crate::games::triboard::Triboard;
use crate::search::Evaluate;
use crate::{Game, Player, Rng};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A generator of extreme positions: full boards, high stacks, maximum points.
trait Extreme: Evaluate {
    /// A random text of a position, which may be invalid.
    fn text(rng: &mut Rng) -> String;

    /// The value of a finished game for a player, by its scores alone.
    fn final_value(&self, player: Player) -> i64 {
        let scores = self.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        100 * (i64::from(scores[player]) - i64::from(best))
    }
}

/// Picks one of the numbers.
fn pick(rng: &mut Rng, from: &[u64]) -> u64 {
    from[rng.below(from.len() as u64) as usize]
}

/// True with a probability of `percent`.
fn has_chance(rng: &mut Rng, percent: u64) -> bool {
    rng.below(100) < percent
}

/// The text of a rank of squares, each a letter or empty.
fn rank(squares: impl Iterator<Item = Option<char>>) -> String {
    let mut rank = String::new();
    let mut empty = 0;
    for square in squares.map(Some).chain([None]) {
        let Some(None) = square else {
            if empty > 0 {
                rank += &empty.to_string();
            }
            empty = 0;
            rank.extend(square.flatten());
            continue;
        };
        empty += 1;
    }
    rank
}

/// The text of a random board with a random share of filled squares and of squares of the first side.
fn board(rng: &mut Rng, [files, ranks]: [usize; 2], letters: &[char]) -> String {
    let filled = pick(rng, &[20, 50, 80, 90, 97, 100]);
    let first = pick(rng, &[0, 10, 33, 90, 98, 100]);
    let mut square = |_| {
        has_chance(rng, filled).then(|| match has_chance(rng, first) {
            true => letters[0],
            false => letters[1 + rng.below(letters.len() as u64 - 1) as usize],
        })
    };
    let ranks: Vec<String> = (0..ranks).map(|_| rank((0..files).map(&mut square))).collect();
    ranks.join("/")
}

impl Extreme for Gambit {
    fn text(rng: &mut Rng) -> String {
        format!("{} {}", board(rng, [8, 4], &['o', 'x']), ['o', 'x'][rng.below(2) as usize])
    }
}

impl Extreme for Combo {
    fn text(rng: &mut Rng) -> String {
        let mut squares = [(); 64].map(|()| String::new());
        for side in ['b', 'w'] {
            let mut left = pick(rng, &[1, 1, 2, 3, 16]);
            while left > 0 {
                let pieces = 1 + rng.below(left);
                let square = &mut squares[rng.below(64) as usize];
                if square.is_empty() {
                    *square = format!("{side}{pieces}");
                    left -= pieces;
                }
            }
        }
        let rank = |rank: &[String]| {
            let mut items: Vec<String> = Vec::new();
            let mut empty = 0;
            for square in rank.iter().map(Some).chain([None]) {
                if square.is_some_and(String::is_empty) {
                    empty += 1;
                    continue;
                }
                items.extend((empty > 0).then(|| empty.to_string()));
                items.extend(square.cloned());
                empty = 0;
            }
            items.join(",")
        };
        let ranks: Vec<String> = squares.chunks(8).map(rank).collect();
        let side = ['b', 'w'][rng.below(2) as usize];
        format!("{} {side} {}", ranks.join("/"), pick(rng, &[0, 31, 97, 98, 99]))
    }

    fn final_value(&self, player: Player) -> i64 {
        let wins = |player| i64::from(self.is_winner(player));
        i64::from(WIN) * (wins(player) - wins(Player(1 - player.0)))
    }
}

impl Extreme for Triboard {
    fn text(rng: &mut Rng) -> String {
        let mut letters = ['b', 'r', 'g'];
        rng.shuffle(&mut letters);
        let letters = [letters[0], letters[1], letters[2], '#'];
        let side = letters[rng.below(3) as usize];
        format!("{} {side}", board(rng, [16, 11], &letters))
    }
}

/// Random points: often near the minimum or the maximum.
fn points(rng: &mut Rng) -> u64 {
    let any = rng.below(10_000_000);
    pick(rng, &[0, 1, 17, 645_414, 5_000_000, 9_999_980, 9_999_998, 9_999_999, any])
}

/// The text of a LuckyMoose position with the points of all players replaced.
fn with_points(position: &LuckyMoose, rng: &mut Rng) -> String {
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    let points: Vec<String> = fields[2].split(',').map(|_| points(rng).to_string()).collect();
    let points = points.join(",");
    fields[2] = &points;
    fields.join(" ")
}

impl Extreme for LuckyMoose {
    fn text(rng: &mut Rng) -> String {
        let seed = rng.below(1000);
        let setup = format!("seed={seed} size=9 sets={} players={}", 1 + seed % 6, 2 + seed % 3);
        let mut position = Self::start(&setup.parse().expect("a set-up"));
        for _ in 0..rng.below(60) {
            let Some(mv) = position.greedy_move() else {
                break;
            };
            position.play_unchecked(&mv);
        }
        with_points(&position, rng)
    }
}

/// The valid positions among `count` random texts.
fn positions<G: Extreme>(seed: u64, count: u64) -> Vec<G> {
    let mut rng = Rng::new(seed);
    (0..count).filter_map(|_| G::text(&mut rng).parse().ok()).collect()
}

fn check_bounds<G: Extreme>(max_evaluation: i32) {
    let mut positions: Vec<G> = positions(1, 2000);
    assert!(positions.len() > 400, "{} are too few", positions.len());
    // Add some successors.
    for n in 0..positions.len() {
        let mut moves = Vec::new();
        positions[n].legal_moves(&mut moves);
        for mv in moves.iter().step_by(1 + moves.len() / 4) {
            let mut after = positions[n].clone();
            after.play_unchecked(mv);
            assert_eq!(after.to_string().parse().as_ref(), Ok(&after));
            positions.push(after);
        }
    }
    for position in positions {
        for player in (0..position.players()).map(Player) {
            let values = [position.outcome(player), position.draw_value(player)];
            assert!(values.iter().all(|value| value.abs() <= G::MAX_VALUE), "{position}");
            assert!(position.evaluate(player).abs() <= max_evaluation, "{position}");
            assert_eq!(
                i64::from(position.outcome(player)),
                position.final_value(player),
                "{position}"
            );
            for level in Level::ALL {
                assert!(
                    G::strength(level).evaluate(&position, player).abs() <= max_evaluation,
                    "{position}"
                );
            }
        }
    }
}

#[test]
fn gambit_values_are_bounded() {
    check_bounds::<Gambit>(Gambit::MAX_VALUE);
}

#[test]
fn combo_evaluations_are_less_than_half_a_win() {
    check_bounds::<Combo>(WIN / 2);
}

#[test]
fn triboard_values_are_bounded() {
    check_bounds::<Triboard>(Triboard::MAX_VALUE);
}

#[test]
fn luckymoose_values_are_bounded() {
    check_bounds::<LuckyMoose>(LuckyMoose::MAX_VALUE);
}

/// Searches all positions that are close to the end of the game. Checks that proved values agree with
/// minimax and, if `is_solved`, that a level that overlooks nothing proves all values. Returns the
/// number of positions searched and the largest absolute value.
fn check_proofs<G: Extreme, S: Search<G>>(positions: &[G], is_solved: bool) -> (usize, i64) {
    let (mut searched, mut most) = (0, 0);
    for position in positions {
        let Some(mover) = position.to_move() else {
            continue;
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let value_of = |mv: &G::Move| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let final_value = |end: &G| end.final_value(mover);
            Some((mv.to_string(), minimax(&after, mover, &final_value, &mut 3000)?))
        };
        let Some(expected) = moves.iter().map(value_of).collect::<Option<Vec<_>>>() else {
            continue;
        };
        searched += 1;
        most = expected.iter().map(|(_, value)| value.abs()).fold(most, i64::max);
        for (level, all) in [(Level::Master, true), (Level::Master, false), (Level::Hard, true)] {
            let options = Options::new(level, 1).with_all(all);
            let view = position.view(mover);
            let mut search: S = Search::new(view, &[], options).expect("the game is not over");
            let check = |report: &Report<G::Move>| {
                for value in report.values.iter().filter(|value| value.proved) {
                    let expected = expected.iter().find(|(mv, _)| *mv == value.mv.to_string());
                    let expected = expected.map(|(_, value)| *value);
                    assert_eq!(Some(value.value.into()), expected, "{} in {position}", value.mv);
                }
            };
            let report = loop {
                let report = search.advance(300);
                check(&report);
                if report.done || report.nodes > 200_000 {
                    break report;
                }
            };
            if (level, all, is_solved) == (Level::Master, true, true) {
                assert!(report.done, "{position}");
                assert!(report.values.iter().all(|value| value.proved), "{position}");
                assert_eq!(report.values.len(), moves.len(), "{position}");
            }
        }
    }
    (searched, most)
}

#[test]
fn proved_values_of_gambit_are_correct() {
    let positions = positions::<Gambit>(2, 3000);
    let (searched, most) = check_proofs::<_, PrincipalVariation<Gambit>>(&positions, true);
    assert!(searched > 300 && most > 5000, "{searched} with values up to {most}");
}

#[test]
fn proved_values_of_combo_are_correct() {
    let positions = positions::<Combo>(3, 700);
    let (searched, most) = check_proofs::<_, Selective<Combo>>(&positions, false);
    assert!(searched > 100 && most == i64::from(WIN), "{searched} with values up to {most}");
}

#[test]
fn proved_values_of_luckymoose_are_correct() {
    let mut rng = Rng::new(4);
    let ends = luckymoose_ends(6).take(150).map(|end| {
        let text = with_points(&end, &mut rng);
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    });
    let ends: Vec<LuckyMoose> = ends.collect();
    let (searched, most) = check_proofs::<_, Simulation<LuckyMoose>>(&ends, true);
    assert!(searched > 100 && most > 999_000_000, "{searched} with values up to {most}");
}

/// The lay of the most points: six tokens on the border, each with a factor of three.
#[test]
fn the_value_of_the_largest_lay_is_proved() {
    // All but seven tokens of one set are on the board.
    let board = "9/1,o1,o2,o3,o4,o5,o6,2/1,y1,y2,y3,y4,y5,y6,2/1,g1,g2,g3,g4,g5,g6,2/\
                 1,b1,b2,b3,b4,b5,b6,2/1,p1,p2,p3,p4,p5,3/9/9/9";
    for (points, expected) in [("0,0", 1_789_200), ("0,9999999", -998_210_700)] {
        let text = format!("{board} 1 {points} r1r2r3r4r5r6/p6 - 0 0000000000000000");
        let position: LuckyMoose = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let options = Options::new(Level::Master, 1).with_all(true);
        let view = position.view(Player(0));
        let mut search: Simulation<LuckyMoose> =
            Search::new(view, &[], options).expect("the game is not over");
        let report = search.advance(100_000);
        let lay = "r1@b9,r2@c9,r3@d9,r4@e9,r5@f9,r6@g9";
        let value = report.values.iter().find(|value| value.mv.to_string() == lay);
        let value = value.expect("the lay is legal");
        assert_eq!((value.value, value.proved), (expected, true));
    }
}

/// The max^n value of a position for each player by exhaustive search. Ties are broken against the
/// root player, or by the root player against the best opponent. `None` when `left` reaches 0.
fn max_n(position: &Triboard, root: Player, left: &mut u32) -> Option<[i64; 3]> {
    *left = left.checked_sub(1)?;
    let Some(mover) = position.to_move() else {
        return Some([0, 1, 2].map(|player| position.final_value(Player(player))));
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let own = usize::from(mover.0);
    let rank = |end: &[i64; 3]| match mover == root {
        true => (end[own], -end[(own + 1) % 3].max(end[(own + 2) % 3])),
        false => (end[own], -end[usize::from(root.0)]),
    };
    let mut best: Option<[i64; 3]> = None;
    for mv in &moves {
        let mut after = *position;
        after.play_unchecked(mv);
        let end = max_n(&after, root, left)?;
        if best.is_none_or(|best| rank(&end) > rank(&best)) {
            best = Some(end);
        }
    }
    best
}

#[test]
fn endgame_values_of_triboard_agree_with_max_n() {
    let (mut searched, mut most) = (0, 0);
    let ends = positions::<Triboard>(5, 20_000).into_iter();
    for position in
        ends.filter(|position| (1..=MAX_MOVES_LEFT).contains(&position.moves_left())).take(300)
    {
        let root = position.to_move().expect("a player was named");
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let end = |mv: &crate::Square| {
            let mut after = position;
            after.play_unchecked(mv);
            max_n(&after, root, &mut 3000)
        };
        let Some(ends) = moves.iter().map(end).collect::<Option<Vec<_>>>() else {
            continue;
        };
        searched += 1;
        let options = Options::new(Level::Master, 1).with_all(true);
        let mut search: MultiplayerSearch<Triboard> =
            Search::new(position, &[], options).expect("the game is not over");
        while !search.run(1000).done {}
        for value in search.report().values {
            let place = moves.iter().position(|mv| *mv == value.mv).expect("a legal move");
            let end = ends[place][usize::from(root.0)];
            assert_eq!(i64::from(value.value), end, "{} in {position}", value.mv);
            most = most.max(end.abs());
        }
    }
    assert!(searched > 100 && most > 15_000, "{searched} with values up to {most}");
}
