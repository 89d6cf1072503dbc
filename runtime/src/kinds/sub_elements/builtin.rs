//! Sub-elements of builtin types and attributes, in upstream's order.

use super::{Replace, SubElement, Visit};
use crate::core::attrs::{
    AttrRef, Attribute, BuiltinAttr as A, CallSiteLoc, DictionaryAttr, FusedLoc, NameLoc,
    NamedAttribute, StringAttr,
};
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::{BuiltinType as T, Type, TypeRef};
use crate::kinds::attrs::{
    ArrayAttr, DenseArrayAttr, DenseResourceElementsAttr, DistinctAttr, FloatAttr, IntegerAttr,
    OpaqueAttr, SparseElementsAttr, SymbolRefAttr, TypeAttr, TypedAttr,
};
use crate::kinds::types::{
    ComplexType, FloatType, FunctionType, GraphType, MemRefType, OpaqueType, RankedTensorType,
    ShapedType, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

#[track_caller]
fn name(ctx: &Context, name: Ident, visit: Visit<'_>) {
    visit(SubElement::Attr(StringAttr::from_ident(ctx, name).handle()));
}

/// Visits the sub-elements of a builtin type.
#[track_caller]
pub(super) fn walk_type(ty: TypeRef<'_>, visit: Visit<'_>) {
    let mut element = |element: TypeRef<'_>| visit(SubElement::Type(element.handle()));
    match ty.def().builtin_kind() {
        T::Function => {
            let ty = ty.cast::<FunctionType<'_>>();
            ty.inputs().iter().chain(ty.results()).for_each(|it| visit(SubElement::Type(*it)));
        }
        T::Graph => {
            let ty = ty.cast::<GraphType<'_>>();
            ty.inputs().iter().chain(ty.results()).for_each(|it| visit(SubElement::Type(*it)));
        }
        T::Tuple => {
            ty.cast::<TupleType<'_>>().types().iter().for_each(|it| visit(SubElement::Type(*it)));
        }
        T::Complex => element(ty.cast::<ComplexType<'_>>().element_type()),
        T::Vector => element(ty.cast::<VectorType<'_>>().element_type()),
        T::UnrankedTensor => element(ty.cast::<UnrankedTensorType<'_>>().element_type()),
        T::RankedTensor => {
            let ty = ty.cast::<RankedTensorType<'_>>();
            element(ty.element_type());
            ty.encoding().into_iter().for_each(|it| visit(SubElement::Attr(it)));
        }
        T::MemRef => {
            let ty = ty.cast::<MemRefType<'_>>();
            element(ty.element_type());
            ty.layout()
                .into_iter()
                .chain(ty.memory_space())
                .for_each(|it| visit(SubElement::Attr(it)));
        }
        T::UnrankedMemRef => {
            let ty = ty.cast::<UnrankedMemRefType<'_>>();
            element(ty.element_type());
            ty.memory_space().into_iter().for_each(|it| visit(SubElement::Attr(it)));
        }
        T::Opaque => name(ty.ctx(), ty.cast::<OpaqueType<'_>>().dialect_namespace(), visit),
        T::Integer | T::Index | T::None | T::Float | T::NotBuiltin => {}
    }
}

/// Rebuilds a builtin type with replaced sub-elements.
pub(super) fn replace_type(view: TypeRef<'_>, with: Replace<'_>) -> Type {
    let ctx = view.ctx();
    match view.def().builtin_kind() {
        T::Function => {
            let ty = view.cast::<FunctionType<'_>>();
            let (inputs, results) = (types(ty.inputs(), with), types(ty.results(), with));
            FunctionType::get(ctx, &inputs, &results).handle()
        }
        T::Graph => {
            let ty = view.cast::<GraphType<'_>>();
            let (inputs, results) = (types(ty.inputs(), with), types(ty.results(), with));
            GraphType::get(ctx, &inputs, &results).handle()
        }
        T::Tuple => {
            TupleType::get(ctx, &types(view.cast::<TupleType<'_>>().types(), with)).handle()
        }
        T::Complex => {
            let element = view.cast::<ComplexType<'_>>().element_type().handle();
            ComplexType::get(ctx, with.ty(element)).handle()
        }
        T::Vector => {
            let ty = view.cast::<VectorType<'_>>();
            let element = with.ty(ty.element_type().handle());
            let scalable: Vec<bool> = ty.scalable_dims().collect();
            VectorType::with_scalable_dims(ctx, ty.shape(), element, &scalable).handle()
        }
        T::UnrankedTensor => {
            let element = view.cast::<UnrankedTensorType<'_>>().element_type().handle();
            UnrankedTensorType::get(ctx, with.ty(element)).handle()
        }
        T::RankedTensor => {
            let ty = view.cast::<RankedTensorType<'_>>();
            let element = with.ty(ty.element_type().handle());
            let encoding = ty.encoding().map(|it| with.attr(it));
            RankedTensorType::with_encoding(ctx, ty.shape(), element, encoding).handle()
        }
        T::MemRef => {
            let ty = view.cast::<MemRefType<'_>>();
            let element = with.ty(ty.element_type().handle());
            let layout = ty.layout().map(|it| with.attr(it));
            let space = ty.memory_space().map(|it| with.attr(it));
            MemRefType::with_layout(ctx, ty.shape(), element, layout, space).handle()
        }
        T::UnrankedMemRef => {
            let ty = view.cast::<UnrankedMemRefType<'_>>();
            let element = with.ty(ty.element_type().handle());
            let space = ty.memory_space().map(|it| with.attr(it));
            UnrankedMemRefType::get(ctx, element, space).handle()
        }
        T::Opaque | T::Integer | T::Index | T::None | T::Float | T::NotBuiltin => view.handle(),
    }
}

fn types(list: &[Type], with: Replace<'_>) -> Vec<Type> {
    list.iter().map(|ty| with.ty(*ty)).collect()
}

/// Visits the sub-elements of a builtin attribute.
#[track_caller]
pub(super) fn walk_attr(attr: AttrRef<'_>, visit: Visit<'_>) {
    let ctx = attr.ctx();
    match attr.def().builtin_kind() {
        A::Array => {
            let array = attr.cast::<ArrayAttr<'_>>();
            array.value().iter().for_each(|it| visit(SubElement::Attr(*it)));
        }
        A::Dictionary => {
            for entry in attr.cast::<DictionaryAttr<'_>>().value() {
                name(ctx, entry.name, visit);
                visit(SubElement::Attr(entry.value));
            }
        }
        A::Type => visit(SubElement::Type(attr.cast::<TypeAttr<'_>>().value().handle())),
        A::SymbolRef => {
            let symbol = attr.cast::<SymbolRefAttr<'_>>();
            name(ctx, symbol.root_reference(), visit);
            symbol.nested_references().iter().for_each(|it| name(ctx, *it, visit));
        }
        A::Opaque => {
            let opaque = attr.cast::<OpaqueAttr<'_>>();
            name(ctx, opaque.dialect_namespace(), visit);
            visit(SubElement::Type(opaque.ty().handle()));
        }
        A::Distinct => {
            visit(SubElement::Attr(attr.cast::<DistinctAttr<'_>>().referenced_attr().handle()));
        }
        A::NameLoc => {
            let named = attr.cast::<NameLoc<'_>>();
            name(ctx, named.name_ident(), visit);
            visit(SubElement::Attr(ctx.location_view(named.child_loc()).handle()));
        }
        A::CallSiteLoc => {
            let call = attr.cast::<CallSiteLoc<'_>>();
            visit(SubElement::Attr(ctx.location_view(call.callee()).handle()));
            visit(SubElement::Attr(ctx.location_view(call.caller()).handle()));
        }
        A::FusedLoc => {
            let fused = attr.cast::<FusedLoc<'_>>();
            for location in fused.locations() {
                visit(SubElement::Attr(ctx.location_view(*location).handle()));
            }
            fused.metadata().into_iter().for_each(|it| visit(SubElement::Attr(it)));
        }
        A::Integer | A::Float | A::DenseResourceElements => {
            visit(SubElement::Type(attr.cast::<TypedAttr<'_>>().ty().handle()));
        }
        A::DenseArray => {
            let element = attr.cast::<DenseArrayAttr<'_>>().element_type();
            visit(SubElement::Type(element.handle()));
        }
        A::SparseElements => {
            let sparse = attr.cast::<SparseElementsAttr<'_>>();
            visit(SubElement::Type(sparse.ty().handle()));
            visit(SubElement::Attr(sparse.indices().handle()));
            visit(SubElement::Attr(sparse.values().handle()));
        }
        // Like upstream, these have none: not even the type of a string or of dense elements.
        A::String
        | A::DenseElements
        | A::DenseStringElements
        | A::Unit
        | A::AffineMap
        | A::IntegerSet
        | A::StridedLayout
        | A::UnknownLoc
        | A::FileLineColRange
        | A::NotBuiltin => {}
    }
}

/// Rebuilds a builtin attribute with replaced sub-elements. Symbol references, sparse elements, distinct attributes and
/// locations are returned unchanged, and so are numbers and arrays whose new type has another format.
pub(super) fn replace_attr(view: AttrRef<'_>, with: Replace<'_>) -> Attribute {
    let ctx = view.ctx();
    match view.def().builtin_kind() {
        A::Array => {
            let array = view.cast::<ArrayAttr<'_>>();
            let values: Vec<Attribute> = array.value().iter().map(|it| with.attr(*it)).collect();
            ArrayAttr::get(ctx, &values).handle()
        }
        A::Dictionary => {
            let entries: Vec<NamedAttribute> = view
                .cast::<DictionaryAttr<'_>>()
                .value()
                .iter()
                .map(|entry| NamedAttribute::new(entry.name, with.attr(entry.value)))
                .collect();
            DictionaryAttr::get(ctx, &entries).handle()
        }
        A::Type => {
            let ty = view.cast::<TypeAttr<'_>>().value().handle();
            TypeAttr::get(ctx, with.ty(ty)).handle()
        }
        A::Integer => {
            let number = view.cast::<IntegerAttr<'_>>();
            let ty = with.ty(number.ty().handle());
            let new_width = crate::kinds::attrs::integer_storage_width(ctx.type_ref(ty));
            match new_width {
                Some(width) if width == number.value().width() => {
                    IntegerAttr::from_ap_int(ctx, ty, number.value().clone()).handle()
                }
                _ => view.handle(),
            }
        }
        A::Float => {
            let number = view.cast::<FloatAttr<'_>>();
            let ty = with.ty(number.ty().handle());
            match ctx.type_ref(ty).dyn_cast::<FloatType<'_>>() {
                Some(float) if float.semantics() == number.value().semantics() => {
                    FloatAttr::with_value(ctx, ty, number.value()).handle()
                }
                _ => view.handle(),
            }
        }
        A::Opaque => {
            let opaque = view.cast::<OpaqueAttr<'_>>();
            let ty = with.ty(opaque.ty().handle());
            OpaqueAttr::get(ctx, opaque.dialect_namespace(), opaque.attr_data(), ty).handle()
        }
        A::DenseArray => {
            let array = view.cast::<DenseArrayAttr<'_>>();
            let element = array.element_type();
            let new = ctx.type_ref(with.ty(element.handle()));
            if new.int_or_float_bit_width() != element.int_or_float_bit_width() {
                return view.handle();
            }
            DenseArrayAttr::from_raw(ctx, new.handle(), array.len(), array.raw_data()).handle()
        }
        A::DenseResourceElements => {
            let resource = view.cast::<DenseResourceElementsAttr<'_>>();
            let ty = with.ty(resource.ty().handle());
            match ctx.type_ref(ty).dyn_cast::<ShapedType<'_>>() {
                Some(ty) => DenseResourceElementsAttr::get(ctx, ty, resource.key()).handle(),
                None => view.handle(),
            }
        }
        _ => view.handle(),
    }
}
