//! A game as one seat sees it, where the other hands and the pool stay hidden.

use super::codes as game_codes;
use super::notation::FIELDS;
use super::{Hand, LuckyMoose, Token, Turn, View};
use crate::{Error, Player, Rng};

/// What a position knows that is seen from a seat. The hands of the others and the pool have their true
/// sizes, but which tokens they hold has no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Seat {
    player: u8,
    /// The number of tokens that the player has drawn and does not know yet.
    untold: u8,
}

/// As many tokens as a hidden hand has: each another one, so that each place names one.
fn stand_in(len: usize) -> Hand {
    (0..len as u8).map(Token::new).collect()
}

impl LuckyMoose {
    /// The game as the player of a view sees it.
    pub(super) fn seen_from(view: &View) -> Self {
        let mut position = view.sample(&mut Rng::new(0));
        let player = view.player().0;
        position.seat = Some(Seat { player, untold: 0 });
        for (n, hand) in position.hands.iter_mut().enumerate() {
            if n != usize::from(player) {
                *hand = stand_in(hand.len());
            }
        }
        position
    }

    /// The view of the seat that the game is seen from.
    pub(super) fn seat_view(&self) -> Option<View> {
        Some(View::of(self, Player(self.seat?.player)))
    }

    /// The number of tokens that a player holds.
    pub(super) fn held(&self, player: u8) -> usize {
        let untold = self.seat.filter(|seat| seat.player == player).map_or(0, |seat| seat.untold);
        self.hands[usize::from(player)].len() + usize::from(untold)
    }

    /// Whether the player to move has a hand that is not known.
    pub(super) fn is_hidden(&self) -> bool {
        self.seat.is_some_and(|seat| seat.player != self.side)
    }

    /// Whether the player of the seat is to move, and has drawn what is not known yet.
    pub(super) fn is_untold(&self) -> bool {
        self.seat.is_some_and(|seat| seat.player == self.side && seat.untold > 0)
    }

    /// The hand of the player to move before a move: a hidden one is believed to hold what is laid. Whether the
    /// tokens were still there, nobody can tell before the hands are open.
    pub(super) fn hand_for(&self, mv: &Turn) -> Hand {
        let hand = *self.hand();
        match mv {
            Turn::Lay(lay) if self.is_hidden() => {
                lay.tokens().chain(hand.tokens().iter().copied()).take(hand.len()).collect()
            }
            _ => hand,
        }
    }

    /// Forgets what a move has brought into the hand of its player, of which `kept` is what was not played.
    pub(super) fn forget_draw(&mut self, kept: Hand) {
        let Some(seat) = self.seat else { return };
        let held = self.hand().len();
        let hand = &mut self.hands[usize::from(self.side)];
        if seat.player != self.side {
            *hand = stand_in(held);
            return;
        }
        *hand = kept;
        self.seat = Some(Seat { untold: held.saturating_sub(kept.len()) as u8, ..seat });
    }

    /// Tells the player of the seat the hand with what was drawn last; false where all of it is known.
    pub(super) fn tell_hand(&mut self, hand: &str) -> Result<bool, Error> {
        let Some(seat) = self.seat.filter(|seat| seat.untold > 0) else { return Ok(false) };
        let told: Hand = hand.parse()?;
        let mut new = told;
        let own = &mut self.hands[usize::from(seat.player)];
        if !new.remove_all(own.tokens()) || new.len() != usize::from(seat.untold) {
            return Err(Error::new(FIELDS[3], told, game_codes::NOT_IN_HAND));
        }
        *own = told;
        self.seat = Some(Seat { untold: 0, ..seat });
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use crate::games;
    use crate::{Player, Rng};
    use alloc::format;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    /// The hand of a player in a view.
    fn hand_in(view: &str, player: usize) -> String {
        let hands = view.split(' ').nth(3).expect("a field of hands");
        hands.split('/').nth(player).expect("a hand of each").into()
    }

    /// A player who is told what is drawn follows a whole game by the moves of links, and sees what a player sees;
    /// before that, of the own hand only what is known.
    #[test]
    fn a_seat_follows_a_game_by_what_it_is_told() {
        let game = games::find("luckymoose").expect("it is registered");
        let mut rng = Rng::new(11);
        let mut tellings = 0;
        for seed in 0..60 {
            let players = 2 + (seed % 3) as u8;
            let setup = format!("seed={seed} players={players} size=9 sets={}", 1 + seed % 2);
            let mut host = game.start(&setup).expect("a set-up");
            let seat = |player| game.seat("", &host.view(Player(player)));
            let mut seats: Vec<_> = (0..players).map(|n| seat(n).expect("a view")).collect();
            while let Some(mover) = host.to_move() {
                let legal = host.legal_moves();
                // Lays are rare among all moves.
                let lays = legal.iter().filter(|mv| mv.contains('@')).count() as u64;
                let among = if lays > 0 && rng.below(8) > 0 { lays } else { legal.len() as u64 };
                host.play(&legal[rng.below(among) as usize]).expect("it is legal");
                let sealed = host.history(0).sealed;
                for (n, seat) in seats.iter_mut().enumerate() {
                    let last = sealed.last().expect("a move was played");
                    seat.replay(last).unwrap_or_else(|error| panic!("{last}: {error}, {host:?}"));
                    assert_eq!(seat.public_text(), host.public_text());
                    assert_eq!(seat.status(), host.status());
                    assert_eq!(seat.history(0).sealed, sealed);
                    let view = host.view(Player(n as u8));
                    if n == usize::from(mover.0) {
                        let (early, hand) = (hand_in(&seat.position(), n), hand_in(&view, n));
                        let is_new = seat.tell(&hand).expect("it follows");
                        assert_eq!(is_new, early != hand, "{early} {hand}");
                        tellings += u32::from(is_new);
                    }
                    assert_eq!(seat.tell("-"), Ok(false));
                    assert_eq!([seat.view(Player(n as u8)), seat.position()], [view.clone(), view]);
                }
            }
        }
        assert!(tellings > 500, "{tellings}");
    }

    #[test]
    fn a_seat_refuses_what_cannot_be() {
        let game = games::find("luckymoose").expect("it is registered");
        let host = game.start("seed=42 size=9").expect("a set-up");
        let view = host.view(Player(1));
        assert_eq!(hand_in(&view, 1), "r3r4o5y1g3g4");
        // Only whoever has dealt knows how the game began.
        assert!(host.setup().is_some_and(|setup| setup.contains("seed=42")), "{:?}", host.setup());
        assert_eq!(game.seat("", &view).expect("a view").setup(), None);
        // `=` tells a hand, anything else is a move; all but the last are accepted.
        let refused = |steps: &[&str]| {
            let mut seat = game.seat("", &view).expect("a view");
            let mut take = |step: &str| match step.strip_prefix('=') {
                Some(hand) => seat.tell(hand).map(|is_new| assert!(is_new, "{step}")),
                None => seat.replay(step),
            };
            let (last, before) = steps.split_last().expect("a step");
            before.iter().for_each(|step| take(step).expect(step));
            take(last).err().map(|error| error.to_string())
        };
        // Whatever the other one plays is believed, so far as it lies well.
        for mv in ["r1@e5", "pass", "~135"] {
            assert_eq!(refused(&[mv]), None, "{mv}");
        }
        let check = |steps: &[&str], part: &str| {
            let words = refused(steps).expect(part);
            assert!(words.contains(part), "{words}");
        };
        check(&["r1@a1"], "a token on the centre");
        check(&["~17"], "places in the hand");
        check(&["r3@e5", "~1", "=r4o5y1g3g4b1", "r3@e6"], "a line of one colour");
        let known = ["r3@e5", "r4@e6", "=r3o5y1g3g4b1", "r3@f6", "~6", "=r3o5y1g3g4b2"];
        assert_eq!(refused(&[&known[..], &["b3@f5"]].concat()), None);
        // A hand that does not follow from the one before, and one that is not known yet.
        let lay = ["r1@e5", "r4@e6"];
        for hand in ["=r4o5y1g3g4b1", "=r3o5y1g3g4", "=r3o5y1g3b1b2"] {
            check(&[&lay[..], &[hand]].concat(), "hands: found");
        }
        check(&[&lay[..], &["=r9"]].concat(), "r9");
        check(&[&lay[..], &["r2@e4", "r3@f6"]].concat(), r#"found "r3o5y1g3g4""#);
        // It is no game that is known, to be continued from its text.
        assert_eq!(game.seat("", &view).expect("a view").setup(), None);
        assert!(game.seat("", "9/9").is_err());
    }

    #[test]
    fn without_hidden_hands_a_seat_sees_all() {
        let game = games::find("gambit").expect("it is registered");
        let mut seat =
            game.seat("", &game.start("").expect("the usual").position()).expect("a view");
        assert_eq!((seat.tell("-"), seat.setup().is_some()), (Ok(false), true));
    }
}
