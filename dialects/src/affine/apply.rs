//! Affine maps applied to values.

use super::scope::{affine_scope, is_valid_dim, is_valid_symbol};
use super::{
    AffineApplyOp, AffineMaxOp, AffineMinOp, parse_dims_and_symbols, print_dims_and_symbols,
};
use crate::prelude::*;

const MISMATCH: &str = "operand count and affine map dimension and symbol count must match";

impl<'ir> CustomAssembly<'ir> for AffineApplyOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let map = p.parse_attribute_as::<AffineMapAttr<'_>>(None)?;
        state.add_property(p.ctx(), Self::MAP, map);
        let dims = parse_dims_and_symbols(p, state)?;
        p.parse_optional_attr_dict(state)?;
        let inputs = (map.num_dims() + map.num_symbols()) as usize;
        if map.num_dims() as usize != dims || inputs != state.operands.len() {
            let message = "dimension or symbol index mismatch";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        let index = IndexType::get(p.ctx());
        state.add_types(map.results().iter().map(|_| index.handle()));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_attribute(self.map());
        print_dims_and_symbols(p, (*self).operands(), self.map().num_dims());
        p.print_optional_attr_dict(*self, &[Self::MAP]);
    }
}

impl<'ir> Verify<'ir> for AffineApplyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let map = self.map();
        if self.num_operands() != (map.num_dims() + map.num_symbols()) as usize {
            return Err(self.op_error(MISMATCH));
        }
        if map.results().len() != 1 {
            return Err(self.op_error("mapping must produce one value"));
        }
        let scope = affine_scope(*self);
        let mut symbols = (*self).operands().skip(map.num_dims() as usize);
        if symbols.any(|value| is_valid_dim(value, scope) && !is_valid_symbol(value, scope)) {
            return Err(self.error("dimensional operand cannot be used as a symbol"));
        }
        Ok(())
    }
}

/// Implements the text and the verifier of the smallest or largest result of a map.
macro_rules! extremes {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    let map = p.parse_attribute_as::<AffineMapAttr<'_>>(None)?;
                    state.add_property(p.ctx(), Self::MAP, map);
                    let dims = p.parse_operand_list(Delimiter::Paren)?;
                    let symbols = p.parse_operand_list(Delimiter::OptionalSquare)?;
                    p.parse_optional_attr_dict(state)?;
                    let index = IndexType::get(p.ctx());
                    p.resolve_operands(&dims, index, state)?;
                    p.resolve_operands(&symbols, index, state)?;
                    state.add_type(index);
                    Ok(())
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    p.write(" ");
                    p.print_attribute(self.map());
                    print_dims_and_symbols(p, (*self).operands(), self.map().num_dims());
                    p.print_optional_attr_dict(*self, &[Self::MAP]);
                }
            }

            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let map = self.map();
                    if self.num_operands() != (map.num_dims() + map.num_symbols()) as usize {
                        return Err(self.op_error(MISMATCH));
                    }
                    if map.results().is_empty() {
                        return Err(self.op_error("affine map expect at least one result"));
                    }
                    Ok(())
                }
            }
        )*
    };
}

extremes!(AffineMinOp AffineMaxOp);
