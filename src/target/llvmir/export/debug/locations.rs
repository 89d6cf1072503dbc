//! Locations.

use ods_runtime::attrs::*;
use ods_runtime::{Location, OpRef};

use super::super::{ModuleTranslation, TranslationResult};
use super::fields::Fields;
use crate::llvm::DILocalScopeAttr;
use crate::target::llvmir::ir::{FieldValue, Metadata, MetadataId, Node};

/// The metadata of this kind of the first fused location in a location.
pub(super) fn metadata<'ir, T: AttrCast<'ir>>(location: Location, op: OpRef<'ir>) -> Option<T> {
    let ctx = op.ctx();
    let attr = ctx.location_attr(location);
    if let Some(fused) = attr.dyn_cast::<FusedLoc<'_>>() {
        let own = fused.metadata().and_then(|it| ctx.attr_ref(it).dyn_cast::<T>());
        return own.or_else(|| fused.locations().iter().find_map(|it| metadata(*it, op)));
    }
    if let Some(name) = attr.dyn_cast::<NameLoc<'_>>() {
        return metadata(name.child_loc(), op);
    }
    let call = attr.dyn_cast::<CallSiteLoc<'_>>()?;
    metadata(call.callee(), op).or_else(|| metadata(call.caller(), op))
}

impl<'ir> ModuleTranslation<'ir> {
    /// The node of a location in a scope; `None` if the location or the scope is unknown.
    pub(in super::super) fn location(
        &mut self,
        location: Location,
        scope: Option<MetadataId>,
        inlined_at: Option<MetadataId>,
        op: OpRef<'ir>,
    ) -> TranslationResult<Option<MetadataId>> {
        let ctx = op.ctx();
        let attr = ctx.location_attr(location);
        if let Some(call) = attr.dyn_cast::<CallSiteLoc<'_>>() {
            let Some(caller) = self.location(call.caller(), scope, inlined_at, op)? else {
                return Ok(None);
            };
            let callee = self.location(call.callee(), None, Some(caller), op)?;
            return Ok(callee.or(Some(caller)));
        }
        if let Some(name) = attr.dyn_cast::<NameLoc<'_>>() {
            return self.location(name.child_loc(), scope, inlined_at, op);
        }
        if let Some(fused) = attr.dyn_cast::<FusedLoc<'_>>() {
            let own = fused.metadata().map(|it| ctx.attr_ref(it));
            let own = own.and_then(|it| it.dyn_cast::<DILocalScopeAttr<'_>>());
            let scope = match own {
                Some(own) => self.debug_node(*own),
                None => scope,
            };
            let mut merged: Option<Option<MetadataId>> = None;
            for location in fused.locations() {
                let node = self.location(*location, scope, inlined_at, op)?;
                merged = Some(match merged {
                    None => node,
                    Some(before) => self.merged(before, node),
                });
            }
            return Ok(merged.flatten());
        }
        let (Some(file), Some(scope)) = (attr.dyn_cast::<FileLineColRange<'_>>(), scope) else {
            return Ok(None);
        };
        let node = Fields::of("DILocation")
            .required_number("line", file.start_line())
            .number("column", file.start_column())
            .required_metadata("scope", Some(scope))
            .metadata("inlinedAt", inlined_at)
            .node();
        Ok(Some(self.module.metadata(Metadata::Node(node))))
    }

    /// One location for two. What differs is unknown.
    fn merged(&mut self, a: Option<MetadataId>, b: Option<MetadataId>) -> Option<MetadataId> {
        let (a, b) = (a?, b?);
        if a == b {
            return Some(a);
        }
        let fields = |id| match self.module.metadata_of(id).0 {
            Metadata::Node(Node::Specialized { fields, .. }) => fields.clone(),
            _ => Vec::new(),
        };
        let (a, b) = (fields(a), fields(b));
        let field = |fields: &[(&'static str, FieldValue)], name: &str| {
            fields.iter().find(|it| it.0 == name).map(|it| it.1.clone())
        };
        let is_same = |name| field(&a, name) == field(&b, name);
        if !is_same("scope") || !is_same("inlinedAt") {
            return None;
        }
        let line = field(&a, "line").filter(|_| is_same("line"));
        let mut merged = vec![("line", line.clone().unwrap_or(FieldValue::Text("0".to_owned())))];
        if let Some(column) = field(&a, "column").filter(|_| is_same("column") && line.is_some()) {
            merged.push(("column", column));
        }
        let rest = a.iter().filter(|it| matches!(it.0, "scope" | "inlinedAt"));
        merged.extend(rest.cloned());
        let node = Node::Specialized { name: "DILocation", fields: merged };
        Some(self.module.metadata(Metadata::Node(node)))
    }
}
