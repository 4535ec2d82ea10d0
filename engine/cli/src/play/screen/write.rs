//! Writes text to the screen.

use crate::base::output;
use ratatui::buffer::Buffer;
use ratatui::style::Style as Text;

/// Writes a text of at most so many columns, and returns the column after it.
pub(crate) fn write(
    buffer: &mut Buffer,
    at: (u16, u16),
    text: &str,
    most: u16,
    style: Text,
) -> u16 {
    if at.1 >= buffer.area.bottom() || at.0 >= buffer.area.right() {
        return at.0;
    }
    let text = match text.contains(output::is_obeyed) {
        true => &*output::line(text),
        false => text,
    };
    buffer.set_stringn(at.0, at.1, text, most.into(), style).0
}
