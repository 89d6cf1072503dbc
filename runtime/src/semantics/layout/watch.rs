//! Invalidation of data layouts: debug builds check the layouts in use after every change of the IR.

#[cfg(not(debug_assertions))]
use super::scope::Scope;

#[cfg(debug_assertions)]
mod watched {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Mutex, PoisonError, Weak};

    use super::super::scope::Scope;
    use crate::core::attrs::Attribute;
    use crate::core::ir::{Ir, Op};

    /// The validity flag of a data layout.
    #[derive(Clone, Default, Debug)]
    pub(in super::super) struct Watch(Option<Arc<AtomicBool>>);

    impl Watch {
        pub(in super::super) fn new(scope: Scope<'_>) -> Self {
            let valid = Arc::new(AtomicBool::new(true));
            scope.op().ir().semantics.add(Watched {
                valid: Arc::downgrade(&valid),
                scope: scope.op().handle(),
                specs: specs(scope),
            });
            Watch(Some(valid))
        }

        pub(in super::super) fn is_valid(&self) -> bool {
            self.0.as_ref().is_none_or(|valid| valid.load(Ordering::Relaxed))
        }
    }

    /// The data layouts of an [`Ir`] that are still in use.
    #[derive(Default, Debug)]
    pub(crate) struct Layouts(Mutex<Vec<Watched>>);

    #[derive(Debug)]
    struct Watched {
        valid: Weak<AtomicBool>,
        scope: Op,
        specs: Vec<Option<Attribute>>,
    }

    /// The layout attributes of the scope and its ancestors.
    fn specs(scope: Scope<'_>) -> Vec<Option<Attribute>> {
        let enclosing = scope.enclosing().map(|(_, spec)| spec);
        [scope.spec()].into_iter().chain(enclosing).map(|spec| Some(spec?.handle())).collect()
    }

    impl Layouts {
        fn add(&self, watched: Watched) {
            let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            list.retain(|it| it.valid.strong_count() > 0);
            list.push(watched);
        }

        fn is_empty(&mut self) -> bool {
            self.0.get_mut().unwrap_or_else(PoisonError::into_inner).is_empty()
        }

        fn check(&self, ir: &Ir) {
            let list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            for watched in &*list {
                let Some(valid) = watched.valid.upgrade() else { continue };
                let is_same = ir.is_live(watched.scope)
                    && Scope::of(ir.op(watched.scope))
                        .is_some_and(|scope| specs(scope) == watched.specs);
                valid.store(is_same, Ordering::Relaxed);
            }
        }
    }

    /// Called after the attributes or the position of `op` changed.
    pub(crate) fn op_changed(ir: &mut Ir, op: Op) {
        if !ir.semantics.is_empty() && (!ir.is_live(op) || ir.op(op).num_regions() > 0) {
            ir.semantics.check(ir);
        }
    }

    /// Called after operations were moved.
    pub(crate) fn ops_moved(ir: &mut Ir) {
        if !ir.semantics.is_empty() {
            ir.semantics.check(ir);
        }
    }
}

#[cfg(debug_assertions)]
pub(super) use watched::Watch;
#[cfg(debug_assertions)]
pub(crate) use watched::{Layouts, op_changed, ops_moved};

/// Release builds do not track validity.
#[cfg(not(debug_assertions))]
#[derive(Clone, Default, Debug)]
pub(super) struct Watch(());

#[cfg(not(debug_assertions))]
impl Watch {
    pub(super) fn new(_scope: Scope<'_>) -> Self {
        Watch(())
    }

    #[inline]
    pub(super) fn is_valid(&self) -> bool {
        true
    }
}
