//! Printing of operations, blocks and regions.

mod separate;
mod users;

use std::cell::Cell;

use smallvec::SmallVec;

use super::alias_collector::AliasCollector;
use super::names::{Names, ValueName};
use super::writer::{AliasTarget, AsmWriter, PrintFlags};
use crate::core::attrs::NamedAttribute;
use crate::core::ident::Ident;
use crate::core::ir::{Block, BlockRef, Op, OpRef, RegionRef, ValueRef};
use crate::core::location::Location;
use crate::core::property::PropertyKey;
use crate::core::resources::ExternalResources;
use crate::semantics::traits::IsTerminator;
use crate::semantics::verify::verify_on_one_thread;
use crate::support::apint::write_u64;

/// The parts of a region that a printer writes, for [`OpPrinter::print_region_with`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionParts {
    entry_arguments: bool,
    terminators: bool,
    empty_block: bool,
}

impl RegionParts {
    /// The arguments of the entry block, and all operations.
    pub const fn all() -> Self {
        RegionParts { entry_arguments: true, terminators: true, empty_block: false }
    }

    /// All but the arguments of the entry block, which the operation itself prints.
    pub const fn without_entry_arguments() -> Self {
        RegionParts { entry_arguments: false, ..Self::all() }
    }

    /// Whether the terminator of the entry block is written.
    pub const fn terminators(mut self, are_written: bool) -> Self {
        self.terminators = are_written;
        self
    }

    /// Whether an empty entry block is written as its label.
    pub const fn empty_block(mut self, is_written: bool) -> Self {
        self.empty_block = is_written;
        self
    }
}

/// Prints operations. Printers of custom forms receive it to print the text after the operation's name. It
/// dereferences to [`AsmWriter`], which prints types, attributes and text. Corresponds to `mlir::OpAsmPrinter`.
#[derive(Debug)]
pub struct OpPrinter<'ir> {
    writer: AsmWriter<'ir>,
    names: Names,
    default_dialects: Vec<&'static str>,
    /// Texts of separate operations that were printed ahead, the next one last.
    ahead: Vec<separate::Printed>,
    /// The operations that begin lines, and where in the text they begin. Recorded on request.
    starts: Option<Vec<(Op, usize)>>,
}

impl<'ir> OpPrinter<'ir> {
    /// The text of `op` as the root of a file.
    pub(super) fn top_level(op: OpRef<'ir>, flags: &PrintFlags) -> String {
        Self::top_level_with(op, flags, &[])
    }

    /// The text of `op` as the root of a file, with resources besides those of the context.
    pub(super) fn top_level_with(
        op: OpRef<'ir>,
        flags: &PrintFlags,
        resources: &[ExternalResources],
    ) -> String {
        let mut printer = OpPrinter::on_threads(op, adjusted(op, flags));
        printer.print_top_level(op, resources);
        printer.writer.finish()
    }

    /// Writes the text of `op` as the root of a file to `out`.
    pub(super) fn write_top_level(
        op: OpRef<'ir>,
        flags: &PrintFlags,
        out: &'ir mut dyn std::io::Write,
    ) -> std::io::Result<()> {
        let mut printer = OpPrinter::on_threads(op, adjusted(op, flags));
        printer.writer.write_to(out);
        printer.print_top_level(op, &[]);
        printer.writer.finish_writing()
    }

    fn print_top_level(&mut self, op: OpRef<'ir>, resources: &[ExternalResources]) {
        let flags = self.writer.flags();
        if flags.local_scope {
            return self.print_line_body(op);
        }
        if AliasCollector::is_needed(op.ctx(), flags.debug_info) {
            self.writer.start_collecting();
            self.collect_op(op);
            self.writer.finish_collecting();
        }
        self.writer.print_alias_definitions(false);
        self.print_line_body(op);
        self.new_line();
        self.writer.print_alias_definitions(true);
        let resources = [&op.ctx().external_resources(), resources].concat();
        self.writer.print_file_metadata(&resources);
    }

    /// The text of `op` without aliases.
    pub(super) fn alone(op: OpRef<'ir>, flags: &PrintFlags) -> String {
        let mut printer = OpPrinter::new(op, adjusted(naming_root(op), flags));
        printer.print_line_body(op);
        printer.writer.finish()
    }

    /// The texts of `ops`, which are in `root`, without aliases.
    pub(super) fn nested_alone(root: OpRef<'ir>, ops: &[Op], flags: &PrintFlags) -> Vec<String> {
        let mut printer = OpPrinter::new(root, adjusted(naming_root(root), flags));
        let mut ends = vec![0];
        for op in ops {
            printer.print_line_body(root.ir().op(*op));
            ends.push(printer.writer.buffer().len());
        }
        let text = printer.writer.finish();
        ends.windows(2).map(|range| text[range[0]..range[1]].to_owned()).collect()
    }

    /// The text of `op`, as the root of a file if it is one, and the operations in it with the offsets of their texts.
    pub(super) fn with_starts(op: OpRef<'ir>, flags: &PrintFlags) -> (String, Vec<(Op, usize)>) {
        let mut printer = OpPrinter::new(op, adjusted(op, flags));
        printer.starts = Some(Vec::new());
        match op.block_handle() {
            None => printer.print_top_level(op, &[]),
            Some(_) => printer.print_line_body(op),
        }
        let starts = printer.starts.take().unwrap_or_default();
        (printer.writer.finish(), starts)
    }

    /// The texts of values as operands. `root` is the operation that contains all of them.
    pub(super) fn operands_alone(root: OpRef<'ir>, values: &[ValueRef<'ir>]) -> Vec<String> {
        let flags = PrintFlags::default();
        let mut printer = OpPrinter::new(root, adjusted(naming_root(root), &flags));
        let mut ends = vec![0];
        for value in values {
            printer.print_operand(*value);
            ends.push(printer.writer.buffer().len());
        }
        let text = printer.writer.finish();
        ends.windows(2).map(|range| text[range[0]..range[1]].to_owned()).collect()
    }

    /// The text of `value` as an operand: `%0`.
    pub(super) fn operand_alone(value: ValueRef<'ir>) -> Option<String> {
        let op = value.parent_op()?;
        let mut printer = OpPrinter::new(op, adjusted(naming_root(op), &PrintFlags::default()));
        printer.print_operand(value);
        Some(printer.writer.finish())
    }

    /// The text of `block` as a successor: `^bb1`.
    pub(super) fn successor_alone(block: BlockRef<'ir>) -> Option<String> {
        let op = block.parent_op()?;
        let mut printer = OpPrinter::new(op, adjusted(naming_root(op), &PrintFlags::default()));
        printer.print_successor(block.handle());
        Some(printer.writer.finish())
    }

    fn new(op: OpRef<'ir>, flags: PrintFlags) -> Self {
        let names = Names::of(naming_root(op), &flags);
        Self::with_names(op, flags, names)
    }

    /// A printer that may use several threads for the contents of `op`.
    fn on_threads(op: OpRef<'ir>, flags: PrintFlags) -> Self {
        if naming_root(op) != op || !separate::uses_threads(op, &flags) {
            return Self::new(op, flags);
        }
        let names = Names::without_separate(op, &flags);
        Self::with_names(op, flags, names)
    }

    fn with_names(op: OpRef<'ir>, flags: PrintFlags, names: Names) -> Self {
        OpPrinter {
            writer: AsmWriter::with_flags(op.ctx(), flags),
            names,
            default_dialects: vec!["builtin"],
            ahead: Vec::new(),
            starts: None,
        }
    }

    fn new_line(&mut self) {
        self.writer.write_char('\n');
    }

    fn write_indent(&mut self) {
        const SPACES: &str = "                                ";
        let mut missing = self.writer.indent;
        while missing > 0 {
            let part = missing.min(SPACES.len());
            self.writer.write(&SPACES[..part]);
            missing -= part;
        }
    }

    fn print_line(&mut self, op: OpRef<'ir>) {
        self.write_indent();
        self.print_line_body(op);
        self.new_line();
        self.writer.hand_on();
    }

    fn print_line_body(&mut self, op: OpRef<'ir>) {
        if let Some(starts) = &mut self.starts {
            starts.push((op.handle(), self.writer.buffer().len()));
        }
        self.print_full_op(op);
        self.print_trailing_location(op.loc());
        if self.writer.flags().value_users {
            self.print_users_of(op);
        }
    }

    /// Records the types and attributes in the text of `op` as alias candidates, in upstream's order.
    fn collect_op(&mut self, op: OpRef<'ir>) {
        if self.writer.flags().debug_info {
            self.writer.print_location(op.loc());
        }
        match op.def().and_then(|def| def.print_fn()) {
            Some(print) if !self.writer.flags().generic => print(op, self),
            _ => self.collect_generic_op(op),
        }
        // The text of the dry run is not used.
        self.writer.buffer().clear();
    }

    fn collect_generic_op(&mut self, op: OpRef<'ir>) {
        for region in op.regions() {
            self.print_region_with(region, RegionParts::all().empty_block(true));
        }
        for value in op.operands() {
            self.writer.print_type(value.ty());
        }
        for value in op.results() {
            self.writer.print_type(value.ty());
        }
        // Discardable attributes are stored as a list.
        if op.def().is_none_or(|def| def.property_list().is_empty()) {
            for attr in op.discardable_attr_list() {
                self.writer.collect(AliasTarget::Attr(attr.value), false, false);
            }
        } else {
            for attr in op.attrs() {
                self.writer.collect(AliasTarget::Attr(attr.value), false, false);
            }
        }
    }

    fn collect_region(&mut self, region: RegionRef<'ir>, entry_arguments: bool, terminators: bool) {
        for block in region.blocks() {
            let is_entry = block.is_entry_block();
            if entry_arguments || !is_entry {
                for argument in block.arguments() {
                    self.writer.print_type(argument.ty());
                    self.collect_argument_location(argument);
                }
            }
            for op in block.ops() {
                let hidden = is_entry
                    && !terminators
                    && op.next().is_none()
                    && op.has_trait::<IsTerminator>();
                if !hidden {
                    self.collect_op(op);
                }
            }
        }
    }

    fn collect_argument_location(&mut self, argument: ValueRef<'ir>) {
        if let (true, Some(loc)) = (self.writer.flags().debug_info, argument.loc()) {
            let view = self.writer.ctx().location_view(loc);
            self.writer.print_location_view(view, false);
        }
    }

    fn print_trailing_location(&mut self, loc: Location) {
        if self.writer.flags().debug_info {
            self.writer.write_char(' ');
            self.writer.print_location(loc);
        }
    }

    /// Like upstream, locations of arguments are printed without aliases.
    fn print_argument_location(&mut self, argument: ValueRef<'ir>) {
        if let Some(loc) = argument.loc()
            && self.writer.flags().debug_info
        {
            self.writer.write_char(' ');
            let view = self.writer.ctx().location_view(loc);
            self.writer.print_location_view(view, false);
        }
    }

    fn print_full_op(&mut self, op: OpRef<'ir>) {
        let results = op.num_results();
        if results > 0 {
            let groups = self.names.groups(op.handle());
            if groups.is_empty() {
                self.print_result_group(op, 0, results);
            } else {
                let mut groups: Vec<usize> = groups.iter().map(|g| *g as usize).collect();
                groups.push(results);
                for (i, pair) in groups.windows(2).enumerate() {
                    if i > 0 {
                        self.writer.write(", ");
                    }
                    self.print_result_group(op, pair[0], pair[1] - pair[0]);
                }
            }
            self.writer.write(" = ");
        }
        self.print_custom_or_generic_op(op);
    }

    fn print_result_group(&mut self, op: OpRef<'ir>, first: usize, count: usize) {
        self.print_value(op.result(first), false);
        if count > 1 {
            self.writer.write_char(':');
            self.writer.write_u64(count as u64);
        }
    }

    /// Prints the custom form of the operation if it has one and `generic` is not set, otherwise the generic form.
    pub fn print_custom_or_generic_op(&mut self, op: OpRef<'ir>) {
        if self.writer.flags().generic {
            return self.print_generic_op(op);
        }
        let of_dialect = || {
            let ctx = op.ctx();
            let hooks = ctx.dialect_hooks_if_loaded(ctx.ident(op.name().dialect()))?;
            hooks.op_printer?(op)
        };
        match op.def().and_then(|def| def.print_fn()).or_else(of_dialect) {
            Some(print) => {
                self.print_op_name(op);
                print(op, self);
            }
            None => self.print_generic_op(op),
        }
    }

    fn print_op_name(&mut self, op: OpRef<'ir>) {
        let name = op.name().as_str();
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        let short = name
            .strip_prefix(dialect)
            .and_then(|rest| rest.strip_prefix('.'))
            .filter(|rest| !rest.contains('.'));
        self.writer.write(short.unwrap_or(name));
    }

    /// Prints the operation in generic form.
    pub fn print_generic_op(&mut self, op: OpRef<'ir>) {
        if !self.writer.is_collecting() {
            self.writer.write_char('"');
            self.writer.write_escaped_ident(op.name().ident());
            self.writer.write_char('"');
        }
        self.print_generic_op_after_name(op);
    }

    /// Prints what follows the name of the operation in generic form.
    pub fn print_generic_op_after_name(&mut self, op: OpRef<'ir>) {
        if self.writer.is_collecting() {
            return self.collect_generic_op(op);
        }
        self.writer.write_char('(');
        self.print_operands(op.operands());
        self.writer.write_char(')');
        if op.num_successors() > 0 {
            self.writer.write_char('[');
            for (i, successor) in op.successors().enumerate() {
                self.separate(i);
                self.print_successor(successor.handle());
            }
            self.writer.write_char(']');
        }
        if let Some(properties) = op.properties_as_attr() {
            self.writer.write(" <");
            self.writer.print_attribute(properties);
            self.writer.write_char('>');
        }
        if op.num_regions() > 0 {
            self.writer.write(" (");
            for (i, region) in op.regions().enumerate() {
                self.separate(i);
                self.print_region_with(region, RegionParts::all().empty_block(true));
            }
            self.writer.write_char(')');
        }
        self.print_attr_list(op.discardable_attr_list(), &[]);
        self.writer.write(" : ");
        self.print_functional_type(op);
    }

    fn separate(&mut self, index: usize) {
        if index > 0 {
            self.writer.write(", ");
        }
    }

    /// Writes an operand: `%name`, with `#number` where the name is that of several results.
    pub fn print_operand(&mut self, value: impl Into<ValueRef<'ir>>) {
        self.print_value(value.into(), true);
    }

    /// Writes operands separated by commas.
    pub fn print_operands(&mut self, values: impl IntoIterator<Item = ValueRef<'ir>>) {
        for (i, value) in values.into_iter().enumerate() {
            self.separate(i);
            self.print_value(value, true);
        }
    }

    /// Writes region arguments with their initial values, `(%argument = %operand, ...)`.
    /// [`parse_assignment_list`](crate::text::OpParser::parse_assignment_list) parses them.
    pub fn print_assignment_list(
        &mut self,
        arguments: impl IntoIterator<Item = ValueRef<'ir>>,
        operands: impl IntoIterator<Item = ValueRef<'ir>>,
    ) {
        self.write("(");
        for (i, (argument, operand)) in arguments.into_iter().zip(operands).enumerate() {
            self.separate(i);
            self.print_value(argument, true);
            self.write(" = ");
            self.print_value(operand, true);
        }
        self.write(")");
    }

    fn print_value(&mut self, value: ValueRef<'ir>, with_number: bool) {
        // All results of a group share the name of the first.
        let mut named = value;
        let mut number = None;
        if let Some(op) = value.defining_op()
            && op.num_results() > 1
        {
            let index = value.index();
            let groups = self.names.groups(op.handle());
            let first = groups.iter().rev().map(|g| *g as usize).find(|g| *g <= index).unwrap_or(0);
            let end = groups.iter().map(|g| *g as usize).find(|g| *g > index);
            named = op.result(first);
            if end.unwrap_or(op.num_results()) - first > 1 {
                number = Some(index - first);
            }
        }
        match self.names.value(named.handle()) {
            ValueName::Number(number) => {
                let out = self.writer.buffer();
                out.push('%');
                write_u64(u64::from(number), out);
            }
            ValueName::Text(name) => {
                let out = self.writer.buffer();
                out.push('%');
                out.push_str(name);
            }
            ValueName::Unknown => return self.writer.write("<<UNKNOWN SSA VALUE>>"),
        }
        if let (Some(number), true) = (number, with_number) {
            self.writer.write_char('#');
            self.writer.write_u64(number as u64);
        }
    }

    /// Writes the name of a successor.
    pub fn print_successor(&mut self, block: Block) {
        match self.names.block(block) {
            Some(name) => name.write(self.writer.buffer()),
            None => self.writer.write("INVALIDBLOCK"),
        }
    }

    /// Prints a successor and its operands: `^bb1(%a, %b : i32, i32)`.
    pub fn print_successor_and_use_list(
        &mut self,
        block: Block,
        operands: impl ExactSizeIterator<Item = ValueRef<'ir>> + Clone,
    ) {
        self.print_successor(block);
        if operands.len() == 0 {
            return;
        }
        self.writer.write_char('(');
        self.print_operands(operands.clone());
        self.writer.write(" : ");
        for (i, operand) in operands.enumerate() {
            self.separate(i);
            self.writer.print_type(operand.ty());
        }
        self.writer.write_char(')');
    }

    /// Prints `{...}` with the discardable attributes and the inherent ones that are not in `elided`; nothing if there
    /// are none. Upstream's `printOptionalAttrDict` of `getAttrs()`.
    ///
    /// [`print_attr_list`](Self::print_attr_list) of `op.attrs()` elides discardable attributes, too.
    pub fn print_optional_attr_dict(&mut self, op: OpRef<'ir>, elided: &[PropertyKey]) {
        self.print_all_attrs(op, elided, " {");
    }

    /// Like [`print_optional_attr_dict`](Self::print_optional_attr_dict), after the keyword `attributes`.
    pub fn print_optional_attr_dict_with_keyword(
        &mut self,
        op: OpRef<'ir>,
        elided: &[PropertyKey],
    ) {
        self.print_all_attrs(op, elided, " attributes {");
    }

    fn print_all_attrs(&mut self, op: OpRef<'ir>, elided: &[PropertyKey], start: &str) {
        // Discardable attributes are stored as a list.
        if op.def().is_none_or(|def| def.property_list().is_empty()) {
            self.print_attrs(op.discardable_attr_list(), &[], start);
        } else {
            let elided: SmallVec<[&str; 8]> = elided.iter().map(|key| key.name).collect();
            self.print_attrs(&op.attrs(), &elided, start);
        }
    }

    /// Prints `{...}` with the `attrs` whose names are not in `elided`; nothing if none is left.
    pub fn print_attr_list(&mut self, attrs: &[NamedAttribute], elided: &[&str]) {
        self.print_attrs(attrs, elided, " {");
    }

    /// Like [`print_attr_list`](Self::print_attr_list), after the keyword `attributes`.
    pub fn print_attr_list_with_keyword(&mut self, attrs: &[NamedAttribute], elided: &[&str]) {
        self.print_attrs(attrs, elided, " attributes {");
    }

    /// Prints the attributes after `start`, which ends in `{`.
    pub(crate) fn print_attrs(&mut self, attrs: &[NamedAttribute], elided: &[&str], start: &str) {
        if attrs.is_empty() {
            return;
        }
        let ctx = self.writer.ctx();
        let keep = |name: Ident| elided.is_empty() || !elided.contains(&ctx.ident_str(name));
        let mut first = true;
        for attr in attrs.iter().filter(|attr| keep(attr.name)) {
            if first {
                self.writer.write(start);
            } else {
                self.writer.write(", ");
            }
            first = false;
            self.writer.print_named_attribute(*attr);
        }
        if !first {
            self.writer.write_char('}');
        }
    }

    /// Writes `(operand types) -> result types`.
    pub fn print_functional_type(&mut self, op: OpRef<'ir>) {
        self.writer.write_char('(');
        for (i, operand) in op.operands().enumerate() {
            self.separate(i);
            self.writer.print_type(operand.ty());
        }
        self.writer.write(") -> ");
        let results: smallvec::SmallVec<[crate::core::types::Type; 4]> =
            op.results().types().map(|ty| ty.handle()).collect();
        self.writer.print_arrow_results(&results);
    }

    /// Prints a region argument as declared by its operation: `%name: type {attrs}`, with the location if locations
    /// are printed.
    pub fn print_region_argument(&mut self, argument: ValueRef<'ir>, attrs: &[NamedAttribute]) {
        if self.writer.is_collecting() {
            self.writer.print_type(argument.ty());
            return self.collect_argument_location(argument);
        }
        self.print_value(argument, true);
        self.writer.write(": ");
        self.writer.print_type(argument.ty());
        self.print_attr_list(attrs, &[]);
        self.print_argument_location(argument);
    }

    /// Prints the name of a region argument, with the location if locations are printed.
    pub fn print_region_argument_name(&mut self, argument: ValueRef<'ir>) {
        if self.writer.is_collecting() {
            self.writer.print_type(argument.ty());
            return self.collect_argument_location(argument);
        }
        self.print_value(argument, true);
        self.print_argument_location(argument);
    }

    /// Prints a region with the arguments of its entry block and all terminators.
    pub fn print_region(&mut self, region: RegionRef<'ir>) {
        self.print_region_with(region, RegionParts::all());
    }

    /// Prints these parts of a region.
    pub fn print_region_with(&mut self, region: RegionRef<'ir>, parts: RegionParts) {
        let RegionParts { entry_arguments, terminators, empty_block } = parts;
        if self.writer.flags().skip_regions {
            return self.writer.write("{...}");
        }
        if self.writer.is_collecting() {
            return self.collect_region(region, entry_arguments, terminators);
        }
        self.writer.write("{\n");
        if let Some(entry) = region.first_block() {
            let def = region.parent_op().and_then(|op| op.def());
            let dialect = def.map_or("", |def| def.default_dialect());
            self.default_dialects.push(dialect);
            let header =
                empty_block && entry.is_empty() || entry_arguments && entry.num_arguments() > 0;
            self.print_block(entry, header, terminators);
            for block in region.blocks().skip(1) {
                self.print_block(block, true, true);
            }
            self.default_dialects.pop();
        }
        self.write_indent();
        self.writer.write_char('}');
    }

    fn print_block(&mut self, block: BlockRef<'ir>, header: bool, terminator: bool) {
        if header {
            self.print_block_header(block);
        }
        self.writer.increase_indent();
        if self.writer.flags().value_users {
            self.print_users_of_arguments(block);
        }
        let has_separate = self.names.has_separate(block);
        for op in block.ops() {
            let hidden = !terminator && op.next().is_none() && op.has_trait::<IsTerminator>();
            let is_done = hidden || has_separate && self.print_separate(op);
            if !is_done {
                self.print_line(op);
            }
        }
        self.writer.decrease_indent();
    }

    fn print_block_header(&mut self, block: BlockRef<'ir>) {
        self.write_indent();
        self.print_successor(block.handle());
        if block.num_arguments() > 0 {
            self.writer.write_char('(');
            for (i, argument) in block.arguments().enumerate() {
                self.separate(i);
                self.print_value(argument, true);
                self.writer.write(": ");
                self.writer.print_type(argument.ty());
                self.print_argument_location(argument);
            }
            self.writer.write_char(')');
        }
        self.writer.write_char(':');
        let mut preds: Vec<Block> = block.predecessors().map(|b| b.handle()).collect();
        match preds.as_slice() {
            [] if block.is_entry_block() => {}
            [] => self.writer.write("  // no predecessors"),
            [pred] => {
                self.writer.write("  // pred: ");
                self.print_successor(*pred);
            }
            _ => {
                preds.sort_by_key(|pred| self.names.block_ordering(*pred));
                self.writer.write("  // ");
                self.writer.write_u64(preds.len() as u64);
                self.writer.write(" preds: ");
                for (i, pred) in preds.into_iter().enumerate() {
                    self.separate(i);
                    self.print_successor(pred);
                }
            }
        }
        self.new_line();
    }

    /// Prints the arguments of `region` with the names of the values `names`.
    pub fn shadow_region_args(&mut self, region: RegionRef<'ir>, names: &[ValueRef<'ir>]) {
        let Some(entry) = region.first_block() else { return };
        for (argument, value) in entry.arguments().zip(names) {
            let start = self.writer.buffer().len();
            self.print_value(*value, true);
            let name = self.writer.buffer().split_off(start);
            if let Some(name) = name.strip_prefix('%') {
                self.names.set(argument.handle(), name);
            }
        }
    }
}

impl<'ir> std::ops::Deref for OpPrinter<'ir> {
    type Target = AsmWriter<'ir>;

    fn deref(&self) -> &AsmWriter<'ir> {
        &self.writer
    }
}

impl std::ops::DerefMut for OpPrinter<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.writer
    }
}

thread_local! {
    /// Whether an operation is verified in order to print it. A verifier may print operations.
    static IS_VERIFYING: Cell<bool> = const { Cell::new(false) };
}

/// The operation whose values are named to print `op`: the closest one that does not refer to outer values.
fn naming_root(op: OpRef<'_>) -> OpRef<'_> {
    let outwards = std::iter::successors(Some(op), |op| {
        let isolated = op.has_trait::<crate::semantics::traits::IsIsolatedFromAbove>();
        if isolated { None } else { op.parent_op() }
    });
    outwards.last().unwrap_or(op)
}

/// `flags`, with the generic form if `op` does not verify, because printers of custom forms rely on valid IR. Corresponds
/// to `verifyOpAndAdjustFlags`.
fn adjusted(op: OpRef<'_>, flags: &PrintFlags) -> PrintFlags {
    if flags.generic || flags.assume_verified {
        return flags.clone();
    }
    let is_nested = IS_VERIFYING.replace(true);
    let is_valid = !is_nested && verify_on_one_thread(op).is_ok();
    IS_VERIFYING.set(is_nested);
    PrintFlags { generic: !is_valid, ..flags.clone() }
}
