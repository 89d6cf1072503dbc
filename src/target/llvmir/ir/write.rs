//! The text of modules.

mod attributes;
mod constants;
mod functions;
mod globals;
mod instructions;
mod metadata;
mod named_types;
mod slots;
mod texts;

use std::fmt;

use rustc_hash::FxHashMap;

use super::module::{GlobalId, Module};
use super::types::{Type, TypeId};
use slots::{LocalSlots, ModuleSlots};

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer::new(self, ModuleSlots::of(self));
        writer.module();
        f.write_str(&writer.out)
    }
}

/// Writes a module.
struct Writer<'m> {
    module: &'m Module,
    slots: ModuleSlots<'m>,
    /// The numbers of structures without a name.
    structs: FxHashMap<u32, usize>,
    out: String,
    /// The numbers in the function that is being written.
    local: LocalSlots,
}

impl<'m> Writer<'m> {
    fn new(module: &'m Module, slots: ModuleSlots<'m>) -> Self {
        Self {
            module,
            slots,
            structs: FxHashMap::default(),
            out: String::new(),
            local: LocalSlots::default(),
        }
    }

    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn number(&mut self, number: impl fmt::Display) {
        use fmt::Write as _;
        // Writing to a string does not fail.
        let _ = write!(self.out, "{number}");
    }

    fn module(&mut self) {
        let module = self.module;
        self.text(&format!("; ModuleID = '{}'\n", module.name));
        self.text("source_filename = \"");
        self.escaped(module.source_filename.as_bytes());
        self.text("\"\n");
        if !module.layout_text.is_empty() {
            self.text(&format!("target datalayout = \"{}\"\n", module.layout_text));
        }
        if !module.target_triple.is_empty() {
            self.text(&format!("target triple = \"{}\"\n", module.target_triple));
        }
        if !module.assembly.is_empty() {
            self.text("\n");
            for line in module.assembly.trim_end_matches('\n').split('\n') {
                self.text("module asm \"");
                self.escaped(line.as_bytes());
                self.text("\"\n");
            }
        }
        self.named_types();
        self.comdats();
        self.global_values();
        for (index, function) in module.functions.iter().enumerate() {
            self.text("\n");
            self.function(GlobalId::Function(index as u32), function);
        }
        self.attribute_groups();
        self.all_metadata();
    }

    /// Text in which bytes that are not printable and quotes are in hexadecimal form.
    fn escaped(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                b'\\' => self.text("\\\\"),
                b' '..=b'~' if *byte != b'"' => self.out.push(char::from(*byte)),
                _ => self.text(&format!("\\{byte:02X}")),
            }
        }
    }

    /// A name after its mark, with quotes if it needs them.
    fn name(&mut self, mark: char, name: &str) {
        self.out.push(mark);
        self.plain_name(name);
    }

    /// A name, with quotes if it needs them.
    fn plain_name(&mut self, name: &str) {
        let is_plain =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let starts_plain = name.bytes().next().is_some_and(|it| !it.is_ascii_digit());
        if starts_plain && name.bytes().all(is_plain) {
            self.text(name);
        } else {
            self.text("\"");
            self.escaped(name.as_bytes());
            self.text("\"");
        }
    }

    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            write(self, item);
        }
    }

    fn ty(&mut self, id: TypeId) {
        let module = self.module;
        match &module.types[id] {
            Type::Void => self.text("void"),
            Type::Half => self.text("half"),
            Type::BFloat => self.text("bfloat"),
            Type::Float => self.text("float"),
            Type::Double => self.text("double"),
            Type::X86Fp80 => self.text("x86_fp80"),
            Type::Fp128 => self.text("fp128"),
            Type::PpcFp128 => self.text("ppc_fp128"),
            Type::X86Amx => self.text("x86_amx"),
            Type::Label => self.text("label"),
            Type::Metadata => self.text("metadata"),
            Type::Token => self.text("token"),
            Type::Integer(width) => self.text(&format!("i{width}")),
            Type::Pointer(0) => self.text("ptr"),
            Type::Pointer(space) => self.text(&format!("ptr addrspace({space})")),
            Type::Vector { element, count, is_scalable } => {
                self.text(if *is_scalable { "<vscale x " } else { "<" });
                self.number(count);
                self.text(" x ");
                self.ty(*element);
                self.text(">");
            }
            Type::Array { element, count } => {
                self.text("[");
                self.number(count);
                self.text(" x ");
                self.ty(*element);
                self.text("]");
            }
            Type::Struct { fields, is_packed } => self.fields(fields, *is_packed),
            Type::Named(index) => self.struct_name(*index),
            Type::Function { result, parameters, is_variadic } => {
                self.ty(*result);
                self.text(" (");
                self.list(parameters, |writer, it| writer.ty(*it));
                self.ellipsis(*is_variadic, !parameters.is_empty());
                self.text(")");
            }
            Type::Target { name, types, integers } => {
                self.text("target(\"");
                self.escaped(name.as_bytes());
                self.text("\"");
                for ty in types {
                    self.text(", ");
                    self.ty(*ty);
                }
                for integer in integers {
                    self.text(", ");
                    self.number(integer);
                }
                self.text(")");
            }
        }
    }

    /// The name of a structure, or its number.
    fn struct_name(&mut self, index: u32) {
        let module = self.module;
        let name = &module.types.structs[index as usize].name;
        if name.is_empty() {
            let number = self.structs.get(&index).copied().unwrap_or_default();
            self.text(&format!("%{number}"));
        } else {
            self.name('%', name);
        }
    }

    fn ellipsis(&mut self, is_variadic: bool, has_parameters: bool) {
        if is_variadic {
            self.text(if has_parameters { ", ..." } else { "..." });
        }
    }

    fn fields(&mut self, fields: &[TypeId], is_packed: bool) {
        self.text(if is_packed { "<{" } else { "{" });
        if !fields.is_empty() {
            self.text(" ");
            self.list(fields, |writer, it| writer.ty(*it));
            self.text(" ");
        }
        self.text(if is_packed { "}>" } else { "}" });
    }
}
