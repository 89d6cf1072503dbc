//! Metadata of instructions and functions.

use ods_runtime::attrs::*;
use ods_runtime::interfaces::WeightedBranchOpInterface;
use ods_runtime::{Attribute, Diagnostic, Op};

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{Metadata, MetadataId, Node};

impl<'m> Import<'m> {
    /// Whether metadata of this kind becomes an attribute.
    pub(super) fn is_imported(kind: &str) -> bool {
        matches!(
            kind,
            "prof"
                | "tbaa"
                | "llvm.access.group"
                | "llvm.loop"
                | "noalias"
                | "alias.scope"
                | "dereferenceable"
                | "dereferenceable_or_null"
                | "mmra"
                | "vec_type_hint"
                | "work_group_size_hint"
                | "reqd_work_group_size"
                | "intel_reqd_sub_group_size"
        )
    }

    /// The operands of a node.
    pub(super) fn node(&self, id: MetadataId) -> Option<&'m [Option<MetadataId>]> {
        match self.module.metadata_of(id).0 {
            Metadata::Node(Node::Tuple(operands)) => Some(operands),
            _ => None,
        }
    }

    /// The string that an operand is.
    pub(super) fn text(&self, id: Option<MetadataId>) -> Option<&'m str> {
        match self.module.metadata_of(id?).0 {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }

    fn set(&mut self, op: Op, name: &str, value: Attribute) {
        let name = self.ctx.ident(name);
        self.ir.set_attr(op, name, Some(value));
    }

    /// Sets the attribute of an operation for a piece of metadata. Returns whether there is one.
    pub(super) fn set_metadata(&mut self, kind: &str, id: MetadataId, op: Op) -> bool {
        let set = match kind {
            "prof" => self.set_profile(id, op),
            "tbaa" => self.alias_types.get(&id).copied().and_then(|tag| {
                self.ir.op(op).dyn_cast::<AliasAnalysisOpInterface<'_>>()?;
                let list = self.array(&[tag]);
                self.set(op, LoadOp::TBAA.name, list);
                Some(())
            }),
            "llvm.access.group" => self.groups_of(id).and_then(|groups| {
                self.ir.op(op).dyn_cast::<AccessGroupOpInterface<'_>>()?;
                let list = self.array(&groups);
                self.set(op, LoadOp::ACCESS_GROUPS.name, list);
                Some(())
            }),
            "alias.scope" | "noalias" => self.scopes_of(id).and_then(|scopes| {
                self.ir.op(op).dyn_cast::<AliasAnalysisOpInterface<'_>>()?;
                let list = self.array(&scopes);
                let key = match kind {
                    "noalias" => LoadOp::NOALIAS_SCOPES,
                    _ => LoadOp::ALIAS_SCOPES,
                };
                self.set(op, key.name, list);
                Some(())
            }),
            "llvm.loop" => self.set_loop(id, op),
            "dereferenceable" | "dereferenceable_or_null" => {
                self.set_dereferenceable(kind == "dereferenceable_or_null", id, op)
            }
            "mmra" => self.set_annotations(id, op),
            _ => self.set_kernel(kind, id, op),
        };
        set.is_some()
    }

    fn set_loop(&mut self, id: MetadataId, op: Op) -> Option<()> {
        let location = self.ir.op(op).loc();
        let annotation = self.loop_annotation(id, location)?;
        let name = self.ir.op(op).name().as_str();
        if !matches!(name, "llvm.br" | "llvm.cond_br") {
            return None;
        }
        self.set(op, BrOp::LOOP_ANNOTATION.name, annotation);
        Some(())
    }

    fn set_profile(&mut self, id: MetadataId, op: Op) -> Option<()> {
        let operands = self.node(id)?;
        let (name, mut rest) = operands.split_first()?;
        match self.text(*name)? {
            "function_entry_count" => {
                let [count] = rest else { return None };
                let count = self.metadata_integer((*count)?)?;
                if self.ir.op(op).dyn_cast::<LLVMFuncOp<'_>>().is_none() {
                    let message = "expected function_entry_count to be attached to a function";
                    let warning = self.ir.op(op).warning(message);
                    self.ctx.emit(warning);
                    return None;
                }
                let count = self.integer(64, count.low_u128() as i64);
                self.set(op, LLVMFuncOp::FUNCTION_ENTRY_COUNT.name, count);
                Some(())
            }
            "branch_weights" => {
                if rest.is_empty() {
                    return None;
                }
                if let Some(origin) = self.text(rest[0]) {
                    if origin != "expected" {
                        return None;
                    }
                    rest = &rest[1..];
                }
                let mut weights = Vec::with_capacity(rest.len());
                for weight in rest {
                    weights.push(self.metadata_integer((*weight)?)?.low_u128() as i32);
                }
                self.ir.op(op).dyn_cast::<WeightedBranchOpInterface<'_>>()?;
                let weights = DenseI32ArrayAttr::get(&self.ctx, &weights).handle();
                self.set(op, CondBrOp::BRANCH_WEIGHTS.name, weights);
                Some(())
            }
            _ => None,
        }
    }

    fn set_dereferenceable(&mut self, may_be_null: bool, id: MetadataId, op: Op) -> Option<()> {
        let error = |import: &Self, what: &str| {
            let node = import.module.metadata_text(id);
            let message = format!("dereferenceable metadata {what}: {node}");
            import.ctx.emit(Diagnostic::error(import.location, message));
        };
        let Some([operand]) = self.node(id) else {
            error(self, "must have one operand");
            return None;
        };
        let number = operand.and_then(|it| self.metadata_integer(it));
        let Some(number) = number.filter(|it| !it.is_negative()) else {
            error(self, "operand must be a non-negative constant integer");
            return None;
        };
        self.ir.op(op).dyn_cast::<DereferenceableOpInterface<'_>>()?;
        let bytes = number.to_u64().unwrap_or_default();
        let attr = DereferenceableAttr::get(&self.ctx, bytes, may_be_null).handle();
        self.set(op, LoadOp::DEREFERENCEABLE.name, attr);
        Some(())
    }

    /// Tags that relax the memory model.
    fn set_annotations(&mut self, id: MetadataId, op: Op) -> Option<()> {
        let operands = self.node(id)?;
        let tag = |import: &Self, operands: &[Option<MetadataId>]| match operands {
            [prefix, suffix] => {
                let (prefix, suffix) = (import.text(*prefix)?, import.text(*suffix)?);
                Some(MMRATagAttr::get(&import.ctx, prefix, suffix).handle())
            }
            _ => None,
        };
        let attr = match tag(self, operands) {
            Some(tag) => tag,
            None => {
                let tags = operands.iter().map(|it| tag(self, self.node((*it)?)?));
                let tags: Vec<Attribute> = tags.collect::<Option<_>>()?;
                self.array(&tags)
            }
        };
        self.set(op, "llvm.mmra", attr);
        Some(())
    }

    /// What functions of OpenCL have.
    fn set_kernel(&mut self, kind: &str, id: MetadataId, op: Op) -> Option<()> {
        let operands = self.node(id)?;
        self.ir.op(op).dyn_cast::<LLVMFuncOp<'_>>()?;
        let number = |import: &Self, id: Option<MetadataId>| {
            Some(import.metadata_integer(id?)?.low_u128() as i32)
        };
        let (key, attr) = match (kind, operands) {
            ("vec_type_hint", [hint, is_signed]) => {
                let Metadata::Constant(hint) = self.module.metadata_of((*hint)?).0 else {
                    return None;
                };
                let is_signed = number(self, *is_signed)? != 0;
                let ty = self.ty(self.module.constant_type(*hint));
                let ty = TypeAttr::get(&self.ctx, ty);
                let attr = VecTypeHintAttr::get(&self.ctx, ty, is_signed).handle();
                (LLVMFuncOp::VEC_TYPE_HINT, attr)
            }
            ("intel_reqd_sub_group_size", [size]) => {
                let size = self.integer(32, i64::from(number(self, *size)?));
                (LLVMFuncOp::INTEL_REQD_SUB_GROUP_SIZE, size)
            }
            ("work_group_size_hint" | "reqd_work_group_size", sizes) => {
                let sizes = sizes.iter().map(|it| number(self, *it));
                let sizes: Vec<i32> = sizes.collect::<Option<_>>()?;
                let key = match kind {
                    "work_group_size_hint" => LLVMFuncOp::WORK_GROUP_SIZE_HINT,
                    _ => LLVMFuncOp::REQD_WORK_GROUP_SIZE,
                };
                (key, DenseI32ArrayAttr::get(&self.ctx, &sizes).handle())
            }
            _ => return None,
        };
        self.set(op, key.name, attr);
        Some(())
    }

    /// Imports the metadata that several instructions refer to, then that of the module.
    pub(super) fn metadata(&mut self) -> ImportResult {
        for function in &self.module.functions {
            for id in function.blocks.iter().flat_map(|it| &it.instructions) {
                let attachments = &function.instruction(*id).attachments;
                let find = |kind: &str| attachments.iter().find(|it| it.0 == kind).map(|it| it.1);
                if let Some(node) = find("llvm.access.group") {
                    self.access_group(node)?;
                }
                if let Some(node) = find("tbaa") {
                    self.alias_type(node)?;
                }
                for node in [find("alias.scope"), find("noalias")].into_iter().flatten() {
                    self.alias_scopes(node)?;
                }
            }
        }
        self.linker_options();
        self.module_flags();
        self.dependent_libraries();
        self.texts();
        Ok(())
    }

    fn unsupported<T>(&self, what: &str, id: MetadataId) -> ImportResult<T> {
        let node = self.module.metadata_text(id);
        Err(Diagnostic::error(self.location, format!("{what}: {node}")))
    }

    /// Imports access groups.
    fn access_group(&mut self, id: MetadataId) -> ImportResult {
        let failed = |import: &Self, message: &str| {
            import.warn(import.location, message);
            import.unsupported("unsupported access group node", id)
        };
        let operands = self.node(id).unwrap_or_default();
        let groups: Option<Vec<MetadataId>> = match operands.is_empty() {
            true => Some(vec![id]),
            false => operands.iter().copied().collect(),
        };
        let groups = groups.filter(|it| it.iter().all(|it| self.node(*it).is_some()));
        let Some(groups) = groups else {
            return failed(self, "expected access group operands to be metadata nodes");
        };
        for group in groups {
            if self.access_groups.contains_key(&group) {
                continue;
            }
            let is_distinct = self.module.metadata_of(group).1;
            if self.node(group).is_none_or(|it| !it.is_empty()) || !is_distinct {
                return failed(self, "expected an access group node to be empty and distinct");
            }
            let id = DistinctAttr::create(&self.ctx, self.unit());
            let attr = AccessGroupAttr::get(&self.ctx, id).handle();
            self.access_groups.insert(group, attr);
        }
        Ok(())
    }

    /// The access groups that a node lists, if all are known.
    pub(super) fn groups_of(&self, id: MetadataId) -> Option<Vec<Attribute>> {
        let operands = self.node(id)?;
        if operands.is_empty() {
            return self.access_groups.get(&id).map(|it| vec![*it]);
        }
        operands.iter().map(|it| self.access_groups.get(&(*it)?).copied()).collect()
    }

    /// The alias scopes that a node lists, if all are known.
    pub(super) fn scopes_of(&self, id: MetadataId) -> Option<Vec<Attribute>> {
        let scopes = self.node(id)?.iter().map(|it| {
            let attr = self.alias_scopes.get(&(*it)?).copied()?;
            self.ctx.attr_ref(attr).isa::<AliasScopeAttr<'_>>().then_some(attr)
        });
        scopes.collect()
    }

    /// Imports the alias scopes that a node lists, and their domains.
    fn alias_scopes(&mut self, id: MetadataId) -> ImportResult {
        let ctx = self.ctx.clone();
        let is_identified = |import: &Self, id: MetadataId, operands: &[Option<MetadataId>]| {
            let first = operands.first().copied().flatten();
            first == Some(id) || import.text(first).is_some()
        };
        for scope in self.node(id).unwrap_or_default().iter().flatten() {
            let Some(operands) = self.node(*scope) else { continue };
            let domain = operands.get(1).copied().flatten();
            let domain = domain.filter(|it| self.node(*it).is_some());
            let is_described = operands.len() < 3 || self.text(operands[2]).is_some();
            let Some(domain) =
                domain.filter(|_| is_identified(self, *scope, operands) && is_described)
            else {
                return self.unsupported("unsupported alias scope node", *scope);
            };
            let of_domain = self.node(domain).unwrap_or_default();
            let is_described = of_domain.len() < 2 || self.text(of_domain[1]).is_some();
            if !is_identified(self, domain, of_domain) || !is_described {
                return self.unsupported("unsupported alias domain node", domain);
            }
            if self.alias_scopes.contains_key(scope) {
                continue;
            }
            if !self.alias_scopes.contains_key(&domain) {
                let id = self.scope_identity(domain, of_domain);
                let text = of_domain.get(1).and_then(|it| self.text(*it));
                let text = text.map(|it| StringAttr::get(&ctx, it));
                let attr = AliasScopeDomainAttr::get(&ctx, id, text).handle();
                self.alias_scopes.insert(domain, attr);
            }
            let domain = ctx.attr_ref(self.alias_scopes[&domain]);
            let Some(domain) = domain.dyn_cast::<AliasScopeDomainAttr<'_>>() else {
                return self.unsupported("unsupported alias domain node", *scope);
            };
            let id = self.scope_identity(*scope, operands);
            let text = operands.get(2).and_then(|it| self.text(*it)).filter(|it| !it.is_empty());
            let text = text.map(|it| StringAttr::get(&ctx, it));
            let attr = AliasScopeAttr::get(&ctx, id, domain, text).handle();
            self.alias_scopes.insert(*scope, attr);
        }
        Ok(())
    }

    /// What tells a scope or a domain from others: its name, or itself.
    fn scope_identity(&self, id: MetadataId, operands: &[Option<MetadataId>]) -> Attribute {
        let first = operands.first().copied().flatten();
        match self.text(first) {
            Some(name) if first != Some(id) => self.string(name),
            _ => DistinctAttr::create(&self.ctx, self.unit()).handle(),
        }
    }

    /// Imports a tag of alias analysis, after the types that it refers to.
    fn alias_type(&mut self, id: MetadataId) -> ImportResult {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut left = vec![id];
        while let Some(current) = left.last().copied() {
            if self.alias_types.contains_key(&current) {
                left.pop();
                continue;
            }
            let Some(operands) = self.node(current) else {
                return self.unsupported("unsupported TBAA node format", current);
            };
            let before = left.len();
            let nodes = operands.iter().flatten().filter(|it| self.node(**it).is_some());
            left.extend(nodes.filter(|it| !self.alias_types.contains_key(it)));
            if left.len() > before {
                if !seen.insert(current) {
                    return self.unsupported("has cycle in TBAA graph", current);
                }
                continue;
            }
            left.pop();
            let attr = self.new_alias_type(current, operands)?;
            self.alias_types.insert(current, attr);
        }
        Ok(())
    }

    fn new_alias_type(
        &mut self,
        id: MetadataId,
        operands: &[Option<MetadataId>],
    ) -> ImportResult<Attribute> {
        let ctx = self.ctx.clone();
        let first = operands.first().copied().flatten();
        if operands.len() <= 1 {
            let name = self.text(first).map(|it| StringAttr::get(&ctx, it));
            return Ok(TBAARootAttr::get(&ctx, name).handle());
        }
        if let Some(name) = self.text(first) {
            let mut members = Vec::new();
            for (pair, member) in operands[1..].chunks(2).enumerate() {
                if member.len() == 1 && operands.len() != 2 {
                    if operands.len().is_multiple_of(2) {
                        return self.unsupported("missing member offset", id);
                    }
                    continue;
                }
                let place = 2 * pair + 1;
                let ty = member[0].and_then(|it| self.alias_types.get(&it)).copied();
                let ty = ty.and_then(|it| ctx.attr_ref(it).dyn_cast::<TBAANodeAttr<'_>>());
                let Some(ty) = ty else {
                    return self.unsupported(&format!("operand '{place}' must be MDNode"), id);
                };
                let offset = match member.get(1) {
                    None => 0,
                    Some(offset) => match offset.and_then(|it| self.metadata_integer(it)) {
                        Some(offset) => offset.low_u128() as i64,
                        None => {
                            let what = format!("operand '{}' must be ConstantInt", place + 1);
                            return self.unsupported(&what, id);
                        }
                    },
                };
                members.push(TBAAMemberAttr::get(&ctx, ty, offset));
            }
            return Ok(TBAATypeDescriptorAttr::get(&ctx, name, &members).handle());
        }
        let descriptor = |import: &Self, index: usize| {
            let attr = import.alias_types.get(&operands.get(index).copied().flatten()?).copied()?;
            ctx.attr_ref(attr).dyn_cast::<TBAATypeDescriptorAttr<'_>>()
        };
        let offset = operands.get(2).copied().flatten().and_then(|it| self.metadata_integer(it));
        if let (Some(base), Some(access), Some(offset), 3 | 4) =
            (descriptor(self, 0), descriptor(self, 1), offset, operands.len())
        {
            let is_constant = match operands.get(3) {
                None => false,
                Some(word) => match word.and_then(|it| self.metadata_integer(it)) {
                    Some(word) => word.bit(0),
                    None => return self.unsupported("operand '3' must be ConstantInt", id),
                },
            };
            let offset = offset.low_u128() as i64;
            return Ok(TBAATagAttr::get(&ctx, base, access, offset, is_constant).handle());
        }
        self.unsupported("unsupported TBAA node format", id)
    }
}
