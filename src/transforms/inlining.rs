//! Inlining of a single call. Corresponds to `mlir/Transforms/InliningUtils.h`.

use std::collections::HashMap;

use ods_runtime::attrs::{ArrayAttr, CallSiteLoc, DictionaryAttr};
use ods_runtime::interfaces::{
    ArgAndResultAttrsOpInterface, CallOpInterface, CallableOpInterface, DialectInlinerInterface,
    DialectInterfaceCollection,
};
use ods_runtime::ir::{InsertPoint, Mapping, OpBuilder, RegionRef};
use ods_runtime::rewrite::can_replace;
use ods_runtime::{Attribute, Block, Context, Ir, Location, Op, Region, Type, Value};

/// The inliner interfaces of a context's dialects. Corresponds to `mlir::InlinerInterface`.
pub type InlinerInterfaces<'c> = DialectInterfaceCollection<'c, dyn DialectInlinerInterface>;

/// The operations inserted by [`inline_call`], per block, without nested operations and terminators that dialects
/// replaced.
pub type Inlined = Vec<Vec<Op>>;

/// What [`inline_call`] does to the body of the callable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InlinedBody {
    /// It is cloned, so that the callable keeps it.
    Clone,
    /// It is moved, so that the callable becomes a declaration.
    Move,
}

/// Inlines the body of `callable` in place of `call`, which remains without uses. Returns the inserted operations; or `None`, with the IR unchanged, if the dialects forbid it or
/// types do not match.
///
/// Corresponds to `mlir::inlineCall`.
///
/// # Panics
///
/// If `call` or `callable` was erased, or lacks the interface.
pub fn inline_call(
    ir: &mut Ir,
    interfaces: &InlinerInterfaces<'_>,
    call: Op,
    callable: Op,
    body: InlinedBody,
) -> Option<Inlined> {
    let inlining = Inlining::new(ir, interfaces, call, callable, body == InlinedBody::Clone)?;
    let mut mapping = Mapping::new();
    let mut casts = Casts::default();
    if !inlining.convert(ir, &mut mapping, &mut casts)
        || !inlining.is_legal(ir, &mapping)
        || !inlining.returns_others(ir, &mapping)
    {
        casts.undo(ir);
        return None;
    }
    let next = ir.op(call).next().map(|op| op.handle());
    inlining.handle_arguments(ir, &mut mapping);
    Some(inlining.inline(ir, &mut mapping, next))
}

/// A call to inline.
struct Inlining<'a, 'c> {
    interfaces: &'a InlinerInterfaces<'c>,
    call: Op,
    callable: Op,
    body: Region,
    /// The arguments of the body, and their values in the call.
    arguments: Vec<(Value, Value)>,
    results: Vec<Value>,
    /// The result types of the callable.
    result_types: Vec<Type>,
    clone: bool,
}

/// Conversions between the types of a call and its callee.
#[derive(Default)]
struct Casts {
    of_arguments: Vec<Op>,
    /// Each with the result of the call that it converts.
    of_results: Vec<(Op, Value)>,
}

impl Casts {
    fn undo(self, ir: &mut Ir) {
        for (cast, result) in self.of_results {
            let converted = ir.op(cast).result(0).handle();
            ir.replace_all_uses(converted, result);
            ir.erase(cast);
        }
        for cast in self.of_arguments {
            ir.erase(cast);
        }
    }
}

impl<'a, 'c> Inlining<'a, 'c> {
    /// `None` if the call does not match the callable.
    fn new(
        ir: &Ir,
        interfaces: &'a InlinerInterfaces<'c>,
        call: Op,
        callable: Op,
        clone: bool,
    ) -> Option<Self> {
        let target: CallableOpInterface<'_> = ir.op(callable).cast();
        let body = target.callable_region()?;
        let entry = body.first_block()?;
        let view: CallOpInterface<'_> = ir.op(call).cast();
        let operands = view.arg_operands();
        let results: Vec<Value> = view.results().map(|result| result.handle()).collect();
        let result_types: Vec<Type> = target.result_types().iter().map(|ty| ty.handle()).collect();
        if operands.len() != entry.num_arguments() || results.len() != result_types.len() {
            return None;
        }
        let arguments = entry.argument_handles().iter().copied();
        let arguments = arguments.zip(operands.map(|operand| operand.handle())).collect();
        let body = body.handle();
        Some(Inlining { interfaces, call, callable, body, arguments, results, result_types, clone })
    }

    /// Converts operands and results whose types differ from the callee's. Returns false if that is not possible.
    fn convert(&self, ir: &mut Ir, mapping: &mut Mapping, casts: &mut Casts) -> bool {
        let loc = ir.op(self.call).loc();
        let handler = self.interfaces.interface_for_op(ir.op(self.call));
        let cast = |ir: &mut Ir, point, value, ty| {
            let mut builder = OpBuilder::new(ir, point, loc);
            handler?.materialize_call_conversion(&mut builder, value, ty)
        };
        for &(argument, operand) in &self.arguments {
            let mut operand = operand;
            let ty = ir.value(argument).ty().handle();
            if ir.value(operand).ty().handle() != ty {
                let Some(op) = cast(ir, InsertPoint::Before(self.call), operand, ty) else {
                    return false;
                };
                casts.of_arguments.push(op);
                operand = ir.op(op).result(0).handle();
            }
            mapping.map_value(argument, operand);
        }
        for (result, want) in self.results.iter().zip(&self.result_types) {
            // The uses keep the call's type, but the inlined value has the callee's.
            let have = ir.value(*result).ty().handle();
            if have != *want {
                let Some(op) = cast(ir, InsertPoint::After(self.call), *result, have) else {
                    return false;
                };
                casts.of_results.push((op, *result));
                let converted = ir.op(op).result(0).handle();
                ir.replace_uses_if(*result, converted, |operand| operand.owner().handle() != op);
            }
        }
        true
    }

    /// Whether the returned values can replace the results of the call: it may return its own results, if these are
    /// arguments of the call.
    fn returns_others(&self, ir: &Ir, mapping: &Mapping) -> bool {
        let body = ir.region(self.body);
        let Some(end) = body.first_block().and_then(|block| block.back()) else { return true };
        let is_argument = |value: &Value| self.arguments.iter().any(|(it, _)| it == value);
        let values = end.operands().map(|value| value.handle());
        let values = values.map(|value| is_argument(&value).then(|| mapping.value(value)));
        !body.has_one_block() || can_replace(ir.op(self.call), values)
    }

    fn is_legal(&self, ir: &Ir, mapping: &Mapping) -> bool {
        let (call, callable) = (ir.op(self.call), ir.op(self.callable));
        let (Some(dest), body) = (call.block().and_then(|it| it.parent()), ir.region(self.body))
        else {
            return false;
        };
        let by_call = self.interfaces.interface_for_op(call);
        let by_dest = dest.parent_op().and_then(|op| self.interfaces.interface_for_op(op));
        by_call.is_some_and(|it| it.is_legal_to_inline_call(call, callable, self.clone))
            && by_dest
                .is_some_and(|it| it.is_legal_to_inline_region(dest, body, self.clone, mapping))
            && self.is_body_legal(body, dest, mapping)
    }

    fn is_body_legal(&self, body: RegionRef<'_>, dest: RegionRef<'_>, mapping: &Mapping) -> bool {
        let mut pending = vec![body];
        while let Some(region) = pending.pop() {
            for op in region.blocks().flat_map(|block| block.ops()) {
                let Some(handler) = self.interfaces.interface_for_op(op) else { return false };
                if !handler.is_legal_to_inline_op(op, dest, self.clone, mapping) {
                    return false;
                }
                if op.num_regions() > 0 && handler.should_analyze_recursively(op) {
                    pending.extend(op.regions());
                }
            }
        }
        true
    }

    /// The interface of the callable's dialect, which handles attributes of arguments and results.
    fn callable_interface(&self, ir: &Ir) -> Option<&'c dyn DialectInlinerInterface> {
        self.interfaces.interface_for_op(ir.op(self.callable))
    }

    /// Processes the arguments according to the callable's argument attributes. As upstream, new operations are inserted
    /// after the call at first; [`place_arguments`](Self::place_arguments) moves them before the inlined ones.
    fn handle_arguments(&self, ir: &mut Ir, mapping: &mut Mapping) {
        let Some(handler) = self.callable_interface(ir) else { return };
        let attrs = self.attrs_of(ir, self.arguments.len(), |op| op.arg_attrs_attr());
        let loc = ir.op(self.call).loc();
        let mut builder = OpBuilder::new(ir, InsertPoint::After(self.call), loc);
        for ((argument, _), attrs) in self.arguments.iter().zip(attrs) {
            builder.set_loc(loc);
            let value = mapping.value(*argument);
            let value =
                handler.handle_argument(&mut builder, self.call, self.callable, value, attrs);
            mapping.map_value(*argument, value);
        }
    }

    /// Moves the operations between the call and `next` before the call.
    fn place_arguments(&self, ir: &mut Ir, next: Option<Op>) {
        while let Some(op) =
            ir.op(self.call).next().map(|op| op.handle()).filter(|op| Some(*op) != next)
        {
            ir.move_op(op, InsertPoint::Before(self.call));
        }
    }

    /// Processes the results according to the callable's result attributes. New operations are inserted at `point`.
    fn handle_results(&self, ir: &mut Ir, point: InsertPoint, values: &[Value]) -> Vec<Value> {
        let Some(handler) = self.callable_interface(ir) else { return values.to_vec() };
        let attrs = self.attrs_of(ir, values.len(), |op| op.res_attrs_attr());
        let mut builder = OpBuilder::new(ir, point, Location::UNKNOWN);
        builder.set_loc(builder.op(self.call).loc());
        let handle = |(value, attrs): (&Value, Attribute)| {
            handler.handle_result(&mut builder, self.call, self.callable, *value, attrs)
        };
        values.iter().zip(attrs).map(handle).collect()
    }

    /// The attribute dictionaries of the callable's arguments or results, possibly empty.
    fn attrs_of(
        &self,
        ir: &Ir,
        count: usize,
        list: impl for<'ir> Fn(ArgAndResultAttrsOpInterface<'ir>) -> Option<ArrayAttr<'ir>>,
    ) -> Vec<Attribute> {
        let callable = ir.op(self.callable).dyn_cast::<ArgAndResultAttrsOpInterface<'_>>();
        let attrs = callable.and_then(list);
        let empty = DictionaryAttr::get(ir.ctx(), &[]).handle();
        let mut attrs: Vec<Attribute> =
            attrs.into_iter().flat_map(|attrs| attrs.iter()).map(|attr| attr.handle()).collect();
        attrs.resize(count, empty);
        attrs
    }

    /// `next` is the operation after the call and those for its arguments.
    fn inline(&self, ir: &mut Ir, mapping: &mut Mapping, next: Option<Op>) -> Inlined {
        let source = if self.clone {
            let copy = ir.add_region();
            ir.clone_region(self.body, copy, mapping);
            copy
        } else {
            for (argument, _) in &self.arguments {
                ir.replace_all_uses(*argument, mapping.value(*argument));
            }
            self.body
        };
        let blocks: Vec<Block> = ir.region(source).blocks().map(|block| block.handle()).collect();
        relocate(ir, &blocks, ir.op(self.call).loc());
        if let Some(handler) = self.interfaces.interface_for_op(ir.op(self.call)) {
            handler.process_inlined_call_blocks(ir, self.call, &blocks);
        }
        self.place_arguments(ir, next);
        let mut inlined: Inlined = blocks
            .iter()
            .map(|block| ir.block(*block).ops().map(|op| op.handle()).collect())
            .collect();
        match blocks[..] {
            [block] if self.may_join(ir, block) => self.join(ir, block),
            _ => self.branch(ir, &blocks),
        }
        if self.clone {
            ir.erase_region(source);
        }
        for ops in &mut inlined {
            ops.retain(|op| ir.is_live(*op));
        }
        inlined
    }

    /// Whether a single block may be merged into the block of the call.
    fn may_join(&self, ir: &Ir, block: Block) -> bool {
        let block = ir.block(block);
        block
            .back()
            .and_then(|op| self.interfaces.interface_for_op(op))
            .is_some_and(|handler| handler.allow_single_block_optimization(block))
    }

    /// Moves the operations of `block` before the call, and replaces its terminator.
    fn join(&self, ir: &mut Ir, block: Block) {
        let end = ir.block(block).back().map(|op| op.handle());
        if let Some(end) = end {
            let values: Vec<Value> = ir.op(end).operands().map(|value| value.handle()).collect();
            let handled = self.handle_results(ir, InsertPoint::Before(end), &values);
            for (index, value) in handled.into_iter().enumerate() {
                ir.set_operand(end, index, value);
            }
            if let Some(handler) = self.interfaces.interface_for_op(ir.op(end)) {
                handler.handle_terminator(ir, end, &self.results);
            }
            ir.erase(end);
        }
        while let Some(op) = ir.block(block).front().map(|op| op.handle()) {
            ir.move_op(op, InsertPoint::Before(self.call));
        }
        ir.erase_block(block);
    }

    /// Inserts `blocks` at the call and splits its block, whose second half gets arguments for the results.
    fn branch(&self, ir: &mut Ir, blocks: &[Block]) {
        let before = ir.op(self.call).block().map(|block| block.handle());
        let after = ir.split_block(self.call);
        let dest = ir.block(after).parent().map(|region| region.handle());
        let (Some(before), Some(dest), Some(first)) = (before, dest, blocks.first()) else {
            return;
        };
        for block in blocks {
            ir.detach_block(*block);
            ir.insert_block(dest, *block, Some(after));
        }
        let arguments: Vec<Value> = self
            .results
            .iter()
            .zip(&self.result_types)
            .map(|(result, ty)| {
                let loc = ir.op(self.call).loc();
                let argument = ir.add_argument(after, *ty, loc);
                ir.replace_all_uses(*result, argument);
                argument
            })
            .collect();
        let point = InsertPoint::Start(after);
        let handled = self.handle_results(ir, point, &arguments);
        for (argument, value) in arguments.into_iter().zip(handled) {
            let by = ir.value(value).defining_op().map(|op| op.handle());
            ir.replace_uses_if(argument, value, |operand| Some(operand.owner().handle()) != by);
        }
        for block in blocks {
            let Some(end) = ir.block(*block).back().map(|op| op.handle()) else { continue };
            if let Some(handler) = self.interfaces.interface_for_op(ir.op(end)) {
                handler.handle_terminator_of_block(ir, end, after);
            }
        }
        while let Some(op) = ir.block(*first).front().map(|op| op.handle()) {
            ir.move_op(op, InsertPoint::End(before));
        }
        ir.erase_block(*first);
    }
}

/// Adds the call site `caller` to the locations in `blocks`.
fn relocate(ir: &mut Ir, blocks: &[Block], caller: Location) {
    let ctx = ir.ctx().clone();
    if ctx.location_attr(caller).isa::<ods_runtime::attrs::UnknownLoc<'_>>() {
        return;
    }
    let mut locations: HashMap<Location, Location> = HashMap::new();
    let mut relocated =
        |loc: Location| *locations.entry(loc).or_insert_with(|| called_from(&ctx, loc, caller));
    let mut blocks = blocks.to_vec();
    while let Some(block) = blocks.pop() {
        for argument in ir.block(block).argument_handles().to_vec() {
            let loc = ir.value(argument).loc().unwrap_or(Location::UNKNOWN);
            ir.set_argument_loc(argument, relocated(loc));
        }
        let ops: Vec<Op> = ir.block(block).ops().map(|op| op.handle()).collect();
        for op in ops {
            let view = ir.op(op);
            let nested = view.regions().flat_map(|region| region.blocks());
            blocks.extend(nested.map(|block| block.handle()));
            let loc = relocated(view.loc());
            ir.set_loc(op, loc);
        }
    }
}

/// The location `callee` called from `caller`, which is added at the end of an existing call stack.
fn called_from(ctx: &Context, callee: Location, caller: Location) -> Location {
    let mut calls = Vec::new();
    let mut innermost = callee;
    while let Some(call) = ctx.location_attr(innermost).dyn_cast::<CallSiteLoc<'_>>() {
        calls.push(call.callee());
        innermost = call.caller();
    }
    let first = Location::from(CallSiteLoc::get(ctx, innermost, caller));
    calls.into_iter().rev().fold(first, |loc, callee| CallSiteLoc::get(ctx, callee, loc).into())
}
