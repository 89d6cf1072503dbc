//! Loads, stores and prefetches with affine subscripts.

use ods_runtime::text::UnresolvedOperand;

use super::scope::{affine_scope, is_valid_dim, is_valid_symbol, verify_operands};
use super::{
    AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
};
use crate::prelude::*;

/// A memref and its subscripts in the text: `%memref[%i + 1]`.
struct Subscripts {
    memref: UnresolvedOperand,
    operands: Vec<UnresolvedOperand>,
}

impl Subscripts {
    /// Parses them, with the map as the property `map_key` of `state`.
    fn parse(p: &mut OpParser<'_>, state: &mut OpState, map_key: PropertyKey) -> ParseResult<Self> {
        let memref = p.parse_operand()?;
        let (map, operands) = p.parse_affine_map_of_operands(Delimiter::Square)?;
        state.add_property(p.ctx(), map_key, map);
        Ok(Self { memref, operands })
    }

    /// Adds the operands to `state`.
    fn resolve(self, p: &mut OpParser<'_>, ty: MemRefType<'_>, state: &mut OpState) -> ParseResult {
        p.resolve_operands(&[self.memref], ty, state)?;
        p.resolve_operands(&self.operands, IndexType::get(p.ctx()), state)
    }
}

pub(super) fn print_subscripts<'ir>(
    p: &mut OpPrinter<'ir>,
    memref: ValueRef<'ir>,
    map: AffineMapAttr<'_>,
    indices: OperandRange<'ir>,
) {
    p.print_operand(memref);
    p.write("[");
    p.print_affine_map_of_operands(map, indices);
    p.write("]");
}

/// Implements the verification of subscripts, as a method.
macro_rules! subscripts {
    ($($op:ident)*) => {
        $(
            impl<'ir> $op<'ir> {
                fn verify_subscripts(self) -> VerifyResult {
                    let (map, indices) = (self.map(), self.indices());
                    if map.results().len() != self.memref().ty().rank() {
                        return Err(self.op_error("affine map num results must equal memref rank"));
                    }
                    if (map.num_dims() + map.num_symbols()) as usize != indices.len() {
                        let message = "expects as many subscripts as affine map inputs";
                        return Err(self.op_error(message));
                    }
                    verify_operands(*self, indices, map.num_dims())
                }
            }
        )*
    };
}

subscripts!(AffineLoadOp AffineStoreOp AffineVectorLoadOp AffineVectorStoreOp);

impl<'ir> CustomAssembly<'ir> for AffineLoadOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let subscripts = Subscripts::parse(p, state, Self::MAP)?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_as::<MemRefType<'_>>()?;
        subscripts.resolve(p, memref, state)?;
        state.add_type(memref.element_type());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        print_subscripts(p, self.memref().into(), self.map(), self.indices());
        p.print_optional_attr_dict(*self, &[Self::MAP]);
        p.print_colon_type(*self.memref().ty());
    }
}

impl<'ir> Verify<'ir> for AffineLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.result().ty() != self.memref().ty().element_type() {
            return Err(self.op_error("result type must match element type of memref"));
        }
        self.verify_subscripts()
    }
}

impl<'ir> CustomAssembly<'ir> for AffineStoreOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let subscripts = Subscripts::parse(p, state, Self::MAP)?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_as::<MemRefType<'_>>()?;
        p.resolve_operands(&[value], memref.element_type(), state)?;
        subscripts.resolve(p, memref, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.value());
        p.write(", ");
        print_subscripts(p, self.memref().into(), self.map(), self.indices());
        p.print_optional_attr_dict(*self, &[Self::MAP]);
        p.print_colon_type(*self.memref().ty());
    }
}

impl<'ir> Verify<'ir> for AffineStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.value().ty() != self.memref().ty().element_type() {
            let message = "value to store must have the same type as memref element type";
            return Err(self.op_error(message));
        }
        self.verify_subscripts()
    }
}

/// Verifies that the elements of a memref and of a vector have the same type.
fn verify_elements(op: OpRef<'_>, memref: MemRefType<'_>, vector: VectorType<'_>) -> VerifyResult {
    if memref.element_type() == vector.element_type() {
        return Ok(());
    }
    Err(op.op_error("requires memref and vector types of the same elemental type"))
}

impl<'ir> CustomAssembly<'ir> for AffineVectorLoadOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let subscripts = Subscripts::parse(p, state, Self::MAP)?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_as::<MemRefType<'_>>()?;
        p.parse_comma()?;
        let vector = p.parse_type_as::<VectorType<'_>>()?;
        subscripts.resolve(p, memref, state)?;
        state.add_type(vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        print_subscripts(p, self.memref().into(), self.map(), self.indices());
        p.print_optional_attr_dict(*self, &[Self::MAP]);
        p.print_colon_type(*self.memref().ty());
        p.write(", ");
        p.print_type(*self.result().ty());
    }
}

impl<'ir> Verify<'ir> for AffineVectorLoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        self.verify_subscripts()?;
        verify_elements(*self, self.memref().ty(), self.result().ty())
    }
}

impl<'ir> CustomAssembly<'ir> for AffineVectorStoreOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let subscripts = Subscripts::parse(p, state, Self::MAP)?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_as::<MemRefType<'_>>()?;
        p.parse_comma()?;
        let vector = p.parse_type_as::<VectorType<'_>>()?;
        p.resolve_operands(&[value], vector, state)?;
        subscripts.resolve(p, memref, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.value());
        p.write(", ");
        print_subscripts(p, self.memref().into(), self.map(), self.indices());
        p.print_optional_attr_dict(*self, &[Self::MAP]);
        p.print_colon_type(*self.memref().ty());
        p.write(", ");
        p.print_type(*self.value().ty());
    }
}

impl<'ir> Verify<'ir> for AffineVectorStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        self.verify_subscripts()?;
        verify_elements(*self, self.memref().ty(), self.value().ty())
    }
}

impl<'ir> CustomAssembly<'ir> for AffinePrefetchOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let subscripts = Subscripts::parse(p, state, Self::MAP)?;
        p.parse_comma()?;
        let access = p.parse_any_keyword()?;
        p.parse_comma()?;
        p.parse_keyword("locality")?;
        p.parse_less()?;
        let i32_type = IntegerType::get(p.ctx(), 32);
        let locality = p.parse_attribute_as::<IntegerAttr<'_>>(Some(i32_type.into()))?;
        state.add_property(p.ctx(), Self::LOCALITY_HINT, locality);
        p.parse_greater()?;
        p.parse_comma()?;
        let cache = p.parse_any_keyword()?;
        p.parse_optional_attr_dict(state)?;
        let memref = p.parse_colon_type_as::<MemRefType<'_>>()?;
        subscripts.resolve(p, memref, state)?;
        if !["read", "write"].contains(&access) {
            let message = "rw specifier has to be 'read' or 'write'";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        if !["data", "instr"].contains(&cache) {
            let message = "cache type has to be 'data' or 'instr'";
            return Err(p.custom_error_at(p.name_loc(), message));
        }
        state.add_property(p.ctx(), Self::IS_WRITE, BoolAttr::get(p.ctx(), access == "write"));
        state.add_property(p.ctx(), Self::IS_DATA_CACHE, BoolAttr::get(p.ctx(), cache == "data"));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        print_subscripts(p, self.memref().into(), self.map(), self.indices());
        p.write(if self.is_write() { ", write" } else { ", read" });
        p.write(", locality<");
        p.write_u64(u64::from(self.locality_hint()));
        p.write(if self.is_data_cache() { ">, data" } else { ">, instr" });
        p.print_optional_attr_dict(
            *self,
            &[Self::MAP, Self::LOCALITY_HINT, Self::IS_DATA_CACHE, Self::IS_WRITE],
        );
        p.print_colon_type(*self.memref().ty());
    }
}

impl<'ir> Verify<'ir> for AffinePrefetchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let map = self.map();
        if map.results().len() != self.memref().ty().rank() {
            let message = "affine.prefetch affine map num results must equal memref rank";
            return Err(self.op_error(message));
        }
        if (map.num_dims() + map.num_symbols()) as usize != self.indices().len() {
            return Err(self.op_error("too few operands"));
        }
        let scope = affine_scope(*self);
        let is_valid = |value| is_valid_dim(value, scope) || is_valid_symbol(value, scope);
        if !self.indices().all(is_valid) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}
