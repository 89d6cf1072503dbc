//! Global variables, aliases, indirect functions and comdats.

use super::Result;
use super::lexer::Token;
use super::parser::Parser;
use super::words::LINKAGES;
use crate::target::llvmir::ir::{
    Alias, Attributes, Comdat, ConstantId, GlobalId, GlobalValue, GlobalVariable,
};

/// The words about sanitizers.
const SANITIZERS: &[&str] = &[
    "no_sanitize_address",
    "no_sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_address_dyninit",
];

/// The start of a global value.
#[derive(Default)]
pub(super) struct Head {
    /// The word of the linkage; `None` if there is none.
    pub(super) linkage: Option<&'static str>,
    pub(super) global: GlobalValue,
}

impl Parser<'_> {
    /// Linkage, preemption, visibility and storage.
    pub(super) fn head(&mut self) -> Head {
        let mut head = Head { linkage: self.take_one_of(LINKAGES), ..Head::default() };
        let global = &mut head.global;
        global.linkage = head.linkage.filter(|it| *it != "external").unwrap_or("");
        global.is_dso_local =
            self.take_one_of(&["dso_local", "dso_preemptable"]) == Some("dso_local");
        let visibility = self.take_one_of(&["default", "hidden", "protected"]);
        global.visibility = visibility.filter(|it| *it != "default").unwrap_or("");
        global.dll_storage = self.take_one_of(&["dllimport", "dllexport"]).unwrap_or("");
        head
    }

    fn thread_local(&mut self) -> Result<&'static str> {
        if !self.take_word("thread_local") {
            return Ok("");
        }
        if !self.take(b'(') {
            return Ok("thread_local");
        }
        let mode = match self.take_one_of(&["localdynamic", "initialexec", "localexec"]) {
            Some("localdynamic") => "thread_local(localdynamic)",
            Some("initialexec") => "thread_local(initialexec)",
            Some(_) => "thread_local(localexec)",
            None => return self.error("expected localdynamic, initialexec or localexec"),
        };
        self.expect(b')', "expected ')' after thread local model")?;
        Ok(mode)
    }

    pub(super) fn unnamed_address(&mut self) -> &'static str {
        self.take_one_of(&["unnamed_addr", "local_unnamed_addr"]).unwrap_or("")
    }

    /// `@name = ..`.
    pub(super) fn global(&mut self) -> Result {
        let at = self.here();
        let shown = match self.peek() {
            Token::Global(name) => name.clone(),
            Token::GlobalNumber(number) => number.to_string(),
            _ => String::new(),
        };
        let id = self.global_id();
        if id.is_err() {
            self.advance();
        }
        self.expect(b'=', "expected '=' in global variable")?;
        let mut head = self.head();
        head.global.thread_local = self.thread_local()?;
        head.global.unnamed_address = self.unnamed_address();
        let word = match self.peek() {
            Token::Word(word @ ("alias" | "ifunc")) => *word,
            _ => "",
        };
        let is_alias = !word.is_empty();
        let id = match id {
            Ok(id) => id,
            Err(_) if is_alias => return self.error("expected type"),
            Err(_) => return self.global_body(None, head).map(drop),
        };
        if !self.defined.insert(id) {
            return self.error_at(at, format!("redefinition of global '@{shown}'"));
        }
        head.global.name.clone_from(&self.module.global(id).name);
        match (word, id) {
            ("alias", GlobalId::Alias(index)) => {
                self.advance();
                self.module.aliases[index as usize] = self.alias(head.global)?;
            }
            ("ifunc", GlobalId::Ifunc(index)) => {
                self.advance();
                self.module.ifuncs[index as usize] = self.alias(head.global)?;
            }
            (_, GlobalId::Variable(_)) => {
                self.global_body(Some(id), head)?;
            }
            _ => return self.error_at(at, format!("redefinition of global '@{shown}'")),
        }
        Ok(())
    }

    /// A global variable from its address space on.
    fn global_body(&mut self, id: Option<GlobalId>, head: Head) -> Result {
        let mut global = head.global;
        global.address_space = self.address_space(0)?;
        let is_externally_initialized = self.take_word("externally_initialized");
        let is_constant = match self.take_one_of(&["global", "constant"]) {
            Some(word) => word == "constant",
            None => return self.error("expected 'global' or 'constant'"),
        };
        let at = self.here();
        let ty = self.ty()?;
        use crate::target::llvmir::ir::Type;
        if matches!(
            self.module.types[ty],
            Type::Function { .. } | Type::Label | Type::Metadata | Type::Token
        ) {
            return self.error_at(at, "invalid type for global variable");
        }
        // Its own address may be in its initializer.
        if let Some(GlobalId::Variable(index)) = id {
            let variable = &mut self.module.variables[index as usize];
            variable.ty = ty;
            variable.global = global.clone();
        }
        let is_declaration = matches!(head.linkage, Some("external" | "extern_weak"));
        let initializer = if is_declaration { None } else { Some(self.constant(ty)?) };
        let code_model = self.global_tail(&mut global)?;
        let attributes = match self.peek() {
            Token::Group(_) => self.function_attributes()?,
            _ => Attributes::default(),
        };
        if let Some(GlobalId::Variable(index)) = id {
            self.module.variables[index as usize] = GlobalVariable {
                global,
                ty,
                initializer,
                is_constant,
                code_model,
                is_externally_initialized,
                attributes,
            };
        }
        Ok(())
    }

    /// What follows the initializer. Returns the code model.
    fn global_tail(&mut self, global: &mut GlobalValue) -> Result<String> {
        let mut code_model = String::new();
        while self.take(b',') {
            match self.peek() {
                Token::Word("section") => {
                    self.advance();
                    global.section = self.string()?;
                }
                Token::Word("partition") => {
                    self.advance();
                    global.partition = self.string()?;
                }
                Token::Word("align") => {
                    self.advance();
                    global.alignment = self.alignment()?;
                }
                Token::Word("code_model") => {
                    self.advance();
                    code_model = self.string()?;
                }
                Token::Word("comdat") => self.comdat(global)?,
                Token::Metadata(_) => self.attachment(|kind, id| global.attach(kind, id))?,
                Token::Word(word) => {
                    let Some(word) = SANITIZERS.iter().find(|it| *it == word) else {
                        return self.error("unknown global variable property!");
                    };
                    self.advance();
                    global.sanitizers.push(word);
                }
                _ => return self.error("unknown global variable property!"),
            }
        }
        Ok(code_model)
    }

    /// A number of bytes that is a power of two.
    pub(super) fn alignment(&mut self) -> Result<u64> {
        let has_parenthesis = self.take(b'(');
        let at = self.here();
        let number = self.number()?;
        if has_parenthesis {
            self.expect(b')', "expected ')'")?;
        }
        if !number.is_power_of_two() {
            return self.error_at(at, "alignment is not a power of two");
        }
        if number > 1 << 32 {
            return self.error_at(at, "huge alignments are not supported yet");
        }
        Ok(number)
    }

    /// `comdat` and perhaps the name in parentheses.
    pub(super) fn comdat(&mut self, global: &mut GlobalValue) -> Result {
        self.advance();
        if !self.take(b'(') {
            if global.name.is_empty() {
                return self.error("comdat cannot be unnamed");
            }
            global.comdat = Some(global.name.clone());
            return Ok(());
        }
        let Token::Comdat(name) = self.peek() else {
            return self.error("expected comdat variable");
        };
        self.advance();
        global.comdat = Some(name.clone());
        self.expect(b')', "expected ')' after comdat var")
    }

    /// `$name = comdat any`.
    pub(super) fn comdat_definition(&mut self) -> Result {
        let at = self.here();
        let Token::Comdat(name) = self.peek() else {
            return self.error("expected comdat variable");
        };
        self.advance();
        self.expect(b'=', "expected '=' here")?;
        self.expect_word("comdat", "expected comdat keyword")?;
        let kinds = ["any", "exactmatch", "largest", "nodeduplicate", "samesize"];
        let Some(kind) = self.take_one_of(&kinds) else {
            return self.error("unknown selection kind");
        };
        if self.module.comdats.iter().any(|it| it.name == *name) {
            return self.error_at(at, format!("redefinition of comdat '${name}'"));
        }
        self.module.comdats.push(Comdat { name: name.clone(), kind });
        Ok(())
    }

    fn alias(&mut self, mut global: GlobalValue) -> Result<Alias> {
        let ty = self.any_type("expected type")?;
        self.expect(b',', "expected comma after alias or ifunc's type")?;
        let at = self.here();
        let target = self.alias_target()?;
        let pointer = self.module.constant_type(target);
        match self.module.types.address_space(pointer) {
            Some(space) => global.address_space = space,
            None => return self.error_at(at, "An alias or ifunc must have pointer type"),
        }
        while self.take(b',') {
            match self.peek() {
                Token::Word("partition") => {
                    self.advance();
                    global.partition = self.string()?;
                }
                Token::Metadata(_) => self.attachment(|kind, id| global.attach(kind, id))?,
                _ => return self.error("unknown alias or ifunc property!"),
            }
        }
        Ok(Alias { global, ty, target: Some(target) })
    }

    fn alias_target(&mut self) -> Result<ConstantId> {
        match self.peek() {
            Token::Word(word @ ("bitcast" | "getelementptr" | "addrspacecast" | "inttoptr")) => {
                self.expression(word)
            }
            _ => self.typed_constant(),
        }
    }
}
