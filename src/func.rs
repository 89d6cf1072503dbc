//! The dialect `func`: functions and calls.

mod build;
pub mod conversion;
mod fold;
mod inliner;
pub mod transforms;

generated!("func.rs");

pub use self::generated::func::*;
pub use self::inliner::Inliner;

use ods_runtime::attrs::FlatSymbolRefAttr;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{
    CallOpInterfaceTrait, Callee, CalleeHandle, OpAsmOpInterfaceTrait, SetNameFn,
    SymbolUserOpInterfaceTrait,
};
use ods_runtime::ir::{OperandRange, PropertyKey};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::FunctionType;
use ods_runtime::{Ir, Op, OpBuilder, OpRef, OpState, Value};

use crate::functions::{self, function_type};

impl<'ir> CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> Callee<'ir> {
        Callee::Symbol(**self.callee_attr())
    }

    fn set_callee_from_callable(ir: &mut Ir, op: Op, callee: CalleeHandle) {
        if let CalleeHandle::Symbol(symbol) = callee {
            ir.set_property(op, Self::CALLEE, Some(symbol));
        }
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
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, callee: Value, operands: &[Value]) {
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
        functions::parse(p, state, Self::FUNCTION_TYPE)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        functions::print(*self, p, Self::FUNCTION_TYPE);
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        functions::verify_return(*self, "return", "returns")
    }
}

/// The function that the property `key` of `op` refers to, and the text of the reference.
fn lookup<'ir>(
    op: OpRef<'ir>,
    key: PropertyKey,
    tables: &mut SymbolTables,
) -> (Option<OpRef<'ir>>, &'ir str) {
    let Some(symbol) = op.property_as::<FlatSymbolRefAttr<'_>>(key) else { return (None, "") };
    let function = tables.lookup_nearest(op, **symbol).filter(|op| op.isa::<FuncOp<'_>>());
    (function, symbol.value())
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (function, name) = lookup(*self, Self::CALLEE, tables);
        let Some(ty) = function.and_then(|it| function_type(it, FuncOp::FUNCTION_TYPE)) else {
            return Err(self.op_error(format!("'{name}' does not reference a valid function")));
        };
        functions::verify_call(*self, ty)
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (function, name) = lookup(*self, Self::VALUE, tables);
        let Some(ty) = function.and_then(|it| function_type(it, FuncOp::FUNCTION_TYPE)) else {
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
