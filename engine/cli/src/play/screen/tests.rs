//! Snapshots of the screen, and the picture in README.
//!
//! A snapshot that differs fails; `INSTA_UPDATE=always` writes them anew.

use super::action::{Action, Overlay};
use super::app::App;
use super::draw::draw;
use super::hall::Hall;
use super::style::{Depth, Style, Theme, Tier};
use super::{input, picture};
use crate::play::settings::Settings;
use crate::play::table::Table;
use crate::players::thinking;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use gambol::games::{self, GAMES};
use gambol::search::{Level, Options};
use gambol::study;
use gambol::{Entry, Rng};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::path::Path;
use std::time::Instant;

const TIERS: [Style; 3] = [
    Style { tier: Tier::Ascii, theme: Theme::Dark, depth: Depth::None },
    Style { tier: Tier::Unicode, theme: Theme::Dark, depth: Depth::None },
    Style { tier: Tier::Blocks, theme: Theme::Dark, depth: Depth::True },
];
/// How far the analysis of the picture is.
const PICTURED_NODES: u64 = 400_000;
const SIZES: [(u16, u16); 2] = [(80, 24), (40, 20)];

/// The screen of a game after some random moves, which is kept in no file.
fn app(game: &'static Entry, plies: usize, style: Style) -> App {
    let mut table = Table::new(game, &Settings::of_tests()).expect("a set-up");
    let mut rng = Rng::new(7);
    for _ in 0..plies {
        let legal = table.session.legal_moves();
        // Moves that can be seen on the board.
        let seen: Vec<&String> = legal.iter().filter(|mv| !mv.starts_with('~')).collect();
        if seen.is_empty() {
            break;
        }
        let mv = seen[rng.below(seen.len() as u64) as usize].clone();
        table.play(&mv).expect("a legal move");
    }
    let mut app = App::new(Settings::of_tests(), style).expect("the games are offered");
    app.sit_down(table);
    app
}

fn render(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend");
    terminal.draw(|frame| draw(app, frame.buffer_mut())).expect("it is drawn");
    terminal.backend().buffer().clone()
}

/// The characters of a screen.
fn text(buffer: &Buffer) -> String {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let rows: Vec<String> =
        (0..buffer.area.height).map(|y| row(y).trim_end().to_string()).collect();
    rows.join("\n")
}

#[track_caller]
fn check(name: &str, app: &mut App, size: (u16, u16)) {
    let text = text(&render(app, size));
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{name}-{}x{}", size.0, size.1), text);
    });
}

fn name(tier: Tier) -> &'static str {
    Tier::ALL.into_iter().find(|(each, _)| *each == tier).expect("every tier has a name").1
}

#[test]
fn every_game_is_drawn_in_all_tiers() {
    for game in GAMES {
        for style in TIERS {
            for size in SIZES {
                let mut app = app(game, 8, style);
                if game.is_hidden {
                    app.act(Action::Confirm);
                }
                // The first square that can be picked.
                app.act(Action::Next(1));
                check(&format!("{}-{}", game.id, name(style.tier)), &mut app, size);
            }
        }
    }
}

#[test]
fn overlays_are_drawn_in_all_tiers() {
    for style in TIERS {
        for size in SIZES {
            let tier = name(style.tier);
            let mut app = app(&GAMES[0], 2, style);
            app.act(Action::Help);
            check(&format!("help-{tier}"), &mut app, size);
            app.act(Action::Resign);
            check(&format!("resign-{tier}"), &mut app, size);
            app.confirm_overlay();
            check(&format!("over-{tier}"), &mut app, size);
            app.hall = Some(Hall::without_last_game(&Settings::of_tests()).expect("a form"));
            check(&format!("hall-{tier}"), &mut app, size);
            let hidden = GAMES.iter().find(|game| game.is_hidden).expect("a game has hands");
            let mut app = self::app(hidden, 2, style);
            check(&format!("pass-{tier}"), &mut app, size);
        }
    }
    check("small", &mut app(&GAMES[0], 0, TIERS[0]), (39, 20));
}

#[test]
fn a_window_that_is_too_small_takes_no_keys_but_those_that_leave() {
    let mut app = app(&GAMES[0], 2, TIERS[0]);
    render(&mut app, (80, 24));
    render(&mut app, (39, 20));
    let press = |app: &mut App, key| {
        input::take(app, &Event::Key(KeyEvent::from(KeyCode::Char(key))));
    };
    for key in "xy:n".chars() {
        press(&mut app, key);
    }
    let table = app.table.as_ref().expect("a game");
    assert!(app.overlay == Overlay::None && app.prompt.is_none() && table.ending.is_none());
    assert!(!app.has_ended);
    press(&mut app, 'q');
    assert!(app.has_ended);
}

/// A study with variations, comments and marks.
const STUDY: &str = "[Game \"gambit\"]\n[Players \"Ann,Bo\"]\n\n{All pieces are there.} \
                     1. d2xd4!? {[%cal Gd2d4] [%csl Re1] leaves the rank} \
                     (1. c2xc4 d3xd1 {in the corner} (1... e3xe1)) 1... e3xe1 *";

/// The screen of the study.
fn study_app(style: Style) -> App {
    let study = study::read(STUDY, 1).expect("a study");
    let settings = Settings { players: Vec::new(), ..Settings::of_tests() };
    let mut table = Table::of_study(study, &settings).expect("a game");
    table.begin_study().expect("nothing is hidden");
    let mut app = App::new(Settings::of_tests(), style).expect("the games are offered");
    app.sit_down(table);
    app
}

#[test]
fn a_study_is_drawn_in_all_tiers() {
    for style in TIERS {
        for size in SIZES {
            let tier = name(style.tier);
            let mut app = study_app(style);
            app.act(Action::Undo);
            check(&format!("study-{tier}"), &mut app, size);
            app.act(Action::Start);
            check(&format!("study-start-{tier}"), &mut app, size);
        }
    }
}

/// Every node of a study is reached by clicks on its moves, and by the keys of variations.
#[test]
fn a_study_is_browsed_by_clicks_and_keys() {
    let mut app = study_app(TIERS[1]);
    let tree = |app: &App| app.table.as_ref().expect("a game").session.tree().clone();
    let nodes = tree(&app).subtree(gambol::NodeId::ROOT).expect("the root");
    for node in &nodes[1..] {
        click_key(&mut app, Action::Node(*node));
        assert_eq!(tree(&app).current(), *node);
    }
    let [first, second] = tree(&app).variations(gambol::NodeId::ROOT).expect("the root")[..] else {
        panic!("the first move has one alternative");
    };
    app.act(Action::Node(first));
    app.act(Action::Sibling(1));
    assert_eq!(tree(&app).current(), second);
    app.act(Action::Sibling(1));
    assert_eq!(tree(&app).current(), first);
    // From a move without alternatives, those of the moves before it are found.
    app.act(Action::Step(1));
    app.act(Action::Sibling(-1));
    assert_eq!(tree(&app).current(), second);
}

/// Nothing of a hand is on the screen before the terminal is passed.
#[test]
fn no_hand_is_drawn_before_the_terminal_is_passed() {
    let game = games::find("luckymoose").expect("the game is registered");
    for style in TIERS {
        for size in SIZES {
            let mut app = app(game, 0, style);
            let hidden = text(&render(&mut app, size));
            assert!(!hidden.contains("1r5"), "{hidden}");
            app.act(Action::Press);
            let shown = text(&render(&mut app, size));
            assert!(shown.contains("1r5 2o6 3g6 4b6 5p2 6p3"), "{shown}");
        }
    }
}

/// Whole games are played by clicking on squares and on items of the hand alone.
#[test]
fn every_game_is_played_by_the_mouse() {
    for game in GAMES {
        let mut app = app(game, 0, TIERS[2]);
        let mut rng = Rng::new(3);
        for n in 0..40 {
            render(&mut app, (80, 24));
            let table = app.table.as_ref().expect("a game");
            if table.to_move().is_none() {
                break;
            }
            if table.must_pass_to().is_some() {
                click(&mut app, 5, 5);
                render(&mut app, (80, 24));
            }
            play_by_mouse(&mut app, &mut rng);
            let ply = app.table.as_ref().expect("a game").session.ply();
            assert_eq!(ply, n + 1, "{}: {}", game.id, app.message);
        }
    }
}

/// Clicks on items and squares until a move is played.
fn play_by_mouse(app: &mut App, rng: &mut Rng) {
    let ply = |app: &App| app.table.as_ref().expect("a game").session.ply();
    let before = ply(app);
    for _ in 0..100 {
        render(app, (80, 24));
        if app.hand.is_empty() {
            let targets = app.pick.targets();
            // Now and then a jump stops early.
            let has_whole = app.pick.chosen().is_some();
            if targets.is_empty() || has_whole && rng.below(2) == 0 {
                app.act(Action::Next(1));
                click_key(app, Action::Confirm);
            } else {
                click_square(app, targets[rng.below(targets.len() as u64) as usize]);
            }
        } else {
            let place = rng.below(app.hand.len() as u64) as usize;
            if app.pick.word().is_some() {
                click_key(app, Action::Pass);
            } else {
                click_key(app, Action::Thing(place));
                let targets = app.pick.targets();
                if !targets.is_empty() {
                    click_square(app, targets[rng.below(targets.len() as u64) as usize]);
                }
                render(app, (80, 24));
                click_key(app, Action::Confirm);
            }
        }
        if ply(app) > before {
            return;
        }
    }
}

fn click(app: &mut App, column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    input::take(app, &Event::Mouse(MouseEvent { kind, column, row, modifiers }));
}

/// Clicks where an action is drawn, if it is.
fn click_key(app: &mut App, action: Action) {
    render(app, (80, 24));
    let hit = app.hits.iter().find(|(_, each)| *each == action).map(|(area, _)| *area);
    if let Some(area) = hit {
        click(app, area.x, area.y);
    }
}

fn click_square(app: &mut App, square: gambol::Square) {
    // A board that is scrolled shows the squares around the cursor.
    app.cursor = square;
    render(app, (80, 24));
    let area = app.layout.board;
    let place = area.positions().find(|at| app.layout.square_at(at.x, at.y) == Some(square));
    let place = place.expect("the square is shown");
    click(app, place.x, place.y);
}

#[test]
fn the_form_of_a_new_game_has_every_option() {
    let mut hall = Hall::without_last_game(&Settings::of_tests()).expect("a form");
    let keys =
        |hall: &Hall| -> Vec<String> { hall.rows().iter().map(|row| hall.words(row).0).collect() };
    for game in GAMES {
        assert_eq!(hall.game.id, game.id);
        let known = game.start("").expect("a set-up").setup().unwrap_or_default();
        for (key, _) in known.split_whitespace().filter_map(|option| option.split_once('=')) {
            assert_eq!(keys(&hall).contains(&key.to_string()), key != "seed", "{} {key}", game.id);
        }
        // Every option changes there and back.
        for row in 1..hall.rows().len() - 1 {
            hall.row = row;
            let before = hall.words(&hall.rows()[row]);
            hall.act(Action::Cursor(1, 0));
            let rows = hall.rows();
            assert_ne!(hall.words(&rows[row]), before, "{}", game.id);
            hall.act(Action::Cursor(-1, 0));
        }
        hall.row = 0;
        hall.act(Action::Cursor(1, 0));
    }
}

#[test]
fn the_analysis_shows_the_line_of_the_move_that_is_picked() {
    let mut app = app(games::find("combo").expect("the game is registered"), 0, TIERS[1]);
    // Then one or two pieces may go.
    for mv in ["1a1+a2", "1a8+a7"] {
        app.table.as_mut().expect("a game").play(mv).expect("it is legal");
    }
    app.after_change();
    app.act(Action::Analyse);
    for square in ["a2", "a3"] {
        app.act(Action::Square(square.parse().expect("a square")));
    }
    let picked = app.pick.chosen().expect("a move is picked").to_string();
    let begin = Instant::now();
    while app.picked_line.len() < 2 {
        assert!(begin.elapsed().as_secs() < 60, "no line comes: {:?}", app.picked_line);
        app.update();
    }
    assert_eq!(app.picked_line[0], picked);
    assert_ne!(app.report.as_ref().and_then(|report| report.best.as_ref()), Some(&picked));
    let line = app.picked_line[..2].join(" ");
    let screen = |app: &mut App| text(&render(app, (80, 24)));
    assert!(screen(&mut app).contains(&line), "{line}: {}", screen(&mut app));
    // Without a pick it is that of the best move.
    app.act(Action::Clear);
    let best = app.report.as_ref().expect("there are values").line[..2].join(" ");
    assert!(screen(&mut app).contains(&best), "{best}: {}", screen(&mut app));
}

/// The moves of the picture, by `master` and `easy`.
const PICTURED: &str = "1h2+g1 1b7+b8 2g1+f1 2b8+c8 1e1+f1 1h7+h8 4f1+f2 1f7-e6 \
                        4f2-f6 1e8+e7 2f6xe7 1h8-h7 2f6xf8 1d8+c7 2f8xg7 1d7+e6";

/// The picture is that of the screen as it is now; `UPDATE_PICTURE=1` writes it anew.
#[test]
fn the_picture_in_readme_is_current() {
    let style = Style { tier: Tier::Blocks, theme: Theme::Dark, depth: Depth::True };
    let game = games::find("combo").expect("the game is registered");
    let players = ["human", "master"].map(String::from).into();
    let settings = Settings { players, ..Settings::of_tests() };
    let mut table = Table::new(game, &settings).expect("a set-up");
    for mv in PICTURED.split_whitespace() {
        table.play(mv).expect("a legal move");
    }
    let options = Options::new(Level::Master, 0).with_all(true);
    let thinker = table.session.think(options).expect("the game goes on");
    let mut app = App::new(settings, style).expect("the games are offered");
    app.sit_down(table);
    // Values after a number of nodes are the same on every machine.
    app.report = Some(thinking::finish_nodes(thinker, PICTURED_NODES));
    (app.is_analysing, app.has_cursor) = (true, false);
    let svg = picture::to_svg(&render(&mut app, (88, 30)), "Combo in the terminal");
    assert!(svg.len() < 40_000, "{} bytes", svg.len());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/pictures/terminal.svg");
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(&path, &svg).expect("the picture is written");
    }
    let current = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(current == svg, "{} is not current: UPDATE_PICTURE=1", path.display());
}

/// Writes pictures of all screens to a folder, to be looked at, if PICTURES names one.
#[test]
#[ignore = "writes pictures to the folder PICTURES"]
fn pictures_of_all_screens() {
    let Ok(folder) = std::env::var("PICTURES") else { return };
    for game in GAMES {
        for theme in [Theme::Dark, Theme::Light] {
            for (tier, tier_name) in Tier::ALL {
                for size in SIZES.into_iter().chain([(120, 36)]) {
                    let style = Style { tier, theme, depth: Depth::True };
                    let mut app = app(game, 10, style);
                    app.act(if game.is_hidden { Action::Confirm } else { Action::Next(1) });
                    app.act(Action::Press);
                    let svg = picture::to_svg(&render(&mut app, size), game.id);
                    let name = format!("{}-{tier_name}-{theme:?}-{}.svg", game.id, size.0);
                    std::fs::write(Path::new(&folder).join(name), svg).expect("it is written");
                }
            }
        }
    }
}
