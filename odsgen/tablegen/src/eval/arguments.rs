//! Evaluates template argument lists and inline records.

use super::{Arguments, Eval, Outcome, Stop, Substitutions};
use crate::names::nearest;
use crate::parser::{Cursor, Rule};
use crate::source::Loc;
use crate::store::{Node, RecordId, Sym, Ty, Val};
use smallvec::SmallVec;

impl Eval {
    /// Evaluates `Class<arguments>` used as a value.
    pub(super) fn inline_record(
        &mut self,
        node: Cursor<'_>,
        name: Sym,
        arguments: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<Val> {
        let Some(&class) = self.store.class_names.get(&name) else {
            let text = format!("Expected a class name, got '{}'", node.word());
            let stop = self.fail_at(node.loc(), arguments.loc(), text);
            let names = self.store.class_names.keys().map(|&sym| self.store.text(sym));
            if let Some(near) = nearest(node.word(), names) {
                self.help(format!("a class with a similar name exists: '{near}'"));
            }
            return Err(stop);
        };
        let (mut args, locs) = self.arguments(arguments, record, class)?;
        let next = arguments.next_loc();
        self.check_arguments(&mut args, &locs, class, next)?;
        self.bind_arguments(class, &args, node.loc(), next)?;
        let args = self.store.values.intern_seq(&args);
        let value = self.store.values.get(Node::Inline { class, args });
        self.locate_inline(value, node.loc());
        if let Some(&id) = self.inline.get(&value) {
            return Ok(self.store.record_value(id));
        }
        let mut track = super::resolve::TrackUnresolvedResolver::new(None);
        for i in args.range() {
            let arg = self.store.values.pooled(i);
            self.resolve(arg, &mut track)?;
        }
        if track.unresolved { Ok(value) } else { self.instantiate(value) }
    }

    /// The arguments between `<` and `>`, and the position of each.
    pub(crate) fn arguments(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        class: RecordId,
    ) -> Outcome<(Arguments, SmallVec<[Loc; 4]>)> {
        let mut args = Arguments::new();
        let mut locs = SmallVec::new();
        let mut has_named = false;
        let mut children = node.children();
        while let Some(first) = children.next() {
            if first.rule() != Rule::value {
                return Err(self.fail(first.loc(), "Expected comma before next argument"));
            }
            let index = args.len();
            let names = &self.store.record(class).template_args;
            let Some(&name) = names.get(index) else {
                let text = format!("Too many template arguments: {}", index + 1);
                return Err(self.fail(first.loc(), text));
            };
            locs.push(first.loc());
            let expected = if has_named { None } else { self.argument_type(class, name) };
            let value = self.plain_value(first, record, expected)?;
            if let Some(named) = children.accept(Rule::named) {
                let Some(sym) = self.store.as_sym(value) else {
                    let text = "The name of named argument should be a valid identifier";
                    return Err(self.fail_at(first.loc(), named.loc(), text));
                };
                let qualified = self.qualify(class, sym);
                let Some(expected) = self.argument_type(class, qualified) else {
                    let text = format!("Argument {} doesn't exist", self.store.value_text(value));
                    return Err(self.fail_at(first.loc(), named.loc(), text));
                };
                let Some(second) = named.children().next() else { return Err(Stop::Fatal) };
                let value = self.plain_value(second, record, Some(expected))?;
                if value == Val::UNSET {
                    let text = "The value of named argument should be initialized, but we got '?'";
                    return Err(self.fail_at(second.loc(), second.next_loc(), text));
                }
                args.push(self.store.values.get(Node::Named { name: qualified, a: value }));
                has_named = true;
            } else {
                if has_named {
                    let text = "Positional argument should be put before named argument";
                    return Err(self.fail_at(first.loc(), first.next_loc(), text));
                }
                let arg = Node::Positional { index: index as u32, a: value };
                args.push(self.store.values.get(arg));
            }
        }
        Ok((args, locs))
    }

    pub(super) fn argument_type(&self, class: RecordId, name: Sym) -> Option<Ty> {
        self.store.record(class).field(name).map(|field| field.ty)
    }

    /// Casts arguments to the types of their parameters; reports every argument of another type.
    pub(crate) fn check_arguments(
        &mut self,
        args: &mut [Val],
        locs: &[Loc],
        class: RecordId,
        next: Loc,
    ) -> Outcome<()> {
        let mut failed = false;
        for (arg, &loc) in args.iter_mut().zip(locs) {
            let (name, value) = self.argument(class, *arg);
            let Some(ty) = self.argument_type(class, name) else { continue };
            if self.type_of(value).is_none() {
                continue;
            }
            match self.cast_to(value, ty)? {
                Some(cast) if cast == value => {}
                Some(cast) => {
                    *arg = self.store.values.get(match self.store.node(*arg) {
                        Node::Named { name, .. } => Node::Named { name, a: cast },
                        Node::Positional { index, .. } => Node::Positional { index, a: cast },
                        other => other,
                    });
                }
                None => {
                    failed = true;
                    let actual = self.type_name(value);
                    let text = format!(
                        "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.store.text(name),
                        actual,
                        self.store.type_text(ty),
                        self.store.value_text(value)
                    );
                    self.error(loc, text);
                }
            }
        }
        if failed { Err(Stop::Failed(next)) } else { Ok(()) }
    }

    /// The parameter name and the value of an argument.
    pub(crate) fn argument(&self, class: RecordId, arg: Val) -> (Sym, Val) {
        match self.store.node(arg) {
            Node::Positional { index, a } => {
                let names = &self.store.record(class).template_args;
                (names.get(index as usize).copied().unwrap_or(Sym::EMPTY), a)
            }
            Node::Named { name, a } => (name, a),
            _ => (Sym::EMPTY, arg),
        }
    }

    /// The value of every parameter: the argument or the default.
    pub(crate) fn bind_arguments(
        &mut self,
        class: RecordId,
        args: &[Val],
        loc: Loc,
        next: Loc,
    ) -> Outcome<Substitutions> {
        let params = &self.store.record(class).template_args;
        let mut unbound: SmallVec<[Sym; 8]> = SmallVec::from_slice(params);
        let mut bound = Substitutions::new();
        for &arg in args {
            let (name, value) = self.argument(class, arg);
            let Some(at) = unbound.iter().position(|&param| param == name) else {
                let text = format!(
                    "We can only specify the template argument '{}' once",
                    self.store.text(name)
                );
                return Err(self.fail_at(loc, next, text));
            };
            unbound.remove(at);
            bound.push((name, value));
        }
        for name in unbound {
            let Some(field) = self.store.record(class).field(name) else { continue };
            let (default, declared) = (field.value, field.loc);
            if !self.is_complete(default) {
                let text = format!(
                    "value not specified for template argument '{}'",
                    self.store.text(name)
                );
                let stop = self.fail_at(loc, next, text);
                let text = format!("declared in '{}'", self.store.record_name(class));
                self.note(declared, text);
                return Err(stop);
            }
            bound.push((name, default));
        }
        Ok(bound)
    }
}
