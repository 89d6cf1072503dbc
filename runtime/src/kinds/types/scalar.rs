//! Scalar types: integers, floats, `index`, `none`.

use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::interfaces::{Covers, TypeSubset};
use crate::core::location::Location;
use crate::core::types::{BuiltinType, Type, TypeCast, TypeDef, TypeKind, TypeRef};
use crate::core::unchecked::invalid_parameters;
use crate::kinds::interfaces::FloatTypeTable;
use crate::kinds::kind::type_kind;
use crate::support::apfloat::FloatSemantics;

/// The signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Signedness {
    /// The operation decides: `i32`.
    #[default]
    Signless,
    /// Two's complement: `si32`.
    Signed,
    /// Unsigned: `ui32`.
    Unsigned,
}

/// Parameters of [`IntegerType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerTypeStorage {
    width: u32,
    signedness: Signedness,
}

type_kind! {
    /// An integer type: `i32`, `si8`, `ui64`.
    IntegerType, INTEGER_TYPE, "integer", Integer, IntegerTypeStorage, integers,
    [VectorElementTypeInterfaceTable]
}

impl<'c> IntegerType<'c> {
    /// The largest width in bits.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// The signless integer type of `width` bits.
    ///
    /// # Panics
    ///
    /// If `width` is larger than [`MAX_WIDTH`](Self::MAX_WIDTH).
    #[track_caller]
    pub fn get(ctx: &'c Context, width: u32) -> Self {
        Self::with_signedness(ctx, width, Signedness::Signless)
    }

    /// The signed integer type of `width` bits.
    ///
    /// # Panics
    ///
    /// If `width` is larger than [`MAX_WIDTH`](Self::MAX_WIDTH).
    #[track_caller]
    pub fn get_signed(ctx: &'c Context, width: u32) -> Self {
        Self::with_signedness(ctx, width, Signedness::Signed)
    }

    /// The unsigned integer type of `width` bits.
    ///
    /// # Panics
    ///
    /// If `width` is larger than [`MAX_WIDTH`](Self::MAX_WIDTH).
    #[track_caller]
    pub fn get_unsigned(ctx: &'c Context, width: u32) -> Self {
        Self::with_signedness(ctx, width, Signedness::Unsigned)
    }

    /// The integer type of `width` bits.
    ///
    /// # Panics
    ///
    /// If `width` is larger than [`MAX_WIDTH`](Self::MAX_WIDTH).
    #[track_caller]
    pub fn with_signedness(ctx: &'c Context, width: u32, signedness: Signedness) -> Self {
        if width > Self::MAX_WIDTH {
            invalid_parameters("integer bitwidth is limited to 16777215 bits");
        }
        Self::unchecked(ctx, width, signedness)
    }

    /// The integer type of `width` bits.
    ///
    /// # Errors
    ///
    /// If `width` is larger than [`MAX_WIDTH`](Self::MAX_WIDTH).
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        width: u32,
        signedness: Signedness,
    ) -> Result<Self, Diagnostic> {
        if width > Self::MAX_WIDTH {
            let max = Self::MAX_WIDTH;
            let message = format!("integer bitwidth is limited to {max} bits");
            return Err(Diagnostic::error(location, message));
        }
        Ok(Self::unchecked(ctx, width, signedness))
    }

    #[inline]
    #[track_caller]
    fn unchecked(ctx: &'c Context, width: u32, signedness: Signedness) -> Self {
        let storage = || IntegerTypeStorage { width, signedness };
        match ctx.kinds.types.common.integers.get(width as usize) {
            Some(slot) if signedness == Signedness::Signless => {
                Self::intern_cached(ctx, slot, storage)
            }
            _ => Self::intern(ctx, storage()),
        }
    }

    /// The width in bits.
    #[inline]
    pub fn width(self) -> u32 {
        self.storage.width
    }

    /// The signedness.
    #[inline]
    pub fn signedness(self) -> Signedness {
        self.storage.signedness
    }

    /// Whether this is `iN`.
    #[inline]
    pub fn is_signless(self) -> bool {
        self.storage.signedness == Signedness::Signless
    }

    /// Whether this is `siN`.
    #[inline]
    pub fn is_signed(self) -> bool {
        self.storage.signedness == Signedness::Signed
    }

    /// Whether this is `uiN`.
    #[inline]
    pub fn is_unsigned(self) -> bool {
        self.storage.signedness == Signedness::Unsigned
    }
}

/// Parameters of [`IndexType`]: none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IndexTypeStorage;

type_kind! {
    /// An integer type of the target's natural width: `index`.
    IndexType, INDEX_TYPE, "index", Index, IndexTypeStorage, index,
    [VectorElementTypeInterfaceTable]
}

impl<'c> IndexType<'c> {
    /// The bit width in which constants of this type are stored. Corresponds to `kInternalStorageBitWidth`.
    pub const STORAGE_WIDTH: u32 = 64;

    /// The type.
    #[track_caller]
    pub fn get(ctx: &'c Context) -> Self {
        Self::intern_cached(ctx, &ctx.kinds.types.common.index, || IndexTypeStorage)
    }
}

/// Parameters of [`NoneType`]: none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoneTypeStorage;

type_kind! {
    /// The unit type: `none`.
    NoneType, NONE_TYPE, "none", None, NoneTypeStorage, none
}

impl<'c> NoneType<'c> {
    /// The type.
    #[track_caller]
    pub fn get(ctx: &'c Context) -> Self {
        Self::intern_cached(ctx, &ctx.kinds.types.common.none, || NoneTypeStorage)
    }
}

/// Parameters of [`BuiltinFloatType`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FloatTypeStorage {
    semantics: FloatSemantics,
}

type_kind! {
    /// A builtin float type: `f32`, `bf16`, `f8E4M3FN`. [`FloatType`] includes dialect types.
    BuiltinFloatType, FLOAT_TYPE, "float", Float, FloatTypeStorage, floats,
    [FloatTypeTable, VectorElementTypeInterfaceTable]
}

impl<'c> BuiltinFloatType<'c> {
    /// The format.
    #[inline]
    pub fn semantics(self) -> FloatSemantics {
        self.storage.semantics
    }
}

/// A view of any float type: builtin types, and dialect types with the interface
/// [`FloatTypeTrait`](crate::kinds::interfaces::FloatTypeTrait). Corresponds to `FloatType`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatType<'c> {
    view: TypeRef<'c>,
    semantics: FloatSemantics,
}

impl<'c> FloatType<'c> {
    /// The builtin float type with this format.
    #[track_caller]
    pub fn get(ctx: &'c Context, semantics: FloatSemantics) -> Self {
        let slot = &ctx.kinds.types.common.floats[semantics as usize];
        let view = BuiltinFloatType::intern_cached(ctx, slot, || FloatTypeStorage { semantics });
        FloatType { view: *view, semantics }
    }

    /// The format. Corresponds to `getFloatSemantics`.
    #[inline]
    pub fn semantics(self) -> FloatSemantics {
        self.semantics
    }

    /// The width in bits.
    #[inline]
    pub fn width(self) -> u32 {
        self.semantics.width()
    }

    /// The number of significant bits. Corresponds to `getFPMantissaWidth`.
    pub fn mantissa_width(self) -> u32 {
        self.semantics.mantissa_width()
    }

    /// The float type that is `scale` times as wide; `None` if there is none.
    pub fn scale_element_bitwidth(self, scale: u32) -> Option<Self> {
        let table = self.view.interface_table::<FloatTypeTable>()?;
        (table.scale_element_bitwidth)(self.view, scale)
    }
}

impl<'c> std::ops::Deref for FloatType<'c> {
    type Target = TypeRef<'c>;
    #[inline]
    fn deref(&self) -> &TypeRef<'c> {
        &self.view
    }
}

impl<'c> TypeCast<'c> for FloatType<'c> {
    #[inline]
    fn classof(view: TypeRef<'c>) -> bool {
        Self::try_from_ref(view).is_some()
    }

    #[inline]
    fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
        let semantics = match view.def().builtin_kind() {
            BuiltinType::Float => BuiltinFloatType::try_from_kind(view)?.semantics(),
            _ => {
                let table = view.interface_table::<FloatTypeTable>()?;
                (table.float_semantics)(view)
            }
        };
        Some(FloatType { view, semantics })
    }
}

crate::core::kind::display!(FloatType);

impl From<FloatType<'_>> for Type {
    #[inline]
    fn from(view: FloatType<'_>) -> Type {
        view.view.handle()
    }
}

/// Declares the view of the builtin float type with one format.
macro_rules! float_types {
    ($($view:ident $semantics:ident $keyword:literal),* $(,)?) => { $(
        #[doc = concat!("The type `", $keyword, "`.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $view<'c>(FloatType<'c>);

        impl<'c> $view<'c> {
            /// The type.
            pub fn get(ctx: &'c Context) -> Self {
                $view(FloatType::get(ctx, FloatSemantics::$semantics))
            }
        }

        crate::core::kind::display!($view);

        impl<'c> std::ops::Deref for $view<'c> {
            type Target = FloatType<'c>;
            #[inline]
            fn deref(&self) -> &FloatType<'c> {
                &self.0
            }
        }

        impl<'c> TypeCast<'c> for $view<'c> {
            #[inline]
            fn classof(view: TypeRef<'c>) -> bool {
                Self::try_from_ref(view).is_some()
            }
            #[inline]
            fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
                let semantics = BuiltinFloatType::try_from_kind(view)?.semantics();
                let same = semantics == FloatSemantics::$semantics;
                same.then_some($view(FloatType { view, semantics }))
            }
        }

        impl<'c> TypeSubset<'c> for $view<'c> {
            const OF: &'static TypeDef = <BuiltinFloatType<'c> as TypeKind<'c>>::DEF;
            const COVERS: Covers = Covers::Types(|ty| ty.isa::<$view<'_>>());
        }

        impl From<$view<'_>> for Type {
            #[inline]
            fn from(view: $view<'_>) -> Type {
                view.0.into()
            }
        }
    )* };
}

float_types! {
    Float8E5M2Type F8E5M2 "f8E5M2", Float8E4M3Type F8E4M3 "f8E4M3",
    Float8E4M3FNType F8E4M3FN "f8E4M3FN", Float8E5M2FNUZType F8E5M2FNUZ "f8E5M2FNUZ",
    Float8E4M3FNUZType F8E4M3FNUZ "f8E4M3FNUZ", Float8E4M3B11FNUZType F8E4M3B11FNUZ "f8E4M3B11FNUZ",
    Float8E3M4Type F8E3M4 "f8E3M4", Float4E2M1FNType F4E2M1FN "f4E2M1FN",
    Float6E2M3FNType F6E2M3FN "f6E2M3FN", Float6E3M2FNType F6E3M2FN "f6E3M2FN",
    Float8E8M0FNUType F8E8M0FNU "f8E8M0FNU", BFloat16Type BF16 "bf16", Float16Type F16 "f16",
    FloatTF32Type TF32 "tf32", Float32Type F32 "f32", Float64Type F64 "f64",
    Float80Type F80 "f80", Float128Type F128 "f128",
}

impl<'c> TypeRef<'c> {
    /// Whether this is `index`.
    #[inline]
    pub fn is_index(self) -> bool {
        self.isa::<IndexType<'c>>()
    }

    /// Whether this is the signless integer type of `width` bits.
    #[inline]
    pub fn is_signless_integer_of(self, width: u32) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(|t| t.is_signless() && t.width() == width)
    }

    /// Whether this is an integer type of `width` bits. Corresponds to `isInteger(width)`.
    #[inline]
    pub fn is_integer_of(self, width: u32) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(|t| t.width() == width)
    }

    /// Whether this is an integer type.
    #[inline]
    pub fn is_integer(self) -> bool {
        self.isa::<IntegerType<'c>>()
    }

    /// Whether this is a signless integer type.
    #[inline]
    pub fn is_signless_integer(self) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(IntegerType::is_signless)
    }

    /// Whether this is the signed integer type of `width` bits.
    pub fn is_signed_integer_of(self, width: u32) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(|ty| ty.is_signed() && ty.width() == width)
    }

    /// Whether this is the unsigned integer type of `width` bits.
    pub fn is_unsigned_integer_of(self, width: u32) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(|ty| ty.is_unsigned() && ty.width() == width)
    }

    /// Whether this is a signed integer type.
    #[inline]
    pub fn is_signed_integer(self) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(IntegerType::is_signed)
    }

    /// Whether this is an unsigned integer type.
    #[inline]
    pub fn is_unsigned_integer(self) -> bool {
        self.dyn_cast::<IntegerType<'c>>().is_some_and(IntegerType::is_unsigned)
    }

    /// Whether this is an integer or `index`.
    #[inline]
    pub fn is_int_or_index(self) -> bool {
        self.is_integer() || self.is_index()
    }

    /// Whether this is a signless integer or `index`.
    #[inline]
    pub fn is_signless_int_or_index(self) -> bool {
        self.is_signless_integer() || self.is_index()
    }

    /// Whether this is an integer or a float.
    #[inline]
    pub fn is_int_or_float(self) -> bool {
        self.is_integer() || self.isa::<FloatType<'c>>()
    }

    /// Whether this is a signless integer, `index` or a float.
    #[inline]
    pub fn is_signless_int_or_index_or_float(self) -> bool {
        self.is_signless_int_or_index() || self.isa::<FloatType<'c>>()
    }

    /// Whether this is an integer, `index` or a float.
    #[inline]
    pub fn is_int_or_index_or_float(self) -> bool {
        self.is_int_or_float() || self.is_index()
    }

    /// The bit width of an integer or float type; `None` for other types.
    #[inline]
    pub fn int_or_float_bit_width(self) -> Option<u32> {
        match self.dyn_cast::<IntegerType<'c>>() {
            Some(integer) => Some(integer.width()),
            None => self.dyn_cast::<FloatType<'c>>().map(FloatType::width),
        }
    }

    /// Whether this is the builtin float type with this format.
    #[inline]
    pub fn is_float_of(self, semantics: FloatSemantics) -> bool {
        self.dyn_cast::<BuiltinFloatType<'c>>().is_some_and(|float| float.semantics() == semantics)
    }
}
