//! The conversion of `index`.

use std::sync::Arc;

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionTarget};
use ods_runtime::ir::OpView;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::Type;
use ods_runtime::{Ir, Op, OpBuilder, Value};

use super::LLVMTypeConverter;
use super::one_to_one::{one_to_one, single};
use crate::index::*;
use crate::llvm::{self, ICmpPredicate};

generated!("llvm_index_conversions.rs");

pub(super) use self::generated::passes::add_passes;
pub use self::generated::passes::{ConvertIndexToLLVMPass, ConvertIndexToLLVMPassOptions};

impl RunPass for ConvertIndexToLLVMPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = LLVMTypeConverter::new(super::options(self.options.index_bitwidth));
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<llvm::LLVMDialect>();
        target.add_illegal_dialect::<IndexDialect>();
        super::convert(ir, op, &types, &target, |patterns| add_patterns(patterns, &types))
    }
}

/// Adds the patterns of the conversion. Corresponds to `populateIndexToLLVMConversionPatterns`.
pub fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<LLVMTypeConverter>) {
    replace::<AddOp<'_>, llvm::AddOp<'_>>(patterns);
    replace::<AndOp<'_>, llvm::AndOp<'_>>(patterns);
    patterns.add(ceil_div_signed());
    patterns.add(ceil_div_unsigned());
    patterns.add(cast::<CastSOp<'_>, llvm::SExtOp<'_>>());
    patterns.add(cast::<CastUOp<'_>, llvm::ZExtOp<'_>>());
    patterns.add(compare());
    replace::<DivSOp<'_>, llvm::SDivOp<'_>>(patterns);
    replace::<DivUOp<'_>, llvm::UDivOp<'_>>(patterns);
    patterns.add(floor_div_signed());
    replace::<MaxSOp<'_>, llvm::SMaxOp<'_>>(patterns);
    replace::<MaxUOp<'_>, llvm::UMaxOp<'_>>(patterns);
    replace::<MinSOp<'_>, llvm::SMinOp<'_>>(patterns);
    replace::<MinUOp<'_>, llvm::UMinOp<'_>>(patterns);
    replace::<MulOp<'_>, llvm::MulOp<'_>>(patterns);
    replace::<OrOp<'_>, llvm::OrOp<'_>>(patterns);
    replace::<RemSOp<'_>, llvm::SRemOp<'_>>(patterns);
    replace::<RemUOp<'_>, llvm::URemOp<'_>>(patterns);
    replace::<ShlOp<'_>, llvm::ShlOp<'_>>(patterns);
    replace::<ShrSOp<'_>, llvm::AShrOp<'_>>(patterns);
    replace::<ShrUOp<'_>, llvm::LShrOp<'_>>(patterns);
    patterns.add(size_of(types.clone()));
    replace::<SubOp<'_>, llvm::SubOp<'_>>(patterns);
    replace::<XOrOp<'_>, llvm::XOrOp<'_>>(patterns);
    patterns.add(constant(types.clone()));
    patterns.add(bool_constant());
}

/// Adds a pattern that replaces an operation by one of LLVM.
fn replace<From: OpView<'static>, To: OpView<'static>>(patterns: &mut ConversionPatternSet) {
    patterns.add(ConversionPattern::on_op::<From>(From::DEF.name(), |op, operands, r| {
        let operands = single(op, operands, r)?;
        let attrs = r.op(op).attrs().to_vec();
        one_to_one(op, &operands, To::DEF, &attrs, r)
    }));
}

/// Computes with integers of the type of the first operand.
struct Integers<'a, 'b> {
    b: &'a mut OpBuilder<'b>,
    ty: Type,
}

impl Integers<'_, '_> {
    fn of<'a, 'b>(b: &'a mut OpBuilder<'b>, value: Value) -> Integers<'a, 'b> {
        let ty = b.value(value).ty().handle();
        Integers { b, ty }
    }

    fn constant(&mut self, value: i64) -> Value {
        let value = IntegerAttr::get(self.b.ctx(), self.ty, value).handle();
        let op = llvm::ConstantOp::build(self.b, self.ty, value);
        self.b.result(op, 0)
    }

    fn compare(&mut self, predicate: ICmpPredicate, lhs: Value, rhs: Value) -> Value {
        let op = llvm::ICmpOp::build(self.b, predicate, lhs, rhs);
        self.b.result(op, 0)
    }

    fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        let op = llvm::SelectOp::build(self.b, condition, yes, no);
        self.b.result(op, 0)
    }

    fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        let op = llvm::AddOp::build(self.b, lhs, rhs);
        self.b.result(op, 0)
    }

    fn sub(&mut self, lhs: Value, rhs: Value) -> Value {
        let op = llvm::SubOp::build(self.b, lhs, rhs);
        self.b.result(op, 0)
    }

    fn and(&mut self, lhs: Value, rhs: Value) -> Value {
        let op = llvm::AndOp::build(self.b, lhs, rhs);
        self.b.result(op, 0)
    }

    fn div_signed(&mut self, lhs: Value, rhs: Value) -> Value {
        let op = llvm::SDivOp::build(self.b, lhs, rhs);
        self.b.result(op, 0)
    }

    fn div_unsigned(&mut self, lhs: Value, rhs: Value) -> Value {
        let op = llvm::UDivOp::build(self.b, lhs, rhs);
        self.b.result(op, 0)
    }
}

/// With `x` -1 or 1, against the sign of the divisor: `(n + x) / m + 1` if the signs are equal and `n` is not 0, else `-(-n / m)`.
fn ceil_div_signed() -> ConversionPattern {
    ConversionPattern::new::<CeilDivSOp<'static>>("index.ceildivs", |op, operands, r| {
        let (n, m) = (operands.lhs(), operands.rhs());
        let mut i = Integers::of(r, n);
        let [zero, one, minus_one] = [0, 1, -1].map(|number| i.constant(number));
        let is_positive = i.compare(ICmpPredicate::Sgt, m, zero);
        let x = i.select(is_positive, minus_one, one);
        let sum = i.add(n, x);
        let quotient = i.div_signed(sum, m);
        let upper = i.add(quotient, one);
        let negated = i.sub(zero, n);
        let quotient = i.div_signed(negated, m);
        let lower = i.sub(zero, quotient);
        let n_is_positive = i.compare(ICmpPredicate::Sgt, n, zero);
        let same_sign = i.compare(ICmpPredicate::Eq, n_is_positive, is_positive);
        let is_not_zero = i.compare(ICmpPredicate::Ne, n, zero);
        let is_upper = i.and(same_sign, is_not_zero);
        let result = i.select(is_upper, upper, lower);
        r.replace_op(op, &[result]);
        Some(())
    })
}

/// `(n - 1) / m + 1`, but 0 for 0.
fn ceil_div_unsigned() -> ConversionPattern {
    ConversionPattern::new::<CeilDivUOp<'static>>("index.ceildivu", |op, operands, r| {
        let (n, m) = (operands.lhs(), operands.rhs());
        let mut i = Integers::of(r, n);
        let [zero, one] = [0, 1].map(|number| i.constant(number));
        let less = i.sub(n, one);
        let quotient = i.div_unsigned(less, m);
        let more = i.add(quotient, one);
        let is_zero = i.compare(ICmpPredicate::Eq, n, zero);
        let result = i.select(is_zero, zero, more);
        r.replace_op(op, &[result]);
        Some(())
    })
}

/// With `x` 1 or -1, against the sign of the divisor: `-1 - (x - n) / m` if the signs differ and `n` is not 0, else `n / m`.
fn floor_div_signed() -> ConversionPattern {
    ConversionPattern::new::<FloorDivSOp<'static>>("index.floordivs", |op, operands, r| {
        let (n, m) = (operands.lhs(), operands.rhs());
        let mut i = Integers::of(r, n);
        let [zero, one, minus_one] = [0, 1, -1].map(|number| i.constant(number));
        let is_negative = i.compare(ICmpPredicate::Slt, m, zero);
        let x = i.select(is_negative, one, minus_one);
        let difference = i.sub(x, n);
        let quotient = i.div_signed(difference, m);
        let lower = i.sub(minus_one, quotient);
        let upper = i.div_signed(n, m);
        let n_is_negative = i.compare(ICmpPredicate::Slt, n, zero);
        let signs_differ = i.compare(ICmpPredicate::Ne, n_is_negative, is_negative);
        let is_not_zero = i.compare(ICmpPredicate::Ne, n, zero);
        let is_lower = i.and(signs_differ, is_not_zero);
        let result = i.select(is_lower, lower, upper);
        r.replace_op(op, &[result]);
        Some(())
    })
}

/// Extends the operand by `To`, or truncates it.
fn cast<From: OpView<'static>, To: OpView<'static>>() -> ConversionPattern {
    ConversionPattern::on_op::<From>(From::DEF.name(), |op, operands, r| {
        let operand = *single(op, operands, r)?.first()?;
        let result = r.op(op).result(0).ty();
        let Some(to) = r.converter()?.convert_type(result) else {
            return r.no_match(op, "the type of the result does not convert");
        };
        let width = |ty: Type| r.ctx().type_ref(ty).int_or_float_bit_width();
        let from = r.value(operand).ty().handle();
        if from == to {
            r.replace_op(op, &[operand]);
            return Some(());
        }
        let def = if width(from) > width(to) { llvm::TruncOp::DEF } else { To::DEF };
        let new = super::with_attrs(r, def, &[operand], &[to], &[]);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn compare() -> ConversionPattern {
    ConversionPattern::new::<CmpOp<'static>>("index.cmp", |op, operands, r| {
        let predicate = match r.get(op).pred() {
            IndexCmpPredicate::EQ => ICmpPredicate::Eq,
            IndexCmpPredicate::NE => ICmpPredicate::Ne,
            IndexCmpPredicate::SGE => ICmpPredicate::Sge,
            IndexCmpPredicate::SGT => ICmpPredicate::Sgt,
            IndexCmpPredicate::SLE => ICmpPredicate::Sle,
            IndexCmpPredicate::SLT => ICmpPredicate::Slt,
            IndexCmpPredicate::UGE => ICmpPredicate::Uge,
            IndexCmpPredicate::UGT => ICmpPredicate::Ugt,
            IndexCmpPredicate::ULE => ICmpPredicate::Ule,
            IndexCmpPredicate::ULT => ICmpPredicate::Ult,
        };
        let new = llvm::ICmpOp::build(r, predicate, operands.lhs(), operands.rhs());
        r.replace_op_with(op, new);
        Some(())
    })
}

fn size_of(types: Arc<LLVMTypeConverter>) -> ConversionPattern {
    ConversionPattern::new::<SizeOfOp<'static>>("index.sizeof", move |op, _, r| {
        let (ty, width) = (types.index_type(r.ctx()), types.options().index_bitwidth);
        let value = IntegerAttr::get(r.ctx(), ty, i64::from(width)).handle();
        let new = llvm::ConstantOp::build(r, ty, value);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn constant(types: Arc<LLVMTypeConverter>) -> ConversionPattern {
    ConversionPattern::new::<ConstantOp<'static>>("index.constant", move |op, _, r| {
        let (ty, width) = (types.index_type(r.ctx()), types.options().index_bitwidth);
        let value = r.get(op).value().zext_or_trunc(width);
        let value = IntegerAttr::from_ap_int(r.ctx(), ty, value).handle();
        let new = llvm::ConstantOp::build(r, ty, value);
        r.replace_op_with(op, new);
        Some(())
    })
}

fn bool_constant() -> ConversionPattern {
    ConversionPattern::new::<BoolConstantOp<'static>>("index.bool.constant", |op, _, r| {
        let value = r.get(op).value_attr().handle();
        let ty = r.op(op).result(0).ty().handle();
        let new = llvm::ConstantOp::build(r, ty, value);
        r.replace_op_with(op, new);
        Some(())
    })
}
