//! Helpers of builders of several dialects.

use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, FlatSymbolRefAttr};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::{NamedAttribute, PropertyKey};
use ods_runtime::{Attribute, Op, OpBuilder, OpState, Type, Value};

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

/// Adds the attributes and the body of a function without blocks. `arg_attrs` has a dictionary per argument, or is
/// empty; they go to the property `key`, unless all are empty.
pub fn function(
    b: &mut OpBuilder<'_>,
    st: &mut OpState,
    attrs: &[NamedAttribute],
    key: PropertyKey,
    arg_attrs: &[Attribute],
) {
    st.attrs.extend(attrs.iter().copied());
    st.add_region(b.new_region());
    let empty = DictionaryAttr::get(b.ctx(), &[]).handle();
    if arg_attrs.iter().any(|attrs| *attrs != empty) {
        st.set_property(key, ArrayAttr::get(b.ctx(), arg_attrs));
    }
}

/// Adds the components of a call of the function `callee`, whose name goes to the property `key`. Adds only the operands
/// if `callee` is not a function; the verifier reports that.
pub fn call_of(
    b: &OpBuilder<'_>,
    st: &mut OpState,
    key: PropertyKey,
    callee: Op,
    operands: &[Value],
) {
    st.add_operands(operands.iter().copied());
    let Some(function) = b.ir().op(callee).dyn_cast::<FunctionOpInterface<'_>>() else { return };
    let name = function.name_attr().map_or("", |name| name.value());
    let results: Vec<Type> = function.result_types().iter().map(|ty| ty.handle()).collect();
    st.set_property(key, FlatSymbolRefAttr::get(b.ctx(), name));
    st.add_types(results);
}
