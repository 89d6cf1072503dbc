//! The dialect `func`: functions and calls.

mod fold;
mod inliner;

generated!("func.rs");

pub use self::generated::func::*;
pub use self::inliner::Inliner;

use ods_runtime::attrs::{FlatSymbolRefAttr, StringAttr, TypeAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::function;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{
    CallOpInterfaceTrait, Callee, CalleeHandle, FunctionOpInterface, OpAsmOpInterfaceTrait,
    SetNameFn, SymbolUserOpInterfaceTrait,
};
use ods_runtime::ir::OperandRange;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{FunctionType, TypeRef};
use ods_runtime::{Ir, Op, OpBuilder, OpRef, OpState, Value};

use crate::builders::set_symbol_callee;

/// The name of the attribute for a function's type.
const FUNCTION_TYPE: &str = "function_type";

/// The type of a function, which the verifier guarantees.
fn type_of(function: OpRef<'_>) -> Option<FunctionType<'_>> {
    function.attr(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast()
}

fn name_of(function: OpRef<'_>) -> &str {
    function.attr("sym_name").and_then(|a| a.dyn_cast::<StringAttr<'_>>()).map_or("", |a| a.value())
}

fn refs<'c>(owner: OpRef<'c>, types: &[ods_runtime::Type]) -> Vec<TypeRef<'c>> {
    types.iter().map(|ty| owner.ctx().type_ref(*ty)).collect()
}

/// Lists types for diagnostics.
fn list<'c>(types: impl IntoIterator<Item = TypeRef<'c>>) -> String {
    types.into_iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}

pub(crate) fn argument_types(function: FuncOp<'_>) -> Vec<TypeRef<'_>> {
    type_of(*function).map_or_else(Vec::new, |ty| refs(*function, ty.inputs()))
}

pub(crate) fn result_types(function: FuncOp<'_>) -> Vec<TypeRef<'_>> {
    type_of(*function).map_or_else(Vec::new, |ty| refs(*function, ty.results()))
}

impl<'ir> CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(**self.callee_attr())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        set_symbol_callee(ir, op, callee);
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.operands()
    }
}

impl<'ir> CallOpInterfaceTrait<'ir> for CallIndirectOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Value(*self.callee())
    }

    /// Symbols cannot be called indirectly, so they are ignored.
    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Value(value) = callee {
            ir.set_operand(op, 0, value);
        }
    }

    fn arg_operands(self) -> OperandRange<'ir> {
        self.callee_operands()
    }
}

impl CallIndirectOpBuilders for CallIndirectOp<'_> {
    fn build_from_callee(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        callee: Value,
        operands: &[Value],
    ) {
        st.add_operand(callee);
        st.add_operands(operands.iter().copied());
        // A value that is not a function gets no results; the verifier reports it.
        if let Some(ty) = b.ir().value(callee).ty().dyn_cast::<FunctionType<'_>>() {
            st.add_types(ty.results().iter().copied());
        }
    }
}

impl<'ir> CustomAssembly<'ir> for FuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        function::parse(p, state, false, FUNCTION_TYPE, &|ctx, inputs, results, _| {
            Ok(FunctionType::get(ctx, inputs, results).handle())
        })
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if let Some(function) = self.dyn_cast::<FunctionOpInterface<'_>>() {
            function::print(function, p, false, FUNCTION_TYPE);
        }
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(function) = self.parent_op() else { return Ok(()) };
        let Some(ty) = type_of(function) else { return Ok(()) };
        let (have, want, name) = (self.num_operands(), ty.num_results(), name_of(function));
        if have != want {
            return Err(self.op_error(format!(
                "has {have} operands, but enclosing function (@{name}) returns {want}"
            )));
        }
        for (i, operand) in (*self).operands().enumerate() {
            let (have, want) = (operand.ty(), ty.result(i));
            if have != want {
                return Err(self.error(format!(
                    "type of return operand {i} ('{have}') doesn't match function result type \
                     ('{want}') in function @{name}"
                )));
            }
        }
        Ok(())
    }
}

/// The function that the attribute `name` of `op` refers to, and the text of the reference.
fn lookup<'ir>(
    op: OpRef<'ir>,
    name: &str,
    tables: &mut SymbolTables,
) -> (Option<OpRef<'ir>>, &'ir str) {
    let Some(symbol) = op.attr(name).and_then(|attr| attr.dyn_cast::<FlatSymbolRefAttr<'_>>())
    else {
        return (None, "");
    };
    let function = tables.lookup_nearest(op, **symbol).filter(|op| op.isa::<FuncOp<'_>>());
    (function, symbol.value())
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (function, name) = lookup(*self, "callee", tables);
        let Some(ty) = function.and_then(type_of) else {
            return Err(self.op_error(format!("'{name}' does not reference a valid function")));
        };
        if ty.num_inputs() != self.num_operands() {
            return Err(self.op_error("incorrect number of operands for callee"));
        }
        for (i, operand) in (*self).operands().enumerate() {
            let (have, want) = (operand.ty(), ty.input(i));
            if have != want {
                return Err(self.op_error(format!(
                    "operand type mismatch: expected operand type '{want}', but provided '{have}' \
                     for operand number {i}"
                )));
            }
        }
        if ty.num_results() != self.num_results() {
            return Err(self.op_error("incorrect number of results for callee"));
        }
        for (i, result) in (*self).results().enumerate() {
            if result.ty() != ty.result(i) {
                return Err(self
                    .op_error(format!("result type mismatch at index {i}"))
                    .note(
                        None,
                        format!("      op result types: {}", list((*self).results().types())),
                    )
                    .note(
                        None,
                        format!("function result types: {}", list(refs(*self, ty.results()))),
                    ));
            }
        }
        Ok(())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (function, name) = lookup(*self, "value", tables);
        let Some(ty) = function.and_then(type_of) else {
            return Err(self.op_error(format!("reference to undefined function '{name}'")));
        };
        if self.result(0).ty() != *ty {
            return Err(self.op_error("reference to function with mismatched type"));
        }
        Ok(())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(self.result(0), "f");
    }
}
