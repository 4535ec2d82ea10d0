//! Games between players, many at once, and what they prove.

use crate::options::Options;
use crate::players::{Budget, Choice, Player, Seat, Table, pick};
use gambol::{Entry, Error, Rng, Session};
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// How many random moves make an opening, where every game begins alike.
const OPENING: u64 = 4;
/// Milliseconds for a move unless chosen otherwise.
const MILLIS: u64 = 100;
/// The odds of a wrong verdict of the sequential test, either way.
const ALPHA: f64 = 0.05;

/// What is to be played.
struct Plan<'a> {
    game: &'a Entry,
    /// The options of the game, without its seed.
    setup: String,
    /// Their names and who they are, the one that is measured first; as many as play.
    players: Vec<(String, Player)>,
    budget: Budget,
    seed: u64,
    /// Whether the seed alone makes games differ from their first position on.
    is_seeded: bool,
}

/// One game from the view of the player who is measured.
#[derive(Clone, Copy, Debug, Default)]
struct Outcome {
    /// 1 for a win, 0 for a loss, and the share of it where it was shared.
    share: f64,
    /// Against each of the others a win, a draw or a loss; their mean, from 1 to 0.
    pairwise: f64,
    /// The own score, and the mean of the others'.
    points: [f64; 2],
    /// Moves, nanoseconds and nodes of the one who is measured, and of all others.
    work: [Work; 2],
}

#[derive(Clone, Copy, Debug, Default)]
struct Work {
    moves: u64,
    nanos: u128,
    nodes: u64,
}

/// Runs the command.
pub(crate) fn run(
    game: &Entry,
    setup: String,
    mut options: Options,
    out: &mut dyn Write,
) -> Result {
    let names: Vec<String> = std::iter::from_fn(|| options.word("player").ok()).collect();
    let games = options.number("games", 1_000_000)?.unwrap_or(100);
    let seed = options.number("seed", (1 << 53) - 1)?.unwrap_or(1);
    let nodes = options.number("nodes", u64::MAX)?;
    let time = options.number("time-ms", u64::MAX)?;
    let sprt = options.value("sprt").map(|text| sprt_bounds(&text)).transpose()?;
    options.end()?;
    let budget = match (nodes, time) {
        (Some(_), Some(_)) => {
            return Err(Error::new("option --nodes", "--time-ms", "one of the two").into());
        }
        (Some(nodes), None) => Budget::Nodes(nodes),
        (None, time) => Budget::Time(Duration::from_millis(time.unwrap_or(MILLIS))),
    };
    let start = |seed: u64| game.start(&format!("{setup} seed={seed}"));
    let seats = usize::from(start(0)?.players());
    if names.len() < 2 || names.len() > seats {
        let expected = format!("2 to {seats} players");
        return Err(Error::new("players", names.join(" "), expected).into());
    }
    let mut players = Vec::new();
    for seat in 0..seats {
        // Who is named last sits on all seats that are left.
        let name = &names[seat.min(names.len() - 1)];
        players.push((name.clone(), Player::named(name, game)?));
    }
    let is_seeded = start(0)?.position() != start(1)?.position();
    let plan = Plan { game, setup, players, budget, seed, is_seeded };
    // Each opening is played from every seat.
    let openings = games.div_ceil(seats as u64);
    let results = play_all(&plan, openings, seats as u64, sprt)?;
    report(&plan, &results, sprt, out)
}

/// `0,20`: the two Elo differences that the test decides between.
fn sprt_bounds(text: &str) -> std::result::Result<[f64; 2], Error> {
    let refuse = || Error::new("option --sprt", text, "two Elo differences, such as 0,20");
    let (low, high) = text.split_once(',').ok_or_else(refuse)?;
    let number =
        |text: &str| text.parse::<f64>().ok().filter(|n| n.is_finite() && n.abs() <= 1000.0);
    match (number(low), number(high)) {
        (Some(low), Some(high)) if low < high => Ok([low, high]),
        _ => Err(refuse()),
    }
}

/// Plays all openings from every seat, on all cores; by opening, those that were finished.
fn play_all(
    plan: &Plan,
    openings: u64,
    seats: u64,
    sprt: Option<[f64; 2]>,
) -> Result<Vec<Vec<Outcome>>> {
    let next = AtomicU64::new(0);
    let results: Mutex<Vec<Vec<Outcome>>> = Mutex::new(Vec::new());
    let failure: Mutex<Option<String>> = Mutex::new(None);
    let is_watched = std::io::stderr().is_terminal();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || loop {
        let opening = next.fetch_add(1, Ordering::Relaxed);
        if opening >= openings {
            return;
        }
        let outcomes: Result<Vec<Outcome>> =
            (0..seats).map(|turned| play(plan, opening, turned as usize)).collect();
        match outcomes {
            Err(error) => {
                *lock(&failure) = Some(error.to_string());
                next.store(openings, Ordering::Relaxed);
            }
            Ok(outcomes) => {
                let mut results = lock(&results);
                results.push(outcomes);
                let so_far = Sample::of(&results, |outcome| outcome.pairwise);
                if is_watched {
                    let games = results.len() as u64 * seats;
                    let all = openings * seats;
                    eprint_progress(&format!(
                        "{games} of {all} games, {:.1} %",
                        100.0 * so_far.mean
                    ));
                }
                if sprt.is_some_and(|bounds| verdict(&so_far, bounds).is_some()) {
                    next.store(openings, Ordering::Relaxed);
                }
            }
        }
    };
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    if is_watched {
        eprint_progress("");
    }
    if let Some(error) = lock(&failure).take() {
        return Err(error.into());
    }
    Ok(std::mem::take(&mut *lock(&results)))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Shows a line in place of the last one. Where it can't be shown the games go on.
fn eprint_progress(line: &str) {
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}

/// Plays one game of an opening, in which everybody has moved up so many seats.
fn play(plan: &Plan, opening: u64, turned: usize) -> Result<Outcome> {
    let seats = plan.players.len();
    let mut rng = Rng::new(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ opening);
    let setup = format!("{} seed={}", plan.setup, rng.below(1 << 53));
    let mut session = open(plan, &setup, &mut rng)?;
    let mut outcome = Outcome::default();
    let take_seat = |(_, player): &(String, Player)| player.sit_down(plan.game, &plan.setup);
    let mut players: Vec<Seat> = plan.players.iter().map(take_seat).collect::<Result<_>>()?;
    while let Some(mover) = session.to_move() {
        // Whoever is named n-th sits on seat n, moved up.
        let who = (usize::from(mover.0) + seats - turned) % seats;
        let table = Table { game: plan.game, setup: &plan.setup, session: session.as_ref() };
        let begin = Instant::now();
        let Choice { mv, nodes } = players[who].choose(&table, rng.bits() >> 11, plan.budget)?;
        let work = &mut outcome.work[who.min(1)];
        work.moves += 1;
        work.nanos += begin.elapsed().as_nanos();
        work.nodes += nodes;
        session.play(&mv)?;
    }
    let status = session.status();
    let winners: Vec<usize> = status.winners.iter().map(|player| usize::from(player.0)).collect();
    let result = |seat: usize| match winners.contains(&seat) {
        true => (2, 0),
        false => (1, if winners.is_empty() { 0 } else { status.scores[seat] }),
    };
    let others = || (0..seats).filter(|seat| *seat != turned);
    let against = |seat| match result(turned).cmp(&result(seat)) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 1.0,
    };
    let count = (seats - 1) as f64;
    outcome.pairwise = others().map(against).sum::<f64>() / count;
    outcome.share = match (winners.contains(&turned), winners.len()) {
        (_, 0) => 1.0 / seats as f64,
        (true, several) => 1.0 / several as f64,
        (false, _) => 0.0,
    };
    let points = |seat: usize| f64::from(status.scores[seat]);
    outcome.points = [points(turned), others().map(points).sum::<f64>() / count];
    Ok(outcome)
}

/// A game at the end of its opening.
fn open(plan: &Plan, setup: &str, rng: &mut Rng) -> Result<Box<dyn Session>> {
    loop {
        let mut session = plan.game.start(setup)?;
        for _ in 0..if plan.is_seeded { 0 } else { OPENING } {
            let legal = session.legal_moves();
            if legal.is_empty() {
                break;
            }
            session.play(&pick(legal, rng))?;
        }
        if session.to_move().is_some() {
            return Ok(session);
        }
    }
}

/// Results by opening, of which the games from each seat belong together.
#[derive(Clone, Copy, Debug)]
struct Sample {
    openings: f64,
    mean: f64,
    /// Of one opening's mean.
    variance: f64,
}

impl Sample {
    fn of(results: &[Vec<Outcome>], value: impl Fn(&Outcome) -> f64) -> Self {
        let means =
            results.iter().map(|games| games.iter().map(&value).sum::<f64>() / games.len() as f64);
        let means: Vec<f64> = means.collect();
        let openings = means.len() as f64;
        let mean = means.iter().sum::<f64>() / openings.max(1.0);
        let squares: f64 = means.iter().map(|value| (value - mean).powi(2)).sum();
        Self { openings, mean, variance: squares / (openings - 1.0).max(1.0) }
    }

    /// Half the width of the interval that holds the true mean in 95 of 100 cases.
    fn margin(&self) -> f64 {
        1.96 * (self.variance / self.openings.max(1.0)).sqrt()
    }
}

/// The Elo difference that a score share stands for.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(1e-4, 1.0 - 1e-4) - 1.0).log10()
}

/// The score share that an Elo difference stands for.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// What the sequential probability ratio test (Wald 1945) says by now, in its form for means of
/// which the variance is estimated: whether the higher difference holds; `None` before it can tell.
fn verdict(sample: &Sample, bounds: [f64; 2]) -> Option<bool> {
    // Before so many openings the variance says little.
    const LEAST: f64 = 16.0;
    if sample.openings < LEAST || sample.variance == 0.0 {
        return None;
    }
    let ratio = likelihood_ratio(sample, bounds);
    let bound = ((1.0 - ALPHA) / ALPHA).ln();
    (ratio.abs() >= bound).then_some(ratio > 0.0)
}

fn likelihood_ratio(sample: &Sample, bounds: [f64; 2]) -> f64 {
    let [low, high] = bounds.map(share);
    sample.openings * (high - low) * (2.0 * sample.mean - low - high) / (2.0 * sample.variance)
}

fn report(
    plan: &Plan,
    results: &[Vec<Outcome>],
    sprt: Option<[f64; 2]>,
    out: &mut dyn Write,
) -> Result {
    let games: Vec<Outcome> = results.iter().flatten().copied().collect();
    let count = games.len() as f64;
    let names: Vec<&str> = plan.players.iter().map(|(name, _)| name.as_str()).collect();
    let chance = 1.0 / names.len() as f64;
    let [won, lost] =
        [1.0, 0.0].map(|share| games.iter().filter(|game| game.share == share).count());
    let drawn = games.len() - won - lost;
    let mean = |value: &dyn Fn(&Outcome) -> f64| games.iter().map(value).sum::<f64>() / count;
    let own = mean(&|game| game.share);
    writeln!(out, "{}: {} against {}", plan.game.id, names[0], names[1..].join(", "))?;
    writeln!(out, "{} games of {} openings, each from every seat", games.len(), results.len())?;
    writeln!(
        out,
        "{won} won, {drawn} drawn or shared, {lost} lost: {:.1} % (chance is {:.1} %)",
        100.0 * own,
        100.0 * chance
    )?;
    let sample = Sample::of(results, |game| game.pairwise);
    let [low, high] = [-1.0, 1.0].map(|side| elo(sample.mean + side * sample.margin()));
    let each = if names.len() > 2 { " against each of the others" } else { "" };
    writeln!(
        out,
        "Elo {:+.0}, 95 % within {low:+.0} and {high:+.0}: {:.1} ± {:.1} %{each}",
        elo(sample.mean),
        100.0 * sample.mean,
        100.0 * sample.margin()
    )?;
    let points = [0, 1].map(|side| mean(&|game: &Outcome| game.points[side]));
    writeln!(out, "points {:.1} against {:.1}", points[0], points[1])?;
    for (side, name) in [(0, names[0].to_string()), (1, names[1..].join(", "))] {
        let sum = |value: &dyn Fn(&Work) -> f64| {
            games.iter().map(|game| value(&game.work[side])).sum::<f64>()
        };
        let moves = sum(&|work| work.moves as f64).max(1.0);
        let millis = sum(&|work| work.nanos as f64) / 1e6 / moves;
        let nodes = sum(&|work| work.nodes as f64) / moves;
        writeln!(out, "{name}: {millis:.1} ms and {nodes:.0} nodes a move")?;
    }
    if let Some(bounds) = sprt {
        let ratio = likelihood_ratio(&sample, bounds);
        let words = match verdict(&sample, bounds) {
            Some(true) => format!("{:+} or more", bounds[1]),
            Some(false) => format!("{:+} or less", bounds[0]),
            None => "nothing is decided".to_string(),
        };
        writeln!(
            out,
            "SPRT of {:+} and {:+}: {words} (log likelihood ratio {ratio:.2})",
            bounds[0], bounds[1]
        )?;
    }
    Ok(())
}
