//! Resources: data that attributes refer to, from the `{-# ... #-}` section of a text.

use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::location::Location;

/// The data of a resource: bytes with an alignment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResourceBlob {
    /// The alignment in bytes: a power of two, or 0 if there is no data.
    pub alignment: u32,
    /// The data.
    pub data: Box<[u8]>,
}

/// The value of an external resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    String(Ident),
    /// Bytes.
    Blob(ResourceBlob),
}

/// A named group of external resources, stored for printing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExternalResources {
    /// The name of the group.
    pub name: Ident,
    /// The resources, in the order of the text.
    pub entries: Vec<ExternalResource>,
}

/// An external resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExternalResource {
    /// The key.
    pub key: Ident,
    /// The value.
    pub value: ResourceValue,
    /// The places of the key and of the value in the source.
    pub locs: (Location, Location),
}

/// The resources of the builtin dialect, which `dense_resource<key>` refers to.
#[derive(Debug, Default)]
pub(crate) struct ResourceBlobs {
    blobs: RwLock<FxHashMap<Ident, Arc<ResourceBlob>>>,
    external: RwLock<Vec<ExternalResources>>,
}

impl Context {
    /// The resource `key` of the builtin dialect.
    pub fn resource_blob(&self, key: Ident) -> Option<Arc<ResourceBlob>> {
        let blobs = self.resources.blobs.read().unwrap_or_else(PoisonError::into_inner);
        blobs.get(&key).cloned()
    }

    /// The external resources, in text order.
    pub fn external_resources(&self) -> Vec<ExternalResources> {
        self.resources.external.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stores external resources for printing.
    pub fn add_external_resources(&self, resources: ExternalResources) {
        let mut external = self.resources.external.write().unwrap_or_else(PoisonError::into_inner);
        external.push(resources);
    }

    /// Removes the external resources called `name`, so that they are not printed.
    pub fn take_external_resources(&self, name: Ident) -> Vec<ExternalResources> {
        let mut external = self.resources.external.write().unwrap_or_else(PoisonError::into_inner);
        external.extract_if(.., |resources| resources.name == name).collect()
    }

    /// Sets the resource `key` of the builtin dialect.
    pub fn set_resource_blob(&self, key: Ident, blob: ResourceBlob) {
        let mut blobs = self.resources.blobs.write().unwrap_or_else(PoisonError::into_inner);
        blobs.insert(key, Arc::new(blob));
    }
}
