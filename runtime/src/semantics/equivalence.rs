//! Structural equivalence of operations and regions.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use crate::core::ir::{Block, OpRef, RegionRef, Value, ValueRef};
use crate::semantics::traits::IsCommutative;

/// The properties that equivalence ignores. Corresponds to `mlir::OperationEquivalence::Flags`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::ir::Equivalence;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let ir = parse_source(&ctx, "m.mlir", b"module {}\nmodule {}").unwrap();
/// let ops: Vec<_> = ir.root().unwrap().region(0).first_block().unwrap().ops().collect();
/// // They differ in their locations.
/// assert!(!Equivalence::default().ops(ops[0], ops[1]));
/// assert!(Equivalence { ignore_locations: true, ..Equivalence::default() }.ops(ops[0], ops[1]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Equivalence {
    /// Ignore locations.
    pub ignore_locations: bool,
    /// Ignore discardable attributes.
    pub ignore_discardable_attrs: bool,
    /// Ignore properties.
    pub ignore_properties: bool,
    /// Compare operands in order, even for commutative operations.
    pub ignore_commutativity: bool,
}

/// The state of a comparison.
struct Comparison<'ir> {
    flags: Equivalence,
    /// Maps values of the first side to values of the second.
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Pairs of operations whose operands and successors are compared once all definitions are mapped.
    ops: Vec<(OpRef<'ir>, OpRef<'ir>)>,
}

impl Equivalence {
    /// Equivalence of everything but locations.
    pub const IGNORE_LOCATIONS: Equivalence = Equivalence {
        ignore_locations: true,
        ignore_discardable_attrs: false,
        ignore_properties: false,
        ignore_commutativity: false,
    };

    /// Whether the operations have the same name, attributes, types and operands, and equivalent regions. Values
    /// defined inside correspond by position; other operands must be identical. Both operations must be of one context.
    ///
    /// The implementation is iterative, so deep nesting does not overflow the stack. Values may be used before their
    /// definition.
    pub fn ops(self, a: OpRef<'_>, b: OpRef<'_>) -> bool {
        Comparison::new(self).run(vec![(a, b)], Vec::new())
    }

    /// Whether the regions have corresponding blocks with equivalent operations. Corresponds to
    /// `mlir::OperationEquivalence::isRegionEquivalentTo`.
    pub fn regions(self, a: RegionRef<'_>, b: RegionRef<'_>) -> bool {
        Comparison::new(self).run(Vec::new(), vec![(a, b)])
    }

    /// A hash of the operation without its regions. Equivalent operations have equal hashes. `operand` hashes an
    /// operand. Corresponds to `mlir::OperationEquivalence::computeHash`.
    pub fn hash_shell<'ir>(
        self,
        op: OpRef<'ir>,
        mut operand: impl FnMut(ValueRef<'ir>) -> u64,
    ) -> u64 {
        let mut hasher = FxHasher::default();
        op.name_handle().hash(&mut hasher);
        if !self.ignore_locations {
            op.ctx().location_attr(op.loc()).handle().hash(&mut hasher);
        }
        if !self.ignore_discardable_attrs {
            op.discardable_attrs().hash(&mut hasher);
        }
        if !self.ignore_properties {
            op.property_words().hash(&mut hasher);
        }
        for ty in op.results().types() {
            ty.handle().hash(&mut hasher);
        }
        let mut operands: SmallVec<[u64; 8]> = op.operands().map(&mut operand).collect();
        if self.ignores_operand_order(op) {
            operands.sort_unstable();
        }
        operands.hash(&mut hasher);
        (op.num_regions(), op.num_successors()).hash(&mut hasher);
        hasher.finish()
    }

    /// A hash of the operation with its regions. Equivalent operations have equal hashes.
    pub fn hash_op(self, op: OpRef<'_>) -> u64 {
        // Values and blocks are hashed by the position of their definition.
        let mut numbers: FxHashMap<Value, u64> = FxHashMap::default();
        let mut blocks: FxHashMap<Block, u64> = FxHashMap::default();
        let walk = || op.walk(crate::core::ir::WalkOrder::Pre);
        for nested in walk() {
            for value in nested.results() {
                let next = numbers.len() as u64;
                numbers.insert(value.handle(), next);
            }
            for block in nested.regions().flat_map(|region| region.blocks()) {
                let next = blocks.len() as u64;
                blocks.insert(block.handle(), next);
                for value in block.arguments() {
                    let next = numbers.len() as u64;
                    numbers.insert(value.handle(), next);
                }
            }
        }
        let mut hasher = FxHasher::default();
        for nested in walk() {
            let operand = |value: ValueRef<'_>| match numbers.get(&value.handle()) {
                Some(number) => *number,
                None => u64::from(value.handle().slot()) | 1 << 63,
            };
            self.hash_shell(nested, operand).hash(&mut hasher);
            for successor in nested.successors() {
                blocks.get(&successor.handle()).hash(&mut hasher);
            }
            for region in nested.regions() {
                for block in region.blocks() {
                    for argument in block.arguments() {
                        argument.ty().handle().hash(&mut hasher);
                    }
                    block.ops().count().hash(&mut hasher);
                }
                region.blocks().count().hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    /// Whether the order of the operands of `op` is ignored.
    fn ignores_operand_order(self, op: OpRef<'_>) -> bool {
        !self.ignore_commutativity && op.has_trait::<IsCommutative>()
    }
}

impl<'ir> Comparison<'ir> {
    fn new(flags: Equivalence) -> Self {
        Comparison {
            flags,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            ops: Vec::new(),
        }
    }

    fn run(
        mut self,
        mut ops: Vec<(OpRef<'ir>, OpRef<'ir>)>,
        mut regions: Vec<(RegionRef<'ir>, RegionRef<'ir>)>,
    ) -> bool {
        loop {
            if let Some((a, b)) = ops.pop() {
                if !self.shells(a, b) {
                    return false;
                }
                regions.extend(a.regions().zip(b.regions()));
            } else if let Some((a, b)) = regions.pop() {
                if !self.bodies(a, b, &mut ops) {
                    return false;
                }
            } else {
                break;
            }
        }
        self.ops.iter().all(|(a, b)| self.uses(*a, *b))
    }

    /// Compares two operations except for operands, successors and regions.
    fn shells(&mut self, a: OpRef<'ir>, b: OpRef<'ir>) -> bool {
        let flags = self.flags;
        let same = a.name_handle() == b.name_handle()
            && a.num_operands() == b.num_operands()
            && a.num_regions() == b.num_regions()
            && a.num_successors() == b.num_successors()
            && a.results().types().eq(b.results().types())
            && (flags.ignore_discardable_attrs || a.discardable_attrs() == b.discardable_attrs())
            && (flags.ignore_properties || a.property_words() == b.property_words())
            && (flags.ignore_locations || a.ctx().same_location(a.loc(), b.loc()));
        if same {
            self.pair_values(a.results(), b.results());
            self.ops.push((a, b));
        }
        same
    }

    fn pair_values(
        &mut self,
        a: impl Iterator<Item = ValueRef<'ir>>,
        b: impl Iterator<Item = ValueRef<'ir>>,
    ) {
        self.values.extend(a.map(|v| v.handle()).zip(b.map(|v| v.handle())));
    }

    /// Maps the blocks of `a` to those of `b` and adds their operations to `ops`.
    fn bodies(
        &mut self,
        a: RegionRef<'ir>,
        b: RegionRef<'ir>,
        ops: &mut Vec<(OpRef<'ir>, OpRef<'ir>)>,
    ) -> bool {
        let (mut left, mut right) = (a.blocks(), b.blocks());
        loop {
            let (a, b) = match (left.next(), right.next()) {
                (None, None) => return true,
                (Some(a), Some(b)) => (a, b),
                _ => return false,
            };
            let same_location = |(a, b): (ValueRef<'_>, ValueRef<'_>)| {
                self.flags.ignore_locations
                    || a.loc().zip(b.loc()).is_some_and(|(l, r)| a.ir().ctx().same_location(l, r))
            };
            if !a.argument_types().eq(b.argument_types())
                || !a.arguments().zip(b.arguments()).all(same_location)
            {
                return false;
            }
            self.blocks.insert(a.handle(), b.handle());
            self.pair_values(a.arguments(), b.arguments());
            let start = ops.len();
            ops.extend(a.ops().zip(b.ops()));
            if ops.len() - start != a.ops().count() || ops.len() - start != b.ops().count() {
                return false;
            }
        }
    }

    /// Compares the operands and successors of two operations.
    fn uses(&self, a: OpRef<'ir>, b: OpRef<'ir>) -> bool {
        let one_ir = std::ptr::eq(a.ir(), b.ir());
        // Values from outside map to themselves.
        let image = |value: ValueRef<'_>| match self.values.get(&value.handle()) {
            Some(image) => Some(*image),
            None => one_ir.then_some(value.handle()),
        };
        let successors =
            a.successors().zip(b.successors()).all(|(a, b)| match self.blocks.get(&a.handle()) {
                Some(image) => *image == b.handle(),
                None => one_ir && a == b,
            });
        if !successors {
            return false;
        }
        if !self.flags.ignores_operand_order(a) {
            return a.operands().map(image).eq(b.operands().map(|v| Some(v.handle())));
        }
        let mut left: SmallVec<[Option<Value>; 4]> = a.operands().map(image).collect();
        let mut right: SmallVec<[Option<Value>; 4]> =
            b.operands().map(|v| Some(v.handle())).collect();
        left.sort_unstable();
        right.sort_unstable();
        left == right
    }
}
