//! Metadata of instructions.

use ods_runtime::attrs::*;
use ods_runtime::{Attribute, OpRef};
use rustc_hash::FxHashMap;

use super::{Cursor, ModuleTranslation, TranslationResult};
use crate::llvm::{
    AccessGroupAttr, AccessGroupOpInterface, AliasAnalysisOpInterface, AliasScopeAttr,
    AliasScopeDomainAttr, DereferenceableOpInterface, TBAANodeAttr, TBAARootAttr, TBAATagAttr,
    TBAATypeDescriptorAttr,
};
use crate::target::llvmir::ir::{InstructionId, MetadataId, Node};

/// The nodes that attributes have become.
#[derive(Default)]
pub(super) struct Nodes {
    pub(super) by_attr: FxHashMap<Attribute, MetadataId>,
    /// Placeholders for recursive debug information that is being translated, by the attribute that identifies it.
    pub(super) recursive: FxHashMap<Attribute, MetadataId>,
    /// Compile units with the global variables that they have.
    pub(super) unit_globals: Vec<(MetadataId, Vec<MetadataId>)>,
    /// How deep the node of debug information that is being translated is in others.
    pub(super) level: usize,
    /// Whether a node was too deep.
    pub(super) is_too_deep: bool,
}

impl<'ir> ModuleTranslation<'ir> {
    /// The node of an access group.
    pub(super) fn access_group(&mut self, group: AccessGroupAttr<'ir>) -> MetadataId {
        let key = (*group).handle();
        if let Some(known) = self.nodes.by_attr.get(&key) {
            return *known;
        }
        let node = self.module.distinct(Node::Tuple(Vec::new()));
        self.nodes.by_attr.insert(key, node);
        node
    }

    /// The node with alias scopes.
    pub(super) fn alias_scopes(
        &mut self,
        scopes: impl IntoIterator<Item = AliasScopeAttr<'ir>>,
    ) -> MetadataId {
        let scopes: Vec<MetadataId> = scopes.into_iter().map(|it| self.alias_scope(it)).collect();
        self.module.tuple(scopes)
    }

    fn alias_scope(&mut self, scope: AliasScopeAttr<'ir>) -> MetadataId {
        let key = (*scope).handle();
        if let Some(known) = self.nodes.by_attr.get(&key) {
            return *known;
        }
        let domain = self.alias_domain(scope.domain());
        let mut operands = vec![domain];
        if let Some(description) = scope.description() {
            operands.push(self.module.metadata_string(description.value()));
        }
        let node = self.identified(scope.id(), operands);
        self.nodes.by_attr.insert(key, node);
        node
    }

    fn alias_domain(&mut self, domain: AliasScopeDomainAttr<'ir>) -> MetadataId {
        let key = (*domain).handle();
        if let Some(known) = self.nodes.by_attr.get(&key) {
            return *known;
        }
        let description = domain.description().map(|it| self.module.metadata_string(it.value()));
        let node = self.identified(domain.id(), description.into_iter().collect());
        self.nodes.by_attr.insert(key, node);
        node
    }

    /// A node whose first operand is a name, or the node itself if it has none.
    fn identified(&mut self, id: AttrRef<'ir>, operands: Vec<MetadataId>) -> MetadataId {
        match id.dyn_cast::<StringAttr<'_>>() {
            Some(name) => {
                let name = self.module.metadata_string(name.value());
                self.module.tuple(std::iter::once(name).chain(operands))
            }
            None => self.module.self_referential(operands),
        }
    }

    /// The node of a type of alias analysis, or of the root of types. An explicit stack instead of recursion: a type may be
    /// deep in others.
    fn alias_type(&mut self, ty: TBAANodeAttr<'ir>) -> MetadataId {
        let mut open = vec![ty];
        let mut node = None;
        while let Some(ty) = open.last().copied() {
            let members = (*ty).dyn_cast::<TBAATypeDescriptorAttr<'_>>();
            let members = members.into_iter().flat_map(|ty| ty.members().iter());
            let missing = members.map(|it| it.type_desc());
            let missing = missing.filter(|it| !self.nodes.by_attr.contains_key(&(*it).handle()));
            let before = open.len();
            open.extend(missing);
            if open.len() == before {
                open.pop();
                node = Some(self.shallow_alias_type(ty));
            }
        }
        node.unwrap_or_else(|| self.module.tuple([]))
    }

    /// The node of a type of alias analysis whose members have nodes.
    fn shallow_alias_type(&mut self, ty: TBAANodeAttr<'ir>) -> MetadataId {
        let key = (*ty).handle();
        if let Some(known) = self.nodes.by_attr.get(&key) {
            return *known;
        }
        let node = if let Some(root) = (*ty).dyn_cast::<TBAARootAttr<'_>>() {
            match root.id() {
                Some(name) => {
                    let name = self.module.metadata_string(name.value());
                    self.module.tuple([name])
                }
                None => self.module.self_referential([]),
            }
        } else {
            let mut operands = Vec::new();
            if let Some(ty) = (*ty).dyn_cast::<TBAATypeDescriptorAttr<'_>>() {
                operands.push(self.module.metadata_string(ty.id()));
                for member in ty.members().iter() {
                    let known = self.nodes.by_attr.get(&(*member.type_desc()).handle()).copied();
                    operands.extend(known);
                    operands.push(self.integer(member.offset()));
                }
            }
            self.module.tuple(operands)
        };
        self.nodes.by_attr.insert(key, node);
        node
    }

    /// An integer of 64 bits.
    pub(super) fn integer(&mut self, value: i64) -> MetadataId {
        let value = self.module.i64(value);
        self.module.metadata_constant(value)
    }

    fn alias_tag(&mut self, tag: TBAATagAttr<'ir>) -> MetadataId {
        let types = [tag.base_type(), tag.access_type()];
        let mut operands = Vec::with_capacity(4);
        for ty in types {
            if let Some(ty) = (*ty).dyn_cast::<TBAANodeAttr<'_>>() {
                operands.push(self.alias_type(ty));
            }
        }
        operands.push(self.integer(tag.offset()));
        if tag.constant() {
            operands.push(self.integer(1));
        }
        self.module.tuple(operands)
    }
}

/// Attaches a node without operands.
pub(super) fn mark<'ir>(cursor: &mut Cursor<'_, 'ir>, id: InstructionId, kind: &'static str) {
    let node = cursor.module().tuple([]);
    cursor.instruction(id).attach(kind, node);
}

/// Says that an access is not temporal.
pub(super) fn nontemporal<'ir>(cursor: &mut Cursor<'_, 'ir>, id: InstructionId) {
    let one = cursor.module().i32(1);
    let one = cursor.module().metadata_constant(one);
    let node = cursor.module().tuple([one]);
    cursor.instruction(id).attach("nontemporal", node);
}

/// Says how many bytes can be read at a pointer, if the operation knows.
pub(super) fn dereferenceable<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    id: InstructionId,
) {
    let interface = op.dyn_cast::<DereferenceableOpInterface<'_>>();
    let Some(attr) = interface.and_then(|it| it.dereferenceable_or_null()) else { return };
    let bytes = cursor.translation.integer(attr.bytes().cast_signed());
    let node = cursor.module().tuple([bytes]);
    let kind = if attr.may_be_null() { "dereferenceable_or_null" } else { "dereferenceable" };
    cursor.instruction(id).attach(kind, node);
}

/// Says how often each successor of a branch is taken.
pub(super) fn branch_weights<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    id: InstructionId,
    weights: Option<Vec<i32>>,
) {
    let Some(weights) = weights else { return };
    let module = cursor.module();
    let mut operands = vec![module.metadata_string("branch_weights")];
    for weight in weights {
        let weight = module.i32(i64::from(weight));
        operands.push(module.metadata_constant(weight));
    }
    let node = module.tuple(operands);
    cursor.instruction(id).attach("prof", node);
}

/// The elements of a list that are of one kind.
fn elements<'ir, T: AttrCast<'ir>>(list: ArrayAttr<'ir>) -> Vec<T> {
    list.iter().filter_map(|it| it.dyn_cast::<T>()).collect()
}

/// Attaches the access groups, alias scopes and types of alias analysis that an operation has.
pub(super) fn access<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    id: InstructionId,
) -> TranslationResult {
    let interface = op.dyn_cast::<AccessGroupOpInterface<'_>>();
    if let Some(groups) = interface.and_then(|it| it.access_groups_or_null()) {
        let groups = elements::<AccessGroupAttr<'_>>(groups);
        let nodes: Vec<MetadataId> =
            groups.into_iter().map(|it| cursor.translation.access_group(it)).collect();
        let node = match nodes.as_slice() {
            [node] => *node,
            _ => cursor.module().tuple(nodes),
        };
        cursor.instruction(id).attach("llvm.access.group", node);
    }
    let Some(interface) = op.dyn_cast::<AliasAnalysisOpInterface<'_>>() else { return Ok(()) };
    let scopes = [
        ("alias.scope", interface.alias_scopes_or_null()),
        ("noalias", interface.no_alias_scopes_or_null()),
    ];
    for (kind, scopes) in scopes {
        if let Some(scopes) = scopes.filter(|it| !it.is_empty()) {
            let node = cursor.translation.alias_scopes(elements::<AliasScopeAttr<'_>>(scopes));
            cursor.instruction(id).attach(kind, node);
        }
    }
    let tags = interface.tbaa_tags_or_null().map(elements::<TBAATagAttr<'_>>).unwrap_or_default();
    match tags.as_slice() {
        [] => {}
        [tag] => {
            let node = cursor.translation.alias_tag(*tag);
            cursor.instruction(id).attach("tbaa", node);
        }
        _ => {
            let text = "TBAA access tags will not be translated, because LLVM supports only one tag per instruction";
            op.ctx().emit(op.warning(text));
        }
    }
    Ok(())
}
