//! The state of the parser, and what stands at the top level.

use rustc_hash::{FxHashMap, FxHashSet};

use super::lexer::{Located, Token};
use super::locals::Locals;
use super::{Error, Result};
use crate::llvm::layout_string::check as check_layout;
use crate::target::llvmir::ir::{
    Attribute, BlockId, ConstantId, DataLayout, GlobalId, MetadataId, Module, TypeId,
};

/// How deep types and constants may be nested.
const MOST_NESTED: usize = 200;

/// Parses a module.
pub(super) struct Parser<'a> {
    tokens: &'a [Located<'a>],
    at: usize,
    depth: usize,
    pub(super) module: Module,
    /// The structures with a name, and where one without fields was used first.
    pub(super) structs: FxHashMap<StructName, (TypeId, Option<usize>)>,
    /// The global values without a name.
    pub(super) unnamed_globals: Vec<GlobalId>,
    /// The global values that have been parsed.
    pub(super) defined: FxHashSet<GlobalId>,
    /// The attribute groups.
    pub(super) groups: FxHashMap<u32, Vec<Attribute>>,
    /// The nodes by their numbers, and where an undefined one was used first.
    pub(super) nodes: FxHashMap<u32, (MetadataId, Option<usize>)>,
    /// The function that is being parsed.
    pub(super) locals: Option<Locals>,
    /// The blocks of functions, if the text has addresses of blocks.
    pub(super) blocks: FxHashMap<(u32, LocalName), BlockId>,
    /// Addresses of blocks, in the order of their use.
    pub(super) addresses: Vec<BlockAddress>,
    /// The name of the intrinsic of debug information that was called last.
    pub(super) debug_call: Option<&'a str>,
    /// Whether the text has addresses of blocks.
    pub(super) has_block_addresses: bool,
}

/// The name or the number of a structure.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum StructName {
    Name(String),
    Number(u32),
}

/// The name or the number of something in a function.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum LocalName {
    Name(String),
    Number(u32),
}

impl std::fmt::Display for LocalName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LocalName::Name(name) => write!(f, "%{name}"),
            LocalName::Number(number) => write!(f, "%{number}"),
        }
    }
}

/// An address of a block that may not be known yet.
pub(super) struct BlockAddress {
    pub(super) function: u32,
    pub(super) name: LocalName,
    pub(super) constant: ConstantId,
    pub(super) at: usize,
}

impl<'a> Parser<'a> {
    pub(super) fn new(name: &str, tokens: &'a [Located<'a>]) -> Self {
        let mut module = Module::default();
        name.clone_into(&mut module.name);
        name.clone_into(&mut module.source_filename);
        let has_block_addresses = tokens.iter().any(|it| it.0 == Token::Word("blockaddress"));
        Self {
            tokens,
            at: 0,
            depth: 0,
            module,
            structs: FxHashMap::default(),
            unnamed_globals: Vec::new(),
            defined: FxHashSet::default(),
            groups: FxHashMap::default(),
            nodes: FxHashMap::default(),
            locals: None,
            blocks: FxHashMap::default(),
            addresses: Vec::new(),
            debug_call: None,
            has_block_addresses,
        }
    }

    /// The word at the place of the parser.
    pub(super) fn peek(&self) -> &'a Token<'a> {
        self.peek_at(0)
    }

    /// The word `ahead` words after that.
    pub(super) fn peek_at(&self, ahead: usize) -> &'a Token<'a> {
        static END: Token<'static> = Token::End;
        self.tokens.get(self.at + ahead).map_or(&END, |it| &it.0)
    }

    /// Where the word at the place of the parser starts.
    pub(super) fn here(&self) -> usize {
        let last = self.tokens.last().map_or(0, |it| it.1);
        self.tokens.get(self.at).map_or(last, |it| it.1)
    }

    pub(super) fn advance(&mut self) {
        self.at += 1;
    }

    /// The number of the word at the place of the parser.
    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn set_position(&mut self, at: usize) {
        self.at = at;
    }

    pub(super) fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        self.error_at(self.here(), message)
    }

    #[expect(clippy::unused_self, reason = "as `error`")]
    pub(super) fn error_at<T>(&self, at: usize, message: impl Into<String>) -> Result<T> {
        Err(Error { at, message: message.into() })
    }

    /// Takes a mark if it is there.
    pub(super) fn take(&mut self, mark: u8) -> bool {
        let is_there = *self.peek() == Token::Mark(mark);
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn expect(&mut self, mark: u8, message: &str) -> Result {
        if self.take(mark) { Ok(()) } else { self.error(message) }
    }

    /// Takes a word if it is there.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let is_there = matches!(self.peek(), Token::Word(it) if *it == word);
        self.at += usize::from(is_there);
        is_there
    }

    pub(super) fn expect_word(&mut self, word: &str, message: &str) -> Result {
        if self.take_word(word) { Ok(()) } else { self.error(message) }
    }

    /// The word of one of these spellings, if it is there.
    pub(super) fn take_one_of(&mut self, words: &[&'static str]) -> Option<&'static str> {
        let Token::Word(word) = self.peek() else { return None };
        let found = words.iter().find(|it| *it == word)?;
        self.at += 1;
        Some(found)
    }

    /// A whole number without sign.
    pub(super) fn number(&mut self) -> Result<u64> {
        if let Token::Integer(text) = self.peek()
            && let Ok(number) = text.parse()
        {
            self.at += 1;
            return Ok(number);
        }
        self.error("expected integer")
    }

    /// A whole number of 64 bits.
    pub(super) fn signed_number(&mut self) -> Result<i64> {
        if let Token::Integer(text) = self.peek()
            && let Ok(number) = text.parse()
        {
            self.at += 1;
            return Ok(number);
        }
        self.error("expected integer")
    }

    /// A whole number of at most 32 bits.
    pub(super) fn small_number(&mut self) -> Result<u32> {
        let at = self.here();
        let number = self.number()?;
        match u32::try_from(number) {
            Ok(number) => Ok(number),
            Err(_) => self.error_at(at, "expected 32-bit integer (too large)"),
        }
    }

    /// The bytes of a text between quotes.
    pub(super) fn bytes(&mut self) -> Result<&'a [u8]> {
        let Token::String(text) = self.peek() else {
            return self.error("expected string constant");
        };
        self.at += 1;
        Ok(text)
    }

    /// A text between quotes.
    pub(super) fn string(&mut self) -> Result<String> {
        self.bytes().map(|it| String::from_utf8_lossy(it).into_owned())
    }

    /// Does something one level deeper.
    pub(super) fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MOST_NESTED {
            return self.error("types and constants are nested too deeply");
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Parses the whole text.
    pub(super) fn module(&mut self) -> Result {
        self.scan()?;
        while *self.peek() != Token::End {
            self.entity()?;
        }
        self.finish()
    }

    fn entity(&mut self) -> Result {
        match self.peek() {
            Token::Word("declare") => self.declaration(),
            Token::Word("define") => self.definition(),
            Token::Word("module") => self.module_assembly(),
            Token::Word("target") => self.target(),
            Token::Word("source_filename") => {
                self.advance();
                self.expect(b'=', "expected '=' after source_filename")?;
                self.module.source_filename = self.string()?;
                Ok(())
            }
            Token::Word("attributes") => self.skip_group(),
            Token::Word("uselistorder" | "uselistorder_bb") => self.skip_use_list_order(),
            Token::Local(_) | Token::LocalNumber(_) => self.type_definition(),
            Token::Global(_) | Token::GlobalNumber(_) => self.global(),
            Token::Comdat(_) => self.comdat_definition(),
            Token::Mark(b'!') => self.node_definition(),
            Token::Metadata(_) => self.named_metadata(),
            Token::Mark(b'^') => self.error("summary entries are not supported"),
            _ => self.error("expected top-level entity"),
        }
    }

    fn module_assembly(&mut self) -> Result {
        self.advance();
        self.expect_word("asm", "expected 'module asm'")?;
        let line = self.string()?;
        self.module.assembly.push_str(&line);
        self.module.assembly.push('\n');
        Ok(())
    }

    fn target(&mut self) -> Result {
        self.advance();
        if self.take_word("triple") {
            self.expect(b'=', "expected '=' after target triple")?;
            self.module.target_triple = self.string()?;
            return Ok(());
        }
        self.expect_word("datalayout", "unknown target property")?;
        self.expect(b'=', "expected '=' after target datalayout")?;
        let at = self.here();
        self.module.layout_text = self.string()?;
        if let Err(fault) = check_layout(&self.module.layout_text) {
            return self.error_at(at, fault);
        }
        self.module.layout = DataLayout::parse(&self.module.layout_text);
        Ok(())
    }

    /// `uselistorder` says nothing about the module itself.
    pub(super) fn skip_use_list_order(&mut self) -> Result {
        self.advance();
        while !self.take(b'{') {
            if *self.peek() == Token::End {
                return self.error("expected '{' here");
            }
            self.advance();
        }
        while !self.take(b'}') {
            if *self.peek() == Token::End {
                return self.error("expected '}' here");
            }
            self.advance();
        }
        Ok(())
    }

    /// Checks what was used before it was defined.
    fn finish(&mut self) -> Result {
        let undefined = |name: &StructName| match name {
            StructName::Name(name) => format!("use of undefined type named '{name}'"),
            StructName::Number(number) => format!("use of undefined type '%{number}'"),
        };
        let structs = self.structs.iter();
        let structs = structs.filter_map(|(name, it)| Some((it.1?, undefined(name))));
        let nodes = self.nodes.iter().filter_map(|(number, it)| {
            Some((it.1?, format!("use of undefined metadata '!{number}'")))
        });
        if let Some((at, message)) = structs.chain(nodes).min_by_key(|it| it.0) {
            return self.error_at(at, message);
        }
        self.module.unify_metadata();
        self.resolve_addresses()
    }

    fn resolve_addresses(&mut self) -> Result {
        for address in std::mem::take(&mut self.addresses) {
            let key = (address.function, address.name.clone());
            let Some(block) = self.blocks.get(&key) else {
                let message = format!("referenced value is not a basic block: '{}'", address.name);
                return self.error_at(address.at, message);
            };
            self.module.set_address(address.constant, *block);
        }
        Ok(())
    }
}
