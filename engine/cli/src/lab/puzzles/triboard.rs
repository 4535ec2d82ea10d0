//! Puzzles of Triboard: exact ends, and middle games in which one move is better by six cells.

use super::judge::{Judge, Judgement};
use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::triboard::Triboard as Position;
use gambol::search::{
    Evaluate, Multiplayer, MultiplayerSearch, Options, PrincipalVariation, Report, Search,
};
use gambol::{Game, Player, Session, Square};
use std::cmp::Reverse;
use std::collections::HashMap;

/// The most empty cells of an end.
const ENDING: u32 = 7;
/// The fewest empty cells of a middle game.
const MIDDLE: u32 = 14;
/// One of so many positions of the middle game is looked at.
const INTERVAL: usize = 4;
/// The lead of the best move in a middle game, in hundredths of a cell.
const LEAD: i32 = 600;
/// The lead of the best result in an end, in cells.
const AHEAD: i32 = 2;
/// The depth of the search that takes the others for a coalition: at first, and for a judgement.
const GLANCE: u32 = 2;
const DEPTH: u32 = 3;
/// The visits of the search by UCT.
const VISITS: u64 = 1_500;
/// The positions between two looks at the number of them.
const SLICE: u64 = 1_000;

pub(super) struct Triboard;

/// The results of a game by player: own cells less the most of another.
type Results = [i32; 3];

/// Solves the end of a game. Each player wants the best result; among equal ones the others choose
/// what is worst for the player to move at the root, and that player what is worst for the best
/// other one.
struct Solver {
    root: usize,
    known: HashMap<Position, Results>,
}

impl Solver {
    fn of(position: &Position) -> Self {
        Self { root: position.to_move().map_or(0, |root| root.0.into()), known: HashMap::new() }
    }

    fn results(&mut self, position: &Position) -> Results {
        if position.to_move().is_none() {
            return [0, 1, 2].map(|player| position.outcome(Player(player)) / 100);
        }
        if let Some(results) = self.known.get(position) {
            return *results;
        }
        let best = self.rated(position).into_iter().next().expect("a player to move has a move");
        self.known.insert(*position, best.1);
        best.1
    }

    /// The moves with their results, the best first.
    fn rated(&mut self, position: &Position) -> Vec<(Square, Results)> {
        let own = position.to_move().map_or(0, |mover| usize::from(mover.0));
        let root = self.root;
        let rate = |mv: Square| {
            let mut after = *position;
            after.play_unchecked(&mv);
            (mv, self.results(&after))
        };
        let mut rated: Vec<_> = legal(position).into_iter().map(rate).collect();
        rated.sort_by_key(|(_, results)| {
            let others = (0..3).filter(|other| *other != own).map(|other| results[other]);
            let rival = if root == own { others.max().unwrap_or(0) } else { results[root] };
            (Reverse(results[own]), rival)
        });
        rated
    }
}

/// Solves the end of a game for all ways to break ties: what may come of a position, if every player
/// wants the best result.
#[derive(Default)]
struct Ties {
    known: HashMap<Position, Vec<Results>>,
}

impl Ties {
    fn outcomes(&mut self, position: &Position) -> Vec<Results> {
        let Some(mover) = position.to_move() else {
            return vec![[0, 1, 2].map(|player| position.outcome(Player(player)) / 100)];
        };
        if let Some(outcomes) = self.known.get(position) {
            return outcomes.clone();
        }
        let own = usize::from(mover.0);
        let after = self.after(position);
        let least = |n: usize| after[n].1.iter().map(|results| results[own]).min();
        let mut outcomes = Vec::new();
        for (n, (_, results)) in after.iter().enumerate() {
            // A move is not played if another one is better in any case.
            let others = (0..after.len()).filter(|other| *other != n);
            let bar = others.filter_map(least).max().unwrap_or(i32::MIN);
            outcomes.extend(results.iter().filter(|results| results[own] >= bar));
        }
        outcomes.sort_unstable();
        outcomes.dedup();
        self.known.insert(*position, outcomes.clone());
        outcomes
    }

    /// The moves with what may come of them.
    fn after(&mut self, position: &Position) -> Vec<(Square, Vec<Results>)> {
        let outcomes = |mv: Square| {
            let mut after = *position;
            after.play_unchecked(&mv);
            (mv, self.outcomes(&after))
        };
        legal(position).into_iter().map(outcomes).collect()
    }

    /// Whether a move reaches a goal however ties are broken, and no other does.
    fn is_only(&mut self, position: &Position, main: &str, goal: &str) -> bool {
        let own = position.to_move().map_or(0, |mover| usize::from(mover.0));
        let after = self.after(position);
        let results = |is_main: bool| {
            let moves = after.iter().filter(move |(mv, _)| (mv.to_string() == main) == is_main);
            moves.flat_map(|(_, outcomes)| outcomes.iter().map(move |results| results[own]))
        };
        let values: Vec<i32> =
            [results(true).min(), results(false).max()].into_iter().flatten().collect();
        only(&values, Some(goal)).is_some()
    }
}

/// Whether one result is the only one that wins, or the best by far.
fn only(values: &[i32], goal: Option<&str>) -> Option<&'static str> {
    let (best, second) = (*values.first()?, values.get(1).copied());
    let wins = best > 0 && second.is_none_or(|second| second <= 0);
    let leads = best > 0 && second.is_none_or(|second| best - second >= AHEAD);
    match goal {
        None | Some("win") if wins => Some("win"),
        None | Some("most") if leads => Some("most"),
        _ => None,
    }
}

/// The values of the search that takes the others for a coalition.
fn paranoid(position: &Position, depth: Option<u32>, nodes: u64) -> Result<Report<Square>> {
    let options = Options::default().with_margin(LEAD);
    let options = depth.map_or(options, |depth| options.with_depth(depth));
    let mut search: PrincipalVariation<Position> = Search::new(*position, &[], options)?;
    loop {
        let progress = search.run(SLICE);
        if progress.done || progress.nodes >= nodes {
            return Ok(search.report());
        }
    }
}

/// The values of the search by UCT.
fn uct(position: &Position, visits: u64, all: bool) -> Result<Report<Square>> {
    let options = Options::default().with_all(all);
    let mut search: MultiplayerSearch<Position> = Search::new(*position, &[], options)?;
    loop {
        let progress = search.run(SLICE);
        if progress.done || progress.nodes >= visits {
            return Ok(search.report());
        }
    }
}

/// The move that a report has far ahead of all others.
fn leader(report: &Report<Square>, lead: i32) -> Option<Square> {
    let [best, second] = [0, 1].map(|n| report.values.get(n));
    let (best, second) = (best?, second?);
    (best.value - second.value >= lead).then_some(best.mv)
}

/// The cells of a player.
fn cells(position: &Position, player: Player) -> i32 {
    position.scores()[player]
}

impl Judge for Triboard {
    fn judge(&self, view: &str, goal: Option<&str>) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        if position.moves_left() > ENDING {
            if goal.is_some() {
                return Ok(None);
            }
            let glance = paranoid(&position, Some(GLANCE), u64::MAX)?;
            if leader(&glance, LEAD / 2).is_none() {
                return Ok(None);
            }
            let report = paranoid(&position, Some(DEPTH), u64::MAX)?;
            let Some(best) = leader(&report, LEAD) else { return Ok(None) };
            if leader(&uct(&position, VISITS, false)?, LEAD) != Some(best) {
                return Ok(None);
            }
            return Ok(Some(Judgement {
                goal: "cells",
                accepted: vec![best.to_string()],
                effort: report.nodes,
                ..Judgement::default()
            }));
        }
        let mut solver = Solver::of(&position);
        let rated = solver.rated(&position);
        let own = solver.root;
        let values: Vec<i32> = rated.iter().map(|(_, results)| results[own]).collect();
        let Some(found) = only(&values, goal) else { return Ok(None) };
        if goal.is_none() && values.len() < 2 {
            return Ok(None);
        }
        let mut after = position;
        after.play_unchecked(&rated[0].0);
        let mut reply = Vec::new();
        while after.to_move().is_some_and(|mover| usize::from(mover.0) != own) {
            let mv = solver.rated(&after)[0].0;
            after.play_unchecked(&mv);
            reply.push(mv.to_string());
        }
        let goes_on = after.to_move().is_some() && !reply.is_empty();
        Ok(Some(Judgement {
            goal: found,
            accepted: vec![rated[0].0.to_string()],
            replies: if goes_on { vec![reply] } else { Vec::new() },
            is_forced: values.len() == 1,
            effort: solver.known.len() as u64,
            ..Judgement::default()
        }))
    }

    /// Ends are solved by another search, with all values, and for all ways to break ties.
    fn verify(&self, view: &str, judgement: &Judgement) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        let main = &judgement.accepted[0];
        let is_same = if judgement.goal == "cells" {
            let report = paranoid(&position, None, 10 * judgement.effort)?;
            let visits = 10 * VISITS;
            [leader(&report, LEAD), leader(&uct(&position, visits, false)?, LEAD)]
                .iter()
                .all(|best| best.is_some_and(|best| best.to_string() == *main))
        } else {
            let report = uct(&position, u64::MAX, true)?;
            let values: Vec<i32> = report.values.iter().map(|value| value.value / 100).collect();
            let is_main = report.values.first().is_some_and(|best| best.mv.to_string() == *main);
            let is_only = is_main && only(&values, Some(judgement.goal)).is_some();
            let mut ties = Ties::default();
            judgement.is_forced || is_only && ties.is_only(&position, main, judgement.goal)
        };
        Ok(is_same.then(|| judgement.clone()))
    }

    fn themes(&self, view: &str, mv: &str, _: &[String]) -> Result<Vec<&'static str>> {
        let before: Position = view.parse()?;
        let mv: Square = mv.parse()?;
        let mover = before.to_move().ok_or("the game goes on")?;
        let after = |mv: &Square| {
            let mut after = before;
            after.play_unchecked(mv);
            after
        };
        let others = [1, 2].map(|n| Player((mover.0 + n) % 3));
        let gained = |mv: &Square| cells(&after(mv), mover) - cells(&before, mover) - 1;
        let most = legal(&before).iter().map(gained).max().unwrap_or(0);
        let played = after(&mv);
        let (is_file_edge, is_rank_edge) =
            (mv.file == 0 || mv.file == 15, mv.rank == 0 || mv.rank == 10);
        let leads = |position: &Position| {
            others.iter().all(|other| cells(position, mover) > cells(position, *other))
        };
        let themes = [
            ("big", gained(&mv) >= 8),
            ("block", played.to_move().is_some_and(|next| next != others[0])),
            ("corner", is_file_edge && is_rank_edge),
            ("edge", is_file_edge != is_rank_edge),
            ("ending", before.moves_left() <= ENDING),
            ("modest", gained(&mv) < most),
            ("overtake", !leads(&before) && leads(&played)),
            (
                "sandwich",
                others.iter().all(|other| cells(&played, *other) < cells(&before, *other)),
            ),
        ];
        Ok(themes.into_iter().filter(|(_, has)| *has).map(|(theme, _)| theme).collect())
    }

    fn is_candidate(&self, session: &dyn Session) -> bool {
        let position = session.position();
        let left = position.parse::<Position>().map_or(0, |position| position.moves_left());
        left <= ENDING || left >= MIDDLE && session.ply().is_multiple_of(INTERVAL)
    }

    fn master_nodes(&self, session: &dyn Session) -> u64 {
        let position = session.position();
        let left = position.parse::<Position>().map_or(0, |position| position.moves_left());
        if left <= ENDING { 20_000 } else { 500 }
    }

    fn most_steps(&self) -> usize {
        3
    }
}
