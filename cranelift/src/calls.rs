//! Calls, and the arguments and results of the function itself.

pub(crate) mod definitions;
mod helpers;
pub(crate) mod places;
mod variadic;

use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use ods_runtime::{BlockRef, OpRef, ValueRef};

use crate::abi::{Abi, Extension, Part, Passing};
use crate::function::{Outcome, Scalars, Translator};
use crate::image::Address;
use crate::instructions::Rules;
use crate::instructions::memory::plain;
use crate::llvm::{CallOp, LLVMFuncOp, LLVMFunctionType, ReturnOp, TailCallKind};
use crate::scalar::{Scalar, canonical, constant, has_spare_bits, signed};
use crate::unit::{Declared, Symbol};

pub(crate) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: CallOp<'ir>| call(t, op));
    definitions::add_rules(rules);
}

/// What is called.
enum Callee {
    Function(ir::FuncRef),
    Address(ir::Value),
}

fn call<'ir>(t: &mut Translator<'_, '_, 'ir>, op: CallOp<'ir>) -> Outcome {
    if op.tail_call_kind() == TailCallKind::MustTail {
        return Err("a call that must not need stack is not supported".into());
    }
    let mut operands: Vec<_> = op.callee_operands().collect();
    let target = match op.callee_attr() {
        Some(callee) => Some(t.unit.resolve(Address { symbol: callee.ident(), addend: 0 })?),
        None => None,
    };
    let pointer = match target {
        Some(_) => None,
        None => Some(t.scalar(operands.remove(0))?),
    };
    let function = match target.map(|it| t.unit.symbol(it.symbol)).transpose()? {
        Some(Symbol::Function(function)) => Some(function),
        _ => None,
    };
    if function.is_some_and(|it| it.sym_name().starts_with("llvm.")) {
        return Err("an intrinsic as a function is not supported".into());
    }
    let ty = op.var_callee_type().or(function.map(LLVMFuncOp::function_type));
    let params = operands.iter().map(|it| it.ty());
    let result = op.result().map(|it| it.ty());
    let param_attrs = op.arg_attrs().or(function.and_then(LLVMFuncOp::arg_attrs));
    let result_attrs = op.res_attrs().or(function.and_then(LLVMFuncOp::res_attrs));
    let abi = Abi::new(&t.unit.types, result, params, param_attrs, result_attrs)?;
    let is_variadic = ty.is_some_and(LLVMFunctionType::var_arg);
    let callee = match (target, pointer) {
        (Some(Address { symbol, addend: 0 }), _) if !is_variadic => {
            match t.unit.declare(symbol, *op)? {
                Declared::Function(id) => Callee::Function(t.function_ref(id)),
                Declared::Data(_) => {
                    Callee::Address(t.address_of(*op, Address { symbol, addend: 0 })?)
                }
            }
        }
        (Some(address), _) => Callee::Address(t.address_of(*op, address)?),
        (None, Some(pointer)) => Callee::Address(pointer),
        (None, None) => return Err("the callee is missing".into()),
    };
    let mut arguments = Vec::new();
    let memory = match (abi.has_result_in_memory, result) {
        (true, Some(result)) => {
            let layout = t.unit.types.layout(result)?;
            let address = t.stack_memory(layout.size, layout.align)?;
            arguments.push(address);
            Some(address)
        }
        _ => None,
    };
    for (operand, passing) in operands.iter().zip(&abi.params) {
        let scalars = t.scalars(*operand)?;
        t.pass(passing, &scalars, &mut arguments);
    }
    let inst = t.emit_call(callee, &abi, is_variadic, arguments)?;
    let Some(result) = op.result() else { return Ok(()) };
    t.receive_result(*op, result, &abi, memory, inst)
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn emit_call(
        &mut self,
        callee: Callee,
        abi: &Abi,
        is_variadic: bool,
        mut arguments: Vec<ir::Value>,
    ) -> Outcome<ir::Inst> {
        let address = match callee {
            Callee::Function(function) => return Ok(self.b.ins().call(function, &arguments)),
            Callee::Address(address) => address,
        };
        let mut signature = abi.signature(self.unit.module);
        let address = match is_variadic {
            true => self.through_thunk(address, &mut signature, &mut arguments)?,
            false => address,
        };
        let signature = self.b.import_signature(signature);
        Ok(self.b.ins().call_indirect(signature, address, &arguments))
    }

    /// Adds a value to `registers` in the form in which it is passed.
    fn pass(&mut self, passing: &Passing, scalars: &[ir::Value], registers: &mut Vec<ir::Value>) {
        let Passing::Parts(parts, extension) = passing else {
            registers.extend(scalars);
            return;
        };
        let mut left = scalars;
        for part in parts {
            match part {
                Part::Scalar(scalar) => {
                    let Some((value, rest)) = left.split_first() else { return };
                    registers.push(self.pass_scalar(*scalar, *extension, *value));
                    left = rest;
                }
                Part::Lanes { register, lane, count } => {
                    let (lanes, rest) = left.split_at((*count as usize).min(left.len()));
                    for lanes in lanes.chunks(register.lane_count() as usize) {
                        registers.push(self.join_lanes(*register, *lane, lanes));
                    }
                    left = rest;
                }
            }
        }
    }

    /// A vector register with these lanes, and zeros behind them.
    fn join_lanes(&mut self, register: ir::Type, lane: Scalar, lanes: &[ir::Value]) -> ir::Value {
        let zero = constant(&mut self.b, lane, 0);
        let mut vector = self.b.ins().splat(register, zero);
        for (index, lane) in (0u8..).zip(lanes) {
            vector = self.b.ins().insertlane(vector, *lane, index);
        }
        vector
    }

    fn pass_scalar(&mut self, scalar: Scalar, extension: Extension, value: ir::Value) -> ir::Value {
        match scalar {
            Scalar::F16 | Scalar::BF16 => self.reinterpret(types::F16, value),
            Scalar::Int(width) if extension == Extension::Sign => signed(&mut self.b, width, value),
            _ => value,
        }
    }

    /// Takes a value from the first of `registers`, which have the form in which it is passed.
    fn receive(
        &mut self,
        passing: &Passing,
        registers: &mut impl Iterator<Item = ir::Value>,
    ) -> Scalars {
        let mut scalars = Scalars::new();
        let Passing::Parts(parts, _) = passing else {
            scalars.extend(registers.next());
            return scalars;
        };
        for part in parts {
            match part {
                Part::Scalar(scalar) => {
                    let Some(value) = registers.next() else { break };
                    scalars.push(self.receive_scalar(*scalar, value));
                }
                Part::Lanes { register, count, .. } => {
                    let lanes = register.lane_count();
                    for first in (0..*count).step_by(lanes as usize) {
                        let Some(vector) = registers.next() else { break };
                        let number = (count - first).min(lanes) as u8;
                        scalars
                            .extend((0..number).map(|lane| self.b.ins().extractlane(vector, lane)));
                    }
                }
            }
        }
        scalars
    }

    /// Whoever passes an integer need not clear the spare bits of the register.
    fn receive_scalar(&mut self, scalar: Scalar, value: ir::Value) -> ir::Value {
        match scalar {
            Scalar::F16 | Scalar::BF16 => self.reinterpret(types::I16, value),
            Scalar::Int(width) if has_spare_bits(width) => canonical(&mut self.b, width, value),
            _ => value,
        }
    }

    /// Defines the arguments of the function.
    pub(crate) fn receive_arguments(&mut self, entry: BlockRef<'ir>, code: ir::Block) -> Outcome {
        let registers = self.b.block_params(code).to_vec();
        let mut registers = registers.into_iter();
        if self.abi.has_result_in_memory {
            self.result_address = registers.next();
        }
        let params = self.abi.params.clone();
        for (argument, passing) in entry.arguments().zip(&params) {
            let scalars = self.receive(passing, &mut registers);
            self.define(argument, scalars)?;
        }
        Ok(())
    }

    /// Defines the result of a call.
    fn receive_result(
        &mut self,
        op: OpRef<'ir>,
        result: ValueRef<'ir>,
        abi: &Abi,
        memory: Option<ir::Value>,
        call: ir::Inst,
    ) -> Outcome {
        let scalars = match memory {
            Some(address) => self.load(result.ty(), address, plain())?,
            None => {
                let registers = self.b.inst_results(call).to_vec();
                self.receive(&abi.result, &mut registers.into_iter())
            }
        };
        self.define(op.result(0), scalars)
    }

    pub(crate) fn return_value(&mut self, op: ReturnOp<'ir>) -> Outcome {
        let value = match op.arg() {
            Some(value) => Some((value.ty(), self.scalars(value)?)),
            None => None,
        };
        let mut registers = Vec::from_iter(self.returned_address);
        if let Some((ty, scalars)) = value {
            match self.result_address {
                Some(address) => self.store(ty, &scalars, address, MemFlagsData::new())?,
                None => {
                    let result = self.abi.result.clone();
                    self.pass(&result, &scalars, &mut registers);
                }
            }
        }
        self.release_all()?;
        self.b.ins().return_(&registers);
        Ok(())
    }

    /// Calls an external function with one result.
    pub(crate) fn call_helper(
        &mut self,
        name: &'static str,
        params: &[ir::Type],
        result: ir::Type,
        arguments: &[ir::Value],
    ) -> Outcome<ir::Value> {
        let inst = self.emit_helper_call(name, params, Some(result), arguments)?;
        Ok(self.b.inst_results(inst)[0])
    }

    /// Calls an external function without result.
    pub(crate) fn call_procedure(
        &mut self,
        name: &'static str,
        params: &[ir::Type],
        arguments: &[ir::Value],
    ) -> Outcome {
        self.emit_helper_call(name, params, None, arguments).map(drop)
    }
}
