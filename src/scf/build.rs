//! Builders that fill regions with closures.

use ods_runtime::attrs::DenseI64ArrayAttr;
use ods_runtime::ir::MixedIndex;
use ods_runtime::types::IndexType;
use ods_runtime::{Attribute, Location, OpBuilder, OpState, Region, Type, Value};

use super::yielded;
use crate::scf::{
    ForOp, ForOpBuilders, ForallOp, ForallOpBuilders, IfOp, IfOpBuilders, InParallelOp,
    InParallelOpBuilders, ParallelOp, ParallelOpBuilders, ReduceOp, ReduceOpBuilders, WhileOp,
    WhileOpBuilders, YieldOp,
};

/// The types and locations of region arguments for `values`.
fn arguments_like(b: &OpBuilder<'_>, values: &[Value]) -> Vec<(Type, Location)> {
    let like = |value: &Value| {
        let value = b.ir().value(*value);
        (value.ty().handle(), value.loc().unwrap_or(b.loc()))
    };
    values.iter().map(like).collect()
}

fn types_of(b: &OpBuilder<'_>, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| b.ir().value(*value).ty().handle()).collect()
}

/// `count` arguments of type `index`.
fn indices(b: &OpBuilder<'_>, count: usize) -> impl Iterator<Item = (Type, Location)> + use<> {
    let index: Type = IndexType::get(b.ctx()).into();
    std::iter::repeat_n((index, b.loc()), count)
}

/// Ends `region` with an empty `yield` unless it has a terminator.
fn ensure_yield(b: &mut OpBuilder<'_>, region: Region) {
    b.ensure_terminator(region, YieldOp::build_empty);
}

/// Builds a body with a terminator only, the default of [`IfOp`].
pub fn build_terminated_body(b: &mut OpBuilder<'_>) {
    YieldOp::build_empty(b);
}

impl ForOpBuilders for ForOp<'_> {
    fn build(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        lower_bound: Value,
        upper_bound: Value,
        step: Value,
        init_args: &[Value],
        body_builder: Option<impl FnOnce(&mut OpBuilder<'_>, Value, &[Value])>,
        unsigned_cmp: bool,
    ) {
        st.edit::<ForOp<'_>>(b.ctx()).set_unsigned_cmp(unsigned_cmp);
        st.add_operands([lower_bound, upper_bound, step]);
        st.add_operands(init_args.iter().copied());
        st.add_types(types_of(b, init_args));
        let mut arguments = vec![(b.ir().value(lower_bound).ty().handle(), b.loc())];
        arguments.extend(arguments_like(b, init_args));
        let given = body_builder.is_some();
        let region = b.build_region(arguments, |b, arguments| {
            if let (Some(build), [variable, carried @ ..]) = (body_builder, arguments) {
                build(b, *variable, carried);
            }
        });
        // Without a body, a loop that carries values has nothing to yield.
        if !given && init_args.is_empty() {
            ensure_yield(b, region);
        }
        st.add_region(region);
    }
}

/// Adds the components of a `forall` over the iteration space.
fn forall(
    b: &mut OpBuilder<'_>,
    st: &mut OpState,
    [lower, upper, steps]: [Vec<MixedIndex>; 3],
    outputs: &[Value],
    mapping: Option<Attribute>,
    body_builder: Option<impl FnOnce(&mut OpBuilder<'_>, &[Value])>,
) {
    let rank = lower.len();
    let mut sizes = Vec::with_capacity(4);
    let bounds = [
        (ForallOp::STATIC_LOWER_BOUND, lower),
        (ForallOp::STATIC_UPPER_BOUND, upper),
        (ForallOp::STATIC_STEP, steps),
    ];
    for (key, bounds) in bounds {
        let (numbers, values) = MixedIndex::dispatch(bounds);
        sizes.push(values.len());
        st.add_operands(values);
        st.set_property(key, DenseI64ArrayAttr::get(b.ctx(), &numbers));
    }
    sizes.push(outputs.len());
    st.add_operands(outputs.iter().copied());
    st.set_segments(ForallOp::OPERAND_SEGMENT_SIZES, &sizes);
    if let Some(mapping) = mapping {
        st.set_property(ForallOp::MAPPING, mapping);
    }
    let types = types_of(b, outputs);
    st.add_types(types.iter().copied());
    let loc = b.loc();
    let arguments: Vec<_> = indices(b, rank).chain(types.into_iter().map(|ty| (ty, loc))).collect();
    let given = body_builder.is_some();
    let region = b.build_region(arguments, |b, arguments| {
        if let Some(build) = body_builder {
            build(b, arguments);
        }
    });
    if !given {
        b.ensure_terminator(region, InParallelOp::build);
    }
    st.add_region(region);
}

fn mixed(indices: &[impl Into<MixedIndex> + Copy]) -> Vec<MixedIndex> {
    indices.iter().map(|index| (*index).into()).collect()
}

impl ForallOpBuilders for ForallOp<'_> {
    fn build(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        lbs: &[impl Into<MixedIndex> + Copy],
        ubs: &[impl Into<MixedIndex> + Copy],
        steps: &[impl Into<MixedIndex> + Copy],
        outputs: &[Value],
        mapping: Option<Attribute>,
        body_builder_fn: Option<impl FnOnce(&mut OpBuilder<'_>, &[Value])>,
    ) {
        let bounds = [mixed(lbs), mixed(ubs), mixed(steps)];
        forall(b, st, bounds, outputs, mapping, body_builder_fn);
    }

    fn build_from_ubs(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        ubs: &[impl Into<MixedIndex> + Copy],
        outputs: &[Value],
        mapping: Option<Attribute>,
        body_builder_fn: Option<impl FnOnce(&mut OpBuilder<'_>, &[Value])>,
    ) {
        let all = |number| vec![MixedIndex::Static(number); ubs.len()];
        forall(b, st, [all(0), mixed(ubs), all(1)], outputs, mapping, body_builder_fn);
    }
}

impl InParallelOpBuilders for InParallelOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState) {
        let region = b.build_region([] as [(Type, Location); 0], |_, _| ());
        st.add_region(region);
    }
}

/// A new region, with a block if `with_block` is set. The block is terminated if there are no results to yield.
fn branch(b: &mut OpBuilder<'_>, with_block: bool, results: &[Type]) -> Region {
    if !with_block {
        return b.new_region();
    }
    let region = b.build_region([] as [(Type, Location); 0], |_, _| ());
    if results.is_empty() {
        ensure_yield(b, region);
    }
    region
}

impl IfOpBuilders for IfOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, result_types: &[Type], cond: Value) {
        <Self as IfOpBuilders>::build_with_blocks(b, st, result_types, cond, false, false);
    }

    fn build_with_blocks(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_types: &[Type],
        cond: Value,
        add_then_block: bool,
        add_else_block: bool,
    ) {
        st.add_types(result_types.iter().copied());
        st.add_operand(cond);
        for with_block in [add_then_block, add_else_block] {
            let region = branch(b, with_block, result_types);
            st.add_region(region);
        }
    }

    fn build_from_cond(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        cond: Value,
        with_else_region: bool,
    ) {
        <Self as IfOpBuilders>::build_from_result_types(b, st, &[], cond, with_else_region);
    }

    fn build_from_result_types(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_types: &[Type],
        cond: Value,
        with_else_region: bool,
    ) {
        <Self as IfOpBuilders>::build_with_blocks(
            b,
            st,
            result_types,
            cond,
            true,
            with_else_region,
        );
    }

    fn build_if(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        cond: Value,
        then_builder: impl FnOnce(&mut OpBuilder<'_>),
        else_builder: Option<impl FnOnce(&mut OpBuilder<'_>)>,
    ) {
        const NOTHING: [(Type, Location); 0] = [];
        st.add_operand(cond);
        let then_region = b.build_region(NOTHING, |b, _| then_builder(b));
        let else_region = match else_builder {
            Some(build) => b.build_region(NOTHING, |b, _| build(b)),
            None => b.new_region(),
        };
        // Like type inference, which needs the operation and cannot run yet.
        let types: Vec<Type> = yielded(b.ir().region(then_region))
            .into_iter()
            .flat_map(|values| values.types().map(|ty| ty.handle()))
            .collect();
        st.add_types(types);
        st.add_region(then_region);
        st.add_region(else_region);
    }
}

impl ParallelOpBuilders for ParallelOp<'_> {
    fn build(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        lower_bounds: &[Value],
        upper_bounds: &[Value],
        steps: &[Value],
        init_vals: &[Value],
        body_builder_fn: Option<impl FnOnce(&mut OpBuilder<'_>, &[Value])>,
    ) {
        let groups = [lower_bounds, upper_bounds, steps, init_vals];
        st.add_operands(groups.concat());
        st.set_segments(Self::OPERAND_SEGMENT_SIZES, &groups.map(<[Value]>::len));
        st.add_types(types_of(b, init_vals));
        let arguments = indices(b, steps.len());
        let region = b.build_region(arguments, |b, arguments| {
            if let Some(build) = body_builder_fn {
                build(b, arguments);
            }
        });
        if init_vals.is_empty() {
            b.ensure_terminator(region, ReduceOp::build_empty);
        }
        st.add_region(region);
    }

    fn build_from_lower_bounds(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        lower_bounds: &[Value],
        upper_bounds: &[Value],
        steps: &[Value],
        body_builder_fn: Option<impl FnOnce(&mut OpBuilder<'_>, &[Value])>,
    ) {
        <Self as ParallelOpBuilders>::build(
            b,
            st,
            lower_bounds,
            upper_bounds,
            steps,
            &[],
            body_builder_fn,
        );
    }
}

impl ReduceOpBuilders for ReduceOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, operands: &[Value]) {
        st.add_operands(operands.iter().copied());
        for ty in types_of(b, operands) {
            let loc = b.loc();
            let region = b.build_region([(ty, loc), (ty, loc)], |_, _| ());
            st.add_region(region);
        }
    }
}

impl WhileOpBuilders for WhileOp<'_> {
    fn build_from_result_types(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_types: &[Type],
        inits: &[Value],
        before_builder: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
        after_builder: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
    ) {
        st.add_operands(inits.iter().copied());
        st.add_types(result_types.iter().copied());
        let arguments = arguments_like(b, inits);
        let before = b.build_region(arguments, before_builder);
        let loc = b.loc();
        let arguments = result_types.iter().map(|ty| (*ty, loc));
        let after = b.build_region(arguments, after_builder);
        st.add_region(before);
        st.add_region(after);
    }
}
