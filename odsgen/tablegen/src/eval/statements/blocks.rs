//! Statements with nested statements: `let`, `foreach`, `if`, `defset`.

use super::NO_OBJECT;
use super::{Defset, Entry, Eval, LetEntry, Loop, Outcome, ScopeKind, Stop};
use crate::eval::values::skip_blank;
use crate::options::Version;
use crate::parser::{Children, Cursor, Rule};
use crate::source::{Loc, Span};
use crate::store::{Global, Node, Op, Sym, Ty, Val};
use std::sync::Arc;

impl Eval {
    /// `{ statements }`, or one statement.
    pub(in crate::eval) fn block(
        &mut self,
        node: Option<Cursor<'_>>,
        end: Loc,
        missing: &str,
    ) -> Outcome<()> {
        match node {
            Some(block) if block.rule() == Rule::block => {
                for statement in block.children() {
                    if statement.rule() == Rule::missing_block_end {
                        let token = statement.loc();
                        self.fail(token, missing);
                        return Err(self.fail_at(block.loc(), token, "to match this '{'"));
                    }
                    self.block_statement(statement)?;
                }
                Ok(())
            }
            Some(statement) if statement.rule() == Rule::missing_statement => {
                Err(self.fail(statement.loc(), NO_OBJECT))
            }
            Some(statement) => self.block_statement(statement),
            None => Err(self.fail(end, NO_OBJECT)),
        }
    }

    pub(in crate::eval) fn block_statement(&mut self, statement: Cursor<'_>) -> Outcome<()> {
        if !self.loops.is_empty() && matches!(statement.rule(), Rule::class | Rule::multiclass) {
            let what = if statement.rule() == Rule::class { "class" } else { "multiclass" };
            let text = format!("{what} is not allowed inside foreach loop");
            return Err(self.fail(statement.loc(), text));
        }
        self.statement(statement)
    }

    pub(in crate::eval) fn let_in(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let mut entries = Vec::new();
        while let Some(entry) = children.accept(Rule::let_entry) {
            let mut parts = entry.children();
            let missing = "expected identifier in let definition";
            let mode = self.let_mode(&mut parts)?;
            let word = self.word(&mut parts, missing, entry.next_loc())?;
            let name = self.store.intern(word.word());
            let mut bits = Vec::new();
            let is_trunk = self.options.version >= Version::Trunk;
            if let Some(ranges) = parts.accept(Rule::angle_ranges) {
                if is_trunk {
                    return Err(self.fail(ranges.loc(), "expected '=' in let expression"));
                }
                let (missing, here) = ("expected '>' at end of range list", "to match this '<'");
                bits = self.bit_list(ranges, missing, here)?;
            } else if let Some(ranges) = parts.accept(Rule::brace_ranges) {
                if !is_trunk {
                    return Err(self.fail(ranges.loc(), "expected '=' in let expression"));
                }
                let (missing, here) = ("expected '}' at end of bit list", "to match this '{'");
                bits = self.bit_list(ranges, missing, here)?;
            }
            self.expect(parts.peek(), Rule::missing_let_equal, "expected '=' in let expression")?;
            let Some(value) = parts.next() else { return Err(Stop::Fatal) };
            let parsed = self.plain_value(value, None, None)?;
            let span: Span = value.span();
            entries.push(LetEntry { mode, name, bits, value: parsed, span, loc: word.loc() });
        }
        self.expect(children.peek(), Rule::missing_in, "expected 'in' at end of top-level 'let'")?;
        self.lets.push(entries);
        let body = children.next();
        let is_block = body.is_some_and(|body| body.rule() == Rule::block);
        if is_block {
            self.push_scope(ScopeKind::Local);
        }
        self.block(body, node.next_loc(), "expected '}' at end of top level let command")?;
        if is_block {
            self.pop_scope();
        }
        self.lets.pop();
        Ok(())
    }

    pub(in crate::eval) fn foreach(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let (var, list) = match self.foreach_head(&mut children, node) {
            Ok(head) => head,
            Err(Stop::Failed(token)) => return Err(self.fail(token, "expected declaration in for")),
            Err(stop) => return Err(stop),
        };
        self.expect(children.peek(), Rule::missing_token, "Unknown tok")?;
        self.push_scope(ScopeKind::Loop(Some(var)));
        self.loops.push(Loop { loc: node.loc(), var: Some(var), list, entries: Vec::new() });
        self.block(children.next(), node.next_loc(), "expected '}' at end of foreach command")?;
        self.pop_scope();
        match self.loops.pop() {
            Some(inner) => self.add_entry(Entry::Loop(Arc::new(inner))),
            None => Ok(()),
        }
    }

    pub(in crate::eval) fn foreach_head(
        &mut self,
        children: &mut Children<'_>,
        node: Cursor<'_>,
    ) -> Outcome<((Sym, Ty), Val)> {
        let missing = "Expected identifier in foreach declaration";
        let word = self.word(children, missing, node.next_loc())?;
        let name = self.store.intern(word.word());
        let no_equal = "Expected '=' in foreach declaration";
        self.expect(children.peek(), Rule::missing_foreach_equal, no_equal)?;
        let Some(over) = children.next() else { return Err(Stop::Fatal) };
        let mut numbers = Vec::new();
        if over.rule() == Rule::brace_ranges {
            let (range_numbers, end) = match self.ranges(over) {
                Ok(ranges) => ranges,
                Err(Stop::Failed(token)) => {
                    // Upstream continues after an invalid range if the closing brace follows.
                    let offset = (token.0 - node.piece().base.0) as usize;
                    let rest = &node.piece().text[offset..];
                    if let Some(rest) = rest.strip_prefix('}') {
                        let blank = rest.len() - skip_blank(rest).len();
                        return Err(Stop::Failed(Loc(token.0 + 1 + blank as u32)));
                    }
                    return Err(self.fail(token, "expected '}' at end of bit range list"));
                }
                Err(stop) => return Err(stop),
            };
            self.expect(end, Rule::missing_ranges_end, "expected '}' at end of bit range list")?;
            numbers = range_numbers;
        } else {
            let Some(first) = over.children().next() else { return Err(Stop::Fatal) };
            let value = self.plain_value(first, None, None)?;
            match self.type_of(value) {
                Some(ty) => {
                    if let Some(element) = self.store.types.list_element(ty) {
                        if let Some(more) = over.children().nth(1) {
                            return Err(Stop::Failed(more.loc()));
                        }
                        return Ok(((name, element), value));
                    }
                    self.range_piece(over, &mut numbers, Some(value))?;
                }
                None => {
                    let text = format!("expected a list, got '{}'", self.store.value_text(value));
                    let stop = self.fail_at(first.loc(), first.next_loc(), text);
                    if self.multiclass.is_some() {
                        let text = "references to multiclass template arguments cannot be resolved at this time";
                        self.note(Loc::NONE, text);
                    }
                    return Err(stop);
                }
            }
        }
        let numbers: Vec<i64> = numbers.into_iter().map(i64::from).collect();
        let list = self.int_list(&numbers);
        Ok(((name, Ty::INT), list))
    }

    pub(in crate::eval) fn if_then(&mut self, node: Cursor<'_>) -> Outcome<()> {
        let mut children = node.children();
        let Some(condition) = children.next() else { return Err(Stop::Fatal) };
        let condition = self.plain_value(condition, None, None)?;
        self.expect(children.peek(), Rule::missing_token, "Unknown tok")?;
        let empty = self.list(Ty::BIT, &[]);
        let single = self.list(Ty::BIT, &[Val::TRUE]);
        let ty = self.store.types.list(Ty::BIT);
        let then = Node::Tern { op: Op::If, ty, a: condition, b: single, c: empty };
        let list = self.fold(then, None, false)?;
        self.branch(list, children.next(), node, "expected '}' at end of 'then' clause")?;
        if let Some(branch) = children.accept(Rule::else_branch) {
            let other = Node::Tern { op: Op::If, ty, a: condition, b: empty, c: single };
            let list = self.fold(other, None, false)?;
            let body = branch.children().next();
            self.branch(list, body, node, "expected '}' at end of 'else' clause")?;
        }
        Ok(())
    }

    pub(in crate::eval) fn branch(
        &mut self,
        list: Val,
        body: Option<Cursor<'_>>,
        node: Cursor<'_>,
        missing: &str,
    ) -> Outcome<()> {
        self.loops.push(Loop { loc: node.loc(), var: None, list, entries: Vec::new() });
        self.push_scope(ScopeKind::Local);
        self.block(body, node.next_loc(), missing)?;
        self.pop_scope();
        match self.loops.pop() {
            Some(inner) => self.add_entry(Entry::Loop(Arc::new(inner))),
            None => Ok(()),
        }
    }

    pub(in crate::eval) fn defset(&mut self, node: Cursor<'_>) -> Outcome<()> {
        if self.multiclass.is_some() {
            return Err(self.fail(node.loc(), "defset is not allowed inside multiclass"));
        }
        let mut children = node.children();
        let Some(ty_node) = children.next() else { return Err(Stop::Fatal) };
        let ty = self.ty(ty_node)?;
        let Some(element) = self.store.types.list_element(ty) else {
            return Err(self.fail_at(ty_node.loc(), ty_node.next_loc(), "expected list type"));
        };
        let word = self.word(&mut children, "expected identifier", node.next_loc())?;
        let name = self.store.intern(word.word());
        if self.store.globals.contains_key(&name) {
            let text = "def or global variable of this name already exists";
            return Err(self.fail(word.loc(), text));
        }
        self.expect(children.peek(), Rule::missing_equal, "expected '='")?;
        let body = children.next();
        self.expect(body, Rule::missing_brace, "expected '{'")?;
        self.defsets.push(Defset { loc: ty_node.loc(), element, elements: Vec::new() });
        self.block(body, node.next_loc(), "expected '}' at end of defset")?;
        if let Some(set) = self.defsets.pop() {
            let list = self.list(set.element, &set.elements);
            self.store.globals.insert(name, Global::Var(list));
        }
        Ok(())
    }
}
