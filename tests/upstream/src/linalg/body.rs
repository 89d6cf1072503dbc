//! The bodies of named operations.

use ods_runtime::codegen::OdsEnum;
use ods_runtime::ir::OpView;
use ods_runtime::{OpBuilder, Type, Value};

use super::table::{self, Binary, Body};
use super::*;

/// Builds operations on scalars at the end of a block.
struct Scalars<'a> {
    builder: OpBuilder<'a>,
    /// Whether casts of integers are unsigned.
    unsigned: bool,
}

impl Scalars<'_> {
    fn ty(&self, value: Value) -> TypeRef<'_> {
        self.builder.ir().value(value).ty()
    }

    /// The operation `name` with a result of type `ty`.
    fn op(&mut self, name: &str, operands: &[Value], ty: Type) -> Value {
        let ctx = self.builder.ctx().clone();
        let mut state = OpState::new(ctx.op_name(name), self.builder.loc());
        state.add_operands(operands.iter().copied());
        state.add_type(ty);
        let op = self.builder.create(&state);
        self.builder.result(op, 0)
    }

    /// The operation on floats, integers, booleans or complex numbers; an empty name is none.
    fn of_kind(&mut self, names: [&str; 4], a: Value, b: Value) -> Option<Value> {
        let ty = self.ty(a);
        let name = if ty.isa::<FloatType<'_>>() {
            names[0]
        } else if ty.is_integer_of(1) {
            names[2]
        } else if ty.is_int_or_index() {
            names[1]
        } else {
            names[3]
        };
        let ty = ty.handle();
        (!name.is_empty()).then(|| self.op(name, &[a, b], ty))
    }

    fn binary(&mut self, function: Binary, a: Value, b: Value) -> Option<Value> {
        let names = match function {
            Binary::Add => ["arith.addf", "arith.addi", "arith.ori", "complex.add"],
            Binary::Sub => ["arith.subf", "arith.subi", "", "complex.sub"],
            Binary::Mul => ["arith.mulf", "arith.muli", "arith.andi", "complex.mul"],
            Binary::Div => ["arith.divf", "arith.divsi", "", "complex.div"],
            Binary::DivUnsigned => ["", "arith.divui", "", ""],
            Binary::Max => ["arith.maximumf", "arith.maxsi", "arith.maxsi", ""],
            Binary::Min => ["arith.minimumf", "arith.minsi", "arith.minsi", ""],
            Binary::MaxUnsigned => ["", "arith.maxui", "arith.maxui", ""],
            Binary::MinUnsigned => ["", "arith.minui", "arith.minui", ""],
            Binary::Powf => ["math.powf", "", "", ""],
        };
        self.of_kind(names, a, b)
    }

    /// `value` as a `ty`.
    fn cast(&mut self, value: Value, ty: Type) -> Option<Value> {
        let ctx = self.builder.ctx().clone();
        let (from, to) = (self.ty(value), ctx.type_ref(ty));
        if from.handle() == ty {
            return Some(value);
        }
        let is_float = |ty: TypeRef<'_>| ty.isa::<FloatType<'_>>();
        let width = |ty: TypeRef<'_>| ty.int_or_float_bit_width().unwrap_or(64);
        let is_unsigned = self.unsigned;
        let signed = |names: [&'static str; 2]| names[usize::from(is_unsigned)];
        let name = if from.is_index() || to.is_index() {
            signed(["arith.index_cast", "arith.index_castui"])
        } else if is_float(from) && is_float(to) {
            if width(from) < width(to) { "arith.extf" } else { "arith.truncf" }
        } else if is_float(to) && from.is_integer() {
            if from.is_integer_of(1) {
                "arith.uitofp"
            } else {
                signed(["arith.sitofp", "arith.uitofp"])
            }
        } else if is_float(from) && to.is_integer() {
            signed(["arith.fptosi", "arith.fptoui"])
        } else if from.is_integer() && to.is_integer() {
            if width(from) > width(to) {
                "arith.trunci"
            } else {
                signed(["arith.extsi", "arith.extui"])
            }
        } else {
            return None;
        };
        Some(self.op(name, &[value], ty))
    }

    fn one(&mut self, ty: Type) -> Value {
        let ctx = self.builder.ctx().clone();
        let mut state = OpState::new(ctx.op_name("arith.constant"), self.builder.loc());
        let ty = ctx.type_ref(ty);
        let one = ty.dyn_cast::<FloatType<'_>>().map(|ty| FloatAttr::get(&ctx, *ty, 1.0));
        if let Some(one) = one {
            state.add_attr(ctx.ident("value"), one);
        }
        state.add_type(ty);
        let op = self.builder.create(&state);
        self.builder.result(op, 0)
    }

    /// What is not defined for the types of `values`.
    fn problem(&self, body: Body, values: &[Value]) -> String {
        let is_bool = values.iter().all(|value| self.ty(*value).is_integer_of(1));
        let (Body::OfTwo(function) | Body::Pooling(function)) = body else {
            return "unsupported operation".to_owned();
        };
        let what = match function {
            Binary::MaxUnsigned => "unsigned max not on uint",
            Binary::MinUnsigned => "unsigned min not on uint",
            Binary::DivUnsigned => "unsigned div not on uint",
            Binary::Sub if is_bool => "sub with bools",
            Binary::Div if is_bool => "div with bools",
            _ => "non numeric type",
        };
        format!("unsupported operation: {what}")
    }

    /// What `body` computes of `values`; `None` if it is not defined for their types.
    fn compute(&mut self, body: Body, values: &[Value]) -> Option<Value> {
        let (first, last) = (*values.first()?, *values.last()?);
        let (ty, result) = (self.ty(first).handle(), self.ty(last).handle());
        match body {
            Body::Unary(name) => Some(self.op(name, &[first], ty)),
            Body::Reciprocal => {
                let one = self.one(ty);
                Some(self.op("arith.divf", &[one, first], ty))
            }
            Body::Square => self.binary(Binary::Mul, first, first),
            Body::Cast => self.cast(first, result),
            Body::Select => {
                let of = self.ty(values[1]).handle();
                Some(self.op("arith.select", &values[..3], of))
            }
            Body::OfTwo(function) => self.binary(function, first, values[1]),
            Body::MulAdd => {
                let a = self.cast(first, result)?;
                let b = self.cast(values[1], result)?;
                let product = self.binary(Binary::Mul, a, b)?;
                self.binary(Binary::Add, last, product)
            }
            Body::QuantizedMulAdd => {
                let mut factor = |value: Value, zero: Value| {
                    let (value, zero) = (self.cast(value, result)?, self.cast(zero, result)?);
                    self.binary(Binary::Sub, value, zero)
                };
                let (a, b) = (factor(first, values[2])?, factor(values[1], values[3])?);
                let product = self.binary(Binary::Mul, a, b)?;
                self.binary(Binary::Add, last, product)
            }
            Body::Pooling(function) => {
                self.unsigned |= matches!(function, Binary::MaxUnsigned | Binary::MinUnsigned);
                let value = self.cast(first, result)?;
                self.binary(function, last, value)
            }
        }
    }
}

/// Builds the body of an operation with operands of these types.
pub(super) fn build(
    p: &mut OpParser<'_>,
    state: &OpState,
    types: &[Type],
    at: u32,
) -> ParseResult<ods_runtime::Region> {
    let region = p.new_region();
    let elements: Vec<Type> =
        types.iter().map(|ty| structured::element_type(p.type_ref(*ty)).handle()).collect();
    let cast = state.attr(p.ident("cast"));
    let cast = cast.and_then(|cast| p.attr_ref(cast).dyn_cast::<TypeFnAttr<'_>>());
    let unsigned = cast.is_some_and(|cast| cast.value() == TypeFn::CastUnsigned);
    let kind = state.attr(p.ident("kind"));
    let kind = kind.and_then(|kind| p.attr_ref(kind).dyn_cast::<ElementwiseKindAttr<'_>>());
    let name = match kind.map(ElementwiseKindAttr::value) {
        Some(kind) => {
            let case = ElementwiseKind::CASES.iter().find(|(it, _)| *it == kind);
            let word = case.map_or("", |(_, word)| *word).trim_end_matches("_signed");
            format!("linalg.{word}")
        }
        None => p.ctx().op_name_ref(state.name).as_str().to_owned(),
    };
    let loc = state.loc;
    p.ensure_block(region);
    let block = p.ir().region(region).first_block().map(|block| block.handle());
    let Some(block) = block else { return Ok(region) };
    let values: Vec<Value> =
        elements.iter().map(|ty| p.ir().add_argument(block, *ty, loc)).collect();
    let mut scalars = Scalars { builder: OpBuilder::at_end(p.ir(), block, loc), unsigned };
    let entry = table::entry(&name);
    let computed = entry.and_then(|entry| scalars.compute(entry.body, &values));
    if let (None, Some(entry)) = (computed, entry) {
        let message = scalars.problem(entry.body, &values);
        return Err(p.custom_error_at(at, message));
    }
    let mut last = OpState::new(YieldOp::DEF.op_name(), loc);
    last.add_operands(computed);
    scalars.builder.create(&last);
    Ok(region)
}
