//! Host code in `.td` files, read into trees.
//!
//! Strings of definitions hold code: predicates, default values, bodies of builders and methods. A [`Fragment`] is such a
//! string and its place. [`Scope`] reads it: [`Expr`] is a tree of what the generator understands, with the rest kept
//! opaque; [`Block`] and [`Items`] are statements and items; [`RustType`] and [`RustPath`] are spelled as generated code
//! spells them. Placeholders such as `$_self` stay placeholders until generated code is emitted.
//!
//! A fragment is Rust or C++, by the file that it is written in, or a mixture: TableGen pastes pieces of both. C++ is
//! translated (`cpp`), pieces are joined (`mixed`), and the trees are those of Rust.

mod check;
mod cpp;
mod expr;
mod mark;
mod mixed;
mod placeholder;
mod rust;
mod scope;
mod source;
mod types;

pub(crate) use cpp::translate_type;
pub use cpp::{CppClass, Helper};
pub use expr::{BinaryOp, Expr, ExprKind};
pub use placeholder::Placeholders;
pub use rust::{Block, Items};
pub use scope::Scope;
pub use source::{Fragment, Parts, Pasted, Source};
pub use types::{RustPath, RustType, TypeUse, is_location_view};

pub(crate) use mark::place as marked_place;
pub(crate) use rust::is_unknown_placeholder;
pub(crate) use source::statement;
