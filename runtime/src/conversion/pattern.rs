//! Patterns of conversions.

use std::fmt;
use std::sync::Arc;

use smallvec::SmallVec;

use super::mapping::Values;
use super::order::PatternRanks;
use super::rewriter::ConversionRewriter;
use super::target::ConversionTarget;
use super::type_converter::TypeConverter;
use crate::core::adaptor::Adaptor;
use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::ir::{Op, OpOf, OpRef, OpView, Region, Value};
use crate::core::location::Location;
use crate::core::op_def::{OpDef, OpName};
use crate::rewrite::pattern::{PatternSet, RewritePattern, Root};

/// A function that converts an operation, given the replacements of each of its operands.
type ConvertFn =
    Box<dyn Fn(Op, &[&[Value]], &mut ConversionRewriter<'_>) -> Option<()> + Send + Sync>;

enum Rewrite {
    Plain(RewritePattern),
    Convert(ConvertFn),
}

/// A pattern that replaces an operation by legal ones. Corresponds to `mlir::ConversionPattern`.
///
/// The function gets the operation, its operands after conversion, and a rewriter. If the pattern has a type converter, the
/// operands have the types that it converts to. The operation itself still has its old operands. The function returns `None`
/// if it does not match; what it has changed by then is undone. If it matches, it must have replaced, erased or modified the
/// operation.
pub struct ConversionPattern {
    name: &'static str,
    benefit: u16,
    root: Root,
    has_bounded_recursion: bool,
    generated_ops: Vec<&'static OpDef>,
    converter: Option<Arc<TypeConverter>>,
    rewrite: Rewrite,
}

impl ConversionPattern {
    fn with_root(
        name: &'static str,
        root: Root,
        convert: impl Fn(Op, &[&[Value]], &mut ConversionRewriter<'_>) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        ConversionPattern {
            name,
            benefit: 1,
            root,
            has_bounded_recursion: false,
            generated_ops: Vec::new(),
            converter: None,
            rewrite: Rewrite::Convert(Box::new(convert)),
        }
    }

    /// A pattern for operations of the kind `V`. The function gets the operands through an adaptor, which has the accessors of
    /// the operation: `operands.lhs()`. It does not match if an operand is converted to several values or none.
    pub fn new<V: OpView<'static>>(
        name: &'static str,
        convert: impl for<'a> Fn(
            OpOf<V>,
            V::Over<'a, Adaptor<'a, Value, Region>>,
            &mut ConversionRewriter<'_>,
        ) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let root = Root::Name(V::DEF.op_name());
        Self::with_root(name, root, move |op, operands, r| {
            let Some(operands) = one_to_one(operands) else {
                let reason = format!("pattern '{name}' does not support 1:N conversion");
                return r.no_match(op, &reason);
            };
            let parts = Parts::of(r.op(op));
            let adaptor = parts.adaptor(r.context(), &operands);
            convert(OpOf::new(r.ir(), op), V::over(adaptor), r)
        })
    }

    /// Like [`new`](Self::new), for operands that are converted to any number of values: accessors of operands return slices.
    pub fn new_one_to_n<V: OpView<'static>>(
        name: &'static str,
        convert: impl for<'a> Fn(
            OpOf<V>,
            V::Over<'a, Adaptor<'a, &'a [Value], Region>>,
            &mut ConversionRewriter<'_>,
        ) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let root = Root::Name(V::DEF.op_name());
        Self::with_root(name, root, move |op, operands, r| {
            let parts = Parts::of(r.op(op));
            let adaptor = parts.adaptor(r.context(), operands);
            convert(OpOf::new(r.ir(), op), V::over(adaptor), r)
        })
    }

    /// A pattern for operations of the kind `V`. The function gets the values of each operand.
    pub fn on_op<V: OpView<'static>>(
        name: &'static str,
        convert: impl Fn(Op, &[&[Value]], &mut ConversionRewriter<'_>) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self::with_root(name, Root::Name(V::DEF.op_name()), convert)
    }

    /// A pattern for operations that satisfy `accepts`, which tests for an interface or a trait. It must return the
    /// same result for all operations of the same name. The function gets the values of each operand.
    pub fn on_kinds(
        name: &'static str,
        accepts: fn(OpRef<'_>) -> bool,
        convert: impl Fn(Op, &[&[Value]], &mut ConversionRewriter<'_>) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self::with_root(name, Root::Kinds(accepts), convert)
    }

    /// A pattern for all operations. The function gets the values of each operand.
    pub fn on_any(
        name: &'static str,
        convert: impl Fn(Op, &[&[Value]], &mut ConversionRewriter<'_>) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self::with_root(name, Root::Any, convert)
    }

    /// Sets the benefit, which is 1 by default. Of the patterns for an operation, those of higher benefit are tried first.
    pub fn with_benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }

    /// Sets the converter of the types of operands.
    pub fn with_converter(mut self, converter: Arc<TypeConverter>) -> Self {
        self.converter = Some(converter);
        self
    }

    /// States that the pattern ends if it is applied to what it creates, so that it may be. Corresponds to
    /// `setHasBoundedRewriteRecursion`.
    pub fn with_bounded_recursion(mut self) -> Self {
        self.has_bounded_recursion = true;
        self
    }

    /// States which operations the pattern creates. A pattern whose operations cannot become legal is not tried, and of several
    /// patterns those are tried first whose operations become legal in the fewest steps. Without operations, a pattern is
    /// taken to create legal ones.
    pub fn with_generated_ops(mut self, ops: &[&'static OpDef]) -> Self {
        self.generated_ops = ops.to_vec();
        self
    }

    /// The name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The benefit.
    pub fn benefit(&self) -> u16 {
        self.benefit
    }

    pub(super) fn root(&self) -> Root {
        self.root
    }

    pub(super) fn has_bounded_recursion(&self) -> bool {
        self.has_bounded_recursion
    }

    pub(super) fn generated_ops(&self) -> &[&'static OpDef] {
        &self.generated_ops
    }

    pub(super) fn converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    /// Calls the function. The caller has checked the root.
    pub(super) fn rewrite(&self, op: Op, r: &mut ConversionRewriter<'_>) -> Option<()> {
        match &self.rewrite {
            Rewrite::Plain(pattern) => pattern.rewrite(op, r),
            Rewrite::Convert(convert) => {
                let operands: SmallVec<[Values; 4]> = r.remapped_operands(op)?;
                let operands: SmallVec<[&[Value]; 4]> = operands.iter().map(|it| &it[..]).collect();
                convert(op, &operands, r)
            }
        }
    }
}

impl From<RewritePattern> for ConversionPattern {
    /// The pattern sees the operands before conversion.
    fn from(pattern: RewritePattern) -> Self {
        ConversionPattern {
            name: pattern.name(),
            benefit: pattern.benefit(),
            root: pattern.root(),
            has_bounded_recursion: pattern.has_bounded_recursion(),
            generated_ops: pattern.generated_ops().to_vec(),
            converter: None,
            rewrite: Rewrite::Plain(pattern),
        }
    }
}

impl fmt::Debug for ConversionPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionPattern")
            .field("name", &self.name)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}

/// The only value of each operand. `None` if one has several or none.
fn one_to_one(operands: &[&[Value]]) -> Option<SmallVec<[Value; 4]>> {
    operands.iter().map(|values| if let [value] = **values { Some(value) } else { None }).collect()
}

/// The parts of an operation that an adaptor reads, copied.
struct Parts {
    name: OpName,
    def: Option<&'static OpDef>,
    loc: Location,
    words: SmallVec<[u32; 4]>,
    attrs: Option<Attribute>,
    regions: SmallVec<[Region; 2]>,
}

impl Parts {
    fn of(op: OpRef<'_>) -> Self {
        Parts {
            name: op.name_handle(),
            def: op.def(),
            loc: op.loc(),
            words: op.property_words().into(),
            attrs: op.discardable_attrs().map(|attrs| attrs.handle()),
            regions: op.region_handles().into(),
        }
    }

    fn adaptor<'a, T: Copy>(
        &'a self,
        ctx: &'a Context,
        operands: &'a [T],
    ) -> Adaptor<'a, T, Region> {
        let Parts { name, def, loc, words, attrs, regions } = self;
        Adaptor::of_parts(ctx, *name, *def, *loc, operands, words, *attrs).with_regions(regions)
    }
}

/// A set of patterns, in the order in which they were added.
#[derive(Default, Debug)]
pub struct ConversionPatternSet {
    patterns: Vec<ConversionPattern>,
    converter: Option<Arc<TypeConverter>>,
}

impl ConversionPatternSet {
    /// An empty set, whose patterns have no type converter.
    pub fn new() -> Self {
        ConversionPatternSet::default()
    }

    /// An empty set. Patterns that are added get the type converter, if they have none.
    pub fn with_converter(converter: Arc<TypeConverter>) -> Self {
        ConversionPatternSet { patterns: Vec::new(), converter: Some(converter) }
    }

    /// The type converter of patterns that have none of their own.
    pub fn converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    /// Adds a pattern.
    pub fn add(&mut self, mut pattern: ConversionPattern) {
        if matches!(pattern.rewrite, Rewrite::Convert(_)) && pattern.converter.is_none() {
            pattern.converter.clone_from(&self.converter);
        }
        self.patterns.push(pattern);
    }

    /// Adds a pattern for operations of the kind `V`; see [`ConversionPattern::new`].
    pub fn add_op<V: OpView<'static>>(
        &mut self,
        name: &'static str,
        convert: impl for<'a> Fn(
            OpOf<V>,
            V::Over<'a, Adaptor<'a, Value, Region>>,
            &mut ConversionRewriter<'_>,
        ) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) {
        self.add(ConversionPattern::new(name, convert));
    }

    /// Adds a pattern for operations of the kind `V`; see [`ConversionPattern::new_one_to_n`].
    pub fn add_one_to_n_op<V: OpView<'static>>(
        &mut self,
        name: &'static str,
        convert: impl for<'a> Fn(
            OpOf<V>,
            V::Over<'a, Adaptor<'a, &'a [Value], Region>>,
            &mut ConversionRewriter<'_>,
        ) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) {
        self.add(ConversionPattern::new_one_to_n(name, convert));
    }

    /// Adds rewrite patterns, which see operands before conversion.
    pub fn add_rewrites(&mut self, patterns: PatternSet) {
        self.patterns.extend(patterns.into_patterns().into_iter().map(ConversionPattern::from));
    }

    /// Adds the rules of a `.td` file. If the set has a type converter, the operations that they create get converted operands,
    /// and the types of results of the operations that they replace are converted.
    pub fn add_rules(&mut self, rules: PatternSet) {
        for rule in rules.into_patterns() {
            let pattern = ConversionPattern::from(rule);
            self.patterns.push(ConversionPattern { converter: self.converter.clone(), ..pattern });
        }
    }

    /// Adds the patterns of `other`, which keep their type converters.
    pub fn append(&mut self, other: ConversionPatternSet) {
        self.patterns.extend(other.patterns);
    }

    /// The patterns.
    pub fn iter(&self) -> impl Iterator<Item = &ConversionPattern> {
        self.patterns.iter()
    }

    /// Converts into an immutable set, which conversions take.
    pub fn freeze(self) -> FrozenConversionPatternSet {
        FrozenConversionPatternSet { patterns: self.patterns }
    }
}

/// An immutable set of patterns.
#[derive(Debug)]
pub struct FrozenConversionPatternSet {
    patterns: Vec<ConversionPattern>,
}

impl FrozenConversionPatternSet {
    /// The ranks of the patterns in conversions to `target`.
    pub(super) fn ranks(&self, target: &ConversionTarget) -> PatternRanks {
        PatternRanks::new(&self.patterns, target)
    }

    /// The indices of the patterns for operations of the same name as `op`, in the order in which they are tried.
    pub(super) fn order_for(&self, ranks: &PatternRanks, op: OpRef<'_>) -> Vec<u32> {
        ranks.order_for(&self.patterns, op)
    }

    /// Pattern `index`.
    pub(super) fn pattern(&self, index: u32) -> &ConversionPattern {
        &self.patterns[index as usize]
    }
}
