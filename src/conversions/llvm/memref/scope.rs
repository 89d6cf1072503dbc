//! Scopes, at whose end the memory that they have allocated on the stack is free again.

use std::sync::Arc;

use ods_runtime::Value;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet};
use ods_runtime::ir::InsertPoint;
use ods_runtime::types::Type;

use crate::llvm::{BrOp, LLVMPointerType, StackRestoreOp, StackSaveOp};
use crate::memref::{AllocaScopeOp, AllocaScopeReturnOp};

/// Adds the pattern of scopes.
pub(super) fn add_pattern(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::new::<AllocaScopeOp<'static>>("memref.alloca_scope", {
        |op, _, r| {
            let ctx = Arc::clone(r.ctx());
            let body = r.op(op).region(0);
            let Some(first) = body.first_block() else {
                return r.no_match(op, "the scope has no body");
            };
            let Some(end) = first.back().and_then(|it| it.dyn_cast::<AllocaScopeReturnOp<'_>>())
            else {
                return r.no_match(op, "the scope does not end with what it returns");
            };
            let (body, first, end) = (body.handle(), first.handle(), end.handle());
            let converter = r.converter()?;
            let types: Option<Vec<Type>> =
                r.op(op).results().map(|it| converter.convert_type(it.ty())).collect();
            let Some(types) = types else {
                return r.no_match(op, "the type of a result does not convert");
            };
            let block = r.op(op).block()?;
            let (block, region) = (block.handle(), block.parent()?.handle());
            let rest = r.split_block(op);
            let behind = match types.is_empty() {
                true => rest,
                false => {
                    let behind = r.create_block(region, types);
                    r.move_block(behind, region, Some(rest));
                    BrOp::build(r, &[], rest);
                    behind
                }
            };
            r.inline_region(body, region, Some(behind));
            r.set_insert_point(InsertPoint::End(block));
            let pointer: Type = LLVMPointerType::get(&ctx, 0).into();
            let saved = StackSaveOp::build(r, pointer);
            let saved = r.result(saved, 0);
            BrOp::build(r, &[], first);
            r.set_insert_point(InsertPoint::Before(end));
            let returned: Vec<Value> = r.op(end).operands().map(|it| it.handle()).collect();
            let returned = r.remapped_values(&returned)?;
            StackRestoreOp::build(r, saved);
            BrOp::build(r, &returned, behind);
            r.erase_op(end);
            let results = r.block(behind).argument_handles().to_vec();
            r.replace_op(op, if behind == rest { &[] } else { &results });
            Some(())
        }
    }));
}
