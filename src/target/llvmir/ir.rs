//! Modules of LLVM IR and their text.
//!
//! A [`Module`] owns everything; types, constants, metadata and instructions are identified by numbers. Types and constants
//! are interned, so equal ones have equal numbers. [`Builder`] appends instructions and folds those on constants, as LLVM's
//! `IRBuilder` does. `Display` writes the text of a module byte for byte as LLVM does.

mod attributes;
mod builder;
mod constants;
mod data_layout;
mod effects;
pub(super) mod fold;
mod function;
mod implied;
mod instructions;
pub(super) mod intrinsics;
mod metadata;
mod module;
mod nodes;
mod types;
mod unify;
mod write;

pub use attributes::{Attribute, Attributes, ParameterAttributes, known_attribute};
pub use builder::Builder;
pub use constants::{Constant, ConstantId};
pub use data_layout::DataLayout;
pub use effects::{FloatClasses, MemoryEffects};
pub use function::{Block, BlockId, DebugRecord, Function, InstructionId, Value};
pub use instructions::{
    Access, BinaryOp, Call, CallTarget, CastOp, FastMathFlags, GepFlags, Instruction,
    InstructionKind, OperandBundle, TailCall, UnaryOp, WrapFlags,
};
pub use metadata::{Field, FieldValue, Metadata, MetadataId, Node, attachment_kind};
pub use module::{
    Alias, Comdat, GlobalId, GlobalValue, GlobalVariable, InlineAsm, InlineAsmId, Module,
    NamedMetadata,
};
pub use nodes::{NodeField, node_fields, sorted_flags};
pub use types::{NamedStruct, Type, TypeId, Types};
