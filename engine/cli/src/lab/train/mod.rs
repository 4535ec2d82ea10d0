//! The command `train`: the weights of an evaluation, from games of `gambol games`.

mod descent;
mod model;
mod samples;
mod trainable;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use descent::Plan;
use gambol::games::combo::Combo;
use gambol::games::triboard::Triboard;
use model::Model;
use samples::Samples;
use std::io::Write;
use trainable::Trainable;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "train",
    usage: "GAME FILE…",
    summary: "the weights of an evaluation, from games",
    details: DETAILS,
    options: &["epochs", "result", "seed"],
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

Options:
  --epochs N          the number of passes over all samples (default: 15)
  --result P          the part of the result in the chances of combo, in percent (default: 30)
  --seed N            the seed of the order of the samples (default: 1)
";

/// The default number of passes over all samples.
const EPOCHS: u64 = 15;
/// The default part of the result, in percent.
const RESULT: u64 = 30;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
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
        id => Err(InputError::new("game", id, "combo or triboard").into()),
    }
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
