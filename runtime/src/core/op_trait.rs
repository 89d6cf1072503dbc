//! Operation traits, and their entries in definitions.

use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, OpInterfaceTable, interface};
use crate::core::ir::{Op, OpRef};

/// Nested operations recorded during verification.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nested<'n> {
    /// Operations with an operand that does not precede them, or an enclosing operation, in the same block. Excludes
    /// those in nested operations that are isolated from above.
    pub(crate) reaching: &'n [Op],
    /// Operations that refer to symbols. Excludes those in nested symbol tables.
    pub(crate) symbol_users: &'n [Op],
}

/// An operation trait. Dialects may define their own as unit structs.
#[diagnostic::on_unimplemented(
    message = "a definition lists the trait `{Self}`, but that type is no trait of operations",
    label = "write `impl ods_runtime::traits::OpTrait for {Self}`"
)]
pub trait OpTrait: 'static {
    /// Upstream's name, as in `.td` files.
    const NAME: &'static str;
    /// The bit of a trait known to the runtime; other traits are found by search.
    #[doc(hidden)]
    const BIT: Option<u8> = None;

    /// The inputs of [`verify`](Self::verify). Fewer inputs mean that the check can be skipped more often.
    const CHECKS: Checks = Checks::Anything;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = true;
    /// The interface implemented by the trait.
    const INTERFACE: Option<InterfaceEntry> = None;

    /// Verifies `op`, before its nested operations are verified.
    fn verify(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Verifies `op`, after its nested operations were verified.
    fn verify_regions(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// The form of the region check.
    #[doc(hidden)]
    const REGIONS: RegionsCheck = RegionsCheck::Op(Self::verify_regions);
}

/// A check of an operation that runs after its nested operations were verified.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum RegionsCheck {
    Op(fn(OpRef<'_>) -> VerifyResult),
    /// A check that uses the recorded nested operations.
    Nested(fn(OpRef<'_>, Nested<'_>) -> VerifyResult),
}

/// The inputs of a trait's check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Checks {
    /// There is no check.
    Nothing,
    /// The operation's name, operand and result types, and properties. Operations that agree in these are checked
    /// once.
    Shape,
    /// Anything.
    Anything,
}

/// An entry in a definition's list of traits.
#[derive(Clone, Copy, Debug)]
pub struct OpTraitEntry {
    name: &'static str,
    bit: Option<u8>,
    type_id: Option<fn() -> std::any::TypeId>,
    verify: fn(OpRef<'_>) -> VerifyResult,
    verify_regions: RegionsCheck,
    pub(crate) checks: Checks,
    pub(crate) checks_regions: bool,
    interface: Option<InterfaceEntry>,
}

impl OpTraitEntry {
    /// Upstream's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) const fn bit(&self) -> Option<u8> {
        self.bit
    }

    /// The interface implemented by the trait.
    pub const fn interface(&self) -> Option<InterfaceEntry> {
        self.interface
    }

    /// The same trait for an operation that does not implement its interface.
    #[must_use]
    pub const fn without_interface(mut self) -> Self {
        self.interface = None;
        self
    }

    /// Sets the interface implemented by the trait.
    pub(crate) const fn implementing(mut self, interface: InterfaceEntry) -> Self {
        self.interface = Some(interface);
        self
    }

    /// Whether this is the trait `T`.
    pub fn is<T: OpTrait>(&self) -> bool {
        self.type_id.is_some_and(|id| id() == std::any::TypeId::of::<T>())
    }

    /// Runs the check before regions.
    #[inline]
    pub fn verify(&self, op: OpRef<'_>) -> VerifyResult {
        (self.verify)(op)
    }

    /// Runs the check after regions.
    #[inline]
    pub(crate) fn verify_regions(&self, op: OpRef<'_>, nested: Nested<'_>) -> VerifyResult {
        match self.verify_regions {
            RegionsCheck::Op(verify) => verify(op),
            RegionsCheck::Nested(verify) => verify(op, nested),
        }
    }
}

/// The entry for the trait `T`.
pub const fn op_trait<T: OpTrait>() -> OpTraitEntry {
    OpTraitEntry {
        name: T::NAME,
        bit: T::BIT,
        type_id: Some(std::any::TypeId::of::<T>),
        verify: T::verify,
        verify_regions: T::REGIONS,
        checks: T::CHECKS,
        checks_regions: T::CHECKS_REGIONS,
        interface: T::INTERFACE,
    }
}

impl OpTraitEntry {
    /// An entry with checks only.
    pub(crate) const fn checks(
        name: &'static str,
        verify: Option<fn(OpRef<'_>) -> VerifyResult>,
        verify_regions: Option<fn(OpRef<'_>) -> VerifyResult>,
    ) -> Self {
        const fn nothing(_op: OpRef<'_>) -> VerifyResult {
            Ok(())
        }
        OpTraitEntry {
            name,
            bit: None,
            type_id: None,
            checks: if verify.is_some() { Checks::Anything } else { Checks::Nothing },
            checks_regions: verify_regions.is_some(),
            interface: None,
            verify: match verify {
                Some(verify) => verify,
                None => nothing,
            },
            verify_regions: RegionsCheck::Op(match verify_regions {
                Some(verify) => verify,
                None => nothing,
            }),
        }
    }
}

/// The entry that verifies the constraints on operands, attributes and results.
pub const fn invariants(verify: fn(OpRef<'_>) -> VerifyResult) -> OpTraitEntry {
    OpTraitEntry::checks("OpInvariants", Some(verify), None)
}

/// The entry for an interface: its function table, and its verifiers.
pub const fn op_interface<T: OpInterfaceTable>(table: &'static T) -> OpTraitEntry {
    fn verify<T: OpInterfaceTable>(op: OpRef<'_>) -> VerifyResult {
        op.interface_table::<T>().map_or(Ok(()), |table| table.verify(op))
    }
    fn verify_regions<T: OpInterfaceTable>(op: OpRef<'_>) -> VerifyResult {
        op.interface_table::<T>().map_or(Ok(()), |table| table.verify_regions(op))
    }
    OpTraitEntry::checks(
        T::NAME,
        if T::CHECKS { Some(verify::<T>) } else { None },
        if T::CHECKS_REGIONS { Some(verify_regions::<T>) } else { None },
    )
    .implementing(interface(table))
}
