//! The notation of positions of LuckyMoose.

use super::codes as game_codes;
use super::token::Pool;
use super::{Board, Hand, LuckyMoose, MAX_POINTS, Token};
use crate::{Error, Place, Rng, Square, codes, text};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

/// The fields of a position, and of a view.
pub(super) const FIELDS: [&str; 7] =
    ["board", "player-to-move", "scores", "hands", "pool", "turns-without-a-lay", "generator"];

/// The maximum number of tokens of a kind: one in each set.
const MAX_OF_A_KIND: usize = 6;

impl fmt::Display for LuckyMoose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(view) = self.seat_view() {
            return write!(f, "{view}");
        }
        write!(f, "{} {} ", self.board, self.side + 1)?;
        join(f, &self.scores[..usize::from(self.players)], ',')?;
        f.write_char(' ')?;
        join(f, self.hands(), '/')?;
        write!(f, " {} {} {:016x}", self.pool, self.quiet, self.rng.state())
    }
}

impl FromStr for LuckyMoose {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let [board, side, scores, hands, pool, quiet, rng] = text::split_fields(text, FIELDS)?;
        let PublicFields { board, players, side, scores, quiet } =
            parse_public_fields([board, side, scores, quiet])?;
        let mut position = Self {
            board,
            players,
            side,
            scores,
            hands: [Hand::default(); 4],
            pool: Pool::new(&[]),
            quiet,
            rng: Rng::new(0),
            seat: None,
        };
        for (n, hand) in split_hands(hands, players)?.into_iter().enumerate() {
            position.hands[n] = hand.parse().map_err(|error: Error| error.at(hand_place(n)))?;
        }
        position.pool = pool.parse().map_err(|error: Error| error.at(FIELDS[4]))?;
        let hands = position.hands.iter().flat_map(|hand| hand.tokens().iter().copied());
        let tokens = position.board.tokens().chain(hands);
        check_kinds(tokens.chain(position.pool.tokens().iter().copied()))?;
        let is_state = |c: u8| matches!(c, b'0'..=b'9' | b'a'..=b'f');
        let state = u64::from_str_radix(rng, 16).ok();
        let state = state.filter(|_| rng.len() == 16 && rng.bytes().all(is_state));
        let state = state.ok_or_else(|| Error::new(FIELDS[6], rng, game_codes::GENERATOR_STATE))?;
        position.rng = Rng::new(state);
        Ok(position)
    }
}

/// The fields that are public.
pub(super) struct PublicFields {
    pub(super) board: Board,
    pub(super) players: u8,
    pub(super) side: u8,
    pub(super) scores: [i32; 4],
    pub(super) quiet: u8,
}

/// Parses the board, the player to move, the scores and the turns without a lay.
pub(super) fn parse_public_fields(
    [board, side, scores, quiet]: [&str; 4],
) -> Result<PublicFields, Error> {
    let board = board.parse()?;
    let points: Vec<&str> = scores.split(',').collect();
    if !(2..=4).contains(&points.len()) {
        return Err(Error::new(FIELDS[2], scores, game_codes::PLAYER_COUNT));
    }
    let players = points.len() as u8;
    let mut scores = [0; 4];
    for (n, points) in points.into_iter().enumerate() {
        let is_canonical = points == "0" || !points.starts_with(['0', '+', '-']);
        let score = points.parse().ok().filter(|s| is_canonical && (0..=MAX_POINTS).contains(s));
        scores[n] = score.ok_or_else(|| {
            let place = Place::from(FIELDS[2]).nth("player", n + 1);
            codes::number(place, points, 0, MAX_POINTS as usize)
        })?;
    }
    let side = text::parse_number(side)
        .filter(|side| (1..=players).contains(side))
        .ok_or_else(|| codes::number(FIELDS[1], side, 1, players))?;
    let most = 3 * players;
    let quiet = text::parse_number(quiet)
        .filter(|quiet| *quiet <= most)
        .ok_or_else(|| codes::number(FIELDS[5], quiet, 0, most))?;
    Ok(PublicFields { board, players, side: side - 1, scores, quiet })
}

/// Splits the hands, one for each player.
pub(super) fn split_hands(hands: &str, players: u8) -> Result<Vec<&str>, Error> {
    let split: Vec<&str> = hands.split('/').collect();
    if split.len() != usize::from(players) {
        return Err(Error::new(FIELDS[3], hands, game_codes::HAND_COUNT).with("hands", players));
    }
    Ok(split)
}

/// The error place of the n-th hand, counted from 0.
pub(super) fn hand_place(n: usize) -> Place {
    Place::from(FIELDS[3]).nth("player", n + 1)
}

/// Refuses more tokens of a kind than there are sets.
pub(super) fn check_kinds(tokens: impl Iterator<Item = Token>) -> Result<(), Error> {
    let mut counts = [0; Token::KINDS as usize];
    for token in tokens {
        counts[usize::from(token.kind())] += 1;
        if counts[usize::from(token.kind())] > MAX_OF_A_KIND {
            let error = Error::new("tokens", token, game_codes::KIND_COUNT);
            return Err(error.with("most", MAX_OF_A_KIND));
        }
    }
    Ok(())
}

/// Writes items with a separator between them.
pub(super) fn join(
    f: &mut fmt::Formatter<'_>,
    items: &[impl fmt::Display],
    separator: char,
) -> fmt::Result {
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            f.write_char(separator)?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        text::write_items(f, [size, size], |square| self.at(self.tile(square)))
    }
}

impl FromStr for Board {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let ranks = text.split('/').count();
        let size =
            u8::try_from(ranks).ok().filter(|size| Self::is_size(*size)).ok_or_else(|| {
                let error = Error::new("board", ranks, game_codes::BOARD_SIZE);
                error.with("least", 9_u8).with("most", Square::MAX_SIZE)
            })?;
        let mut board = Self::new(size);
        let token = |item: &str| Ok(item.parse::<Token>().ok());
        text::parse_items(
            text,
            [size, size],
            game_codes::RANK_TOKEN,
            token,
            |token, _, square| {
                board.put(board.tile(square), token);
                Ok(())
            },
        )?;
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use alloc::format;
    use alloc::string::ToString;

    const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

    #[test]
    fn a_known_deal() {
        let start = LuckyMoose::start(&"seed=42".parse().expect("a set-up")).to_string();
        let fields: Vec<&str> = start.split(' ').collect();
        assert_eq!(fields[..3], [EMPTY, "1", "0,0"]);
        assert_eq!(fields[3], "r5o6g6b6p2p3/r3r4o5y1g3g4");
        assert!(fields[4].starts_with("b4r2y5o3o2b6") && fields[4].len() == 2 * (3 * 36 - 12));
        assert_eq!(fields[5..], ["0", "212fe0883421dcf1"]);
        assert_eq!(start.parse(), Ok(LuckyMoose::start(&"seed=42".parse().expect("a set-up"))));
    }

    #[test]
    fn positions_round_trip() {
        for text in [
            format!("{EMPTY} 1 0,0 r1/- - 6 0000000000000000"),
            // Six of a kind.
            format!("{EMPTY} 1 0,0 r1r1r1r1r1/- r1p6p6p6p6p6p6 6 0000000000000000"),
            "9/9/9/9/4,r1,4/9/9/9/g1,7,p6 3 5,0,9999999 r1r1/-/b2 r1r2 9 00ff00ff00ff00ff".into(),
            "r1,r2,r3,r4,r5,r6,o1,y1,b1/9/9/9/9/9/9/9/9 4 1,2,3,4 -/-/-/- g1 0 0123456789abcdef"
                .into(),
        ] {
            assert_eq!(text.parse::<LuckyMoose>().map(|position| position.to_string()), Ok(text));
        }
    }

    #[test]
    fn a_position_is_refused_with_its_place() {
        #[track_caller]
        fn check(text: &str, line: &str) {
            assert_eq!(text.parse::<LuckyMoose>().expect_err(text).to_string(), line, "{text}");
        }
        let rest = "1 0,0 r1/r2 r3 0 0000000000000000";
        let with = |rank: &str| format!("9/9/9/9/9/9/9/9/{rank} {rest}");
        let after = |fields: &str| format!("9/9/9/9/9/9/9/9/9 {fields}");
        check("9 1 0,0", "hands: found nothing, expected 7 fields with single spaces between them");
        let odd = "an odd number of ranks from 9 to 21, with / between them";
        check(&format!("9/9 {rest}"), &format!(r#"board: found "2", expected {odd}"#));
        check(&with("8"), r#"board, rank 1: found "8", expected 9 squares"#);
        check(&with("9,r1"), r#"board, rank 1: found "9,r1", expected 9 squares"#);
        let item = "a number from 1 to 9 or a token such as g4";
        check(&with("10"), r#"board, rank 1: found "10", expected 9 squares"#);
        check(&with("8,r7"), &format!(r#"board, rank 1: found "r7", expected {item}"#));
        check(&with("08,r1"), &format!(r#"board, rank 1: found "08", expected {item}"#));
        check(&with("r1,,7"), &format!(r#"board, rank 1: found nothing, expected {item}"#));
        check(
            &with("4,5"),
            r#"board, rank 1: found "4,5", expected one number for squares that are empty next to each other"#,
        );
        check(
            &after("3 0,0 r1/r2 r3 0 0000000000000000"),
            r#"player to move: found "3", expected a whole number from 1 to 2"#,
        );
        check(
            &after("1 0 r1/r2 r3 0 0000000000000000"),
            r#"scores: found "0", expected points of 2, 3 or 4 players with , between them"#,
        );
        check(
            &after("1 0,-1 r1/r2 r3 0 0000000000000000"),
            r#"scores, player 2: found "-1", expected a whole number from 0 to 9999999"#,
        );
        for points in ["10000000", "999999999", "4294967296", "99999999999999999999", "00", "+1"] {
            check(
                &after(&format!("1 {points},0 r1/r2 r3 0 0000000000000000")),
                &format!(
                    r#"scores, player 1: found "{points}", expected a whole number from 0 to 9999999"#
                ),
            );
        }
        check(
            &after("1 0,0 r1 r3 0 0000000000000000"),
            r#"hands: found "r1", expected 2 hands with / between them"#,
        );
        check(
            &after("1 0,0 r1/r2r1 r3 0 0000000000000000"),
            r#"hands, player 2: found "r2r1", expected tokens by colour and then by symbol"#,
        );
        check(
            &after("1 0,0 r1r1r1r1r1r1r1/r2 r3 0 0000000000000000"),
            r#"hands, player 1: found "r1r1r1r1r1r1r1", expected at most 6 tokens"#,
        );
        check(
            &after("1 0,0 r1r1r1r1r1r1/r1 r3 0 0000000000000000"),
            r#"tokens: found "r1", expected at most 6 of a kind on the board, in hands and in the pool"#,
        );
        check(
            &after("1 0,0 r1/r2 r3x 0 0000000000000000"),
            r#"pool: found "x", expected a colour of roygbp and a number from 1 to 6"#,
        );
        check(
            &after("1 0,0 r1/r2 r3 7 0000000000000000"),
            r#"turns without a lay: found "7", expected a whole number from 0 to 6"#,
        );
        let digits = "16 lower-case hexadecimal digits";
        for state in ["0", "000000000000000A", "+000000000000000", "00000000000000000", "-"] {
            check(
                &after(&format!("1 0,0 r1/r2 r3 0 {state}")),
                &format!(r#"generator: found "{state}", expected {digits}"#),
            );
        }
        // The text of a view is not that of a position.
        let view = LuckyMoose::start(&Default::default()).view(crate::Player(0)).to_string();
        assert!(view.parse::<LuckyMoose>().is_err());
    }
}
