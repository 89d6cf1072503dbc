//! The structure of a value.

use super::{Op, Places, RecordId, Sym, Ty, Val};

/// A range of the value pool. Interned: equal sequences are the same range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Seq {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Seq {
    pub(crate) const EMPTY: Self = Self { start: 0, len: 0 };

    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// The structure of a value; operands are handles. Upstream calls it `Init`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    /// `?`
    Unset,
    Bit(bool),
    Int(i64),
    Str {
        sym: Sym,
        code: bool,
        /// Where the text was written. Strings with different places are different values, which
        /// [`Store::canonical`](super::Store::canonical) makes equal.
        places: Places,
    },
    /// Bits, least significant first; each has type `bit` or is unset.
    Bits(Seq),
    /// Element type and elements.
    List(Ty, Seq),
    /// Operator, its name, and pairs of argument and name. A name is a string or unset.
    Dag {
        op: Val,
        name: Val,
        args: Seq,
    },
    Un {
        op: Op,
        ty: Ty,
        a: Val,
    },
    Bin {
        op: Op,
        ty: Ty,
        a: Val,
        b: Val,
    },
    Tern {
        op: Op,
        ty: Ty,
        a: Val,
        b: Val,
        c: Val,
    },
    /// `!cond`: pairs of condition and value.
    Cond {
        ty: Ty,
        arms: Seq,
    },
    /// `!foldl`: start, list, accumulator name, element name, expression.
    Fold {
        ty: Ty,
        parts: Seq,
    },
    IsA {
        ty: Ty,
        a: Val,
    },
    Exists {
        ty: Ty,
        a: Val,
    },
    Instances {
        ty: Ty,
        a: Val,
    },
    /// An unresolved variable.
    Var {
        name: Sym,
        ty: Ty,
    },
    /// One bit of an unresolved value.
    VarBit {
        a: Val,
        bit: u32,
    },
    Def(RecordId),
    /// An inline record with unresolved arguments.
    Inline {
        class: RecordId,
        args: Seq,
    },
    /// A field of an unresolved record.
    Field {
        a: Val,
        name: Sym,
        ty: Ty,
    },
    /// A positional template argument.
    Positional {
        index: u32,
        a: Val,
    },
    /// A named template argument.
    Named {
        name: Sym,
        a: Val,
    },
    /// The name of an anonymous record; renumbered at every instantiation of a multiclass.
    AnonymousName(u32),
}
