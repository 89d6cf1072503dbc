//! The operations that a rule creates.

use super::helpers::Wanted;
use super::symbols::{SymbolKind, split};
use super::{Action, Argument, Build, Code, Create, Lowering, Types, Use, may_be_absent};
use crate::fragment::{HelperType, Pasted, TypeForm, language};
use crate::model::{self, Arg, ArgValue, Constant, Enum, Head, Matcher, Node, NodeArg};
use crate::plan::attribute::AttrSlot;
use crate::plan::builder::Builder;
use crate::plan::slots::Count;
use crate::tablegen::Diagnostic;

impl<'r> Lowering<'_, 'r> {
    /// Plans the creation of an operation and returns the symbol of its results.
    pub(super) fn create(
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
            self.wanted = self.wanted_by(op, index);
            let symbol = arg.node().map(|node| self.result(node, offset, depth + 1));
            nested.push(symbol.transpose()?);
            self.wanted = Wanted::default();
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
                let args: Vec<_> = setters.into_iter().map(|(_, argument)| argument).collect();
                let (function, helper) = match self.builder(op) {
                    Ok(function) => (function, None),
                    Err(error) => (String::new(), Some(self.builder_helper(op, &args, error)?)),
                };
                let (symbol, local) = self.created(node, op);
                let (local, view) = (Some(local), self.ops.views[op].clone());
                let build = Build { local, view, function, args, helper, loc };
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
            Builder::Listed(it) if it.required() == count => Some(it.name),
            Builder::Listed(it) if it.params.len() == count => it.options.map(|it| it.full),
            _ => None,
        });
        // The parameters of C++ builders are not compared with the arguments.
        let found = found.filter(|_| !language::is_cpp(definition.record));
        found.ok_or_else(|| {
            let name = &definition.name;
            let error = self.error(format!("the types of the results of op '{name}' cannot be inferred"));
            let help = "`returnType` says which types they have, or the definition lists a builder that takes only \
                        the arguments";
            Box::new(error.with_help(help))
        })
    }

    /// The call of a helper that replaces the builder of an operation in C++, whose types are not inferred, as `error`
    /// says.
    fn builder_helper(
        &mut self,
        op: usize,
        args: &[Argument],
        error: Box<Diagnostic>,
    ) -> model::Result<Code> {
        let definition = &self.model.ops[op];
        let passed = self.passed_arguments(op, args);
        let Some(passed) = passed.filter(|_| language::is_cpp(definition.record)) else {
            return Err(error);
        };
        let cpp = format!("{}::build", definition.class_name);
        let error = error.with_detail("it infers the types of the results");
        let name = format!("build_{}", definition.class_name);
        Ok(self.helper_of(&name, &cpp, passed, Some(HelperType::Op), &error))
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
                    self.wanted = Wanted::Type;
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

    /// The setter of an argument and its value. Builders take handles only.
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
        let is_optional = is_optional || self.is_optional_native(nested);
        let slot = &self.ops.slots[op].operands[index];
        let argument = match slot.count {
            Count::Optional if !is_optional => Argument::Some(of),
            _ => Argument::One(of),
        };
        Ok((setter, argument))
    }

    /// Whether a helper replaces the call with the symbol `nested` and returns an option.
    fn is_optional_native(&self, nested: Option<&str>) -> bool {
        let found = nested.and_then(|symbol| self.symbols.find(symbol));
        let wanted = found.and_then(|it| self.natives.get(&it.local));
        matches!(wanted, Some(Wanted::OptionalValue | Wanted::OptionalAttribute))
    }

    /// Whether a symbol refers to the only result of an operation.
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
            let is_optional = self.is_optional_native(nested);
            let of = self.use_of(symbol)?.converted(has_builder && !is_optional);
            let slot = &self.ops.slots[op].attributes[index];
            return Ok((attr_setter(slot), present(slot, is_optional, of)));
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

    /// The value of a constant of the attribute's own constraint, or of a case of its enum. It needs no conversion.
    fn own_value(&mut self, op: usize, index: usize, constant: &Constant<'r>) -> Option<Argument> {
        let slot = &self.ops.slots[op].attributes[index];
        let own = &self.model.ops[op].attributes[index].constraint;
        let expr = match constant {
            Constant::Attr(attr, value)
                if attr.base == own.base
                    && (slot.value.is_some() || slot.is_unit)
                    // A view of any kind would need a conversion.
                    && TypeForm::of(attr.default_type().name) != TypeForm::Type =>
            {
                self.planner.default_value(value, attr.default_type(), &["_builder", "_ctxt"])
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
        let of = self.evaluated(Code::new(expr, vec![context("_builder"), context("_ctxt")]));
        Some(if slot.optional && !slot.is_unit {
            Argument::SomeValue(of)
        } else {
            Argument::One(of)
        })
    }
}

impl Use {
    /// A variable with an explicit conversion, for a function without `impl Into` parameters.
    fn converted(self, is_needed: bool) -> Self {
        match self {
            Self::Local(local) if is_needed => Self::Into(local),
            of => of,
        }
    }
}

/// The setter of an attribute that takes an attribute, or a flag for a unit attribute.
fn attr_setter(slot: &AttrSlot<'_>) -> String {
    if slot.is_unit { slot.setter.clone() } else { slot.raw_setter.clone() }
}

/// The argument of an attribute's setter. If the attribute may be absent, but the value is present, the value is
/// wrapped.
fn present(slot: &AttrSlot<'_>, is_optional: bool, of: Use) -> Argument {
    if slot.optional && !slot.is_unit && !is_optional {
        Argument::Some(of)
    } else {
        Argument::One(of)
    }
}
