//! The published checks, run as the author of a game would: a sound game passes, and each fault is found.

use gambol::{Code, Error, Game, PerPlayer, Player, Rng, conformance};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::panic;
use std::str::FromStr;

/// The faults that a game may have.
const SOUND: u8 = 0;
const SET_UP_PRINTS_NOTHING: u8 = 1;
const SIDE_IS_NOT_PARSED: u8 = 2;
const PLAYER_WITHOUT_A_SEAT: u8 = 3;
const MOVE_TWICE: u8 = 4;
const NOTHING_IS_ILLEGAL: u8 = 5;
const ALL_POSITIONS_REPEAT: u8 = 6;
const EQUALS_NOTHING: u8 = 7;
const SCORE_OF_A_THIRD_PLAYER: u8 = 8;
const ONE_KEY: u8 = 9;
const SAMPLE_OF_ANOTHER_POSITION: u8 = 10;
const HIDES_NOTHING: u8 = 11;

/// Two players take one to three matches of a heap in turn. The last match wins.
#[derive(Clone, Debug, Eq)]
struct Matches<const FAULT: u8> {
    heap: u8,
    side: u8,
}

impl<const FAULT: u8> PartialEq for Matches<FAULT> {
    fn eq(&self, other: &Self) -> bool {
        FAULT != EQUALS_NOTHING && (self.heap, self.side) == (other.heap, other.side)
    }
}

impl<const FAULT: u8> Hash for Matches<FAULT> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.heap, self.side).hash(state);
    }
}

/// The size of the heap is that of a seed.
#[derive(Clone, Debug, Default)]
struct Setup<const FAULT: u8>(u64);

impl<const FAULT: u8> fmt::Display for Setup<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if FAULT == SET_UP_PRINTS_NOTHING { Ok(()) } else { write!(f, "seed={}", self.0) }
    }
}

impl<const FAULT: u8> FromStr for Setup<FAULT> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let seed = if text.is_empty() { Some("0") } else { text.strip_prefix("seed=") };
        let seed = seed.and_then(|seed| seed.parse().ok());
        seed.map(Self).ok_or_else(|| refuse("set-up", text))
    }
}

fn refuse(place: &'static str, text: &str) -> Error {
    const NUMBER: Code = Code::new("matches", "a number of matches");
    Error::new(place, text, NUMBER)
}

/// The number of matches that are taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        text.parse().map(Self).map_err(|_| refuse("move", text))
    }
}

impl<const FAULT: u8> fmt::Display for Matches<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.heap, self.side)
    }
}

impl<const FAULT: u8> FromStr for Matches<FAULT> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let parse = || {
            let (heap, side) = text.split_once(' ')?;
            let side: u8 = side.parse().ok().filter(|side| *side < 2)?;
            let side = if FAULT == SIDE_IS_NOT_PARSED { 0 } else { side };
            Some(Self { heap: heap.parse().ok()?, side })
        };
        parse().ok_or_else(|| refuse("position", text))
    }
}

impl<const FAULT: u8> Game for Matches<FAULT> {
    type Move = Take;
    type Setup = Setup<FAULT>;
    type View = Self;

    const ID: &'static str = "matches";
    const SEATS: &'static [&'static str] = &["1", "2"];
    const IS_HIDDEN: bool = FAULT == HIDES_NOTHING;

    fn start(setup: &Setup<FAULT>) -> Self {
        Self { heap: 10 + (setup.0 % 10) as u8, side: 0 }
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Player> {
        let side = if FAULT == PLAYER_WITHOUT_A_SEAT { 2 } else { self.side };
        (self.heap > 0).then_some(Player(side))
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend((1..=self.heap.min(3)).map(Take));
        if FAULT == MOVE_TWICE && self.heap > 0 {
            moves.push(Take(1));
        }
    }

    fn play_unchecked(&mut self, mv: &Take) {
        self.heap = self.heap.saturating_sub(mv.0);
        self.side = 1 - self.side;
    }

    fn check(&self, mv: &Take) -> Result<(), Error> {
        match mv.0 <= self.heap.min(3) || FAULT == NOTHING_IS_ILLEGAL {
            true => Ok(()),
            false => Err(refuse("move", &mv.to_string())),
        }
    }

    fn scores(&self) -> PerPlayer<i32> {
        let players = if FAULT == SCORE_OF_A_THIRD_PLAYER { 3 } else { 2 };
        PerPlayer::new(players, |player| (self.heap == 0 && player.0 != self.side).into())
    }

    fn repeats(&self, earlier: &Self) -> bool {
        FAULT == ALL_POSITIONS_REPEAT || self == earlier
    }

    fn reversible_plies(&self) -> usize {
        0
    }

    fn key(&self) -> u64 {
        if FAULT == ONE_KEY { 0 } else { u64::from(self.heap) << 1 | u64::from(self.side) }
    }

    fn view(&self, _: Player) -> Self {
        self.clone()
    }

    fn sample(view: &Self, _: &mut Rng) -> Self {
        let heap = if FAULT == SAMPLE_OF_ANOTHER_POSITION { view.heap + 1 } else { view.heap };
        Self { heap, ..view.clone() }
    }
}

#[test]
fn a_sound_game_passes() {
    conformance::check::<Matches<SOUND>>();
    conformance::perft_matches::<Matches<SOUND>>("# matches\nleaves 4 0 ; 3 6 4 1");
}

#[test]
#[should_panic(expected = "depth 2 of 4 0 ; 3 5")]
fn a_wrong_count_is_found() {
    conformance::perft_matches::<Matches<SOUND>>("leaves 4 0 ; 3 5");
}

/// Asserts that a game with a fault fails a check, by its name.
#[track_caller]
fn check_found<const FAULT: u8>(name: &str) {
    let checks = conformance::checks::<Matches<FAULT>>();
    let check = checks.iter().find(|check| check.name() == name).expect("a check has this name");
    assert!(panic::catch_unwind(|| check.run()).is_err(), "{name} does not find fault {FAULT}");
    assert!(panic::catch_unwind(conformance::check::<Matches<FAULT>>).is_err());
}

#[test]
fn each_fault_is_found() {
    check_found::<SET_UP_PRINTS_NOTHING>("a_set_up_round_trips");
    check_found::<SIDE_IS_NOT_PARSED>("text_round_trips");
    check_found::<PLAYER_WITHOUT_A_SEAT>("players_have_seats");
    check_found::<MOVE_TWICE>("moves_are_legal_distinct_and_in_order");
    check_found::<MOVE_TWICE>("a_legal_move_has_a_place");
    check_found::<NOTHING_IS_ILLEGAL>("an_illegal_move_changes_nothing");
    check_found::<ALL_POSITIONS_REPEAT>("no_position_repeats_one_before_an_irreversible_move");
    check_found::<EQUALS_NOTHING>("undo_and_redo_restore_positions");
    check_found::<SCORE_OF_A_THIRD_PLAYER>("a_status_is_a_line_of_three_fields");
    check_found::<ONE_KEY>("equal_positions_have_equal_keys");
    check_found::<SAMPLE_OF_ANOTHER_POSITION>("a_sample_fits_its_view");
    check_found::<HIDES_NOTHING>("public_text_round_trips");
}

/// Each check has a fault above.
#[test]
fn no_check_is_left_out() {
    let source = include_str!("conformance.rs");
    for check in conformance::checks::<Matches<SOUND>>() {
        let line = format!(">(\"{}\");", check.name());
        assert!(source.contains(&line), "no fault for {}", check.name());
    }
}
