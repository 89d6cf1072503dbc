//! Parsing of attributes.

use smallvec::SmallVec;

use super::literals::IntegerLimits;
use super::{Delimiter, ParseResult, Parser};
use crate::core::attrs::{
    Attribute, DictionaryAttr, NamedAttribute, NamedAttributes, StringAttr, UnitAttr,
};
use crate::core::ident::Ident;
use crate::core::types::Type;
use crate::kinds::attrs::{
    ArrayAttr, BoolAttr, DistinctAttr, FloatAttr, IntegerAttr, StridedLayoutAttr, SymbolRefAttr,
    TypeAttr,
};
use crate::kinds::types::{DYNAMIC, FloatType, IntegerType};
use crate::support::apfloat::FloatSemantics;
use crate::text::lexer::TokenKind as T;

impl<'a> Parser<'a> {
    /// Whether the current token starts an attribute for upstream's `parseOptionalAttribute`.
    pub fn at_attribute(&self) -> bool {
        match self.kind() {
            T::AtIdentifier
            | T::FloatLiteral
            | T::Integer
            | T::HashIdentifier
            | T::LBrace
            | T::LSquare
            | T::Minus
            | T::String => true,
            T::BareIdentifier => {
                matches!(
                    self.token_bytes(),
                    b"affine_map"
                        | b"affine_set"
                        | b"dense"
                        | b"dense_resource"
                        | b"false"
                        | b"loc"
                        | b"sparse"
                        | b"true"
                        | b"unit"
                ) || self.at_type()
            }
            _ => self.at_type(),
        }
    }

    /// Parses an attribute, if present.
    pub fn parse_optional_attribute(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        if self.at_attribute() { self.parse_attribute(ty).map(Some) } else { Ok(None) }
    }

    /// Parses an attribute. With `ty`, the attribute has this type, and no type follows it in the text.
    pub fn parse_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        match self.kind() {
            T::Integer => self.parse_integer_attr(ty, false),
            T::FloatLiteral => self.parse_float_attr(ty, false),
            T::Minus => {
                self.advance();
                match self.kind() {
                    T::Integer => self.parse_integer_attr(ty, true),
                    T::FloatLiteral => self.parse_float_attr(ty, true),
                    _ => Err(self.wrong_token("expected constant integer or floating point value")),
                }
            }
            T::String => {
                let value = self.string_ident(self.token());
                self.advance();
                let ty = match ty {
                    None if self.eat(T::Colon) => Some(self.parse_type()?),
                    ty => ty,
                };
                Ok(match ty {
                    Some(ty) => StringAttr::with_type(ctx, value, ty),
                    None => StringAttr::from_ident(ctx, value),
                }
                .into())
            }
            T::AtIdentifier => self.parse_symbol_ref_attr().map(Attribute::from),
            T::LSquare => self.nested(|p| {
                p.advance();
                let mut elements: SmallVec<[Attribute; 8]> = SmallVec::new();
                if !p.eat(T::RSquare) {
                    p.comma_separated(|p| {
                        elements.push(p.parse_attribute(None)?);
                        Ok(())
                    })?;
                    p.expect(T::RSquare, "expected ',' or ']'")?;
                }
                Ok(ArrayAttr::get(ctx, &elements).into())
            }),
            T::LBrace => self.nested(|p| {
                let mut entries = NamedAttributes::new();
                p.parse_attribute_dict(&mut entries)?;
                Ok(DictionaryAttr::get(ctx, &entries).into())
            }),
            T::HashIdentifier => self.nested(|p| p.parse_extended_attr(ty)),
            T::BareIdentifier => self.parse_keyword_attr(ty),
            _ => self.parse_type_attr(),
        }
    }

    fn parse_keyword_attr(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        match self.token_bytes() {
            b"unit" => {
                self.advance();
                Ok(UnitAttr::get(ctx).into())
            }
            word @ (b"true" | b"false") => {
                self.advance();
                Ok(BoolAttr::get(ctx, word == b"true").into())
            }
            b"dense" => self.nested(|p| p.parse_dense_elements_attr(ty)),
            b"array" => self.parse_dense_array_attr(),
            b"dense_resource" => self.parse_dense_resource_attr(ty),
            b"sparse" => self.nested(|p| p.parse_sparse_elements_attr(ty)),
            b"strided" => self.parse_strided_layout_attr(),
            b"affine_map" => self.parse_affine_map_attr(),
            b"affine_set" => self.parse_integer_set_attr(),
            b"distinct" => self.nested(|p| p.parse_distinct_attr(ty)),
            b"loc" => {
                self.advance();
                self.expect(T::LParen, "expected '(' in inline location")?;
                let location = self.parse_location_instance()?;
                self.expect(T::RParen, "expected ')' in inline location")?;
                Ok(ctx.location_attr(location).handle())
            }
            _ => self.parse_type_attr(),
        }
    }

    fn parse_type_attr(&mut self) -> ParseResult<Attribute> {
        if !self.at_type() {
            return Err(self.wrong_token("expected attribute value"));
        }
        let ty = self.parse_type()?;
        Ok(TypeAttr::get(self.ctx(), ty).into())
    }

    /// Parses `{name = value, ...}`; the entries keep the order of the text.
    pub fn parse_attribute_dict(&mut self, entries: &mut NamedAttributes) -> ParseResult {
        let first = entries.len();
        // A linear search for few entries, a hash set for many.
        let mut seen: rustc_hash::FxHashSet<Ident> = Default::default();
        self.delimited(Delimiter::Braces, " in attribute dictionary", |p| {
            let (name, has_dialect) = p.attribute_name()?;
            let repeated = if entries.len() - first < 16 {
                entries[first..].iter().any(|entry| entry.name == name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries[first..].iter().map(|entry| entry.name));
                }
                !seen.insert(name)
            };
            if repeated {
                let name = p.ctx().ident_str(name);
                let message = format!("duplicate key '{name}' in dictionary attribute");
                return Err(p.error(message));
            }
            p.advance();
            // Loads the dialect of the prefix.
            if has_dialect && let Some(dialect) = p.ctx().ident_prefix(name) {
                p.ctx().dialect_hooks(p.ctx().ident(dialect));
            }
            let value = if p.eat(T::Equal) {
                p.parse_attribute(None)?
            } else {
                UnitAttr::get(p.ctx()).into()
            };
            entries.push(NamedAttribute { name, value });
            Ok(())
        })
    }

    /// The name at the current token, and whether it has a dialect prefix.
    fn attribute_name(&mut self) -> ParseResult<(Ident, bool)> {
        let spelling = self.token_bytes();
        let name = match self.kind() {
            T::String if spelling.len() == 2 => {
                return Err(self.error("expected valid attribute name"));
            }
            T::String => {
                let name = self.string_ident(self.token());
                return Ok((name, self.ctx().ident_prefix(name).is_some()));
            }
            T::BareIdentifier | T::IntType => self.ctx().ident_from_bytes(spelling),
            _ => return Err(self.wrong_token("expected attribute name")),
        };
        Ok((name, spelling.contains(&b'.')))
    }

    fn parse_float_attr(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        let token = self.token();
        self.advance();
        let float = match ty {
            None if !self.eat(T::Colon) => FloatType::get(ctx, FloatSemantics::F64),
            ty => {
                let ty = match ty {
                    Some(ty) => ty,
                    None => self.parse_type()?,
                };
                match ctx.type_ref(ty).dyn_cast::<FloatType<'_>>() {
                    Some(float) => float,
                    None => {
                        let message = "floating point value not valid for specified type";
                        return Err(self.error(message));
                    }
                }
            }
        };
        let value = self.float_value(token, negative, float.semantics());
        Ok(FloatAttr::with_value(ctx, float, value).into())
    }

    fn parse_integer_attr(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        let token = self.token();
        self.advance();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(T::Colon) => self.parse_type()?,
            None => IntegerType::get(ctx, 64).into(),
        };
        let error = |p: &Self, message: &str| Err(p.error_at(token.start, message));
        let Some(limits) = IntegerLimits::of(ctx.type_ref(ty)) else {
            return match ctx.type_ref(ty).dyn_cast::<FloatType<'_>>() {
                Some(float) => {
                    let value =
                        self.float_from_integer_literal(token, negative, float.semantics())?;
                    Ok(FloatAttr::with_value(ctx, ty, value).into())
                }
                None => error(self, "integer literal not valid for specified type"),
            };
        };
        if negative && limits.is_unsigned() {
            return error(self, "negative integer literal not valid for unsigned integer type");
        }
        if let Some(value) = limits.signed_value(self.bytes(token), negative) {
            return Ok(IntegerAttr::get(ctx, ty, value).into());
        }
        match limits.value(self.bytes(token), negative) {
            Some(value) => Ok(IntegerAttr::from_ap_int(ctx, ty, value).into()),
            None => error(self, "integer constant out of range for attribute"),
        }
    }

    /// Parses `@name` and `@name::@nested`.
    pub fn parse_symbol_ref_attr(&mut self) -> ParseResult<SymbolRefAttr<'a>> {
        let root = self.symbol_ident(self.token());
        self.advance();
        let mut nested: SmallVec<[Ident; 4]> = SmallVec::new();
        while self.at(T::Colon) {
            let (colon, before) = (self.offset(), self.last_end());
            self.advance();
            if !self.eat(T::Colon) {
                // A single colon starts whatever follows the symbol reference.
                if !matches!(self.kind(), T::Eof | T::Error) {
                    self.reset(colon);
                    self.set_last_end(before);
                }
                break;
            }
            if !self.at(T::AtIdentifier) {
                return Err(self.error("expected nested symbol reference identifier"));
            }
            nested.push(self.symbol_ident(self.token()));
            self.advance();
        }
        Ok(SymbolRefAttr::get(self.ctx(), root, &nested))
    }

    fn parse_strided_layout_attr(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(T::Less, "expected '<' after 'strided'")?;
        self.expect(T::LSquare, "expected '['")?;
        let mut strides: SmallVec<[i64; 6]> = SmallVec::new();
        if !self.at(T::RSquare) {
            self.comma_separated(|p| {
                strides.push(p.parse_stride()?);
                Ok(())
            })?;
        }
        self.expect(T::RSquare, "expected ']'")?;
        let mut offset = 0;
        if !self.eat(T::Greater) {
            self.expect(T::Comma, "expected ','")?;
            if !self.eat_keyword("offset") {
                return Err(self.wrong_token("expected 'offset' after comma"));
            }
            self.expect(T::Colon, "expected ':' after 'offset'")?;
            offset = self.parse_stride()?;
            self.expect(T::Greater, "expected '>'")?;
        }
        Ok(StridedLayoutAttr::get(self.ctx(), offset, &strides).into())
    }

    fn parse_stride(&mut self) -> ParseResult<i64> {
        if self.eat(T::Question) {
            return Ok(DYNAMIC);
        }
        let at = self.offset();
        let negative = self.eat(T::Minus);
        let value = self.token_u64().and_then(|value| i64::try_from(value).ok());
        let Some(value) = value else {
            return Err(self.error_at(at, "expected a 64-bit signed integer or '?'"));
        };
        self.advance();
        Ok(if negative { -value } else { value })
    }

    fn parse_distinct_attr(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        let at = self.offset();
        self.advance();
        self.expect(T::LSquare, "expected '[' after 'distinct'")?;
        let number = self.token_u64();
        self.expect(T::Integer, "expected distinct ID")?;
        let Some(number) = number else {
            return Err(self.error("expected an unsigned 64-bit integer"));
        };
        self.expect(T::RSquare, "expected ']' to close distinct ID")?;
        self.expect(T::Less, "expected '<' after distinct ID")?;
        let referenced: Attribute = if self.eat(T::Greater) {
            UnitAttr::get(ctx).into()
        } else {
            let referenced = self
                .parse_attribute(ty)
                .map_err(|error| error.followed_by(self.error("expected attribute")))?;
            self.expect(T::Greater, "expected '>' to close distinct attribute")?;
            referenced
        };
        let attribute = match self.distinct.get(&number) {
            Some(&attribute) => attribute,
            None => {
                let attribute = DistinctAttr::create(ctx, referenced).into();
                self.distinct.insert(number, attribute);
                attribute
            }
        };
        let previous = ctx.attr_ref(attribute).cast::<DistinctAttr<'_>>().referenced_attr();
        if previous != referenced {
            let message =
                format!("referenced attribute does not match previous definition: {previous}");
            return Err(self.error_at(at, message));
        }
        Ok(attribute)
    }
}
