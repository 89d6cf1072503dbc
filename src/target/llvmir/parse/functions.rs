//! Functions.

use super::Result;
use super::lexer::Token;
use super::locals::Locals;
use super::parser::{LocalName, Parser};
use super::scan::is_debug_intrinsic;
use crate::target::llvmir::ir::{Function, GlobalId, Type, Value, intrinsics};

impl Parser<'_> {
    /// `declare ..`.
    pub(super) fn declaration(&mut self) -> Result {
        self.advance();
        let mut attachments = Vec::new();
        while let Token::Metadata(_) = self.peek() {
            self.attachment(|kind, id| attachments.push((kind, id)))?;
        }
        let (id, mut function, _) = self.header()?;
        for (kind, node) in attachments {
            function.global.attach(kind, node);
        }
        // LLVM knows the attributes of its intrinsics itself.
        if let Some((name, _)) = intrinsics::facts(&function.global.name) {
            (function.attributes, function.parameter_attributes) = intrinsics::attributes(name);
            function.parameter_attributes.parameters.truncate(function.parameters.len());
        }
        self.set_function(id, function);
        Ok(())
    }

    fn set_function(&mut self, id: GlobalId, function: Function) {
        if let GlobalId::Function(index) = id
            && let Some(place) = self.module.functions.get_mut(index as usize)
        {
            *place = function;
        }
    }

    /// `define .. { .. }`.
    pub(super) fn definition(&mut self) -> Result {
        self.advance();
        let (id, mut function, names) = self.header()?;
        while let Token::Metadata(_) = self.peek() {
            self.attachment(|kind, node| function.global.attach(kind, node))?;
        }
        let GlobalId::Function(index) = id else { return Ok(()) };
        if index == u32::MAX {
            return self.error("debug intrinsics have no body");
        }
        // Calls of the function itself see its head.
        self.module.functions[index as usize] = function.clone();
        let mut locals = Locals::new(function, index);
        for (number, (name, at)) in names.into_iter().enumerate() {
            let value = Value::Argument(number as u32);
            locals.define(&mut self.module, name, value, at, "argument")?;
        }
        // Blocks whose address was used before are created first, by name.
        let before = self.addresses.iter().filter(|it| it.function == index);
        let mut before: Vec<_> = before.map(|it| (it.name.clone(), it.at)).collect();
        before.sort();
        for (name, at) in before {
            locals.block(name, at)?;
        }
        self.locals = Some(locals);
        self.body()?;
        let Some(locals) = self.locals.take() else { return Ok(()) };
        let (function, blocks) = locals.finish(&mut self.module)?;
        if self.has_block_addresses {
            self.blocks.extend(blocks.into_iter().map(|(name, block)| ((index, name), block)));
        }
        self.module.functions[index as usize] = function;
        Ok(())
    }

    /// The head of a function up to the metadata, and the names of its parameters with their places.
    #[expect(clippy::type_complexity, reason = "the parts go to different places")]
    fn header(&mut self) -> Result<(GlobalId, Function, Vec<(Option<LocalName>, usize)>)> {
        let head = self.head();
        let calling_convention = self.calling_convention()?;
        let result_attributes = self.parameter_attributes()?;
        let result_at = self.here();
        let result = self.any_type("expected type")?;
        if matches!(self.module.types[result], Type::Function { .. } | Type::Label | Type::Metadata)
        {
            return self.error_at(result_at, "invalid function return type");
        }
        let name_at = self.here();
        let id = match self.peek() {
            Token::Global(name) if is_debug_intrinsic(name) => {
                self.advance();
                // It is not needed, because calls become records.
                GlobalId::Function(u32::MAX)
            }
            Token::Global(_) | Token::GlobalNumber(_) => self.global_id()?,
            _ => return self.error("expected function name"),
        };
        let mut function =
            Function { global: head.global, calling_convention, result, ..Function::default() };
        function.parameter_attributes.result = result_attributes;
        if id != GlobalId::Function(u32::MAX) {
            function.global.name.clone_from(&self.module.global(id).name);
        }
        if !self.take(b'(') {
            return self.error("expected '(' in function argument list");
        }
        let (names, is_variadic) = self.parameters(&mut function)?;
        function.global.unnamed_address = self.unnamed_address();
        function.global.address_space = self.address_space(self.module.layout.program_space)?;
        self.function_tail(&mut function)?;
        let parameters = function.parameters.clone();
        function.ty = self.module.types.get(Type::Function { result, parameters, is_variadic });
        let is_function = matches!(id, GlobalId::Function(_));
        let is_known = !self.defined.insert(id) && id != GlobalId::Function(u32::MAX);
        if is_known || !is_function {
            let name = &function.global.name;
            return self.error_at(name_at, format!("invalid redefinition of function '{name}'"));
        }
        Ok((id, function, names))
    }

    #[expect(clippy::type_complexity, reason = "the parts go to different places")]
    fn parameters(
        &mut self,
        function: &mut Function,
    ) -> Result<(Vec<(Option<LocalName>, usize)>, bool)> {
        let mut names = Vec::new();
        while !self.take(b')') {
            if !names.is_empty() {
                self.expect(b',', "expected ')' at end of argument list")?;
            }
            if *self.peek() == Token::Ellipsis {
                self.advance();
                self.expect(b')', "expected ')' at end of argument list")?;
                return Ok((names, true));
            }
            let at = self.here();
            let ty = self.any_type("expected type")?;
            if self.module.types[ty] == Type::Void {
                return self.error_at(at, "argument can not have void type");
            }
            let is_opaque = match self.module.types[ty] {
                Type::Named(index) => self.module.types.structs[index as usize].body.is_none(),
                _ => false,
            };
            if is_opaque || matches!(self.module.types[ty], Type::Function { .. } | Type::Label) {
                return self.error_at(at, "invalid type for function argument");
            }
            let index = function.parameters.len();
            function.parameters.push(ty);
            let attributes = self.parameter_attributes()?;
            if !attributes.is_empty() {
                *function.parameter_attributes.parameter_mut(index) = attributes;
            }
            let name_at = self.here();
            let name = self.local_name();
            let text = match &name {
                Some(LocalName::Name(name)) => name.clone(),
                _ => String::new(),
            };
            function.parameter_names.push(text);
            names.push((name, name_at));
        }
        Ok((names, false))
    }

    /// What follows the parameters of a function.
    fn function_tail(&mut self, function: &mut Function) -> Result {
        function.attributes = self.function_attributes()?;
        loop {
            match self.peek() {
                Token::Word("section") => {
                    self.advance();
                    function.global.section = self.string()?;
                }
                Token::Word("partition") => {
                    self.advance();
                    function.global.partition = self.string()?;
                }
                Token::Word("comdat") => self.comdat(&mut function.global)?,
                Token::Word("align") => {
                    self.advance();
                    function.global.alignment = self.alignment()?;
                }
                Token::Word("gc") => {
                    self.advance();
                    function.garbage_collector = self.string()?;
                }
                Token::Word("prefix") => {
                    self.advance();
                    function.prefix = Some(self.typed_constant()?);
                }
                Token::Word("prologue") => {
                    self.advance();
                    function.prologue = Some(self.typed_constant()?);
                }
                Token::Word("personality") => {
                    self.advance();
                    function.personality = Some(self.typed_constant()?);
                }
                Token::Word(_) | Token::String(_) | Token::Group(_) => {
                    let before = self.position();
                    for attribute in self.function_attributes()?.iter() {
                        function.attributes.add(attribute.clone());
                    }
                    if self.position() == before {
                        return Ok(());
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    fn body(&mut self) -> Result {
        self.expect(b'{', "expected '{' in function body")?;
        if matches!(self.peek(), Token::Mark(b'}') | Token::Word("uselistorder")) {
            return self.error("function body requires at least one basic block");
        }
        loop {
            match self.peek() {
                Token::Mark(b'}') => {
                    self.advance();
                    return Ok(());
                }
                Token::Word("uselistorder") => self.skip_use_list_order()?,
                _ => self.block()?,
            }
        }
    }

    fn block(&mut self) -> Result {
        let at = self.here();
        let name = match self.peek() {
            Token::Label(name) => {
                self.advance();
                // A label of digits is a number.
                let number = name.bytes().all(|it| it.is_ascii_digit());
                match name.parse() {
                    Ok(number_) if number => Some(LocalName::Number(number_)),
                    _ => Some(LocalName::Name(name.clone())),
                }
            }
            _ => None,
        };
        let Some(locals) = &mut self.locals else { return Ok(()) };
        let block = locals.start_block(name, at)?;
        loop {
            while let Token::Record(_) = self.peek() {
                self.debug_record(block)?;
            }
            if self.instruction(block)? {
                return Ok(());
            }
        }
    }
}
