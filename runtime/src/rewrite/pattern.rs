//! Rewrite patterns and sets of them.

use std::fmt;

use crate::core::context::Context;
use crate::core::ir::{Op, OpOf, OpRef, OpView};
use crate::core::op_def::{OpDef, OpName};
use crate::rewrite::rewriter::Rewriter;

/// A function that rewrites an operation.
type RewriteFn = Box<dyn Fn(Op, &mut Rewriter<'_>) -> Option<()> + Send + Sync>;

/// The operations that a pattern applies to.
#[derive(Clone, Copy)]
pub(crate) enum Root {
    /// Operations of this name.
    Name(OpName),
    /// Operations of the kinds that the function accepts.
    Kinds(fn(OpRef<'_>) -> bool),
    /// All operations.
    Any,
}

/// A rewrite: a function that matches an operation and, if it does, changes the IR. Corresponds to
/// `mlir::RewritePattern`.
///
/// The function returns `None` if it does not match, and then must not have changed anything. It may report the reason
/// with [`Rewriter::no_match`].
pub struct RewritePattern {
    name: &'static str,
    benefit: u16,
    root: Root,
    has_bounded_recursion: bool,
    generated_ops: &'static [&'static OpDef],
    rewrite: RewriteFn,
}

impl RewritePattern {
    fn with_root(name: &'static str, root: Root, rewrite: RewriteFn) -> Self {
        RewritePattern {
            name,
            benefit: 1,
            root,
            has_bounded_recursion: false,
            generated_ops: &[],
            rewrite,
        }
    }

    /// A pattern for operations of the kind `V`. The name appears in diagnostics and in options that select patterns.
    pub fn new<V: OpView<'static>>(
        name: &'static str,
        rewrite: impl Fn(OpOf<V>, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> Self {
        let rewrite = move |op, r: &mut Rewriter<'_>| rewrite(OpOf::new(r.ir(), op), r);
        Self::with_root(name, Root::Name(V::DEF.op_name()), Box::new(rewrite))
    }

    /// A pattern for operations that satisfy `accepts`, which tests for an interface or a trait. It must return the
    /// same result for all operations of the same name.
    pub fn on_kinds(
        name: &'static str,
        accepts: fn(OpRef<'_>) -> bool,
        rewrite: impl Fn(Op, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> Self {
        Self::with_root(name, Root::Kinds(accepts), Box::new(rewrite))
    }

    /// A pattern for all operations.
    pub fn on_any(
        name: &'static str,
        rewrite: impl Fn(Op, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> Self {
        Self::with_root(name, Root::Any, Box::new(rewrite))
    }

    /// Sets the benefit, which is 1 by default. Of the patterns for an operation, those of higher benefit are tried
    /// first.
    pub fn with_benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }

    /// States that the pattern ends if it is applied to what it creates, so that a conversion may do so. Corresponds to
    /// `setHasBoundedRewriteRecursion`.
    pub fn with_bounded_recursion(mut self) -> Self {
        self.has_bounded_recursion = true;
        self
    }

    /// States which operations the pattern creates, so that conversions can leave it out if these cannot become legal.
    pub fn with_generated_ops(mut self, ops: &'static [&'static OpDef]) -> Self {
        self.generated_ops = ops;
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

    /// Whether the pattern may be applied to what it creates.
    pub(crate) fn has_bounded_recursion(&self) -> bool {
        self.has_bounded_recursion
    }

    /// The operations that it creates, as far as it states them.
    pub(crate) fn generated_ops(&self) -> &'static [&'static OpDef] {
        self.generated_ops
    }

    /// The operations that it applies to.
    pub(crate) fn root(&self) -> Root {
        self.root
    }

    /// Calls the function. The caller has checked the root.
    pub(crate) fn rewrite(&self, op: Op, r: &mut Rewriter<'_>) -> Option<()> {
        (self.rewrite)(op, r)
    }
}

impl Root {
    /// Whether it includes `op`.
    pub(crate) fn applies_to(self, op: OpRef<'_>) -> bool {
        match self {
            Root::Name(name) => op.name_handle() == name,
            Root::Kinds(accepts) => accepts(op),
            Root::Any => true,
        }
    }
}

impl fmt::Debug for RewritePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RewritePattern")
            .field("name", &self.name)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}

/// A set of rewrite patterns, in the order in which they were added. Corresponds to `mlir::RewritePatternSet`.
///
/// ```
/// use ods_runtime::builtin::ModuleOp;
/// use ods_runtime::rewrite::{PatternSet, Rewriter};
/// use ods_runtime::OpOf;
///
/// fn erase_empty(module: OpOf<ModuleOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
///     let is_empty = r.get(module).region(0).blocks().all(|block| block.front().is_none());
///     if !is_empty {
///         return r.no_match(module, "has operations");
///     }
///     r.erase_op(module);
///     Some(())
/// }
///
/// let mut patterns = PatternSet::default();
/// patterns.add_op("EraseEmpty", 1, erase_empty);
/// assert_eq!(patterns.iter().count(), 1);
/// ```
#[derive(Default, Debug)]
pub struct PatternSet {
    patterns: Vec<RewritePattern>,
}

impl PatternSet {
    /// Adds a pattern.
    pub fn add(&mut self, pattern: RewritePattern) {
        self.patterns.push(pattern);
    }

    /// Adds a pattern for operations of the kind `V` with a benefit; see [`RewritePattern::new`].
    pub fn add_op<V: OpView<'static>>(
        &mut self,
        name: &'static str,
        benefit: u16,
        rewrite: impl Fn(OpOf<V>, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) {
        self.add(RewritePattern::new(name, rewrite).with_benefit(benefit));
    }

    /// The patterns.
    pub fn iter(&self) -> impl Iterator<Item = &RewritePattern> {
        self.patterns.iter()
    }

    /// Keeps the patterns that `choose` accepts.
    pub fn retain(&mut self, choose: impl FnMut(&RewritePattern) -> bool) {
        self.patterns.retain(choose);
    }

    /// The canonicalization patterns of all dialects that `ctx` has loaded: first those of dialects, then those of
    /// operations, by name.
    pub fn canonicalization(ctx: &Context) -> Self {
        let mut patterns = PatternSet::default();
        for hooks in ctx.loaded_dialect_hooks() {
            if let Some(add) = hooks.canonicalization_patterns {
                add(&mut patterns);
            }
        }
        for def in ctx.registered_op_defs() {
            def.add_canonicalization_patterns(&mut patterns);
        }
        patterns
    }

    /// The patterns, by value.
    pub(crate) fn into_patterns(self) -> Vec<RewritePattern> {
        self.patterns
    }

    /// Converts into an immutable set, which the drivers take.
    pub fn freeze(self) -> FrozenPatternSet {
        FrozenPatternSet { patterns: self.patterns }
    }
}

/// An immutable set of patterns. Corresponds to `mlir::FrozenRewritePatternSet`.
#[derive(Debug)]
pub struct FrozenPatternSet {
    patterns: Vec<RewritePattern>,
}

impl FrozenPatternSet {
    /// The indices of the patterns for operations of the same name as `op`, in the order in which they are tried:
    /// higher benefit first, then patterns for specific operations before those for all operations, then the order in
    /// which they were added.
    pub(crate) fn order_for(&self, op: OpRef<'_>) -> std::rc::Rc<[u32]> {
        let applies = |index: &u32| self.patterns[*index as usize].root.applies_to(op);
        let mut order: Vec<u32> = (0..self.patterns.len() as u32).filter(applies).collect();
        order.sort_by_key(|index| {
            let pattern = &self.patterns[*index as usize];
            (std::cmp::Reverse(pattern.benefit), matches!(pattern.root, Root::Any))
        });
        order.into()
    }

    /// Pattern `index`.
    pub(crate) fn pattern(&self, index: u32) -> &RewritePattern {
        &self.patterns[index as usize]
    }
}
