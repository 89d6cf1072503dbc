//! The first part of a rule: reading operations and checking them.

use rustc_hash::FxHashSet;

use super::symbols::{SymbolKind, split};
use super::{
    Absent, Accessor, Code, Condition, Lowering, Matched, Place, Step, Use, may_be_absent,
};
use crate::model::{
    self, AppliedConstraint, Arg, ArgValue, Constant, ConstraintKind, Head, Matcher, NativeCode,
    Node, NodeArg,
};
use crate::plan::attribute::DefaultAttr;
use crate::plan::constraint::{OF_VALUE, Subject};
use crate::plan::slots::Count;

/// The steps so far, and the operations that are matched in them.
#[derive(Default)]
struct Steps {
    list: Vec<Step>,
    matched: Vec<Matched>,
}

/// The number of entities of a constraint that upstream supports.
const MAX_ENTITIES: usize = 4;

impl<'r> Lowering<'_, 'r> {
    /// The steps of the first part.
    pub(super) fn matching(&mut self, root: usize) -> model::Result<Vec<Step>> {
        let rule = self.rule;
        self.root = match rule.source.symbol {
            Some(symbol) => self.local_of(symbol),
            None => self.symbols.fresh("root"),
        };
        let local = self.root.clone();
        let mut steps = Steps::default();
        steps.list.push(Step::Root(local.clone()));
        self.match_op(&rule.source, root, &local, 0, &mut steps)?;
        let root = Matched { local, typed: true };
        self.matched = std::iter::once(root).chain(steps.matched).collect();
        for constraint in &rule.constraints {
            let step = self.constraint(constraint)?;
            steps.list.push(step);
        }
        for [first, second] in self.symbols.equal_operands() {
            let text = format!("Operands '{}' and '{}' must be equal", first.1, second.1);
            steps.list.push(Step::Check(Condition::Same(first.0, second.0), text));
        }
        Ok(steps.list)
    }

    /// The variable of a name that is bound.
    fn local_of(&self, symbol: &str) -> String {
        self.symbols.find(symbol).map_or_else(String::new, |it| it.local.clone())
    }

    fn match_op(
        &mut self,
        node: &Node<'r>,
        op: usize,
        local: &str,
        depth: usize,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let mut at = 0;
        for arg in &node.args {
            let Some(target) = definition.args.get(at).copied() else {
                return Err(self.error("unhandled case when matching op"));
            };
            match (arg.node(), target) {
                (Some(group), _) if matches!(group.head, Head::Either) => {
                    self.match_either(node, group, (op, at), local, depth, steps)?;
                    at += 1;
                }
                (Some(group), Arg::Operand(index)) if matches!(group.head, Head::Variadic) => {
                    if !definition.operands[index].multiplicity().is_variadic() {
                        return Err(self.error(format!(
                            "variadic DAG construct can't match op {}'s non-variadic operand #{at}",
                            definition.name
                        )));
                    }
                    self.match_variadic(node, group, (op, index, at), local, depth, steps)?;
                }
                (Some(_), Arg::Operand(index)) if definition.operands[index].is_variable() => {
                    return Err(self.error(format!(
                        "use nested DAG construct to match op {}'s variadic operand #{at} unsupported now",
                        definition.name
                    )));
                }
                (Some(nested), Arg::Operand(index)) => {
                    let value = self.operand_place(op, index, local);
                    let of = format!("operand {index} of castedOp{depth}");
                    self.match_nested(nested, value, &of, depth + 1, steps)?;
                }
                (Some(_), _) => {
                    return Err(self.error("encountered non-op, non-NativeCodeCall match."));
                }
                (None, Arg::Operand(index)) => {
                    let place = self.operand_place(op, index, local);
                    self.match_operand((op, index), arg, place, (node.id, at, None), steps)?;
                }
                (None, Arg::Attribute(index)) => {
                    self.match_attribute(op, index, at, arg, local, steps)?;
                }
                (None, Arg::Property(index)) => {
                    self.match_property(op, index, at, arg, local, steps)?;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// Matches the operation that defines a value, which upstream calls `of`.
    fn match_nested(
        &mut self,
        node: &Node<'r>,
        value: Place,
        of: &str,
        depth: usize,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let undefined = format!("There's no operation that defines {of}");
        let local = match (node.head, node.symbol) {
            (Head::Op(_), Some(symbol)) => self.local_of(symbol),
            (Head::Op(op), None) => self.symbols.fresh(self.model.ops[op].mnemonic),
            _ => self.symbols.fresh("def"),
        };
        steps.list.push(Step::Defining(local.clone(), value, undefined));
        match node.head {
            Head::Native(native) => self.match_native(node, native, &local, depth, steps)?,
            Head::Op(op) => {
                let namespace = self.model.dialects[self.model.dialect_of[op]].namespace;
                let class = self.model.ops[op].class_name;
                let other = format!("castedOp{depth} is not {namespace}::{class} type");
                steps.list.push(Step::Cast(local.clone(), self.ops.views[op].clone(), other));
                self.match_op(node, op, &local, depth, steps)?;
            }
            _ => return Err(self.error("encountered non-op, non-NativeCodeCall match.")),
        }
        steps.matched.push(Matched { local, typed: matches!(node.head, Head::Op(_)) });
        Ok(())
    }

    fn match_native(
        &mut self,
        node: &Node<'r>,
        native: NativeCode<'r>,
        local: &str,
        depth: usize,
        steps: &mut Steps,
    ) -> model::Result<()> {
        for nested in node.nodes() {
            match nested.head {
                Head::Either => {
                    return Err(self.error("NativeCodeCall cannot have `either` operands"));
                }
                Head::Variadic => {
                    return Err(self.error("NativeCodeCall cannot have `variadic` operands"));
                }
                _ => {}
            }
        }
        let tail = self.trailing(node)?;
        if tail.return_type.is_some() {
            return Err(self.error("`NativeCodeCall` cannot have return type specifier"));
        }
        if native.code.text.matches("$_self").count() != 1 {
            return Err(self.error(
                "NativeCodeCall must have $_self as argument for passing the defining Operation",
            ));
        }
        let args = &node.args[..node.args.len() - tail.count];
        let mut locals = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            if arg.node().is_some() {
                return Err(self.error(format!(
                    "Matching nested tree in NativeCodecall not support for arg{depth}_{index} as arg {index}"
                )));
            }
            locals.push(match arg.binding() {
                Some(name) => self.local_of(name),
                None => self.symbols.fresh("found"),
            });
        }
        let expr = self.planner.expr(&native.code, &["_self", "_builder", "_ctxt"]);
        let uses = vec![
            ("_self".to_owned(), Use::Local(local.to_owned())),
            ("_builder".to_owned(), Use::RewriterContext),
            ("_ctxt".to_owned(), Use::RewriterContext),
        ];
        let name =
            if native.record.is_anonymous() { native.code.text } else { native.record.name() };
        let fails = format!("{name} return ::mlir::failure");
        steps.list.push(Step::Native(locals.clone(), Code::new(expr, uses), fails));
        for (index, (arg, local)) in args.iter().zip(locals).enumerate() {
            let (matcher, is_attr) = match &arg.value {
                ArgValue::Attr(matcher) => (matcher, true),
                ArgValue::Type(matcher) => (matcher, false),
                _ => continue,
            };
            let text = format!(
                "operand {index} of native code call '{name}' failed to satisfy constraint: '{}'",
                matcher.summary
            );
            let condition = if is_attr {
                self.attr_condition(matcher, local, false, Absent::Never)?
            } else {
                self.type_condition(matcher, Place::Local(local))?
            };
            steps.list.extend(condition.map(|it| Step::Check(it, text)));
        }
        Ok(())
    }

    fn match_operand(
        &mut self,
        (op, index): (usize, usize),
        arg: &NodeArg<'r>,
        place: Place,
        key: (usize, usize, Option<usize>),
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let operand = &definition.operands[index];
        let matcher = match &arg.value {
            ArgValue::Unset => None,
            // What the definition demands was verified.
            ArgValue::Type(matcher) if self.is_declared(operand, matcher) => None,
            ArgValue::Type(_) if operand.is_variable() => {
                return Err(self.error(format!(
                    "further constrain op {}'s variadic operand #{} unsupported now",
                    definition.name, key.1
                )));
            }
            ArgValue::Type(matcher) => Some(matcher),
            _ => {
                return Err(self.error(format!(
                    "the {}-th argument of op '{}' should be an operand",
                    key.1 + 1,
                    definition.name
                )));
            }
        };
        let mut place = place;
        if let Some(name) = arg.binding() {
            let Some(local) = self.symbols.operand(name, key) else {
                return Err(self.error(format!("symbol not found: {name}")));
            };
            steps.list.push(Step::Read(local.clone(), place));
            place = Place::Local(local);
        }
        if let Some(matcher) = matcher {
            let text = format!(
                "operand {index} of op '{}' failed to satisfy constraint: '{}'",
                definition.name, matcher.summary
            );
            let condition = self.type_condition(matcher, place)?;
            steps.list.extend(condition.map(|it| Step::Check(it, text)));
        }
        Ok(())
    }

    /// Whether `matcher` is the constraint that the definition of `operand` has.
    fn is_declared(&self, operand: &model::Value<'r>, matcher: &Matcher<'r>) -> bool {
        match operand.is_variable() {
            // Only the record of a single value is known.
            true => {
                let predicate = matcher.predicate.as_ref();
                predicate.is_ok_and(|it| it.record == operand.constraint.predicate.record)
                    && operand.constraint.summary == matcher.summary
            }
            false => operand.constraint.record == matcher.record,
        }
    }

    fn match_either(
        &mut self,
        node: &Node<'r>,
        group: &Node<'r>,
        (op, at): (usize, usize),
        local: &str,
        depth: usize,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let [first, second] = group.args.as_slice() else {
            return Err(self.error("`either` only supports grouping two operands"));
        };
        let mut values = Vec::new();
        let mut inner = Steps::default();
        let locals = [self.symbols.fresh("first"), self.symbols.fresh("second")];
        for (offset, (arg, value)) in [first, second].into_iter().zip(&locals).enumerate() {
            let target = self.model.ops[op].args.get(at + offset).copied();
            let value = Place::Local(value.clone());
            match (arg.node(), target) {
                (Some(nested), _) if matches!(nested.head, Head::Either) => {
                    return Err(self.error("either cannot be nested"));
                }
                (Some(nested), Some(Arg::Operand(index))) => {
                    let of = format!("operand {index} of castedOp{depth}");
                    self.match_nested(nested, value, &of, depth + 1, &mut inner)?;
                }
                (None, Some(Arg::Operand(index))) => {
                    let key = (node.id, at + offset, None);
                    self.match_operand((op, index), arg, value, key, &mut inner)?;
                }
                _ => return Err(self.error("either can only be applied on operand")),
            }
            if let Some(Arg::Operand(index)) = target {
                values.push(self.operand_place(op, index, local));
            }
        }
        let Ok(values) = <[Place; 2]>::try_from(values) else {
            return Err(self.error("either can only be applied on operand"));
        };
        let bound = inner.list.iter().flat_map(Step::bound).collect();
        steps.list.push(Step::Either { values, locals, steps: inner.list, bound });
        steps.matched.extend(inner.matched);
        Ok(())
    }

    fn match_variadic(
        &mut self,
        node: &Node<'r>,
        group: &Node<'r>,
        (op, index, at): (usize, usize, usize),
        local: &str,
        depth: usize,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let range = match group.symbol {
            Some(symbol) => match self.symbols.operand(symbol, (node.id, at, None)) {
                Some(local) => local,
                None => return Err(self.error(format!("symbol not found: {symbol}"))),
            },
            None => self.symbols.fresh("operands"),
        };
        let place = self.operand_place(op, index, local);
        steps.list.push(Step::Read(range.clone(), place));
        let (count, name) = (group.args.len(), &self.model.ops[op].name);
        let reason = format!("operand {index} of op '{name}' does not have {count} values");
        steps.list.push(Step::Count(range.clone(), count, reason));
        for (sub, arg) in group.args.iter().enumerate() {
            let value = Place::Element(range.clone(), sub);
            match arg.node() {
                Some(nested) if matches!(nested.head, Head::Op(_)) => {
                    let of = format!(
                        "variadic operand {index} (variadic sub-opearnd #{sub}) of castedOp{depth}"
                    );
                    self.match_nested(nested, value, &of, depth + 1, steps)?;
                }
                Some(_) => return Err(self.error("variadic only accepts operation sub-dags")),
                None => {
                    let key = (node.id, at, Some(sub));
                    self.match_operand((op, index), arg, value, key, steps)?;
                }
            }
        }
        Ok(())
    }

    fn match_attribute(
        &mut self,
        op: usize,
        index: usize,
        at: usize,
        arg: &NodeArg<'r>,
        local: &str,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let attribute = &definition.attributes[index];
        let slot = &self.ops.slots[op].attributes[index];
        let matcher = match &arg.value {
            ArgValue::Unset => None,
            ArgValue::Attr(matcher) => Some(matcher),
            _ => {
                return Err(self.error(format!(
                    "the {}-th argument of op '{}' should be an attribute",
                    at + 1,
                    definition.name
                )));
            }
        };
        if matcher.is_none() && arg.binding().is_none() {
            return Ok(());
        }
        let bound = match arg.binding() {
            Some(name) => self.local_of(name),
            None => self.symbols.fresh(attribute.name),
        };
        // A unit attribute is present or absent, and nothing more.
        let accessor = if slot.is_unit { &slot.accessor } else { &slot.raw_accessor };
        let accessor = Accessor::of_property(local, accessor);
        let place = match slot.default.as_ref().filter(|_| slot.optional) {
            None => Place::Accessor(accessor),
            Some(default) => Place::Defaulted(accessor, default_attr(default)),
        };
        steps.list.push(Step::Read(bound.clone(), place));
        if let Some(matcher) = matcher {
            let text = format!(
                "op '{}' attribute '{}' failed to satisfy constraint: '{}'",
                definition.name, attribute.name, matcher.summary
            );
            let condition = if slot.is_unit {
                Some(Condition::Present(bound))
            } else {
                let absent = if may_be_absent(slot) { Absent::Fails } else { Absent::Never };
                self.attr_condition(matcher, bound, !slot.is_any(), absent)?
            };
            steps.list.extend(condition.map(|it| Step::Check(it, text)));
        }
        Ok(())
    }

    fn match_property(
        &mut self,
        op: usize,
        index: usize,
        at: usize,
        arg: &NodeArg<'r>,
        local: &str,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let property = &definition.properties[index];
        let slot = &self.ops.slots[op].properties[index];
        let matcher = match &arg.value {
            ArgValue::Unset => None,
            ArgValue::Property(matcher) => Some(matcher),
            _ => {
                return Err(self.error(format!(
                    "the {}-th argument of op '{}' should be a property",
                    at + 1,
                    definition.name
                )));
            }
        };
        if matcher.is_none() && arg.binding().is_none() {
            return Ok(());
        }
        let bound = match arg.binding() {
            Some(name) => self.local_of(name),
            None => self.symbols.fresh(property.name),
        };
        let place = Place::Accessor(Accessor::of_property(local, &slot.accessor));
        steps.list.push(Step::Read(bound.clone(), place));
        if let Some(matcher) = matcher {
            let text = format!(
                "op '{}' property '{}' failed to satisfy constraint: '{}'",
                definition.name, property.name, matcher.summary
            );
            let expr = self.planner.condition(&matcher.predicate.clone()?, None, &["_self"]);
            if !expr.is_true() {
                let uses = vec![("_self".to_owned(), Use::Local(bound))];
                let condition = Condition::Holds(Code::new(expr, uses));
                steps.list.push(Step::Check(condition, text));
            }
        }
        Ok(())
    }

    /// The condition on the type of a value; nothing if every type satisfies it.
    fn type_condition(
        &mut self,
        matcher: &Matcher<'r>,
        value: Place,
    ) -> model::Result<Option<Condition>> {
        let constant = self.checked(Subject::Type, matcher)?;
        Ok(constant.map(|constant| Condition::Type(constant, value)))
    }

    /// The condition on the attribute in a variable; nothing if every attribute satisfies it.
    fn attr_condition(
        &mut self,
        matcher: &Matcher<'r>,
        local: String,
        typed: bool,
        absent: Absent,
    ) -> model::Result<Option<Condition>> {
        let constant = self.checked(Subject::Attr, matcher)?;
        Ok(constant.map(|constant| Condition::Attr { constant, local, typed, absent }))
    }

    /// The constant of a constraint that the rule checks; nothing if it always holds.
    fn checked(
        &mut self,
        subject: Subject,
        matcher: &Matcher<'r>,
    ) -> model::Result<Option<String>> {
        if let Some(Constant::Attr(_, value)) = &matcher.constant {
            // A mistake in it is a mistake in the condition, too.
            self.planner.scope.expr(value, OF_VALUE)?;
        }
        let predicate = &matcher.predicate.clone()?;
        if self.planner.condition(predicate, None, OF_VALUE).is_true() {
            return Ok(None);
        }
        let name = (!matcher.record.is_anonymous()).then(|| matcher.record.name());
        let constant = self.planner.constraint(subject, name, matcher.summary, predicate, None);
        self.used.insert(constant.clone());
        Ok(Some(constant))
    }

    /// The step that checks a constraint of the rule.
    fn constraint(&mut self, constraint: &AppliedConstraint<'r>) -> model::Result<Step> {
        let Some(entities) = &constraint.entities else {
            return Err(
                self.error("operands to additional constraints can only be symbol references")
            );
        };
        match constraint.kind {
            ConstraintKind::Attr => {
                Err(self.error("cannot use AttrConstraint in Pattern multi-entity constraints"))
            }
            ConstraintKind::Type => {
                let [entity] = entities.as_slice() else {
                    return Err(self.error("type constraint requires exactly one argument"));
                };
                let value = self.viewed(entity)?;
                let uses = vec![("_self".to_owned(), Use::TypeOf(Box::new(value)))];
                let expr = self.planner.condition(&constraint.predicate, None, &["_self"]);
                let text = format!(
                    "value entity '{entity}' failed to satisfy constraint: '{}'",
                    constraint.summary
                );
                Ok(Step::Check(Condition::Holds(Code::new(expr, uses)), text))
            }
            ConstraintKind::Several => {
                if entities.len() > MAX_ENTITIES {
                    return Err(self.error("only support up to 4-entity constraints now"));
                }
                let mut uses = Vec::new();
                for (index, entity) in entities.iter().enumerate() {
                    uses.push((index.to_string(), self.viewed(entity)?));
                }
                if let Some(name) = constraint.self_name {
                    uses.push(("_self".to_owned(), self.viewed(name)?));
                }
                uses.push(("_builder".to_owned(), Use::RewriterContext));
                uses.push(("_ctxt".to_owned(), Use::RewriterContext));
                let names: Vec<_> = uses.iter().map(|(name, _)| name.as_str()).collect();
                let expr = self.planner.condition(&constraint.predicate, None, &names);
                let text = format!(
                    "entities '{}' failed to satisfy constraint: '{}'",
                    entities.join(", "),
                    constraint.summary
                );
                Ok(Step::Check(Condition::Holds(Code::new(expr, uses)), text))
            }
        }
    }

    /// What a bound name stands for in the first part.
    fn viewed(&self, symbol: &str) -> model::Result<Use> {
        let (_, number) = split(symbol);
        let Some(found) = self.symbols.find(symbol) else {
            return Err(self.error(format!("referencing unbound symbol '{symbol}'")));
        };
        let local = found.local.clone();
        Ok(match (&found.kind, number) {
            (SymbolKind::Op(op), Some(index)) => {
                if index >= self.model.ops[*op].results.len() {
                    return Err(self.out_of_range(symbol, *op));
                }
                self.result_view(*op, index, &local)
            }
            (SymbolKind::Op(op), None) => {
                let count = self.model.ops[*op].results.len();
                let mut results = (0..count).map(|index| self.result_view(*op, index, &local));
                match (count, results.next()) {
                    (1, Some(result)) => result,
                    (_, Some(first)) => Use::Array(std::iter::once(first).chain(results).collect()),
                    (_, None) => Use::Local(local),
                }
            }
            (SymbolKind::Operand { group: Some(group), .. }, Some(index)) => {
                self.check_group(symbol, *group, index)?;
                Use::ElementView(local, index)
            }
            _ => Use::Local(local),
        })
    }

    /// Reports an operand that a `variadic` does not have.
    pub(super) fn check_group(
        &self,
        symbol: &str,
        group: usize,
        index: usize,
    ) -> model::Result<()> {
        if index < group {
            return Ok(());
        }
        Err(self.error(format!("'{symbol}' is out of range: `variadic` has {group} operands")))
    }

    /// The error about a result that an operation does not have.
    pub(super) fn out_of_range(&self, symbol: &str, op: usize) -> Box<crate::tablegen::Diagnostic> {
        let op = &self.model.ops[op];
        let count = op.results.len();
        self.error(format!("'{symbol}' is out of range: op '{}' has {count} results", op.name))
    }

    fn result_view(&self, op: usize, index: usize, local: &str) -> Use {
        let slot = &self.ops.slots[op].results[index];
        match Accessor::of_value(local, slot) {
            Some(accessor) => Use::Accessor(accessor),
            None => Use::ResultView(local.to_owned(), index),
        }
    }

    /// Where the operand `index` of the operation in `local` is.
    fn operand_place(&self, op: usize, index: usize, local: &str) -> Place {
        let slot = &self.ops.slots[op].operands[index];
        match Accessor::of_value(local, slot) {
            Some(accessor) => Place::Accessor(accessor),
            None if slot.count == Count::One => Place::Single(local.to_owned(), slot.index),
            None => Place::Group(local.to_owned(), slot.index),
        }
    }
}

/// The attribute that an operation has if none is given.
fn default_attr(default: &DefaultAttr) -> Code {
    let context = |name: &str| (name.to_owned(), Use::RewriterContext);
    let context = || vec![context("_builder"), context("_ctxt")];
    let value = Code::new(default.value.clone(), context());
    match &default.make {
        None => value,
        Some(make) => {
            let mut uses = context();
            uses.push(("0".to_owned(), Use::Code(value)));
            Code::new(make.clone(), uses)
        }
    }
}

/// Removes the steps that bind what neither a later step nor the second part uses.
pub(super) fn remove_unused(steps: &mut Vec<Step>, used: &mut FxHashSet<String>) {
    let mut kept = Vec::new();
    for mut step in std::mem::take(steps).into_iter().rev() {
        match &mut step {
            Step::Read(local, _) if !used.contains(local) => continue,
            Step::Either { steps, bound, .. } => {
                bound.retain(|local| used.contains(local));
                remove_unused(steps, used);
            }
            _ => {}
        }
        step.collect_used(used);
        kept.push(step);
    }
    kept.reverse();
    *steps = kept;
}

impl Step {
    /// Adds the variables that it refers to.
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        match self {
            Self::Read(_, place) | Self::Defining(_, place, _) => place.collect_used(used),
            Self::Native(_, code, _) => code.collect_used(used),
            Self::Count(local, ..) | Self::Cast(local, ..) => {
                used.insert(local.clone());
            }
            Self::Check(condition, _) => match condition {
                Condition::Type(_, place) => place.collect_used(used),
                Condition::Attr { local, .. } | Condition::Present(local) => {
                    used.insert(local.clone());
                }
                Condition::Holds(code) => code.collect_used(used),
                Condition::Same(first, second) => used.extend([first.clone(), second.clone()]),
            },
            Self::Either { values, .. } => values.iter().for_each(|it| it.collect_used(used)),
            Self::Root(_) => {}
        }
    }

    /// The variables that it binds.
    fn bound(&self) -> Vec<String> {
        match self {
            Self::Root(local) | Self::Read(local, _) | Self::Defining(local, ..) => {
                vec![local.clone()]
            }
            Self::Native(locals, ..) => locals.clone(),
            Self::Either { bound, .. } => bound.clone(),
            Self::Cast(..) | Self::Count(..) | Self::Check(..) => Vec::new(),
        }
    }
}

impl Place {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        let (Self::Local(local)
        | Self::Accessor(Accessor { local, .. })
        | Self::Defaulted(Accessor { local, .. }, _)
        | Self::Single(local, _)
        | Self::Group(local, _)
        | Self::Element(local, _)) = self;
        used.insert(local.clone());
    }
}

impl Code {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        self.uses.iter().for_each(|(_, it)| it.collect_used(used));
    }
}

impl Use {
    fn collect_used(&self, used: &mut FxHashSet<String>) {
        match self {
            Self::Local(local)
            | Self::Into(local)
            | Self::Accessor(Accessor { local, .. })
            | Self::ResultView(local, _)
            | Self::Result(local, _)
            | Self::Element(local, _)
            | Self::ElementView(local, _) => {
                used.insert(local.clone());
            }
            Self::TypeOf(of) => of.collect_used(used),
            Self::Code(code) => code.collect_used(used),
            Self::Array(list) => list.iter().for_each(|it| it.collect_used(used)),
            Self::Rewriter | Self::RewriterContext | Self::Context => {}
        }
    }
}
