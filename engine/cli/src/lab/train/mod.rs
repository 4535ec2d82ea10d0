//! The command `train`: the weights of an evaluation, from games of `gambol games`.

mod descent;
mod groups;
mod model;
mod samples;
mod trainable;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use descent::Plan;
use gambol::Game;
use gambol::games::combo::Combo;
use gambol::games::luckymoose::LuckyMoose;
use gambol::games::triboard::Triboard;
use model::Model;
use samples::Samples;
use std::io::Write;
use trainable::Trainable;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "train",
    usage: "GAME [FILE…]",
    summary: "the weights of an evaluation, from games",
    details: DETAILS,
    options: &["epochs", "games", "result", "rounds", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Fits the weights of the evaluation (combo, triboard) to games of `gambol games`. Prints two for each
term: of the beginning and of the end of a game. The quiet positions are samples. The chances of
winning are the softmax of the players' values, with two players the logistic function; the weights
minimise the cross entropy (Texel tuning, Österlund 2014) by gradient descent with Adam (Kingma and
Ba 2015). In combo the chances to predict lie between the value of the search and the result. Every
tenth game is held out, and its loss is printed: the divergence of the chances, in nats. The same
games in the same order give the same weights on every machine.

luckymoose needs no files: it plays its own games, of two players without a search, and fits the
values of groups of a hand, in points by phase and size, to what a mover gains from a turn on (ridge
regression, Hoerl and Kennard 1970). Each round plays by the values of the last one. With --size it
does so on one board, else on each.

Options:
  --epochs N          the number of passes over all samples (default: 15)
  --games N           the number of games a round, in luckymoose (default: 6,000)
  --result P          the part of the result in the chances of combo, in percent (default: 30)
  --rounds N          the number of rounds, in luckymoose (default: 4)
  --seed N            the seed of the order of the samples (default: 1), or of the first of the
                      games (default: 0)
";

/// The default number of passes over all samples.
const EPOCHS: u64 = 15;
/// The default part of the result, in percent.
const RESULT: u64 = 30;
/// The default number of games a round, in LuckyMoose.
const GAMES: u64 = 6000;
/// The default number of rounds, in LuckyMoose.
const ROUNDS: u64 = 4;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    if game.id == LuckyMoose::ID {
        refuse(&mut arguments, game.id, &["epochs", "result", "players", "sets"])?;
        return train_groups(arguments, out);
    }
    refuse(&mut arguments, game.id, &["games", "rounds"])?;
    let setup = arguments.setup();
    game.start(&setup)?;
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    let epochs = arguments.number("epochs", 100_000)?.unwrap_or(EPOCHS);
    let result = arguments.number("result", 100)?.unwrap_or(RESULT);
    let mut names = vec![arguments.word("file")?];
    while let Ok(name) = arguments.word("file") {
        names.push(name);
    }
    arguments.finish()?;
    let plan = Plan { epochs, seed, result: result as f64 / 100.0 };
    match game.id {
        "combo" => train::<Combo>(&plan, &setup, &names, out),
        "triboard" => train::<Triboard>(&plan, &setup, &names, out),
        id => Err(InputError::new("game", id, "combo, luckymoose or triboard").into()),
    }
}

/// Refuses options of other games.
fn refuse(arguments: &mut Arguments, game: &str, names: &[&str]) -> Result {
    for name in names {
        if let Some(value) = arguments.value(name) {
            return Err(InputError::new(
                format!("option --{name}"),
                &value,
                format!("none in {game}"),
            )
            .into());
        }
    }
    Ok(())
}

/// Fits the groups of LuckyMoose.
fn train_groups(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let games = arguments.number("games", 10_000_000)?.unwrap_or(GAMES);
    let rounds = arguments.number("rounds", 1000)?.unwrap_or(ROUNDS);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(0);
    let size = arguments.number("size", 21)?;
    arguments.finish()?;
    groups::run(size, [games.max(1), rounds], seed, out)
}

/// Trains the weights of a game.
fn train<G: Trainable>(plan: &Plan, setup: &str, names: &[String], out: &mut dyn Write) -> Result {
    let [mut samples, mut held_out] = [Samples::default(), Samples::default()];
    let mut number = 0;
    for name in names {
        samples::read::<G>(name, setup, |line| {
            number += 1;
            (if number % 10 == 0 { &mut held_out } else { &mut samples }).add::<G>(line)
        })?;
    }
    if samples.is_empty() || held_out.is_empty() {
        return Err(InputError::new("games", number.to_string(), "enough for samples").into());
    }
    writeln!(out, "{}: {number} games, {} and {} samples", G::ID, samples.len(), held_out.len())?;
    let scale = samples.aim::<G>(plan.result);
    held_out.aim_by::<G>(plan.result, scale);
    writeln!(out, "scale {scale:.1}: a lead of so much has odds of e to 1")?;
    let mut model = Model::new::<G>(scale);
    descent::run(plan, &mut model, &samples, &held_out, out)?;
    if !G::HAS_VALUES {
        model.normalize(2 * G::UNIT + 1);
    }
    model.round();
    writeln!(out, "rounded: {:.6} nats held out", model.loss(&held_out))?;
    for (term, [first, last]) in model.terms().enumerate() {
        writeln!(out, "    [{}, {}], // {term}", first as i64, last as i64)?;
    }
    Ok(())
}
