//! The names in scope in a module.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{PlanOptions, Planner};
use crate::fragment::language;
use crate::fragment::{CppClass, Scope, ViewOf};
use crate::model::{self, Enum, Interface, Model, Op};
use crate::names::{is_keyword, modules, screaming, upper_camel};
use crate::plan::constraint::Constraints;
use crate::plan::directive::{Directives, FormatOwner};
use crate::plan::property::PropertyKinds;
use crate::tablegen::{Diagnostic, Records, Span};

impl<'r> Planner<'r> {
    /// A planner for the module of a dialect.
    pub(in crate::plan) fn of_dialect(model: &Model<'r>, options: &PlanOptions) -> Self {
        let records = model.records;
        let namespace = model.dialect.namespace;
        let mut planner = Self::of_module(records, namespace, &model.interfaces, options);
        planner.is_cpp = language::is_cpp(model.dialect.record);
        planner.dialect_type = type_name(model);
        planner.scope.set_dialect_type(&planner.dialect_type);
        planner.find_silent();
        planner.add_cpp_classes(model);
        planner.add_definitions(model.dialect.name);
        planner.add_views(model);
        planner.add_enums(model);
        planner.add_tables(model);
        planner
    }

    /// A planner for a module of enums and interfaces that belong to no dialect.
    pub(in crate::plan) fn of_module(
        records: &'r Records,
        namespace: &'r str,
        interfaces: &[Interface<'r>],
        options: &PlanOptions,
    ) -> Self {
        let mut errors = Vec::new();
        let mut scope = Scope::new(namespace);
        scope.mark_places(records.sources());
        for (from, to) in &options.extern_paths {
            if !scope.add_extern(from, to) {
                let text = format!("'{to}' is not a Rust path");
                let help = format!("the module of '{from}' has a path such as `crate::module`");
                errors.push(Diagnostic::error(Span::default(), text).with_help(help));
            }
        }
        for interface in interfaces {
            for end in ["Trait", "Table", "Model"] {
                scope.add_type(format!("{}{end}", interface.name));
            }
            if !interface.has_own_view() {
                scope.add_class(interface.name);
            }
        }
        let depth = modules(namespace).count();
        for def in Enum::records(records) {
            let Ok(info) = Enum::new(def) else { continue };
            if model::enum_is_in(info.namespace, namespace) {
                let inner: Vec<_> = modules(info.namespace).skip(depth).collect();
                if !inner.is_empty() {
                    scope.add_nested_enum(inner, info.class_name);
                }
                scope.add_class(info.class_name);
                if let Some(attr) = info.attr_class {
                    scope.add_class(attr);
                }
            }
            if !model::enum_is_in(info.namespace, namespace) && !info.namespace.is_empty() {
                scope.add_enum_elsewhere(info.class_name, info.namespace);
            }
            // In paths, keywords end with an underscore.
            let spelled = |symbol: &str| match is_keyword(symbol) {
                true => format!("{symbol}_"),
                false => symbol.to_owned(),
            };
            let cases = info.cases.iter().map(|case| (spelled(case.symbol), info.case_name(case)));
            scope.add_enum(info.class_name, cases.collect());
        }
        Self {
            scope,
            records,
            skipped: options.skipped_hooks,
            dialect_type: String::new(),
            op_tables: FxHashMap::default(),
            constraints: Constraints::default(),
            property_kinds: PropertyKinds::default(),
            op_directives: Directives::new(FormatOwner::Operations),
            def_directives: Directives::new(FormatOwner::Definitions),
            foreign_traits: Vec::new(),
            foreign_resources: Vec::new(),
            foreign_classes: Vec::new(),
            foreign_properties: Vec::new(),
            silent: FxHashSet::default(),
            silent_classes: FxHashSet::default(),
            is_cpp: false,
            errors,
            warnings: Vec::new(),
            interfaces: FxHashMap::default(),
        }
    }

    /// Adds the attributes and types of the dialect as C++ fragments see them.
    fn add_cpp_classes(&mut self, model: &Model<'r>) {
        let classes = model.attrs.iter().map(|it| (it, false));
        for (def, is_type) in classes.chain(model.types.iter().map(|it| (it, true))) {
            let params = def.parameters.iter().map(|param| {
                (param.name.to_owned(), param.field().to_owned(), param.cpp_type.to_owned())
            });
            let class = CppClass { is_type, params: params.collect() };
            self.scope.add_cpp_class(def.class_name, class);
        }
    }

    /// Adds the views of attributes, types and operations of the dialect.
    fn add_views(&mut self, model: &Model<'r>) {
        for def in model.attrs.iter().chain(&model.types) {
            let of_enum = def.enum_info.as_ref().filter(|info| !model.has_enum(info));
            match of_enum.map(|info| info.namespace) {
                Some(other) => {
                    let modules = modules(other).collect();
                    self.scope.add_foreign_type(modules, def.class_name);
                }
                None => self.scope.add_class(def.class_name),
            }
        }
        for op in &model.ops {
            self.scope.add_class(op.class_name);
        }
    }

    /// Adds the enums of the dialect in other namespaces, and attributes of enums that need another name.
    fn add_enums(&mut self, model: &Model<'r>) {
        let namespace = model.dialect.namespace;
        let depth = modules(namespace).count();
        for info in &model.enums {
            let is_inner = model::enum_is_in(info.namespace, namespace);
            let within = if is_inner { depth } else { 0 };
            let modules: Vec<_> = modules(info.namespace).skip(within).collect();
            let taken = |name: &&str| model.attrs.iter().any(|def| def.class_name == *name);
            match info.attr_class {
                Some(name) if !modules.is_empty() && taken(&name) => {
                    self.scope.rename_enum_attr(modules.clone(), info.class_name, name);
                }
                Some(name) if !is_inner => self.scope.add_foreign_type(modules.clone(), name),
                _ => {}
            }
            if !is_inner {
                self.scope.add_foreign_type(modules, info.class_name);
            }
        }
    }

    /// Names the statics of definition tables.
    fn add_tables(&mut self, model: &Model<'r>) {
        let defs = model.attrs.iter().chain(&model.types);
        let mut taken: FxHashSet<String> = defs.map(|def| screaming(def.class_name)).collect();
        // A tuple struct and a static cannot have one name.
        taken.extend(model.ops.iter().map(|op| op.class_name.to_owned()));
        for op in &model.ops {
            let table = table_name(op, &taken);
            taken.insert(table.clone());
            self.op_tables.insert(op.class_name, table);
        }
        self.constraints.reserve(taken);
    }

    /// Adds the views of all definitions. Those of other dialects than `dialect` whose modules are not known have
    /// foreign definitions.
    fn add_definitions(&mut self, dialect: &str) {
        for (name, of) in model::interfaces(self.records) {
            self.scope.add_view(name, of);
        }
        for it in model::definitions(self.records) {
            if it.of != ViewOf::Op {
                self.scope.add_view(it.class, it.of);
            }
            if !self.is_cpp {
                continue;
            }
            if it.dialect != dialect
                && let Some(count) = it.num_params
            {
                self.scope.add_params_elsewhere(it.class, count);
            }
            if it.dialect != dialect
                && language::is_cpp(it.record)
                && !it.namespace.is_empty()
                && !it.mnemonic.is_empty()
                && !self.scope.has_extern(it.namespace)
            {
                let class = (it.namespace, it.class);
                self.scope.add_foreign_def(class, it.of, (it.dialect, it.mnemonic));
            }
        }
    }
}

/// The name of the dialect's type: the symbol of the definition, like upstream's class name.
fn type_name(model: &Model<'_>) -> String {
    let symbol = model.dialect.record.name();
    let name = symbol.strip_suffix("_Dialect").or_else(|| symbol.strip_suffix("Dialect"));
    let name = name.filter(|name| !name.is_empty()).unwrap_or(model.dialect.name);
    format!("{}Dialect", upper_camel(name))
}

/// The name of the static with the definition table: the mnemonic, or the view if another static has that name.
fn table_name(op: &Op<'_>, taken: &FxHashSet<String>) -> String {
    let name = format!("{}_OP", screaming(op.mnemonic).trim_end_matches('_'));
    if !taken.contains(&name) {
        return name;
    }
    let mut name = screaming(op.class_name);
    while taken.contains(&name) {
        name.push('_');
    }
    name
}
