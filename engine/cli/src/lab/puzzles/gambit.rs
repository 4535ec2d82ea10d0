//! Puzzles of Gambit: one move, or several that lead to the same position, keeps what is proved.

use super::judge::{Judge, Judgement};
use crate::base::error::Result;
use crate::base::lock::lock;
use crate::players::moves::legal;
use gambol::games::gambit::{Gambit as Position, Path};
use gambol::search::{Options, PrincipalVariation, Search};
use gambol::{Game, Player};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The fewest different positions that the legal moves of a first step lead to.
const FEWEST_CHOICES: usize = 3;
/// The fewest points by which the best margin is ahead.
const AHEAD: i32 = 2;
/// The replies that are tried.
const REPLIES: usize = 4;
/// The most pieces of an ending.
const ENDING: usize = 8;

/// The criteria, with the margins of all positions met so far, for the side to move.
#[derive(Default)]
pub(super) struct Gambit {
    margins: Mutex<HashMap<Position, i32>>,
}

/// The margin of best play for the side to move, by search of the whole tree.
fn margin(position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(margin) = known.get(position) {
        return *margin;
    }
    let moves = legal(position);
    let after = |mv: &Path| {
        let mut after = *position;
        after.play_unchecked(mv);
        after
    };
    let best = moves.iter().map(|mv| -margin(&after(mv), known)).max();
    let scores = position.scores();
    let best = best.unwrap_or_else(|| {
        // Only the position knows its side when nobody can move.
        let side = position.to_string().ends_with('x');
        let lead = scores[Player(0)] - scores[Player(1)];
        if side { -lead } else { lead }
    });
    known.insert(*position, best);
    best
}

/// The moves with the position that each leads to and its margin for the mover, the best first.
fn rated(position: &Position, known: &mut HashMap<Position, i32>) -> Vec<(Path, Position, i32)> {
    let rate = |mv: Path| {
        let mut after = *position;
        after.play_unchecked(&mv);
        (mv, after, -margin(&after, known))
    };
    let mut rated: Vec<_> = legal(position).into_iter().map(rate).collect();
    rated.sort_by_key(|(_, _, margin)| Reverse(*margin));
    rated
}

/// The only moves with the best result, or with the best margin.
fn only(rated: &[(Path, Position, i32)], goal: Option<&str>) -> Option<(&'static str, usize)> {
    let best = rated.first()?.2;
    let result = match best.signum() {
        1 => "win",
        0 => "draw",
        _ => "most",
    };
    let goals = match goal {
        Some("most") => ["most", "most"],
        Some(goal) if goal != result => return None,
        Some(_) => [result, result],
        None => [result, "most"],
    };
    goals.into_iter().find_map(|goal| {
        let is_best = |margin: i32| match goal {
            "most" => margin == best,
            _ => margin.signum() == best.signum(),
        };
        let count = rated.iter().take_while(|(_, _, margin)| is_best(*margin)).count();
        let leads = rated[..count].iter().all(|(_, after, _)| *after == rated[0].1);
        let ahead = rated.get(count).is_none_or(|(_, _, margin)| best - margin >= AHEAD);
        (leads && (goal != "most" || ahead)).then_some((goal, count))
    })
}

impl Judge for Gambit {
    fn judge(&self, view: &str, goal: Option<&str>) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        let mut known = lock(&self.margins);
        let rated = rated(&position, &mut known);
        let Some((found, count)) = only(&rated, goal) else { return Ok(None) };
        let choices: HashSet<Position> = rated.iter().map(|(_, after, _)| *after).collect();
        if goal.is_none() && choices.len() < FEWEST_CHOICES {
            return Ok(None);
        }
        let replies = self::rated(&rated[0].1, &mut known);
        let is_best = |margin: i32| match found {
            "most" => margin == replies[0].2,
            _ => margin.signum() == replies[0].2.signum(),
        };
        let best = replies.iter().take_while(|(_, _, margin)| is_best(*margin));
        Ok(Some(Judgement {
            goal: found,
            accepted: rated[..count].iter().map(|(mv, _, _)| mv.to_string()).collect(),
            replies: best.take(REPLIES).map(|(mv, _, _)| vec![mv.to_string()]).collect(),
            is_forced: choices.len() == 1,
            effort: rated.len() as u64,
            ..Judgement::default()
        }))
    }

    /// Proves all values by another search.
    fn verify(&self, view: &str, judgement: &Judgement) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        let options = Options::default().with_all(true);
        let mut search: PrincipalVariation<Position> = Search::new(position, &[], options)?;
        while !search.run(20_000).done {}
        let after = |mv: &Path| {
            let mut after = position;
            after.play_unchecked(mv);
            after
        };
        let values = search.report().values;
        let rated: Vec<_> =
            values.iter().map(|value| (value.mv, after(&value.mv), value.value / 100)).collect();
        let is_proved = values.iter().all(|value| value.proved);
        let found = only(&rated, Some(judgement.goal)).filter(|_| is_proved);
        let accepted = |count| {
            let moves: HashSet<String> =
                rated[..count].iter().map(|(mv, _, _)| mv.to_string()).collect();
            moves == judgement.accepted.iter().cloned().collect()
        };
        Ok(found.filter(|(_, count)| accepted(*count)).map(|_| judgement.clone()))
    }

    fn themes(&self, view: &str, mv: &str, reply: &[String]) -> Result<Vec<&'static str>> {
        let before: Position = view.parse()?;
        let mv: Path = mv.parse()?;
        let mut after = before;
        after.play(&mv)?;
        let mover = before.to_move().ok_or("the game goes on")?;
        let points = |position: &Position| [mover, mover.other()].map(|own| position.scores()[own]);
        let ([own, other], [own_after, other_after]) = (points(&before), points(&after));
        let most = legal(&before).into_iter().map(Path::jumps).max().unwrap_or(0);
        let reply: Option<Path> = reply.first().map(|mv| mv.parse()).transpose()?;
        let squares: Vec<_> = mv.squares().collect();
        let pieces = [mover, mover.other()].map(|own| before.pieces(own).count());
        let themes = [
            ("double", mv.jumps() == 2),
            ("ending", pieces[0] + pieces[1] <= ENDING),
            ("island", own_after > own),
            ("long", mv.jumps() >= 3),
            ("quiet", mv.jumps() < most),
            ("return", squares.first() == squares.last()),
            ("sacrifice", reply.is_some_and(|reply| reply.jumps() > mv.jumps())),
            ("split", other_after < other),
            ("stop", after.to_move().is_none()),
        ];
        Ok(themes.into_iter().filter(|(_, has)| *has).map(|(theme, _)| theme).collect())
    }

    fn master_nodes(&self, _: &dyn gambol::Session) -> u64 {
        100_000
    }
}
