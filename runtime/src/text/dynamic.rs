//! Extensible dialects: operations, types and attributes that a program adds at run time.
//!
//! A dialect is extensible if its definition sets `isExtensible = 1`, or if it is created at run time
//! ([`ExtensibleDialect::new`]). Its dynamic operations have any operands, results, regions and successors, and their
//! attributes are discardable; a verifier may restrict them. Dynamic types and attributes have a list of attributes as
//! parameters. Corresponds to `mlir/IR/ExtensibleDialect.h`.
//!
//! ```
//! use ods_runtime::dynamic::{DynamicOpDef, DynamicTypeDef, ExtensibleDialect};
//! use ods_runtime::text::parse_source;
//! use ods_runtime::{Context, Diagnostic};
//!
//! let ctx = Context::new();
//! let shop = ExtensibleDialect::new(&ctx, "shop").unwrap();
//! let coin = DynamicTypeDef::new("coin", |at, params| match params.len() {
//!     1 => Ok(()),
//!     count => Err(Diagnostic::error(at, format!("expected one parameter, but got {count}"))),
//! });
//! shop.add_type(coin).unwrap();
//! let pay = DynamicOpDef::new("pay", |op| match op.num_operands() {
//!     0 => Err(op.op_error("pays nothing")),
//!     _ => Ok(()),
//! });
//! // The custom form is `shop.pay %coin : type`.
//! let pay = pay.assembly(
//!     |p, state| {
//!         let coin = p.parse_operand()?;
//!         let ty = p.parse_colon_type()?;
//!         p.add_operand(coin, ty, state)
//!     },
//!     |op, p| {
//!         p.write(" ");
//!         p.print_operand(op.operand(0));
//!         p.print_colon_type(op.operand(0).ty());
//!     },
//! );
//! shop.add_op(pay).unwrap();
//!
//! ctx.allow_unregistered_dialects(true);
//! let text = br#"
//!     %0 = "t.find"() : () -> !shop.coin<50 : i8>
//!     shop.pay %0 : !shop.coin<50 : i8>
//! "#;
//! let ir = parse_source(&ctx, "shop.mlir", text).unwrap();
//! assert!(ir.root().unwrap().to_string().contains("shop.pay %0 : !shop.coin<50 : i8>"));
//!
//! let errors = parse_source(&ctx, "shop.mlir", br#""shop.pay"() : () -> ()"#).unwrap_err();
//! assert_eq!(errors[0].message(), "'shop.pay' op pays nothing");
//! let error = ctx.parse_type("!shop.coin").unwrap_err();
//! assert_eq!(error.message(), "expected one parameter, but got 0");
//! ```

mod kinds;
mod op;

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::dialect::DialectHooks;
use crate::core::ident::Ident;
use crate::core::location::Location;
use crate::support::append_vec::AppendVec;

pub use kinds::{DynamicAttr, DynamicAttrDef, DynamicType, DynamicTypeDef};
pub use op::DynamicOpDef;

/// The dynamic definitions of one context.
#[derive(Debug, Default)]
pub struct Definitions {
    /// Locked while a definition is added, so that names are unique.
    adding: Mutex<()>,
    /// Dialects created at run time, by index of the namespace's identifier.
    dialects: AppendVec<()>,
    /// By number of the operation's name.
    ops: AppendVec<DynamicOpDef>,
    /// By number of the kind.
    types: AppendVec<DynamicTypeDef>,
    /// By number of the kind.
    attrs: AppendVec<DynamicAttrDef>,
}

impl Definitions {
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.adding.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the dialect was created at run time.
    /// The argument is the [index](Context::ident_index) of the namespace.
    pub(super) fn has_dialect(&self, namespace: u32) -> bool {
        self.dialects.get(namespace).is_some()
    }
}

/// A dialect of a context that operations, types and attributes can be added to. Corresponds to
/// `mlir::ExtensibleDialect` and `mlir::DynamicDialect`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::dynamic::{DynamicOpDef, ExtensibleDialect};
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let shop = ExtensibleDialect::new(&ctx, "shop").unwrap();
/// let sell = DynamicOpDef::new("sell", |op| match op.num_operands() {
///     0 => Err(op.op_error("sells nothing")),
///     _ => Ok(()),
/// });
/// shop.add_op(sell).unwrap();
/// let errors = parse_source(&ctx, "m.mlir", br#""shop.sell"() : () -> ()"#).unwrap_err();
/// assert_eq!(errors[0].message(), "'shop.sell' op sells nothing");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ExtensibleDialect<'c> {
    ctx: &'c Context,
    namespace: Ident,
}

impl<'c> ExtensibleDialect<'c> {
    /// Creates a dialect without operations, types and attributes, or returns the one that was created before.
    ///
    /// # Errors
    ///
    /// If the context has a dialect with this namespace that was not created by this function.
    pub fn new(ctx: &'c Context, namespace: &str) -> Result<Self, Diagnostic> {
        let ident = ctx.ident(namespace);
        let dynamic = &ctx.text.dynamic;
        let _adding = dynamic.lock();
        if !dynamic.has_dialect(ctx.ident_index(ident)) {
            if ctx.dialect_hooks(ident).is_some() {
                let message =
                    format!("dialect '{namespace}' exists already; use ExtensibleDialect::of");
                return Err(Diagnostic::error(Location::UNKNOWN, message));
            }
            dynamic.dialects.get_or_init(ctx.ident_index(ident), || ());
            ctx.load_with(ident, DialectHooks { is_extensible: true, ..DialectHooks::default() });
        }
        Ok(ExtensibleDialect { ctx, namespace: ident })
    }

    /// The extensible dialect with this namespace. Loads it if it is registered. `None` if there is no such dialect, or
    /// it is not extensible.
    pub fn of(ctx: &'c Context, namespace: &str) -> Option<Self> {
        let namespace = ctx.ident(namespace);
        let is_extensible = ctx.dialect_hooks(namespace)?.is_extensible;
        is_extensible.then_some(ExtensibleDialect { ctx, namespace })
    }

    /// The namespace: the prefix of the names of operations, types and attributes.
    pub fn namespace(self) -> &'c str {
        self.ctx.ident_str(self.namespace)
    }

    /// The name with the namespace as prefix.
    fn full_name(self, name: &str) -> String {
        format!("{}.{name}", self.namespace())
    }
}

fn exists_already(what: &str, name: &str) -> Diagnostic {
    Diagnostic::error(Location::UNKNOWN, format!("{what} '{name}' is defined already"))
}
