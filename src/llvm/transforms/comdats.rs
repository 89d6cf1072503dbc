//! Comdats of functions that may occur in several modules.

use std::sync::Arc;

use ods_runtime::attrs::SymbolRefAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::symbol::symbol_name;
use ods_runtime::{Block, Ir, Op, OpBuilder};

use super::LLVMAddComdats;
use crate::llvm::{Comdat, ComdatOp, ComdatSelectorOp, LLVMFuncOp, Linkage};

/// The name of the operation with all comdats.
const COMDATS: &str = "__llvm_comdat";

impl RunPass for LLVMAddComdats {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ctx = Arc::clone(ir.ctx());
        let Some(top) = ir.op(op).region(0).first_block().map(|it| it.handle()) else {
            return Ok(());
        };
        let functions = ir.block(top).ops().filter_map(|it| it.dyn_cast::<LLVMFuncOp<'_>>());
        let functions = functions
            .filter(|it| matches!(it.linkage(), Linkage::Linkonce | Linkage::LinkonceODR))
            .map(|it| it.handle());
        let functions: Vec<Op> = functions.collect();
        let mut comdats = None;
        for function in functions {
            let comdats = match comdats {
                Some(block) => block,
                None => *comdats.insert(body(ir, op, top)),
            };
            let name = ir.op(function).cast::<LLVMFuncOp<'_>>().sym_name().to_owned();
            let loc = ir.block(comdats).parent_op().map_or(ir.op(op).loc(), |it| it.loc());
            let mut b = OpBuilder::new(ir, InsertPoint::Start(comdats), loc);
            ComdatSelectorOp::build(&mut b, &name, Comdat::Any);
            let (root, leaf) = (ctx.ident(COMDATS), ctx.ident(&name));
            let symbol = SymbolRefAttr::get(&ctx, root, &[leaf]).handle();
            ir.edit::<LLVMFuncOp<'_>>(function).set_comdat(Some(symbol));
        }
        Ok(())
    }
}

/// The block of the operation with all comdats, which is added if there is none.
fn body(ir: &mut Ir, module: Op, top: Block) -> Block {
    let name = ir.ctx().ident(COMDATS);
    let known = ir.block(top).ops().find(|it| symbol_name(*it) == Some(name));
    let known = known.and_then(|it| it.dyn_cast::<ComdatOp<'_>>());
    if let Some(block) = known.and_then(|it| it.body().first_block()) {
        return block.handle();
    }
    let loc = ir.op(module).loc();
    let mut b = OpBuilder::new(ir, InsertPoint::Detached, loc);
    let comdats = ComdatOp::build(&mut b, COMDATS).op();
    let block = ir.add_block();
    let region = ir.op(comdats).region(0).handle();
    ir.append_block(region, block);
    ir.insert_symbol(module, comdats, InsertPoint::Start(top));
    block
}
