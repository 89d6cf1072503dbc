//! Helpers of builders and setters of several dialects.

use ods_runtime::attrs::{
    ArrayAttr, DenseI32ArrayAttr, DictionaryAttr, FlatSymbolRefAttr, StringAttr, TypeAttr,
};
use ods_runtime::interfaces::{CalleeHandle, FunctionOpInterface};
use ods_runtime::ir::NamedAttribute;
use ods_runtime::types::FunctionType;
use ods_runtime::{Attribute, Ir, Op, OpBuilder, OpState, Type, Value};

/// The arguments of a region of the operation `op` as an array.
///
/// # Panics
///
/// If there are not `N` arguments.
#[track_caller]
pub fn arguments<const N: usize>(op: &str, values: &[Value]) -> [Value; N] {
    let count = values.len();
    values
        .try_into()
        .unwrap_or_else(|_| panic!("the body of `{op}` takes {N} values, and there are {count}"))
}

/// Sets the attribute `name` of the definition.
pub fn set(b: &OpBuilder<'_>, st: &mut OpState, name: &str, value: impl Into<Attribute>) {
    st.add_attr(b.ctx().ident(name), value);
}

/// Sets the sizes of the operand groups.
pub fn set_operand_segments(b: &OpBuilder<'_>, st: &mut OpState, sizes: &[usize]) {
    let sizes: Vec<i32> =
        sizes.iter().map(|size| i32::try_from(*size).unwrap_or(i32::MAX)).collect();
    set(b, st, "operandSegmentSizes", DenseI32ArrayAttr::get(b.ctx(), &sizes));
}

/// Adds the components of a function without blocks. `arg_attrs` has a dictionary per argument, or is empty.
pub fn function(
    b: &mut OpBuilder<'_>,
    st: &mut OpState,
    name: &str,
    ty: FunctionType<'_>,
    attrs: &[NamedAttribute],
    arg_attrs: &[Attribute],
) {
    set(b, st, "sym_name", StringAttr::get(b.ctx(), name));
    set(b, st, "function_type", TypeAttr::get(b.ctx(), *ty));
    st.attrs.extend(attrs.iter().copied());
    st.add_region(b.new_region());
    let empty = DictionaryAttr::get(b.ctx(), &[]).handle();
    if arg_attrs.iter().any(|attrs| *attrs != empty) {
        set(b, st, "arg_attrs", ArrayAttr::get(b.ctx(), arg_attrs));
    }
}

/// Adds the components of a call of the function `callee`. Adds only the operands if `callee` is not a function; the
/// verifier reports that.
pub fn call_of(b: &OpBuilder<'_>, st: &mut OpState, callee: Op, operands: &[Value]) {
    st.add_operands(operands.iter().copied());
    let Some(function) = b.ir().op(callee).dyn_cast::<FunctionOpInterface<'_>>() else { return };
    let name = function.name_attr().map_or("", |name| name.value());
    let name = FlatSymbolRefAttr::get(b.ctx(), name).handle();
    let results: Vec<Type> = function.result_types().iter().map(|ty| ty.handle()).collect();
    set(b, st, "callee", name);
    st.add_types(results);
}

/// Sets the symbol that `call` refers to. No effect if `callee` is a value.
pub fn set_symbol_callee(ir: &mut Ir, call: Op, callee: CalleeHandle) {
    if let CalleeHandle::Symbol(symbol) = callee {
        let name = ir.ctx().ident("callee");
        ir.set_attr(call, name, Some(symbol));
    }
}
