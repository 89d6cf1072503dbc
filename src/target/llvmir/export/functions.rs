//! Functions.

mod graph;

use ods_runtime::attrs::*;
use ods_runtime::interfaces::BranchOpInterface;
use ods_runtime::rt::OdsEnum;
use ods_runtime::{BlockRef, Location, OpRef, ValueRef};

use super::{Cursor, ModuleTranslation, TranslationResult};
use crate::llvm::{LLVMFuncOp, LLVMVoidType, MemoryEffectsAttr, UWTableKind};
use crate::target::llvmir::ir::{self, Attribute, Attributes, InstructionKind, MemoryEffects};
use crate::target::llvmir::keywords;
use graph::{Graph, Node};

impl<'ir> ModuleTranslation<'ir> {
    /// Adds a function without its body.
    pub(super) fn declare(&mut self, op: LLVMFuncOp<'ir>) -> TranslationResult {
        let function_type = op.function_type();
        let ty = self.ty(*function_type, *op)?;
        let mut function = ir::Function { ty, ..ir::Function::default() };
        if let ir::Type::Function { result, parameters, .. } = &self.module.types[ty] {
            function.result = *result;
            function.parameters.clone_from(parameters);
        }
        let global = &mut function.global;
        op.sym_name().clone_into(&mut global.name);
        global.address_space = self.module.layout.program_space;
        global.linkage = keywords::linkage(op.linkage());
        global.visibility = keywords::visibility(op.visibility());
        global.is_dso_local = op.dso_local();
        global.unnamed_address = keywords::unnamed_address(op.unnamed_addr());
        if !op.body().is_empty() {
            global.section = op.section().unwrap_or_default().to_owned();
        }
        global.alignment = op.alignment().unwrap_or(0);
        global.comdat = op.comdat().map(|it| op.ctx().ident_str(it.leaf_reference()).to_owned());
        keywords::calling_convention(op.c_conv()).clone_into(&mut function.calling_convention);
        function.garbage_collector = op.garbage_collector().unwrap_or_default().to_owned();
        function.attributes = self.function_attributes(op)?;
        let arguments = op.arg_attrs();
        for (index, attrs) in arguments.into_iter().flat_map(|it| it.iter()).enumerate() {
            let attributes = self.parameter_attributes(attrs, *op)?;
            *function.parameter_attributes.parameter_mut(index) = attributes;
        }
        if let Some(attrs) = op.res_attrs().and_then(|it| it.iter().next())
            && !function_type.return_type().isa::<LLVMVoidType<'_>>()
        {
            function.parameter_attributes.result = self.parameter_attributes(attrs, *op)?;
        }
        self.kernel_metadata(op, &mut function)?;
        if let Some(count) = op.function_entry_count() {
            let name = self.module.metadata_string("function_entry_count");
            let count = self.module.i64(count.cast_signed());
            let count = self.module.metadata_constant(count);
            let node = self.module.tuple([name, count]);
            function.global.attach("prof", node);
        }
        self.subprogram(op, &mut function)?;
        self.module.add_function(function);
        self.functions.push(op);
        Ok(())
    }

    fn function_attributes(&mut self, op: LLVMFuncOp<'ir>) -> TranslationResult<Attributes> {
        let mut attributes = Attributes::default();
        self.passthrough(op, &mut attributes)?;
        let words = [
            (op.no_inline(), "noinline"),
            (op.always_inline(), "alwaysinline"),
            (op.inline_hint(), "inlinehint"),
            (op.optimize_none(), "optnone"),
            (op.convergent(), "convergent"),
            (op.no_unwind(), "nounwind"),
            (op.will_return(), "willreturn"),
        ];
        for (_, word) in words.iter().filter(|(is_set, _)| *is_set) {
            attributes.add(Attribute::Enum(word));
        }
        if let Some(effects) = op.memory_effects() {
            attributes.add(memory(effects));
        }
        if let Some(kind) = op.uwtable_kind() {
            match kind.uwtable_kind() {
                UWTableKind::None => {}
                UWTableKind::Sync => {
                    attributes.add(Attribute::Text("uwtable", "(sync)".to_owned()))
                }
                UWTableKind::Async => attributes.add(Attribute::Enum("uwtable")),
            }
        }
        let features: Option<Vec<&str>> =
            op.target_features().map(|it| it.features().iter().map(|it| it.value()).collect());
        let pointer = op.frame_pointer().map(|it| it.frame_pointer_kind());
        let cases = <crate::llvm::FramePointerKind as OdsEnum>::CASES;
        let strings = [
            ("target-features", features.map(|it| it.join(","))),
            (
                "frame-pointer",
                cases.iter().find(|it| Some(it.0) == pointer).map(|it| it.1.to_owned()),
            ),
        ];
        for (name, value) in strings.into_iter().filter(|it| it.1.is_some()) {
            attributes.add(Attribute::String(name.to_owned(), value));
        }
        if !op.body().is_empty() {
            add_of_definition(op, &mut attributes);
        }
        Ok(attributes)
    }

    /// Translates the body of a function.
    pub(super) fn define(&mut self, index: usize) -> TranslationResult {
        let op = self.functions[index];
        if op.body().is_empty() {
            return Ok(());
        }
        // Calls of the function itself see its declaration meanwhile.
        let mut function = self.module.functions[index].clone();
        if let Some(personality) = op.personality()
            && let Some(global) = self.module.find(personality)
        {
            function.personality = Some(self.module.global_address(global));
        }
        let mut cursor = Cursor::new(self, function);
        let result = cursor.body(op);
        let function = cursor.function;
        self.module.functions[index] = function;
        result
    }
}

/// Adds the attributes that only functions with a body get.
fn add_of_definition(op: LLVMFuncOp<'_>, attributes: &mut Attributes) {
    if let Some(range) = op.vscale_range() {
        let bound = |bound: IntegerAttr<'_>| bound.int().unwrap_or_default();
        let (least, most) = (bound(range.min_range()), bound(range.max_range()));
        attributes.add(Attribute::Text("vscale_range", format!("({least},{most})")));
    }
    let mut add = |name: &str, value: Option<&str>| {
        if let Some(value) = value {
            attributes.add(Attribute::String(name.to_owned(), Some(value.to_owned())));
        }
    };
    add("target-cpu", op.target_cpu());
    add("tune-cpu", op.tune_cpu());
    add("reciprocal-estimates", op.reciprocal_estimates());
    add("prefer-vector-width", op.prefer_vector_width());
    let truth = |value: Option<bool>| value.map(|it| if it { "true" } else { "false" });
    add("no-infs-fp-math", truth(op.no_infs_fp_math()));
    add("no-nans-fp-math", truth(op.no_nans_fp_math()));
    add("no-signed-zeros-fp-math", truth(op.no_signed_zeros_fp_math()));
    add("denormal-fp-math", op.denormal_fp_math());
    add("denormal-fp-math-f32", op.denormal_fp_math_f32());
    add("fp-contract", op.fp_contract());
    add("instrument-function-entry", op.instrument_function_entry());
    add("instrument-function-exit", op.instrument_function_exit());
    let arm = [
        (op.arm_streaming(), "aarch64_pstate_sm_enabled"),
        (op.arm_locally_streaming(), "aarch64_pstate_sm_body"),
        (op.arm_streaming_compatible(), "aarch64_pstate_sm_compatible"),
        (op.arm_new_za(), "aarch64_new_za"),
        (op.arm_in_za(), "aarch64_in_za"),
        (op.arm_out_za(), "aarch64_out_za"),
        (op.arm_inout_za(), "aarch64_inout_za"),
        (op.arm_preserves_za(), "aarch64_preserves_za"),
    ];
    for (_, word) in arm.iter().filter(|(is_set, _)| *is_set) {
        attributes.add(Attribute::String((*word).to_owned(), None));
    }
}

/// The attribute for effects on memory.
pub(super) fn memory(attr: MemoryEffectsAttr<'_>) -> Attribute {
    let mut effects = MemoryEffects::all(keywords::mod_ref(attr.other()));
    let places = [
        ("argmem", attr.arg_mem()),
        ("inaccessiblemem", attr.inaccessible_mem()),
        ("errnomem", attr.errno_mem()),
        ("target_mem0", attr.target_mem0()),
        ("target_mem1", attr.target_mem1()),
    ];
    for (place, access) in places {
        effects.set(place, keywords::mod_ref(access));
    }
    Attribute::Text("memory", effects.text())
}

impl<'ir> Cursor<'_, 'ir> {
    fn body(&mut self, op: LLVMFuncOp<'ir>) -> TranslationResult {
        let graph = Graph::of(op.body());
        for node in graph.nodes() {
            let id = self.function.add_block();
            match node {
                Node::Block(block) => {
                    self.blocks.insert(block.handle(), id);
                }
                Node::Edge { branch, successor } => {
                    self.edges.insert((branch.handle(), *successor), id);
                }
            }
        }
        let Some(entry) = op.body().first_block() else { return Ok(()) };
        for (index, argument) in entry.arguments().enumerate() {
            self.set(argument, ir::Value::Argument(index as u32));
        }
        let mut phis = Vec::new();
        for (index, node) in graph.in_order() {
            self.block = index;
            match node {
                Node::Block(block) => {
                    if *block != entry && block.num_arguments() > 0 {
                        phis.push((*block, self.phis(*block, *op)?));
                    }
                    for op in block.ops() {
                        self.location = self.location_of(op)?;
                        self.translate(op)?;
                    }
                }
                Node::Edge { branch, successor } => self.edge(*branch, *successor)?,
            }
        }
        self.connect(&graph, &phis)
    }

    /// The values of a block's arguments, which come from its predecessors. Without any, they are poison: a phi without
    /// values is invalid.
    fn phis(
        &mut self,
        block: BlockRef<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<Vec<ir::InstructionId>> {
        let mut phis = Vec::with_capacity(block.num_arguments());
        let is_reached = block.predecessor_ops().next().is_some();
        for argument in block.arguments() {
            let ty = self.ty(argument.ty(), at)?;
            if !is_reached {
                let poison = self.module().poison(ty);
                self.set(argument, ir::Value::Constant(poison));
                continue;
            }
            let id = self.phi(argument, ty, at)?;
            self.set(argument, ir::Value::Instruction(id));
            phis.push(id);
        }
        Ok(phis)
    }

    /// Appends the phi of an argument.
    fn phi(
        &mut self,
        argument: ValueRef<'ir>,
        ty: ir::TypeId,
        at: OpRef<'ir>,
    ) -> TranslationResult<ir::InstructionId> {
        let location = argument.loc().unwrap_or(Location::UNKNOWN);
        self.location = self.location_at(location, at)?;
        let kind = InstructionKind::Phi { incoming: Vec::new(), flags: Default::default() };
        Ok(self.builder().insert(kind, ty))
    }

    /// The block on an edge: it takes the operands of the branch and passes them on.
    fn edge(&mut self, branch: OpRef<'ir>, successor: usize) -> TranslationResult {
        let target = branch.successor(successor);
        for argument in target.arguments() {
            let ty = self.ty(argument.ty(), branch)?;
            self.phi(argument, ty, branch)?;
        }
        self.location = self.location_of(branch)?;
        let to = self.blocks.get(&target.handle()).copied().unwrap_or_default();
        let void = self.module().types.void();
        self.builder().insert(InstructionKind::Br(to), void);
        Ok(())
    }

    /// Gives the values of arguments what branches pass.
    fn connect(
        &mut self,
        graph: &Graph<'ir>,
        phis: &[(BlockRef<'ir>, Vec<ir::InstructionId>)],
    ) -> TranslationResult {
        for (id, branch, successor) in graph.edges() {
            let from = self.block_of(branch);
            let instructions = self.function.block(id).instructions.clone();
            for (value, phi) in passed(branch, successor).into_iter().zip(instructions) {
                let value = self.value(value)?;
                self.add_incoming(phi, value, from);
            }
        }
        for (block, phis) in phis {
            for id in graph.edges_to(*block) {
                let instructions = self.function.block(id).instructions.clone();
                for (phi, instruction) in phis.iter().zip(instructions) {
                    self.add_incoming(*phi, ir::Value::Instruction(instruction), id);
                }
            }
            for (branch, successor) in graph.predecessors(*block) {
                let from = self.block_of(branch);
                for (phi, value) in phis.iter().zip(passed(branch, successor)) {
                    let value = self.value(value)?;
                    self.add_incoming(*phi, value, from);
                }
            }
        }
        Ok(())
    }

    fn block_of(&self, op: OpRef<'ir>) -> ir::BlockId {
        let block = op.block().map(|it| it.handle());
        block.and_then(|it| self.blocks.get(&it).copied()).unwrap_or_default()
    }

    fn add_incoming(&mut self, phi: ir::InstructionId, value: ir::Value, from: ir::BlockId) {
        if let InstructionKind::Phi { incoming, .. } = &mut self.function.instruction_mut(phi).kind
        {
            incoming.push((value, from));
        }
    }
}

/// The values that a branch passes to a successor.
fn passed(branch: OpRef<'_>, successor: usize) -> Vec<ValueRef<'_>> {
    let Some(interface) = branch.dyn_cast::<BranchOpInterface<'_>>() else { return Vec::new() };
    interface.successor_operands(successor).forwarded().collect()
}
