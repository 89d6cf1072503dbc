//! Expressions of debug information.

use ods_runtime::Attribute;

use super::super::module::Import;
use crate::llvm::dwarf::Names;
use crate::llvm::{DIExpressionAttr, DIExpressionElemAttr};
use crate::target::llvmir::ir::{Field, Metadata, MetadataId, Node};

/// The number of arguments of an operation.
fn argument_count(name: &str) -> usize {
    match name {
        "DW_OP_LLVM_fragment"
        | "DW_OP_LLVM_convert"
        | "DW_OP_LLVM_extract_bits_sext"
        | "DW_OP_LLVM_extract_bits_zext"
        | "DW_OP_bregx" => 2,
        "DW_OP_constu"
        | "DW_OP_consts"
        | "DW_OP_deref_size"
        | "DW_OP_plus_uconst"
        | "DW_OP_LLVM_tag_offset"
        | "DW_OP_LLVM_entry_value"
        | "DW_OP_LLVM_arg"
        | "DW_OP_regx" => 1,
        _ => {
            let register = name.strip_prefix("DW_OP_breg");
            usize::from(register.is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit())))
        }
    }
}

impl Import<'_> {
    /// The attribute of an expression.
    pub(super) fn expression(&mut self, id: MetadataId) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let Metadata::Node(Node::Expression(fields)) = self.module.metadata_of(id).0 else {
            return None;
        };
        let mut operations = Vec::new();
        let mut fields = fields.iter();
        while let Some(field) = fields.next() {
            let (opcode, name) = match field {
                Field::Word(word) => {
                    (Names::OperationEncoding.number(word).unwrap_or(0), word.clone())
                }
                Field::Number(number) => {
                    let opcode = u32::try_from(*number).unwrap_or(0);
                    (opcode, Names::OperationEncoding.name(opcode).unwrap_or_default())
                }
            };
            let arguments = fields.by_ref().take(argument_count(&name));
            let arguments: Vec<u64> = arguments
                .map(|it| match it {
                    Field::Number(number) => *number,
                    Field::Word(word) => {
                        u64::from(Names::AttributeEncoding.number(word).unwrap_or(0))
                    }
                })
                .collect();
            operations.push(DIExpressionElemAttr::get(&ctx, opcode, &arguments));
        }
        Some(DIExpressionAttr::get(&ctx, &operations).handle())
    }
}
