//! Interfaces in a context beyond those of definitions: attached models, promises, and dialect fallbacks.

use std::any::TypeId;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::core::attrs::{AttrDef, AttrRef};
use crate::core::context::Context;
use crate::core::interfaces::{Covers, InterfaceEntry, InterfaceTable};
use crate::core::ir::{Ir, Op};
use crate::core::op_def::{OpDef, OpName};
use crate::core::types::{TypeDef, TypeRef};
use crate::core::uniquer::KindDef as _;
use crate::support::append_vec::AppendVec;

/// The interfaces attached and promised in a context.
///
/// Consulted only for kinds that have attachments in some context (see `InterfaceIndex`).
#[derive(Debug, Default)]
pub(crate) struct Attachments {
    /// By number of the operation name.
    ops: AppendVec<Box<Attached>>,
    /// By number of the type kind.
    types: AppendVec<Box<Attached>>,
    attrs: AppendVec<Box<Attached>>,
    /// Whether dialects have fallbacks for operations.
    fallback: AtomicBool,
    /// Whether any type or attribute kind has attachments or promises.
    kinds: AtomicBool,
}

/// Whether dialects have fallbacks for operations in any context of this process.
static FALLBACKS: AtomicBool = AtomicBool::new(false);

/// The attachments and promises of a kind.
#[derive(Debug, Default)]
struct Attached {
    entries: AppendVec<Entry>,
}

#[derive(Debug)]
enum Entry {
    Model(InterfaceEntry),
    Promise { table: TypeId, dialect: &'static str },
}

impl Attached {
    fn iter(&self) -> impl Iterator<Item = &Entry> {
        (0..self.entries.len()).filter_map(|index| self.entries.get(index))
    }

    fn get<T: InterfaceTable>(&self) -> Option<&'static T> {
        self.get_where(|_| true)
    }

    /// The table `T` of the first model that covers what `covers` accepts.
    fn get_where<T: InterfaceTable>(&self, covers: impl Fn(Covers) -> bool) -> Option<&'static T> {
        self.models().filter(|entry| covers(entry.covers())).find_map(|entry| entry.table())
    }

    /// The dialect that promised `T`, if the promise is not fulfilled.
    fn promised_by<T: InterfaceTable>(&self) -> Option<&'static str> {
        self.iter().find_map(|entry| match entry {
            Entry::Promise { table, dialect, .. } if *table == TypeId::of::<T>() => Some(*dialect),
            _ => None,
        })
    }

    /// Reports that `T` is not attached, by returning `None`.
    ///
    /// # Panics
    ///
    /// If it was promised.
    fn check_promises<T: InterfaceTable>(&self) -> Option<&'static T> {
        if let Some(dialect) = self.promised_by::<T>() {
            broken_promise::<T>(dialect);
        }
        None
    }

    fn models(&self) -> impl Iterator<Item = InterfaceEntry> {
        self.iter().filter_map(|entry| match entry {
            Entry::Model(entry) => Some(*entry),
            Entry::Promise { .. } => None,
        })
    }

    fn names(&self, covers: impl Fn(Covers) -> bool) -> impl Iterator<Item = &'static str> {
        self.models().filter(move |entry| covers(entry.covers())).map(|entry| entry.name())
    }
}

impl Attachments {
    /// Makes lookups use dialect fallbacks.
    pub(crate) fn use_fallback(&self) {
        self.fallback.store(true, Ordering::Release);
        FALLBACKS.store(true, Ordering::Release);
    }
}

impl Context {
    /// Whether an interface that satisfies `predicate` is attached to a type or attribute kind.
    pub(crate) fn any_attached_to_kinds(&self, predicate: impl Fn(InterfaceEntry) -> bool) -> bool {
        let Attachments { types, attrs, kinds, .. } = &self.attachments;
        kinds.load(Ordering::Acquire)
            && [types, attrs].iter().any(|list| {
                let mut attached = (0..list.len()).filter_map(|index| list.get(index));
                attached.any(|attached| attached.models().any(&predicate))
            })
    }
}

/// Attaches `entry` and its bases to the kind with this number.
fn attach(list: &AppendVec<Box<Attached>>, number: u32, entry: InterfaceEntry) {
    list.get_or_init(number, Box::default).entries.push(Entry::Model(entry));
    entry.note_attached(number);
    entry.bases().into_iter().for_each(|base| attach(list, number, base));
}

/// Records that `dialect` promised `T` for the kind with this number.
fn promise<T: InterfaceTable>(list: &AppendVec<Box<Attached>>, number: u32, dialect: &'static str) {
    let entry = Entry::Promise { table: TypeId::of::<T>(), dialect };
    list.get_or_init(number, Box::default).entries.push(entry);
    T::index().note_attached(number);
}

/// Panics because a promised interface was used but never attached.
#[cold]
fn broken_promise<T: InterfaceTable>(dialect: &str) -> ! {
    panic!(
        "checking for an interface (`{}`) that was promised by dialect '{dialect}' but never implemented. This is \
         generally an indication that the dialect extension implementing the interface was never registered.",
        T::NAME
    )
}

/// A request to a dialect for an interface that the operation's definition lacks.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceRequest<'c> {
    ctx: &'c Context,
    name: OpName,
    table: TypeId,
}

impl<'c> InterfaceRequest<'c> {
    /// The context.
    pub fn ctx(&self) -> &'c Context {
        self.ctx
    }

    /// The name of the operation, dialect included.
    pub fn op_name(&self) -> &'c str {
        self.ctx.op_name_ref(self.name).as_str()
    }

    /// Whether the request is for the interface with the table `T`.
    pub fn is_for<T: InterfaceTable>(&self) -> bool {
        self.table == TypeId::of::<T>()
    }
}

/// Returns a dialect's implementation of an interface for an operation that is unregistered or whose definition lacks
/// it.
pub type InterfaceFallback = fn(&InterfaceRequest<'_>) -> Option<InterfaceEntry>;

impl Context {
    /// Attaches an interface to the operation `def` in this context. Generated interfaces offer `attach`, which is
    /// simpler.
    ///
    /// The operation's dialect need not be loaded. Has no effect if the operation already has the interface.
    pub fn attach_op_interface(&self, def: &'static OpDef, entry: InterfaceEntry) {
        attach(&self.attachments.ops, def.op_name().0, entry);
    }

    /// Attaches an interface to the type kind `def` in this context.
    pub fn attach_type_interface(&self, def: &'static TypeDef, entry: InterfaceEntry) {
        self.attachments.kinds.store(true, Ordering::Release);
        attach(&self.attachments.types, def.id().get(), entry);
    }

    /// Attaches an interface to the attribute kind `def` in this context.
    pub fn attach_attr_interface(&self, def: &'static AttrDef, entry: InterfaceEntry) {
        self.attachments.kinds.store(true, Ordering::Release);
        attach(&self.attachments.attrs, def.id().get(), entry);
    }

    /// Promises that the interface `T` will be attached to the operation `def`. Using it before is an error that
    /// names `dialect`. Corresponds to `Dialect::declarePromisedInterface`.
    pub fn promise_op_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static OpDef,
    ) {
        promise::<T>(&self.attachments.ops, def.op_name().0, dialect);
    }

    /// Like [`promise_op_interface`](Self::promise_op_interface), for the type kind `def`.
    pub fn promise_type_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static TypeDef,
    ) {
        promise::<T>(&self.attachments.types, def.id().get(), dialect);
    }

    /// Like [`promise_op_interface`](Self::promise_op_interface), for the attribute kind `def`.
    pub fn promise_attr_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static AttrDef,
    ) {
        promise::<T>(&self.attachments.attrs, def.id().get(), dialect);
    }

    /// The interface table `T` of operations with this name: from the definition, attached in this context, or from
    /// the dialect's fallback. Corresponds to `OperationName::getInterface`.
    ///
    /// # Panics
    ///
    /// If the interface was promised and never attached.
    #[inline]
    pub fn op_interface<T: InterfaceTable>(&self, name: OpName) -> Option<&'static T> {
        match T::index().get(name.0) {
            Some(Some(table)) => Some(table),
            Some(None) if !FALLBACKS.load(Ordering::Acquire) => None,
            _ => self.find_op_interface(name),
        }
    }

    #[inline(never)]
    fn find_op_interface<T: InterfaceTable>(&self, name: OpName) -> Option<&'static T> {
        let def = self.op_name_ref(name).def();
        if let Some(table) = def.and_then(OpDef::interface) {
            return Some(table);
        }
        let attached = self.attached_to_op(name);
        attached
            .and_then(Attached::get)
            .or_else(|| self.ask_dialect(name))
            .or_else(|| attached?.check_promises())
    }

    /// Calls the fallback of the operation's dialect, if any.
    fn ask_dialect<T: InterfaceTable>(&self, name: OpName) -> Option<&'static T> {
        if !self.attachments.fallback.load(Ordering::Acquire) {
            return None;
        }
        let namespace = self.ident(self.op_name_ref(name).dialect());
        let fallback = self.dialect_hooks_if_loaded(namespace)?.registered_interface_for_op?;
        fallback(&InterfaceRequest { ctx: self, name, table: TypeId::of::<T>() })?.table()
    }

    fn attached_to_op(&self, name: OpName) -> Option<&Attached> {
        if name.is_registered() { self.attachments.ops.get(name.0).map(|it| &**it) } else { None }
    }

    /// Whether operations with this name implement the interface, or it is promised for them.
    pub fn op_has_promise_or_implements<T: InterfaceTable>(&self, name: OpName) -> bool {
        let promised =
            self.attached_to_op(name).is_some_and(|attached| attached.promised_by::<T>().is_some());
        promised || self.op_interface::<T>(name).is_some()
    }

    /// The names of the interfaces of operations with this name: those of the definition, then attached ones.
    pub fn op_interfaces(&self, name: OpName) -> Vec<&'static str> {
        let def = self.op_name_ref(name).def();
        let mut names: Vec<_> =
            def.into_iter().flat_map(OpDef::interface_entries).map(|entry| entry.name()).collect();
        names.extend(
            self.attached_to_op(name).into_iter().flat_map(|attached| attached.names(|_| true)),
        );
        names
    }
}

/// Interface lookup for types and attributes, which differ only in names.
macro_rules! lookups {
    ($view:ident, $list:ident, $what:literal, $covers:ident) => {
        impl<'c> $view<'c> {
            #[doc = concat!("The table `T` of the kind of ", $what, ", if it has one: by its definition, or attached in this context.")]
            ///
            /// # Panics
            ///
            /// If the interface was promised and never attached.
            #[inline]
            pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
                let def = self.def();
                match T::index().get(def.id().get()) {
                    Some(cached) => cached,
                    None => self.find_interface(),
                }
            }

            #[inline(never)]
            fn find_interface<T: InterfaceTable>(self) -> Option<&'static T> {
                let def = self.def();
                let attached = || {
                    let attached = self.ctx().attachments.$list.get(def.id().get())?;
                    let table = attached.get_where(|covers| self.is_covered(covers));
                    table.or_else(|| attached.check_promises())
                };
                def.interface().or_else(attached)
            }

            /// Whether the kind implements the interface, or it is promised for it.
            pub fn has_promise_or_implements<T: InterfaceTable>(self) -> bool {
                let attached = self.ctx().attachments.$list.get(self.def().id().get());
                attached.is_some_and(|attached| attached.promised_by::<T>().is_some())
                    || self.interface_table::<T>().is_some()
            }

            /// The names of the interfaces of the kind: those of the definition, then attached ones.
            pub fn interfaces(self) -> Vec<&'static str> {
                let def = self.def();
                let mut names: Vec<_> =
                    def.interface_entries().iter().map(|entry| entry.name()).collect();
                let attached = self.ctx().attachments.$list.get(def.id().get());
                let covers = |covers| self.is_covered(covers);
                names.extend(attached.into_iter().flat_map(|attached| attached.names(covers)));
                names
            }

            /// Whether a model for a part of the kind is for it.
            fn is_covered(self, covers: Covers) -> bool {
                match covers {
                    Covers::$covers(covers) => covers(self),
                    _ => true,
                }
            }
        }
    };
}

lookups!(TypeRef, types, "type", Types);
lookups!(AttrRef, attrs, "attribute", Attrs);

/// The interface table of `op`, for interfaces with mutating methods.
///
/// # Panics
///
/// If `op` does not implement the interface.
#[track_caller]
pub fn implemented<T: InterfaceTable>(ir: &Ir, op: Op) -> &'static T {
    let op = ir.op(op);
    match op.interface_table() {
        Some(table) => table,
        None => panic!("'{}' does not implement {}", op.name(), T::NAME),
    }
}
