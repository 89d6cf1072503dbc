//! Name lookup, and suggestions for undefined names.

use super::values::Mode;
use super::{Eval, Outcome, ScopeKind};
use crate::names::nearest;
use crate::parser::Cursor;
use crate::shipped::defines;
use crate::source::Span;
use crate::store::{Global, Node, Op, RecordId, Sym, Ty, Val};

impl Eval {
    /// Reports a class that does not exist.
    pub(crate) fn unknown_class(&mut self, node: Cursor<'_>, name: Sym) {
        let text = self.store.text(name).to_owned();
        let mut message = format!("Couldn't find class '{text}'");
        let is_multiclass = self.multiclass_names.contains_key(&name);
        if is_multiclass {
            message += &format!(". Use 'defm' if you meant to use multiclass '{text}'");
        }
        self.error(node.loc(), message);
        if !is_multiclass {
            let names = self.store.class_names.keys().map(|&sym| self.store.text(sym));
            let help = match self.options.file_that_defines(&["class"], &text) {
                Some(file) => Some(include_help(&text, &file)),
                None if defines(
                    &node.piece().text[node.offset() as usize..],
                    &["class"],
                    &text,
                ) =>
                {
                    Some(format!("'{text}' is defined after this use"))
                }
                None => nearest(&text, names)
                    .map(|near| format!("a class with a similar name exists: '{near}'")),
            };
            self.diagnostics.last_mut().into_iter().for_each(|it| it.help.clone_from(&help));
        }
    }

    /// Evaluates a word as the name of a value.
    pub(super) fn identifier(
        &mut self,
        node: Cursor<'_>,
        name: Sym,
        record: Option<RecordId>,
        mode: Mode,
    ) -> Outcome<Val> {
        // `name = ` in an argument list: the word is the argument's name.
        if node.piece().text.as_bytes().get(node.offset() as usize + node.text().len())
            == Some(&b'=')
        {
            return Ok(self.store.string(name));
        }
        if let Some(value) = self.lookup(name) {
            return Ok(value);
        }
        if mode == Mode::Name {
            let len = self.store.text(name).len() as u32;
            let places = self.store.places.written(Span { start: node.loc(), len });
            return Ok(self.store.string_or_code(name, false, places));
        }
        match self.store.globals.get(&name) {
            Some(&Global::Def(id)) => return Ok(self.store.record_value(id)),
            Some(&Global::Var(value)) => return Ok(value),
            None => {}
        }
        // A record may refer to itself; the reference is resolved when the record is complete.
        if let Some(id) = record
            && self.multiclass.is_none()
            && !self.store.record(id).is_class()
            && self.store.as_sym(self.store.record(id).name) == Some(name)
        {
            let ty = self.store.record_type(id);
            let a = self.store.string(name);
            return Ok(self.store.values.get(Node::Un { op: Op::Cast, ty, a }));
        }
        let text = format!("Variable not defined: '{}'", node.word());
        let stop = self.fail_at(node.loc(), node.next_loc(), text);
        if let Some(file) = self.options.file_that_defines(&["def", "defm", "defvar"], node.word())
        {
            self.help(include_help(node.word(), &file));
        } else if self.store.class_names.contains_key(&name) {
            self.help(format!("'{0}' is a class: `{0}<…>` is one of its kind", node.word()));
        } else if let Some(near) = self.nearest_name(node.word(), record) {
            self.help(format!("a similar name exists: '{near}'"));
        }
        Err(stop)
    }

    pub(super) fn nearest_name(&self, word: &str, record: Option<RecordId>) -> Option<String> {
        let mut names: Vec<&str> =
            self.store.globals.keys().map(|&sym| self.store.text(sym)).collect();
        for scope in &self.scopes {
            names.extend(scope.vars.iter().map(|var| self.store.text(var.0)));
        }
        if let Some(record) = record {
            let fields = self.store.record(record).fields.iter();
            names.extend(fields.map(|field| {
                let text = self.store.text(field.name);
                text.rsplit(':').next().unwrap_or(text)
            }));
        }
        nearest(word, names.into_iter())
    }

    /// Looks a name up in the open scopes.
    pub(super) fn lookup(&mut self, name: Sym) -> Option<Val> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            if let Some(var) = scope.vars.iter().find(|var| var.0 == name) {
                return Some(var.1);
            }
            match scope.kind {
                ScopeKind::Local | ScopeKind::Loop(None) => {}
                ScopeKind::Record(id) => {
                    if let Some(field) = self.store.record(id).field(name) {
                        let ty = field.ty;
                        return Some(self.store.values.get(Node::Var { name, ty }));
                    }
                    if self.store.record(id).is_class()
                        && let Some(value) = self.template_arg(id, name)
                    {
                        return Some(value);
                    }
                }
                ScopeKind::Loop(Some((var, ty))) => {
                    if var == name {
                        return Some(self.store.values.get(Node::Var { name, ty }));
                    }
                }
                ScopeKind::Multiclass(index) => {
                    let record = self.multiclasses[index].record;
                    if let Some(value) = self.template_arg(record, name) {
                        return Some(value);
                    }
                }
            }
        }
        None
    }

    pub(super) fn template_arg(&mut self, record: RecordId, name: Sym) -> Option<Val> {
        if name == Sym::NAME {
            let name = self.qualify(record, name);
            return Some(self.store.values.get(Node::Var { name, ty: Ty::STRING }));
        }
        if self.store.record(record).template_args.is_empty() {
            return None;
        }
        let qualified = self.qualify(record, name);
        let data = self.store.record_mut(record);
        if !data.is_template_arg(qualified) {
            return None;
        }
        let field = data.field_mut(qualified)?;
        field.used = true;
        let ty = field.ty;
        Some(self.store.values.get(Node::Var { name: qualified, ty }))
    }
}

/// The `help:` line for a name that is defined in `file`, which is not included.
pub(super) fn include_help(name: &str, file: &str) -> String {
    format!("add `include \"{file}\"`, which defines '{name}'")
}
