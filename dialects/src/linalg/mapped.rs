//! `linalg.map` and `linalg.reduce`: a function of elements, in a region or as the name of an operation.

use ods::arith::{AddFOp, FastMathFlags, FastMathFlagsAttr};
use ods_runtime::ir::OpView;
use ods_runtime::{BlockRef, Ident, Location, OpBuilder};

use super::named::{parse_parts, print_parts};
use super::shaped::{parse_numbers, print_numbers};
use super::structured::{element_type, inits};
use super::*;
use crate::shapes::shape;

/// An operation that stands for a body: its name and its attributes.
struct Payload {
    name: Ident,
    attrs: OpState,
}

/// Parses `{ name attributes }`, if present.
fn parse_payload(p: &mut OpParser<'_>, state: &OpState) -> ParseResult<Option<Payload>> {
    if !p.parse_optional_l_brace()? {
        return Ok(None);
    }
    let Some(name) = p.parse_optional_any_keyword()?.map(str::to_owned) else {
        return Err(p.error("expected bare identifier or keyword"));
    };
    let mut attrs = OpState::new(p.ctx().op_name(&name), state.loc);
    p.parse_optional_attr_dict(&mut attrs)?;
    p.parse_r_brace()?;
    Ok(Some(Payload { name: p.ident(&name), attrs }))
}

/// Parses the body, or builds it from `payload`; `of_map` says which operands the operation gets.
fn parse_body(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    payload: Option<Payload>,
    types: &[ods_runtime::Type],
    of_map: bool,
) -> ParseResult {
    let Some(mut payload) = payload else {
        let arguments =
            p.parse_argument_list_with(Delimiter::Paren, ArgumentParts::NameTypeAndAttrs)?;
        let region = p.parse_region(&arguments)?;
        state.add_region(region);
        return Ok(());
    };
    let region = p.new_region();
    state.add_region(region);
    if types.is_empty() {
        return Ok(());
    }
    p.ensure_block(region);
    let elements: Vec<_> = types.iter().map(|ty| element_type(p.type_ref(*ty)).handle()).collect();
    let loc = state.loc;
    let block = p.ir().region(region).first_block().map(|block| block.handle());
    let Some(block) = block else { return Ok(()) };
    let mut values: Vec<_> =
        elements.iter().map(|ty| p.ir().add_argument(block, *ty, Location::UNKNOWN)).collect();
    if of_map {
        values.pop();
    } else {
        values.rotate_right(1);
    }
    payload.attrs.name = p.ctx().op_name_of(payload.name);
    payload.attrs.add_operands(values);
    payload.attrs.add_types(elements.last().copied());
    let mut builder = OpBuilder::at_end(p.ir(), block, loc);
    let op = builder.create(&payload.attrs);
    let result = builder.result(op, 0);
    let mut last = OpState::new(YieldOp::DEF.op_name(), loc);
    last.add_operand(result);
    builder.create(&last);
    Ok(())
}

/// The operation that the text has instead of the body, if the body is nothing but this operation.
fn payload_of(block: BlockRef<'_>, of_map: bool) -> Option<OpRef<'_>> {
    let ops: Vec<_> = block.ops().collect();
    let [op, last] = ops.as_slice() else { return None };
    let mut arguments: Vec<_> = block.arguments().collect();
    if of_map {
        arguments.pop();
    } else {
        arguments.rotate_right(1);
    }
    let is_direct = op.num_operands() > 0 && op.operands().eq(arguments);
    let gives = last.num_operands() == 1 && last.operand(0).defining_op() == Some(*op);
    (is_direct && gives).then_some(*op)
}

fn print_payload<'ir>(p: &mut OpPrinter<'ir>, op: OpRef<'ir>) {
    p.write(" { ");
    p.write(op.name().as_str());
    let flags = AddFOp::FASTMATH;
    let is_default = |attr: AttrRef<'_>| {
        attr.dyn_cast::<FastMathFlagsAttr<'_>>().is_some_and(|it| it.value() == FastMathFlags::NONE)
    };
    let elided = if op.attr(flags.name).is_some_and(is_default) { &[flags][..] } else { &[] };
    p.print_optional_attr_dict(op, elided);
    p.write(" }");
}

fn print_body<'ir>(p: &mut OpPrinter<'ir>, region: RegionRef<'ir>) {
    p.increase_indent();
    p.print_newline();
    p.write("(");
    let arguments = region.first_block().into_iter().flat_map(|block| block.arguments());
    for (index, argument) in arguments.enumerate() {
        if index > 0 {
            p.write(", ");
        }
        p.print_region_argument(argument, &[]);
    }
    p.write(") ");
    p.print_region_with(region, RegionParts::without_entry_arguments());
    p.decrease_indent();
}

/// Adds the types of outputs that are tensors.
fn add_results(p: &OpParser<'_>, state: &mut OpState, outputs: &[ods_runtime::Type]) {
    let tensors = outputs.iter().filter(|ty| p.type_ref(**ty).isa::<RankedTensorType<'_>>());
    state.add_types(tensors.copied());
}

impl<'ir> CustomAssembly<'ir> for MapOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let payload = parse_payload(p, state)?;
        let (inputs, outputs) = parse_parts(p, state, None)?;
        p.parse_optional_attr_dict(state)?;
        add_results(p, state, &outputs);
        parse_body(p, state, payload, &[inputs, outputs].concat(), true)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let payload = self.mapper().first_block().and_then(|block| payload_of(block, true));
        if let Some(op) = payload {
            print_payload(p, op);
        }
        print_parts(p, *self);
        p.print_optional_attr_dict(*self, &[]);
        if payload.is_none() {
            print_body(p, self.mapper());
        }
    }
}

impl<'ir> CustomAssembly<'ir> for ReduceOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let payload = parse_payload(p, state)?;
        let (inputs, outputs) = parse_parts(p, state, None)?;
        parse_numbers(p, state, Self::DIMENSIONS)?;
        p.parse_optional_attr_dict(state)?;
        add_results(p, state, &outputs);
        parse_body(p, state, payload, &[inputs, outputs].concat(), false)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let payload = self.combiner().first_block().and_then(|block| payload_of(block, false));
        if let Some(op) = payload {
            print_payload(p, op);
        }
        print_parts(p, *self);
        print_numbers(p, Self::DIMENSIONS, &self.dimensions());
        p.print_optional_attr_dict(*self, &[Self::DIMENSIONS]);
        if payload.is_none() {
            print_body(p, self.combiner());
        }
    }
}

/// Implements names of results and of arguments.
macro_rules! names {
    ($($op:ident: $name:literal;)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn asm_result_names(self, set_name: SetNameFn<'_>) {
                    if let Some(result) = (*self).results().next() {
                        set_name(result, $name);
                    }
                }

                fn asm_block_argument_names(self, region: RegionRef<'ir>, set_name: SetNameFn<'_>) {
                    let inputs = self.num_operands() - inits(*self).len();
                    let arguments = region.first_block().into_iter().flat_map(|it| it.arguments());
                    for (index, argument) in arguments.enumerate() {
                        set_name(argument, if index < inputs { "in" } else { "init" });
                    }
                }
            }
        )*
    };
}

names! {
    MapOp: "mapped";
    ReduceOp: "reduced";
}

fn listed(sizes: &[i64]) -> String {
    sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

impl<'ir> Verify<'ir> for MapOp<'ir> {
    fn verify(self) -> VerifyResult {
        let operands: Vec<_> = (*self).operands().collect();
        let block = self.mapper().first_block();
        let arguments: Vec<_> =
            block.into_iter().flat_map(|it| it.arguments()).map(|it| it.ty()).collect();
        if operands.len() != arguments.len() {
            return Err(self.op_error(format!(
                "expects number of operands to match the arity of mapper, but got: {} and {}",
                operands.len(),
                arguments.len()
            )));
        }
        let Some((init, inputs)) = operands.split_last() else { return Ok(()) };
        for (input, ty) in inputs.iter().zip(&arguments) {
            let element = element_type(input.ty());
            if element != *ty {
                return Err(self.op_error(format!(
                    "expected element type of input '{element}' to match bbArg type '{ty}'"
                )));
            }
        }
        let output = shape(*init);
        for input in inputs.iter().map(|input| shape(*input)) {
            if input != output {
                return Err(self.op_error(format!(
                    "expected shape of input ({}) to match shape of output ({})",
                    listed(&input),
                    listed(&output)
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let half = self.num_operands() / 2;
        let shapes: Vec<_> = (*self).operands().map(shape).collect();
        let (inputs, outputs) = (&shapes[..half], &shapes[half..2 * half]);
        for (all, what, side) in [(inputs, "inputs", "input"), (outputs, "outputs", "output")] {
            if let Some(at) = all.iter().position(|it| *it != all[0]) {
                return Err(self.op_error(format!(
                    "expects all {what} to have the same shapes. Shape at {side}-index {at} is not \
                     equal to the shape at {side}-index 0."
                )));
            }
        }
        let (Some(input), Some(output)) = (inputs.first(), outputs.first()) else { return Ok(()) };
        let dimensions = self.dimensions();
        if dimensions.iter().any(|dim| !(0..input.len() as i64).contains(dim)) {
            return Err(self.op_error(format!(
                "dimensions for reduction should be in the range [0, {}].",
                input.len() as i64 - 1
            )));
        }
        let left: Vec<_> = (0..input.len())
            .filter(|dim| !dimensions.contains(&(*dim as i64)))
            .map(|dim| input[dim])
            .collect();
        if left.len() != output.len() {
            return Err(self.op_error(format!(
                "number of dimensions after reduction {} doesn't match the init rank {}",
                left.len(),
                output.len()
            )));
        }
        if left != *output {
            return Err(self.op_error(format!(
                "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
                listed(output),
                listed(&left)
            )));
        }
        let block = self.combiner().first_block();
        let arguments: Vec<_> =
            block.into_iter().flat_map(|it| it.arguments()).map(|it| it.ty()).collect();
        if arguments.len() != self.num_operands() {
            return Err(self.op_error("mismatching number of operands and block arguments"));
        }
        for (index, (operand, ty)) in (*self).operands().zip(arguments).enumerate() {
            let element = element_type(operand.ty());
            if element != ty {
                let side = if index < half { "input" } else { "output" };
                return Err(self.op_error(format!(
                    "{side} element type '{element}' does not match corresponding block argument \
                     type '{ty}'"
                )));
            }
        }
        Ok(())
    }
}
