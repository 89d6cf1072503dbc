//! Generates random programs as text.

use std::fmt::Write as _;

use ods_peer::Random;

/// The types of values.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "index",
    "f32",
    "f64",
    "vector<4xi32>",
    "vector<2xf32>",
    "tensor<2xi8>",
];

const INTEGERS: &[&str] = &["i1", "i8", "i32", "i64", "index", "vector<4xi32>", "tensor<2xi8>"];
const FLOATS: &[&str] = &["f32", "f64", "vector<2xf32>"];

const INTEGER_OPS: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrui",
    "shrsi",
    "divui",
    "divsi",
    "remui",
    "remsi",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
    "ceildivsi",
    "ceildivui",
    "floordivsi",
    "addi",
    "subi",
    "muli",
    "xori",
];
const FLOAT_OPS: &[&str] =
    &["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
const INTEGER_PREDICATES: &[&str] =
    &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: &[&str] =
    &["false", "oeq", "ogt", "oge", "olt", "one", "ord", "ueq", "ule", "une", "uno", "true"];

/// A value that is visible at the current place.
#[derive(Clone)]
struct Value {
    name: String,
    ty: &'static str,
}

pub(super) struct Generator {
    random: Random,
    text: String,
    indent: usize,
    next: usize,
    /// The remaining number of operations.
    budget: usize,
    values: Vec<Value>,
    memrefs: Vec<Value>,
}

impl Generator {
    /// The program of a seed.
    pub(super) fn program(seed: u64) -> String {
        let mut generator = Generator {
            random: Random::new(seed),
            text: String::new(),
            indent: 0,
            next: 0,
            budget: 0,
            values: Vec::new(),
            memrefs: Vec::new(),
        };
        for _ in 0..5 {
            generator.below(2);
        }
        generator.line("func.func private @callee(i32, f32) -> i32");
        for index in 0..1 + generator.below(3) {
            generator.budget = 8 + generator.below(40);
            generator.function(index);
        }
        generator.text
    }

    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        self.random.one_of(all)
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", self.indent * 2);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn define(&mut self, ty: &'static str, expression: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {expression}"));
        self.values.push(Value { name: name.clone(), ty });
        name
    }

    /// A value of type `ty`: an existing one, most likely a recent one, or a new constant.
    fn value(&mut self, ty: &'static str) -> String {
        let names: Vec<String> =
            self.values.iter().filter(|it| it.ty == ty).map(|it| it.name.clone()).collect();
        if names.is_empty() || self.below(5) == 0 {
            return self.constant(ty);
        }
        let recent = names.len().saturating_sub(6);
        if self.below(3) == 0 { self.one_of(&names) } else { self.one_of(&names[recent..]) }
    }

    fn constant(&mut self, ty: &'static str) -> String {
        let number = ["0", "1", "-1", "2", "3", "4", "7", "-8", "16", "31", "100", "64"];
        let float = ["0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.25", "-7.0", "1.0e10"];
        let text = match ty {
            "i1" => self.one_of(&["true", "false"]).to_owned(),
            "vector<4xi32>" if self.below(2) == 0 => {
                let list: Vec<&str> = (0..4).map(|_| self.one_of(&number)).collect();
                format!("dense<[{}]> : {ty}", list.join(", "))
            }
            "vector<4xi32>" | "tensor<2xi8>" => format!("dense<{}> : {ty}", self.one_of(&number)),
            "vector<2xf32>" => format!("dense<{}> : {ty}", self.one_of(&float)),
            "f32" | "f64" => format!("{} : {ty}", self.one_of(&float)),
            _ => format!("{} : {ty}", self.one_of(&number)),
        };
        self.define(ty, &format!("arith.constant {text}"))
    }

    fn function(&mut self, index: usize) {
        self.values.clear();
        self.memrefs.clear();
        let mut arguments = Vec::new();
        for number in 0..3 + self.below(4) {
            let ty = self.one_of(TYPES);
            let name = format!("%a{number}");
            arguments.push(format!("{name}: {ty}"));
            self.values.push(Value { name, ty });
        }
        for (number, ty) in
            ["memref<4xf32>", "memref<?xi32>", "memref<?x4xindex>"].into_iter().enumerate()
        {
            if self.below(2) == 0 {
                let name = format!("%m{number}");
                arguments.push(format!("{name}: {ty}"));
                self.memrefs.push(Value { name, ty });
            }
        }
        let result = self.one_of(TYPES);
        self.line(&format!("func.func @f{index}({}) -> {result} {{", arguments.join(", ")));
        self.indent += 1;
        if self.below(2) == 0 {
            self.operations(0);
            let value = self.value(result);
            self.line(&format!("return {value} : {result}"));
        } else {
            self.blocks(result);
        }
        self.indent -= 1;
        self.line("}");
    }

    /// A body of several blocks. Each is entered from earlier ones, or from none.
    fn blocks(&mut self, result: &'static str) {
        let count = 2 + self.below(6);
        let arguments: Vec<Vec<&'static str>> =
            (0..count).map(|_| (0..self.below(3)).map(|_| self.one_of(TYPES)).collect()).collect();
        let entry = (self.values.clone(), self.memrefs.clone());
        for block in 0..count {
            // Values of the entry block dominate the others; those of other blocks need not.
            if block > 0 {
                let mut list = Vec::new();
                (self.values, self.memrefs) = entry.clone();
                for (index, ty) in arguments[block].iter().enumerate() {
                    let name = format!("%b{}_{block}_{index}", self.next);
                    list.push(format!("{name}: {ty}"));
                    self.values.push(Value { name, ty });
                }
                let list =
                    if list.is_empty() { String::new() } else { format!("({})", list.join(", ")) };
                self.indent -= 1;
                self.line(&format!("^bb{block}{list}:"));
                self.indent += 1;
            }
            self.operations(1);
            self.terminator(block, &arguments, result);
        }
    }

    fn terminator(&mut self, block: usize, arguments: &[Vec<&'static str>], result: &'static str) {
        let count = arguments.len();
        // Mostly forward, so that programs end; at times back or past a block.
        let target = |this: &mut Self| match this.below(8) {
            0 => 1 + this.below(count - 1),
            _ if block + 1 < count => block + 1 + this.below(count - block - 1),
            _ => count,
        };
        let edge = |this: &mut Self| {
            let target = target(this);
            if target >= count {
                return None;
            }
            let types = &arguments[target];
            let values: Vec<String> = types.iter().map(|ty| this.value(ty)).collect();
            let list = if values.is_empty() {
                String::new()
            } else {
                format!("({} : {})", values.join(", "), types.join(", "))
            };
            Some(format!("^bb{target}{list}"))
        };
        match self.below(6) {
            0 | 1 => {
                if let Some(edge) = edge(self) {
                    return self.line(&format!("cf.br {edge}"));
                }
            }
            2..=4 => {
                let condition = self.value("i1");
                if let (Some(yes), Some(no)) = (edge(self), edge(self)) {
                    return self.line(&format!("cf.cond_br {condition}, {yes}, {no}"));
                }
            }
            _ => {
                let flag = self.value("i32");
                let edges: Option<Vec<String>> = (0..3).map(|_| edge(self)).collect();
                if let Some(edges) = edges {
                    return self.line(&format!(
                        "cf.switch {flag} : i32, [default: {}, 2: {}, 7: {}]",
                        edges[0], edges[1], edges[2]
                    ));
                }
            }
        }
        let value = self.value(result);
        self.line(&format!("return {value} : {result}"));
    }

    fn operations(&mut self, depth: usize) {
        for _ in 0..1 + self.below(8) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            self.operation(depth);
        }
    }

    fn operation(&mut self, depth: usize) {
        match self.below(24) {
            0..=4 => self.integer_operation(),
            5 | 6 => self.float_operation(),
            7 => self.comparison(),
            8 => {
                let ty = self.one_of(TYPES);
                let (condition, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
                self.define(ty, &format!("arith.select {condition}, {a}, {b} : {ty}"));
            }
            9 | 10 => self.cast(),
            11 => self.use_values(),
            12 => {
                let ty = self.one_of(TYPES);
                self.define(ty, &format!("\"t.def\"() : () -> {ty}"));
            }
            13..=16 => self.memory_operation(),
            17 => {
                let (a, b) = (self.value("i32"), self.value("f32"));
                self.define("i32", &format!("func.call @callee({a}, {b}) : (i32, f32) -> i32"));
            }
            18 => self.other_operation(),
            _ if depth > 3 => self.integer_operation(),
            19 => self.if_operation(depth),
            20 => self.for_operation(depth),
            21 => self.while_operation(depth),
            22 => self.switch_operation(depth),
            _ => self.region_operation(depth),
        }
    }

    fn integer_operation(&mut self) {
        let ty = self.one_of(INTEGERS);
        let (op, a, b) = (self.one_of(INTEGER_OPS), self.value(ty), self.value(ty));
        if self.below(12) == 0 && ty == "i32" {
            let op = self.one_of(&["mulsi_extended", "mului_extended"]);
            let (low, high) = (self.fresh(), self.fresh());
            self.line(&format!("{low}, {high} = arith.{op} {a}, {b} : {ty}"));
            self.values.extend([low, high].map(|name| Value { name, ty }));
            return;
        }
        let flags = match op {
            // Combined constants of few bits wrap around, which version 22 ignores.
            "addi" | "subi" | "muli" | "shli" if !matches!(ty, "i1" | "i8" | "tensor<2xi8>") => {
                self.one_of(&["", "", "", " overflow<nsw>", " overflow<nsw, nuw>"])
            }
            _ => "",
        };
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    fn float_operation(&mut self) {
        let ty = self.one_of(FLOATS);
        let a = self.value(ty);
        if self.below(6) == 0 {
            let op = self.one_of(&["arith.negf", "math.absf", "math.floor", "math.ceil"]);
            self.define(ty, &format!("{op} {a} : {ty}"));
            return;
        }
        let (op, b) = (self.one_of(FLOAT_OPS), self.value(ty));
        let flags = self.one_of(&["", "", "", " fastmath<fast>", " fastmath<nnan, nsz>"]);
        self.define(ty, &format!("arith.{op} {a}, {b}{flags} : {ty}"));
    }

    fn comparison(&mut self) {
        if self.below(3) == 0 {
            let ty = self.one_of(&["f32", "f64"]);
            let (predicate, a, b) = (self.one_of(FLOAT_PREDICATES), self.value(ty), self.value(ty));
            self.define("i1", &format!("arith.cmpf {predicate}, {a}, {b} : {ty}"));
            return;
        }
        let ty = self.one_of(&["i1", "i8", "i32", "i64", "index"]);
        let (predicate, a, b) = (self.one_of(INTEGER_PREDICATES), self.value(ty), self.value(ty));
        self.define("i1", &format!("arith.cmpi {predicate}, {a}, {b} : {ty}"));
    }

    fn cast(&mut self) {
        const CASTS: &[(&str, &str, &str)] = &[
            ("extui", "i1", "i8"),
            ("extui", "i8", "i32"),
            ("extui", "i1", "i64"),
            ("extsi", "i8", "i64"),
            ("extsi", "i32", "i64"),
            ("trunci", "i64", "i32"),
            ("trunci", "i64", "i8"),
            ("trunci", "i32", "i8"),
            ("trunci", "i32", "i1"),
            ("index_cast", "i32", "index"),
            ("index_cast", "index", "i64"),
            ("index_cast", "i64", "index"),
            ("index_castui", "i32", "index"),
            ("index_castui", "index", "i64"),
            ("sitofp", "i32", "f32"),
            ("uitofp", "i8", "f64"),
            ("fptosi", "f64", "i64"),
            ("fptoui", "f32", "i8"),
            ("extf", "f32", "f64"),
            ("truncf", "f64", "f32"),
            ("bitcast", "i32", "f32"),
            ("bitcast", "f32", "i32"),
            ("bitcast", "f64", "i64"),
        ];
        let (op, from, to) = self.one_of(CASTS);
        let value = self.value(from);
        self.define(to, &format!("arith.{op} {value} : {from} to {to}"));
    }

    fn other_operation(&mut self) {
        match self.below(6) {
            0 => {
                let (a, b) = (self.value("index"), self.value("index"));
                let op = self.one_of(&["add", "sub", "mul", "divs", "maxs", "and", "shl"]);
                self.define("index", &format!("index.{op} {a}, {b}"));
            }
            1 => {
                let (a, b) = (self.value("f32"), self.value("f32"));
                let complex = self.fresh();
                self.line(&format!("{complex} = complex.create {a}, {b} : complex<f32>"));
                let op = self.one_of(&["re", "im"]);
                self.define("f32", &format!("complex.{op} {complex} : complex<f32>"));
            }
            2 => {
                let ty = self.one_of(&["i8", "i32", "i64"]);
                let value = self.value(ty);
                let op = self.one_of(&["absi", "ctpop", "ctlz", "cttz"]);
                self.define(ty, &format!("math.{op} {value} : {ty}"));
            }
            3 => {
                let ty = self.one_of(TYPES);
                self.define(ty, &format!("ub.poison : {ty}"));
            }
            4 => {
                let value = self.value("i32");
                let cast = self.fresh();
                self.line(&format!(
                    "{cast} = builtin.unrealized_conversion_cast {value} : i32 to f64"
                ));
                self.define(
                    "i32",
                    &format!("builtin.unrealized_conversion_cast {cast} : f64 to i32"),
                );
            }
            _ => {
                let condition = self.value("i1");
                self.line(&format!("cf.assert {condition}, \"message\""));
            }
        }
    }

    fn use_values(&mut self) {
        let mut uses = Vec::new();
        for _ in 0..1 + self.below(3) {
            let ty = self.one_of(TYPES);
            uses.push((self.value(ty), ty));
        }
        let names: Vec<&str> = uses.iter().map(|(name, _)| name.as_str()).collect();
        let types: Vec<&str> = uses.iter().map(|(_, ty)| *ty).collect();
        self.line(&format!("\"t.use\"({}) : ({}) -> ()", names.join(", "), types.join(", ")));
    }

    fn memory_operation(&mut self) {
        if self.memrefs.is_empty() || self.below(6) == 0 {
            let size = self.value("index");
            let (expression, ty) = match self.below(4) {
                0 => ("memref.alloc() : memref<4xf32>".to_owned(), "memref<4xf32>"),
                1 => ("memref.alloca() : memref<4xf32>".to_owned(), "memref<4xf32>"),
                2 => (format!("memref.alloc({size}) : memref<?xi32>"), "memref<?xi32>"),
                _ => (format!("memref.alloc({size}) : memref<?x4xindex>"), "memref<?x4xindex>"),
            };
            let name = self.fresh();
            self.line(&format!("{name} = {expression}"));
            self.memrefs.push(Value { name, ty });
            return;
        }
        let Value { name, ty } = self.one_of(&self.memrefs.clone());
        let (element, rank) = match ty {
            "memref<4xf32>" => ("f32", 1),
            "memref<?xi32>" => ("i32", 1),
            _ => ("index", 2),
        };
        let indices: Vec<String> = (0..rank).map(|_| self.value("index")).collect();
        let indices = indices.join(", ");
        match self.below(8) {
            0..=2 => {
                self.define(element, &format!("memref.load {name}[{indices}] : {ty}"));
            }
            3 | 4 => {
                let value = self.value(element);
                self.line(&format!("memref.store {value}, {name}[{indices}] : {ty}"));
            }
            5 => {
                let index = self.one_of(&["0", "1"]);
                let index = self.define("index", &format!("arith.constant {index} : index"));
                self.define("index", &format!("memref.dim {name}, {index} : {ty}"));
            }
            6 if rank == 1 => {
                let cast = self.fresh();
                let to = if element == "f32" {
                    "memref<?xf32>"
                } else {
                    "memref<?xi32, strided<[?], offset: ?>>"
                };
                self.line(&format!("{cast} = memref.cast {name} : {ty} to {to}"));
                let index = self.value("index");
                self.define(element, &format!("memref.load {cast}[{index}] : {to}"));
            }
            _ => {
                let (size, view) = (self.value("index"), self.fresh());
                let (what, to) = match ty {
                    "memref<4xf32>" => {
                        (format!("[1] [{size}] [1]"), "memref<?xf32, strided<[1], offset: 1>>")
                    }
                    "memref<?xi32>" => {
                        (format!("[{size}] [2] [1]"), "memref<2xi32, strided<[1], offset: ?>>")
                    }
                    _ => (
                        format!("[0, 1] [{size}, 2] [1, 1]"),
                        "memref<?x2xindex, strided<[4, 1], offset: 1>>",
                    ),
                };
                self.line(&format!("{view} = memref.subview {name}{what} : {ty} to {to}"));
                let dim = self.define("index", "arith.constant 0 : index");
                self.define("index", &format!("memref.dim {view}, {dim} : {to}"));
            }
        }
    }

    /// Emits a region between braces. `end` writes its terminator.
    fn region(&mut self, depth: usize, end: impl FnOnce(&mut Self)) {
        let scope = (self.values.len(), self.memrefs.len());
        self.indent += 1;
        self.operations(depth + 1);
        end(self);
        self.indent -= 1;
        self.values.truncate(scope.0);
        self.memrefs.truncate(scope.1);
    }

    fn yield_values(&mut self, types: &[&'static str]) {
        let values: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        if !types.is_empty() {
            self.line(&format!("scf.yield {} : {}", values.join(", "), types.join(", ")));
        }
    }

    /// Defines the results of an operation, whose text starts with them.
    fn results(&mut self, types: &[&'static str]) -> (String, Vec<Value>) {
        let values: Vec<Value> = types.iter().map(|ty| Value { name: self.fresh(), ty }).collect();
        let names: Vec<&str> = values.iter().map(|it| it.name.as_str()).collect();
        let text =
            if names.is_empty() { String::new() } else { format!("{} = ", names.join(", ")) };
        (text, values)
    }

    fn some_types(&mut self) -> Vec<&'static str> {
        (0..self.below(3)).map(|_| self.one_of(TYPES)).collect()
    }

    fn if_operation(&mut self, depth: usize) {
        let types = self.some_types();
        let condition = self.value("i1");
        let (results, values) = self.results(&types);
        let arrow =
            if types.is_empty() { String::new() } else { format!(" -> ({})", types.join(", ")) };
        self.line(&format!("{results}scf.if {condition}{arrow} {{"));
        self.region(depth, |this| this.yield_values(&types));
        if !types.is_empty() || self.below(2) == 0 {
            self.line("} else {");
            self.region(depth, |this| this.yield_values(&types));
        }
        self.line("}");
        self.values.extend(values);
    }

    fn for_operation(&mut self, depth: usize) {
        let types = self.some_types();
        let bounds: Vec<String> = (0..3).map(|_| self.value("index")).collect();
        let initial: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        let (results, values) = self.results(&types);
        let induction = self.fresh();
        let carried: Vec<Value> = types.iter().map(|ty| Value { name: self.fresh(), ty }).collect();
        let arguments = if types.is_empty() {
            String::new()
        } else {
            let pairs: Vec<String> = carried
                .iter()
                .zip(&initial)
                .map(|(value, initial)| format!("{} = {initial}", value.name))
                .collect();
            format!(" iter_args({}) -> ({})", pairs.join(", "), types.join(", "))
        };
        self.line(&format!(
            "{results}scf.for {induction} = {} to {} step {}{arguments} {{",
            bounds[0], bounds[1], bounds[2]
        ));
        let scope = self.values.len();
        self.values.push(Value { name: induction, ty: "index" });
        self.values.extend(carried);
        self.region(depth, |this| this.yield_values(&types));
        self.values.truncate(scope);
        self.line("}");
        self.values.extend(values);
    }

    fn while_operation(&mut self, depth: usize) {
        let types = self.some_types();
        let initial: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        let (results, values) = self.results(&types);
        let before: Vec<Value> = types.iter().map(|ty| Value { name: self.fresh(), ty }).collect();
        let after: Vec<Value> = types.iter().map(|ty| Value { name: self.fresh(), ty }).collect();
        let pairs: Vec<String> = before
            .iter()
            .zip(&initial)
            .map(|(value, initial)| format!("{} = {initial}", value.name))
            .collect();
        let list = types.join(", ");
        let arguments =
            if types.is_empty() { String::new() } else { format!("({})", pairs.join(", ")) };
        self.line(&format!("{results}scf.while {arguments} : ({list}) -> ({list}) {{"));
        let scope = self.values.len();
        self.values.extend(before);
        self.region(depth, |this| {
            let condition = this.value("i1");
            let passed: Vec<String> = types.iter().map(|ty| this.value(ty)).collect();
            let passed = match passed.is_empty() {
                true => String::new(),
                false => format!(" {} : {}", passed.join(", "), types.join(", ")),
            };
            this.line(&format!("scf.condition({condition}){passed}"));
        });
        self.values.truncate(scope);
        self.line("} do {");
        if !after.is_empty() {
            let arguments: Vec<String> =
                after.iter().map(|it| format!("{}: {}", it.name, it.ty)).collect();
            self.line(&format!("^bb0({}):", arguments.join(", ")));
        }
        self.values.extend(after);
        self.region(depth, |this| {
            let yielded = types.clone();
            this.yield_values(&yielded);
            if yielded.is_empty() {
                this.line("scf.yield");
            }
        });
        self.values.truncate(scope);
        self.line("}");
        self.values.extend(values);
    }

    fn switch_operation(&mut self, depth: usize) {
        let types = self.some_types();
        let index = self.value("index");
        let (results, values) = self.results(&types);
        let arrow =
            if types.is_empty() { String::new() } else { format!(" -> {}", types.join(", ")) };
        self.line(&format!("{results}scf.index_switch {index}{arrow}"));
        for case in ["case 1", "case 7", "default"] {
            self.line(&format!("{case} {{"));
            self.region(depth, |this| {
                this.yield_values(&types);
                if types.is_empty() {
                    this.line("scf.yield");
                }
            });
            self.line("}");
        }
        self.values.extend(values);
    }

    fn region_operation(&mut self, depth: usize) {
        match self.below(4) {
            0 => {
                self.line("\"t.region\"() ({");
                self.region(depth, |this| this.line("\"t.end\"() : () -> ()"));
                // With one region, an unregistered operation may be a symbol table, which calls would not leave.
                self.line("}, {");
                self.line("}) : () -> ()");
            }
            1 => {
                let types = self.some_types();
                let (results, values) = self.results(&types);
                let arrow = if types.is_empty() {
                    String::new()
                } else {
                    format!(" -> ({})", types.join(", "))
                };
                self.line(&format!("{results}scf.execute_region{arrow} {{"));
                self.region(depth, |this| {
                    this.yield_values(&types);
                    if types.is_empty() {
                        this.line("scf.yield");
                    }
                });
                self.line("}");
                self.values.extend(values);
            }
            2 => {
                let mut bounds: Vec<String> = (0..4).map(|_| self.value("index")).collect();
                // Steps must be positive.
                for _ in 0..2 {
                    let step = format!("arith.constant {} : index", 1 + self.below(3));
                    bounds.push(self.define("index", &step));
                }
                let (i, j) = (self.fresh(), self.fresh());
                self.line(&format!(
                    "scf.parallel ({i}, {j}) = ({}, {}) to ({}, {}) step ({}, {}) {{",
                    bounds[0], bounds[1], bounds[2], bounds[3], bounds[4], bounds[5]
                ));
                let scope = self.values.len();
                self.values.extend([i, j].map(|name| Value { name, ty: "index" }));
                self.region(depth, |_| {});
                self.values.truncate(scope);
                self.line("}");
            }
            _ => {
                let (bound, i) = (self.value("index"), self.fresh());
                self.line(&format!("scf.forall ({i}) in ({bound}) {{"));
                let scope = self.values.len();
                self.values.push(Value { name: i, ty: "index" });
                self.region(depth, |_| {});
                self.values.truncate(scope);
                self.line("}");
            }
        }
    }
}
