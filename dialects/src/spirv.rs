//! The dialect `spirv`: SPIR-V.

generated!(spirv);

mod composite;
mod constant;
mod control;
mod declarations;
mod environment;
mod function;
mod graph;
mod memory;
mod module;
mod same_type;
mod types;
mod variable;
mod verifiers;
mod words;

use ods_runtime::hooks::DialectAttrAssembly;
use ods_runtime::traits::SymbolTable;

use crate::prelude::*;

/// The dialect, which accepts unknown operations.
pub(crate) type SPIRVWithUnknownOps = crate::unknown_ops::AllowsUnknownOps<SPIRVDialect>;

impl DialectAttrAssembly for SPIRVDialect {
    fn parse_attribute(p: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        let Some(parsed) = p.parse_generated_attribute::<Self>(ty)? else {
            let mnemonic = p.parse_any_keyword()?;
            let message = format!("unknown SPIR-V attribute kind: {mnemonic}");
            return Err(p.custom_error_at(p.name_loc(), message));
        };
        Ok(parsed)
    }

    fn print_attribute<'c>(attr: AttrRef<'c>, p: &mut AsmWriter<'c>) {
        p.print_generated_attribute(attr);
    }
}

impl<'ir> BranchOpInterfaceTrait<'ir> for BranchOp<'ir> {
    fn successor_operands(self, _index: usize) -> SuccessorOperands<'ir> {
        SuccessorOperands::new((*self).operands())
    }
}

impl GetUnaryOpResultType for SPIRVDialect {
    fn get_unary_op_result_type(ty: TypeRef<'_>) -> Type {
        let flag = IntegerType::get(ty.ctx(), 1);
        let vector = ty.dyn_cast::<VectorType<'_>>();
        vector.map_or(flag.into(), |vector| {
            VectorType::get(ty.ctx(), vector.shape(), flag.into()).into()
        })
    }
}

/// Whether `op` or an operation around it, up to the next symbol table, is what `is_wanted` accepts.
fn is_nested(op: Option<OpRef<'_>>, is_wanted: fn(OpRef<'_>) -> bool) -> bool {
    let around = std::iter::successors(op, |op| op.parent_op());
    around.take_while(|op| !op.has_trait::<SymbolTable>()).any(is_wanted)
}

impl IsNestedInFunctionOpInterface for SPIRVDialect {
    fn is_nested_in_function_op_interface(op: Option<OpRef<'_>>) -> bool {
        is_nested(op, |op| op.isa::<FunctionOpInterface<'_>>())
    }
}

impl IsNestedInGraphArmOpInterface for SPIRVDialect {
    fn is_nested_in_graph_arm_op_interface(op: Option<OpRef<'_>>) -> bool {
        is_nested(op, |op| op.isa::<GraphARMOp<'_>>())
    }
}

impl IsDirectInModuleLikeOp for SPIRVDialect {
    fn is_direct_in_module_like_op(op: Option<OpRef<'_>>) -> bool {
        op.is_some_and(|op| op.has_trait::<SymbolTable>())
    }
}

/// Implements traits that only mark operations: the helper and its function.
macro_rules! markers {
    ($($helper:ident $function:ident;)*) => {
        $(
            impl $helper for SPIRVDialect {
                fn $function(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
                    Ok(())
                }
            }
        )*
    };
}

markers! {
    VerifySpirvSignedOp verify_spirv_signed_op;
    VerifySpirvUnsignedOp verify_spirv_unsigned_op;
    VerifySpirvUsableInSpecConstantOp verify_spirv_usable_in_spec_constant_op;
}

/// Implements tests that the attribute `execution_scope` is `Subgroup`: the helper and its function.
macro_rules! subgroup_only {
    ($($helper:ident $function:ident;)*) => {
        $(
            impl $helper for SPIRVDialect {
                fn $function(op: OpRef<'_>) -> bool {
                    let scope = op.attr(GroupBroadcastOp::EXECUTION_SCOPE.name);
                    let scope = scope.and_then(|scope| scope.dyn_cast::<ScopeAttr<'_>>());
                    scope.is_some_and(|scope| scope.value() == Scope::Subgroup)
                }
            }
        )*
    };
}

subgroup_only! {
    GroupNonUniformBallotBitCountOpExecutionScopeMustBeScopeOfValueSubgroup
        group_non_uniform_ballot_bit_count_op_execution_scope_must_be_scope_of_value_subgroup;
    GroupNonUniformAllEqualOpExecutionScopeMustBeScopeOfValueSubgroup
        group_non_uniform_all_equal_op_execution_scope_must_be_scope_of_value_subgroup;
    GroupNonUniformAllOpExecutionScopeMustBeScopeOfValueSubgroup
        group_non_uniform_all_op_execution_scope_must_be_scope_of_value_subgroup;
    GroupNonUniformAnyOpExecutionScopeMustBeScopeOfValueSubgroup
        group_non_uniform_any_op_execution_scope_must_be_scope_of_value_subgroup;
    GroupNonUniformQuadSwapOpExecutionScopeMustBeScopeOfValueSubgroup
        group_non_uniform_quad_swap_op_execution_scope_must_be_scope_of_value_subgroup;
}

/// Implements tests of matrices of floats: the helper, its function, and the width of the floats.
macro_rules! matrices_of_floats {
    ($($helper:ident $function:ident $width:literal;)*) => {
        $(
            impl $helper for SPIRVDialect {
                fn $function(ty: TypeRef<'_>) -> bool {
                    let matrix = ty.dyn_cast::<MatrixType<'_>>();
                    let element = matrix.map(|matrix| matrix.column_type().element_type_or_self());
                    let float = element.and_then(|element| element.dyn_cast::<FloatType<'_>>());
                    float.is_some_and(|float| float.width() == $width)
                }
            }
        )*
    };
}

matrices_of_floats! {
    MatrixOf163264BitFloatValuesType matrix_of_16_32_64_bit_float_values_type 16;
    MatrixOf163264BitFloatValuesType2 matrix_of_16_32_64_bit_float_values_type_2 32;
    MatrixOf163264BitFloatValuesType3 matrix_of_16_32_64_bit_float_values_type_3 64;
}

impl ImageSampleExplicitLodOpEitherLodOrGradImageOperandsMustBePresent for SPIRVDialect {
    fn image_sample_explicit_lod_op_either_lod_or_grad_image_operands_must_be_present(
        op: OpRef<'_>,
    ) -> bool {
        let key = ImageSampleExplicitLodOp::IMAGE_OPERANDS;
        let operands = op.property_as::<ImageOperandsAttr<'_>>(key);
        operands.is_some_and(|it| {
            it.value().contains(ImageOperands::LOD) || it.value().contains(ImageOperands::GRAD)
        })
    }
}
