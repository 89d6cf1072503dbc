//! Debug information.

mod expressions;
mod fields;
mod nodes;
mod recursion;

use ods_runtime::attrs::*;
use ods_runtime::ir::InsertPoint;
use ods_runtime::text::MAX_DEPTH;
use ods_runtime::{Attribute, Diagnostic, Location, Value};
use rustc_hash::FxHashMap;

use super::ImportResult;
use super::module::Import;
use crate::llvm::*;
use crate::target::llvmir::ir::{
    DebugRecord, Function, GlobalValue, Metadata, MetadataId, Value as Operand,
};
use recursion::Recursion;

/// The most calls that a location is inlined at. Behind them, the others are left out, so that the location can be read again.
const MOST_CALLERS: usize = MAX_DEPTH as usize / 2;

/// The attributes that nodes have become.
#[derive(Default)]
pub(super) struct DebugState {
    /// What tells distinct nodes apart.
    distinct: FxHashMap<MetadataId, Attribute>,
    /// With the number of locations that each consists of.
    locations: FxHashMap<MetadataId, (Location, usize)>,
    recursion: Recursion,
    /// How deep the node that is being imported is.
    depth: usize,
}

impl<'m> Import<'m> {
    /// The location of a function: its place, with its subprogram.
    pub(super) fn function_location(&mut self, function: &Function) -> Location {
        let subprogram = function.global.attachments.iter().find(|it| it.0 == "dbg");
        let Some((_, id)) = subprogram else { return Location::UNKNOWN };
        let Some(fields) = self.fields(*id, "DISubprogram") else { return Location::UNKNOWN };
        let ctx = self.ctx.clone();
        let file = self.file_name(fields.node("file"));
        let line = fields.number("line") as u32;
        let place = Location::file_line_col(&ctx, &file, line, 0);
        let subprogram = self.debug_node(Some(*id));
        FusedLoc::get(&ctx, &[place], subprogram)
    }

    /// The name that a `DIFile` has.
    fn file_name(&self, id: Option<MetadataId>) -> String {
        let fields = id.and_then(|it| self.fields(it, "DIFile"));
        fields.and_then(|it| it.text("filename")).unwrap_or_default().to_owned()
    }

    /// The location that a `DILocation` means.
    pub(super) fn debug_location(&mut self, id: Option<MetadataId>) -> Location {
        let mut callers = Vec::new();
        let (mut location, mut num_callers) = (None, 0);
        let mut next = id;
        while let Some(id) = next
            && callers.len() < MOST_CALLERS
        {
            if let Some((known, depth)) = self.debug.locations.get(&id) {
                (location, num_callers) = (Some(*known), *depth);
                break;
            }
            callers.push(id);
            next = self.fields(id, "DILocation").and_then(|it| it.node("inlinedAt"));
        }
        while let Some(id) = callers.pop() {
            if num_callers == MOST_CALLERS {
                (location, num_callers) = (None, 0);
            }
            location = self.location_in(id, location);
            num_callers += 1;
            if let Some(location) = location {
                self.debug.locations.insert(id, (location, num_callers));
            }
        }
        location.unwrap_or(Location::UNKNOWN)
    }

    /// The location that a `DILocation` means, inlined at a location.
    fn location_in(&mut self, id: MetadataId, caller: Option<Location>) -> Option<Location> {
        let fields = self.fields(id, "DILocation")?;
        let ctx = self.ctx.clone();
        let scope = fields.node("scope");
        let file = self.file_of_scope(scope);
        let (line, column) = (fields.number("line") as u32, fields.number("column") as u32);
        let place = Location::file_line_col(&ctx, &file, line, column);
        let scope = self.debug_node(scope);
        let location = FusedLoc::get(&ctx, &[place], scope);
        let call = caller.and_then(|it| CallSiteLoc::get(&ctx, location, it).as_location());
        Some(call.unwrap_or(location))
    }

    /// The name of the file of a scope.
    fn file_of_scope(&self, scope: Option<MetadataId>) -> String {
        let Some((name, fields)) = scope.and_then(|it| self.any_fields(it)) else {
            return String::new();
        };
        match name {
            "DIFile" => fields.text("filename").unwrap_or_default().to_owned(),
            _ => self.file_name(fields.node("file")),
        }
    }

    /// The descriptions of a global variable.
    pub(super) fn global_expressions(&mut self, global: &GlobalValue) -> Vec<Attribute> {
        let mut expressions = Vec::new();
        for (_, id) in global.attachments.iter().filter(|it| it.0 == "dbg") {
            expressions.extend(self.global_expression(*id));
        }
        expressions
    }

    fn global_expression(&mut self, id: MetadataId) -> Option<Attribute> {
        let ctx = self.ctx.clone();
        let fields = self.fields(id, "DIGlobalVariableExpression")?;
        let variable = self.debug_node(fields.node("var"))?;
        let variable = ctx.attr_ref(variable).dyn_cast::<DIGlobalVariableAttr<'_>>()?;
        let expression = fields.node("expr").and_then(|it| self.expression(it));
        let expression =
            expression.and_then(|it| ctx.attr_ref(it).dyn_cast::<DIExpressionAttr<'_>>());
        Some(DIGlobalVariableExpressionAttr::get(&ctx, variable, expression).handle())
    }

    /// Imports the labels among the records before an instruction, and keeps the others. Returns whether the instruction
    /// is imported: upstream leaves it out after a label without attribute.
    pub(super) fn labels(&mut self, records: &[&'m DebugRecord]) -> bool {
        for record in records {
            if record.name != "dbg_label" {
                self.body.records.push(record);
                continue;
            }
            let location = self.debug_location(Some(record.location));
            let Some(label) = self.debug_node(Some(record.subject)) else {
                if self.options.emit_expensive_warnings {
                    self.warn(location, "unhandled debug record ");
                }
                return false;
            };
            let mut state = self.state(&INTR_DBG_LABEL_OP, location);
            state.set_property(DbgLabelOp::LABEL, label);
            self.insert(&state);
        }
        true
    }

    /// Imports the records about variables.
    pub(super) fn debug_records(&mut self) -> ImportResult {
        for record in std::mem::take(&mut self.body.records) {
            let location = self.debug_location(Some(record.location));
            if self.debug_record(record, location)?.is_none()
                && self.options.emit_expensive_warnings
            {
                let text = self.module.record_text(self.body.function, record);
                self.warn(location, format!("unhandled debug variable record {text}"));
            }
        }
        Ok(())
    }

    /// Imports a record; nothing if it is of a kind that the dialect does not have.
    fn debug_record(
        &mut self,
        record: &DebugRecord,
        location: Location,
    ) -> ImportResult<Option<()>> {
        // Of an assignment, upstream looks at the address.
        let place = record.assignment.map(|it| it[1]).or(record.value);
        let operand = match place.map(|it| self.module.metadata_of(it).0) {
            Some(Metadata::Constant(id)) => Operand::Constant(*id),
            Some(Metadata::Local(value)) => *value,
            _ => return Ok(None),
        };
        let Some(variable) = self.debug_node(Some(record.subject)) else { return Ok(None) };
        let Ok(value) = self.operand(operand) else {
            let message = "failed to convert a debug operand: ".to_owned();
            return Err(Diagnostic::error(location, message));
        };
        let Some(point) = self.record_point(value) else { return Ok(None) };
        let expression = record.expression.and_then(|it| self.expression(it));
        let state = match record.name {
            "dbg_declare" => {
                let mut state = self.state(&INTR_DBG_DECLARE_OP, location);
                state.set_property(DbgDeclareOp::VAR_INFO, variable);
                if let Some(expression) = expression {
                    state.set_property(DbgDeclareOp::LOCATION_EXPR, expression);
                }
                state
            }
            "dbg_value" => {
                let mut state = self.state(&INTR_DBG_VALUE_OP, location);
                state.set_property(DbgValueOp::VAR_INFO, variable);
                if let Some(expression) = expression {
                    state.set_property(DbgValueOp::LOCATION_EXPR, expression);
                }
                state
            }
            _ => return Ok(None),
        };
        let mut state = state;
        state.add_operand(value);
        self.at(point, |import| import.insert(&state));
        Ok(Some(()))
    }

    /// Where a record about a value is inserted: behind the value.
    fn record_point(&self, value: Value) -> Option<InsertPoint> {
        let view = self.ir.value(value);
        if let Some(op) = view.defining_op() {
            if op.num_successors() == 0 {
                return Some(InsertPoint::After(op.handle()));
            }
            // The value of an invocation: before the end of a block that it dominates.
            let block = op.block()?;
            let mut successors = op.successors();
            let next = successors.find(|it| {
                let mut branches = it.predecessor_ops();
                branches.all(|branch| self.ir.op(branch).block() == Some(block))
            })?;
            return next.back().map(|it| InsertPoint::Before(it.handle()));
        }
        let block = view.parent_block()?;
        match self.ir.block(block).front() {
            Some(first) if first.isa::<LandingpadOp<'_>>() => {
                Some(InsertPoint::After(first.handle()))
            }
            _ => Some(InsertPoint::Start(block)),
        }
    }
}
