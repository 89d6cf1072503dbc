//! The second part of a rule: creating operations, and replacing or erasing the root.

use super::symbols::{SymbolKind, split};
use super::{
    Action, Argument, Build, Code, Create, Keep, Lowering, Types, Use, Values, may_be_absent,
};
use crate::fragment::{Fragment, Pasted};
use crate::model::{self, Arg, ArgValue, Constant, Enum, Head, Matcher, NativeCode, Node, NodeArg};
use crate::plan::attribute::{AttrSlot, Storage};
use crate::plan::builder::Builder;
use crate::plan::slots::Count;

/// The directives at the end of a node.
pub(super) struct Trailing<'n, 'r> {
    pub(super) location: Option<&'n Node<'r>>,
    pub(super) return_type: Option<&'n Node<'r>>,
    /// Their number.
    pub(super) count: usize,
}

impl<'r> Lowering<'_, 'r> {
    /// Plans the second part.
    pub(super) fn rewriting(&mut self, root: usize) -> model::Result<()> {
        let rule = self.rule;
        let (model, expected) = (self.model, self.model.ops[root].results.len());
        self.symbols.collect_results(rule, model)?;
        // The results of the root that each pattern replaces end where those of the next one start.
        let count = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
        let mut offsets = vec![count(expected); rule.results.len() + 1];
        let mut first_replacing = if expected == 0 { Some(rule.results.len()) } else { None };
        for (at, node) in rule.results.iter().enumerate().rev() {
            offsets[at] = offsets[at + 1] - count(self.value_count(node)?);
            if offsets[at] == 0 {
                first_replacing.get_or_insert(at);
            } else if offsets[at] < 0 && offsets[at + 1] > 0 {
                return Err(self.error(format!(
                    "cannot use the same multi-result op '{}' to generate both auxiliary values and values to \
                     be used for replacing the matched op",
                    node.symbol.unwrap_or_default()
                )));
            }
        }
        if offsets[0] > 0 {
            return Err(self.error("not enough values generated to replace the matched op"));
        }
        let first_replacing = first_replacing.unwrap_or_default();
        for (node, offset) in rule.results.iter().zip(&offsets).take(first_replacing) {
            self.result(node, *offset, 0)?;
        }
        let mut replacing = Vec::new();
        for (node, offset) in rule.results.iter().zip(&offsets).skip(first_replacing) {
            replacing.push(self.result(node, *offset, 0)?);
        }
        let added = count(rule.supplemental.len());
        for (node, offset) in rule.supplemental.iter().zip(-added..) {
            self.result(node, offset, 0)?;
        }
        let end = self.end(expected, &replacing)?;
        self.actions.push(end);
        Ok(())
    }

    /// How the root is replaced, by the symbols `replacing`.
    fn end(&mut self, expected: usize, replacing: &[String]) -> model::Result<Action> {
        if expected == 0 {
            return Ok(Action::Erase);
        }
        if let [symbol] = replacing
            && split(symbol).1.is_none()
            && let Some(found) = self.symbols.find(symbol)
            && let SymbolKind::Op(op) = found.kind
        {
            let local = found.local.clone();
            self.used_locals.insert(local.clone());
            self.symbols.keep(symbol, Keep::Op(self.ops.views[op].clone()), false);
            return Ok(Action::ReplaceWith(local));
        }
        let mut parts = Vec::new();
        for symbol in replacing {
            parts.push(self.values_of(symbol)?);
        }
        Ok(Action::Replace(self.joined(parts)))
    }

    /// The number of values that a result pattern stands for.
    fn value_count(&self, node: &Node<'r>) -> model::Result<usize> {
        Ok(match (node.head, node.symbol) {
            (Head::Op(_), Some(symbol)) if split(symbol).1.is_some() => 1,
            (Head::Op(op), _) => self.model.ops[op].results.len(),
            (Head::Native(native), _) => native.returns,
            _ => 1,
        })
    }

    /// Plans a result pattern and returns the symbol of its values. `offset` is the first result of the root that it
    /// replaces, and negative if it replaces none.
    fn result(&mut self, node: &Node<'r>, offset: i64, depth: usize) -> model::Result<String> {
        match node.head {
            Head::Location => {
                Err(self.error("location directive can only be used with op creation"))
            }
            Head::Native(native) => self.native(node, native, depth),
            Head::ReplaceWithValue => {
                let [arg] = node.args.as_slice() else {
                    let text = "replaceWithValue directive must take exactly one argument";
                    return Err(self.error(text));
                };
                if node.symbol.is_some() {
                    return Err(self.error("cannot bind symbol to replaceWithValue"));
                }
                Ok(arg.name.unwrap_or_default().to_owned())
            }
            Head::Op(op) => self.create(node, op, offset, depth),
            Head::Variadic if depth > 0 => self.list(node, depth),
            Head::ReturnType | Head::Either | Head::Variadic => {
                let text = "a directive of source patterns or of types cannot be a result pattern";
                Err(self.error(text))
            }
        }
    }

    /// Plans the values of a `variadic` and returns their symbol.
    fn list(&mut self, node: &Node<'r>, depth: usize) -> model::Result<String> {
        let mut values = Vec::new();
        for arg in &node.args {
            values.push(match arg.node() {
                Some(nested) => {
                    let symbol = self.result(nested, 0, depth + 1)?;
                    self.values_of(&symbol)?
                }
                None => match &arg.value {
                    ArgValue::Unset | ArgValue::Type(_) => {
                        self.values_of(arg.name.unwrap_or_default())?
                    }
                    _ => Values::Each(vec![self.argument(arg)?]),
                },
            });
        }
        let each = values.iter().map(|part| match part {
            Values::Each(list) => Some(list.clone()),
            Values::All(_) | Values::Optional(_) => None,
        });
        let each = each.collect::<Option<Vec<_>>>().map(|lists| lists.concat());
        let local = match node.symbol {
            Some(symbol) => self.bound_local(symbol),
            None => self.symbols.fresh("values"),
        };
        self.actions.push(match each {
            Some(list) => Action::List(local.clone(), list),
            None => Action::Concat(local.clone(), values),
        });
        let symbol = format!(" {local}");
        self.symbols.add(&symbol, local, SymbolKind::Values);
        Ok(symbol)
    }

    /// The directives at the end of `node`.
    pub(super) fn trailing<'n>(&self, node: &'n Node<'r>) -> model::Result<Trailing<'n, 'r>> {
        let mut tail = Trailing { location: None, return_type: None, count: 0 };
        for arg in node.args.iter().rev() {
            let Some(nested) = arg.node() else { break };
            let (place, name) = match nested.head {
                Head::Location => (&mut tail.location, "location"),
                Head::ReturnType => (&mut tail.return_type, "returnType"),
                _ => break,
            };
            tail.count += 1;
            if place.replace(nested).is_some() {
                return Err(self.error(format!("`{name}` directive can only be specified once")));
            }
        }
        Ok(tail)
    }

    /// The variable with the location that a directive demands.
    fn location(&mut self, node: &Node<'r>) -> model::Result<String> {
        if node.args.is_empty() {
            let text = "At least one argument to location directive required";
            return Err(self.error(text));
        }
        if node.symbol.is_some() {
            return Err(self.error("cannot bind symbol to location"));
        }
        let local = self.symbols.fresh("loc");
        if let [arg] = node.args.as_slice() {
            let action = match &arg.value {
                ArgValue::Text(text, _) => Action::NamedLoc(local.clone(), (*text).to_owned()),
                _ => Action::LocOf(local.clone(), self.located(arg)?),
            };
            self.actions.push(action);
            return Ok(local);
        }
        let (mut of, mut metadata) = (Vec::new(), None);
        for arg in &node.args {
            match &arg.value {
                ArgValue::Text(..) if metadata.is_some() => {
                    return Err(self.error("Only one string attribute may be specified"));
                }
                ArgValue::Text(text, _) => metadata = Some((*text).to_owned()),
                _ => of.push(self.located(arg)?),
            }
        }
        self.actions.push(Action::FusedLoc(local.clone(), of, metadata));
        Ok(local)
    }

    /// What has the location that an argument of `location` refers to.
    fn located(&mut self, arg: &NodeArg<'r>) -> model::Result<Use> {
        let symbol = arg.name.unwrap_or_default();
        let found = self.symbols.find(symbol).map(|it| (it.kind.clone(), it.local.clone()));
        match found {
            // All results of an operation have its location.
            Some((SymbolKind::Op(op), local)) => {
                self.used_locals.insert(local.clone());
                self.symbols.keep(symbol, Keep::Op(self.ops.views[op].clone()), false);
                Ok(Use::Local(local))
            }
            _ => self.use_of(symbol),
        }
    }

    /// Plans a call and returns the symbol of its values.
    fn native(
        &mut self,
        node: &Node<'r>,
        native: NativeCode<'r>,
        depth: usize,
    ) -> model::Result<String> {
        let tail = self.trailing(node)?;
        if tail.return_type.is_some() {
            return Err(self.error("`NativeCodeCall` cannot have return type specifier"));
        }
        let loc = tail.location.map(|node| self.location(node)).transpose()?;
        let args = &node.args[..node.args.len() - tail.count];
        let mut uses = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let of = match arg.node() {
                Some(nested) => {
                    let symbol =
                        self.result(nested, i64::try_from(index).unwrap_or(0), depth + 1)?;
                    self.viewed_or_handle(&symbol)?
                }
                None => self.argument(arg)?,
            };
            uses.push((index.to_string(), of));
        }
        let code = self.native_code(native, uses, loc);
        if native.returns == 0 {
            self.actions.push(Action::Native(None, code));
            return Ok(native.code.text.to_owned());
        }
        let (symbol, local) = match node.symbol {
            Some(symbol) => (symbol.to_owned(), self.bound_local(symbol)),
            None => {
                let local = self.symbols.fresh("made");
                let kind = match native.returns {
                    1 => SymbolKind::Value,
                    _ => SymbolKind::Values,
                };
                // No name in a definition has a blank.
                let symbol = format!(" {local}");
                self.symbols.add(&symbol, local.clone(), kind);
                (symbol, local)
            }
        };
        self.actions.push(Action::Native(Some(local), code));
        Ok(symbol)
    }

    /// The variable of a symbol of a result pattern. Symbols of supplemental patterns are bound to nothing.
    fn bound_local(&mut self, symbol: &str) -> String {
        match self.symbols.find(symbol) {
            Some(found) => found.local.clone(),
            None => self.symbols.fresh(split(symbol).0),
        }
    }

    /// The expression of a call.
    fn native_code(
        &mut self,
        native: NativeCode<'r>,
        mut uses: Vec<(String, Use)>,
        loc: Option<String>,
    ) -> Code {
        let count = uses.len();
        let text = with_ranges(native.code.text, count);
        uses.push(("_builder".to_owned(), Use::Rewriter));
        uses.push(("_ctxt".to_owned(), Use::Context));
        if native.code.text.contains("$_loc") {
            uses.push(("_loc".to_owned(), Use::Local(loc.unwrap_or_else(|| self.default_loc()))));
        }
        let names: Vec<_> = uses.iter().map(|(name, _)| name.as_str()).collect();
        let expr = if text == native.code.text {
            self.planner.expr(&native.code, &names)
        } else {
            let mut pasted = Pasted::new(native.record.span());
            pasted.push(&text, native.code);
            self.planner.expr(&pasted, &names)
        };
        Code::new(expr, uses)
    }

    /// The variable with the location of new operations.
    fn default_loc(&mut self) -> String {
        if let Some(loc) = &self.loc {
            return loc.clone();
        }
        let local = self.symbols.fresh("loc");
        self.actions.push(Action::Loc(local.clone()));
        self.loc = Some(local.clone());
        local
    }

    /// What an argument of an operation or a call stands for.
    fn argument(&mut self, arg: &NodeArg<'r>) -> model::Result<Use> {
        match &arg.value {
            ArgValue::Text(..) => Err(self.error("raw string not supported as argument")),
            ArgValue::Attr(Matcher { constant: Some(constant), .. })
            | ArgValue::Property(Matcher { constant: Some(constant), .. }) => {
                self.constant(constant)
            }
            ArgValue::Native(native) => {
                let uses = match arg.name.filter(|name| !name.is_empty()) {
                    Some(name) => vec![("_self".to_owned(), self.viewed_or_handle(name)?)],
                    None => return Err(self.error("referencing unbound symbol ''")),
                };
                Ok(Use::Code(self.native_code(*native, uses, None)))
            }
            ArgValue::Unset | ArgValue::Type(_) => {
                self.viewed_or_handle(arg.name.unwrap_or_default())
            }
            _ => {
                self.use_of(arg.name.unwrap_or_default())?;
                Err(self.error("unhandled case when rewriting op"))
            }
        }
    }

    /// A constant attribute, made in advance, or a constant property.
    fn constant(&mut self, constant: &Constant<'r>) -> model::Result<Use> {
        let (attr, value) = match constant {
            Constant::Attr(attr, value) => {
                let expr =
                    self.planner.default_value(value, attr.return_type, &["_builder", "_ctxt"]);
                (attr, expr)
            }
            Constant::Case(attr, value) => {
                let mut number = Pasted::new(attr.record.span());
                number.push_plain(&value.to_string());
                (attr, self.planner.expr(&number, &[]))
            }
            Constant::Property(_, value) => {
                let expr = self.planner.expr(value, &[]);
                return Ok(Use::Code(Code::new(expr, Vec::new())));
            }
        };
        let Some(make) = attr.const_builder else {
            return Err(self.error(format!(
                "Attribute {} does not have the 'constBuilderCall' field",
                attr.record.name()
            )));
        };
        let make = self.planner.expr(&make, &["0", "_builder"]);
        let context = |names: &[&str]| -> Vec<(String, Use)> {
            names.iter().map(|name| ((*name).to_owned(), Use::Context)).collect()
        };
        let value = Use::Code(Code::new(value, context(&["_builder", "_ctxt"])));
        let mut uses = context(&["_builder", "_ctxt"]);
        uses.push(("0".to_owned(), value));
        let local = self.symbols.fresh("attr");
        self.actions.push(Action::Attr(local.clone(), Code::new(make, uses)));
        Ok(Use::Local(local))
    }

    /// What a symbol stands for in the second part: a handle.
    fn use_of(&mut self, symbol: &str) -> model::Result<Use> {
        self.referenced(symbol, false)
    }

    /// What a symbol stands for in an expression: attributes are views.
    fn viewed_or_handle(&mut self, symbol: &str) -> model::Result<Use> {
        self.referenced(symbol, true)
    }

    fn referenced(&mut self, symbol: &str, view: bool) -> model::Result<Use> {
        let (_, number) = split(symbol);
        let Some(found) = self.symbols.find(symbol) else {
            return Err(self.error(format!("referencing unbound symbol '{symbol}'")));
        };
        let (local, kind) = (found.local.clone(), found.kind.clone());
        self.used_locals.insert(local.clone());
        match &kind {
            SymbolKind::Attr { op, index } => {
                let slot = &self.ops.slots[*op].attributes[*index];
                if !slot.is_unit {
                    let ty = match &slot.storage {
                        Storage::Kind { elided, .. } => Some(elided.clone()),
                        Storage::Any => None,
                    };
                    let how = if view { Keep::Attr(ty) } else { Keep::Handle };
                    self.symbols.keep(symbol, how, may_be_absent(slot));
                }
            }
            SymbolKind::FoundAttr(ty) => {
                let ty = ty.filter(|ty| *ty != "Attribute");
                let ty = ty.map(|ty| {
                    let fragment = Fragment::composed(ty, self.rule.record);
                    self.planner.ty_of(fragment, "'_", crate::fragment::TypeUse::Result)
                });
                let how = if view { Keep::Attr(ty) } else { Keep::Handle };
                self.symbols.keep(symbol, how, false);
            }
            SymbolKind::Operand { count, .. } => match count {
                Count::One | Count::Optional => {
                    self.symbols.keep(symbol, Keep::Handle, *count == Count::Optional);
                }
                Count::Variadic | Count::Groups(_) => {
                    self.symbols.keep(symbol, Keep::Handles, false);
                }
            },
            SymbolKind::Op(op) => {
                self.symbols.keep(symbol, Keep::Op(self.ops.views[*op].clone()), false);
            }
            SymbolKind::Value => self.symbols.keep(symbol, Keep::Handle, false),
            SymbolKind::Property | SymbolKind::Values => {}
        }
        Ok(match (&kind, number) {
            (SymbolKind::Values, Some(index)) => Use::Element(local, index),
            (SymbolKind::Operand { group: Some(group), .. }, Some(index)) => {
                self.check_group(symbol, *group, index)?;
                Use::Element(local, index)
            }
            (SymbolKind::Op(op), Some(index)) => {
                if index >= self.model.ops[*op].results.len() {
                    return Err(self.out_of_range(symbol, *op));
                }
                self.result_of(*op, index, &local)
            }
            (SymbolKind::Op(op), None) => match self.model.ops[*op].results.len() {
                0 => Use::Local(local),
                1 => self.result_of(*op, 0, &local),
                count => Use::Array((0..count).map(|at| self.result_of(*op, at, &local)).collect()),
            },
            _ => Use::Local(local),
        })
    }

    /// Result or group of results `index` of the operation whose handle is in `local`.
    fn result_of(&mut self, op: usize, index: usize, local: &str) -> Use {
        let slots = &self.ops.slots[op].results;
        let is_fixed = slots[..=index].iter().all(|slot| slot.count == Count::One);
        if is_fixed {
            return Use::Result(local.to_owned(), index);
        }
        let values = self.symbols.fresh("results");
        self.actions.push(Action::ResultGroup(values.clone(), local.to_owned(), index));
        if slots[index].count == Count::One { Use::Element(values, 0) } else { Use::Local(values) }
    }

    /// The values that a symbol stands for.
    fn values_of(&mut self, symbol: &str) -> model::Result<Values> {
        let of = self.use_of(symbol)?;
        let found = self.symbols.find(symbol).map(|it| it.kind.clone());
        let number = split(symbol).1;
        let count_of = |slots: &[crate::plan::slots::ValueSlot<'_>], index: usize| {
            slots.get(index).is_some_and(|slot| slot.count != Count::One)
        };
        let is_optional = matches!(found, Some(SymbolKind::Operand { count: Count::Optional, .. }));
        let is_list = match (&found, number) {
            (Some(SymbolKind::Operand { count: Count::Variadic | Count::Groups(_), .. }), None)
            | (Some(SymbolKind::Values), None) => true,
            (Some(SymbolKind::Op(op)), index) => {
                count_of(&self.ops.slots[*op].results, index.unwrap_or(0))
            }
            _ => false,
        };
        Ok(match of {
            Use::Local(local) if is_list => Values::All(local),
            Use::Local(local) if is_optional => Values::Optional(local),
            Use::Array(list) => Values::Each(list),
            // A call may return an operation.
            Use::Local(local) if matches!(found, Some(SymbolKind::Value)) => {
                Values::Each(vec![Use::Into(local)])
            }
            of => Values::Each(vec![of]),
        })
    }

    /// Several lists of values as one.
    fn joined(&mut self, mut parts: Vec<Values>) -> Values {
        if parts.len() == 1 {
            return parts.remove(0);
        }
        let each = parts.iter().map(|part| match part {
            Values::Each(list) => Some(list.clone()),
            Values::All(_) | Values::Optional(_) => None,
        });
        if let Some(lists) = each.collect::<Option<Vec<_>>>() {
            return Values::Each(lists.concat());
        }
        let local = self.symbols.fresh("values");
        self.actions.push(Action::Concat(local.clone(), parts));
        Values::All(local)
    }

    /// Plans the creation of an operation and returns the symbol of its results.
    fn create(
        &mut self,
        node: &Node<'r>,
        op: usize,
        offset: i64,
        depth: usize,
    ) -> model::Result<String> {
        let definition = &self.model.ops[op];
        let tail = self.trailing(node)?;
        let loc = tail.location.map(|node| self.location(node)).transpose()?;
        let args = &node.args[..node.args.len() - tail.count];
        if definition.args.len() != args.len() {
            return Err(self.error(format!(
                "resultant op '{}' argument number mismatch: {} in pattern vs. {} in definition",
                definition.name,
                args.len(),
                definition.args.len()
            )));
        }
        let mut nested = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let offset = i64::try_from(index).unwrap_or(0);
            let symbol = arg.node().map(|node| self.result(node, offset, depth + 1));
            nested.push(symbol.transpose()?);
        }
        let is_part = node.symbol.is_some_and(|symbol| split(symbol).1.is_some());
        let same_types = definition.has_trait("SameOperandsAndResultType")
            || definition.has_trait("FirstAttrDerivedResultType");
        let infers = same_types || is_part || depth > 0 || offset < 0;
        let replaces = depth == 0 && offset >= 0;
        if tail.return_type.is_some() && replaces {
            return Err(self.error(
                "Cannot specify explicit return types in an op whose return values replace the source pattern's \
                 root op",
            ));
        }
        let has_builder = tail.return_type.is_none() && infers && !self.can_infer(op);
        let mut setters = Vec::new();
        for (index, (arg, nested)) in args.iter().zip(&nested).enumerate() {
            setters.push(self.set(op, index, arg, nested.as_deref(), has_builder)?);
        }
        let types = match tail.return_type {
            Some(types) => Some(self.return_types(types, depth)?),
            None if has_builder => {
                let function = self.builder(op)?;
                let args = setters.into_iter().map(|(_, argument)| argument).collect();
                let (symbol, local) = self.created(node, op);
                let (local, view) = (Some(local), self.ops.views[op].clone());
                let build = Build { local, view, function, args, loc };
                self.actions.push(Action::Build(Box::new(build)));
                return Ok(symbol);
            }
            None if infers || definition.results.is_empty() => None,
            None => {
                let first = usize::try_from(offset).unwrap_or(0);
                let local = self.symbols.fresh("types");
                let range = first..first + definition.results.len();
                self.actions.push(Action::RootTypes(local.clone(), range));
                Some(Types::All(local))
            }
        };
        let (symbol, local) = self.created(node, op);
        let view = self.ops.views[op].clone();
        let create = Create { local: Some(local), view, setters, types, loc };
        self.actions.push(Action::Create(Box::new(create)));
        Ok(symbol)
    }

    /// The symbol of an operation that is created, and its variable.
    fn created(&mut self, node: &Node<'r>, op: usize) -> (String, String) {
        if let Some(symbol) = node.symbol {
            return (symbol.to_owned(), self.bound_local(symbol));
        }
        let local = self.symbols.fresh(self.model.ops[op].mnemonic);
        let symbol = format!(" {local}");
        self.symbols.add(&symbol, local.clone(), SymbolKind::Op(op));
        (symbol, local)
    }

    /// Whether the definition of an operation says how the types of its results are inferred.
    fn can_infer(&self, op: usize) -> bool {
        let definition = &self.model.ops[op];
        definition.results.iter().all(model::Value::is_variable)
            || !definition.result_types.is_empty()
            || definition.has_interface("InferTypeOpInterface")
    }

    /// The builder of an operation that takes its arguments and no types, if the definition lists one.
    fn builder(&mut self, op: usize) -> model::Result<String> {
        let definition = &self.model.ops[op];
        let count = definition.args.len();
        let builders = self.planner.builders(definition, &self.ops.slots[op]);
        let found = builders.into_iter().find_map(|builder| match builder {
            Builder::Listed(it) if it.params.len() == count => Some(it.name),
            Builder::Listed(it) => it.short.filter(|it| it.count == count).map(|it| it.name),
            Builder::Default(_) => None,
        });
        found.ok_or_else(|| {
            let name = &definition.name;
            let error = self.error(format!("the types of the results of op '{name}' cannot be inferred"));
            let help = "`returnType` says which types they have, or the definition lists a builder that takes only \
                        the arguments";
            Box::new(error.with_help(help))
        })
    }

    fn return_types(&mut self, node: &Node<'r>, depth: usize) -> model::Result<Types> {
        let mut types = Vec::new();
        for arg in &node.args {
            types.push(match &arg.value {
                ArgValue::Node(nested) => {
                    let Head::Native(native) = nested.head else {
                        return Err(
                            self.error("nested DAG in `returnType` must be a native code call")
                        );
                    };
                    let symbol = self.native(nested, native, depth + 1)?;
                    self.use_of(&symbol)?
                }
                ArgValue::Text(_, code) => {
                    let expr = self.planner.expr(code, &["_builder", "_ctxt"]);
                    let uses = vec![
                        ("_builder".to_owned(), Use::Rewriter),
                        ("_ctxt".to_owned(), Use::Context),
                    ];
                    let local = self.symbols.fresh("ty");
                    self.actions.push(Action::Type(local.clone(), Code::new(expr, uses)));
                    Use::Local(local)
                }
                _ => {
                    let of = self.argument(arg)?;
                    let local = self.symbols.fresh("ty");
                    self.actions.push(Action::TypeOf(local.clone(), of));
                    Use::Local(local)
                }
            });
        }
        Ok(Types::Each(types))
    }

    /// The setter of an argument and what it sets. Builders take handles only.
    fn set(
        &mut self,
        op: usize,
        index: usize,
        arg: &NodeArg<'r>,
        nested: Option<&str>,
        has_builder: bool,
    ) -> model::Result<(String, Argument)> {
        match self.model.ops[op].args[index] {
            Arg::Operand(at) => self.set_operand(op, at, arg, nested, has_builder),
            Arg::Attribute(at) => self.set_attribute(op, at, arg, nested, has_builder),
            Arg::Property(at) => {
                let of = match nested {
                    Some(symbol) => self.use_of(symbol)?,
                    None => self.argument(arg)?,
                };
                let setter = self.ops.slots[op].properties[at].setter.clone();
                Ok((setter, Argument::One(of)))
            }
        }
    }

    fn set_operand(
        &mut self,
        op: usize,
        index: usize,
        arg: &NodeArg<'r>,
        nested: Option<&str>,
        has_builder: bool,
    ) -> model::Result<(String, Argument)> {
        let slot = &self.ops.slots[op].operands[index];
        let Some(setter) = slot.setter.clone() else {
            return Err(self.error(format!(
                "operand #{index} of op '{}' has no name, so it cannot be set",
                self.model.ops[op].name
            )));
        };
        let head = arg.node().map(|node| node.head);
        if matches!(slot.count, Count::Variadic) {
            if matches!(head, Some(Head::Op(_))) {
                return Err(self.error(format!(
                    "op expects variadic operand `{}`, while provided is non-variadic",
                    slot.name
                )));
            }
            let symbol = nested.unwrap_or(arg.name.unwrap_or_default());
            return Ok((setter, Argument::Values(self.values_of(symbol)?)));
        }
        if matches!(head, Some(Head::Variadic)) {
            return Err(self.error(format!(
                "operand `{}` of op '{}' is not variadic, while provided is `variadic`",
                slot.name, self.model.ops[op].name
            )));
        }
        let of = match (nested, &arg.value) {
            (Some(symbol), _) => self.use_of(symbol)?,
            (None, ArgValue::Attr(Matcher { constant: Some(_), .. })) => {
                return Err(self.error(
                    "attribute found where value was expected, if attempting to use constant value, construct a \
                     constant op with given attribute instead",
                ));
            }
            (None, ArgValue::Native(_)) => self.argument(arg)?,
            (None, _) => self.use_of(arg.name.unwrap_or_default())?,
        };
        let of = match of {
            // An operation with one result is a value.
            Use::Result(local, 0) if !has_builder && self.is_single(nested.or(arg.name)) => {
                Use::Local(local)
            }
            of => of,
        };
        let is_optional = match nested.or(arg.name).and_then(|it| self.symbols.find(it)) {
            Some(found) => {
                matches!(found.kind, SymbolKind::Operand { count: Count::Optional, .. })
            }
            None => false,
        };
        let argument = match slot.count {
            Count::Optional if !is_optional => Argument::Some(of),
            _ => Argument::One(of),
        };
        Ok((setter, argument))
    }

    /// Whether a symbol is all results of an operation with one result.
    fn is_single(&self, symbol: Option<&str>) -> bool {
        let Some(symbol) = symbol.filter(|it| split(it).1.is_none()) else { return false };
        match self.symbols.find(symbol).map(|it| &it.kind) {
            Some(SymbolKind::Op(op)) => {
                matches!(self.ops.slots[*op].results.as_slice(), [slot] if slot.count == Count::One)
            }
            _ => false,
        }
    }

    fn set_attribute(
        &mut self,
        op: usize,
        index: usize,
        arg: &NodeArg<'r>,
        nested: Option<&str>,
        has_builder: bool,
    ) -> model::Result<(String, Argument)> {
        let slot = &self.ops.slots[op].attributes[index];
        if let Some(symbol) = nested {
            if !matches!(arg.node().map(|node| node.head), Some(Head::Native(_))) {
                return Err(self.error(
                    "only NativeCodeCall allowed in nested dag node for creating attribute",
                ));
            }
            let of = self.use_of(symbol)?.converted(has_builder);
            return Ok((attr_setter(slot), present(slot, false, of)));
        }
        if let ArgValue::Attr(Matcher { constant: Some(constant), .. }) = &arg.value
            && !has_builder
            && let Some(value) = self.own_value(op, index, constant)
        {
            return Ok((slot.setter.clone(), value));
        }
        let of = match &arg.value {
            ArgValue::Unset | ArgValue::Type(_) => self.use_of(arg.name.unwrap_or_default())?,
            _ => self.argument(arg)?.converted(has_builder),
        };
        let is_optional = match arg.name.and_then(|name| self.symbols.find(name)) {
            Some(found) if matches!(arg.value, ArgValue::Unset) => match found.kind {
                SymbolKind::Attr { op, index } => {
                    may_be_absent(&self.ops.slots[op].attributes[index])
                }
                _ => false,
            },
            _ => false,
        };
        Ok((attr_setter(slot), present(slot, is_optional, of)))
    }

    /// The value of a constant of the attribute's own constraint, or of a case of its enum: it is set as it is.
    fn own_value(&mut self, op: usize, index: usize, constant: &Constant<'r>) -> Option<Argument> {
        let slot = &self.ops.slots[op].attributes[index];
        let own = &self.model.ops[op].attributes[index].constraint;
        let expr = match constant {
            Constant::Attr(attr, value)
                if attr.base == own.base && (slot.value.is_some() || slot.is_unit) =>
            {
                self.planner.default_value(value, attr.return_type, &["_builder", "_ctxt"])
            }
            Constant::Case(attr, _) => {
                let info = Enum::new(own.enum_info()?).ok()?;
                let case = info.cases.iter().find(|case| case.record == attr.record)?;
                let mut path = Pasted::new(attr.record.span());
                path.push_plain(&format!("{}::{}", info.path(), case.symbol));
                self.planner.expr(&path, &[])
            }
            _ => return None,
        };
        let context = |name: &str| (name.to_owned(), Use::Context);
        let of = Use::Code(Code::new(expr, vec![context("_builder"), context("_ctxt")]));
        Some(if slot.optional && !slot.is_unit { Argument::Some(of) } else { Argument::One(of) })
    }
}

impl Use {
    /// What a variable converts into, for a function that takes nothing else.
    fn converted(self, is_needed: bool) -> Self {
        match self {
            Self::Local(local) if is_needed => Self::Into(local),
            of => of,
        }
    }
}

/// The function that sets an attribute to what a name is bound to.
fn attr_setter(slot: &AttrSlot<'_>) -> String {
    if slot.is_unit { slot.setter.clone() } else { slot.raw_setter.clone() }
}

/// An attribute that is set, where it may be absent.
fn present(slot: &AttrSlot<'_>, is_optional: bool, of: Use) -> Argument {
    if slot.optional && !slot.is_unit && !is_optional {
        Argument::Some(of)
    } else {
        Argument::One(of)
    }
}

/// `text` with each `$N...` replaced by all placeholders from `$N` on, of which there are `count`.
fn with_ranges(text: &str, count: usize) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("...") {
        let (before, after) = (&rest[..at], &rest[at + 3..]);
        let start = before.rfind('$').filter(|start| {
            let digits = &before[start + 1..];
            !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
        });
        match start {
            Some(start) => {
                out.push_str(&before[..start]);
                let first: usize = before[start + 1..].parse().unwrap_or(count);
                let list: Vec<_> = (first..count).map(|index| format!("${index}")).collect();
                out.push_str(&list.join(", "));
            }
            None => {
                out.push_str(before);
                out.push_str("...");
            }
        }
        rest = after;
    }
    out.push_str(rest);
    out
}
