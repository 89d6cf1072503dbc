//! Parsing of types.

use smallvec::SmallVec;

use super::{ParseResult, Parser};
use crate::core::attrs::Attribute;
use crate::core::types::Type;
use crate::kinds::interfaces::VerifiableTensorEncoding;
use crate::kinds::types::{
    ComplexType, DYNAMIC, FloatType, FunctionType, IndexType, IntegerType, MemRefType, NoneType,
    RankedTensorType, Signedness, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
    is_valid_memref_element_type, is_valid_tensor_element_type,
};
use crate::support::apfloat::FloatSemantics;
use crate::text::lexer::TokenKind as T;

/// Dimension sizes.
pub type Shape = SmallVec<[i64; 6]>;

/// Which sizes a list of dimensions may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dimensions {
    /// Numbers.
    Static,
    /// Numbers and `?`.
    StaticOrDynamic,
}

/// The float format of a keyword.
fn float_keyword(word: &[u8]) -> Option<FloatSemantics> {
    use FloatSemantics::*;
    Some(match word {
        b"f32" => F32,
        b"f64" => F64,
        b"f16" => F16,
        b"bf16" => BF16,
        b"tf32" => TF32,
        b"f80" => F80,
        b"f128" => F128,
        b"f8E5M2" => F8E5M2,
        b"f8E4M3" => F8E4M3,
        b"f8E4M3FN" => F8E4M3FN,
        b"f8E5M2FNUZ" => F8E5M2FNUZ,
        b"f8E4M3FNUZ" => F8E4M3FNUZ,
        b"f8E4M3B11FNUZ" => F8E4M3B11FNUZ,
        b"f8E3M4" => F8E3M4,
        b"f4E2M1FN" => F4E2M1FN,
        b"f6E2M3FN" => F6E2M3FN,
        b"f6E3M2FN" => F6E3M2FN,
        b"f8E8M0FNU" => F8E8M0FNU,
        _ => return None,
    })
}

impl<'a> Parser<'a> {
    /// Whether a type starts at the current token.
    pub fn at_type(&self) -> bool {
        match self.kind() {
            T::LParen | T::IntType | T::ExclamationIdentifier => true,
            T::BareIdentifier => {
                let word = self.token_bytes();
                matches!(
                    word,
                    b"memref" | b"tensor" | b"complex" | b"tuple" | b"vector" | b"index" | b"none"
                ) || float_keyword(word).is_some()
            }
            _ => false,
        }
    }

    /// Parses a type, if present.
    pub fn parse_optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Parses a type.
    #[inline]
    pub fn parse_type(&mut self) -> ParseResult<Type> {
        match self.kind() {
            T::LParen => self.parse_function_type(),
            _ => self.parse_non_function_type(),
        }
    }

    /// Parses a type that does not start with a parenthesis.
    pub fn parse_non_function_type(&mut self) -> ParseResult<Type> {
        match self.kind() {
            T::IntType => self.parse_integer_type(),
            T::ExclamationIdentifier => self.nested(Self::parse_extended_type),
            T::BareIdentifier => match self.token_bytes() {
                b"index" => {
                    self.advance();
                    Ok(IndexType::get(self.ctx()).into())
                }
                b"tensor" => self.nested(Self::parse_tensor_type),
                b"memref" => self.nested(Self::parse_memref_type),
                b"vector" => self.nested(Self::parse_vector_type),
                b"none" => {
                    self.advance();
                    Ok(NoneType::get(self.ctx()).into())
                }
                b"complex" => self.nested(Self::parse_complex_type),
                b"tuple" => self.nested(Self::parse_tuple_type),
                word => match float_keyword(word) {
                    Some(semantics) => {
                        let ty = FloatType::get(self.ctx(), semantics).into();
                        self.advance();
                        Ok(ty)
                    }
                    None => Err(self.wrong_token("expected non-function type")),
                },
            },
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    fn parse_integer_type(&mut self) -> ParseResult<Type> {
        let (signedness, digits) = match self.token_bytes() {
            [b's', _, digits @ ..] => (Signedness::Signed, digits),
            [b'u', _, digits @ ..] => (Signedness::Unsigned, digits),
            [_, digits @ ..] => (Signedness::Signless, digits),
            [] => (Signedness::Signless, &[][..]),
        };
        let width = digits.iter().try_fold(0u32, |width, digit| {
            width.checked_mul(10)?.checked_add(u32::from(digit.wrapping_sub(b'0')))
        });
        let Some(width) = width else { return Err(self.error("invalid integer width")) };
        let location = self.location(self.offset());
        let ty = self
            .prefer_lexical_error(IntegerType::get_checked(
                self.ctx(),
                location,
                width,
                signedness,
            ))?
            .into();
        self.advance();
        Ok(ty)
    }

    /// Parses `(types) -> results`.
    fn parse_function_type(&mut self) -> ParseResult<Type> {
        self.nested(|p| {
            let mut inputs: SmallVec<[Type; 8]> = SmallVec::new();
            let mut results: SmallVec<[Type; 4]> = SmallVec::new();
            p.parse_type_list_parens(&mut inputs)?;
            p.expect(T::Arrow, "expected '->' in function type")?;
            p.parse_function_result_types(&mut results)?;
            Ok(FunctionType::get(p.ctx(), &inputs, &results).into())
        })
    }

    /// Parses `(` types `)`.
    pub fn parse_type_list_parens<A>(&mut self, types: &mut SmallVec<A>) -> ParseResult
    where
        A: smallvec::Array<Item = Type>,
    {
        self.expect(T::LParen, "expected '('")?;
        if self.eat(T::RParen) {
            return Ok(());
        }
        self.parse_type_list_no_parens(types)?;
        self.expect(T::RParen, "expected ')'")
    }

    /// Parses one or more types separated by commas.
    pub fn parse_type_list_no_parens<A>(&mut self, types: &mut SmallVec<A>) -> ParseResult
    where
        A: smallvec::Array<Item = Type>,
    {
        self.comma_separated(|p| {
            types.push(p.parse_type()?);
            Ok(())
        })
    }

    /// Parses the results of a function type: a list in parentheses, or one type that is not a function type.
    pub fn parse_function_result_types<A>(&mut self, types: &mut SmallVec<A>) -> ParseResult
    where
        A: smallvec::Array<Item = Type>,
    {
        if self.at(T::LParen) {
            return self.parse_type_list_parens(types);
        }
        types.push(self.parse_non_function_type()?);
        Ok(())
    }

    fn parse_complex_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(T::Less, "expected '<' in complex type")?;
        let location = self.location(self.offset());
        let element = self.parse_type()?;
        self.expect(T::Greater, "expected '>' in complex type")?;
        Ok(self
            .prefer_lexical_error(ComplexType::get_checked(self.ctx(), location, element))?
            .into())
    }

    fn parse_tuple_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(T::Less, "expected '<' in tuple type")?;
        let mut types: SmallVec<[Type; 8]> = SmallVec::new();
        if !self.eat(T::Greater) {
            self.parse_type_list_no_parens(&mut types)?;
            self.expect(T::Greater, "expected '>' in tuple type")?;
        }
        Ok(TupleType::get(self.ctx(), &types).into())
    }

    fn parse_vector_type(&mut self) -> ParseResult<Type> {
        let location = self.location(self.offset());
        self.advance();
        self.expect(T::Less, "expected '<' in vector type")?;
        let mut shape = Shape::new();
        let mut scalable: SmallVec<[bool; 6]> = SmallVec::new();
        while matches!(self.kind(), T::Integer | T::LSquare) {
            let bracket = self.eat(T::LSquare);
            shape.push(self.parse_integer_in_dimension_list()?);
            scalable.push(bracket);
            if bracket {
                self.expect(T::RSquare, "missing ']' closing scalable dimension")?;
            }
            self.parse_x_in_dimension_list()?;
        }
        let element = self.parse_type()?;
        self.expect(T::Greater, "expected '>' in vector type")?;
        Ok(self
            .prefer_lexical_error(VectorType::get_checked(
                self.ctx(),
                location,
                &shape,
                element,
                &scalable,
            ))?
            .into())
    }

    /// Parses the dimensions of a tensor or memref, and `x`. Returns the shape, and whether the type is unranked.
    fn parse_shape_or_star(&mut self) -> ParseResult<(Shape, bool)> {
        let mut shape = Shape::new();
        let unranked = self.eat(T::Star);
        if unranked {
            self.parse_x_in_dimension_list()?;
        } else {
            self.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::StaticOrDynamic)?;
        }
        Ok((shape, unranked))
    }

    fn parse_tensor_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(T::Less, "expected '<' in tensor type")?;
        let (shape, unranked) = self.parse_shape_or_star()?;
        let element_at = self.offset();
        let element = self.parse_type();
        // Like upstream, accepts a comma without an encoding, and parses the encoding even if the element type was
        // invalid.
        let encoding =
            if self.eat(T::Comma) { self.parse_optional_attribute(None) } else { Ok(None) };
        let (element, encoding) = match (element, encoding) {
            (Ok(element), encoding) => (element, encoding?),
            (Err(first), Ok(_)) => return Err(first),
            (Err(first), Err(second)) => return Err(first.followed_by(second)),
        };
        let ctx = self.ctx();
        if let Some(encoding) = encoding
            && let Some(encoding) =
                ctx.attr_ref(encoding).dyn_cast::<VerifiableTensorEncoding<'_>>()
        {
            let at = self.location(self.offset());
            encoding.verify_encoding(&shape, ctx.type_ref(element), at)?;
        }
        self.expect(T::Greater, "expected '>' in tensor type")?;
        if !is_valid_tensor_element_type(ctx.type_ref(element)) {
            return Err(self.error_at(element_at, "invalid tensor element type"));
        }
        if unranked {
            if encoding.is_some() {
                return Err(self.error("cannot apply encoding to unranked tensor"));
            }
            return Ok(UnrankedTensorType::get(ctx, element).into());
        }
        Ok(RankedTensorType::with_encoding(ctx, &shape, element, encoding).into())
    }

    fn parse_memref_type(&mut self) -> ParseResult<Type> {
        let location = self.location(self.offset());
        self.advance();
        self.expect(T::Less, "expected '<' in memref type")?;
        let (shape, unranked) = self.parse_shape_or_star()?;
        let element_at = self.offset();
        let element = self.parse_type()?;
        let ctx = self.ctx();
        if !is_valid_memref_element_type(ctx.type_ref(element)) {
            return Err(self.error_at(element_at, "invalid memref element type"));
        }
        let (mut layout, mut space): (Option<Attribute>, Option<Attribute>) = (None, None);
        if !self.eat(T::Greater) {
            self.expect(T::Comma, "expected ',' or '>' in memref type")?;
            if self.at(T::Greater) {
                return Err(self.wrong_token("expected list element"));
            }
            self.comma_separated(|p| {
                let attribute = p.parse_attribute(None)?;
                if p.ctx().attr_ref(attribute).is_memref_layout() {
                    layout = Some(attribute);
                    if unranked {
                        return Err(p.error("cannot have affine map for unranked memref type"));
                    }
                    if space.is_some() {
                        return Err(p.error("expected memory space to be last in memref type"));
                    }
                } else if space.is_some() {
                    return Err(p.error("multiple memory spaces specified in memref type"));
                } else {
                    space = Some(attribute);
                }
                Ok(())
            })?;
            self.expect(T::Greater, "expected ',' or '>'")?;
        }
        if unranked {
            return Ok(self
                .prefer_lexical_error(UnrankedMemRefType::get_checked(
                    ctx, location, element, space,
                ))?
                .into());
        }
        Ok(self
            .prefer_lexical_error(MemRefType::get_checked(
                ctx, location, &shape, element, layout, space,
            ))?
            .into())
    }

    /// Parses sizes with an `x` between them. Corresponds to `parseDimensionList` without `withTrailingX`.
    pub fn parse_dimension_list(&mut self, shape: &mut Shape, sizes: Dimensions) -> ParseResult {
        if matches!(self.kind(), T::Integer | T::Question) {
            shape.push(self.parse_dimension(sizes)?);
            while self.at(T::BareIdentifier) && self.token_bytes().first() == Some(&b'x') {
                self.parse_x_in_dimension_list()?;
                shape.push(self.parse_dimension(sizes)?);
            }
        }
        Ok(())
    }

    /// Parses sizes with an `x` after each. Corresponds to `parseDimensionList` with `withTrailingX`.
    pub fn parse_dimension_list_with_trailing_x(
        &mut self,
        shape: &mut Shape,
        sizes: Dimensions,
    ) -> ParseResult {
        while matches!(self.kind(), T::Integer | T::Question) {
            shape.push(self.parse_dimension(sizes)?);
            self.parse_x_in_dimension_list()?;
        }
        Ok(())
    }

    fn parse_dimension(&mut self, sizes: Dimensions) -> ParseResult<i64> {
        let at = self.offset();
        if self.eat(T::Question) {
            if sizes == Dimensions::Static {
                return Err(self.error_at(at, "expected static shape"));
            }
            return Ok(DYNAMIC);
        }
        self.parse_integer_in_dimension_list()
    }

    fn parse_integer_in_dimension_list(&mut self) -> ParseResult<i64> {
        let token = self.token();
        let text = self.token_bytes();
        if !self.at(T::Integer) {
            return Err(self.error("invalid dimension"));
        }
        // Here `0xf32` is a size of zero, an `x` and `f32`, not a hexadecimal number.
        if text.get(1) == Some(&b'x') {
            self.advance_to_x(token.start + 1);
            return Ok(0);
        }
        let size = text.iter().try_fold(0i64, |size, digit| {
            size.checked_mul(10)?.checked_add(i64::from(digit.wrapping_sub(b'0')))
        });
        let Some(size) = size else { return Err(self.error("invalid dimension")) };
        self.advance_to_x(token.end);
        Ok(size)
    }

    /// Parses the `x` between sizes, which may be part of the next token.
    pub fn parse_x_in_dimension_list(&mut self) -> ParseResult {
        let token = self.token();
        if !self.at(T::BareIdentifier) || self.token_bytes().first() != Some(&b'x') {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        if token.end - token.start == 1 {
            self.advance();
        } else {
            self.reset(token.start + 1);
        }
        Ok(())
    }
}
