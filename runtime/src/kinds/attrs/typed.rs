//! Typed attributes.

use crate::core::attrs::{AttrCast, AttrRef, Attribute, BuiltinAttr, StringAttr};
use crate::core::types::TypeRef;
use crate::kinds::attrs::{
    DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, FloatAttr, IntegerAttr,
    OpaqueAttr, SparseElementsAttr,
};
use crate::kinds::interfaces::TypedAttrTable;

/// A view of any attribute with a type: builtin attributes, and dialect attributes with the interface
/// [`TypedAttrTrait`](crate::kinds::interfaces::TypedAttrTrait). Corresponds to `TypedAttr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypedAttr<'c> {
    view: AttrRef<'c>,
}

impl<'c> TypedAttr<'c> {
    #[doc(hidden)]
    pub fn from_parts(view: AttrRef<'c>, _table: &'static TypedAttrTable) -> Self {
        TypedAttr { view }
    }

    /// The type.
    pub fn ty(self) -> TypeRef<'c> {
        use BuiltinAttr as B;
        let view = self.view;
        match view.def().builtin_kind() {
            B::Integer => view.cast::<IntegerAttr<'c>>().ty(),
            B::Float => view.cast::<FloatAttr<'c>>().ty(),
            B::String => view.cast::<StringAttr<'c>>().ty(),
            B::Opaque => view.cast::<OpaqueAttr<'c>>().ty(),
            B::DenseElements => *view.cast::<DenseElementsAttr<'c>>().ty(),
            B::DenseStringElements => *view.cast::<DenseStringElementsAttr<'c>>().ty(),
            B::DenseResourceElements => *view.cast::<DenseResourceElementsAttr<'c>>().ty(),
            B::SparseElements => *view.cast::<SparseElementsAttr<'c>>().ty(),
            _ => {
                let table = view.interface_table::<TypedAttrTable>();
                (table.expect("a typed attribute has the interface").ty)(view)
            }
        }
    }
}

crate::core::kind::display!(TypedAttr);

impl<'c> std::ops::Deref for TypedAttr<'c> {
    type Target = AttrRef<'c>;
    fn deref(&self) -> &AttrRef<'c> {
        &self.view
    }
}

impl From<TypedAttr<'_>> for Attribute {
    fn from(view: TypedAttr<'_>) -> Attribute {
        view.view.handle()
    }
}

impl<'c> AttrCast<'c> for TypedAttr<'c> {
    fn classof(view: AttrRef<'c>) -> bool {
        use BuiltinAttr as B;
        match view.def().builtin_kind() {
            B::Integer
            | B::Float
            | B::String
            | B::Opaque
            | B::DenseElements
            | B::DenseStringElements
            | B::DenseResourceElements
            | B::SparseElements => true,
            _ => view.interface_table::<TypedAttrTable>().is_some(),
        }
    }

    fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
        Self::classof(view).then_some(TypedAttr { view })
    }
}
