//! What games of LuckyMoose tell.

use super::facts::{Observation, Study, Unit};
use super::game::PlayedGame;
use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::luckymoose::{Lay, LuckyMoose as Position, Turn};
use gambol::{Game, Player};

/// The points of going out.
const OUT: i32 = 6;
/// The most points of the best lay, by class.
const CLASSES: [i32; 4] = [4, 8, 14, i32::MAX];

pub(super) const STUDY: Study = Study {
    random: 0,
    nodes: 2_000,
    facts: &[
        ("score of the first player", Unit::Share),
        ("lead of the first player in points", Unit::Number),
        ("points of a player", Unit::Number),
        ("turns of a game", Unit::Number),
        ("games decided by at most six points", Unit::Share),
        ("score of the player who goes out", Unit::Share),
        ("points of a lay", Unit::Number),
        ("points of a lay on the border", Unit::Number),
        ("points of a lay elsewhere", Unit::Number),
        ("lays on the border", Unit::Share),
        ("points that come from the border", Unit::Share),
        (
            "best lay on the border less the best lay elsewhere, where both can be laid",
            Unit::Number,
        ),
        ("lays of three tokens or more on the border in a game", Unit::Number),
        ("lines of six in a game", Unit::Number),
        ("exchanges in a game", Unit::Number),
        ("exchanges where the best lay has at most 4 points", Unit::Share),
        ("exchanges where it has 5 to 8", Unit::Share),
        ("exchanges where it has 9 to 14", Unit::Share),
        ("exchanges where it has 15 or more", Unit::Share),
        ("lays that score the most at once", Unit::Share),
        ("points left on the table by a lay that does not", Unit::Number),
    ],
    map: "share of the games in which a tile is covered at the end",
    observe,
};

/// The points of a lay, without the bonus of going out.
fn points(position: &Position, lay: &Lay) -> i32 {
    let player = position.to_move().unwrap_or(Player(0));
    let mut after = position.clone();
    after.play_unchecked(&Turn::Lay(*lay));
    let is_out = after.to_move().is_none() && after.pool_size() == 0;
    let is_out = is_out && after.hand_of(player).is_none_or(|hand| hand.is_empty());
    after.scores()[player] - position.scores()[player] - if is_out { OUT } else { 0 }
}

/// The tokens of a lay on the border.
fn on_border(position: &Position, lay: &Lay) -> usize {
    lay.items().iter().filter(|(square, _)| position.factor(*square) == 3).count()
}

/// What the turns of a game show.
#[derive(Default)]
struct Turns {
    /// The points of each lay, and the number of its tokens on the border.
    lays: Vec<(f64, usize)>,
    /// The best lay on the border less the best lay elsewhere.
    ahead: Vec<f64>,
    /// Whether tokens were exchanged, by the class of the best lay.
    exchanges: [Vec<f64>; 4],
    /// Whether a lay scored the most.
    greedy: Vec<f64>,
    /// The points that lays did not score.
    left: Vec<f64>,
}

impl Turns {
    fn add(&mut self, position: &Position, turn: &Turn) {
        let rated: Vec<(i32, usize)> = legal(position)
            .iter()
            .filter_map(|turn| match turn {
                Turn::Lay(lay) => Some((points(position, lay), on_border(position, lay))),
                _ => None,
            })
            .collect();
        let best = rated.iter().map(|(points, _)| *points).max();
        let best_of = |is_border: bool| {
            let of = rated.iter().filter(|(_, border)| (*border > 0) == is_border);
            of.map(|(points, _)| *points).max()
        };
        if let [Some(border), Some(elsewhere)] = [best_of(true), best_of(false)] {
            self.ahead.push(f64::from(border - elsewhere));
        }
        let can_exchange = position.pool_size() > 0;
        if let Some(best) = best.filter(|_| can_exchange) {
            let class = CLASSES.iter().position(|most| best <= *most).unwrap_or(3);
            self.exchanges[class].push(share(matches!(turn, Turn::Exchange(_))));
        }
        if let Turn::Lay(lay) = turn {
            let points = points(position, lay);
            let best = best.unwrap_or(points);
            self.greedy.push(share(points == best));
            self.left.extend((points < best).then(|| f64::from(best - points)));
            self.lays.push((f64::from(points), on_border(position, lay)));
        }
    }

    /// Tells the facts about single lays and exchanges.
    fn tell(self, observed: &mut Observation) {
        let of = |is_border: bool| {
            let lays = self.lays.iter().filter(move |(_, border)| (*border > 0) == is_border);
            lays.map(|(points, _)| *points)
        };
        let all = || self.lays.iter().map(|(points, _)| *points);
        observed.mean(6, all());
        observed.mean(7, of(true));
        observed.mean(8, of(false));
        observed.mean(9, self.lays.iter().map(|(_, border)| share(*border > 0)));
        observed.tell(10, of(true).sum::<f64>() / all().sum::<f64>().max(1.0));
        observed.mean(11, self.ahead);
        observed.tell(12, self.lays.iter().filter(|(_, border)| *border >= 3).count() as f64);
        for (n, cases) in self.exchanges.into_iter().enumerate() {
            observed.mean(15 + n, cases);
        }
        observed.mean(19, self.greedy);
        observed.mean(20, self.left);
    }
}

fn observe(played: &PlayedGame) -> Result<Observation> {
    let positions: Vec<Position> =
        played.positions.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
    let turns: Vec<Turn> =
        played.moves.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
    let last = positions.last().ok_or("a game has positions")?;
    let mut observed = Observation::default();
    tell_result(played, last, &mut observed);
    observed.tell(3, turns.len() as f64);
    let mut observer = Turns::default();
    positions.iter().zip(&turns).for_each(|(position, turn)| observer.add(position, turn));
    observer.tell(&mut observed);
    observed.tell(13, lines_of_six(played)? as f64);
    observed.tell(14, turns.iter().filter(|turn| matches!(turn, Turn::Exchange(_))).count() as f64);
    let size = usize::from(last.size());
    observed.map = vec![vec![0.0; size]; size];
    for (square, _) in last.tokens() {
        observed.map[size - 1 - usize::from(square.rank)][usize::from(square.file)] = 1.0;
    }
    Ok(observed)
}

/// Tells the facts about scores, and about who went out.
fn tell_result(
    PlayedGame { scores, results, movers, .. }: &PlayedGame,
    last: &Position,
    observed: &mut Observation,
) {
    observed.tell(0, results[0]);
    observed.tell(1, (scores[0] - scores[1]).into());
    observed.mean(2, scores.iter().map(|points| (*points).into()));
    observed.tell(4, share((scores[0] - scores[1]).abs() <= OUT));
    let out = movers.last().filter(|player| {
        last.pool_size() == 0
            && last.hand_of(Player(**player as u8)).is_none_or(|hand| hand.is_empty())
    });
    observed.mean(5, out.map(|player| results[*player]));
}

fn lines_of_six(played: &PlayedGame) -> Result<usize> {
    let mut session = gambol::games::find("luckymoose")?.open("", &played.positions[0])?;
    for mv in &played.moves {
        session.play(mv)?;
    }
    Ok(session.tally().into_iter().filter(|(_, gain)| gain.squares.len() == 6).count())
}

/// A case as a share: 1 if it is so, else 0.
fn share(is_so: bool) -> f64 {
    f64::from(u8::from(is_so))
}
