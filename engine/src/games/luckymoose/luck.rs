//! Luck: what drawn tokens are worth against what was to be expected.

use super::best_lay::Slots;
use super::hand_value::{NO_LAY_VALUE, pairs_value};
use super::lay_generator::LayGenerator;
use super::{Hand, LuckyMoose, Token, Turn};
use crate::search::Luck;
use crate::{Game, Player, Record, Rng};
use alloc::vec;
use alloc::vec::Vec;

/// The number of random draws that the expectation is taken from.
const DRAWS: i64 = 64;
/// A draw counts this much of the value that it has for the next lay, in percent: fitted to games by
/// the command `luck`.
const WEIGHT: i64 = 80;

/// The luck of the draws that count at a position of a record, in hundredths of a point; see
/// [`Search::luck`](crate::search::Search::luck).
///
/// A draw counts at its player's next turn, on the board of that time. The tokens that no turn has told
/// of yet are then equally likely to be any of those left, so that the value less its expectation has a
/// mean of 0 whatever the value function: the differences are a control variate, as in AIVAT (Burch et
/// al. 2018) for chance alone. An exchange puts tokens back, so all draws before it count at once.
pub(super) fn luck(record: &Record<LuckyMoose>, ply: usize) -> Vec<Luck> {
    let mut told = vec![Hand::default(); usize::from(record.start().players)];
    for (position, mv) in record.history(0).take(ply) {
        tell(&mut told, position, mv);
    }
    let Some((position, mv)) = record.history(0).nth(ply) else {
        return Vec::new();
    };
    let Some(generator) = LayGenerator::new(&position.board) else {
        return Vec::new();
    };
    // Other draws in each game, or the error of the expectation would be the same in all of them.
    let mut rng = Rng::new(position.key());
    let mut found = Vec::new();
    let mut count = |player: u8, kept: &Hand, drawn: &Hand, left: &[Token]| {
        if drawn.is_empty() {
            return;
        }
        let points = surprise(&generator, kept, drawn, left, &mut rng);
        found.push(Luck { player: Player(player), points });
    };
    // The player to move is first: the choice to exchange says something of this hand alone.
    let is_exchange = matches!(mv, Turn::Exchange(_));
    let counted = if is_exchange { position.players } else { 1 };
    for player in (0..counted).map(|n| (position.side + n) % position.players) {
        let kept = told[usize::from(player)];
        let hand = position.hands[usize::from(player)];
        count(player, &kept, &without(&hand, &kept), &unknown(position, &told));
        told[usize::from(player)] = hand;
    }
    if let Turn::Exchange(tokens) = mv {
        let mut after = position.clone();
        let kept = without(position.hand(), tokens);
        after.play_unchecked(mv);
        let drawn = without(&after.hands[usize::from(position.side)], &kept);
        count(position.side, &kept, &drawn, &unknown(position, &told));
    }
    found
}

/// Updates what the turns have told of each hand.
fn tell(told: &mut [Hand], position: &LuckyMoose, mv: &Turn) {
    let mover = usize::from(position.side);
    match mv {
        Turn::Lay(lay) => {
            told[mover] = *position.hand();
            lay.tokens().for_each(|token| _ = told[mover].remove(token));
        }
        Turn::Exchange(_) => {
            let mut after = position.clone();
            after.play_unchecked(mv);
            told.copy_from_slice(after.hands());
        }
        Turn::Pass => told[mover] = *position.hand(),
    }
}

/// The tokens in the pool, and those in hands that no turn has told of; sorted, so that their order
/// says nothing about where they are.
fn unknown(position: &LuckyMoose, told: &[Hand]) -> Vec<Token> {
    let hands = position.hands().iter().zip(told);
    let mut tokens = position.pool.tokens().to_vec();
    hands.for_each(|(hand, told)| tokens.extend_from_slice(without(hand, told).tokens()));
    tokens.sort_unstable();
    tokens
}

/// The tokens of a hand less others of its tokens.
fn without(hand: &Hand, others: &Hand) -> Hand {
    let mut rest = *hand;
    rest.remove_all(others.tokens());
    rest
}

/// The value of drawn tokens less the mean value of as many of those left.
fn surprise(
    generator: &LayGenerator,
    kept: &Hand,
    drawn: &Hand,
    left: &[Token],
    rng: &mut Rng,
) -> i32 {
    let value = |drawn: &[Token]| {
        let tokens = kept.tokens().iter().chain(drawn);
        next_lay_value(generator, &tokens.copied().collect())
    };
    let mut shuffled = left.to_vec();
    let mut sum = 0;
    for _ in 0..DRAWS {
        // The first tokens of a shuffle (Fisher–Yates).
        for n in 0..drawn.len() {
            let other = n + rng.below((shuffled.len() - n) as u64) as usize;
            shuffled.swap(n, other);
        }
        sum += i64::from(value(&shuffled[..drawn.len()]));
    }
    let difference = i64::from(value(drawn.tokens())) - sum / DRAWS;
    (difference * WEIGHT / 100) as i32
}

/// The value of a hand for the next lay: its points and the value of the rest of the hand.
fn next_lay_value(generator: &LayGenerator, hand: &Hand) -> i32 {
    let slots = Slots::new(hand.kinds());
    let without = pairs_value(hand.kinds()) + NO_LAY_VALUE;
    let lay = generator.best_lay(&slots, &slots.values(&pairs_value));
    lay.map_or(without, |(value, _)| value.max(without))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Evaluate;
    use alloc::format;

    /// A game of greedy players on a small board, with a few random exchanges.
    fn game(players: u8, seed: u64) -> Record<LuckyMoose> {
        let setup = format!("size=9 sets=1 players={players} seed={seed}");
        let mut record = Record::new(LuckyMoose::start(&setup.parse().expect("a set-up")));
        let mut rng = Rng::new(seed);
        while record.position().to_move().is_some() {
            let tokens = record.position().hand().tokens()[..1].iter().copied().collect();
            let mv = match record.position().pool.len() > 0 && rng.below(5) == 0 {
                true => Turn::Exchange(tokens),
                false => record.position().greedy_move().expect("the game goes on"),
            };
            record.play(mv).expect("the move is legal");
        }
        record
    }

    /// The luck of each player in a whole game, in points.
    fn sums(record: &Record<LuckyMoose>) -> Vec<f64> {
        let mut sums = vec![0.0; record.start().players.into()];
        for Luck { player, points } in (0..record.ply()).flat_map(|ply| luck(record, ply)) {
            sums[usize::from(player.0)] += f64::from(points) / 100.0;
        }
        sums
    }

    #[test]
    fn the_mean_luck_of_every_player_is_0_within_its_error() {
        const GAMES: u64 = 250;
        for players in [2, 3] {
            let all: Vec<Vec<f64>> = (0..GAMES).map(|seed| sums(&game(players, seed))).collect();
            for player in 0..usize::from(players) {
                let mean = all.iter().map(|sums| sums[player]).sum::<f64>() / GAMES as f64;
                let squares = all.iter().map(|sums| (sums[player] - mean).powi(2)).sum::<f64>();
                let error = libm::sqrt(squares) / GAMES as f64;
                assert!(mean.abs() < 3.0 * error, "{players}, {player}: {mean} ± {error}");
                assert!(error > 0.1, "{error}: there is hardly any luck");
            }
        }
    }

    #[test]
    fn leads_vary_less_without_luck() {
        let lead = |numbers: &[f64]| numbers[0] - numbers[1];
        let [mut with, mut without] = [0.0, 0.0];
        for record in (0..250).map(|seed| game(2, seed)) {
            let scores = record.position().scores.map(f64::from);
            with += lead(&scores).powi(2);
            without += (lead(&scores) - lead(&sums(&record))).powi(2);
        }
        assert!(without < 0.8 * with, "{without} of {with}");
    }

    #[test]
    fn luck_counts_at_the_next_turn_and_depends_on_nothing_after_it() {
        let record = game(2, 3);
        let whole: Vec<Vec<Luck>> = (0..record.ply()).map(|ply| luck(&record, ply)).collect();
        assert_eq!(luck(&record, record.ply()), []);
        let mut part = Record::new(record.start().clone());
        for (ply, (_, mv)) in record.history(0).enumerate() {
            part.play(*mv).expect("the move is legal");
            assert_eq!(luck(&part, ply), whole[ply]);
            let is_exchange = matches!(mv, Turn::Exchange(_));
            let is_own = |luck: &Luck| usize::from(luck.player.0) == ply % 2;
            assert!(is_exchange || whole[ply].len() <= 1 && whole[ply].iter().all(is_own));
        }
        assert!(whole.iter().any(|found| found.len() > 1), "an exchange counts all draws");
    }

    /// With one token to draw and only one kind left, nothing is luck.
    #[test]
    fn a_certain_draw_is_no_luck() {
        let text = "9/9/9/9/4,r1,4/9/9/9/9 1 0,0 r2g5/- r3r3r3r3 0 0000000000000000";
        let Ok(position) = text.parse::<LuckyMoose>() else { panic!("{text} is a position") };
        let drawn: Hand = [position.pool.tokens()[0]].into_iter().collect();
        let generator = LayGenerator::new(&position.board).expect("the lines are valid");
        let left = position.pool.tokens();
        let surprise = |drawn: &Hand, left: &[Token]| {
            surprise(&generator, position.hand(), drawn, left, &mut Rng::new(1))
        };
        assert_eq!(surprise(&drawn, left), 0);
        // A token that fits is better than one that does not, by as much as it scores more.
        let [fits, other] = ["r3", "p6"].map(|token| token.parse::<Token>().expect("a token"));
        let both = [fits, other];
        let [good, bad] = both.map(|token| surprise(&[token].into_iter().collect(), &both));
        assert!(good > 0 && bad < 0, "{good} {bad}");
    }
}
