//! Modules.

use std::collections::HashSet;

use super::words::parse_enum_word;
use super::{
    AddressingModel, AddressingModelAttr, EntryPointOp, FuncOp, GlobalVariableOp, LinkageType,
    MemoryModel, MemoryModelAttr, ModuleOp, VerCapExtAttr,
};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ModuleOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        if let Some(name) = p.parse_optional_symbol_name()? {
            state.add_property(p.ctx(), Self::SYM_NAME, name);
        }
        let addresses: AddressingModel = parse_enum_word(p, "addressing_model")?;
        state.add_property(
            p.ctx(),
            Self::ADDRESSING_MODEL,
            AddressingModelAttr::get(ctx, addresses),
        );
        let memory: MemoryModel = parse_enum_word(p, "memory_model")?;
        state.add_property(p.ctx(), Self::MEMORY_MODEL, MemoryModelAttr::get(ctx, memory));
        if p.parse_optional_keyword("requires")? {
            let at = p.offset();
            let triple = p.parse_attribute(None)?;
            if !ctx.attr_ref(triple).isa::<VerCapExtAttr<'_>>() {
                return Err(p.custom_error_at(at, "invalid kind of attribute specified"));
            }
            state.add_property(p.ctx(), Self::VCE_TRIPLE, triple);
        }
        p.parse_optional_attr_dict_with_keyword(state)?;
        let body = p.parse_region(&[])?;
        p.ensure_block(body);
        state.add_region(body);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if let Some(name) = self.sym_name_attr() {
            p.write(" ");
            p.print_symbol_attr(*name);
        }
        p.write(&format!(" {} {}", self.addressing_model(), self.memory_model()));
        let mut elided = vec![Self::ADDRESSING_MODEL, Self::MEMORY_MODEL, Self::SYM_NAME];
        if let Some(triple) = self.vce_triple() {
            p.write(" requires ");
            p.print_attribute(triple);
            elided.push(Self::VCE_TRIPLE);
        }
        p.print_optional_attr_dict_with_keyword(*self, &elided);
        p.write(" ");
        p.print_region((*self).region(0));
    }
}

fn is_of_dialect(op: OpRef<'_>) -> bool {
    op.name().dialect() == "spirv"
}

impl<'ir> VerifyRegions<'ir> for ModuleOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let Some(block) = (*self).region(0).blocks().next() else { return Ok(()) };
        let mut entry_points = HashSet::new();
        for op in block.ops() {
            if !is_of_dialect(op) {
                return Err(op.error("'spirv.module' can only contain spirv.* ops"));
            }
            if let Some(entry) = op.dyn_cast::<EntryPointOp<'_>>() {
                self.verify_entry_point(entry)?;
                if !entry_points.insert((entry.fn_(), entry.execution_model())) {
                    return Err(op.error("duplicate of a previous EntryPointOp"));
                }
            }
            if let Some(function) = op.dyn_cast::<FuncOp<'_>>() {
                verify_function(function)?;
            }
        }
        Ok(())
    }
}

impl<'ir> ModuleOp<'ir> {
    /// The operation with a name.
    fn symbol(self, name: &str) -> Option<OpRef<'ir>> {
        let is_named = |op: &OpRef<'ir>| {
            let attr = op.dyn_cast::<SymbolOpInterface<'_>>().and_then(|it| it.name_attr());
            attr.is_some_and(|it| it.value() == name)
        };
        (*self).region(0).blocks().next()?.ops().find(is_named)
    }

    fn verify_entry_point(self, entry: EntryPointOp<'ir>) -> VerifyResult {
        let name = entry.fn_();
        if !self.symbol(name).is_some_and(|it| it.isa::<FuncOp<'_>>()) {
            let message = format!("function '{name}' not found in 'spirv.module'");
            return Err(entry.error(message));
        }
        for variable in entry.interface().iter() {
            let Some(symbol) = variable.dyn_cast::<FlatSymbolRefAttr<'_>>() else {
                return Err(entry.error(format!(
                    "expected symbol reference for interface specification instead of '{variable}"
                )));
            };
            let definition = self.symbol(symbol.value());
            if !definition.is_some_and(|it| it.isa::<GlobalVariableOp<'_>>()) {
                return Err(entry.error(format!(
                    "expected spirv.GlobalVariable symbol reference instead of'{variable}'"
                )));
            }
        }
        Ok(())
    }
}

/// Verifies what a function in a module contains.
fn verify_function(function: FuncOp<'_>) -> VerifyResult {
    let linkage = function.linkage_attributes();
    let is_import = linkage.is_some_and(|it| it.linkage_type().value() == LinkageType::Import);
    if function.body().is_empty() && !is_import {
        return Err(function.error(
            "'spirv.module' cannot contain external functions without 'Import' linkage_attributes \
             (LinkageAttributes)",
        ));
    }
    let foreign = function.body().blocks().flat_map(|it| it.ops()).find(|it| !is_of_dialect(*it));
    foreign.map_or(Ok(()), |op| {
        Err(op.error("functions in 'spirv.module' can only contain spirv.* ops"))
    })
}
