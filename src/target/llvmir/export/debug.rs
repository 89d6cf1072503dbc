//! Debug information.

mod expressions;
mod fields;
mod locations;
mod nodes;

use ods_runtime::attrs::*;
use ods_runtime::{Location, OpRef};

use super::{Cursor, ModuleTranslation, TranslationResult};
use crate::llvm::{
    DIGlobalVariableExpressionAttr, DISubprogramAttr, DISubprogramFlags, DbgDeclareOp, DbgLabelOp,
    DbgValueOp, GlobalOp, LLVMFuncOp,
};
use crate::target::llvmir::ir::{
    DebugRecord, FieldValue, Function, GlobalVariable, Metadata, MetadataId, Node, Value,
};

impl<'ir> ModuleTranslation<'ir> {
    /// Attaches the subprogram that the location of a function names. LLVM takes no definition for a declaration.
    pub(super) fn subprogram(
        &mut self,
        op: LLVMFuncOp<'ir>,
        function: &mut Function,
    ) -> TranslationResult {
        if let Some(subprogram) = locations::metadata::<DISubprogramAttr<'ir>>((*op).loc(), *op)
            && !(op.body().is_empty()
                && subprogram.subprogram_flags().contains(DISubprogramFlags::DEFINITION))
            && let Some(node) = self.debug_node(*subprogram)
        {
            function.global.attach("dbg", node);
        }
        Ok(())
    }

    /// Attaches the descriptions of a global variable, and adds them to their compile unit.
    pub(super) fn global_debug_info(
        &mut self,
        op: GlobalOp<'ir>,
        variable: &mut GlobalVariable,
    ) -> TranslationResult {
        let expressions = op.dbg_exprs().into_iter().flat_map(|it| it.iter());
        for attr in expressions {
            let Some(attr) = attr.dyn_cast::<DIGlobalVariableExpressionAttr<'_>>() else {
                continue;
            };
            let Some(node) = self.debug_node(*attr) else { continue };
            variable.global.attach("dbg", node);
            if let Some(unit) =
                nodes::compile_unit(attr.var().scope()).and_then(|it| self.debug_node(*it))
            {
                match self.nodes.unit_globals.iter_mut().find(|it| it.0 == unit) {
                    Some((_, globals)) => globals.push(node),
                    None => self.nodes.unit_globals.push((unit, vec![node])),
                }
            }
        }
        Ok(())
    }

    /// Gives each compile unit the list of its global variables.
    pub(super) fn finish_compile_units(&mut self) {
        for (unit, globals) in std::mem::take(&mut self.nodes.unit_globals) {
            let list = self.module.tuple(globals);
            let Metadata::Node(Node::Specialized { name, fields }) =
                self.module.metadata_of(unit).0.clone()
            else {
                continue;
            };
            let mut fields = fields;
            let after = ["emissionKind", "enums", "retainedTypes"];
            let at = fields.iter().rposition(|it| after.contains(&it.0)).map_or(0, |it| it + 1);
            fields.insert(at, ("globals", FieldValue::Metadata(Some(list))));
            self.module.set_node(unit, Node::Specialized { name, fields });
        }
    }
}

impl<'ir> Cursor<'_, 'ir> {
    /// The node of the function's subprogram.
    pub(super) fn subprogram_node(&self) -> Option<MetadataId> {
        let attachments = &self.function.global.attachments;
        attachments.iter().find(|it| it.0 == "dbg").map(|it| it.1)
    }

    /// The location of an operation.
    pub(super) fn location_of(&mut self, op: OpRef<'ir>) -> TranslationResult<Option<MetadataId>> {
        self.location_at(op.loc(), op)
    }

    /// The node of a location in the function. Errors are at `op`.
    pub(super) fn location_at(
        &mut self,
        location: Location,
        op: OpRef<'ir>,
    ) -> TranslationResult<Option<MetadataId>> {
        let scope = self.subprogram_node();
        self.translation.location(location, scope, None, op)
    }

    /// Appends a record about a variable or a label, if its operation has a location.
    fn record(
        &mut self,
        op: OpRef<'ir>,
        name: &'static str,
        subject: AttrRef<'ir>,
        value: Option<(MetadataId, MetadataId)>,
    ) -> TranslationResult {
        if self.location.is_none() {
            return Ok(());
        }
        let scope = locations::metadata::<crate::llvm::DILocalScopeAttr<'ir>>(op.loc(), op)
            .and_then(|it| self.translation.debug_node(*it))
            .or(self.subprogram_node());
        let location = self.translation.location(op.loc(), scope, None, op)?;
        let subject = self.translation.debug_node(subject);
        let (Some(location), Some(subject)) = (location, subject) else { return Ok(()) };
        let (value, expression) = value.unzip();
        let assignment = None;
        let record = DebugRecord { name, value, subject, expression, assignment, location };
        let block = &mut self.function.blocks[self.block.index()];
        block.records.push((block.instructions.len(), record));
        Ok(())
    }

    /// A value as metadata.
    fn as_metadata(&mut self, value: Value) -> MetadataId {
        match value {
            Value::Constant(constant) => self.module().metadata_constant(constant),
            Value::Metadata(id) => id,
            value => self.module().metadata(Metadata::Local(value)),
        }
    }
}

pub(super) fn declare<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<DbgDeclareOp<'_>>();
    let address = cursor.value(*view.addr())?;
    let address = cursor.as_metadata(address);
    let expression = cursor.translation.expression(view.location_expr());
    cursor.record(op, "dbg_declare", *view.var_info(), Some((address, expression)))
}

pub(super) fn value<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<DbgValueOp<'_>>();
    let value = cursor.value(view.value())?;
    let value = cursor.as_metadata(value);
    let expression = cursor.translation.expression(view.location_expr());
    cursor.record(op, "dbg_value", *view.var_info(), Some((value, expression)))
}

pub(super) fn label<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let label = op.cast::<DbgLabelOp<'_>>().label();
    cursor.record(op, "dbg_label", *label, None)
}
