//! The member functions of a view, with unique names.

use rustc_hash::{FxHashMap, FxHashSet};

use super::attribute::DerivedAttr;
use super::builder::Builder;
use super::def::builder::DefBuilders;
use super::def::param::Param;
use super::planner::Planner;
use super::slots::{Count, OpSlots};
use crate::fragment::{Fragment, Items, Source as _};
use crate::model::{Def, place};
use crate::tablegen::{Diagnostic, Record};

/// What a function of a view is generated from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// A builder from the definition's list.
    Builder,
    /// Anything else, such as an argument.
    Other,
}

/// Collects the names of the functions of a view.
pub(super) struct Members<'r> {
    /// The name of the view.
    view: &'r str,
    /// The definition.
    record: Record<'r>,
    names: FxHashMap<String, Origin>,
    setters: FxHashSet<String>,
    /// Functions that may return no value.
    optional: FxHashSet<String>,
    /// Accessors that return an attribute of any kind.
    untyped: FxHashSet<String>,
    /// Functions with another name in C++: `visibility` of the attribute `visibility_`.
    renamed: FxHashSet<String>,
}

impl<'r> Members<'r> {
    pub(super) fn new(view: &'r str, record: Record<'r>) -> Self {
        let (names, setters) = (FxHashMap::default(), FxHashSet::default());
        let (optional, renamed) = (FxHashSet::default(), FxHashSet::default());
        let untyped = FxHashSet::default();
        Self { view, record, names, setters, optional, untyped, renamed }
    }

    /// The definition.
    pub(super) fn record(&self) -> Record<'r> {
        self.record
    }

    /// Whether the function `name` may return no value.
    pub(super) fn is_optional(&self, name: &str) -> bool {
        self.optional.contains(name)
    }

    /// Whether the function `name` returns an attribute of any kind.
    pub(super) fn is_untyped(&self, name: &str) -> bool {
        self.untyped.contains(name)
    }

    /// Whether the function `name` has another name in C++.
    pub(super) fn is_renamed(&self, name: &str) -> bool {
        self.renamed.contains(name)
    }

    /// Whether a function `name` exists.
    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.contains_key(name) || self.setters.contains(name)
    }

    /// Whether `name` is a setter and not also a function of the view.
    pub(super) fn is_setter(&self, name: &str) -> bool {
        self.setters.contains(name) && !self.names.contains_key(name)
    }

    /// Adds a setter.
    fn add_setter(&mut self, planner: &mut Planner<'r>, name: &str) {
        if !self.setters.insert(name.to_owned()) {
            self.report_duplicate(planner, name, false);
        }
    }

    /// Adds a generated function.
    fn add(&mut self, planner: &mut Planner<'r>, name: &str, origin: Origin) {
        if let Some(other) = self.names.insert(name.to_owned(), origin) {
            let has_builder = [other, origin].contains(&Origin::Builder);
            self.report_duplicate(planner, name, has_builder);
        }
    }

    fn report_duplicate(&self, planner: &mut Planner<'r>, name: &str, has_builder: bool) {
        let text = format!("`{}` would have two functions called `{name}`", self.view);
        let help = if has_builder {
            "builders are named after their first required parameter; give one of them a name, as in `OpBuilder<(ins ...), name = \"build_from_values\">`"
        } else {
            "rename the definition that one of them is named after"
        };
        let place = place::of_function(self.record, name);
        planner.report(Diagnostic::error(place, text).with_help(help));
    }

    /// Parses members from code in the definition, and adds their names.
    pub(super) fn add_fragment(
        &mut self,
        planner: &mut Planner<'r>,
        fragment: Fragment<'r>,
        placeholders: &[&str],
    ) -> Items {
        let items = planner.impl_items(&fragment, placeholders);
        // Conditional compilation may select one of several functions of one fragment.
        for (name, offset) in items.functions() {
            if self.names.contains_key(name) {
                let text = format!("`{}` has a function of this name already", self.view);
                planner.error(fragment.at(*offset, name.len()), text);
            }
        }
        let names = items.functions().iter().map(|(name, _)| (name.clone(), Origin::Other));
        self.names.extend(names);
        items
    }

    /// Adds the functions of an operation's view.
    pub(super) fn add_op(
        &mut self,
        planner: &mut Planner<'r>,
        slots: &OpSlots<'r>,
        derived: &[DerivedAttr<'r>],
        builders: &[Builder<'r>],
        has_checks: bool,
        has_format: bool,
    ) {
        for value in slots.operands.iter().chain(&slots.results) {
            value.accessor.iter().for_each(|name| self.add(planner, name, Origin::Other));
            value.setter.iter().for_each(|name| self.add_setter(planner, name));
            if value.count == Count::Optional {
                self.optional.extend(value.accessor.clone());
            }
        }
        for attr in &slots.attributes {
            if attr.is_any() {
                self.untyped.insert(attr.accessor.clone());
            }
            if attr.optional && !attr.is_unit {
                self.optional.insert(attr.accessor.clone());
            }
            if attr.name.ends_with('_') {
                self.renamed.extend([attr.accessor.clone(), attr.setter.clone()]);
            }
            self.add(planner, &attr.accessor, Origin::Other);
            if !attr.is_unit && !attr.is_raw() {
                self.add(planner, &attr.raw_accessor, Origin::Other);
            }
            if attr.value.is_some() && !attr.is_unit {
                self.add_setter(planner, &attr.setter);
            }
            self.add_setter(planner, if attr.is_unit { &attr.setter } else { &attr.raw_setter });
        }
        for property in &slots.properties {
            self.add(planner, &property.accessor, Origin::Other);
            self.add_setter(planner, &property.setter);
        }
        let mut add = |name: &str| self.add(planner, name, Origin::Other);
        for attr in derived {
            add(&attr.accessor);
        }
        if derived.iter().any(|attr| attr.convert.is_some()) {
            add("materialize_derived_attributes");
        }
        slots.regions.iter().filter_map(|it| it.accessor.as_deref()).for_each(&mut add);
        slots.successors.iter().filter_map(|it| it.accessor.as_deref()).for_each(&mut add);
        if has_checks {
            add("check");
        }
        if has_format {
            add("parse_assembly");
            add("print_assembly");
        }
        for builder in builders {
            match builder {
                Builder::Default(builder) => self.add(planner, &builder.name, Origin::Other),
                Builder::Listed(builder) => {
                    builder.functions().for_each(|it| self.add(planner, it, Origin::Builder));
                }
            }
        }
    }
    /// Adds the functions of the view of an attribute or type. A view without parameters only has `get`.
    pub(super) fn add_def(
        &mut self,
        planner: &mut Planner<'r>,
        def: &Def<'r>,
        params: &[Param<'r>],
        builders: &DefBuilders,
        has_constructors: bool,
        has_format: bool,
    ) {
        let is_verified = def.is_verified();
        let optional = params.iter().filter(|param| param.shape.is_optional());
        self.optional.extend(optional.map(|param| param.field.clone()));
        let get = if has_constructors { builders.get } else { "get" };
        self.add(planner, get, Origin::Other);
        if has_constructors && is_verified {
            self.add(planner, builders.get_checked, Origin::Other);
        }
        let mut add = |name: &str| self.add(planner, name, Origin::Builder);
        for builder in &builders.listed {
            add(&builder.name);
            if builder.body.is_some() && is_verified && builder.returns.is_none() {
                add(&builder.checked_name);
                if builder.short.is_some() {
                    add(&builder.short_checked_name);
                }
            }
            builder.short.iter().for_each(|it| add(&it.name));
        }
        let mut add = |name: &str| self.add(planner, name, Origin::Other);
        if has_constructors {
            add("unique");
            if is_verified {
                add("unique_checked");
                add("verify_invariants");
            }
            params.iter().filter_map(Param::default_function).for_each(&mut add);
        }
        if def.accessors {
            for param in params {
                add(&param.field);
                if param.is_mutable {
                    add(&param.setter);
                }
            }
        }
        if has_format {
            add("parse_assembly");
            add("print_assembly");
        }
    }
}
