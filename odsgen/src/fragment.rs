//! Parses host code in `.td` files into trees.
//!
//! Definitions contain code as strings: predicates, default values, bodies of builders and methods. A [`Fragment`] is
//! such a string with its location. [`Scope`] parses it: [`Expr`] is a tree with opaque leaves for Rust that the
//! generator does not analyze; [`Block`] and [`Items`] are statements and items; [`RustType`] and [`RustPath`] have the
//! spelling of generated code. Placeholders such as `$_self` remain until emission.
//!
//! The file in which a fragment is written decides whether it is Rust or C++. TableGen may paste pieces of both into
//! one fragment. `cpp` translates C++, and `mixed` joins the pieces, so that all trees are Rust.

mod block;
mod check;
mod cpp;
mod divide;
mod expr;
pub(crate) mod fields;
mod form;
pub(crate) mod language;
mod mark;
mod mixed;
mod parts;
mod placeholder;
mod rust;
mod scope;
mod source;
mod stored;
mod types;
mod visible;

pub(crate) use block::Block;
pub(crate) use check::DefaultType;
pub(crate) use cpp::{
    BuildArg, BuildSlot, BuilderPart, GetSlot, OptionCase, RawValue, Takes, constructs_list,
    is_null_default, option_cases, translate_type,
};
pub(crate) use expr::{Expr, ExprKind};
pub(crate) use form::TypeForm;
pub(crate) use placeholder::Placeholders;
pub(crate) use rust::Items;
pub(crate) use scope::{CppClass, ForeignDef, Helper, HelperType, ItemKind, Reference, Scope};
pub(crate) use source::{Fragment, Pasted, Source};
pub(crate) use stored::{Accepts, Stored, TypeParam};
pub(crate) use types::{Owned, OwnedForm, RustPath, RustType, TypeUse, ViewOf, is_location_view};
pub(crate) use visible::Visible;

pub(crate) use mark::place as marked_place;
