//! Keys and the mouse: what they do.

use super::action::{Action, Overlay};
use super::app::App;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

/// What an event asks of the terminal itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    Nothing,
    Suspend,
    Redraw,
}

/// Takes in an event.
pub(crate) fn take(app: &mut App, event: &Event) -> Request {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => return press(app, *key),
        Event::Mouse(mouse) => click(app, *mouse),
        Event::Resize(..) => app.has_to_draw = true,
        Event::Paste(text) => {
            if let Some(typed) = &mut app.prompt {
                typed.push_str(text.trim());
            }
            app.has_to_draw = true;
        }
        _ => {}
    }
    Request::Nothing
}

fn press(app: &mut App, key: KeyEvent) -> Request {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c') => app.has_ended = true,
            KeyCode::Char('z') => return Request::Suspend,
            KeyCode::Char('l') => return Request::Redraw,
            _ => {}
        }
        return Request::Nothing;
    }
    app.has_to_draw = true;
    // Nothing is seen of what a key would do.
    if app.is_too_small {
        app.has_ended |= key.code == KeyCode::Char('q');
        return Request::Nothing;
    }
    if app.prompt.is_some() {
        type_line(app, key.code);
        return Request::Nothing;
    }
    if app.hall.is_some() {
        press_in_hall(app, key.code);
        return Request::Nothing;
    }
    match app.overlay {
        Overlay::None => {}
        Overlay::Help => {
            app.overlay = Overlay::None;
            return Request::Nothing;
        }
        Overlay::Resign | Overlay::New => {
            match key.code {
                KeyCode::Char('y') => app.confirm_overlay(),
                _ => app.overlay = Overlay::None,
            }
            return Request::Nothing;
        }
    }
    // Moves that begin with a number are typed right away where no hand is picked from.
    if let KeyCode::Char(c @ ('0'..='9' | '~')) = key.code
        && (app.hand.is_empty() || c == '~')
    {
        app.prompt = Some(c.to_string());
        return Request::Nothing;
    }
    if let Some(action) = action(key.code) {
        app.act(action);
    }
    Request::Nothing
}

/// What a key does at a table.
fn action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::Left | KeyCode::Char('h') => Action::Cursor(-1, 0),
        KeyCode::Right | KeyCode::Char('l') => Action::Cursor(1, 0),
        KeyCode::Up | KeyCode::Char('k') => Action::Cursor(0, 1),
        KeyCode::Down | KeyCode::Char('j') => Action::Cursor(0, -1),
        KeyCode::Enter | KeyCode::Char(' ') => Action::Press,
        KeyCode::Char('e') => Action::Confirm,
        KeyCode::Tab => Action::Next(1),
        KeyCode::BackTab => Action::Next(-1),
        KeyCode::Backspace => Action::Back,
        KeyCode::Esc => Action::Clear,
        KeyCode::Char('u') => Action::Undo,
        KeyCode::Char('r') => Action::Redo,
        KeyCode::Char('<' | ',') | KeyCode::PageUp => Action::Step(-1),
        KeyCode::Char('>' | '.') | KeyCode::PageDown => Action::Step(1),
        KeyCode::Home => Action::Start,
        KeyCode::End => Action::End,
        KeyCode::Char('[') => Action::Sibling(-1),
        KeyCode::Char(']') => Action::Sibling(1),
        KeyCode::Char('{') => Action::OtherStudy(-1),
        KeyCode::Char('}') => Action::OtherStudy(1),
        KeyCode::Char('s') => Action::Study,
        KeyCode::Char('c') => Action::Comment,
        KeyCode::Char('i') => Action::Hint,
        KeyCode::Char('a') => Action::Analyse,
        KeyCode::Char('f') => Action::Flip,
        KeyCode::Char('p') => Action::Pass,
        KeyCode::Char('x') => Action::Resign,
        KeyCode::Char('n') => Action::New,
        KeyCode::Char('g') => Action::Hall,
        KeyCode::Char(':' | '/') => Action::Prompt,
        KeyCode::Char('?') => Action::Help,
        KeyCode::Char('q') => Action::Quit,
        KeyCode::Char(digit @ '1'..='9') => Action::Thing(digit as usize - '1' as usize),
        _ => return None,
    })
}

/// A key of the line that is typed.
fn type_line(app: &mut App, key: KeyCode) {
    let Some(typed) = &mut app.prompt else { return };
    match key {
        KeyCode::Esc => app.prompt = None,
        KeyCode::Backspace if typed.is_empty() => app.prompt = None,
        KeyCode::Backspace => drop(typed.pop()),
        KeyCode::Char(c) => typed.push(c),
        KeyCode::Enter => {
            if let Some(line) = app.prompt.take() {
                app.execute(&line);
            }
        }
        _ => {}
    }
}

fn press_in_hall(app: &mut App, key: KeyCode) {
    let Some(hall) = &mut app.hall else { return };
    if let Some(typed) = &mut hall.typed {
        match key {
            KeyCode::Esc => hall.typed = None,
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Char(c) => typed.push(c),
            KeyCode::Enter => {
                let name = hall.typed.take().unwrap_or_default();
                if !name.trim().is_empty() {
                    hall.name_player(&name);
                }
            }
            _ => {}
        }
        return;
    }
    match (key, action(key)) {
        // Without a table there is nowhere else to go.
        (KeyCode::Esc, _) | (_, Some(Action::Quit)) if app.table.is_some() => app.hall = None,
        (KeyCode::Esc, _) | (_, Some(Action::Quit)) => app.has_ended = true,
        (_, Some(Action::Thing(_)) | None) => {}
        (_, Some(action)) => choose(app, action),
    }
}

/// Changes the choice of a game, and sits down once it is made.
fn choose(app: &mut App, action: Action) {
    if let Some(table) = app.hall.as_mut().and_then(|hall| hall.act(action)) {
        app.sit_down(table);
    }
}

fn click(app: &mut App, mouse: MouseEvent) {
    if app.is_too_small {
        return;
    }
    let step = match mouse.kind {
        MouseEventKind::ScrollUp => -1,
        MouseEventKind::ScrollDown => 1,
        MouseEventKind::Down(MouseButton::Left) => 0,
        MouseEventKind::Down(MouseButton::Right) => {
            if app.hall.is_none() {
                app.act(Action::Clear);
            }
            return;
        }
        _ => return,
    };
    app.has_to_draw = true;
    let place = Position::new(mouse.column, mouse.row);
    let hit = app.hits.iter().find(|(area, _)| area.contains(place)).map(|(_, action)| *action);
    if app.hall.is_some() {
        match (step, hit) {
            (0, Some(hit)) => choose(app, hit),
            (0, None) => {}
            (step, _) => choose(app, Action::Cursor(step as i8, 0)),
        }
        return;
    }
    if step != 0 {
        return app.act(Action::Step(step));
    }
    let must_pass = app.table.as_ref().is_some_and(|table| table.must_pass_to().is_some());
    match app.overlay {
        Overlay::None if must_pass => return app.act(Action::Confirm),
        Overlay::None => {}
        _ => {
            app.overlay = Overlay::None;
            return;
        }
    }
    app.prompt = None;
    if let Some(action) = hit {
        app.act(action);
    } else if let Some(square) = app.layout.square_at(mouse.column, mouse.row) {
        app.has_cursor = false;
        app.act(Action::Square(square));
    }
}
