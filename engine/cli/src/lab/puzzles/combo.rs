//! Puzzles of Combo: a forced win of the game or of a stack.

use super::judge::{Judge, Judgement};
use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::combo::{Carry, Combo as Position, Kind};
use gambol::search::{Options, Report, Search, Selective, WIN};
use gambol::{Game, Player, Rng, Square};

/// A stack of one piece, in hundredths.
const STACK: i32 = 100;
/// The depths of first looks, and of the judgement.
const GLANCES: [u32; 3] = [1, 4, 7];
const DEPTH: u32 = 10;
/// The most that a move may be worth that does not win where another does.
const NO_WIN: i32 = 300;
/// The most moves that win.
const MAX_WINS: usize = 4;
/// The plies by which a win is slower than the fastest one.
const SLOWER: u32 = 2;
/// One of so many puzzles is taken that a search of one ply solves.
const PLAIN: u64 = 2;
/// The positions between two looks at the number of them.
const SLICE: u64 = 2_000;
/// The most pieces of an ending.
const ENDING: i32 = 9;
/// One of so many games begins with few pieces, since games between levels are mostly decided before
/// a win can be proved.
const FEW: u64 = 2;
/// The fewest and the most pieces of a side that such a game begins with.
const PIECES: [u64; 2] = [2, 7];
/// The most stacks of a side that such a game begins with.
const STACKS: u64 = 4;
/// The most pieces with which the judgement is fast enough to be made of every position.
const SMALL: i32 = 12;

pub(super) struct Combo;

/// Searches until the limit of the depth, or at least `nodes` positions.
fn search(position: &Position, depth: Option<u32>, nodes: u64) -> Result<Report<Carry>> {
    let options = Options::default().with_margin(STACK);
    let options = depth.map_or(options, |depth| options.with_depth(depth));
    let mut search: Selective<Position> = Search::new(*position, &[], options)?;
    loop {
        let progress = search.run(SLICE);
        if progress.done || progress.nodes >= nodes {
            return Ok(search.report());
        }
    }
}

/// The pieces of the side to move less those of the other, in hundredths.
fn balance(position: &Position) -> i32 {
    let mover = position.to_move().unwrap_or(Player(0));
    let scores = position.scores();
    STACK * (scores[mover] - scores[mover.other()])
}

/// The moves that solve a position by a report, if there are others.
fn judge(position: &Position, report: &Report<Carry>, goal: Option<&str>) -> Option<Judgement> {
    let values = &report.values;
    let best = values.first()?;
    let is_win = |value: &gambol::search::Value<Carry>| value.proved && value.value == WIN;
    let text = |value: &gambol::search::Value<Carry>| value.mv.to_string();
    let mut judgement = Judgement {
        is_forced: values.len() == 1,
        effort: report.nodes,
        replies: report.line.get(1).map(|mv| vec![mv.to_string()]).into_iter().collect(),
        ..Judgement::default()
    };
    if is_win(best) {
        let wins: Vec<_> = values.iter().filter(|value| is_win(value)).collect();
        let fastest = wins.iter().map(|value| value.depth).min()?;
        let (fast, slow): (Vec<_>, Vec<_>) =
            wins.iter().partition(|value| value.depth < fastest + SLOWER);
        let is_clear =
            values.iter().filter(|value| !is_win(value)).all(|value| value.value < NO_WIN);
        let is_few = goal.is_some() || wins.len() <= MAX_WINS && 3 * wins.len() <= values.len();
        judgement.goal = "win";
        judgement.accepted = fast.into_iter().map(&text).collect();
        judgement.slower = slow.into_iter().map(&text).collect();
        // Of equal wins, the one that comes first need not be that of the line, whose reply answers no other.
        if report.line.first().map(ToString::to_string).as_ref() != judgement.accepted.first() {
            judgement.replies.clear();
        }
        // The solution goes on from the fastest win.
        return (is_clear && is_few && goal != Some("stack")).then_some(judgement);
    }
    let is_heuristic = best.value.abs() < WIN / 2;
    let gains = best.value >= balance(position) + STACK;
    let is_only = values.iter().skip(1).all(|value| best.value - value.value >= STACK);
    judgement.goal = "stack";
    judgement.accepted = vec![text(best)];
    (is_heuristic && gains && is_only && values.len() > 1 && goal != Some("win"))
        .then_some(judgement)
}

/// The position with the other side to move; `None` if it is over then.
fn turned(position: &Position) -> Option<Position> {
    let text = position.to_string();
    let text =
        if text.contains(" b ") { text.replace(" b ", " w ") } else { text.replace(" w ", " b ") };
    text.parse().ok().filter(|position: &Position| position.to_move().is_some())
}

/// The captures of the side to move.
fn captures(position: &Position) -> Vec<Carry> {
    let mut moves = legal(position);
    moves.retain(|mv| mv.kind == Kind::Capture);
    moves
}

/// A position with few pieces on random squares.
fn few(rng: &mut Rng) -> String {
    let mut cells: Vec<usize> = (0..64).collect();
    rng.shuffle(&mut cells);
    let mut board = vec![String::from("1"); 64];
    for side in ["b", "w"] {
        let pieces = PIECES[0] + rng.below(PIECES[1] - PIECES[0] + 1);
        let mut stacks = vec![1; (1 + rng.below(STACKS.min(pieces))) as usize];
        for _ in stacks.len()..pieces as usize {
            let stack = rng.below(stacks.len() as u64) as usize;
            stacks[stack] += 1;
        }
        for stack in stacks {
            let cell = cells.pop().expect("there are more squares than stacks");
            board[cell] = format!("{side}{stack}");
        }
    }
    // Single empty squares are joined to runs.
    let rank = |cells: &[String]| {
        let runs = cells.chunk_by(|a, b| a == "1" && b == "1");
        let item =
            |run: &[String]| if run[0] == "1" { run.len().to_string() } else { run[0].clone() };
        runs.map(item).collect::<Vec<_>>().join(",")
    };
    let ranks: Vec<String> = board.chunks(8).map(rank).collect();
    format!("{} {} 0", ranks.join("/"), if rng.below(2) == 0 { "b" } else { "w" })
}

impl Judge for Combo {
    fn opening(&self, number: u64, rng: &mut Rng) -> Option<String> {
        number.is_multiple_of(FEW).then(|| few(rng))
    }

    fn judge(&self, view: &str, goal: Option<&str>) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        let report = search(&position, Some(DEPTH), u64::MAX)?;
        Ok(judge(&position, &report, goal))
    }

    fn verify(&self, view: &str, judgement: &Judgement) -> Result<Option<Judgement>> {
        let position: Position = view.parse()?;
        let report = search(&position, None, 10 * judgement.effort)?;
        let mut found = judge(&position, &report, Some(judgement.goal));
        if judgement.is_forced {
            return Ok(Some(judgement.clone()));
        }
        // A win that was found before is one, and only its speed may be judged better now.
        let is_same = |found: &Judgement| {
            let all = |judgement: &Judgement| {
                let mut moves = [&judgement.accepted[..], &judgement.slower].concat();
                moves.sort_unstable();
                moves
            };
            let main = &judgement.accepted[0];
            found.accepted.contains(main) && (found.goal == "win" || all(found) == all(judgement))
        };
        found = found.filter(is_same);
        if let Some(found) = &mut found {
            let main = &judgement.accepted[0];
            found.accepted.retain(|mv| mv != main);
            found.accepted.insert(0, main.clone());
            found.replies.clone_from(&judgement.replies);
        }
        Ok(found)
    }

    fn is_promising(&self, view: &str, previous: Option<&str>) -> Result<bool> {
        let position: Position = view.parse()?;
        let scores = position.scores();
        let is_small = scores[Player(0)] + scores[Player(1)] <= SMALL;
        let mut last = None;
        for depth in GLANCES {
            let report = search(&position, Some(depth), u64::MAX)?;
            let [best, second] =
                [0, 1].map(|n| report.values.get(n).map_or(-WIN, |value| value.value));
            let mv = report.values[0].mv;
            let is_win = best == WIN;
            // Of the stacks that can simply be taken a few are enough.
            if depth == GLANCES[0] {
                let is_plain = best - second >= STACK && !position.key().is_multiple_of(PLAIN);
                last = is_plain.then_some(mv);
                continue;
            }
            let gains = best >= balance(&position) + STACK / 2 && best - second >= STACK / 2;
            // A win with few pieces may be longer than a glance.
            if last == Some(mv) || !is_win && !gains && !is_small {
                return Ok(false);
            }
            // To take back is no puzzle.
            let target = |mv: &str| mv.split_once('x').map(|(_, to)| to.to_string());
            let taken = previous.and_then(target);
            if taken.is_some() && target(&mv.to_string()) == taken {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn themes(&self, view: &str, mv: &str, reply: &[String]) -> Result<Vec<&'static str>> {
        let before: Position = view.parse()?;
        let mv: Carry = mv.parse()?;
        let mut after = before;
        after.play(&mv)?;
        let square = |index: u8| Square::new(index % 8, index / 8);
        let stack = before.stack_at(square(mv.from)).map_or(0, |(_, count)| count);
        let is_attacked =
            |position: &Position, at: u8| captures(position).iter().any(|capture| capture.to == at);
        let was_attacked = turned(&before).is_some_and(|turned| is_attacked(&turned, mv.from));
        let mut targets: Vec<u8> = turned(&after).map_or(Vec::new(), |turned| {
            let own = captures(&turned).into_iter().filter(|capture| capture.from == mv.to);
            own.map(|capture| capture.to).collect()
        });
        targets.sort_unstable();
        targets.dedup();
        let is_capture = mv.kind == Kind::Capture;
        let scores = before.scores();
        let themes = [
            ("capture", is_capture),
            ("ending", scores[Player(0)] + scores[Player(1)] <= ENDING),
            ("fork", targets.len() >= 2),
            ("last", after.to_move().is_none()),
            ("long", mv.distance() >= 3),
            ("merge", mv.kind == Kind::Merge),
            ("quiet", !is_capture),
            ("retreat", !is_capture && was_attacked && !is_attacked(&after, mv.to)),
            ("sacrifice", !is_capture && reply.first().is_some_and(|reply| reply.contains('x'))),
            ("split", mv.pieces < stack),
        ];
        Ok(themes.into_iter().filter(|(_, has)| *has).map(|(theme, _)| theme).collect())
    }

    fn master_nodes(&self, _: &dyn gambol::Session) -> u64 {
        20_000
    }

    fn most_steps(&self) -> usize {
        3
    }
}
