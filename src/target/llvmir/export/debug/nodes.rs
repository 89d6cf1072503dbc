//! The nodes of debug information.

use ods_runtime::attrs::*;

use super::super::ModuleTranslation;
use super::fields::Fields;
use crate::llvm::dwarf::Names;
use crate::llvm::*;
use crate::target::llvmir::ir::{FieldValue, Metadata, MetadataId, Node};
use crate::target::llvmir::stack::{MOST_LEVELS, is_full, on_own_stack};

/// The compile unit that a scope belongs to.
pub(super) fn compile_unit(mut scope: Option<DIScopeAttr<'_>>) -> Option<DICompileUnitAttr<'_>> {
    while let Some(current) = scope {
        if let Some(unit) = (*current).dyn_cast::<DICompileUnitAttr<'_>>() {
            return Some(unit);
        }
        if let Some(module) = (*current).dyn_cast::<DIModuleAttr<'_>>() {
            scope = module.scope();
        } else if let Some(block) = (*current).dyn_cast::<DICommonBlockAttr<'_>>() {
            scope = Some(block.scope());
        } else {
            return (*current).dyn_cast::<DISubprogramAttr<'_>>()?.compile_unit();
        }
    }
    None
}

/// The tags of classes, enumerations, structures and unions.
const DISTINCT_TAGS: [u32; 4] = [0x02, 0x04, 0x13, 0x17];

/// Whether no other node equals the one of an attribute.
fn is_distinct(attr: AttrRef<'_>) -> bool {
    attr.isa::<DICompileUnitAttr<'_>>()
        || attr.isa::<DILexicalBlockAttr<'_>>()
        || attr.isa::<DILexicalBlockFileAttr<'_>>()
        || attr.isa::<DIGlobalVariableAttr<'_>>()
        || attr
            .dyn_cast::<DICompositeTypeAttr<'_>>()
            .is_some_and(|it| DISTINCT_TAGS.contains(&it.tag()))
        || attr
            .dyn_cast::<DISubprogramAttr<'_>>()
            .is_some_and(|it| it.subprogram_flags().contains(DISubprogramFlags::DEFINITION))
}

/// The attribute that identifies a recursive one, and whether it only refers to it.
fn recursion(attr: AttrRef<'_>) -> Option<(ods_runtime::Attribute, bool)> {
    if let Some(ty) = attr.dyn_cast::<DICompositeTypeAttr<'_>>() {
        return ty.rec_id().map(|id| ((*id).handle(), ty.is_rec_self()));
    }
    let subprogram = attr.dyn_cast::<DISubprogramAttr<'_>>()?;
    subprogram.rec_id().map(|id| ((*id).handle(), subprogram.is_rec_self()))
}

impl<'ir> ModuleTranslation<'ir> {
    /// The node of an attribute of debug information. The null type has none.
    pub(in super::super) fn debug_node(&mut self, attr: AttrRef<'ir>) -> Option<MetadataId> {
        if attr.isa::<DINullTypeAttr<'_>>() {
            return None;
        }
        if let Some(expression) = attr.dyn_cast::<DIExpressionAttr<'_>>() {
            return Some(self.expression(expression));
        }
        if let Some(known) = self.nodes.by_attr.get(&attr.handle()) {
            return Some(*known);
        }
        let recursion = recursion(attr);
        if let Some((id, is_self)) = recursion {
            let place = self.nodes.recursive.get(&id).copied();
            if place.is_some() || is_self {
                return place;
            }
        }
        let node = match recursion {
            Some((id, _)) => {
                let place = self.module.reserve_node();
                self.nodes.recursive.insert(id, place);
                let fields = self.nested_fields(attr)?;
                self.module.set_node(place, fields);
                if is_distinct(attr) {
                    self.module.make_distinct(place);
                }
                self.nodes.recursive.remove(&id);
                place
            }
            None => {
                let fields = self.nested_fields(attr)?;
                let is_unit = attr.isa::<DICompileUnitAttr<'_>>();
                match is_distinct(attr) {
                    true if is_unit => {
                        let unit = self.module.distinct(fields);
                        self.module.add_named_metadata("llvm.dbg.cu", unit);
                        unit
                    }
                    true => self.module.distinct(fields),
                    false => self.module.metadata(Metadata::Node(fields)),
                }
            }
        };
        // What refers to an unfinished node is kept as well: its identity says what it means wherever it occurs.
        self.nodes.by_attr.insert(attr.handle(), node);
        Some(node)
    }

    /// The fields of a node, one level deeper.
    fn nested_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        let level = self.nodes.level;
        if level == MOST_LEVELS {
            self.nodes.is_too_deep = true;
            return None;
        }
        self.nodes.level += 1;
        let fields = match is_full(level) {
            true => on_own_stack(|| self.debug_fields(attr)).flatten(),
            false => self.debug_fields(attr),
        };
        self.nodes.level = level;
        fields
    }

    fn optional_node(&mut self, attr: Option<AttrRef<'ir>>) -> Option<MetadataId> {
        attr.and_then(|it| self.debug_node(it))
    }

    /// A node with the nodes of a list.
    fn node_list<T: std::ops::Deref<Target = AttrRef<'ir>>>(
        &mut self,
        list: impl Iterator<Item = T>,
    ) -> Option<MetadataId> {
        let nodes: Vec<Option<MetadataId>> = list.map(|it| self.debug_node(*it)).collect();
        let is_empty = nodes.is_empty();
        (!is_empty).then(|| self.module.metadata(Metadata::Node(Node::Tuple(nodes))))
    }

    fn debug_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        if let Some(ty) = attr.dyn_cast::<DITypeAttr<'_>>() {
            return self.type_fields(*ty);
        }
        if let Some(variable) = attr.dyn_cast::<DIVariableAttr<'_>>() {
            return self.variable_fields(*variable);
        }
        if let Some(scope) = attr.dyn_cast::<DIScopeAttr<'_>>() {
            return self.scope_fields(*scope);
        }
        self.other_fields(attr)
    }

    fn type_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        if let Some(ty) = attr.dyn_cast::<DIBasicTypeAttr<'_>>() {
            let tag = if ty.tag() == 0x24 { 0 } else { ty.tag() };
            return Some(
                Fields::of("DIBasicType")
                    .dwarf("tag", Names::Tag, tag)
                    .string("name", Some(ty.name()))
                    .number("size", ty.size_in_bits())
                    .dwarf("encoding", Names::AttributeEncoding, ty.encoding())
                    .node(),
            );
        }
        if let Some(ty) = attr.dyn_cast::<DIDerivedTypeAttr<'_>>() {
            let base = self.optional_node(ty.base_type().map(|it| *it));
            let extra = self.optional_node(ty.extra_data().map(|it| *it));
            let fields = Fields::of("DIDerivedType")
                .dwarf("tag", Names::Tag, ty.tag())
                .string("name", ty.name())
                .required_metadata("baseType", base)
                .number("size", ty.size_in_bits())
                .number("align", ty.align_in_bits())
                .number("offset", ty.offset_in_bits())
                .metadata("extraData", extra);
            let fields = match ty.dwarf_address_space() {
                Some(space) => fields.required_number("dwarfAddressSpace", space),
                None => fields,
            };
            return Some(fields.node());
        }
        if let Some(ty) = attr.dyn_cast::<DICompositeTypeAttr<'_>>() {
            let scope = self.optional_node(ty.scope().map(|it| *it));
            let file = self.optional_node(ty.file().map(|it| *it));
            let base = self.optional_node(ty.base_type().map(|it| *it));
            let elements = self.node_list(ty.elements().iter());
            let expressions = [
                ("dataLocation", ty.data_location()),
                ("associated", ty.associated()),
                ("allocated", ty.allocated()),
                ("rank", ty.rank()),
            ];
            let mut fields = Fields::of("DICompositeType")
                .dwarf("tag", Names::Tag, ty.tag())
                .string("name", ty.name())
                .metadata("scope", scope)
                .metadata("file", file)
                .number("line", ty.line())
                .metadata("baseType", base)
                .number("size", ty.size_in_bits())
                .number("align", ty.align_in_bits())
                .flags(ty.flags())
                .metadata("elements", elements);
            for (name, expression) in expressions {
                let node = expression.map(|it| self.expression(it));
                fields = fields.metadata(name, node);
            }
            return Some(fields.node());
        }
        if let Some(ty) = attr.dyn_cast::<DISubroutineTypeAttr<'_>>() {
            let types: Vec<Option<MetadataId>> =
                ty.types().iter().map(|it| self.debug_node(*it)).collect();
            let types = self.module.metadata(Metadata::Node(Node::Tuple(types)));
            return Some(
                Fields::of("DISubroutineType")
                    .dwarf("cc", Names::CallingConvention, ty.calling_convention())
                    .required_metadata("types", Some(types))
                    .node(),
            );
        }
        let ty = attr.dyn_cast::<DIStringTypeAttr<'_>>()?;
        let length = self.optional_node(ty.string_length().map(|it| *it));
        let length_expression = ty.string_length_exp().map(|it| self.expression(it));
        let location = ty.string_location_exp().map(|it| self.expression(it));
        let tag = if ty.tag() == 0x12 { 0 } else { ty.tag() };
        Some(
            Fields::of("DIStringType")
                .dwarf("tag", Names::Tag, tag)
                .string("name", Some(ty.name()))
                .metadata("stringLength", length)
                .metadata("stringLengthExpression", length_expression)
                .metadata("stringLocationExpression", location)
                .number("size", ty.size_in_bits())
                .number("align", ty.align_in_bits())
                .dwarf("encoding", Names::AttributeEncoding, ty.encoding())
                .node(),
        )
    }

    fn variable_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        if let Some(variable) = attr.dyn_cast::<DILocalVariableAttr<'_>>() {
            let scope = self.debug_node(*variable.scope());
            let file = self.optional_node(variable.file().map(|it| *it));
            let ty = self.optional_node(variable.ty().map(|it| *it));
            return Some(
                Fields::of("DILocalVariable")
                    .string("name", variable.name())
                    .number("arg", variable.arg())
                    .required_metadata("scope", scope)
                    .metadata("file", file)
                    .number("line", variable.line())
                    .metadata("type", ty)
                    .flags(variable.flags())
                    .number("align", variable.align_in_bits())
                    .node(),
            );
        }
        let variable = attr.dyn_cast::<DIGlobalVariableAttr<'_>>()?;
        let scope = self.optional_node(variable.scope().map(|it| *it));
        let file = self.debug_node(*variable.file());
        let ty = self.debug_node(*variable.ty());
        Some(
            Fields::of("DIGlobalVariable")
                .string("name", variable.name())
                .string("linkageName", variable.linkage_name())
                .required_metadata("scope", scope)
                .metadata("file", file)
                .number("line", variable.line())
                .metadata("type", ty)
                .truth("isLocal", variable.is_local_to_unit())
                .truth("isDefinition", variable.is_defined())
                .number("align", variable.align_in_bits())
                .node(),
        )
    }

    fn scope_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        if let Some(file) = attr.dyn_cast::<DIFileAttr<'_>>() {
            return Some(
                Fields::of("DIFile")
                    .required_string("filename", file.name())
                    .required_string("directory", file.directory())
                    .node(),
            );
        }
        if let Some(unit) = attr.dyn_cast::<DICompileUnitAttr<'_>>() {
            return Some(self.unit_fields(unit));
        }
        if let Some(subprogram) = attr.dyn_cast::<DISubprogramAttr<'_>>() {
            return Some(self.subprogram_fields(subprogram));
        }
        if let Some(block) = attr.dyn_cast::<DILexicalBlockAttr<'_>>() {
            let scope = self.debug_node(*block.scope());
            let file = self.optional_node(block.file().map(|it| *it));
            return Some(
                Fields::of("DILexicalBlock")
                    .required_metadata("scope", scope)
                    .metadata("file", file)
                    .number("line", block.line())
                    .number("column", block.column())
                    .node(),
            );
        }
        if let Some(block) = attr.dyn_cast::<DILexicalBlockFileAttr<'_>>() {
            let scope = self.debug_node(*block.scope());
            let file = self.optional_node(block.file().map(|it| *it));
            return Some(
                Fields::of("DILexicalBlockFile")
                    .required_metadata("scope", scope)
                    .metadata("file", file)
                    .required_number("discriminator", block.discriminator())
                    .node(),
            );
        }
        if let Some(namespace) = attr.dyn_cast::<DINamespaceAttr<'_>>() {
            let scope = self.optional_node(namespace.scope().map(|it| *it));
            let fields = Fields::of("DINamespace")
                .string("name", namespace.name())
                .required_metadata("scope", scope);
            return Some(match namespace.export_symbols() {
                true => fields.truth("exportSymbols", true).node(),
                false => fields.node(),
            });
        }
        if let Some(module) = attr.dyn_cast::<DIModuleAttr<'_>>() {
            let scope = self.optional_node(module.scope().map(|it| *it));
            let file = self.optional_node(module.file().map(|it| *it));
            let fields = Fields::of("DIModule")
                .required_metadata("scope", scope)
                .string("name", module.name())
                .string("configMacros", module.config_macros())
                .string("includePath", module.include_path())
                .string("apinotes", module.apinotes())
                .metadata("file", file)
                .number("line", module.line());
            return Some(match module.is_decl() {
                true => fields.truth("isDecl", true).node(),
                false => fields.node(),
            });
        }
        let block = attr.dyn_cast::<DICommonBlockAttr<'_>>()?;
        let scope = self.debug_node(*block.scope());
        let declaration = self.optional_node(block.decl().map(|it| *it));
        let file = self.optional_node(block.file().map(|it| *it));
        Some(
            Fields::of("DICommonBlock")
                .required_metadata("scope", scope)
                .required_metadata("declaration", declaration)
                .string("name", Some(block.name()))
                .metadata("file", file)
                .number("line", block.line())
                .node(),
        )
    }

    fn unit_fields(&mut self, unit: DICompileUnitAttr<'ir>) -> Node {
        let file = self.debug_node(*unit.file());
        let kind = match unit.emission_kind() {
            DIEmissionKind::None => "NoDebug",
            DIEmissionKind::Full => "FullDebug",
            DIEmissionKind::LineTablesOnly => "LineTablesOnly",
            DIEmissionKind::DebugDirectivesOnly => "DebugDirectivesOnly",
        };
        let fields = Fields::of("DICompileUnit")
            .dwarf("language", Names::Language, unit.source_language())
            .required_metadata("file", file)
            .string("producer", unit.producer())
            .truth("isOptimized", unit.is_optimized())
            .words("runtimeVersion", "0")
            .string("splitDebugFilename", unit.split_debug_filename())
            .words("emissionKind", kind);
        let table = match unit.name_table_kind() {
            DINameTableKind::Default => return fields.node(),
            DINameTableKind::GNU => "GNU",
            DINameTableKind::None => "None",
            DINameTableKind::Apple => "Apple",
        };
        fields.words("nameTableKind", table).node()
    }

    fn subprogram_fields(&mut self, subprogram: DISubprogramAttr<'ir>) -> Node {
        let scope = self.optional_node(subprogram.scope().map(|it| *it));
        let file = self.optional_node(subprogram.file().map(|it| *it));
        let ty = self.optional_node(subprogram.ty().map(|it| *it));
        let unit = self.optional_node(subprogram.compile_unit().map(|it| *it));
        let retained = self.node_list(subprogram.retained_nodes().iter());
        let annotations = self.node_list(subprogram.annotations().iter());
        Fields::of("DISubprogram")
            .string("name", subprogram.name())
            .string("linkageName", subprogram.linkage_name())
            .required_metadata("scope", scope)
            .metadata("file", file)
            .number("line", subprogram.line())
            .metadata("type", ty)
            .number("scopeLine", subprogram.scope_line())
            .subprogram_flags(subprogram.subprogram_flags())
            .metadata("unit", unit)
            .metadata("retainedNodes", retained)
            .metadata("annotations", annotations)
            .node()
    }

    fn other_fields(&mut self, attr: AttrRef<'ir>) -> Option<Node> {
        if let Some(label) = attr.dyn_cast::<DILabelAttr<'_>>() {
            let scope = self.debug_node(*label.scope());
            let file = self.optional_node(label.file().map(|it| *it));
            return Some(
                Fields::of("DILabel")
                    .required_metadata("scope", scope)
                    .string("name", label.name())
                    .metadata("file", file)
                    .number("line", label.line())
                    .node(),
            );
        }
        if let Some(entity) = attr.dyn_cast::<DIImportedEntityAttr<'_>>() {
            let scope = self.debug_node(*entity.scope());
            let node = self.debug_node(*entity.entity());
            let file = self.optional_node(entity.file().map(|it| *it));
            let elements = self.node_list(entity.elements().iter());
            return Some(
                Fields::of("DIImportedEntity")
                    .dwarf("tag", Names::Tag, entity.tag())
                    .string("name", entity.name())
                    .required_metadata("scope", scope)
                    .metadata("entity", node)
                    .metadata("file", file)
                    .number("line", entity.line())
                    .metadata("elements", elements)
                    .node(),
            );
        }
        if let Some(expression) = attr.dyn_cast::<DIGlobalVariableExpressionAttr<'_>>() {
            let variable = self.debug_node(*expression.var());
            let expression = match expression.expr() {
                Some(expression) => self.expression(expression),
                None => self.module.metadata(Metadata::Node(Node::Expression(Vec::new()))),
            };
            return Some(
                Fields::of("DIGlobalVariableExpression")
                    .required_metadata("var", variable)
                    .required_metadata("expr", Some(expression))
                    .node(),
            );
        }
        if let Some(annotation) = attr.dyn_cast::<DIAnnotationAttr<'_>>() {
            let texts = [annotation.name(), annotation.value()];
            let operands = texts.map(|it| Some(self.module.metadata_string(it.value())));
            return Some(Node::Tuple(operands.to_vec()));
        }
        if let Some(range) = attr.dyn_cast::<DISubrangeAttr<'_>>() {
            let bounds = [
                ("count", range.count()),
                ("lowerBound", range.lower_bound()),
                ("upperBound", range.upper_bound()),
                ("stride", range.stride()),
            ];
            return Some(self.range("DISubrange", bounds));
        }
        let range = attr.dyn_cast::<DIGenericSubrangeAttr<'_>>()?;
        let bounds = [
            ("count", range.count()),
            ("lowerBound", Some(range.lower_bound())),
            ("upperBound", range.upper_bound()),
            ("stride", Some(range.stride())),
        ];
        Some(self.range("DIGenericSubrange", bounds))
    }

    /// A range with bounds that are numbers, variables or expressions.
    fn range(
        &mut self,
        name: &'static str,
        bounds: [(&'static str, Option<AttrRef<'ir>>); 4],
    ) -> Node {
        let mut fields = Vec::new();
        for (name, bound) in bounds {
            let Some(bound) = bound else { continue };
            if let Some(number) = bound.dyn_cast::<IntegerAttr<'_>>() {
                let mut text = String::new();
                number.value().write_signed(&mut text);
                fields.push((name, FieldValue::Text(text)));
            } else if let Some(node) = self.debug_node(bound) {
                fields.push((name, FieldValue::Metadata(Some(node))));
            }
        }
        Node::Specialized { name, fields }
    }
}
