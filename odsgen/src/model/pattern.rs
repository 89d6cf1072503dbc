//! Rewrite rules.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::attr::ATTRIBUTE;
use super::op::class_name;
use super::{AttrConstraint, Dialect, Enum, Fragment, Op, Predicate, Result, ViewType, constraint};
use crate::tablegen::{Dag, Diagnostic, Record, Records, Value};

/// The rewrite rules of a file, and the operations that they mention.
#[derive(Debug)]
pub(crate) struct Rules<'r> {
    /// The records.
    pub records: &'r Records,
    /// The operations.
    pub ops: Vec<Op<'r>>,
    /// The dialects of the operations, each once.
    pub dialects: Vec<Dialect<'r>>,
    /// For each operation, the index of its dialect.
    pub dialect_of: Vec<usize>,
    /// The rules, ordered by name.
    pub rules: Vec<Pattern<'r>>,
}

/// A rewrite rule.
#[derive(Clone, Debug)]
pub(crate) struct Pattern<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name.
    pub name: String,
    /// The source pattern.
    pub source: Node<'r>,
    /// The result patterns.
    pub results: Vec<Node<'r>>,
    /// Conditions on bound names.
    pub constraints: Vec<AppliedConstraint<'r>>,
    /// The supplemental patterns, created after the results.
    pub supplemental: Vec<Node<'r>>,
    /// The number that is added to the benefit; `None` if it is not one integer.
    pub added_benefit: Option<i64>,
}

/// A constraint and the names that it is applied to.
#[derive(Clone, Debug)]
pub(crate) struct AppliedConstraint<'r> {
    /// The kind of the constraint.
    pub kind: ConstraintKind,
    /// The condition.
    pub predicate: Predicate<'r>,
    /// The summary for diagnostics.
    pub summary: &'r str,
    /// The name bound to `$_self`.
    pub self_name: Option<&'r str>,
    /// The names bound to `$0`, `$1` and so on; `None` if one is missing.
    pub entities: Option<Vec<&'r str>>,
}

/// The kind of a constraint in the list of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConstraintKind {
    /// The type of one value.
    Type,
    /// An attribute.
    Attr,
    /// Several names.
    Several,
}

/// A node of a pattern.
#[derive(Clone, Debug)]
pub(crate) struct Node<'r> {
    /// A number that no other node of the rules has.
    pub id: usize,
    /// The kind of the node.
    pub head: Head<'r>,
    /// The name that it binds.
    pub symbol: Option<&'r str>,
    /// Its arguments.
    pub args: Vec<NodeArg<'r>>,
}

/// The kind of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Head<'r> {
    /// The operation of this index.
    Op(usize),
    /// A `NativeCodeCall`.
    Native(NativeCode<'r>),
    /// `replaceWithValue`
    ReplaceWithValue,
    /// `location`
    Location,
    /// `returnType`
    ReturnType,
    /// `either`
    Either,
    /// `variadic`
    Variadic,
}

/// An argument of a node.
#[derive(Clone, Debug)]
pub(crate) struct NodeArg<'r> {
    /// Its name; `_` ignores the argument.
    pub name: Option<&'r str>,
    /// Its value.
    pub value: ArgValue<'r>,
}

/// The value of an argument.
#[derive(Clone, Debug)]
pub(crate) enum ArgValue<'r> {
    /// A nested node.
    Node(Node<'r>),
    /// No value: the argument is a name.
    Unset,
    /// A constraint on the type of a value.
    Type(Matcher<'r>),
    /// A constraint on an attribute.
    Attr(Matcher<'r>),
    /// A constraint on a property.
    Property(Matcher<'r>),
    /// A `NativeCodeCall`.
    Native(NativeCode<'r>),
    /// A string.
    Text(&'r str, Fragment<'r>),
    /// Anything else.
    Other,
}

/// A constraint on one argument.
#[derive(Clone, Debug)]
pub(crate) struct Matcher<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The condition, or its error, which is reported only where the constraint is checked.
    pub predicate: Result<Predicate<'r>>,
    /// The summary for diagnostics.
    pub summary: &'r str,
    /// The view of the attribute, or the type of the property, if the constraint has one.
    pub ty: Option<&'r str>,
    /// The constant that it requires.
    pub constant: Option<Constant<'r>>,
}

/// A constant attribute or property.
#[derive(Clone, Debug)]
pub(crate) enum Constant<'r> {
    /// A `ConstantAttr`: the constraint and the value.
    Attr(Box<AttrConstraint<'r>>, Fragment<'r>),
    /// The case of an enum that is an attribute.
    Case(Box<AttrConstraint<'r>>, i64),
    /// A `ConstantProp`: the value.
    Property(Fragment<'r>),
}

/// A `NativeCodeCall`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NativeCode<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The expression.
    pub code: Fragment<'r>,
    /// The number of values that it returns.
    pub returns: usize,
}

impl<'r> Rules<'r> {
    /// Reads the rules whose root is an operation of the dialect `only`, or all.
    ///
    /// # Errors
    ///
    /// One diagnostic for each invalid rule, or if there is no such dialect.
    pub(crate) fn new(
        records: &'r Records,
        only: Option<&str>,
    ) -> std::result::Result<Self, Vec<Diagnostic>> {
        if only.is_some() {
            super::dialect::select(records, only).map_err(|error| vec![*error])?;
        }
        let mut defs: Vec<_> = records.defs_derived_from("Pattern").collect();
        defs.sort_by(|a, b| a.cmp_name(*b));
        let mut reader = Reader::default();
        let (mut rules, mut errors) = (Vec::new(), Vec::new());
        let mut unnamed = 0;
        for record in defs {
            let name = if record.is_anonymous() {
                unnamed += 1;
                format!("GeneratedConvert{}", unnamed - 1)
            } else {
                record.name().to_owned()
            };
            match reader.rule(record, name) {
                Ok(rule) => rules.push(rule),
                Err(error) => errors.push(*error),
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let Reader { ops, dialects, dialect_of, .. } = reader;
        rules.retain(|rule| match rule.source.head {
            Head::Op(root) => only.is_none_or(|name| dialects[dialect_of[root]].name == name),
            _ => true,
        });
        Ok(Self { records, ops, dialects, dialect_of, rules })
    }
}

impl<'r> Node<'r> {
    /// The number of operations in it.
    #[must_use]
    pub(crate) fn count_ops(&self) -> usize {
        let own = usize::from(matches!(self.head, Head::Op(_)));
        own + self.nodes().map(Self::count_ops).sum::<usize>()
    }

    /// The nodes among its arguments.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = &Self> {
        self.args.iter().filter_map(NodeArg::node)
    }
}

impl<'r> NodeArg<'r> {
    /// The nested node, if it is one.
    #[must_use]
    pub(crate) fn node(&self) -> Option<&Node<'r>> {
        match &self.value {
            ArgValue::Node(node) => Some(node),
            _ => None,
        }
    }

    /// The name that it binds or uses.
    #[must_use]
    pub(crate) fn binding(&self) -> Option<&'r str> {
        self.name.filter(|name| !name.is_empty() && *name != "_")
    }
}

/// Reads rules, and each operation once.
#[derive(Default)]
struct Reader<'r> {
    ops: Vec<Op<'r>>,
    dialects: Vec<Dialect<'r>>,
    dialect_of: Vec<usize>,
    op_indices: FxHashMap<usize, usize>,
    nodes: usize,
}

impl<'r> Reader<'r> {
    fn rule(&mut self, record: Record<'r>, name: String) -> Result<Pattern<'r>> {
        let delta = record.dag("benefitDelta")?;
        let mut deltas = delta.args();
        let added_benefit = match (deltas.next(), deltas.next()) {
            (Some(arg), None) => arg.value.as_int(),
            _ => None,
        };
        let constraints = record.list("constraints")?.iter().filter_map(Value::as_dag);
        Ok(Pattern {
            record,
            name,
            source: self.node(record, record.dag("sourcePattern")?)?,
            results: self.nodes(record, "resultPatterns")?,
            constraints: constraints.map(|dag| applied(record, dag)).collect::<Result<_>>()?,
            supplemental: self.nodes(record, "supplementalPatterns")?,
            added_benefit,
        })
    }

    fn nodes(&mut self, record: Record<'r>, field: &str) -> Result<Vec<Node<'r>>> {
        let dags = record.list(field)?.iter().filter_map(Value::as_dag);
        dags.map(|dag| self.node(record, dag)).collect()
    }

    fn node(&mut self, rule: Record<'r>, dag: Dag<'r>) -> Result<Node<'r>> {
        let Some(head) = dag.op_def() else {
            return Err(rule.error("the operator of a pattern must be a definition"));
        };
        let head = match head.name() {
            "replaceWithValue" => Head::ReplaceWithValue,
            "location" => Head::Location,
            "returnType" => Head::ReturnType,
            "either" => Head::Either,
            "variadic" => Head::Variadic,
            _ if head.is_subclass_of("NativeCodeCall") => Head::Native(native(head)?),
            _ => Head::Op(self.op(head)?),
        };
        let mut args = Vec::new();
        for arg in dag.args() {
            args.push(NodeArg { name: arg.name, value: self.value(rule, arg.value)? });
        }
        self.nodes += 1;
        Ok(Node {
            id: self.nodes,
            head,
            symbol: dag.op_name().filter(|name| !name.is_empty()),
            args,
        })
    }

    fn op(&mut self, record: Record<'r>) -> Result<usize> {
        if let Some(index) = self.op_indices.get(&record.index()) {
            return Ok(*index);
        }
        let dialect = record.def("opDialect")?;
        let at = match self.dialects.iter().position(|it| it.record == dialect) {
            Some(at) => at,
            None => {
                self.dialects.push(Dialect::new(dialect)?);
                self.dialects.len() - 1
            }
        };
        self.ops.push(Op::new(record, &self.dialects[at])?);
        self.dialect_of.push(at);
        self.op_indices.insert(record.index(), self.ops.len() - 1);
        Ok(self.ops.len() - 1)
    }

    fn value(&mut self, rule: Record<'r>, value: Value<'r>) -> Result<ArgValue<'r>> {
        Ok(match value {
            Value::Dag(dag) => ArgValue::Node(self.node(rule, dag)?),
            Value::Unset => ArgValue::Unset,
            Value::String(text) => {
                let fragment = Fragment::of_value(rule, value);
                fragment.map_or(ArgValue::Other, |it| ArgValue::Text(text.text(), it))
            }
            Value::Def(def) if def.is_subclass_of("TypeConstraint") => {
                ArgValue::Type(matcher(def, None, None)?)
            }
            Value::Def(def) if def.is_subclass_of("AttrConstraint") => {
                let constant = if def.is_subclass_of("ConstantAttr") {
                    let attr = Box::new(AttrConstraint::new(def.def("attr")?)?);
                    Some(Constant::Attr(attr, field(def, "value")?))
                } else if def.is_subclass_of("EnumCase") {
                    Some(Constant::Case(Box::new(AttrConstraint::new(def)?), def.int("value")?))
                } else {
                    None
                };
                let ty = if def.is_subclass_of("Attr") { storage(def)?.view() } else { None };
                ArgValue::Attr(matcher(def, ty, constant)?)
            }
            Value::Def(def) if def.is_subclass_of("PropConstraint") => {
                let is_property = def.is_subclass_of("Property");
                let ty = if is_property { Some(def.str("interfaceType")?) } else { None };
                let constant = if def.is_subclass_of("ConstantProp") {
                    Some(Constant::Property(field(def, "value")?))
                } else {
                    None
                };
                ArgValue::Property(matcher(def, ty, constant)?)
            }
            Value::Def(def) if def.is_subclass_of("NativeCodeCall") => {
                ArgValue::Native(native(def)?)
            }
            _ => ArgValue::Other,
        })
    }
}

fn storage(def: Record<'_>) -> Result<ViewType<'_>> {
    let view = def.opt_str("storageType")?.map_or(ATTRIBUTE, str::trim);
    Ok(ViewType::new(view, ATTRIBUTE))
}

fn matcher<'r>(
    record: Record<'r>,
    ty: Option<&'r str>,
    constant: Option<Constant<'r>>,
) -> Result<Matcher<'r>> {
    Ok(Matcher {
        record,
        predicate: constraint::predicate(record),
        summary: record.str("summary")?,
        ty,
        constant,
    })
}

fn native(record: Record<'_>) -> Result<NativeCode<'_>> {
    let returns = usize::try_from(record.int("numReturns")?).unwrap_or(0);
    Ok(NativeCode { record, code: field(record, "expression")?, returns })
}

/// The text of a field, including blank text.
fn field<'r>(record: Record<'r>, name: &str) -> Result<Fragment<'r>> {
    let text = record.str(name)?;
    Ok(Fragment::of_field(record, name).unwrap_or_else(|| Fragment::composed(text, record)))
}

fn applied<'r>(rule: Record<'r>, dag: Dag<'r>) -> Result<AppliedConstraint<'r>> {
    let Some(record) = dag.op_def() else {
        return Err(rule.error("the operator of a constraint must be a definition"));
    };
    let kind = if record.is_subclass_of("TypeConstraint") {
        ConstraintKind::Type
    } else if record.is_subclass_of("AttrConstraint") {
        ConstraintKind::Attr
    } else {
        ConstraintKind::Several
    };
    Ok(AppliedConstraint {
        kind,
        predicate: constraint::predicate(record)?,
        summary: record.str("summary")?,
        self_name: dag.op_name().filter(|name| !name.is_empty()),
        entities: dag.args().map(|arg| arg.name).collect(),
    })
}

/// The names of the types in the module of `dialect`.
pub(crate) fn names_of<'r>(records: &'r Records, dialect: &Dialect<'r>) -> BTreeSet<&'r str> {
    let mut names = BTreeSet::new();
    for (class, field) in [("AttrDef", "dialect"), ("TypeDef", "dialect")] {
        let defs = super::of_dialect(records, class, field, dialect.record);
        names.extend(defs.filter_map(|def| def.str("cppClassName").ok()));
    }
    let ops = super::of_dialect(records, "Op", "opDialect", dialect.record);
    names.extend(ops.map(|op| class_name(op.name())));
    for def in records.defs_derived_from("EnumInfo") {
        if super::enum_is_in(super::namespace_of(def), dialect.namespace)
            && let Ok(info) = Enum::new(def)
        {
            names.insert(info.class_name);
            names.extend(info.attr_class);
        }
    }
    names
}
