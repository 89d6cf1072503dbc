//! Random modules built through the API survive a round trip through text, here and in `mlir-opt-22`. A sample of
//! the peer's output is in `tests/expected/random-modules.out`.

use std::path::Path;
use std::sync::Arc;

use ods::arith;
use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, Random, run_on_text, text_of};
use ods_runtime::attrs::{
    ArrayAttr, CallSiteLoc, DictionaryAttr, FusedLoc, IntegerAttr, NameLoc, NamedAttribute,
    StringAttr,
};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::{FunctionType, IntegerType, TupleType};
use ods_runtime::{
    Attribute, Block, Context, Ir, Location, Op, OpBuilder, OpState, Region, Type, Value,
};

const MODULES: u64 = 60;

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    ctx.dialect_hooks(ctx.ident("arith"));
    ctx
}

/// Builds one module.
struct Builder {
    ctx: Arc<Context>,
    ir: Ir,
    random: Random,
    /// The remaining number of operations.
    budget: usize,
}

/// Types given as text.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "i129",
    "si7",
    "ui16",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f128",
    "f8E4M3FN",
    "none",
    "complex<f32>",
    "vector<4xf32>",
    "vector<[4]x2xi8>",
    "tensor<?x3xf32>",
    "tensor<*xi64>",
    "tensor<4xf32, \"enc\">",
    "memref<2x?xf32, strided<[?, 1], offset: 3>, 5>",
    "memref<*xindex, \"space\">",
    "!t.opaque<a, [b]>",
    "!t<\"any thing\">",
    "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>",
];

const ATTRS: &[&str] = &[
    "unit",
    "true",
    "false",
    "-7 : i8",
    "42 : index",
    "1.5 : f32",
    "0x7FC00000 : f32",
    "1.000000e-300 : f64",
    "@sym",
    "@\"a b\"::@c",
    "dense<[1, -2, 3]> : tensor<3xi16>",
    "dense<1.0> : vector<2x2xf64>",
    "dense<\"0x01020304\"> : tensor<4xui8>",
    "array<i32: 1, 2, 3>",
    "array<i1: true, false>",
    "array<f32>",
    "sparse<[[0, 1]], [5]> : tensor<2x2xi32>",
    "affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 3)>",
    "affine_set<(d0) : (d0 - 1 >= 0, d0 == 5)>",
    "#t.attr<x = 1>",
    "#t<\"any thing\">",
    "#arith.fastmath<nnan,ninf>",
    "dense<(1.0, 2.0)> : tensor<complex<f32>>",
    "strided<[1, ?]>",
    "dense<[true, false]> : vector<2xi1>",
    "dense<\"a\"> : tensor<2x!t.s>",
    "dense_resource<none> : tensor<2xi8>",
];

impl Builder {
    fn new(seed: u64) -> Self {
        let ctx = context();
        let ir = Ir::new(ctx.clone());
        Builder { ctx, ir, random: Random::new(seed), budget: 40 }
    }

    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        self.random.one_of(all)
    }

    fn ty(&mut self, depth: usize) -> Type {
        match self.below(if depth > 2 { 1 } else { 6 }) {
            4 => {
                let types: Vec<Type> = (0..self.below(3)).map(|_| self.ty(depth + 1)).collect();
                TupleType::get(&self.ctx, &types).handle()
            }
            5 => {
                let inputs: Vec<Type> = (0..self.below(3)).map(|_| self.ty(depth + 1)).collect();
                let results: Vec<Type> = (0..self.below(3)).map(|_| self.ty(depth + 1)).collect();
                FunctionType::get(&self.ctx, &inputs, &results).handle()
            }
            _ => {
                let text = self.one_of(TYPES);
                self.ctx.parse_type(text).unwrap_or_else(|error| panic!("{text}: {error}"))
            }
        }
    }

    /// A random UTF-8 string.
    fn string(&mut self) -> String {
        let alphabet: Vec<char> = "abz09_.$-\"\\ \n\t\u{7f}\u{e9}\u{4e16}".chars().collect();
        (0..self.below(6)).map(|_| self.one_of(&alphabet)).collect()
    }

    fn attr(&mut self, depth: usize) -> Attribute {
        let ctx = self.ctx.clone();
        match self.below(if depth > 2 { 3 } else { 8 }) {
            0 => {
                let width = 1 + self.below(64) as u32;
                let value = self.random.0 as i64;
                IntegerAttr::get(&ctx, IntegerType::get(&ctx, width), value).handle()
            }
            1 => StringAttr::get(&ctx, &self.string()).handle(),
            2 => {
                let ty = self.ty(0);
                ods_runtime::attrs::TypeAttr::get(&ctx, ty).handle()
            }
            3 => {
                let items: Vec<Attribute> =
                    (0..self.below(4)).map(|_| self.attr(depth + 1)).collect();
                ArrayAttr::get(&ctx, &items).handle()
            }
            4 => DictionaryAttr::get(&ctx, &self.entries(depth + 1)).handle(),
            _ => {
                let text = self.one_of(ATTRS);
                ctx.parse_attribute(text).unwrap_or_else(|error| panic!("{text}: {error}"))
            }
        }
    }

    fn entries(&mut self, depth: usize) -> Vec<NamedAttribute> {
        let names = ["a", "b.c", "with space", "t.d", "x1", "if", "i32", "_"];
        let mut entries: Vec<NamedAttribute> = Vec::new();
        for _ in 0..self.below(4) {
            let name = self.one_of(&names);
            let name = self.ctx.ident(name);
            if entries.iter().all(|entry| entry.name != name) {
                let value = self.attr(depth);
                entries.push(NamedAttribute { name, value });
            }
        }
        entries
    }

    fn loc(&mut self, depth: usize) -> Location {
        let ctx = self.ctx.clone();
        match self.below(if depth > 2 { 3 } else { 6 }) {
            0 => Location::UNKNOWN,
            1 | 2 => {
                let (line, column) = (self.below(1000) as u32, self.below(100) as u32);
                Location::file_line_col(&ctx, "some \"file\".mlir", line, column)
            }
            3 => {
                // A name location directly nested in a name location has no text form.
                let child = match self.loc(depth + 1) {
                    child if ctx.location_attr(child).isa::<NameLoc<'_>>() => Location::UNKNOWN,
                    child => child,
                };
                let name = ctx.ident(&format!("n{}", self.below(5)));
                NameLoc::get(&ctx, name, child).as_location().unwrap_or(Location::UNKNOWN)
            }
            4 => {
                let (callee, caller) = (self.loc(depth + 1), self.loc(depth + 1));
                let site = CallSiteLoc::get(&ctx, callee, caller);
                site.as_location().unwrap_or(Location::UNKNOWN)
            }
            _ => {
                let parts: Vec<Location> =
                    (0..1 + self.below(3)).map(|_| self.loc(depth + 1)).collect();
                FusedLoc::get(&ctx, &parts, None)
            }
        }
    }

    /// Fills `region` with blocks. `visible` are values from outside.
    fn region(&mut self, region: Region, visible: &[Value], depth: usize) {
        let count = if depth > 3 { 1 } else { 1 + self.below(3) };
        let blocks: Vec<Block> = (0..count)
            .map(|_| {
                let block = self.ir.add_block();
                self.ir.append_block(region, block);
                for _ in 0..self.below(3) {
                    let (ty, loc) = (self.ty(0), self.loc(0));
                    self.ir.add_argument(block, ty, loc);
                }
                block
            })
            .collect();
        for (index, block) in blocks.iter().enumerate() {
            let mut values = visible.to_vec();
            values.extend_from_slice(self.ir.block(*block).argument_handles());
            let mut ops = Vec::new();
            for _ in 0..self.below(5) {
                ops.push(self.op(*block, &mut values, depth));
            }
            // In a single block, some operands become forward references.
            for op in ops.into_iter().filter(|_| count == 1) {
                let op_ref = self.ir.op(op);
                if !op_ref.is_registered() && op_ref.num_operands() > 0 && self.below(4) == 0 {
                    let value = self.one_of(&values);
                    self.ir.set_operand(op, 0, value);
                }
            }
            // The entry block cannot be a successor.
            let targets: Vec<Block> = blocks.iter().skip(1).copied().collect();
            let mut end = self.shell("t.end");
            if !targets.is_empty() {
                for _ in 0..self.below(3) {
                    end.add_successor(self.one_of(&targets));
                }
            }
            if !values.is_empty() && index % 2 == 0 {
                end.add_operand(self.one_of(&values));
            }
            self.ir.create_at(ods_runtime::ir::InsertPoint::End(*block), &end);
        }
    }

    fn shell(&mut self, name: &str) -> OpState {
        let loc = self.loc(0);
        OpState::new(self.ctx.op_name(name), loc)
    }

    fn op(&mut self, block: Block, values: &mut Vec<Value>, depth: usize) -> Op {
        let integers: Vec<Value> = values
            .iter()
            .copied()
            .filter(|value| self.ir.value(*value).ty().is_signless_int_or_index())
            .collect();
        if !integers.is_empty() && self.below(3) == 0 {
            let value = self.one_of(&integers);
            let loc = self.loc(0);
            let mut b = OpBuilder::at_end(&mut self.ir, block, loc);
            let op = arith::AddIOp::build(&mut b, value, value);
            values.push(op.into());
            return op.op();
        }
        let name = format!("t.op{}", self.below(9));
        let mut state = self.shell(&name);
        if !values.is_empty() {
            for _ in 0..self.below(4) {
                state.add_operand(self.one_of(values));
            }
        }
        for _ in 0..self.below(3) {
            let ty = self.ty(0);
            state.add_type(ty);
        }
        for entry in self.entries(0) {
            state.attrs.push(entry);
        }
        if self.budget > 0 && depth < 5 {
            for _ in 0..self.below(3) / 2 * (1 + self.below(2)) {
                self.budget -= 1.min(self.budget);
                let region = self.ir.add_region();
                self.region(region, values, depth + 1);
                state.add_region(region);
            }
        }
        let op = self.ir.create_at(ods_runtime::ir::InsertPoint::End(block), &state);
        values.extend(self.ir.op(op).results().map(|value| value.handle()));
        op
    }

    fn module(mut self) -> Ir {
        let (region, block) = (self.ir.add_region(), self.ir.add_block());
        self.ir.append_block(region, block);
        let mut values = Vec::new();
        for _ in 0..4 + self.below(8) {
            self.op(block, &mut values, 0);
        }
        let mut module = self.shell("builtin.module");
        module.add_region(region);
        let root = self.ir.create(&module);
        self.ir.set_root(root);
        self.ir
    }
}

fn forms() -> [(&'static [&'static str], PrintFlags); 5] {
    let plain = PrintFlags::default();
    [
        (&[], plain.clone()),
        (&["--mlir-print-op-generic"], PrintFlags { generic: true, ..plain.clone() }),
        (&["--mlir-print-debuginfo"], PrintFlags { debug_info: true, ..plain.clone() }),
        (&["--mlir-print-local-scope"], PrintFlags { local_scope: true, ..plain.clone() }),
        (
            &["--mlir-print-debuginfo", "--mlir-print-op-generic", "--mlir-print-local-scope"],
            PrintFlags { debug_info: true, generic: true, local_scope: true, ..plain },
        ),
    ]
}

fn print(ir: &Ir, flags: &PrintFlags) -> String {
    ir.root().map(|root| root.print_top_level(flags)).unwrap_or_default()
}

#[test]
fn printed_modules_read_the_same() {
    for seed in 1..=MODULES {
        let ir = Builder::new(seed).module();
        if let Err(error) = ods_runtime::verify::verify(ir.root().expect("a root")) {
            panic!("module {seed} is not valid: {error}\n{}", print(&ir, &PrintFlags::default()));
        }
        for (names, flags) in forms() {
            let first = print(&ir, &flags);
            let again =
                parse_source(&context(), "again", first.as_bytes()).unwrap_or_else(|errors| {
                    panic!("module {seed}, {names:?}: {}\n{first}", errors[0])
                });
            let second = print(&again, &flags);
            assert!(first == second, "module {seed}, {names:?}:\n{first}\n---\n{second}");
        }
    }
}

#[test]
fn the_peer_prints_random_modules_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/random-modules.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for (names, flags) in forms() {
        let texts: Vec<String> = (1..=MODULES)
            .map(|seed| print(&Builder::new(seed).module(), &flags).trim_end().to_owned() + "\n")
            .collect();
        let key = if names.is_empty() { "no flags".to_owned() } else { names.join(" ") };
        let input = texts.join(BREAK);
        answers.check(&key, Kept::Sample(50_000), &input, || {
            let flags = [&["--split-input-file"], names].concat();
            let output = run_on_text(MLIR_OPT, &flags, &input);
            assert!(output.status.success(), "{key}: {}", text_of(&output.stderr));
            let texts = text_of(&output.stdout);
            let texts = texts.split(BREAK).map(|text| text.trim_end().to_owned() + "\n");
            texts.collect::<Vec<_>>().join(BREAK)
        });
    }
    answers.finish();
}
