//! Models: implementations of interfaces.
//!
//! Usually the typed view of an operation, type or attribute is the model. A crate that owns neither the view nor the
//! interface wraps the view in a new type, implements the interface's trait for it, and attaches it in a context.

use std::ops::Deref;

use super::table::Covers;
use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef};
use crate::core::ir::{OpRef, OpView};
use crate::core::types::{TypeCast, TypeDef, TypeKind, TypeRef};

/// Implements interfaces of operations: the view of an operation, an external model, or a fallback for many
/// operations.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot implement interfaces of operations: it is no view of operations",
    note = "declare it with `external_op_model!` or `fallback_op_model!`"
)]
pub trait OpModel<'ir>: Copy + Deref<Target = OpRef<'ir>> {
    /// The model for `op`, which must have its definition.
    fn of_op(op: OpRef<'ir>) -> Self;
}

impl<'ir, T: OpView<'ir>> OpModel<'ir> for T {
    #[inline]
    fn of_op(op: OpRef<'ir>) -> Self {
        T::wrap(op)
    }
}

/// A model of operations for any lifetime.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no model of operations",
    note = "a model is the view of an operation, or what `external_op_model!` or `fallback_op_model!` declares"
)]
pub trait OpFamily: 'static {
    /// The model.
    type View<'ir>: OpModel<'ir>;

    /// The model for `op`, which must have its definition.
    #[inline]
    fn model(op: OpRef<'_>) -> Self::View<'_> {
        OpModel::of_op(op)
    }
}

/// Implements interfaces of types: the view of a kind, or an external model.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot implement interfaces of types: it is no view of one kind of type",
    note = "declare it with `external_type_model!`"
)]
pub trait TypeModel<'c>: Copy + Deref<Target = TypeRef<'c>> {
    /// The model for `ty`, which must be of its kind.
    fn of_type(ty: TypeRef<'c>) -> Self;
}

impl<'c, T: TypeKind<'c>> TypeModel<'c> for T {
    #[inline]
    fn of_type(ty: TypeRef<'c>) -> Self {
        ty.cast()
    }
}

/// Implements interfaces of attributes: the view of a kind, or an external model.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot implement interfaces of attributes: it is no view of one kind of attribute",
    note = "declare it with `external_attr_model!`"
)]
pub trait AttrModel<'c>: Copy + Deref<Target = AttrRef<'c>> {
    /// The model for `attr`, which must be of its kind.
    fn of_attr(attr: AttrRef<'c>) -> Self;
}

impl<'c, T: AttrKind<'c>> AttrModel<'c> for T {
    #[inline]
    fn of_attr(attr: AttrRef<'c>) -> Self {
        attr.cast()
    }
}

/// A model of a type kind for any lifetime. Function tables are created from it.
pub trait TypeFamily: 'static {
    /// The model.
    type View<'c>: TypeModel<'c>;

    /// The model for `ty`, which must be of its kind.
    #[inline]
    fn model(ty: TypeRef<'_>) -> Self::View<'_> {
        TypeModel::of_type(ty)
    }
}

/// A model of an attribute kind for any lifetime. Function tables are created from it.
pub trait AttrFamily: 'static {
    /// The model.
    type View<'c>: AttrModel<'c>;

    /// The model for `attr`, which must be of its kind.
    #[inline]
    fn model(attr: AttrRef<'_>) -> Self::View<'_> {
        AttrModel::of_attr(attr)
    }
}

/// An external model, and the kind that it wraps.
pub trait ExternalModel {
    /// `OpDef`, `TypeDef` or `AttrDef`.
    type Def: 'static;
    /// The definition of the kind.
    const DEF: &'static Self::Def;
    /// The part of the kind that the model implements interfaces for.
    const COVERS: Covers = Covers::All;
}

/// A view that an external model of types can wrap: of a kind, or of some types of a kind, such as `f32`.
#[diagnostic::on_unimplemented(
    message = "no external model can wrap `{Self}`: it is no view of types of one kind"
)]
pub trait TypeSubset<'c>: TypeCast<'c> {
    /// The definition of the kind.
    const OF: &'static TypeDef;
    /// The types of the kind that the view is for.
    const COVERS: Covers;
}

impl<'c, T: TypeKind<'c>> TypeSubset<'c> for T {
    const OF: &'static TypeDef = T::DEF;
    const COVERS: Covers = Covers::All;
}

/// A view that an external model of attributes can wrap: of a kind, or of some attributes of a kind, such as booleans.
#[diagnostic::on_unimplemented(
    message = "no external model can wrap `{Self}`: it is no view of attributes of one kind"
)]
pub trait AttrSubset<'c>: AttrCast<'c> {
    /// The definition of the kind.
    const OF: &'static AttrDef;
    /// The attributes of the kind that the view is for.
    const COVERS: Covers;
}

impl<'c, T: AttrKind<'c>> AttrSubset<'c> for T {
    const OF: &'static AttrDef = T::DEF;
    const COVERS: Covers = Covers::All;
}

/// Declares an external model of an operation: a wrapper of its view that implements interfaces on behalf of a third
/// crate, which owns neither the operation nor the interface.
///
/// ```
/// # use ods_runtime::builtin::ModuleOp;
/// ods_runtime::external_op_model! {
///     /// `builtin.module`, seen by this library.
///     pub struct ModuleModel(ModuleOp);
/// }
/// ```
///
/// The field is the view, so call the operation's methods as `self.0.method()`. Attach the model with
/// `Interface::attach::<ModuleModel>(ctx)`. Corresponds to `ExternalModel` of `mlir::OpInterface`.
#[macro_export]
macro_rules! external_op_model {
    ($(#[$meta:meta])* $vis:vis struct $model:ident($($view:ident)::+);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $model<'ir>($vis $($view)::+<'ir>);
        impl<'ir> ::core::ops::Deref for $model<'ir> {
            type Target = $crate::codegen::OpRef<'ir>;
            fn deref(&self) -> &$crate::codegen::OpRef<'ir> { &self.0 }
        }
        impl<'ir> $crate::codegen::OpView<'ir> for $model<'ir> {
            const DEF: &'static $crate::codegen::OpDef =
                <$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::DEF;
            type Over<'a, S> = <$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::Over<'a, S>;
            type Setters<M> = <$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::Setters<M>;
            fn over<'a, S>(source: S) -> Self::Over<'a, S> {
                <$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::over(source)
            }
            fn setters<M>(target: M) -> Self::Setters<M> {
                <$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::setters(target)
            }
            fn wrap(op: $crate::codegen::OpRef<'ir>) -> Self {
                $model(<$($view)::+<'ir> as $crate::codegen::OpView<'ir>>::wrap(op))
            }
        }
        impl $crate::codegen::OpFamily for $model<'static> {
            type View<'ir> = $model<'ir>;
        }
    };
}

/// Declares a fallback model, which implements interfaces for unregistered operations of a dialect.
///
/// ```
/// ods_runtime::fallback_op_model! {
///     /// Any operation of the dialect.
///     pub struct AnyOp;
/// }
/// ```
///
/// The field is the [`OpRef`]. Corresponds to `FallbackModel` of `mlir::OpInterface`.
#[macro_export]
macro_rules! fallback_op_model {
    ($(#[$meta:meta])* $vis:vis struct $model:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $model<'ir>($vis $crate::codegen::OpRef<'ir>);
        impl<'ir> ::core::ops::Deref for $model<'ir> {
            type Target = $crate::codegen::OpRef<'ir>;
            fn deref(&self) -> &$crate::codegen::OpRef<'ir> { &self.0 }
        }
        impl<'ir> $crate::interfaces::OpModel<'ir> for $model<'ir> {
            fn of_op(op: $crate::codegen::OpRef<'ir>) -> Self { $model(op) }
        }
        impl $crate::codegen::OpFamily for $model<'static> {
            type View<'ir> = $model<'ir>;
        }
    };
}

/// Declares an external model of a type; see [`external_op_model!`](crate::external_op_model).
#[macro_export]
macro_rules! external_type_model {
    ($(#[$meta:meta])* $vis:vis struct $model:ident($($view:ident)::+);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $model<'c>($vis $($view)::+<'c>);
        impl<'c> ::core::ops::Deref for $model<'c> {
            type Target = $crate::codegen::TypeRef<'c>;
            fn deref(&self) -> &$crate::codegen::TypeRef<'c> { &self.0 }
        }
        impl<'c> $crate::interfaces::TypeModel<'c> for $model<'c> {
            fn of_type(it: $crate::codegen::TypeRef<'c>) -> Self { $model(it.cast()) }
        }
        impl $crate::interfaces::TypeFamily for $model<'static> {
            type View<'c> = $model<'c>;
        }
        impl $crate::interfaces::ExternalModel for $model<'static> {
            type Def = $crate::codegen::TypeDef;
            const DEF: &'static $crate::codegen::TypeDef =
                <$($view)::+<'static> as $crate::interfaces::TypeSubset<'static>>::OF;
            const COVERS: $crate::interfaces::Covers =
                <$($view)::+<'static> as $crate::interfaces::TypeSubset<'static>>::COVERS;
        }
    };
}

/// Declares an external model of an attribute; see [`external_op_model!`](crate::external_op_model).
#[macro_export]
macro_rules! external_attr_model {
    ($(#[$meta:meta])* $vis:vis struct $model:ident($($view:ident)::+);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $model<'c>($vis $($view)::+<'c>);
        impl<'c> ::core::ops::Deref for $model<'c> {
            type Target = $crate::codegen::AttrRef<'c>;
            fn deref(&self) -> &$crate::codegen::AttrRef<'c> { &self.0 }
        }
        impl<'c> $crate::interfaces::AttrModel<'c> for $model<'c> {
            fn of_attr(it: $crate::codegen::AttrRef<'c>) -> Self { $model(it.cast()) }
        }
        impl $crate::interfaces::AttrFamily for $model<'static> {
            type View<'c> = $model<'c>;
        }
        impl $crate::interfaces::ExternalModel for $model<'static> {
            type Def = $crate::codegen::AttrDef;
            const DEF: &'static $crate::codegen::AttrDef =
                <$($view)::+<'static> as $crate::interfaces::AttrSubset<'static>>::OF;
            const COVERS: $crate::interfaces::Covers =
                <$($view)::+<'static> as $crate::interfaces::AttrSubset<'static>>::COVERS;
        }
    };
}
