//! `emitc.expression`.

use std::collections::HashSet;

use ods_runtime::text::Argument;

use super::types::{is_float, is_integer_like};
use super::{
    AddressOfOp, ApplyOp, CExpressionInterface, CallOp, CallOpaqueOp, CastOp, ConditionalOp,
    DereferenceOp, ExpressionOp, LoadOp, OpaqueType, PointerType, YieldOp,
};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ExpressionOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list(Delimiter::None)?;
        if p.parse_optional_keyword("noinline")? {
            state.edit::<Self>(p.ctx()).set_do_not_inline(true);
        }
        let not_a_function = |p: &OpParser<'_>| p.custom_error("expected function type");
        let ty = p.parse_colon_type();
        let ty = ty.map_err(|error| error.followed_by(not_a_function(p)))?;
        let Some(ty) = p.type_ref(ty).dyn_cast::<FunctionType<'_>>() else {
            return Err(not_a_function(p));
        };
        p.resolve_operands_typed(&operands, ty.inputs(), p.offset(), state)?;
        let [result] = ty.results() else {
            return Err(p.custom_error("expected single return type"));
        };
        state.add_type(*result);
        let arguments = operands.iter().zip(ty.inputs()).map(|(operand, ty)| Argument {
            name: *operand,
            ty: Some(*ty),
            attrs: None,
            loc: None,
        });
        let body = p.parse_isolated_region(&arguments.collect::<Vec<_>>())?;
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let (operands, body): (Vec<_>, _) = ((*self).operands().collect(), (*self).region(0));
        p.write(" ");
        p.print_operands((*self).operands());
        p.write(" : ");
        p.print_functional_type(*self);
        p.shadow_region_args(body, &operands);
        p.write(" ");
        p.print_region_with(body, RegionParts::without_entry_arguments());
    }
}

/// Whether an operation of an expression may affect others.
fn has_side_effects(op: OpRef<'_>) -> bool {
    if op.isa::<CallOpaqueOp<'_>>() || op.isa::<DereferenceOp<'_>>() || op.isa::<LoadOp<'_>>() {
        return true;
    }
    if let Some(apply) = op.dyn_cast::<ApplyOp<'_>>() {
        return apply.applicable_operator() == "*";
    }
    let is_pure = op.isa::<AddressOfOp<'_>>()
        || op.isa::<CallOp<'_>>()
        || op.isa::<CastOp<'_>>()
        || op.isa::<ConditionalOp<'_>>();
    let is_fundamental = |ty: TypeRef<'_>| {
        is_float(ty)
            || ty.isa::<PointerType<'_>>()
            || is_integer_like(ty) && !ty.isa::<OpaqueType<'_>>()
    };
    let mut types =
        op.operands().types().chain(op.results().types().filter(|_| op.num_operands() == 0));
    !is_pure && types.any(|ty| !is_fundamental(ty))
}

impl<'ir> Verify<'ir> for ExpressionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(body) = (*self).region(0).first_block() else { return Ok(()) };
        let last = body.back().and_then(|last| last.dyn_cast::<YieldOp<'_>>());
        let Some(yielded) = last.and_then(|last| (*last).operands().next()) else {
            return Err(self.op_error("must yield a value at termination"));
        };
        let Some(root) = yielded.defining_op() else {
            return Err(self.op_error("yielded value has no defining op"));
        };
        if root.parent_op().map(|parent| parent.handle()) != Some((*self).handle()) {
            return Err(self.op_error("yielded value not defined within expression"));
        }
        if yielded.ty() != (*self).result(0).ty() {
            return Err(self.op_error("requires yielded type to match return type"));
        }
        for op in body.ops().filter(|op| !op.isa::<YieldOp<'_>>()) {
            if op.dyn_cast::<CExpressionInterface<'_>>().is_none() {
                return Err(self.op_error("contains an unsupported operation"));
            }
            if op.num_results() != 1 {
                return Err(self.op_error("requires exactly one result for each operation"));
            }
            if op.result(0).uses().next().is_none() {
                return Err(self.op_error("contains an unused operation"));
            }
        }
        let (mut visited, mut left) = (HashSet::new(), vec![root]);
        while let Some(op) = left.pop() {
            if !visited.insert(op.handle()) && has_side_effects(op) {
                return Err(
                    self.op_error("requires exactly one use for operations with side effects")
                );
            }
            left.extend(op.operands().filter_map(|operand| operand.defining_op()));
        }
        Ok(())
    }
}
