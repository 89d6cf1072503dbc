//! Interfaces that a context has beyond those of definitions: attached models, promises, and fallbacks of dialects.

use std::any::TypeId;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::table::{InterfaceEntry, InterfaceTable};
use crate::attrs::{AttrDef, AttrRef};
use crate::context::Context;
use crate::ir::OpRef;
use crate::op_def::{OpDef, OpName};
use crate::support::append_vec::AppendVec;
use crate::types::{TypeDef, TypeRef};
use crate::uniquer::KindDef as _;

/// What was attached and promised in one context.
///
/// Definitions are asked first; who asks for an interface that nothing was attached for pays for one load more.
#[derive(Debug, Default)]
pub(crate) struct Attachments {
    /// Bits of the interfaces that anything has here.
    bits: AtomicU64,
    /// By number of the name.
    ops: AppendVec<Box<Attached>>,
    /// By number of the kind.
    types: AppendVec<Box<Attached>>,
    attrs: AppendVec<Box<Attached>>,
    /// Whether a dialect is asked about operations.
    fallback: AtomicBool,
}

/// What one kind has.
#[derive(Debug, Default)]
struct Attached {
    bits: AtomicU64,
    entries: AppendVec<Entry>,
}

#[derive(Debug)]
enum Entry {
    Model(InterfaceEntry),
    Promise { table: TypeId, dialect: &'static str },
}

impl Attached {
    fn add(&self, bit: u8, entry: Entry) {
        self.entries.push(entry);
        self.bits.fetch_or(1 << bit, Ordering::AcqRel);
    }

    fn iter(&self) -> impl Iterator<Item = &Entry> {
        (0..self.entries.len()).filter_map(|index| self.entries.get(index))
    }

    fn get<T: InterfaceTable>(&self) -> Option<&'static T> {
        if self.bits.load(Ordering::Acquire) >> T::BIT & 1 == 0 {
            return None;
        }
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

    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.iter().filter_map(|entry| match entry {
            Entry::Model(entry) => Some(entry.name()),
            Entry::Promise { .. } => None,
        })
    }
}

impl Attachments {
    fn add(&self, list: &AppendVec<Box<Attached>>, number: u32, bit: u8, entry: Entry) {
        list.get_or_init(number, Box::default).add(bit, entry);
        self.bits.fetch_or(1 << bit, Ordering::AcqRel);
    }

    /// Makes lookups ask dialects about operations.
    pub(crate) fn use_fallback(&self) {
        self.fallback.store(true, Ordering::Release);
        self.bits.store(u64::MAX, Ordering::Release);
    }

    /// Whether anything might have `T` here.
    #[inline]
    fn might_have<T: InterfaceTable>(&self) -> bool {
        self.bits.load(Ordering::Acquire) >> T::BIT & 1 != 0
    }
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

/// Looks for `T` among what was attached.
///
/// # Panics
///
/// If it was promised only.
fn find<T: InterfaceTable>(attached: Option<&Attached>) -> Option<&'static T> {
    let attached = attached?;
    if let Some(table) = attached.get() {
        return Some(table);
    }
    if let Some(dialect) = attached.promised_by::<T>() {
        broken_promise::<T>(dialect);
    }
    None
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
        let all = &self.attachments;
        all.add(&all.ops, def.op_name().0, entry.bit(), Entry::Model(entry));
    }

    /// Attaches an interface to types of the kind `def` in this context.
    pub fn attach_type_interface(&self, def: &'static TypeDef, entry: InterfaceEntry) {
        let all = &self.attachments;
        all.add(&all.types, def.id().get(), entry.bit(), Entry::Model(entry));
    }

    /// Attaches an interface to attributes of the kind `def` in this context.
    pub fn attach_attr_interface(&self, def: &'static AttrDef, entry: InterfaceEntry) {
        let all = &self.attachments;
        all.add(&all.attrs, def.id().get(), entry.bit(), Entry::Model(entry));
    }

    /// Declares that somebody will attach the interface `T` to the operation `def`: asking for it before is an error
    /// that names `dialect`. Corresponds to `Dialect::declarePromisedInterface`.
    pub fn promise_op_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static OpDef,
    ) {
        let all = &self.attachments;
        all.add(&all.ops, def.op_name().0, T::BIT, promise::<T>(dialect));
    }

    /// As [`promise_op_interface`](Self::promise_op_interface), of types of the kind `def`.
    pub fn promise_type_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static TypeDef,
    ) {
        let all = &self.attachments;
        all.add(&all.types, def.id().get(), T::BIT, promise::<T>(dialect));
    }

    /// As [`promise_op_interface`](Self::promise_op_interface), of attributes of the kind `def`.
    pub fn promise_attr_interface<T: InterfaceTable>(
        &self,
        dialect: &'static str,
        def: &'static AttrDef,
    ) {
        let all = &self.attachments;
        all.add(&all.attrs, def.id().get(), T::BIT, promise::<T>(dialect));
    }

    /// The table `T` of operations with this name, if they have it: by their definition, attached in this context, or
    /// by their dialect's fallback. Corresponds to `OperationName::getInterface`.
    ///
    /// # Panics
    ///
    /// If the interface was promised and never attached.
    #[inline]
    pub fn op_interface<T: InterfaceTable>(&self, name: OpName) -> Option<&'static T> {
        let registered = self.op_name_ref(name).def();
        if let Some(table) = registered.and_then(|def| def.interface()) {
            return Some(table);
        }
        if self.attachments.might_have::<T>() { self.further_op_interface(name) } else { None }
    }

    #[cold]
    pub(crate) fn further_op_interface<T: InterfaceTable>(
        &self,
        name: OpName,
    ) -> Option<&'static T> {
        if self.attachments.fallback.load(Ordering::Acquire) {
            let namespace = self.ident(self.op_name_ref(name).dialect());
            let fallback = self
                .dialect_hooks_if_loaded(namespace)
                .and_then(|hooks| hooks.registered_interface_for_op);
            if let Some(fallback) = fallback {
                let attached = self.attached_to_op(name).and_then(|attached| attached.get());
                let request = InterfaceRequest { ctx: self, name, table: TypeId::of::<T>() };
                let found = attached.or_else(|| fallback(&request)?.table());
                if found.is_some() {
                    return found;
                }
            }
        }
        find(self.attached_to_op(name))
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

fn promise<T: InterfaceTable>(dialect: &'static str) -> Entry {
    Entry::Promise { table: TypeId::of::<T>(), dialect }
}

impl OpRef<'_> {
    /// The table `T` of the operation, if it has one; see [`Context::op_interface`].
    ///
    /// # Panics
    ///
    /// If the interface was promised and never attached.
    #[inline]
    pub fn interface_table<T: InterfaceTable>(self) -> Option<&'static T> {
        if let Some(table) = self.def().and_then(|def| def.interface()) {
            return Some(table);
        }
        let ctx = self.ctx();
        if ctx.attachments.might_have::<T>() {
            ctx.further_op_interface(self.name_handle())
        } else {
            None
        }
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
                if let Some(table) = def.interface() {
                    return Some(table);
                }
                let all = &self.ctx().attachments;
                if !all.might_have::<T>() {
                    return None;
                }
                find(all.$list.get(def.id().get()).map(|attached| &**attached))
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
