//! Tables of functions: how one kind of operation, type or attribute implements one interface.

use std::any::Any;
use std::fmt::Debug;

use crate::diag::VerifyResult;
use crate::ir::OpRef;

/// The functions by which one kind of operation, type or attribute implements an interface. Corresponds to the `Concept`
/// of `mlir::detail::Interface`.
pub trait InterfaceTable: Any + Send + Sync + Debug {
    /// Upstream's name of the interface.
    const NAME: &'static str;

    /// Where the interface is looked for first; several may have the same.
    #[doc(hidden)]
    const BIT: u8 = bit_of(Self::NAME);
}

/// The functions of an operation, with what the interface demands of it.
pub trait OpInterfaceTable: InterfaceTable {
    /// Whether [`verify`](Self::verify) checks anything.
    const CHECKS: bool = false;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = false;

    /// Checks what the interface demands of `op`, before its regions were verified.
    ///
    /// # Errors
    ///
    /// What is wrong.
    fn verify(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Checks what the interface demands of `op`, after its regions were verified.
    ///
    /// # Errors
    ///
    /// What is wrong.
    fn verify_regions(&'static self, _op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }
}

/// The number of values of [`InterfaceTable::BIT`].
pub(crate) const BITS: usize = 64;

/// Spreads names evenly (FNV-1a).
const fn bit_of(name: &str) -> u8 {
    let bytes = name.as_bytes();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    ((hash ^ hash >> 32) % BITS as u64) as u8
}

/// One interface of a kind: the table, of whatever type it is.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceEntry {
    name: &'static str,
    bit: u8,
    table: &'static (dyn Any + Send + Sync),
}

/// The entry for `table`.
pub const fn interface<T: InterfaceTable>(table: &'static T) -> InterfaceEntry {
    InterfaceEntry { name: T::NAME, bit: T::BIT, table }
}

impl InterfaceEntry {
    /// Upstream's name of the interface.
    pub fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) const fn bit(&self) -> u8 {
        self.bit
    }

    /// The table, if it is a `T`.
    #[inline]
    pub fn table<T: InterfaceTable>(&self) -> Option<&'static T> {
        if self.bit == T::BIT { self.table.downcast_ref() } else { None }
    }
}

/// The interfaces of a kind of type or attribute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InterfaceList {
    entries: &'static [InterfaceEntry],
    bits: u64,
}

impl InterfaceList {
    pub(crate) const EMPTY: Self = Self::new(&[]);

    pub(crate) const fn new(entries: &'static [InterfaceEntry]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < entries.len() {
            bits |= 1 << entries[i].bit;
            i += 1;
        }
        InterfaceList { entries, bits }
    }

    pub(crate) fn entries(&self) -> &'static [InterfaceEntry] {
        self.entries
    }

    /// The table `T`, if it is among them.
    #[inline]
    pub(crate) fn get<T: InterfaceTable>(&self) -> Option<&'static T> {
        if self.bits >> T::BIT & 1 == 0 {
            return None;
        }
        self.entries.iter().find_map(InterfaceEntry::table)
    }
}
