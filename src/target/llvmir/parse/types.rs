//! Types.

use super::Result;
use super::lexer::Token;
use super::parser::{Parser, StructName};
use crate::target::llvmir::ir::{Type, TypeId};

impl Parser<'_> {
    /// `%name = type {..}`.
    pub(super) fn type_definition(&mut self) -> Result {
        let at = self.here();
        let name = self.struct_name();
        self.advance();
        self.expect(b'=', "expected '=' after name")?;
        self.expect_word("type", "expected 'type' after name")?;
        let shown = match &name {
            StructName::Name(name) => name.clone(),
            StructName::Number(number) => number.to_string(),
        };
        if self.structs.get(&name).is_some_and(|it| it.1.is_none()) {
            return self.error_at(at, format!("redefinition of type named '{shown}'"));
        }
        if self.take_word("opaque") {
            let ty = self.named_struct(name.clone(), at);
            self.structs.insert(name, (ty, None));
            return Ok(());
        }
        let is_packed = *self.peek() == Token::Mark(b'<') && *self.peek_at(1) == Token::Mark(b'{');
        if !is_packed && *self.peek() != Token::Mark(b'{') {
            // A name for a type that is no structure.
            if self.structs.contains_key(&name) {
                return self
                    .error_at(at, format!("forward references to non-struct type '{shown}'"));
            }
            let ty = self.ty()?;
            self.structs.insert(name, (ty, None));
            return Ok(());
        }
        let ty = self.named_struct(name.clone(), at);
        self.structs.insert(name, (ty, None));
        if is_packed {
            self.advance();
        }
        let fields = self.fields()?;
        if is_packed {
            self.expect(b'>', "expected '>' in packed struct")?;
        }
        self.module.types.set_body(ty, fields, is_packed);
        Ok(())
    }

    fn struct_name(&self) -> StructName {
        match self.peek() {
            Token::Local(name) => StructName::Name(name.clone()),
            Token::LocalNumber(number) => StructName::Number(*number),
            _ => StructName::Number(0),
        }
    }

    /// The structure of a name, which is opaque as long as it is not defined.
    fn named_struct(&mut self, name: StructName, at: usize) -> TypeId {
        if let Some((ty, _)) = self.structs.get(&name) {
            return *ty;
        }
        let ty = self.module.types.add_struct(match &name {
            StructName::Name(name) => name,
            StructName::Number(_) => "",
        });
        self.structs.insert(name, (ty, Some(at)));
        ty
    }

    /// Whether a type starts here.
    pub(super) fn is_type(&self) -> bool {
        match self.peek() {
            Token::Mark(b'{' | b'[' | b'<') | Token::Local(_) | Token::LocalNumber(_) => true,
            Token::Word(word) => simple(word).is_some() || matches!(*word, "ptr" | "target"),
            _ => false,
        }
    }

    /// A type that values can have.
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        let at = self.here();
        let ty = self.any_type("expected type")?;
        if self.module.types[ty] == Type::Void {
            return self.error_at(at, "void type only allowed for function results");
        }
        Ok(ty)
    }

    /// A type, which may be `void`.
    pub(super) fn any_type(&mut self, message: &str) -> Result<TypeId> {
        self.nested(|parser| parser.any_type_inside(message))
    }

    fn any_type_inside(&mut self, message: &str) -> Result<TypeId> {
        let mut ty = self.primary_type(message)?;
        loop {
            let at = self.here();
            match self.peek() {
                Token::Mark(b'(') => {
                    self.advance();
                    ty = self.function_type(ty, at)?;
                }
                Token::Mark(b'*') => return self.error("ptr* is invalid - use ptr instead"),
                _ => return Ok(ty),
            }
        }
    }

    fn primary_type(&mut self, message: &str) -> Result<TypeId> {
        let at = self.here();
        match self.peek() {
            Token::Mark(b'{') => {
                let fields = self.fields()?;
                Ok(self.module.types.get(Type::Struct { fields, is_packed: false }))
            }
            Token::Mark(b'[') => {
                self.advance();
                self.array_type()
            }
            Token::Mark(b'<') => {
                self.advance();
                if *self.peek() == Token::Mark(b'{') {
                    let fields = self.fields()?;
                    self.expect(b'>', "expected '>' at end of packed struct")?;
                    return Ok(self.module.types.get(Type::Struct { fields, is_packed: true }));
                }
                self.vector_type()
            }
            Token::Local(_) | Token::LocalNumber(_) => {
                let name = self.struct_name();
                self.advance();
                Ok(self.named_struct(name, at))
            }
            Token::Word("ptr") => {
                self.advance();
                let space = self.address_space(0)?;
                Ok(self.module.types.pointer(space))
            }
            Token::Word("target") => self.target_type(),
            Token::Word("x86_mmx") => {
                self.advance();
                let element = self.module.types.integer(64);
                Ok(self.module.types.get(Type::Vector { element, count: 1, is_scalable: false }))
            }
            Token::Word(word) => match simple(word) {
                Some(Type::Integer(width)) if !(1..1 << 23).contains(&width) => {
                    self.error("bitwidth for integer type out of range")
                }
                Some(ty) => {
                    self.advance();
                    Ok(self.module.types.get(ty))
                }
                None => self.error(message),
            },
            _ => self.error(message),
        }
    }

    /// `addrspace(1)`, if it is there; `default` otherwise.
    pub(super) fn address_space(&mut self, default: u32) -> Result<u32> {
        if !self.take_word("addrspace") {
            return Ok(default);
        }
        self.expect(b'(', "expected '(' in address space")?;
        let space = match self.peek() {
            Token::String(letter) => {
                let layout = &self.module.layout;
                let space = match letter.as_slice() {
                    b"A" => layout.alloca_space,
                    b"G" => layout.global_space,
                    b"P" => layout.program_space,
                    _ => return self.error("invalid symbolic addrspace"),
                };
                self.advance();
                space
            }
            _ => {
                let at = self.here();
                let space = self.small_number()?;
                if space >= 1 << 24 {
                    return self.error_at(at, "invalid address space, must be a 24-bit integer");
                }
                space
            }
        };
        self.expect(b')', "expected ')' in address space")?;
        Ok(space)
    }

    /// The fields of a structure, in braces.
    fn fields(&mut self) -> Result<Vec<TypeId>> {
        self.expect(b'{', "expected '{' here")?;
        let mut fields = Vec::new();
        if self.take(b'}') {
            return Ok(fields);
        }
        loop {
            let at = self.here();
            let ty = self.ty()?;
            if matches!(self.module.types[ty], Type::Function { .. } | Type::Label | Type::Metadata)
            {
                return self.error_at(at, "invalid element type for struct");
            }
            fields.push(ty);
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b'}', "expected '}' at end of struct")?;
        Ok(fields)
    }

    fn array_type(&mut self) -> Result<TypeId> {
        let count = self.number()?;
        self.expect_word("x", "expected 'x' after element count")?;
        let at = self.here();
        let element = self.ty()?;
        self.expect(b']', "expected end of sequential type")?;
        if matches!(
            self.module.types[element],
            Type::Function { .. } | Type::Label | Type::Metadata
        ) {
            return self.error_at(at, "invalid array element type");
        }
        Ok(self.module.types.get(Type::Array { element, count }))
    }

    fn vector_type(&mut self) -> Result<TypeId> {
        let is_scalable = self.take_word("vscale");
        if is_scalable {
            self.expect_word("x", "expected 'x' after vscale")?;
        }
        let at = self.here();
        let count = self.number()?;
        self.expect_word("x", "expected 'x' after element count")?;
        let element_at = self.here();
        let element = self.ty()?;
        self.expect(b'>', "expected end of sequential type")?;
        if count == 0 {
            return self.error_at(at, "zero element vector is illegal");
        }
        let Ok(count) = u32::try_from(count) else {
            return self.error_at(at, "size too large for vector");
        };
        let types = &self.module.types;
        let is_valid = matches!(types[element], Type::Integer(_) | Type::Pointer(_))
            || types.is_float(element);
        if !is_valid {
            return self.error_at(element_at, "invalid vector element type");
        }
        Ok(self.module.types.get(Type::Vector { element, count, is_scalable }))
    }

    /// The parameters of a function type, after the parenthesis.
    fn function_type(&mut self, result: TypeId, at: usize) -> Result<TypeId> {
        if matches!(self.module.types[result], Type::Function { .. } | Type::Label | Type::Metadata)
        {
            return self.error_at(at, "invalid function return type");
        }
        let mut parameters = Vec::new();
        let mut is_variadic = false;
        while !self.take(b')') {
            if !parameters.is_empty() {
                self.expect(b',', "expected ')' at end of argument list")?;
            }
            if *self.peek() == Token::Ellipsis {
                self.advance();
                is_variadic = true;
                self.expect(b')', "expected ')' at end of argument list")?;
                break;
            }
            parameters.push(self.ty()?);
            match self.peek() {
                Token::Local(_) | Token::LocalNumber(_) => {
                    return self.error("argument name invalid in function type");
                }
                Token::Mark(b',' | b')') => {}
                _ => return self.error("expected ')' at end of argument list"),
            }
        }
        Ok(self.module.types.get(Type::Function { result, parameters, is_variadic }))
    }

    fn target_type(&mut self) -> Result<TypeId> {
        self.advance();
        self.expect(b'(', "expected '(' in target extension type")?;
        let name = self.string()?;
        let (mut types, mut integers) = (Vec::new(), Vec::new());
        while self.take(b',') {
            if matches!(self.peek(), Token::Integer(_)) {
                integers.push(self.small_number()?);
            } else if integers.is_empty() {
                types.push(self.any_type("expected type")?);
            } else {
                return self.error("expected uint32 param");
            }
        }
        self.expect(b')', "expected ')' in target extension type")?;
        Ok(self.module.types.get(Type::Target { name, types, integers }))
    }
}

/// A type of one word.
fn simple(word: &str) -> Option<Type> {
    Some(match word {
        "void" => Type::Void,
        "half" => Type::Half,
        "bfloat" => Type::BFloat,
        "float" => Type::Float,
        "double" => Type::Double,
        "x86_fp80" => Type::X86Fp80,
        "fp128" => Type::Fp128,
        "ppc_fp128" => Type::PpcFp128,
        "x86_amx" => Type::X86Amx,
        "label" => Type::Label,
        "metadata" => Type::Metadata,
        "token" => Type::Token,
        _ => {
            let digits = word.strip_prefix('i')?;
            if digits.is_empty() || !digits.bytes().all(|it| it.is_ascii_digit()) {
                return None;
            }
            Type::Integer(digits.parse().unwrap_or(u32::MAX))
        }
    })
}
