//! Whether operations are the same but for where they are.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use crate::core::ir::{Block, OpRef, RegionRef, Value, ValueRef};
use crate::semantics::traits::IsCommutative;

/// What operations may differ in and still be equivalent. Corresponds to `mlir::OperationEquivalence::Flags`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Equivalence {
    /// Where they come from.
    pub ignore_locations: bool,
    /// Discardable attributes.
    pub ignore_discardable_attrs: bool,
    /// Properties.
    pub ignore_properties: bool,
    /// Compare operands in order, even of operations whose operands may be swapped.
    pub ignore_commutativity: bool,
}

/// Two operations or regions side by side.
struct Pairing<'ir> {
    flags: Equivalence,
    /// What in the second stands for what in the first.
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Pairs whose operands and successors are compared once all definitions are known.
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

    /// Whether the operations are of one kind, have equal attributes, types and operands, and equivalent regions. Values
    /// that they define themselves correspond by their place; others must be the same. Both must be of one context.
    ///
    /// Nesting costs no stack, and values may be used before they are defined.
    pub fn ops(self, a: OpRef<'_>, b: OpRef<'_>) -> bool {
        Pairing::new(self).run(vec![(a, b)], Vec::new())
    }

    /// Whether the blocks of the regions correspond, with equivalent operations. Corresponds to
    /// `mlir::OperationEquivalence::isRegionEquivalentTo`.
    pub fn regions(self, a: RegionRef<'_>, b: RegionRef<'_>) -> bool {
        Pairing::new(self).run(Vec::new(), vec![(a, b)])
    }

    /// A hash of the operation without its regions, equal for equivalent ones. `operand` is the hash of an operand.
    /// Corresponds to `mlir::OperationEquivalence::computeHash`.
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
        if self.swaps(op) {
            operands.sort_unstable();
        }
        operands.hash(&mut hasher);
        (op.num_regions(), op.num_successors()).hash(&mut hasher);
        hasher.finish()
    }

    /// A hash of the operation with its regions: equivalent operations have equal ones.
    pub fn hash_op(self, op: OpRef<'_>) -> u64 {
        // Values count by where they are defined: the how-manieth they are.
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

    /// Whether the operands of `op` are compared in any order.
    fn swaps(self, op: OpRef<'_>) -> bool {
        !self.ignore_commutativity && op.has_trait::<IsCommutative>()
    }
}

impl<'ir> Pairing<'ir> {
    fn new(flags: Equivalence) -> Self {
        Pairing {
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

    /// Compares all of two operations but what refers to values and blocks, which is compared later.
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

    /// Pairs blocks and their operations.
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

    /// Compares what two operations refer to.
    fn uses(&self, a: OpRef<'ir>, b: OpRef<'ir>) -> bool {
        let one_ir = std::ptr::eq(a.ir(), b.ir());
        // Values from outside stand for themselves.
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
        if !self.flags.swaps(a) {
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
