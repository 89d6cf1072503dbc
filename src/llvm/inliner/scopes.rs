//! Scopes of alias analysis: those of the callee become new ones at each call, arguments that are not aliased become
//! scopes, and inlined accesses are in the scopes of the call, too.

use ods_runtime::attrs::{ArrayAttr, DistinctAttr, StringAttr, UnitAttr};
use ods_runtime::interfaces::{
    BranchOpInterface, CallOpInterface, SelectLikeOpInterface, ViewLikeOpInterface,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::matchers::constant_attr;
use ods_runtime::{Attribute, Block, Context, Ir, Op, OpBuilder, Value, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::groups::{joined, set};
use super::{NOALIAS, ops_in};
use crate::llvm::{
    AddressOfOp, AliasAnalysisOpInterface, AliasScopeAttr, AliasScopeDomainAttr, AllocaOp, CallOp,
    LoadOp, NoAliasScopeDeclOp, SSACopyOp,
};

/// The lists of scopes of an access.
fn scopes_of(ir: &Ir, op: Op) -> Option<[Option<ArrayAttr<'_>>; 2]> {
    let access = ir.op(op).dyn_cast::<AliasAnalysisOpInterface<'_>>()?;
    Some([access.alias_scopes_or_null(), access.no_alias_scopes_or_null()])
}

/// Updates the scopes of what is inlined.
pub(super) fn update(ir: &mut Ir, call: Op, blocks: &[Block]) {
    copy_scopes(ir, blocks);
    add_scopes_of_arguments(ir, call, blocks);
    add_scopes_of_call(ir, call, blocks);
}

fn unique_id(ctx: &Context) -> Attribute {
    DistinctAttr::create(ctx, UnitAttr::get(ctx)).handle()
}

/// New scopes for old ones, each once.
#[derive(Default)]
struct Copies(FxHashMap<Attribute, Attribute>);

impl Copies {
    fn scope(&mut self, ctx: &Context, scope: Attribute) -> Attribute {
        if let Some(copy) = self.0.get(&scope) {
            return *copy;
        }
        let Some(old) = ctx.attr_ref(scope).dyn_cast::<AliasScopeAttr<'_>>() else { return scope };
        let domain = old.domain();
        let domain = *self.0.entry(domain.handle()).or_insert_with(|| {
            AliasScopeDomainAttr::get(ctx, unique_id(ctx), domain.description()).handle()
        });
        let domain = ctx.attr_ref(domain).cast();
        let copy = AliasScopeAttr::get(ctx, unique_id(ctx), domain, old.description());
        self.0.insert(scope, copy.handle());
        copy.handle()
    }

    fn scopes(&mut self, scopes: ArrayAttr<'_>) -> Attribute {
        let ctx = scopes.ctx();
        let copies: Vec<Attribute> =
            scopes.value().iter().map(|scope| self.scope(ctx, *scope)).collect();
        ArrayAttr::get(ctx, &copies).handle()
    }
}

/// Replaces all scopes, because each call has its own ones.
fn copy_scopes(ir: &mut Ir, blocks: &[Block]) {
    let mut copies = Copies::default();
    for op in ops_in(ir, blocks) {
        if let Some(lists) = scopes_of(ir, op) {
            let lists = lists.map(|scopes| scopes.map(|it| copies.scopes(it)));
            for (key, scopes) in
                [LoadOp::ALIAS_SCOPES, LoadOp::NOALIAS_SCOPES].into_iter().zip(lists)
            {
                if let Some(scopes) = scopes {
                    set(ir, op, key, scopes);
                }
            }
        }
        if let Some(declaration) = ir.op(op).dyn_cast::<NoAliasScopeDeclOp<'_>>() {
            let scope = copies.scope(ir.ctx(), declaration.scope().handle());
            set(ir, op, NoAliasScopeDeclOp::SCOPE, scope);
        }
    }
}

/// The marks of arguments, and of those that are not aliased.
fn marks(ir: &Ir, call: Op) -> (Vec<Op>, Vec<Op>) {
    let arguments = ir.op(call).cast::<CallOpInterface<'_>>().arg_operands();
    let users = arguments.flat_map(|value| value.uses()).map(|it| it.owner());
    let mut seen = FxHashSet::default();
    let copies: Vec<Op> = users
        .filter(|op| op.isa::<SSACopyOp<'_>>())
        .map(|op| op.handle())
        .filter(|op| seen.insert(*op))
        .collect();
    let not_aliased = copies.iter().copied().filter(|op| ir.op(*op).attr(NOALIAS).is_some());
    let not_aliased = not_aliased.collect();
    (copies, not_aliased)
}

/// Adds a scope for each argument that is not aliased, and removes the marks of all arguments.
fn add_scopes_of_arguments(ir: &mut Ir, call: Op, blocks: &[Block]) {
    let (copies, not_aliased) = marks(ir, call);
    if !not_aliased.is_empty() {
        let scopes = declare_scopes(ir, call, &not_aliased);
        for op in ops_in(ir, blocks) {
            add_scopes(ir, op, &scopes);
        }
    }
    for copy in copies {
        let value = ir.op(copy).operand(0).handle();
        let marked = ir.op(copy).result(0).handle();
        ir.replace_all_uses(marked, value);
        ir.erase(copy);
    }
}

/// A scope for each mark, in a domain of the call.
fn declare_scopes(ir: &mut Ir, call: Op, marks: &[Op]) -> Vec<(Value, Attribute)> {
    let ctx = ir.ctx().clone();
    let (callee, loc) = {
        let call = ir.op(call).cast::<CallOp<'_>>();
        (call.callee().map(|name| StringAttr::get(&ctx, name)), call.loc())
    };
    let domain = AliasScopeDomainAttr::get(&ctx, unique_id(&ctx), callee);
    let mut scopes = Vec::new();
    for mark in marks {
        let scope = AliasScopeAttr::get(&ctx, unique_id(&ctx), domain, None).handle();
        NoAliasScopeDeclOp::build(&mut OpBuilder::new(ir, InsertPoint::Before(call), loc), scope);
        scopes.push((ir.op(*mark).result(0).handle(), scope));
    }
    scopes
}

/// Adds the scopes of the arguments that an access is based on, and of those that it is not.
fn add_scopes(ir: &mut Ir, op: Op, scopes: &[(Value, Attribute)]) {
    let Some(access) = ir.op(op).dyn_cast::<AliasAnalysisOpInterface<'_>>() else { return };
    let mut objects: Vec<Value> = Vec::new();
    for pointer in access.accessed_operands() {
        let Some(found) = underlying_objects(pointer) else { return };
        objects.extend(found);
    }
    let mut has_other_object = false;
    for object in &objects {
        let value = ir.value(*object);
        let Some(definition) = value.defining_op() else { return };
        if constant_attr(value).is_some() {
            continue;
        }
        if definition.isa::<SSACopyOp<'_>>() {
            has_other_object |= !scopes.iter().any(|(argument, _)| argument == object);
        } else if definition.isa::<AllocaOp<'_>>() || definition.isa::<AddressOfOp<'_>>() {
            has_other_object = true;
        } else {
            return;
        }
    }
    let (inside, outside): (Vec<_>, Vec<_>) =
        scopes.iter().partition(|(argument, _)| objects.contains(argument));
    let attrs = |of: Vec<&(Value, Attribute)>| -> Vec<Attribute> {
        of.into_iter().map(|(_, scope)| *scope).collect()
    };
    let is_call = ir.op(op).isa::<CallOp<'_>>();
    let inside = if has_other_object || is_call { Vec::new() } else { attrs(inside) };
    append(ir, op, [inside, attrs(outside)]);
}

/// Adds to the lists of scopes of an access.
fn append(ir: &mut Ir, op: Op, added: [Vec<Attribute>; 2]) {
    let Some(lists) = scopes_of(ir, op) else { return };
    let [inside, outside] = lists;
    let all = [joined(ir, inside, &added[0]), joined(ir, outside, &added[1])];
    let keys = [LoadOp::ALIAS_SCOPES, LoadOp::NOALIAS_SCOPES];
    for ((key, scopes), added) in keys.into_iter().zip(all).zip(added) {
        if !added.is_empty() {
            set(ir, op, key, scopes);
        }
    }
}

/// The values that a pointer is based on, if all of them are known.
fn underlying_objects(pointer: ValueRef<'_>) -> Option<Vec<Value>> {
    let mut seen = FxHashSet::default();
    let mut waiting = vec![pointer];
    let mut objects = Vec::new();
    while let Some(value) = waiting.pop() {
        if !seen.insert(value.handle()) {
            continue;
        }
        let Some(op) = value.defining_op() else {
            waiting.extend(passed_to(value)?);
            continue;
        };
        let view = op.dyn_cast::<ViewLikeOpInterface<'_>>();
        if let Some(view) = view.filter(|view| view.view_dest() == value) {
            waiting.push(view.view_source());
        } else if let Some(select) = op.dyn_cast::<SelectLikeOpInterface<'_>>() {
            waiting.extend([select.true_value(), select.false_value()]);
        } else {
            objects.push(value.handle());
        }
    }
    Some(objects)
}

/// The values that branches pass to a block argument, if all branches are known.
fn passed_to(argument: ValueRef<'_>) -> Option<Vec<ValueRef<'_>>> {
    let ir = argument.ir();
    let block = ir.block(argument.parent_block()?);
    let index = block.arguments().position(|it| it == argument)?;
    let mut values = Vec::new();
    for branch in block.predecessor_ops() {
        let branch = ir.op(branch);
        let interface = branch.dyn_cast::<BranchOpInterface<'_>>()?;
        for (successor, _) in branch.successors().enumerate().filter(|it| it.1 == block) {
            values.push(interface.successor_operands(successor).forwarded().nth(index)?);
        }
    }
    (!values.is_empty()).then_some(values)
}

/// Adds the scopes of a call.
fn add_scopes_of_call(ir: &mut Ir, call: Op, blocks: &[Block]) {
    let Some(lists) = scopes_of(ir, call) else { return };
    let added = lists.map(|scopes| scopes.map_or(Vec::new(), |it| it.value().to_vec()));
    if added.iter().all(Vec::is_empty) {
        return;
    }
    for op in ops_in(ir, blocks) {
        append(ir, op, added.clone());
    }
}
