//! The dialect `arith`: arithmetic on integers and floats.

pub(crate) mod canonicalize;
mod division;
pub(crate) mod fold;
mod ranges;
pub mod transforms;

generated!("arith.rs");

pub use self::generated::arith::*;

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::{ElementsAttr, FloatAttr, IntegerAttr, SplatElementsAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{CastOpInterfaceTrait, OpAsmOpInterfaceTrait, SetNameFn};
use ods_runtime::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use ods_runtime::traits::types_shape_compatible;
use ods_runtime::types::{
    FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, ShapedType, TensorType,
    TypeRef, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use ods_runtime::{OpBuilder, OpState, Value, ValueRef};

/// `i1` in the shape of `ty`: the type of comparisons of `ty`. Upstream's `getI1SameShape`.
pub fn i1_same_shape(ty: TypeRef<'_>) -> TypeRef<'_> {
    let ctx = ty.ctx();
    let i1 = IntegerType::get(ctx, 1);
    if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        let scalable: Vec<bool> = vector.scalable_dims().collect();
        return *VectorType::with_scalable_dims(ctx, vector.shape(), i1.handle(), &scalable);
    }
    if let Some(tensor) = ty.dyn_cast::<RankedTensorType<'_>>() {
        let encoding = tensor.encoding();
        return *RankedTensorType::with_encoding(ctx, tensor.shape(), i1.handle(), encoding);
    }
    if ty.isa::<UnrankedTensorType<'_>>() {
        return *UnrankedTensorType::get(ctx, i1.handle());
    }
    *i1
}

/// The element type of a scalar, vector or tensor, if `accepts` accepts it.
fn like<'c>(ty: TypeRef<'c>, accepts: fn(TypeRef<'_>) -> bool) -> Option<TypeRef<'c>> {
    let container = ty.isa::<VectorType<'_>>() || ty.isa::<TensorType<'_>>();
    if ty.isa::<ShapedType<'_>>() && !container {
        return None;
    }
    Some(ty.element_type_or_self()).filter(|element| accepts(*element))
}

/// Like [`like`], also for memrefs.
fn like_or_memref<'c>(ty: TypeRef<'c>, accepts: fn(TypeRef<'_>) -> bool) -> Option<TypeRef<'c>> {
    if ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>() {
        return Some(ty.element_type_or_self()).filter(|element| accepts(*element));
    }
    like(ty, accepts)
}

fn is_int(ty: TypeRef<'_>) -> bool {
    ty.isa::<IntegerType<'_>>()
}

fn is_float(ty: TypeRef<'_>) -> bool {
    ty.isa::<FloatType<'_>>()
}

fn is_int_or_index(ty: TypeRef<'_>) -> bool {
    is_int(ty) || ty.isa::<IndexType<'_>>()
}

fn is_int_or_float(ty: TypeRef<'_>) -> bool {
    is_int(ty) || is_float(ty)
}

fn width(ty: TypeRef<'_>) -> u32 {
    ty.int_or_float_bit_width().unwrap_or(0)
}

/// Whether two types have the same encoding, if both are ranked tensors.
fn same_encoding(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    match (a.dyn_cast::<RankedTensorType<'_>>(), b.dyn_cast::<RankedTensorType<'_>>()) {
        (Some(a), Some(b)) => a.encoding() == b.encoding(),
        _ => true,
    }
}

/// The single input and output of a cast, if their encodings and their shapes agree.
fn single<'c>(
    inputs: &[TypeRef<'c>],
    outputs: &[TypeRef<'c>],
) -> Option<(TypeRef<'c>, TypeRef<'c>)> {
    match (inputs, outputs) {
        (&[input], &[output])
            if same_encoding(input, output) && types_shape_compatible(input, output) =>
        {
            Some((input, output))
        }
        _ => None,
    }
}

/// Whether a cast between elements of the same kind widens or, if not `wider`, narrows them.
fn changes_width(
    inputs: &[TypeRef<'_>],
    outputs: &[TypeRef<'_>],
    kind: fn(TypeRef<'_>) -> bool,
    wider: bool,
) -> bool {
    let Some((input, output)) = single(inputs, outputs) else { return false };
    match (like(input, kind), like(output, kind)) {
        (Some(from), Some(to)) if wider => width(to) > width(from),
        (Some(from), Some(to)) => width(to) < width(from),
        _ => false,
    }
}

/// Whether a cast converts between elements of two kinds.
fn changes_kind(
    inputs: &[TypeRef<'_>],
    outputs: &[TypeRef<'_>],
    from: fn(TypeRef<'_>) -> bool,
    to: fn(TypeRef<'_>) -> bool,
) -> bool {
    single(inputs, outputs)
        .is_some_and(|(input, output)| like(input, from).is_some() && like(output, to).is_some())
}

fn index_cast(inputs: &[TypeRef<'_>], outputs: &[TypeRef<'_>]) -> bool {
    let Some((input, output)) = single(inputs, outputs) else { return false };
    let elements =
        (like_or_memref(input, is_int_or_index), like_or_memref(output, is_int_or_index));
    let (Some(from), Some(to)) = elements else { return false };
    from.is_index() && to.is_signless_integer() || from.is_signless_integer() && to.is_index()
}

fn bitcast(inputs: &[TypeRef<'_>], outputs: &[TypeRef<'_>]) -> bool {
    let Some((input, output)) = single(inputs, outputs) else { return false };
    match (like_or_memref(input, is_int_or_float), like_or_memref(output, is_int_or_float)) {
        (Some(from), Some(to)) => width(from) == width(to),
        _ => false,
    }
}

/// Implements the cast interface with a predicate on the input and output types.
macro_rules! casts {
    ($($op:ident: |$inputs:ident, $outputs:ident| $test:expr;)*) => {
        $(
            impl<'ir> CastOpInterfaceTrait<'ir> for $op<'ir> {
                fn are_cast_compatible($inputs: &[TypeRef<'ir>], $outputs: &[TypeRef<'ir>]) -> bool {
                    $test
                }
            }
        )*
    };
}

casts! {
    ExtUIOp: |inputs, outputs| changes_width(inputs, outputs, is_int, true);
    ExtSIOp: |inputs, outputs| changes_width(inputs, outputs, is_int, true);
    ExtFOp: |inputs, outputs| changes_width(inputs, outputs, is_float, true);
    TruncIOp: |inputs, outputs| changes_width(inputs, outputs, is_int, false);
    TruncFOp: |inputs, outputs| changes_width(inputs, outputs, is_float, false);
    ScalingExtFOp: |inputs, outputs| changes_width(&inputs[..1], outputs, is_float, true);
    ScalingTruncFOp: |inputs, outputs| changes_width(&inputs[..1], outputs, is_float, false);
    UIToFPOp: |inputs, outputs| changes_kind(inputs, outputs, is_int, is_float);
    SIToFPOp: |inputs, outputs| changes_kind(inputs, outputs, is_int, is_float);
    FPToUIOp: |inputs, outputs| changes_kind(inputs, outputs, is_float, is_int);
    FPToSIOp: |inputs, outputs| changes_kind(inputs, outputs, is_float, is_int);
    IndexCastOp: |inputs, outputs| index_cast(inputs, outputs);
    IndexCastUIOp: |inputs, outputs| index_cast(inputs, outputs);
    BitcastOp: |inputs, outputs| bitcast(inputs, outputs);
}

/// Verifies that the result's elements are wider or, if not `wider`, narrower than the operand's.
fn verify_width(input: ValueRef<'_>, output: ValueRef<'_>, wider: bool) -> VerifyResult {
    let (from, to) = (input.ty().element_type_or_self(), output.ty().element_type_or_self());
    let holds = if wider { width(from) < width(to) } else { width(from) > width(to) };
    if holds {
        return Ok(());
    }
    let how = if wider { "wider" } else { "shorter" };
    let message = format!("result type '{to}' must be {how} than operand type '{from}'");
    match output.defining_op() {
        Some(op) => Err(op.error(message)),
        None => Ok(()),
    }
}

macro_rules! width_verifiers {
    ($($op:ident: $wider:expr;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_width((*self).operand(0), (*self).result(0), $wider)
                }
            }
        )*
    };
}

width_verifiers! {
    ExtUIOp: true;
    ExtSIOp: true;
    ExtFOp: true;
    ScalingExtFOp: true;
    TruncIOp: false;
    TruncFOp: false;
    ScalingTruncFOp: false;
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.result().ty();
        if ty.dyn_cast::<IntegerType<'_>>().is_some_and(|int| !int.is_signless()) {
            return Err(self.op_error("integer return type must be signless"));
        }
        let Some(value) = self.property(Self::VALUE) else { return Ok(()) };
        let is_supported = value.isa::<IntegerAttr<'_>>()
            || value.isa::<FloatAttr<'_>>()
            || value.isa::<ElementsAttr<'_>>();
        if !is_supported {
            return Err(self.op_error("value must be an integer, float, or elements attribute"));
        }
        let scalable = ty.dyn_cast::<VectorType<'_>>().is_some_and(|vector| vector.is_scalable());
        if scalable && !value.isa::<SplatElementsAttr<'_>>() {
            return Err(self.op_error(
                "intializing scalable vectors with elements attribute is not supported unless \
                 it's a vector splat",
            ));
        }
        Ok(())
    }
}

/// The decimal text of a signed integer.
fn signed(value: &ApInt) -> String {
    let mut digits = String::new();
    value.write_signed(&mut digits);
    digits
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        let result = self.result();
        let value = self.property_as::<IntegerAttr<'_>>(Self::VALUE);
        let Some(value) = value else { return set_name(result, "cst") };
        match result.ty().dyn_cast::<IntegerType<'_>>() {
            Some(int) if int.width() == 1 => {
                set_name(result, if value.value().is_zero() { "false" } else { "true" });
            }
            Some(int) => set_name(result, &format!("c{}_{int}", signed(&value.value()))),
            None => set_name(result, &format!("c{}", signed(&value.value()))),
        }
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for MulIOp<'ir> {
    /// Names the product of a constant and `vector.vscale` after the constant.
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        if !self.result().ty().is_index() {
            return;
        }
        let is_vscale = |value: ValueRef<'ir>| {
            value.defining_op().is_some_and(|op| op.name().as_str() == "vector.vscale")
        };
        let constant = |value: ValueRef<'ir>| {
            value
                .defining_op()?
                .dyn_cast::<ConstantOp<'_>>()?
                .property_as::<IntegerAttr<'_>>(ConstantOp::VALUE)
        };
        let (lhs, rhs) = (self.operand(0), self.operand(1));
        let factor = match (is_vscale(lhs), is_vscale(rhs)) {
            (true, _) => constant(rhs),
            (_, true) => constant(lhs),
            _ => None,
        };
        if let Some(factor) = factor {
            set_name(self.result(), &format!("c{}_vscale", signed(&factor.value())));
        }
    }
}

impl<'ir> Verify<'ir> for SelectOp<'ir> {
    fn verify(self) -> VerifyResult {
        let condition = self.operand(0).ty();
        if condition.is_signless_integer_of(1) {
            return Ok(());
        }
        let result = self.result().ty();
        if !result.isa::<TensorType<'_>>() && !result.isa::<VectorType<'_>>() {
            return Err(self.op_error(format!(
                "expected condition to be a signless i1, but got '{condition}'"
            )));
        }
        let expected = i1_same_shape(result);
        if condition != expected {
            return Err(self.op_error(format!(
                "expected condition type to have the same shape as the result type, expected \
                 '{expected}', but got '{condition}'"
            )));
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for SelectOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list_of(3, Delimiter::None)?;
        p.parse_optional_attr_dict(state)?;
        let mut result = p.parse_colon_type()?;
        let mut condition = IntegerType::get(p.ctx(), 1).handle();
        if p.parse_optional_comma()? {
            condition = result;
            result = p.parse_type()?;
        }
        state.add_type(result);
        let at = p.name_loc();
        p.resolve_operands_typed(&operands, &[condition, result, result], at, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write_char(' ');
        p.print_operands(self.operands());
        p.print_optional_attr_dict(*self, &[]);
        p.write(" : ");
        let condition = self.operand(0).ty();
        if condition.isa::<ShapedType<'_>>() {
            p.print_type(condition);
            p.write(", ");
        }
        p.print_type(self.result().ty());
    }
}

/// Creates a constant of type `index`.
///
/// ```
/// use ods::arith::constant_index;
/// use ods_runtime::prelude::*;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let mut ir = ModuleOp::create(&ctx);
/// constant_index(&mut OpBuilder::in_root(&mut ir), 3);
/// assert!(ir.root().unwrap().to_string().contains("arith.constant 3 : index"));
/// ```
pub fn constant_index(b: &mut OpBuilder<'_>, value: i64) -> Value {
    let value = IntegerAttr::get(b.ctx(), IndexType::get(b.ctx()), value).handle();
    let constant = ConstantOp::build(b, value);
    b.result(constant, 0)
}
