//! The referee, who ends games before their rules end them.

use super::plan::Plan;
use super::record::Ending;
use crate::base::error::Result;
use crate::players::thinking;
use gambol::Session;
use gambol::search::{Level, Options};

/// The referee of a game.
pub(super) struct Referee<'a> {
    plan: &'a Plan,
    /// The reported values by seat.
    values: Vec<Vec<Option<i32>>>,
}

impl<'a> Referee<'a> {
    pub(super) fn new(plan: &'a Plan, seats: usize) -> Self {
        Self { plan, values: vec![Vec::new(); seats] }
    }

    /// Whether the game ends after a move of a seat with a reported value, and with which places.
    pub(super) fn judge(
        &mut self,
        session: &dyn Session,
        seat: usize,
        value: Option<i32>,
    ) -> Result<Option<(Ending, Vec<Vec<usize>>)>> {
        self.values[seat].push(value);
        let Some(mover) = session.to_move() else {
            return Ok(None);
        };
        let seats = self.values.len();
        if seats == 2 {
            if let Some(places) = self.agreed() {
                return Ok(Some((Ending::Agreement, places)));
            }
            if let Some(value) = self.proved(session)? {
                return Ok(Some((Ending::Proof, by_value(value, usize::from(mover.0)))));
            }
        }
        let is_long = self.plan.adjudication.length.is_some_and(|most| session.ply() >= most);
        Ok(is_long.then(|| (Ending::Length, vec![(0..seats).collect()])))
    }

    /// The places on which the values of both players agree.
    fn agreed(&self) -> Option<Vec<Vec<usize>>> {
        let last = |seat: usize, count: usize, is_such: &dyn Fn(i32) -> bool| {
            let values = &self.values[seat];
            let from = values.len().checked_sub(count);
            from.is_some_and(|from| values[from..].iter().all(|value| value.is_some_and(is_such)))
        };
        if let Some((count, least)) = self.plan.adjudication.win {
            for seat in 0..2 {
                let is_ahead = last(seat, count, &|value| value >= least);
                if is_ahead && last(1 - seat, count, &|value| value <= -least) {
                    return Some(vec![vec![seat], vec![1 - seat]]);
                }
            }
        }
        let (count, most) = self.plan.adjudication.draw?;
        let is_even = |seat: usize| last(seat, count, &|value| value.abs() <= most);
        (is_even(0) && is_even(1)).then(|| vec![vec![0, 1]])
    }

    /// The value for the player to move, if the referee can prove it.
    fn proved(&self, session: &dyn Session) -> Result<Option<i32>> {
        let Some(nodes) = self.plan.adjudication.proof else {
            return Ok(None);
        };
        let mut strength = Level::Master.strength();
        strength.work = u64::MAX;
        let options = Options::new(Level::Master, 0).with_strength(strength);
        let report = thinking::finish_nodes(session.think(options)?, nodes);
        let best = report.values.iter().find(|value| value.proved).map(|value| value.value);
        // One move is enough for a win. Otherwise no other move may be better, as a finished search has
        // proved, unless it has reached its largest depth.
        let is_settled = report.done && report.depth < strength.depth;
        Ok(best.filter(|best| *best > 0 || is_settled))
    }
}

/// The places of two players by the value for one of them.
fn by_value(value: i32, seat: usize) -> Vec<Vec<usize>> {
    match value {
        0 => vec![vec![0, 1]],
        1.. => vec![vec![seat], vec![1 - seat]],
        _ => vec![vec![1 - seat], vec![seat]],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::places::places;
    use crate::matches::adjudication::Adjudication;
    use crate::matches::plan::tests::plan;

    const WON: [[usize; 1]; 2] = [[0], [1]];

    /// The ply after which a game with these reported values ends, in Combo, and its places.
    fn ended(
        rules: Adjudication,
        values: &[Option<i32>],
    ) -> Option<(usize, Ending, Vec<Vec<usize>>)> {
        let mut plan = plan("combo", &["random", "random"]);
        plan.adjudication = rules;
        let mut session = plan.game.start("").expect("it starts");
        let mut referee = Referee::new(&plan, 2);
        for (n, value) in values.iter().enumerate() {
            session.play(&session.legal_moves()[0]).expect("it is legal");
            let judged = referee.judge(session.as_ref(), n % 2, *value).expect("it is judged");
            if let Some((ending, places)) = judged {
                return Some((n + 1, ending, places));
            }
        }
        None
    }

    #[test]
    fn values_of_both_players_must_agree() {
        let win = Adjudication { win: Some((2, 300)), ..Adjudication::default() };
        let ahead = [0, 0, 300, -400, 310, -300].map(Some);
        assert_eq!(ended(win, &ahead), Some((6, Ending::Agreement, WON.map(Vec::from).into())));
        let behind = [0, 0, -300, 400, -310, 300].map(Some);
        let lost = vec![vec![1], vec![0]];
        assert_eq!(ended(win, &behind), Some((6, Ending::Agreement, lost)));
        for other in [
            [Some(300), Some(-300), Some(300), Some(-299)],
            [Some(300), Some(-300), Some(300), None],
            [Some(300), Some(300), Some(300), Some(300)],
            [Some(-300), Some(-300), Some(-300), Some(-300)],
        ] {
            assert_eq!(ended(win, &other), None);
        }
        let draw = Adjudication { draw: Some((1, 10)), ..Adjudication::default() };
        let even = [Some(50), Some(-10), Some(10), None];
        assert_eq!(ended(draw, &even), Some((3, Ending::Agreement, vec![vec![0, 1]])));
    }

    #[test]
    fn long_games_are_drawn() {
        let length = Adjudication { length: Some(3), ..Adjudication::default() };
        assert_eq!(ended(length, &[None; 5]), Some((3, Ending::Length, vec![vec![0, 1]])));
    }

    #[test]
    fn a_value_is_proved_only_where_no_other_move_may_be_better() {
        let proved = |position: &str| {
            let mut plan = plan("combo", &["random", "random"]);
            plan.adjudication.proof = Some(10_000);
            let session = plan.game.open("", position).expect("it is a position");
            Referee::new(&plan, 2).proved(session.as_ref()).expect("it is searched")
        };
        // A move without a capture draws at once; with a capture the game goes on.
        assert_eq!(proved("8/8/3,w2,4/3,w1,4/3,b2,4/8/8/b1,7 b 99"), None);
        assert_eq!(proved("w2,7/8/8/8/8/8/8/7,b2 b 99"), Some(0));
        // One move wins, whatever the others do.
        assert!(proved("8/8/8/3,w1,4/3,b2,4/8/8/b1,7 b 0") > Some(0));
    }

    #[test]
    fn proved_values_are_those_of_the_end() {
        // Few pieces: both the search and the rest of the game by best play tell the winner.
        let mut plan = plan("gambit", &["random", "random"]);
        plan.adjudication.proof = Some(1_000_000);
        let position = "8/3x1x2/2o2o2/8 o";
        let mut session = plan.game.open("", position).expect("it is a position");
        let mut referee = Referee::new(&plan, 2);
        let value =
            referee.proved(session.as_ref()).expect("it is searched").expect("it is proved");
        let expected = by_value(value, 0);
        while session.to_move().is_some() {
            let options = Options::new(Level::Master, 1);
            let thinker = session.think(options);
            let report = thinking::finish_nodes(thinker.expect("it starts"), 1_000_000);
            session.play(&report.best.expect("there is a move")).expect("it is legal");
        }
        assert_eq!(places(&session.status()), expected);
        let again = plan.game.open("", position).expect("it is a position");
        let judged = referee.judge(again.as_ref(), 1, None).expect("it is judged");
        assert_eq!(judged, Some((Ending::Proof, expected)));
    }
}
