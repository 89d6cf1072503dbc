//! Translation of a function: its blocks in an order in which values are defined before their uses, each operation by
//! the rule for its kind.

use cranelift_codegen::ir::{self, BlockArg, InstBuilder, TrapCode, types};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_module::{DataId, FuncId};
use ods_runtime::ir::OperandRange;
use ods_runtime::{Block, BlockRef, OpRef, TypeRef, Value, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

use crate::abi::Abi;
use crate::calls::definitions::{Arguments, body_signature, reads_arguments};
use crate::instructions::Rules;
use crate::llvm::LLVMFuncOp;
use crate::scalar::Scalar;
use crate::types::Shape;
use crate::unit::Unit;

/// Why something is not compiled.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// It is not supported, which the text explains.
    Unsupported(String),
    /// It needs a value whose operation is not compiled, which was reported.
    Consequence,
}

impl From<String> for Failure {
    fn from(text: String) -> Self {
        Failure::Unsupported(text)
    }
}

impl From<&str> for Failure {
    fn from(text: &str) -> Self {
        Failure::Unsupported(text.to_owned())
    }
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// The scalars of a value.
pub(crate) type Scalars = SmallVec<[ir::Value; 2]>;

/// Execution never gets here, as the program says.
pub(crate) const UNREACHABLE: TrapCode = TrapCode::unwrap_user(1);

/// Translates one function.
pub(crate) struct Translator<'t, 'm, 'ir> {
    pub(crate) unit: &'t mut Unit<'m, 'ir>,
    pub(crate) b: FunctionBuilder<'t>,
    pub(crate) abi: Abi,
    pub(crate) function: LLVMFuncOp<'ir>,
    /// Where the result is written, if that is memory.
    pub(crate) result_address: Option<ir::Value>,
    /// The address that is returned, although the function has no such result.
    pub(crate) returned_address: Option<ir::Value>,
    /// The arguments of the body of a variadic function.
    pub(crate) arguments: Option<Arguments>,
    /// Holds the address of the last memory that dynamic `alloca`s allocated.
    pub(crate) allocations: Option<ir::StackSlot>,
    values: FxHashMap<Value, Scalars>,
    blocks: FxHashMap<Block, ir::Block>,
    /// The functions and globals of the module that the code refers to.
    functions: FxHashMap<FuncId, ir::FuncRef>,
    data: FxHashMap<DataId, ir::GlobalValue>,
    has_failed: bool,
}

/// Translates the body of `function` to `code`. Reports what is not supported, and returns whether that is nothing.
pub(crate) fn translate<'ir>(
    unit: &mut Unit<'_, 'ir>,
    rules: &Rules<'ir>,
    function: LLVMFuncOp<'ir>,
    code: &mut ir::Function,
    context: &mut FunctionBuilderContext,
) -> bool {
    let abi = match Abi::of_function(&unit.types, function) {
        Ok(abi) => abi,
        Err(failure) => {
            unit.report(*function, failure);
            return false;
        }
    };
    code.signature = match reads_arguments(function) {
        true => body_signature(&abi, unit.module),
        false => abi.signature(unit.module),
    };
    let config = unit.module.target_config();
    let mut translator = Translator {
        unit,
        b: FunctionBuilder::new(code, context),
        abi,
        function,
        result_address: None,
        returned_address: None,
        arguments: None,
        allocations: None,
        values: FxHashMap::default(),
        blocks: FxHashMap::default(),
        functions: FxHashMap::default(),
        data: FxHashMap::default(),
        has_failed: false,
    };
    translator.body(rules);
    let has_failed = translator.has_failed;
    translator.b.finalize(config);
    !has_failed
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn body(&mut self, rules: &Rules<'ir>) {
        let Some(entry) = self.function.body().first_block() else { return };
        let blocks = reachable(entry);
        for block in &blocks {
            let code = self.b.create_block();
            self.blocks.insert(block.handle(), code);
        }
        let code = self.blocks[&entry.handle()];
        self.b.append_block_params_for_function_params(code);
        self.b.switch_to_block(code);
        let received = match reads_arguments(self.function) {
            true => self.load_arguments(entry, code),
            false => self.receive_arguments(entry, code),
        };
        if let Err(failure) = received {
            self.fail(*self.function, failure);
        }
        self.prepare_allocations(&blocks);
        for block in blocks {
            self.block(block, rules);
        }
        self.b.seal_all_blocks();
    }

    fn block(&mut self, block: BlockRef<'ir>, rules: &Rules<'ir>) {
        let code = self.blocks[&block.handle()];
        if !block.is_entry_block() {
            self.b.switch_to_block(code);
            for argument in block.arguments() {
                match self.shape(argument.ty()) {
                    Ok(shape) => {
                        let add =
                            |scalar: &Scalar| self.b.append_block_param(code, scalar.register());
                        let scalars = shape.scalars.iter().map(add).collect();
                        self.values.insert(argument.handle(), scalars);
                    }
                    Err(failure) => self.fail(*self.function, failure),
                }
            }
        }
        for op in block.ops() {
            if let Err(failure) = rules.translate(self, op) {
                self.fail(op, failure);
                if op.next().is_none() {
                    self.b.ins().trap(UNREACHABLE);
                }
            }
        }
    }

    fn fail(&mut self, op: OpRef<'ir>, failure: Failure) {
        self.has_failed = true;
        self.unit.report(op, failure);
    }

    /// The scalars of a type.
    pub(crate) fn shape(&self, ty: TypeRef<'ir>) -> Outcome<Rc<Shape>> {
        Ok(self.unit.types.shape(ty)?)
    }

    /// The scalar that a type or each of its lanes is.
    pub(crate) fn lane(&self, ty: TypeRef<'ir>) -> Outcome<Scalar> {
        Ok(self.unit.types.lane(ty)?)
    }

    /// The width of the integers that values of a type or their lanes are; pointers are integers, too.
    pub(crate) fn width(&self, ty: TypeRef<'ir>) -> Outcome<u32> {
        let width = self.lane(ty)?.integer_width();
        width.ok_or_else(|| format!("'{ty}' is no integer").into())
    }

    /// The scalars of a value.
    pub(crate) fn scalars(&self, value: ValueRef<'ir>) -> Outcome<Scalars> {
        self.values.get(&value.handle()).cloned().ok_or(Failure::Consequence)
    }

    /// A value with one scalar.
    pub(crate) fn scalar(&self, value: ValueRef<'ir>) -> Outcome<ir::Value> {
        match self.values.get(&value.handle()).map(SmallVec::as_slice) {
            Some([scalar]) => Ok(*scalar),
            Some(_) => Err(format!("'{}' is not supported here", value.ty()).into()),
            None => Err(Failure::Consequence),
        }
    }

    /// Defines a result with several scalars.
    pub(crate) fn define(&mut self, value: ValueRef<'ir>, scalars: Scalars) -> Outcome {
        self.values.insert(value.handle(), scalars);
        Ok(())
    }

    /// Defines the first result of an operation, which has one scalar.
    pub(crate) fn define_scalar(&mut self, op: OpRef<'ir>, scalar: ir::Value) -> Outcome {
        self.define(op.result(0), smallvec![scalar])
    }

    /// Defines the first result of an operation, each scalar of which is computed from those of the operands with the same
    /// number.
    pub(crate) fn elementwise<const N: usize>(
        &mut self,
        op: OpRef<'ir>,
        mut compute: impl FnMut(&mut Self, [ir::Value; N]) -> Outcome<ir::Value>,
    ) -> Outcome {
        let mut operands = Vec::with_capacity(N);
        for operand in op.operands().take(N) {
            operands.push(self.scalars(operand)?);
        }
        let count = operands.first().map_or(0, |it| it.len());
        if operands.len() < N || operands.iter().any(|it| it.len() != count) {
            return Err("its operands have different numbers of scalars".into());
        }
        let mut result = Scalars::with_capacity(count);
        let of_operands = |index: usize| std::array::from_fn(|number| operands[number][index]);
        for index in 0..count {
            result.push(compute(self, of_operands(index))?);
        }
        self.define(op.result(0), result)
    }

    /// The function of the module, as the code refers to it.
    pub(crate) fn function_ref(&mut self, id: FuncId) -> ir::FuncRef {
        let declare = || self.unit.module.declare_func_in_func(id, self.b.func);
        *self.functions.entry(id).or_insert_with(declare)
    }

    /// The global of the module, as the code refers to it.
    pub(crate) fn global_value(&mut self, id: DataId) -> ir::GlobalValue {
        let declare = || self.unit.module.declare_data_in_func(id, self.b.func);
        *self.data.entry(id).or_insert_with(declare)
    }

    /// The code of a block, and the scalars of its arguments.
    pub(crate) fn edge(
        &mut self,
        dest: BlockRef<'ir>,
        operands: OperandRange<'ir>,
    ) -> Outcome<(ir::Block, Vec<BlockArg>)> {
        let mut arguments = Vec::new();
        for operand in operands {
            arguments.extend(self.scalars(operand)?.into_iter().map(BlockArg::from));
        }
        Ok((self.blocks[&dest.handle()], arguments))
    }

    /// An address that is `offset` bytes behind another.
    pub(crate) fn add_offset(&mut self, address: ir::Value, offset: i64) -> ir::Value {
        if offset == 0 {
            return address;
        }
        let offset = self.b.ins().iconst(types::I64, offset);
        self.b.ins().iadd(address, offset)
    }
}

/// The blocks that are executed if control flow may take any branch, each after the blocks that dominate it.
fn reachable<'ir>(entry: BlockRef<'ir>) -> Vec<BlockRef<'ir>> {
    let mut visited = FxHashSet::from_iter([entry.handle()]);
    let mut stack = vec![(entry, entry.successors().collect::<Vec<_>>())];
    let mut order = Vec::new();
    while let Some((block, successors)) = stack.last_mut() {
        match successors.pop() {
            Some(next) if visited.insert(next.handle()) => {
                stack.push((next, next.successors().collect()));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
