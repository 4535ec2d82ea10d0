//! The plain objects that go to JavaScript and come from it, with their types there.

use crate::failure::Failure;
use crate::refusal;
use gambol::search;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A game of the registry. */
export interface Game {
  id: string;
  /** How seats are written, in turn order. */
  seats: string[];
  /** The codes of errors that its texts may have, those of any game among them. */
  codes: string[];
}

/** One part of a player's score. */
export interface Holding {
  seat: number;
  points: number;
  squares: string[];
}

/** One part of what a move scores: (base + bonus) × factor. */
export interface Gain {
  /** None where it is not for squares. */
  squares: string[];
  base: number;
  bonus: number;
  factor: number;
  points: number;
}

/** A step on the way to a place in a text: `{ name: 'rank', at: 3 }`. */
export interface Step {
  /** In lower case with hyphens: `board`, `side-to-move`. */
  name: string;
  /** Which one of several: a number counted from 1, a square, or, where the name is `after`, the name of another step. */
  at: number | string | null;
}

/** Why a text was refused. Everything that the engine throws has these as well. */
export interface Refusal {
  /** In lower case with hyphens, and the same from release to release: `rank-length`. */
  code: string;
  /** Where, from the outside in. */
  place: Step[];
  /** What stood there; empty where nothing did. */
  found: string;
  /** The texts that are right there, where those are few. */
  expected: string[];
  /** What the code's sentence needs, by name: numbers and notation. */
  args: Record<string, number | string | string[]>;
}

/** What a move would score, or what it lacks; the other is empty. */
export interface Explanation {
  gains: Gain[];
  lacks: Refusal | null;
}

/** A part of what was scored, and who scored it. */
export interface Tally extends Gain {
  seat: number;
}

/** How a game stands at the ply that is looked at. */
export interface Status {
  /** How many play. */
  players: number;
  /** The seat whose turn it is; null when the game is over. */
  toMove: number | null;
  over: boolean;
  /** The seats that won. */
  winners: number[];
  /** By seat. */
  scores: number[];
}

/** Moves that were played. */
export interface History {
  moves: string[];
  /** The same as a link tells them, without what only their players may know. */
  sealed: string[];
  /** The seats that played them. */
  movers: number[];
}

/** What a move is worth to the player who makes it. */
export interface Value {
  move: string;
  /** In the game's unit. */
  value: number;
  /** Plies looked ahead. */
  depth: number;
  proved: boolean;
}

/** What is asked of a search. */
export interface SearchOptions {
  game: string;
  /** The options of the game: `key=value` with spaces between them, or empty. */
  setup: string;
  /** What the player to move may know at first, and the moves since. */
  view: string;
  moves: string[];
  level: string;
  /** A whole number below 2^53, which decides between moves that look alike. */
  seed: number;
  /** Whether every legal move gets a value of its own. */
  all: boolean;
}

/** How far a search is. */
export interface Progress {
  /** Plies looked ahead, all moves alike. */
  depth: number;
  /** Positions looked at. */
  nodes: number;
  /** Whether nothing more can be learnt. */
  done: boolean;
}

/** What a search knows so far. */
export interface Report extends Progress {
  /** Best first, and no more than a thousand. */
  values: Value[];
  /** The principal variation. */
  line: string[];
  /** The move to play. */
  best: string;
}
"#;

/// Hands a value over as plain objects and arrays.
pub(crate) fn to_js(value: &impl Serialize) -> Result<JsValue, Failure> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    Ok(value.serialize(&serializer)?)
}

#[derive(Serialize)]
pub(crate) struct Game {
    id: &'static str,
    seats: &'static [&'static str],
    codes: Vec<&'static str>,
}

impl Game {
    pub(crate) fn of(entry: &gambol::Entry) -> Self {
        let codes = gambol::codes::ALL.iter().chain(entry.codes);
        Self { id: entry.id, seats: entry.seats, codes: codes.map(|code| code.name()).collect() }
    }
}

#[derive(Serialize)]
pub(crate) struct Holding {
    seat: u8,
    points: i32,
    squares: Vec<String>,
}

impl From<gambol::Holding> for Holding {
    fn from(holding: gambol::Holding) -> Self {
        Self {
            seat: holding.player.0,
            points: holding.points,
            squares: holding.squares.iter().map(ToString::to_string).collect(),
        }
    }
}

#[derive(Serialize)]
struct Gain {
    squares: Vec<String>,
    base: i32,
    bonus: i32,
    factor: i32,
    points: i32,
}

impl From<gambol::Gain> for Gain {
    fn from(gain: gambol::Gain) -> Self {
        Self {
            squares: gain.squares.iter().map(ToString::to_string).collect(),
            base: gain.base,
            bonus: gain.bonus,
            factor: gain.factor,
            points: gain.points(),
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Tally {
    seat: u8,
    squares: Vec<String>,
    base: i32,
    bonus: i32,
    factor: i32,
    points: i32,
}

impl Tally {
    pub(crate) fn of((player, gain): (gambol::Player, gambol::Gain)) -> Self {
        let Gain { squares, base, bonus, factor, points } = gain.into();
        Self { seat: player.0, squares, base, bonus, factor, points }
    }
}

/// What a move would score, or what it lacks.
pub(crate) fn explanation(
    gains: Result<Vec<gambol::Gain>, gambol::Error>,
) -> Result<JsValue, Failure> {
    let explanation = js_sys::Object::new();
    let (gains, lacks) = match gains {
        Ok(gains) => (gains.into_iter().map(Gain::from).collect(), JsValue::NULL),
        Err(error) => {
            let lacks = js_sys::Object::new();
            refusal::describe(&lacks, &error);
            (Vec::new(), lacks.into())
        }
    };
    refusal::set(&explanation, "gains", &to_js(&gains)?);
    refusal::set(&explanation, "lacks", &lacks);
    Ok(explanation.into())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Status {
    players: u8,
    to_move: Option<u8>,
    over: bool,
    winners: Vec<u8>,
    scores: Vec<i32>,
}

impl Status {
    pub(crate) fn of(session: &dyn gambol::Session) -> Self {
        let gambol::Status { over, winners, scores, .. } = session.status();
        Self {
            players: session.players(),
            to_move: session.to_move().map(|player| player.0),
            over,
            winners: winners.iter().map(|player| player.0).collect(),
            scores,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct History {
    moves: Vec<String>,
    sealed: Vec<String>,
    movers: Vec<u8>,
}

impl History {
    pub(crate) fn of(session: &dyn gambol::Session, from: usize) -> Self {
        Self {
            moves: session.moves().into_iter().skip(from).collect(),
            sealed: session.sealed().into_iter().skip(from).collect(),
            movers: session.movers().iter().skip(from).map(|player| player.0).collect(),
        }
    }
}

#[derive(Serialize)]
struct Value {
    #[serde(rename = "move")]
    mv: String,
    value: f64,
    depth: u32,
    proved: bool,
}

#[derive(Serialize)]
pub(crate) struct Progress {
    depth: u32,
    nodes: f64,
    done: bool,
}

impl Progress {
    pub(crate) fn of(progress: search::Progress) -> Self {
        Self { depth: progress.depth, nodes: progress.nodes as f64, done: progress.done }
    }
}

#[derive(Serialize)]
pub(crate) struct Report {
    depth: u32,
    nodes: f64,
    values: Vec<Value>,
    line: Vec<String>,
    done: bool,
    best: Option<String>,
}

/// More than anybody reads; some positions have twenty thousand moves.
const MOST_VALUES: usize = 1000;

impl Report {
    pub(crate) fn of(report: search::Report<String>) -> Self {
        let value = |value: search::Value<String>| Value {
            mv: value.mv,
            // From hundredths to the unit itself.
            value: f64::from(value.value) / 100.0,
            depth: value.depth,
            proved: value.proved,
        };
        Self {
            depth: report.depth,
            nodes: report.nodes as f64,
            values: report.values.into_iter().take(MOST_VALUES).map(value).collect(),
            line: report.line,
            done: report.done,
            best: report.best,
        }
    }
}
