//! Functions, libraries of functions, and attributes that refer to them.

use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::{function, traits};

use super::{FuncOp, FunctionLibraryOp, ShapeDialect};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for FunctionLibraryOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let name = p.parse_symbol_name()?;
        state.add_attr(p.ident("sym_name"), name);
        p.parse_optional_attr_dict_with_keyword(state)?;
        let body = p.parse_region(&[])?;
        state.add_region(body);
        p.parse_keyword("mapping")?;
        let mapping = p.parse_attribute_as::<DictionaryAttr<'_>>(None)?;
        state.add_attr(p.ident("mapping"), mapping);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.write_symbol_name(self.sym_name_attr().ident());
        p.print_optional_attr_dict_with_keyword(*self, &["sym_name", "mapping"]);
        p.write(" ");
        p.print_region(self.body(), false, false, false);
        p.write(" mapping ");
        p.print_attribute_without_type(self.mapping());
    }
}

const FUNCTION_TYPE: &str = "function_type";

impl<'ir> CustomAssembly<'ir> for FuncOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        function::parse(p, state, false, FUNCTION_TYPE, &|ctx, inputs, results, _| {
            Ok(FunctionType::get(ctx, inputs, results).handle())
        })
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if let Some(function) = (*self).dyn_cast::<FunctionOpInterface<'_>>() {
            function::print(function, p, false, FUNCTION_TYPE);
        }
    }
}

impl<'ir> CallableOpInterfaceTrait<'ir> for FuncOp<'ir> {
    fn callable_region(self) -> Option<RegionRef<'ir>> {
        (!self.body().is_empty()).then(|| self.body())
    }

    fn argument_types(self) -> Vec<TypeRef<'ir>> {
        let ctx = (*self).ctx();
        self.function_type().inputs().iter().map(|ty| ctx.type_ref(*ty)).collect()
    }

    fn result_types(self) -> Vec<TypeRef<'ir>> {
        let ctx = (*self).ctx();
        self.function_type().results().iter().map(|ty| ctx.type_ref(*ty)).collect()
    }
}

/// The symbol of `op` to which `symbol` refers.
fn lookup<'ir>(op: OpRef<'ir>, symbol: SymbolRefAttr<'ir>) -> Option<OpRef<'ir>> {
    SymbolTables::new().lookup_ref_in(op, *symbol)
}

impl VerifyOpAttr for ShapeDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        if op.ctx().ident_str(attr.name) != "shape.lib" {
            return Ok(());
        }
        if !op.has_trait::<traits::SymbolTable>() {
            return Err(op.error("shape.lib attribute may only be on op implementing SymbolTable"));
        }
        let value = op.ctx().attr_ref(attr.value);
        if let Some(symbol) = value.dyn_cast::<SymbolRefAttr<'_>>() {
            return match lookup(op, symbol) {
                None => Err(op.error(format!("shape function library {value} not found"))),
                Some(it) if it.isa::<FunctionLibraryOp<'_>>() => Ok(()),
                Some(_) => Err(op.error(format!("{value} required to be shape function library"))),
            };
        }
        let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else {
            return Err(op.error(
                "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute",
            ));
        };
        let mut mapped = Vec::new();
        for entry in list.iter() {
            let Some(symbol) = entry.dyn_cast::<SymbolRefAttr<'_>>() else {
                return Err(op.error("only SymbolRefAttr allowed in shape.lib attribute array"));
            };
            let library = lookup(op, symbol).and_then(|it| it.dyn_cast::<FunctionLibraryOp<'_>>());
            let Some(library) = library else {
                return Err(op.error(format!("{entry} does not refer to FunctionLibraryOp")));
            };
            for mapping in library.mapping().value() {
                if mapped.contains(&mapping.name) {
                    return Err(op.error(format!(
                        "only one op to shape mapping allowed, found multiple for `\"{}\"`",
                        op.ctx().ident_str(mapping.name)
                    )));
                }
                mapped.push(mapping.name);
            }
        }
        Ok(())
    }
}
