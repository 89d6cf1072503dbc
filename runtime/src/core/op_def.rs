//! Operation definitions.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, InterfaceTable};
use crate::core::ir::OpRef;
pub use crate::core::op_name::{OpName, OpNameRef};
use crate::core::op_trait::{OpTrait, OpTraitEntry};
pub use crate::core::property::{AttrTest, Property, PropertyKey, PropertyKind};
use crate::core::signature::{RegionDef, Signature, SuccessorDef, ValueDef};
use crate::core::slots::{RewriteSlots, SemanticsSlots, Slots, TextSlots};

/// Verifies an operation.
pub type VerifyFn = fn(OpRef<'_>) -> VerifyResult;

/// The definition of an operation: a `static` emitted by generated code and registered by a dialect.
///
/// Definitions compare by address. Corresponds to `mlir::OperationName::Impl`.
#[derive(Debug)]
pub struct OpDef {
    /// Process-wide number, 0 until first use.
    id: AtomicU32,
    /// Whether it is in the process-wide table of names.
    listed: AtomicBool,
    name: &'static str,
    pub(crate) signature: Signature,
    pub(crate) structure: &'static [OpTraitEntry],
    pub(crate) traits: &'static [OpTraitEntry],
    trait_bits: u128,
    pub(crate) properties: &'static [Property],
    words: u16,
    /// Whether constraints on operands, results or properties depend on the operation.
    pub(crate) depends_on_op: bool,
    pub(crate) text: <Slots as TextSlots>::OpText,
    pub(crate) verify: Option<VerifyFn>,
    verify_regions: Option<VerifyFn>,
    pub(crate) check: Option<VerifyFn>,
    pub(crate) fold: Option<<Slots as RewriteSlots>::Fold>,
    pub(crate) canonicalize: Option<fn(&mut <Slots as RewriteSlots>::Patterns)>,
    pub(crate) infer: &'static [<Slots as SemanticsSlots>::Infer],
    /// The interface for result type inference.
    pub(crate) inferred: Option<InterfaceEntry>,
    /// Bit set of the entries of [`trait_entries`](Self::trait_entries) with a region check, by index.
    pub(crate) region_checks: u64,
}

impl OpDef {
    /// A definition with nothing but a name, including the dialect prefix.
    pub const fn new(name: &'static str) -> Self {
        OpDef {
            id: AtomicU32::new(0),
            listed: AtomicBool::new(false),
            name,
            signature: Signature::EMPTY,
            structure: &[],
            traits: &[],
            trait_bits: 0,
            properties: &[],
            words: 0,
            depends_on_op: false,
            text: <Slots as TextSlots>::NO_OP_TEXT,
            verify: None,
            verify_regions: None,
            check: None,
            fold: None,
            canonicalize: None,
            infer: &[],
            inferred: None,
            region_checks: 0,
        }
    }

    /// Sets the operands.
    pub const fn operands(mut self, operands: &'static [ValueDef]) -> Self {
        self.signature.operands = operands;
        self.depends_on_op |= self.signature.depends_on_op();
        self
    }

    /// Sets the results.
    pub const fn results(mut self, results: &'static [ValueDef]) -> Self {
        self.signature.results = results;
        self.depends_on_op |= self.signature.depends_on_op();
        self
    }

    /// Sets the regions.
    pub const fn regions(mut self, regions: &'static [RegionDef]) -> Self {
        self.signature.regions = regions;
        self
    }

    /// Sets the successors.
    pub const fn successors(mut self, successors: &'static [SuccessorDef]) -> Self {
        self.signature.successors = successors;
        self
    }

    /// Makes all groups of variable length have the same length.
    pub const fn same_variadic_size(mut self) -> Self {
        self.signature.same_variadic_size = true;
        self
    }

    /// Sets the traits that are verified before operands, attributes and results: upstream's `StructuralOpTrait`s.
    pub const fn structure(mut self, traits: &'static [OpTraitEntry]) -> Self {
        self.trait_bits |= bits(traits);
        self.structure = traits;
        self.region_checks = region_checks(self.structure, self.traits);
        self
    }

    /// Sets the other traits, in verification order.
    pub const fn traits(mut self, traits: &'static [OpTraitEntry]) -> Self {
        self.trait_bits |= bits(traits);
        self.traits = traits;
        self.region_checks = region_checks(self.structure, self.traits);
        self
    }

    /// Sets the check of constraints over several operands, attributes and results.
    pub const fn check(mut self, check: VerifyFn) -> Self {
        self.check = Some(check);
        self
    }

    /// Sets the inherent attributes, in declaration order.
    pub const fn properties(mut self, properties: &'static [Property]) -> Self {
        let mut words = 0;
        let mut i = 0;
        while i < properties.len() {
            words += properties[i].words;
            self.depends_on_op |= properties[i].depends_on_op();
            i += 1;
        }
        self.properties = properties;
        self.words = words;
        self
    }

    /// Sets the custom verifier, which runs after the declared constraints were verified.
    pub const fn verify(mut self, verify: VerifyFn) -> Self {
        self.verify = Some(verify);
        self
    }

    /// Sets the custom verifier that runs after the nested operations were verified.
    pub const fn verify_regions(mut self, verify: VerifyFn) -> Self {
        self.verify_regions = Some(verify);
        self
    }

    /// The name, including the dialect prefix.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The dialect namespace: the name up to the first dot.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The traits in verification order: structural ones first.
    pub fn trait_entries(&self) -> impl Iterator<Item = &'static OpTraitEntry> {
        self.structure.iter().chain(self.traits)
    }

    /// The operands, results, regions and successors.
    pub(crate) fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Whether the operation has the trait.
    #[inline]
    pub fn has_trait<T: OpTrait>(&self) -> bool {
        match T::BIT {
            Some(bit) => self.trait_bits >> bit & 1 != 0,
            None => self.trait_entries().any(|entry| entry.is::<T>()),
        }
    }

    /// The property in word `index`.
    pub(crate) fn property_at(&self, index: usize) -> Option<&'static Property> {
        let mut end = 0;
        self.property_list().iter().find(|property| {
            end += usize::from(property.words);
            index < end
        })
    }

    /// The inherent attributes.
    pub fn property_list(&self) -> &'static [Property] {
        self.properties
    }

    /// The number of property words.
    pub fn num_words(&self) -> usize {
        self.words as usize
    }

    /// The custom region verifier.
    pub fn verify_regions_fn(&self) -> Option<VerifyFn> {
        self.verify_regions
    }

    /// The interfaces in the definition.
    pub fn interface_entries(&self) -> impl Iterator<Item = InterfaceEntry> + use<> {
        let listed = self.structure.iter().chain(self.traits);
        listed.filter_map(OpTraitEntry::interface).chain(self.inferred)
    }

    /// The interface table `T`, if the definition has one.
    #[inline]
    pub fn interface<T: InterfaceTable>(&self) -> Option<&'static T> {
        let find = || self.interface_entries().find_map(|entry| entry.table());
        T::index().defined(self.op_name().0, find)
    }

    /// Whether `name` is the name of this definition.
    #[inline]
    pub fn is_name(&self, name: OpName) -> bool {
        self.id.load(Ordering::Relaxed) == name.0
    }

    /// The handle of the name, the same in every context.
    #[inline]
    pub fn op_name(&self) -> OpName {
        match self.id.load(Ordering::Acquire) {
            0 => self.number(),
            id => OpName(id),
        }
    }

    /// Whether it is in the process-wide table of names.
    #[inline]
    pub(crate) fn is_listed(&self) -> bool {
        self.listed.load(Ordering::Acquire)
    }

    /// Marks it as listed.
    pub(crate) fn mark_listed(&self) {
        self.listed.store(true, Ordering::Release);
    }

    #[cold]
    fn number(&self) -> OpName {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let fresh = NEXT.fetch_add(1, Ordering::Relaxed);
        match self.id.compare_exchange(0, fresh, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => OpName(fresh),
            Err(winner) => OpName(winner),
        }
    }
}

/// The bits of the traits known to the runtime.
const fn bits(traits: &[OpTraitEntry]) -> u128 {
    let mut bits = 0;
    let mut i = 0;
    while i < traits.len() {
        if let Some(bit) = traits[i].bit() {
            bits |= 1 << bit;
        }
        i += 1;
    }
    bits
}

/// Bit set of the traits with a region check, structural ones first.
const fn region_checks(structure: &[OpTraitEntry], traits: &[OpTraitEntry]) -> u64 {
    assert!(structure.len() + traits.len() <= 64, "an operation has more than 64 traits");
    let mut checks = 0;
    let mut i = 0;
    while i < structure.len() + traits.len() {
        let entry = if i < structure.len() { &structure[i] } else { &traits[i - structure.len()] };
        if entry.checks_regions {
            checks |= 1 << i;
        }
        i += 1;
    }
    checks
}
