//! Traits of operations: how a definition lists them.

use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, OpInterfaceTable, interface};
use crate::core::ir::{Op, OpRef};

/// What was noted of the operations within one that was checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nested<'n> {
    /// Those whose operands are not all in front of them, or of an operation around them, in one block. Not those within
    /// further operations that are isolated from above.
    pub(crate) reaching: &'n [Op],
    /// Those not within further symbol tables that name symbols.
    pub(crate) symbol_users: &'n [Op],
}

/// A trait of operations. Dialects may define their own: a unit struct that implements this.
#[diagnostic::on_unimplemented(
    message = "a definition lists the trait `{Self}`, but that type is no trait of operations",
    label = "write `impl ods_runtime::traits::OpTrait for {Self}`"
)]
pub trait OpTrait: 'static {
    /// Upstream's name, as in `.td` files.
    const NAME: &'static str;
    /// The bit of a trait that the runtime itself knows; others are found by searching.
    #[doc(hidden)]
    const BIT: Option<u8> = None;

    /// What [`verify`](Self::verify) looks at: the less it is, the less often the check has to run.
    const CHECKS: Checks = Checks::Anything;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = true;
    /// The interface that operations implement by having the trait.
    const INTERFACE: Option<InterfaceEntry> = None;

    /// Checks `op`, whose nested operations are not verified yet.
    fn verify(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Checks `op` after its nested operations were verified.
    fn verify_regions(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// How the verifier does that.
    #[doc(hidden)]
    const REGIONS: RegionsCheck = RegionsCheck::Op(Self::verify_regions);
}

/// A check of an operation after those nested in it were verified.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum RegionsCheck {
    Op(fn(OpRef<'_>) -> VerifyResult),
    /// One that need not look for what was noted of the nested ones.
    Nested(fn(OpRef<'_>, Nested<'_>) -> VerifyResult),
}

/// What the check of a trait looks at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Checks {
    /// Nothing: there is no check.
    Nothing,
    /// The operation's name, the types of its operands and results, and its properties. Of operations that are alike
    /// in these one is checked.
    Shape,
    /// Anything else as well.
    Anything,
}

/// One trait in the list of an operation's definition.
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

    /// The interface that the operation implements by this.
    pub const fn interface(&self) -> Option<InterfaceEntry> {
        self.interface
    }

    /// Says which interface the operation implements by this.
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

/// The entry of `T` in a definition's list.
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
    /// An entry that is no trait of its own but has checks.
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

/// The place in a definition's list where the constraints on operands, attributes and results are checked.
pub const fn invariants(verify: fn(OpRef<'_>) -> VerifyResult) -> OpTraitEntry {
    OpTraitEntry::checks("OpInvariants", Some(verify), None)
}

/// The entry in a definition's list of traits for an interface: how the operation implements it, and the place where its
/// demands are verified.
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
