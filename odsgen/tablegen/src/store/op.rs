//! The operators of the language.

use crate::options::Version;

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
