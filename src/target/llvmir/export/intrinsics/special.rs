//! Intrinsics that are called in another way than with the operands.

use ods_runtime::OpRef;

use super::super::{Cursor, Translate, TranslationResult, debug, metadata};
use crate::llvm::{
    FPExceptionBehavior, FPExceptionBehaviorOpInterface, MaskedLoadOp, MaskedStoreOp,
    MatrixColumnMajorLoadOp, MatrixColumnMajorStoreOp, MatrixMultiplyOp, MatrixTransposeOp,
    NoAliasScopeDeclOp, RoundingMode, RoundingModeOpInterface, masked_gather, masked_scatter,
};
use crate::target::llvmir::ir::{Attribute, Call, InstructionKind, TypeId, Value};

/// The translations of these operations.
pub(in super::super) const TRANSLATIONS: &[(&str, Translate)] = &[
    ("llvm.intr.dbg.declare", debug::declare),
    ("llvm.intr.dbg.value", debug::value),
    ("llvm.intr.dbg.label", debug::label),
    ("llvm.intr.experimental.noalias.scope.decl", scope_declaration),
    ("llvm.intr.experimental.constrained.uitofp", constrained),
    ("llvm.intr.experimental.constrained.sitofp", constrained),
    ("llvm.intr.experimental.constrained.fptrunc", constrained),
    ("llvm.intr.experimental.constrained.fpext", constrained),
    ("llvm.intr.masked.load", masked_load),
    ("llvm.intr.masked.store", masked_store),
    ("llvm.intr.masked.gather", gather),
    ("llvm.intr.masked.scatter", scatter),
    ("llvm.intr.matrix.column.major.load", matrix_load),
    ("llvm.intr.matrix.column.major.store", matrix_store),
    ("llvm.intr.matrix.multiply", matrix_multiply),
    ("llvm.intr.matrix.transpose", matrix_transpose),
];

fn insert<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>, call: Call) -> TranslationResult {
    cursor.insert(op, InstructionKind::Call(Box::new(call))).map(drop)
}

fn scope_declaration<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let scope = op.cast::<NoAliasScopeDeclOp<'_>>().scope();
    let scopes = cursor.translation.alias_scopes([scope]);
    let name = "llvm.experimental.noalias.scope.decl";
    let call = cursor.call_of(op, name, &[], vec![Value::Metadata(scopes)])?;
    insert(cursor, op, call)
}

/// A conversion that says how it rounds, and what it does with exceptions.
fn constrained<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let name = op.name().as_str().replace("llvm.intr.", "llvm.");
    let mut arguments = cursor.values(op.operands())?;
    let result = cursor.ty(op.result(0).ty(), op)?;
    let operand = cursor.builder().type_of(arguments[0]);
    if let Some(rounding) = op.dyn_cast::<RoundingModeOpInterface<'_>>() {
        let mode = rounding.rounding_mode();
        let word = match mode {
            Some(RoundingMode::TowardZero) => "round.towardzero",
            Some(RoundingMode::TowardPositive) => "round.upward",
            Some(RoundingMode::TowardNegative) => "round.downward",
            Some(RoundingMode::NearestTiesToAway) => "round.tonearestaway",
            Some(RoundingMode::Dynamic) => "round.dynamic",
            _ => "round.tonearest",
        };
        arguments.push(Value::Metadata(cursor.module().metadata_string(word)));
    }
    let behavior = op.dyn_cast::<FPExceptionBehaviorOpInterface<'_>>();
    let word = match behavior.map(|it| it.fp_exception_behavior()) {
        Some(FPExceptionBehavior::MayTrap) => "fpexcept.maytrap",
        Some(FPExceptionBehavior::Strict) => "fpexcept.strict",
        _ => "fpexcept.ignore",
    };
    arguments.push(Value::Metadata(cursor.module().metadata_string(word)));
    let mut call = cursor.call_of(op, &name, &[result, operand], arguments)?;
    call.attributes.add(Attribute::Enum("strictfp"));
    insert(cursor, op, call)
}

/// Says how the pointer that is argument `index` is aligned.
fn align(call: &mut Call, index: usize, alignment: u32) {
    let attributes = call.parameter_attributes.parameter_mut(index);
    attributes.add(Attribute::Integer("align", u64::from(alignment)));
}

fn masked_load<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<MaskedLoadOp<'_>>();
    let result = cursor.ty(op.result(0).ty(), op)?;
    let mut arguments = cursor.values(op.operands())?;
    if arguments.len() == 2 {
        arguments.push(Value::Constant(cursor.module().poison(result)));
    }
    let pointer = cursor.builder().type_of(arguments[0]);
    let mut call = cursor.call_of(op, "llvm.masked.load", &[result, pointer], arguments)?;
    align(&mut call, 0, view.alignment());
    let id = cursor.insert(op, InstructionKind::Call(Box::new(call)))?;
    if view.nontemporal() {
        metadata::nontemporal(cursor, id);
    }
    Ok(())
}

fn masked_store<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let alignment = op.cast::<MaskedStoreOp<'_>>().alignment();
    store(cursor, op, "llvm.masked.store", alignment)
}

fn scatter<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let alignment = op.cast::<masked_scatter<'_>>().alignment();
    store(cursor, op, "llvm.masked.scatter", alignment)
}

fn store<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    name: &str,
    alignment: u32,
) -> TranslationResult {
    let arguments = cursor.values(op.operands())?;
    let overloads = [0, 1].map(|index| cursor.builder().type_of(arguments[index]));
    let mut call = cursor.call_of(op, name, &overloads, arguments)?;
    align(&mut call, 1, alignment);
    insert(cursor, op, call)
}

fn gather<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let alignment = op.cast::<masked_gather<'_>>().alignment();
    let result = cursor.ty(op.result(0).ty(), op)?;
    let mut arguments = cursor.values(op.operands())?;
    if arguments.len() == 2 {
        arguments.push(Value::Constant(cursor.module().poison(result)));
    }
    let pointers = cursor.builder().type_of(arguments[0]);
    let mut call = cursor.call_of(op, "llvm.masked.gather", &[result, pointers], arguments)?;
    align(&mut call, 0, alignment);
    insert(cursor, op, call)
}

/// The alignment of the elements of a vector.
fn element_alignment<'ir>(cursor: &mut Cursor<'_, 'ir>, vector: TypeId) -> u32 {
    let module = cursor.module();
    let element = module.types.scalar(vector);
    module.layout.alignment(&module.types, element) as u32
}

/// Constants of 32 bits.
fn numbers<'ir, const N: usize>(cursor: &mut Cursor<'_, 'ir>, numbers: [u32; N]) -> [Value; N] {
    numbers.map(|it| Value::Constant(cursor.module().i32(i64::from(it))))
}

fn matrix_load<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<MatrixColumnMajorLoadOp<'_>>();
    let result = cursor.ty(op.result(0).ty(), op)?;
    let mut arguments = cursor.values(op.operands())?;
    let stride = cursor.builder().type_of(arguments[1]);
    arguments.push(Value::Constant(cursor.module().i1(view.is_volatile())));
    arguments.extend(numbers(cursor, [view.rows(), view.columns()]));
    let name = "llvm.matrix.column.major.load";
    let mut call = cursor.call_of(op, name, &[result, stride], arguments)?;
    let alignment = element_alignment(cursor, result);
    align(&mut call, 0, alignment);
    insert(cursor, op, call)
}

fn matrix_store<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<MatrixColumnMajorStoreOp<'_>>();
    let mut arguments = cursor.values(op.operands())?;
    let [matrix, stride] = [0, 2].map(|index| cursor.builder().type_of(arguments[index]));
    arguments.push(Value::Constant(cursor.module().i1(view.is_volatile())));
    arguments.extend(numbers(cursor, [view.rows(), view.columns()]));
    let name = "llvm.matrix.column.major.store";
    let mut call = cursor.call_of(op, name, &[matrix, stride], arguments)?;
    let alignment = element_alignment(cursor, matrix);
    align(&mut call, 1, alignment);
    insert(cursor, op, call)
}

fn matrix_multiply<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<MatrixMultiplyOp<'_>>();
    let result = cursor.ty(op.result(0).ty(), op)?;
    let mut arguments = cursor.values(op.operands())?;
    let [lhs, rhs] = [0, 1].map(|index| cursor.builder().type_of(arguments[index]));
    arguments.extend(numbers(cursor, [view.lhs_rows(), view.lhs_columns(), view.rhs_columns()]));
    let call = cursor.call_of(op, "llvm.matrix.multiply", &[result, lhs, rhs], arguments)?;
    insert(cursor, op, call)
}

fn matrix_transpose<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<MatrixTransposeOp<'_>>();
    let result = cursor.ty(op.result(0).ty(), op)?;
    let mut arguments = cursor.values(op.operands())?;
    arguments.extend(numbers(cursor, [view.rows(), view.columns()]));
    let call = cursor.call_of(op, "llvm.matrix.transpose", &[result], arguments)?;
    insert(cursor, op, call)
}
