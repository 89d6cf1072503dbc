//! The bodies of named operations.

use std::cmp::Ordering;

use ods::arith::ConstantOp;
use ods_runtime::codegen::OdsEnum;
use ods_runtime::ir::OpView;
use ods_runtime::{Attribute, Location, OpBuilder, Type, Value};

use super::table::{self, Binary, Body};
use super::*;

/// A value, or why it is not defined for the types of its operands.
type Computed = Result<Value, String>;

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

    /// The operation on floats, integers, booleans or complex numbers.
    fn binary(&mut self, function: Binary, a: Value, b: Value) -> Computed {
        let (first, second) = (self.ty(a), self.ty(b));
        let both = |is_kind: fn(TypeRef<'_>) -> bool| is_kind(first) && is_kind(second);
        let is_float = both(|ty| ty.isa::<FloatType<'_>>());
        let is_integer = both(|ty| ty.isa::<IntegerType<'_>>());
        let is_bool = both(|ty| ty.is_integer_of(1));
        if !is_float && !is_integer && !both(|ty| ty.isa::<ComplexType<'_>>()) {
            return Err(format!(
                "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or \
                 allInteger, got '{first}' and '{second}'"
            ));
        }
        let names = match function {
            Binary::Add => ["arith.addf", "arith.addi", "arith.ori", "complex.add"],
            Binary::Sub => ["arith.subf", "arith.subi", "", "complex.sub"],
            Binary::Mul => ["arith.mulf", "arith.muli", "arith.andi", "complex.mul"],
            Binary::Div => ["arith.divf", "arith.divsi", "", "complex.div"],
            Binary::DivUnsigned => ["", "arith.divui", "", ""],
            Binary::Max => ["arith.maximumf", "arith.maxsi", "arith.maxsi", "arith.maxsi"],
            Binary::Min => ["arith.minimumf", "arith.minsi", "arith.minsi", "arith.minsi"],
            Binary::MaxUnsigned => ["", "arith.maxui", "", ""],
            Binary::MinUnsigned => ["", "arith.minui", "", ""],
            Binary::Powf => ["math.powf"; 4],
        };
        let kind = [is_float, is_integer && !is_bool, is_bool].iter().position(|is_kind| *is_kind);
        match (names[kind.unwrap_or(3)], function) {
            ("", Binary::Sub) => Err("unsupported operation: sub with bools".to_owned()),
            ("", Binary::Div) => Err("unsupported operation: div with bools".to_owned()),
            ("", Binary::DivUnsigned) => {
                Err("unsupported operation: unsigned div not on uint".to_owned())
            }
            ("", Binary::MaxUnsigned) => {
                Err("unsupported operation: unsigned max not on uint".to_owned())
            }
            ("", _) => Err("unsupported operation: unsigned min not on uint".to_owned()),
            (name, _) => {
                let ty = first.handle();
                Ok(self.op(name, &[a, b], ty))
            }
        }
    }

    /// `value` as a `ty`; the value itself if there is no such cast.
    fn cast(&mut self, value: Value, ty: Type) -> Value {
        let ctx = self.builder.ctx().clone();
        let (from, to) = (self.ty(value), ctx.type_ref(ty));
        if from.handle() == ty {
            return value;
        }
        let is_float = |ty: TypeRef<'_>| ty.isa::<FloatType<'_>>();
        let is_integer = |ty: TypeRef<'_>| ty.isa::<IntegerType<'_>>();
        let width = |ty: TypeRef<'_>| ty.int_or_float_bit_width().unwrap_or(64);
        let is_unsigned = self.unsigned;
        let signed = |names: [&'static str; 2]| names[usize::from(is_unsigned)];
        let order = width(from).cmp(&width(to));
        let name = match (is_integer(to), is_float(to)) {
            (true, _) if is_float(from) => signed(["arith.fptosi", "arith.fptoui"]),
            (true, _) if from.is_index() => "arith.index_cast",
            (true, _) if is_integer(from) => match order {
                Ordering::Less => signed(["arith.extsi", "arith.extui"]),
                Ordering::Equal => return value,
                Ordering::Greater => "arith.trunci",
            },
            (_, true) if is_integer(from) => signed(["arith.sitofp", "arith.uitofp"]),
            (_, true) if is_float(from) => match order {
                Ordering::Less => "arith.extf",
                Ordering::Equal => return value,
                Ordering::Greater => "arith.truncf",
            },
            _ => return self.complex(value, ty).unwrap_or(value),
        };
        self.op(name, &[value], ty)
    }

    /// A number as a complex number of type `ty`.
    fn complex(&mut self, value: Value, ty: Type) -> Option<Value> {
        let ctx = self.builder.ctx().clone();
        let element = ctx.type_ref(ty).dyn_cast::<ComplexType<'_>>()?.element_type().handle();
        let from =
            self.ty(value).dyn_cast::<ComplexType<'_>>().map(|ty| ty.element_type().handle());
        let parts = match from {
            Some(from) => {
                let parts = ["complex.re", "complex.im"].map(|name| self.op(name, &[value], from));
                parts.map(|part| self.cast(part, element))
            }
            None if ctx.type_ref(element).isa::<FloatType<'_>>() => {
                let real = self.cast(value, element);
                [real, self.constant(element, 0.0)]
            }
            None => return None,
        };
        Some(self.op("complex.create", &parts, ty))
    }

    fn constant(&mut self, ty: Type, value: f64) -> Value {
        let ctx = self.builder.ctx().clone();
        let mut state = OpState::new(ctx.op_name("arith.constant"), self.builder.loc());
        let ty = ctx.type_ref(ty);
        let value: Attribute = match ty.dyn_cast::<FloatType<'_>>() {
            Some(ty) => FloatAttr::get(&ctx, *ty, value).into(),
            None => IntegerAttr::get(&ctx, ty.handle(), value as i64).into(),
        };
        state.add_attr(ctx.ident(ConstantOp::VALUE.name), value);
        state.add_type(ty);
        let op = self.builder.create(&state);
        self.builder.result(op, 0)
    }

    /// The index of dimension `dim`, as an `i32`.
    fn index(&mut self, dim: i64) -> Value {
        let ctx = self.builder.ctx().clone();
        let mut state = OpState::new(IndexOp::DEF.op_name(), self.builder.loc());
        let i64_type = IntegerType::get(&ctx, 64);
        state.set_property(IndexOp::DIM, IntegerAttr::get(&ctx, i64_type, dim));
        state.add_type(IndexType::get(&ctx));
        let op = self.builder.create(&state);
        let index = self.builder.result(op, 0);
        self.cast(index, IntegerType::get(&ctx, 32).into())
    }

    /// A number between the first two values that the third value, the seed, and the indices of the element decide: two
    /// steps of a linear congruential generator.
    fn random(&mut self, low: Value, high: Value, seed: Value) -> Computed {
        let ctx = self.builder.ctx().clone();
        let (i32_type, i64_type) = (IntegerType::get(&ctx, 32), IntegerType::get(&ctx, 64));
        let f64_type = Float64Type::get(&ctx);
        let largest = self.constant(i64_type.into(), 2_147_483_647.0);
        let largest = self.cast(largest, f64_type.into());
        let (column, row) = (self.index(1), self.index(0));
        let mut number = self.binary(Binary::Add, row, seed)?;
        for next in [Some(column), None] {
            for (function, value) in [(Binary::Mul, 1_103_515_245.0), (Binary::Add, 12_345.0)] {
                let value = self.constant(i64_type.into(), value);
                let value = self.cast(value, i32_type.into());
                number = self.binary(function, number, value)?;
            }
            if let Some(index) = next {
                number = self.binary(Binary::Add, index, number)?;
            }
        }
        let number = self.cast(number, f64_type.into());
        let number = self.binary(Binary::Add, largest, number)?;
        let range = self.binary(Binary::Sub, high, low)?;
        let scale = self.constant(f64_type.into(), 2.328_306_4e-10);
        let range = self.binary(Binary::Mul, range, scale)?;
        let offset = self.binary(Binary::Mul, number, range)?;
        self.binary(Binary::Add, offset, low)
    }

    /// The result of `body` for `values`.
    fn compute(&mut self, body: Body, values: &[Value]) -> Computed {
        let [first, .., last] = *values else { return Err("unsupported operation".to_owned()) };
        let (ty, result) = (self.ty(first).handle(), self.ty(last).handle());
        let is_unary = matches!(body, Body::Unary(_) | Body::Reciprocal | Body::Square);
        if is_unary && !self.ty(first).isa::<FloatType<'_>>() {
            return Err("unsupported non numeric type".to_owned());
        }
        match body {
            Body::Unary(name) => Ok(self.op(name, &[first], ty)),
            Body::Reciprocal => {
                let one = self.constant(ty, 1.0);
                Ok(self.op("arith.divf", &[one, first], ty))
            }
            Body::Square => self.binary(Binary::Mul, first, first),
            Body::Cast => Ok(self.cast(first, result)),
            Body::Select => {
                let of = self.ty(values[1]).handle();
                Ok(self.op("arith.select", &values[..3], of))
            }
            Body::OfTwo(function) => self.binary(function, first, values[1]),
            Body::MulAdd => {
                let a = self.cast(first, result);
                let b = self.cast(values[1], result);
                let product = self.binary(Binary::Mul, a, b)?;
                self.binary(Binary::Add, last, product)
            }
            Body::QuantizedMulAdd => {
                let mut factor = |value: Value, zero: Value| {
                    let (value, zero) = (self.cast(value, result), self.cast(zero, result));
                    self.binary(Binary::Sub, value, zero)
                };
                let (a, b) = (factor(first, values[2])?, factor(values[1], values[3])?);
                let product = self.binary(Binary::Mul, a, b)?;
                self.binary(Binary::Add, last, product)
            }
            Body::Pooling(function) => {
                self.unsigned |= matches!(function, Binary::MaxUnsigned | Binary::MinUnsigned);
                let value = self.cast(first, result);
                self.binary(function, last, value)
            }
            Body::Random => {
                let number = self.random(first, values[1], values[2])?;
                Ok(self.cast(number, result))
            }
        }
    }
}

/// The operations whose attribute `cast` their body respects.
const WITH_CASTS: [&str; 4] =
    ["linalg.copy", "linalg.matmul", "linalg.contract", "linalg.batch_matmul"];

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
    let kind = state.attr(p.ident(ElementwiseOp::KIND.name));
    let kind = kind.and_then(|kind| p.attr_ref(kind).dyn_cast::<ElementwiseKindAttr<'_>>());
    let name = match kind.map(ElementwiseKindAttr::value) {
        Some(kind) => {
            let case = ElementwiseKind::CASES.iter().find(|(it, _)| *it == kind);
            let word = case.map_or("", |(_, word)| *word).trim_end_matches("_signed");
            format!("linalg.{word}")
        }
        None => p.ctx().op_name_ref(state.name).as_str().to_owned(),
    };
    let cast = named::attr_of(p, state, MatmulOp::CAST.name);
    let cast = cast.and_then(|cast| cast.dyn_cast::<TypeFnAttr<'_>>());
    let unsigned = WITH_CASTS.contains(&name.as_str())
        && cast.is_some_and(|cast| cast.value() == TypeFn::CastUnsigned);
    let entry = table::entry(&name);
    if let Some(entry) = entry
        && entry.num_operands() != types.len()
    {
        return Err(p.custom_error(format!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {} args, got {}",
            entry.num_operands(),
            types.len()
        )));
    }
    let loc = Location::UNKNOWN;
    p.ensure_block(region);
    let block = p.ir().region(region).first_block().map(|block| block.handle());
    let Some(block) = block else { return Ok(region) };
    let values: Vec<Value> =
        elements.iter().map(|ty| p.ir().add_argument(block, *ty, loc)).collect();
    let mut scalars = Scalars { builder: OpBuilder::at_end(p.ir(), block, loc), unsigned };
    let mut last = OpState::new(YieldOp::DEF.op_name(), loc);
    match entry.map(|entry| scalars.compute(entry.body, &values)) {
        Some(Ok(computed)) => last.add_operand(computed),
        Some(Err(message)) => return Err(p.custom_error_at(at, message)),
        None => {}
    }
    scalars.builder.create(&last);
    Ok(region)
}
