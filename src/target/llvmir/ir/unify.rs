//! Equal nodes of metadata that were reserved one by one.

use rustc_hash::FxHashMap;

use super::function::Value;
use super::metadata::{FieldValue, Metadata, MetadataId, Node};
use super::module::Module;

/// What each piece of metadata is equal to.
struct Canonical(Vec<MetadataId>);

impl Canonical {
    fn get(&self, id: MetadataId) -> MetadataId {
        self.0.get(id.0 as usize).copied().unwrap_or(id)
    }

    fn replace(&self, id: &mut MetadataId) {
        *id = self.get(*id);
    }

    fn replace_in(&self, metadata: &mut Metadata) {
        match metadata {
            Metadata::Node(Node::Tuple(operands)) => {
                operands.iter_mut().flatten().for_each(|it| self.replace(it));
            }
            Metadata::Node(Node::Specialized { fields, .. }) => {
                for (_, value) in fields {
                    if let FieldValue::Metadata(Some(id)) = value {
                        self.replace(id);
                    }
                }
            }
            Metadata::Arguments(list) => list.iter_mut().for_each(|it| self.replace(it)),
            Metadata::Node(Node::Expression(_))
            | Metadata::String(_)
            | Metadata::Constant(_)
            | Metadata::Local(_) => {}
        }
    }
}

impl Module {
    /// Lets equal nodes that are not distinct be one, as LLVM does when it reads a text.
    pub fn unify_metadata(&mut self) {
        let count = self.metadata.len() as u32;
        let mut canonical = Canonical((0..count).map(MetadataId).collect());
        // Nodes can become equal when those that they refer to have become so.
        loop {
            let mut known: FxHashMap<Metadata, MetadataId> = FxHashMap::default();
            let mut has_changed = false;
            for index in 0..self.metadata.len() {
                let id = MetadataId(index as u32);
                let (metadata, is_distinct) = &self.metadata[index];
                if *is_distinct || canonical.get(id) != id {
                    continue;
                }
                let mut metadata = metadata.clone();
                canonical.replace_in(&mut metadata);
                let first = *known.entry(metadata).or_insert(id);
                if first != id {
                    canonical.0[index] = first;
                    has_changed = true;
                }
            }
            if !has_changed {
                break;
            }
            // What a node is equal to may be equal to another one now.
            for index in 0..canonical.0.len() {
                canonical.0[index] = canonical.get(canonical.0[index]);
            }
        }
        let is_same = canonical.0.iter().enumerate().all(|(index, it)| it.0 as usize == index);
        if !is_same {
            self.replace_metadata(&canonical);
        }
    }

    fn replace_metadata(&mut self, canonical: &Canonical) {
        for (metadata, _) in &mut self.metadata {
            canonical.replace_in(metadata);
        }
        for named in &mut self.named_metadata {
            named.nodes.iter_mut().for_each(|it| canonical.replace(it));
        }
        let variables = self.variables.iter_mut().map(|it| &mut it.global);
        let aliases = self.aliases.iter_mut().chain(&mut self.ifuncs).map(|it| &mut it.global);
        for global in variables.chain(aliases) {
            global.attachments.iter_mut().for_each(|it| canonical.replace(&mut it.1));
        }
        for function in &mut self.functions {
            function.global.attachments.iter_mut().for_each(|it| canonical.replace(&mut it.1));
            for instruction in &mut function.instructions {
                instruction.attachments.iter_mut().for_each(|it| canonical.replace(&mut it.1));
                instruction.location.iter_mut().for_each(|it| canonical.replace(it));
                instruction.kind.for_each_operand_mut(&mut |operand| {
                    if let Value::Metadata(id) = operand {
                        canonical.replace(id);
                    }
                });
            }
            for (_, record) in function.blocks.iter_mut().flat_map(|it| &mut it.records) {
                canonical.replace(&mut record.subject);
                canonical.replace(&mut record.location);
                record.value.iter_mut().for_each(|it| canonical.replace(it));
                record.expression.iter_mut().for_each(|it| canonical.replace(it));
                record.assignment.iter_mut().flatten().for_each(|it| canonical.replace(it));
            }
        }
    }
}
