//! Attributes with a single value: numbers, strings, types, symbol references.

use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute, StringAttr};
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ident::Ident;
use crate::core::interfaces::{AttrSubset, Covers};
use crate::core::location::Location;
use crate::core::types::{Type, TypeRef};
use crate::core::unchecked::invalid_parameters;
use crate::core::uniquer::key_hash;
use crate::kinds::attrs::IntegerAttrStorage;
use crate::kinds::kind::attr_kind;
use crate::kinds::types::opaque::check_unregistered;
use crate::kinds::types::{FloatType, IndexType, IntegerType, NoneType};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;
use crate::support::interner::PackedSlot;

attr_kind! {
    /// An integer of an integer type or of `index`: `42 : i32`, `true`.
    IntegerAttr, INTEGER_ATTR, "integer", Integer, IntegerAttrStorage, integers,
    PackedSlot<IntegerAttrStorage>, [TypedAttrTable]
}

/// The bit width in which constants of `ty` are stored; `None` if `ty` is neither an integer type nor `index`.
pub fn integer_storage_width(ty: TypeRef<'_>) -> Option<u32> {
    match ty.dyn_cast::<IntegerType<'_>>() {
        Some(integer) => Some(integer.width()),
        None => ty.is_index().then_some(IndexType::STORAGE_WIDTH),
    }
}

impl<'c> IntegerAttr<'c> {
    /// The constant `value` of type `ty`, truncated to its width.
    ///
    /// # Panics
    ///
    /// If `ty` is neither an integer type nor `index`.
    #[track_caller]
    pub fn get(ctx: &'c Context, ty: impl Into<Type>, value: i64) -> Self {
        let ty = ty.into();
        let hash = IntegerAttrStorage::hash_small(ty, value);
        match Self::find(ctx, hash, |storage| storage.is_small(ty, value)) {
            Some(attr) => attr,
            None => Self::add_truncated(ctx, hash, ty, value),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn add_truncated(ctx: &'c Context, hash: u64, ty: Type, value: i64) -> Self {
        let (ty, width) = integer_type(ctx, ty);
        let truncated = match width {
            0 => 0,
            1..64 => value << (64 - width) >> (64 - width),
            _ => value,
        };
        let storage = IntegerAttrStorage::small(ty, truncated);
        if truncated == value { Self::add(ctx, hash, storage) } else { Self::intern(ctx, storage) }
    }

    /// The constant `value` of type `ty`, which must have the same width.
    ///
    /// # Panics
    ///
    /// If `ty` is neither an integer type nor `index`, or the widths differ.
    #[track_caller]
    pub fn from_ap_int(ctx: &'c Context, ty: impl Into<Type>, value: impl IntegerValue) -> Self {
        let (ty, width) = integer_type(ctx, ty.into());
        let value = value.into_ap_int(width);
        assert_eq!(width, value.width(), "an integer attribute has the width of its type");
        Self::intern(ctx, IntegerAttrStorage::new(ctx, ty, &value))
    }

    /// The value.
    pub fn value(self) -> ApInt {
        match self.storage.value() {
            Ok(small) => ApInt::from_i64(self.width(), small),
            // Wide values live as long as the context.
            Err(wide) => wide.get(self.ctx()).expect("the value belongs to this context").clone(),
        }
    }

    /// The bit width of the type.
    fn width(self) -> u32 {
        // The constructor checked the type.
        integer_storage_width(self.ty()).expect("an integer type or `index`")
    }

    /// The type.
    #[inline]
    pub fn ty(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.ty())
    }

    /// The value as a signed integer; `None` if it does not fit. Corresponds to `getInt`.
    #[inline]
    pub fn int(self) -> Option<i64> {
        self.storage.value().ok()
    }

    /// The value as an unsigned integer; `None` if it does not fit. Corresponds to `getUInt`.
    #[inline]
    pub fn uint(self) -> Option<u64> {
        match self.storage.value() {
            Ok(small) if small >= 0 => Some(small as u64),
            _ => self.value().to_u64(),
        }
    }
}

/// The type `ty` of an integer attribute and its width; `index` where constructors accept invalid parameters and the type
/// is invalid.
#[track_caller]
fn integer_type(ctx: &Context, ty: Type) -> (Type, u32) {
    integer_storage_width(ctx.type_ref(ty)).map(|width| (ty, width)).unwrap_or_else(|| {
        invalid_parameters("the type of an integer attribute is an integer type or `index`");
        (IndexType::get(ctx).into(), 64)
    })
}

/// The type `ty` of a float attribute and its format; `f64` where constructors accept invalid parameters and the type is
/// invalid.
#[track_caller]
fn float_type(ctx: &Context, ty: Type) -> (Type, FloatSemantics) {
    let float = ctx.type_ref(ty).dyn_cast::<FloatType<'_>>();
    float.map(|float| (ty, float.semantics())).unwrap_or_else(|| {
        invalid_parameters("the type of a float attribute is a float type");
        (FloatType::get(ctx, FloatSemantics::F64).into(), FloatSemantics::F64)
    })
}

/// A value from which integer attributes are created.
pub trait IntegerValue {
    /// The value in `width` bits. An `ApInt` keeps its own width.
    fn into_ap_int(self, width: u32) -> ApInt;
}

impl IntegerValue for i64 {
    fn into_ap_int(self, width: u32) -> ApInt {
        ApInt::from_i64(width, self)
    }
}

impl IntegerValue for ApInt {
    fn into_ap_int(self, _width: u32) -> ApInt {
        self
    }
}

impl IntegerValue for &ApInt {
    fn into_ap_int(self, _width: u32) -> ApInt {
        self.clone()
    }
}

/// A view of integer attributes of type `i1`: `true` and `false`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoolAttr<'c>(IntegerAttr<'c>);

impl<'c> BoolAttr<'c> {
    /// The attribute.
    #[track_caller]
    pub fn get(ctx: &'c Context, value: bool) -> Self {
        // The one-bit value 1 is -1 as a signed integer.
        BoolAttr(IntegerAttr::get(ctx, IntegerType::get(ctx, 1), -i64::from(value)))
    }

    /// The value.
    pub fn value(self) -> bool {
        !self.0.value().is_zero()
    }
}

crate::core::kind::display!(BoolAttr, FlatSymbolRefAttr);

impl<'c> std::ops::Deref for BoolAttr<'c> {
    type Target = IntegerAttr<'c>;
    fn deref(&self) -> &IntegerAttr<'c> {
        &self.0
    }
}

impl<'c> AttrSubset<'c> for BoolAttr<'c> {
    const OF: &'static AttrDef = <IntegerAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<BoolAttr<'_>>());
}

impl<'c> AttrCast<'c> for BoolAttr<'c> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::try_from_ref(view).is_some()
    }
    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        view.dyn_cast::<IntegerAttr<'c>>()
            .filter(|integer| integer.ty().is_signless_integer_of(1))
            .map(BoolAttr)
    }
}

impl From<BoolAttr<'_>> for Attribute {
    fn from(view: BoolAttr<'_>) -> Attribute {
        view.0.into()
    }
}

/// A value from which float attributes are created.
pub trait FloatValue {
    /// The value, rounded to `semantics`.
    fn into_ap_float(self, semantics: FloatSemantics) -> ApFloat;
}

impl FloatValue for f64 {
    fn into_ap_float(self, semantics: FloatSemantics) -> ApFloat {
        ApFloat::from_f64(semantics, self)
    }
}

impl FloatValue for ApFloat {
    fn into_ap_float(self, semantics: FloatSemantics) -> ApFloat {
        self.convert(semantics)
    }
}

/// Parameters of [`FloatAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FloatAttrStorage {
    value: ApFloat,
    ty: Type,
}

attr_kind! {
    /// A float of a float type: `1.5 : f32`.
    FloatAttr, FLOAT_ATTR, "float", Float, FloatAttrStorage, floats, [TypedAttrTable]
}

impl<'c> FloatAttr<'c> {
    /// The constant `value` of type `ty`, rounded to its format.
    ///
    /// # Panics
    ///
    /// If `ty` is not a float type.
    #[track_caller]
    pub fn get(ctx: &'c Context, ty: impl Into<Type>, value: f64) -> Self {
        let (ty, semantics) = float_type(ctx, ty.into());
        Self::intern(ctx, FloatAttrStorage { value: ApFloat::from_f64(semantics, value), ty })
    }

    /// The constant `value` of type `ty`, rounded to its format.
    ///
    /// # Panics
    ///
    /// If `ty` is not a float type.
    #[track_caller]
    pub fn with_value(ctx: &'c Context, ty: impl Into<Type>, value: impl FloatValue) -> Self {
        let (ty, semantics) = float_type(ctx, ty.into());
        Self::intern(ctx, FloatAttrStorage { value: value.into_ap_float(semantics), ty })
    }

    /// The constant `value` of the builtin type with its format.
    #[track_caller]
    pub fn from_ap_float(ctx: &'c Context, value: ApFloat) -> Self {
        let ty = FloatType::get(ctx, value.semantics()).into();
        Self::intern(ctx, FloatAttrStorage { value, ty })
    }

    /// The value.
    #[inline]
    pub fn value(self) -> ApFloat {
        self.storage.value
    }

    /// The value as an `f64`, rounded if its format is wider.
    #[inline]
    pub fn value_as_f64(self) -> f64 {
        self.storage.value.to_f64()
    }

    /// The type.
    #[inline]
    pub fn ty(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.ty)
    }
}

impl<'c> StringAttr<'c> {
    /// The type; `none` by default.
    pub fn ty(self) -> TypeRef<'c> {
        let ctx = self.ctx();
        self.given_type().map_or_else(|| *NoneType::get(ctx), |ty| ctx.type_ref(ty))
    }
}

/// Parameters of [`TypeAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TypeAttrStorage {
    value: Type,
}

attr_kind! {
    /// A type as an attribute: `i32`.
    TypeAttr, TYPE_ATTR, "type", Type, TypeAttrStorage, types
}

impl<'c> TypeAttr<'c> {
    /// The attribute for `value`.
    #[track_caller]
    pub fn get(ctx: &'c Context, value: impl Into<Type>) -> Self {
        let value = value.into();
        ctx.assert_owns(value);
        Self::intern(ctx, TypeAttrStorage { value })
    }

    /// The type.
    #[inline]
    pub fn value(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.value)
    }
}

/// Parameters of [`OpaqueAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueAttrStorage {
    dialect: Ident,
    data: Ident,
    ty: Type,
}

attr_kind! {
    /// An attribute of a dialect that is not loaded, stored as text: `#dialect<"text">`.
    OpaqueAttr, OPAQUE_ATTR, "opaque", Opaque, OpaqueAttrStorage, opaques, [TypedAttrTable]
}

impl<'c> OpaqueAttr<'c> {
    /// The attribute of `dialect` with the text `data`. Unchecked.
    #[track_caller]
    pub fn get(ctx: &'c Context, dialect: Ident, data: Ident, ty: impl Into<Type>) -> Self {
        ctx.assert_owns_all([dialect, data]);
        Self::intern(ctx, OpaqueAttrStorage { dialect, data, ty: ty.into() })
    }

    /// The attribute of `dialect` with the text `data`.
    ///
    /// # Errors
    ///
    /// If `dialect` is not a valid namespace, or the context does not allow unregistered dialects.
    #[track_caller]
    pub fn get_checked(
        ctx: &'c Context,
        location: Location,
        dialect: Ident,
        data: Ident,
        ty: Type,
    ) -> Result<Self, Diagnostic> {
        check_unregistered(ctx, location, dialect, data, Some(ty))?;
        Ok(Self::get(ctx, dialect, data, ty))
    }

    /// The dialect's namespace.
    pub fn dialect_namespace(self) -> Ident {
        self.storage.dialect
    }

    /// The text after the namespace.
    pub fn attr_data(self) -> Ident {
        self.storage.data
    }

    /// The type; `none` by default.
    pub fn ty(self) -> TypeRef<'c> {
        self.ctx().type_ref(self.storage.ty)
    }
}

/// Parameters of [`SymbolRefAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SymbolRefAttrStorage {
    root: Ident,
    nested: Box<[Ident]>,
}

attr_kind! {
    /// A reference to a symbol, possibly in nested symbol tables: `@a`, `@a::@b`.
    SymbolRefAttr, SYMBOL_REF_ATTR, "symbol_ref", SymbolRef, SymbolRefAttrStorage, symbol_refs
}

impl<'c> SymbolRefAttr<'c> {
    /// The reference `root::nested...`.
    #[track_caller]
    pub fn get(ctx: &'c Context, root: Ident, nested: &[Ident]) -> Self {
        ctx.assert_owns(root);
        ctx.assert_owns_all(nested.iter().copied());
        Self::intern_with(
            ctx,
            key_hash(&(root, nested)),
            |storage| storage.root == root && *storage.nested == *nested,
            || SymbolRefAttrStorage { root, nested: nested.into() },
        )
    }

    /// The first name of the path.
    #[inline]
    pub fn root_reference(self) -> Ident {
        self.storage.root
    }

    /// The names after the first.
    #[inline]
    pub fn nested_references(self) -> &'c [Ident] {
        &self.storage.nested
    }

    /// The last name of the path.
    #[inline]
    pub fn leaf_reference(self) -> Ident {
        self.storage.nested.last().copied().unwrap_or(self.storage.root)
    }
}

/// A view of symbol references with one name: `@a`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlatSymbolRefAttr<'c>(SymbolRefAttr<'c>);

impl<'c> FlatSymbolRefAttr<'c> {
    /// The reference to `name`.
    #[track_caller]
    pub fn get(ctx: &'c Context, name: &str) -> Self {
        Self::from_ident(ctx, ctx.ident(name))
    }

    /// The reference to `name`.
    #[track_caller]
    pub fn from_ident(ctx: &'c Context, name: Ident) -> Self {
        FlatSymbolRefAttr(SymbolRefAttr::get(ctx, name, &[]))
    }

    /// The name.
    #[inline]
    pub fn value(self) -> &'c str {
        self.0.ctx().ident_str(self.0.storage.root)
    }

    /// The name as an identifier.
    #[inline]
    pub fn ident(self) -> Ident {
        self.0.storage.root
    }
}

impl<'c> std::ops::Deref for FlatSymbolRefAttr<'c> {
    type Target = SymbolRefAttr<'c>;
    fn deref(&self) -> &SymbolRefAttr<'c> {
        &self.0
    }
}

impl<'c> AttrSubset<'c> for FlatSymbolRefAttr<'c> {
    const OF: &'static AttrDef = <SymbolRefAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<FlatSymbolRefAttr<'_>>());
}

impl<'c> AttrCast<'c> for FlatSymbolRefAttr<'c> {
    fn classof(view: AttrRef<'c>) -> bool {
        Self::try_from_ref(view).is_some()
    }
    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        view.dyn_cast::<SymbolRefAttr<'c>>()
            .filter(|symbol| symbol.nested_references().is_empty())
            .map(FlatSymbolRefAttr)
    }
}

impl From<FlatSymbolRefAttr<'_>> for Attribute {
    fn from(view: FlatSymbolRefAttr<'_>) -> Attribute {
        view.0.into()
    }
}
