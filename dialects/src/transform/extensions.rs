//! Operations of extensions for other dialects.

use super::generated::transform::*;
use super::patterns::verify_children;
use crate::prelude::*;
use crate::{irdl, pdl, smt};

impl<'ir> Verify<'ir> for SimplifyBoundedAffineOpsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let expected = self.bounded_values().len();
        for (bounds, which) in [(self.lower_bounds(), "lower"), (self.upper_bounds(), "upper")] {
            if bounds.len() != expected {
                return Err(self.op_error(format!(
                    "incorrect number of {which} bounds, expected {expected} but found {}",
                    bounds.len()
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for OneShotBufferizeOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !["memref.copy", "linalg.copy"].contains(&self.memcpy_op()) {
            return Err(self.op_error("unsupported memcpy op"));
        }
        for (is_set, name) in [
            (self.print_conflicts(), "print_conflicts"),
            (self.dump_alias_sets(), "dump_alias_sets"),
        ] {
            if is_set && !self.test_analysis_only() {
                return Err(self.op_error(format!("'{name}' requires 'test_analysis_only'")));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CastAndCallOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_children::<TypeConverterBuilderOpInterface<'_>>(
            *self,
            self.conversions(),
            "expected children ops to implement TypeConverterBuilderOpInterface",
        )?;
        match (self.function().is_some(), self.function_name().is_some()) {
            (false, false) => Err(self.op_error("expected a function handle or name to call")),
            (true, true) => Err(self.op_error("function handle and name are mutually exclusive")),
            _ => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for MapForallToBlocks<'ir> {
    fn verify(self) -> VerifyResult {
        if ![0, 3].contains(&self.grid_dims().len()) {
            return Err(self.op_error("transform requires empty or size-3 grid_dims"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for IRDLCollectMatchingOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ops = |region: RegionRef<'ir>| region.blocks().flat_map(|block| block.ops());
        let mut body = ops((*self).region(0));
        let (Some(dialect), None) = (body.next(), body.next()) else {
            return Err(self.op_error("expects a single operation in the body"));
        };
        if !dialect.isa::<irdl::DialectOp<'_>>() {
            return Err(self.op_error("expects the body operation to be irdl.dialect"));
        }
        let defined = || ops(dialect.region(0));
        if defined().filter(|op| op.isa::<irdl::OperationOp<'_>>()).count() != 1 {
            return Err(self.op_error("expects IRDL to contain exactly one operation"));
        }
        if defined().any(|op| op.isa::<irdl::TypeOp<'_>>() || op.isa::<irdl::AttributeOp<'_>>()) {
            return Err(self.op_error("IRDL types and attributes are not yet supported"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for WithPDLPatternsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let mut top_level: Option<OpRef<'_>> = None;
        for op in self.body().blocks().flat_map(|block| block.ops()) {
            if op.isa::<pdl::PatternOp<'_>>() {
                continue;
            }
            if !op.has_trait::<PossibleTopLevelTransformOpTraitTrait>() {
                let message = "expects only pattern and top-level transform ops in its body";
                return Err(self.op_error(message).note(Some(op.loc()), "offending op"));
            }
            if let Some(first) = top_level {
                let error = self.op_error("expects only one non-pattern op in its body");
                let error = error.note(Some(first.loc()), "first non-pattern op");
                return Err(error.note(Some(op.loc()), "second non-pattern op"));
            }
            top_level = Some(op);
        }
        match (*self).parent_of_type::<WithPDLPatternsOp<'_>>() {
            Some(outer) => {
                let error = self.op_error("cannot be nested");
                Err(error.note(Some(outer.loc()), "parent operation"))
            }
            None if top_level.is_none() => {
                Err(self.op_error("expects at least one non-pattern op"))
            }
            None => Ok(()),
        }
    }
}

/// Verifies that values of type `inner` in a formula can stand for parameters of type `param`.
fn verify_sort(
    op: OpRef<'_>,
    index: usize,
    [inner, param]: [TypeRef<'_>; 2],
    [what, other]: [&str; 2],
) -> VerifyResult {
    let vector = inner.dyn_cast::<smt::BitVectorType<'_>>();
    let is_bool = inner.isa::<smt::BoolType<'_>>();
    if vector.is_none() && !is_bool && !inner.isa::<smt::IntType<'_>>() {
        return Err(op.op_error(format!(
            "the type of {what} #{index} is expected to be either a !smt.bool, a !smt.int, or a \
             !smt.bv"
        )));
    }
    let Some(wrapped) = param.dyn_cast::<ParamType<'_>>().map(ParamType::ty) else { return Ok(()) };
    let (is_alike, ty, expected) = match vector {
        Some(vector) => (
            u64::from(wrapped.dyn_cast::<IntegerType<'_>>().map_or(0, |it| it.width()))
                == vector.width() as u64,
            format!("'{inner}'"),
            "an integer type of the same bitwidth",
        ),
        None if is_bool => (wrapped.is_integer_of(1), "!smt.bool".to_owned(), "i1"),
        None => (wrapped.isa::<IntegerType<'_>>(), "!smt.int".to_owned(), "an integer type"),
    };
    if is_alike {
        return Ok(());
    }
    Err(op.op_error(format!(
        "the type of {what} #{index} is {ty} though the corresponding {other} type ('{param}') is \
         not wrapping {expected}"
    )))
}

impl<'ir> Verify<'ir> for ConstrainParamsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(body) = (*self).region(0).first_block() else { return Ok(()) };
        let terminator = body.back().filter(|op| op.isa::<smt::YieldOp<'_>>());
        let Some(terminator) = terminator else {
            return Err(self.op_error("expected 'smt.yield' as terminator"));
        };
        if (*self).num_operands() != body.num_arguments() {
            return Err(self.op_error("must have the same number of block arguments as operands"));
        }
        let pairs = body.argument_types().zip((*self).operands().types());
        for (index, (inner, param)) in pairs.enumerate() {
            verify_sort(*self, index, [inner, param], ["block arg", "operand"])?;
        }
        if body.ops().any(|op| op.name().dialect() != "smt") {
            return Err(self.op_error("ops contained in region should belong to SMT-dialect"));
        }
        if terminator.num_operands() != (*self).num_results() {
            return Err(terminator.op_error(
                "expected terminator to have as many operands as the parent op has results",
            ));
        }
        let pairs = terminator.operands().types().zip((*self).results().types());
        for (index, (inner, param)) in pairs.enumerate() {
            verify_sort(terminator, index, [inner, param], ["terminator operand", "result"])?;
        }
        Ok(())
    }
}
