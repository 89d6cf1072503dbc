//! Parses host code in `.td` files into trees.
//!
//! Definitions contain code as strings: predicates, default values, bodies of builders and methods. A [`Fragment`] is
//! such a string with its location. [`Scope`] parses it: [`Expr`] is a tree with opaque leaves for Rust that the
//! generator does not analyze; [`Block`] and [`Items`] are statements and items; [`RustType`] and [`RustPath`] have the
//! spelling of generated code. Placeholders such as `$_self` remain until emission.
//!
//! All fragments are Rust. Another language would be added in [`Scope`] and result in the same trees.

mod check;
mod cpp;
mod expr;
mod mark;
mod placeholder;
mod rust;
mod scope;
mod source;
mod types;

pub use expr::{BinaryOp, Expr, ExprKind};
pub use placeholder::Placeholders;
pub use rust::{Block, Items};
pub use scope::Scope;
pub use source::{Fragment, Pasted, Source};
pub use types::{RustPath, RustType, TypeUse, is_location_view};

pub(crate) use mark::place as marked_place;
pub(crate) use rust::is_unknown_placeholder;
pub(crate) use source::statement;
