//! The structure of a value.

use super::{RecordId, Sym, Ty, Val};
use crate::session::Version;

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

macro_rules! ops {
    ($($(#[$doc:meta])* $variant:ident = $text:literal,)*) => {
        #[allow(clippy::enum_variant_names, reason = "named as in the language")]
        /// An operator. Operators without a `!` name have their own syntax.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) enum Op { $($(#[$doc])* $variant,)* }

        impl Op {
            /// The name after `!`, or the operator's own syntax.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The operator with the given name after `!`.
            pub(crate) fn from_name(name: &str, version: Version) -> Option<Self> {
                let op = match name { $($text => Self::$variant,)* _ => return None };
                (version >= op.since()).then_some(op)
            }
        }
    };
}

ops! {
    Add = "add", And = "and", Cast = "cast", Con = "con", Cond = "cond", Dag = "dag", Div = "div",
    Empty = "empty", Eq = "eq", Exists = "exists", Filter = "filter", Find = "find", Foldl = "foldl",
    Foreach = "foreach", Ge = "ge", GetDagArg = "getdagarg", GetDagName = "getdagname",
    GetDagOp = "getdagop", GetDagOpName = "getdagopname", Gt = "gt", Head = "head", If = "if",
    Initialized = "initialized", Instances = "instances", Interleave = "interleave", IsA = "isa",
    Le = "le", ListConcat = "listconcat", ListFlatten = "listflatten", ListRemove = "listremove",
    ListSplat = "listsplat", Log2 = "logtwo", Lt = "lt", Match = "match", Mul = "mul", Ne = "ne",
    Not = "not", Or = "or", Range = "range", Repr = "repr", SetDagArg = "setdagarg",
    SetDagName = "setdagname", SetDagOp = "setdagop", SetDagOpName = "setdagopname", Shl = "shl",
    Size = "size", Sra = "sra", Srl = "srl", StrConcat = "strconcat", Sub = "sub", Subst = "subst",
    Substr = "substr", Tail = "tail", ToLower = "tolower", ToUpper = "toupper", Xor = "xor",
    Sort = "sort", Switch = "switch",
    /// `list[index]`
    ListElem = "[]",
    /// `list[indices]`
    ListSlice = "[..]",
    /// `a...b`, closed on both ends.
    RangeClosed = "...",
}

impl Op {
    /// The first version that has the operator.
    fn since(self) -> Version {
        match self {
            Self::Sort | Self::Switch => Version::Trunk,
            _ => Version::Llvm22,
        }
    }
}
