//! The dialect itself.

use super::doc;
use super::planner::Planner;
use crate::fragment::language::{self, OmittedPart};
use crate::fragment::{Fragment, ItemKind, Items, RustPath, RustType, TypeUse};
use crate::model::{DefKind, DiscardableAttr, Model};
use crate::names::modules;
use crate::tablegen::{Diagnostic, Record};

/// A dialect.
#[derive(Clone, Debug)]
pub(crate) struct DialectPlan<'r> {
    /// The namespace of its operations, types and attributes in text.
    pub name: &'r str,
    /// The file and line of the definition.
    pub place: String,
    /// The Rust module.
    pub module: &'r str,
    /// The documentation of the module.
    pub doc: String,
    /// The name of the dialect's type.
    pub type_name: String,
    /// Dependent dialects.
    pub dependencies: Vec<RustPath>,
    /// The views of its attributes, then of its types.
    pub defs: Vec<(DefKind, &'r str)>,
    /// The tables of its operations.
    pub ops: Vec<String>,
    /// The required hooks.
    pub hooks: Vec<DialectHook>,
    /// Whether operations, types and attributes can be added at run time.
    pub is_extensible: bool,
    /// Members of the type from code in the definition, if it has any.
    pub declarations: Option<Items>,
    /// Whether they have a function `initialize`, which the dialect calls, for example to promise interfaces.
    pub is_initialized: bool,
    /// Discardable attributes, for operations of any dialect.
    pub discardable_attrs: Vec<DiscardableAttrPlan>,
}

/// A hook of a dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DialectHook {
    /// Verifies discardable attributes of operations.
    VerifyOpAttr,
    /// Verifies discardable attributes of region arguments.
    VerifyRegionArgAttr,
    /// Verifies discardable attributes of region results.
    VerifyRegionResultAttr,
    /// Adds interfaces to operations beyond those of their definitions.
    OperationInterfaceFallback,
    /// Creates constant operations.
    MaterializeConstant,
    /// Adds canonicalization patterns.
    CanonicalizationPatterns,
    /// Parses and prints types.
    DialectTypeAssembly,
    /// Parses and prints attributes.
    DialectAttrAssembly,
}

impl DialectHook {
    /// The name of the hook's trait.
    #[must_use]
    pub(crate) fn trait_name(self) -> &'static str {
        match self {
            Self::VerifyOpAttr => "VerifyOpAttr",
            Self::VerifyRegionArgAttr => "VerifyRegionArgAttr",
            Self::VerifyRegionResultAttr => "VerifyRegionResultAttr",
            Self::OperationInterfaceFallback => "OperationInterfaceFallback",
            Self::MaterializeConstant => "MaterializeConstant",
            Self::CanonicalizationPatterns => "CanonicalizationPatterns",
            Self::DialectTypeAssembly => "DialectTypeAssembly",
            Self::DialectAttrAssembly => "DialectAttrAssembly",
        }
    }

    /// The function that the runtime calls.
    #[must_use]
    pub(crate) fn function(self) -> &'static str {
        match self {
            Self::VerifyOpAttr => "verify_op_attr",
            Self::VerifyRegionArgAttr => "verify_region_arg_attr",
            Self::VerifyRegionResultAttr => "verify_region_result_attr",
            Self::OperationInterfaceFallback => "registered_interface_for_op",
            Self::MaterializeConstant => "materialize_constant",
            Self::CanonicalizationPatterns => "canonicalization_patterns",
            Self::DialectTypeAssembly => "parse_type",
            Self::DialectAttrAssembly => "parse_attribute",
        }
    }
}

/// A discardable attribute.
#[derive(Clone, Debug)]
pub(crate) struct DiscardableAttrPlan {
    /// The helper type that gets and sets it.
    pub helper: String,
    /// The full name, `dialect.mnemonic`.
    pub name: String,
    /// The type of the attribute.
    pub ty: RustType,
}

/// Whether a hook of the dialect parses and prints its types, or its attributes.
pub(super) fn is_custom_text(model: &Model<'_>, kind: DefKind) -> bool {
    match kind {
        DefKind::Type => !model.dialect.default_type_assembly && !model.types.is_empty(),
        DefKind::Attr => !model.dialect.default_attr_assembly && !model.attrs.is_empty(),
    }
}

impl<'r> Planner<'r> {
    /// The type of a discardable attribute. A C++ class of an unknown module becomes any attribute.
    fn discardable_type(&mut self, dialect: Record<'r>, attr: &DiscardableAttr<'r>) -> RustType {
        let mut fragment = Fragment::at_span(attr.ty, attr.span);
        if language::is_cpp(dialect) && !self.is_known_type(attr.ty) {
            let text = format!("the module of '{}' is not known", attr.ty);
            let error = Diagnostic::error(attr.span, text);
            language::leave_out(dialect.records(), OmittedPart::Type(attr.ty.to_owned()), &error);
            fragment = Fragment::at_span("Attribute", attr.span);
        }
        self.ty_of(fragment, "'ir", TypeUse::Result)
    }

    /// Plans the dialect itself.
    pub(super) fn dialect(&mut self, model: &Model<'r>) -> DialectPlan<'r> {
        let dialect = &model.dialect;
        let dependencies = dialect.dependencies.iter();
        let dependencies =
            dependencies.filter_map(|path| self.dependency(dialect.record, path)).collect();
        let declarations =
            dialect.extra_declaration.map(|fragment| self.impl_items(&fragment, &["cppClass"]));
        let declarations = declarations.filter(|items| !items.is_empty());
        let is_initialized = declarations.iter().any(|items| items.has_function("initialize"));
        let discardable_attrs = dialect.discardable_attrs.iter().map(|attr| DiscardableAttrPlan {
            helper: attr.helper(),
            name: format!("{}.{}", dialect.name, attr.name),
            ty: self.discardable_type(dialect.record, attr),
        });
        let discardable_attrs = discardable_attrs.collect();
        let defs = model.attrs.iter().chain(&model.types);
        DialectPlan {
            name: dialect.name,
            place: self.place(dialect.record),
            module: dialect.module(),
            doc: doc::text(
                dialect.summary,
                dialect.description,
                &format!("The dialect `{}`.", dialect.name),
            ),
            type_name: self.dialect_type.clone(),
            dependencies,
            defs: defs.map(|def| (def.kind, def.class_name)).collect(),
            ops: model.ops.iter().map(|op| self.op_tables[op.class_name].clone()).collect(),
            hooks: self.dialect_hooks(model),
            is_extensible: dialect.is_extensible,
            declarations,
            is_initialized,
            discardable_attrs,
        }
    }

    /// The path of a dialect that this one depends on.
    fn dependency(&mut self, record: Record<'r>, path: &str) -> Option<RustPath> {
        if let Some(name) = modules(path).last() {
            self.scope.add_kind(name, ItemKind::Dialect);
        }
        if !language::is_cpp(record) {
            return self.path(path, (record, "dependentDialects"));
        }
        let known = self.scope.cpp_class_elsewhere(path);
        if known.is_none() {
            let error = record.error("its module is not known: use --extern-path");
            language::leave_out(record.records(), OmittedPart::Dependency(path.to_owned()), &error);
        }
        self.path(&known?, (record, "dependentDialects"))
    }

    fn dialect_hooks(&self, model: &Model<'r>) -> Vec<DialectHook> {
        let (dialect, skipped) = (&model.dialect, self.skipped);
        let wanted = [
            (dialect.has_operation_attr_verify, DialectHook::VerifyOpAttr),
            (dialect.has_region_arg_attr_verify, DialectHook::VerifyRegionArgAttr),
            (dialect.has_region_result_attr_verify, DialectHook::VerifyRegionResultAttr),
            (dialect.has_operation_interface_fallback, DialectHook::OperationInterfaceFallback),
            (dialect.has_constant_materializer && !skipped.fold, DialectHook::MaterializeConstant),
            (
                dialect.has_canonicalizer && !skipped.canonicalize,
                DialectHook::CanonicalizationPatterns,
            ),
            (is_custom_text(model, DefKind::Type), DialectHook::DialectTypeAssembly),
            (is_custom_text(model, DefKind::Attr), DialectHook::DialectAttrAssembly),
        ];
        wanted.into_iter().filter(|(wanted, _)| *wanted).map(|(_, hook)| hook).collect()
    }
}
