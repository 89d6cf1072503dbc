//! The dialect `shard`: tensors that are distributed over a grid of devices.

generated!(shard);

use ods_runtime::apint::ApInt;
use ods_runtime::symbol::SymbolTables;

use crate::prelude::*;

impl DimensionListDirective for ShardDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(DenseI64ArrayAttr<'c>,)> {
        let mut shape = Default::default();
        p.parse_dimension_list(&mut shape, Dimensions::StaticOrDynamic)?;
        Ok((DenseI64ArrayAttr::get(p.ctx(), &shape),))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, shape: DenseI64ArrayAttr<'ir>) {
        p.print_dimension_list(&shape.values().collect::<Vec<_>>());
    }
}

impl<'ir> Verify<'ir> for GridOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shape = self.shape();
        if shape.is_empty() {
            return Err(self.op_error("rank of grid is expected to be a positive integer"));
        }
        if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
            let message = "dimension size of a grid is expected to be non-negative or dynamic";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

/// The grid `name`, if `axes` are some of its axes.
fn grid_with<'ir>(
    op: OpRef<'ir>,
    name: &str,
    axes: &[i16],
    tables: &mut SymbolTables,
) -> Result<GridOp<'ir>, Diagnostic> {
    let symbol = FlatSymbolRefAttr::get(op.ctx(), name);
    let definition = tables.lookup_nearest(op, **symbol);
    let Some(grid) = definition.and_then(|definition| definition.dyn_cast::<GridOp<'_>>()) else {
        return Err(op.error(format!("Undefined required grid symbol \"{name}\".")));
    };
    let mut sorted = axes.to_vec();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(op.error("Grid axes contains duplicate elements."));
    }
    let rank = grid.shape().len();
    if let Some(axis) = axes.iter().find(|axis| !usize::try_from(**axis).is_ok_and(|it| it < rank))
    {
        return Err(op.error(format!(
            "0-based grid axis index {axis} is out of bounds. The referenced grid \"{name}\" is of rank \
             {rank}."
        )));
    }
    Ok(grid)
}

/// The number of devices in a group along `axes`; `None` if it is not known.
fn group_size(grid: GridOp<'_>, axes: &[i16]) -> Option<i64> {
    let shape = grid.shape();
    let mut sizes = axes.iter().map(|axis| shape[*axis as usize]);
    sizes.try_fold(1, |product, size| (size >= 0).then_some(product * size))
}

fn axis(axis: ApInt) -> u64 {
    axis.to_u64().unwrap_or(u64::MAX)
}

/// Checks that results have the sizes of operands, with those in `scaled` multiplied and divided.
fn check_sizes(op: OpRef<'_>, scaled: &[(u64, Option<i64>, Option<i64>)]) -> VerifyResult {
    let shape =
        |value: ValueRef<'_>| value.ty().dyn_cast::<ShapedType<'_>>()?.shape().map(<[i64]>::to_vec);
    let (Some(from), Some(to)) = (shape(op.operand(0)), shape(op.result(0))) else { return Ok(()) };
    for (axis, (from, to)) in from.iter().zip(&to).enumerate() {
        let mut expected = (*from >= 0).then_some(*from);
        for (scaled, factor, divisor) in scaled {
            if *scaled != axis as u64 {
                continue;
            }
            expected = expected.and_then(|it| Some(it * (*factor)?));
            if let (Some(size), Some(divisor)) = (expected, divisor)
                && size % divisor != 0
            {
                return Err(op.error(format!(
                    "Operand dimension size {size} is not divisible by collective device group size \
                     {divisor} for tensor axis {axis}."
                )));
            }
            expected = expected.and_then(|it| Some(it / (*divisor)?));
        }
        if let Some(expected) = expected
            && expected != *to
        {
            return Err(op.error(format!(
                "Dimension size mismatch for result axis {axis}. Expected {expected}, but got {to}."
            )));
        }
    }
    Ok(())
}

/// Implements the check that the grid of an operation is there: the operation, its axes, and what else is checked.
macro_rules! grid_users {
    ($($op:ident $axes:ident $more:expr;)*) => {
        $(
            impl<'ir> SymbolUserOpInterfaceTrait<'ir> for $op<'ir> {
                fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
                    let axes = self.$axes();
                    let grid = grid_with(*self, self.grid(), &axes, tables)?;
                    let more: fn(Self, GridOp<'ir>, &[i16]) -> VerifyResult = $more;
                    more(self, grid, &axes)
                }
            }
        )*
    };
}

/// Checks that there is a result for each of `axes`, or for each axis of the grid.
fn check_results(op: OpRef<'_>, grid: GridOp<'_>, axes: &[i16]) -> VerifyResult {
    let expected = if axes.is_empty() { grid.shape().len() } else { axes.len() };
    let count = op.num_results();
    if count == expected {
        return Ok(());
    }
    Err(op.error(format!("Unexpected number of results {count}. Expected {expected}.")))
}

grid_users! {
    GridShapeOp axes |op, grid, axes| check_results(*op, grid, axes);
    ProcessMultiIndexOp axes |op, grid, axes| check_results(*op, grid, axes);
    NeighborsLinearIndicesOp split_axes |_, _, _| Ok(());
    AllReduceOp grid_axes |_, _, _| Ok(());
    AllGatherOp grid_axes |op, grid, axes| check_sizes(*op, &[(axis(op.gather_axis()), group_size(grid, axes), Some(1))]);
    AllSliceOp grid_axes |op, grid, axes| check_sizes(*op, &[(axis(op.slice_axis()), Some(1), group_size(grid, axes))]);
    ReduceScatterOp grid_axes |op, grid, axes| check_sizes(*op, &[(axis(op.scatter_axis()), Some(1), group_size(grid, axes))]);
    AllToAllOp grid_axes |op, grid, axes| {
        let size = group_size(grid, axes);
        check_sizes(*op, &[(axis(op.split_axis()), Some(1), size), (axis(op.concat_axis()), size, Some(1))])
    };
    ShiftOp grid_axes |op, _, axes| {
        let axis = axis(op.shift_axis());
        if axes.iter().any(|it| u64::try_from(*it) == Ok(axis)) {
            return Ok(());
        }
        Err((*op).error(format!("Invalid shift axis {axis}. It must be one of the grouping grid axes.")))
    };
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ProcessLinearIndexOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        grid_with(*self, self.grid(), &[], tables).map(drop)
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ShardingOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        grid_with(*self, self.grid(), &[], tables).map(drop)
    }
}

result_names! {
    AllGatherOp: "all_gather";
    AllReduceOp: "all_reduce";
    AllSliceOp: "all_slice";
    AllToAllOp: "all_to_all";
    GridShapeOp: "grid_shape";
    ProcessLinearIndexOp: "proc_linear_idx";
    ProcessMultiIndexOp: "proc_linear_idx";
    ReduceScatterOp: "reduce_scatter";
    ShardOp: "sharding_annotated";
    ShiftOp: "shift";
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for NeighborsLinearIndicesOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(*self.neighbor_down(), "down_linear_idx");
        set_name(*self.neighbor_up(), "up_linear_idx");
    }
}
