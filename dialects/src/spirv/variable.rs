//! Variables of functions and of modules.

use ods_runtime::symbol::SymbolTables;

use super::{
    AddressOfOp, ConstantOp, GlobalVariableOp, PointerType, ReferenceOfOp, SpecConstantCompositeOp,
    SpecConstantOp, StorageClass, StorageClassAttr, VariableOp,
};
use crate::prelude::*;

// Properties of global variables. Other variables must not have attributes with these names.
const SET: &str = GlobalVariableOp::DESCRIPTOR_SET.name;
const BINDING: &str = GlobalVariableOp::BINDING.name;
const BUILT_IN: &str = GlobalVariableOp::BUILT_IN.name;

fn parse_decorations(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    let number = IntegerType::get(p.ctx(), 32).into();
    if p.parse_optional_keyword("bind")? {
        p.parse_l_paren()?;
        let set = p.parse_attribute(Some(number))?;
        state.add_attr(p.ident(SET), set);
        p.parse_comma()?;
        let binding = p.parse_attribute(Some(number))?;
        state.add_attr(p.ident(BINDING), binding);
        p.parse_r_paren()?;
    } else if p.parse_optional_keyword(BUILT_IN)? {
        p.parse_l_paren()?;
        let name = p.parse_attribute_as::<StringAttr<'_>>(None)?;
        state.add_attr(p.ident(BUILT_IN), name);
        p.parse_r_paren()?;
    }
    p.parse_optional_attr_dict(state)
}

fn print_decorations<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>, elided: &[PropertyKey]) {
    let mut elided: Vec<&str> = elided.iter().map(|key| key.name).collect();
    let number = |name| op.attr(name)?.dyn_cast::<IntegerAttr<'_>>()?.int();
    if let (Some(set), Some(binding)) = (number(SET), number(BINDING)) {
        p.write(&format!(" bind({set}, {binding})"));
        elided.extend([SET, BINDING]);
    }
    if let Some(name) = op.attr(BUILT_IN).and_then(|it| it.dyn_cast::<StringAttr<'_>>()) {
        p.write(&format!(" {BUILT_IN}(\"{}\")", name.value()));
        elided.push(BUILT_IN);
    }
    p.print_attr_list(&op.attrs(), &elided);
}

impl<'ir> CustomAssembly<'ir> for VariableOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mut initializer = None;
        if p.parse_optional_keyword("init")? {
            p.parse_l_paren()?;
            initializer = Some(p.parse_operand()?);
            p.parse_r_paren()?;
        }
        parse_decorations(p, state)?;
        p.parse_colon()?;
        let at = p.offset();
        let ty = p.parse_type()?;
        let ctx = p.ctx();
        let Some(pointer) = ctx.type_ref(ty).dyn_cast::<PointerType<'_>>() else {
            return Err(p.custom_error_at(at, "expected spirv.ptr type"));
        };
        state.add_type(ty);
        if let Some(initializer) = initializer {
            p.add_operand(initializer, pointer.pointee_type().handle(), state)?;
        }
        let class = StorageClassAttr::get(ctx, pointer.storage_class());
        state.add_property(p.ctx(), Self::STORAGE_CLASS, class);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if let Some(initializer) = (*self).operands().next() {
            p.write(" init(");
            p.print_operand(initializer);
            p.write(")");
        }
        print_decorations(*self, p, &[Self::STORAGE_CLASS]);
        p.write(" : ");
        p.print_type((*self).result(0).ty());
    }
}

impl<'ir> Verify<'ir> for VariableOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.storage_class() != StorageClass::Function {
            return Err(self.op_error(
                "can only be used to model function-level variables. Use spirv.GlobalVariable for \
                 module-level variables.",
            ));
        }
        let pointer = (*self).result(0).ty().dyn_cast::<PointerType<'_>>();
        if pointer.is_some_and(|it| it.storage_class() != self.storage_class()) {
            let message = "storage class must match result pointer's storage class";
            return Err(self.op_error(message));
        }
        if let Some(initializer) = (*self).operands().next() {
            let is_constant = initializer.defining_op().is_some_and(|it| {
                it.isa::<ConstantOp<'_>>()
                    || it.isa::<ReferenceOfOp<'_>>()
                    || it.isa::<AddressOfOp<'_>>()
            });
            if !is_constant {
                let message =
                    "initializer must be the result of a constant or spirv.GlobalVariable op";
                return Err(self.op_error(message));
            }
        }
        for name in [SET, BINDING, BUILT_IN] {
            if (*self).attr(name).is_some() {
                return Err(self.op_error(format!(
                    "cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for GlobalVariableOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        if p.parse_optional_keyword("initializer")? {
            p.parse_l_paren()?;
            let initializer = p.parse_attribute_as::<FlatSymbolRefAttr<'_>>(None)?;
            state.add_property(p.ctx(), Self::INITIALIZER, initializer);
            p.parse_r_paren()?;
        }
        parse_decorations(p, state)?;
        let at = p.offset();
        let ty = p.parse_colon_type()?;
        if !p.ctx().type_ref(ty).isa::<PointerType<'_>>() {
            return Err(p.custom_error_at(at, "expected spirv.ptr type"));
        }
        state.add_property(p.ctx(), Self::TYPE, TypeAttr::get(p.ctx(), ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_symbol_attr(*self.sym_name_attr());
        if let Some(initializer) = (*self).property(Self::INITIALIZER) {
            p.write(" initializer(");
            p.print_attribute(initializer);
            p.write(")");
        }
        let elided = [VariableOp::STORAGE_CLASS, Self::SYM_NAME, Self::INITIALIZER, Self::TYPE];
        print_decorations(*self, p, &elided);
        p.write(" : ");
        p.print_type(self.type_());
    }
}

/// The operation that a symbol names, seen from the operation around `op`.
fn lookup<'ir>(op: OpRef<'ir>, name: FlatSymbolRefAttr<'ir>) -> Option<OpRef<'ir>> {
    SymbolTables::new().lookup_nearest(op.parent_op()?, **name)
}

impl<'ir> Verify<'ir> for GlobalVariableOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(pointer) = self.type_().dyn_cast::<PointerType<'_>>() else {
            return Err(self.op_error("result must be of a !spv.ptr type"));
        };
        if pointer.storage_class() == StorageClass::Generic {
            return Err(self.op_error("storage class cannot be 'Generic'"));
        }
        let Some(initializer) = self.initializer_attr() else { return Ok(()) };
        let is_known = lookup(*self, initializer).is_some_and(|it| {
            it.isa::<SpecConstantOp<'_>>() || it.isa::<SpecConstantCompositeOp<'_>>()
        });
        if !is_known {
            return Err(self.op_error(
                "initializer must be result of a spirv.SpecConstant or \
                 spirv.SpecConstantCompositeOp op",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for AddressOfOp<'ir> {
    fn verify(self) -> VerifyResult {
        let symbol = lookup(*self, self.variable_attr());
        let Some(variable) = symbol.and_then(|it| it.dyn_cast::<GlobalVariableOp<'_>>()) else {
            return Err(self.op_error("expected spirv.GlobalVariable symbol"));
        };
        if (*self).result(0).ty() != variable.type_() {
            let message = "result type mismatch with the referenced global variable's type";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for AddressOfOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), &format!("{}_addr", self.variable()));
    }
}
