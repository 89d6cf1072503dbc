//! Functions.

use ods_runtime::attrs::*;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, Location, Op, OpBuilder, Value};
use rustc_hash::FxHashMap;

use super::ImportResult;
use super::module::Import;
use crate::llvm::{self, BlockTagAttr, BlockTagOp, CConv, LLVMFuncOp, Linkage, Visibility};
use crate::target::llvmir::ir::{
    BlockId, Constant, DebugRecord, Function, GlobalId, InstructionId, InstructionKind,
    Value as Operand,
};
use crate::target::llvmir::keywords;

/// The function that is being imported.
#[derive(Default)]
pub(super) struct Body<'m> {
    pub(super) function: Option<&'m Function>,
    pub(super) arguments: Vec<Value>,
    pub(super) values: FxHashMap<InstructionId, Value>,
    /// The blocks; those that control flow cannot reach have none.
    pub(super) blocks: Vec<Option<Block>>,
    /// Records about variables, which are imported when all values are known.
    pub(super) records: Vec<&'m DebugRecord>,
    /// The block that is being imported.
    pub(super) current: BlockId,
    /// The function's operation.
    pub(super) op: Option<Op>,
}

impl<'m> Import<'m> {
    /// Forgets the values of the function or the initializer before.
    pub(super) fn clear(&mut self, block: Option<Block>) {
        self.constants.clear();
        self.constant_block = block;
        self.last_constant = None;
        self.body = Body::default();
    }

    pub(super) fn function(&mut self, index: usize) -> ImportResult {
        let module = self.module;
        let function = &module.functions[index];
        let global = &function.global;
        self.clear(None);
        if self.is_converted_intrinsic(&global.name) {
            self.ty(function.ty);
            return Ok(());
        }
        let location = self.function_location(function);
        let ctx = self.ctx.clone();
        let mut state = self.state(&llvm::FUNC_OP, location);
        let region = OpBuilder::new(&mut self.ir, InsertPoint::Detached, location).new_region();
        state.add_region(region);
        let ty = self.ty(function.ty);
        let linkage =
            keywords::find(global.linkage, keywords::linkage).unwrap_or(Linkage::External);
        let convention = keywords::find(&function.calling_convention, keywords::calling_convention);
        let visibility = keywords::find(global.visibility, keywords::visibility);
        state.set_property(LLVMFuncOp::SYM_NAME, self.string(&global.name));
        state.set_property(LLVMFuncOp::FUNCTION_TYPE, TypeAttr::get(&ctx, ty).handle());
        let setters = state.edit::<LLVMFuncOp<'_>>(&ctx).set_linkage(linkage);
        let setters = setters.set_c_conv(convention.unwrap_or(CConv::C));
        let setters = setters.set_visibility(visibility.unwrap_or(Visibility::Default));
        if let Some(unnamed) = keywords::unnamed(global.unnamed_address) {
            setters.set_unnamed_addr(Some(unnamed));
        }
        if global.is_dso_local || global.is_implicitly_dso_local() {
            state.set_property(LLVMFuncOp::DSO_LOCAL, self.unit());
        }
        self.function_parameters(function, &mut state);
        if let Some(personality) = function.personality {
            match self.personality(personality) {
                Some(name) => state.set_property(LLVMFuncOp::PERSONALITY, name),
                None => self.warn(location, "could not deduce personality, skipping it"),
            }
        }
        let strings = [
            (LLVMFuncOp::GARBAGE_COLLECTOR, &function.garbage_collector),
            (LLVMFuncOp::SECTION, &global.section),
        ];
        for (key, text) in strings {
            if let Some(text) = self.optional_string(text) {
                state.set_property(key, text);
            }
        }
        if let Some(comdat) = global.comdat.as_ref().and_then(|it| self.comdats.get(it)) {
            state.set_property(LLVMFuncOp::COMDAT, *comdat);
        }
        if global.alignment != 0 {
            let alignment = self.integer(64, global.alignment.cast_signed());
            state.set_property(LLVMFuncOp::ALIGNMENT, alignment);
        }
        self.function_attributes(function, &mut state);
        let op = self.at(InsertPoint::End(self.top), |import| import.insert(&state));
        for (kind, node) in &global.attachments {
            if Self::is_imported(kind) && !self.set_metadata(kind, *node, op) {
                let (node, text) = (module.metadata_text(*node), module.function_text(index));
                let message = format!("unhandled function metadata: {node} on {text}");
                self.warn(location, message);
            }
        }
        if function.blocks.is_empty() {
            return Ok(());
        }
        self.body.function = Some(function);
        self.body.op = Some(op);
        self.blocks(function, region, location)
    }

    /// The name of the function that handles exceptions.
    fn personality(
        &self,
        constant: crate::target::llvmir::ir::ConstantId,
    ) -> Option<ods_runtime::Attribute> {
        match self.module.constant(constant) {
            Constant::Global { global, .. } => Some(self.symbol(&self.module.global(*global).name)),
            Constant::Cast { operand, .. } => match self.module.constant(*operand) {
                Constant::Global { global, .. } => {
                    Some(self.symbol(&self.module.global(*global).name))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Imports the blocks that control flow can reach.
    fn blocks(
        &mut self,
        function: &'m Function,
        region: ods_runtime::ir::Region,
        location: Location,
    ) -> ImportResult {
        let order = post_order(function);
        let mut is_reachable = vec![false; function.blocks.len()];
        order.iter().for_each(|it| is_reachable[it.index()] = true);
        for (index, block) in function.blocks.iter().enumerate() {
            if !is_reachable[index] {
                if self.module.is_address_taken(function, BlockId::from_index(index)) {
                    let name = &block.name;
                    let message = format!("unreachable block '{name}' with address taken");
                    return Err(ods_runtime::Diagnostic::error(location, message));
                }
                self.body.blocks.push(None);
                continue;
            }
            let block = self.ir.add_block();
            self.ir.append_block(region, block);
            self.body.blocks.push(Some(block));
        }
        let Some(entry) = self.body.blocks.first().copied().flatten() else { return Ok(()) };
        for ty in &function.parameters {
            let ty = self.ty(*ty);
            let argument = self.ir.add_argument(entry, ty, location);
            self.body.arguments.push(argument);
        }
        self.constant_block = Some(entry);
        for id in order.into_iter().rev() {
            if let Some(block) = self.body.blocks[id.index()] {
                self.block(function, id, block)?;
            }
        }
        self.debug_records()
    }

    fn block(&mut self, function: &'m Function, id: BlockId, block: Block) -> ImportResult {
        self.point = InsertPoint::End(block);
        self.body.current = id;
        let content = function.block(id);
        let mut records = content.records.iter().peekable();
        for (index, instruction) in content.instructions.iter().enumerate() {
            let mut before = Vec::new();
            while let Some((_, record)) = records.next_if(|(at, _)| *at <= index) {
                before.push(record);
            }
            self.instruction(function, *instruction, &before)?;
        }
        if self.module.is_address_taken(function, id) {
            let location = self.body.op.map_or(Location::UNKNOWN, |op| self.ir.op(op).loc());
            let mut state = self.state(&llvm::BLOCKTAG_OP, location);
            let tag = BlockTagAttr::get(&self.ctx, content.number).handle();
            state.set_property(BlockTagOp::TAG, tag);
            self.at(InsertPoint::Start(block), |import| import.insert(&state));
        }
        Ok(())
    }

    /// Imports an instruction with the records before it and its metadata.
    fn instruction(
        &mut self,
        function: &'m Function,
        id: InstructionId,
        records: &[&'m DebugRecord],
    ) -> ImportResult {
        let instruction = function.instruction(id);
        let location = self.debug_location(instruction.location);
        let intrinsic = self.called_intrinsic(&instruction.kind);
        if intrinsic.is_none() && !self.labels(records) {
            return Ok(());
        }
        if let InstructionKind::Phi { .. } = instruction.kind {
            let ty = self.ty(instruction.ty);
            if let InsertPoint::End(block) = self.point {
                let argument = self.ir.add_argument(block, ty, location);
                self.body.values.insert(id, argument);
            }
            return Ok(());
        }
        let op = match (intrinsic, &instruction.kind) {
            (Some(name), InstructionKind::Call(call)) => {
                let op = self.intrinsic(name, id, call, instruction, location);
                op.or_else(|reason| self.unhandled_intrinsic(id, location, reason))?
            }
            (_, InstructionKind::Invoke { call, normal, unwind }) => {
                self.invoke(id, call, (*normal, *unwind), instruction.ty, location)?
            }
            _ => self.operation_of(id, instruction, location)?,
        };
        let Some(op) = op else {
            if self.options.emit_expensive_warnings {
                let text = self.module.instruction_text(function, id);
                self.warn(location, format!("dropped instruction: {text}"));
            }
            return Ok(());
        };
        if let Some(result) = self.ir.op(op).results().first() {
            let result = result.handle();
            self.body.values.insert(id, result);
        }
        for (kind, node) in &instruction.attachments {
            if Self::is_imported(kind)
                && !self.set_metadata(kind, *node, op)
                && self.options.emit_expensive_warnings
            {
                let node = self.module.metadata_text(*node);
                let text = self.module.instruction_text(function, id);
                self.warn(location, format!("unhandled metadata: {node} on {text}"));
            }
        }
        Ok(())
    }

    /// The value of an operand.
    pub(super) fn operand(&mut self, operand: Operand) -> ImportResult<Value> {
        let known = match operand {
            Operand::Constant(id) => return self.constant(id),
            Operand::Argument(index) => self.body.arguments.get(index as usize).copied(),
            Operand::Instruction(id) => self.body.values.get(&id).copied(),
            Operand::Metadata(_) | Operand::InlineAsm(_) => None,
        };
        known.ok_or_else(|| {
            let function = self.body.function;
            let text = match (function, operand) {
                (Some(function), Operand::Instruction(id)) => {
                    self.module.instruction_text(function, id)
                }
                (_, Operand::Metadata(node)) => self.module.metadata_text(node),
                _ => String::new(),
            };
            ods_runtime::Diagnostic::error(Location::UNKNOWN, format!("unhandled value: {text}"))
        })
    }

    pub(super) fn operands(&mut self, operands: &[Operand]) -> ImportResult<Vec<Value>> {
        operands.iter().map(|it| self.operand(*it)).collect()
    }

    /// The block that a block becomes.
    pub(super) fn block_of(&self, id: BlockId) -> Block {
        let block = self.body.blocks.get(id.index()).copied().flatten();
        // Successors of reachable blocks are reachable.
        block.or(self.constant_block).unwrap_or(self.top)
    }

    /// The name of a global value, as a reference to the symbol.
    pub(super) fn global_symbol(&mut self, id: GlobalId) -> ods_runtime::Attribute {
        let name = self.global_name(id);
        self.symbol(&name)
    }
}

/// The blocks that control flow can reach from the first one, in post-order.
fn post_order(function: &Function) -> Vec<BlockId> {
    let successors = |id: BlockId| {
        let terminator = function.terminator(id);
        terminator.map(|it| it.kind.successors()).unwrap_or_default()
    };
    let mut order = Vec::new();
    let mut is_visited = vec![false; function.blocks.len()];
    let entry = BlockId::default();
    is_visited[0] = true;
    let mut stack = vec![(entry, successors(entry), 0)];
    while let Some((id, next, at)) = stack.last_mut() {
        let Some(successor) = next.get(*at).copied() else {
            order.push(*id);
            stack.pop();
            continue;
        };
        *at += 1;
        if !is_visited[successor.index()] {
            is_visited[successor.index()] = true;
            let next = successors(successor);
            stack.push((successor, next, 0));
        }
    }
    order
}
