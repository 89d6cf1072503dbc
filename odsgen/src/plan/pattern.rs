//! Plans of rewrite rules: the checks in their order, the variables, and the created operations.
//!
//! A rule becomes a function of two parts. The first reads the operations through views and checks them; the second
//! creates operations and refers to everything by handles. Upstream decides the order of checks and of new operations.

mod conditions;
mod creation;
mod directives;
mod helpers;
mod matching;
mod references;
mod rewriting;
mod symbols;
#[cfg(test)]
mod tests;
mod unused;

use std::collections::BTreeMap;
use std::rc::Rc;

use quote::ToTokens as _;
use rustc_hash::{FxHashMap, FxHashSet};

use super::PlanOptions;
use super::attribute::AttrSlot;
use super::constraint::{Constraint, Constraints};
use super::foreign::Foreign;
use super::planner::Planner;
use super::slots::{Count, OpSlots, ValueSlot};
use crate::fragment::language;
use crate::fragment::{Expr, Owned, Reference, RustPath, RustType};
use crate::model::{self, Pattern, Rules};
use crate::names::{hides, modules, snake, snake_of_words};
use crate::tablegen::{Diagnostic, Kind, Severity};
use helpers::Wanted;
use symbols::Symbols;

/// The plan of a module of rewrite rules.
#[derive(Clone, Debug)]
pub(crate) struct RulesPlan<'r> {
    /// The modules whose names it uses.
    pub imports: Vec<RustPath>,
    /// The classes of these modules whose names hide others, each with its module.
    pub hiding: Vec<(RustPath, &'r str)>,
    /// The rules, in the order in which they are added to a set.
    pub rules: Vec<Rule>,
    /// The rules by their root operations.
    pub groups: Vec<Group>,
    /// The constraints that rules check, by the names of their constants.
    pub constraints: Vec<(String, Constraint<'r>)>,
    /// The items of other modules that it refers to.
    pub references: Vec<Reference>,
    /// Functions that are defined only in C++.
    pub foreign: Foreign,
    /// The warnings: rules that are left out.
    pub warnings: Vec<Diagnostic>,
}

/// The rules with one root operation.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// The name of the operation.
    pub op: String,
    /// The function that adds the rules to a set.
    pub function: String,
    /// The indices of the rules in the plan, in the order of their definitions.
    pub rules: Vec<usize>,
}

/// A rule.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    /// Its name.
    pub name: String,
    /// Its function.
    pub function: String,
    /// The place of its definition: `File.td:37`.
    pub place: String,
    /// The benefit.
    pub benefit: u16,
    /// The view of the root.
    pub root: RustPath,
    /// The views of the operations that it creates.
    pub generated: Vec<RustPath>,
    /// The reads and checks, in order.
    pub matching: Vec<Step>,
    /// The variables with the operations whose locations are fused; empty if new operations have the root's location.
    pub fused: Vec<Matched>,
    /// The variables that outlive the views, and how they are stored.
    pub kept: Vec<Kept>,
    /// Whether the second part refers to the context.
    pub uses_context: bool,
    /// The actions of the second part, in order.
    pub actions: Vec<Action>,
}

/// The view of an operation that is matched.
#[derive(Clone, Debug)]
pub(crate) struct Matched {
    /// The variable.
    pub local: String,
    /// Whether it is a view of one kind.
    pub typed: bool,
}

/// A step of the first part.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Binds the view of the root.
    Root(String),
    /// Binds an operand, attribute or property of an operation.
    Read(String, Place),
    /// Binds the operation that defines a value. Fails for the reason if there is none.
    Defining(String, Place, String),
    /// Binds the operation in the variable as a view. Fails for the reason if it is of another kind.
    Cast(String, RustPath, String),
    /// Binds the values in the option that an expression returns. Fails for the reason if it is `None`.
    Native(Vec<String>, Code, String),
    /// Fails for the reason unless the operands in a variable have this number.
    Count(String, usize, String),
    /// Fails for the reason unless a condition holds.
    Check(Condition, String),
    /// Fails if the operation in a variable is of the kind of the root and uses its own result.
    Separate(Matched),
    /// Runs the steps with two values in one order, or else in the other.
    Either {
        /// The values.
        values: [Place; 2],
        /// Their variables.
        locals: [String; 2],
        /// The steps.
        steps: Vec<Self>,
        /// The variables of the steps that are used later.
        bound: Vec<String>,
    },
}

/// A condition of a rule.
#[derive(Clone, Debug)]
pub(crate) enum Condition {
    /// A constraint on the type of a value.
    Type {
        /// The constant.
        constant: String,
        /// The value.
        value: Place,
        /// The variable with the operation, if the constraint depends on it.
        op: Option<String>,
    },
    /// A constraint on an attribute.
    Attr {
        /// The constant.
        constant: String,
        /// The variable with the attribute.
        local: String,
        /// Whether it is a view of one kind.
        typed: bool,
        /// The treatment of an absent attribute.
        absent: Absent,
        /// The variable with the operation, if the constraint depends on it.
        op: Option<String>,
    },
    /// The variable, the presence of a unit attribute, is true.
    Present(String),
    /// An expression.
    Holds(Code),
    /// Two variables hold the same value.
    Same(String, String),
}

/// How a constraint treats an attribute that may be absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Absent {
    /// The attribute is present.
    Never,
    /// An absent attribute does not satisfy it.
    Fails,
}

/// The source of a value in the first part.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// In a variable.
    Local(String),
    /// The value of an accessor of the operation in a variable.
    Accessor(Accessor),
    /// The value of an accessor, or the value of an expression if the attribute is absent.
    Defaulted(Accessor, Code),
    /// The only value of a group without accessor, of the operation in a variable.
    Single(String, usize),
    /// The values of a group without accessor.
    Group(String, usize),
    /// A value of the range in a variable.
    Element(String, usize),
}

/// A call of an accessor.
#[derive(Clone, Debug)]
pub(crate) struct Accessor {
    /// The variable with the view of the operation.
    pub local: String,
    /// The function.
    pub function: String,
    /// Whether it returns a typed view of a value. Rules use untyped values.
    pub typed: bool,
    /// Whether it returns an option.
    pub optional: bool,
}

impl Place {
    /// The variable with the operation that it reads.
    fn op(&self) -> Option<String> {
        match self {
            Self::Accessor(accessor) | Self::Defaulted(accessor, _) => Some(accessor.local.clone()),
            Self::Single(local, _) | Self::Group(local, _) => Some(local.clone()),
            Self::Local(_) | Self::Element(..) => None,
        }
    }
}

impl Accessor {
    /// The values of `slot` of the operation in `local`; nothing without an accessor.
    fn of_value(local: &str, slot: &ValueSlot<'_>) -> Option<Self> {
        let is_list = matches!(slot.count, Count::Variadic | Count::Groups(_));
        Some(Self {
            local: local.to_owned(),
            function: slot.accessor.clone()?,
            typed: slot.ty.is_some() && !is_list,
            optional: slot.count == Count::Optional,
        })
    }

    /// The result of `function`, which is not a `Value`.
    fn of_property(local: &str, function: &str) -> Self {
        let (local, function) = (local.to_owned(), function.to_owned());
        Self { local, function, typed: false, optional: false }
    }
}

/// An expression and the uses of its placeholders.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    /// The expression.
    pub expr: Rc<Expr>,
    /// The use of each placeholder.
    pub uses: Vec<(String, Use)>,
}

/// The value of a placeholder or an argument.
#[derive(Clone, Debug)]
pub(crate) enum Use {
    /// The variable.
    Local(String),
    /// The value of a property that the variable owns.
    Owned(String, Owned),
    /// The value that the variable converts into.
    Into(String),
    /// The type of a value.
    TypeOf(Box<Self>),
    /// The value of an accessor of a view.
    Accessor(Accessor),
    /// A result of the operation in a variable: its view in the first part.
    ResultView(String, usize),
    /// A result of the operation in a variable: its handle in the second part.
    Result(String, usize),
    /// An element of the array in a variable.
    Element(String, usize),
    /// A value of the range in a variable, in the first part.
    ElementView(String, usize),
    /// The rewriter.
    Rewriter,
    /// The context, in the first part.
    RewriterContext,
    /// The context, in the second part.
    Context,
    /// The value of an expression.
    Code(Code),
    /// Several values.
    Array(Vec<Self>),
    /// An argument of a helper.
    Passed(Box<Self>, Pass),
}

/// How a helper takes an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pass {
    /// Converted to a handle.
    Into,
    /// An option, converted to that of a handle.
    MapInto,
    /// Present, and converted to a handle.
    SomeInto,
    /// As a slice.
    Slice,
    /// An option, as a slice.
    OptionSlice,
    /// As a list.
    Collect,
    /// What a view is of.
    Deref,
    /// An option, what a view in it is of.
    MapDeref,
}

/// A variable that the second part uses.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The variable.
    pub local: String,
    /// How the variable stores it.
    pub how: Keep,
    /// Whether it may be absent.
    pub optional: bool,
}

impl Kept {
    /// Whether it is one value, which is present.
    pub(crate) fn is_one_value(&self) -> bool {
        matches!(self.how, Keep::Value) && !self.optional
    }
}

/// How a variable stores its value.
#[derive(Clone, Debug)]
pub(crate) enum Keep {
    /// The handle of an attribute.
    Handle,
    /// The handle of a value.
    Value,
    /// The handles of values.
    Values,
    /// The handle of an operation of this kind.
    Op(RustPath),
    /// The attribute, as a view of the context: of this kind, or of any.
    Attr(Option<RustType>),
    /// The value of a property that borrows from the operation.
    Owned(Owned),
}

/// An action of the second part.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Binds the location of new operations.
    Loc(String),
    /// Binds a location.
    NamedLoc(String, String),
    /// Binds the location of an entity.
    LocOf(String, Use),
    /// Binds the fused location of several entities, with metadata.
    FusedLoc(String, Vec<Use>, Option<String>),
    /// Evaluates an expression and binds its value.
    Native(Option<String>, Code),
    /// An action that may construct a type or an attribute that cannot exist. Then the operations in the variables are
    /// erased, and the rule does not match.
    Constructs(Box<Self>, Vec<String>),
    /// Binds the attribute that an expression creates.
    Attr(String, Code),
    /// Binds the type that an expression creates.
    Type(String, Code),
    /// Binds the types of results of the root: of the groups in the range.
    RootTypes(String, std::ops::Range<usize>),
    /// Binds the type of a value.
    TypeOf(String, Use),
    /// Binds the values of a group of results.
    ResultGroup(String, String, usize),
    /// Binds an array of values.
    List(String, Vec<Use>),
    /// Binds values of several variables.
    Concat(String, Vec<Values>),
    /// Creates an operation.
    Create(Box<Create>),
    /// Creates an operation with a builder of its definition.
    Build(Box<Build>),
    /// Replaces the root by values.
    Replace(Values),
    /// Replaces the root by an operation.
    ReplaceWith(String),
    /// Erases the root.
    Erase,
}

/// Values, as a slice.
#[derive(Clone, Debug)]
pub(crate) enum Values {
    /// A list of single entities.
    Each(Vec<Use>),
    /// Those in a variable.
    All(String),
    /// That in a variable, if any.
    Optional(String),
}

/// The creation of an operation.
#[derive(Clone, Debug)]
pub(crate) struct Create {
    /// The variable; `None` if nothing refers to it.
    pub local: Option<String>,
    /// The view.
    pub view: RustPath,
    /// The setters and their arguments.
    pub setters: Vec<(String, Argument)>,
    /// The types of the results; `None` if they are inferred.
    pub types: Option<Types>,
    /// The location, if it is not that of all new operations.
    pub loc: Option<String>,
}

/// The creation of an operation with a builder of its definition.
#[derive(Clone, Debug)]
pub(crate) struct Build {
    /// The variable; `None` if nothing refers to it.
    pub local: Option<String>,
    /// The view.
    pub view: RustPath,
    /// The builder.
    pub function: String,
    /// Its arguments.
    pub args: Vec<Argument>,
    /// The call of the helper that replaces the builder.
    pub helper: Option<Code>,
    /// The location, if it is not that of all new operations.
    pub loc: Option<String>,
}

/// The argument of a setter.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    /// A value, an attribute or a property.
    One(Use),
    /// An attribute that is present.
    Some(Use),
    /// The value of an attribute that is present.
    SomeValue(Use),
    /// Values.
    Values(Values),
}

/// The types of results.
#[derive(Clone, Debug)]
pub(crate) enum Types {
    /// Those in a variable.
    All(String),
    /// A list of single entities.
    Each(Vec<Use>),
}

/// The type that implements the helpers of a module of rules.
pub(crate) const HELPERS: &str = "Helpers";

/// The plan of the rules of `model`. Rules with C++ that is not translated are left out.
///
/// # Errors
///
/// The first error of each rule.
pub(crate) fn rules<'r>(
    model: &Rules<'r>,
    options: &PlanOptions,
) -> Result<RulesPlan<'r>, Vec<Diagnostic>> {
    let mut planner = Planner::of_module(model.records, "", &[], options);
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    let ops = Ops::new(model, &mut planner);
    // Rules have constants of their own. C++ in the constraints of operations does not concern them.
    planner.constraints = Constraints::default();
    let is_about_cpp =
        |it: &Diagnostic| language::is_untranslated(it) || it.kind == Some(language::IS_CPP);
    let has_cpp = language::has_cpp(model.records);
    errors.extend(planner.take_errors().into_iter().filter(|it| !has_cpp || !is_about_cpp(it)));
    planner.scope.set_dialect_type(HELPERS);
    let mut used = FxHashSet::default();
    let mut rules = Vec::new();
    let mut groups = groups(model);
    // The functions that add rules to a set have these names.
    let mut functions = FxHashSet::from_iter(["populate".to_owned()]);
    functions.extend(groups.iter().map(|group| group.function.clone()));
    // The index of each rule of the model among those that are generated.
    let mut places = Vec::with_capacity(model.rules.len());
    for rule in &model.rules {
        places.push(None);
        let mut constants = FxHashSet::default();
        let lowered = Lowering::new(&mut planner, model, &ops, rule, &mut constants).rule();
        let mut of_rule = planner.take_errors();
        let lowered = lowered.map_err(|error| of_rule.insert(0, *error)).ok();
        if !of_rule.is_empty() && of_rule.iter().all(language::is_untranslated) {
            warnings.extend(of_rule.into_iter().map(|error| left_out(rule, error)));
            continue;
        }
        errors.extend(of_rule);
        used.extend(constants);
        if let Some(mut rule) = lowered {
            while !functions.insert(rule.function.clone()) {
                rule.function.push('_');
            }
            *places.last_mut().expect("the place of the rule") = Some(rules.len());
            rules.push(rule);
        }
    }
    for group in &mut groups {
        group.rules = group.rules.iter().filter_map(|rule| places[*rule]).collect();
    }
    groups.retain(|group| !group.rules.is_empty());
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut foreign = planner.foreign();
    let list = std::mem::take(&mut planner.constraints).into_list();
    let constraints: Vec<_> = list.into_iter().filter(|(name, _)| used.contains(name)).collect();
    let called = helpers::called_by(&rules, &constraints);
    foreign.helpers.retain(|helper| called.contains(&helper.function));
    let is_helper = |name: &str| foreign.helpers.iter().any(|it| it.function == name);
    for rule in &mut rules {
        while is_helper(&rule.function) {
            rule.function.push('_');
        }
    }
    let references = planner.scope.references();
    let (imports, hiding) = (ops.imports, ops.hiding);
    Ok(RulesPlan { imports, hiding, rules, groups, constraints, references, foreign, warnings })
}

/// The rules by their root operations. Their functions have the mnemonics of the operations, with the dialect's name if
/// several operations have the mnemonic.
fn groups(model: &Rules<'_>) -> Vec<Group> {
    let mut by_op: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (index, rule) in model.rules.iter().enumerate() {
        if let model::Head::Op(root) = rule.source.head {
            by_op.entry(root).or_default().push(index);
        }
    }
    let roots: Vec<usize> = by_op.keys().copied().collect();
    let group = |(root, mut rules): (usize, Vec<usize>)| {
        let op = &model.ops[root];
        let is_shared =
            roots.iter().filter(|it| model.ops[**it].mnemonic == op.mnemonic).count() > 1;
        let name = if is_shared { &op.name } else { op.mnemonic };
        rules.sort_by_key(|it| model.rules[*it].record.spans().next());
        let function = format!("populate_{}", snake(name).trim_end_matches('_'));
        Group { op: op.name.clone(), function, rules }
    };
    by_op.into_iter().map(group).collect()
}

/// The warning that `rule` is left out because of C++ that is not translated.
fn left_out(rule: &Pattern<'_>, error: Diagnostic) -> Diagnostic {
    let text = format!("the rule '{}' is left out: {}", rule.name, error.message);
    let warning = Diagnostic::new(Severity::Warning, error.span, text);
    let help = "write the pattern in Rust, as a `RewritePattern`";
    warning.with_kind(Kind::new("rule-left-out")).with_help(help)
}

/// The operations that rules mention, as generated code sees them.
struct Ops<'r> {
    /// The modules of their dialects.
    imports: Vec<RustPath>,
    /// The classes of these modules whose names hide others, each with its module.
    hiding: Vec<(RustPath, &'r str)>,
    /// Words in the names of rules: classes without `Op`, and the mnemonics that replace them.
    words: Vec<(&'r str, String)>,
    /// Their views, without a path if only one dialect has the name.
    views: Vec<RustPath>,
    slots: Vec<OpSlots<'r>>,
}

impl<'r> Ops<'r> {
    fn new(model: &Rules<'r>, planner: &mut Planner<'r>) -> Self {
        let (mut imports, mut hiding) = (Vec::new(), Vec::new());
        let names = model.dialects.iter().map(|it| model::names_of(model.records, it));
        let names: Vec<_> = names.collect();
        let is_unique = |name: &str| names.iter().filter(|it| it.contains(name)).count() == 1;
        for (dialect, names) in model.dialects.iter().zip(&names) {
            let any = format!("{}::Any", dialect.namespace);
            let of_path = || planner.scope.path(&any, dialect.record.span()).map(RustPath::module);
            if let Some(module) = planner.scope.module(dialect.namespace).or_else(of_path) {
                planner.scope.import(dialect.namespace, &module);
                for name in names.iter().copied().filter(|name| hides(name)) {
                    if hiding.iter().all(|(_, known)| *known != name) {
                        hiding.push((module.clone(), name));
                    }
                }
                imports.push(module);
            }
            for name in names.iter().filter(|name| is_unique(name)) {
                let modules = modules(dialect.namespace).collect();
                planner.scope.add_foreign_type(modules, name);
            }
        }
        let mut views = Vec::new();
        for (op, dialect) in model.ops.iter().zip(&model.dialect_of) {
            let namespace = model.dialects[*dialect].namespace;
            let path = format!("{namespace}::{}", op.class_name);
            views.extend(planner.path(&path, (op.record, "cppNamespace")));
        }
        let slots = model.ops.iter().map(|op| planner.slots(op)).collect();
        let word = |op: &model::Op<'r>| {
            let class = op.class_name.strip_suffix("Op").unwrap_or(op.class_name);
            (class, snake(op.mnemonic).trim_end_matches('_').to_owned())
        };
        let words = model.ops.iter().map(word).collect();
        Self { imports, hiding, words, views, slots }
    }
}

/// Whether an attribute that is read may be absent: one without a default.
fn may_be_absent(slot: &AttrSlot<'_>) -> bool {
    slot.optional && slot.default.is_none()
}

/// Plans one rule.
struct Lowering<'p, 'r> {
    planner: &'p mut Planner<'r>,
    model: &'p Rules<'r>,
    ops: &'p Ops<'r>,
    rule: &'p Pattern<'r>,
    symbols: Symbols<'r>,
    /// The constants of constraints that are checked.
    used: &'p mut FxHashSet<String>,
    /// The operations that were matched, in the order in which their locations are fused.
    matched: Vec<Matched>,
    /// The variable with the view of the root.
    root: String,
    actions: Vec<Action>,
    /// The variable with the location of new operations, if an expression refers to it.
    loc: Option<String>,
    /// The variables of operations that other actions refer to.
    used_locals: FxHashSet<String>,
    /// What the next call returns.
    wanted: Wanted,
    /// What the calls in variables return.
    natives: FxHashMap<String, Wanted>,
}

impl<'p, 'r> Lowering<'p, 'r> {
    fn new(
        planner: &'p mut Planner<'r>,
        model: &'p Rules<'r>,
        ops: &'p Ops<'r>,
        rule: &'p Pattern<'r>,
        used: &'p mut FxHashSet<String>,
    ) -> Self {
        let symbols = Symbols::default();
        let (matched, root, actions) = (Vec::new(), String::new(), Vec::new());
        let used_locals = FxHashSet::default();
        Self {
            planner,
            model,
            ops,
            rule,
            symbols,
            used,
            matched,
            root,
            actions,
            loc: None,
            used_locals,
            wanted: Wanted::default(),
            natives: FxHashMap::default(),
        }
    }

    fn rule(&mut self) -> model::Result<Rule> {
        let rule = self.rule;
        let model::Head::Op(root) = rule.source.head else {
            return Err(self.error("the source pattern of a rule must be an operation"));
        };
        let benefit = self.benefit()?;
        let model = self.model;
        self.symbols.collect_source(rule, model)?;
        let mut matching = self.matching(root)?;
        self.rewriting(root)?;
        let kept = self.symbols.kept();
        let mut actions = std::mem::take(&mut self.actions);
        self.guard(&mut actions);
        for action in &mut actions {
            let local = match action {
                Action::Create(create) => &mut create.local,
                Action::Build(build) => &mut build.local,
                _ => continue,
            };
            *local = local.take().filter(|it| self.used_locals.contains(it));
        }
        let creates = |it: &Action| {
            let it = if let Action::Constructs(it, _) = it { it } else { it };
            matches!(it, Action::Create(_) | Action::Build(_) | Action::Native(..) | Action::Loc(_))
        };
        let fused = if actions.iter().any(creates) { self.fused() } else { Vec::new() };
        let mut used: FxHashSet<_> =
            self.used_locals.iter().chain(fused.iter().map(|it| &it.local)).cloned().collect();
        unused::remove_unused(&mut matching, &mut used);
        let generated = actions.iter().filter_map(Action::created);
        let generated: BTreeMap<String, &RustPath> =
            generated.map(|view| (view.to_token_stream().to_string(), view)).collect();
        let generated = generated.into_values().cloned().collect();
        let uses_context = kept.iter().any(|it| matches!(it.how, Keep::Attr(_)))
            || actions.iter().any(Action::uses_context);
        Ok(Rule {
            name: rule.name.clone(),
            function: snake_of_words(&rule.name, &self.ops.words),
            place: self.place(),
            benefit,
            root: self.ops.views[root].clone(),
            generated,
            matching,
            fused,
            kept,
            uses_context,
            actions,
        })
    }

    /// Lets actions fail that may construct what cannot exist.
    fn guard(&mut self, actions: &mut [Action]) {
        let mut created = Vec::new();
        for action in actions {
            match action {
                Action::Create(create) => created.extend(create.local.clone()),
                Action::Build(build) => created.extend(build.local.clone()),
                Action::Native(_, code) | Action::Attr(_, code) | Action::Type(_, code)
                    if code.constructs_itself() =>
                {
                    self.used_locals.extend(created.iter().cloned());
                    let guarded = std::mem::replace(action, Action::Erase);
                    *action = Action::Constructs(Box::new(guarded), created.clone());
                }
                _ => {}
            }
        }
    }

    fn benefit(&self) -> model::Result<u16> {
        let Some(added) = self.rule.added_benefit else {
            return Err(self.error("The 'addBenefit' takes and only takes one integer value"));
        };
        let count = i64::try_from(self.rule.source.count_ops()).unwrap_or(i64::MAX);
        let benefit = count.saturating_add(added);
        // Upstream stores a benefit in 16 bits.
        u16::try_from(benefit).map_err(|_| {
            self.error(format!("the benefit {benefit} of the rule is not between 0 and 65535"))
        })
    }

    /// The operations whose locations are fused. Like upstream, the first matched ones, as many as the source pattern
    /// has operations. Native calls may be among them, but do not count as operations of the pattern.
    fn fused(&self) -> Vec<Matched> {
        let count = self.rule.source.count_ops().min(self.matched.len());
        if count > 1 { self.matched[..count].to_vec() } else { Vec::new() }
    }

    /// The file and line of the rule, without directories.
    fn place(&self) -> String {
        let sources = self.rule.record.sources();
        let mut spans = self.rule.record.spans();
        let Some(found) = spans.next().and_then(|span| sources.locate(span)) else {
            return String::new();
        };
        let name = sources.file(found.file).name();
        let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
        format!("{name}:{}", found.line)
    }

    fn error(&self, text: impl Into<String>) -> Box<Diagnostic> {
        self.rule.record.error(text)
    }
}

impl Code {
    /// An expression whose placeholders are among `uses`.
    fn new(expr: Rc<Expr>, mut uses: Vec<(String, Use)>) -> Self {
        uses.retain(|(name, _)| expr.uses(name));
        Self { expr, uses }
    }

    /// Whether it, or an expression that it uses, may itself construct what cannot exist. The constructors of odsgen's own
    /// definitions check nothing.
    fn constructs_itself(&self) -> bool {
        let of_use = |(_, of): &(String, Use)| match of {
            Use::Code(code) => code.constructs_itself(),
            _ => false,
        };
        self.expr.place().is_some() && self.expr.constructs_itself() || self.uses.iter().any(of_use)
    }
}

impl Action {
    /// Whether it refers to the context.
    /// The view of the operation that it creates.
    fn created(&self) -> Option<&RustPath> {
        match self {
            Self::Constructs(it, _) => it.created(),
            Self::Create(create) => Some(&create.view),
            Self::Build(build) => Some(&build.view),
            _ => None,
        }
    }

    fn uses_context(&self) -> bool {
        let code = |code: &Code| code.uses.iter().any(|(_, it)| it.uses_context());
        match self {
            Self::Native(_, it) | Self::Attr(_, it) | Self::Type(_, it) => code(it),
            Self::Constructs(it, _) => it.uses_context(),
            Self::Create(create) => create.setters.iter().any(|(_, it)| it.uses_context()),
            Self::Build(build) => {
                build.args.iter().any(Argument::uses_context)
                    || build.helper.as_ref().is_some_and(code)
            }
            _ => false,
        }
    }
}

impl Argument {
    fn uses_context(&self) -> bool {
        match self {
            Self::One(it) | Self::Some(it) | Self::SomeValue(it) => it.uses_context(),
            Self::Values(_) => false,
        }
    }
}

impl Use {
    fn uses_context(&self) -> bool {
        match self {
            Self::Context => true,
            Self::Code(code) => code.uses.iter().any(|(_, it)| it.uses_context()),
            Self::TypeOf(of) | Self::Passed(of, _) => of.uses_context(),
            Self::Array(list) => list.iter().any(Self::uses_context),
            _ => false,
        }
    }
}
