//! Metadata.

use std::borrow::Cow;

use super::constants::ConstantId;
use super::function::Value;
use super::module::Module;

/// The number of a piece of metadata in a module.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MetadataId(pub(super) u32);

/// A piece of metadata.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Metadata {
    /// A string.
    String(String),
    /// A constant.
    Constant(ConstantId),
    /// A value of a function, in calls only.
    Local(Value),
    /// A node.
    Node(Node),
    /// `!DIArgList(..)`.
    Arguments(Vec<MetadataId>),
}

/// A node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "fields are the parts of the text")]
pub enum Node {
    /// `!{..}`; missing operands are `null`.
    Tuple(Vec<Option<MetadataId>>),
    /// `!DIExpression(..)`, which is written where it is used.
    Expression(Vec<Field>),
    /// A node with fields, such as `!DIFile(filename: "a.c", directory: "/")`.
    Specialized { name: &'static str, fields: Vec<(&'static str, FieldValue)> },
}

/// An element of an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// A word, such as `DW_OP_plus_uconst`.
    Word(String),
    /// A number.
    Number(u64),
}

/// The value of a field of a node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FieldValue {
    /// A string, which is written with quotes.
    String(String),
    /// Words or a number, which are written as they are.
    Text(String),
    /// Another piece of metadata, or `null`.
    Metadata(Option<MetadataId>),
}

impl Node {
    /// The metadata that it refers to, in LLVM's order.
    pub(super) fn operands(&self) -> Vec<MetadataId> {
        match self {
            Node::Tuple(operands) => operands.iter().flatten().copied().collect(),
            Node::Expression(_) => Vec::new(),
            Node::Specialized { name, fields } => {
                let value = |name: &str| {
                    let field = fields.iter().find(|(it, _)| *it == name);
                    field.and_then(|(_, value)| match value {
                        FieldValue::Metadata(id) => *id,
                        _ => None,
                    })
                };
                let order = operand_order(name);
                let known = order.iter().filter_map(|name| value(name));
                let others = fields.iter().filter(|(name, _)| !order.contains(name));
                let others = others.filter_map(|(_, value)| match value {
                    FieldValue::Metadata(id) => *id,
                    _ => None,
                });
                known.chain(others).collect()
            }
        }
    }
}

/// The order of operands in the nodes whose text has another one.
fn operand_order(node: &str) -> &'static [&'static str] {
    match node {
        "DISubprogram" => &[
            "file",
            "scope",
            "name",
            "linkageName",
            "type",
            "unit",
            "declaration",
            "retainedNodes",
            "containingType",
            "templateParams",
            "thrownTypes",
            "annotations",
            "targetFuncName",
        ],
        "DICompositeType" | "DIDerivedType" | "DIBasicType" | "DIStringType" => {
            &["file", "scope", "name", "baseType", "elements", "extraData", "vtableHolder"]
        }
        "DISubroutineType" => &["file", "scope", "name", "types"],
        "DICompileUnit" => &["file", "enums", "retainedTypes", "globals", "imports", "macros"],
        "DILexicalBlock" | "DILexicalBlockFile" => &["file", "scope"],
        "DINamespace" => &["file", "scope"],
        "DIModule" => &["file", "scope"],
        "DILocalVariable" => &["scope", "name", "file", "type"],
        "DIGlobalVariable" => &["scope", "name", "file", "type"],
        "DIImportedEntity" => &["scope", "entity", "name", "file", "elements"],
        "DILabel" => &["scope", "name", "file"],
        "DICommonBlock" => &["scope", "declaration", "name", "file"],
        "DILocation" => &["scope", "inlinedAt"],
        _ => &[],
    }
}

impl Module {
    /// The number of a piece of metadata; equal pieces have equal numbers.
    pub fn metadata(&mut self, metadata: Metadata) -> MetadataId {
        if let Some(id) = self.metadata_ids.get(&metadata) {
            return *id;
        }
        let id = self.push_metadata(metadata.clone(), false);
        self.metadata_ids.insert(metadata, id);
        id
    }

    fn push_metadata(&mut self, metadata: Metadata, is_distinct: bool) -> MetadataId {
        self.metadata.push((metadata, is_distinct));
        MetadataId(self.metadata.len() as u32 - 1)
    }

    /// A node that no other node equals.
    pub fn distinct(&mut self, node: Node) -> MetadataId {
        self.push_metadata(Metadata::Node(node), true)
    }

    /// A string.
    pub fn metadata_string(&mut self, text: impl Into<String>) -> MetadataId {
        self.metadata(Metadata::String(text.into()))
    }

    /// A constant as metadata.
    pub fn metadata_constant(&mut self, constant: ConstantId) -> MetadataId {
        self.metadata(Metadata::Constant(constant))
    }

    /// A node `!{..}`.
    pub fn tuple(&mut self, operands: impl IntoIterator<Item = MetadataId>) -> MetadataId {
        let operands = operands.into_iter().map(Some).collect();
        self.metadata(Metadata::Node(Node::Tuple(operands)))
    }

    /// A distinct node whose first operand is the node itself.
    pub fn self_referential(
        &mut self,
        operands: impl IntoIterator<Item = MetadataId>,
    ) -> MetadataId {
        let id = self.distinct(Node::Tuple(Vec::new()));
        let operands = std::iter::once(id).chain(operands).map(Some).collect();
        self.set_node(id, Node::Tuple(operands));
        id
    }

    /// A place for a node that refers to itself through others.
    pub fn reserve_node(&mut self) -> MetadataId {
        self.push_metadata(Metadata::Node(Node::Tuple(Vec::new())), false)
    }

    /// Says that no other node equals this one.
    pub fn make_distinct(&mut self, id: MetadataId) {
        self.metadata[id.0 as usize].1 = true;
    }

    /// Replaces a node that is distinct or reserved. A node that is its own operand is distinct.
    pub fn set_node(&mut self, id: MetadataId, node: Node) {
        let (place, is_distinct) = &mut self.metadata[id.0 as usize];
        *is_distinct |= node.operands().contains(&id);
        *place = Metadata::Node(node);
    }

    /// A piece of metadata, and whether it is distinct.
    #[must_use]
    pub fn metadata_of(&self, id: MetadataId) -> (&Metadata, bool) {
        let (metadata, is_distinct) = &self.metadata[id.0 as usize];
        (metadata, *is_distinct)
    }
}

/// The kinds of attachments, in LLVM's order; others follow in the order of their first use.
pub(super) const KINDS: &[&str] = &[
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
];

/// The kind of an attachment with this name.
#[must_use]
pub fn attachment_kind(name: &str) -> Cow<'static, str> {
    match KINDS.iter().find(|it| **it == name) {
        Some(known) => Cow::Borrowed(known),
        None => Cow::Owned(name.to_owned()),
    }
}

/// Adds an attachment to a list that is ordered by kind.
pub(super) fn attach(
    list: &mut Vec<(Cow<'static, str>, MetadataId)>,
    kind: Cow<'static, str>,
    id: MetadataId,
) {
    let place = |kind: &str| KINDS.iter().position(|it| *it == kind).unwrap_or(KINDS.len());
    let index = list.partition_point(|(it, _)| place(it) <= place(&kind));
    list.insert(index, (kind, id));
}
