//! Structured control flow from branches between blocks. Corresponds to `mlir/Transforms/CFGToSCF.h`.
//!
//! The algorithm is that of Bahmann, Reissmann, Jahre and Meyer, "Perfect Reconstructability of Control Flow from Demand
//! Dependence Graphs". It works on a region from its entry block on:
//!
//! 1. `exits`: terminators of one kind become one block, to which the others branch.
//! 2. `cycles`: each cycle becomes a loop, with one entry and one exit (`latch`), and with values that leave the loop only as
//!    its results (`reduce`).
//! 3. `branches`: a branch to several successors becomes an operation with a region for each. The blocks in which the
//!    successors meet continue after it.
//!
//! The bodies of loops and the regions of branches are processed in turn. If several edges must lead to one block and then
//! to different ones, they pass through a *multiplexer*: a block with an argument that says where to go (`multiplexer`).

mod branches;
mod check;
mod cycles;
mod edge;
mod exits;
mod latch;
mod multiplexer;
mod reduce;
mod tree;

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::{InsertPoint, Mapping};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Block, Ir, Location, Op, Region, RegionRef, Type, Value};
use rustc_hash::FxHashMap;

use self::exits::Exits;
use self::tree::Trees;

/// A successor of a switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The block.
    pub block: Block,
    /// The operands for its arguments.
    pub operands: Vec<Value>,
}

/// Creates the operations of [`lift_cfg`], at the insertion point of the rewriter and with its location. Corresponds to
/// `mlir::CFGToSCFInterface`.
pub trait CfgToScf {
    /// Creates an operation with results of these types in place of the terminator `replaced`. The blocks of `regions`, of
    /// which there is one for each successor, become those of its regions.
    ///
    /// # Errors
    ///
    /// If there is no operation for this terminator. Then the regions still have their blocks.
    fn create_branch(
        &self,
        r: &mut Rewriter<'_>,
        replaced: Op,
        types: &[Type],
        regions: &[Region],
    ) -> Result<Op, Diagnostic>;

    /// Creates the terminator of a region of `branch`, which [`create_branch`](Self::create_branch) has created. It passes
    /// `results` to the results of `branch`.
    fn create_branch_terminator(&self, r: &mut Rewriter<'_>, branch: Op, results: &[Value]);

    /// Creates a loop in place of the terminator `replaced`. The blocks of `body` become those of the loop. The last one,
    /// which has no terminator, passes `next` to the next iteration if `condition`, a switch value, is 1, and to the results
    /// of the loop if it is 0. The types of `initial` and `next` are equal.
    ///
    /// # Errors
    ///
    /// If there is no such operation. Then `body` still has its blocks.
    fn create_do_while(
        &self,
        r: &mut Rewriter<'_>,
        replaced: Op,
        initial: &[Value],
        condition: Value,
        next: &[Value],
        body: Region,
    ) -> Result<Op, Diagnostic>;

    /// Creates a constant that [`create_switch`](Self::create_switch) accepts. All have the same type.
    fn create_switch_value(&self, r: &mut Rewriter<'_>, value: u32) -> Value;

    /// Creates a terminator that branches to the destination of the case that equals `flag`, or to `default`.
    fn create_switch(
        &self,
        r: &mut Rewriter<'_>,
        flag: Value,
        cases: &[(u32, Destination)],
        default: &Destination,
    );

    /// Creates a value that is not used.
    fn create_undefined_value(&self, r: &mut Rewriter<'_>, ty: Type) -> Value;

    /// Creates a terminator without successors for the operation with `region`. Control flow does not reach it.
    ///
    /// # Errors
    ///
    /// If there is no such terminator.
    fn create_unreachable_terminator(
        &self,
        r: &mut Rewriter<'_>,
        region: Region,
    ) -> Result<Op, Diagnostic>;

    /// Whether no function for `region` returns an error. If one may, [`lift_cfg`] works on a copy.
    fn always_succeeds(&self, _region: RegionRef<'_>) -> bool {
        false
    }
}

/// Turns the blocks of `region` into structured control flow. Returns whether there was anything to do. If terminators of
/// several kinds are left, so are branches to them. Corresponds to `mlir::transformCFGToSCF`.
///
/// # Errors
///
/// If a block cannot be reached, a terminator with successors is no branch without effects, or an operation cannot be created.
/// Then nothing has changed.
pub fn lift_cfg(ir: &mut Ir, region: Region, interface: &dyn CfgToScf) -> Result<bool, Diagnostic> {
    let view = ir.region(region);
    if view.is_empty() || view.has_one_block() {
        return Ok(false);
    }
    check::check(view)?;
    if interface.always_succeeds(view) {
        Lifter::new(ir, region, interface).run()?;
        return Ok(true);
    }
    // The original blocks are put back if the transformation of the copy fails.
    let [original, copy] = [ir.add_region(), ir.add_region()];
    ir.clone_region(region, copy, &mut Mapping::new());
    ir.take_body(original, region);
    ir.take_body(region, copy);
    ir.erase_region(copy);
    let result = Lifter::new(ir, region, interface).run();
    if result.is_err() {
        let failed = ir.add_region();
        ir.take_body(failed, region);
        ir.take_body(region, original);
        ir.erase_region(failed);
    }
    ir.erase_region(original);
    result.map(|()| true)
}

/// The state of a transformation.
struct Lifter<'a> {
    r: Rewriter<'a>,
    interface: &'a dyn CfgToScf,
    /// The region whose blocks are transformed.
    region: Region,
    /// The location of the operation with the region.
    loc: Location,
    undefined: FxHashMap<Type, Value>,
    switch_values: Vec<Option<Value>>,
    exits: Exits,
    trees: Trees,
}

/// The entry of a part of the control flow that is to be processed.
struct Entry {
    block: Block,
    may_have_cycles: bool,
}

impl<'a> Lifter<'a> {
    fn new(ir: &'a mut Ir, region: Region, interface: &'a dyn CfgToScf) -> Self {
        let loc = ir.region(region).parent_op().map_or(Location::UNKNOWN, |op| op.loc());
        Lifter {
            r: Rewriter::new(ir),
            interface,
            region,
            loc,
            undefined: FxHashMap::default(),
            switch_values: Vec::new(),
            exits: Exits::default(),
            trees: Trees::default(),
        }
    }

    fn run(&mut self) -> Result<(), Diagnostic> {
        let blocks: Vec<Block> =
            self.r.region(self.region).blocks().map(|block| block.handle()).collect();
        let first = blocks.first().copied();
        for block in blocks {
            if let Some(terminator) = self.r.block(block).back()
                && terminator.num_successors() == 0
            {
                let terminator = terminator.handle();
                self.combine_exit(terminator);
            }
        }
        let mut worklist: Vec<Entry> =
            first.map(|block| Entry { block, may_have_cycles: true }).into_iter().collect();
        while let Some(Entry { block, may_have_cycles }) = worklist.pop() {
            if may_have_cycles {
                let bodies = self.structure_cycles(block)?;
                if !bodies.is_empty() {
                    self.trees.invalidate(&self.r, block);
                }
                let entry = |block| Entry { block, may_have_cycles: true };
                worklist.extend(bodies.into_iter().map(entry));
            }
            let entries = self.structure_branch(block)?;
            let entry = |block| Entry { block, may_have_cycles: false };
            worklist.extend(entries.into_iter().map(entry));
        }
        Ok(())
    }

    /// Sets the insertion point and the location of the operations that are created next.
    fn set_point(&mut self, point: InsertPoint, loc: Location) {
        self.r.set_insert_point(point);
        self.r.set_loc(loc);
    }

    /// Sets the insertion point to the start of the region.
    fn set_point_at_start(&mut self) {
        if let Some(first) = self.r.region(self.region).first_block() {
            let first = first.handle();
            self.set_point(InsertPoint::Start(first), self.loc);
        }
    }

    /// A value for arguments that are not used.
    fn undefined(&mut self, ty: Type) -> Value {
        if let Some(value) = self.undefined.get(&ty) {
            return *value;
        }
        self.set_point_at_start();
        let value = self.interface.create_undefined_value(&mut self.r, ty);
        self.undefined.insert(ty, value);
        value
    }

    /// The constant `value` for switches.
    fn switch_value(&mut self, value: usize) -> Value {
        if let Some(Some(constant)) = self.switch_values.get(value) {
            return *constant;
        }
        self.set_point_at_start();
        let constant = self.interface.create_switch_value(&mut self.r, value as u32);
        if self.switch_values.len() <= value {
            self.switch_values.resize(value + 1, None);
        }
        self.switch_values[value] = Some(constant);
        constant
    }

    /// The types of the arguments of `block`.
    fn argument_types(&self, block: Block) -> Vec<Type> {
        self.r.block(block).argument_types().map(|ty| ty.handle()).collect()
    }

    /// Adds arguments with the types and locations of those of `other` to `block`.
    fn add_arguments_of(&mut self, other: Block, block: Block) {
        let arguments = self.r.block(other).arguments();
        let arguments: Vec<(Type, Location)> = arguments
            .map(|argument| (argument.ty().handle(), argument.loc().unwrap_or(Location::UNKNOWN)))
            .collect();
        for (ty, loc) in arguments {
            self.r.ir_mut().add_argument(block, ty, loc);
        }
    }

    /// The region of `block`.
    fn region_of(&self, block: Block) -> Region {
        self.r.block(block).parent().map_or(self.region, |region| region.handle())
    }

    /// Adds a block before `before`.
    fn add_block_before(&mut self, before: Block) -> Block {
        let region = self.region_of(before);
        let block = self.r.ir_mut().add_block();
        self.r.ir_mut().insert_block(region, block, Some(before));
        block
    }

    /// Moves `block` to the end of `region`.
    fn move_block(&mut self, block: Block, region: Region) {
        self.r.ir_mut().detach_block(block);
        self.r.ir_mut().append_block(region, block);
    }
}
