//! Dialect interfaces, which passes query for a whole dialect.

use std::any::{Any, TypeId};
use std::fmt;
use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::ir::OpRef;
use crate::support::append_vec::AppendVec;

/// The dialect interfaces of one context.
#[derive(Default)]
pub(crate) struct DialectInterfaces {
    /// Each is a `Box<I>` for a trait object `I`.
    list: AppendVec<Box<dyn Any + Send + Sync>>,
    by_dialect: RwLock<FxHashMap<(TypeId, Ident), u32>>,
}

impl fmt::Debug for DialectInterfaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DialectInterfaces").field("count", &self.list.len()).finish()
    }
}

impl Context {
    /// Adds the interface `I`, a trait object such as `dyn DialectInlinerInterface`, to the dialect with this
    /// namespace. The dialect need not be loaded. Has no effect if the dialect already has the interface. Corresponds
    /// to `Dialect::addInterface`.
    pub fn add_dialect_interface<I>(&self, namespace: &str, interface: Box<I>)
    where
        I: ?Sized + Send + Sync + 'static,
    {
        let key = (TypeId::of::<I>(), self.ident(namespace));
        let all = &self.dialect_interfaces;
        let mut by_dialect = all.by_dialect.write().unwrap_or_else(PoisonError::into_inner);
        by_dialect.entry(key).or_insert_with(|| all.list.push(Box::new(interface)));
    }

    /// Whether any dialect has the interface `I`.
    pub(crate) fn has_dialect_interface<I: ?Sized + 'static>(&self) -> bool {
        let by_dialect = &self.dialect_interfaces.by_dialect;
        let by_dialect = by_dialect.read().unwrap_or_else(PoisonError::into_inner);
        by_dialect.keys().any(|(interface, _)| *interface == TypeId::of::<I>())
    }

    /// The interface `I` of the dialect with this namespace. Corresponds to `Dialect::getRegisteredInterface`.
    pub fn dialect_interface<I>(&self, namespace: Ident) -> Option<&I>
    where
        I: ?Sized + Send + Sync + 'static,
    {
        let all = &self.dialect_interfaces;
        let index = {
            let by_dialect = all.by_dialect.read().unwrap_or_else(PoisonError::into_inner);
            *by_dialect.get(&(TypeId::of::<I>(), namespace))?
        };
        all.list.get(index)?.downcast_ref::<Box<I>>().map(|interface| &**interface)
    }
}

/// The interface `I` of every dialect that has it, for queries without locks. Corresponds to
/// `mlir::DialectInterfaceCollection`.
#[derive(Clone)]
pub struct DialectInterfaceCollection<'c, I: ?Sized> {
    ctx: &'c Context,
    interfaces: Vec<(Ident, &'c I)>,
}

impl<'c, I> DialectInterfaceCollection<'c, I>
where
    I: ?Sized + Send + Sync + 'static,
{
    /// Collects the interfaces that the context has now.
    pub fn new(ctx: &'c Context) -> Self {
        let all = &ctx.dialect_interfaces;
        let by_dialect = all.by_dialect.read().unwrap_or_else(PoisonError::into_inner);
        let mut interfaces: Vec<_> = by_dialect
            .iter()
            .filter(|((interface, _), _)| *interface == TypeId::of::<I>())
            .filter_map(|((_, namespace), index)| {
                Some((*namespace, *index, &**all.list.get(*index)?.downcast_ref::<Box<I>>()?))
            })
            .collect();
        interfaces.sort_by_key(|(_, index, _)| *index);
        let interfaces = interfaces.into_iter().map(|(namespace, _, it)| (namespace, it)).collect();
        DialectInterfaceCollection { ctx, interfaces }
    }

    /// The interface of the dialect with this namespace.
    pub fn interface_for(&self, namespace: &str) -> Option<&'c I> {
        let entry = self.interfaces.iter().find(|(it, _)| self.ctx.ident_str(*it) == namespace);
        entry.map(|(_, interface)| *interface)
    }

    /// The interface of the operation's dialect.
    pub fn interface_for_op(&self, op: OpRef<'_>) -> Option<&'c I> {
        self.interface_for(op.name().dialect())
    }

    /// All interfaces, in the order of addition.
    pub fn iter(&self) -> impl Iterator<Item = &'c I> {
        self.interfaces.iter().map(|(_, interface)| *interface)
    }
}

impl<I: ?Sized> fmt::Debug for DialectInterfaceCollection<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.interfaces.iter().map(|(namespace, _)| self.ctx.ident_str(*namespace));
        f.debug_list().entries(names).finish()
    }
}
