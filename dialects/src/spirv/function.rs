//! Functions, and what returns from them.

use ods_runtime::function::{self, Signature, Variadic};
use ods_runtime::{BlockRef, Context, Type};

use super::words::parse_enum_string;
use super::{FuncOp, FunctionControl, FunctionControlAttr, ReturnOp, ReturnValueOp};
use crate::prelude::*;
use ods::functions;

impl<'ir> CustomAssembly<'ir> for FuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let signature = parse_signature(
            p,
            state,
            [Self::SYM_NAME, Self::FUNCTION_TYPE],
            |ctx, inputs, results| *FunctionType::get(ctx, inputs, results),
        )?;
        let control: FunctionControl = parse_enum_string(p, "function_control")?;
        let control = FunctionControlAttr::get(p.ctx(), control);
        state.add_property(p.ctx(), Self::FUNCTION_CONTROL, control);
        parse_body(p, state, &signature)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        print_signature(*self, p);
        p.write(&format!(" \"{}\"", self.function_control()));
        let elided = [
            Self::SYM_NAME,
            Self::FUNCTION_TYPE,
            Self::ARG_ATTRS,
            Self::RES_ATTRS,
            Self::FUNCTION_CONTROL,
        ];
        print_body(*self, p, &elided);
    }
}

/// Parses the name and the signature of a function or graph into these properties. `function_type` makes its type.
pub(super) fn parse_signature<'c>(
    p: &mut OpParser<'c>,
    state: &mut OpState,
    [name_key, type_key]: [PropertyKey; 2],
    function_type: impl Fn(&'c Context, &[Type], &[Type]) -> TypeRef<'c>,
) -> ParseResult<Signature> {
    let name = p.parse_symbol_name()?;
    state.add_property(p.ctx(), name_key, name);
    let signature = function::parse_signature(p, Variadic::No)?;
    let inputs: Vec<_> = signature.arguments.iter().filter_map(|it| it.ty).collect();
    let results: Vec<_> = signature.results.iter().map(|it| it.0).collect();
    let ty = function_type(p.ctx(), &inputs, &results);
    state.add_property(p.ctx(), type_key, TypeAttr::get(p.ctx(), ty));
    Ok(signature)
}

/// Parses the attributes and the body of a function or graph.
pub(super) fn parse_body(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    signature: &Signature,
) -> ParseResult {
    p.parse_optional_attr_dict_with_keyword(state)?;
    function::add_arg_and_result_attrs(p.ctx(), state, signature);
    let (body, _) = p.parse_optional_region(&signature.arguments)?;
    state.add_region(body);
    Ok(())
}

/// Writes the name and the signature of a function or graph.
pub(super) fn print_signature<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    p.write(" ");
    if let Some(function) = op.dyn_cast::<FunctionOpInterface<'_>>() {
        if let Some(name) = function.name_attr() {
            p.print_symbol_attr(*name);
        }
        function::print_signature(function, p, Variadic::No);
    }
}

/// Writes the attributes and the body of a function or graph. `elided` are the properties that the text has.
pub(super) fn print_body<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>, elided: &[PropertyKey]) {
    p.print_optional_attr_dict_with_keyword(op, elided);
    if let Some(body) = op.regions().next().filter(|it| !it.is_empty()) {
        p.write(" ");
        p.print_region_with(body, RegionParts::without_entry_arguments());
    }
}

/// Verifies that the entry block has the arguments of the signature of a function or graph.
pub(super) fn verify_entry(
    op: OpRef<'_>,
    entry: BlockRef<'_>,
    inputs: &[TypeRef<'_>],
    noun: &str,
) -> VerifyResult {
    if entry.num_arguments() != inputs.len() {
        return Err(op.op_error(format!(
            "entry block must have {} arguments to match {noun} signature",
            inputs.len()
        )));
    }
    for (index, (argument, input)) in entry.arguments().zip(inputs).enumerate() {
        if argument.ty() != *input {
            return Err(op.op_error(format!(
                "type of entry block argument #{index}('{}') must match the type of the \
                 corresponding argument in {noun} signature('{input}')",
                argument.ty()
            )));
        }
    }
    Ok(())
}

impl<'ir> CallableOpInterfaceTrait<'ir> for FuncOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        functions::callable_region(*self)
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        functions::argument_types(*self, Self::FUNCTION_TYPE)
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        functions::result_types(*self, Self::FUNCTION_TYPE)
    }
}

impl<'ir> FunctionOpInterfaceTrait<'ir> for FuncOp<'ir> {
    fn function_type(self) -> TypeRef<'ir> {
        *self.function_type()
    }

    fn verify_type(self) -> VerifyResult {
        if self.function_type().results().len() > 1 {
            return Err(self.op_error("cannot have more than one result"));
        }
        Ok(())
    }

    fn verify_body(self) -> VerifyResult {
        let Some(entry) = self.body().blocks().next() else { return Ok(()) };
        verify_entry(
            *self,
            entry,
            &functions::argument_types(*self, Self::FUNCTION_TYPE),
            "function",
        )?;
        let results = functions::result_types(*self, Self::FUNCTION_TYPE);
        verify_returns(self.body(), &results)
    }
}

/// Verifies the operations in a region that return from a function with these results.
fn verify_returns(region: RegionRef<'_>, results: &[TypeRef<'_>]) -> VerifyResult {
    for op in region.blocks().flat_map(|block| block.ops()) {
        for inner in op.regions() {
            verify_returns(inner, results)?;
        }
        if op.isa::<ReturnOp<'_>>() && !results.is_empty() {
            return Err(op.op_error("cannot be used in functions returning value"));
        }
        let Some(returned) = op.dyn_cast::<ReturnValueOp<'_>>() else { continue };
        let [result] = results else {
            return Err(op.op_error(format!(
                "returns 1 value but enclosing function requires {} results",
                results.len()
            )));
        };
        let actual = returned.value().ty();
        if actual != *result {
            return Err(op.op_error(format!(
                " return value's type ('{actual}') mismatch with function's result type \
                 ('{result}')"
            )));
        }
    }
    Ok(())
}

/// Implements verifiers of operations that the function around them verifies.
macro_rules! verified_by_functions {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    Ok(())
                }
            }
        )*
    };
}

verified_by_functions! { ReturnOp ReturnValueOp }
