//! All decisions about generated code, as plain data.
//!
//! A [`Plan`] contains everything that generated code depends on: names, slots, constraints, builders, required hooks,
//! and assembly formats as lists of steps. [`emit`](crate::emit) turns it into Rust without lookups;
//! [`hooks`](crate::hooks) prints skeletons of the required hooks. Host code is parsed into trees
//! ([`crate::fragment`]).

pub(crate) mod assembly;
pub(crate) mod attribute;
pub(crate) mod builder;
pub(crate) mod constraint;
pub(crate) mod def;
pub(crate) mod dialect;
pub(crate) mod directive;
mod doc;
pub(crate) mod enums;
pub(crate) mod foreign;
pub(crate) mod interface;
pub(crate) mod interface_impl;
mod members;
pub(crate) mod op;
pub(crate) mod pass;
pub(crate) mod pattern;
mod planner;
pub(crate) mod property;
mod readable;
pub(crate) mod slots;
pub(crate) mod traits;

pub(crate) use planner::PlanOptions;

use self::constraint::Constraint;
use self::def::DefPlan;
use self::dialect::DialectPlan;
use self::directive::Directives;
use self::enums::EnumPlan;
use self::foreign::Foreign;
use self::interface::InterfacePlan;
use self::op::OpPlan;
use self::planner::Planner;
use self::property::PropertyKind;
use crate::fragment::Reference;
use crate::model::{Enum, Interface, Model};
use crate::names::{hides, modules};
use crate::tablegen::{Diagnostic, Records};

/// The plan of a dialect's module.
#[derive(Clone, Debug)]
pub(crate) struct Plan<'r> {
    /// The dialect.
    pub dialect: DialectPlan<'r>,
    /// Its enums.
    pub enums: Vec<EnumPlan<'r>>,
    /// Its interfaces.
    pub interfaces: Vec<InterfacePlan<'r>>,
    /// Its attributes, then its types.
    pub defs: Vec<DefPlan<'r>>,
    /// Its operations.
    pub ops: Vec<OpPlan<'r>>,
    /// Custom directives in the formats of operations.
    pub op_directives: Directives,
    /// Custom directives in the formats of attributes and types.
    pub def_directives: Directives,
    /// The constraints, shared by all operations, with the names of their constants.
    pub constraints: Vec<(String, Constraint<'r>)>,
    /// Functions and classes that are defined only in C++.
    pub foreign: Foreign,
    /// The kinds of properties, with the names of their types.
    pub property_kinds: Vec<(String, PropertyKind<'r>)>,
    /// The items of other modules that it refers to.
    pub references: Vec<Reference>,
    /// The warnings.
    pub warnings: Vec<Diagnostic>,
}

impl<'r> Plan<'r> {
    /// Plans the dialect `model`.
    ///
    /// # Errors
    ///
    /// Every error in the formats and fragments of the definitions.
    pub(crate) fn new(model: &Model<'r>, options: &PlanOptions) -> Result<Self, Vec<Diagnostic>> {
        let mut planner = Planner::of_dialect(model, options);
        let mut errors = Vec::new();
        let mut dialect = planner.dialect(model);
        let interfaces: Vec<_> =
            model.interfaces.iter().map(|it| planner.own_interface(it)).collect();
        errors.push(planner.take_errors());
        let mut defs = Vec::new();
        for def in model.attrs.iter().chain(&model.types) {
            match planner.def(def, model) {
                Ok(def) => defs.extend(def),
                Err(error) => planner.report(*error),
            }
            errors.push(planner.take_errors());
        }
        let mut ops = Vec::new();
        for op in &model.ops {
            match planner.op(op) {
                Ok(op) => ops.push(op),
                Err(error) => planner.report(*error),
            }
            errors.push(planner.take_errors());
        }
        let errors = in_order(errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let enums = model.enums.iter().map(|info| {
            let attr_class =
                info.attr_class.map(|name| planner.scope.enum_attr(info.namespace, name));
            EnumPlan { attr_class, ..EnumPlan::new(info) }
        });
        let mut enums: Vec<_> = enums.collect();
        enums::name_functions(&mut enums);
        let foreign = planner.foreign();
        dialect.doc.push_str(&foreign.doc());
        Ok(Self {
            dialect,
            foreign,
            references: planner.scope.references(),
            enums,
            interfaces,
            defs,
            ops,
            op_directives: planner.op_directives.named(),
            def_directives: planner.def_directives.named(),
            constraints: planner.constraints.into_list(),
            property_kinds: planner.property_kinds.into_list(),
            warnings: planner.warnings,
        })
    }
}

impl Plan<'_> {
    /// The classes whose names hide those that generated code uses.
    pub(crate) fn hiding(&self) -> Vec<&str> {
        let ops = self.ops.iter().map(|op| op.view);
        hiding(&self.enums, &self.interfaces, ops.chain(self.defs.iter().map(DefPlan::view)))
    }
}

/// The names of `classes`, enums and interfaces that hide names which generated code uses.
fn hiding<'p>(
    enums: &'p [EnumPlan<'_>],
    interfaces: &'p [InterfacePlan<'_>],
    classes: impl Iterator<Item = &'p str>,
) -> Vec<&'p str> {
    let enums =
        enums.iter().flat_map(|info| [info.name].into_iter().chain(info.attr_class.as_deref()));
    let interfaces = interfaces.iter().filter(|it| !it.has_own_view).map(|it| it.name);
    classes.chain(enums).chain(interfaces).filter(|name| hides(name)).collect()
}

impl Definitions<'_> {
    /// The classes whose names hide those that generated code uses.
    pub(crate) fn hiding(&self) -> Vec<&str> {
        hiding(&self.enums, &self.interfaces, std::iter::empty())
    }
}

/// The plan of a module of definitions that belong to no dialect.
#[derive(Clone, Debug)]
pub(crate) struct Definitions<'r> {
    /// The enums.
    pub enums: Vec<EnumPlan<'r>>,
    /// The interfaces.
    pub interfaces: Vec<InterfacePlan<'r>>,
    /// Functions that are defined only in C++.
    pub foreign: Foreign,
    /// The type that implements these functions.
    pub helper_type: String,
    /// The items of other modules that they refer to.
    pub references: Vec<Reference>,
}

/// Merges the errors of several definitions, sorted by the first error of each definition and without duplicates.
/// Errors of one definition stay together, because one may explain another.
fn in_order(mut groups: Vec<Vec<Diagnostic>>) -> Vec<Diagnostic> {
    groups.retain(|group| !group.is_empty());
    groups.sort_by_key(|group| group.iter().map(|error| error.span).min());
    let mut errors: Vec<Diagnostic> = Vec::new();
    for error in groups.into_iter().flatten() {
        if !errors.contains(&error) {
            errors.push(error);
        }
    }
    errors
}

/// Plans enums and interfaces that belong to no dialect.
///
/// # Errors
///
/// Every error in their fragments.
pub(crate) fn definitions<'r>(
    records: &'r Records,
    enums: &[Enum<'r>],
    interfaces: &[Interface<'r>],
    options: &PlanOptions,
) -> Result<Definitions<'r>, Vec<Diagnostic>> {
    let namespace = interfaces.first().map_or("", |interface| interface.namespace);
    let mut planner = Planner::of_module(records, namespace, interfaces, options);
    for info in enums {
        planner.scope.add_foreign_type(modules(info.namespace).collect(), info.class_name);
    }
    let mut helper_type = "Helpers".to_owned();
    while enums.iter().any(|it| it.class_name == helper_type)
        || interfaces.iter().any(|it| it.name == helper_type)
    {
        helper_type.push('_');
    }
    planner.scope.set_dialect_type(&helper_type);
    let interfaces = interfaces.iter().map(|it| planner.own_interface(it)).collect();
    let errors = planner.take_errors();
    let mut enums: Vec<_> = enums.iter().map(EnumPlan::new).collect();
    enums::name_functions(&mut enums);
    let plans = Definitions {
        enums,
        interfaces,
        foreign: planner.foreign(),
        helper_type,
        references: planner.scope.references(),
    };
    match errors {
        errors if errors.is_empty() => Ok(plans),
        errors => Err(errors),
    }
}
