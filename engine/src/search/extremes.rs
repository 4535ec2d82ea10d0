//! Tests: the furthest values that the games have, and that no search takes one for another.

use super::multiplayer::Multiplayer;
use super::samples::{luckymoose_ends, play_out};
use super::uct_max_n::NEAR;
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

/// A game with positions that are far from those of its games: full boards, high stacks, all points.
trait Extreme: Evaluate {
    /// The text of a position; not each is one.
    fn text(rng: &mut Rng) -> String;

    /// What the end of a game is worth to a player, by its status alone.
    fn worth(&self, player: Player) -> i64 {
        let scores = self.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        100 * (i64::from(scores[player]) - i64::from(best))
    }
}

/// One of some numbers.
fn pick(rng: &mut Rng, from: &[u64]) -> u64 {
    from[rng.below(from.len() as u64) as usize]
}

/// Whether something is so that is in so many of 100 cases.
fn is_one_of(rng: &mut Rng, percent: u64) -> bool {
    rng.below(100) < percent
}

/// A rank of squares, each of which is a letter or empty.
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

/// Ranks of squares that are filled and of the first side in so many of 100 cases.
fn board(rng: &mut Rng, [files, ranks]: [usize; 2], letters: &[char]) -> String {
    let filled = pick(rng, &[20, 50, 80, 90, 97, 100]);
    let first = pick(rng, &[0, 10, 33, 90, 98, 100]);
    let mut square = |_| {
        is_one_of(rng, filled).then(|| match is_one_of(rng, first) {
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

    fn worth(&self, player: Player) -> i64 {
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

/// Points near the least and the most, and others.
fn points(rng: &mut Rng) -> u64 {
    let any = rng.below(10_000_000);
    pick(rng, &[0, 1, 17, 645_414, 5_000_000, 9_999_980, 9_999_998, 9_999_999, any])
}

/// A position of LuckyMoose with points of its own for each player.
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
            position.play(&mv);
        }
        with_points(&position, rng)
    }
}

/// Positions that are some, out of so many texts.
fn positions<G: Extreme>(seed: u64, count: u64) -> Vec<G> {
    let mut rng = Rng::new(seed);
    (0..count).filter_map(|_| G::text(&mut rng).parse().ok()).collect()
}

fn values_lie_within_their_bounds<G: Extreme>(opinion: i32) {
    let mut positions: Vec<G> = positions(1, 2000);
    assert!(positions.len() > 400, "{} are too few", positions.len());
    // And what they lead to.
    for n in 0..positions.len() {
        let mut moves = Vec::new();
        positions[n].legal_moves(&mut moves);
        for mv in moves.iter().step_by(1 + moves.len() / 4) {
            let mut after = positions[n].clone();
            after.play(mv);
            assert_eq!(after.to_string().parse().as_ref(), Ok(&after));
            positions.push(after);
        }
    }
    for position in positions {
        for player in (0..position.players()).map(Player) {
            let values = [position.outcome(player), position.draw_value(player)];
            assert!(values.iter().all(|value| value.abs() <= G::MAX_VALUE), "{position}");
            assert!(position.evaluate(player).abs() <= opinion, "{position}");
            assert_eq!(i64::from(position.outcome(player)), position.worth(player), "{position}");
            for level in Level::ALL {
                assert!(
                    G::strength(level).evaluate(&position, player).abs() <= opinion,
                    "{position}"
                );
            }
        }
    }
}

#[test]
fn gambits_values_lie_within_their_bounds() {
    values_lie_within_their_bounds::<Gambit>(Gambit::MAX_VALUE);
}

#[test]
fn combos_opinions_are_less_than_half_of_a_won_game() {
    values_lie_within_their_bounds::<Combo>(WIN / 2);
}

#[test]
fn triboards_values_lie_within_their_bounds() {
    values_lie_within_their_bounds::<Triboard>(Triboard::MAX_VALUE);
}

#[test]
fn luckymooses_values_lie_within_their_bounds() {
    values_lie_within_their_bounds::<LuckyMoose>(LuckyMoose::MAX_VALUE);
}

/// Searches positions to their ends, where that is near: what is called proved on the way is what best
/// play comes to, and in the end everything is, for a level that sees all. Returns how many were
/// searched and the furthest value.
fn check_proofs<G: Extreme, S: Search<G>>(positions: &[G], is_solved: bool) -> (usize, i64) {
    let (mut searched, mut most) = (0, 0);
    for position in positions {
        let Some(mover) = position.to_move() else {
            continue;
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let worth = |mv: &G::Move| {
            let mut after = position.clone();
            after.play(mv);
            let worth = |end: &G| end.worth(mover);
            Some((mv.to_string(), play_out(&after, mover, &worth, &mut 3000)?))
        };
        let Some(worths) = moves.iter().map(worth).collect::<Option<Vec<_>>>() else {
            continue;
        };
        searched += 1;
        most = worths.iter().map(|(_, worth)| worth.abs()).fold(most, i64::max);
        for (level, all) in [(Level::Master, true), (Level::Master, false), (Level::Hard, true)] {
            let options = Options { level, seed: 1, all };
            let view = position.view(mover);
            let mut search: S = Search::new(view, &[], options).expect("the game goes on");
            let check = |report: &Report<G::Move>| {
                for value in report.values.iter().filter(|value| value.proved) {
                    let worth = worths.iter().find(|(mv, _)| *mv == value.mv.to_string());
                    let worth = worth.map(|(_, worth)| *worth);
                    assert_eq!(Some(value.value.into()), worth, "{} in {position}", value.mv);
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
fn what_is_proved_of_gambit_is_true() {
    let positions = positions::<Gambit>(2, 3000);
    let (searched, most) = check_proofs::<_, PrincipalVariation<Gambit>>(&positions, true);
    assert!(searched > 300 && most > 5000, "{searched} with values up to {most}");
}

#[test]
fn what_is_proved_of_combo_is_true() {
    let positions = positions::<Combo>(3, 700);
    let (searched, most) = check_proofs::<_, Selective<Combo>>(&positions, false);
    assert!(searched > 100 && most == WIN.into(), "{searched} with values up to {most}");
}

#[test]
fn what_is_proved_of_luckymoose_is_true() {
    // With points of every size.
    let mut rng = Rng::new(4);
    let ends = luckymoose_ends(6).take(150).map(|end| {
        let text = with_points(&end, &mut rng);
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    });
    let ends: Vec<LuckyMoose> = ends.collect();
    let (searched, most) = check_proofs::<_, Simulation<LuckyMoose>>(&ends, true);
    assert!(searched > 100 && most > 999_000_000, "{searched} with values up to {most}");
}

/// Six tokens on the border: a line of six times three for each of them.
#[test]
fn the_greatest_lay_is_proved_to_be_what_it_is() {
    // All tokens of one set but seven lie on the board, most of them away from the others' reach.
    let board = "9/1,o1,o2,o3,o4,o5,o6,2/1,y1,y2,y3,y4,y5,y6,2/1,g1,g2,g3,g4,g5,g6,2/\
                 1,b1,b2,b3,b4,b5,b6,2/1,p1,p2,p3,p4,p5,3/9/9/9";
    for (points, worth) in [("0,0", 1_789_200), ("0,9999999", -998_210_700)] {
        let text = format!("{board} 1 {points} r1r2r3r4r5r6/p6 - 0 0000000000000000");
        let position: LuckyMoose = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let options = Options { level: Level::Master, seed: 1, all: true };
        let view = position.view(Player(0));
        let mut search: Simulation<LuckyMoose> =
            Search::new(view, &[], options).expect("the game goes on");
        let report = search.advance(100_000);
        let lay = "r1@b9,r2@c9,r3@d9,r4@e9,r5@f9,r6@g9";
        let value = report.values.iter().find(|value| value.mv.to_string() == lay);
        let value = value.expect("the lay is legal");
        assert_eq!((value.value, value.proved), (worth, true));
    }
}

/// Who gets what in the end where each plays for themselves, of equal ends the worst for the root or,
/// where it is the root's turn, for the better of its rivals.
fn max_n(position: &Triboard, root: Player, left: &mut u32) -> Option<[i64; 3]> {
    *left = left.checked_sub(1)?;
    let Some(mover) = position.to_move() else {
        return Some([0, 1, 2].map(|player| position.worth(Player(player))));
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
        after.play(mv);
        let end = max_n(&after, root, left)?;
        if best.is_none_or(|best| rank(&end) > rank(&best)) {
            best = Some(end);
        }
    }
    best
}

#[test]
fn the_end_of_triboard_is_told_as_it_is() {
    let (mut searched, mut most) = (0, 0);
    let ends = positions::<Triboard>(5, 20_000).into_iter();
    for position in ends.filter(|position| (1..=NEAR).contains(&position.moves_left())).take(300) {
        let root = position.to_move().expect("a player was named");
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let end = |mv: &crate::Square| {
            let mut after = position;
            after.play(mv);
            max_n(&after, root, &mut 3000)
        };
        let Some(ends) = moves.iter().map(end).collect::<Option<Vec<_>>>() else {
            continue;
        };
        searched += 1;
        let options = Options { level: Level::Master, seed: 1, all: true };
        let mut search: MultiplayerSearch<Triboard> =
            Search::new(position, &[], options).expect("the game goes on");
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
