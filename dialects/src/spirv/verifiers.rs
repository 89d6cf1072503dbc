//! Verifiers of casts, of products and of operations of groups.

use super::composite::constant;
use super::*;

/// Implements verifiers by functions on operations: a function, and its operations.
macro_rules! verified {
    ($($function:ident => $($op:ident)*;)*) => {
        $($(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    $function(*self)
                }
            }
        )*)*
    };
}

verified! {
    accept => ConvertFToSOp ConvertFToUOp ConvertSToFOp ConvertUToFOp;
    verify_resize => FConvertOp SConvertOp UConvertOp;
    verify_bitcast => BitcastOp;
    verify_to_generic => PtrCastToGenericOp;
    verify_from_generic => GenericCastToPtrOp GenericCastToPtrExplicitOp;
    verify_shift => ShiftLeftLogicalOp ShiftRightArithmeticOp ShiftRightLogicalOp;
    verify_select => SelectOp;
    verify_scaled_vector => VectorTimesScalarOp;
    verify_scaled_matrix => MatrixTimesScalarOp;
    verify_transpose => TransposeOp;
    verify_product => MatrixTimesMatrixOp;
    verify_matrix_times_vector => MatrixTimesVectorOp;
    verify_vector_times_matrix => VectorTimesMatrixOp;
    verify_scope =>
        GroupFAddOp GroupFMaxOp GroupFMinOp GroupFMulKHROp GroupIAddOp GroupIMulKHROp
        GroupNonUniformBallotFindLSBOp GroupNonUniformBallotFindMSBOp GroupNonUniformBallotOp
        GroupNonUniformElectOp GroupSMaxOp GroupSMinOp GroupUMaxOp GroupUMinOp;
    verify_group_broadcast => GroupBroadcastOp;
    verify_broadcast => GroupNonUniformBroadcastOp;
    verify_shuffle =>
        GroupNonUniformShuffleDownOp GroupNonUniformShuffleOp GroupNonUniformShuffleUpOp
        GroupNonUniformShuffleXorOp;
    verify_reduction =>
        GroupNonUniformBitwiseAndOp GroupNonUniformBitwiseOrOp GroupNonUniformBitwiseXorOp
        GroupNonUniformFAddOp GroupNonUniformFMaxOp GroupNonUniformFMinOp GroupNonUniformFMulOp
        GroupNonUniformIAddOp GroupNonUniformIMulOp GroupNonUniformLogicalAndOp
        GroupNonUniformLogicalOrOp GroupNonUniformLogicalXorOp GroupNonUniformSMaxOp
        GroupNonUniformSMinOp GroupNonUniformUMaxOp GroupNonUniformUMinOp;
    verify_barrier => ControlBarrierOp MemoryBarrierOp;
    verify_atomic =>
        AtomicAndOp AtomicIAddOp AtomicIDecrementOp AtomicIIncrementOp AtomicISubOp AtomicOrOp
        AtomicSMaxOp AtomicSMinOp AtomicUMaxOp AtomicUMinOp AtomicXorOp EXTAtomicFAddOp;
    verify_frexp => GLFrexpStructOp;
    verify_ldexp => GLLdexpOp;
    verify_image_size => ImageQuerySizeOp;
}

fn accept(_op: OpRef<'_>) -> VerifyResult {
    Ok(())
}

fn types<'ir>(op: OpRef<'ir>) -> (TypeRef<'ir>, TypeRef<'ir>) {
    (op.operand(0).ty(), op.result(0).ty())
}

fn width(ty: TypeRef<'_>) -> u32 {
    let integer = ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
    integer.or_else(|| Some(ty.dyn_cast::<FloatType<'_>>()?.width())).unwrap_or_default()
}

/// The number of elements of a vector; 1 for other types.
fn elements(ty: TypeRef<'_>) -> i64 {
    ty.dyn_cast::<VectorType<'_>>().map_or(1, |it| it.shape().iter().product())
}

fn verify_resize(op: OpRef<'_>) -> VerifyResult {
    let (from, to) = types(op);
    let (from, to) = (component(from), component(to));
    if width(from) != width(to) {
        return Ok(());
    }
    Err(op.op_error(format!(
        "expected the different bit widths for operand type and result type, but provided '{from}' \
         and '{to}'"
    )))
}

/// The type of the elements of a vector or a matrix of a group; another type itself.
fn component(ty: TypeRef<'_>) -> TypeRef<'_> {
    let matrix = ty.dyn_cast::<CooperativeMatrixType<'_>>();
    matrix.map_or_else(|| ty.element_type_or_self(), |it| it.element_type())
}

fn verify_bitcast(op: OpRef<'_>) -> VerifyResult {
    let (from, to) = types(op);
    if from == to {
        return Err(op.error("result type must be different from operand type"));
    }
    match (from.isa::<PointerType<'_>>(), to.isa::<PointerType<'_>>()) {
        (true, true) => return Ok(()),
        (true, false) => {
            let text = "unhandled bit cast conversion from pointer type to non-pointer type";
            return Err(op.error(text));
        }
        (false, true) => {
            let text = "unhandled bit cast conversion from non-pointer type to pointer type";
            return Err(op.error(text));
        }
        (false, false) => {}
    }
    let bits = |ty: TypeRef<'_>| i64::from(width(ty.element_type_or_self())) * elements(ty);
    if bits(from) != bits(to) {
        return Err(op.op_error(format!(
            "mismatch in result type bitwidth {} and operand type bitwidth {}",
            bits(to),
            bits(from)
        )));
    }
    Ok(())
}

fn is_of_group(pointer: PointerType<'_>) -> bool {
    use StorageClass::{CrossWorkgroup, Function, Workgroup};
    matches!(pointer.storage_class(), CrossWorkgroup | Function | Workgroup)
}

fn is_generic(pointer: PointerType<'_>) -> bool {
    pointer.storage_class() == StorageClass::Generic
}

/// Verifies a cast of pointers; the tests and texts are those of the operand and of the result.
fn verify_pointers(
    op: OpRef<'_>,
    is_source: fn(PointerType<'_>) -> bool,
    is_target: fn(PointerType<'_>) -> bool,
    [source_text, target_text]: [&str; 2],
) -> VerifyResult {
    let (from, to) = types(op);
    let (Some(from), Some(to)) =
        (from.dyn_cast::<PointerType<'_>>(), to.dyn_cast::<PointerType<'_>>())
    else {
        return Ok(());
    };
    if !is_source(from) {
        return Err(op.error(source_text));
    }
    if !is_target(to) {
        return Err(op.error(target_text));
    }
    let (from, to) = (from.pointee_type(), to.pointee_type());
    if from != to {
        return Err(op.op_error(format!(
            "pointer operand's pointee type must have the same as the op result type, but found \
             '{from}' vs '{to}'"
        )));
    }
    Ok(())
}

fn verify_to_generic(op: OpRef<'_>) -> VerifyResult {
    let texts = [
        "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
        "result type must be of storage class Generic",
    ];
    verify_pointers(op, is_of_group, is_generic, texts)
}

fn verify_from_generic(op: OpRef<'_>) -> VerifyResult {
    let texts = [
        "pointer type must be of storage class Generic",
        "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
    ];
    verify_pointers(op, is_generic, is_of_group, texts)
}

fn verify_shift(op: OpRef<'_>) -> VerifyResult {
    let (operand, result) = types(op);
    if operand != result {
        return Err(op.error(format!(
            "expected the same type for the first operand and result, but provided '{operand}' and \
             '{result}'"
        )));
    }
    Ok(())
}

fn verify_select(op: OpRef<'_>) -> VerifyResult {
    let (condition, result) = types(op);
    if !condition.isa::<VectorType<'_>>() {
        return Ok(());
    }
    if !result.isa::<VectorType<'_>>() {
        let text = "result expected to be of vector type when condition is of vector type";
        return Err(op.op_error(text));
    }
    if elements(condition) != elements(result) {
        return Err(op.op_error(
            "result should have the same number of elements as the condition when condition is of \
             vector type",
        ));
    }
    Ok(())
}

fn verify_scaled_vector(op: OpRef<'_>) -> VerifyResult {
    let (vector, result) = types(op);
    if vector != result {
        return Err(op.op_error("vector operand and result type mismatch"));
    }
    if op.operand(1).ty() != result.element_type_or_self() {
        return Err(op.op_error("scalar operand and result element type match"));
    }
    Ok(())
}

/// The type of the numbers in a matrix.
fn number(matrix: TypeRef<'_>) -> TypeRef<'_> {
    let columns = matrix.dyn_cast::<MatrixType<'_>>().map(|it| it.column_type());
    component(columns.unwrap_or(matrix))
}

fn verify_scaled_matrix(op: OpRef<'_>) -> VerifyResult {
    if op.operand(1).ty() != number(op.operand(0).ty()) {
        return Err(
            op.op_error("input matrix components' type and scaling value must have the same type")
        );
    }
    Ok(())
}

/// The number of rows and of columns.
fn shape(matrix: TypeRef<'_>) -> (i64, i64) {
    let matrix = matrix.dyn_cast::<MatrixType<'_>>();
    matrix.map_or((0, 0), |it| (elements(it.column_type()), i64::from(it.num_columns())))
}

fn verify_transpose(op: OpRef<'_>) -> VerifyResult {
    let (input, output) = types(op);
    let ((rows, columns), (out_rows, out_columns)) = (shape(input), shape(output));
    let text = match () {
        () if rows != out_columns => {
            "input matrix rows count must be equal to output matrix columns count"
        }
        () if columns != out_rows => {
            "input matrix columns count must be equal to output matrix rows count"
        }
        () if number(input) != number(output) => {
            "input and output matrices must have the same component type"
        }
        () => return Ok(()),
    };
    Err(op.error(text))
}

fn verify_product(op: OpRef<'_>) -> VerifyResult {
    let (left, right, result) = (op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty());
    let text = match () {
        () if shape(left).1 != shape(right).0 => {
            "left matrix columns' count must be equal to the right matrix rows' count"
        }
        () if shape(right).1 != shape(result).1 => {
            "right and result matrices must have equal columns' count"
        }
        () if number(right) != number(result) => {
            "right and result matrices' component type must be the same"
        }
        () if number(left) != number(result) => {
            "left and result matrices' component type must be the same"
        }
        () if shape(left).0 != shape(result).0 => {
            "left and result matrices must have equal rows' count"
        }
        () => return Ok(()),
    };
    Err(op.error(text))
}

fn verify_matrix_times_vector(op: OpRef<'_>) -> VerifyResult {
    let (matrix, vector, result) = (op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty());
    let (rows, columns) = shape(matrix);
    if columns != elements(vector) {
        return Err(op.op_error(format!(
            "matrix columns ({columns}) must match vector operand size ({})",
            elements(vector)
        )));
    }
    if rows != elements(result) {
        return Err(op.op_error(format!(
            "result size ({}) must match the matrix rows ({rows})",
            elements(result)
        )));
    }
    if number(matrix) != result.element_type_or_self() {
        return Err(op.op_error("matrix and result element types must match"));
    }
    Ok(())
}

fn verify_vector_times_matrix(op: OpRef<'_>) -> VerifyResult {
    let (vector, matrix, result) = (op.operand(0).ty(), op.operand(1).ty(), op.result(0).ty());
    let (rows, columns) = shape(matrix);
    let text = match () {
        () if rows != elements(vector) => {
            "number of components in vector must equal the number of components in each column in \
             matrix"
        }
        () if columns != elements(result) => {
            "number of columns in matrix must equal the number of components in result"
        }
        () if number(matrix) != result.element_type_or_self() => {
            "matrix must be a matrix with the same component type as the component type in result"
        }
        () => return Ok(()),
    };
    Err(op.op_error(text))
}

fn verify_scope(op: OpRef<'_>) -> VerifyResult {
    let scope = op.attr(GroupBroadcastOp::EXECUTION_SCOPE.name);
    let scope = scope.and_then(|it| it.dyn_cast::<ScopeAttr<'_>>());
    if scope.is_some_and(|it| !matches!(it.value(), Scope::Workgroup | Scope::Subgroup)) {
        return Err(op.op_error("execution scope must be 'Workgroup' or 'Subgroup'"));
    }
    Ok(())
}

fn verify_group_broadcast(op: OpRef<'_>) -> VerifyResult {
    verify_scope(op)?;
    let id = op.operand(1).ty();
    if id.isa::<VectorType<'_>>() && !matches!(elements(id), 2 | 3) {
        return Err(op.op_error(format!(
            "localid is a vector and can be with only  2 or 3 components, actual number is {}",
            elements(id)
        )));
    }
    Ok(())
}

fn verify_broadcast(op: OpRef<'_>) -> VerifyResult {
    verify_scope(op)?;
    let is_constant = op
        .operand(1)
        .defining_op()
        .is_some_and(|it| it.isa::<ConstantOp<'_>>() || it.isa::<ReferenceOfOp<'_>>());
    if !is_constant {
        return Err(op.op_error("id must be the result of a constant op"));
    }
    Ok(())
}

fn verify_shuffle(op: OpRef<'_>) -> VerifyResult {
    verify_scope(op)?;
    let last = op.operands().last().and_then(|it| it.ty().dyn_cast::<IntegerType<'_>>());
    if last.is_some_and(|it| it.is_signed()) {
        return Err(op.op_error("second operand must be a singless/unsigned integer"));
    }
    Ok(())
}

fn verify_reduction(op: OpRef<'_>) -> VerifyResult {
    verify_scope(op)?;
    let operation = op.attr(GroupNonUniformFAddOp::GROUP_OPERATION.name);
    let operation = operation.and_then(|it| it.dyn_cast::<GroupOperationAttr<'_>>());
    let is_clustered = operation.is_some_and(|it| it.value() == GroupOperation::ClusteredReduce);
    let Some(size) = op.operands().nth(1) else {
        if is_clustered {
            return Err(op.op_error(
                "cluster size operand must be provided for 'ClusteredReduce' group operation",
            ));
        }
        return Ok(());
    };
    let Some(size) = constant(size) else {
        return Err(op.op_error("cluster size operand must come from a constant op"));
    };
    if !u32::try_from(size).is_ok_and(u32::is_power_of_two) {
        return Err(op.op_error("cluster size operand must be a power of two"));
    }
    Ok(())
}

/// Verifies that at most one of the bits that exclude each other is set in the attribute `name`.
fn verify_semantics(op: OpRef<'_>, name: &str) -> VerifyResult {
    let semantics = op.attr(name).and_then(|it| it.dyn_cast::<MemorySemanticsAttr<'_>>());
    let exclusive = [
        MemorySemantics::ACQUIRE,
        MemorySemantics::RELEASE,
        MemorySemantics::ACQUIRE_RELEASE,
        MemorySemantics::SEQUENTIALLY_CONSISTENT,
    ];
    let count = |it: MemorySemanticsAttr<'_>| {
        exclusive.iter().filter(|bit| it.value().contains(**bit)).count()
    };
    if semantics.is_some_and(|it| count(it) > 1) {
        return Err(op.error(
            "expected at most one of these four memory constraints to be set: `Acquire`, \
             `Release`,`AcquireRelease` or `SequentiallyConsistent`",
        ));
    }
    Ok(())
}

fn verify_barrier(op: OpRef<'_>) -> VerifyResult {
    verify_semantics(op, MemoryBarrierOp::MEMORY_SEMANTICS.name)
}

fn verify_atomic(op: OpRef<'_>) -> VerifyResult {
    let pointer = op.operand(0).ty().dyn_cast::<PointerType<'_>>();
    let Some(pointee) = pointer.map(|it| it.pointee_type()) else { return Ok(()) };
    let (is_expected, expected) = match op.isa::<EXTAtomicFAddOp<'_>>() {
        true => (pointee.isa::<FloatType<'_>>(), "float"),
        false => (pointee.isa::<IntegerType<'_>>(), "integer"),
    };
    if !is_expected {
        return Err(op.op_error(format!(
            "pointer operand must point to an {expected} value, found '{pointee}'"
        )));
    }
    if let Some(actual) = op.operands().nth(1).map(|it| it.ty()).filter(|it| *it != pointee) {
        return Err(op.op_error(format!(
            "expected value to have the same type as the pointer operand's pointee type '{pointee}', \
             but found '{actual}'"
        )));
    }
    verify_semantics(op, AtomicIAddOp::SEMANTICS.name)
}

fn verify_frexp(op: OpRef<'_>) -> VerifyResult {
    let (operand, result) = types(op);
    let ty = result.dyn_cast::<StructType<'_>>();
    let Some([significand, exponent]) = ty.map(|it| it.element_types()) else {
        return Err(op.error("result type must be a struct type with two memebers"));
    };
    let exponent = op.ctx().type_ref(*exponent);
    let integer = exponent.element_type_or_self().dyn_cast::<IntegerType<'_>>();
    let text = match () {
        () if *significand != operand.handle() => {
            "member zero of the resulting struct type must be the same type as the operand"
        }
        () if integer.is_none_or(|it| it.width() != 32) => {
            "member one of the resulting struct type must be a scalar or vector of 32 bit integer \
             type"
        }
        () if !have_same_shape(operand, exponent) => {
            "member one of the resulting struct type must have the same number of components as the \
             operand type"
        }
        () => return Ok(()),
    };
    Err(op.error(text))
}

/// Whether both types are scalars, or vectors with the same number of elements.
fn have_same_shape(a: TypeRef<'_>, b: TypeRef<'_>) -> bool {
    a.isa::<VectorType<'_>>() == b.isa::<VectorType<'_>>() && elements(a) == elements(b)
}

fn verify_ldexp(op: OpRef<'_>) -> VerifyResult {
    let (significand, exponent) = (op.operand(0).ty(), op.operand(1).ty());
    if significand.isa::<VectorType<'_>>() != exponent.isa::<VectorType<'_>>() {
        return Err(op.op_error("operands must both be scalars or vectors"));
    }
    if elements(significand) != elements(exponent) {
        return Err(op.op_error("operands must have the same number of elements"));
    }
    Ok(())
}

fn verify_image_size(op: OpRef<'_>) -> VerifyResult {
    let (image, result) = types(op);
    let Some(image) = image.dyn_cast::<ImageType<'_>>() else { return Ok(()) };
    let sizes = match image.dim() {
        Dim::Dim1D | Dim::Buffer => 1,
        Dim::Dim2D | Dim::Cube | Dim::Rect => 2,
        Dim::Dim3D => 3,
        _ => {
            return Err(op.error(
                "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect",
            ));
        }
    };
    let needs_single = !matches!(image.dim(), Dim::Buffer | Dim::Rect);
    if needs_single
        && image.sampling_info() != ImageSamplingInfo::MultiSampled
        && image.sampler_use_info() == ImageSamplerUseInfo::NeedSampler
    {
        return Err(op.error(
            "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or \
             2",
        ));
    }
    let expected = sizes + i64::from(image.arrayed_info() == ImageArrayedInfo::Arrayed);
    if expected != elements(result) {
        return Err(op.error(format!(
            "expected the result to have {expected} component(s), but found {} component(s)",
            elements(result)
        )));
    }
    Ok(())
}
