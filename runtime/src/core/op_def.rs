//! What is known of a kind of operation: its definition.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::codegen::hooks::{FoldResult, PatternSet};
use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
pub use crate::core::op_name::{OpName, OpNameRef};
use crate::semantics::infer::Infer;
use crate::semantics::interfaces::{
    INFERRED_TYPES, InterfaceEntry, InterfaceTable, OpAsmOpInterfaceTable, interface,
};
use crate::semantics::signature::{
    RegionDef, Signature, SuccessorDef, ValueDef, check_counts, check_regions, check_values,
};
use crate::semantics::traits::{Checks, OpTrait, OpTraitEntry};
use crate::semantics::verify::memo::{Memo, Shape};
use crate::semantics::verify::nested::Nested;
use crate::text::properties::PropertyOps;
use crate::text::{OpParser, OpPrinter, ParseResult};

/// Reads the custom form of an operation, what follows its name.
pub type ParseFn = fn(&mut OpParser<'_>, &mut crate::core::ir::OpState) -> ParseResult;
/// Writes the custom form of an operation, what follows its name.
pub type PrintFn = for<'ir> fn(OpRef<'ir>, &mut OpPrinter<'ir>);
/// Computes results from those operands that are constants.
pub type FoldFn = for<'ir> fn(OpRef<'ir>, &[Option<AttrRef<'ir>>]) -> Option<Vec<FoldResult>>;
/// Checks an operation.
pub type VerifyFn = fn(OpRef<'_>) -> VerifyResult;

/// The definition of one kind of operation: a `static` that generated code emits and a dialect registers.
///
/// Two definitions are the same if they are at the same address. Corresponds to `mlir::OperationName::Impl`.
#[derive(Debug)]
pub struct OpDef {
    /// Process-wide number, 0 until first used.
    id: AtomicU32,
    /// Whether contexts find it by its name.
    listed: AtomicBool,
    name: &'static str,
    signature: Signature,
    structure: &'static [OpTraitEntry],
    traits: &'static [OpTraitEntry],
    trait_bits: u128,
    properties: &'static [Property],
    words: u16,
    parse: Option<ParseFn>,
    print: Option<PrintFn>,
    checks_parsed_attrs: bool,
    verify: Option<VerifyFn>,
    verify_regions: Option<VerifyFn>,
    check: Option<VerifyFn>,
    fold: Option<FoldFn>,
    canonicalize: Option<fn(&mut PatternSet)>,
    infer: &'static [Infer],
    /// Which of the traits check something after the regions, by their place in [`trait_entries`](Self::trait_entries).
    region_checks: u64,
}

impl OpDef {
    /// An operation called `name`, dialect included, about which nothing else is known yet.
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
            parse: None,
            print: None,
            checks_parsed_attrs: false,
            verify: None,
            verify_regions: None,
            check: None,
            fold: None,
            canonicalize: None,
            infer: &[],
            region_checks: 0,
        }
    }

    /// Its operands, in order.
    pub const fn operands(mut self, operands: &'static [ValueDef]) -> Self {
        self.signature.operands = operands;
        self
    }

    /// Its results, in order.
    pub const fn results(mut self, results: &'static [ValueDef]) -> Self {
        self.signature.results = results;
        self
    }

    /// Its regions, in order.
    pub const fn regions(mut self, regions: &'static [RegionDef]) -> Self {
        self.signature.regions = regions;
        self
    }

    /// Its successors, in order.
    pub const fn successors(mut self, successors: &'static [SuccessorDef]) -> Self {
        self.signature.successors = successors;
        self
    }

    /// Groups of variable length have the same length.
    pub const fn same_variadic_size(mut self) -> Self {
        self.signature.same_variadic_size = true;
        self
    }

    /// Traits that are verified before operands, attributes and results are: upstream's `StructuralOpTrait`s.
    pub const fn structure(mut self, traits: &'static [OpTraitEntry]) -> Self {
        self.trait_bits |= bits(traits);
        self.structure = traits;
        self.region_checks = region_checks(self.structure, self.traits);
        self
    }

    /// Its other traits, in the order in which they are verified.
    pub const fn traits(mut self, traits: &'static [OpTraitEntry]) -> Self {
        self.trait_bits |= bits(traits);
        self.traits = traits;
        self.region_checks = region_checks(self.structure, self.traits);
        self
    }

    /// Conditions over several operands, attributes and results.
    pub const fn check(mut self, check: VerifyFn) -> Self {
        self.check = Some(check);
        self
    }

    /// How its result types follow, one entry per result.
    pub const fn infer(mut self, entries: &'static [Infer]) -> Self {
        self.infer = entries;
        self
    }

    /// Its inherent attributes, in the order of the definition.
    pub const fn properties(mut self, properties: &'static [Property]) -> Self {
        let mut words = 0;
        let mut i = 0;
        while i < properties.len() {
            words += properties[i].words;
            i += 1;
        }
        self.properties = properties;
        self.words = words;
        self
    }

    /// Its custom form, made from a format: attributes in its dictionary are checked as it is read.
    pub const fn assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.checks_parsed_attrs = true;
        self.custom_assembly(parse, print)
    }

    /// Its custom form, written by hand: attributes in its dictionary are left to the verifier, and those that a property
    /// cannot hold are dropped, as upstream does.
    pub const fn custom_assembly(mut self, parse: ParseFn, print: PrintFn) -> Self {
        self.parse = Some(parse);
        self.print = Some(print);
        self
    }

    /// Whether attributes in the dictionary of the custom form are checked as it is read.
    pub(crate) fn checks_parsed_attrs(&self) -> bool {
        self.checks_parsed_attrs
    }

    /// The verifier that its author wrote; runs when what the tables say was checked.
    pub const fn verify(mut self, verify: VerifyFn) -> Self {
        self.verify = Some(verify);
        self
    }

    /// The verifier that its author wrote for after the nested operations were verified.
    pub const fn verify_regions(mut self, verify: VerifyFn) -> Self {
        self.verify_regions = Some(verify);
        self
    }

    /// How its results are computed.
    pub const fn fold(mut self, fold: FoldFn) -> Self {
        self.fold = Some(fold);
        self
    }

    /// Its canonicalization patterns.
    pub const fn canonicalize(mut self, add: fn(&mut PatternSet)) -> Self {
        self.canonicalize = Some(add);
        self
    }

    /// How its results are computed, if its author wrote that.
    pub fn fold_fn(&self) -> Option<FoldFn> {
        self.fold
    }

    /// Its canonicalization patterns.
    pub fn canonicalization_patterns(&self) -> PatternSet {
        let mut patterns = PatternSet::default();
        if let Some(add) = self.canonicalize {
            add(&mut patterns);
        }
        patterns
    }

    /// The dialect whose prefix may be left out within its regions; empty for none.
    pub fn default_dialect(&self) -> &'static str {
        self.interface::<OpAsmOpInterfaceTable>().map_or("", |table| (table.default_dialect)())
    }

    /// The name, dialect included.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The namespace of the dialect: the name up to the first dot.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The traits in the order of verification: those on structure first.
    pub fn trait_entries(&self) -> impl Iterator<Item = &'static OpTraitEntry> {
        self.structure.iter().chain(self.traits)
    }

    /// The operands, results, regions and successors.
    pub(crate) fn signature(&self) -> &Signature {
        &self.signature
    }

    /// How result types follow; empty if they do not.
    pub(crate) fn infer_entries(&self) -> &'static [Infer] {
        self.infer
    }

    /// Checks everything that holds before regions are looked into, in upstream's order: counts, structural traits,
    /// operands, attributes and results, the other traits, the author's verifier. Returns whether an operation of this
    /// shape was checked before; then what depends on the shape only is not checked again.
    #[inline]
    pub(crate) fn verify_op(
        &self,
        op: OpRef<'_>,
        memo: &mut Memo,
    ) -> Result<bool, crate::core::diag::Diagnostic> {
        let shape = Shape::of(op);
        let alike = shape.as_ref().is_some_and(|shape| memo.contains(shape));
        let least = if alike { Checks::Anything } else { Checks::Shape };
        let has_more = op.has_regions_or_successors() || !self.signature.is_flat();
        if !alike || has_more {
            check_counts(op, &self.signature)?;
        }
        for entry in self.structure {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if !alike {
            check_values(op, &self.signature, self.properties)?;
        }
        if let Some(check) = self.check {
            check(op)?;
        }
        if has_more {
            check_regions(op, &self.signature)?;
        }
        for entry in self.traits {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if let (Some(shape), false) = (shape, alike) {
            memo.insert(shape);
        }
        if let Some(verify) = self.verify {
            verify(op)?;
        }
        Ok(alike)
    }

    /// Runs the checks of the traits for after the regions.
    #[inline]
    pub(crate) fn verify_region_traits(&self, op: OpRef<'_>, nested: Nested<'_>) -> VerifyResult {
        let mut left = self.region_checks;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let entry = match index.checked_sub(self.structure.len()) {
                None => &self.structure[index],
                Some(index) => &self.traits[index],
            };
            entry.verify_regions(op, nested)?;
        }
        Ok(())
    }

    /// Whether the operation has the trait.
    #[inline]
    pub fn has_trait<T: OpTrait>(&self) -> bool {
        match T::BIT {
            Some(bit) => self.trait_bits >> bit & 1 != 0,
            None => self.trait_entries().any(|entry| entry.is::<T>()),
        }
    }

    /// The inherent attributes.
    pub fn property_list(&self) -> &'static [Property] {
        self.properties
    }

    /// The number of property words.
    pub fn num_words(&self) -> usize {
        self.words as usize
    }

    /// The custom form's parser.
    pub fn parse_fn(&self) -> Option<ParseFn> {
        self.parse
    }

    /// The custom form's printer.
    pub fn print_fn(&self) -> Option<PrintFn> {
        self.print
    }

    /// The author's verifier.
    pub fn verify_fn(&self) -> Option<VerifyFn> {
        self.verify
    }

    /// The author's region verifier.
    pub fn verify_regions_fn(&self) -> Option<VerifyFn> {
        self.verify_regions
    }

    /// The interfaces of the definition.
    pub fn interface_entries(&self) -> impl Iterator<Item = InterfaceEntry> + use<> {
        let inferred = (!self.infer.is_empty()).then(|| interface(&INFERRED_TYPES));
        let listed = self.structure.iter().chain(self.traits);
        listed.filter_map(OpTraitEntry::interface).chain(inferred)
    }

    /// The table `T`, if the definition has it.
    #[inline]
    pub fn interface<T: InterfaceTable>(&self) -> Option<&'static T> {
        let find = || self.interface_entries().find_map(|entry| entry.table());
        T::memo().defined(self.op_name().0, find)
    }

    /// Whether `name` names this definition.
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

    /// Whether contexts find it by its name.
    #[inline]
    pub(crate) fn is_listed(&self) -> bool {
        self.listed.load(Ordering::Acquire)
    }

    /// Marks it as listed; whether it was not.
    pub(crate) fn list(&self) -> bool {
        !self.listed.swap(true, Ordering::AcqRel)
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

/// The bits of the traits that have one.
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

/// Which of the traits, structural ones first, check something after the regions.
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

/// A question about an attribute.
pub type AttrTest = fn(crate::core::attrs::AttrRef<'_>) -> bool;

/// One inherent attribute of an operation, and how it lies in the property words.
#[derive(Debug)]
pub struct Property {
    /// Name of the attribute.
    pub name: &'static str,
    /// The number of words it takes.
    pub words: u16,
    /// What the words hold.
    pub kind: PropertyKind,
    /// The value of an operation that does not set it.
    pub default: Option<fn(&Context) -> Attribute>,
    /// Whether the verifier and the text accept an operation without it.
    pub optional: bool,
    /// What the attribute must be, checked when properties are read from text.
    pub constraint: Option<(AttrTest, &'static str)>,
    /// Whether an attribute is of the kind that is stored; any is if there is no function.
    pub stores: Option<AttrTest>,
    /// How a value that is no attribute is handled.
    pub(crate) value: Option<&'static PropertyOps>,
}

/// What property words hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyKind {
    /// One word: an attribute, 0 when absent.
    Attr,
    /// One word per operand or result group: the number of values in it. As an attribute, `array<i32: ...>`.
    Segments,
    /// One word: a value of some Rust type, which the context holds.
    Value,
}

impl Property {
    /// An attribute.
    pub const fn attr(name: &'static str) -> Self {
        Property {
            name,
            words: 1,
            kind: PropertyKind::Attr,
            default: None,
            optional: false,
            constraint: None,
            stores: None,
            value: None,
        }
    }

    /// A value that is no attribute.
    pub(crate) const fn value(name: &'static str, ops: &'static PropertyOps) -> Self {
        let mut property = Property::attr(name);
        property.kind = PropertyKind::Value;
        property.optional = ops.has_default;
        property.value = Some(ops);
        property
    }

    /// Segment sizes of `groups` operand or result groups.
    pub const fn segments(name: &'static str, groups: u16) -> Self {
        let kind = PropertyKind::Segments;
        Property {
            name,
            words: groups,
            kind,
            default: None,
            optional: true,
            constraint: None,
            stores: None,
            value: None,
        }
    }

    /// The value of an operation that does not set it.
    pub const fn default(mut self, default: fn(&Context) -> Attribute) -> Self {
        self.default = Some(default);
        self
    }

    /// Which kind of attribute is stored.
    pub const fn stores(
        mut self,
        stores: Option<fn(crate::core::attrs::AttrRef<'_>) -> bool>,
    ) -> Self {
        self.stores = stores;
        self
    }

    /// An operation may go without it.
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// What the attribute must be, with the words that the diagnostic describes it by.
    pub const fn constraint(
        mut self,
        accepts: fn(crate::core::attrs::AttrRef<'_>) -> bool,
        summary: &'static str,
    ) -> Self {
        self.constraint = Some((accepts, summary));
        self
    }
}
