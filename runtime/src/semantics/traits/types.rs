//! Traits on the types of operands and results.

use smallvec::SmallVec;

use super::arity::{AtLeastNOperands, AtLeastNResults};
use super::{Checks, OpTrait};
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::core::types::TypeRef;
use crate::kinds::types::{
    DYNAMIC, FloatType, RankedTensorType, ShapedType, TensorType, VectorType,
};

/// The element type of a vector, a tensor, or a tensor of vectors; else `ty`.
fn tensor_or_vector_element(ty: TypeRef<'_>) -> TypeRef<'_> {
    if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        return vector.element_type();
    }
    match ty.dyn_cast::<TensorType<'_>>() {
        Some(tensor) => match tensor.element_type().dyn_cast::<VectorType<'_>>() {
            Some(vector) => vector.element_type(),
            None => tensor.element_type(),
        },
        None => ty,
    }
}

/// Whether two shapes are equal, except for dynamic dimensions. Corresponds to `verifyCompatibleShape`.
pub fn shapes_compatible(a: &[i64], b: &[i64]) -> bool {
    let dynamic = crate::kinds::types::DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == dynamic || *b == dynamic)
}

/// Whether all types are shaped with compatible shapes, or none is shaped. Of all sizes of a dimension that are known, each
/// is the same. Corresponds to `verifyCompatibleShapes`.
fn all_shapes_compatible<'c>(types: impl Iterator<Item = TypeRef<'c>> + Clone) -> bool {
    let first = types.clone().next();
    if types.clone().all(|ty| Some(ty) == first) {
        return true;
    }
    let mut pairs = types.clone().zip(types.clone().skip(1));
    if !pairs.all(|(a, b)| types_shape_compatible(a, b) || is_unranked(a) || is_unranked(b)) {
        return false;
    }
    let mut merged: SmallVec<[i64; 4]> = SmallVec::new();
    let (mut is_first, mut count) = (true, [0, 0]);
    for ty in types {
        count[usize::from(ty.isa::<ShapedType<'_>>())] += 1;
        let shape = ty.dyn_cast::<ShapedType<'_>>().and_then(|ty| Some(ty.shape()?.to_vec()));
        let Some(shape) = shape else { continue };
        if std::mem::take(&mut is_first) {
            merged.extend(shape);
        } else if shapes_compatible(&merged, &shape) {
            let dynamic = merged.iter_mut().zip(shape).filter(|(size, _)| **size == DYNAMIC);
            dynamic.for_each(|(size, other)| *size = other);
        } else {
            return false;
        }
    }
    count.contains(&0)
}

fn is_unranked(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<ShapedType<'_>>().is_some_and(|ty| ty.rank().is_none())
}

/// Whether both types are shaped with compatible shapes, or neither is shaped.
pub fn types_shape_compatible(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    if a == b {
        return true;
    }
    if let (Some(a), Some(b)) = (a.dyn_cast::<VectorType<'_>>(), b.dyn_cast::<VectorType<'_>>())
        && !a.scalable_dims().eq(b.scalable_dims())
    {
        return false;
    }
    match (a.dyn_cast::<ShapedType<'_>>(), b.dyn_cast::<ShapedType<'_>>()) {
        (None, None) => true,
        (Some(a), Some(b)) => match (a.shape(), b.shape()) {
            (Some(a), Some(b)) => shapes_compatible(a, b),
            _ => true,
        },
        _ => false,
    }
}

/// Declares traits that verify the types of an operation.
macro_rules! type_traits {
    ($($(#[$doc:meta])* $name:ident $bit:expr, |$op:ident| $check:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name;
            impl OpTrait for $name {
                const NAME: &'static str = stringify!($name);
                const BIT: Option<u8> = $bit;
                const CHECKS: Checks = Checks::Shape;
                const CHECKS_REGIONS: bool = false;

                fn verify($op: OpRef<'_>) -> VerifyResult {
                    $check
                }
            }
        )*
    };
}

fn require(op: OpRef<'_>, holds: bool, message: &str) -> VerifyResult {
    if holds { Ok(()) } else { Err(op.op_error(message)) }
}

fn some_operands(op: OpRef<'_>) -> VerifyResult {
    AtLeastNOperands::<1>::verify(op)
}

fn some_operands_and_results(op: OpRef<'_>) -> VerifyResult {
    some_operands(op)?;
    AtLeastNResults::<1>::verify(op)
}

fn same_type(op: OpRef<'_>) -> VerifyResult {
    some_operands_and_results(op)?;
    let first = op.result(0).ty();
    let element = first.element_type_or_self();
    let encoding = first.dyn_cast::<RankedTensorType<'_>>().and_then(|ty| ty.encoding());
    for ty in op.results().types().skip(1).chain(op.operands().types()) {
        if ty == first {
            continue;
        }
        if ty.element_type_or_self() != element || !types_shape_compatible(ty, first) {
            return Err(op.op_error("requires the same type for all operands and results"));
        }
        let other = ty.dyn_cast::<RankedTensorType<'_>>().and_then(|ty| ty.encoding());
        if encoding.is_some() && encoding != other {
            return Err(op.op_error("requires the same encoding for all operands and results"));
        }
    }
    Ok(())
}

fn same_rank(op: OpRef<'_>) -> VerifyResult {
    some_operands(op)?;
    let rank = |ty: TypeRef<'_>| ty.dyn_cast::<ShapedType<'_>>().and_then(|shaped| shaped.rank());
    let mut operands = op.operands().types().filter_map(rank);
    let mut results = op.results().types().filter_map(rank);
    let Some(expected) = operands.clone().chain(results.clone()).next() else { return Ok(()) };
    require(op, operands.all(|rank| rank == expected), "operands don't have matching ranks")?;
    require(
        op,
        results.all(|rank| rank == expected),
        "result type has different rank than operands",
    )
}

fn elementwise(op: OpRef<'_>) -> VerifyResult {
    let mappable = |ty: &TypeRef<'_>| ty.isa::<VectorType<'_>>() || ty.isa::<TensorType<'_>>();
    let results = op.results().types().filter(mappable).count();
    let mut types =
        op.operands().types().filter(mappable).chain(op.results().types().filter(mappable));
    let operands = op.operands().types().filter(mappable).count();
    if results == 0 && operands == 0 {
        return Ok(());
    }
    require(
        op,
        operands > 0,
        "if a result is non-scalar, then at least one operand must be non-scalar",
    )?;
    require(
        op,
        results > 0,
        "if an operand is non-scalar, then there must be at least one non-scalar result",
    )?;
    require(
        op,
        results == op.num_results(),
        "if an operand is non-scalar, then all results must be non-scalar",
    )?;
    let all: smallvec::SmallVec<[TypeRef<'_>; 8]> = types.by_ref().collect();
    let same_kind = all.iter().all(|ty| std::ptr::eq(ty.def(), all[0].def()));
    // Compatibility is not transitive with dynamic dimensions, so compare every pair.
    let same_shape = all
        .iter()
        .enumerate()
        .all(|(i, a)| all[..i].iter().all(|b| types_shape_compatible(*a, *b)));
    require(
        op,
        same_kind && same_shape,
        "all non-scalar operands/results must have the same shape and base type",
    )
}

type_traits! {
    /// The operands have compatible shapes.
    SameOperandsShape None, |op| {
        some_operands(op)?;
        let same = all_shapes_compatible(op.operands().types());
        require(op, same, "requires the same shape for all operands")
    };
    /// The operands and results have compatible shapes.
    SameOperandsAndResultShape None, |op| {
        some_operands_and_results(op)?;
        let same = all_shapes_compatible(op.operands().types().chain(op.results().types()));
        require(op, same, "requires the same shape for all operands and results")
    };
    /// The operands have the same element type.
    SameOperandsElementType None, |op| {
        some_operands(op)?;
        let first = op.operand(0).ty().element_type_or_self();
        let mut types = op.operands().types().skip(1);
        let same = types.all(|ty| ty.element_type_or_self() == first);
        require(op, same, "requires the same element type for all operands")
    };
    /// The operands and results have the same element type.
    SameOperandsAndResultElementType None, |op| {
        some_operands_and_results(op)?;
        let first = op.result(0).ty().element_type_or_self();
        let mut types = op.results().types().skip(1).chain(op.operands().types());
        let same = types.all(|ty| ty.element_type_or_self() == first);
        require(op, same, "requires the same element type for all operands and results")
    };
    /// The operands and results have the same type, up to dynamic dimensions.
    SameOperandsAndResultType Some(40), |op| same_type(op);
    /// The ranked operands and results have the same rank.
    SameOperandsAndResultRank None, |op| same_rank(op);
    /// The operands have the same type.
    SameTypeOperands None, |op| {
        let mut types = op.operands().types();
        let first = types.next();
        let same = types.all(|ty| Some(ty) == first);
        require(op, same, "requires all operands to have the same type")
    };
    /// Applies a scalar operation to each element of vectors and tensors.
    Elementwise Some(41), |op| elementwise(op);
    /// The single result has a specific type; see its accessor.
    OneTypedResult None, |_op| Ok(());
    /// The operands are floats, or vectors or tensors of floats.
    OperandsAreFloatLike None, |op| {
        let mut types = op.operands().types();
        let all = types.all(|ty| tensor_or_vector_element(ty).isa::<FloatType<'_>>());
        require(op, all, "requires a float type")
    };
    /// The operands are signless integers or indices, or vectors or tensors of these.
    OperandsAreSignlessIntegerLike None, |op| {
        let mut types = op.operands().types();
        let all = types.all(|ty| tensor_or_vector_element(ty).is_signless_int_or_index());
        require(op, all, "requires an integer or index type")
    };
    /// The results are `i1`, or vectors or tensors of `i1`.
    ResultsAreBoolLike None, |op| {
        let mut types = op.results().types();
        let all = types.all(|ty| tensor_or_vector_element(ty).is_integer_of(1));
        require(op, all, "requires a bool result type")
    };
    /// The results are floats, or vectors or tensors of floats.
    ResultsAreFloatLike None, |op| {
        let mut types = op.results().types();
        let all = types.all(|ty| tensor_or_vector_element(ty).isa::<FloatType<'_>>());
        require(op, all, "requires a floating point type")
    };
    /// The results are signless integers or indices, or vectors or tensors of these.
    ResultsAreSignlessIntegerLike None, |op| {
        let mut types = op.results().types();
        let all = types.all(|ty| tensor_or_vector_element(ty).is_signless_int_or_index());
        require(op, all, "requires an integer or index type")
    };
}
