//! The rules of Combo.

use super::board::{SQUARES_TO_EDGE, STEPS, neighbours, squares};
use super::{COUNT_MASK, Carry, Combo, Draws, Kind, QUIET_DRAW, Setup, WHITE};
use crate::{Code, Count, Game, PerPlayer, Player};
use alloc::vec::Vec;

impl Game for Combo {
    type Move = Carry;
    type Setup = Setup;
    crate::game::perfect_information!();

    const CODES: &'static [Code] = super::codes::ALL;
    const ID: &'static str = "combo";
    const SEATS: &'static [&'static str] = &["b", "w"];
    const COUNTS: &'static [Count] =
        &[Count { field: 2, what: "turns without a capture", least: 50 }];
    const REPETITION_DRAW: Option<u32> = Some(3);

    fn start(setup: &Setup) -> Self {
        let mut start = Self { draws: setup.draws, ..Self::empty() };
        for file in 0..8 {
            for rank in [0, 1] {
                start.put(8 * rank + file, 0, 1);
            }
            for rank in [6, 7] {
                start.put(8 * rank + file, 1, 1);
            }
        }
        start
    }

    fn apply_setup(&mut self, setup: &Setup) {
        self.draws = setup.draws;
    }

    fn options(&self) -> Setup {
        Setup { draws: self.draws }
    }

    fn apply_setup_to_view(view: &mut Self, setup: &Setup) {
        view.apply_setup(setup);
    }

    fn players(&self) -> u8 {
        2
    }

    #[inline]
    fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then_some(Player(self.side))
    }

    fn legal_moves(&self, moves: &mut Vec<Carry>) {
        if self.is_drawn() || self.pieces[usize::from(1 - self.side)] == 0 {
            return;
        }
        self.for_each_target(self.side, !0, |from, to, distance, kind| {
            let least = if kind == Kind::Capture { distance.max(2) } else { distance };
            let counts = least..=self.count(from);
            moves.extend(counts.map(|pieces| Carry { pieces, from, to, kind }));
        });
    }

    fn play_unchecked(&mut self, mv: &Carry) {
        let Carry { pieces, from, to, kind } = *mv;
        let own = usize::from(self.side);
        self.quiet = if kind == Kind::Capture { 0 } else { (self.quiet + 1).min(QUIET_DRAW) };
        let target = self.squares[usize::from(to)];
        if kind == Kind::Capture {
            self.pieces[1 - own] -= target & COUNT_MASK;
            self.stacks[1 - own] &= !(1 << to);
        }
        let merged = if kind == Kind::Merge { target & COUNT_MASK } else { 0 };
        self.set(to, merged + pieces + WHITE * self.side);
        self.stacks[own] |= 1 << to;
        let rest = self.squares[usize::from(from)] - pieces;
        if rest & COUNT_MASK == 0 {
            self.set(from, 0);
            self.stacks[own] &= !(1 << from);
        } else {
            self.set(from, rest);
        }
        self.side = 1 - self.side;
    }

    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(2, |player| i32::from(self.pieces[usize::from(player.0)]))
    }

    fn is_winner(&self, player: Player) -> bool {
        let [to_move, other] = [self.side, 1 - self.side];
        let has_lost =
            |side: u8| self.pieces[usize::from(side)] == 0 || (side == to_move && !self.can_move());
        if has_lost(to_move) || has_lost(other) {
            return has_lost(player.other().0);
        }
        self.is_winner_of_draw(player)
    }

    fn is_winner_of_draw(&self, player: Player) -> bool {
        let [own, others] = [player, player.other()].map(|side| self.pieces[usize::from(side.0)]);
        self.draws == Draws::Pieces && own > others
    }

    fn repeats(&self, earlier: &Self) -> bool {
        self.side == earlier.side && self.squares == earlier.squares
    }

    fn reversible_plies(&self) -> usize {
        // Captures are the only irreversible moves.
        self.quiet.into()
    }

    fn key(&self) -> u64 {
        if self.side == 0 { self.hash } else { !self.hash }
    }
}

impl Combo {
    /// Calls `visit` for each stack of a side on the squares `from` and each of its targets: with the
    /// origin, the target, their distance, and the kind of the move.
    pub(super) fn for_each_target(
        &self,
        side: u8,
        from: u64,
        mut visit: impl FnMut(u8, u8, u8, Kind),
    ) {
        for from in squares(self.stacks[usize::from(side)] & from) {
            let count = self.count(from);
            for (step, most) in STEPS.into_iter().zip(SQUARES_TO_EDGE[usize::from(from)]) {
                let mut to = from;
                for distance in 1..=count.min(most) {
                    to = to.wrapping_add_signed(step);
                    let target = self.squares[usize::from(to)];
                    if target == 0 {
                        visit(from, to, distance, Kind::Plain);
                        continue;
                    }
                    if target & WHITE == WHITE * side {
                        visit(from, to, distance, Kind::Merge);
                    } else if count >= 2 {
                        visit(from, to, distance, Kind::Capture);
                    }
                    break;
                }
            }
        }
    }

    /// Whether the game is over, disregarding repetition.
    fn is_over(&self) -> bool {
        self.pieces.contains(&0) || self.is_drawn() || !self.can_move()
    }

    /// Whether the side to move has a legal move, disregarding draws.
    ///
    /// Only single pieces that are surrounded by enemies have none.
    fn can_move(&self) -> bool {
        let own = self.stacks[usize::from(self.side)];
        let enemies = self.stacks[usize::from(1 - self.side)];
        neighbours(own) & !enemies != 0 || squares(own).any(|square| self.count(square) > 1)
    }

    /// Whether the position is drawn without repetition, unless a side has lost.
    pub(super) fn is_drawn(&self) -> bool {
        self.quiet >= QUIET_DRAW || self.pieces == [1, 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::find;
    use crate::{Record, Status};
    use alloc::string::{String, ToString};

    fn position(text: &str) -> Combo {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The moves of one stack, in the order of their texts.
    #[track_caller]
    fn check_moves(text: &str, from: &str, expected: &str) {
        let mut moves = Vec::new();
        position(text).legal_moves(&mut moves);
        let of_stack =
            |mv: &String| mv.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(from);
        let mut moves: Vec<String> =
            moves.iter().map(ToString::to_string).filter(of_stack).collect();
        moves.sort_unstable();
        assert_eq!(moves.join(" "), expected, "{text}");
    }

    #[track_caller]
    fn check_play(text: &str, mv: &str, expected: &str) {
        let mut record = Record::new(position(text));
        record.play(mv.parse().expect("a move")).expect("a legal move");
        assert_eq!(record.position().to_string(), expected, "{mv} in {text}");
    }

    #[track_caller]
    fn check_status(text: &str, expected: &str) {
        assert_eq!(Status::of(&position(text)).to_string(), expected, "{text}");
    }

    #[test]
    fn a_move_takes_k_pieces_at_most_k_squares_in_eight_directions() {
        check_moves(
            "7,w1/8/8/8/8/8/b2,7/8 b 0",
            "a2",
            "1a2-a1 1a2-a3 1a2-b1 1a2-b2 1a2-b3 2a2-a1 2a2-a3 2a2-a4 2a2-b1 2a2-b2 2a2-b3 2a2-c2 2a2-c4",
        );
        check_moves(
            "8/8/8/3,w1,4/8/8/8/b2,7 w 0",
            "d5",
            "1d5-c4 1d5-c5 1d5-c6 1d5-d4 1d5-d6 1d5-e4 1d5-e5 1d5-e6",
        );
        // A stack reaches the far edge and never wraps around it.
        check_moves("2,w1,5/8/8/8/8/8/8/7,b9 b 0", "h1", &moves_of_nine_on_h1());
    }

    /// The moves of nine pieces on h1 on an empty board: along the rank, the file and the diagonal.
    fn moves_of_nine_on_h1() -> String {
        let mut moves = Vec::new();
        for distance in 1..8_u8 {
            let file = char::from(b'h' - distance);
            for pieces in distance..=9 {
                moves.push(alloc::format!("{pieces}h1-{file}1"));
                moves.push(alloc::format!("{pieces}h1-h{}", distance + 1));
                moves.push(alloc::format!("{pieces}h1-{file}{}", distance + 1));
            }
        }
        moves.sort_unstable();
        moves.join(" ")
    }

    #[test]
    fn every_square_strictly_between_must_be_empty() {
        check_moves(
            "8/8/8/8/8/8/8/b3,w1,6 b 0",
            "a1",
            "1a1-a2 1a1-b2 2a1-a2 2a1-a3 2a1-b2 2a1-c3 2a1xb1 3a1-a2 3a1-a3 3a1-a4 3a1-b2 3a1-c3 3a1-d4 3a1xb1",
        );
        check_moves(
            "8/8/8/8/8/8/w1,b1,6/b2,1,w1,5 b 0",
            "a1",
            "1a1+b2 1a1-b1 2a1+b2 2a1-b1 2a1xa2 2a1xc1",
        );
    }

    #[test]
    fn an_empty_target_gets_the_k_pieces_and_the_rest_stays() {
        check_play("8/8/8/8/8/8/8/b5,6,w1 b 7", "2a1-c1", "8/8/8/8/8/8/8/b3,1,b2,4,w1 w 8");
        check_play("8/8/8/8/8/8/8/b5,6,w1 b 7", "5a1-f6", "8/8/5,b5,2/8/8/8/8/7,w1 w 8");
    }

    #[test]
    fn an_own_target_merges() {
        check_play("8/8/8/8/8/8/8/w5,1,w2,4,b1 w 0", "3a1+c1", "8/8/8/8/8/8/8/w2,1,w5,4,b1 b 1");
        check_play("8/8/8/8/8/8/8/w2,1,w2,4,b1 w 0", "2a1+c1", "8/8/8/8/8/8/8/2,w4,4,b1 b 1");
    }

    #[test]
    fn an_enemy_target_is_captured_whole_by_two_or_more() {
        check_play("8/8/8/8/8/8/8/b2,w9,5,w1 b 99", "2a1xb1", "8/8/8/8/8/8/8/1,b2,5,w1 w 0");
        check_play("8/8/8/8/8/8/8/b4,w9,5,w1 b 99", "3a1xb1", "8/8/8/8/8/8/8/b1,b3,5,w1 w 0");
        check_moves("8/8/8/8/8/8/8/b1,w2,6 b 0", "a1", "1a1-a2 1a1-b2");
    }

    #[test]
    fn a_player_whose_opponent_has_no_piece_left_wins() {
        check_status("8/8/8/8/8/8/8/b2,7 w 0", "over b 2,0");
        check_status("8/8/8/8/8/8/8/b2,7 b 100", "over b 2,0");
        check_status("8/8/8/8/8/8/8/w1,7 b 0", "over w 0,1");
        check_moves("8/8/8/8/8/8/8/b2,7 b 0", "a1", "");
    }

    #[test]
    fn a_player_to_move_who_has_no_legal_move_loses_before_the_draws() {
        check_status("8/8/8/8/8/8/w1,w1,6/b1,w1,6 b 0", "over w 1,3");
        check_status("8/8/8/8/8/8/w1,w1,6/b1,w1,6 b 100", "over w 1,3");
        check_status("8/8/8/8/8/8/w1,w1,6/b1,w1,6 w 0", "playing - 1,3");
        // Two together can merge, and two on one square capture.
        check_status("8/8/8/8/8/8/w1,w1,w1,5/b1,b1,w1,5 b 0", "playing - 2,4");
        check_status("8/8/8/8/8/8/w1,w1,6/b2,w1,6 b 0", "playing - 2,3");
    }

    #[test]
    fn a_hundred_plies_without_a_capture_draw() {
        check_status("8/8/8/8/8/8/8/b2,6,w1 b 99", "playing - 2,1");
        check_status("8/8/8/8/8/8/8/b2,6,w1 b 100", "over - 2,1");
        check_moves("8/8/8/8/8/8/8/b2,6,w1 b 100", "a1", "");
    }

    #[test]
    fn one_piece_each_draws() {
        check_status("8/8/8/8/8/8/8/b1,6,w1 b 0", "over - 1,1");
        check_status("8/8/8/8/8/8/8/b1,5,w1,w1 b 0", "playing - 1,2");
    }

    /// Moves two stacks to and fro until the game is over, and returns the plies and the status.
    fn shuffle(setup: &str) -> (usize, String) {
        let combo = find("combo").expect("combo is registered");
        let start = "w2,7/8/8/8/8/8/8/b3,7 b 0";
        let mut session = combo.open(setup, start).expect("a position");
        let moves = ["1a1-b1", "1a8-b8", "1b1+a1", "1b8+a8"];
        for mv in moves.iter().cycle() {
            if session.status().over {
                break;
            }
            session.play(mv).expect("a legal move");
        }
        assert!(session.legal_moves().is_empty());
        assert_eq!(session.to_move(), None);
        assert!(session.play(moves[0]).is_err());
        (session.ply(), session.status().to_string())
    }

    #[test]
    fn a_threefold_repetition_draws_and_the_first_position_counts() {
        assert_eq!(shuffle(""), (8, "over - 3,2".into()));
    }

    #[test]
    fn the_same_board_with_the_other_to_move_is_another_position() {
        let here = position("w2,7/8/8/8/8/8/8/b3,7 b 0");
        assert!(here.repeats(&position("w2,7/8/8/8/8/8/8/b3,7 b 60")));
        assert_eq!(here.key(), position("w2,7/8/8/8/8/8/8/b3,7 b 60").key());
        let other = position("w2,7/8/8/8/8/8/8/b3,7 w 0");
        assert!(!here.repeats(&other));
        assert_ne!(here.key(), other.key());
        let moved = position("w2,7/8/8/8/8/8/8/1,b3,6 b 0");
        assert!(!here.repeats(&moved));
        assert_ne!(here.key(), moved.key());
    }

    #[test]
    fn the_draws_option_lets_pieces_decide() {
        assert_eq!(shuffle("draws=pieces"), (8, "over b 3,2".into()));
        let combo = find("combo").expect("combo is registered");
        #[track_caller]
        fn check(combo: &crate::Entry, text: &str, expected: &str) {
            let session = combo.open("draws=pieces", text).expect("a position");
            assert_eq!(session.status().to_string(), expected);
            assert_eq!(session.position(), text, "the text does not change");
        }
        check(combo, "8/8/8/8/8/8/8/b2,6,w3 b 100", "over w 2,3");
        check(combo, "8/8/8/8/8/8/8/b2,6,w2 b 100", "over - 2,2");
        check(combo, "8/8/8/8/8/8/8/b1,6,w1 b 0", "over - 1,1");
        // A lost position is not a draw.
        check(combo, "8/8/8/8/8/8/w1,w1,6/b1,w1,6 b 100", "over w 1,3");
    }

    #[test]
    fn the_draws_option_is_kept_beside_the_text() {
        let here = "8/8/8/8/8/8/8/b2,6,w3 b 99";
        for draws in [Draws::On, Draws::Pieces] {
            let setup = Setup { draws };
            let mut opened = position(here);
            opened.apply_setup(&setup);
            let mut view = position(here);
            Combo::apply_setup_to_view(&mut view, &setup);
            for position in [opened, view, Combo::start(&setup)] {
                assert_eq!((position.options(), position.players()), (setup, 2));
            }
        }
        let mut opened = position(here);
        opened.apply_setup(&Setup { draws: Draws::Pieces });
        assert_eq!(Record::new(opened).setup(), "draws=pieces");
        assert_eq!(Record::new(position(here)).setup(), "");
    }
}
