//! Text with places where lines may be broken, in groups that are broken or are not.
//!
//! A group that fits into what is left of the line is written as it is. Of one that does not, either every break becomes a
//! new line, or each that is followed by more than what is left. Text is kept in one string and everything else as marks
//! in it, so that a group can be put around what is there already: what an expression is shows after its first operand.

use super::lines::Lines;

/// Columns of a line.
const WIDTH: i64 = 89;
/// Columns that a line has in any case, however deep.
const LEAST: i64 = 60;
/// One level.
pub(super) const INDENT: i8 = 4;
/// The width of what does not fit on any line.
const ENDLESS: u32 = 0xffff;

/// A place where a line may be broken.
#[derive(Clone, Copy, Default)]
pub(super) struct Break {
    /// Spaces if it is not.
    pub(super) blank: u32,
    /// Against the indentation of the group.
    pub(super) offset: i8,
    /// What ends the line.
    pub(super) before: &'static str,
    /// What begins the next one.
    pub(super) after: &'static str,
    /// What stands here if the line is not broken.
    pub(super) instead: &'static str,
    /// Gone if nothing follows in the group.
    pub(super) if_nonempty: bool,
    /// Only the end of what has to fit, as far as what is before it is concerned.
    pub(super) never: bool,
}

#[derive(Clone, Copy)]
enum Mark {
    /// A group; if it is broken, at every break or where it has to be.
    Open {
        offset: i8,
        every: bool,
    },
    Close,
    Break(Break),
    /// What is around this is broken.
    Endless,
}

/// A state to return to.
#[derive(Clone, Copy)]
pub(super) struct Place {
    text: usize,
    pub(super) mark: usize,
}

/// Text and marks.
#[derive(Default)]
pub(super) struct Boxes {
    text: String,
    /// Marks and where they are in the text.
    marks: Vec<(u32, Mark)>,
    /// For groups: the width up to the first break after them; for breaks: up to the next one.
    sizes: Vec<i64>,
    levels: Vec<i64>,
    /// Around what is being printed: the indentation and the kind of each group that is broken.
    broken: Vec<(i64, bool)>,
}

impl Boxes {
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.marks.clear();
    }

    pub(super) fn here(&self) -> Place {
        Place { text: self.text.len(), mark: self.marks.len() }
    }

    /// Forgets what came after `place`.
    pub(super) fn return_to(&mut self, place: Place) {
        self.text.truncate(place.text);
        self.marks.truncate(place.mark);
    }

    pub(super) fn word(&mut self, word: &str) {
        self.text.push_str(word);
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.push((self.text.len() as u32, mark));
    }

    /// Opens a group that is broken everywhere or nowhere.
    pub(super) fn every(&mut self, offset: i8) {
        self.mark(Mark::Open { offset, every: true });
    }

    /// Opens a group that is broken where it has to be.
    pub(super) fn some(&mut self, offset: i8) {
        self.mark(Mark::Open { offset, every: false });
    }

    /// As [`every`](Self::every), around what came after `place`.
    pub(super) fn every_from(&mut self, place: Place, offset: i8) {
        self.marks.insert(place.mark, (place.text as u32, Mark::Open { offset, every: true }));
    }

    /// As [`some`](Self::some), around what came after `place`.
    pub(super) fn some_from(&mut self, place: Place, offset: i8) {
        self.marks.insert(place.mark, (place.text as u32, Mark::Open { offset, every: false }));
    }

    /// A break before what came after `place`.
    pub(super) fn gap_at(&mut self, place: Place) {
        self.marks.insert(place.mark, (place.text as u32, Mark::Break(Break::default())));
    }

    /// Closes the innermost group; one that nothing is in is gone.
    pub(super) fn close(&mut self) {
        let here = self.text.len() as u32;
        match self.marks.as_slice() {
            [.., (start, Mark::Open { .. }), (at, Mark::Break(_))]
                if *at == here && *start == here =>
            {
                self.marks.truncate(self.marks.len() - 2);
                return;
            }
            [.., (at, Mark::Break(Break { if_nonempty: true, .. }))] if *at == here => {
                self.marks.pop();
            }
            _ => {}
        }
        self.mark(Mark::Close);
    }

    /// As [`close`](Self::close), before what came after `place`.
    pub(super) fn close_at(&mut self, place: Place) {
        self.marks.insert(place.mark, (place.text as u32, Mark::Close));
    }

    /// As [`close`](Self::close), of a group that is broken if it is wider than `width`.
    pub(super) fn close_within(&mut self, width: u32) {
        let mut blank = 0;
        let mut depth = 0;
        for (at, mark) in self.marks.iter().rev() {
            match mark {
                Mark::Close => depth += 1,
                Mark::Open { .. } if depth == 0 => {
                    if self.text.len() as u32 - at + blank > width {
                        self.mark(Mark::Endless);
                    }
                    break;
                }
                Mark::Open { .. } => depth -= 1,
                Mark::Break(it) => blank += it.blank,
                Mark::Endless => blank += ENDLESS,
            }
        }
        self.close();
    }

    pub(super) fn add(&mut self, it: Break) {
        self.mark(Mark::Break(it));
    }

    /// A break, or nothing.
    pub(super) fn gap(&mut self) {
        self.add(Break::default());
    }

    /// A break, or a space.
    pub(super) fn space(&mut self) {
        self.add(Break { blank: 1, ..Break::default() });
    }

    /// A new line.
    pub(super) fn line(&mut self) {
        self.add(Break { blank: ENDLESS, ..Break::default() });
    }

    /// A new line, unless the group ends here.
    pub(super) fn line_if_nonempty(&mut self) {
        self.add(Break { blank: ENDLESS, if_nonempty: true, ..Break::default() });
    }

    /// Nothing; what comes before it need not fit together with what follows.
    pub(super) fn never(&mut self) {
        self.add(Break { never: true, ..Break::default() });
    }

    /// After an entry of a list: a comma, which the last one has only if a new line follows.
    pub(super) fn comma(&mut self, is_last: bool) {
        if is_last {
            self.add(Break { before: ",", ..Break::default() });
        } else {
            self.word(",");
            self.space();
        }
    }

    /// As [`comma`](Self::comma), with a space after the last.
    pub(super) fn comma_or_space(&mut self, is_last: bool) {
        if is_last {
            self.add(Break { blank: 1, before: ",", ..Break::default() });
        } else {
            self.word(",");
            self.space();
        }
    }

    /// Changes the indentation after the break before this.
    pub(super) fn offset(&mut self, offset: i8) {
        if let Some((_, Mark::Break(it))) = self.marks.last_mut() {
            it.offset += offset;
        }
    }

    /// The break at `place`, to be changed.
    pub(super) fn break_at(&mut self, place: Place) -> Option<&mut Break> {
        match self.marks.get_mut(place.mark) {
            Some((_, Mark::Break(it))) => Some(it),
            _ => None,
        }
    }

    /// Changes the indentation of the group that opens at `place`.
    pub(super) fn set_offset(&mut self, place: Place, to: i8) {
        if let Some((_, Mark::Open { offset, .. })) = self.marks.get_mut(place.mark) {
            *offset = to;
        }
    }

    /// Finds out how wide everything is.
    fn measure(&mut self) {
        self.sizes.clear();
        self.sizes.resize(self.marks.len(), 0);
        self.levels.clear();
        // Widths from here to the end, and from the next break that is not in a group to the end.
        let (mut width, mut next) = (0, 0);
        let mut end = self.text.len() as u32;
        for (index, (at, mark)) in self.marks.iter().enumerate().rev() {
            width += i64::from(end - at);
            end = *at;
            match mark {
                Mark::Close => self.levels.push(next),
                Mark::Open { .. } => {
                    next = self.levels.pop().unwrap_or(0);
                    self.sizes[index] = width - next;
                }
                Mark::Break(it) => {
                    width += i64::from(it.blank);
                    self.sizes[index] = width - next;
                    next = width;
                }
                Mark::Endless => width += i64::from(ENDLESS),
            }
        }
    }

    /// Writes everything as lines, `indent` columns to the right.
    pub(super) fn print(&mut self, indent: usize, lines: &mut Lines) {
        self.measure();
        let base = indent as i64;
        let mut out = Out { lines, space: WIDTH - base, blank: base };
        self.broken.clear();
        // Items stand in a group of many lines.
        let (mut indent, mut every) = (base, true);
        let mut written = 0;
        let mut index = 0;
        while let Some((at, mark)) = self.marks.get(index) {
            out.write(&self.text[written..*at as usize]);
            written = *at as usize;
            match mark {
                Mark::Open { .. } if self.sizes[index] <= out.space => {
                    (index, written) = self.print_flat(index, &mut out);
                }
                Mark::Open { offset, every: new } => {
                    self.broken.push((indent, every));
                    indent += i64::from(*offset);
                    every = *new;
                }
                Mark::Close => (indent, every) = self.broken.pop().unwrap_or((base, true)),
                Mark::Break(it) if it.never || !every && self.sizes[index] <= out.space => {
                    out.stay(it);
                }
                Mark::Break(it) => out.new_line(it, indent),
                Mark::Endless => {}
            }
            index += 1;
        }
        out.write(&self.text[written..]);
    }

    /// Writes a group that fits; the index of its end, and where that is in the text.
    fn print_flat(&self, start: usize, out: &mut Out<'_>) -> (usize, usize) {
        let mut written = self.marks[start].0 as usize;
        let mut depth = 0;
        for (index, (at, mark)) in self.marks.iter().enumerate().skip(start) {
            match mark {
                Mark::Open { .. } => depth += 1,
                Mark::Close => depth -= 1,
                Mark::Break(it) => {
                    out.write(&self.text[written..*at as usize]);
                    written = *at as usize;
                    out.stay(it);
                }
                Mark::Endless => {}
            }
            if depth == 0 {
                out.write(&self.text[written..*at as usize]);
                return (index, *at as usize);
            }
        }
        (self.marks.len(), written)
    }
}

/// The line that is being written.
struct Out<'a> {
    lines: &'a mut Lines,
    /// Columns that are left.
    space: i64,
    /// Spaces before what comes next, if something does.
    blank: i64,
}

impl Out<'_> {
    fn write(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.flush();
        self.lines.push(text);
        self.space -= text.len() as i64;
    }

    fn flush(&mut self) {
        const SPACES: &str = "                                                                ";
        while self.blank > 0 {
            let count = self.blank.min(SPACES.len() as i64);
            self.lines.push(&SPACES[..count as usize]);
            self.blank -= count;
        }
    }

    fn stay(&mut self, it: &Break) {
        self.lines.push(it.instead);
        self.blank += i64::from(it.blank);
        self.space -= i64::from(it.blank) + it.instead.len() as i64;
    }

    fn new_line(&mut self, it: &Break, indent: i64) {
        if !it.before.is_empty() {
            self.flush();
            self.lines.push(it.before);
        }
        self.lines.end();
        let indent = indent + i64::from(it.offset);
        self.blank = indent;
        self.space = (WIDTH - indent).max(LEAST);
        if !it.after.is_empty() {
            self.flush();
            self.lines.push(it.after);
            self.space -= it.after.len() as i64;
        }
    }
}
