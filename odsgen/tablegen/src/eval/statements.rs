//! Evaluates statements.

mod blocks;
mod multiclass;

use super::values::{Mode, is_keyword};
use super::{
    Arguments, Defset, Entry, Eval, LetEntry, LetMode, Loop, Multiclass, Outcome, ScopeKind, Stop,
};
use crate::diag::Kind;
use crate::names::nearest;
use crate::options::Version;
use crate::parser::{Children, Cursor, Rule};
use crate::source::Loc;
use smallvec::smallvec;

use crate::store::{
    Assertion, Dump, FieldKind, Global, Node, Op, RecordData, RecordId, RecordKind, Sym, Ty,
    TyNode, Val,
};

const NO_OBJECT: &str = "Expected assert, class, def, defm, defset, dump, foreach, if, or let";

impl Eval {
    pub(crate) fn statement(&mut self, node: Cursor<'_>) -> Outcome<()> {
        self.statement_loc = node.loc();
        self.enter()?;
        let result = match node.rule() {
            Rule::class => self.class(node),
            Rule::def => self.def(node),
            Rule::defm => self.defm(node),
            Rule::let_in => self.let_in(node),
            Rule::foreach => self.foreach(node),
            Rule::if_then => self.if_then(node),
            Rule::defvar => self.defvar(node, None),
            Rule::multiclass => self.multiclass(node),
            Rule::assert => self.assert(node, None),
            Rule::dump => self.dump_statement(node, None),
            Rule::defset => self.defset(node),
            Rule::deftype => self.deftype(node),
            _ => Err(self.fail(node.loc(), NO_OBJECT)),
        };
        self.leave();
        result
    }

    /// Fails if the next child has a `missing_*` rule.
    pub(super) fn end(&mut self, children: &mut Children<'_>, missing: &str) -> Outcome<()> {
        match children.next() {
            Some(node) if node.rule() >= Rule::missing_statement => {
                let stop = self.fail(node.loc(), missing);
                if missing.starts_with("expected ';'") && node.follows_line_end() {
                    self.help("the ';' is missing at the end of the line before");
                }
                Err(stop)
            }
            _ => Ok(()),
        }
    }

    /// Reports a `;` after a closing brace, which does not stop evaluation.
    pub(super) fn trailing_semicolon(&mut self, node: Option<Cursor<'_>>, what: &str) {
        if let Some(node) = node {
            self.error(node.loc(), format!("A {what} body should not end with a semicolon"));
            self.note(Loc::NONE, "Semicolon ignored; remove to eliminate this error");
        }
    }

    pub(super) fn class(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let missing = "expected class name after 'class' keyword";
        let word = self.word(&mut children, missing, node.next_loc())?;
        let name = self.store.intern(word.word());
        let class = match self.store.class_names.get(&name) {
            Some(&class) => {
                let data = self.store.record_mut(class);
                // A class without members counts as a forward declaration.
                if !data.fields.is_empty()
                    || !data.supers.is_empty()
                    || !data.template_args.is_empty()
                {
                    let text = format!("Class '{}' already defined", word.word());
                    let stop = self.fail(word.loc(), text);
                    self.note_differs(class);
                    return Err(stop);
                }
                data.locs = smallvec![word.loc()];
                class
            }
            None => {
                let value = self.store.string(name);
                let class =
                    self.store.add_record(RecordData::new(value, word.loc(), RecordKind::Class));
                self.store.classes.push(class);
                self.store.class_names.insert(name, class);
                class
            }
        };
        if self.aliases.contains_key(&name) {
            let text = format!("there is already a defined type alias '{}'", word.word());
            return Err(self.fail(word.loc(), text));
        }
        self.push_scope(ScopeKind::Record(class));
        if let Some(args) = children.accept(Rule::template_args) {
            self.template_args(args, class, Some(class))?;
        }
        self.object_body(&mut children, class, node.next_loc())?;
        self.warn_unused(class);
        self.pop_scope();
        Ok(())
    }

    pub(super) fn warn_unused(&mut self, record: RecordId) {
        if !self.options.warn_unused_template_args {
            return;
        }
        let data = self.store.record(record);
        let unused: Vec<(Loc, Sym)> = data
            .template_args
            .iter()
            .filter_map(|&name| data.field(name))
            .filter(|field| !field.used)
            .map(|field| (field.loc, field.name))
            .collect();
        for (loc, name) in unused {
            let text = format!("unused template argument: {}", self.store.text(name));
            let severity = crate::diag::Severity::Warning;
            self.diagnostics.push(crate::diag::Diagnostic::new(severity, loc.span(), text));
        }
    }

    pub(super) fn template_args(
        &mut self,
        node: Cursor<'_>,
        owner: RecordId,
        record: Option<RecordId>,
    ) -> Outcome<()> {
        let mut first = true;
        for child in node.children() {
            match child.rule() {
                Rule::declaration => {
                    let name = self.declaration(child, owner, true)?;
                    let Some(name) = name else { return Err(Stop::Failed(child.next_loc())) };
                    if !first && self.store.record(owner).is_template_arg(name) {
                        let text = "template argument with the same name has already been defined";
                        return Err(self.fail_at(child.loc(), child.next_loc(), text));
                    }
                    self.store.record_mut(owner).template_args.push(name);
                }
                Rule::missing_type => {
                    return Err(self.fail(child.loc(), "Unknown token when expecting a type"));
                }
                _ => {
                    let text = "expected '>' at end of template argument list";
                    return Err(self.fail(child.loc(), text));
                }
            }
            first = false;
        }
        let _ = record;
        Ok(())
    }

    /// Evaluates `type name = value`; returns the name.
    pub(super) fn declaration(
        &mut self,
        node: Cursor<'_>,
        record: RecordId,
        is_argument: bool,
    ) -> Outcome<Option<Sym>> {
        let mut children = node.children();
        let has_field = children.accept(Rule::field_mark).is_some();
        let Some(ty) = children.next() else { return Err(Stop::Fatal) };
        let ty = self.ty(ty)?;
        let missing = "Expected identifier in declaration";
        let word = self.word(&mut children, missing, node.next_loc())?;
        if word.word() == "NAME" {
            return Err(self.fail(word.loc(), "'NAME' is a reserved variable name"));
        }
        let mut name = self.store.intern(word.word());
        if !is_argument && self.is_local(name) {
            return Err(self.fail(word.loc(), "local variable of this name already exists"));
        }
        let kind = if is_argument {
            name = self.qualify(record, name);
            FieldKind::TemplateArg
        } else if has_field {
            FieldKind::NonconcreteOk
        } else {
            FieldKind::Normal
        };
        let field = self.new_field(name, ty, kind, word.loc())?;
        self.add_field(record, word.loc(), word.next_loc(), field)?;
        if let Some(value) = children.next() {
            let owner = (self.is_class_record(record) || !is_argument).then_some(record);
            let parsed = self.plain_value(value, owner, Some(ty))?;
            let places = (value.loc(), value.span(), value.next_loc());
            self.set_field(record, places, name, &[], parsed)?;
        }
        Ok(Some(name))
    }

    /// Evaluates superclasses, outer `let`s and the body.
    pub(super) fn object_body(
        &mut self,
        children: &mut Children<'_>,
        record: RecordId,
        end: Loc,
    ) -> Outcome<()> {
        self.push_scope(ScopeKind::Record(record));
        let mut next = end;
        if let Some(parents) = children.accept(Rule::parents) {
            for reference in parents.children() {
                next = reference.next_loc();
                let (class, args) = self.class_reference(reference, Some(record))?;
                self.add_superclass(record, class, &args, reference.loc(), next)?;
            }
        }
        if let Some(body) = children.peek() {
            next = body.loc();
        }
        self.apply_lets(record, next)?;
        match children.next() {
            Some(body) if body.rule() == Rule::body => self.body(body, record)?,
            _ => {
                let text = "Expected '{' to start body or ';' for declaration only";
                return Err(self.fail_as(Kind::MISSING_BODY, end, text));
            }
        }
        self.pop_scope();
        Ok(())
    }

    /// `Class<arguments>` after a colon.
    pub(super) fn class_reference(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<(RecordId, Arguments)> {
        let mut children = node.children();
        let word = self.word(&mut children, "expected name for ClassID", node.next_loc())?;
        let name = self.store.intern(word.word());
        let Some(&class) = self.store.class_names.get(&name) else {
            self.flush_pending(word.next_loc());
            self.unknown_class(word, name);
            return Err(Stop::Failed(word.next_loc()));
        };
        let Some(list) = children.accept(Rule::arguments) else {
            return Ok((class, Arguments::new()));
        };
        let (mut args, locs) = self.arguments(list, record, class)?;
        self.check_arguments(&mut args, &locs, class, list.next_loc())?;
        Ok((class, args))
    }

    pub(super) fn apply_lets(&mut self, record: RecordId, next: Loc) -> Outcome<()> {
        for i in 0..self.lets.len() {
            for j in 0..self.lets[i].len() {
                let LetEntry { mode, name, bits, value, span, loc } = self.lets[i][j].clone();
                let value = self.combined(record, (loc, next), name, mode, value)?;
                self.set_field(record, (loc, span, next), name, &bits, value)?;
                self.mark_let(record, name, loc);
            }
        }
        Ok(())
    }

    pub(super) fn apply_lets_to(&mut self, entry: &Entry, next: Loc) -> Outcome<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record, next),
            Entry::Loop(inner) => {
                inner.entries.iter().try_for_each(|entry| self.apply_lets_to(entry, next))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn body(&mut self, node: Cursor<'_>, record: RecordId) -> Outcome<()> {
        let mut children = node.children();
        let text = node.text();
        if !text.starts_with('{') {
            return match children.next() {
                Some(part) if part.rule() == Rule::semicolon => Ok(()),
                _ => {
                    let text = "Expected '{' to start body or ';' for declaration only";
                    Err(self.fail_as(Kind::MISSING_BODY, node.loc(), text))
                }
            };
        }
        for item in children {
            match item.rule() {
                Rule::field => self.field_item(item, record)?,
                Rule::let_field => self.let_field(item, record)?,
                Rule::defvar => self.defvar(item, Some(record))?,
                Rule::assert => self.assert(item, Some(record))?,
                Rule::dump => self.dump_statement(item, Some(record))?,
                Rule::semicolon => self.trailing_semicolon(Some(item), "class or def"),
                _ => {
                    let stop = self.fail(item.loc(), "Unknown token when expecting a type");
                    if item.text().is_empty() {
                        self.help("the file ends within a body: a '}' is missing");
                    }
                    return Err(stop);
                }
            }
        }
        Ok(())
    }

    pub(super) fn field_item(&mut self, node: Cursor<'_>, record: RecordId) -> Outcome<()> {
        const MISSING: &str = "expected ';' after declaration";
        let mut children = node.children();
        let Some(declaration) = children.next() else { return Err(Stop::Fatal) };
        // After an invalid value, evaluation continues if the next token is a semicolon.
        let has_value = declaration.children().any(|part| part.rule() == Rule::value);
        match self.declaration(declaration, record, false) {
            Ok(_) => {}
            Err(Stop::Failed(token)) if has_value && self.value_failed(declaration, token) => {
                let offset = (token.0 - node.piece().base.0) as usize;
                if node.piece().text.as_bytes().get(offset) == Some(&b';') {
                    return Ok(());
                }
                return Err(self.fail(token, MISSING));
            }
            Err(stop) => return Err(stop),
        }
        self.end(&mut children, MISSING)
    }

    /// True if a declaration failed in its value.
    pub(super) fn value_failed(&self, declaration: Cursor<'_>, token: Loc) -> bool {
        let value = declaration.children().find(|part| part.rule() == Rule::value);
        value.is_some_and(|value| token >= value.loc())
    }

    pub(super) fn let_field(&mut self, node: Cursor<'_>, record: RecordId) -> Outcome<()> {
        let mut children = node.children();
        let mode = self.let_mode(&mut children)?;
        let missing = "expected field identifier after let";
        let word = self.word(&mut children, missing, node.next_loc())?;
        let name = self.store.intern(word.word());
        let mut bits = Vec::new();
        if let Some(ranges) = children.accept(Rule::brace_ranges) {
            bits = self.bit_list(ranges, "expected '}' at end of bit list", "to match this '{'")?;
        }
        self.expect(children.peek(), Rule::missing_let_equal, "expected '=' in let expression")?;
        let Some(value) = children.next() else { return Err(Stop::Fatal) };
        let Some(field) = self.store.record(record).field(name) else {
            let text = format!("Value '{}' unknown!", word.word());
            let stop = self.fail_at(word.loc(), value.loc(), text);
            self.kind(Kind::UNKNOWN_FIELD, Some(word.word().to_owned()));
            let names =
                self.store.record(record).fields.iter().map(|field| self.store.text(field.name));
            if let Some(near) = nearest(word.word(), names) {
                self.help(format!("a field with a similar name exists: '{near}'"));
            }
            return Err(stop);
        };
        let mut ty = field.ty;
        if !bits.is_empty() && matches!(self.store.types.node(ty), TyNode::Bits(_)) {
            ty = self.store.types.bits(bits.len() as u32);
        }
        let parsed = self.plain_value(value, Some(record), Some(ty))?;
        self.end(&mut children, "expected ';' after let expression")?;
        let (loc, next) = (word.loc(), node.next_loc());
        let combined = self.combined(record, (loc, next), name, mode, parsed)?;
        self.set_field(record, (loc, value.span(), next), name, &bits, combined)?;
        self.mark_let(record, name, loc);
        Ok(())
    }

    fn mark_let(&mut self, record: RecordId, name: Sym, loc: Loc) {
        if let Some(field) = self.store.record_mut(record).field_mut(name) {
            field.set_at = loc;
        }
    }

    /// `append` or `prepend` before the name of a field.
    pub(super) fn let_mode(&mut self, children: &mut Children<'_>) -> Outcome<LetMode> {
        let Some(mode) = children.accept(Rule::let_mode) else { return Ok(LetMode::Replace) };
        if self.options.version < Version::Trunk {
            // In this version `append` is the field's name, and the next word is unexpected.
            return Err(self.fail(mode.next_loc(), "expected '=' in let expression"));
        }
        Ok(if mode.word() == "append" { LetMode::Append } else { LetMode::Prepend })
    }

    /// The value of a `let`, combined with the current value of the field according to `mode`.
    fn combined(
        &mut self,
        record: RecordId,
        (loc, next): (Loc, Loc),
        name: Sym,
        mode: LetMode,
        value: Val,
    ) -> Outcome<Val> {
        let Some(field) = self.store.record(record).field(name) else { return Ok(value) };
        let (ty, current) = (field.ty, field.value);
        let (a, b, verb) = match mode {
            LetMode::Replace => return Ok(value),
            LetMode::Append => (current, value, "append"),
            LetMode::Prepend => (value, current, "prepend"),
        };
        let op = match self.store.types.node(ty) {
            TyNode::List(_) => Op::ListConcat,
            TyNode::String => Op::StrConcat,
            TyNode::Dag => Op::Con,
            _ => {
                let text = format!(
                    "Cannot {verb} to field '{}' of type '{}' (expected list, string, code, or dag)",
                    self.store.text(name),
                    self.store.type_text(ty)
                );
                return Err(self.fail_at(loc, next, text));
            }
        };
        if current == Val::UNSET {
            return Ok(value);
        }
        self.fold(Node::Bin { op, ty, a, b }, Some(record), false)
    }

    /// The bits of a range list: most significant first in the text, last in the result.
    pub(super) fn bit_list(
        &mut self,
        node: Cursor<'_>,
        missing: &str,
        here: &str,
    ) -> Outcome<Vec<u32>> {
        let (mut bits, end) = self.ranges(node)?;
        if let Some(end) = end {
            self.fail(end.loc(), missing);
            return Err(self.fail_at(node.loc(), end.loc(), here));
        }
        bits.reverse();
        Ok(bits)
    }

    pub(super) fn defvar(&mut self, node: Cursor<'_>, record: Option<RecordId>) -> Outcome<()> {
        let mut children = node.children();
        let word = self.word(&mut children, "expected identifier", node.next_loc())?;
        let name = self.store.intern(word.word());
        if self.is_local(name) {
            return Err(self.fail(word.loc(), "local variable of this name already exists"));
        }
        if let Some(record) = record
            && self
                .store
                .record(record)
                .field(name)
                .is_some_and(|field| field.kind != FieldKind::TemplateArg)
        {
            return Err(self.fail(word.loc(), "field of this name already exists"));
        }
        if self.is_outermost() && self.store.globals.contains_key(&name) {
            let text = "def or global variable of this name already exists";
            return Err(self.fail(word.loc(), text));
        }
        self.expect(children.peek(), Rule::missing_equal, "expected '='")?;
        let Some(value) = children.next() else { return Err(Stop::Fatal) };
        let value = self.plain_value(value, record, None)?;
        self.end(&mut children, "expected ';'")?;
        if self.is_outermost() {
            self.store.globals.insert(name, Global::Var(value));
        } else if let Some(scope) = self.scopes.last_mut() {
            scope.vars.push((name, value));
        }
        Ok(())
    }

    pub(super) fn assert(&mut self, node: Cursor<'_>, record: Option<RecordId>) -> Outcome<()> {
        let mut children = node.children();
        let Some(condition) = children.next() else { return Err(Stop::Fatal) };
        let loc = condition.loc();
        let condition = self.plain_value(condition, record, None)?;
        let no_comma = "expected ',' in assert statement";
        self.expect(children.peek(), Rule::missing_assert_comma, no_comma)?;
        let Some(message) = children.next() else { return Err(Stop::Fatal) };
        let message = self.plain_value(message, record, None)?;
        self.end(&mut children, "expected ';'")?;
        let assertion = Assertion { loc, condition, message };
        match record {
            Some(record) => {
                self.store.record_mut(record).assertions.push(assertion);
                Ok(())
            }
            None => self.add_entry(Entry::Assertion(assertion)),
        }
    }

    pub(super) fn dump_statement(
        &mut self,
        node: Cursor<'_>,
        record: Option<RecordId>,
    ) -> Outcome<()> {
        let mut children = node.children();
        let Some(value) = children.next() else { return Err(Stop::Fatal) };
        let mut message = self.plain_value(value, record, None)?;
        if matches!(self.store.node(message), Node::Def(_)) {
            let repr = Node::Un { op: Op::Repr, ty: Ty::STRING, a: message };
            message = self.fold(repr, record, false)?;
        }
        self.end(&mut children, "expected ';'")?;
        match record {
            Some(record) => {
                self.store.record_mut(record).dumps.push(Dump { loc: node.loc(), message });
                Ok(())
            }
            None => {
                let mut force = super::resolve::HasReferenceResolver::new(None, true);
                let message = self.resolve(message, &mut force)?;
                self.add_entry(Entry::Dump(Dump { loc: node.loc(), message }))
            }
        }
    }

    /// The name of a `def` or `defm`, if it has one.
    pub(super) fn object_name(&mut self, children: &mut Children<'_>) -> Outcome<Option<Val>> {
        let Some(part) = children.accept(Rule::object_name) else { return Ok(None) };
        let Some(name) = part.children().next() else { return Ok(None) };
        let multiclass = self.multiclass.map(|index| self.multiclasses[index].record);
        let mut value = self.value(name, multiclass, Some(Ty::STRING), Mode::Name)?;
        if let Some(record) = multiclass {
            let own = self.qualify(record, Sym::NAME);
            let mut resolver = super::resolve::HasReferenceResolver::new(Some(own), false);
            self.resolve(value, &mut resolver)?;
            if !resolver.found {
                let prefix = self.store.values.get(Node::Var { name: own, ty: Ty::STRING });
                value = self.str_concat(prefix, value);
            }
        }
        Ok(Some(value))
    }

    pub(super) fn def(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let mut loc = node.loc();
        if let Some(name) = children.peek()
            && name.rule() == Rule::object_name
            && name
                .children()
                .next()
                .and_then(|value| value.children().next())
                .is_some_and(|first| first.rule() == Rule::word && !is_keyword(first.word()))
        {
            loc = name.loc();
        }
        let (name, kind) = match self.object_name(&mut children)? {
            Some(name) if name != Val::UNSET => (name, RecordKind::Def),
            _ => {
                loc = node.loc();
                (self.new_anonymous_name(), RecordKind::AnonymousDef)
            }
        };
        let record = self.store.add_record(RecordData::new(name, loc, kind));
        self.check_name(record, name)?;
        self.object_body(&mut children, record, node.next_loc())?;
        self.add_entry(Entry::Record(record))
    }

    pub(super) fn deftype(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let word = self.word(&mut children, "expected identifier", node.next_loc())?;
        let name = self.store.intern(word.word());
        if self.aliases.contains_key(&name) || self.store.class_names.contains_key(&name) {
            let text = format!("type of this name '{}' already exists", word.word());
            return Err(self.fail(word.loc(), text));
        }
        self.expect(children.peek(), Rule::missing_equal, "expected '='")?;
        let Some(ty_node) = children.next() else { return Err(Stop::Fatal) };
        let ty = self.ty(ty_node)?;
        if self.store.types.is_record(ty) {
            let text =
                format!("cannot define type alias for class type '{}'", self.store.type_text(ty));
            return Err(self.fail_at(ty_node.loc(), ty_node.next_loc(), text));
        }
        self.aliases.insert(name, ty);
        self.end(&mut children, "expected ';'")
    }
}
