//! Functions and includes.

use super::{ArrayType, FuncOp, IncludeOp, LValueType, ReturnOp};
use crate::prelude::*;
use ods::functions;

functions!(FuncOp);

impl<'ir> Verify<'ir> for FuncOp<'ir> {
    fn verify(self) -> VerifyResult {
        if functions::argument_types(*self, Self::FUNCTION_TYPE)
            .iter()
            .any(|ty| ty.isa::<LValueType<'_>>())
        {
            return Err(self.op_error("cannot have lvalue type as argument"));
        }
        let results = functions::result_types(*self, Self::FUNCTION_TYPE);
        if results.len() > 1 {
            let message = format!("requires zero or exactly one result, but has {}", results.len());
            return Err(self.op_error(message));
        }
        if results.iter().any(|ty| ty.isa::<ArrayType<'_>>()) {
            return Err(self.op_error("cannot return array type"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(function) = self.parent_of_type::<FuncOp<'_>>() else { return Ok(()) };
        let want = functions::result_types(*function, FuncOp::FUNCTION_TYPE);
        let (have, name) = ((*self).operands().types(), function.sym_name());
        if have.len() != want.len() {
            return Err(self.op_error(format!(
                "has {} operands, but enclosing function (@{name}) returns {}",
                have.len(),
                want.len()
            )));
        }
        for (have, want) in have.zip(want) {
            if have != want {
                return Err(self.error(format!(
                    "type of the return operand ('{have}') doesn't match function result type \
                     ('{want}') in function @{name}"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for IncludeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let is_standard = p.parse_optional_less()?;
        let Some(file) = p.parse_optional_string()? else {
            return Err(p.custom_error_at(p.name_loc(), "expected string attribute"));
        };
        state.add_property(p.ctx(), Self::INCLUDE, StringAttr::get(p.ctx(), &file));
        if !is_standard {
            return Ok(());
        }
        if !p.parse_optional_greater()? {
            let message = "expected trailing '>' for standard include";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        state.add_property(p.ctx(), Self::IS_STANDARD_INCLUDE, UnitAttr::get(p.ctx()));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let (open, close) = if self.is_standard_include() { ("<", ">") } else { ("", "") };
        p.write(&format!(" {open}\"{}\"{close}", self.include()));
    }
}
