//! Functions: argument and result attributes, and the verification of function-like operations.

use smallvec::SmallVec;

use crate::core::attrs::{DictionaryAttr, NamedAttribute};
use crate::core::diag::VerifyResult;
use crate::core::dialect::{DialectHooks, VerifyRegionAttr};
use crate::core::ir::{Ir, Op, OpRef};
use crate::core::types::Type;
use crate::kinds::attrs::{ArrayAttr, TypeAttr};
use crate::semantics::interfaces::FunctionOpInterface;

/// The name of the attribute with the argument attributes.
pub const ARG_ATTRS: &str = "arg_attrs";
/// The name of the attribute with the result attributes.
pub const RES_ATTRS: &str = "res_attrs";

/// Sets the type of a function-like operation. All of them have it in an attribute of this name.
pub fn set_function_type(ir: &mut Ir, function: Op, ty: impl Into<Type>) {
    const FUNCTION_TYPE: &str = "function_type";
    let (name, ty) = (ir.ctx().ident(FUNCTION_TYPE), TypeAttr::get(ir.ctx(), ty.into()).handle());
    ir.set_attr(function, name, Some(ty));
}

/// The attributes of argument or result `index`, from an array of dictionaries.
pub(crate) fn attrs_at(list: Option<ArrayAttr<'_>>, index: usize) -> &[NamedAttribute] {
    let attr = list.and_then(|list| Some(list.ctx().attr_ref(*list.value().get(index)?)));
    attr.and_then(|attr| attr.dyn_cast::<DictionaryAttr<'_>>()).map_or(&[], |dict| dict.value())
}

pub(crate) fn array<'ir>(op: OpRef<'ir>, name: &str) -> Option<ArrayAttr<'ir>> {
    op.attr(name)?.dyn_cast()
}

fn verify_attrs(
    op: OpRef<'_>,
    name: &str,
    what: &str,
    count: usize,
    hook: impl Fn(&DialectHooks) -> Option<VerifyRegionAttr>,
) -> VerifyResult {
    let Some(list) = array(op, name) else { return Ok(()) };
    if list.len() != count {
        return Err(op.op_error(format!(
            "expects {what} attribute array to have the same number of elements as the number of \
             function {what}s, got {}, but expected {count}",
            list.len()
        )));
    }
    let ctx = op.ctx();
    for (i, attr) in list.iter().enumerate() {
        let Some(dictionary) = attr.dyn_cast::<DictionaryAttr<'_>>() else {
            return Err(op.op_error(format!(
                "expects {what} attribute dictionary to be a DictionaryAttr, but got `{attr}`"
            )));
        };
        for entry in dictionary.value() {
            let Some((dialect, _)) = ctx.ident_str(entry.name).split_once('.') else {
                return Err(op.op_error(format!("{what}s may only have dialect attributes")));
            };
            let hooks = ctx.dialect_hooks_if_loaded(ctx.ident(dialect));
            if let Some(verify) = hooks.and_then(&hook) {
                verify(op, 0, i, *entry)?;
            }
        }
    }
    Ok(())
}

/// Verifies a function-like operation.
pub(crate) fn verify(function: FunctionOpInterface<'_>) -> VerifyResult {
    let op = *function;
    let arguments = function.argument_types().len();
    verify_attrs(op, ARG_ATTRS, "argument", arguments, |hooks| hooks.verify_region_arg_attr)?;
    let results = function.result_types().len();
    verify_attrs(op, RES_ATTRS, "result", results, |hooks| hooks.verify_region_result_attr)?;
    if op.num_regions() != 1 {
        return Err(op.op_error("expects one region"));
    }
    function.verify_type()?;
    function.verify_body()
}

/// Verifies that the entry block's arguments match the function type.
pub(crate) fn verify_body(function: FunctionOpInterface<'_>) -> VerifyResult {
    let op = *function;
    let Some(entry) = op.region(0).first_block() else { return Ok(()) };
    let expected: SmallVec<[_; 4]> = function.argument_types().into();
    if entry.num_arguments() != expected.len() {
        return Err(op.op_error(format!(
            "entry block must have {} arguments to match function signature",
            expected.len()
        )));
    }
    for (i, (have, want)) in entry.argument_types().zip(expected).enumerate() {
        if have != want {
            return Err(op.op_error(format!(
                "type of entry block argument #{i}('{have}') must match the type of the \
                 corresponding argument in function signature('{want}')"
            )));
        }
    }
    Ok(())
}
