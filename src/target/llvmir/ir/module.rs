//! Modules and what they consist of.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::attributes::Attributes;
use super::constants::{Constant, ConstantId};
use super::data_layout::DataLayout;
use super::function::Function;
use super::metadata::{self, Metadata, MetadataId};
use super::types::{TypeId, Types};

/// A module of LLVM IR.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// What `; ModuleID` says.
    pub name: String,
    /// The name of the file that it was made from.
    pub source_filename: String,
    /// The text of the data layout; empty if it is the default.
    pub layout_text: String,
    /// The data layout.
    pub layout: DataLayout,
    /// The target triple; may be empty.
    pub target_triple: String,
    /// Assembly outside of functions, in lines.
    pub assembly: String,
    /// The types.
    pub types: Types,
    /// The comdats, in the order in which they were added.
    pub comdats: Vec<Comdat>,
    /// The global variables.
    pub variables: Vec<GlobalVariable>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The aliases.
    pub aliases: Vec<Alias>,
    /// The indirect functions: an alias whose value is the resolver.
    pub ifuncs: Vec<Alias>,
    /// The named metadata.
    pub named_metadata: Vec<NamedMetadata>,
    /// The pieces of inline assembly.
    pub inline_assembly: Vec<InlineAsm>,
    pub(super) constants: Vec<Constant>,
    pub(super) constant_ids: FxHashMap<Constant, ConstantId>,
    pub(super) metadata: Vec<(Metadata, bool)>,
    pub(super) metadata_ids: FxHashMap<Metadata, MetadataId>,
    names: FxHashMap<String, GlobalId>,
}

/// The number of a global value in the list of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "a variant is the kind of that name")]
pub enum GlobalId {
    Function(u32),
    Variable(u32),
    Alias(u32),
    Ifunc(u32),
}

/// What all global values have. Words are LLVM's, without the ones that mean the default.
#[derive(Clone, Debug, Default)]
pub struct GlobalValue {
    /// Its name, without `@`; a number if it is empty.
    pub name: String,
    /// The word of its linkage; empty for `external`.
    pub linkage: &'static str,
    /// The word of its visibility; empty for `default`.
    pub visibility: &'static str,
    /// `dllimport`, `dllexport`, or empty.
    pub dll_storage: &'static str,
    /// Whether it is defined in the same program, as far as this is not implied.
    pub is_dso_local: bool,
    /// The word of its thread-local mode, with its parentheses; empty if it is not thread-local.
    pub thread_local: &'static str,
    /// `unnamed_addr`, `local_unnamed_addr`, or empty.
    pub unnamed_address: &'static str,
    /// The address space of its address.
    pub address_space: u32,
    /// Its section; may be empty.
    pub section: String,
    /// Its partition; may be empty.
    pub partition: String,
    /// Its comdat.
    pub comdat: Option<String>,
    /// The words about sanitizers, such as `no_sanitize_address`.
    pub sanitizers: Vec<&'static str>,
    /// Its alignment in bytes; 0 if there is none.
    pub alignment: u64,
    /// Metadata, by kind.
    pub attachments: Vec<(Cow<'static, str>, MetadataId)>,
}

impl GlobalValue {
    /// Attaches metadata.
    pub fn attach(&mut self, kind: impl Into<Cow<'static, str>>, id: MetadataId) {
        metadata::attach(&mut self.attachments, kind.into(), id);
    }

    /// Whether the linkage or the visibility says that it is defined in the same program.
    pub(in super::super) fn is_implicitly_dso_local(&self) -> bool {
        matches!(self.linkage, "internal" | "private")
            || (!self.visibility.is_empty() && self.linkage != "extern_weak")
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalVariable {
    /// What all global values have.
    pub global: GlobalValue,
    /// The type of its content.
    pub ty: TypeId,
    /// Its first content; a declaration has none.
    pub initializer: Option<ConstantId>,
    /// Whether it never changes.
    pub is_constant: bool,
    /// The code model for its address; may be empty.
    pub code_model: String,
    /// Whether something outside of the module initializes it.
    pub is_externally_initialized: bool,
    /// Its attributes.
    pub attributes: Attributes,
}

/// An alias, or an indirect function.
#[derive(Clone, Debug)]
pub struct Alias {
    /// What all global values have.
    pub global: GlobalValue,
    /// The type of what it refers to.
    pub ty: TypeId,
    /// What it refers to.
    pub target: Option<ConstantId>,
}

/// A comdat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comdat {
    /// Its name, without `$`.
    pub name: String,
    /// The word of its kind, such as `any`.
    pub kind: &'static str,
}

/// Named metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedMetadata {
    /// Its name, without `!`.
    pub name: String,
    /// Its nodes.
    pub nodes: Vec<MetadataId>,
}

/// The number of a piece of inline assembly in a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InlineAsmId(pub(super) u32);

/// A piece of inline assembly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    /// The instructions.
    pub text: String,
    /// The constraints of its operands.
    pub constraints: String,
    /// Words before the text, such as `sideeffect`.
    pub words: Vec<&'static str>,
}

impl Module {
    /// What all global values have, of one.
    #[must_use]
    pub fn global(&self, id: GlobalId) -> &GlobalValue {
        match id {
            GlobalId::Function(index) => &self.functions[index as usize].global,
            GlobalId::Variable(index) => &self.variables[index as usize].global,
            GlobalId::Alias(index) => &self.aliases[index as usize].global,
            GlobalId::Ifunc(index) => &self.ifuncs[index as usize].global,
        }
    }

    /// The type of what a global value is the address of.
    #[must_use]
    pub fn value_type(&self, id: GlobalId) -> TypeId {
        match id {
            GlobalId::Function(index) => self.functions[index as usize].ty,
            GlobalId::Variable(index) => self.variables[index as usize].ty,
            GlobalId::Alias(index) => self.aliases[index as usize].ty,
            GlobalId::Ifunc(index) => self.ifuncs[index as usize].ty,
        }
    }

    /// The global value of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<GlobalId> {
        self.names.get(name).copied()
    }

    fn add_name(&mut self, name: &str, id: GlobalId) -> GlobalId {
        if name.is_empty() {
            return id;
        }
        self.names.insert(name.to_owned(), id);
        id
    }

    /// Adds a function.
    pub fn add_function(&mut self, function: Function) -> GlobalId {
        let id = GlobalId::Function(self.functions.len() as u32);
        self.add_name(&function.global.name, id);
        self.functions.push(function);
        id
    }

    /// Adds a global variable.
    pub fn add_variable(&mut self, variable: GlobalVariable) -> GlobalId {
        let id = GlobalId::Variable(self.variables.len() as u32);
        self.add_name(&variable.global.name, id);
        self.variables.push(variable);
        id
    }

    /// Adds an alias.
    pub fn add_alias(&mut self, alias: Alias) -> GlobalId {
        let id = GlobalId::Alias(self.aliases.len() as u32);
        self.add_name(&alias.global.name, id);
        self.aliases.push(alias);
        id
    }

    /// Adds an indirect function.
    pub fn add_ifunc(&mut self, ifunc: Alias) -> GlobalId {
        let id = GlobalId::Ifunc(self.ifuncs.len() as u32);
        self.add_name(&ifunc.global.name, id);
        self.ifuncs.push(ifunc);
        id
    }

    /// Adds a node to named metadata, which is created if it does not exist.
    pub fn add_named_metadata(&mut self, name: &str, node: MetadataId) {
        match self.named_metadata.iter_mut().find(|it| it.name == name) {
            Some(named) => named.nodes.push(node),
            None => {
                self.named_metadata
                    .push(NamedMetadata { name: name.to_owned(), nodes: vec![node] });
            }
        }
    }

    /// A piece of inline assembly.
    #[must_use]
    pub fn assembly_of(&self, id: InlineAsmId) -> &InlineAsm {
        &self.inline_assembly[id.0 as usize]
    }

    /// The number of a piece of inline assembly.
    pub fn inline_asm(&mut self, assembly: InlineAsm) -> InlineAsmId {
        let index = self.inline_assembly.iter().position(|it| *it == assembly);
        let index = index.unwrap_or_else(|| {
            self.inline_assembly.push(assembly);
            self.inline_assembly.len() - 1
        });
        InlineAsmId(index as u32)
    }
}
