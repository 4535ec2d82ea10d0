//! The steps of a solution.

use super::judge::{Judge, Judgement, open, view};
use super::plan::Plan;
use crate::base::error::Result;

/// A step: the view of the solver, and the moves that solve it. It has one reply, or none if it is the
/// last.
pub(super) type Judged = (String, Judgement);

/// The longest solution that begins at a view; `None` if that is no puzzle.
pub(super) fn line(plan: &Plan, first: &str) -> Result<Option<Vec<Judged>>> {
    let judge = plan.judge.as_ref();
    let Some(mut line) = rest(plan, judge, first, None, judge.most_steps())? else {
        return Ok(None);
    };
    // A solution ends with a choice.
    while line.len() > 1 && line.last().is_some_and(|(_, judgement)| judgement.is_forced) {
        line.pop();
    }
    if let Some((_, last)) = line.last_mut() {
        last.replies.clear();
    }
    let is_choice = line.iter().any(|(_, judgement)| !judgement.is_forced);
    Ok(is_choice.then_some(line))
}

fn rest(
    plan: &Plan,
    judge: &dyn Judge,
    first: &str,
    goal: Option<&str>,
    most: usize,
) -> Result<Option<Vec<Judged>>> {
    let Some(mut judgement) = judge.judge(first, goal)? else { return Ok(None) };
    let mut longest: Option<(Vec<String>, Vec<Judged>)> = None;
    let replies = std::mem::take(&mut judgement.replies);
    for reply in replies.into_iter().filter(|_| most > 1) {
        let mut session = open(plan.game, first)?;
        let solver = session.to_move();
        session.play(&judgement.accepted[0])?;
        for mv in &reply {
            session.play(mv)?;
        }
        let Some(next) = view(session.as_ref()).filter(|_| session.to_move() == solver) else {
            continue;
        };
        let Some(line) = rest(plan, judge, &next, Some(judgement.goal), most - 1)? else {
            continue;
        };
        if longest.as_ref().is_none_or(|(_, other)| line.len() > other.len()) {
            longest = Some((reply, line));
        }
    }
    let mut line = Vec::new();
    let (replies, following) = match longest {
        Some((reply, following)) => (vec![reply], following),
        None => (Vec::new(), Vec::new()),
    };
    line.push((first.to_string(), Judgement { replies, ..judgement }));
    line.extend(following);
    Ok(Some(line))
}

/// Judges all steps again with ten times the effort; `None` if one is no puzzle.
pub(super) fn verify(plan: &Plan, line: &[Judged]) -> Result<Option<Vec<Judged>>> {
    let step = |(view, judgement): &Judged| {
        let verified = plan.judge.verify(view, judgement)?;
        let replies = judgement.replies.clone();
        Ok(verified.map(|verified| (view.clone(), Judgement { replies, ..verified })))
    };
    line.iter().map(step).collect()
}
