//! Structured control flow, branches and calls.

use ods_runtime::BlockRef;
use ods_runtime::symbol::SymbolTables;

use super::words::parse_enum_word;
use super::{
    BranchConditionalOp, BranchOp, FuncOp, FunctionCallOp, LoopControl, LoopControlAttr, LoopOp,
    MergeOp, SelectionControl, SelectionControlAttr, SelectionOp, UnreachableOp,
};
use crate::prelude::*;

/// Whether a block has only a merge operation.
fn is_merge(block: BlockRef<'_>) -> bool {
    let mut ops = block.ops();
    ops.next().is_some_and(|it| it.isa::<MergeOp<'_>>()) && ops.next().is_none()
}

fn has_merge(block: BlockRef<'_>) -> bool {
    block.ops().any(|it| it.isa::<MergeOp<'_>>())
}

fn branches_to(block: BlockRef<'_>, target: BlockRef<'_>) -> bool {
    block.successors().any(|it| it == target)
}

/// Implements the text of a construct with a control: the operation, its control its attribute, key and accessor.
macro_rules! constructs {
    ($($op:ident $control:ident $attr:ident $key:ident $accessor:ident;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    let mut control = $control::default();
                    if p.parse_optional_keyword("control")? {
                        p.parse_l_paren()?;
                        control = parse_enum_word(p, Self::$key.name)?;
                        p.parse_r_paren()?;
                    }
                    state.add_property(p.ctx(), Self::$key, $attr::get(p.ctx(), control));
                    if p.parse_optional_arrow()? {
                        state.add_types(p.parse_type_list()?);
                    }
                    let body = p.parse_region(&[])?;
                    state.add_region(body);
                    Ok(())
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    if self.$accessor() != $control::default() {
                        p.write(&format!(" control({})", self.$accessor()));
                    }
                    if self.num_results() > 0 {
                        p.write(" -> ");
                        p.print_types((*self).results());
                    }
                    p.write(" ");
                    p.print_region_with((*self).region(0), RegionParts::without_entry_arguments());
                }
            }

            impl<'ir> VerifyRegions<'ir> for $op<'ir> {
                fn verify_regions(self) -> VerifyResult {
                    let blocks: Vec<_> = (*self).region(0).blocks().collect();
                    let Some((last, others)) = blocks.split_last() else { return Ok(()) };
                    let problem = match () {
                        () if !is_merge(*last) => {
                            "last block must be the merge block with only one 'spirv.mlir.merge' op"
                        }
                        () if others.iter().any(|it| has_merge(*it)) => {
                            "should not have 'spirv.mlir.merge' op outside the merge block"
                        }
                        () => match Self::problem(others) {
                            Some(problem) => problem,
                            None => return Ok(()),
                        },
                    };
                    Err(self.op_error(problem))
                }
            }
        )*
    };
}

constructs! {
    LoopOp LoopControl LoopControlAttr LOOP_CONTROL loop_control;
    SelectionOp SelectionControl SelectionControlAttr SELECTION_CONTROL selection_control;
}

impl SelectionOp<'_> {
    /// What is wrong with the blocks before the merge block.
    fn problem(blocks: &[BlockRef<'_>]) -> Option<&'static str> {
        blocks.is_empty().then_some("must have a selection header block")
    }
}

impl LoopOp<'_> {
    /// What is wrong with the blocks before the merge block.
    fn problem(blocks: &[BlockRef<'_>]) -> Option<&'static str> {
        let [entry, rest @ ..] = blocks else {
            return Some("must have an entry block branching to the loop header block");
        };
        let Some((header, rest)) = rest.split_first() else {
            return Some("must have a loop header block branched from the entry block");
        };
        let mut ops = entry.ops();
        let is_branch = ops.next().is_some_and(|it| it.isa::<BranchOp<'_>>());
        if !is_branch || ops.next().is_some() || !branches_to(*entry, *header) {
            return Some("entry block must only have one 'spirv.Branch' op to the second block");
        }
        let Some((last, inner)) = rest.split_last() else {
            return Some("requires a loop continue block branching to the loop header block");
        };
        if !branches_to(*last, *header) {
            return Some(
                "second to last block must be the loop continue block that branches to the loop \
                 header block",
            );
        }
        inner.iter().any(|it| branches_to(*it, *header)).then_some(
            "can only have the entry and loop continue block branching to the loop header block",
        )
    }
}

impl<'ir> Verify<'ir> for UnreachableOp<'ir> {
    fn verify(self) -> VerifyResult {
        let block = (*self).block();
        if block.is_some_and(|it| it.is_entry_block()) {
            return Err(self.op_error("cannot be used in reachable block"));
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for BranchConditionalOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        let condition = p.parse_operand()?;
        p.resolve_operands(&[condition], IntegerType::get(ctx, 1), state)?;
        if p.parse_optional_l_square()? {
            let number = IntegerType::get(ctx, 32).into();
            let first = p.parse_attribute(Some(number))?;
            p.parse_comma()?;
            let second = p.parse_attribute(Some(number))?;
            p.parse_r_square()?;
            state.add_property(
                p.ctx(),
                Self::BRANCH_WEIGHTS,
                ArrayAttr::get(ctx, &[first, second]),
            );
        }
        let mut sizes = vec![1];
        for _ in 0..2 {
            p.parse_comma()?;
            let (target, operands) = p.parse_successor_and_use_list()?;
            state.add_successor(target);
            sizes.push(operands.len());
            for operand in operands {
                state.add_operand(operand);
            }
        }
        state.add_segments(ctx, Self::OPERAND_SEGMENT_SIZES, &sizes);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand((*self).operand(0));
        if let Some(weights) = self.branch_weights() {
            p.write(" [");
            let numbers = weights.iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>()?.int());
            p.write(&numbers.map(|it| it.to_string()).collect::<Vec<_>>().join(", "));
            p.write("]");
        }
        for (index, target) in (*self).successors().enumerate() {
            p.write(", ");
            p.print_successor_and_use_list(target.handle(), self.target_operands(index));
        }
    }
}

impl<'ir> BranchConditionalOp<'ir> {
    /// The operands of a successor.
    fn target_operands(self, index: usize) -> OperandRange<'ir> {
        if index == 0 { self.true_target_operands() } else { self.false_target_operands() }
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for BranchConditionalOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(self.target_operands(index))
    }
}

impl<'ir> Verify<'ir> for BranchConditionalOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(weights) = self.branch_weights() else { return Ok(()) };
        let numbers: Vec<_> =
            weights.iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>()?.int()).collect();
        if numbers.len() != 2 {
            return Err(self.op_error("must have exactly two branch weights"));
        }
        if numbers == [0, 0] {
            return Err(self.op_error("branch weights cannot both be zero"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for FunctionCallOp<'ir> {
    fn verify(self) -> VerifyResult {
        let results = (*self).num_results();
        if results > 1 {
            return Err(self.op_error(format!(
                "expected callee function to have 0 or 1 result, but provided {results}"
            )));
        }
        Ok(())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for FunctionCallOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let error = |text: String| Err(self.op_error(text));
        let name = self.callee_attr();
        let around = (*self).parent_op();
        let symbol = around.and_then(|it| tables.lookup_nearest(it, **name));
        let Some(function) = symbol.and_then(|it| it.dyn_cast::<FuncOp<'_>>()) else {
            let name = name.value();
            return error(format!("callee function '{name}' not found in nearest symbol table"));
        };
        let ty = function.function_type();
        let (inputs, results) = (ty.inputs(), ty.results());
        let (given, got) = ((*self).num_operands(), (*self).num_results());
        if inputs.len() != given {
            return error(format!(
                "has incorrect number of operands for callee: expected {}, but provided {given}",
                inputs.len()
            ));
        }
        for (index, (operand, input)) in (*self).operands().zip(inputs).enumerate() {
            if operand.ty() != *input {
                return error(format!(
                    "operand type mismatch: expected operand type '{}', but provided '{}' for \
                     operand number {index}",
                    self.ctx().type_ref(*input),
                    operand.ty()
                ));
            }
        }
        if results.len() != got {
            return error(format!(
                "has incorrect number of results has for callee: expected {}, but provided {got}",
                results.len()
            ));
        }
        for (result, expected) in (*self).results().zip(results) {
            if result.ty() != *expected {
                return error(format!(
                    "result type mismatch: expected '{}', but provided '{}'",
                    self.ctx().type_ref(*expected),
                    result.ty()
                ));
            }
        }
        Ok(())
    }
}

symbol_calls!(FunctionCallOp);
