//! Expressions of debug information.

use super::super::ModuleTranslation;
use crate::llvm::DIExpressionAttr;
use crate::llvm::dwarf::Names;
use crate::target::llvmir::ir::{Field, Metadata, MetadataId, Node};

/// The operation that converts to an encoding, which is its second argument.
const CONVERT: u32 = 0x1001;

impl<'ir> ModuleTranslation<'ir> {
    /// The node of an expression.
    pub(in super::super) fn expression(&mut self, expression: DIExpressionAttr<'ir>) -> MetadataId {
        let mut fields = Vec::new();
        for operation in expression.operations().iter() {
            let opcode = operation.opcode();
            fields.push(match Names::OperationEncoding.name(opcode) {
                Some(name) => Field::Word(name),
                None => Field::Number(u64::from(opcode)),
            });
            for (index, argument) in operation.arguments().iter().enumerate() {
                let encoding =
                    u32::try_from(*argument).ok().filter(|_| opcode == CONVERT && index == 1);
                fields.push(match encoding.and_then(|it| Names::AttributeEncoding.name(it)) {
                    Some(name) => Field::Word(name),
                    None => Field::Number(*argument),
                });
            }
        }
        self.module.metadata(Metadata::Node(Node::Expression(fields)))
    }
}
