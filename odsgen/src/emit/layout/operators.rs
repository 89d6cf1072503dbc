//! Operators between operands.

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::forms::{Context, Expr, Form};
use super::tokens::Kind;

/// How tightly operators bind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Assign,
    Range,
    Or,
    And,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    Cast,
}

/// Operators, longer ones first.
const OPERATORS: &[(&str, Level)] = &[
    ("<<=", Level::Assign),
    (">>=", Level::Assign),
    ("..=", Level::Range),
    ("&&", Level::And),
    ("||", Level::Or),
    ("==", Level::Compare),
    ("!=", Level::Compare),
    ("<=", Level::Compare),
    (">=", Level::Compare),
    ("<<", Level::Shift),
    (">>", Level::Shift),
    ("+=", Level::Assign),
    ("-=", Level::Assign),
    ("*=", Level::Assign),
    ("/=", Level::Assign),
    ("%=", Level::Assign),
    ("^=", Level::Assign),
    ("&=", Level::Assign),
    ("|=", Level::Assign),
    ("..", Level::Range),
    ("<", Level::Compare),
    (">", Level::Compare),
    ("+", Level::Sum),
    ("-", Level::Sum),
    ("*", Level::Product),
    ("/", Level::Product),
    ("%", Level::Product),
    ("^", Level::BitXor),
    ("&", Level::BitAnd),
    ("|", Level::BitOr),
    ("=", Level::Assign),
];

impl Cursor<'_> {
    /// The operator here.
    fn operator(&self) -> Option<(&'static str, Level)> {
        match self.kind() {
            Kind::Punct(b'=') if self.is_op(b"=>") => None,
            Kind::Punct(char) => OPERATORS
                .iter()
                .find(|(op, _)| op.as_bytes()[0] == char && self.is_op(op.as_bytes()))
                .copied(),
            Kind::Word if self.is("as") => Some(("as", Level::Cast)),
            _ => None,
        }
    }

    /// Operators that bind at least as tightly as `least`.
    pub(super) fn binary(&mut self, least: Level, context: Context) -> Result<Expr> {
        let start = self.out.here();
        let mut left = self.operand(context)?;
        while let Some((op, level)) = self.operator()
            && level >= least
        {
            use Form::{Cast, Closure, Jump, Range};
            if matches!(left.form, Closure | Jump | Range)
                || left.form == Cast && op.starts_with('<')
            {
                return Err(Unknown);
            }
            self.at += if level == Level::Cast { 1 } else { op.len() };
            left = match level {
                Level::Assign if op == "=" => {
                    self.out.some_from(start, 0);
                    self.out.word(" = ");
                    self.out.never();
                    self.binary(Level::Assign, context.inner())?;
                    left.first_of(Form::Assign, true)
                }
                Level::Range => {
                    self.out.word(op);
                    if !self.ends_range(context) {
                        let right = self.binary(Level::Or, context.inner())?;
                        left.first_of(Form::Range, right.wraps)
                    } else {
                        left.first_of(Form::Range, false)
                    }
                }
                _ => {
                    self.out.close_at(self.out.here());
                    self.out.some_from(start, -INDENT);
                    self.out.some_from(start, INDENT);
                    self.out.space();
                    self.out.word(op);
                    self.out.word(" ");
                    self.right_operand(level, context)?;
                    left.first_of(
                        match level {
                            Level::Assign => Form::Assign,
                            Level::Cast => Cast,
                            _ => Form::Binary,
                        },
                        true,
                    )
                }
            };
            if level != Level::Range {
                self.out.close();
            }
        }
        Ok(left)
    }

    fn right_operand(&mut self, level: Level, context: Context) -> Result {
        let right = match level {
            Level::Cast => return self.ty(),
            Level::Assign => self.binary(Level::Assign, context.inner())?,
            _ => self.binary(level.next(), context.inner())?,
        };
        if level != Level::Assign && matches!(right.form, Form::Closure | Form::Jump) {
            return Err(Unknown);
        }
        Ok(())
    }

    /// Whether nothing of a range follows its dots.
    pub(super) fn ends_range(&self, context: Context) -> bool {
        match self.kind() {
            Kind::Close(_) | Kind::End | Kind::Punct(b',' | b';' | b'=') => true,
            Kind::Open(b'{') => context.before_block,
            _ => false,
        }
    }
}

impl Level {
    /// The next tighter one.
    fn next(self) -> Self {
        match self {
            Self::Assign => Self::Range,
            Self::Range => Self::Or,
            Self::Or => Self::And,
            Self::And => Self::Compare,
            Self::Compare => Self::BitOr,
            Self::BitOr => Self::BitXor,
            Self::BitXor => Self::BitAnd,
            Self::BitAnd => Self::Shift,
            Self::Shift => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product | Self::Cast => Self::Cast,
        }
    }
}
