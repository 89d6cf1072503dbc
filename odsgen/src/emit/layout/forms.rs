//! What expressions are, as far as that decides how what is around them is laid out.

/// The kinds of expressions that make a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A path that is one word of a few letters, behind which a chain needs no break.
    Short,
    Array,
    Assign,
    Binary,
    Block,
    Call,
    Cast,
    /// A field or a method.
    Chain,
    Closure,
    For,
    /// Whether it ends without `else`.
    If {
        open: bool,
    },
    Jump,
    Let,
    Loop,
    Match,
    Path,
    Range,
    Struct,
    Tuple,
    /// `()`
    Unit,
    While,
    Other,
}

/// An expression that has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expr {
    pub(super) form: Form,
    /// Whether `{` after it stands on a new line if the expression is broken.
    pub(super) wraps: bool,
    /// Whether it is the same expression within braces.
    pub(super) is_statement: bool,
}

impl Expr {
    pub(super) fn new(form: Form) -> Self {
        Self { form, wraps: false, is_statement: true }
    }

    /// Whether it ends with a bracket of its own, which may stand beside those around it.
    pub(super) fn is_bracketed(self) -> bool {
        use Form::{Array, Block, Closure, Struct, Tuple, Unit};
        matches!(self.form, Array | Block | Closure | Struct | Tuple | Unit)
    }

    /// Whether it ends a statement or an arm without a mark.
    pub(super) fn is_blocklike(self) -> bool {
        use Form::{Block, For, If, Loop, Match, While};
        matches!(self.form, Block | For | If { .. } | Loop | Match | While)
    }

    /// Whether it is followed by `;` although it is the last one.
    pub(super) fn wants_semicolon(self) -> bool {
        matches!(self.form, Form::Assign | Form::Jump)
    }

    /// Whether a `;` after it is left out.
    pub(super) fn drops_semicolon(self) -> bool {
        matches!(self.form, Form::For | Form::While | Form::If { open: true })
    }

    /// What an expression is that begins with this one.
    pub(super) fn first_of(self, form: Form, wraps: bool) -> Self {
        Self { form, wraps, is_statement: self.is_statement && !self.is_blocklike() }
    }
}

/// Where an expression stands.
#[derive(Clone, Copy, Default)]
pub(super) struct Context {
    /// `{` begins what follows the expression.
    pub(super) before_block: bool,
    /// It begins a line.
    pub(super) begins_line: bool,
}

impl Context {
    /// Of an operand within.
    pub(super) fn inner(self) -> Self {
        Self { begins_line: false, ..self }
    }
}
