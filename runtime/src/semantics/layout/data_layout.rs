//! Queries about how values are laid out.

use std::sync::{Arc, OnceLock};

use super::cache::{Answer, Cache, Cell, Cells};
use super::class::TypeClass;
use super::combine::identified;
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

/// How values are laid out in memory within one operation. Corresponds to `mlir::DataLayout`.
///
/// It holds what the operation and all around it say when it is made, and remembers every answer, so it is worth keeping.
/// Any number of threads may ask. It does not borrow the IR; when a layout of the operation or of one around it changes, it
/// is no longer right, and a new one is to be made. Debug builds notice and panic at the next query.
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
/// Each query about a type comes in two forms: `try_type_size` returns an error and `type_size` panics where neither the
/// scope nor the type knows an answer. Implementations of `DataLayoutTypeInterface` use the first.
#[derive(Debug)]
pub struct DataLayout {
    ctx: Arc<Context>,
    /// What the scope answers with, if it does so itself.
    scope: Option<&'static DataLayoutOpInterfaceTable>,
    original_layout: Option<Attribute>,
    original_target_system_desc: Option<Attribute>,
    cache: Cache,
    values: Values,
    watch: Watch,
}

/// Answers that are not about types.
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

/// Stops the program with what keeps a query from being answered.
#[track_caller]
fn or_stop<T>(result: LayoutResult<T>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

/// Declares a query about a type in both forms.
macro_rules! type_queries {
    ($($(#[$doc:meta])* $query:ident, $try_query:ident: $ty:ty, cell $cell:ident, scope $method:ident, default $default:ident;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Panics
            ///
            /// When neither the scope nor the type has an answer.
            #[inline]
            #[track_caller]
            pub fn $query(&self, ty: impl Into<Type>) -> $ty {
                or_stop(self.$try_query(ty))
            }

            $(#[$doc])*
            ///
            /// # Errors
            ///
            /// When neither the scope nor the type has an answer.
            #[inline]
            pub fn $try_query(&self, ty: impl Into<Type>) -> LayoutResult<$ty> {
                self.answer(
                    ty.into(),
                    |cells| &cells.$cell,
                    |scope| scope.$method,
                    defaults::$default,
                )
            }
        )*
    };
}

/// Declares a query about a value that an identifier has.
macro_rules! value_queries {
    ($($(#[$doc:meta])* $query:ident: $identifier:ident;)*) => {
        $(
            $(#[$doc])*
            pub fn $query(&self) -> Option<AttrRef<'_>> {
                self.check_valid();
                let value = self.values.$query.get_or_init(|| {
                    let entry = identified(self.original_layout(), |spec, ctx| spec.$identifier(ctx));
                    let value = match self.scope {
                        Some(scope) => (scope.$query)(entry),
                        None => defaults::default_value(entry),
                    };
                    value.map(|value| value.handle())
                });
                value.map(|value| self.ctx.attr_ref(value))
            }
        )*
    };
}

impl DataLayout {
    /// The layout within `scope`, a module or an operation that implements `DataLayoutOpInterface`.
    ///
    /// # Errors
    ///
    /// When `scope` is neither, or its layout contradicts those around it, which verified operations do not.
    pub fn new(scope: OpRef<'_>) -> Result<DataLayout, Diagnostic> {
        match Scope::of(scope) {
            Some(scope) => Self::of_scope(scope),
            None => Err(scope.op_error("is no scope of a data layout")),
        }
    }

    /// The layout within `op` or, if that is no scope, within the closest operation around it that is one.
    ///
    /// # Errors
    ///
    /// When the layout of that operation contradicts those around it.
    pub fn closest(op: OpRef<'_>) -> Result<DataLayout, Diagnostic> {
        match Scope::closest(op) {
            Some(scope) => Self::of_scope(scope),
            None => Ok(Self::natural(op.ir().ctx().clone())),
        }
    }

    /// The layout outside of any scope. Corresponds to the default constructor of `mlir::DataLayout`.
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

    /// The layout of the scope within those around it.
    pub fn original_layout(&self) -> Option<DataLayoutSpecInterface<'_>> {
        self.ctx.attr_ref(self.original_layout?).dyn_cast()
    }

    /// The devices that the program runs on.
    pub fn original_target_system_desc(&self) -> Option<TargetSystemSpecInterface<'_>> {
        self.ctx.attr_ref(self.original_target_system_desc?).dyn_cast()
    }

    /// Whether layouts of the scope and around it are what they were. Always true in release builds.
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

    /// From the cache or else, in this order, from the scope, from the rules for builtin types, and from the type.
    #[inline]
    fn answer<T: Answer>(
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
        if let Some(known) = self.cache.get(ty, cell) {
            return Ok(known);
        }
        let view = self.ctx.type_ref(ty);
        let params = self.params(view);
        let answer = match self.scope {
            Some(scope) => of_scope(scope)(view, self, &params),
            None => default(view, self, &params),
        }?;
        self.cache.set(ty, cell, answer);
        Ok(answer)
    }

    /// The entries about types of the class of `ty`.
    fn params<'c>(&'c self, ty: TypeRef<'c>) -> DataLayoutEntryList<'c> {
        match self.original_layout() {
            Some(spec) => spec.spec_for_type(TypeClass::of(ty)),
            None => Vec::new(),
        }
    }

    type_queries! {
        /// The size of `ty` in bytes.
        type_size, try_type_size: TypeSize,
            cell size, scope type_size, default default_type_size;
        /// The size of `ty` in bits.
        type_size_in_bits, try_type_size_in_bits: TypeSize,
            cell size_in_bits, scope type_size_in_bits, default default_type_size_in_bits;
        /// The alignment that `ty` must have, in bytes.
        type_abi_alignment, try_type_abi_alignment: u64,
            cell abi_alignment, scope type_abi_alignment, default default_abi_alignment;
        /// The alignment that is best for `ty`, in bytes.
        type_preferred_alignment, try_type_preferred_alignment: u64,
            cell preferred_alignment, scope type_preferred_alignment, default default_preferred_alignment;
        /// The width in which indices of `ty` are computed; `None` if it is not like a pointer.
        type_index_bitwidth, try_type_index_bitwidth: Option<u64>,
            cell index_bitwidth, scope index_bitwidth, default default_index_bitwidth;
    }

    value_queries! {
        /// The order of bytes.
        endianness: endianness_identifier;
        /// The memory space of what says none.
        default_memory_space: default_memory_space_identifier;
        /// The memory space of the stack.
        alloca_memory_space: alloca_memory_space_identifier;
        /// The way in which names are mangled for the linker.
        mangling_mode: mangling_mode_identifier;
        /// The memory space of code.
        program_memory_space: program_memory_space_identifier;
        /// The memory space of global variables.
        global_memory_space: global_memory_space_identifier;
        /// The alignment of pointers to functions.
        function_pointer_alignment: function_pointer_alignment_identifier;
        /// The widths of integers that the machine computes with.
        legal_int_widths: legal_int_widths_identifier;
    }

    /// The alignment of the stack in bits, beyond which stack variables are better not aligned; 0 if it is not known.
    ///
    /// # Panics
    ///
    /// When the layout says something that is not a number.
    #[track_caller]
    pub fn stack_alignment(&self) -> u64 {
        or_stop(self.try_stack_alignment())
    }

    /// As [`stack_alignment`](Self::stack_alignment).
    ///
    /// # Errors
    ///
    /// When the layout says something that is not a number.
    pub fn try_stack_alignment(&self) -> LayoutResult<u64> {
        self.check_valid();
        let alignment = self.values.stack_alignment.get_or_init(|| {
            let entry = identified(self.original_layout(), |spec, ctx| {
                spec.stack_alignment_identifier(ctx)
            });
            match self.scope {
                Some(scope) => (scope.stack_alignment)(entry),
                None => defaults::default_stack_alignment(entry),
            }
        });
        alignment.clone()
    }

    /// A property of the device called `device_id`, if it has one of that name. There is no default, so it is not
    /// remembered.
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
