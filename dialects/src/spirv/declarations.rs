//! Entry points, execution modes and specialization constants.

use ods_runtime::symbol::SymbolTables;

use super::composite::Composite;
use super::words::parse_enum_string;
use super::{
    CooperativeMatrixType, EntryPointOp, ExecutionMode, ExecutionModeAttr, ExecutionModeOp,
    ExecutionModel, ExecutionModelAttr, ReferenceOfOp, SpecConstantCompositeOp, SpecConstantOp,
};
use crate::prelude::*;

const ID: &str = "spec_id";

impl<'ir> CustomAssembly<'ir> for EntryPointOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let model: ExecutionModel = parse_enum_string(p, "execution_model")?;
        state.add_property(p.ctx(), Self::EXECUTION_MODEL, ExecutionModelAttr::get(p.ctx(), model));
        let function = p.parse_attribute_as::<FlatSymbolRefAttr<'_>>(None)?;
        state.add_property(p.ctx(), Self::FN, function);
        let mut variables = Vec::new();
        if p.parse_optional_comma()? {
            p.parse_comma_separated_list(Delimiter::None, "", |p| {
                variables.push(p.parse_attribute_as::<FlatSymbolRefAttr<'_>>(None)?.handle());
                Ok(())
            })?;
        }
        state.add_property(p.ctx(), Self::INTERFACE, ArrayAttr::get(p.ctx(), &variables));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(&format!(" \"{}\" ", self.execution_model()));
        p.print_attribute(**self.fn_attr());
        if !self.interface().is_empty() {
            p.write(", ");
            p.comma_separated(self.interface().iter(), |p, it| p.print_attribute(it));
        }
    }
}

impl<'ir> Verify<'ir> for EntryPointOp<'ir> {
    /// The module verifies it.
    fn verify(self) -> VerifyResult {
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for ExecutionModeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let function = p.parse_attribute_as::<FlatSymbolRefAttr<'_>>(None)?;
        state.add_property(p.ctx(), Self::FN, function);
        let mode: ExecutionMode = parse_enum_string(p, "execution_mode")?;
        state.add_property(p.ctx(), Self::EXECUTION_MODE, ExecutionModeAttr::get(p.ctx(), mode));
        let mut values = Vec::new();
        while p.parse_optional_comma()? {
            let number = IntegerType::get(p.ctx(), 32).into();
            values.push(p.parse_attribute(Some(number))?);
        }
        state.add_property(p.ctx(), Self::VALUES, ArrayAttr::get(p.ctx(), &values));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_attribute(**self.fn_attr());
        p.write(&format!(" \"{}\"", self.execution_mode()));
        for value in self.values().iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>()?.int()) {
            p.write(&format!(", {value}"));
        }
    }
}

impl<'ir> CustomAssembly<'ir> for SpecConstantOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        if p.parse_optional_keyword(ID)? {
            p.parse_l_paren()?;
            let id = p.parse_attribute_as::<IntegerAttr<'_>>(None)?;
            state.add_attr(p.ident(ID), id);
            p.parse_r_paren()?;
        }
        p.parse_equal()?;
        let value = p.parse_attribute(None)?;
        state.add_property(p.ctx(), Self::DEFAULT_VALUE, value);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_symbol_attr(*self.sym_name_attr());
        if let Some(id) = self.id() {
            p.write(&format!(" {ID}({id})"));
        }
        p.write(" = ");
        p.print_attribute(*self.default_value());
    }
}

impl<'ir> SpecConstantOp<'ir> {
    fn id(self) -> Option<i64> {
        (*self).attr(ID)?.dyn_cast::<IntegerAttr<'ir>>()?.int()
    }
}

impl<'ir> Verify<'ir> for SpecConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.id().is_some_and(|id| id < 0) {
            return Err(self.op_error("SpecId cannot be negative"));
        }
        let (value, ty) = (*self.default_value(), self.default_value().ty());
        if !value.isa::<IntegerAttr<'_>>() && !value.isa::<FloatAttr<'_>>() {
            let text = "default value can only be a bool, integer, or float scalar";
            return Err(self.op_error(text));
        }
        let is_allowed = match ty.dyn_cast::<IntegerType<'_>>() {
            Some(integer) => matches!(integer.width(), 1 | 8 | 16 | 32 | 64),
            None => ty.isa::<FloatType<'_>>(),
        };
        if !is_allowed {
            return Err(self.op_error("default value bitwidth disallowed"));
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for SpecConstantCompositeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let name = p.parse_symbol_name()?;
        state.add_property(p.ctx(), Self::SYM_NAME, name);
        let mut constituents = Vec::new();
        p.parse_l_paren()?;
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            constituents.push(p.parse_attribute_as::<SymbolRefAttr<'_>>(None)?.handle());
            Ok(())
        })?;
        p.parse_r_paren()?;
        state.add_property(p.ctx(), Self::CONSTITUENTS, ArrayAttr::get(p.ctx(), &constituents));
        let ty = p.parse_colon_type()?;
        state.add_property(p.ctx(), Self::TYPE, TypeAttr::get(p.ctx(), ty));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_symbol_attr(*self.sym_name_attr());
        p.write(" (");
        p.comma_separated(self.constituents().iter(), |p, it| p.print_attribute(it));
        p.write(") : ");
        p.print_type(self.type_());
    }
}

/// The operation that a symbol names, seen from the operation around `op`.
fn lookup<'ir>(op: OpRef<'ir>, name: FlatSymbolRefAttr<'ir>) -> Option<OpRef<'ir>> {
    SymbolTables::new().lookup_nearest(op.parent_op()?, **name)
}

impl<'ir> Verify<'ir> for SpecConstantCompositeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.type_();
        let Some(composite) = Composite::of(ty) else {
            return Err(
                self.error(format!("result type must be a composite type, but provided '{ty}'"))
            );
        };
        if ty.isa::<CooperativeMatrixType<'_>>() {
            return Err(self.error(format!("unsupported composite type  '{ty}'")));
        }
        let (expected, given) = (composite.len().unwrap_or(0), self.constituents().len());
        if expected != given {
            return Err(self.error(format!(
                "has incorrect number of operands: expected {expected}, but provided {given}"
            )));
        }
        for (index, constituent) in self.constituents().iter().enumerate() {
            let name = constituent.dyn_cast::<FlatSymbolRefAttr<'_>>();
            let constant = name.and_then(|it| lookup(*self, it)?.dyn_cast::<SpecConstantOp<'_>>());
            let actual = constant.map(|it| it.default_value().ty());
            let (Some(expected), Some(actual)) = (composite.element(index), actual) else {
                continue;
            };
            if expected != actual {
                return Err(self.error(format!(
                    "has incorrect types of operands: expected '{expected}', but provided \
                     '{actual}'"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReferenceOfOp<'ir> {
    fn verify(self) -> VerifyResult {
        let symbol = lookup(*self, self.spec_const_attr());
        let constant = symbol.and_then(|it| it.dyn_cast::<SpecConstantOp<'_>>());
        let composite = symbol.and_then(|it| it.dyn_cast::<SpecConstantCompositeOp<'_>>());
        let ty = constant.map(|it| it.default_value().ty()).or(composite.map(|it| it.type_()));
        let text = match ty {
            None => "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol",
            Some(ty) if ty != (*self).result(0).ty() => {
                "result type mismatch with the referenced specialization constant's type"
            }
            _ => return Ok(()),
        };
        Err(self.op_error(text))
    }
}
