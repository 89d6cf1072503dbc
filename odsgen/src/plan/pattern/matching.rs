//! The first part of a rule: reading operations and checking them.

use std::rc::Rc;

use super::{
    Absent, Accessor, Code, Condition, Lowering, Matched, Place, Step, Use, helpers, may_be_absent,
};
use crate::model::{self, Arg, ArgValue, Head, Matcher, NativeCode, Node, NodeArg};
use crate::plan::attribute::DefaultAttr;
use crate::plan::slots::Count;
use crate::tablegen::Diagnostic;

/// The steps so far, and the operations that are matched in them.
#[derive(Default)]
struct Steps {
    list: Vec<Step>,
    matched: Vec<Matched>,
}

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
                    self.match_attribute((op, index, at), arg, local, steps)?;
                }
                (None, Arg::Property(index)) => {
                    self.match_property((op, index, at), arg, local, steps)?;
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
        let matched = Matched { local: local.clone(), typed: matches!(node.head, Head::Op(_)) };
        match node.head {
            Head::Native(native) => {
                self.match_native(node, native, &local, depth, steps)?;
                steps.list.push(Step::Separate(matched.clone()));
            }
            Head::Op(op) => {
                let namespace = self.model.dialects[self.model.dialect_of[op]].namespace;
                let class = self.model.ops[op].class_name;
                let other = format!("castedOp{depth} is not {namespace}::{class} type");
                steps.list.push(Step::Cast(local.clone(), self.ops.views[op].clone(), other));
                if matches!(self.rule.source.head, Head::Op(root) if root == op) {
                    steps.list.push(Step::Separate(matched.clone()));
                }
                self.match_op(node, op, &local, depth, steps)?;
            }
            _ => return Err(self.error("encountered non-op, non-NativeCodeCall match.")),
        }
        steps.matched.push(matched);
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
        let args = &node.args[..node.args.len() - tail.count];
        let expr = match self.planner.scope.expr(&native.code, &["_self", "_builder", "_ctxt"]) {
            Err(error) if helpers::is_replaced(native, &error) => {
                Rc::new(self.matching_helper(native, args, *error)?)
            }
            expr => expr?,
        };
        if expr.count("_self") != 1 {
            return Err(self.error(
                "NativeCodeCall must have $_self as argument for passing the defining Operation",
            ));
        }
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
                self.attr_condition(matcher, local, false, Absent::Never, None)?
            } else {
                self.type_condition(matcher, Place::Local(local), None)?
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
            // The definition has the same constraint, which was verified.
            ArgValue::Type(matcher) if self.is_declared(operand, matcher) => None,
            ArgValue::Type(_) if operand.is_variable() => {
                return Err(self.error(format!(
                    "further constrain op {}'s variadic operand #{} unsupported now",
                    definition.name, key.1
                )));
            }
            ArgValue::Type(matcher) => Some(matcher),
            _ => return Err(self.wrong_argument(op, key.1, "an operand")),
        };
        let of = place.op();
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
            let condition = self.type_condition(matcher, place, of)?;
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
        (op, index, at): (usize, usize, usize),
        arg: &NodeArg<'r>,
        local: &str,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let name = definition.attributes[index].name;
        let slot = &self.ops.slots[op].attributes[index];
        if !matches!(arg.value, ArgValue::Unset | ArgValue::Attr(_)) {
            return Err(self.wrong_argument(op, at, "an attribute"));
        }
        // A unit attribute has no value, only its presence.
        let accessor = if slot.is_unit { &slot.accessor } else { &slot.raw_accessor };
        let accessor = Accessor::of_property(local, accessor);
        let place = match slot.default.as_ref().filter(|_| slot.optional) {
            None => Place::Accessor(accessor),
            Some(default) => Place::Defaulted(accessor, default_attr(default)),
        };
        let bound = self.read(arg, name, place, steps);
        if let (ArgValue::Attr(matcher), Some(bound)) = (&arg.value, bound) {
            let text = format!(
                "op '{}' attribute '{name}' failed to satisfy constraint: '{}'",
                definition.name, matcher.summary
            );
            let condition = if slot.is_unit {
                Some(Condition::Present(bound))
            } else {
                let absent = if may_be_absent(slot) { Absent::Fails } else { Absent::Never };
                let of = Some(local.to_owned());
                self.attr_condition(matcher, bound, !slot.is_any(), absent, of)?
            };
            steps.list.extend(condition.map(|it| Step::Check(it, text)));
        }
        Ok(())
    }

    fn match_property(
        &mut self,
        (op, index, at): (usize, usize, usize),
        arg: &NodeArg<'r>,
        local: &str,
        steps: &mut Steps,
    ) -> model::Result<()> {
        let definition = &self.model.ops[op];
        let name = definition.properties[index].name;
        if !matches!(arg.value, ArgValue::Unset | ArgValue::Property(_)) {
            return Err(self.wrong_argument(op, at, "a property"));
        }
        let accessor = &self.ops.slots[op].properties[index].accessor;
        let place = Place::Accessor(Accessor::of_property(local, accessor));
        let bound = self.read(arg, name, place, steps);
        if let (ArgValue::Property(matcher), Some(bound)) = (&arg.value, bound) {
            let text = format!(
                "op '{}' property '{name}' failed to satisfy constraint: '{}'",
                definition.name, matcher.summary
            );
            let expr = self.planner.condition(&matcher.predicate.clone()?, &["_self"]);
            if !expr.is_true() {
                let uses = vec![("_self".to_owned(), Use::Local(bound))];
                let condition = Condition::Holds(Code::new(expr, uses));
                steps.list.push(Step::Check(condition, text));
            }
        }
        Ok(())
    }

    /// Binds the variable of an argument, with a name derived from `name` if it is not bound; `None` if it is unused.
    fn read(
        &mut self,
        arg: &NodeArg<'r>,
        name: &str,
        place: Place,
        steps: &mut Steps,
    ) -> Option<String> {
        let local = match arg.binding() {
            Some(name) => self.local_of(name),
            None if matches!(arg.value, ArgValue::Unset) => return None,
            None => self.symbols.fresh(name),
        };
        steps.list.push(Step::Read(local.clone(), place));
        Some(local)
    }

    /// The error about an argument that is not `expected`.
    fn wrong_argument(&self, op: usize, at: usize, expected: &str) -> Box<Diagnostic> {
        let (at, name) = (at + 1, &self.model.ops[op].name);
        self.error(format!("the {at}-th argument of op '{name}' should be {expected}"))
    }

    /// The place of operand `index` of the operation in `local`.
    fn operand_place(&self, op: usize, index: usize, local: &str) -> Place {
        let slot = &self.ops.slots[op].operands[index];
        match Accessor::of_value(local, slot) {
            Some(accessor) => Place::Accessor(accessor),
            None if slot.count == Count::One => Place::Single(local.to_owned(), slot.index),
            None => Place::Group(local.to_owned(), slot.index),
        }
    }
}

/// The default of an attribute.
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
