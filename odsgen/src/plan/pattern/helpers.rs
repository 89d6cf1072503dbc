//! Helpers of rules: functions that replace C++ which is not translated.

use rustc_hash::FxHashSet;

use super::symbols::{SymbolKind, split};

use super::{
    Action, Argument, Code, Condition, Lowering, Pass, Rule, Step, Use, Values, may_be_absent,
};
use crate::fragment::{Expr, HelperType, language};
use crate::model::{self, Arg, ArgValue, NativeCode, NodeArg};
use crate::names::snake;
use crate::plan::attribute::Storage;
use crate::plan::constraint::Constraint;
use crate::plan::slots::Count;
use crate::tablegen::Diagnostic;

/// What an expression in C++ returns, as far as its use shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Wanted {
    #[default]
    Value,
    OptionalValue,
    /// Values of a variadic operand.
    Values,
    Attribute,
    OptionalAttribute,
    /// Whether a unit attribute is present.
    Flag,
    Type,
    /// A property, whose type only C++ has.
    Property,
}

impl Wanted {
    /// The type that a helper returns in its place; `None` if there is none.
    fn ty(self) -> Option<HelperType> {
        Some(match self {
            Self::Value => HelperType::Value,
            Self::OptionalValue => HelperType::OptionalValue,
            Self::Values => HelperType::VecOfValues,
            Self::Attribute => HelperType::Attribute,
            Self::OptionalAttribute => HelperType::OptionalAttribute,
            Self::Flag => HelperType::Bool,
            Self::Type => HelperType::Type,
            Self::Property => return None,
        })
    }

    /// What an argument of a call is, by the name of the expression.
    fn of_name(name: &str) -> Self {
        if name.contains("Attr") {
            Self::Attribute
        } else if name.contains("Type") {
            Self::Type
        } else {
            Self::Value
        }
    }
}

/// An argument of a helper: its type, and its use as such.
type Passed = (HelperType, Use);

impl<'r> Lowering<'_, 'r> {
    /// What argument `arg` of operation `op` is.
    pub(super) fn wanted_by(&self, op: usize, arg: usize) -> Wanted {
        let slots = &self.ops.slots[op];
        match self.model.ops[op].args[arg] {
            Arg::Operand(index) => match slots.operands[index].count {
                Count::One => Wanted::Value,
                Count::Optional => Wanted::OptionalValue,
                Count::Variadic | Count::Groups(_) => Wanted::Values,
            },
            Arg::Attribute(index) => match &slots.attributes[index] {
                slot if slot.is_unit => Wanted::Flag,
                slot if slot.optional => Wanted::OptionalAttribute,
                _ => Wanted::Attribute,
            },
            Arg::Property(_) => Wanted::Property,
        }
    }

    /// What an argument of the call `native` is.
    pub(super) fn wanted_by_call(&self, arg: &NodeArg<'r>) -> Wanted {
        match arg.node().map(|node| node.head) {
            Some(model::Head::Native(native)) => Wanted::of_name(&name_of(native)),
            _ => Wanted::Value,
        }
    }

    /// The call of a helper that replaces `native`, which is not translated because of `error`. `args` are the arguments
    /// with the names that are bound to them.
    pub(super) fn native_helper(
        &mut self,
        native: NativeCode<'r>,
        args: &[(Use, Option<Passed>)],
        loc: Option<String>,
        wanted: Wanted,
        error: &Diagnostic,
    ) -> Option<Code> {
        let returns = match native.returns {
            0 => None,
            1 => Some(wanted.ty()?),
            count => Some(HelperType::ArrayOfValues(count)),
        };
        let mut passed = vec![(HelperType::Rewriter, Use::Rewriter)];
        if native.code.text.contains("$_loc") {
            let loc = loc.unwrap_or_else(|| self.default_loc());
            passed.push((HelperType::Location, Use::Local(loc)));
        }
        for (_, arg) in args {
            passed.push(arg.clone()?);
        }
        Some(self.helper_of(&name_of(native), native.code.text, passed, returns, error))
    }

    /// The call of a helper that replaces `native` in a source pattern, which is not translated because of `error`. It
    /// returns the parts `args` of the operation that is matched.
    pub(super) fn matching_helper(
        &mut self,
        native: NativeCode<'r>,
        args: &[NodeArg<'r>],
        error: Diagnostic,
    ) -> model::Result<Expr> {
        let is_attr = |arg: &NodeArg<'r>| matches!(arg.value, ArgValue::Attr(_));
        let parts = HelperType::Parts(args.iter().map(is_attr).collect());
        let params = || vec![("_self".to_owned(), HelperType::OpRef)];
        let name = name_of(native);
        let helper = (name.as_str(), &params as &dyn Fn() -> Vec<(String, HelperType)>);
        let call = self.planner.helper_call(native.code.text, Some(parts), helper, &error);
        call.ok_or_else(|| Box::new(error))
    }

    /// The call of the helper for `cpp`.
    pub(super) fn helper_of(
        &mut self,
        name: &str,
        cpp: &str,
        passed: Vec<Passed>,
        returns: Option<HelperType>,
        error: &Diagnostic,
    ) -> Code {
        let placeholders: Vec<_> = (0..passed.len()).map(|at| format!("{at}_passed")).collect();
        let params = || {
            let types = passed.iter().map(|(ty, _)| ty.clone());
            placeholders.iter().cloned().zip(types).collect()
        };
        let call = self.planner.helper_call(cpp, returns, (name, &params), error);
        let uses = placeholders.iter().cloned().zip(passed.iter().map(|(_, of)| of.clone()));
        Code::new(call.unwrap_or_else(Expr::unit).into(), uses.collect())
    }

    /// An argument of a call in the second part as that of a helper; `None` if no helper takes it. `nested` is the symbol of
    /// a nested call.
    pub(super) fn passed(
        &self,
        arg: &NodeArg<'r>,
        nested: Option<&str>,
        of: &Use,
    ) -> Option<Passed> {
        let into = |ty| Some((ty, of.clone().passed(Pass::Into)));
        let symbol = match (&arg.value, nested) {
            (_, Some(symbol)) => symbol,
            (ArgValue::Attr(matcher), _) if matcher.constant.is_some() => {
                return into(HelperType::Attribute);
            }
            (ArgValue::Unset | ArgValue::Type(_), _) => arg.name?,
            _ => return None,
        };
        let (found, number) = (self.symbols.find(symbol)?, split(symbol).1);
        let values = || Some((HelperType::Values, of.clone().passed(Pass::Slice)));
        match (&found.kind, number) {
            (SymbolKind::Attr { op, index }, _) => {
                let slot = &self.ops.slots[*op].attributes[*index];
                if slot.is_unit {
                    Some((HelperType::Bool, of.clone()))
                } else if may_be_absent(slot) {
                    let of = of.clone().passed(Pass::MapInto);
                    Some((HelperType::OptionalAttribute, of))
                } else {
                    into(HelperType::Attribute)
                }
            }
            (SymbolKind::FoundAttr(_), _) => into(HelperType::Attribute),
            (SymbolKind::Property { .. }, _) => None,
            (SymbolKind::Operand { count, .. }, None) => match count {
                Count::One => Some((HelperType::Value, of.clone())),
                Count::Optional => Some((HelperType::OptionalValue, of.clone())),
                Count::Variadic | Count::Groups(_) => values(),
            },
            (SymbolKind::Operand { .. } | SymbolKind::Values, Some(_)) => {
                Some((HelperType::Value, of.clone()))
            }
            (SymbolKind::Values, None) => values(),
            (SymbolKind::Op(_), _) => match of {
                Use::Array(_) | Use::Local(_) if self.has_results(&found.kind) => values(),
                Use::Local(_) => into(HelperType::Op),
                of => Some((HelperType::Value, of.clone())),
            },
            (SymbolKind::Value, _) => {
                let wanted = self.natives.get(&found.local).copied().unwrap_or_default();
                match wanted {
                    Wanted::Value | Wanted::Attribute | Wanted::Type => into(wanted.ty()?),
                    Wanted::Values => values(),
                    _ => Some((wanted.ty()?, of.clone())),
                }
            }
        }
    }

    fn has_results(&self, kind: &SymbolKind<'r>) -> bool {
        matches!(kind, SymbolKind::Op(op) if !self.model.ops[*op].results.is_empty())
    }

    /// The use of a bound name in the first part as an argument of a helper; `None` if no helper takes it.
    pub(super) fn passed_view(&self, symbol: &str, of: &Use) -> Option<Passed> {
        let found = self.symbols.find(symbol)?;
        Some(match (&found.kind, split(symbol).1) {
            (SymbolKind::Attr { op, index }, _) => {
                let slot = &self.ops.slots[*op].attributes[*index];
                let is_view = matches!(slot.storage, Storage::Kind { .. });
                let of = of.clone();
                match (slot.is_unit, may_be_absent(slot)) {
                    (true, _) => (HelperType::Bool, of),
                    (_, true) if is_view => {
                        (HelperType::OptionalAttrRef, of.passed(Pass::MapDeref))
                    }
                    (_, true) => (HelperType::OptionalAttrRef, of),
                    (_, false) if is_view => (HelperType::AttrRef, of.passed(Pass::Deref)),
                    (_, false) => (HelperType::AttrRef, of),
                }
            }
            (SymbolKind::FoundAttr(_), _) => (HelperType::Attribute, of.clone().passed(Pass::Into)),
            (SymbolKind::Operand { count: Count::Optional, .. }, None) => {
                (HelperType::OptionalValueRef, of.clone())
            }
            (SymbolKind::Operand { count: Count::Variadic | Count::Groups(_), .. }, None) => {
                (HelperType::ValueRefs, of.clone().passed(Pass::Collect))
            }
            (SymbolKind::Op(_), _) => match of {
                Use::Array(_) => (HelperType::ValueRefs, of.clone().passed(Pass::Collect)),
                Use::Local(_) => (HelperType::OpRef, of.clone().passed(Pass::Deref)),
                of => (HelperType::ValueRef, of.clone()),
            },
            (SymbolKind::Operand { .. } | SymbolKind::Value, _) => {
                (HelperType::ValueRef, of.clone())
            }
            (SymbolKind::Property { .. } | SymbolKind::Values, _) => return None,
        })
    }

    /// The arguments of a builder as those of a helper.
    pub(super) fn passed_arguments(
        &self,
        op: usize,
        arguments: &[Argument],
    ) -> Option<Vec<Passed>> {
        let mut passed = vec![(HelperType::Rewriter, Use::Rewriter)];
        for (index, argument) in arguments.iter().enumerate() {
            let wanted = self.wanted_by(op, index);
            let ty = if wanted == Wanted::Values { HelperType::Values } else { wanted.ty()? };
            let of = match argument {
                Argument::Values(Values::All(local)) => {
                    Use::Local(local.clone()).passed(Pass::Slice)
                }
                Argument::Values(Values::Each(list)) => {
                    Use::Array(list.clone()).passed(Pass::Slice)
                }
                Argument::Values(Values::Optional(local)) => {
                    Use::Local(local.clone()).passed(Pass::OptionSlice)
                }
                Argument::Some(of) | Argument::SomeValue(of) => of.clone().passed(Pass::SomeInto),
                Argument::One(of) if wanted == Wanted::OptionalAttribute => {
                    of.clone().passed(Pass::MapInto)
                }
                Argument::One(of) if matches!(wanted, Wanted::Value | Wanted::Attribute) => {
                    of.clone().passed(Pass::Into)
                }
                Argument::One(of) => of.clone(),
            };
            passed.push((ty, of));
        }
        Some(passed)
    }
}

impl Code {
    /// Whether it calls a helper of the second part.
    pub(super) fn calls_helper(&self) -> bool {
        self.uses.iter().any(|(_, of)| matches!(of, Use::Rewriter)) && self.expr.uses("0_passed")
    }
}

impl Use {
    /// The use as an argument of a helper.
    fn passed(self, pass: Pass) -> Self {
        match (self, pass) {
            (of @ Self::Into(_), Pass::Into) => of,
            (of, pass) => Self::Passed(Box::new(of), pass),
        }
    }
}

/// The name of the helper that replaces `native`.
fn name_of(native: NativeCode<'_>) -> String {
    if native.record.is_anonymous() {
        called(native.code.text).unwrap_or("native").to_owned()
    } else {
        native.record.name().to_owned()
    }
}

/// The name of the first function that `cpp` calls and that is no cast.
pub(super) fn called(cpp: &str) -> Option<&str> {
    const CASTS: &[&str] =
        &["isa", "cast", "dyn_cast", "isa_and_nonnull", "dyn_cast_or_null", "static_cast"];
    let ends = cpp.match_indices('(').map(|(at, _)| &cpp[..at]);
    let names = ends.map(|before| {
        let start = before.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        &before[start.map_or(0, |at| at + 1)..]
    });
    let is_name = |it: &&str| it.starts_with(|c: char| c.is_ascii_alphabetic());
    names.filter(is_name).find(|it| !CASTS.contains(it) && !snake(it).is_empty())
}

/// Whether a helper can replace `code`, whose translation fails with `error`.
pub(super) fn is_replaced(code: NativeCode<'_>, error: &Diagnostic) -> bool {
    language::is_cpp(code.record) && language::is_untranslated(error)
}

/// The functions without a path that rules and their constraints call.
pub(super) fn called_by(
    rules: &[Rule],
    constraints: &[(String, Constraint<'_>)],
) -> FxHashSet<String> {
    let mut called = FxHashSet::default();
    constraints.iter().for_each(|(_, it)| it.condition.collect_called(&mut called));
    for rule in rules {
        rule.matching.iter().for_each(|step| collect_step(step, &mut called));
        rule.actions.iter().for_each(|action| collect_action(action, &mut called));
    }
    called
}

fn collect_step(step: &Step, called: &mut FxHashSet<String>) {
    match step {
        Step::Native(_, code, _) | Step::Check(Condition::Holds(code), _) => {
            collect_code(code, called);
        }
        Step::Either { steps, .. } => steps.iter().for_each(|it| collect_step(it, called)),
        _ => {}
    }
}

fn collect_action(action: &Action, called: &mut FxHashSet<String>) {
    match action {
        Action::Native(_, code) | Action::Attr(_, code) | Action::Type(_, code) => {
            collect_code(code, called);
        }
        Action::Constructs(action, _) => collect_action(action, called),
        Action::Create(create) => {
            create.setters.iter().for_each(|(_, argument)| collect_argument(argument, called));
        }
        Action::Build(build) => {
            build.args.iter().for_each(|argument| collect_argument(argument, called));
            build.helper.iter().for_each(|code| collect_code(code, called));
        }
        _ => {}
    }
}

fn collect_argument(argument: &Argument, called: &mut FxHashSet<String>) {
    if let Argument::One(Use::Code(code))
    | Argument::Some(Use::Code(code))
    | Argument::SomeValue(Use::Code(code)) = argument
    {
        collect_code(code, called);
    }
}

fn collect_code(code: &Code, called: &mut FxHashSet<String>) {
    code.expr.collect_called(called);
    for (_, of) in &code.uses {
        if let Use::Code(code) = of {
            collect_code(code, called);
        }
    }
}
