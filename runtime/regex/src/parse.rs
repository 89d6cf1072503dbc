//! Parses an expression to a syntax tree.

use crate::Error;

/// A set of bytes.
pub(crate) type Set = [bool; 256];

/// A syntax node.
#[derive(Debug)]
pub(crate) enum Node {
    Byte(u8),
    Any,
    Set(Box<Set>),
    Start,
    End,
    WordStart,
    WordEnd,
    /// A group: its number and its alternatives.
    Group(u32, Vec<Vec<Node>>),
    /// A back-reference to a group.
    Reference(u32),
    /// A repetition: at least `min` and at most `max` times.
    Repeat {
        node: Box<Node>,
        min: u32,
        max: Option<u32>,
    },
}

impl Node {
    /// True for a repetition of at most zero times, which is dropped from its sequence.
    fn is_empty(&self) -> bool {
        matches!(self, Self::Repeat { max: Some(0), .. })
    }
}

/// A parsed expression.
#[derive(Debug)]
pub(crate) struct Parsed {
    pub(crate) alternatives: Vec<Vec<Node>>,
    /// Number of groups.
    pub(crate) groups: u32,
    /// True if the expression has back-references.
    pub(crate) has_references: bool,
}

/// Maximum nesting depth of groups.
const MAX_DEPTH: u32 = 100;
/// Maximum count of a repetition, POSIX's `RE_DUP_MAX`.
const MAX_COUNT: u32 = 255;

const EMPTY: Error = Error("empty (sub)expression");
const PARENTHESES: Error = Error("parentheses not balanced");
const BRACKETS: Error = Error("brackets ([ ]) not balanced");
const BRACES: Error = Error("braces not balanced");
const COUNT: Error = Error("invalid repetition count(s)");
const OPERAND: Error = Error("repetition-operator operand invalid");
const RANGE: Error = Error("invalid character range");
const CLASS: Error = Error("invalid character class");
const COLLATING: Error = Error("invalid collating element");
const BACKSLASH: Error = Error("trailing backslash (\\)");
const REFERENCE: Error = Error("invalid backreference number");
pub(crate) const MEMORY: Error = Error("out of memory");

/// Parses an expression.
pub(crate) fn parse(text: &[u8]) -> Result<Parsed, Error> {
    let mut parser =
        Parser { text, at: 0, depth: 0, groups: 0, closed: [false; 10], has_references: false };
    let alternatives = parser.alternatives()?;
    Ok(Parsed { alternatives, groups: parser.groups, has_references: parser.has_references })
}

struct Parser<'t> {
    text: &'t [u8],
    at: usize,
    /// Number of open groups.
    depth: u32,
    groups: u32,
    /// Which of the groups 1 to 9 are closed, so that they can be referenced.
    closed: [bool; 10],
    has_references: bool,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// The byte after the next one.
    fn peek_second(&self) -> Option<u8> {
        self.text.get(self.at + 1).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_present = self.peek() == Some(byte);
        self.at += usize::from(is_present);
        is_present
    }

    /// True if the next token is a repetition operator.
    fn is_at_repetition(&self) -> bool {
        match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.peek_second().is_some_and(|byte| byte.is_ascii_digit()),
            _ => false,
        }
    }

    fn alternatives(&mut self) -> Result<Vec<Vec<Node>>, Error> {
        let mut alternatives = Vec::new();
        loop {
            let mut sequence = Vec::new();
            while let Some(byte) = self.peek() {
                if byte == b'|' || byte == b')' && self.depth > 0 {
                    break;
                }
                let piece = self.piece()?;
                if !piece.is_empty() {
                    sequence.push(piece);
                }
            }
            if sequence.is_empty() {
                return Err(EMPTY);
            }
            alternatives.push(sequence);
            if !self.eat(b'|') {
                return Ok(alternatives);
            }
        }
    }

    /// An atom with an optional repetition operator.
    fn piece(&mut self) -> Result<Node, Error> {
        if self.is_at_repetition() {
            return Err(OPERAND);
        }
        let node = self.atom()?;
        if !self.is_at_repetition() {
            return Ok(node);
        }
        let operator = self.peek();
        self.at += 1;
        if matches!(node, Node::Start) {
            return Err(OPERAND);
        }
        let (min, max) = match operator {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            _ => self.counts()?,
        };
        if self.is_at_repetition() {
            return Err(OPERAND);
        }
        Ok(Node::Repeat { node: Box::new(node), min, max })
    }

    /// The counts after an opening brace, and the closing brace.
    fn counts(&mut self) -> Result<(u32, Option<u32>), Error> {
        let min = self.count()?;
        let max = if !self.eat(b',') {
            Some(min)
        } else if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            Some(self.count()?)
        } else {
            None
        };
        if max.is_some_and(|max| max < min) {
            return Err(COUNT);
        }
        if self.eat(b'}') {
            return Ok((min, max));
        }
        Err(if self.text[self.at..].contains(&b'}') { COUNT } else { BRACES })
    }

    fn count(&mut self) -> Result<u32, Error> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            count = count * 10 + u32::from(digit - b'0');
            if count > MAX_COUNT {
                return Err(COUNT);
            }
            self.at += 1;
        }
        Ok(count)
    }

    fn atom(&mut self) -> Result<Node, Error> {
        let Some(byte) = self.peek() else { return Err(EMPTY) };
        self.at += 1;
        Ok(match byte {
            b'(' => return self.group(),
            b')' => return Err(PARENTHESES),
            b'^' => Node::Start,
            b'$' => Node::End,
            b'.' => Node::Any,
            b'[' => return self.set(),
            b'\\' => {
                let Some(byte) = self.peek() else { return Err(BACKSLASH) };
                self.at += 1;
                match byte {
                    b'1'..=b'9' => {
                        let group = byte - b'0';
                        if !self.closed[usize::from(group)] {
                            return Err(REFERENCE);
                        }
                        self.has_references = true;
                        Node::Reference(u32::from(group))
                    }
                    byte => Node::Byte(byte),
                }
            }
            byte => Node::Byte(byte),
        })
    }

    /// A group, after its opening parenthesis.
    fn group(&mut self) -> Result<Node, Error> {
        if self.peek().is_none() {
            return Err(PARENTHESES);
        }
        if self.depth == MAX_DEPTH {
            return Err(MEMORY);
        }
        self.groups += 1;
        let number = self.groups;
        let mut alternatives = vec![Vec::new()];
        if self.peek() != Some(b')') {
            self.depth += 1;
            alternatives = self.alternatives()?;
            self.depth -= 1;
        }
        if !self.eat(b')') {
            return Err(PARENTHESES);
        }
        if let Some(closed) = self.closed.get_mut(number as usize) {
            *closed = true;
        }
        Ok(Node::Group(number, alternatives))
    }

    /// A bracket expression, after its opening bracket.
    fn set(&mut self) -> Result<Node, Error> {
        for (boundary, node) in [(b"[:<:]]", Node::WordStart), (b"[:>:]]", Node::WordEnd)] {
            if self.text[self.at..].starts_with(boundary) {
                self.at += boundary.len();
                return Ok(node);
            }
        }
        let mut set: Box<Set> = Box::new([false; 256]);
        let negated = self.eat(b'^');
        if let Some(byte @ (b']' | b'-')) = self.peek() {
            self.at += 1;
            set[usize::from(byte)] = true;
        }
        while let Some(byte) = self.peek().filter(|byte| *byte != b']') {
            match (byte, self.peek_second()) {
                (b'-', Some(b']')) => {
                    self.at += 1;
                    set[usize::from(b'-')] = true;
                }
                (b'-', _) => return Err(RANGE),
                (b'[', Some(b':')) => self.class(&mut set)?,
                (b'[', Some(b'=')) => {
                    let byte = self.collating(b'=')?;
                    set[usize::from(byte)] = true;
                }
                _ => self.range(&mut set)?,
            }
        }
        if !self.eat(b']') {
            return Err(BRACKETS);
        }
        if negated {
            set.iter_mut().for_each(|has| *has = !*has);
        }
        Ok(Node::Set(set))
    }

    /// A byte or a range of bytes.
    fn range(&mut self, set: &mut Set) -> Result<(), Error> {
        let first = self.symbol()?;
        let is_range =
            self.peek() == Some(b'-') && self.peek_second().is_some_and(|byte| byte != b']');
        let last = if is_range {
            self.at += 1;
            self.symbol()?
        } else {
            first
        };
        if last < first {
            return Err(RANGE);
        }
        set[usize::from(first)..=usize::from(last)].fill(true);
        Ok(())
    }

    /// A byte, or `[.byte.]`.
    fn symbol(&mut self) -> Result<u8, Error> {
        match (self.peek(), self.peek_second()) {
            (Some(b'['), Some(b'.')) => self.collating(b'.'),
            (Some(byte), _) => {
                self.at += 1;
                Ok(byte)
            }
            (None, _) => Err(BRACKETS),
        }
    }

    /// `[.byte.]` or `[=byte=]`.
    fn collating(&mut self, mark: u8) -> Result<u8, Error> {
        let rest = &self.text[self.at + 2..];
        let Some(end) = rest.windows(2).position(|end| end == [mark, b']']) else {
            return Err(BRACKETS);
        };
        let [byte] = rest[..end] else { return Err(COLLATING) };
        self.at += end + 4;
        Ok(byte)
    }

    /// `[:name:]`
    fn class(&mut self, set: &mut Set) -> Result<(), Error> {
        let rest = &self.text[self.at + 2..];
        if rest.is_empty() {
            return Err(BRACKETS);
        }
        let len = rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let class = class(&rest[..len]).ok_or(CLASS)?;
        match &rest[len..] {
            [] => return Err(BRACKETS),
            [b':', b']', ..] => self.at += len + 4,
            _ => return Err(CLASS),
        }
        for byte in 0..=255u8 {
            set[usize::from(byte)] |= class(&byte);
        }
        Ok(())
    }
}

fn class(name: &[u8]) -> Option<fn(&u8) -> bool> {
    Some(match name {
        b"alnum" => u8::is_ascii_alphanumeric,
        b"alpha" => u8::is_ascii_alphabetic,
        b"blank" => |byte| matches!(byte, b' ' | b'\t'),
        b"cntrl" => u8::is_ascii_control,
        b"digit" => u8::is_ascii_digit,
        b"graph" => u8::is_ascii_graphic,
        b"lower" => u8::is_ascii_lowercase,
        b"print" => |byte| matches!(byte, b' '..=b'~'),
        b"punct" => u8::is_ascii_punctuation,
        b"space" => |byte| matches!(byte, b' ' | b'\t'..=b'\r'),
        b"upper" => u8::is_ascii_uppercase,
        b"xdigit" => u8::is_ascii_hexdigit,
        _ => return None,
    })
}
