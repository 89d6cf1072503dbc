//! Conversion of types, and the operations that connect values of different types.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::signature::SignatureConversion;
use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{BlockRef, OpBuilder, OpRef, RegionRef, Value, ValueRef};
use crate::core::types::{Type, TypeRef};
use crate::kinds::types::FunctionType;

/// What a type is converted to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Converted {
    /// These types: one, several, or none, which removes the value.
    Types(SmallVec<[Type; 1]>),
    /// Nothing: there is no conversion.
    Failure,
}

impl From<Type> for Converted {
    fn from(ty: Type) -> Self {
        Converted::Types(smallvec![ty])
    }
}

impl From<&[Type]> for Converted {
    fn from(types: &[Type]) -> Self {
        Converted::Types(types.into())
    }
}

impl From<Vec<Type>> for Converted {
    fn from(types: Vec<Type>) -> Self {
        Converted::Types(types.into())
    }
}

type TypeFn = Box<dyn Fn(TypeRef<'_>) -> Option<Converted> + Send + Sync>;
type ValueFn = Box<dyn Fn(ValueRef<'_>) -> Option<Converted> + Send + Sync>;
type AttributeFn =
    Box<dyn for<'c> Fn(TypeRef<'c>, AttrRef<'c>) -> Option<Option<Attribute>> + Send + Sync>;
type SourceFn = Box<dyn Fn(&mut OpBuilder<'_>, Type, &[Value]) -> Option<Value> + Send + Sync>;
type TargetFn = Box<
    dyn Fn(&mut OpBuilder<'_>, &[Type], &[Value], Option<Type>) -> Option<Vec<Value>> + Send + Sync,
>;

enum Conversion {
    OfType(TypeFn),
    OfValue(ValueFn),
}

/// Converts types. Corresponds to `mlir::TypeConverter`.
///
/// Conversions are functions; of several, the one that was added last is tried first. Without any, no type converts.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::conversion::TypeConverter;
/// use ods_runtime::types::{IndexType, IntegerType};
///
/// let ctx = Context::new();
/// let mut types = TypeConverter::new();
/// types.add_identity_conversion();
/// types.add_conversion(|ty| {
///     ty.isa::<IndexType<'_>>().then(|| IntegerType::get(ty.ctx(), 64).handle())
/// });
/// let index = ctx.type_ref(IndexType::get(&ctx).handle());
/// assert_eq!(types.convert_type(index), Some(IntegerType::get(&ctx, 64).handle()));
/// ```
#[derive(Default)]
pub struct TypeConverter {
    conversions: Vec<Conversion>,
    has_value_conversions: bool,
    sources: Vec<SourceFn>,
    targets: Vec<TargetFn>,
    attributes: Vec<AttributeFn>,
    /// The results of the conversions of types.
    cache: RwLock<FxHashMap<Type, Converted>>,
}

impl fmt::Debug for TypeConverter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeConverter")
            .field("conversions", &self.conversions.len())
            .field("source_materializations", &self.sources.len())
            .field("target_materializations", &self.targets.len())
            .finish_non_exhaustive()
    }
}

impl TypeConverter {
    /// A converter without conversions.
    pub fn new() -> Self {
        TypeConverter::default()
    }

    /// Adds a conversion. The function returns `None` for a type that it does not convert, which is then left to the
    /// conversions that were added before.
    pub fn add_conversion<R: Into<Converted>>(
        &mut self,
        convert: impl Fn(TypeRef<'_>) -> Option<R> + Send + Sync + 'static,
    ) {
        let convert = move |ty: TypeRef<'_>| convert(ty).map(Into::into);
        self.add(Conversion::OfType(Box::new(convert)));
    }

    /// Adds the conversion of each type to itself. Corresponds to `addConversion([](Type type) { return type; })`.
    pub fn add_identity_conversion(&mut self) {
        self.add_conversion(|ty| Some(ty.handle()));
    }

    /// Adds a conversion that depends on the value of the type. It does not take part in [`convert_type`](Self::convert_type).
    pub fn add_value_conversion<R: Into<Converted>>(
        &mut self,
        convert: impl Fn(ValueRef<'_>) -> Option<R> + Send + Sync + 'static,
    ) {
        self.has_value_conversions = true;
        let convert = move |value: ValueRef<'_>| convert(value).map(Into::into);
        self.add(Conversion::OfValue(Box::new(convert)));
    }

    fn add(&mut self, conversion: Conversion) {
        self.conversions.push(conversion);
        self.cache.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Adds a function that turns values of converted types into a value of the given type, for uses that are not
    /// converted. It creates operations with the builder, or returns `None`. The function that was added last is tried first.
    pub fn add_source_materialization(
        &mut self,
        materialize: impl Fn(&mut OpBuilder<'_>, Type, &[Value]) -> Option<Value>
        + Send
        + Sync
        + 'static,
    ) {
        self.sources.push(Box::new(materialize));
    }

    /// Adds a function that turns replacement values into a value of the given type, for a pattern that expects it. It
    /// creates operations with the builder, or returns `None`. The function that was added last is tried first.
    pub fn add_target_materialization(
        &mut self,
        materialize: impl Fn(&mut OpBuilder<'_>, Type, &[Value]) -> Option<Value>
        + Send
        + Sync
        + 'static,
    ) {
        self.targets.push(Box::new(move |b, types, inputs, _| {
            let [ty] = *types else { return None };
            Some(vec![materialize(b, ty, inputs)?])
        }));
    }

    /// Like [`add_target_materialization`](Self::add_target_materialization), for several types at once. The function also
    /// gets the type before conversion, if it is known.
    pub fn add_one_to_n_target_materialization(
        &mut self,
        materialize: impl Fn(&mut OpBuilder<'_>, &[Type], &[Value], Option<Type>) -> Option<Vec<Value>>
        + Send
        + Sync
        + 'static,
    ) {
        self.targets.push(Box::new(materialize));
    }

    /// Adds a conversion of attributes of types, such as memory spaces. The function returns `None` for what it does not
    /// convert, and `Some(None)` if there is no conversion.
    pub fn add_type_attribute_conversion(
        &mut self,
        convert: impl for<'c> Fn(TypeRef<'c>, AttrRef<'c>) -> Option<Option<Attribute>>
        + Send
        + Sync
        + 'static,
    ) {
        self.attributes.push(Box::new(convert));
        self.cache.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The types that `ty` converts to, or `None` if it does not convert.
    pub fn convert_type_to_n(&self, ty: TypeRef<'_>) -> Option<SmallVec<[Type; 1]>> {
        let cached = self.cache.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(converted) = cached.get(&ty.handle()) {
            return converted.types();
        }
        drop(cached);
        let converted = self.conversions.iter().rev().find_map(|conversion| match conversion {
            Conversion::OfType(convert) => convert(ty),
            Conversion::OfValue(_) => None,
        });
        let converted = converted.unwrap_or(Converted::Failure);
        let types = converted.types();
        self.cache.write().unwrap_or_else(PoisonError::into_inner).insert(ty.handle(), converted);
        types
    }

    /// The type that `ty` converts to. `None` if it does not convert, or not to one type.
    pub fn convert_type(&self, ty: TypeRef<'_>) -> Option<Type> {
        one(&self.convert_type_to_n(ty)?)
    }

    /// The types that `value` converts to, or `None` if its type does not convert.
    pub fn convert_value_to_n(&self, value: ValueRef<'_>) -> Option<SmallVec<[Type; 1]>> {
        if !self.has_value_conversions {
            return self.convert_type_to_n(value.ty());
        }
        let converted = self.conversions.iter().rev().find_map(|conversion| match conversion {
            Conversion::OfType(convert) => convert(value.ty()),
            Conversion::OfValue(convert) => convert(value),
        });
        converted?.types()
    }

    /// The type that `value` converts to. `None` if its type does not convert, or not to one type.
    pub fn convert_value(&self, value: ValueRef<'_>) -> Option<Type> {
        one(&self.convert_value_to_n(value)?)
    }

    /// The types that `types` convert to, one after another.
    pub fn convert_types<'c>(
        &self,
        types: impl IntoIterator<Item = TypeRef<'c>>,
    ) -> Option<Vec<Type>> {
        let mut all = Vec::new();
        for ty in types {
            all.extend(self.convert_type_to_n(ty)?);
        }
        Some(all)
    }

    /// The types that the types of `values` convert to, one after another.
    pub fn convert_values<'ir>(
        &self,
        values: impl IntoIterator<Item = ValueRef<'ir>>,
    ) -> Option<Vec<Type>> {
        let mut all = Vec::new();
        for value in values {
            all.extend(self.convert_value_to_n(value)?);
        }
        Some(all)
    }

    /// Converts an attribute of a type. `None` if there is no conversion.
    pub fn convert_type_attribute<'c>(
        &self,
        ty: TypeRef<'c>,
        attr: AttrRef<'c>,
    ) -> Option<Attribute> {
        self.attributes.iter().rev().find_map(|convert| convert(ty, attr))?
    }

    /// Whether `ty` converts to itself.
    pub fn is_legal_type(&self, ty: TypeRef<'_>) -> bool {
        self.convert_type(ty) == Some(ty.handle())
    }

    /// Whether the type of `value` converts to itself.
    pub fn is_legal_value(&self, value: ValueRef<'_>) -> bool {
        self.convert_value(value) == Some(value.ty().handle())
    }

    /// Whether the types of all operands and results of `op` convert to themselves.
    pub fn is_legal_op(&self, op: OpRef<'_>) -> bool {
        op.operands().all(|value| self.is_legal_value(value))
            && op.results().all(|value| self.is_legal_value(value))
    }

    /// Whether the types of all block arguments of `region` convert to themselves.
    pub fn is_legal_region(&self, region: RegionRef<'_>) -> bool {
        let mut arguments = region.blocks().flat_map(|block| block.arguments());
        arguments.all(|argument| self.is_legal_value(argument))
    }

    /// Whether all inputs and results of `ty` convert to themselves.
    pub fn is_signature_legal(&self, ty: FunctionType<'_>) -> bool {
        let mut types = ty.inputs().iter().chain(ty.results());
        types.all(|each| self.is_legal_type(ty.ctx().type_ref(*each)))
    }

    /// The conversion of arguments of these types. `None` if one does not convert.
    pub fn convert_signature<'c>(
        &self,
        types: impl IntoIterator<Item = TypeRef<'c>>,
    ) -> Option<SignatureConversion> {
        let mut signature = SignatureConversion::new(0);
        for ty in types {
            signature.push_converted(&self.convert_type_to_n(ty)?);
        }
        Some(signature)
    }

    /// The conversion of the arguments of `block`. `None` if one does not convert.
    pub fn convert_block_signature(&self, block: BlockRef<'_>) -> Option<SignatureConversion> {
        let mut signature = SignatureConversion::new(0);
        for argument in block.arguments() {
            signature.push_converted(&self.convert_value_to_n(argument)?);
        }
        Some(signature)
    }

    /// A value of the type `ty` that is made from `inputs`, if a source materialization makes one.
    pub fn materialize_source(
        &self,
        b: &mut OpBuilder<'_>,
        ty: Type,
        inputs: &[Value],
    ) -> Option<Value> {
        self.sources.iter().rev().find_map(|materialize| materialize(b, ty, inputs))
    }

    /// Values of the types `types` that are made from `inputs`, if a target materialization makes some. `original` is the
    /// type before conversion.
    pub fn materialize_target(
        &self,
        b: &mut OpBuilder<'_>,
        types: &[Type],
        inputs: &[Value],
        original: Option<Type>,
    ) -> Option<Vec<Value>> {
        self.targets.iter().rev().find_map(|materialize| materialize(b, types, inputs, original))
    }
}

fn one(types: &[Type]) -> Option<Type> {
    match *types {
        [ty] => Some(ty),
        _ => None,
    }
}

impl Converted {
    fn types(&self) -> Option<SmallVec<[Type; 1]>> {
        match self {
            Converted::Types(types) => Some(types.clone()),
            Converted::Failure => None,
        }
    }
}
