//! Permutations and broadcasts of tensors.

use super::*;
use crate::shapes::shape;
use ods_runtime::ir::OpView;

/// Parses `ins(...) outs(...) name = [...]` with the name of a property, and builds the body, which yields the first
/// element.
fn parse_move(p: &mut OpParser<'_>, state: &mut OpState, key: PropertyKey) -> ParseResult {
    let (inputs, outputs) = named::parse_parts(p, state, None)?;
    let types = [inputs, outputs].concat();
    parse_numbers(p, state, key)?;
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

/// Parses `name = [numbers]` into the property of this name.
pub(super) fn parse_numbers(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    key: PropertyKey,
) -> ParseResult {
    p.parse_keyword(key.name)?;
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
    state.add_property(p.ctx(), key, DenseI64ArrayAttr::get(p.ctx(), &numbers));
    Ok(())
}

/// Writes ` name = [numbers] ` with the name of the property.
pub(super) fn print_numbers(p: &mut OpPrinter<'_>, key: PropertyKey, numbers: &[i64]) {
    let numbers: Vec<_> = numbers.iter().map(i64::to_string).collect();
    p.write(&format!(" {} = [{}] ", key.name, numbers.join(", ")));
}

fn print_move<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>, key: PropertyKey, numbers: &[i64]) {
    named::print_parts(p, op);
    print_numbers(p, key, numbers);
    p.print_optional_attr_dict(op, &[key]);
}

/// Implements the text of operations that move elements.
macro_rules! moves {
    ($($op:ident: $numbers:ident, $key:ident;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse_move(p, state, Self::$key)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    print_move(p, *self, Self::$key, &self.$numbers());
                }
            }
        )*
    };
}

moves! {
    BroadcastOp: dimensions, DIMENSIONS;
    TransposeOp: permutation, PERMUTATION;
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
        let remaining = (0..outer).filter(|dim| !dimensions.contains(&(*dim as i64)));
        for (at, dim) in remaining.enumerate() {
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
