//! Interfaces: what passes ask of operations that they never heard of.
//!
//! Each has three faces: a trait that operations implement (`BranchOpInterfaceTrait`), a table of function pointers that
//! an operation's definition lists (`BranchOpInterfaceTable`), and a view for callers (`BranchOpInterface`), to which
//! operations are cast.

mod define;

mod asm;
mod branch;
mod call;
mod cast;
mod function;
mod infer;
mod loop_like;
mod region_branch;
mod region_kind;
mod symbol;
mod weighted;

pub use weighted::{
    WeightedBranchOpInterface, WeightedBranchOpInterfaceTable, WeightedBranchOpInterfaceTrait,
};

use std::any::Any;

pub use asm::{OpAsmOpInterface, OpAsmOpInterfaceTable, OpAsmOpInterfaceTrait, SetNameFn};
pub use branch::{
    BranchOpInterface, BranchOpInterfaceTable, BranchOpInterfaceTrait, SuccessorOperands,
};
pub use call::{
    CallOpInterface, CallOpInterfaceTable, CallOpInterfaceTrait, CallableOpInterface,
    CallableOpInterfaceTable, CallableOpInterfaceTrait, Callee,
};
pub use cast::{CastOpInterface, CastOpInterfaceTable, CastOpInterfaceTrait};
pub use function::{FunctionOpInterface, FunctionOpInterfaceTable, FunctionOpInterfaceTrait};
pub use infer::{InferTypeOpInterface, InferTypeOpInterfaceTable, InferTypeOpInterfaceTrait};
pub use loop_like::{LoopLikeOpInterface, LoopLikeOpInterfaceTable, LoopLikeOpInterfaceTrait};
pub use region_branch::{
    RETURN_LIKE, RegionBranchOpInterface, RegionBranchOpInterfaceTable,
    RegionBranchOpInterfaceTrait, RegionBranchPoint, RegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterfaceTable, RegionBranchTerminatorOpInterfaceTrait,
    RegionSuccessor, RegionSuccessors,
};
pub use region_kind::{
    RegionKind, RegionKindInterface, RegionKindInterfaceTable, RegionKindInterfaceTrait,
};
pub use symbol::{
    SymbolOpInterface, SymbolOpInterfaceTable, SymbolOpInterfaceTrait, SymbolUserOpInterface,
    SymbolUserOpInterfaceTable, SymbolUserOpInterfaceTrait,
};

use crate::diag::VerifyResult;
use crate::ir::OpRef;
use crate::traits::OpTraitEntry;

/// A table of functions that implement an interface for one kind of operation.
pub trait InterfaceTable: Any + Send + Sync + std::fmt::Debug {
    /// Upstream's name of the interface.
    const NAME: &'static str;

    /// Checks what the interface demands of `op`, before its regions were verified.
    fn verify(&self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Checks what the interface demands of `op`, after its regions were verified.
    fn verify_regions(&self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }
}

/// One interface of an operation.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceEntry {
    id: fn() -> std::any::TypeId,
    table: &'static (dyn Any + Send + Sync),
    name: &'static str,
}

/// The entry for `table` in a definition's list of interfaces.
pub const fn interface<T: InterfaceTable>(table: &'static T) -> InterfaceEntry {
    InterfaceEntry { id: std::any::TypeId::of::<T>, table, name: T::NAME }
}

/// The place of an interface in a definition's list of traits, where its demands are verified.
pub const fn interface_trait<T: InterfaceTable>() -> OpTraitEntry {
    OpTraitEntry::checks(
        T::NAME,
        |op| op.interface_table::<T>().map_or(Ok(()), |table| table.verify(op)),
        |op| op.interface_table::<T>().map_or(Ok(()), |table| table.verify_regions(op)),
    )
}

impl InterfaceEntry {
    /// Upstream's name of the interface.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The table, if it is a `T`.
    pub fn table<T: InterfaceTable>(&self) -> Option<&'static T> {
        if (self.id)() != std::any::TypeId::of::<T>() {
            return None;
        }
        self.table.downcast_ref()
    }
}

impl<'ir> OpRef<'ir> {
    /// The table `T` of the operation, if it has one.
    pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
        self.def()?.interface_entries().iter().find_map(|entry| entry.table())
    }
}
