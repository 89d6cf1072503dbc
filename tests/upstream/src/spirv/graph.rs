//! Graphs, and what returns from them.

use ods_runtime::function;
use ods_runtime::types::GraphType;

use super::{GraphARMOp, GraphOutputsARMOp, TensorArmType};
use crate::prelude::*;
use ods::functions;

impl<'ir> CustomAssembly<'ir> for GraphARMOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let name = p.parse_symbol_name()?;
        state.add_attr(p.ident("sym_name"), name);
        let signature = function::parse_signature(p, false)?;
        let inputs: Vec<_> = signature.arguments.iter().filter_map(|it| it.ty).collect();
        let results: Vec<_> = signature.results.iter().map(|it| it.0).collect();
        let ty = GraphType::get(ctx, &inputs, &results);
        state.add_attr(p.ident("function_type"), TypeAttr::get(ctx, ty));
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
        let elided = ["sym_name", "function_type", "arg_attrs", "res_attrs"];
        p.print_optional_attr_dict_with_keyword(*self, &elided);
        if !self.body().is_empty() {
            p.write(" ");
            p.print_region(self.body(), false, true, false);
        }
    }
}

impl<'ir> GraphARMOp<'ir> {
    fn types(self, types: &'ir [Type]) -> Vec<TypeRef<'ir>> {
        types.iter().map(|it| self.ctx().type_ref(*it)).collect()
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for GraphARMOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        functions::callable_region(*self)
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        self.types(self.function_type().inputs())
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        self.types(self.function_type().results())
    }
}

impl<'ir> FunctionOpInterfaceTrait<'ir> for GraphARMOp<'ir> {
    fn function_type(self) -> TypeRef<'ir> {
        *self.function_type()
    }

    fn verify_type(self) -> VerifyResult {
        if self.function_type().results().is_empty() {
            return Err(self.op_error("there should be at least one result"));
        }
        Ok(())
    }

    fn verify_body(self) -> VerifyResult {
        let inputs = self.types(self.function_type().inputs());
        let results = self.types(self.function_type().results());
        for (noun, types) in [("argument", &inputs), ("result", &results)] {
            for (index, ty) in types.iter().enumerate() {
                if !ty.isa::<TensorArmType<'_>>() {
                    return Err(self.op_error(format!(
                        "type of {noun} #{index} must be a TensorArmType, but got '{ty}'"
                    )));
                }
            }
        }
        let Some(entry) = self.body().blocks().next() else { return Ok(()) };
        if entry.num_arguments() != inputs.len() {
            return Err(self.op_error(format!(
                "entry block must have {} arguments to match graph signature",
                inputs.len()
            )));
        }
        for (index, (argument, input)) in entry.arguments().zip(&inputs).enumerate() {
            if argument.ty() != *input {
                return Err(self.op_error(format!(
                    "type of entry block argument #{index}('{}') must match the type of the \
                     corresponding argument in graph signature('{input}')",
                    argument.ty()
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for GraphOutputsARMOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(graph) = self.parent_op().and_then(|it| it.dyn_cast::<GraphARMOp<'_>>()) else {
            return Ok(());
        };
        let results = graph.types(graph.function_type().results());
        let values = self.operands();
        if values.len() != results.len() {
            return Err(self.op_error(format!(
                "is returning {} value(s) but enclosing spirv.ARM.Graph requires {} result(s)",
                values.len(),
                results.len()
            )));
        }
        for (index, (value, result)) in values.zip(results).enumerate() {
            if value.ty() != result {
                return Err(self.error(format!(
                    "type of return operand {index} ('{}') doesn't match graph result type \
                     ('{result}')",
                    value.ty()
                )));
            }
        }
        Ok(())
    }
}
