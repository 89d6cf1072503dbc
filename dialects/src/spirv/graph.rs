//! Graphs, and what returns from them.

use ods_runtime::types::GraphType;

use super::function::{parse_body, parse_signature, print_body, print_signature, verify_entry};
use super::{GraphARMOp, GraphOutputsARMOp, TensorArmType};
use crate::prelude::*;
use ods::functions;

impl<'ir> CustomAssembly<'ir> for GraphARMOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let signature = parse_signature(
            p,
            state,
            [Self::SYM_NAME, Self::FUNCTION_TYPE],
            |ctx, inputs, results| *GraphType::get(ctx, inputs, results),
        )?;
        parse_body(p, state, &signature)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        print_signature(*self, p);
        let elided = [Self::SYM_NAME, Self::FUNCTION_TYPE, Self::ARG_ATTRS, Self::RES_ATTRS];
        print_body(*self, p, &elided);
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
        verify_entry(*self, entry, &inputs, "graph")
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
