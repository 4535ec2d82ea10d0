//! Puzzles of LuckyMoose: the best lay, the lay of the most points, and exact ends.

use super::judge::{Judge, Judgement, open};
use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::luckymoose::{LuckyMoose as Position, Turn, View};
use gambol::search::{Evaluate, Options, Search, Simulation};
use gambol::{Game, Player, Rng, games};
use std::cmp::Reverse;

/// The moves that are simulated: those that promise most at once.
const SIMULATED: usize = 14;
/// The deals of a first look, and of a judgement.
const GLANCE: u64 = 12;
const DEALS: u64 = 60;
/// The turns of a simulation.
const TURNS: usize = 4;
/// The standard errors by which the best move is ahead of each other one: with all of them, less than
/// 1 % is chance.
const ERRORS: f64 = 3.3;
/// The lead of the best move in the mean of all deals, and of the best result of an end, in points.
const AHEAD: i32 = 4;
/// The lead of the lay of the most points.
const POINTS_AHEAD: i32 = 6;
/// The fewest legal moves.
const FEWEST_CHOICES: usize = 5;
/// The most tokens on the board.
const MAX_TOKENS: usize = 44;

pub(super) struct LuckyMoose;

/// The end of one simulation after a move: the lead of the mover, in hundredths of a point.
fn simulate(position: &Position, mv: &Turn, mover: Player) -> i32 {
    let mut position = position.clone();
    position.play_unchecked(mv);
    for _ in 1..TURNS {
        let Some(mv) = position.greedy_move() else { break };
        position.play_unchecked(&mv);
    }
    match position.to_move() {
        Some(_) => position.evaluate(mover),
        None => position.outcome(mover),
    }
}

/// The best of some moves by paired simulation, if it is ahead beyond doubt: all moves meet the same deals.
fn best_of(view: &View, moves: &[Turn], deals: u64, seed: u64, errors: f64) -> Option<usize> {
    let mut rng = Rng::new(seed);
    let mut leads: Vec<Vec<f64>> = vec![Vec::new(); moves.len()];
    for _ in 0..deals {
        let position = Position::sample(view, &mut rng);
        for (mv, leads) in moves.iter().zip(&mut leads) {
            leads.push(f64::from(simulate(&position, mv, view.player())) / 100.0);
        }
    }
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let best = (0..moves.len()).max_by(|a, b| mean(&leads[*a]).total_cmp(&mean(&leads[*b])))?;
    let is_ahead = |other: &Vec<f64>| {
        let differences: Vec<f64> = leads[best].iter().zip(other).map(|(a, b)| a - b).collect();
        let middle = mean(&differences);
        let squares: f64 = differences.iter().map(|d| (d - middle).powi(2)).sum();
        let error = (squares / (deals * (deals - 1)) as f64).sqrt();
        middle >= f64::from(AHEAD) && middle >= errors * error
    };
    let is_clear = (0..moves.len()).filter(|n| *n != best).all(|n| is_ahead(&leads[n]));
    is_clear.then_some(best)
}

/// The legal moves that promise most.
fn promising(position: &Position) -> Vec<Turn> {
    let mut moves = legal(position);
    moves.sort_by_cached_key(|mv| Reverse(position.priority(mv)));
    moves.truncate(SIMULATED);
    moves
}

/// The points of a move.
fn points(position: &Position, mv: &Turn) -> i32 {
    position.gains(mv).iter().map(gambol::Gain::points).sum()
}

/// The moves of an end with their margins in points, the best first.
fn solved(view: &View) -> Result<Vec<(Turn, i32)>> {
    let options = Options::default().with_all(true);
    let mut search: Simulation<Position> = Search::new(view.clone(), &[], options)?;
    let mut slices = 0;
    while !search.run(20_000).done {
        slices += 1;
        if slices > SLICES {
            return Ok(Vec::new());
        }
    }
    let values = search.report().values;
    if values.iter().any(|value| !value.proved) {
        return Ok(Vec::new());
    }
    Ok(values.into_iter().map(|value| (value.mv, value.value / 100)).collect())
}

/// The most slices of the search of an end.
const SLICES: u32 = 40;

/// Whether the first of some margins is the only one that wins, or leads by far.
fn only(values: &[(Turn, i32)], goal: Option<&str>) -> Option<&'static str> {
    let (best, second) = (values.first()?.1, values.get(1).map(|(_, value)| *value));
    let wins = best > 0 && second.is_none_or(|second| second <= 0);
    let leads = second.is_none_or(|second| best - second >= AHEAD);
    match goal {
        None | Some("win") if wins => Some("win"),
        None | Some("most") if leads => Some("most"),
        _ => None,
    }
}

/// The margins of an end by the whole tree, for the player to move at its root.
fn exhaustive(position: &Position, mover: Player, left: &mut u32) -> Option<i32> {
    let Some(player) = position.to_move() else { return Some(position.outcome(mover) / 100) };
    *left = left.checked_sub(1)?;
    let mut best: Option<i32> = None;
    for mv in legal(position) {
        let mut after = position.clone();
        after.play_unchecked(&mv);
        let value = exhaustive(&after, mover, left)?;
        let is_better = |best| if player == mover { value > best } else { value < best };
        if best.is_none_or(is_better) {
            best = Some(value);
        }
    }
    best
}

/// The most positions of the whole tree of an end.
const TREE: u32 = 400_000;

fn tokens(position: &Position) -> usize {
    let text = position.to_string();
    let board = text.split(' ').next().unwrap_or_default();
    board.bytes().filter(u8::is_ascii_alphabetic).count()
}

impl Judge for LuckyMoose {
    fn judge(&self, view: &str, goal: Option<&str>) -> Result<Option<Judgement>> {
        let known: View = view.parse()?;
        let position = Position::sample(&known, &mut Rng::new(0));
        let mover = known.player();
        if Position::has_perfect_information(&known) {
            let values = solved(&known)?;
            let Some(found) = only(&values, goal) else { return Ok(None) };
            if goal.is_none() && values.len() < 3 {
                return Ok(None);
            }
            // The best reply, and those after it until the solver's turn.
            let mut session = open(games::find("luckymoose")?, view)?;
            session.play(&values[0].0.to_string())?;
            let mut reply = Vec::new();
            while session.to_move().is_some_and(|player| player != mover) {
                let player = session.to_move().ok_or("the game goes on")?;
                let replies = solved(&session.view(player).parse()?)?;
                let Some((best, _)) = replies.first() else { break };
                reply.push(best.to_string());
                session.play(&best.to_string())?;
            }
            let goes_on = session.to_move() == Some(mover) && !reply.is_empty();
            return Ok(Some(Judgement {
                goal: found,
                accepted: vec![values[0].0.to_string()],
                replies: if goes_on { vec![reply] } else { Vec::new() },
                is_forced: values.len() == 1,
                ..Judgement::default()
            }));
        }
        let legal = legal(&position);
        if goal.is_some() || legal.len() < FEWEST_CHOICES || position.pool_size() == 0 {
            return Ok(None);
        }
        let mut scored: Vec<(i32, &Turn)> =
            legal.iter().map(|mv| (points(&position, mv), mv)).collect();
        scored.sort_by_key(|(points, _)| Reverse(*points));
        let moves = promising(&position);
        let Some(best) = best_of(&known, &moves, GLANCE, 1, 1.0) else { return Ok(None) };
        let best = moves[best];
        let most = scored[0];
        let scores_most =
            *most.1 == best && scored.get(1).is_none_or(|second| most.0 - second.0 >= POINTS_AHEAD);
        let judgement = |goal, effort| Judgement {
            goal,
            accepted: vec![best.to_string()],
            effort,
            ..Judgement::default()
        };
        if scores_most && tokens(&position).is_multiple_of(2) {
            return Ok(Some(judgement("points", 0)));
        }
        let found = best_of(&known, &moves, DEALS, 2, ERRORS);
        Ok(found.filter(|found| moves[*found] == best).map(|_| judgement("best", DEALS)))
    }

    fn verify(&self, view: &str, judgement: &Judgement) -> Result<Option<Judgement>> {
        let known: View = view.parse()?;
        let position = Position::sample(&known, &mut Rng::new(0));
        let main: Turn = judgement.accepted[0].parse()?;
        let is_same = match judgement.goal {
            // Nothing but counting: the naive rules check it.
            "points" => {
                let most = points(&position, &main);
                legal(&position).iter().all(|mv| *mv == main || points(&position, mv) < most)
            }
            "best" => {
                let moves = promising(&position);
                let found = best_of(&known, &moves, 10 * judgement.effort, 3, ERRORS);
                found.is_some_and(|found| moves[found] == main)
            }
            goal => {
                let mut left = TREE;
                let mut values = Vec::new();
                for mv in legal(&position) {
                    let mut after = position.clone();
                    after.play_unchecked(&mv);
                    let Some(value) = exhaustive(&after, known.player(), &mut left) else {
                        return Ok(None);
                    };
                    values.push((mv, value));
                }
                values.sort_by_key(|(_, value)| Reverse(*value));
                judgement.is_forced || values[0].0 == main && only(&values, Some(goal)).is_some()
            }
        };
        Ok(is_same.then(|| judgement.clone()))
    }

    fn themes(&self, view: &str, mv: &str, _: &[String]) -> Result<Vec<&'static str>> {
        let known: View = view.parse()?;
        let position = Position::sample(&known, &mut Rng::new(0));
        let turn: Turn = mv.parse()?;
        let gains = position.gains(&turn);
        let (mut laid, mut is_bridge) = (0, false);
        if let Turn::Lay(lay) = &turn {
            laid = lay.items().len();
            let [first, last] = [lay.items()[0].0, lay.items()[laid - 1].0];
            let span = (last.file - first.file).max(last.rank - first.rank);
            is_bridge = usize::from(span) + 1 > laid;
        }
        let factor = gains.iter().map(|gain| gain.factor).max().unwrap_or(1);
        let is_out = known.hand().len() == laid && position.pool_size() == 0;
        let themes = [
            ("border", factor % 3 == 0),
            ("border27", factor % 27 == 0),
            ("bridge", is_bridge),
            ("cross", gains.iter().filter(|gain| !gain.squares.is_empty()).count() >= 2),
            ("double", factor % 2 == 0),
            ("ending", position.pool_size() == 0),
            ("exchange", matches!(turn, Turn::Exchange(_))),
            ("out", is_out),
            ("single", laid == 1),
            ("six", gains.iter().any(|gain| gain.bonus >= 12)),
        ];
        Ok(themes.into_iter().filter(|(_, has)| *has).map(|(theme, _)| theme).collect())
    }

    fn setup(&self, number: u64) -> &'static str {
        // Small boards have short texts, and an end of one set few tokens.
        ["size=11 sets=1", "size=9 sets=1", "size=11 sets=2", "size=13 sets=2"][number as usize % 4]
    }

    fn is_candidate(&self, session: &dyn gambol::Session) -> bool {
        let position: std::result::Result<Position, _> = session.position().parse();
        position.is_ok_and(|position| (4..=MAX_TOKENS).contains(&tokens(&position)))
    }

    fn master_nodes(&self, session: &dyn gambol::Session) -> u64 {
        let position: std::result::Result<Position, _> = session.position().parse();
        if position.is_ok_and(|position| position.pool_size() == 0) { 20_000 } else { 800 }
    }
}
