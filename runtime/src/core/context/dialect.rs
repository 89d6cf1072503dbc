//! Dialects and their registration.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::core::attrs::{AttrDef, AttrKind, Attribute, NamedAttribute};
use crate::core::context::Context;
use crate::core::diag::VerifyResult;
use crate::core::ident::Ident;
use crate::core::interfaces::{InterfaceFallback, InterfaceTable};
use crate::core::ir::{Op, OpBuilder, OpRef};
use crate::core::op_def::OpDef;
use crate::core::slots::{RewriteSlots, Slots, TextSlots};
use crate::core::types::{Type, TypeDef, TypeKind};

/// A dialect: a marker type emitted by generated code. Corresponds to `mlir::Dialect`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a dialect",
    note = "the generated module of a dialect has one type that is: its name ends with `Dialect`"
)]
pub trait Dialect: 'static {
    /// The namespace: the prefix of the names of operations, types and attributes.
    const NAMESPACE: &'static str;

    /// Registers operations, types, attributes and hooks.
    fn initialize(init: &mut DialectInit<'_>);
}

/// Registers the contents of a dialect.
#[derive(Debug)]
pub struct DialectInit<'c> {
    ctx: &'c Context,
    namespace: &'static str,
    hooks: DialectHooks,
    /// The initialization that loads this dialect, if another dialect depends on it.
    dependent: Option<&'c DialectInit<'c>>,
}

/// Verifies a discardable attribute of an operation.
pub type VerifyOpAttr = fn(OpRef<'_>, NamedAttribute) -> VerifyResult;

/// Verifies a discardable attribute of an argument or result of a function-like operation, given the operation, the
/// region index, the argument or result index, and the attribute.
pub type VerifyRegionAttr = fn(OpRef<'_>, usize, usize, NamedAttribute) -> VerifyResult;

/// Creates an operation with a constant result of the given value and type.
pub type MaterializeConstant = fn(&mut OpBuilder<'_>, Attribute, Type) -> Option<Op>;

/// The hooks of a dialect.
#[derive(Clone, Copy, Debug, Default)]
pub struct DialectHooks {
    /// Verifies a discardable attribute with this dialect's prefix.
    pub verify_op_attr: Option<VerifyOpAttr>,
    /// Verifies an attribute with this dialect's prefix on an argument of a function-like operation.
    pub verify_region_arg_attr: Option<VerifyRegionAttr>,
    /// Verifies an attribute with this dialect's prefix on a result of a function-like operation.
    pub verify_region_result_attr: Option<VerifyRegionAttr>,
    /// Returns interfaces of operations with this prefix that their definitions lack.
    pub registered_interface_for_op: Option<InterfaceFallback>,
    /// Creates an operation for a constant.
    pub materialize_constant: Option<MaterializeConstant>,
    /// Adds canonicalization patterns that belong to no single operation.
    pub canonicalization_patterns: Option<fn(&mut <Slots as RewriteSlots>::Patterns)>,
    /// Whether operations, types and attributes may be added while the program runs (`ods_runtime::dynamic`).
    pub is_extensible: bool,
    /// Whether unregistered operations with this prefix are accepted.
    pub allows_unknown_operations: bool,
    /// Whether undefined types with this prefix are accepted.
    pub allows_unknown_types: bool,
    /// Parses types with this prefix instead of dispatching on the mnemonic.
    pub parse_type: Option<<Slots as TextSlots>::ParseType>,
    /// Parses attributes with this prefix instead of dispatching on the mnemonic.
    pub parse_attribute: Option<<Slots as TextSlots>::ParseAttr>,
    /// Returns the parser of an operation with this prefix that has no custom form: it is not registered, or its
    /// definition has none. Corresponds to `Dialect::getParseOperationHook`.
    pub op_parser: Option<<Slots as TextSlots>::FindOpParser>,
    /// Returns the printer of such an operation. Corresponds to `Dialect::getOperationPrinter`.
    pub op_printer: Option<<Slots as TextSlots>::FindOpPrinter>,
}

impl<'c> DialectInit<'c> {
    /// The context.
    pub fn ctx(&self) -> &'c Context {
        self.ctx
    }

    /// Registers an operation.
    pub fn op(&mut self, def: &'static OpDef) {
        self.ctx.register_op(def);
    }

    /// Registers a kind of type.
    pub fn ty<T: TypeKind<'c>>(&mut self) {
        self.ctx.register_type(T::DEF);
    }

    /// Registers a kind of attribute.
    pub fn attr<T: AttrKind<'c>>(&mut self) {
        self.ctx.register_attr(T::DEF);
    }

    /// Loads a dialect that this one uses. No effect if it is being loaded, because it depends on this one.
    pub fn depends_on<D: Dialect>(&mut self) {
        let mut loading = std::iter::successors(Some(&*self), |init| init.dependent);
        if loading.all(|init| init.namespace != D::NAMESPACE) {
            self.ctx.load_for::<D>(Some(self));
        }
    }

    /// Promises that an extension will attach the interface `T` to the operation `def` of this or another dialect.
    /// Corresponds to `Dialect::declarePromisedInterface`.
    pub fn promise_op_interface<T: InterfaceTable>(&mut self, def: &'static OpDef) {
        self.ctx.promise_op_interface::<T>(self.namespace, def);
    }

    /// Like [`promise_op_interface`](Self::promise_op_interface), for the type kind `def`.
    pub fn promise_type_interface<T: InterfaceTable>(&mut self, def: &'static TypeDef) {
        self.ctx.promise_type_interface::<T>(self.namespace, def);
    }

    /// Like [`promise_op_interface`](Self::promise_op_interface), for the attribute kind `def`.
    pub fn promise_attr_interface<T: InterfaceTable>(&mut self, def: &'static AttrDef) {
        self.ctx.promise_attr_interface::<T>(self.namespace, def);
    }

    /// Adds a dialect interface, a trait object such as `dyn DialectInlinerInterface`. Corresponds to
    /// `Dialect::addInterfaces`.
    pub fn interface<I: ?Sized + Send + Sync + 'static>(&mut self, interface: Box<I>) {
        self.ctx.add_dialect_interface(self.namespace, interface);
    }

    /// The hooks, for changing.
    pub fn hooks(&mut self) -> &mut DialectHooks {
        &mut self.hooks
    }
}

/// A dialect that a context loads when it first encounters the namespace.
#[derive(Clone, Copy, Debug)]
pub struct DialectEntry {
    namespace: &'static str,
    load: LoadFn,
}

type LoadFn = fn(&Context);

impl DialectEntry {
    /// The entry of `D`.
    pub const fn of<D: Dialect>() -> Self {
        DialectEntry { namespace: D::NAMESPACE, load: |ctx| ctx.load::<D>() }
    }
}

/// The dialects of one context.
#[derive(Debug, Default)]
pub(crate) struct Dialects {
    /// Loaded dialects, by index of the namespace's identifier.
    loaded: crate::support::append_vec::AppendVec<DialectHooks>,
    /// The namespaces of loaded dialects.
    names: Mutex<Vec<Ident>>,
    available: Mutex<FxHashMap<&'static str, LoadFn>>,
    /// Extensions whose dialects are not all loaded, in the order of registration.
    extensions: Mutex<Vec<Extension>>,
}

/// A function to call once certain dialects are loaded.
#[derive(Clone, Copy, Debug)]
struct Extension {
    dialects: &'static [&'static str],
    apply: fn(&Context),
}

impl Context {
    /// Loads the dialect `D` with its operations, types and attributes. No effect if it is already loaded.
    pub fn load<D: Dialect>(&self) {
        self.load_for::<D>(None);
    }

    /// Like [`load`](Self::load), during the initialization of a `dependent` dialect.
    fn load_for<'c, D: Dialect>(&'c self, dependent: Option<&'c DialectInit<'c>>) {
        let namespace = self.ident(D::NAMESPACE);
        if self.is_loaded(namespace) {
            return;
        }
        let hooks = DialectHooks::default();
        let mut init = DialectInit { ctx: self, namespace: D::NAMESPACE, hooks, dependent };
        D::initialize(&mut init);
        self.load_with(namespace, init.hooks);
    }

    /// Marks the dialect with these hooks as loaded; its operations, types and attributes are registered already.
    pub(crate) fn load_with(&self, namespace: Ident, hooks: DialectHooks) {
        self.ops.dialect_was_loaded();
        self.register_namespace(self.ident_str(namespace), hooks.allows_unknown_types);
        let has_fallback = hooks.registered_interface_for_op.is_some();
        // Another thread may have loaded it meanwhile.
        let mut is_new = false;
        self.dialects.loaded.get_or_init(self.ident_index(namespace), || {
            is_new = true;
            hooks
        });
        if is_new {
            self.dialects.names.lock().unwrap_or_else(PoisonError::into_inner).push(namespace);
        }
        if has_fallback {
            self.attachments.use_fallback();
        }
        self.apply_extensions();
    }

    /// Loads the dialect of `def` if it is registered but not loaded.
    ///
    /// # Panics
    ///
    /// If the dialect is not registered.
    #[track_caller]
    pub(crate) fn ensure_loaded(&self, def: &'static OpDef) {
        if self.op_name_ref(def.op_name()).is_registered() {
            return;
        }
        let (dialect, _) = def.name().split_once('.').unwrap_or((def.name(), ""));
        self.dialect_hooks(self.ident(dialect));
        assert!(
            self.op_name_ref(def.op_name()).is_registered(),
            "`{}` cannot be created: this context does not have the dialect `{dialect}`; load it with `ctx.load::<…Dialect>()` or register it",
            def.name()
        );
    }

    /// Calls `apply` once all of `dialects` are loaded: immediately, if they are. `apply` may attach interfaces that
    /// need these dialects. Corresponds to `mlir::DialectExtension`.
    pub fn add_extension(&self, dialects: &'static [&'static str], apply: fn(&Context)) {
        let mut waiting = self.dialects.extensions.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push(Extension { dialects, apply });
        drop(waiting);
        self.apply_extensions();
    }

    /// Applies the extensions whose dialects are all loaded.
    fn apply_extensions(&self) {
        let ready: Vec<Extension> = {
            let mut waiting =
                self.dialects.extensions.lock().unwrap_or_else(PoisonError::into_inner);
            let is_ready = |extension: &mut Extension| {
                extension.dialects.iter().all(|name| self.is_loaded(self.ident(name)))
            };
            waiting.extract_if(.., is_ready).collect()
        };
        // An extension may load dialects, which calls this function again.
        for extension in ready {
            (extension.apply)(self);
        }
    }

    /// Makes dialects available: each is loaded when its namespace is first encountered.
    pub fn register_dialects(&self, entries: &[DialectEntry]) {
        let mut available = self.dialects.available.lock().unwrap_or_else(PoisonError::into_inner);
        available.extend(entries.iter().map(|entry| (entry.namespace, entry.load)));
    }

    /// Registers dialects, and loads them.
    pub fn load_dialects(&self, entries: &[DialectEntry]) {
        self.register_dialects(entries);
        entries.iter().for_each(|entry| (entry.load)(self));
    }

    /// The namespaces of the dialects that are registered or loaded, sorted.
    pub fn available_dialects(&self) -> Vec<&'static str> {
        let available = self.dialects.available.lock().unwrap_or_else(PoisonError::into_inner);
        let mut names: Vec<_> = available.keys().copied().chain(["builtin"]).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Whether the dialect with this namespace is loaded.
    #[track_caller]
    pub fn is_loaded(&self, namespace: Ident) -> bool {
        self.assert_owns(namespace);
        self.dialects.loaded.get(self.ident_index(namespace)).is_some()
    }

    /// The hooks of all loaded dialects, sorted by namespace.
    pub(crate) fn loaded_dialect_hooks(&self) -> Vec<&DialectHooks> {
        let names = self.dialects.names.lock().unwrap_or_else(PoisonError::into_inner);
        let mut names = names.clone();
        names.sort_unstable_by_key(|name| self.ident_str(*name));
        names.iter().filter_map(|name| self.dialects.loaded.get(self.ident_index(*name))).collect()
    }

    /// The hooks of the dialect with this namespace, if it is loaded.
    #[track_caller]
    pub fn dialect_hooks_if_loaded(&self, namespace: Ident) -> Option<&DialectHooks> {
        self.assert_owns(namespace);
        self.dialects.loaded.get(self.ident_index(namespace))
    }

    /// The hooks of the dialect with this namespace. Loads the dialect if it is registered.
    #[track_caller]
    pub fn dialect_hooks(&self, namespace: Ident) -> Option<&DialectHooks> {
        self.assert_owns(namespace);
        if let Some(hooks) = self.dialects.loaded.get(self.ident_index(namespace)) {
            return Some(hooks);
        }
        let load = {
            let name = self.ident_str(namespace);
            let available = self.dialects.available.lock().unwrap_or_else(PoisonError::into_inner);
            *available.get(name)?
        };
        load(self);
        self.dialects.loaded.get(self.ident_index(namespace))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct First;
    struct Second;

    impl Dialect for First {
        const NAMESPACE: &'static str = "first";

        fn initialize(init: &mut DialectInit<'_>) {
            init.depends_on::<First>();
            init.depends_on::<Second>();
            init.hooks().allows_unknown_types = true;
        }
    }

    impl Dialect for Second {
        const NAMESPACE: &'static str = "second";

        fn initialize(init: &mut DialectInit<'_>) {
            init.depends_on::<First>();
        }
    }

    #[test]
    fn dialects_may_depend_on_each_other() {
        let ctx = Context::new();
        ctx.load::<Second>();
        assert!(ctx.is_loaded(ctx.ident("second")));
        let first = ctx.dialect_hooks_if_loaded(ctx.ident("first"));
        assert!(first.is_some_and(|hooks| hooks.allows_unknown_types));
    }
}
