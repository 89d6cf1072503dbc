//! Branches: `br`, `cond_br`, `switch` and `indirectbr`.

use ods_runtime::apint::ApInt;
use ods_runtime::rt::{self, Types};

use super::{
    BrOp, CondBrOp, IndirectBrOp, IndirectBrOpSucessorsDirective, LLVMDialect, SwitchOp,
    SwitchOpCasesDirective,
};
use crate::llvm::prelude::*;

impl<'ir> BranchOpInterfaceTrait<'ir> for BrOp<'ir> {
    fn successor_operands(self, _index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(self.dest_operands())
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for CondBrOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new(match index {
            0 => self.true_dest_operands(),
            _ => self.false_dest_operands(),
        })
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for SwitchOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        let case = || self.case_operands().into_iter().nth(index - 1);
        let operands = if index == 0 { Some(self.default_operands()) } else { case() };
        SuccessorOperands::new(operands.unwrap_or_else(|| (*self).operands().slice(0..0)))
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for IndirectBrOp<'ir> {
    fn successor_operands(self, index: usize) -> SuccessorOperands<'ir> {
        let operands = self.succ_operands().into_iter().nth(index);
        SuccessorOperands::new(operands.unwrap_or_else(|| (*self).operands().slice(0..0)))
    }
}

/// A successor with operands: `^bb1(%a : i32)`.
fn parse_successor(p: &mut OpParser<'_>) -> ParseResult<(rt::Block, Operands, Types)> {
    let block = p.parse_successor()?;
    let (mut operands, mut types) = (Operands::default(), Types::default());
    if p.parse_optional_l_paren()? {
        operands = p.parse_operands_without_numbers()?;
        types = p.parse_colon_type_list()?;
        p.parse_r_paren()?;
    }
    Ok((block, operands, types))
}

type Cases<'c> = (Option<DenseIntElementsAttr<'c>>, Vec<rt::Block>, Vec<Operands>, Vec<Types>);

impl SwitchOpCasesDirective for LLVMDialect {
    fn parse<'c>(p: &mut OpParser<'c>, ty: &rt::Type) -> ParseResult<Cases<'c>> {
        let (mut values, mut blocks, mut operands, mut types): (Vec<ApInt>, _, _, _) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        p.parse_l_square()?;
        if p.parse_optional_r_square()? {
            return Ok((None, blocks, operands, types));
        }
        let width = p.type_ref(*ty).int_or_float_bit_width().unwrap_or(64);
        loop {
            let value: i64 = p.parse_integer_as()?;
            values.push(ApInt::from_i64(width, value));
            p.parse_colon()?;
            let (block, of_case, types_of_case) = parse_successor(p)?;
            blocks.push(block);
            operands.push(of_case);
            types.push(types_of_case);
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_square()?;
        let vector = VectorType::get(p.ctx(), &[values.len() as i64], *ty);
        let shaped = vector.cast::<ShapedType<'_>>();
        let values = DenseElementsAttr::from_ints(p.ctx(), shaped, &values);
        Ok((values.dyn_cast(), blocks, operands, types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _ty: TypeRef<'ir>,
        values: Option<DenseIntElementsAttr<'ir>>,
        blocks: impl Iterator<Item = rt::BlockRef<'ir>>,
        operands: Vec<OperandRange<'ir>>,
        _types: Vec<Vec<TypeRef<'ir>>>,
    ) {
        p.write("[");
        p.print_newline();
        let Some(values) = values else {
            p.write("]");
            return;
        };
        for (index, ((value, block), operands)) in
            values.int_values().zip(blocks).zip(operands).enumerate()
        {
            if index > 0 {
                p.write(",");
                p.print_newline();
            }
            p.write("  ");
            p.write(&value.to_string());
            p.write(": ");
            p.print_successor_and_use_list(block.handle(), operands);
        }
        p.print_newline();
        p.write("]");
    }
}

impl IndirectBrOpSucessorsDirective for LLVMDialect {
    fn parse(
        p: &mut OpParser<'_>,
        _ty: &rt::Type,
    ) -> ParseResult<(Vec<rt::Block>, Vec<Operands>, Vec<Types>)> {
        let (mut blocks, mut operands, mut types) = (Vec::new(), Vec::new(), Vec::new());
        p.parse_l_square()?;
        if p.parse_optional_r_square()? {
            return Ok((blocks, operands, types));
        }
        loop {
            let (block, of_block, types_of_block) = parse_successor(p)?;
            blocks.push(block);
            operands.push(of_block);
            types.push(types_of_block);
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_square()?;
        Ok((blocks, operands, types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _ty: TypeRef<'ir>,
        blocks: impl Iterator<Item = rt::BlockRef<'ir>>,
        operands: Vec<OperandRange<'ir>>,
        _types: Vec<Vec<TypeRef<'ir>>>,
    ) {
        p.write("[");
        let is_empty = operands.is_empty();
        for (index, (block, operands)) in blocks.zip(operands).enumerate() {
            p.write(if index > 0 { "," } else { "" });
            p.print_newline();
            p.print_successor_and_use_list(block.handle(), operands);
        }
        if !is_empty {
            p.print_newline();
        }
        p.write("]");
    }
}

impl<'ir> Verify<'ir> for SwitchOp<'ir> {
    fn verify(self) -> VerifyResult {
        let count = self.case_destinations().count();
        let values = self.case_values();
        if values.map_or(0, |it| it.int_values().count()) != count {
            let text = "expects number of case values to match number of case destinations";
            return Err(self.op_error(text));
        }
        match values {
            Some(values) if values.ty().element_type() != *self.value().ty() => {
                Err(self.error("expects case value type to match condition value type"))
            }
            _ => Ok(()),
        }
    }
}
