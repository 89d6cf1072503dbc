//! Data that attributes name and do not hold: the `{-# ... #-}` section at the end of a text.

use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::context::Context;
use crate::core::ident::Ident;

/// Bytes with an alignment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceBlob {
    /// The alignment of the data: a power of two, or 0 when there is no data.
    pub alignment: u32,
    /// The data.
    pub data: Box<[u8]>,
}

/// The value of an entry in a section for others than dialects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    String(Ident),
    /// Bytes.
    Blob(ResourceBlob),
}

/// A named group of entries of others than dialects, kept to be printed again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExternalResources {
    /// Whose they are.
    pub name: Ident,
    /// Values by key, in the order of the text.
    pub entries: Vec<(Ident, ResourceValue)>,
}

/// The blobs of the builtin dialect, which `dense_resource<key>` names.
#[derive(Debug, Default)]
pub(crate) struct ResourceBlobs {
    blobs: RwLock<FxHashMap<Ident, Arc<ResourceBlob>>>,
    external: RwLock<Vec<ExternalResources>>,
}

impl Context {
    /// The data of the builtin dialect's resource called `key`.
    pub fn resource_blob(&self, key: Ident) -> Option<Arc<ResourceBlob>> {
        let blobs = self.resources.blobs.read().unwrap_or_else(PoisonError::into_inner);
        blobs.get(&key).cloned()
    }

    /// The entries of others than dialects that were read, in the order of the texts.
    pub fn external_resources(&self) -> Vec<ExternalResources> {
        self.resources.external.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Keeps entries of others than dialects, to be printed again.
    pub fn add_external_resources(&self, resources: ExternalResources) {
        let mut external = self.resources.external.write().unwrap_or_else(PoisonError::into_inner);
        external.push(resources);
    }

    /// Sets the data of the builtin dialect's resource called `key`.
    pub fn set_resource_blob(&self, key: Ident, blob: ResourceBlob) {
        let mut blobs = self.resources.blobs.write().unwrap_or_else(PoisonError::into_inner);
        blobs.insert(key, Arc::new(blob));
    }
}
