//! Nodes that refer to themselves through others.

use ods_runtime::Attribute;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::target::llvmir::ir::MetadataId;

/// The state of one of the nodes that are being imported.
#[derive(Default)]
struct Layer {
    /// What stands for the node inside of itself, if it is used there.
    own: Option<Attribute>,
    /// What stands inside of the node for nodes outside of it.
    unbound: FxHashSet<Attribute>,
}

/// Finds nodes that refer to themselves. What is imported inside of them depends on where it is.
#[derive(Default)]
pub(super) struct Recursion {
    layers: Vec<(MetadataId, Layer)>,
    /// What tells recursive nodes apart.
    pub(super) ids: FxHashMap<MetadataId, Attribute>,
    /// Attributes that refer to nodes outside of them.
    dependent: FxHashMap<MetadataId, (Attribute, FxHashSet<Attribute>)>,
}

/// What is known of a node before it is imported.
pub(super) enum Known {
    /// Nothing.
    New,
    /// Its attribute.
    Attribute(Attribute),
    /// It is being imported, and needs an attribute that stands for it.
    Inside(Option<Attribute>),
}

impl Recursion {
    /// Starts with a node. `may_recur` says whether it can have an attribute that stands for it.
    pub(super) fn enter(&mut self, id: MetadataId, may_recur: bool) -> Known {
        if may_recur {
            if let Some((_, layer)) = self.layers.iter().find(|it| it.0 == id) {
                return Known::Inside(layer.own);
            }
            self.layers.push((id, Layer::default()));
        }
        let Some((attr, unbound)) = self.dependent.get(&id) else { return Known::New };
        let is_valid =
            self.layers.last().is_some_and(|(_, layer)| unbound.is_subset(&layer.unbound));
        if is_valid {
            return Known::Attribute(*attr);
        }
        self.dependent.remove(&id);
        Known::New
    }

    /// Says what stands for a node inside of itself.
    pub(super) fn stand_in(&mut self, id: MetadataId, attr: Attribute) {
        if let Some((_, layer)) = self.layers.iter_mut().find(|it| it.0 == id) {
            layer.own = Some(attr);
        }
        if let Some((_, layer)) = self.layers.last_mut() {
            layer.unbound.insert(attr);
        }
    }

    /// What stands for a node whose import ends, if it is used.
    pub(super) fn own(&self, id: MetadataId) -> Option<Attribute> {
        self.layers.last().filter(|it| it.0 == id).and_then(|it| it.1.own)
    }

    /// Ends with a node. Returns whether its attribute is the same everywhere.
    pub(super) fn finish(&mut self, id: MetadataId, attr: Attribute) -> bool {
        let Some((top, layer)) = self.layers.last_mut() else { return true };
        if *top != id {
            return layer.unbound.is_empty();
        }
        if let Some(own) = layer.own {
            layer.unbound.remove(&own);
        }
        if layer.unbound.is_empty() {
            return true;
        }
        self.dependent.entry(id).or_insert_with(|| (attr, layer.unbound.clone()));
        false
    }

    /// Leaves a node, whether it was imported or not.
    pub(super) fn leave(&mut self, id: MetadataId) {
        if self.layers.last().is_none_or(|it| it.0 != id) {
            return;
        }
        if let Some((_, layer)) = self.layers.pop()
            && let Some((_, outer)) = self.layers.last_mut()
        {
            outer.unbound.extend(layer.unbound);
        }
    }
}
