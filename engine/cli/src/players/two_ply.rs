//! A two-ply search of the scores, for all games.

use crate::players::choice::OngoingGame;
use crate::players::moves::{legal, pick};
use gambol::games::combo::Combo;
use gambol::games::gambit::Gambit;
use gambol::games::luckymoose::LuckyMoose;
use gambol::games::triboard::Triboard;
use gambol::{Error, Game, Player, Rng};

/// The number of deals of hidden hands.
const DEALS: usize = 10;

/// Chooses the move of [`Player::TwoPly`](super::player::Player::TwoPly); `None` if it does not play the
/// game.
///
/// # Errors
/// A set-up or a view that is not of the game.
pub(crate) fn two_ply(ongoing: &OngoingGame, rng: &mut Rng) -> Result<Option<String>, Error> {
    let OngoingGame { game, setup, session } = ongoing;
    let mover = session.to_move().expect("players are asked for moves in unfinished games only");
    let view = session.view(mover);
    let count = if game.is_hidden { DEALS } else { 1 };
    let deal = |_| Ok(game.sample(setup, &view, rng.bits())?.position());
    let deals: Vec<String> = (0..count).map(deal).collect::<Result<_, Error>>()?;
    let mv = match game.id {
        "combo" => choose::<Combo>(&deals, mover, rng)?,
        "gambit" => choose::<Gambit>(&deals, mover, rng)?,
        "luckymoose" => choose::<LuckyMoose>(&deals, mover, rng)?,
        "triboard" => choose::<Triboard>(&deals, mover, rng)?,
        _ => return Ok(None),
    };
    Ok(Some(mv))
}

fn choose<G: Game>(deals: &[String], mover: Player, rng: &mut Rng) -> Result<String, Error> {
    let deals: Vec<G> = deals.iter().map(|deal| deal.parse()).collect::<Result<_, _>>()?;
    let lead_after = |mv: &G::Move| lead(&after(&deals[0], mv), mover);
    let mut moves = legal(&deals[0]);
    // The move that wins most at once first: it rules most others out.
    moves.sort_by_cached_key(|mv| std::cmp::Reverse(lead_after(mv)));
    let (mut best, mut most) = (Vec::new(), i32::MIN);
    for mv in moves {
        let value = value(&deals, &mv, mover, most);
        if value > most {
            (best, most) = (Vec::new(), value);
        }
        if value == most {
            best.push(mv);
        }
    }
    Ok(pick(best, rng).to_string())
}

/// The sum of the leads after the best replies to a move, by deal; one below `least` may be too high.
fn value<G: Game>(deals: &[G], mv: &G::Move, mover: Player, least: i32) -> i32 {
    let mut sum = 0;
    let mut open: i32 = deals.iter().map(|deal| lead(&after(deal, mv), mover)).sum();
    for deal in deals {
        let next = after(deal, mv);
        let leads =
            legal(&next).iter().map(|reply| lead(&after(&next, reply), mover)).collect::<Vec<_>>();
        let is_own = next.to_move() == Some(mover);
        let worst = if is_own { leads.iter().max() } else { leads.iter().min() };
        open -= lead(&next, mover);
        sum += worst.copied().unwrap_or_else(|| lead(&next, mover));
        if G::IS_HIDDEN && sum + open < least {
            return sum + open;
        }
    }
    sum
}

/// The own score minus the sum of the others', twice in a game of two.
fn lead<G: Game>(position: &G, mover: Player) -> i32 {
    let scores = position.scores();
    2 * scores[mover] - scores.iter().map(|(_, score)| score).sum::<i32>()
}

fn after<G: Game>(position: &G, mv: &G::Move) -> G {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}
