//! Data layout queries.

use std::sync::{Arc, OnceLock};

use super::cache::{Cache, CachedValue, Cell, Cells};
use super::class::TypeClass;
use super::combine::identifier_entry;
use super::defaults;
use super::entries::DataLayoutEntryList;
use super::error::LayoutResult;
use super::scope::Scope;
use super::size::TypeSize;
use super::verify::does_not_combine;
use super::watch::Watch;
use super::{
    DataLayoutEntryInterface, DataLayoutOpInterfaceTable, DataLayoutSpecInterface,
    TargetSystemSpecInterface,
};
use crate::core::attrs::{AttrRef, Attribute, StringAttr};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::OpRef;
use crate::core::types::{Type, TypeRef};

/// The data layout within one operation. Corresponds to `mlir::DataLayout`.
///
/// Creation combines the layouts of the operation and its ancestors, and results are cached, so keep it for several
/// queries. It may be queried from several threads. It does not borrow the IR: when a layout of the operation or an
/// ancestor changes, create a new one. Debug builds panic on queries of an outdated layout.
///
/// ```
/// use ods_runtime::layout::DataLayout;
/// use ods_runtime::text::parse_source;
/// use ods_runtime::types::{IndexType, IntegerType};
/// use ods_runtime::Context;
///
/// let ctx = Context::new();
/// let ir = parse_source(&ctx, "m.mlir", b"module {}").unwrap();
/// let layout = DataLayout::new(ir.root().unwrap()).unwrap();
/// assert_eq!(layout.type_size(IndexType::get(&ctx)).fixed_value(), Some(8));
/// assert_eq!(layout.type_abi_alignment(IntegerType::get(&ctx, 17)), 4);
/// ```
///
/// Each query about a type has two forms. If neither the scope nor the type provides a result, `try_type_size` returns
/// an error and `type_size` panics. Implementations of `DataLayoutTypeInterface` use the first form.
#[derive(Debug)]
pub struct DataLayout {
    ctx: Arc<Context>,
    /// The scope's own query functions, if it implements `DataLayoutOpInterface`.
    scope: Option<&'static DataLayoutOpInterfaceTable>,
    original_layout: Option<Attribute>,
    original_target_system_desc: Option<Attribute>,
    cache: Cache,
    values: Values,
    watch: Watch,
}

/// Cached results of queries without a type.
#[derive(Debug, Default)]
struct Values {
    endianness: OnceLock<Option<Attribute>>,
    default_memory_space: OnceLock<Option<Attribute>>,
    alloca_memory_space: OnceLock<Option<Attribute>>,
    mangling_mode: OnceLock<Option<Attribute>>,
    program_memory_space: OnceLock<Option<Attribute>>,
    global_memory_space: OnceLock<Option<Attribute>>,
    stack_alignment: OnceLock<LayoutResult<u64>>,
    function_pointer_alignment: OnceLock<Option<Attribute>>,
    legal_int_widths: OnceLock<Option<Attribute>>,
}

type Params<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// Panics with the error of a failed query.
#[track_caller]
fn unwrap_or_panic<T>(result: LayoutResult<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

impl DataLayout {
    /// Creates the layout within `scope`, a module or an operation that implements `DataLayoutOpInterface`.
    ///
    /// # Errors
    ///
    /// If `scope` is neither, or its layout is incompatible with those around it. Verified IR has no incompatible
    /// layouts.
    pub fn new(scope: OpRef<'_>) -> Result<DataLayout, Diagnostic> {
        match Scope::of(scope) {
            Some(scope) => Self::of_scope(scope),
            None => Err(scope.op_error("is not a data layout scope")),
        }
    }

    /// Creates the layout within `op` or, if `op` is not a scope, within its closest ancestor that is one.
    ///
    /// # Errors
    ///
    /// If the layout of that scope is incompatible with those around it.
    pub fn closest(op: OpRef<'_>) -> Result<DataLayout, Diagnostic> {
        match Scope::closest(op) {
            Some(scope) => Self::of_scope(scope),
            None => Ok(Self::natural(op.ir().ctx().clone())),
        }
    }

    /// Creates the layout outside any scope. Corresponds to the default constructor of `mlir::DataLayout`.
    pub fn natural(ctx: Arc<Context>) -> DataLayout {
        DataLayout {
            ctx,
            scope: None,
            original_layout: None,
            original_target_system_desc: None,
            cache: Cache::default(),
            values: Values::default(),
            watch: Watch::default(),
        }
    }

    fn of_scope(scope: Scope<'_>) -> Result<DataLayout, Diagnostic> {
        let Ok(spec) = scope.combined() else { return Err(does_not_combine(scope)) };
        Ok(DataLayout {
            scope: match scope {
                Scope::Module(_) => None,
                Scope::Op(op) => op.interface_table(),
            },
            original_layout: spec.map(|spec| spec.handle()),
            original_target_system_desc: scope.target_system_spec().map(|spec| spec.handle()),
            watch: Watch::new(scope),
            ..Self::natural(scope.op().ir().ctx().clone())
        })
    }

    /// The context.
    pub fn ctx(&self) -> &Arc<Context> {
        &self.ctx
    }

    /// The combined layout of the scope and its ancestors.
    pub fn original_layout(&self) -> Option<DataLayoutSpecInterface<'_>> {
        self.ctx.attr_ref(self.original_layout?).dyn_cast()
    }

    /// The description of the target devices.
    pub fn original_target_system_desc(&self) -> Option<TargetSystemSpecInterface<'_>> {
        self.ctx.attr_ref(self.original_target_system_desc?).dyn_cast()
    }

    /// Whether the layouts of the scope and its ancestors are unchanged. Always true in release builds.
    pub fn is_valid(&self) -> bool {
        self.watch.is_valid()
    }

    #[inline]
    #[track_caller]
    fn check_valid(&self) {
        debug_assert!(
            self.is_valid(),
            "data layout object used, but no longer valid due to the change in layout attributes"
        );
    }

    /// Answers a query from the cache or, on a miss, from the scope, the rules for builtin types, or the type, in this
    /// order.
    #[inline]
    #[track_caller]
    fn answer<T: CachedValue>(
        &self,
        ty: Type,
        cell: fn(&Cells) -> &Cell,
        of_scope: impl Fn(
            &'static DataLayoutOpInterfaceTable,
        )
            -> for<'c> fn(TypeRef<'c>, &DataLayout, Params<'_, 'c>) -> LayoutResult<T>,
        default: fn(TypeRef<'_>, &DataLayout, Params<'_, '_>) -> LayoutResult<T>,
    ) -> LayoutResult<T> {
        self.check_valid();
        self.ctx.assert_owns(ty);
        let number = ty.number(&self.ctx);
        if let Some(cached) = self.cache.get(number, cell) {
            return Ok(cached);
        }
        let view = self.ctx.type_ref(ty);
        let params = self.params(view);
        let answer = match self.scope {
            Some(scope) => of_scope(scope)(view, self, &params),
            None => default(view, self, &params),
        }?;
        self.cache.set(number, cell, answer);
        Ok(answer)
    }

    /// The entries for the class of `ty`.
    fn params<'c>(&'c self, ty: TypeRef<'c>) -> DataLayoutEntryList<'c> {
        match self.original_layout() {
            Some(spec) => spec.spec_for_type(TypeClass::of(ty)),
            None => Vec::new(),
        }
    }

    /// Answers a query for the value of the entry called `named`, once.
    fn value(
        &self,
        cell: &OnceLock<Option<Attribute>>,
        named: impl FnOnce(DataLayoutSpecInterface<'_>) -> Attribute,
        of_scope: impl FnOnce(
            &'static DataLayoutOpInterfaceTable,
        )
            -> for<'c> fn(Option<DataLayoutEntryInterface<'c>>) -> Option<AttrRef<'c>>,
    ) -> Option<AttrRef<'_>> {
        self.check_valid();
        let value = cell.get_or_init(|| {
            let entry = identifier_entry(self.original_layout(), |spec, ctx| {
                ctx.attr_ref(named(spec)).cast()
            });
            let value = match self.scope {
                Some(scope) => of_scope(scope)(entry),
                None => defaults::default_value(entry),
            };
            value.map(|value| value.handle())
        });
        value.map(|value| self.ctx.attr_ref(value))
    }

    /// The size of `ty` in bytes.
    ///
    /// # Panics
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn type_size(&self, ty: impl Into<Type>) -> TypeSize {
        unwrap_or_panic(self.try_type_size(ty))
    }

    /// The size of `ty` in bytes.
    ///
    /// # Errors
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn try_type_size(&self, ty: impl Into<Type>) -> LayoutResult<TypeSize> {
        let default = defaults::default_type_size;
        self.answer(ty.into(), |cells| &cells.size, |scope| scope.type_size, default)
    }

    /// The size of `ty` in bits.
    ///
    /// # Panics
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn type_size_in_bits(&self, ty: impl Into<Type>) -> TypeSize {
        unwrap_or_panic(self.try_type_size_in_bits(ty))
    }

    /// The size of `ty` in bits.
    ///
    /// # Errors
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn try_type_size_in_bits(&self, ty: impl Into<Type>) -> LayoutResult<TypeSize> {
        let default = defaults::default_type_size_in_bits;
        self.answer(
            ty.into(),
            |cells| &cells.size_in_bits,
            |scope| scope.type_size_in_bits,
            default,
        )
    }

    /// The required alignment of `ty`, in bytes.
    ///
    /// # Panics
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn type_abi_alignment(&self, ty: impl Into<Type>) -> u64 {
        unwrap_or_panic(self.try_type_abi_alignment(ty))
    }

    /// The required alignment of `ty`, in bytes.
    ///
    /// # Errors
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn try_type_abi_alignment(&self, ty: impl Into<Type>) -> LayoutResult<u64> {
        let default = defaults::default_abi_alignment;
        self.answer(
            ty.into(),
            |cells| &cells.abi_alignment,
            |scope| scope.type_abi_alignment,
            default,
        )
    }

    /// The preferred alignment of `ty`, in bytes.
    ///
    /// # Panics
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn type_preferred_alignment(&self, ty: impl Into<Type>) -> u64 {
        unwrap_or_panic(self.try_type_preferred_alignment(ty))
    }

    /// The preferred alignment of `ty`, in bytes.
    ///
    /// # Errors
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn try_type_preferred_alignment(&self, ty: impl Into<Type>) -> LayoutResult<u64> {
        let default = defaults::default_preferred_alignment;
        self.answer(
            ty.into(),
            |cells| &cells.preferred_alignment,
            |scope| scope.type_preferred_alignment,
            default,
        )
    }

    /// The bit width of indices into `ty`; `None` if it is not like a pointer.
    ///
    /// # Panics
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn type_index_bitwidth(&self, ty: impl Into<Type>) -> Option<u64> {
        unwrap_or_panic(self.try_type_index_bitwidth(ty))
    }

    /// The bit width of indices into `ty`; `None` if it is not like a pointer.
    ///
    /// # Errors
    ///
    /// If neither the scope nor the type provides a result.
    #[inline]
    #[track_caller]
    pub fn try_type_index_bitwidth(&self, ty: impl Into<Type>) -> LayoutResult<Option<u64>> {
        let default = defaults::default_index_bitwidth;
        self.answer(ty.into(), |cells| &cells.index_bitwidth, |scope| scope.index_bitwidth, default)
    }

    /// The byte order.
    pub fn endianness(&self) -> Option<AttrRef<'_>> {
        let named =
            |spec: DataLayoutSpecInterface<'_>| spec.endianness_identifier(spec.ctx()).handle();
        self.value(&self.values.endianness, named, |scope| scope.endianness)
    }

    /// The default memory space.
    pub fn default_memory_space(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.default_memory_space_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.default_memory_space, named, |scope| scope.default_memory_space)
    }

    /// The memory space of the stack.
    pub fn alloca_memory_space(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.alloca_memory_space_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.alloca_memory_space, named, |scope| scope.alloca_memory_space)
    }

    /// The name mangling mode for the linker.
    pub fn mangling_mode(&self) -> Option<AttrRef<'_>> {
        let named =
            |spec: DataLayoutSpecInterface<'_>| spec.mangling_mode_identifier(spec.ctx()).handle();
        self.value(&self.values.mangling_mode, named, |scope| scope.mangling_mode)
    }

    /// The memory space of code.
    pub fn program_memory_space(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.program_memory_space_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.program_memory_space, named, |scope| scope.program_memory_space)
    }

    /// The memory space of global variables.
    pub fn global_memory_space(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.global_memory_space_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.global_memory_space, named, |scope| scope.global_memory_space)
    }

    /// The alignment of pointers to functions.
    pub fn function_pointer_alignment(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.function_pointer_alignment_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.function_pointer_alignment, named, |scope| {
            scope.function_pointer_alignment
        })
    }

    /// The integer widths that the target supports natively.
    pub fn legal_int_widths(&self) -> Option<AttrRef<'_>> {
        let named = |spec: DataLayoutSpecInterface<'_>| {
            spec.legal_int_widths_identifier(spec.ctx()).handle()
        };
        self.value(&self.values.legal_int_widths, named, |scope| scope.legal_int_widths)
    }

    /// The alignment in bits that the target's stack has; 0 if unknown. Variables should not be aligned beyond it.
    ///
    /// # Panics
    ///
    /// If the layout entry is not an integer.
    #[track_caller]
    pub fn stack_alignment(&self) -> u64 {
        unwrap_or_panic(self.try_stack_alignment())
    }

    /// Like [`stack_alignment`](Self::stack_alignment), but returns an error.
    ///
    /// # Errors
    ///
    /// If the layout entry is not an integer.
    pub fn try_stack_alignment(&self) -> LayoutResult<u64> {
        self.check_valid();
        let alignment = self.values.stack_alignment.get_or_init(|| {
            let entry = identifier_entry(self.original_layout(), |spec, ctx| {
                spec.stack_alignment_identifier(ctx)
            });
            match self.scope {
                Some(scope) => (scope.stack_alignment)(entry),
                None => defaults::default_stack_alignment(entry),
            }
        });
        alignment.clone()
    }

    /// The property `property` of the device `device_id`, if it exists. The result is not cached.
    pub fn device_property_value<'c>(
        &'c self,
        device_id: StringAttr<'c>,
        property: StringAttr<'c>,
    ) -> Option<AttrRef<'c>> {
        self.check_valid();
        let entry = self
            .original_target_system_desc()
            .and_then(|system| system.device_spec_for_device_id(device_id))
            .and_then(|device| device.spec_for_identifier(property));
        match self.scope {
            Some(scope) => (scope.device_property_value)(entry),
            None => defaults::default_value(entry),
        }
    }
}
