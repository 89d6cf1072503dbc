//! Instructions.

use std::borrow::Cow;

use super::attributes::{Attributes, ParameterAttributes};
use super::constants::ConstantId;
use super::function::{BlockId, Value};
use super::metadata::{self, MetadataId};
use super::types::TypeId;

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// The name of its result; a number if it is empty.
    pub name: String,
    /// What it does.
    pub kind: InstructionKind,
    /// The type of its result, `void` if it has none.
    pub ty: TypeId,
    /// Metadata, by kind.
    pub attachments: Vec<(Cow<'static, str>, MetadataId)>,
    /// Where it is in the source.
    pub location: Option<MetadataId>,
}

impl Instruction {
    /// An instruction without metadata.
    #[must_use]
    pub fn new(kind: InstructionKind, ty: TypeId) -> Self {
        Self { name: String::new(), kind, ty, attachments: Vec::new(), location: None }
    }

    /// Attaches metadata; it replaces that of the same kind.
    pub fn attach(&mut self, kind: impl Into<Cow<'static, str>>, id: MetadataId) {
        let kind = kind.into();
        self.attachments.retain(|(it, _)| *it != kind);
        metadata::attach(&mut self.attachments, kind, id);
    }
}

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "a variant is the instruction of that name")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Its word.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The one with this word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

words! {
    /// An operation on one number.
    UnaryOp { FNeg = "fneg", }
}

words! {
    /// An operation on two numbers.
    BinaryOp {
        Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul", FMul = "fmul", UDiv = "udiv",
        SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem", Shl = "shl", LShr = "lshr",
        AShr = "ashr", And = "and", Or = "or", Xor = "xor",
    }
}

words! {
    /// A cast.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FPToUI = "fptoui", FPToSI = "fptosi", UIToFP = "uitofp",
        SIToFP = "sitofp", FPTrunc = "fptrunc", FPExt = "fpext", PtrToInt = "ptrtoint", IntToPtr = "inttoptr",
        PtrToAddr = "ptrtoaddr", BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}

/// Promises about an operation on integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct WrapFlags {
    /// `nuw`.
    pub no_unsigned_wrap: bool,
    /// `nsw`.
    pub no_signed_wrap: bool,
    /// `exact`.
    pub is_exact: bool,
    /// `disjoint`.
    pub is_disjoint: bool,
    /// `nneg`.
    pub is_non_negative: bool,
    /// `samesign`.
    pub has_same_sign: bool,
}

/// Promises about an operation on floats: the bits that LLVM's text names from `reassoc` on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs, reason = "a field is the flag of that name")]
pub struct FastMathFlags {
    pub reassoc: bool,
    pub nnan: bool,
    pub ninf: bool,
    pub nsz: bool,
    pub arcp: bool,
    pub contract: bool,
    pub afn: bool,
}

/// Promises about `getelementptr`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GepFlags {
    /// `inbounds`, which implies `nusw`.
    pub in_bounds: bool,
    /// `nusw`.
    pub no_unsigned_signed_wrap: bool,
    /// `nuw`.
    pub no_unsigned_wrap: bool,
    /// `inrange`, of constants only: the offsets from the result that may be accessed.
    pub in_range: Option<(i64, i64)>,
}

/// How memory is accessed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Whether it is volatile.
    pub is_volatile: bool,
    /// The word of its ordering; empty if it is not atomic.
    pub ordering: &'static str,
    /// Its synchronization scope; empty for the whole system.
    pub scope: String,
    /// The alignment in bytes.
    pub alignment: u64,
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallTarget {
    /// The function, or its address.
    pub callee: Value,
    /// The type of the function.
    pub ty: TypeId,
}

/// A marker of a call, before `call`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TailCall {
    /// No marker.
    #[default]
    None,
    /// `tail`.
    Tail,
    /// `musttail`.
    MustTail,
    /// `notail`.
    NoTail,
}

/// A list of operands with a tag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperandBundle {
    /// The tag.
    pub tag: String,
    /// The operands, with their types.
    pub operands: Vec<Value>,
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// What is called.
    pub target: CallTarget,
    /// The arguments.
    pub arguments: Vec<Value>,
    /// The calling convention, in words; empty for that of C.
    pub calling_convention: String,
    /// The marker.
    pub tail: TailCall,
    /// Promises about its result.
    pub flags: FastMathFlags,
    /// The attributes of the call.
    pub attributes: Attributes,
    /// Those of its result and arguments.
    pub parameter_attributes: ParameterAttributes,
    /// Lists of further operands.
    pub bundles: Vec<OperandBundle>,
}

/// What an instruction does.
#[derive(Clone, Debug)]
#[allow(
    missing_docs,
    reason = "a variant is the instruction of that name, its fields are the parts of its text"
)]
pub enum InstructionKind {
    Ret(Option<Value>),
    Br(BlockId),
    CondBr {
        condition: Value,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch {
        value: Value,
        default: BlockId,
        cases: Vec<(ConstantId, BlockId)>,
    },
    IndirectBr {
        address: Value,
        destinations: Vec<BlockId>,
    },
    Invoke {
        call: Box<Call>,
        normal: BlockId,
        unwind: BlockId,
    },
    Resume(Value),
    Unreachable,
    Unary {
        op: UnaryOp,
        flags: FastMathFlags,
        operand: Value,
    },
    Binary {
        op: BinaryOp,
        wrap: WrapFlags,
        fast: FastMathFlags,
        lhs: Value,
        rhs: Value,
    },
    Cast {
        op: CastOp,
        wrap: WrapFlags,
        fast: FastMathFlags,
        operand: Value,
    },
    ICmp {
        predicate: &'static str,
        wrap: WrapFlags,
        lhs: Value,
        rhs: Value,
    },
    FCmp {
        predicate: &'static str,
        flags: FastMathFlags,
        lhs: Value,
        rhs: Value,
    },
    Alloca {
        element: TypeId,
        count: Value,
        alignment: u64,
        is_inalloca: bool,
    },
    Load {
        address: Value,
        access: Access,
    },
    Store {
        value: Value,
        address: Value,
        access: Access,
    },
    Fence {
        ordering: &'static str,
        scope: String,
    },
    CmpXchg {
        address: Value,
        expected: Value,
        value: Value,
        access: Access,
        failure_ordering: &'static str,
        is_weak: bool,
    },
    AtomicRmw {
        op: &'static str,
        address: Value,
        value: Value,
        access: Access,
    },
    Gep {
        element: TypeId,
        base: Value,
        indices: Vec<Value>,
        flags: GepFlags,
    },
    ExtractElement {
        vector: Value,
        index: Value,
    },
    InsertElement {
        vector: Value,
        value: Value,
        index: Value,
    },
    /// Elements of -1 are poison.
    ShuffleVector {
        lhs: Value,
        rhs: Value,
        mask: Vec<i32>,
    },
    ExtractValue {
        aggregate: Value,
        indices: Vec<u32>,
    },
    InsertValue {
        aggregate: Value,
        value: Value,
        indices: Vec<u32>,
    },
    Phi {
        incoming: Vec<(Value, BlockId)>,
        flags: FastMathFlags,
    },
    Select {
        condition: Value,
        then: Value,
        otherwise: Value,
        flags: FastMathFlags,
    },
    Freeze(Value),
    Call(Box<Call>),
    VaArg(Value),
    /// Clauses with whether each is a filter.
    LandingPad {
        is_cleanup: bool,
        clauses: Vec<(bool, Value)>,
    },
    CallBr {
        call: Box<Call>,
        default: BlockId,
        indirect: Vec<BlockId>,
    },
    CleanupRet {
        pad: Value,
        unwind: Option<BlockId>,
    },
    CatchRet {
        pad: Value,
        to: BlockId,
    },
    CatchSwitch {
        parent: Value,
        handlers: Vec<BlockId>,
        unwind: Option<BlockId>,
    },
    CatchPad {
        parent: Value,
        arguments: Vec<Value>,
    },
    CleanupPad {
        parent: Value,
        arguments: Vec<Value>,
    },
}

impl InstructionKind {
    /// Calls a function for each operand that is a value, in LLVM's order.
    pub fn for_each_operand(&self, visit: &mut dyn FnMut(Value)) {
        use InstructionKind as Kind;
        match self {
            Kind::Ret(value) => value.iter().for_each(|it| visit(*it)),
            Kind::Br(_) | Kind::Unreachable | Kind::Fence { .. } => {}
            Kind::CondBr { condition: value, .. }
            | Kind::IndirectBr { address: value, .. }
            | Kind::Resume(value)
            | Kind::Unary { operand: value, .. }
            | Kind::Cast { operand: value, .. }
            | Kind::Alloca { count: value, .. }
            | Kind::Load { address: value, .. }
            | Kind::ExtractValue { aggregate: value, .. }
            | Kind::Freeze(value)
            | Kind::VaArg(value) => visit(*value),
            Kind::Switch { value, cases, .. } => {
                visit(*value);
                cases.iter().for_each(|(it, _)| visit(Value::Constant(*it)));
            }
            Kind::Binary { lhs, rhs, .. }
            | Kind::ICmp { lhs, rhs, .. }
            | Kind::FCmp { lhs, rhs, .. }
            | Kind::ShuffleVector { lhs, rhs, .. }
            | Kind::Store { value: lhs, address: rhs, .. }
            | Kind::AtomicRmw { address: lhs, value: rhs, .. }
            | Kind::ExtractElement { vector: lhs, index: rhs }
            | Kind::InsertValue { aggregate: lhs, value: rhs, .. } => {
                visit(*lhs);
                visit(*rhs);
            }
            Kind::CmpXchg { address: first, expected: second, value: third, .. }
            | Kind::InsertElement { vector: first, value: second, index: third }
            | Kind::Select { condition: first, then: second, otherwise: third, .. } => {
                visit(*first);
                visit(*second);
                visit(*third);
            }
            Kind::Gep { base, indices, .. } => {
                visit(*base);
                indices.iter().for_each(|it| visit(*it));
            }
            Kind::Phi { incoming, .. } => incoming.iter().for_each(|(it, _)| visit(*it)),
            Kind::LandingPad { clauses, .. } => clauses.iter().for_each(|(_, it)| visit(*it)),
            Kind::Call(call) | Kind::Invoke { call, .. } | Kind::CallBr { call, .. } => {
                call.arguments.iter().for_each(|it| visit(*it));
                call.bundles.iter().flat_map(|it| &it.operands).for_each(|it| visit(*it));
                visit(call.target.callee);
            }
            Kind::CleanupRet { pad, .. } | Kind::CatchRet { pad, .. } => visit(*pad),
            Kind::CatchSwitch { parent, .. } => visit(*parent),
            Kind::CatchPad { parent, arguments } | Kind::CleanupPad { parent, arguments } => {
                arguments.iter().for_each(|it| visit(*it));
                visit(*parent);
            }
        }
    }

    /// Calls a function for each operand, to change it, in no particular order.
    pub fn for_each_operand_mut(&mut self, visit: &mut dyn FnMut(&mut Value)) {
        use InstructionKind as Kind;
        match self {
            Kind::Ret(value) => value.iter_mut().for_each(visit),
            Kind::Br(_) | Kind::Unreachable | Kind::Fence { .. } => {}
            Kind::CondBr { condition: value, .. }
            | Kind::Switch { value, .. }
            | Kind::IndirectBr { address: value, .. }
            | Kind::Resume(value)
            | Kind::Unary { operand: value, .. }
            | Kind::Cast { operand: value, .. }
            | Kind::Alloca { count: value, .. }
            | Kind::Load { address: value, .. }
            | Kind::ExtractValue { aggregate: value, .. }
            | Kind::Freeze(value)
            | Kind::CleanupRet { pad: value, .. }
            | Kind::CatchRet { pad: value, .. }
            | Kind::CatchSwitch { parent: value, .. }
            | Kind::VaArg(value) => visit(value),
            Kind::Binary { lhs, rhs, .. }
            | Kind::ICmp { lhs, rhs, .. }
            | Kind::FCmp { lhs, rhs, .. }
            | Kind::ShuffleVector { lhs, rhs, .. }
            | Kind::Store { value: lhs, address: rhs, .. }
            | Kind::AtomicRmw { address: lhs, value: rhs, .. }
            | Kind::ExtractElement { vector: lhs, index: rhs }
            | Kind::InsertValue { aggregate: lhs, value: rhs, .. } => {
                visit(lhs);
                visit(rhs);
            }
            Kind::CmpXchg { address: first, expected: second, value: third, .. }
            | Kind::InsertElement { vector: first, value: second, index: third }
            | Kind::Select { condition: first, then: second, otherwise: third, .. } => {
                visit(first);
                visit(second);
                visit(third);
            }
            Kind::Gep { base: value, indices: values, .. }
            | Kind::CatchPad { parent: value, arguments: values }
            | Kind::CleanupPad { parent: value, arguments: values } => {
                visit(value);
                values.iter_mut().for_each(visit);
            }
            Kind::Phi { incoming, .. } => incoming.iter_mut().for_each(|(it, _)| visit(it)),
            Kind::LandingPad { clauses, .. } => clauses.iter_mut().for_each(|(_, it)| visit(it)),
            Kind::Call(call) | Kind::Invoke { call, .. } | Kind::CallBr { call, .. } => {
                call.arguments.iter_mut().for_each(&mut *visit);
                call.bundles.iter_mut().flat_map(|it| &mut it.operands).for_each(&mut *visit);
                visit(&mut call.target.callee);
            }
        }
    }

    /// Calls a function for each block that may follow or that a phi names, to change it.
    pub fn for_each_block_mut(&mut self, visit: &mut dyn FnMut(&mut BlockId)) {
        use InstructionKind as Kind;
        match self {
            Kind::Br(block) | Kind::CatchRet { to: block, .. } => visit(block),
            Kind::CondBr { then: first, otherwise: second, .. }
            | Kind::Invoke { normal: first, unwind: second, .. } => {
                visit(first);
                visit(second);
            }
            Kind::Switch { default, cases, .. } => {
                visit(default);
                cases.iter_mut().for_each(|(_, it)| visit(it));
            }
            Kind::IndirectBr { destinations, .. } => destinations.iter_mut().for_each(visit),
            Kind::CallBr { default, indirect, .. } => {
                visit(default);
                indirect.iter_mut().for_each(visit);
            }
            Kind::CleanupRet { unwind, .. } => unwind.iter_mut().for_each(visit),
            Kind::CatchSwitch { handlers, unwind, .. } => {
                handlers.iter_mut().chain(unwind).for_each(visit);
            }
            Kind::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, it)| visit(it)),
            _ => {}
        }
    }

    /// The call that it is, if it is one.
    #[must_use]
    pub fn call(&self) -> Option<&Call> {
        match self {
            InstructionKind::Call(call)
            | InstructionKind::Invoke { call, .. }
            | InstructionKind::CallBr { call, .. } => Some(call),
            _ => None,
        }
    }

    /// Whether it ends a block.
    #[must_use]
    pub fn is_terminator(&self) -> bool {
        use InstructionKind as Kind;
        matches!(
            self,
            Kind::Ret(_)
                | Kind::Br(_)
                | Kind::CondBr { .. }
                | Kind::Switch { .. }
                | Kind::IndirectBr { .. }
                | Kind::Invoke { .. }
                | Kind::Resume(_)
                | Kind::Unreachable
                | Kind::CallBr { .. }
                | Kind::CleanupRet { .. }
                | Kind::CatchRet { .. }
                | Kind::CatchSwitch { .. }
        )
    }

    /// The blocks that may follow, in LLVM's order.
    #[must_use]
    pub fn successors(&self) -> Vec<BlockId> {
        use InstructionKind as Kind;
        match self {
            Kind::Br(block) => vec![*block],
            Kind::CondBr { then, otherwise, .. } => vec![*then, *otherwise],
            Kind::Switch { default, cases, .. } => {
                std::iter::once(*default).chain(cases.iter().map(|(_, block)| *block)).collect()
            }
            Kind::IndirectBr { destinations, .. } => destinations.clone(),
            Kind::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
            Kind::CallBr { default, indirect, .. } => {
                std::iter::once(*default).chain(indirect.iter().copied()).collect()
            }
            Kind::CleanupRet { unwind, .. } => unwind.iter().copied().collect(),
            Kind::CatchRet { to, .. } => vec![*to],
            Kind::CatchSwitch { handlers, unwind, .. } => {
                unwind.iter().chain(handlers).copied().collect()
            }
            _ => Vec::new(),
        }
    }
}
