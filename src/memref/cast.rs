//! Casts of memrefs.

use ods_runtime::OpState;
use ods_runtime::affine::AffineExprKind;
use ods_runtime::attrs::{AffineMapAttr, StridedLayoutAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::CastOpInterfaceTrait;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{DYNAMIC, MemRefType, ShapedType, TypeRef, UnrankedMemRefType};

use super::subview::Slice;
use super::{memory_space, ranked, strided, verify_dynamic_sizes, verify_same_elements};
use crate::memref::{CastOp, MemorySpaceCastOp, ReinterpretCastOp, TransposeOp, ViewOp};

/// Whether two sizes are compatible: equal, or one is dynamic.
fn are_compatible(a: i64, b: i64) -> bool {
    a == DYNAMIC || b == DYNAMIC || a == b
}

/// Whether two layouts are compatible.
fn layouts_are_compatible(a: MemRefType<'_>, b: MemRefType<'_>) -> bool {
    if a.layout() == b.layout() {
        return true;
    }
    let (Some((a_strides, a_offset)), Some((b_strides, b_offset))) =
        (a.strides_and_offset(), b.strides_and_offset())
    else {
        return false;
    };
    a_strides.len() == b_strides.len()
        && are_compatible(a_offset, b_offset)
        && a_strides.iter().zip(&b_strides).all(|(&a, &b)| are_compatible(a, b))
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        if let (Some(from), Some(to)) =
            (from.dyn_cast::<MemRefType<'_>>(), to.dyn_cast::<MemRefType<'_>>())
        {
            return from.element_type() == to.element_type()
                && layouts_are_compatible(from, to)
                && from.memory_space() == to.memory_space()
                && from.rank() == to.rank()
                && from.shape().iter().zip(to.shape()).all(|(&a, &b)| are_compatible(a, b));
        }
        let unranked = |ty: &TypeRef<'_>| ty.isa::<UnrankedMemRefType<'_>>();
        let shaped = |ty: &TypeRef<'ir>| ty.dyn_cast::<ShapedType<'ir>>();
        match (shaped(from), shaped(to)) {
            (Some(a), Some(b)) => {
                !(unranked(from) && unranked(to))
                    && a.element_type() == b.element_type()
                    && memory_space(*from) == memory_space(*to)
            }
            _ => false,
        }
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for MemorySpaceCastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        match (from.dyn_cast::<MemRefType<'_>>(), to.dyn_cast::<MemRefType<'_>>()) {
            (Some(from), Some(to)) => {
                from.element_type() == to.element_type()
                    && from.layout() == to.layout()
                    && from.shape() == to.shape()
            }
            (None, None) => {
                let (from, to) =
                    (from.dyn_cast::<ShapedType<'_>>(), to.dyn_cast::<ShapedType<'_>>());
                from.zip(to).is_some_and(|(from, to)| from.element_type() == to.element_type())
            }
            _ => false,
        }
    }
}

/// A size for messages.
fn size_text(number: i64) -> String {
    if number == DYNAMIC { "dynamic".to_owned() } else { number.to_string() }
}

impl<'ir> Verify<'ir> for ReinterpretCastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let source = self.source().untyped_ty();
        let Some(result) = ranked(*self.result()) else { return Ok(()) };
        if memory_space(source) != result.memory_space() {
            return Err(self.error(format!(
                "different memory spaces specified for source type '{source}' and result memref \
                 type '{result}'"
            )));
        }
        verify_same_elements(*self, "source", source, *result)?;
        let sizes = self.static_sizes_attr().values();
        for (i, (&size, expected)) in result.shape().iter().zip(sizes).enumerate() {
            if size != DYNAMIC && size != expected {
                return Err(self.error(format!(
                    "expected result type with size = {} instead of {size} in dim = {i}",
                    size_text(expected)
                )));
            }
        }
        let Some((strides, offset)) = result.strides_and_offset() else {
            return Err(self.error(format!(
                "expected result type to have strided layout but found '{result}'"
            )));
        };
        let expected = self.static_offsets_attr().values().next().unwrap_or(DYNAMIC);
        if offset != DYNAMIC && offset != expected {
            return Err(self.error(format!(
                "expected result type with offset = {} instead of {offset}",
                size_text(expected)
            )));
        }
        let expected = self.static_strides_attr().values();
        for (i, (&stride, expected)) in strides.iter().zip(expected).enumerate() {
            if stride != DYNAMIC && stride != expected {
                return Err(self.error(format!(
                    "expected result type with stride = {} instead of {stride} in dim = {i}",
                    size_text(expected)
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ViewOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(base), Some(view)) = (ranked(*self.source()), ranked((*self).result(0))) else {
            return Ok(());
        };
        for (what, ty) in [("base", base), ("result", view)] {
            if !ty.has_identity_layout() {
                return Err(self.error(format!("unsupported map for {what} memref type '{ty}'")));
            }
        }
        if base.memory_space() != view.memory_space() {
            return Err(self.error(format!(
                "different memory spaces specified for base memref type '{base}' and view memref \
                 type '{view}'"
            )));
        }
        verify_dynamic_sizes(*self, view, self.sizes().len())
    }
}

impl<'ir> CustomAssembly<'ir> for TransposeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operand = p.parse_operand()?;
        let permutation = p.parse_affine_map_reference()?;
        p.parse_optional_attr_dict(state)?;
        let source = p.parse_colon_type()?;
        let operand = p.resolve_operand(operand, source)?;
        state.add_operand(operand);
        p.parse_keyword("to")?;
        let result = p.parse_type()?;
        state.add_type(result);
        state.edit::<Self>(p.ctx()).set_permutation(permutation);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.in_());
        p.write(" ");
        p.print_affine_map(self.permutation());
        p.print_optional_attr_dict(*self, &[Self::PERMUTATION]);
        p.write(" : ");
        p.print_type(self.in_().ty());
        p.write(" to ");
        p.print_type((*self).result(0).ty());
    }
}

/// The dimensions of a permutation map; `None` for other maps.
pub(crate) fn permutation(map: AffineMapAttr<'_>) -> Option<Vec<usize>> {
    let mut dims = Vec::new();
    for result in map.results() {
        let AffineExprKind::Dim(dim) = map.ctx().affine_kind(*result) else { return None };
        let dim = dim as usize;
        if dims.contains(&dim) {
            return None;
        }
        dims.push(dim);
    }
    (map.num_symbols() == 0 && dims.len() == map.num_dims() as usize).then_some(dims)
}

/// The type of `source` with its dimensions permuted by `map`; `None` if `map` is not a permutation of them.
pub(super) fn transposed<'c>(
    source: MemRefType<'c>,
    map: AffineMapAttr<'_>,
) -> Option<MemRefType<'c>> {
    let dims = permutation(map).filter(|dims| dims.len() == source.rank())?;
    let (strides, offset) = source.strides_and_offset()?;
    let permuted = |list: &[i64]| dims.iter().map(|&dim| list[dim]).collect::<Vec<_>>();
    Some(strided(source, &permuted(source.shape()), offset, &permuted(&strides)))
}

/// The type of a memref reinterpreted with an offset, sizes and strides; other types are returned unchanged.
pub(super) fn reinterpreted<'c>(source: TypeRef<'c>, slice: &Slice) -> TypeRef<'c> {
    let Some(shaped) = source.dyn_cast::<ShapedType<'_>>() else { return source };
    let offset = slice.offsets.first().copied().unwrap_or(DYNAMIC);
    let layout = StridedLayoutAttr::get(source.ctx(), offset, &slice.strides);
    *MemRefType::with_layout(
        source.ctx(),
        &slice.sizes,
        shaped.element_type().handle(),
        Some(layout.into()),
        memory_space(source),
    )
}

impl<'ir> Verify<'ir> for TransposeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(dims) = permutation(self.permutation()) else {
            return Err(self.op_error("expected a permutation map"));
        };
        let (Some(source), Some(result)) = (ranked(*self.in_()), ranked((*self).result(0))) else {
            return Ok(());
        };
        if dims.len() != source.rank() {
            return Err(self.op_error("expected a permutation map of same rank as the input"));
        }
        let Some(expected) = transposed(source, self.permutation()) else { return Ok(()) };
        if expected.canonicalize_strided_layout() == result.canonicalize_strided_layout() {
            return Ok(());
        }
        Err(self.op_error(format!(
            "result type '{result}' is not equivalent to the canonical transposed input type '{}'",
            expected.canonicalize_strided_layout()
        )))
    }
}
