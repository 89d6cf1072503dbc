//! The second part of a rule: creating operations, and replacing or erasing the root.

use super::helpers::{self, Wanted};
use super::symbols::{SymbolKind, split};
use super::{Action, Code, Keep, Lowering, Use, Values};
use crate::fragment::{Expr, HelperType, Pasted, Source as _, language};
use crate::model::{self, ArgValue, Constant, Head, Matcher, NativeCode, Node, NodeArg};

impl<'r> Lowering<'_, 'r> {
    /// Plans the second part.
    pub(super) fn rewriting(&mut self, root: usize) -> model::Result<()> {
        let rule = self.rule;
        let (model, expected) = (self.model, self.model.ops[root].results.len());
        self.symbols.collect_results(rule, model)?;
        // Each pattern replaces the results of the root up to the offset of the next pattern.
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

    /// The number of values of a result pattern.
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
    pub(super) fn result(
        &mut self,
        node: &Node<'r>,
        offset: i64,
        depth: usize,
    ) -> model::Result<String> {
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

    /// Plans a call and returns the symbol of its values.
    pub(super) fn native(
        &mut self,
        node: &Node<'r>,
        native: NativeCode<'r>,
        depth: usize,
    ) -> model::Result<String> {
        let tail = self.trailing(node)?;
        if tail.return_type.is_some() {
            return Err(self.error("`NativeCodeCall` cannot have return type specifier"));
        }
        let wanted = std::mem::take(&mut self.wanted);
        let loc = tail.location.map(|node| self.location(node)).transpose()?;
        let args = &node.args[..node.args.len() - tail.count];
        let mut uses = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let (symbol, of) = match arg.node() {
                Some(nested) => {
                    self.wanted = self.wanted_by_call(arg);
                    let symbol =
                        self.result(nested, i64::try_from(index).unwrap_or(0), depth + 1)?;
                    let of = self.viewed_or_handle(&symbol)?;
                    (Some(symbol), of)
                }
                None => (None, self.argument(arg)?),
            };
            let passed = self.passed(arg, symbol.as_deref(), &of);
            uses.push((of, passed));
        }
        self.wanted = wanted;
        let code = self.native_code(native, uses, loc);
        self.wanted = Wanted::default();
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
        // Only a helper returns an option or a list.
        let returns = match wanted {
            Wanted::OptionalValue | Wanted::Values if !code.calls_helper() => Wanted::Value,
            Wanted::OptionalAttribute if !code.calls_helper() => Wanted::Attribute,
            wanted => wanted,
        };
        self.natives.insert(local.clone(), returns);
        self.actions.push(Action::Native(Some(local), code));
        Ok(symbol)
    }

    /// The variable of a symbol of a result pattern. Symbols of supplemental patterns are bound to nothing.
    pub(super) fn bound_local(&mut self, symbol: &str) -> String {
        match self.symbols.find(symbol) {
            Some(found) => found.local.clone(),
            None => self.symbols.fresh(split(symbol).0),
        }
    }

    /// The expression of a call. `args` are its arguments, also as those of a helper.
    fn native_code(
        &mut self,
        native: NativeCode<'r>,
        args: Vec<(Use, Option<(HelperType, Use)>)>,
        loc: Option<String>,
    ) -> Code {
        let numbered = args.iter().enumerate();
        let uses = numbered.map(|(index, (of, _))| (index.to_string(), of.clone())).collect();
        let translated = self.translated_code(native, uses, loc.clone());
        // The second part has handles of values, and C++ asks values.
        let asks = |code: &Code| {
            let is_value = |(name, of): &(String, Use)| {
                let passed = name.parse::<usize>().ok().and_then(|at| args[at].1.as_ref());
                let is_attr = matches!(passed, Some((HelperType::Attribute | HelperType::Bool, _)));
                !is_attr && !matches!(of, Use::Context | Use::Rewriter)
            };
            code.uses.iter().any(is_value)
        };
        let is_cpp = !native.code.cpp().is_empty();
        match translated {
            Ok(code) if is_cpp && asks(&code) => {
                let error = language::untranslated(native.record.span(), "it asks values");
                let helper = self.native_helper(native, &args, loc, self.wanted, &error);
                helper.unwrap_or(code)
            }
            Ok(code) => code,
            Err(error) => {
                let helper = if helpers::is_replaced(native, &error) {
                    self.native_helper(native, &args, loc, self.wanted, &error)
                } else {
                    None
                };
                helper.unwrap_or_else(|| {
                    self.planner.report(*error);
                    Code::new(Expr::unit().into(), Vec::new())
                })
            }
        }
    }

    fn translated_code(
        &mut self,
        native: NativeCode<'r>,
        mut uses: Vec<(String, Use)>,
        loc: Option<String>,
    ) -> model::Result<Code> {
        let count = uses.len();
        let is_cpp = !native.code.cpp().is_empty();
        // C++ that is translated creates no operations.
        let builder = if is_cpp { Use::Context } else { Use::Rewriter };
        uses.push(("_builder".to_owned(), builder));
        uses.push(("_ctxt".to_owned(), Use::Context));
        let names: Vec<_> = uses.iter().map(|(name, _)| name.as_str()).chain(["_loc"]).collect();
        let code = with_ranges(&Pasted::of(&native.code), count);
        let expr = self.planner.scope.expr(&code, &names)?;
        if expr.uses("_loc") {
            uses.push(("_loc".to_owned(), Use::Local(loc.unwrap_or_else(|| self.default_loc()))));
        }
        Ok(Code::new(expr, uses))
    }

    /// The value of an argument of an operation or a call.
    pub(super) fn argument(&mut self, arg: &NodeArg<'r>) -> model::Result<Use> {
        match &arg.value {
            ArgValue::Text(..) => Err(self.error("raw string not supported as argument")),
            ArgValue::Attr(Matcher { constant: Some(constant), .. })
            | ArgValue::Property(Matcher { constant: Some(constant), .. }) => {
                self.constant(constant)
            }
            ArgValue::Native(native) => {
                let Some(name) = arg.name.filter(|name| !name.is_empty()) else {
                    return Err(self.error("referencing unbound symbol ''"));
                };
                let of = self.viewed_or_handle(name)?;
                let uses = vec![("_self".to_owned(), of)];
                let code = self.translated_code(*native, uses, None);
                let code = code.unwrap_or_else(|error| {
                    self.planner.report(*error);
                    Code::new(Expr::unit().into(), Vec::new())
                });
                Ok(self.evaluated(code))
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

    /// The value of `code`, which is evaluated before it is used if it may construct what cannot exist.
    pub(super) fn evaluated(&mut self, code: Code) -> Use {
        if !code.constructs_itself() {
            return Use::Code(code);
        }
        let local = self.symbols.fresh("value");
        self.actions.push(Action::Native(Some(local.clone()), code));
        Use::Local(local)
    }

    /// A constant attribute, created before it is used, or a constant property.
    fn constant(&mut self, constant: &Constant<'r>) -> model::Result<Use> {
        let (attr, value) = match constant {
            Constant::Attr(attr, value) => {
                let placeholders = &["_builder", "_ctxt"];
                let expr = match attr.const_builder {
                    Some(_) => self.planner.default_value(value, attr.default_type(), placeholders),
                    None => self.planner.expr(value, placeholders),
                };
                (attr, expr)
            }
            Constant::Case(attr, value) => {
                let mut number = Pasted::new(attr.record.span());
                number.push_plain(&value.to_string());
                (attr, self.planner.expr(&number, &[]))
            }
            Constant::Property(value) => {
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
}

/// `code` with each `$N...` replaced by all placeholders from `$N` on, of which there are `count`.
fn with_ranges(code: &Pasted, count: usize) -> Pasted {
    let text = code.text();
    let mut out = Pasted::new(code.place());
    let mut done = 0;
    for (at, _) in text.match_indices("...") {
        let start = text[done..at].rfind('$').map(|start| done + start).filter(|start| {
            let digits = &text[start + 1..at];
            !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
        });
        let Some(start) = start else { continue };
        out.push(&code.part(done..start));
        let first: usize = text[start + 1..at].parse().unwrap_or(count);
        let list: Vec<_> = (first..count).map(|index| format!("${index}")).collect();
        out.push_plain(&list.join(", "));
        done = at + 3;
    }
    out.push(&code.part(done..text.len()));
    out
}
