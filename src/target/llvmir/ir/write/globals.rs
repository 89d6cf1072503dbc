//! Comdats, global variables, aliases and indirect functions.

use super::Writer;
use super::constants::is_expression;
use crate::target::llvmir::ir::module::{Alias, GlobalId, GlobalValue, GlobalVariable};

impl Writer<'_> {
    /// The comdats that are used, functions' first.
    pub(super) fn comdats(&mut self) {
        let module = self.module;
        let functions = module.functions.iter().map(|it| &it.global);
        let variables = module.variables.iter().map(|it| &it.global);
        let mut names: Vec<&str> = Vec::new();
        for name in functions.chain(variables).filter_map(|it| it.comdat.as_deref()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        for name in names {
            self.text("\n");
            let comdat = module.comdats.iter().find(|it| it.name == name);
            self.name('$', name);
            self.text(&format!(" = comdat {}\n", comdat.map_or("any", |it| it.kind)));
        }
    }

    pub(super) fn global_values(&mut self) {
        let module = self.module;
        if !module.variables.is_empty() {
            self.text("\n");
        }
        for (index, variable) in module.variables.iter().enumerate() {
            self.variable(GlobalId::Variable(index as u32), variable);
        }
        if !module.aliases.is_empty() {
            self.text("\n");
        }
        for (index, alias) in module.aliases.iter().enumerate() {
            self.alias(GlobalId::Alias(index as u32), alias, "alias");
        }
        if !module.ifuncs.is_empty() {
            self.text("\n");
        }
        for (index, ifunc) in module.ifuncs.iter().enumerate() {
            self.alias(GlobalId::Ifunc(index as u32), ifunc, "ifunc");
        }
    }

    /// A word and a space, if there is a word.
    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            self.text(word);
            self.text(" ");
        }
    }

    /// Linkage, preemption and visibility, each with a space.
    pub(super) fn linkage(&mut self, global: &GlobalValue) {
        self.word(global.linkage);
        if global.is_dso_local && !global.is_implicitly_dso_local() {
            self.text("dso_local ");
        }
        self.word(global.visibility);
        self.word(global.dll_storage);
    }

    pub(super) fn variable(&mut self, id: GlobalId, variable: &GlobalVariable) {
        let global = &variable.global;
        self.global_name(id);
        self.text(" = ");
        if variable.initializer.is_none() && global.linkage.is_empty() {
            self.text("external ");
        }
        self.linkage(global);
        self.word(global.thread_local);
        self.word(global.unnamed_address);
        if global.address_space != 0 {
            self.text(&format!("addrspace({}) ", global.address_space));
        }
        if variable.is_externally_initialized {
            self.text("externally_initialized ");
        }
        self.text(if variable.is_constant { "constant " } else { "global " });
        self.ty(variable.ty);
        if let Some(initializer) = variable.initializer {
            self.text(" ");
            self.constant(initializer);
        }
        if !global.section.is_empty() {
            self.text(", section \"");
            self.escaped(global.section.as_bytes());
            self.text("\"");
        }
        self.partition(global);
        if !variable.code_model.is_empty() {
            self.text(&format!(", code_model \"{}\"", variable.code_model));
        }
        for word in &global.sanitizers {
            self.text(&format!(", {word}"));
        }
        if global.comdat.is_some() {
            self.text(",");
        }
        self.comdat(global);
        if global.alignment != 0 {
            self.text(&format!(", align {}", global.alignment));
        }
        self.attachments(&global.attachments, ", ");
        if !variable.attributes.is_empty() {
            let number = self.slots.group_number(&variable.attributes);
            self.text(&format!(" #{number}"));
        }
        self.text("\n");
    }

    fn partition(&mut self, global: &GlobalValue) {
        if !global.partition.is_empty() {
            self.text(", partition \"");
            self.escaped(global.partition.as_bytes());
            self.text("\"");
        }
    }

    pub(super) fn comdat(&mut self, global: &GlobalValue) {
        let Some(name) = &global.comdat else { return };
        self.text(" comdat");
        if *name != global.name {
            self.text("(");
            self.name('$', name);
            self.text(")");
        }
    }

    fn alias(&mut self, id: GlobalId, alias: &Alias, word: &str) {
        let global = &alias.global;
        self.global_name(id);
        self.text(" = ");
        self.linkage(global);
        self.word(global.thread_local);
        self.word(global.unnamed_address);
        self.text(word);
        self.text(" ");
        self.ty(alias.ty);
        self.text(", ");
        match alias.target {
            Some(target) if is_expression(self.module, target) => self.constant(target),
            Some(target) => self.typed_constant(target),
            None => self.text("<<NULL ALIASEE>>"),
        }
        self.partition(global);
        self.text("\n");
    }
}
