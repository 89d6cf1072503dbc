//! Parsing of operations, blocks and regions.
//!
//! [`OpParser`] owns the IR under construction and tracks the names of values and blocks. It parses the generic form;
//! for the custom form it calls the operation's parser, which uses the methods in `asm`.

mod affine;
pub(super) mod asm;
mod blocks;
mod enums;
mod generic;
mod properties;
mod trailing_location;

use std::fmt::Display;

use smallvec::SmallVec;

use super::lexer::{Token, TokenKind};
use super::parser::{Custom, ParseResult, Parser};
use super::scope::{Names, UnresolvedOperand};
use crate::core::attrs::Attribute;
use crate::core::diag::{Diagnostic, DiagnosticKind};
use crate::core::ir::{Block, InsertPoint, Ir, Op, OpState, Value};
use crate::core::location::Location;
use crate::core::op_def::OpName;
use crate::core::types::Type;
pub use generic::GenericParts;
use trailing_location::{LateAliases, Located};

/// Parses operations of a text into an [`Ir`]. Parsers of custom forms receive it to parse the text after the name.
/// It dereferences to [`Parser`], which parses types, attributes and punctuation. Corresponds to `mlir::OpAsmParser`.
#[derive(Debug)]
pub struct OpParser<'a> {
    pub(super) parser: Parser<'a>,
    pub(super) ir: Ir,
    /// The operation whose custom form is being parsed.
    pub(super) current: Current,
    pub(super) names: Names<'a>,
    /// Dialects whose prefix may be omitted, innermost last.
    default_dialects: Vec<&'static str>,
    /// The insertion point of the next operation.
    insert: InsertPoint,
    pub(super) late_aliases: LateAliases<'a>,
    /// Placeholders that were replaced by their definition. An operation keeps them if its own regions define its
    /// operands.
    replaced: Vec<Value>,
}

/// Information about the operation for its custom parser.
#[derive(Clone, Debug, Default)]
pub(super) struct Current {
    /// The names of its results.
    pub(super) groups: ResultGroups,
    /// Properties from `<{...}>`, set once the operation exists.
    pub(super) properties: Option<Attribute>,
}

/// `%name:count =` before an operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultGroup {
    pub(super) name: UnresolvedOperand,
    pub(super) count: u64,
}

/// The result groups of an operation.
pub(super) type ResultGroups = SmallVec<[ResultGroup; 1]>;

/// The parts of a region argument that a parser reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgumentParts {
    /// `%name`
    Name,
    /// `%name : type`
    NameAndType,
    /// `%name : type {attributes}`, the attributes being optional
    NameTypeAndAttrs,
}

/// A region argument declared in the text of an operation, such as a function argument. Corresponds to
/// `OpAsmParser::Argument`.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The name.
    pub name: UnresolvedOperand,
    /// The type, once known.
    pub ty: Option<Type>,
    /// The attribute dictionary, if any.
    pub attrs: Option<Attribute>,
    /// The location, if given.
    pub loc: Option<Location>,
}

impl<'a> OpParser<'a> {
    /// A parser that creates operations in `ir`.
    pub fn new(parser: Parser<'a>, ir: Ir) -> Self {
        OpParser {
            parser,
            ir,
            current: Current::default(),
            names: Names::default(),
            default_dialects: vec!["builtin"],
            insert: InsertPoint::Detached,
            late_aliases: LateAliases::default(),
            replaced: Vec::new(),
        }
    }

    /// Parses operations and alias definitions up to the end of the text, into `block`.
    ///
    /// # Errors
    ///
    /// If the text is malformed (one diagnostic), or references are undefined (one diagnostic each).
    pub fn parse_top_level(mut self, block: Block) -> Result<Ir, Vec<Diagnostic>> {
        self.names.push_scope(true);
        self.insert = InsertPoint::End(block);
        loop {
            let result = match self.parser.kind() {
                TokenKind::Eof => break,
                TokenKind::HashIdentifier => self.parser.parse_attribute_alias_def(),
                TokenKind::ExclamationIdentifier => self.parser.parse_type_alias_def(),
                TokenKind::FileMetadataBegin => self.parser.parse_file_metadata(),
                _ => self.parse_operation().map(|_| ()),
            };
            result.map_err(|error| vec![error])?;
        }
        self.finish(block)?;
        Ok(self.ir)
    }

    /// Reports undefined references. `block` contains all parsed operations.
    fn finish(&mut self, block: Block) -> Result<(), Vec<Diagnostic>> {
        let open = self.names.open_values();
        if !open.is_empty() {
            let error = |at: u32| self.parser.error_at(at, "use of undeclared SSA value name");
            return Err(open.into_iter().map(error).collect());
        }
        for value in std::mem::take(&mut self.replaced) {
            if !self.ir.value(value).has_uses() {
                self.ir.erase_forward_value(value);
            }
        }
        self.resolve_late_aliases(block).map_err(|error| vec![error])?;
        self.pop_scope().map_err(|error| vec![error])
    }

    fn pop_scope(&mut self) -> ParseResult {
        match self.names.pop_scope().as_slice() {
            [] => Ok(()),
            [first, rest @ ..] => {
                let error = |at: &u32| self.parser.error_at(*at, "reference to an undefined block");
                Err(rest.iter().fold(error(first), |errors, at| errors.followed_by(error(at))))
            }
        }
    }

    /// Parses an operation: result names, the operation, its location.
    pub(super) fn parse_operation(&mut self) -> ParseResult<Op> {
        let start = self.parser.offset();
        let groups = self.parse_result_groups()?;
        let op = match self.parser.kind() {
            TokenKind::BareIdentifier => self.parse_custom_operation(&groups)?,
            TokenKind::String => self.parse_generic_operation()?,
            _ => return Err(self.parser.wrong_token("expected operation name in quotes")),
        };
        if !groups.is_empty() {
            self.define_results(start, op, &groups)?;
        }
        Ok(op)
    }

    fn parse_result_groups(&mut self) -> ParseResult<ResultGroups> {
        let mut groups = ResultGroups::new();
        if !self.parser.at(TokenKind::PercentIdentifier) {
            return Ok(groups);
        }
        self.parser.comma_separated(|p| {
            let name = UnresolvedOperand::new(p.token());
            p.expect(TokenKind::PercentIdentifier, "expected valid ssa identifier")?;
            let mut count = 1;
            if p.eat(TokenKind::Colon) {
                if !p.at(TokenKind::Integer) {
                    return Err(p.wrong_token("expected integer number of results"));
                }
                count = match p.token_str().parse() {
                    Ok(count) if count > 0 => count,
                    _ => {
                        let message = "expected named operation to have at least 1 result";
                        return Err(p.error(message));
                    }
                };
                p.advance();
            }
            groups.push(ResultGroup { name, count });
            Ok(())
        })?;
        self.parser.expect(TokenKind::Equal, "expected '=' after SSA name")?;
        Ok(groups)
    }

    fn define_results(&mut self, start: u32, op: Op, groups: &ResultGroups) -> ParseResult {
        let have = self.ir.op(op).num_results();
        if have == 0 {
            return Err(self.parser.error_at(start, "cannot name an operation with no results"));
        }
        let want = groups.iter().fold(0u64, |sum, group| sum.wrapping_add(group.count));
        if want != have as u64 {
            return Err(self.parser.error_at(
                start,
                format!("operation defines {have} results but was provided {want} to bind"),
            ));
        }
        let results = self.ir.op(op).results().handles();
        let mut results = results.into_iter();
        for group in groups {
            for number in 0..group.count {
                let Some(value) = results.next() else { break };
                self.define(group.name.with_number(number as u32), value)?;
            }
        }
        Ok(())
    }

    /// The location of an operation that starts at `offset`.
    pub(super) fn location(&self, offset: u32) -> Location {
        self.parser.location(offset)
    }

    // --- Generic form.

    fn parse_generic_operation(&mut self) -> ParseResult<Op> {
        let token = self.parser.token();
        let mut state = OpState::new(self.parse_generic_name(token)?, self.location(token.start));
        let properties = self.parse_generic_rest(&mut state, &GenericParts::default())?;
        if properties.is_none() {
            crate::semantics::verify::verify_inherent_attrs(self.parser.ctx(), &state)?;
        }
        self.create(&state, properties)
    }

    /// The name of an operation in generic form.
    fn parse_generic_name(&mut self, token: Token) -> ParseResult<OpName> {
        let ctx = self.parser.ctx();
        let ident = self.parser.string_ident(token);
        let name = ctx.ident_bytes(ident);
        if name.is_empty() {
            return Err(self.parser.error("empty operation name is invalid"));
        }
        if memchr::memchr(0, name).is_some() {
            return Err(self.parser.error("null character not allowed in operation name"));
        }
        self.parser.advance();
        let mut op_name = ctx.op_name_of(ident);
        if !ctx.op_name_ref(op_name).is_registered() {
            let dialect = name.split(|b| *b == b'.').next().unwrap_or(name);
            if ctx.dialect_hooks(ctx.ident_from_bytes(dialect)).is_some() {
                op_name = ctx.op_name_of(ident);
            } else if !ctx.allows_unregistered_dialects() {
                return Err(self.parser.error(
                    "operation being parsed with an unregistered dialect. If this is intended, \
                     please use -allow-unregistered-dialect with the MLIR tool used",
                ));
            }
        }
        Ok(op_name)
    }

    // --- Custom form.

    fn parse_custom_operation(&mut self, groups: &ResultGroups) -> ParseResult<Op> {
        let token = self.parser.token();
        let ctx = self.parser.ctx();
        let name = self.parse_custom_name(token)?;
        let op_name = ctx.op_name_ref(name);
        let def = op_name.def();
        let of_dialect = || {
            let hooks = ctx.dialect_hooks(ctx.ident(op_name.dialect()))?;
            hooks.op_parser?(op_name.as_str())
        };
        let parse = match def.and_then(|def| def.parse_fn()).or_else(of_dialect) {
            Some(parse) => parse,
            None if def.is_none() => return Err(self.unknown_custom_operation(token, name)),
            None => {
                let message = format!("custom op '{op_name}' has no custom assembly form");
                return Err(self.parser.error_at(token.start, message));
            }
        };
        let loc = self.location(token.start);
        let mut state = OpState::new(name, loc);
        self.default_dialects.push(def.map_or("", |def| def.default_dialect()));
        let current = Current { groups: groups.clone(), properties: None };
        let outer = std::mem::replace(&mut self.current, current);
        let outer_custom = self.parser.set_custom(Custom { op: Some(name), at: token.start });
        let result =
            parse(self, &mut state).and_then(|()| self.check_duplicate_attrs(token.start, &state));
        self.parser.set_custom(outer_custom);
        let properties = std::mem::replace(&mut self.current, outer).properties;
        self.default_dialects.pop();
        result?;
        if properties.is_none() && def.is_some_and(|def| def.checks_parsed_attrs()) {
            crate::semantics::verify::verify_inherent_attrs(self.parser.ctx(), &state)?;
        }
        self.create(&state, properties)
    }

    /// Parses the name of an operation in custom form. Without a prefix, the default dialect applies.
    fn parse_custom_name(&mut self, token: Token) -> ParseResult<OpName> {
        let ctx = self.parser.ctx();
        let text = self.parser.bytes(token);
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        self.parser.advance();
        let mut name = ctx.op_name_of(ctx.ident_from_bytes(text));
        if !ctx.op_name_ref(name).is_registered() {
            name = match memchr::memchr(b'.', text) {
                Some(dot) if dot + 1 < text.len() => {
                    ctx.dialect_hooks(ctx.ident_from_bytes(&text[..dot]));
                    ctx.op_name_of(ctx.ident_from_bytes(text))
                }
                _ => {
                    ctx.dialect_hooks(ctx.ident(dialect));
                    let full = [dialect.as_bytes(), b".", text].concat();
                    ctx.op_name_of(ctx.ident_from_bytes(&full))
                }
            };
        }
        Ok(name)
    }

    fn unknown_custom_operation(&self, token: Token, name: OpName) -> Diagnostic {
        let ctx = self.parser.ctx();
        let spelled = String::from_utf8_lossy(self.parser.bytes(token)).into_owned();
        let name = ctx.op_name_ref(name);
        let tried = if spelled == name.as_str() {
            String::new()
        } else {
            format!(" (tried '{name}' as well)")
        };
        let dialect = name.dialect();
        if ctx.dialect_hooks(ctx.ident(dialect)).is_some() {
            return self
                .parser
                .error_at(token.start, format!("custom op '{spelled}' is unknown{tried}"))
                .with_kind(DiagnosticKind::UnknownOperation(spelled));
        }
        let available = ctx.available_dialects().join(", ");
        self.parser
            .error_at(
                token.start,
                format!("Dialect `{dialect}' not found for custom op '{spelled}' {tried}"),
            )
            .note(
                None,
                format!(
                    "Available dialects: {available} ; for more info on dialect registration see \
                     https://mlir.llvm.org/getting_started/Faq/\
                     #registered-loaded-dependent-whats-up-with-dialects-management"
                ),
            )
    }

    /// An attribute may occur once in the dictionary. Like upstream, it may also have been set by the custom form;
    /// the dictionary wins.
    fn check_duplicate_attrs(&self, at: u32, state: &OpState) -> ParseResult {
        for (i, attr) in state.attrs.iter().enumerate() {
            if state.attrs[..i].iter().any(|other| other.name == attr.name) {
                let name = self.parser.ctx().ident_str(attr.name);
                return Err(self.parser.custom_error_at(
                    at,
                    format!("attribute '{name}' occurs more than once in the attribute list"),
                ));
            }
        }
        Ok(())
    }

    // --- Both forms.

    /// Creates the operation, parses its location, and sets its properties.
    fn create(&mut self, state: &OpState, properties: Option<Attribute>) -> ParseResult<Op> {
        let ctx = self.parser.ctx();
        let name = ctx.op_name_ref(state.name);
        let op = self.ir.create_parsed(self.insert, state);
        self.parse_trailing_location(Located::Op(op))?;
        if let Some(properties) = properties
            && let Err(reason) = self.ir.set_properties_from_attr(op, properties)
        {
            let attr = ctx.attr_ref(properties);
            return Err(Diagnostic::error(
                state.loc,
                format!("invalid properties {attr} for op {name}: {reason}"),
            ));
        }
        Ok(op)
    }

    // --- Values.

    /// The bytes of the operand's name, including `%`.
    pub(super) fn operand_name(&self, operand: UnresolvedOperand) -> &'a [u8] {
        operand.name(self.parser.buffer().text())
    }

    /// The error for an operand that a custom parser resolves without a type, as some of upstream's do.
    pub fn untyped_operand(&mut self, operand: UnresolvedOperand) -> Diagnostic {
        let name = self.operand_name(operand);
        match self.names.entries(name).get(operand.number) {
            Some(prior) => self.other_type(operand, &"<<NULL TYPE>>", prior),
            None => self.parser.error_at(operand.start, "use of undeclared SSA value name"),
        }
    }

    /// The error for the use of a value as one of another type.
    fn other_type(
        &self,
        operand: UnresolvedOperand,
        want: &dyn Display,
        (value, at): (Value, u32),
    ) -> Diagnostic {
        let text = String::from_utf8_lossy(self.operand_name(operand));
        let have = self.ir.value(value).ty();
        let message = format!(
            "use of value '{text}' expects different type than prior uses: '{want}' vs '{have}'"
        );
        self.parser
            .error_at(operand.start, message)
            .note(Some(self.parser.location(at)), "prior use here")
    }

    /// The value named by `operand`, which must have the type `ty`. If it is not defined yet, a placeholder that the
    /// definition replaces.
    pub(super) fn resolve(&mut self, operand: UnresolvedOperand, ty: Type) -> ParseResult<Value> {
        let name = self.operand_name(operand);
        let entries = self.names.entries(name);
        if let Some((value, at)) = entries.get(operand.number) {
            if self.ir.value(value).ty() == ty {
                return Ok(value);
            }
            let want = self.parser.ctx().type_ref(ty);
            return Err(self.other_type(operand, &want, (value, at)));
        }
        if let Some((first, _)) = entries.get(0)
            && !self.ir.value(first).is_forward()
        {
            return Err(self.parser.error_at(operand.start, "reference to invalid result number"));
        }
        let value = self.ir.add_forward_value(ty);
        entries.set(operand.number, value, operand.start);
        self.names.add_open_value(value, operand.start);
        Ok(value)
    }

    /// Binds `name` to `value`.
    pub(super) fn define(&mut self, name: UnresolvedOperand, value: Value) -> ParseResult {
        let text = self.operand_name(name);
        let entries = self.names.entries(text);
        if let Some((existing, at)) = entries.get(name.number) {
            let have = self.ir.value(existing);
            let shown = || String::from_utf8_lossy(text);
            if !have.is_forward() {
                return Err(self
                    .parser
                    .error_at(name.start, format!("redefinition of SSA value '{}'", shown()))
                    .note(Some(self.parser.location(at)), "previously defined here"));
            }
            let ty = self.ir.value(value).ty();
            if have.ty() != ty {
                let message = format!(
                    "definition of SSA value '{}#{}' has type '{ty}'",
                    shown(),
                    name.number
                );
                return Err(self.parser.error_at(name.start, message).note(
                    Some(self.parser.location(at)),
                    format!("previously used here with type '{}'", have.ty()),
                ));
            }
            self.ir.replace_all_uses(existing, value);
            self.replaced.push(existing);
            entries.set(name.number, value, name.start);
            self.names.close_value(existing);
        } else {
            entries.set(name.number, value, name.start);
        }
        self.names.record_definition(text);
        Ok(())
    }
}

impl<'a> std::ops::Deref for OpParser<'a> {
    type Target = Parser<'a>;

    fn deref(&self) -> &Parser<'a> {
        &self.parser
    }
}

impl std::ops::DerefMut for OpParser<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.parser
    }
}

/// Parses `%name` or `%name#number`.
pub(super) fn parse_ssa_use(
    p: &mut Parser<'_>,
    allow_number: bool,
) -> ParseResult<UnresolvedOperand> {
    let mut operand = UnresolvedOperand::new(p.token());
    p.expect(TokenKind::PercentIdentifier, "expected SSA operand")?;
    if p.at(TokenKind::HashIdentifier) {
        if !allow_number {
            return Err(p.error("result number not allowed in argument list"));
        }
        match p.token_str()[1..].parse::<u32>() {
            Ok(number) => operand.number = number,
            Err(_) => return Err(p.error("invalid SSA value result number")),
        }
        p.advance();
    }
    Ok(operand)
}
