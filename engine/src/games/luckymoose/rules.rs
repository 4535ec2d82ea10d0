//! The rules of LuckyMoose.

use super::board::{Axis, Board};
use super::codes as game_codes;
use super::lay_generator::{LayGenerator, line_points};
use super::notation::FIELDS;
use super::public_view::PublicView;
use super::token::Pool;
use super::{GOING_OUT_BONUS, Hand, Lay, LuckyMoose, MAX_POINTS, Setup, Token, Turn, View};
use crate::{Code, Count, Error, Gain, Game, PerPlayer, Place, Player, Rng, Square, codes};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The error place of an exchange.
fn exchange_place() -> Place {
    Place::from("move").part("exchange")
}

/// The error place of the token that a lay puts on a square.
fn square_place(square: Square) -> Place {
    Place::from("move").nth("square", square)
}

impl Game for LuckyMoose {
    type Move = Turn;
    type Setup = Setup;
    type View = View;

    const CODES: &'static [Code] = game_codes::ALL;
    const ID: &'static str = "luckymoose";
    const SEATS: &'static [&'static str] = &["1", "2", "3", "4"];
    const IS_HIDDEN: bool = true;
    const COUNTS: &'static [Count] = &[
        Count { field: 4, what: "in the pool", least: 0 },
        Count { field: 5, what: "turns without a lay", least: 1 },
    ];

    fn start(setup: &Setup) -> Self {
        let sets = (0..setup.sets).flat_map(|_| (0..Token::KINDS).map(Token::new));
        let mut tokens: Vec<Token> = sets.collect();
        let mut rng = Rng::new(setup.seed);
        rng.shuffle(&mut tokens);
        let mut pool = Pool::new(&tokens);
        let mut hands = [Hand::default(); 4];
        hands.iter_mut().take(usize::from(setup.players)).for_each(|hand| pool.fill(hand));
        let board = Board::new(setup.size);
        let players = setup.players;
        Self { board, players, side: 0, scores: [0; 4], hands, pool, quiet: 0, rng, seat: None }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then_some(Player(self.side))
    }

    /// Appends lays, then exchanges, then the pass.
    fn legal_moves(&self, moves: &mut Vec<Turn>) {
        if self.is_over() {
            return;
        }
        let generator = LayGenerator::new(&self.board);
        let before = moves.len();
        if let Some(generator) = &generator {
            generator.visit_lays(self.hand().kinds(), &mut |laid, _| {
                moves.push(Turn::Lay(generator.lay(laid)));
                true
            });
        }
        let has_lay = moves.len() > before;
        self.for_each_exchange(&mut |tokens| moves.push(Turn::Exchange(tokens)));
        if !has_lay {
            moves.push(Turn::Pass);
        }
    }

    fn play_unchecked(&mut self, mv: &Turn) {
        let mut kept = self.hand_for(mv);
        match mv {
            Turn::Lay(lay) => {
                self.add_points(self.points(lay));
                self.put(lay);
                lay.tokens().for_each(|token| _ = kept.remove(token));
                let hand = &mut self.hands[usize::from(self.side)];
                *hand = kept;
                self.pool.fill(hand);
                self.quiet = 0;
            }
            Turn::Exchange(tokens) => {
                kept.remove_all(tokens.tokens());
                let hand = &mut self.hands[usize::from(self.side)];
                *hand = kept;
                self.pool.take(tokens.len(), hand);
                self.pool.put_back(tokens.tokens(), &mut self.rng);
                self.quiet += 1;
            }
            Turn::Pass => self.quiet += 1,
        }
        if self.pool.len() == 0 && self.hand().is_empty() {
            self.add_points(GOING_OUT_BONUS);
        }
        self.forget_draw(kept);
        self.side = (self.side + 1) % self.players;
    }

    fn factor(&self, square: Square) -> i32 {
        self.board.factor(self.board.tile(square))
    }

    #[inline]
    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(self.players, |player| self.scores[usize::from(player.0)])
    }

    fn check(&self, mv: &Turn) -> Result<(), Error> {
        if self.is_untold() {
            return Err(Error::new(FIELDS[3], *self.hand(), game_codes::NOT_IN_HAND));
        }
        match mv {
            Turn::Lay(lay) => self.check_lay(lay, self.hand_for(mv)),
            Turn::Exchange(tokens) => {
                let mut hand = *self.hand();
                if !hand.remove_all(tokens.tokens()) {
                    return Err(Error::new(exchange_place(), tokens, game_codes::NOT_IN_HAND));
                }
                if tokens.len() > self.pool.len() {
                    return Err(match self.pool.len() {
                        0 => Error::new(exchange_place(), tokens, game_codes::POOL_EMPTY),
                        most => Error::new(exchange_place(), tokens, game_codes::POOL_TOO_SMALL)
                            .with("most", most),
                    });
                }
                Ok(())
            }
            // A pass with a hidden hand has to be believed.
            Turn::Pass if !self.is_hidden() && self.has_lay() => {
                Err(Error::new("move", mv, game_codes::CAN_LAY))
            }
            Turn::Pass => Ok(()),
        }
    }

    fn gains(&self, mv: &Turn) -> Vec<Gain> {
        let Turn::Lay(lay) = mv else {
            return Vec::new();
        };
        let mut after = self.clone();
        after.put(lay);
        let mut gains = after.lines(lay);
        let is_out = self.pool.len() == 0 && lay.items().len() == self.hand().len();
        if is_out {
            gains.push(Gain { squares: Vec::new(), base: 0, bonus: GOING_OUT_BONUS, factor: 1 });
        }
        gains
    }

    fn sealed(&self, mv: &Turn) -> String {
        let Turn::Exchange(tokens) = mv else {
            return format!("{mv}");
        };
        let mut rest = *tokens;
        let places = self.hand().tokens().iter().enumerate();
        let exchanged = places.filter(|(_, token)| rest.remove(**token));
        exchanged.fold("~".into(), |text, (place, _)| format!("{text}{}", place + 1))
    }

    fn unseal(&self, text: &str) -> Result<Turn, Error> {
        let is_sealed = |places: &&str| places.starts_with(|c: char| c.is_ascii_digit());
        let Some(places) = text.strip_prefix('~').filter(is_sealed) else {
            return text.parse();
        };
        let place = |c: char| c.to_digit(10)?.checked_sub(1).map(|place| place as usize);
        let token = |c: char| self.hand().tokens().get(place(c)?).copied();
        let tokens: Option<Vec<Token>> = places.chars().map(token).collect();
        let is_ascending = places.bytes().is_sorted_by(|a, b| a < b);
        match tokens.filter(|_| is_ascending) {
            Some(tokens) => Ok(Turn::Exchange(tokens.into_iter().collect())),
            None => Err(Error::new(exchange_place(), text, game_codes::SEALED_PLACES)),
        }
    }

    fn key(&self) -> u64 {
        let board = self.board.tokens().map(|token| token.kind());
        let hands =
            self.hands.iter().flat_map(|hand| hand.tokens().iter().map(|t| t.kind()).chain([36]));
        let pool = self.pool.tokens().iter().map(|token| token.kind());
        let tiles = (0..self.board.tiles()).filter(|tile| self.board.at(*tile).is_some());
        let counters = [self.board.size(), self.players, self.side, self.quiet];
        let words = tiles.map(|tile| tile as u64).chain(self.scores.map(|score| score as u64));
        let bytes = counters.into_iter().chain(board).chain(hands).chain(pool).map(u64::from);
        let start = self.rng.state();
        words.chain(bytes).fold(start, |key, word| crate::rng::mix(key ^ word).rotate_left(1))
    }

    fn view(&self, player: Player) -> View {
        View::of(self, player)
    }

    fn public_text(&self) -> String {
        format!("{}", PublicView::of(self))
    }

    fn from_public(text: &str) -> Result<Self, Error> {
        let view: PublicView = text.parse()?;
        // The hidden tokens are never shown, so a fixed seed will do.
        Ok(view.sample(None, &mut Rng::new(0)))
    }

    fn has_perfect_information(view: &View) -> bool {
        view.has_perfect_information()
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        view.sample(rng)
    }

    fn from_view(view: &View) -> Self {
        Self::seen_from(view)
    }

    fn tell(&mut self, hand: &str) -> Result<bool, Error> {
        self.tell_hand(hand)
    }

    fn is_from_view(&self) -> bool {
        self.seat.is_some()
    }
}

impl LuckyMoose {
    /// The hand of the player to move.
    pub(super) fn hand(&self) -> &Hand {
        &self.hands[usize::from(self.side)]
    }

    /// The hands of all players.
    pub(super) fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.players)]
    }

    #[inline]
    fn is_over(&self) -> bool {
        let is_out = (0..self.players).any(|player| self.held(player) == 0);
        let is_stuck = self.quiet >= self.players;
        self.quiet >= 3 * self.players || self.pool.len() == 0 && (is_out || is_stuck)
    }

    /// Whether the player to move has a legal lay.
    pub(super) fn has_lay(&self) -> bool {
        let generator = LayGenerator::new(&self.board);
        generator
            .is_some_and(|generator| !generator.visit_lays(self.hand().kinds(), &mut |_, _| false))
    }

    /// Calls `visit` with every legal exchange, fewer tokens first.
    fn for_each_exchange(&self, visit: &mut impl FnMut(Hand)) {
        let tokens = self.hand().tokens();
        let most = tokens.len().min(self.pool.len()) as u32;
        let mut seen: Vec<Hand> = Vec::new();
        for count in 1..=most {
            for places in (1_u32..1 << tokens.len()).filter(|places| places.count_ones() == count) {
                let exchange = (0..tokens.len()).filter(|place| places & 1 << place != 0);
                let exchange: Hand = exchange.map(|place| tokens[place]).collect();
                if !seen.contains(&exchange) {
                    seen.push(exchange);
                    visit(exchange);
                }
            }
        }
    }

    /// Adds points to the score of the player to move.
    fn add_points(&mut self, points: i32) {
        let score = &mut self.scores[usize::from(self.side)];
        *score = (*score + points).min(MAX_POINTS);
    }

    /// Puts the tokens of a lay on the board and changes nothing else.
    #[inline]
    fn put(&mut self, lay: &Lay) {
        for (square, token) in lay.items() {
            self.board.put(self.board.tile(*square), *token);
        }
    }

    /// The points of a lay, without the bonus for going out.
    pub(super) fn points(&self, lay: &Lay) -> i32 {
        let mut after = self.clone();
        after.put(lay);
        after.lines(lay).iter().map(Gain::points).sum()
    }

    /// The lines that contain a token of a lay that is on the board already, with their points.
    fn lines(&self, lay: &Lay) -> Vec<Gain> {
        let mut gains: Vec<Gain> = Vec::new();
        for axis in Axis::BOTH {
            let mut counted = Vec::new();
            for (square, _) in lay.items() {
                let run @ (first, length) = self.board.run(self.board.tile(*square), axis);
                if length < 2 || counted.contains(&run) {
                    continue;
                }
                counted.push(run);
                let tiles = (0..length).map(|n| first + n * self.board.step(axis));
                let squares: Vec<Square> = tiles.map(|tile| self.board.square(tile)).collect();
                let laid = lay.items().iter().filter(|(square, _)| squares.contains(square));
                let factors = laid.map(|(square, _)| self.board.factor(self.board.tile(*square)));
                let factor = factors.product();
                let (base, bonus) = line_points(length);
                gains.push(Gain { squares, base, bonus, factor });
            }
        }
        gains
    }

    fn check_lay(&self, lay: &Lay, mut hand: Hand) -> Result<(), Error> {
        for (square, token) in lay.items() {
            if !self.board.contains(*square) {
                let error = Error::new(square_place(*square), square, codes::SQUARE_ON_BOARD);
                return Err(error.with("last", self.corner()));
            }
            if !hand.remove(*token) {
                return Err(Error::new(square_place(*square), token, game_codes::NOT_IN_HAND));
            }
            if let Some(there) = self.board.at(self.board.tile(*square)) {
                let error = Error::new(square_place(*square), token, game_codes::OCCUPIED);
                return Err(error.with("token", format!("{there}")));
            }
        }
        let [(first, _), .., (last, _)] = lay.items() else {
            let &[(square, token)] = lay.items() else {
                return Err(Error::new("move", "", game_codes::NO_TOKEN));
            };
            return self.check_lines(lay, &[(square, token)]);
        };
        // Tokens of one rank have different files.
        let axis = match [lay.items()[1].0, *last].map(|square| square.file == first.file) {
            [false, false] => Axis::Rank,
            _ => Axis::File,
        };
        let is_aside = |square: &Square| match axis {
            Axis::Rank => square.rank != first.rank,
            Axis::File => square.file != first.file,
        };
        if let Some((square, token)) = lay.items().iter().find(|(square, _)| is_aside(square)) {
            return Err(Error::new(square_place(*square), token, game_codes::NOT_IN_ROW));
        }
        self.check_lines(lay, lay.items())?;
        let mut after = self.clone();
        after.put(lay);
        let (begin, length) = after.board.run(after.board.tile(*first), axis);
        let end = begin + (length - 1) * after.board.step(axis);
        if after.board.tile(*last) > end {
            let gap = after.board.square(end + after.board.step(axis));
            let (_, token) = lay.items()[lay.items().len() - 1];
            return Err(Error::new(square_place(*last), token, game_codes::GAP).with("square", gap));
        }
        Ok(())
    }

    /// Refuses a lay that makes an invalid line, is not connected, or is on an invalid board.
    fn check_lines(&self, lay: &Lay, items: &[(Square, Token)]) -> Result<(), Error> {
        let mut after = self.clone();
        after.put(lay);
        for (square, token) in items {
            for axis in Axis::BOTH {
                let run = after.board.run(after.board.tile(*square), axis);
                if !after.board.is_valid(run, axis) {
                    let mut line = String::new();
                    for token in after.board.run_tokens(run, axis) {
                        line += &format!("{token}");
                    }
                    let error = Error::new(square_place(*square), token, game_codes::INVALID_LINE);
                    return Err(error.with("line", line));
                }
            }
        }
        let touches = |tile: usize| {
            let adjacent = Axis::BOTH.into_iter().flat_map(|axis| self.board.adjacent(tile, axis));
            adjacent.flatten().any(|tile| self.board.at(tile).is_some())
        };
        let is_first = self.board.is_empty();
        let tiles = || items.iter().map(|(square, _)| self.board.tile(*square));
        let (square, token) = items[0];
        let refuse = |code| Error::new(square_place(square), token, code);
        if is_first && !tiles().any(|tile| tile == self.board.centre()) {
            return Err(
                refuse(game_codes::CENTRE).with("square", self.board.square(self.board.centre()))
            );
        }
        if !is_first && !tiles().any(touches) {
            return Err(refuse(game_codes::APART));
        }
        if LayGenerator::new(&self.board).is_none() {
            return Err(refuse(game_codes::INVALID_BOARD));
        }
        Ok(())
    }

    /// The top right corner of the board.
    fn corner(&self) -> Square {
        self.board.square(self.board.tiles() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, Status};
    use alloc::string::ToString;

    /// A board of 9 × 9 with these ranks at the bottom, from the top down.
    fn board(ranks: &[&str]) -> String {
        let above = core::iter::repeat_n("9", 9 - ranks.len());
        above.chain(ranks.iter().copied()).collect::<Vec<_>>().join("/")
    }

    fn position(text: &str) -> LuckyMoose {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// A position of two players, the first to move, with a board, the first hand and a pool.
    fn first_to_move(ranks: &[&str], hand: &str, pool: &str) -> LuckyMoose {
        position(&format!("{} 1 0,0 {hand}/p6 {pool} 0 0000000000000000", board(ranks)))
    }

    fn moves(position: &LuckyMoose) -> Vec<String> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Asserts that a move is legal, by `legal_moves` and by `check`.
    #[track_caller]
    fn check_legal(position: &LuckyMoose, mv: &str) {
        assert!(moves(position).iter().any(|legal| legal == mv), "{mv} in {position}");
        assert_eq!(position.check(&mv.parse().expect("a move")), Ok(()));
    }

    /// Asserts that a move is illegal, and the error of `check`.
    #[track_caller]
    fn check_refused(position: &LuckyMoose, mv: &str, line: &str) {
        assert!(!moves(position).iter().any(|legal| legal == mv), "{mv} in {position}");
        let refused = position.check(&mv.parse().expect("a move"));
        assert_eq!(refused.expect_err(mv).to_string(), line);
    }

    /// Asserts the points of a lay, line by line.
    #[track_caller]
    fn check_gains(position: &LuckyMoose, mv: &str, expected: &[(&str, i32)]) {
        check_legal(position, mv);
        let turn = mv.parse().expect("a move");
        let text = |gain: &Gain| {
            gain.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        let gains: Vec<_> = position.gains(&turn).iter().map(|g| (text(g), g.points())).collect();
        let expected: Vec<_> = expected.iter().map(|(line, p)| (line.to_string(), *p)).collect();
        assert_eq!(gains, expected);
        // The generator computes the same points incrementally.
        let mut after = position.clone();
        after.play(&turn).expect("a legal move");
        let total: i32 = expected.iter().map(|(_, points)| points).sum();
        assert_eq!(after.scores[usize::from(position.side)], total);
        let generator = LayGenerator::new(&position.board).expect("the board is valid");
        generator.visit_lays(position.hand().kinds(), &mut |laid, points| {
            if Turn::Lay(generator.lay(laid)) == turn {
                let out: i32 =
                    expected.iter().filter(|(line, _)| line.is_empty()).map(|(_, p)| p).sum();
                assert_eq!(points, total - out);
            }
            true
        });
    }

    #[test]
    fn the_deal_takes_six_tokens_from_the_front_for_each_player() {
        for players in 2..=4 {
            for (sets, size) in [(1, 9), (3, 15), (6, 21)] {
                let start = LuckyMoose::start(&Setup { players, size, sets, seed: 8 });
                assert!(start.hands().iter().all(|hand| hand.len() == 6));
                let dealt = 6 * usize::from(players);
                assert_eq!(start.pool.len(), 36 * usize::from(sets) - dealt);
                assert_eq!(start.board.tiles(), usize::from(size) * usize::from(size));
                assert_eq!(start.to_move(), Some(Player(0)));
                assert_eq!(start.players(), players);
            }
        }
        let seeds = [1, 2].map(|seed| LuckyMoose::start(&Setup { seed, ..Setup::default() }));
        assert_ne!(seeds[0].hands, seeds[1].hands);
    }

    #[test]
    fn in_the_first_lay_one_token_must_cover_the_centre() {
        let start = first_to_move(&[], "r1r2r3", "p1");
        check_legal(&start, "r1@e5");
        check_legal(&start, "r1@e5,r2@f5");
        check_legal(&start, "r1@c5,r2@d5,r3@e5");
        check_legal(&start, "r3@e5,r2@e6");
        let centre = "expected a token on the centre, e5";
        check_refused(&start, "r1@a1", &format!(r#"move, square a1: found "r1", {centre}"#));
        check_refused(&start, "r1@f5,r2@g5", &format!(r#"move, square f5: found "r1", {centre}"#));
    }

    #[test]
    fn in_later_lays_one_token_must_be_next_to_a_token_on_the_board() {
        let position = first_to_move(&["4,r1,4", "9", "9", "9", "9"], "r2r3g1", "p1");
        check_legal(&position, "r2@f5");
        check_legal(&position, "r2@e6,r3@e7");
        check_legal(&position, "g1@e4");
        let beside = "expected a square next to a token that lies there";
        check_refused(&position, "r2@f6", &format!(r#"move, square f6: found "r2", {beside}"#));
        check_refused(&position, "r2@g5", &format!(r#"move, square g5: found "r2", {beside}"#));
        check_refused(
            &position,
            "r2@a1,r3@b1",
            &format!(r#"move, square a1: found "r2", {beside}"#),
        );
    }

    #[test]
    fn tokens_go_on_empty_tiles_of_one_rank_or_file_without_a_gap() {
        let position = first_to_move(&["3,r1,1,r3,3"], "r2r4r5r6g1", "p1");
        // Tokens that were there before may fill the gap.
        check_legal(&position, "r2@c1,r4@e1,r5@g1");
        check_legal(&position, "r2@d2,r4@d3");
        check_legal(&position, "r2@e1");
        check_refused(
            &position,
            "r2@d1",
            r#"move, square d1: found "r2", expected an empty square, and r1 lies there"#,
        );
        check_refused(
            &position,
            "r2@d2,r4@e3",
            r#"move, square e3: found "r4", expected all tokens in one rank or all in one file"#,
        );
        check_refused(
            &position,
            "r2@g1,r4@d2",
            r#"move, square d2: found "r4", expected all tokens in one rank or all in one file"#,
        );
        check_refused(
            &position,
            "r2@b1,r4@c1,r5@g1",
            r#"move, square g1: found "r5", expected no gap before it at e1"#,
        );
        check_refused(
            &position,
            "r2@g1,r4@i1",
            r#"move, square i1: found "r4", expected no gap before it at h1"#,
        );
        check_refused(
            &position,
            "r2@d2,r4@d4",
            r#"move, square d4: found "r4", expected no gap before it at d3"#,
        );
        check_refused(
            &position,
            "r2@j1",
            r#"move, square j1: found "j1", expected a square from a1 to i9"#,
        );
        check_refused(
            &position,
            "r2@a10",
            r#"move, square a10: found "a10", expected a square from a1 to i9"#,
        );
        // The first token that is beside the others is named.
        let aside = |mv: &str, square: &str, token: &str| {
            let expected = "expected all tokens in one rank or all in one file";
            let line = format!(r#"move, square {square}: found "{token}", {expected}"#);
            check_refused(&position, mv, &line);
        };
        aside("r2@a2,r4@b2,r5@a4", "b2", "r4");
        aside("r2@a2,r4@b2,r5@c4", "c4", "r5");
        aside("r2@a2,r4@a3,r5@b4", "b4", "r5");
        aside("r2@a2,r4@c3,r5@a4", "c3", "r4");
    }

    #[test]
    fn tokens_come_from_the_hand() {
        let position = first_to_move(&["4,r1,4"], "r2r3", "p1");
        check_refused(
            &position,
            "r4@f1",
            r#"move, square f1: found "r4", expected tokens of the hand"#,
        );
        check_refused(
            &position,
            "r2@f1,r2@g1",
            r#"move, square g1: found "r2", expected tokens of the hand"#,
        );
        check_refused(
            &position,
            "~r4",
            r#"move, exchange: found "r4", expected tokens of the hand"#,
        );
    }

    #[test]
    fn every_line_shares_a_colour_or_a_symbol_and_has_no_token_twice() {
        let line = |place: &str, found: &str, line: &str| {
            let expected = "expected a line of one colour or one symbol, each token once, not";
            format!(r#"move, square {place}: found "{found}", {expected} {line}"#)
        };
        let position = first_to_move(&["3,r1,r2,4"], "r1r3g1g2b2", "p1");
        check_legal(&position, "r3@f1");
        check_legal(&position, "r3@c1");
        check_legal(&position, "g1@d2");
        check_legal(&position, "g2@e2,b2@e3");
        check_refused(&position, "g1@f1", &line("f1", "g1", "r1r2g1"));
        check_refused(&position, "g2@f1", &line("f1", "g2", "r1r2g2"));
        check_refused(&position, "r1@f1", &line("f1", "r1", "r1r2r1"));
        check_refused(&position, "g2@d2", &line("d2", "g2", "r1g2"));
        // An invalid line across, and invalid lines made by joining two runs.
        check_refused(&position, "g1@d2,g2@e2,r3@f2", &line("d2", "g1", "g1g2r3"));
        let gap = first_to_move(&["3,r1,1,r1,3"], "r2", "p1");
        check_refused(&gap, "r2@e1", &line("e1", "r2", "r1r2r1"));
        let gap = first_to_move(&["3,r1,1,g2,3"], "r2", "p1");
        check_refused(&gap, "r2@e1", &line("e1", "r2", "r1r2g2"));
        let gap = first_to_move(&["3,g2,1,g2,3"], "g3", "p1");
        check_refused(&gap, "g3@e1", &line("e1", "g3", "g2g3g2"));
        // A line has at most six tokens.
        let six = first_to_move(&["1,r1,r2,r3,r4,r5,r6,2"], "r1g1g6", "p1");
        assert!(!moves(&six).iter().any(|mv| mv.ends_with("@a1") || mv.ends_with("@h1")));
    }

    #[test]
    fn no_lay_is_legal_on_an_invalid_board() {
        let position = first_to_move(&["r1,g2,7", "9", "9", "4,r1,4"], "r2", "p1");
        let line = "expected no lay, since a line on the board is not valid";
        check_refused(&position, "r2@f1", &format!(r#"move, square f1: found "r2", {line}"#));
        assert_eq!(moves(&position), ["~r2", "pass"]);
    }

    #[test]
    fn an_exchange_takes_from_the_front_and_shuffles_the_pool() {
        let start = first_to_move(&[], "r1r1g2", "p1b1o1y1");
        let exchanges: Vec<String> =
            moves(&start).into_iter().filter(|mv| mv.starts_with('~')).collect();
        assert_eq!(exchanges, ["~r1", "~g2", "~r1r1", "~r1g2", "~r1r1g2"]);
        let mut after = start.clone();
        after.play(&"~r1g2".parse().expect("a move")).expect("a legal move");
        assert_eq!(after.hands[0].to_string(), "r1b1p1");
        assert_eq!(after.side, 1);
        assert_eq!(after.quiet, 1);
        let mut pool: Vec<Token> =
            ["o1", "y1", "r1", "g2"].map(|t| t.parse().expect("a token")).into();
        let mut rng = Rng::new(0);
        rng.shuffle(&mut pool);
        assert_eq!((after.pool, after.rng), (Pool::new(&pool), rng));
    }

    #[test]
    fn an_exchange_is_limited_by_the_pool() {
        let start = first_to_move(&[], "r1g2b3", "p1");
        check_legal(&start, "~r1");
        check_refused(
            &start,
            "~r1g2",
            r#"move, exchange: found "r1g2", expected at most as many as the pool holds, 1"#,
        );
        let position = first_to_move(&["4,r1,4"], "g2", "-");
        assert_eq!(moves(&position), ["pass"]);
        check_refused(
            &position,
            "~g2",
            r#"move, exchange: found "g2", expected no exchange, since the pool is empty"#,
        );
    }

    #[test]
    fn a_pass_is_legal_only_without_a_legal_lay() {
        let position = first_to_move(&["4,r1,4"], "r2", "p1");
        let lays = r#"move: found "pass", expected a lay or an exchange, since a lay is legal"#;
        check_refused(&position, "pass", lays);
        // An exchange is legal as well while the pool is not empty.
        let stuck = first_to_move(&["4,r1,4"], "g2", "p1");
        check_legal(&stuck, "pass");
        check_legal(&stuck, "~g2");
        let mut after = stuck.clone();
        after.play(&Turn::Pass).expect("a legal move");
        assert_eq!((after.quiet, after.side, after.hands), (1, 1, stuck.hands));
    }

    #[test]
    fn each_line_with_a_new_token_scores_once() {
        // A first token laid alone makes no line.
        check_gains(&first_to_move(&[], "r1", "p1"), "r1@e5", &[]);
        // Lines of new tokens alone score.
        let start = first_to_move(&[], "r1r2", "p1");
        check_gains(&start, "r1@e5,r2@f5", &[("e5 f5", 4)]);
        // Old and new tokens score alike, in every line with a new one and in no other.
        let middle = ["4,r1,r2,3", "9", "9", "9", "9"];
        check_gains(&first_to_move(&middle, "r3", "p1"), "r3@g5", &[("e5 f5 g5", 6)]);
        check_gains(&first_to_move(&middle, "g1", "p1"), "g1@e6", &[("e5 e6", 4)]);
        check_gains(
            &first_to_move(&middle, "g1g2", "p1"),
            "g1@e6,g2@f6",
            &[("e6 f6", 4), ("e5 e6", 4), ("f5 f6", 4)],
        );
    }

    #[test]
    fn a_line_of_six_scores_a_bonus_of_twelve() {
        let middle = ["2,r1,r2,r3,r4,3", "9", "9", "9", "9"];
        check_gains(&first_to_move(&middle, "r5", "p1"), "r5@g5", &[("c5 d5 e5 f5 g5", 10)]);
        check_gains(
            &first_to_move(&middle, "r5r6", "p1"),
            "r5@g5,r6@h5",
            &[("c5 d5 e5 f5 g5 h5", 48)],
        );
        let five = ["2,r1,r2,r3,r4,r5,2", "9", "9", "9", "9"];
        // On the border of the 7 × 7 square: 2 × (12 + 12).
        check_gains(&first_to_move(&five, "r6", "p1"), "r6@b5", &[("b5 c5 d5 e5 f5 g5", 48)]);
    }

    #[test]
    fn bonus_tiles_multiply_the_lines_of_tokens_laid_on_them() {
        // ×2, then ×2 and ×3.
        let middle = ["6,r1,2", "9", "9", "9", "9"];
        check_gains(&first_to_move(&middle, "r2", "p1"), "r2@h5", &[("g5 h5", 8)]);
        check_gains(&first_to_move(&middle, "r2r3", "p1"), "r2@h5,r3@i5", &[("g5 h5 i5", 36)]);
        // An old token's tile multiplies nothing.
        let used = ["7,r1,1", "9", "9", "9", "9"];
        check_gains(&first_to_move(&used, "r2", "p1"), "r2@g5", &[("g5 h5", 4)]);
        // Three on ×3 give ×27.
        check_gains(
            &first_to_move(&["3,r1,5"], "r2r3r4", "p1"),
            "r2@e1,r3@f1,r4@g1",
            &[("d1 e1 f1 g1", 216)],
        );
        // A line across is only multiplied by the factors of its own tokens.
        check_gains(
            &first_to_move(&["4,g2,4", "3,r1,5"], "r2", "p1"),
            "r2@e1",
            &[("d1 e1", 12), ("e1 e2", 12)],
        );
    }

    #[test]
    fn the_border_is_triple_and_the_border_of_the_central_square_double() {
        for size in [9, 15, 21] {
            let board = Board::new(size);
            let half = size / 2;
            let factor = |file, rank| board.factor(board.tile(Square::new(file, rank)));
            for n in 0..size {
                for (file, rank) in [(n, 0), (0, n), (n, size - 1), (size - 1, n)] {
                    assert_eq!(factor(file, rank), 3, "{size}: {file}, {rank}");
                }
            }
            for n in half - 3..=half + 3 {
                for (file, rank) in [(n, half - 3), (half - 3, n), (n, half + 3), (half + 3, n)] {
                    assert_eq!(factor(file, rank), 2, "{size}: {file}, {rank}");
                }
            }
            let others = (0..board.tiles()).filter(|tile| board.factor(*tile) == 1).count();
            assert_eq!(others, board.tiles() - 4 * (usize::from(size) - 1) - 24);
            // The centre multiplies nothing.
            assert_eq!(board.factor(board.centre()), 1);
        }
    }

    #[test]
    fn after_a_lay_the_hand_is_filled_from_the_front_of_the_pool() {
        let mut position = first_to_move(&["4,r1,4"], "r2r3g4g5g6", "b1o2p3");
        position.play(&"r2@f1,r3@g1".parse().expect("a move")).expect("a legal move");
        assert_eq!(
            (position.hands[0].to_string(), position.pool.len()),
            ("o2g4g5g6b1p3".into(), 0)
        );
        // The pool may run out.
        let mut position = first_to_move(&["4,r1,4"], "r2r3g4g5g6", "b1");
        position.play(&"r2@f1,r3@g1".parse().expect("a move")).expect("a legal move");
        assert_eq!(position.hands[0].to_string(), "g4g5g6b1");
    }

    #[test]
    fn laying_the_last_token_with_an_empty_pool_scores_six_and_ends_the_game() {
        let position = first_to_move(&["4,r1,4", "9", "9", "9", "9"], "r2", "-");
        check_gains(&position, "r2@f5", &[("e5 f5", 4), ("", 6)]);
        let mut record = Record::new(position);
        record.play("r2@f5".parse().expect("a move")).expect("it is legal");
        assert_eq!(record.status().to_string(), "over 1 10,0");
        assert!(record.position().to_string().contains(" 2 10,0 -/p6 - "));
        // Not while the pool has tokens.
        let position = first_to_move(&["4,r1,4", "9", "9", "9", "9"], "r2", "g1");
        check_gains(&position, "r2@f5", &[("e5 f5", 4)]);
    }

    #[test]
    fn the_game_ends_without_lays() {
        #[track_caller]
        fn check(players: usize, pool: &str, quiet: usize, over: bool) {
            let scores = ["5", "3", "5", "0"][..players].join(",");
            let hands = ["r2", "p6", "p5", "p4"][..players].join("/");
            let text = format!(
                "{} 1 {scores} {hands} {pool} {quiet} 0000000000000000",
                board(&["4,r1,4"])
            );
            let position = position(&text);
            let expected = match (over, players) {
                (true, 2) => "over 1 5,3",
                (true, 3) => "over 1,3 5,3,5",
                (true, _) => "over 1,3 5,3,5,0",
                (false, 2) => "playing - 5,3",
                (false, 3) => "playing - 5,3,5",
                (false, _) => "playing - 5,3,5,0",
            };
            assert_eq!(Status::of(&position).to_string(), expected, "{text}");
            assert_eq!(moves(&position).is_empty(), over);
        }
        for players in 2..=4 {
            // n turns with an empty pool, 3n with any pool.
            check(players, "-", players - 1, false);
            check(players, "-", players, true);
            check(players, "g1", players, false);
            check(players, "g1", 3 * players - 1, false);
            check(players, "g1", 3 * players, true);
        }
    }

    #[test]
    fn a_lay_resets_the_count_of_turns_without_a_lay() {
        let mut record = Record::new(first_to_move(&["4,r1,4"], "g2", "p1"));
        let quiet = |record: &Record<LuckyMoose>| record.position().quiet;
        record.play(Turn::Pass).expect("there is no lay");
        record.play("~p6".parse().expect("a move")).expect("the pool has one");
        assert_eq!(quiet(&record), 2);
        let mut position = first_to_move(&["4,r1,4"], "r2", "p1");
        position.quiet = 3;
        let mut record = Record::new(position);
        record.play("r2@f1".parse().expect("a move")).expect("it is legal");
        assert_eq!(quiet(&record), 0);
    }

    #[test]
    fn an_empty_hand_goes_out_only_with_an_empty_pool() {
        let mut position = first_to_move(&["4,r1,4"], "-", "p1");
        assert_eq!(Status::of(&position).to_string(), "playing - 0,0");
        assert_eq!(moves(&position), ["pass"]);
        position.play(&Turn::Pass).expect("a legal move");
        assert_eq!(Status::of(&position).to_string(), "playing - 0,0");
        let out = first_to_move(&["4,r1,4"], "-", "-");
        assert_eq!(Status::of(&out).to_string(), "over 1,2 0,0");
    }

    #[test]
    fn players_take_turns_in_order_and_each_move_is_generated_once() {
        for players in 2..=4 {
            let mut position = LuckyMoose::start(&Setup { players, ..Setup::default() });
            for turn in 0..9 {
                assert_eq!(position.to_move(), Some(Player(turn % players)));
                let all = moves(&position);
                let mut distinct = all.clone();
                distinct.sort();
                distinct.dedup();
                assert_eq!(distinct.len(), all.len(), "{position}");
                position.play(&all[0].parse().expect("a move")).expect("a legal move");
            }
        }
    }

    #[test]
    fn a_sealed_exchange_has_places_instead_of_tokens() {
        let start = first_to_move(&[], "r1r1g2b3", "p1p2p3p4");
        for (mv, sealed) in [("~r1", "~1"), ("~r1b3", "~14"), ("~r1r1g2b3", "~1234"), ("~g2", "~3")]
        {
            let turn: Turn = mv.parse().expect("a move");
            assert_eq!(start.sealed(&turn), sealed);
            assert_eq!(start.unseal(sealed), Ok(turn));
            assert_eq!(start.unseal(mv), Ok(turn));
        }
        for text in ["~5", "~0", "~21", "~11", "~1a", "~", "~x"] {
            assert!(start.unseal(text).is_err(), "{text} was accepted");
        }
        let lay = "r1@e5".parse().expect("a move");
        assert_eq!(start.sealed(&lay), "r1@e5");
        assert_eq!(start.unseal("r1@e5"), Ok(lay));
        assert_eq!(start.unseal("pass"), Ok(Turn::Pass));
    }

    #[test]
    fn the_end_of_a_rank_is_not_next_to_the_begin_of_the_next() {
        let apart = first_to_move(&["r1,8", "9"], "r2", "p1");
        let refused = apart.check(&"r2@i1".parse().expect("a move")).expect_err("it is apart");
        assert!(refused.to_string().starts_with(r#"move, square i1: found "r2""#), "{refused}");
        assert_eq!(refused.code().name(), game_codes::APART.name());
        assert!(!moves(&apart).iter().any(|mv| mv.ends_with("@i1") || mv.ends_with("@i3")));
        // Nor do they make one line.
        let corner = first_to_move(&["g5,8", "8,r1"], "r2", "p1");
        check_legal(&corner, "r2@h1");
        check_gains(&corner, "r2@h1", &[("h1 i1", 12)]);
        check_refused(
            &corner,
            "r2@b2",
            r#"move, square b2: found "r2", expected a line of one colour or one symbol, each token once, not g5r2"#,
        );
    }

    #[test]
    fn a_lay_has_the_same_points_when_it_is_generated() {
        // A line of six across the lay.
        let file = ["4,r1,4", "4,r2,4", "4,r3,4", "4,r4,4", "4,r5,4", "9", "9"];
        let gains: &[_] = &[("e2 f2", 16), ("e2 e3 e4 e5 e6 e7", 48)];
        check_gains(&first_to_move(&file, "r6g6", "p1"), "r6@e2,g6@f2", gains);
        for seed in 0..6 {
            let setup = Setup { players: 2, size: 9, sets: 2, seed };
            let mut record = Record::new(LuckyMoose::start(&setup));
            let mut rng = Rng::new(seed);
            loop {
                let position = record.position();
                let generator = LayGenerator::new(&position.board).expect("the board is valid");
                generator.visit_lays(position.hand().kinds(), &mut |laid, points| {
                    let lay = generator.lay(laid);
                    assert_eq!(points, position.points(&lay), "{} in {position}", Turn::Lay(lay));
                    true
                });
                let moves = record.legal_moves();
                let lays = moves.iter().filter(|mv| matches!(mv, Turn::Lay(_))).count();
                let most = if lays > 0 { lays } else { moves.len() };
                if most == 0 {
                    break;
                }
                record.play(moves[rng.below(most as u64) as usize]).expect("a legal move plays");
            }
        }
    }

    #[test]
    fn a_square_has_a_factor() {
        let start = first_to_move(&[], "r1", "p1");
        let factor = |square: &str| start.factor(square.parse().expect("a square"));
        assert_eq!(["a1", "b2", "e5", "i9", "h5", "c3"].map(factor), [3, 2, 1, 3, 2, 1]);
    }

    #[test]
    fn what_a_position_differs_in_is_part_of_its_key() {
        let mut keys: Vec<u64> = Vec::new();
        let mut add = |text: &str| keys.push(position(text).key());
        let other = "9/9/9/9/9/9/9/9";
        for rank in ["9", "r1,8", "1,r1,7", "8,r1", "r2,8", "r1,r2,7", "r2,r1,7", "p6,8"] {
            add(&format!("{other}/{rank} 1 0,0 r2/r3 r4r5 0 0000000000000000"));
        }
        for rest in [
            "2 0,0 r2/r3 r4r5 0",
            "1 0,0,0 r2/r3/- r4r5 0",
            "1 0,0 -/r3 r4r5 0",
            "1 0,0 r3/r2 r4r5 0",
            "1 0,0 r2r3/- r4r5 0",
            "1 0,0 r2/r3r4 r5 0",
            "1 0,0 r2/r3 r5r4 0",
            "1 0,0 r2/r3 - 0",
        ] {
            add(&format!("{other}/9 {rest} 0000000000000000"));
        }
        for score in 0..16 {
            for quiet in 1..7 {
                // The states of a generator differ in high bits too.
                for state in (0..8_u64).map(|n| n << 40) {
                    let rest = format!("r2/r3 r4r5 {quiet} {state:016x}");
                    add(&format!("{other}/9 1 {score},0 {rest}"));
                    add(&format!("{other}/9 1 7,{} {rest}", score + 1));
                }
            }
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}
