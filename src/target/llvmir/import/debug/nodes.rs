//! Nodes.

use ods_runtime::attrs::*;
use ods_runtime::rt::OdsEnum;
use ods_runtime::{Attribute, Context};

use super::super::module::Import;
use super::fields::Fields;
use super::recursion::Known;
use crate::llvm::dwarf::Names;
use crate::llvm::*;
use crate::target::llvmir::ir::{Metadata, MetadataId, Node};
use crate::target::llvmir::stack::{MOST_LEVELS, is_full, on_own_stack};

impl<'m> Import<'m> {
    /// The attribute of a node, if it has one.
    pub(in super::super) fn debug_node(&mut self, id: Option<MetadataId>) -> Option<Attribute> {
        let id = id?;
        let (name, fields) = self.any_fields(id)?;
        if self.debug.depth == MOST_LEVELS {
            return None;
        }
        let may_recur = matches!(name, "DICompositeType" | "DISubprogram");
        match self.debug.recursion.enter(id, may_recur) {
            Known::New => {}
            Known::Imported(attr) => return attr,
            Known::Inside => {
                let attr = self.stand_in(id, name);
                self.debug.recursion.stand_in(id, Some(attr));
                return Some(attr);
            }
        }
        let is_full = is_full(self.debug.depth);
        self.debug.depth += 1;
        let mut attr = match is_full {
            true => on_own_stack(|| self.new_debug_node(id, name, fields)).flatten(),
            false => self.new_debug_node(id, name, fields),
        };
        self.debug.depth -= 1;
        if may_recur && self.debug.recursion.was_repeated() {
            let own = self.stand_in(id, name);
            attr = attr.and_then(|attr| self.with_identity(attr, own));
        }
        self.debug.recursion.leave(attr);
        attr
    }

    fn new_debug_node(
        &mut self,
        id: MetadataId,
        name: &str,
        fields: Fields<'m>,
    ) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        match name {
            "DIBasicType" => {
                let tag = fields
                    .dwarf("tag", Names::Tag)
                    .or_else(|| Names::Tag.number("DW_TAG_base_type"))?;
                let name = StringAttr::get(&ctx, fields.text("name").unwrap_or_default());
                let encoding = fields.dwarf("encoding", Names::AttributeEncoding).unwrap_or(0);
                Some(
                    DIBasicTypeAttr::get(&ctx, tag, name, fields.number("size"), encoding).handle(),
                )
            }
            "DICompileUnit" => self.compile_unit(&ctx, id, fields),
            "DICompositeType" => self.composite_type(&ctx, fields),
            "DIDerivedType" => self.derived_type(&ctx, fields),
            "DIStringType" => self.string_type(&ctx, fields),
            "DIFile" => {
                let name = StringAttr::get(&ctx, fields.text("filename").unwrap_or_default());
                let directory = StringAttr::get(&ctx, fields.text("directory").unwrap_or_default());
                Some(DIFileAttr::get(&ctx, name, directory).handle())
            }
            "DIGlobalVariable" => self.global_variable(&ctx, fields),
            "DILabel" => {
                let scope = self.scope(&ctx, fields)?;
                let (name, file) = (optional(&ctx, fields, "name"), self.file(&ctx, fields));
                let line = fields.number("line") as u32;
                Some(DILabelAttr::get(&ctx, scope, name, file, line).handle())
            }
            "DILexicalBlock" => {
                let scope = self.scope(&ctx, fields)?;
                let file = self.file(&ctx, fields);
                let (line, column) = (fields.number("line") as u32, fields.number("column") as u32);
                Some(DILexicalBlockAttr::get(&ctx, scope, file, line, column).handle())
            }
            "DILexicalBlockFile" => {
                let scope = self.scope(&ctx, fields)?;
                let file = self.file(&ctx, fields);
                let discriminator = fields.number("discriminator") as u32;
                Some(DILexicalBlockFileAttr::get(&ctx, scope, file, discriminator).handle())
            }
            "DILocalVariable" => self.local_variable(&ctx, fields),
            "DIModule" => {
                let (file, scope) = (self.file(&ctx, fields), self.scope(&ctx, fields));
                let text = |name| optional(&ctx, fields, name);
                let attr = DIModuleAttr::get(
                    &ctx,
                    file,
                    scope,
                    text("name"),
                    text("configMacros"),
                    text("includePath"),
                    text("apinotes"),
                    fields.number("line") as u32,
                    fields.truth("isDecl"),
                );
                Some(attr.handle())
            }
            "DINamespace" => {
                let scope = self.scope(&ctx, fields);
                let name = optional(&ctx, fields, "name");
                let exports = fields.truth("exportSymbols");
                Some(DINamespaceAttr::get(&ctx, name, scope, exports).handle())
            }
            "DISubprogram" => self.subprogram(&ctx, id, fields),
            "DISubrange" => self.subrange(&ctx, fields),
            "DIGenericSubrange" => self.generic_subrange(&ctx, fields),
            "DISubroutineType" => self.subroutine_type(&ctx, fields),
            "DICommonBlock" => {
                let scope = self.scope(&ctx, fields)?;
                let declaration = self.debug_node(fields.node("declaration"));
                let declaration = declaration.and_then(|it| ctx.attr_ref(it).dyn_cast());
                let name = StringAttr::get(&ctx, fields.text("name").unwrap_or_default());
                let file = self.file(&ctx, fields);
                let line = fields.number("line") as u32;
                Some(DICommonBlockAttr::get(&ctx, scope, declaration, name, file, line).handle())
            }
            "DIImportedEntity" => self.imported_entity(&ctx, fields),
            _ => None,
        }
    }

    fn view<'c, T: AttrCast<'c>>(&mut self, ctx: &'c Context, id: Option<MetadataId>) -> Option<T> {
        let attr = self.debug_node(id)?;
        ctx.attr_ref(attr).dyn_cast()
    }

    fn scope<'c>(&mut self, ctx: &'c Context, fields: Fields<'m>) -> Option<DIScopeAttr<'c>> {
        self.view(ctx, fields.node("scope"))
    }

    fn file<'c>(&mut self, ctx: &'c Context, fields: Fields<'m>) -> Option<DIFileAttr<'c>> {
        self.view(ctx, fields.node("file"))
    }

    /// The operands of the list that a field is.
    fn list(&self, fields: Fields<'m>, name: &str) -> &'m [Option<MetadataId>] {
        match fields.node(name).map(|it| self.module.metadata_of(it).0) {
            Some(Metadata::Node(Node::Tuple(operands))) => operands,
            _ => &[],
        }
    }

    /// The nodes of a list; none if one of them has no attribute.
    fn nodes<'c>(
        &mut self,
        ctx: &'c Context,
        fields: Fields<'m>,
        name: &str,
    ) -> Vec<DINodeAttr<'c>> {
        let mut nodes = Vec::new();
        let mut is_complete = true;
        for operand in self.list(fields, name) {
            match self.view(ctx, *operand) {
                Some(node) => nodes.push(node),
                None => is_complete = false,
            }
        }
        if is_complete { nodes } else { Vec::new() }
    }

    /// What tells a distinct node from others.
    fn identity<'c>(&mut self, ctx: &'c Context, id: MetadataId) -> DistinctAttr<'c> {
        let unit = self.unit();
        let attr = self.debug.distinct.entry(id);
        let attr = *attr.or_insert_with(|| DistinctAttr::create(ctx, unit).handle());
        ctx.attr_ref(attr).cast()
    }

    /// The attribute that stands for a node inside of itself.
    fn stand_in(&mut self, id: MetadataId, name: &str) -> Attribute {
        let ctx = self.ctx.clone();
        let unit = self.unit();
        let entry = self.debug.recursion.ids.entry(id);
        let identity = *entry.or_insert_with(|| DistinctAttr::create(&ctx, unit).handle());
        let identity = ctx.attr_ref(identity).cast::<DistinctAttr<'_>>();
        let own = match name {
            "DISubprogram" => DISubprogramAttr::rec_self(identity),
            _ => DICompositeTypeAttr::rec_self(identity),
        };
        own.handle()
    }

    /// An attribute with the identity of what stands for it.
    fn with_identity(&self, attr: Attribute, own: Attribute) -> Option<Attribute> {
        let ctx = &self.ctx;
        let own = ctx.attr_ref(own).dyn_cast::<DIRecursiveTypeAttrInterface<'_>>()?;
        let attr = ctx.attr_ref(attr).dyn_cast::<DIRecursiveTypeAttrInterface<'_>>()?;
        Some(attr.with_rec_id(own.rec_id()?).handle())
    }

    fn compile_unit(
        &mut self,
        ctx: &Context,
        id: MetadataId,
        fields: Fields<'m>,
    ) -> Option<Attribute> {
        let kinds = DIEmissionKind::CASES.iter();
        let word = fields.words("emissionKind").unwrap_or("NoDebug");
        let kind = match word {
            "NoDebug" => DIEmissionKind::None,
            "FullDebug" => DIEmissionKind::Full,
            "LineTablesOnly" => DIEmissionKind::LineTablesOnly,
            "DebugDirectivesOnly" => DIEmissionKind::DebugDirectivesOnly,
            _ => {
                let number = word.parse().ok();
                kinds.map(|it| it.0).find(|it| Some(it.to_bits()) == number)?
            }
        };
        let table = match fields.words("nameTableKind").unwrap_or("Default") {
            "GNU" => DINameTableKind::GNU,
            "None" => DINameTableKind::None,
            "Apple" => DINameTableKind::Apple,
            _ => DINameTableKind::Default,
        };
        let file = self.file(ctx, fields)?;
        let identity = self.identity(ctx, id);
        let language = fields.dwarf("language", Names::Language).unwrap_or(0);
        let attr = DICompileUnitAttr::get(
            ctx,
            identity,
            language,
            file,
            optional(ctx, fields, "producer"),
            fields.truth("isOptimized"),
            kind,
            table,
            optional(ctx, fields, "splitDebugFilename"),
        );
        Some(attr.handle())
    }

    fn composite_type(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let tag = fields.dwarf("tag", Names::Tag)?;
        let is_array = fields.words("tag") == Some("DW_TAG_array_type");
        let flags = fields.flags::<DIFlags>("flags", "DIFlag");
        let flags = flags.and_then(DIFlags::from_bits_unchecked).unwrap_or_else(no_flags);
        let has_elements = !self.options.drop_di_composite_type_elements || is_array;
        let elements = match has_elements {
            true => self.nodes(ctx, fields, "elements"),
            false => Vec::new(),
        };
        let base_node = fields.node("baseType");
        let base: Option<DITypeAttr<'_>> = self.view(ctx, base_node);
        if is_array && base.is_none() {
            return None;
        }
        let file = self.file(ctx, fields);
        let scope = self.scope(ctx, fields);
        let mut expression = |name: &str| {
            let attr = fields.node(name).and_then(|it| self.expression(it))?;
            ctx.attr_ref(attr).dyn_cast::<DIExpressionAttr<'_>>()
        };
        let attr = DICompositeTypeAttr::get(
            ctx,
            None,
            false,
            tag,
            optional(ctx, fields, "name"),
            file,
            fields.number("line") as u32,
            scope,
            base,
            flags,
            fields.number("size"),
            fields.number("align"),
            expression("dataLocation"),
            expression("rank"),
            expression("allocated"),
            expression("associated"),
            &elements,
        );
        Some(attr.handle())
    }

    fn derived_type(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let base_node = fields.node("baseType");
        let base: Option<DITypeAttr<'_>> = self.view(ctx, base_node);
        if base_node.is_some() && base.is_none() {
            return None;
        }
        let extra = self.view(ctx, fields.node("extraData"));
        let space = fields.words("dwarfAddressSpace").and_then(|it| it.parse().ok());
        let attr = DIDerivedTypeAttr::get(
            ctx,
            fields.dwarf("tag", Names::Tag)?,
            optional(ctx, fields, "name"),
            base,
            fields.number("size"),
            fields.number("align") as u32,
            fields.number("offset"),
            space,
            extra,
        );
        Some(attr.handle())
    }

    fn string_type(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let tag = fields.dwarf("tag", Names::Tag);
        let tag = tag.or_else(|| Names::Tag.number("DW_TAG_string_type"))?;
        let length = self.view(ctx, fields.node("stringLength"));
        let mut expression = |name: &str| {
            let attr = fields.node(name).and_then(|it| self.expression(it))?;
            ctx.attr_ref(attr).dyn_cast::<DIExpressionAttr<'_>>()
        };
        let attr = DIStringTypeAttr::get(
            ctx,
            tag,
            StringAttr::get(ctx, fields.text("name").unwrap_or_default()),
            fields.number("size"),
            fields.number("align") as u32,
            length,
            expression("stringLengthExpression"),
            expression("stringLocationExpression"),
            fields.dwarf("encoding", Names::AttributeEncoding).unwrap_or(0),
        );
        Some(attr.handle())
    }

    fn global_variable(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let scope = self.scope(ctx, fields);
        let file = self.file(ctx, fields)?;
        let ty = self.view(ctx, fields.node("type"))?;
        let attr = DIGlobalVariableAttr::get(
            ctx,
            scope,
            optional(ctx, fields, "name"),
            optional(ctx, fields, "linkageName"),
            file,
            fields.number("line") as u32,
            ty,
            fields.truth("isLocal"),
            fields.truth("isDefinition"),
            fields.number("align") as u32,
        );
        Some(attr.handle())
    }

    fn local_variable(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let scope = self.scope(ctx, fields)?;
        let file = self.file(ctx, fields);
        let ty = self.view(ctx, fields.node("type"));
        let flags = fields.flags::<DIFlags>("flags", "DIFlag");
        let attr = DILocalVariableAttr::get(
            ctx,
            scope,
            optional(ctx, fields, "name"),
            file,
            fields.number("line") as u32,
            fields.number("arg") as u32,
            fields.number("align") as u32,
            ty,
            flags.and_then(DIFlags::from_bits_unchecked).unwrap_or_else(no_flags),
        );
        Some(attr.handle())
    }

    fn subprogram(
        &mut self,
        ctx: &Context,
        id: MetadataId,
        fields: Fields<'m>,
    ) -> Option<Attribute> {
        let is_distinct = self.module.metadata_of(id).1;
        let identity = is_distinct.then(|| self.identity(ctx, id));
        let scope = self.scope(ctx, fields);
        if fields.node("scope").is_some() && scope.is_none() {
            return None;
        }
        let flags = fields.flags::<DISubprogramFlags>("spFlags", "DISPFlag");
        let flags = flags.and_then(DISubprogramFlags::from_bits_unchecked).unwrap_or_else(no_flags);
        let ty = self.view(ctx, fields.node("type"));
        if fields.node("type").is_some() && ty.is_none() {
            return None;
        }
        let retained = self.nodes(ctx, fields, "retainedNodes");
        let mut annotations = Vec::new();
        for annotation in self.list(fields, "annotations").iter().flatten() {
            if let Some([name, value]) = self.node(*annotation)
                && let (Some(name), Some(value)) = (self.text(*name), self.text(*value))
            {
                let (name, value) = (StringAttr::get(ctx, name), StringAttr::get(ctx, value));
                let attr = DIAnnotationAttr::get(ctx, name, value).handle();
                annotations.extend(ctx.attr_ref(attr).dyn_cast::<DINodeAttr<'_>>());
            }
        }
        let unit = self.view(ctx, fields.node("unit"));
        let file = self.file(ctx, fields);
        let attr = DISubprogramAttr::get(
            ctx,
            None,
            false,
            identity,
            unit,
            scope,
            optional(ctx, fields, "name"),
            optional(ctx, fields, "linkageName"),
            file,
            fields.number("line") as u32,
            fields.number("scopeLine") as u32,
            flags,
            ty,
            &retained,
            &annotations,
        );
        Some(attr.handle())
    }

    /// A bound of a range: a number, an expression, or a variable.
    fn bound(&mut self, fields: Fields<'m>, name: &str) -> Option<Attribute> {
        if let Some(number) = fields.signed(name) {
            return Some(self.integer(64, number));
        }
        let id = fields.node(name)?;
        if let Some(number) = self.metadata_integer(id) {
            return Some(self.integer(64, number.to_i64().unwrap_or_default()));
        }
        if let Some(expression) = self.expression(id) {
            return Some(expression);
        }
        self.debug_node(Some(id))
    }

    fn subrange(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let (count, upper) = (self.bound(fields, "count"), self.bound(fields, "upperBound"));
        if count.is_none() && upper.is_none() {
            return None;
        }
        let (lower, stride) = (self.bound(fields, "lowerBound"), self.bound(fields, "stride"));
        Some(DISubrangeAttr::get(ctx, count, lower, upper, stride).handle())
    }

    fn generic_subrange(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let (count, upper) = (self.bound(fields, "count"), self.bound(fields, "upperBound"));
        let (lower, stride) = (self.bound(fields, "lowerBound"), self.bound(fields, "stride"));
        if count.is_none() && upper.is_none() {
            return None;
        }
        Some(DIGenericSubrangeAttr::get(ctx, count, lower?, upper, stride?).handle())
    }

    fn subroutine_type(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let mut types = Vec::new();
        for ty in self.list(fields, "types") {
            let attr = match ty {
                None => DINullTypeAttr::get(ctx).handle(),
                Some(_) => self.debug_node(*ty)?,
            };
            types.push(ctx.attr_ref(attr).dyn_cast::<DITypeAttr<'_>>()?);
        }
        let convention = fields.dwarf("cc", Names::CallingConvention).unwrap_or(0);
        Some(DISubroutineTypeAttr::get(ctx, convention, &types).handle())
    }

    fn imported_entity(&mut self, ctx: &Context, fields: Fields<'m>) -> Option<Attribute> {
        let scope = self.scope(ctx, fields)?;
        let entity = self.view(ctx, fields.node("entity"))?;
        let file = self.file(ctx, fields);
        let elements = self.nodes(ctx, fields, "elements");
        let attr = DIImportedEntityAttr::get(
            ctx,
            fields.dwarf("tag", Names::Tag)?,
            scope,
            entity,
            file,
            fields.number("line") as u32,
            optional(ctx, fields, "name"),
            &elements,
        );
        Some(attr.handle())
    }
}

/// A string, unless it is empty.
fn optional<'c>(ctx: &'c Context, fields: Fields<'_>, name: &str) -> Option<StringAttr<'c>> {
    fields.text(name).map(|it| StringAttr::get(ctx, it))
}

/// No flags.
fn no_flags<E: OdsEnum>() -> E {
    E::from_bits_unchecked(0).unwrap_or(E::CASES[0].0)
}
