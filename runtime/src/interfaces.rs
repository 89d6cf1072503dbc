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
mod view_like;
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

pub use view_like::{
    DynamicIndexList, OffsetSizeAndStrideOpInterface, OffsetSizeAndStrideOpInterfaceTable,
    OffsetSizeAndStrideOpInterfaceTrait, verify_operands_or_integers,
};

use crate::diag::VerifyResult;
use crate::ir::OpRef;
use crate::op_def::OpDef;
use crate::traits::OpTraitEntry;

/// A table of functions that implement an interface for one kind of operation.
pub trait InterfaceTable: Any + Send + Sync + std::fmt::Debug {
    /// Upstream's name of the interface.
    const NAME: &'static str;
    /// The bit of an interface that the runtime itself asks for.
    #[doc(hidden)]
    const BIT: Option<u8> = None;
    /// Whether [`verify`](Self::verify) checks anything.
    const CHECKS: bool = true;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = true;

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
    bit: Option<u8>,
}

/// The entry for `table` in a definition's list of interfaces.
pub const fn interface<T: InterfaceTable>(table: &'static T) -> InterfaceEntry {
    InterfaceEntry { id: std::any::TypeId::of::<T>, table, name: T::NAME, bit: T::BIT }
}

/// The place of an interface in a definition's list of traits, where its demands are verified.
pub const fn interface_trait<T: InterfaceTable>() -> OpTraitEntry {
    fn verify<T: InterfaceTable>(op: OpRef<'_>) -> VerifyResult {
        op.interface_table::<T>().map_or(Ok(()), |table| table.verify(op))
    }
    fn verify_regions<T: InterfaceTable>(op: OpRef<'_>) -> VerifyResult {
        op.interface_table::<T>().map_or(Ok(()), |table| table.verify_regions(op))
    }
    OpTraitEntry::checks(
        T::NAME,
        if T::CHECKS { Some(verify::<T>) } else { None },
        if T::CHECKS_REGIONS { Some(verify_regions::<T>) } else { None },
    )
}

impl InterfaceEntry {
    /// Upstream's name of the interface.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The bit of an interface that the runtime itself asks for.
    pub(crate) const fn bit(&self) -> Option<u8> {
        self.bit
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
    #[inline]
    pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
        self.def()?.interface()
    }
}

impl OpDef {
    /// The table `T` of the definition, if it has one.
    #[inline]
    pub fn interface<T: InterfaceTable>(&self) -> Option<&'static T> {
        let entries = self.interface_entries();
        match T::BIT {
            Some(bit) if self.interface_bits() >> bit & 1 == 0 => None,
            Some(_) => entries.iter().find(|entry| entry.bit == T::BIT)?.table.downcast_ref(),
            None => entries.iter().find_map(InterfaceEntry::table),
        }
    }
}
