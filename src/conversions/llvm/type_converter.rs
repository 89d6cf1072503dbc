//! The conversion of types to those of LLVM.

use std::sync::{Arc, Weak};

use ods_runtime::builtin::UnrealizedConversionCastOp;
use ods_runtime::conversion::{Converted, TypeConverter};
use ods_runtime::types::{
    ComplexType, FloatType, FunctionType, IndexType, IntegerType, MemRefType, Type, TypeRef,
    VectorType,
};
use ods_runtime::{Context, OpBuilder, Value};

use crate::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType, is_compatible_type,
};

pub(super) mod memref;

/// How types are converted. Corresponds to `LowerToLLVMOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LowerToLLVMOptions {
    /// The number of bits of the integers that indices become.
    pub index_bitwidth: u32,
    /// Whether a buffer of a known shape is passed to functions as a pointer alone.
    pub use_bare_ptr_call_conv: bool,
    /// Whether buffers are allocated by `aligned_alloc` instead of `malloc`.
    pub use_aligned_alloc: bool,
    /// Whether buffers are allocated and freed by functions with names of their own instead of those of C.
    pub use_generic_functions: bool,
}

impl Default for LowerToLLVMOptions {
    fn default() -> Self {
        LowerToLLVMOptions {
            index_bitwidth: 64,
            use_bare_ptr_call_conv: false,
            use_aligned_alloc: false,
            use_generic_functions: false,
        }
    }
}

/// Converts types to those of LLVM. Corresponds to `LLVMTypeConverter`.
///
/// ```
/// use ods::conversions::llvm::{LLVMTypeConverter, LowerToLLVMOptions};
/// use ods_runtime::Context;
/// use ods_runtime::types::IndexType;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let types = LLVMTypeConverter::new(LowerToLLVMOptions::default());
/// let index = types.types().convert_type(*IndexType::get(&ctx)).expect("a type");
/// assert_eq!(ctx.type_ref(index).to_string(), "i64");
/// ```
#[derive(Debug)]
pub struct LLVMTypeConverter {
    types: Arc<TypeConverter>,
    options: LowerToLLVMOptions,
}

impl LLVMTypeConverter {
    /// The number of bits of a pointer. Corresponds to `getPointerBitwidth`.
    pub(super) const POINTER_BITWIDTH: u32 = 64;

    /// A converter of builtin types and of types of `llvm` that contain others.
    #[must_use]
    pub fn new(options: LowerToLLVMOptions) -> Arc<Self> {
        Self::extended(options, |_| {})
    }

    /// Like [`new`](Self::new), with the conversions that `extend` adds, which also apply within other types.
    #[must_use]
    pub fn extended(
        options: LowerToLLVMOptions,
        extend: impl FnOnce(&mut TypeConverter),
    ) -> Arc<Self> {
        let types = Arc::new_cyclic(|this: &Weak<TypeConverter>| {
            let mut types = TypeConverter::new();
            add_conversions(&mut types, this, options);
            extend(&mut types);
            types
        });
        Arc::new(LLVMTypeConverter { types, options })
    }

    /// The converter, for conversions and patterns.
    #[must_use]
    pub fn types(&self) -> &Arc<TypeConverter> {
        &self.types
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> LowerToLLVMOptions {
        self.options
    }

    /// The type of an argument or a result of a function; a pointer for a buffer, if those are passed as pointers alone.
    /// Corresponds to `convertCallingConventionType`.
    pub(super) fn convert_passed_type(&self, ty: TypeRef<'_>) -> Option<Type> {
        if !self.options.use_bare_ptr_call_conv || !memref::is_buffer(ty) {
            return self.types.convert_type(ty);
        }
        let buffer = ty.dyn_cast::<MemRefType<'_>>().filter(|it| memref::is_bare(*it))?;
        self.types.convert_type(ty)?;
        let space = memref::space_number(ty.ctx(), buffer.memory_space())?;
        Some(LLVMPointerType::get(ty.ctx(), space).into())
    }

    /// The type that the results of a function become: none, one, or a structure. Corresponds to `packFunctionResults`.
    pub(super) fn pack_passed_types<'c>(
        &self,
        ctx: &Context,
        types: impl IntoIterator<Item = TypeRef<'c>>,
    ) -> Option<Vec<Type>> {
        let types = types.into_iter().map(|ty| self.convert_passed_type(ty));
        packed(ctx, types.collect::<Option<Vec<Type>>>()?)
    }

    /// The integer type that indices become.
    #[must_use]
    pub fn index_type(&self, ctx: &Context) -> Type {
        IntegerType::get(ctx, self.options.index_bitwidth).into()
    }
}

/// The type that the results of an operation become: none, one, or a structure. Corresponds to `packOperationResults`.
pub(super) fn pack_results<'c>(
    converter: &TypeConverter,
    ctx: &Context,
    types: impl IntoIterator<Item = TypeRef<'c>>,
) -> Option<Vec<Type>> {
    packed(ctx, types.into_iter().map(|ty| converter.convert_type(ty)).collect::<Option<_>>()?)
}

fn packed(ctx: &Context, types: Vec<Type>) -> Option<Vec<Type>> {
    Some(match types.len() {
        0 | 1 => types,
        _ => vec![LLVMStructType::literal(ctx, &types, false).into()],
    })
}

fn add_conversions(
    types: &mut TypeConverter,
    this: &Weak<TypeConverter>,
    options: LowerToLLVMOptions,
) {
    let inner = {
        let this = this.clone();
        move |ty: TypeRef<'_>| this.upgrade()?.convert_type(ty)
    };
    types.add_conversion(|ty| is_compatible_type(ty).then(|| ty.handle()));
    types.add_conversion(float);
    types.add_conversion(|ty| {
        let ty = ty.dyn_cast::<IntegerType<'_>>()?;
        Some(Type::from(IntegerType::get(ty.ctx(), ty.width())))
    });
    types.add_conversion(move |ty| {
        let ty = ty.dyn_cast::<IndexType<'_>>()?;
        Some(Type::from(IntegerType::get(ty.ctx(), options.index_bitwidth)))
    });
    types.add_conversion(|ty| {
        let ty = ty.dyn_cast::<FunctionType<'_>>()?;
        Some(Type::from(LLVMPointerType::get(ty.ctx(), 0)))
    });
    let element = inner.clone();
    types.add_conversion(move |ty| {
        let ty = ty.dyn_cast::<ComplexType<'_>>()?;
        Some(match element(ty.element_type()) {
            Some(part) => LLVMStructType::literal(ty.ctx(), &[part, part], false).handle().into(),
            None => Converted::Failure,
        })
    });
    let element = inner.clone();
    types.add_conversion(move |ty| {
        let ty = ty.dyn_cast::<VectorType<'_>>()?;
        let converted = element(ty.element_type()).and_then(|element| vector(ty, element));
        Some(converted.map_or(Converted::Failure, Converted::from))
    });
    memref::add_conversions(types, inner.clone(), options);
    add_containers(types, inner.clone());
    // Casts stay where values of other types are needed; later conversions make them cancel out.
    types.add_source_materialization(cast);
    types.add_target_materialization(cast);
    memref::add_materializations(types, inner, options);
}

/// A cast of `inputs` to the type `ty`.
fn cast(b: &mut OpBuilder<'_>, ty: Type, inputs: &[Value]) -> Option<Value> {
    let cast = UnrealizedConversionCastOp::build(b, &[ty], inputs);
    Some(b.result(cast, 0))
}

/// Adds the conversions of types of `llvm` that contain others.
fn add_containers(
    types: &mut TypeConverter,
    inner: impl Fn(TypeRef<'_>) -> Option<Type> + Clone + Send + Sync + 'static,
) {
    let element = inner.clone();
    types.add_conversion(move |ty| {
        let array = ty.dyn_cast::<LLVMArrayType<'_>>()?;
        Some(match element(array.element_type()) {
            Some(element) => {
                let element = ty.ctx().type_ref(element);
                LLVMArrayType::get(ty.ctx(), element, array.num_elements()).handle().into()
            }
            None => Converted::Failure,
        })
    });
    let part = inner.clone();
    types.add_conversion(move |ty| {
        let structure = ty.dyn_cast::<LLVMStructType<'_>>()?;
        // Named structures may be recursive; those with types of LLVM only stay.
        if structure.is_identified() {
            return Some(match is_compatible_type(ty) {
                true => ty.handle().into(),
                false => Converted::Failure,
            });
        }
        let parts = structure.body().iter().map(|it| part(ty.ctx().type_ref(*it)));
        Some(match parts.collect::<Option<Vec<Type>>>() {
            Some(parts) => {
                let packed = structure.is_packed();
                LLVMStructType::literal(ty.ctx(), &parts, packed).handle().into()
            }
            None => Converted::Failure,
        })
    });
    types.add_conversion(move |ty| {
        let function = ty.dyn_cast::<LLVMFunctionType<'_>>()?;
        let result = inner(function.return_type());
        let params = function.params().iter().map(|it| inner(ty.ctx().type_ref(*it)));
        Some(match (result, params.collect::<Option<Vec<Type>>>()) {
            (Some(result), Some(params)) => {
                let variadic = function.var_arg();
                LLVMFunctionType::get(ty.ctx(), result, &params, variadic).handle().into()
            }
            _ => Converted::Failure,
        })
    });
}

/// A type of LLVM, or an integer for a number of at most 8 bits.
fn float(ty: TypeRef<'_>) -> Option<Converted> {
    if !ty.isa::<FloatType<'_>>() || is_compatible_type(ty) {
        return ty.isa::<FloatType<'_>>().then(|| ty.handle().into());
    }
    Some(match ty.int_or_float_bit_width() {
        Some(width @ ..=8) => Type::from(IntegerType::get(ty.ctx(), width)).into(),
        _ => Converted::Failure,
    })
}

/// A vector of one dimension, or arrays of such vectors. Only the last dimension may be scalable.
fn vector(ty: VectorType<'_>, element: Type) -> Option<Type> {
    let ctx = ty.ctx();
    let (shape, scalable): (Vec<i64>, Vec<bool>) =
        (ty.shape().to_vec(), ty.scalable_dims().collect());
    let Some((last, outer)) = shape.split_last() else {
        return Some(VectorType::get(ctx, &[1], element).into());
    };
    let (is_scalable, outer_scalable) = scalable.split_last()?;
    if outer_scalable.contains(&true) {
        return None;
    }
    let row = VectorType::with_scalable_dims(ctx, &[*last], element, &[*is_scalable]);
    let mut converted: Type = row.into();
    for count in outer.iter().rev() {
        converted = LLVMArrayType::get(ctx, ctx.type_ref(converted), *count as u64).into();
    }
    Some(converted)
}
