//! The shared part of all IR: interned types, attributes and names, loaded dialects, registered operations.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use crate::core::attrs::{AttrDef, BuiltinAttrTables};
use crate::core::diag::DiagnosticEngine;
use crate::core::dialect::Dialects;
use crate::core::ident::IdentData;
use crate::core::op_name::KnownOps;
use crate::core::registry::DialectSymbols;
use crate::core::resources::ResourceBlobs;
use crate::core::types::{BuiltinTypeTables, TypeDef};
use crate::core::uniquer::Uniquer;
use crate::kinds::affine::AffineExprData;
use crate::semantics::interfaces::{Attachments, DialectInterfaces};
use crate::support::interner::Interner;
use crate::support::source::SourceManager;
use crate::text::PrintFlags;

/// Owns everything that IR shares and that never changes once made.
///
/// A context is append-only and may be used from any number of threads; reading takes no lock. It is shared as
/// `Arc<Context>`. Corresponds to `mlir::MLIRContext`.
#[derive(Debug, Default)]
pub struct Context {
    pub(crate) idents: Interner<IdentData>,
    pub(crate) types: Uniquer<TypeDef>,
    pub(crate) builtin_types: BuiltinTypeTables,
    pub(crate) attrs: Uniquer<AttrDef>,
    pub(crate) builtin_attrs: BuiltinAttrTables,
    pub(crate) affine: Interner<AffineExprData>,
    pub(crate) symbols: DialectSymbols,
    pub(crate) sources: SourceManager,
    pub(crate) location_attrs: AtomicBool,
    pub(crate) resources: ResourceBlobs,
    pub(crate) diagnostics: DiagnosticEngine,
    pub(crate) ops: KnownOps,
    pub(crate) dialects: Dialects,
    pub(crate) attachments: Attachments,
    pub(crate) dialect_interfaces: DialectInterfaces,
    allow_unregistered_dialects: AtomicBool,
    hide_op_on_diagnostic: AtomicBool,
    diagnostic_flags: RwLock<PrintFlags>,
}

impl Context {
    /// A context with the builtin dialect loaded.
    pub fn new() -> Arc<Context> {
        let ctx = Arc::new(Context::default());
        ctx.load::<crate::builtin::BuiltinDialect>();
        ctx
    }

    /// Makes this as good as new for another text: what is left, types, attributes, names and dialects that are loaded,
    /// makes nothing come out differently, but need not be made again. Returns false if something would show: resources,
    /// distinct attributes, what dialects' types and attributes were set to later; or if very much is left. Locations of
    /// the text must be out of use.
    pub(crate) fn forget_text(&self) -> bool {
        const MANY: u32 = 1 << 16;
        if self.types.may_have_changed()
            || self.attrs.may_have_changed()
            || !self.builtin_attrs.distincts.is_empty()
            || !self.resources.is_empty()
            || self.idents.len().max(self.types.size()).max(self.attrs.size()) > MANY
        {
            return false;
        }
        self.sources.clear();
        self.location_attrs.store(false, Ordering::Relaxed);
        true
    }

    /// Whether diagnostics about an operation show it in a note.
    pub fn prints_op_on_diagnostic(&self) -> bool {
        !self.hide_op_on_diagnostic.load(Ordering::Relaxed)
    }

    /// Sets [`prints_op_on_diagnostic`](Self::prints_op_on_diagnostic); it is on at first.
    pub fn print_op_on_diagnostic(&self, print: bool) {
        self.hide_op_on_diagnostic.store(!print, Ordering::Relaxed);
    }

    /// How operations are shown in diagnostics, as far as that does not follow from their being in diagnostics: locations,
    /// say, are shown if this asks for them. Types and attributes are shown by these flags wherever they are displayed.
    pub fn diagnostic_flags(&self) -> PrintFlags {
        self.diagnostic_flags.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets [`diagnostic_flags`](Self::diagnostic_flags). Tools show operations in diagnostics as they print them.
    pub fn set_diagnostic_flags(&self, flags: PrintFlags) {
        *self.diagnostic_flags.write().unwrap_or_else(PoisonError::into_inner) = flags;
    }

    /// Whether operations, types and attributes of dialects that are not loaded are accepted.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.allow_unregistered_dialects.load(Ordering::Relaxed)
    }

    /// Sets [`allows_unregistered_dialects`](Self::allows_unregistered_dialects).
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.allow_unregistered_dialects.store(allow, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::resources::ResourceBlob;
    use crate::kinds::attrs::{DistinctAttr, UnitAttr};
    use crate::text::parse_source;

    fn after(work: impl FnOnce(&Arc<Context>)) -> bool {
        let ctx = Context::new();
        work(&ctx);
        ctx.forget_text()
    }

    #[test]
    fn what_would_show_is_not_passed_on() {
        assert!(after(|ctx| {
            assert!(parse_source(ctx, "in", b"module {}").is_ok());
            assert!(parse_source(ctx, "in", b"module {").is_err());
        }));
        assert!(!after(|ctx| {
            let blob = ResourceBlob { alignment: 1, data: Box::default() };
            ctx.set_resource_blob(ctx.ident("a"), blob);
        }));
        assert!(!after(|ctx| {
            DistinctAttr::create(ctx, UnitAttr::get(ctx));
        }));
    }
}
