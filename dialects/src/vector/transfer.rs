//! Transfers between vectors and memory or tensors.

use ods_runtime::affine::AffineExprKind;
use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect, Speculatability};
use ods_runtime::text::UnresolvedOperand;

use super::{MaskableOpInterfaceTrait, TransferReadOp, TransferWriteOp, bits, dims, with_dims};
use crate::prelude::*;

/// The map of the last dimensions of `shaped` to those of `vector`; `None` if `shaped` has too few.
fn minor_identity<'c>(shaped: ShapedType<'c>, vector: VectorType<'c>) -> Option<AffineMapAttr<'c>> {
    let (ctx, rank) = (shaped.ctx(), shaped.rank()?);
    let inner = shaped.element_type().dyn_cast::<VectorType<'_>>().map_or(0, VectorType::rank);
    if rank == 0 && vector.shape() == [1] {
        return Some(AffineMapAttr::get(ctx, 0, 0, &[ctx.affine_constant(0)]));
    }
    let results = vector.rank().saturating_sub(inner);
    let first = rank.checked_sub(results)?;
    let results: Vec<_> = (first..rank).map(|dim| ctx.affine_dim(dim as u32)).collect();
    Some(AffineMapAttr::get(ctx, rank as u32, 0, &results))
}

/// The dimensions that the results of a map are; `None` for the constant zero.
fn result_dims(map: AffineMapAttr<'_>) -> Vec<Option<u32>> {
    let dim = |expr: &_| match map.ctx().affine_kind(*expr) {
        AffineExprKind::Dim(dim) => Some(dim),
        _ => None,
    };
    map.results().iter().map(dim).collect()
}

fn is_minor_identity(map: AffineMapAttr<'_>) -> bool {
    let results = result_dims(map);
    let Some(first) = (map.num_dims() as usize).checked_sub(results.len()) else { return false };
    results.iter().enumerate().all(|(at, dim)| *dim == Some((first + at) as u32))
}

/// The type of a mask: the dimensions of the vector in the order of memory, without those that are broadcast.
fn mask_type<'c>(vector: VectorType<'c>, map: AffineMapAttr<'_>) -> VectorType<'c> {
    let mut used: Vec<_> = result_dims(map)
        .into_iter()
        .zip(dims(vector))
        .filter_map(|(dim, size)| Some((dim?, size)))
        .collect();
    used.sort_by_key(|(dim, _)| *dim);
    let mut sizes: Vec<_> = used.into_iter().map(|(_, size)| size).collect();
    if sizes.is_empty() {
        sizes.push((1, false));
    }
    with_dims(vector, *IntegerType::get(vector.ctx(), 1), &sizes)
}

/// The properties of a transfer that depend on its operands.
#[derive(Clone, Copy)]
struct Keys {
    segments: PropertyKey,
    map: PropertyKey,
    in_bounds: PropertyKey,
}

/// Defines the keys of transfers.
macro_rules! keys {
    ($($op:ident)*) => {
        $(
            impl $op<'_> {
                const KEYS: Keys = Keys {
                    segments: Self::OPERAND_SEGMENT_SIZES,
                    map: Self::PERMUTATION_MAP,
                    in_bounds: Self::IN_BOUNDS,
                };
            }
        )*
    };
}

keys!(TransferReadOp TransferWriteOp);

/// Reads the map and the bounds from `state`, or adds their defaults.
fn complete<'a>(
    p: &mut OpParser<'a>,
    state: &mut OpState,
    at: u32,
    shaped: ShapedType<'a>,
    vector: VectorType<'a>,
    keys: Keys,
) -> ParseResult<AffineMapAttr<'a>> {
    let given = state.attr(p.ident(keys.map.name)).and_then(|map| p.attr_ref(map).dyn_cast());
    let map = match given {
        Some(map) => map,
        None => {
            let Some(map) = minor_identity(shaped, vector) else {
                return Err(p.custom_error_at(
                    at,
                    "expected a custom permutation_map when rank(source) != rank(destination)",
                ));
            };
            if state.attr(p.ident(keys.map.name)).is_none() {
                state.add_property(p.ctx(), keys.map, map);
            }
            map
        }
    };
    if state.attr(p.ident(keys.in_bounds.name)).is_none() {
        let unknown: Attribute = BoolAttr::get(p.ctx(), false).into();
        let bounds = vec![unknown; map.results().len()];
        state.add_property(p.ctx(), keys.in_bounds, ArrayAttr::get(p.ctx(), &bounds));
    }
    Ok(map)
}

/// Resolves the mask.
fn resolve_mask(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    at: u32,
    mask: UnresolvedOperand,
    (shaped, vector, map): (ShapedType<'_>, VectorType<'_>, AffineMapAttr<'_>),
) -> ParseResult {
    if shaped.element_type().isa::<VectorType<'_>>() {
        let message = "does not support masks with vector element type";
        return Err(p.custom_error_at(mask.offset(), message));
    }
    if vector.rank() != map.results().len() {
        return Err(p.custom_error_at(
            at,
            "expected the same rank for the vector and the results of the permutation map",
        ));
    }
    p.resolve_operands(&[mask], mask_type(vector, map), state)
}

fn shaped_type(ty: TypeRef<'_>) -> Option<ShapedType<'_>> {
    let is_known = ty.isa::<MemRefType<'_>>() || ty.isa::<RankedTensorType<'_>>();
    if is_known { ty.dyn_cast() } else { None }
}

const SHAPED: &str = "requires memref or ranked tensor type";

impl<'ir> CustomAssembly<'ir> for TransferReadOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let base = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let padding = p.parse_operand()?;
        let mask = if p.parse_optional_comma()? { Some(p.parse_operand()?) } else { None };
        p.parse_optional_attr_dict(state)?;
        let at = p.offset();
        let types = p.parse_colon_type_list()?;
        let &[from, to] = types.as_slice() else {
            return Err(p.custom_error_at(at, "requires two types"));
        };
        let Some(shaped) = shaped_type(p.type_ref(from)) else {
            return Err(p.custom_error_at(at, SHAPED));
        };
        let Some(vector) = p.type_ref(to).dyn_cast::<VectorType<'_>>() else {
            return Err(p.custom_error_at(at, "requires vector type"));
        };
        let map = complete(p, state, at, shaped, vector, Self::KEYS)?;
        p.resolve_operands(&[base], from, state)?;
        p.resolve_operands(&indices, IndexType::get(p.ctx()), state)?;
        p.resolve_operands(&[padding], shaped.element_type(), state)?;
        if let Some(mask) = mask {
            resolve_mask(p, state, at, mask, (shaped, vector, map))?;
        }
        let sizes = [1, indices.len(), 1, usize::from(mask.is_some())];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &sizes);
        state.add_type(vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.base());
        p.write("[");
        p.print_operands(self.indices());
        p.write("], ");
        p.print_operand(self.padding());
        if let Some(mask) = self.mask() {
            p.write(", ");
            p.print_operand(mask);
        }
        print_attrs(p, *self, Self::KEYS, self.permutation_map(), self.in_bounds());
        p.print_colon_type(*self.base().ty());
        p.write(", ");
        p.print_type(*self.vector().ty());
    }
}

/// Writes the attributes, without those that have their defaults.
fn print_attrs<'ir>(
    p: &mut OpPrinter<'ir>,
    op: OpRef<'ir>,
    keys: Keys,
    map: AffineMapAttr<'ir>,
    bounds: ArrayAttr<'ir>,
) {
    let mut elided = vec![keys.segments];
    if is_minor_identity(map) {
        elided.push(keys.map);
    }
    let is_inside =
        |attr: AttrRef<'_>| attr.dyn_cast::<BoolAttr<'_>>().is_some_and(BoolAttr::value);
    if !bounds.iter().any(is_inside) {
        elided.push(keys.in_bounds);
    }
    p.print_optional_attr_dict(op, &elided);
}

impl<'ir> CustomAssembly<'ir> for TransferWriteOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let base = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        let mask = if p.parse_optional_comma()? { Some(p.parse_operand()?) } else { None };
        p.parse_optional_attr_dict(state)?;
        let at = p.offset();
        let types = p.parse_colon_type_list()?;
        let &[from, to] = types.as_slice() else {
            return Err(p.custom_error_at(at, "requires two types"));
        };
        let Some(vector) = p.type_ref(from).dyn_cast::<VectorType<'_>>() else {
            return Err(p.custom_error_at(at, "requires vector type"));
        };
        let Some(shaped) = shaped_type(p.type_ref(to)) else {
            return Err(p.custom_error_at(at, SHAPED));
        };
        let map = complete(p, state, at, shaped, vector, Self::KEYS)?;
        p.resolve_operands(&[value], from, state)?;
        p.resolve_operands(&[base], to, state)?;
        p.resolve_operands(&indices, IndexType::get(p.ctx()), state)?;
        if let Some(mask) = mask {
            resolve_mask(p, state, at, mask, (shaped, vector, map))?;
        }
        let sizes = [1, 1, indices.len(), usize::from(mask.is_some())];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &sizes);
        if shaped.isa::<RankedTensorType<'_>>() {
            state.add_type(shaped);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.value_to_store());
        p.write(", ");
        p.print_operand(self.base());
        p.write("[");
        p.print_operands(self.indices());
        p.write("]");
        if let Some(mask) = self.mask() {
            p.write(", ");
            p.print_operand(mask);
        }
        print_attrs(p, *self, Self::KEYS, self.permutation_map(), self.in_bounds());
        p.print_colon_type(*self.value_to_store().ty());
        p.write(", ");
        p.print_type(*self.base().ty());
    }
}

/// The operands and types of a transfer.
struct Transfer<'ir> {
    op: OpRef<'ir>,
    shaped: ShapedType<'ir>,
    vector: VectorType<'ir>,
    mask: Option<VectorType<'ir>>,
    map: AffineMapAttr<'ir>,
    bounds: usize,
}

impl Transfer<'_> {
    fn verify(&self) -> VerifyResult {
        let op = self.op;
        let fail = |message: &str| Err(op.op_error(message));
        if shaped_type(*self.shaped).is_none() {
            return fail("requires source to be a memref or ranked tensor type");
        }
        let element = self.shaped.element_type();
        let minor =
            |ty: VectorType<'_>| bits(ty.element_type()) * ty.shape().last().copied().unwrap_or(1);
        let results = self.map.results().len();
        const RANKS: &str =
            "requires a permutation_map with result dims of the same rank as the vector type";
        if let Some(inner) = element.dyn_cast::<VectorType<'_>>() {
            if minor(self.vector) % minor(inner).max(1) != 0 {
                return fail(
                    "requires the bitwidth of the minor 1-D vector to be an integral multiple of \
                     the bitwidth of the minor 1-D vector of the source",
                );
            }
            let Some(outer) = self.vector.rank().checked_sub(inner.rank()) else {
                return fail("requires source vector element and vector result ranks to match.");
            };
            if results != outer {
                return fail(RANKS);
            }
            if self.mask.is_some() {
                return fail("does not support masks with vector element type");
            }
        } else {
            if minor(self.vector) % bits(element).max(1) != 0 {
                return fail(
                    "requires the bitwidth of the minor 1-D vector to be an integral multiple of \
                     the bitwidth of the source element type",
                );
            }
            if results != self.vector.rank() {
                return fail(RANKS);
            }
        }
        if self.map.num_symbols() != 0 {
            return fail("requires permutation_map without symbols");
        }
        if Some(self.map.num_dims() as usize) != self.shaped.rank() {
            return fail(
                "requires a permutation_map with input dims of the same rank as the source type",
            );
        }
        if let Some(mask) = self.mask {
            let inferred = mask_type(self.vector, self.map);
            if mask != inferred {
                return Err(op.op_error(format!(
                    "inferred mask type ('{inferred}') and mask operand type ('{mask}') don't match"
                )));
            }
        }
        if results != self.bounds {
            return Err(op.op_error(format!(
                "expects the in_bounds attr of same rank as permutation_map results: {} vs \
                 inBounds of size: {}",
                *self.map, self.bounds
            )));
        }
        Ok(())
    }

    /// Verifies that each result of the map is zero or a dimension of its own.
    fn verify_permutation(&self) -> VerifyResult {
        let ctx = self.map.ctx();
        let mut seen = Vec::new();
        for expr in self.map.results() {
            match ctx.affine_kind(*expr) {
                AffineExprKind::Constant(0) => {}
                AffineExprKind::Dim(dim) if seen.contains(&dim) => {
                    return Err(self.op.op_error(
                        "requires a permutation_map that is a permutation (found one dim used \
                         more than once)",
                    ));
                }
                AffineExprKind::Dim(dim) => seen.push(dim),
                _ => {
                    return Err(self.op.op_error(
                        "requires a projected permutation_map (at most one dim or the zero \
                         constant can appear in each result)",
                    ));
                }
            }
        }
        Ok(())
    }
}

fn verify_indices(op: OpRef<'_>, shaped: ShapedType<'_>, indices: usize) -> VerifyResult {
    let rank = shaped.rank().unwrap_or(0);
    if indices == rank { Ok(()) } else { Err(op.op_error(format!("requires {rank} indices"))) }
}

impl<'ir> Verify<'ir> for TransferReadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shaped = self.base().ty();
        verify_indices(*self, shaped, self.indices().len())?;
        let transfer = Transfer {
            op: *self,
            shaped,
            vector: self.vector().ty(),
            mask: self.mask().map(|mask| mask.ty()),
            map: self.permutation_map(),
            bounds: self.in_bounds().len(),
        };
        transfer.verify()?;
        let (padding, element) = (self.padding().ty(), shaped.element_type());
        let is_vector = element.isa::<VectorType<'_>>();
        if is_vector && padding != element {
            return Err(self.op_error("requires source element type and padding type to match."));
        }
        if !is_vector && !VectorType::is_valid_element_type(padding) {
            return Err(self.op_error("requires valid padding vector elemental type"));
        }
        if !is_vector && padding != element {
            return Err(
                self.op_error("requires formal padding and source of the same elemental type")
            );
        }
        transfer.verify_permutation()
    }
}

impl<'ir> Verify<'ir> for TransferWriteOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (shaped, map) = (self.base().ty(), self.permutation_map());
        verify_indices(*self, shaped, self.indices().len())?;
        let is_zero =
            |expr: &_| matches!(map.ctx().affine_kind(*expr), AffineExprKind::Constant(0));
        if map.results().iter().any(is_zero) {
            return Err(self.op_error("should not have broadcast dimensions"));
        }
        let transfer = Transfer {
            op: *self,
            shaped,
            vector: self.value_to_store().ty(),
            mask: self.mask().map(|mask| mask.ty()),
            map,
            bounds: self.in_bounds().len(),
        };
        transfer.verify()?;
        transfer.verify_permutation()
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for TransferReadOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        *mask_type(self.vector().ty(), self.permutation_map())
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for TransferWriteOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        *mask_type(self.value_to_store().ty(), self.permutation_map())
    }
}

/// The effect of a transfer on memory; there is none on tensors.
fn effects<'ir>(
    op: OpRef<'ir>,
    operand: usize,
    effect: MemoryEffect,
) -> EffectInstances<'ir, MemoryEffect> {
    let base = op.op_operand(operand);
    let is_memory = base.get().ty().isa::<MemRefType<'_>>();
    is_memory.then(|| EffectInstance::new(effect).on_operand(base)).into_iter().collect()
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for TransferReadOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        effects(*self, 0, MemoryEffect::Read)
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for TransferWriteOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        effects(*self, 1, MemoryEffect::Write)
    }
}

fn speculatability(base: ShapedType<'_>) -> Speculatability {
    if base.isa::<RankedTensorType<'_>>() {
        Speculatability::Speculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for TransferReadOp<'ir> {
    fn speculatability(self) -> Speculatability {
        speculatability(self.base().ty())
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for TransferWriteOp<'ir> {
    fn speculatability(self) -> Speculatability {
        speculatability(self.base().ty())
    }
}

impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for TransferReadOp<'ir> {
    fn dps_inits(self) -> OperandRange<'ir> {
        (*self).operands().slice(0..0)
    }
}

impl<'ir> DestinationStyleOpInterfaceTrait<'ir> for TransferWriteOp<'ir> {
    fn dps_inits(self) -> OperandRange<'ir> {
        (*self).operands().slice(1..2)
    }
}
