//! How arguments and results are passed: LLVM's rules for the C calling convention of 64-bit ELF targets.
//!
//! Each scalar of a structure is an argument of its own. A vector is in vector registers of 128 bits, as many as it needs.
//! Results that do not fit in the registers for results are written to memory that the caller provides, whose address is
//! an additional first argument. The C type of a structure does not matter here: a compiler for C applies the rules of C
//! when it chooses the types of LLVM's functions, and the attributes `llvm.byval`, `llvm.sret`, `llvm.signext` and
//! `llvm.zeroext` of their arguments.

use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose, types};
use cranelift_module::Module;
use ods_runtime::TypeRef;
use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, TypeAttr};
use ods_runtime::types::VectorType;

use crate::function::Outcome;
use crate::llvm::{LLVMArrayType, LLVMFuncOp, LLVMStructType, LLVMVoidType};
use crate::scalar::Scalar;
use crate::types::{Types, lane_count};

/// The argument is a copy of a structure, which is made by the caller.
const BYVAL: &str = "llvm.byval";
/// The argument is the address of the result.
const SRET: &str = "llvm.sret";
const SIGNEXT: &str = "llvm.signext";
const ZEROEXT: &str = "llvm.zeroext";

/// How the spare bits of a register are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extension {
    None,
    Sign,
    Zero,
}

/// Scalars of a value that are passed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// One, by itself.
    Scalar(Scalar),
    /// The lanes of a vector, in vector registers of this type.
    Lanes { register: ir::Type, lane: Scalar, count: u32 },
}

/// How a value is passed.
#[derive(Clone, Debug)]
pub(crate) enum Passing {
    /// By its parts.
    Parts(Vec<Part>, Extension),
    /// The address of the result, which the function returns, too.
    ResultAddress,
    /// A copy of the structure with this size, whose address the caller has.
    Copy { size: u32 },
}

impl Passing {
    /// The registers or places on the stack.
    pub(crate) fn registers(&self) -> Vec<AbiParam> {
        match self {
            Passing::Parts(parts, extension) => {
                let of_part = |part: &Part| match part {
                    Part::Scalar(scalar) => vec![register(*scalar, *extension)],
                    Part::Lanes { register, count, .. } => {
                        let registers = count.div_ceil(register.lane_count());
                        vec![AbiParam::new(*register); registers as usize]
                    }
                };
                parts.iter().flat_map(of_part).collect()
            }
            Passing::ResultAddress => {
                vec![AbiParam::special(types::I64, ArgumentPurpose::StructReturn)]
            }
            Passing::Copy { size } => {
                vec![AbiParam::special(types::I64, ArgumentPurpose::StructArgument(*size))]
            }
        }
    }
}

/// The register of a scalar. Only `i8`, `i16` and `i32` can be extended.
fn register(scalar: Scalar, extension: Extension) -> AbiParam {
    let ty = match scalar {
        Scalar::F16 => types::F16,
        // The same register as that of `f16`.
        Scalar::BF16 => types::F16,
        _ => scalar.register(),
    };
    let param = AbiParam::new(ty);
    match extension {
        Extension::Sign if ty.is_int() && ty.bits() <= 32 => param.sext(),
        Extension::Zero if ty.is_int() && ty.bits() <= 32 => param.uext(),
        _ => param,
    }
}

/// The calling convention of a function type.
#[derive(Clone, Debug)]
pub(crate) struct Abi {
    pub(crate) params: Vec<Passing>,
    pub(crate) result: Passing,
    /// Whether the result is written to memory, whose address is the first argument.
    pub(crate) has_result_in_memory: bool,
}

impl Abi {
    pub(crate) fn of_function<'c>(types: &Types<'c>, function: LLVMFuncOp<'c>) -> Outcome<Self> {
        let ty = function.function_type();
        let params = ty.params().iter().map(|ty| types.ctx.type_ref(*ty));
        let result = Some(ty.return_type()).filter(|ty| !ty.isa::<LLVMVoidType<'c>>());
        Self::new(types, result, params, function.arg_attrs(), function.res_attrs())
    }

    /// The convention of a call with a result of type `result` and arguments of the types `params`.
    pub(crate) fn new<'c>(
        types: &Types<'c>,
        result: Option<TypeRef<'c>>,
        params: impl Iterator<Item = TypeRef<'c>>,
        param_attrs: Option<ArrayAttr<'c>>,
        result_attrs: Option<ArrayAttr<'c>>,
    ) -> Outcome<Self> {
        let params = params.enumerate().map(|(index, ty)| {
            let attrs = attrs_at(param_attrs, index);
            if let Some(attrs) = attrs {
                if let Some(of) = attrs.by_name(BYVAL).and_then(|it| it.dyn_cast::<TypeAttr<'c>>())
                {
                    let size = types.layout(of.value())?.stride().next_multiple_of(8);
                    return Ok(Passing::Copy { size: size as u32 });
                }
                if index == 0 && attrs.by_name(SRET).is_some() {
                    return Ok(Passing::ResultAddress);
                }
            }
            passing(types, ty, extension(attrs))
        });
        let mut params = params.collect::<Outcome<Vec<_>>>()?;
        if result.is_some() {
            // Only one value can be returned in the register for results.
            for param in &mut params {
                if matches!(param, Passing::ResultAddress) {
                    *param = Passing::Parts(vec![Part::Scalar(Scalar::Pointer)], Extension::None);
                }
            }
        }
        let extension = extension(attrs_at(result_attrs, 0));
        let result = match result {
            Some(ty) => passing(types, ty, extension)?,
            None => Passing::Parts(Vec::new(), extension),
        };
        let has_result_in_memory = !fits_in_registers(&result.registers());
        Ok(Self { params, result, has_result_in_memory })
    }

    pub(crate) fn signature(&self, module: &dyn Module) -> ir::Signature {
        let mut signature = module.make_signature();
        if self.has_result_in_memory {
            signature.params.extend(Passing::ResultAddress.registers());
        } else {
            signature.returns = self.result.registers();
        }
        signature.params.extend(self.params.iter().flat_map(Passing::registers));
        signature
    }
}

fn attrs_at(attrs: Option<ArrayAttr<'_>>, index: usize) -> Option<DictionaryAttr<'_>> {
    attrs?.iter().nth(index)?.dyn_cast::<DictionaryAttr<'_>>()
}

fn extension(attrs: Option<DictionaryAttr<'_>>) -> Extension {
    match attrs {
        Some(attrs) if attrs.by_name(SIGNEXT).is_some() => Extension::Sign,
        Some(attrs) if attrs.by_name(ZEROEXT).is_some() => Extension::Zero,
        _ => Extension::None,
    }
}

fn passing<'c>(types: &Types<'c>, ty: TypeRef<'c>, extension: Extension) -> Outcome<Passing> {
    let mut parts = Vec::new();
    add_parts(types, ty, &mut parts)?;
    Ok(Passing::Parts(parts, extension))
}

/// Adds the parts of a value, in the order of its scalars.
fn add_parts<'c>(types: &Types<'c>, ty: TypeRef<'c>, parts: &mut Vec<Part>) -> Outcome {
    if let Some(structure) = ty.dyn_cast::<LLVMStructType<'c>>() {
        return structure
            .body()
            .iter()
            .try_for_each(|element| add_parts(types, types.ctx.type_ref(*element), parts));
    }
    if let Some(array) = ty.dyn_cast::<LLVMArrayType<'c>>()
        && array.element_type().isa::<VectorType<'c>>()
    {
        return (0..array.num_elements())
            .try_for_each(|_| add_parts(types, array.element_type(), parts));
    }
    if let Some(vector) = ty.dyn_cast::<VectorType<'c>>() {
        let lane = types.scalar(vector.element_type())?;
        let count = lane_count(vector)?;
        // Lanes of other types have no vector registers in Cranelift.
        if let Some(register) = lane.register().by(128 / lane.register().bits())
            && lane.bits() == lane.register().bits()
            && lane.bits() <= 64
        {
            parts.push(Part::Lanes { register, lane, count: count as u32 });
            return Ok(());
        }
    }
    parts.extend(types.shape(ty)?.scalars.iter().map(|scalar| Part::Scalar(*scalar)));
    Ok(())
}

/// Whether these are at most the registers for results: three for integers, two for floats and vectors.
fn fits_in_registers(results: &[AbiParam]) -> bool {
    let count = |result: &AbiParam| match result.value_type {
        types::I128 => (2, 0),
        ty if ty.is_int() => (1, 0),
        _ => (0, 1),
    };
    let (integers, others) = results
        .iter()
        .map(count)
        .fold((0, 0), |(integers, others), (one, other)| (integers + one, others + other));
    integers <= 3 && others <= 2
}
