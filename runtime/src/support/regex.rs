//! POSIX extended regular expressions, as expectations in tests use them.
//!
//! Only whether a text contains a match is asked for, so a set of states advances over the text once:
//! time is the product of the sizes, whatever the expression.

/// A compiled expression.
#[derive(Clone, Debug)]
pub(crate) struct Regex {
    program: Vec<Step>,
}

#[derive(Clone, Debug)]
enum Step {
    /// Takes one byte that the set has.
    Bytes(Box<[bool; 256]>),
    /// Goes on at both.
    Split(usize, usize),
    Jump(usize),
    Start,
    End,
    Match,
}

/// What an expression is made of.
#[derive(Clone, Debug)]
enum Node {
    Bytes(Box<[bool; 256]>),
    Start,
    End,
    /// One of several sequences.
    Group(Vec<Vec<Node>>),
    Repeat(Box<Node>, u32, Option<u32>),
}

/// Steps of a program; repetitions multiply.
const MAX_STEPS: usize = 20_000;
/// How deep groups nest.
const MAX_DEPTH: u32 = 100;
/// The largest count of a repetition, POSIX's `RE_DUP_MAX`.
const MAX_COUNT: u32 = 255;

/// Why an expression is none, in the words of the library that upstream uses.
type Error = &'static str;

impl Regex {
    /// Compiles an expression.
    pub(crate) fn new(expression: &[u8]) -> Result<Regex, Error> {
        let mut parser = Parser { text: expression, at: 0, depth: 0 };
        let node = Node::Group(parser.alternatives()?);
        if parser.at < expression.len() {
            return Err("parentheses not balanced");
        }
        let mut regex = Regex { program: Vec::new() };
        regex.emit(&node)?;
        regex.program.push(Step::Match);
        Ok(regex)
    }

    /// Whether some part of `text` matches.
    pub(crate) fn is_match(&self, text: &[u8]) -> bool {
        let mut states: Vec<usize> = Vec::new();
        let mut marked = vec![usize::MAX; self.program.len()];
        for at in 0..=text.len() {
            // A match may start anywhere.
            let mut pending: Vec<usize> = vec![0];
            pending.append(&mut states);
            let mut ready: Vec<usize> = Vec::new();
            while let Some(state) = pending.pop() {
                if std::mem::replace(&mut marked[state], at) == at {
                    continue;
                }
                match &self.program[state] {
                    Step::Match => return true,
                    Step::Jump(to) => pending.push(*to),
                    Step::Split(first, second) => pending.extend([*first, *second]),
                    Step::Start if at == 0 => pending.push(state + 1),
                    Step::End if at == text.len() => pending.push(state + 1),
                    Step::Start | Step::End => {}
                    Step::Bytes(_) => ready.push(state),
                }
            }
            let Some(&byte) = text.get(at) else { return false };
            states.extend(ready.into_iter().filter_map(|state| match &self.program[state] {
                Step::Bytes(set) if set[usize::from(byte)] => Some(state + 1),
                _ => None,
            }));
        }
        false
    }

    fn push(&mut self, step: Step) -> Result<usize, Error> {
        if self.program.len() >= MAX_STEPS {
            return Err("out of memory");
        }
        self.program.push(step);
        Ok(self.program.len() - 1)
    }

    fn emit(&mut self, node: &Node) -> Result<(), Error> {
        match node {
            Node::Bytes(set) => {
                self.push(Step::Bytes(set.clone()))?;
            }
            Node::Start => {
                self.push(Step::Start)?;
            }
            Node::End => {
                self.push(Step::End)?;
            }
            Node::Group(alternatives) => {
                let mut ends = Vec::new();
                for (index, sequence) in alternatives.iter().enumerate() {
                    let last = index + 1 == alternatives.len();
                    let split = if last { None } else { Some(self.push(Step::Split(0, 0))?) };
                    for node in sequence {
                        self.emit(node)?;
                    }
                    if let Some(split) = split {
                        ends.push(self.push(Step::Jump(0))?);
                        self.program[split] = Step::Split(split + 1, self.program.len());
                    }
                }
                for end in ends {
                    self.program[end] = Step::Jump(self.program.len());
                }
            }
            Node::Repeat(node, least, most) => {
                for _ in 0..*least {
                    self.emit(node)?;
                }
                match most {
                    None => {
                        let split = self.push(Step::Split(0, 0))?;
                        self.emit(node)?;
                        self.push(Step::Jump(split))?;
                        self.program[split] = Step::Split(split + 1, self.program.len());
                    }
                    Some(most) => {
                        let mut splits = Vec::new();
                        for _ in *least..*most {
                            splits.push(self.push(Step::Split(0, 0))?);
                            self.emit(node)?;
                        }
                        for split in splits {
                            self.program[split] = Step::Split(split + 1, self.program.len());
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

struct Parser<'t> {
    text: &'t [u8],
    at: usize,
    depth: u32,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn alternatives(&mut self) -> Result<Vec<Vec<Node>>, Error> {
        let mut alternatives = Vec::new();
        loop {
            let mut sequence = Vec::new();
            while let Some(byte) = self.peek() {
                // At the outermost level a closing parenthesis is an error, found by the caller.
                if byte == b'|' || byte == b')' {
                    break;
                }
                sequence.push(self.repetition()?);
            }
            let is_empty = sequence.is_empty();
            alternatives.push(sequence);
            let more = self.eat(b'|');
            if is_empty && (more || alternatives.len() > 1) {
                return Err("empty (sub)expression");
            }
            if !more {
                return Ok(alternatives);
            }
        }
    }

    fn repetition(&mut self) -> Result<Node, Error> {
        let node = self.atom()?;
        let (least, most) = match self.peek() {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            Some(b'{') if self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit) => {
                self.at += 1;
                let least = self.count()?;
                let most = match self.eat(b',') {
                    false => Some(least),
                    true if self.peek().is_some_and(|byte| byte.is_ascii_digit()) => {
                        Some(self.count()?)
                    }
                    true => None,
                };
                if most.is_some_and(|most| most < least) {
                    return Err("invalid repetition count(s)");
                }
                if self.peek() != Some(b'}') {
                    return Err("braces not balanced");
                }
                (least, most)
            }
            _ => return Ok(node),
        };
        self.at += 1;
        let again = match self.peek() {
            Some(b'*' | b'+' | b'?') => true,
            Some(b'{') => self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit),
            _ => false,
        };
        if again {
            return Err("repetition-operator operand invalid");
        }
        Ok(Node::Repeat(Box::new(node), least, most))
    }

    fn count(&mut self) -> Result<u32, Error> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            count = count * 10 + u32::from(digit - b'0');
            if count > MAX_COUNT {
                return Err("invalid repetition count(s)");
            }
            self.at += 1;
        }
        Ok(count)
    }

    fn atom(&mut self) -> Result<Node, Error> {
        let Some(byte) = self.peek() else { return Err("empty (sub)expression") };
        self.at += 1;
        match byte {
            b'(' => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err("out of memory");
                }
                let group = self.alternatives()?;
                self.depth -= 1;
                if !self.eat(b')') {
                    return Err("parentheses not balanced");
                }
                Ok(Node::Group(group))
            }
            b'^' => Ok(Node::Start),
            b'$' => Ok(Node::End),
            b'.' => Ok(Node::Bytes(Box::new([true; 256]))),
            b'[' => self.set(),
            b'*' | b'+' | b'?' => Err("repetition-operator operand invalid"),
            b'{' if self.peek().is_some_and(|byte| byte.is_ascii_digit()) => {
                Err("repetition-operator operand invalid")
            }
            b'\\' => {
                let Some(byte) = self.peek() else { return Err("trailing backslash (\\)") };
                self.at += 1;
                if matches!(byte, b'1'..=b'9') {
                    return Err("invalid backreference number");
                }
                Ok(single(byte))
            }
            byte => Ok(single(byte)),
        }
    }

    /// A set in brackets, whose opening bracket was read.
    fn set(&mut self) -> Result<Node, Error> {
        const UNBALANCED: &str = "brackets ([ ]) not balanced";
        let negated = self.eat(b'^');
        let mut set = Box::new([false; 256]);
        let mut first = true;
        loop {
            let Some(byte) = self.peek() else { return Err(UNBALANCED) };
            if byte == b']' && !first {
                self.at += 1;
                break;
            }
            first = false;
            if byte == b'[' && self.text.get(self.at + 1) == Some(&b':') {
                self.at += 2;
                let rest = &self.text[self.at..];
                let Some(end) = memchr::memmem::find(rest, b":]") else { return Err(UNBALANCED) };
                let class = class(&rest[..end]).ok_or("invalid character class")?;
                for byte in 0..=255u8 {
                    set[usize::from(byte)] |= class(&byte);
                }
                self.at += end + 2;
                continue;
            }
            let from = self.set_element()?;
            let is_range = self.peek() == Some(b'-')
                && self.text.get(self.at + 1).is_some_and(|&byte| byte != b']');
            let to = if is_range {
                self.at += 1;
                self.set_element()?
            } else {
                from
            };
            if to < from {
                return Err("invalid character range");
            }
            set[usize::from(from)..=usize::from(to)].fill(true);
        }
        if negated {
            for has in set.iter_mut() {
                *has = !*has;
            }
        }
        Ok(Node::Bytes(set))
    }

    /// A byte, or `[.byte.]`, or `[=byte=]`.
    fn set_element(&mut self) -> Result<u8, Error> {
        let rest = &self.text[self.at..];
        match rest {
            [b'[', kind @ (b'.' | b'='), byte, end, b']', ..] if kind == end => {
                self.at += 5;
                Ok(*byte)
            }
            [b'[', b'.' | b'=', ..] => Err("invalid collating element"),
            [byte, ..] => {
                self.at += 1;
                Ok(*byte)
            }
            [] => Err("brackets ([ ]) not balanced"),
        }
    }
}

fn single(byte: u8) -> Node {
    let mut set = Box::new([false; 256]);
    set[usize::from(byte)] = true;
    Node::Bytes(set)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches() {
        let cases = [
            ("a(b|c)+d", "xabcbdx", true),
            ("^a(b|c)+d$", "xabcbd", false),
            ("a{2,3}$", "baaa", true),
            ("^a{2,3}$", "aaaa", false),
            ("^[^]a-c]*$", "xyz", true),
            ("^[^]a-c]*$", "x]z", false),
            ("[[:digit:]]+\\.[0-9]", "v12.5", true),
            ("", "", true),
            ("(a*)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac", false),
            ("a{", "xa{", true),
            ("x-[a-]", "x--", true),
        ];
        for (regex, text, expected) in cases {
            let regex = Regex::new(regex.as_bytes()).unwrap();
            assert_eq!(regex.is_match(text.as_bytes()), expected, "{regex:?} {text}");
        }
    }

    #[test]
    fn errors() {
        let cases = [
            ("[a", "brackets ([ ]) not balanced"),
            ("(a", "parentheses not balanced"),
            ("a)", "parentheses not balanced"),
            ("*a", "repetition-operator operand invalid"),
            ("a**", "repetition-operator operand invalid"),
            ("a||b", "empty (sub)expression"),
            ("a{1", "braces not balanced"),
            ("a{2,1}", "invalid repetition count(s)"),
            ("a{300}", "invalid repetition count(s)"),
            ("[[:foo:]]", "invalid character class"),
            ("[z-a]", "invalid character range"),
            ("\\", "trailing backslash (\\)"),
            ("\\1", "invalid backreference number"),
            ("((a{255}){255}){255}", "out of memory"),
        ];
        for (regex, expected) in cases {
            assert_eq!(Regex::new(regex.as_bytes()).err(), Some(expected), "{regex}");
        }
    }
}
