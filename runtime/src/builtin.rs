//! The operations of the builtin dialect, which every context has.

use std::sync::Arc;

use crate::codegen::hooks::{Constant, Fold, FoldResult, Folded, Verify};
use crate::core::attrs::{NamedAttribute, StringAttr};
use crate::core::context::Context;
use crate::core::diag::VerifyResult;
use crate::core::dialect::DialectInit;
use crate::core::ir::{InsertPoint, Ir, Mapping, OpBuilder, OpRef, OpState, RegionRef};
use crate::core::location::Location;
use crate::core::slots::{BuiltinSlots, Slots};
use crate::semantics::interfaces::DialectInlinerInterface;
use crate::semantics::layout::DataLayoutSpecInterface;
use crate::semantics::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY};

include!("../generated/builtin.rs");

pub use builtin::*;

impl Context {
    /// Creates a context with the builtin dialect loaded.
    pub fn new() -> Arc<Context> {
        let ctx = Arc::new(Context::default());
        ctx.load::<BuiltinDialect>();
        ctx
    }
}

impl ModuleOp<'_> {
    /// An IR that consists of an empty module, its [`root`](Ir::root). [`OpBuilder::in_root`] adds operations.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    ///
    /// let mut ir = ModuleOp::create(&Context::new());
    /// ModuleOp::builder(&mut OpBuilder::in_root(&mut ir)).name("inner").build();
    /// assert_eq!(ir.root().unwrap().to_string(), "module {\n  module @inner {\n  }\n}");
    /// ```
    #[must_use]
    pub fn create(ctx: &Arc<Context>) -> Ir {
        let mut ir = Ir::new(ctx.clone());
        let mut b = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN);
        let module = ModuleOp::build(&mut b);
        ir.set_root(module);
        ir
    }
}

impl<'ir> Verify<'ir> for ModuleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ctx = self.ctx();
        for attr in self.attrs() {
            let name = ctx.ident_str(attr.name);
            if !name.contains('.') && name != SYMBOL_NAME && name != SYMBOL_VISIBILITY {
                return Err(self.op_error(format!(
                    "can only contain attributes with dialect-prefixed names, found: '{name}'"
                )));
            }
        }
        let is_layout =
            |attr: &NamedAttribute| ctx.attr_ref(attr.value).isa::<DataLayoutSpecInterface<'_>>();
        let attrs = self.attrs();
        let mut layouts = attrs.iter().filter(|attr| is_layout(attr));
        if let (Some(first), Some(second)) = (layouts.next(), layouts.next()) {
            let error = self.op_error("expects at most one data layout attribute");
            return Err([first, second].into_iter().fold(error, |error, attr| {
                let name = ctx.ident_str(attr.name);
                error.note(None, format!("'{name}' is a data layout attribute"))
            }));
        }
        Ok(())
    }
}

impl BuiltinSlots for Slots {
    fn is_module(op: OpRef<'_>) -> bool {
        op.isa::<ModuleOp<'_>>()
    }
}

impl ModuleOpBuilders for ModuleOp<'_> {
    fn build(b: &mut OpBuilder<'_>, state: &mut OpState, name: Option<&str>) {
        let region = b.new_region();
        let block = b.ir_mut().add_block();
        b.ir_mut().append_block(region, block);
        state.add_region(region);
        if let Some(name) = name {
            let (key, name) = (b.ctx().ident(SYMBOL_NAME), StringAttr::get(b.ctx(), name).handle());
            state.add_attr(key, name);
        }
    }
}

impl<'ir> Verify<'ir> for UnrealizedConversionCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.num_results() == 0 {
            return Err(self.op_error("expected at least one result for cast operation"));
        }
        Ok(())
    }
}

impl<'ir> Fold<'ir> for UnrealizedConversionCastOp<'ir> {
    /// A cast to the same types folds to its inputs. The inverse of a cast folds to the inputs of that cast.
    fn fold(self, _: UnrealizedConversionCastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (inputs, outputs) = (self.inputs(), self.outputs());
        let sources = if inputs.types().eq(outputs.types()) {
            inputs
        } else {
            let inner = inputs.get(0)?.defining_op()?.dyn_cast::<Self>()?;
            let is_inverse =
                inner.outputs().eq(inputs) && inner.inputs().types().eq(outputs.types());
            is_inverse.then(|| inner.inputs())?
        };
        Some(Folded::results(sources.map(|source| FoldResult::Value(source.handle()))))
    }
}

/// The inlining rules of the builtin dialect.
struct Inliner;

impl DialectInlinerInterface for Inliner {
    fn is_legal_to_inline_op(
        &self,
        op: OpRef<'_>,
        _dest: RegionRef<'_>,
        _would_be_cloned: bool,
        _mapping: &Mapping,
    ) -> bool {
        op.isa::<UnrealizedConversionCastOp<'_>>()
    }
}

/// Registers the hand-written interfaces of the dialect. Generated code of the dialect calls this.
pub fn add_interfaces(d: &mut DialectInit<'_>) {
    d.interface::<dyn DialectInlinerInterface>(Box::new(Inliner));
}
