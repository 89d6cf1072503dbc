//! POSIX extended regular expressions, as `!match` and `!instances` take them.
//!
//! A backtracking matcher over a small tree. It has back-references, which is
//! why no automaton will do. Steps are bounded.

/// A compiled expression.
#[derive(Debug)]
pub struct Regex {
    root: Node,
    groups: usize,
}

#[derive(Debug)]
enum Node {
    Alternatives(Vec<Vec<Node>>),
    Repeat { node: Box<Node>, min: u32, max: u32 },
    Group(usize, Box<Node>),
    Back(usize),
    Byte(u8),
    Any,
    Set(Box<[bool; 256]>),
    Start,
    End,
}

impl Node {
    /// True if the node matches exactly one byte.
    fn is_byte(&self) -> bool {
        matches!(self, Self::Byte(_) | Self::Any | Self::Set(_))
    }

    fn takes(&self, byte: u8) -> bool {
        match self {
            Self::Byte(wanted) => byte == *wanted,
            Self::Any => true,
            Self::Set(set) => set[usize::from(byte)],
            _ => false,
        }
    }
}

/// Most steps of one match.
pub(crate) const MAX_STEPS: u32 = 5_000_000;
/// Deepest recursion of one match.
const MAX_DEPTH: u32 = 20_000;
/// Deepest nesting of parentheses.
const MAX_NESTING: u32 = 100;
/// Largest count in `{m,n}`.
const MAX_COUNT: u32 = 255;

impl Regex {
    /// Compiles an expression; none if it is not valid.
    #[must_use]
    pub fn new(pattern: &[u8]) -> Option<Self> {
        let mut parser = Parser { bytes: pattern, at: 0, groups: 0, depth: 0 };
        if pattern.is_empty() {
            return None;
        }
        let root = parser.alternatives()?;
        (parser.at == parser.bytes.len()).then_some(Self { root, groups: parser.groups })
    }

    /// Whether the expression matches somewhere in the text, and how many steps
    /// it took to find out; nothing if it takes too many.
    #[must_use]
    pub fn is_match(&self, text: &[u8]) -> Option<(bool, u32)> {
        let mut matcher = Matcher {
            text,
            groups: vec![None; self.groups + 1],
            steps: 0,
            depth: 0,
            gave_up: false,
        };
        let found = (0..=text.len()).any(|start| {
            matcher.groups.fill(None);
            matcher.run(&self.root, start, &mut |_, _| true) || matcher.gave_up
        });
        (!matcher.gave_up).then_some((found, matcher.steps))
    }
}

struct Parser<'p> {
    bytes: &'p [u8],
    at: usize,
    groups: usize,
    depth: u32,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn alternatives(&mut self) -> Option<Node> {
        let mut all = Vec::new();
        loop {
            let sequence = self.sequence()?;
            if sequence.is_empty() {
                return None;
            }
            all.push(sequence);
            if !self.take(b'|') {
                return Some(Node::Alternatives(all));
            }
        }
    }

    fn sequence(&mut self) -> Option<Vec<Node>> {
        let mut sequence = Vec::new();
        while let Some(byte) = self.peek() {
            if byte == b'|' || (byte == b')' && self.depth > 0) {
                break;
            }
            self.at += 1;
            let atom = match byte {
                b'(' => {
                    if self.depth == MAX_NESTING {
                        return None;
                    }
                    self.groups += 1;
                    let group = self.groups;
                    if self.take(b')') {
                        Node::Group(group, Box::new(Node::Alternatives(vec![Vec::new()])))
                    } else {
                        self.depth += 1;
                        let inner = self.alternatives()?;
                        self.depth -= 1;
                        if !self.take(b')') {
                            return None;
                        }
                        Node::Group(group, Box::new(inner))
                    }
                }
                b'^' => Node::Start,
                b'$' => Node::End,
                b'.' => Node::Any,
                b'[' => self.set()?,
                b'*' | b'+' | b'?' => return None,
                b'{' if self.peek().is_some_and(|c| c.is_ascii_digit()) => return None,
                b'\\' => {
                    let byte = self.peek()?;
                    self.at += 1;
                    match byte {
                        b'1'..=b'9' => {
                            let group = usize::from(byte - b'0');
                            if group > self.groups {
                                return None;
                            }
                            Node::Back(group)
                        }
                        _ => Node::Byte(byte),
                    }
                }
                _ => Node::Byte(byte),
            };
            let atom = self.repeat(atom)?;
            sequence.push(atom);
        }
        Some(sequence)
    }

    fn repeat(&mut self, atom: Node) -> Option<Node> {
        let (min, max) = match self.peek() {
            Some(b'*') => (0, u32::MAX),
            Some(b'+') => (1, u32::MAX),
            Some(b'?') => (0, 1),
            Some(b'{') if self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit) => {
                self.at += 1;
                let min = self.count()?;
                let max = if !self.take(b',') {
                    min
                } else if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                    self.count()?
                } else {
                    u32::MAX
                };
                if self.peek() != Some(b'}') || max < min {
                    return None;
                }
                (min, max)
            }
            _ => return Some(atom),
        };
        self.at += 1;
        if matches!(atom, Node::Start) {
            return None;
        }
        // Two repetitions in a row are an error.
        let again = match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_digit),
            _ => false,
        };
        (!again).then(|| Node::Repeat { node: Box::new(atom), min, max })
    }

    fn count(&mut self) -> Option<u32> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            count = count * 10 + u32::from(digit - b'0');
            if count > MAX_COUNT {
                return None;
            }
            self.at += 1;
        }
        Some(count)
    }

    fn set(&mut self) -> Option<Node> {
        let mut set = Box::new([false; 256]);
        let negated = self.take(b'^');
        let mut first = true;
        loop {
            let byte = self.peek()?;
            self.at += 1;
            if byte == b']' && !first {
                break;
            }
            first = false;
            if byte == b'[' && self.peek() == Some(b':') {
                let rest = &self.bytes[self.at + 1..];
                let end = memchr::memmem::find(rest, b":]")?;
                let class = class_of(&rest[..end])?;
                for (member, slot) in set.iter_mut().enumerate() {
                    *slot |= class(&(member as u8));
                }
                self.at += 1 + end + 2;
                continue;
            }
            let low = self.element(byte)?;
            let is_range = self.peek() == Some(b'-')
                && self.bytes.get(self.at + 1).is_some_and(|&next| next != b']');
            if is_range {
                self.at += 1;
                let byte = self.peek()?;
                self.at += 1;
                let high = self.element(byte)?;
                if high < low {
                    return None;
                }
                set[usize::from(low)..=usize::from(high)].fill(true);
            } else {
                set[usize::from(low)] = true;
            }
        }
        if negated {
            for slot in set.iter_mut() {
                *slot = !*slot;
            }
        }
        Some(Node::Set(set))
    }

    /// A byte of a set; `[.x.]` and `[=x=]` stand for the byte in them.
    fn element(&mut self, byte: u8) -> Option<u8> {
        if byte != b'[' {
            return Some(byte);
        }
        match self.bytes.get(self.at..)? {
            [mark @ (b'.' | b'='), inner, end, b']', ..] if mark == end => {
                self.at += 4;
                Some(*inner)
            }
            [b'.' | b'=', ..] => None,
            _ => Some(byte),
        }
    }
}

fn class_of(name: &[u8]) -> Option<fn(&u8) -> bool> {
    Some(match name {
        b"alnum" => u8::is_ascii_alphanumeric,
        b"alpha" => u8::is_ascii_alphabetic,
        b"blank" => |c| matches!(c, b' ' | b'\t'),
        b"cntrl" => u8::is_ascii_control,
        b"digit" => u8::is_ascii_digit,
        b"graph" => u8::is_ascii_graphic,
        b"lower" => u8::is_ascii_lowercase,
        b"print" => |c| c.is_ascii_graphic() || *c == b' ',
        b"punct" => u8::is_ascii_punctuation,
        b"space" => |c| c.is_ascii_whitespace() || *c == 0x0b,
        b"upper" => u8::is_ascii_uppercase,
        b"xdigit" => u8::is_ascii_hexdigit,
        _ => return None,
    })
}

struct Matcher<'t> {
    text: &'t [u8],
    groups: Vec<Option<(usize, usize)>>,
    steps: u32,
    depth: u32,
    /// A bound has been reached; nothing matches any more.
    gave_up: bool,
}

/// What has to match after a node.
type Rest<'r, 't> = &'r mut dyn FnMut(&mut Matcher<'t>, usize) -> bool;

impl<'t> Matcher<'t> {
    fn run(&mut self, node: &Node, at: usize, rest: Rest<'_, 't>) -> bool {
        self.steps += 1;
        self.gave_up |= self.steps > MAX_STEPS || self.depth > MAX_DEPTH;
        if self.gave_up {
            return false;
        }
        self.depth += 1;
        let found = self.step(node, at, rest);
        self.depth -= 1;
        found
    }

    fn step(&mut self, node: &Node, at: usize, rest: Rest<'_, 't>) -> bool {
        match node {
            Node::Alternatives(all) => all.iter().any(|sequence| self.sequence(sequence, at, rest)),
            Node::Group(group, inner) => self.run(inner, at, &mut |matcher, end| {
                let old = matcher.groups[*group].replace((at, end));
                let found = rest(matcher, end);
                if !found {
                    matcher.groups[*group] = old;
                }
                found
            }),
            Node::Back(group) => {
                let Some((start, end)) = self.groups[*group] else { return false };
                let part = &self.text[start..end];
                self.text[at..].starts_with(part) && rest(self, at + part.len())
            }
            Node::Repeat { node, min, max } => self.repeat(node, *min, *max, at, rest),
            Node::Byte(_) | Node::Any | Node::Set(_) => {
                self.text.get(at).is_some_and(|&byte| node.takes(byte)) && rest(self, at + 1)
            }
            Node::Start => at == 0 && rest(self, at),
            Node::End => at == self.text.len() && rest(self, at),
        }
    }

    fn sequence(&mut self, nodes: &[Node], at: usize, rest: Rest<'_, 't>) -> bool {
        match nodes {
            [] => rest(self, at),
            [first, others @ ..] => {
                self.run(first, at, &mut |matcher, end| matcher.sequence(others, end, rest))
            }
        }
    }

    fn repeat(&mut self, node: &Node, min: u32, max: u32, at: usize, rest: Rest<'_, 't>) -> bool {
        if node.is_byte() {
            // Without recursion, so that long texts can be matched.
            let end = self.text.len().min(at.saturating_add(max as usize));
            let text = &self.text[at..end];
            let count = text.iter().position(|&byte| !node.takes(byte)).unwrap_or(text.len());
            self.steps = self.steps.saturating_add((count / 8) as u32);
            return (min as usize..=count).rev().any(|count| {
                self.steps += 1;
                self.gave_up |= self.steps > MAX_STEPS;
                self.gave_up || rest(self, at + count)
            }) && !self.gave_up;
        }
        let again = max > 0
            && self.run(node, at, &mut |matcher, end| {
                // An empty repetition brings nothing new.
                if end == at && min == 0 {
                    return false;
                }
                let max = if max == u32::MAX { max } else { max - 1 };
                matcher.repeat(node, min.saturating_sub(1), max, end, rest)
            });
        again || (min == 0 && rest(self, at))
    }
}
