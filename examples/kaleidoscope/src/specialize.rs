//! The pass `ks-specialize`: a copy of each function for each list of types that it is called with, in which all types are
//! known.
//!
//! It starts with `main`. The type of a call's result is that of its function, whose body may contain the call: it is
//! unknown until something in the body tells it, and then the callers are visited once more.

use std::collections::{BTreeSet, HashMap, VecDeque};

use ods::func::{CallOp, FuncOp, ReturnOp};
use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::pass::PassResult;
use ods_runtime::prelude::*;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::types::FunctionType;

use crate::generate::MAIN;
use crate::inference::{self, is_unknown, shape};
use crate::ks::TypeInference;

/// A program that needs more copies is rejected: a function may call itself with ever larger arrays.
const MAX_COPIES: usize = 1_000;

/// Infers all types, and removes the functions that it has copied.
///
/// # Errors
///
/// If operands have wrong types, or a type cannot be inferred.
pub fn specialize(ir: &mut Ir, module: Op) -> PassResult {
    inference::attach_models(ir.ctx());
    let ctx = ir.ctx().clone();
    let main = SymbolTables::new().lookup_in(ir.op(module), ctx.ident(MAIN));
    let Some(main) = main.and_then(|op| op.dyn_cast::<FuncOp<'_>>()) else {
        return Err(ir.op(module).error("the module has no function 'main'").into());
    };
    let body = ir.op(module).region(0).first_block().expect("a module has a block");
    let generic: Vec<Op> = body
        .ops()
        .filter_map(|op| op.dyn_cast::<FuncOp<'_>>())
        .filter(|it| !it.is_declaration() && it.sym_name() != MAIN)
        .map(|it| it.handle())
        .collect();
    let main = main.handle();
    let mut it = Specializer {
        ir,
        module,
        copies: Vec::new(),
        by_types: HashMap::new(),
        by_op: HashMap::new(),
        waiting: VecDeque::new(),
    };
    it.add_copy(main);
    while let Some(copy) = it.waiting.pop_front() {
        it.infer(copy)?;
    }
    it.check_results()?;
    for function in generic {
        ir.erase(function);
    }
    Ok(())
}

/// A function whose types are inferred.
struct Copy {
    function: Op,
    /// Unknown at first.
    result: Option<Type>,
    callers: BTreeSet<usize>,
}

struct Specializer<'a> {
    ir: &'a mut Ir,
    module: Op,
    copies: Vec<Copy>,
    by_types: HashMap<(Op, Vec<Type>), usize>,
    /// The copies by their functions.
    by_op: HashMap<Op, usize>,
    /// The copies that are to be visited.
    waiting: VecDeque<usize>,
}

impl Specializer<'_> {
    fn add_copy(&mut self, function: Op) -> usize {
        let index = self.copies.len();
        self.copies.push(Copy { function, result: None, callers: BTreeSet::new() });
        self.by_op.insert(function, index);
        self.waiting.push_back(index);
        index
    }

    /// Visits the operations of a copy in order, those in regions first.
    fn infer(&mut self, copy: usize) -> PassResult {
        let function = self.ir.op(self.copies[copy].function);
        let ops: Vec<Op> = function.walk(WalkOrder::Post).map(|op| op.handle()).collect();
        for op in ops {
            let view = self.ir.op(op);
            if view.operands().any(|operand| is_unknown(operand.ty())) {
                continue;
            }
            if view.isa::<CallOp<'_>>() {
                self.infer_call(copy, op)?;
            } else if let Some(it) = view.dyn_cast::<TypeInference<'_>>() {
                let types = it.infer_types()?;
                self.set_types(op, &types);
            } else if view.isa::<ReturnOp<'_>>() {
                let result = view.operand(0).ty().handle();
                self.set_result(copy, result);
            }
        }
        Ok(())
    }

    fn set_types(&mut self, op: Op, types: &[Type]) {
        for (index, ty) in types.iter().enumerate() {
            let result = self.ir.op(op).result(index).handle();
            self.ir.set_type(result, *ty);
        }
    }

    fn set_result(&mut self, copy: usize, result: Type) {
        let it = &mut self.copies[copy];
        if it.result.replace(result) == Some(result) {
            return;
        }
        let function = it.function;
        self.waiting.extend(it.callers.iter().copied());
        let ctx = self.ir.ctx().clone();
        let inputs = self.ir.op(function).cast::<FuncOp<'_>>().function_type().inputs().to_vec();
        let ty = FunctionType::get(&ctx, &inputs, &[result]);
        self.ir.edit::<FuncOp<'_>>(function).set_function_type(ty);
    }

    /// Lets a call refer to the copy for the types of its operands.
    fn infer_call(&mut self, caller: usize, op: Op) -> PassResult {
        let ctx = self.ir.ctx();
        let call = self.ir.op(op).cast::<CallOp<'_>>();
        let callee =
            SymbolTables::new().lookup_in(self.ir.op(self.module), ctx.ident(call.callee()));
        let Some(callee) = callee.and_then(|op| op.dyn_cast::<FuncOp<'_>>()) else { return Ok(()) };
        if callee.is_declaration() {
            return Ok(());
        }
        let types: Vec<Type> = call.operands().types().map(|ty| ty.handle()).collect();
        let callee = callee.handle();
        let copy =
            match self.by_op.get(&callee).or_else(|| self.by_types.get(&(callee, types.clone()))) {
                Some(copy) => *copy,
                None => {
                    if self.copies.len() == MAX_COPIES {
                        let text = "a function is called with too many different types";
                        return Err(Diagnostic::error(call.loc(), text).into());
                    }
                    let function = self.copy(callee, &types);
                    let copy = self.add_copy(function);
                    self.by_types.insert((callee, types), copy);
                    copy
                }
            };
        self.copies[copy].callers.insert(caller);
        let name =
            self.ir.op(self.copies[copy].function).cast::<FuncOp<'_>>().sym_name().to_owned();
        self.ir.edit::<CallOp<'_>>(op).set_callee(&name);
        if let Some(result) = self.copies[copy].result {
            self.set_types(op, &[result]);
        }
        Ok(())
    }

    /// Copies a function for arguments of some types.
    fn copy(&mut self, function: Op, types: &[Type]) -> Op {
        let ctx = self.ir.ctx().clone();
        let copy = self.ir.clone_op(function, &mut Mapping::new());
        let view = self.ir.op(copy).cast::<FuncOp<'_>>();
        let entry = view.body().first_block().expect("a function with a body");
        let arguments = entry.argument_handles().to_vec();
        let results = view.function_type().results().to_vec();
        let name = mangle(view.sym_name(), types.iter().map(|ty| shape(ctx.type_ref(*ty))));
        let after = InsertPoint::After(self.copies[self.copies.len() - 1].function);
        self.ir
            .edit::<FuncOp<'_>>(copy)
            .set_sym_name(&name)
            .set_function_type(FunctionType::get(&ctx, types, &results));
        for (argument, ty) in arguments.into_iter().zip(types) {
            self.ir.set_type(argument, *ty);
        }
        self.ir.insert_symbol(self.module, copy, after);
        copy
    }

    /// Reports functions without a result.
    fn check_results(&self) -> PassResult {
        for copy in &self.copies {
            if copy.result.is_none() {
                let text = "the function never returns, so its result has no type";
                return Err(Diagnostic::error(self.ir.op(copy.function).loc(), text).into());
            }
        }
        Ok(())
    }
}

/// The name of a copy, which is no name of C: that of the function, and the shapes of the arguments.
fn mangle<'a>(name: &str, shapes: impl Iterator<Item = &'a [i64]> + Clone) -> String {
    let mut name = format!("ks.{name}");
    if shapes.clone().all(|shape| shape.is_empty()) {
        return name;
    }
    for shape in shapes {
        let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
        name += ".";
        name += &if sizes.is_empty() { "n".to_owned() } else { sizes.join("x") };
    }
    name
}
