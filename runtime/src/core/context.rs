//! The state shared by all IR: interned types, attributes and identifiers, loaded dialects, registered operations.

pub(crate) mod attached;
pub(crate) mod diagnostics;
pub mod dialect;
pub(crate) mod dialect_interfaces;
pub mod ident;
pub mod location;
pub mod op_name;
pub(crate) mod output;
mod registry;
pub mod resources;
pub(crate) mod threads;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::core::attrs::{AttrDef, CoreAttrTables};
use crate::core::slots::{KindsSlots, Slots, TextSlots};
use crate::core::types::TypeDef;
use crate::core::uniquer::Uniquer;
use crate::support::interner::Interner;
use crate::support::origin::Origin;
use crate::support::source::SourceManager;
use attached::Attachments;
use diagnostics::DiagnosticEngine;
use dialect::Dialects;
use dialect_interfaces::DialectInterfaces;
use ident::IdentData;
use op_name::RegisteredOps;
use registry::DialectSymbols;
use resources::ResourceBlobs;
use threads::Threads;

/// Owns the state shared by all IR: types, attributes, identifiers, source buffers and dialects.
///
/// A context only grows. It is thread-safe, and reads take no lock. Share it as `Arc<Context>`. Corresponds to
/// `mlir::MLIRContext`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::types::IntegerType;
///
/// let ctx = Context::new();
/// let ty = ctx.parse_type("tensor<4x?xi32>").unwrap();
/// assert_eq!(ctx.type_ref(ty).to_string(), "tensor<4x?xi32>");
/// // Equal types have equal handles.
/// assert_eq!(ctx.parse_type("i32").unwrap(), IntegerType::get(&ctx, 32).handle());
/// ```
///
/// In debug builds, a handle of another context is detected: functions that take one panic at the caller. Messages
/// number contexts from 1 on, in the order of their creation.
pub struct Context {
    pub(crate) origin: Origin,
    pub(crate) idents: Interner<IdentData>,
    pub(crate) types: Uniquer<TypeDef>,
    pub(crate) attrs: Uniquer<AttrDef>,
    pub(crate) core_attrs: CoreAttrTables,
    pub(crate) kinds: <Slots as KindsSlots>::Context,
    pub(crate) symbols: DialectSymbols,
    pub(crate) sources: SourceManager,
    pub(crate) location_attrs: AtomicBool,
    pub(crate) resources: ResourceBlobs,
    pub(crate) diagnostics: DiagnosticEngine,
    pub(crate) ops: RegisteredOps,
    pub(crate) dialects: Dialects,
    pub(crate) attachments: Attachments,
    pub(crate) dialect_interfaces: DialectInterfaces,
    allow_unregistered_dialects: AtomicBool,
    hide_op_on_diagnostic: AtomicBool,
    /// The place of the first default value that constructs what cannot exist, as `File.td:12`.
    pub(crate) impossible_default: OnceLock<&'static str>,
    pub(crate) text: <Slots as TextSlots>::Context,
    pub(crate) threads: Threads,
}

/// Shows the address only: a context has thousands of types and names.
impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Context({:p})", self)
    }
}

impl Default for Context {
    fn default() -> Self {
        let origin = Origin::new();
        Context {
            origin,
            idents: Interner::new(),
            types: Uniquer::new(origin),
            attrs: Uniquer::new(origin),
            core_attrs: Default::default(),
            kinds: Default::default(),
            symbols: Default::default(),
            sources: SourceManager::new(origin),
            location_attrs: AtomicBool::new(false),
            resources: Default::default(),
            diagnostics: Default::default(),
            ops: Default::default(),
            dialects: Default::default(),
            attachments: Default::default(),
            dialect_interfaces: Default::default(),
            allow_unregistered_dialects: AtomicBool::new(false),
            hide_op_on_diagnostic: AtomicBool::new(false),
            impossible_default: OnceLock::new(),
            text: Default::default(),
            threads: Default::default(),
        }
    }
}

/// A handle that belongs to a context.
pub(crate) trait Owned: Copy {
    /// In debug builds, panics if the handle belongs to another context than `ctx`.
    #[track_caller]
    fn assert_owned(self, ctx: &Context);
}

impl Context {
    /// In debug builds, panics if `handle` belongs to another context.
    #[inline]
    #[track_caller]
    pub(crate) fn assert_owns(&self, handle: impl Owned) {
        handle.assert_owned(self);
    }

    /// Like [`assert_owns`](Self::assert_owns), for several handles.
    #[inline]
    #[track_caller]
    pub(crate) fn assert_owns_all<H: Owned>(&self, handles: impl IntoIterator<Item = H>) {
        if cfg!(debug_assertions) {
            for handle in handles {
                handle.assert_owned(self);
            }
        }
    }

    /// Whether diagnostics about an operation print it in a note.
    pub fn prints_op_on_diagnostic(&self) -> bool {
        !self.hide_op_on_diagnostic.load(Ordering::Relaxed)
    }

    /// Sets [`prints_op_on_diagnostic`](Self::prints_op_on_diagnostic), which is on by default.
    pub fn print_op_on_diagnostic(&self, print: bool) {
        self.hide_op_on_diagnostic.store(!print, Ordering::Relaxed);
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
