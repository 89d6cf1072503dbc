//! Comparisons.

use ods_runtime::rt::OdsEnum;

use super::types::is_compatible_type;
use super::{FCmpOp, FCmpPredicate, ICmpOp, ICmpPredicate, calls, i1_same_shape, words};
use crate::llvm::prelude::*;

fn parse<E: OdsEnum>(p: &mut OpParser<'_>, state: &mut OpState, key: PropertyKey) -> ParseResult {
    let at = p.offset();
    let text = p.parse_attribute_as::<StringAttr<'_>>(None)?;
    let lhs = p.parse_operand()?;
    p.parse_comma()?;
    let rhs = p.parse_operand()?;
    p.parse_optional_attr_dict(state)?;
    p.parse_colon()?;
    let type_at = p.offset();
    let ty = p.parse_type()?;
    p.add_operand(lhs, ty, state)?;
    p.add_operand(rhs, ty, state)?;
    let Some((case, _)) = E::CASES.iter().find(|(_, it)| *it == text.value()) else {
        let text = format!("'{}' is an incorrect value of the 'predicate' attribute", text.value());
        return Err(p.custom_error_at(at, text));
    };
    words::add(state, p, key, *case);
    let ty = p.type_ref(ty);
    if !is_compatible_type(ty) {
        return Err(p.custom_error_at(type_at, "expected LLVM dialect-compatible type"));
    }
    state.add_type(i1_same_shape(ty));
    Ok(())
}

fn print<'ir>(
    op: OpRef<'ir>,
    predicate: &str,
    key: PropertyKey,
    flags_key: Option<PropertyKey>,
    p: &mut OpPrinter<'ir>,
) {
    p.write(&format!(" \"{predicate}\" "));
    p.print_operands(op.operands());
    calls::print_attrs(op, &[key], flags_key, p);
    p.write(" : ");
    p.print_type(op.operand(0).ty());
}

/// Implements the text of comparisons.
macro_rules! comparisons {
    ($($op:ident: $predicate:ident, $flags_key:expr;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse::<$predicate>(p, state, Self::PREDICATE)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    let predicate = words::text(self.predicate());
                    print(*self, predicate, Self::PREDICATE, $flags_key, p);
                }
            }
        )*
    };
}

comparisons! {
    ICmpOp: ICmpPredicate, None;
    FCmpOp: FCmpPredicate, Some(Self::FASTMATH_FLAGS);
}
