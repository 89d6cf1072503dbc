//! Interfaces that a context has beyond those of definitions: attached models, promises, and fallbacks of dialects.

use std::any::TypeId;
use std::sync::atomic::{AtomicBool, Ordering};

use super::table::{InterfaceEntry, InterfaceTable};
use crate::core::attrs::{AttrDef, AttrRef};
use crate::core::context::Context;
use crate::core::ir::{Ir, Op, OpRef};
use crate::core::op_def::{OpDef, OpName};
use crate::core::types::{TypeDef, TypeRef};
use crate::core::uniquer::KindDef as _;
use crate::support::append_vec::AppendVec;

/// What was attached and promised in one context.
///
/// It is looked into only for kinds that some context has more of than their definition (`InterfaceIndex`).
#[derive(Debug, Default)]
pub(crate) struct Attachments {
    /// By number of the name.
    ops: AppendVec<Box<Attached>>,
    /// By number of the kind.
    types: AppendVec<Box<Attached>>,
    attrs: AppendVec<Box<Attached>>,
    /// Whether a dialect is asked about operations.
    fallback: AtomicBool,
    /// Whether any type or attribute has something.
    kinds: AtomicBool,
}

/// Whether any context of this process asks dialects about operations.
static FALLBACKS: AtomicBool = AtomicBool::new(false);

/// What one kind has.
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
        self.iter().find_map(|entry| match entry {
            Entry::Model(entry) => entry.table(),
            Entry::Promise { .. } => None,
        })
    }

    /// The dialect that promised `T`, which nobody has provided.
    fn promised_by<T: InterfaceTable>(&self) -> Option<&'static str> {
        self.iter().find_map(|entry| match entry {
            Entry::Promise { table, dialect, .. } if *table == TypeId::of::<T>() => Some(*dialect),
            _ => None,
        })
    }

    /// Finds that `T` is not there.
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

    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.models().map(|entry| entry.name())
    }
}

impl Attachments {
    /// Makes lookups ask dialects about operations.
    pub(crate) fn use_fallback(&self) {
        self.fallback.store(true, Ordering::Release);
        FALLBACKS.store(true, Ordering::Release);
    }
}

impl Context {
    /// Whether any interface that was attached to a kind of type or attribute is as `wanted` says.
    pub(crate) fn any_attached_to_kinds(&self, wanted: impl Fn(InterfaceEntry) -> bool) -> bool {
        let Attachments { types, attrs, kinds, .. } = &self.attachments;
        kinds.load(Ordering::Acquire)
            && [types, attrs].iter().any(|list| {
                let mut attached = (0..list.len()).filter_map(|index| list.get(index));
                attached.any(|attached| attached.models().any(&wanted))
            })
    }
}

/// Notes that the kind with this number has `entry` in the context whose `list` it is.
fn attach(list: &AppendVec<Box<Attached>>, number: u32, entry: InterfaceEntry) {
    list.get_or_init(number, Box::default).entries.push(Entry::Model(entry));
    entry.note_attached(number);
}

/// Notes that `dialect` promised `T` for the kind with this number.
fn promise<T: InterfaceTable>(list: &AppendVec<Box<Attached>>, number: u32, dialect: &'static str) {
    let entry = Entry::Promise { table: TypeId::of::<T>(), dialect };
    list.get_or_init(number, Box::default).entries.push(entry);
    T::index().note_attached(number);
}

/// Stops the program because of an interface that was promised and is used but not there.
#[cold]
fn broken_promise<T: InterfaceTable>(dialect: &str) -> ! {
    panic!(
        "checking for an interface (`{}`) that was promised by dialect '{dialect}' but never implemented. This is \
         generally an indication that the dialect extension implementing the interface was never registered.",
        T::NAME
    )
}

/// Asks a dialect for an interface of an operation whose definition does not have it.
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

    /// Whether the interface with this table is wanted.
    pub fn is_for<T: InterfaceTable>(&self) -> bool {
        self.table == TypeId::of::<T>()
    }
}

/// Answers for a dialect which interface an operation has that is not registered, or whose definition does not have it.
pub type InterfaceFallback = fn(&InterfaceRequest<'_>) -> Option<InterfaceEntry>;

impl Context {
    /// Attaches an interface to the operation `def` in this context. Generated interfaces have `attach`, which is shorter.
    ///
    /// The operation need not be loaded yet. An interface that it has already stays as it is.
    pub fn attach_op_interface(&self, def: &'static OpDef, entry: InterfaceEntry) {
        attach(&self.attachments.ops, def.op_name().0, entry);
    }

    /// Attaches an interface to types of the kind `def` in this context.
    pub fn attach_type_interface(&self, def: &'static TypeDef, entry: InterfaceEntry) {
        self.attachments.kinds.store(true, Ordering::Release);
        attach(&self.attachments.types, def.id().get(), entry);
    }

    /// Attaches an interface to attributes of the kind `def` in this context.
    pub fn attach_attr_interface(&self, def: &'static AttrDef, entry: InterfaceEntry) {
        self.attachments.kinds.store(true, Ordering::Release);
        attach(&self.attachments.attrs, def.id().get(), entry);
    }

    /// Declares that somebody will attach the interface `T` to the operation `def`: asking for it before is an error
    /// that names `dialect`. Corresponds to `Dialect::declarePromisedInterface`.
    pub fn promise_op_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static OpDef,
    ) {
        promise::<T>(&self.attachments.ops, def.op_name().0, dialect);
    }

    /// As [`promise_op_interface`](Self::promise_op_interface), of types of the kind `def`.
    pub fn promise_type_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static TypeDef,
    ) {
        promise::<T>(&self.attachments.types, def.id().get(), dialect);
    }

    /// As [`promise_op_interface`](Self::promise_op_interface), of attributes of the kind `def`.
    pub fn promise_attr_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static AttrDef,
    ) {
        promise::<T>(&self.attachments.attrs, def.id().get(), dialect);
    }

    /// The table `T` of operations with this name, if they have it: by their definition, attached in this context, or
    /// by their dialect's fallback. Corresponds to `OperationName::getInterface`.
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

    /// Asks the dialect of operations called `name`, if it wants to be asked.
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

    /// Whether operations with this name have the interface, or are promised to have it.
    pub fn op_has_promise_or_implements<T: InterfaceTable>(&self, name: OpName) -> bool {
        let promised =
            self.attached_to_op(name).is_some_and(|attached| attached.promised_by::<T>().is_some());
        promised || self.op_interface::<T>(name).is_some()
    }

    /// The names of the interfaces that operations with this name have: of the definition, then attached ones.
    pub fn op_interfaces(&self, name: OpName) -> Vec<&'static str> {
        let def = self.op_name_ref(name).def();
        let mut names: Vec<_> =
            def.into_iter().flat_map(OpDef::interface_entries).map(|entry| entry.name()).collect();
        names.extend(self.attached_to_op(name).into_iter().flat_map(|attached| attached.names()));
        names
    }
}

impl OpRef<'_> {
    /// The table `T` of the operation, if it has one; see [`Context::op_interface`].
    ///
    /// # Panics
    ///
    /// If the interface was promised and never attached.
    #[inline]
    pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
        self.ctx().op_interface(self.name_handle())
    }
}

/// Lookup for types and attributes, which differ in names only.
macro_rules! lookups {
    ($view:ident, $list:ident, $what:literal) => {
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
                    Some(known) => known,
                    None => self.find_interface(),
                }
            }

            #[inline(never)]
            fn find_interface<T: InterfaceTable>(self) -> Option<&'static T> {
                let def = self.def();
                let attached = || {
                    let attached = self.ctx().attachments.$list.get(def.id().get())?;
                    attached.get().or_else(|| attached.check_promises())
                };
                def.interface().or_else(attached)
            }

            /// Whether the kind has the interface, or is promised to have it.
            pub fn has_promise_or_implements<T: InterfaceTable>(self) -> bool {
                let attached = self.ctx().attachments.$list.get(self.def().id().get());
                attached.is_some_and(|attached| attached.promised_by::<T>().is_some())
                    || self.interface_table::<T>().is_some()
            }

            /// The names of the interfaces of the kind: of the definition, then attached ones.
            pub fn interfaces(self) -> Vec<&'static str> {
                let def = self.def();
                let mut names: Vec<_> =
                    def.interface_entries().iter().map(|entry| entry.name()).collect();
                let attached = self.ctx().attachments.$list.get(def.id().get());
                names.extend(attached.into_iter().flat_map(|attached| attached.names()));
                names
            }
        }
    };
}

lookups!(TypeRef, types, "type");
lookups!(AttrRef, attrs, "attribute");

/// How `op` implements an interface that changes it.
///
/// # Panics
///
/// If it does not.
#[track_caller]
pub fn implemented<T: InterfaceTable>(ir: &Ir, op: Op) -> &'static T {
    let op = ir.op(op);
    match op.interface_table() {
        Some(table) => table,
        None => panic!("'{}' does not implement {}", op.name(), T::NAME),
    }
}
