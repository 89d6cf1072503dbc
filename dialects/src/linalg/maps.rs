//! Indexing maps, and what they say about shapes.

use ods_runtime::Context;
use ods_runtime::affine::{AffineBinaryKind, AffineExpr, AffineExprKind};

use super::named::attr_of;
use super::structured::inits;
use super::{
    BroadcastOp, Conv1DNwcWcfOp, ElementwiseOp, GenericOp, IteratorType, IteratorTypeAttr, MapOp,
    ReduceOp, TransposeOp, table,
};
use crate::prelude::*;

/// The attribute in which operations store their maps.
pub(super) const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// The properties of convolutions, which all of them have.
const STRIDES: &str = Conv1DNwcWcfOp::STRIDES.name;
const DILATIONS: &str = Conv1DNwcWcfOp::DILATIONS.name;

/// The map of a text such as `n oh kh: n,oh*S0+kh*D0`, with these strides and dilations.
pub(super) fn parse_map<'c>(
    ctx: &'c Context,
    text: &str,
    strides: &[i64],
    dilations: &[i64],
) -> AffineMapAttr<'c> {
    let (dims, results) = text.split_once(':').unwrap_or((text, ""));
    let dims: Vec<_> = dims.split_whitespace().collect();
    let number = |word: &str, list: &[i64]| {
        let index = word[1..].parse::<usize>().unwrap_or(0);
        ctx.affine_constant(list.get(index).copied().unwrap_or(1))
    };
    let factor = |word: &str| match dims.iter().position(|dim| *dim == word) {
        Some(dim) => ctx.affine_dim(dim as u32),
        None if word.starts_with('S') => number(word, strides),
        None => number(word, dilations),
    };
    let product = |text: &str| match text.split_once('*') {
        Some((a, b)) => ctx.affine_mul(factor(a), factor(b)),
        None => factor(text),
    };
    let sum = |text: &str| match text.split_once('+') {
        Some((a, b)) => ctx.affine_add(product(a), product(b)),
        None => product(text),
    };
    let results: Vec<_> =
        results.split(',').map(str::trim).filter(|it| !it.is_empty()).map(sum).collect();
    AffineMapAttr::get(ctx, dims.len() as u32, 0, &results)
}

/// The numbers in an attribute of `op`.
fn numbers(op: OpRef<'_>, name: &str) -> Vec<i64> {
    let Some(attr) = op.attr(name) else { return Vec::new() };
    if let Some(list) = attr.dyn_cast::<DenseI64ArrayAttr<'_>>() {
        return list.values().collect();
    }
    let Some(list) = attr.dyn_cast::<DenseIntElementsAttr<'_>>() else { return Vec::new() };
    list.int_values().filter_map(|it| it.to_i64()).collect()
}

/// The rank of an operand; vectors are elements.
fn rank(value: ValueRef<'_>) -> u32 {
    let shaped = value.ty().dyn_cast::<ShapedType<'_>>();
    let shaped = shaped.filter(|ty| !ty.isa::<VectorType<'_>>());
    shaped.and_then(ShapedType::rank).unwrap_or(0) as u32
}

/// The map of `dims` dimensions to those in `results`.
fn dims_map<'c>(
    ctx: &'c Context,
    dims: u32,
    results: impl Iterator<Item = u32>,
) -> AffineMapAttr<'c> {
    let results: Vec<_> = results.map(|dim| ctx.affine_dim(dim)).collect();
    AffineMapAttr::get(ctx, dims, 0, &results)
}

/// The maps of the operands.
pub(super) fn of(op: OpRef<'_>) -> Vec<AffineMapAttr<'_>> {
    let ctx = op.ctx();
    let given = op.attr(GenericOp::INDEXING_MAPS.name).or_else(|| op.attr(MEMOIZED));
    if let Some(maps) = given.and_then(|it| it.dyn_cast::<ArrayAttr<'_>>()) {
        return maps.iter().filter_map(|map| map.dyn_cast()).collect();
    }
    let Some(init) = inits(op).next() else { return Vec::new() };
    let dimensions = numbers(op, BroadcastOp::DIMENSIONS.name);
    let is_listed = |dim: u32| dimensions.contains(&i64::from(dim));
    if op.isa::<MapOp<'_>>() {
        return op.operands().map(|_| dims_map(ctx, rank(init), 0..rank(init))).collect();
    }
    if op.isa::<ReduceOp<'_>>() {
        let loops = rank(op.operand(0));
        let (inputs, outputs) = (
            dims_map(ctx, loops, 0..loops),
            dims_map(ctx, loops, (0..loops).filter(|dim| !is_listed(*dim))),
        );
        let half = op.num_operands() / 2;
        return [vec![inputs; half], vec![outputs; half]].concat();
    }
    if op.isa::<BroadcastOp<'_>>() {
        let loops = rank(init);
        let input = dims_map(ctx, loops, (0..loops).filter(|dim| !is_listed(*dim)));
        return vec![input, dims_map(ctx, loops, 0..loops)];
    }
    if op.isa::<TransposeOp<'_>>() {
        let permutation = numbers(op, TransposeOp::PERMUTATION.name);
        let loops = rank(init);
        let inverse = (0..loops)
            .map(|dim| permutation.iter().position(|it| *it == i64::from(dim)).unwrap_or(0) as u32);
        return vec![dims_map(ctx, loops, inverse), dims_map(ctx, loops, 0..loops)];
    }
    let entry = table::entry(op.name().as_str()).filter(|entry| !entry.maps.is_empty());
    let Some(entry) = entry else {
        // Element by element; scalars are the same for all.
        let loops = rank(init);
        let results = |operand| if rank(operand) == 0 { 0 } else { loops };
        return op.operands().map(|it| dims_map(ctx, loops, 0..results(it))).collect();
    };
    let (strides, dilations) = (numbers(op, STRIDES), numbers(op, DILATIONS));
    maps_of(ctx, entry, &strides, &dilations)
}

/// The dimension that an expression is.
pub(super) fn dim_of(ctx: &Context, expr: AffineExpr) -> Option<u32> {
    match ctx.affine_kind(expr) {
        AffineExprKind::Dim(dim) => Some(dim),
        _ => None,
    }
}

/// The dimension that each result of a map is.
pub(super) fn dims(map: AffineMapAttr<'_>) -> Vec<Option<u32>> {
    map.results().iter().map(|expr| dim_of(map.ctx(), *expr)).collect()
}

/// Whether the results are different dimensions.
pub(super) fn is_projected_permutation(map: AffineMapAttr<'_>) -> bool {
    let results = map.results();
    let is_new_dim = |(at, expr): (usize, &AffineExpr)| {
        dim_of(map.ctx(), *expr).is_some() && !results[..at].contains(expr)
    };
    map.num_symbols() == 0 && results.iter().enumerate().all(is_new_dim)
}

/// Whether each loop is parallel.
pub(super) fn iterators(op: OpRef<'_>) -> Vec<bool> {
    if let Some(op) = op.dyn_cast::<GenericOp<'_>>() {
        let kinds = op.iterator_types();
        let kinds = kinds.iter().filter_map(|kind| kind.dyn_cast::<IteratorTypeAttr<'_>>());
        return kinds.map(|kind| kind.value() == IteratorType::Parallel).collect();
    }
    if op.isa::<ElementwiseOp<'_>>() {
        return inits(op).take(1).flat_map(|init| vec![true; rank(init) as usize]).collect();
    }
    let entry = table::entry(op.name().as_str()).filter(|entry| !entry.maps.is_empty());
    let maps = match entry {
        Some(entry) => maps_of(op.ctx(), entry, &[], &[]),
        None => of(op),
    };
    let Some(output) = maps.last() else { return Vec::new() };
    let is_parallel = |dim| output.results().iter().any(|it| dim_of(op.ctx(), *it) == Some(dim));
    (0..output.num_dims()).map(is_parallel).collect()
}

/// The value of an expression for these values of dimensions.
fn value(ctx: &Context, expr: AffineExpr, dims: &[i64]) -> i64 {
    match ctx.affine_kind(expr) {
        AffineExprKind::Constant(value) => value,
        AffineExprKind::Dim(dim) => dims.get(dim as usize).copied().unwrap_or(0),
        AffineExprKind::Symbol(_) => 0,
        AffineExprKind::Binary(kind, a, b) => {
            let (a, b) = (value(ctx, a, dims), value(ctx, b, dims));
            match kind {
                AffineBinaryKind::Add => a.wrapping_add(b),
                AffineBinaryKind::Mul => a.wrapping_mul(b),
                _ if b == 0 => 0,
                AffineBinaryKind::Mod => a.rem_euclid(b),
                AffineBinaryKind::FloorDiv => a.div_euclid(b),
                AffineBinaryKind::CeilDiv => -(-a).div_euclid(b),
            }
        }
    }
}

/// A map in messages.
fn text_of(map: AffineMapAttr<'_>) -> String {
    let text = map.to_string();
    text.strip_prefix("affine_map<").and_then(|it| it.strip_suffix('>')).unwrap_or(&text).to_owned()
}

/// The maps of a named operation in the text, which it stores when they are first used; `None` if they depend on the
/// operands only.
pub(super) fn memoized<'c>(p: &OpParser<'c>, name: &str, state: &OpState) -> Option<ArrayAttr<'c>> {
    let entry = table::entry(name).filter(|entry| entry.is_memoized)?;
    let ctx = p.ctx();
    let numbers = |name: &str| -> Vec<i64> {
        let list = attr_of(p, state, name);
        let list = list.and_then(|attr| attr.dyn_cast::<DenseIntElementsAttr<'_>>());
        list.map_or_else(Vec::new, |it| it.int_values().filter_map(|it| it.to_i64()).collect())
    };
    let maps = maps_of(ctx, entry, &numbers(STRIDES), &numbers(DILATIONS));
    let maps: Vec<Attribute> = maps.into_iter().map(Into::into).collect();
    Some(ArrayAttr::get(ctx, &maps))
}

/// The maps of a named operation with these strides and dilations.
fn maps_of<'c>(
    ctx: &'c Context,
    entry: &table::Entry,
    strides: &[i64],
    dilations: &[i64],
) -> Vec<AffineMapAttr<'c>> {
    let (dims, maps) = entry.maps.split_once(':').unwrap_or((entry.maps, ""));
    let text = |map: &str| format!("{dims}:{}", map.replace(' ', ""));
    maps.split(';').map(|map| parse_map(ctx, &text(map), strides, dilations)).collect()
}

/// Verifies that the maps fit the operands, and that the sizes of dimensions that they share agree.
pub(super) fn verify(op: OpRef<'_>) -> VerifyResult {
    let (maps, ctx) = (of(op), op.ctx());
    if maps.len() != op.num_operands() {
        return Err(op.op_error(format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output \
             operands ({})",
            maps.len(),
            op.num_operands()
        )));
    }
    let shape = |value: ValueRef<'_>| -> Vec<i64> {
        let shaped = value.ty().dyn_cast::<ShapedType<'_>>();
        let shaped = shaped.filter(|ty| !ty.isa::<VectorType<'_>>());
        shaped.and_then(|ty| ty.shape().map(<[i64]>::to_vec)).unwrap_or_default()
    };
    for (index, (map, operand)) in maps.iter().zip(op.operands()).enumerate() {
        if map.num_symbols() > 0 {
            return Err(op.op_error(format!("unexpected symbols in indexing_map #{index}")));
        }
        let (rank, results) = (shape(operand).len(), map.results().len());
        if rank != results {
            return Err(op.op_error(format!(
                "expected operand #{index} rank ({rank}) to match the result rank of indexing_map \
                 ({results})"
            )));
        }
    }
    let loops = maps.first().map_or(0, |map| map.num_dims() as usize);
    let mut sizes = vec![None; loops];
    for (map, operand) in maps.iter().zip(op.operands()) {
        for (expr, size) in map.results().iter().zip(shape(operand)) {
            if let AffineExprKind::Dim(dim) = ctx.affine_kind(*expr)
                && let Some(unset @ None) = sizes.get_mut(dim as usize)
            {
                *unset = Some(size);
            }
        }
    }
    let Some(sizes) = sizes.into_iter().collect::<Option<Vec<i64>>>() else {
        let all: Vec<_> = maps.iter().flat_map(|map| map.results()).copied().collect();
        let text = text_of(AffineMapAttr::get(ctx, loops as u32, 0, &all));
        return Err(op.op_error(format!("invalid indexing maps are non-invertible: ({text})")));
    };
    if sizes.contains(&DYNAMIC) {
        return Ok(());
    }
    let ends: Vec<_> = sizes.iter().map(|size| size - 1).collect();
    let starts = vec![0; loops];
    for (index, (map, operand)) in maps.iter().zip(op.operands()).enumerate() {
        for (dim, (expr, size)) in map.results().iter().zip(shape(operand)).enumerate() {
            if size == DYNAMIC || size == 0 {
                continue;
            }
            let (start, end) = (value(ctx, *expr, &starts), value(ctx, *expr, &ends));
            if start.min(end) < 0 {
                let text = text_of(*map);
                return Err(op.op_error(format!(
                    "unexpected result less than 0 at expression #{dim} in {text}"
                )));
            }
            let inferred = start.max(end) + 1;
            let is_dim = matches!(ctx.affine_kind(*expr), AffineExprKind::Dim(_));
            let comparison = if is_dim { "" } else { "greater than or equal to " };
            if is_dim && inferred != size || !is_dim && inferred > size {
                return Err(op.op_error(format!(
                    "inferred input/output operand #{index} has shape's dimension #{dim} to be \
                     {comparison}{inferred}, but found {size}"
                )));
            }
        }
    }
    Ok(())
}
