//! Numeric substitution blocks: `[[#%x, ADDRESS: BASE + 8]]`.

use super::failure::ParseError;
use super::pattern::{Variables, is_name};

/// The format of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    kind: FormatKind,
    /// The minimum number of digits.
    precision: usize,
    /// Whether it begins with `0x`.
    alternate: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FormatKind {
    Unsigned,
    Signed,
    LowerHex,
    UpperHex,
}

impl Default for Format {
    fn default() -> Self {
        Format { kind: FormatKind::Unsigned, precision: 0, alternate: false }
    }
}

impl Format {
    /// The expression that matches any number.
    fn wildcard(self) -> String {
        let (first, any) = match self.kind {
            FormatKind::Unsigned | FormatKind::Signed => ("1-9", "0-9"),
            FormatKind::LowerHex => ("1-9a-f", "0-9a-f"),
            FormatKind::UpperHex => ("1-9A-F", "0-9A-F"),
        };
        let digits = match self.precision {
            0 => format!("[{any}]+"),
            count => format!("(?:[{first}][{any}]*)?[{any}]{{{count}}}"),
        };
        let sign = if self.kind == FormatKind::Signed { "-?" } else { "" };
        let prefix = if self.alternate { "0x" } else { "" };
        format!("{sign}{prefix}{digits}")
    }

    /// The text of a number; `None` if the format has none for it.
    fn text(self, value: i128) -> Option<String> {
        let (sign, value) = match self.kind {
            FormatKind::Signed if value < 0 => ("-", value.unsigned_abs()),
            _ => ("", u128::try_from(value).ok()?),
        };
        let (prefix, width) = (if self.alternate { "0x" } else { "" }, self.precision);
        Some(match self.kind {
            FormatKind::Unsigned | FormatKind::Signed => format!("{sign}{prefix}{value:0width$}"),
            FormatKind::LowerHex => format!("{sign}{prefix}{value:0width$x}"),
            FormatKind::UpperHex => format!("{sign}{prefix}{value:0width$X}"),
        })
    }

    /// The number that `text` writes.
    pub(crate) fn value(self, text: &str) -> Option<i128> {
        let (is_negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let digits = if self.alternate { digits.strip_prefix("0x")? } else { digits };
        let radix = match self.kind {
            FormatKind::Unsigned | FormatKind::Signed => 10,
            FormatKind::LowerHex | FormatKind::UpperHex => 16,
        };
        let value = i128::from_str_radix(digits, radix).ok()?;
        Some(if is_negative { -value } else { value })
    }
}

/// An expression of numbers and variables.
#[derive(Clone, Debug)]
enum Expr {
    Number(i128),
    /// A variable, whose name is at a byte.
    Variable(usize, String),
    Line,
    Call(&'static str, Box<[Expr; 2]>),
}

/// A numeric substitution block.
#[derive(Clone, Debug)]
pub(crate) struct Numeric {
    format: Option<Format>,
    /// The variable that gets the number.
    defined: Option<String>,
    /// The number; any if there is none.
    expr: Option<Expr>,
    /// The place of the expression.
    at: usize,
    is_legacy_line: bool,
}

/// The functions of two numbers.
const FUNCTIONS: &[&str] = &["add", "sub", "mul", "div", "max", "min"];

impl Numeric {
    /// Parses the text after `[[#`, which is at the byte `at`.
    pub(crate) fn parse(text: &str, at: usize) -> Result<Self, ParseError> {
        let place = |rest: &str| at + text.len() - rest.len();
        let mut rest = text.trim_start();
        let mut format = None;
        if let Some(after) = rest.strip_prefix('%') {
            let (parsed, after) =
                parse_format(after).map_err(|problem| ParseError::new(place(after), problem))?;
            format = Some(parsed);
            rest = after.trim_start();
            match rest.strip_prefix(',') {
                Some(after) => rest = after.trim_start(),
                None if rest.is_empty() => {}
                None => {
                    let text = "invalid matching format specification in expression";
                    return Err(ParseError::new(place(rest), text));
                }
            }
        }
        let mut defined = None;
        if let Some((name, after)) = rest.split_once(':') {
            let name = name.trim();
            if !is_name(name) {
                return Err(ParseError::new(place(rest), "invalid variable name"));
            }
            defined = Some(name.to_owned());
            rest = after.trim_start();
        }
        if let Some(after) = rest.strip_prefix("==") {
            rest = after.trim_start();
            if rest.is_empty() {
                let text = "empty numeric expression should not have a constraint";
                return Err(ParseError::new(place(rest), text));
            }
        }
        let start = place(rest);
        let mut parser = Parser { rest, end: at + text.len() };
        let expr = if rest.trim().is_empty() { None } else { Some(parser.whole()?) };
        Ok(Numeric { format, defined, expr, at: start, is_legacy_line: false })
    }

    /// Parses the text after `[[` in `[[@LINE+1]]`, which is at the byte `at`.
    pub(crate) fn parse_line(text: &str, at: usize) -> Result<Self, ParseError> {
        if !text.starts_with("@LINE") {
            let text = format!("invalid pseudo numeric variable '{text}'");
            return Err(ParseError::new(at, text));
        }
        let expr = Parser { rest: text, end: at + text.len() }.whole()?;
        Ok(Numeric { format: None, defined: None, expr: Some(expr), at, is_legacy_line: true })
    }

    /// The variable that gets the number.
    pub(crate) fn defines(&self) -> Option<&str> {
        self.defined.as_deref()
    }

    /// The variables that it uses, with the places of their names.
    pub(crate) fn uses(&self) -> Vec<(usize, &str)> {
        fn collect<'e>(expr: &'e Expr, uses: &mut Vec<(usize, &'e str)>) {
            match expr {
                Expr::Number(_) | Expr::Line => {}
                Expr::Variable(at, name) => uses.push((*at, name)),
                Expr::Call(_, args) => args.iter().for_each(|arg| collect(arg, uses)),
            }
        }
        let mut uses = Vec::new();
        self.expr.iter().for_each(|expr| collect(expr, &mut uses));
        uses
    }

    /// Whether it defines or uses variables.
    pub(crate) fn has_variables(&self) -> bool {
        !self.is_legacy_line && (self.defined.is_some() || !self.uses().is_empty())
    }

    /// The format: its own, or that of the first variable with one.
    pub(crate) fn format(&self, variables: &Variables) -> Format {
        fn of(expr: &Expr, variables: &Variables) -> Option<Format> {
            match expr {
                Expr::Number(_) | Expr::Line => None,
                Expr::Variable(_, name) => variables.numbers.get(name).map(|(_, format)| *format),
                Expr::Call(_, args) => args.iter().find_map(|arg| of(arg, variables)),
            }
        }
        let implicit = || self.expr.as_ref().and_then(|expr| of(expr, variables));
        let implicit = || implicit().map(|it| Format { precision: 0, alternate: false, ..it });
        self.format.or_else(implicit).unwrap_or_default()
    }

    /// The regular expression that it stands for. The errors have places.
    pub(crate) fn expression(
        &self,
        line: usize,
        variables: &Variables,
    ) -> Result<String, Vec<(usize, String)>> {
        let format = self.format(variables);
        let Some(expr) = &self.expr else { return Ok(format.wildcard()) };
        let uses = self.uses().into_iter();
        let undefined = uses.filter(|(_, name)| !variables.numbers.contains_key(*name));
        let undefined: Vec<_> =
            undefined.map(|(at, name)| (at, format!("undefined variable: {name}"))).collect();
        if !undefined.is_empty() {
            return Err(undefined);
        }
        let value = evaluate(expr, line, variables).and_then(|value| format.text(value));
        value.ok_or_else(|| {
            let text = "unable to substitute variable or numeric expression: overflow error";
            vec![(self.at, text.to_owned())]
        })
    }
}

/// The value of `expr`; `None` if it overflows or a variable is not defined.
fn evaluate(expr: &Expr, line: usize, variables: &Variables) -> Option<i128> {
    match expr {
        Expr::Number(number) => Some(*number),
        Expr::Line => i128::try_from(line).ok(),
        Expr::Variable(_, name) => variables.numbers.get(name).map(|(value, _)| *value),
        Expr::Call(function, args) => {
            let [left, right] = args.as_ref();
            let left = evaluate(left, line, variables)?;
            let right = evaluate(right, line, variables)?;
            match *function {
                "add" => left.checked_add(right),
                "sub" => left.checked_sub(right),
                "mul" => left.checked_mul(right),
                "div" => left.checked_div(right),
                "max" => Some(left.max(right)),
                _ => Some(left.min(right)),
            }
        }
    }
}

/// Parses a format after `%`. Returns the rest.
fn parse_format(text: &str) -> Result<(Format, &str), String> {
    let (alternate, rest) = match text.strip_prefix('#') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (precision, rest) = match rest.strip_prefix('.') {
        Some(rest) => {
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            let digits = rest[..end].parse();
            (digits.map_err(|_| "invalid precision in format specifier".to_owned())?, &rest[end..])
        }
        None => (0, rest),
    };
    let kind = match rest.chars().next() {
        Some('u') => FormatKind::Unsigned,
        Some('d') => FormatKind::Signed,
        Some('x') => FormatKind::LowerHex,
        Some('X') => FormatKind::UpperHex,
        _ => return Err("invalid format specifier in expression".to_owned()),
    };
    if alternate && matches!(kind, FormatKind::Unsigned | FormatKind::Signed) {
        return Err("alternate form only supported for hex values".to_owned());
    }
    Ok((Format { kind, precision, alternate }, &rest[1..]))
}

/// Parses expressions.
struct Parser<'t> {
    rest: &'t str,
    /// The place of the end.
    end: usize,
}

impl Parser<'_> {
    /// The error at the next token.
    fn error<T>(&self, problem: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError::new(self.end - self.rest.trim_start().len(), problem))
    }

    fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start();
        match rest.strip_prefix(text) {
            Some(after) => {
                self.rest = after;
                true
            }
            None => false,
        }
    }

    /// An expression up to the end.
    fn whole(&mut self) -> Result<Expr, ParseError> {
        let expr = self.sum()?;
        match self.rest.trim_start().chars().next() {
            None => Ok(expr),
            Some(next) => self.error(format!("unsupported operation '{next}'")),
        }
    }

    fn sum(&mut self) -> Result<Expr, ParseError> {
        let mut left = self.operand()?;
        loop {
            let function = match () {
                () if self.take("+") => "add",
                () if self.take("-") => "sub",
                () => return Ok(left),
            };
            if self.rest.trim().is_empty() {
                return self.error("missing operand in expression");
            }
            left = Expr::Call(function, Box::new([left, self.operand()?]));
        }
    }

    fn operand(&mut self) -> Result<Expr, ParseError> {
        if self.take("(") {
            let inner = self.sum()?;
            return if self.take(")") {
                Ok(inner)
            } else {
                self.error("missing ')' at end of nested expression")
            };
        }
        if self.take("@LINE") {
            return Ok(Expr::Line);
        }
        let rest = self.rest.trim_start();
        let at = self.end - rest.len();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let sign = usize::from(rest.starts_with('-'));
        let len = sign + rest[sign..].find(|c| !is_word(c)).unwrap_or(rest.len() - sign);
        let word = &rest[..len];
        if let Some(function) = FUNCTIONS.iter().find(|it| **it == word)
            && rest[len..].starts_with('(')
        {
            self.rest = &rest[len + 1..];
            let left = self.sum()?;
            if !self.take(",") {
                return self.error(format!("function '{function}' takes 2 arguments but 1 given"));
            }
            let right = self.sum()?;
            if !self.take(")") {
                return self.error("missing ')' at end of call expression");
            }
            return Ok(Expr::Call(function, Box::new([left, right])));
        }
        let (is_negative, digits) = (sign > 0, &word[sign..]);
        let number = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16).ok(),
            None => digits.parse().ok(),
        };
        let operand = match number {
            Some(number) => Expr::Number(if is_negative { -number } else { number }),
            None if is_name(word) => Expr::Variable(at, word.to_owned()),
            None => return self.error("invalid operand format"),
        };
        self.rest = &rest[len..];
        Ok(operand)
    }
}
