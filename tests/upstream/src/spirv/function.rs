//! Functions, and what returns from them.

use ods_runtime::function;

use super::words::parse_enum_string;
use super::{FuncOp, FunctionControl, FunctionControlAttr, ReturnOp, ReturnValueOp};
use crate::prelude::*;
use ods::functions;

impl<'ir> CustomAssembly<'ir> for FuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let name = p.parse_symbol_name()?;
        state.add_attr(p.ident("sym_name"), name);
        let signature = function::parse_signature(p, false)?;
        let inputs: Vec<_> = signature.arguments.iter().filter_map(|it| it.ty).collect();
        let results: Vec<_> = signature.results.iter().map(|it| it.0).collect();
        let ty = FunctionType::get(ctx, &inputs, &results);
        state.add_attr(p.ident("function_type"), TypeAttr::get(ctx, ty));
        let control: FunctionControl = parse_enum_string(p, "function_control")?;
        state.add_attr(p.ident("function_control"), FunctionControlAttr::get(ctx, control));
        p.parse_optional_attr_dict_with_keyword(state)?;
        function::add_arg_and_result_attrs(ctx, state, &signature);
        let (body, _) = p.parse_optional_region(&signature.arguments)?;
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_symbol_attr(*self.sym_name_attr());
        if let Some(function) = self.dyn_cast::<FunctionOpInterface<'_>>() {
            function::print_signature(function, p, false);
        }
        p.write(&format!(" \"{}\"", self.function_control()));
        let elided = ["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"];
        p.print_optional_attr_dict_with_keyword(*self, &elided);
        if !self.body().is_empty() {
            p.write(" ");
            p.print_region(self.body(), false, true, false);
        }
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for FuncOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        functions::callable_region(*self)
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        functions::argument_types(*self)
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        functions::result_types(*self)
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
        let inputs = functions::argument_types(*self);
        if entry.num_arguments() != inputs.len() {
            return Err(self.op_error(format!(
                "entry block must have {} arguments to match function signature",
                inputs.len()
            )));
        }
        for (index, (argument, input)) in entry.arguments().zip(&inputs).enumerate() {
            if argument.ty() != *input {
                return Err(self.op_error(format!(
                    "type of entry block argument #{index}('{}') must match the type of the \
                     corresponding argument in function signature('{input}')",
                    argument.ty()
                )));
            }
        }
        let results = functions::result_types(*self);
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
        let found = returned.value().ty();
        if found != *result {
            return Err(op.op_error(format!(
                " return value's type ('{found}') mismatch with function's result type ('{result}')"
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
