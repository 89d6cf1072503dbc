//! `multiclass` and `defm`.

use super::{Arguments, Entry, Eval, Multiclass, Outcome, ScopeKind, Stop};
use crate::eval::Substitutions;
use crate::eval::names::include_help;
use crate::eval::values::is_keyword;
use crate::names::nearest;
use crate::options::Version;
use crate::parser::{Cursor, Rule};
use crate::source::Loc;
use crate::store::{Node, RecordData, RecordId, RecordKind, Sym, Ty, Val};

impl Eval {
    /// `Multiclass<arguments>` after a colon. LLVM 22 does not check the arguments of a parent
    /// multiclass.
    pub(in crate::eval) fn multiclass_reference(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
        check: bool,
    ) -> Outcome<(usize, Arguments)> {
        let mut children = node.children();
        let word = self.word(&mut children, "expected name for MultiClassID", node.next_loc())?;
        let name = self.store.intern(word.word());
        let Some(&index) = self.multiclass_names.get(&name) else {
            let text = format!("Couldn't find multiclass '{}'", word.word());
            let stop = self.fail(word.loc(), text);
            let names = self.multiclass_names.keys().map(|&sym| self.store.text(sym));
            if self.store.class_names.contains_key(&name) {
                self.help(format!("'{}' is a class: use 'def'", word.word()));
            } else if let Some(file) = self.options.file_that_defines(&["multiclass"], word.word())
            {
                self.help(include_help(word.word(), &file));
            } else if let Some(near) = nearest(word.word(), names) {
                self.help(format!("a multiclass with a similar name exists: '{near}'"));
            }
            return Err(stop);
        };
        let Some(list) = children.accept(Rule::arguments) else {
            return Ok((index, Arguments::new()));
        };
        let template = self.multiclasses[index].record;
        let (mut args, locs) = self.arguments(list, record, template)?;
        if check {
            self.check_arguments(&mut args, &locs, template, list.next_loc())?;
        }
        Ok((index, args))
    }

    pub(in crate::eval) fn defm(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let name = match self.object_name(&mut children)? {
            Some(name) if name != Val::UNSET => name,
            _ => {
                let name = self.new_anonymous_name();
                match self.multiclass {
                    None => name,
                    Some(index) => {
                        let own = self.qualify(self.multiclasses[index].record, Sym::NAME);
                        let prefix = self.store.values.get(Node::Var { name: own, ty: Ty::STRING });
                        self.str_concat(prefix, name)
                    }
                }
            }
        };
        self.expect(
            children.peek(),
            Rule::missing_defm_colon,
            "expected ':' after defm identifier",
        )?;
        let mut instances = Vec::new();
        let mut is_first = true;
        let mut in_classes = false;
        while let Some(reference) = children.accept(Rule::reference) {
            let next = reference.next_loc();
            if !is_first && !in_classes {
                let word = reference.word();
                if word.is_empty() || is_keyword(word) {
                    return Err(self.fail(reference.loc(), "expected identifier"));
                }
                let name = self.store.intern(word);
                in_classes = self.store.class_names.contains_key(&name);
            }
            is_first = false;
            if in_classes {
                let (class, args) = self.class_reference(reference, None)?;
                for entry in &instances {
                    self.add_superclass_to(entry, class, &args, reference.loc(), next)?;
                }
                continue;
            }
            let (index, args) = self.multiclass_reference(reference, None, true)?;
            let mut substitutions =
                self.bind_multiclass(index, &args, name, reference.loc(), next)?;
            let is_final = self.multiclass.is_none() && self.loops.is_empty();
            let entries = std::mem::take(&mut self.multiclasses[index].entries);
            let result = self.run_entries(
                &entries,
                &mut substitutions,
                is_final,
                Some(&mut instances),
                Some(reference.loc()),
            );
            self.multiclasses[index].entries = entries;
            result?;
        }
        let next = children.peek().map_or(node.next_loc(), |end| end.loc());
        for entry in instances {
            self.apply_lets_to(&entry, next)?;
            // A duplicate name does not stop the other records.
            match self.add_entry(entry) {
                Ok(()) | Err(Stop::Failed(_)) => {}
                Err(Stop::Fatal) => return Err(Stop::Fatal),
            }
        }
        self.end(&mut children, "expected ';' at end of defm")
    }

    pub(in crate::eval) fn add_superclass_to(
        &mut self,
        entry: &Entry,
        class: RecordId,
        args: &[Val],
        loc: Loc,
        next: Loc,
    ) -> Outcome<()> {
        match entry {
            Entry::Record(record) => self.add_superclass(*record, class, args, loc, next),
            Entry::Loop(inner) => inner
                .entries
                .iter()
                .try_for_each(|entry| self.add_superclass_to(entry, class, args, loc, next)),
            _ => Ok(()),
        }
    }

    pub(in crate::eval) fn bind_multiclass(
        &mut self,
        index: usize,
        args: &[Val],
        name: Val,
        loc: Loc,
        next: Loc,
    ) -> Outcome<Substitutions> {
        let template = self.multiclasses[index].record;
        let mut bound = self.bind_arguments(template, args, loc, next)?;
        let own = self.qualify(template, Sym::NAME);
        bound.push((own, name));
        Ok(bound)
    }

    pub(in crate::eval) fn multiclass(&mut self, node: Cursor<'_>) -> Outcome<()> {
        if !self.loops.is_empty() {
            let text = "multiclass is not allowed inside foreach loop";
            return Err(self.fail(node.loc(), text));
        }
        let mut children = node.children();
        let missing = "expected identifier after multiclass for name";
        let word = self.word(&mut children, missing, node.next_loc())?;
        let name = self.store.intern(word.word());
        if let Some(&index) = self.multiclass_names.get(&name) {
            let text = format!("multiclass '{}' already defined", word.word());
            let stop = self.fail(word.loc(), text);
            self.note_differs(self.multiclasses[index].record);
            return Err(stop);
        }
        let value = self.store.string(name);
        let record =
            self.store.add_record(RecordData::new(value, word.loc(), RecordKind::Multiclass));
        let index = self.multiclasses.len();
        self.multiclasses.push(Multiclass { record, entries: Vec::new() });
        self.multiclass_names.insert(name, index);
        self.multiclass = Some(index);
        self.push_scope(ScopeKind::Multiclass(index));
        if let Some(args) = children.accept(Rule::template_args) {
            self.template_args(args, record, None)?;
        }
        let mut inherits = false;
        if let Some(parents) = children.accept(Rule::parents) {
            inherits = true;
            for reference in parents.children() {
                let check = self.options.version >= Version::Trunk;
                let (parent, args) = self.multiclass_reference(reference, Some(record), check)?;
                let own = self.qualify(record, Sym::NAME);
                let name = self.store.values.get(Node::Var { name: own, ty: Ty::STRING });
                let next = reference.next_loc();
                let mut substitutions =
                    self.bind_multiclass(parent, &args, name, reference.loc(), next)?;
                let entries = self.multiclasses[parent].entries.clone();
                let mut instances = Vec::new();
                self.run_entries(&entries, &mut substitutions, false, Some(&mut instances), None)?;
                self.multiclasses[index].entries.extend(instances);
            }
        }
        match children.next() {
            Some(body) if body.rule() == Rule::multiclass_body => self.multiclass_body(body)?,
            Some(end) if end.rule() == Rule::semicolon && inherits => {}
            end => {
                let loc = end.map_or(node.next_loc(), |end| end.loc());
                let text = if inherits {
                    "expected ';' in multiclass definition"
                } else {
                    "expected '{' in multiclass definition"
                };
                return Err(self.fail(loc, text));
            }
        }
        self.warn_unused(record);
        self.pop_scope();
        self.multiclass = None;
        Ok(())
    }

    pub(in crate::eval) fn multiclass_body(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut is_empty = true;
        for statement in node.children() {
            match statement.rule() {
                Rule::semicolon => {
                    if !is_empty {
                        self.trailing_semicolon(Some(statement), "multiclass");
                        return Ok(());
                    }
                }
                Rule::assert
                | Rule::def
                | Rule::defm
                | Rule::defvar
                | Rule::dump
                | Rule::foreach
                | Rule::if_then
                | Rule::let_in => self.statement(statement)?,
                _ => {
                    let text = "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body";
                    return Err(self.fail(statement.loc(), text));
                }
            }
            is_empty = false;
        }
        if is_empty {
            let brace = node.text().rfind('}').unwrap_or(0);
            let loc = Loc(node.loc().0 + brace as u32);
            return Err(self.fail(loc, "multiclass must contain at least one def"));
        }
        Ok(())
    }
}
