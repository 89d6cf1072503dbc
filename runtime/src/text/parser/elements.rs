//! Parsing of elements attributes and arrays of numbers.

use smallvec::SmallVec;

use super::literals::IntegerLimits;
use super::types::Shape;
use super::{Delimiter, ParseResult, Parser};
use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ident::Ident;
use crate::core::types::{Type, TypeRef};
use crate::kinds::attrs::{
    DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr,
    ElementBuffer, ElementKind, SparseElementsAttr,
};
use crate::kinds::types::{
    ComplexType, FloatType, IntegerType, RankedTensorType, ShapedType, join, quoted,
};
use crate::text::lexer::{Token, TokenKind as T};

/// Number and string tokens, with a flag for a preceding minus.
type LiteralElements = SmallVec<[(bool, Token); 4]>;

/// The contents of `dense<...>`, before their type is known.
#[derive(Debug, Default)]
struct Literal {
    /// The shape given by the brackets; empty for a single element.
    shape: Shape,
    elements: LiteralElements,
    /// A single string, possibly hexadecimal data.
    hex: Option<Token>,
}

impl<'a> Parser<'a> {
    fn parse_literal(&mut self, allow_hex: bool) -> ParseResult<Literal> {
        let mut literal = Literal::default();
        if allow_hex && self.at(T::String) {
            literal.hex = Some(self.token());
            self.advance();
        } else if self.at(T::LSquare) {
            literal.shape = self.parse_literal_list(&mut literal.elements)?;
        } else {
            self.parse_literal_element(&mut literal.elements)?;
        }
        Ok(literal)
    }

    /// Parses nested lists of elements, and returns the shape.
    fn parse_literal_list(&mut self, elements: &mut LiteralElements) -> ParseResult<Shape> {
        self.nested(|p| {
            let mut inner: Option<Shape> = None;
            let mut count = 0i64;
            p.delimited(Delimiter::Square, "", |p| {
                let this = if p.at(T::LSquare) {
                    p.parse_literal_list(elements)?
                } else {
                    p.parse_literal_element(elements)?;
                    Shape::new()
                };
                count += 1;
                match &inner {
                    Some(inner) if *inner != this => Err(p.error(
                        "tensor literal is invalid; ranks are not consistent between elements",
                    )),
                    Some(_) => Ok(()),
                    None => {
                        inner = Some(this);
                        Ok(())
                    }
                }
            })?;
            let mut shape = inner.unwrap_or_default();
            shape.insert(0, count);
            Ok(shape)
        })
    }

    #[inline]
    fn parse_literal_element(&mut self, elements: &mut LiteralElements) -> ParseResult {
        match self.kind() {
            T::Integer | T::FloatLiteral | T::String => {}
            T::BareIdentifier if matches!(self.token_bytes(), b"true" | b"false") => {}
            T::Minus => {
                self.advance();
                if !matches!(self.kind(), T::Integer | T::FloatLiteral) {
                    return Err(self.error("expected integer or floating point literal"));
                }
                elements.push((true, self.token()));
                self.advance();
                return Ok(());
            }
            T::LParen => {
                return self.nested(|p| {
                    p.advance();
                    p.parse_literal_element(elements)?;
                    p.expect(T::Comma, "expected ',' between complex elements")?;
                    p.parse_literal_element(elements)?;
                    p.expect(T::RParen, "expected ')' after complex elements")
                });
            }
            _ => return Err(self.error("expected element literal of primitive type")),
        }
        elements.push((false, self.token()));
        self.advance();
        Ok(())
    }

    pub(in crate::text) fn parse_dense_elements_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.offset();
        self.advance();
        self.expect(T::Less, "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.eat(T::Greater) {
            literal = self.parse_literal(true)?;
            self.expect(T::Greater, "expected '>'")?;
        }
        let ty = self.parse_elements_type(at, ty)?;
        self.literal_to_attr(&literal, at, ty).map(AttrRef::handle)
    }

    /// Parses `: type` unless `ty` is given, and checks that it has a static shape.
    fn parse_elements_type(&mut self, at: u32, ty: Option<Type>) -> ParseResult<ShapedType<'a>> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(T::Colon, "expected ':'")?;
                self.parse_type()?
            }
        };
        let Some(shaped) = self.ctx().type_ref(ty).dyn_cast::<ShapedType<'a>>() else {
            return Err(self.error_at(at, "elements literal must be a shaped type"));
        };
        if !shaped.has_static_shape() {
            return Err(self.error_at(at, "elements literal type must have static shape"));
        }
        if shaped.num_elements().is_none() {
            return Err(self.error_at(at, "elements literal type has too many elements"));
        }
        Ok(shaped)
    }

    fn literal_to_attr(
        &self,
        literal: &Literal,
        at: u32,
        ty: ShapedType<'a>,
    ) -> ParseResult<AttrRef<'a>> {
        let element = ty.element_type();
        let kind = ElementKind::of(element);
        let error = |message: String| Err(self.error_at(at, message));
        if let (Some(token), Some(_)) = (literal.hex, kind) {
            return self.hex_to_attr(token, at, ty).map(|attr| *attr);
        }
        let shape = ty.shape().unwrap_or(&[]);
        if !literal.shape.is_empty() && literal.shape[..] != *shape {
            let (inferred, expected) = (join(&literal.shape), join(shape));
            return error(format!(
                "inferred shape of elements literal ([{inferred}]) does not match type \
                 ([{expected}])"
            ));
        }
        let count = ty.num_elements().unwrap_or(0);
        if literal.hex.is_none() && literal.elements.is_empty() && count != 0 {
            let ty = quoted(*ty);
            return error(format!("parsed zero elements, but type ({ty}) expected at least 1"));
        }
        let parsed = literal.elements.len();
        let complex = element.dyn_cast::<ComplexType<'_>>();
        if let Some(complex) = complex {
            if literal.shape.is_empty() && count != 0 && parsed != 2 {
                let ty = quoted(*complex);
                return error(format!(
                    "parsed {parsed} elements, but type ({ty}) expected 2 elements"
                ));
            }
            if !literal.shape.is_empty() && Some(parsed as i64) != count.checked_mul(2) {
                let (ty, expected) = (quoted(*ty), count.saturating_mul(2));
                return error(format!(
                    "parsed {parsed} elements, but type ({ty}) expected {expected} elements"
                ));
            }
        }
        let Some(kind) = kind else { return self.strings_to_attr(literal, at, ty) };
        let mut buffer = ElementBuffer::new(Some(kind));
        buffer.reserve(parsed);
        match kind {
            ElementKind::Float(semantics) | ElementKind::ComplexFloat(semantics) => {
                for &(negative, token) in &literal.elements {
                    buffer.push_float(self.float_from_literal(token, negative, semantics)?);
                }
            }
            ElementKind::Integer(_) | ElementKind::ComplexInteger(_) => {
                let number = complex.map_or(element, ComplexType::element_type);
                let limits = IntegerLimits::of(number);
                for &(negative, token) in &literal.elements {
                    self.int_element(token, negative, number, limits, &mut buffer)?;
                }
            }
        }
        let splat = literal.shape.is_empty() && parsed > 0;
        match buffer.finish(self.ctx(), ty, splat) {
            Some(attr) => Ok(*attr),
            // For example, a single complex value where every element must be one number.
            None => error(format!(
                "parsed {parsed} elements, but type ({}) expected {count} elements",
                quoted(*ty)
            )),
        }
    }

    #[inline]
    fn int_element(
        &self,
        token: Token,
        negative: bool,
        ty: TypeRef<'_>,
        limits: Option<IntegerLimits>,
        buffer: &mut ElementBuffer,
    ) -> ParseResult {
        let error = |message: &str| Err(self.error_at(token.start, message));
        match token.kind {
            _ if negative && limits.is_some_and(IntegerLimits::is_unsigned) => {
                error("expected unsigned integer elements, but parsed negative value")
            }
            T::FloatLiteral => error("expected integer elements, but parsed floating-point"),
            T::BareIdentifier => {
                if !ty.is_integer_of(1) {
                    return error("expected i1 type for 'true' or 'false' values");
                }
                buffer.push_bits(u64::from(self.bytes(token) == b"true"));
                Ok(())
            }
            T::Integer => {
                let Some(limits) = limits else {
                    return error("integer constant out of range for type");
                };
                let literal = self.bytes(token);
                if limits.width() <= 64 {
                    match limits.small(literal, negative) {
                        Some(bits) => buffer.push_bits(bits),
                        None => return error("integer constant out of range for type"),
                    }
                } else {
                    match limits.value(literal, negative) {
                        Some(value) => buffer.push_int(&value),
                        None => return error("integer constant out of range for type"),
                    }
                }
                Ok(())
            }
            _ => error("integer constant out of range for type"),
        }
    }

    fn strings_to_attr(
        &self,
        literal: &Literal,
        at: u32,
        ty: ShapedType<'a>,
    ) -> ParseResult<AttrRef<'a>> {
        let mut values: Vec<Ident> = Vec::with_capacity(literal.elements.len());
        if let Some(token) = literal.hex {
            values.push(self.string_ident(token));
        }
        for &(_, token) in &literal.elements {
            if token.kind != T::String {
                let text = String::from_utf8_lossy(self.bytes(token)).into_owned();
                return Err(self.error_at(at, format!("expected string token, got {text}")));
            }
            values.push(self.string_ident(token));
        }
        Ok(*DenseStringElementsAttr::get(self.ctx(), ty, &values))
    }

    fn hex_to_attr(
        &self,
        token: Token,
        at: u32,
        ty: ShapedType<'a>,
    ) -> ParseResult<DenseElementsAttr<'a>> {
        let data = self.hex_bytes(token);
        let Some(data) = data else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.error_at(token.start, message));
        };
        DenseElementsAttr::from_raw(self.ctx(), ty, &data).ok_or_else(|| {
            let ty = quoted(*ty);
            let message = format!("elements hex data size is invalid for provided type: {ty}");
            self.error_at(at, message)
        })
    }

    pub(in crate::text) fn parse_dense_array_attr(&mut self) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        self.advance();
        self.expect(T::Less, "expected '<' after 'array'")?;
        let at = self.offset();
        let element = self.parse_type().map_err(|error| {
            if self.at(T::Error) {
                return error;
            }
            error.followed_by(self.error_at(at, "expected an integer or floating point type"))
        })?;
        let view = ctx.type_ref(element);
        let integer = view.dyn_cast::<IntegerType<'_>>();
        let float = if integer.is_none() { view.dyn_cast::<FloatType<'_>>() } else { None };
        let width = integer.map(IntegerType::width).or(float.map(FloatType::width));
        let Some(width) = width else {
            let message = format!("expected integer or float type, got: {}", quoted(view));
            return Err(self.error_at(at, message));
        };
        let is_bool = integer.is_some() && width == 1;
        if width % 8 != 0 && !is_bool {
            let message = "element type bitwidth must be a multiple of 8";
            return Err(self.error_at(at, message));
        }
        if self.eat(T::Greater) {
            return Ok(DenseArrayAttr::from_raw(ctx, element, 0, &[]).into());
        }
        self.expect(T::Colon, "expected ':' after dense array type")?;
        // A boolean takes one byte here, unlike in dense elements.
        let storage = match float {
            Some(float) => ElementKind::Float(float.semantics()),
            None => ElementKind::Integer(width.max(8)),
        };
        let mut data = ElementBuffer::new(Some(storage));
        let limits = IntegerLimits::of(view);
        let mut count = 0;
        self.comma_separated(|p| {
            count += 1;
            let negative = p.eat(T::Minus);
            let token = p.token();
            if let Some(float) = float {
                data.push_float(p.float_from_literal(token, negative, float.semantics())?);
                p.advance();
            } else if p.at_keyword("true") || p.at_keyword("false") {
                if !is_bool {
                    return Err(p.error("expected i1 type for 'true' or 'false' values"));
                }
                data.push_bits(u64::from(p.token_bytes() == b"true"));
                p.advance();
            } else if p.eat(T::Integer) {
                if is_bool {
                    return Err(p.error("expected 'true' or 'false' values for i1 type"));
                }
                let literal = p.bytes(token);
                let fits = limits.is_some_and(|limits| {
                    if width <= 64 {
                        return limits
                            .small(literal, negative)
                            .inspect(|&bits| data.push_bits(bits))
                            .is_some();
                    }
                    let value = limits.value(literal, negative);
                    value.inspect(|value| data.push_int(value)).is_some()
                });
                if !fits {
                    return Err(p.error("integer constant out of range"));
                }
            } else {
                return Err(p.error("expected integer literal"));
            }
            Ok(())
        })?;
        self.expect(T::Greater, "expected '>' to close an array attribute")?;
        Ok(DenseArrayAttr::from_raw(ctx, element, count, data.bytes()).into())
    }

    pub(in crate::text) fn parse_dense_resource_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.offset();
        self.advance();
        self.expect(T::Less, "expected '<' after 'dense_resource'")?;
        let key = match self.kind() {
            T::BareIdentifier | T::IntType => self.ctx().ident_from_bytes(self.token_bytes()),
            T::String => self.string_ident(self.token()),
            _ => return Err(self.error("expected identifier key for 'resource' entry")),
        };
        self.advance();
        self.expect(T::Greater, "expected '>'")?;
        let (ty, type_at) = match ty {
            Some(ty) => (ty, at),
            None => {
                let type_at = self.offset();
                self.expect(T::Colon, "expected ':'")?;
                (self.parse_type()?, type_at)
            }
        };
        let Some(shaped) = self.ctx().type_ref(ty).dyn_cast::<ShapedType<'_>>() else {
            return Err(self.error_at(type_at, "`dense_resource` expected a shaped type"));
        };
        Ok(DenseResourceElementsAttr::get(self.ctx(), shaped, key).into())
    }

    pub(in crate::text) fn parse_sparse_elements_attr(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let ctx = self.ctx();
        let at = self.offset();
        let location = self.location(at);
        self.advance();
        self.expect(T::Less, "Expected '<' after 'sparse'")?;
        let index = IntegerType::get(ctx, 64).into();
        let shaped = |shape: &[i64], element: Type| -> ShapedType<'a> {
            RankedTensorType::get(ctx, shape, element).cast()
        };
        if self.eat(T::Greater) {
            let ty = self.parse_elements_type(at, ty)?;
            let element = ty.element_type().handle();
            let empty = Literal { shape: SmallVec::new(), ..Literal::default() };
            let rank = ty.rank().unwrap_or(0) as i64;
            let indices = self.literal_to_attr(&empty, at, shaped(&[0, rank], index))?;
            let values = self.literal_to_attr(&empty, at, shaped(&[0], element))?;
            return Ok(self
                .prefer_lexical_error(SparseElementsAttr::get_checked(
                    ctx,
                    location,
                    ty,
                    indices.cast(),
                    values,
                ))?
                .into());
        }
        let indices_at = self.offset();
        let indices = self.parse_literal(false)?;
        self.expect(T::Comma, "expected ','")?;
        let values_at = self.offset();
        let values = self.parse_literal(true)?;
        self.expect(T::Greater, "expected '>'")?;
        let ty = self.parse_elements_type(at, ty)?;
        // A list without nesting is a single index.
        let rank = ty.rank().unwrap_or(0) as i64;
        let single = [1, rank];
        let shape = if indices.shape.is_empty() { &single[..] } else { &indices.shape[..] };
        let rows = shape[0];
        let indices = self.literal_to_attr(&indices, indices_at, shaped(shape, index))?;
        let single = [rows];
        let shape = if values.shape.is_empty() { &single[..] } else { &values.shape[..] };
        let element = ty.element_type().handle();
        let values = self.literal_to_attr(&values, values_at, shaped(shape, element))?;
        Ok(self
            .prefer_lexical_error(SparseElementsAttr::get_checked(
                ctx,
                location,
                ty,
                indices.cast(),
                values,
            ))?
            .into())
    }
}
