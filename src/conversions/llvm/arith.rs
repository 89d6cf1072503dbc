//! The conversion of `arith`.

use ods_runtime::attrs::{Attribute, DenseElementsAttr, IntegerAttr};
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::{NamedAttribute, OpView};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::PatternSet;
use ods_runtime::types::{FloatType, IntegerType, Type, TypeRef, VectorType};
use ods_runtime::{Ir, Op, OpRef, Value};

use super::one_to_one::{attrs_with, extract, one_to_one, replace_packed, single, unroll_vectors};
use super::{LLVMTypeConverter, fastmath_flags, overflow_flags};
use crate::arith::*;
use crate::llvm::{
    self, FPExceptionBehavior, FPExceptionBehaviorAttr, FastmathFlagsAttr as LLVMFastmathFlagsAttr,
    IntegerOverflowFlagsAttr as LLVMOverflowFlagsAttr, LLVMArrayType, LLVMStructType,
    is_compatible_floating_point_type, is_compatible_type,
};

use super::ArithToLLVMConversionPass;

impl RunPass for ArithToLLVMConversionPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(self.options.index_bitwidth));
        super::convert(ir, op, &types, &super::target(), add_all_patterns)
    }
}

/// Adds the patterns of the conversion, and those that expand divisions that round up or down.
pub(super) fn add_all_patterns(patterns: &mut ConversionPatternSet) {
    let mut rewrites = PatternSet::default();
    crate::arith::transforms::add_division_patterns(&mut rewrites);
    patterns.add_rewrites(rewrites);
    add_patterns(patterns);
}

/// What becomes of the attributes of an operation.
#[derive(Clone, Copy)]
pub(super) enum Attrs {
    /// All stay.
    Same,
    /// Fast-math flags are converted.
    FastMath,
    /// Overflow flags are converted.
    Overflow,
}

impl Attrs {
    pub(super) fn of(self, op: Op, r: &ConversionRewriter<'_>) -> Vec<NamedAttribute> {
        let ctx = r.ctx();
        match self {
            Attrs::Same => r.op(op).attrs().to_vec(),
            Attrs::FastMath => attrs_with(op, ("fastmath", "fastmathFlags"), r, |attr| {
                let flags = ctx.attr_ref(attr).dyn_cast::<FastMathFlagsAttr<'_>>()?.value();
                Some(LLVMFastmathFlagsAttr::get(ctx, fastmath_flags(flags)).into())
            }),
            Attrs::Overflow => attrs_with(op, ("overflowFlags", "overflowFlags"), r, |attr| {
                let flags = ctx.attr_ref(attr).dyn_cast::<IntegerOverflowFlagsAttr<'_>>()?.value();
                Some(LLVMOverflowFlagsAttr::get(ctx, overflow_flags(flags)).into())
            }),
        }
    }
}

/// Adds a pattern that replaces an operation by one of LLVM, if LLVM computes with its types.
pub(super) fn replace<From: OpView<'static>, To: OpView<'static>>(
    patterns: &mut ConversionPatternSet,
    attrs: Attrs,
) {
    patterns.add(ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        if has_unsupported_floats(r.op(op)) {
            return r.no_match(op, "a type of floating-point numbers is not supported");
        }
        let operands = single(op, operands, r)?;
        one_to_one(op, &operands, To::DEF, &attrs.of(op, r), r)
    }));
}

/// Adds a pattern that replaces an operation of any types by one of LLVM.
fn replace_all<From: OpView<'static>, To: OpView<'static>>(
    patterns: &mut ConversionPatternSet,
    attrs: Attrs,
) {
    patterns.add(ConversionPattern::on_op::<From>(From::DEF.name(), move |op, operands, r| {
        let operands = single(op, operands, r)?;
        one_to_one(op, &operands, To::DEF, &attrs.of(op, r), r)
    }));
}

/// Whether a type is one of numbers that LLVM does not compute with.
fn is_unsupported_float(ty: TypeRef<'_>) -> bool {
    let element = ty.element_type_or_self();
    element.isa::<FloatType<'_>>() && !is_compatible_floating_point_type(element)
}

pub(super) fn has_unsupported_floats(op: OpRef<'_>) -> bool {
    op.operands().chain(op.results()).any(|it| is_unsupported_float(it.ty()))
}

/// Adds the patterns of the conversion. Corresponds to `populateArithToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(identity_bitcast());
    replace::<AddFOp<'_>, llvm::FAddOp<'_>>(patterns, Attrs::FastMath);
    replace::<AddIOp<'_>, llvm::AddOp<'_>>(patterns, Attrs::Overflow);
    replace::<AndIOp<'_>, llvm::AndOp<'_>>(patterns, Attrs::Same);
    patterns.add(sum_extended());
    replace::<BitcastOp<'_>, llvm::BitcastOp<'_>>(patterns, Attrs::Same);
    patterns.add(constant());
    patterns.add(compare_floats());
    patterns.add(compare_integers());
    replace::<DivFOp<'_>, llvm::FDivOp<'_>>(patterns, Attrs::FastMath);
    replace::<DivSIOp<'_>, llvm::SDivOp<'_>>(patterns, Attrs::Same);
    replace::<DivUIOp<'_>, llvm::UDivOp<'_>>(patterns, Attrs::Same);
    replace::<ExtFOp<'_>, llvm::FPExtOp<'_>>(patterns, Attrs::Same);
    replace::<ExtSIOp<'_>, llvm::SExtOp<'_>>(patterns, Attrs::Same);
    replace::<ExtUIOp<'_>, llvm::ZExtOp<'_>>(patterns, Attrs::Same);
    replace::<FPToSIOp<'_>, llvm::FPToSIOp<'_>>(patterns, Attrs::Same);
    replace::<FPToUIOp<'_>, llvm::FPToUIOp<'_>>(patterns, Attrs::Same);
    patterns.add(index_cast::<IndexCastOp<'_>, llvm::SExtOp<'_>>());
    patterns.add(index_cast::<IndexCastUIOp<'_>, llvm::ZExtOp<'_>>());
    replace::<MaximumFOp<'_>, llvm::MaximumOp<'_>>(patterns, Attrs::FastMath);
    replace::<MaxNumFOp<'_>, llvm::MaxNumOp<'_>>(patterns, Attrs::FastMath);
    replace::<MaxSIOp<'_>, llvm::SMaxOp<'_>>(patterns, Attrs::Same);
    replace::<MaxUIOp<'_>, llvm::UMaxOp<'_>>(patterns, Attrs::Same);
    replace::<MinimumFOp<'_>, llvm::MinimumOp<'_>>(patterns, Attrs::FastMath);
    replace::<MinNumFOp<'_>, llvm::MinNumOp<'_>>(patterns, Attrs::FastMath);
    replace::<MinSIOp<'_>, llvm::SMinOp<'_>>(patterns, Attrs::Same);
    replace::<MinUIOp<'_>, llvm::UMinOp<'_>>(patterns, Attrs::Same);
    replace::<MulFOp<'_>, llvm::FMulOp<'_>>(patterns, Attrs::FastMath);
    replace::<MulIOp<'_>, llvm::MulOp<'_>>(patterns, Attrs::Overflow);
    patterns.add(product_extended::<MulSIExtendedOp<'_>, llvm::SExtOp<'_>>());
    patterns.add(product_extended::<MulUIExtendedOp<'_>, llvm::ZExtOp<'_>>());
    replace::<NegFOp<'_>, llvm::FNegOp<'_>>(patterns, Attrs::FastMath);
    replace::<OrIOp<'_>, llvm::OrOp<'_>>(patterns, Attrs::Same);
    replace::<RemFOp<'_>, llvm::FRemOp<'_>>(patterns, Attrs::FastMath);
    replace::<RemSIOp<'_>, llvm::SRemOp<'_>>(patterns, Attrs::Same);
    replace::<RemUIOp<'_>, llvm::URemOp<'_>>(patterns, Attrs::Same);
    replace_all::<SelectOp<'_>, llvm::SelectOp<'_>>(patterns, Attrs::Same);
    replace::<ShLIOp<'_>, llvm::ShlOp<'_>>(patterns, Attrs::Overflow);
    replace::<ShRSIOp<'_>, llvm::AShrOp<'_>>(patterns, Attrs::Same);
    replace::<ShRUIOp<'_>, llvm::LShrOp<'_>>(patterns, Attrs::Same);
    replace::<SIToFPOp<'_>, llvm::SIToFPOp<'_>>(patterns, Attrs::Same);
    replace::<SubFOp<'_>, llvm::FSubOp<'_>>(patterns, Attrs::FastMath);
    replace::<SubIOp<'_>, llvm::SubOp<'_>>(patterns, Attrs::Overflow);
    patterns.add(truncate_float());
    replace::<TruncIOp<'_>, llvm::TruncOp<'_>>(patterns, Attrs::Overflow);
    replace::<UIToFPOp<'_>, llvm::UIToFPOp<'_>>(patterns, Attrs::Same);
    replace::<XOrIOp<'_>, llvm::XOrOp<'_>>(patterns, Attrs::Same);
}

/// Removes casts to the type that the operand is converted to.
fn identity_bitcast() -> ConversionPattern {
    ConversionPattern::on_op::<BitcastOp<'static>>("IdentityBitcast", |op, operands, r| {
        let source = *single(op, operands, r)?.first()?;
        let result = r.op(op).result(0).ty();
        if r.converter()?.convert_type(result) != Some(r.value(source).ty().handle()) {
            return r.no_match(op, "the types differ");
        }
        r.replace_op(op, &[source]);
        Some(())
    })
}

/// Numbers of a narrow type are constants of integers.
fn constant() -> ConversionPattern {
    ConversionPattern::on_op::<ConstantOp<'static>>("arith.constant", |op, _, r| {
        let attrs = r.op(op).attrs().to_vec();
        replace_packed(op, &[], llvm::ConstantOp::DEF, &attrs, r)
    })
}

/// The type of a result as LLVM has it.
fn result_type(op: Op, index: usize, r: &mut ConversionRewriter<'_>) -> Option<Type> {
    let converted = r.converter()?.convert_type(r.op(op).result(index).ty());
    converted.or_else(|| r.no_match(op, "the type of a result does not convert"))
}

fn is_array(value: Value, r: &ConversionRewriter<'_>) -> bool {
    r.value(value).ty().isa::<LLVMArrayType<'_>>()
}

fn compare_integers() -> ConversionPattern {
    use llvm::ICmpPredicate as P;
    ConversionPattern::new::<CmpIOp<'static>>("arith.cmpi", |op, operands, r| {
        let predicate = match r.get(op).predicate() {
            CmpIPredicate::Eq => P::Eq,
            CmpIPredicate::Ne => P::Ne,
            CmpIPredicate::Slt => P::Slt,
            CmpIPredicate::Sle => P::Sle,
            CmpIPredicate::Sgt => P::Sgt,
            CmpIPredicate::Sge => P::Sge,
            CmpIPredicate::Ult => P::Ult,
            CmpIPredicate::Ule => P::Ule,
            CmpIPredicate::Ugt => P::Ugt,
            CmpIPredicate::Uge => P::Uge,
        };
        let (lhs, rhs) = (operands.lhs(), operands.rhs());
        if is_array(lhs, r) {
            return unroll_vectors(op.op(), &[lhs, rhs], r, |b, _, operands| {
                let new = llvm::ICmpOp::build(b, predicate, operands[0], operands[1]);
                b.result(new, 0)
            });
        }
        result_type(op.op(), 0, r)?;
        let new = llvm::ICmpOp::build(r, predicate, lhs, rhs);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn compare_floats() -> ConversionPattern {
    use llvm::FCmpPredicate as P;
    ConversionPattern::new::<CmpFOp<'static>>("arith.cmpf", |op, operands, r| {
        if has_unsupported_floats(r.op(op)) {
            return r.no_match(op, "a type of floating-point numbers is not supported");
        }
        let predicate = match r.get(op).predicate() {
            CmpFPredicate::AlwaysFalse => P::False,
            CmpFPredicate::OEQ => P::Oeq,
            CmpFPredicate::OGT => P::Ogt,
            CmpFPredicate::OGE => P::Oge,
            CmpFPredicate::OLT => P::Olt,
            CmpFPredicate::OLE => P::Ole,
            CmpFPredicate::ONE => P::One,
            CmpFPredicate::ORD => P::Ord,
            CmpFPredicate::UEQ => P::Ueq,
            CmpFPredicate::UGT => P::Ugt,
            CmpFPredicate::UGE => P::Uge,
            CmpFPredicate::ULT => P::Ult,
            CmpFPredicate::ULE => P::Ule,
            CmpFPredicate::UNE => P::Une,
            CmpFPredicate::UNO => P::Uno,
            CmpFPredicate::AlwaysTrue => P::True,
        };
        let flags = fastmath_flags(r.get(op).fastmath());
        let create = move |b: &mut ods_runtime::OpBuilder<'_>, lhs: Value, rhs: Value| {
            let new = llvm::FCmpOp::build(b, predicate, lhs, rhs);
            b.edit::<llvm::FCmpOp<'_>>(new).set_fastmath_flags(flags);
            b.result(new, 0)
        };
        let (lhs, rhs) = (operands.lhs(), operands.rhs());
        if is_array(lhs, r) {
            return unroll_vectors(op.op(), &[lhs, rhs], r, |b, _, operands| {
                create(b, operands[0], operands[1])
            });
        }
        let new = create(r, lhs, rhs);
        r.replace_op(op, &[new]);
        Some(())
    })
}

/// Indices of as many bits as the integer are that integer; others are extended by `To` or truncated.
fn index_cast<From: OpView<'static>, To: OpView<'static>>() -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), |op, operands, r| {
        let operand = *single(op, operands, r)?.first()?;
        let converter = r.converter()?;
        let (from, to) = (r.op(op).operand(0).ty(), r.op(op).result(0).ty());
        let width = |ty: TypeRef<'_>| {
            let element = converter.convert_type(ty.element_type_or_self())?;
            ty.ctx().type_ref(element).int_or_float_bit_width()
        };
        let (Some(from), Some(to)) = (width(from), width(to)) else {
            return r.no_match(op, "the type of an element does not convert");
        };
        if from == to {
            r.replace_op(op, &[operand]);
            return Some(());
        }
        let def = if to < from { llvm::TruncOp::DEF } else { To::DEF };
        one_to_one(op, &[operand], def, &[], r)
    })
}

fn sum_extended() -> ConversionPattern {
    ConversionPattern::new::<AddUIExtendedOp<'static>>("arith.addui_extended", |op, operands, r| {
        let (lhs, rhs) = (operands.lhs(), operands.rhs());
        if !is_compatible_type(r.value(lhs).ty()) {
            return r.no_match(op, "an operand is not of a type of LLVM");
        }
        if is_array(lhs, r) {
            return r.no_match(op, "vectors of several dimensions are not supported");
        }
        let types = [r.op(op).result(0).ty().handle(), result_type(op.op(), 1, r)?];
        let pair: Type = LLVMStructType::literal(r.ctx(), &types, false).into();
        let sum = super::with_attrs(r, llvm::UAddWithOverflowOp::DEF, &[lhs, rhs], &[pair], &[]);
        let sum = r.result(sum, 0);
        let results = [extract(r, sum, &[0])?, extract(r, sum, &[1])?];
        r.replace_op(op, &results);
        Some(())
    })
}

/// Multiplies numbers of twice as many bits, which `Ext` makes.
fn product_extended<From: OpView<'static>, Ext: OpView<'static>>() -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), |op, operands, r| {
        let [lhs, rhs] = *single(op, operands, r)? else { return None };
        let narrow = r.value(lhs).ty();
        if !is_compatible_type(narrow) {
            return r.no_match(op, "an operand is not of a type of LLVM");
        }
        if narrow.isa::<LLVMArrayType<'_>>() {
            return r.no_match(op, "vectors of several dimensions are not supported");
        }
        let ctx = narrow.ctx();
        let width = narrow.element_type_or_self().int_or_float_bit_width()?;
        let wide_element = IntegerType::get(ctx, width * 2);
        let amount = IntegerAttr::get(ctx, wide_element, i64::from(width));
        let (wide, amount): (Type, Attribute) = match narrow.dyn_cast::<VectorType<'_>>() {
            Some(vector) => {
                let wide = VectorType::get(ctx, vector.shape(), wide_element.handle());
                let all = DenseElementsAttr::from_ints(ctx, wide.cast(), &[amount.value()]);
                (wide.into(), all.into())
            }
            None => (wide_element.into(), amount.into()),
        };
        let narrow = narrow.handle();
        let mut wide_operands = Vec::new();
        for operand in [lhs, rhs] {
            let extended = super::with_attrs(r, Ext::DEF, &[operand], &[wide], &[]);
            wide_operands.push(r.result(extended, 0));
        }
        let product = llvm::MulOp::build(r, wide_operands[0], wide_operands[1]);
        let product = r.result(product, 0);
        let low = llvm::TruncOp::build(r, narrow, product);
        let low = r.result(low, 0);
        let amount = llvm::ConstantOp::build(r, wide, amount);
        let amount = r.result(amount, 0);
        let shifted = llvm::LShrOp::build(r, product, amount);
        let shifted = r.result(shifted, 0);
        let high = llvm::TruncOp::build(r, narrow, shifted);
        let high = r.result(high, 0);
        r.replace_op(op, &[low, high]);
        Some(())
    })
}

/// With a rounding mode, the conversion is an intrinsic.
fn truncate_float() -> ConversionPattern {
    ConversionPattern::on_op::<TruncFOp<'static>>("arith.truncf", |op, operands, r| {
        if has_unsupported_floats(r.op(op)) {
            return r.no_match(op, "a type of floating-point numbers is not supported");
        }
        let operands = single(op, operands, r)?;
        let mode = r.op(op).cast::<TruncFOp<'_>>().roundingmode();
        let Some(mode) = mode else {
            return one_to_one(op, &operands, llvm::FPTruncOp::DEF, &Attrs::Same.of(op, r), r);
        };
        let mode = match mode {
            RoundingMode::ToNearestEven => llvm::RoundingMode::NearestTiesToEven,
            RoundingMode::Downward => llvm::RoundingMode::TowardNegative,
            RoundingMode::Upward => llvm::RoundingMode::TowardPositive,
            RoundingMode::TowardZero => llvm::RoundingMode::TowardZero,
            RoundingMode::ToNearestAway => llvm::RoundingMode::NearestTiesToAway,
        };
        let mode: Attribute = llvm::RoundingModeAttr::get(r.ctx(), mode).into();
        let mut attrs = attrs_with(op, ("roundingmode", "roundingmode"), r, |_| Some(mode));
        let exceptions = FPExceptionBehaviorAttr::get(r.ctx(), FPExceptionBehavior::Ignore);
        let name = r.ctx().ident("fpExceptionBehavior");
        attrs.push(NamedAttribute::new(name, exceptions));
        one_to_one(op, &operands, llvm::ConstrainedFPTruncIntr::DEF, &attrs, r)
    })
}
