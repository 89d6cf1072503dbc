//! The dialect `cf`: branches between blocks.

mod build;
mod canonicalize;
pub mod conversion;
mod switch;

generated!("cf.rs");

pub use self::build::SwitchOpBuilder;
pub use self::generated::cf::*;

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{
    AttrRef, Attribute, DenseElementsAttr, DenseIntElementsAttr, IntegerAttr,
};
use ods_runtime::codegen::{Operands, Types};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::Verify;
use ods_runtime::interfaces::{
    BranchOpInterfaceTrait, MemoryEffectOpInterfaceTrait, SuccessorOperandList, SuccessorOperands,
    WeightedBranchOpInterfaceTrait,
};
use ods_runtime::ir::OperandRange;
use ods_runtime::side_effects::{EffectInstance, EffectInstances, MemoryEffect};
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{ShapedType, Type, TypeRef, VectorType};
use ods_runtime::{Block, BlockRef, Ir, Op, OpRef};

/// A failing assertion ends the program, which is modeled as a write.
impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for AssertOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        [EffectInstance::new(MemoryEffect::Write)].into_iter().collect()
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for BranchOp<'ir> {
    fn successor_operands(self, _index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(self.dest_operands())
    }

    fn successor_for_operands(self, _operands: &[Option<AttrRef<'ir>>]) -> Option<usize> {
        Some(0)
    }
}

/// The value of the condition, which is the first operand, if it is known.
fn integer(operands: &[Option<AttrRef<'_>>]) -> Option<ApInt> {
    Some((*operands.first()?)?.dyn_cast::<IntegerAttr<'_>>()?.value())
}

impl<'ir> BranchOpInterfaceTrait<'ir> for CondBranchOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(match index {
            0 => self.true_dest_operands(),
            _ => self.false_dest_operands(),
        })
    }

    fn successor_for_operands(self, operands: &[Option<AttrRef<'ir>>]) -> Option<usize> {
        Some(usize::from(!integer(operands)?.is_one()))
    }
}

impl<'ir> WeightedBranchOpInterfaceTrait<'ir> for CondBranchOp<'ir> {
    fn weights(self) -> Vec<i32> {
        self.branch_weights_attr().map_or_else(Vec::new, |weights| weights.values().collect())
    }

    fn set_weights(ir: &mut Ir, op: Op, weights: &[i32]) {
        ir.edit::<CondBranchOp>(op).set_branch_weights(Some(weights));
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for SwitchOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        let operands = match index.checked_sub(1) {
            None => self.default_operands(),
            // Empty if the segment sizes do not include the case.
            Some(case) => {
                let mut cases = self.case_operands().into_iter();
                cases.nth(case).unwrap_or_else(|| self.operands().slice(0..0))
            }
        };
        SuccessorOperands::new(operands)
    }

    fn successor_for_operands(self, operands: &[Option<AttrRef<'ir>>]) -> Option<usize> {
        let Some(cases) = self.case_values() else { return Some(0) };
        let flag = integer(operands)?;
        let case = cases.int_values().position(|case| case == flag);
        Some(case.map_or(0, |case| case + 1))
    }

    fn all_successor_operands(self) -> SuccessorOperandList<'ir> {
        let missing = std::iter::repeat_with(|| self.operands().slice(0..0));
        let operands = std::iter::once(self.default_operands()).chain(self.case_operands());
        operands.chain(missing).take(self.num_successors()).map(SuccessorOperands::new).collect()
    }
}

impl<'ir> Verify<'ir> for SwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let destinations = self.case_destinations().count();
        let Some(values) = self.case_values() else {
            if destinations == 0 {
                return Ok(());
            }
            return Err(self.op_error(format!(
                "number of case values (0) should match number of case destinations ({destinations})"
            )));
        };
        let (flag, element) = (self.flag().ty(), values.element_type());
        if element != *flag {
            return Err(self.op_error(format!(
                "'flag' type ('{flag}') should match case value type ('{element}')"
            )));
        }
        if values.num_elements() != destinations {
            return Err(self.op_error(format!(
                "number of case values ({}) should match number of case destinations ({destinations})",
                values.num_elements()
            )));
        }
        Ok(())
    }
}

/// A destination: a block and its operands.
type Destination = (Block, Operands, Types);

/// Parses a destination; `operands` parses its operands.
fn parse_destination<'a>(
    p: &mut OpParser<'a>,
    operands: fn(&mut OpParser<'a>) -> ParseResult<Operands>,
) -> ParseResult<Destination> {
    let block = p.parse_successor()?;
    if !p.parse_optional_l_paren()? {
        return Ok((block, Operands::default(), Types::default()));
    }
    let operands = operands(p)?;
    let types = p.parse_colon_type_list()?;
    p.parse_r_paren()?;
    Ok((block, operands, types))
}

impl SwitchOpCasesDirective for ControlFlowDialect {
    #[allow(clippy::type_complexity, reason = "the tuple is what the directive binds")]
    fn parse<'c>(
        p: &mut OpParser<'c>,
        flag: &Type,
    ) -> ParseResult<(
        Block,
        Operands,
        Types,
        Option<DenseIntElementsAttr<'c>>,
        Vec<Block>,
        Vec<Operands>,
        Vec<Types>,
    )> {
        p.parse_keyword("default")?;
        p.parse_colon()?;
        // Like upstream, does not accept result numbers for the default.
        let (default, default_operands, default_types) =
            parse_destination(p, OpParser::parse_operands_without_numbers)?;
        let flag = p.type_ref(*flag);
        let width = flag.int_or_float_bit_width().unwrap_or(64);
        let (mut values, mut blocks, mut operands, mut types) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        while p.parse_optional_comma()? {
            values.push(ApInt::from_i64(width, p.parse_integer()?));
            p.parse_colon()?;
            let (block, case_operands, case_types) =
                parse_destination(p, OpParser::parse_operands)?;
            blocks.push(block);
            operands.push(case_operands);
            types.push(case_types);
        }
        let attr = case_values(flag, &values);
        let attr = attr.and_then(|attr| p.ctx().attr_ref(attr).dyn_cast());
        Ok((default, default_operands, default_types, attr, blocks, operands, types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _flag: TypeRef<'ir>,
        default: BlockRef<'ir>,
        default_operands: OperandRange<'ir>,
        _default_types: impl Iterator<Item = TypeRef<'ir>>,
        values: Option<DenseIntElementsAttr<'ir>>,
        blocks: impl Iterator<Item = BlockRef<'ir>>,
        operands: Vec<OperandRange<'ir>>,
        _types: Vec<Vec<TypeRef<'ir>>>,
    ) {
        p.write("  default: ");
        p.print_successor_and_use_list(default.handle(), default_operands);
        // Without cases, the closing bracket is on the line of the default.
        let Some(values) = values else { return };
        for ((value, block), operands) in values.int_values().zip(blocks).zip(operands) {
            p.write(",");
            p.print_newline();
            p.write("  ");
            // Case values are printed unsigned, clamped to 64 bits.
            p.write_u64(value.to_u64().unwrap_or(u64::MAX));
            p.write(": ");
            p.print_successor_and_use_list(block.handle(), operands);
        }
        p.print_newline();
    }
}

/// The case values as an attribute; `None` for a switch without cases.
fn case_values(flag: TypeRef<'_>, values: &[ApInt]) -> Option<Attribute> {
    let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
    let ty = VectorType::get(flag.ctx(), &[count], flag.handle());
    let shaped = ty.dyn_cast::<ShapedType<'_>>()?;
    Some(DenseElementsAttr::from_ints(flag.ctx(), shaped, values).into())
}
