//! Definitions in Rust alone: operations, types, attributes and interfaces without a `.td` file.
//!
//! A definition is a `static`: [`OpDef`], [`TypeDef`] or [`AttrDef`], whose methods set the properties of the kind. A
//! macro declares its typed view: [`op_view!`], [`type_view!`] or [`attr_view!`]. [`op_interface!`],
//! [`type_interface!`] and [`attr_interface!`] declare interfaces from the trait that implementors implement. A
//! definition lists its interfaces with [`implements`] or, for types and attributes, [`interface_entry`]. A
//! [`Dialect`](crate::Dialect) lists the definitions.
//!
//! ```
//! use ods_runtime::define::{self, OpDef, TypeDef};
//! use ods_runtime::text::parse_source;
//! use ods_runtime::{Context, Dialect, DialectInit, TypeKind};
//!
//! // A type with a parameter: `!shop.coin<50>`.
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! pub struct Coin {
//!     cents: u32,
//! }
//!
//! pub static COIN_TYPE: TypeDef = TypeDef::new("shop", "shop.coin").assembly(
//!     |p| {
//!         p.parse_less()?;
//!         let cents = p.parse_integer_as()?;
//!         p.parse_greater()?;
//!         Ok(CoinType::intern(p.ctx(), Coin { cents }).into())
//!     },
//!     |ty, p| p.write(&format!("<{}>", ty.cast::<CoinType<'_>>().storage().cents)),
//! );
//!
//! define::type_view! {
//!     /// A coin.
//!     pub struct CoinType(Coin) of COIN_TYPE;
//! }
//!
//! // An interface, and an operation that has it.
//! define::op_interface! {
//!     /// Operations that have a price.
//!     pub struct Priced<'ir> of PricedTable;
//!     /// What operations with a price implement.
//!     pub trait PricedTrait<'ir> {
//!         /// The price in cents.
//!         fn price(self) -> u32;
//!         /// The price of `count` of them.
//!         fn price_of(self, count: u32) -> u32 { count * self.price() }
//!     }
//! }
//!
//! static COIN: define::TypeConstraint =
//!     define::TypeConstraint::new("coin", |ty| ty.isa::<CoinType<'_>>());
//!
//! pub static PAY_OP: OpDef = OpDef::new("shop.pay")
//!     .operands(&[define::one("coin", &COIN)])
//!     .traits(&[define::implements(&PricedTable::of::<PayOp<'static>>())])
//!     .verify(|op| match op.operand(0).ty().cast::<CoinType<'_>>().storage().cents {
//!         0 => Err(op.op_error("pays nothing")),
//!         _ => Ok(()),
//!     });
//!
//! define::op_view! {
//!     /// Pays with a coin.
//!     pub struct PayOp of PAY_OP;
//! }
//!
//! impl<'ir> PricedTrait<'ir> for PayOp<'ir> {
//!     fn price(self) -> u32 {
//!         self.operand(0).ty().cast::<CoinType<'_>>().storage().cents
//!     }
//! }
//!
//! struct ShopDialect;
//!
//! impl Dialect for ShopDialect {
//!     const NAMESPACE: &'static str = "shop";
//!     fn initialize(d: &mut DialectInit<'_>) {
//!         d.ty::<CoinType<'_>>();
//!         d.op(&PAY_OP);
//!     }
//! }
//!
//! let ctx = Context::new();
//! ctx.load::<ShopDialect>();
//! ctx.allow_unregistered_dialects(true);
//! let text = br#"
//!     %0 = "t.find"() : () -> !shop.coin<50>
//!     "shop.pay"(%0) : (!shop.coin<50>) -> ()
//! "#;
//! let ir = parse_source(&ctx, "shop.mlir", text).unwrap();
//! let pay = ir.root().unwrap().region(0).first_block().unwrap().back().unwrap();
//! assert!(pay.isa::<PayOp<'_>>());
//! assert_eq!(pay.cast::<Priced<'_>>().price_of(3), 150);
//! ```

pub use crate::core::attrs::AttrDef;
pub use crate::core::interfaces::{InterfaceEntry, interface as interface_entry};
pub use crate::core::op_def::{OpDef, PropertyKey};
pub use crate::core::op_trait::{OpTrait, OpTraitEntry, op_interface as implements, op_trait};
pub use crate::core::signature::{
    AttrConstraint, RegionConstraint, RegionDef, SuccessorConstraint, SuccessorDef, TypeConstraint,
    ValueDef, attr, one, operand_segments, optional, region, result_segments, successor, variadic,
    variadic_region, variadic_successor,
};
pub use crate::core::types::TypeDef;
#[doc(inline)]
pub use crate::{
    __define_attr_interface as attr_interface, __define_attr_view as attr_view,
    __define_op_interface as op_interface, __define_op_view as op_view,
    __define_type_interface as type_interface, __define_type_view as type_view,
};

/// Declares the typed view of an operation's definition: `pub struct PayOp of PAY_OP;`.
///
/// The view is `Copy` and has the methods of [`OpRef`](crate::OpRef). `op.cast::<PayOp>()` returns it.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_op_view {
    ($(#[$meta:meta])* $vis:vis struct $view:ident of $def:ident;) => {
        $(#[$meta])*
        $vis struct $view<'ir, S = $crate::OpRef<'ir>>(S, ::core::marker::PhantomData<&'ir ()>);
        const _: () = {
            $crate::__op_view!($view, Setters, $def);
        };
    };
}

/// Declares the typed view of a type's definition: `pub struct CoinType(Coin) of COIN_TYPE;`.
///
/// `Coin` holds the parameters: types are equal if their parameters are. `CoinType::intern(ctx, coin)` returns the
/// type, and `storage()` its parameters.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_type_view {
    ($(#[$meta:meta])* $vis:vis struct $view:ident($storage:ty) of $def:ident;) => {
        $crate::__define_kind_view! {
            $(#[$meta])* $vis $view $storage, $def, TypeParts, TypeRef, Type, TypeDef, DefinedType, TypeFamily
        }
        impl $crate::codegen::TypeName for $view<'_> {}
    };
}

/// Like `type_view!`, for an attribute.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_attr_view {
    ($(#[$meta:meta])* $vis:vis struct $view:ident($storage:ty) of $def:ident;) => {
        $crate::__define_kind_view! {
            $(#[$meta])* $vis $view $storage, $def, AttrParts, AttrRef, Attribute, AttrDef, DefinedAttr, AttrFamily
        }
        impl $crate::codegen::ShortForm for $view<'_> {}
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __define_kind_view {
    (
        $(#[$meta:meta])* $vis:vis $view:ident $storage:ty, $def:ident, $parts:ident, $ref:ident, $handle:ident,
        $kind:ident, $defined:ident, $family:ident
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $view<'c>($crate::codegen::$parts<'c, $storage>);

        impl<'c> $view<'c> {
            /// The parameters.
            $vis fn storage(self) -> &'c $storage {
                self.0.storage()
            }
        }

        impl<'c> $crate::codegen::$defined<'c> for $view<'c> {
            type Storage = $storage;
            const DEF: &'static $crate::codegen::$kind = &$def;
            fn wrap(parts: $crate::codegen::$parts<'c, $storage>) -> Self {
                $view(parts)
            }
        }

        impl $crate::interfaces::$family for $view<'static> {
            type View<'c> = $view<'c>;
        }

        impl<'c> ::core::ops::Deref for $view<'c> {
            type Target = $crate::codegen::$ref<'c>;
            fn deref(&self) -> &$crate::codegen::$ref<'c> {
                self.0.view()
            }
        }

        impl ::core::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&**self, f)
            }
        }

        impl From<$view<'_>> for $crate::codegen::$handle {
            fn from(view: $view<'_>) -> Self {
                view.0.view().handle()
            }
        }
    };
}

/// Declares an interface of operations from the trait that implementors implement: the function table, which
/// definitions list, and the view that callers cast to. Methods take `self`. A body is the default implementation.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_op_interface {
    (
        $(#[$view_meta:meta])* $vis:vis struct $view:ident<$life:lifetime> of $table:ident;
        $(#[$trait_meta:meta])* $trait_vis:vis trait $of:ident $($methods:tt)*
    ) => {
        $crate::__define_interface! {
            (op OpRef OpModel OpFamily)
            $(#[$view_meta])* $vis struct $view<$life> of $table;
            $(#[$trait_meta])* $trait_vis trait $of $($methods)*
        }
        $crate::__interface!(op $view, $of, $table);
    };
}

/// Like `op_interface!`, for types.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_type_interface {
    (
        $(#[$view_meta:meta])* $vis:vis struct $view:ident<$life:lifetime> of $table:ident;
        $(#[$trait_meta:meta])* $trait_vis:vis trait $of:ident $($methods:tt)*
    ) => {
        $crate::__define_interface! {
            (ty TypeRef TypeModel TypeFamily)
            $(#[$view_meta])* $vis struct $view<$life> of $table;
            $(#[$trait_meta])* $trait_vis trait $of $($methods)*
        }
        $crate::__interface!(type $view, $of, $table);
    };
}

/// Like `op_interface!`, for attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! __define_attr_interface {
    (
        $(#[$view_meta:meta])* $vis:vis struct $view:ident<$life:lifetime> of $table:ident;
        $(#[$trait_meta:meta])* $trait_vis:vis trait $of:ident $($methods:tt)*
    ) => {
        $crate::__define_interface! {
            (attr AttrRef AttrModel AttrFamily)
            $(#[$view_meta])* $vis struct $view<$life> of $table;
            $(#[$trait_meta])* $trait_vis trait $of $($methods)*
        }
        $crate::__interface!(attr $view, $of, $table);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __define_interface {
    (
        ($field:ident $ref:ident $model:ident $family:ident)
        $(#[$view_meta:meta])* $vis:vis struct $view:ident<$life:lifetime> of $table:ident;
        $(#[$trait_meta:meta])* $trait_vis:vis trait $of:ident<$trait_life:lifetime> {
            $(
                $(#[$meta:meta])*
                fn $name:ident($self:ident $(, $arg:ident: $ty:ty)* $(,)?) $(-> $returns:ty)? $($body:block)? $(;)?
            )*
        }
    ) => {
        $(#[$trait_meta])*
        $trait_vis trait $of<$trait_life>: $crate::interfaces::$model<$trait_life> {
            $($crate::__define_interface! {
                @method $(#[$meta])* fn $name($self $(, $arg: $ty)*) $(-> $returns)? ; $($body)?
            })*
        }

        #[doc = concat!("The function table of [`", stringify!($view), "`] for one kind.")]
        #[derive(Clone, Copy, Debug)]
        $vis struct $table {
            $($name: for<$life> fn($crate::codegen::$ref<$life> $(, $ty)*) $(-> $returns)?,)*
        }

        impl $table {
            /// The functions of `F`.
            $vis const fn of<F: $crate::interfaces::$family>() -> Self
            where
                for<$life> F::View<$life>: $of<$life>,
            {
                $table { $($name: |it $(, $arg)*| F::model(it).$name($($arg),*),)* }
            }
        }

        $(#[$view_meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $view<$life> {
            $field: $crate::codegen::$ref<$life>,
            table: &'static $table,
        }

        impl<$life> $view<$life> {
            $(
                $(#[$meta])*
                $vis fn $name($self $(, $arg: $ty)*) $(-> $returns)? {
                    ($self.table.$name)($self.$field $(, $arg)*)
                }
            )*
        }
    };
    (@method $(#[$meta:meta])* fn $name:ident($($params:tt)*) $(-> $returns:ty)? ;) => {
        $(#[$meta])*
        fn $name($($params)*) $(-> $returns)?;
    };
    (@method $(#[$meta:meta])* fn $name:ident($($params:tt)*) $(-> $returns:ty)? ; $body:block) => {
        $(#[$meta])*
        fn $name($($params)*) $(-> $returns)? $body
    };
}
