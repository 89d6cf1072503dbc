//! Permutations and broadcasts of tensors.

use super::*;
use crate::shapes::shape;
use ods_runtime::ir::OpView;

/// Reads `ins(...) outs(...) word = [...]`, and builds the body, which yields the first element.
fn parse_move(p: &mut OpParser<'_>, state: &mut OpState, word: &str) -> ParseResult {
    let (inputs, outputs) = named::parse_parts(p, state, false)?;
    let types = [inputs, outputs].concat();
    parse_numbers(p, state, word)?;
    p.parse_optional_attr_dict(state)?;
    let is_tensor = |ty: &&ods_runtime::Type| p.type_ref(**ty).isa::<RankedTensorType<'_>>();
    state.add_types(types.last().filter(is_tensor).copied());
    let region = p.new_region();
    p.ensure_block(region);
    let loc = state.loc;
    let elements: Vec<_> =
        types.iter().map(|ty| structured::element_type(p.type_ref(*ty)).handle()).collect();
    if let Some(block) = p.ir().region(region).first_block().map(|block| block.handle()) {
        let values: Vec<_> =
            elements.iter().map(|ty| p.ir().add_argument(block, *ty, loc)).collect();
        let mut last = OpState::new(YieldOp::DEF.op_name(), loc);
        last.add_operands(values.first().copied());
        ods_runtime::OpBuilder::at_end(p.ir(), block, loc).create(&last);
    }
    state.add_region(region);
    Ok(())
}

/// Reads `word = [numbers]`.
pub(super) fn parse_numbers(p: &mut OpParser<'_>, state: &mut OpState, word: &str) -> ParseResult {
    p.parse_keyword(word)?;
    p.parse_equal()?;
    let ty = IntegerType::get(p.ctx(), 64);
    let mut numbers = Vec::new();
    p.parse_l_square()?;
    if !p.parse_optional_r_square()? {
        loop {
            let number = p.parse_attribute_as::<IntegerAttr<'_>>(Some(ty.into()))?;
            numbers.push(number.int().unwrap_or(0));
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.parse_r_square()?;
    }
    state.add_attr(p.ident(word), DenseI64ArrayAttr::get(p.ctx(), &numbers));
    Ok(())
}

/// Writes ` word = [numbers] `.
pub(super) fn print_numbers(p: &mut OpPrinter<'_>, word: &str, numbers: &[i64]) {
    let numbers: Vec<_> = numbers.iter().map(i64::to_string).collect();
    p.write(&format!(" {word} = [{}] ", numbers.join(", ")));
}

fn print_move<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>, word: &str, numbers: &[i64]) {
    named::print_parts(p, op);
    print_numbers(p, word, numbers);
    p.print_optional_attr_dict(op, &[word]);
}

/// Implements the text of operations that move elements.
macro_rules! moves {
    ($($op:ident: $word:ident, $literal:literal;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse_move(p, state, $literal)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    print_move(p, *self, $literal, &self.$word());
                }
            }
        )*
    };
}

moves! {
    BroadcastOp: dimensions, "dimensions";
    TransposeOp: permutation, "permutation";
}

impl<'ir> Verify<'ir> for TransposeOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (input, init) = (shape((*self).operand(0)), shape((*self).operand(1)));
        let (permutation, rank) = (self.permutation(), input.len());
        let mut sorted = permutation.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..permutation.len() as i64) {
            return Err(self.op_error("permutation is not valid"));
        }
        if rank != init.len() {
            return Err(
                self.op_error(format!("input rank {rank} does not match init rank {}", init.len()))
            );
        }
        if permutation.len() != rank {
            return Err(self.op_error(format!(
                "size of permutation {} does not match the argument rank {rank}",
                permutation.len()
            )));
        }
        for (dim, from) in permutation.iter().enumerate() {
            let size = input[*from as usize];
            if size != init[dim] {
                return Err(self.op_error(format!(
                    "dim(result, {dim}) = {} doesn't match dim(input, permutation[{dim}]) = {size}",
                    init[dim]
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for BroadcastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (input, init) = (shape((*self).operand(0)), shape((*self).operand(1)));
        let dimensions = self.dimensions();
        let (inner, outer) = (input.len(), init.len());
        if inner + dimensions.len() != outer {
            return Err(self.op_error(format!(
                "input rank plus added dimensions does not match init rank. input rank: {inner}, \
                 dimensions size: {}, init rank: {outer}",
                dimensions.len()
            )));
        }
        for (index, dim) in dimensions.iter().enumerate() {
            if !(0..outer as i64).contains(dim) {
                return Err(self.op_error(format!(
                    "dimension {index} is out of range. expected range: [0, {}], got: {dim}",
                    outer as i64 - 1
                )));
            }
        }
        let kept = (0..outer).filter(|dim| !dimensions.contains(&(*dim as i64)));
        for (at, dim) in kept.enumerate() {
            if input.get(at) != Some(&init[dim]) {
                return Err(self.op_error(format!(
                    "input dim {at} should match init dim {dim}. input: {}, init: {}",
                    input.get(at).copied().unwrap_or(0),
                    init[dim]
                )));
            }
        }
        Ok(())
    }
}
