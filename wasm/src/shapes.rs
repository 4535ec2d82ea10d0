//! The plain objects exchanged with JavaScript, with their TypeScript types.

use crate::failure::Failure;
use crate::refusal;
use gambol::{NodeId, search};
use js_sys::{Array, Object};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A game of the registry. */
export interface Game {
  id: string;
  /** How seats are written, in turn order. */
  seats: string[];
  /** The codes of errors in its texts, those of any game included. */
  codes: string[];
}

/** A part of a player's score. */
export interface Holding {
  seat: number;
  points: number;
  squares: string[];
}

/** A part of the score of a move: (base + bonus) × factor. */
export interface Gain {
  /** The squares that earn it; none for a bonus without squares. */
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
  /**
   * Which one of several: a number counted from 1, a square, or, where the name is `after`, the name of another step.
   */
  at: number | string | null;
}

/** Why a text was refused. Everything that the engine throws has these fields. */
export interface Refusal {
  /** In lower case with hyphens, and the same from release to release: `rank-length`. */
  code: string;
  /** Where, from the outside in. */
  place: Step[];
  /** The text found there; empty if there was none. */
  found: string;
  /** The texts that are valid there, if the code lists them. */
  expected: string[];
  /** The arguments of the code by name: numbers and notation. */
  args: Record<string, number | string | string[]>;
}

/** The parts of the score of a move, or the reason why it is illegal; the other one is empty. */
export interface Explanation {
  gains: Gain[];
  lacks: Refusal | null;
}

/** A part of the score of a move, with its seat. */
export interface Tally extends Gain {
  seat: number;
}

/** The status of the current position. */
export interface Status {
  /** The number of players. */
  players: number;
  /** The seat to move; null when the game is over. */
  toMove: number | null;
  over: boolean;
  /** The seats that won. */
  winners: number[];
  /** By seat. */
  scores: number[];
}

/** The moves of a line. */
export interface History {
  moves: string[];
  /** The same moves as a link has them, without what only their players may know. */
  sealed: string[];
  /** The seats that played them. */
  movers: number[];
}

/**
 * A node of a game with all that follow it: arrays with an item for each node, depth first. After each node comes its
 * main continuation with everything that follows that, then its other variations.
 */
export interface Tree {
  ids: number[];
  /** For each node the index of the one before it; -1 for the first. */
  parents: number[];
  /** The moves that lead to the nodes; empty for the root of the game. */
  moves: string[];
  /** The seats that played these moves; -1 for the root of the game. */
  movers: number[];
  /** Comments; empty where there are none. */
  notes: string[];
  /** Judgements and shapes, such as `!? Ge4 Rc2c4`; empty where there are none. */
  marks: string[];
  /** The number of nodes, from the first, that are on the main line. */
  main: number;
  /** The index of the current node; -1 where it is none of these. */
  current: number;
}

/** One study in a file. */
export interface StudyPart {
  /** Its text, from its first header to the end of its last line. */
  text: string;
  /** The number of its first line in the file, from 1. */
  line: number;
  /** The names and values of its headers; damaged ones are left out. */
  headers: [key: string, value: string][];
}

/** A game of a study that was read as far as it is sound. */
export interface Salvage {
  session: Session;
  /** Why the rest was left out; null if nothing was. */
  error: Refusal | null;
}

/** The value of a move for the player who makes it. */
export interface Value {
  move: string;
  /** In the game's unit. */
  value: number;
  /** Plies searched. */
  depth: number;
  proved: boolean;
  /** The estimated chance of each seat to win after the move; missing where the search has none. */
  shares?: number[];
}

/** The options of a search. */
export interface SearchOptions {
  game: string;
  /** The options of the game: `key=value` with spaces between them, or empty. */
  setup: string;
  /** The view of the player to move, and the moves played after it. */
  view: string;
  moves: string[];
  level: string;
  /** A whole number below 2^53, which decides between moves of equal value. */
  seed: number;
  /** Whether every legal move gets a value of its own. */
  all: boolean;
}

/** The progress of a search. */
export interface Progress {
  /** Plies searched for all moves. */
  depth: number;
  /** Positions searched. */
  nodes: number;
  /** Whether the search is complete. */
  done: boolean;
}

/** The current results of a search. */
export interface Report extends Progress {
  /** Best first, and no more than a thousand. */
  values: Value[];
  /** The principal variation. */
  line: string[];
  /** The move to play. */
  best: string;
}
"#;

/// Converts a value to plain objects and arrays.
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

/// The parts of the score of a move, or the reason why it is illegal.
pub(crate) fn explanation(
    gains: Result<Vec<gambol::Gain>, gambol::Error>,
) -> Result<JsValue, Failure> {
    let explanation = Object::new();
    let (gains, lacks) = match gains {
        Ok(gains) => (gains.into_iter().map(Gain::from).collect(), JsValue::NULL),
        Err(error) => (Vec::new(), refusal::of(&error)),
    };
    refusal::set(&explanation, "gains", &to_js(&gains)?);
    refusal::set(&explanation, "lacks", &lacks);
    Ok(explanation.into())
}

/// A game of a study, as `Salvage`.
pub(crate) fn salvage(session: JsValue, error: Option<&gambol::Error>) -> JsValue {
    let salvage = Object::new();
    refusal::set(&salvage, "session", &session);
    refusal::set(&salvage, "error", &error.map_or(JsValue::NULL, refusal::of));
    salvage.into()
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

impl From<gambol::History> for History {
    fn from(history: gambol::History) -> Self {
        let gambol::History { moves, sealed, movers, .. } = history;
        Self { moves, sealed, movers }
    }
}

/// A node's id as JavaScript has it: a whole number below 2^53.
pub(crate) fn number_of(node: NodeId) -> f64 {
    node.to_number() as f64
}

/// A node with all that follow it, as `Tree`.
pub(crate) fn tree(session: &dyn gambol::Session, first: NodeId) -> Result<Object, gambol::Error> {
    let tree = session.tree();
    let [ids, parents, moves, movers, notes, marks] = [(); 6].map(|()| Array::new());
    let (mut main, mut current) = (0, -1);
    // The indexes of the nodes from the first to the one before the next.
    let mut path: Vec<i32> = Vec::new();
    let first_ply = tree.node(first)?.ply;
    for (index, id) in (0..).zip(tree.subtree(first)?) {
        let node = tree.node(id)?;
        let played = session.move_to(id);
        path.truncate(node.ply - first_ply);
        push(&ids, number_of(id).into());
        push(&parents, path.last().copied().unwrap_or(-1).into());
        push(&moves, played.as_ref().map_or("", |played| &played.mv).into());
        push(&movers, played.map_or(-1, |played| played.player.0.into()).into());
        push(&notes, node.note.into());
        push(&marks, node.marks.into());
        path.push(index);
        main += i32::from(node.is_main);
        if id == tree.current() {
            current = index;
        }
    }
    let object = Object::new();
    refusal::set(&object, "ids", &ids);
    refusal::set(&object, "parents", &parents);
    refusal::set(&object, "moves", &moves);
    refusal::set(&object, "movers", &movers);
    refusal::set(&object, "notes", &notes);
    refusal::set(&object, "marks", &marks);
    refusal::set(&object, "main", &main.into());
    refusal::set(&object, "current", &current.into());
    Ok(object)
}

#[inline(never)]
fn push(array: &Array, value: JsValue) {
    array.push(&value);
}

/// One study in a file, as `StudyPart`.
pub(crate) fn study_part(part: &gambol::study::Part<'_>) -> Object {
    let headers = Array::new();
    for (key, value) in part.headers() {
        push(&headers, Array::of2(&key.into(), &value.into()).into());
    }
    let object = Object::new();
    refusal::set(&object, "text", &part.text.into());
    refusal::set(&object, "line", &(part.line as f64).into());
    refusal::set(&object, "headers", &headers);
    object
}

#[derive(Serialize)]
struct Value {
    #[serde(rename = "move")]
    mv: String,
    value: f64,
    depth: u32,
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    shares: Option<Vec<f32>>,
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

/// The maximum number of reported values; some positions have twenty thousand moves.
const MAX_VALUES: usize = 1000;

impl Report {
    pub(crate) fn of(report: search::Report<String>) -> Self {
        let value = |value: search::Value<String>| Value {
            mv: value.mv,
            // From hundredths to the unit itself.
            value: f64::from(value.value) / 100.0,
            depth: value.depth,
            proved: value.proved,
            shares: value.shares.map(|shares| shares.iter().map(|(_, share)| *share).collect()),
        };
        Self {
            depth: report.depth,
            nodes: report.nodes as f64,
            values: report.values.into_iter().take(MAX_VALUES).map(value).collect(),
            line: report.line,
            done: report.done,
            best: report.best,
        }
    }
}
