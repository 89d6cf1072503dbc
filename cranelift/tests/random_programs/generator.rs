//! Random programs of the dialect `llvm`, whose results are defined.
//!
//! A program is a list of functions, each of which calls earlier ones, with nested branches, loops and switches. It prints
//! the results of the last function for some arguments. Operations are used so that no result is poison: counts of shifts
//! are less than the width, divisors are positive, floats are converted to integers if they are small. What is no number
//! has no defined bits, so it is replaced before its bits are used.

use std::fmt::Write as _;

use ods_peer::Random;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    Int(u32),
    F32,
    F64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Scalar(Lane),
    Vector(u32, Lane),
    /// A structure of two scalars and an array of two.
    Struct(Lane, Lane, Lane),
}

const WIDTHS: &[u32] = &[1, 8, 16, 32, 64, 128, 7, 13, 24, 33, 47, 63, 100];

impl std::fmt::Display for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Lane::Int(width) => write!(f, "i{width}"),
            Lane::F32 => f.write_str("f32"),
            Lane::F64 => f.write_str("f64"),
        }
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Type::Scalar(lane) => lane.fmt(f),
            Type::Vector(count, lane) => write!(f, "vector<{count}x{lane}>"),
            Type::Struct(a, b, c) => write!(f, "!llvm.struct<({a}, {b}, array<2 x {c}>)>"),
        }
    }
}

impl Type {
    fn lane(self) -> Option<Lane> {
        match self {
            Type::Scalar(lane) | Type::Vector(_, lane) => Some(lane),
            Type::Struct(..) => None,
        }
    }

    /// The type with other lanes.
    fn with(self, lane: Lane) -> Type {
        match self {
            Type::Vector(count, _) => Type::Vector(count, lane),
            _ => Type::Scalar(lane),
        }
    }
}

#[derive(Clone, Debug)]
struct Value {
    name: String,
    ty: Type,
}

struct Function {
    name: String,
    params: Vec<Type>,
    result: Type,
}

struct Generator {
    random: Random,
    text: String,
    next: usize,
    /// The values that may be used.
    values: Vec<Value>,
    functions: Vec<Function>,
    loops: usize,
}

const PRELUDE: &str = "\
llvm.mlir.global internal constant @format(\"%016lx \\00\") {addr_space = 0 : i32}
llvm.mlir.global internal @table(dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>) {addr_space = 0 : i32} : !llvm.array<8 x i32>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
";

/// The text of a program.
pub(crate) fn program(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        text: PRELUDE.to_owned(),
        next: 0,
        values: Vec::new(),
        functions: Vec::new(),
        loops: 0,
    };
    for _ in 0..3 {
        generator.function();
    }
    generator.main();
    generator.text
}

impl Generator {
    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn line(&mut self, text: impl AsRef<str>) {
        let _ = writeln!(self.text, "  {}", text.as_ref());
    }

    /// Emits an operation with a result of type `ty`.
    fn op(&mut self, ty: Type, text: impl AsRef<str>) -> Value {
        let name = self.fresh("%");
        self.line(format!("{name} = {}", text.as_ref()));
        let value = Value { name, ty };
        self.values.push(value.clone());
        value
    }

    fn lane(&mut self) -> Lane {
        match self.random.below(6) {
            0 => Lane::F32,
            1 => Lane::F64,
            _ => Lane::Int(self.random.one_of(WIDTHS)),
        }
    }

    fn ty(&mut self) -> Type {
        match self.random.below(10) {
            0 | 1 => {
                let count = self.random.one_of(&[2, 3, 4, 8]);
                Type::Vector(count, self.lane())
            }
            2 => Type::Struct(self.lane(), self.lane(), self.lane()),
            _ => Type::Scalar(self.lane()),
        }
    }

    fn number(&mut self, width: u32) -> i128 {
        let bits = u128::from(self.random.next()) << 64 | u128::from(self.random.next());
        let bits = match self.random.below(4) {
            0 => bits % 10,
            1 => u128::MAX - bits % 10,
            _ => bits,
        };
        let spare = 128 - width;
        ((bits << spare) as i128) >> spare
    }

    fn literal(&mut self, lane: Lane) -> String {
        match lane {
            Lane::Int(1) => if self.random.one_in(2) { "true" } else { "false" }.to_owned(),
            Lane::Int(width) => self.number(width).to_string(),
            Lane::F32 | Lane::F64 => {
                let number = self.random.below(4001) as f64 / 8.0 - 250.0;
                format!("{number:?}")
            }
        }
    }

    fn constant(&mut self, ty: Type) -> Value {
        match ty {
            Type::Scalar(lane) => {
                let literal = self.literal(lane);
                let of = if lane == Lane::Int(1) { String::new() } else { format!(" : {lane}") };
                self.op(ty, format!("llvm.mlir.constant({literal}{of}) : {ty}"))
            }
            Type::Vector(count, lane) => {
                let list: Vec<String> = (0..count).map(|_| self.literal(lane)).collect();
                let list = list.join(", ");
                self.op(ty, format!("llvm.mlir.constant(dense<[{list}]> : {ty}) : {ty}"))
            }
            Type::Struct(a, b, c) => {
                let mut value = self.op(ty, format!("llvm.mlir.zero : {ty}"));
                for (lane, position) in [(a, "0"), (b, "1"), (c, "2, 0"), (c, "2, 1")] {
                    let field = self.value(Type::Scalar(lane));
                    let text = format!(
                        "llvm.insertvalue {}, {}[{position}] : {ty}",
                        field.name, value.name
                    );
                    value = self.op(ty, text);
                }
                value
            }
        }
    }

    /// A value of type `ty`.
    fn value(&mut self, ty: Type) -> Value {
        let known: Vec<Value> = self.values.iter().filter(|it| it.ty == ty).cloned().collect();
        match known.is_empty() || self.random.one_in(8) {
            true => self.constant(ty),
            // Later ones more often.
            false => {
                let from = known.len().saturating_sub(6);
                self.random.one_of(&known[from..])
            }
        }
    }

    /// Any value.
    fn any(&mut self) -> Value {
        match self.values.is_empty() || self.random.one_in(6) {
            true => {
                let ty = self.ty();
                self.constant(ty)
            }
            false => {
                let values = self.values.clone();
                self.random.one_of(&values)
            }
        }
    }

    fn splat(&mut self, ty: Type, literal: &str) -> Value {
        let Some(lane) = ty.lane() else { return self.constant(ty) };
        let of = if literal == "true" || literal == "false" {
            String::new()
        } else {
            format!(" : {lane}")
        };
        match ty {
            Type::Vector(..) => {
                self.op(ty, format!("llvm.mlir.constant(dense<{literal}> : {ty}) : {ty}"))
            }
            _ => self.op(ty, format!("llvm.mlir.constant({literal}{of}) : {ty}")),
        }
    }

    /// Replaces what is no number.
    fn numbers_only(&mut self, value: &Value) -> Value {
        let ty = value.ty;
        let zero = self.splat(ty, "0.0");
        let flags = ty.with(Lane::Int(1));
        let text = format!("llvm.fcmp \"uno\" {0}, {0} : {ty}", value.name);
        let is_nan = self.op(flags, text);
        let text =
            format!("llvm.select {}, {}, {} : {flags}, {ty}", is_nan.name, zero.name, value.name);
        self.op(ty, text)
    }

    fn statement(&mut self, depth: usize) {
        match self.random.below(20) {
            0 if depth > 0 => self.branch(depth - 1),
            1 if depth > 0 && self.loops < 2 => self.repeat(depth - 1),
            2 if depth > 0 => self.switch(depth - 1),
            3 if self.loops == 0 => self.call(),
            4 | 5 => self.memory(),
            6 | 7 => self.conversion(),
            8 => self.aggregate(),
            9 => self.selection(),
            _ => self.arithmetic(),
        }
    }

    fn arithmetic(&mut self) {
        let value = self.any();
        let ty = value.ty;
        match ty.lane() {
            Some(Lane::Int(width)) => self.integers(&value, width),
            Some(_) => self.floats(&value),
            None => self.aggregate(),
        }
    }

    fn integers(&mut self, x: &Value, width: u32) {
        let ty = x.ty;
        let y = self.value(ty);
        let (x, y) = (&x.name, &y.name);
        match self.random.below(8) {
            0..=2 => {
                let name = self.random.one_of(&["add", "sub", "mul", "and", "or", "xor"]);
                self.op(ty, format!("llvm.{name} {x}, {y} : {ty}"));
            }
            3 => {
                let count = self.random.below(width as usize);
                let literal = match width {
                    1 => "false".to_owned(),
                    // The number may be negative in this width.
                    _ => signed(count as u128, width).to_string(),
                };
                let count = self.splat(ty, &literal);
                let name = self.random.one_of(&["shl", "lshr", "ashr"]);
                self.op(ty, format!("llvm.{name} {x}, {} : {ty}", count.name));
            }
            4 if width > 2 => {
                // A positive divisor.
                let mask = self.splat(ty, &((1i128 << (width.min(100) - 2)) - 1).to_string());
                let one = self.splat(ty, "1");
                let part = self.op(ty, format!("llvm.and {y}, {} : {ty}", mask.name));
                let divisor = self.op(ty, format!("llvm.or {}, {} : {ty}", part.name, one.name));
                let name = self.random.one_of(&["udiv", "sdiv", "urem", "srem"]);
                self.op(ty, format!("llvm.{name} {x}, {} : {ty}", divisor.name));
            }
            5 => {
                let name = self.random.one_of(&["smax", "smin", "umax", "umin"]);
                self.op(ty, format!("llvm.intr.{name}({x}, {y}) : ({ty}, {ty}) -> {ty}"));
            }
            6 => match self.random.below(4) {
                0 => {
                    let name = self.random.one_of(&["ctpop", "bitreverse"]);
                    self.op(ty, format!("llvm.intr.{name}({x}) : ({ty}) -> {ty}"));
                }
                1 => {
                    let name = self.random.one_of(&["ctlz", "cttz"]);
                    let flag = "<{is_zero_poison = false}>";
                    self.op(ty, format!("\"llvm.intr.{name}\"({x}) {flag} : ({ty}) -> {ty}"));
                }
                2 => {
                    let name = self.random.one_of(&["sadd", "uadd", "ssub", "usub"]);
                    self.op(ty, format!("llvm.intr.{name}.sat({x}, {y}) : ({ty}, {ty}) -> {ty}"));
                }
                _ => {
                    let z = self.value(ty);
                    let name = self.random.one_of(&["fshl", "fshr"]);
                    let text = format!(
                        "llvm.intr.{name}({x}, {y}, {}) : ({ty}, {ty}, {ty}) -> {ty}",
                        z.name
                    );
                    self.op(ty, text);
                }
            },
            _ => {
                let name = self
                    .random
                    .one_of(&["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]);
                self.op(ty.with(Lane::Int(1)), format!("llvm.icmp \"{name}\" {x}, {y} : {ty}"));
            }
        }
        if let Type::Scalar(_) = ty
            && self.random.one_in(6)
        {
            let name = self.random.one_of(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
            let pair = format!("!llvm.struct<({ty}, i1)>");
            let result = self.fresh("%");
            self.line(format!(
                "{result} = \"llvm.intr.{name}.with.overflow\"({x}, {y}) : ({ty}, {ty}) -> {pair}"
            ));
            self.op(ty, format!("llvm.extractvalue {result}[0] : {pair}"));
            self.op(Type::Scalar(Lane::Int(1)), format!("llvm.extractvalue {result}[1] : {pair}"));
        }
    }

    fn floats(&mut self, x: &Value) {
        let ty = x.ty;
        let y = self.value(ty);
        let (x, y) = (&x.name, &y.name);
        match self.random.below(6) {
            0..=2 => {
                let name = self.random.one_of(&["fadd", "fsub", "fmul", "fdiv"]);
                self.op(ty, format!("llvm.{name} {x}, {y} : {ty}"));
            }
            3 => {
                let name = self.random.one_of(&["fabs", "floor", "ceil", "trunc", "rint"]);
                self.op(ty, format!("llvm.intr.{name}({x}) : ({ty}) -> {ty}"));
            }
            4 => {
                self.op(ty, format!("llvm.fneg {x} : {ty}"));
            }
            _ => {
                let name = self.random.one_of(&[
                    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
                    "ule", "une", "uno",
                ]);
                self.op(ty.with(Lane::Int(1)), format!("llvm.fcmp \"{name}\" {x}, {y} : {ty}"));
            }
        }
    }

    fn conversion(&mut self) {
        let value = self.any();
        let (from, to) = (value.ty, self.lane());
        let Some(lane) = from.lane() else { return };
        let target = from.with(to);
        let name = &value.name;
        match (lane, to) {
            (Lane::Int(a), Lane::Int(b)) if a < b => {
                let cast = self.random.one_of(&["zext", "sext"]);
                self.op(target, format!("llvm.{cast} {name} : {from} to {target}"));
            }
            (Lane::Int(a), Lane::Int(b)) if a > b => {
                self.op(target, format!("llvm.trunc {name} : {from} to {target}"));
            }
            (Lane::Int(_), Lane::F32 | Lane::F64) => {
                let cast = self.random.one_of(&["sitofp", "uitofp"]);
                self.op(target, format!("llvm.{cast} {name} : {from} to {target}"));
            }
            (Lane::F32, Lane::F64) => {
                self.op(target, format!("llvm.fpext {name} : {from} to {target}"));
            }
            (Lane::F64, Lane::F32) => {
                self.op(target, format!("llvm.fptrunc {name} : {from} to {target}"));
            }
            (Lane::F32 | Lane::F64, Lane::Int(width)) if width >= 13 => {
                // Small numbers only.
                let flags = from.with(Lane::Int(1));
                let limit = self.splat(from, "4000.0");
                let zero = self.splat(from, "0.0");
                let size = self.op(from, format!("llvm.intr.fabs({name}) : ({from}) -> {from}"));
                let is_small = self
                    .op(flags, format!("llvm.fcmp \"olt\" {}, {} : {from}", size.name, limit.name));
                let text = format!(
                    "llvm.select {}, {}, {} : {flags}, {from}",
                    is_small.name, size.name, zero.name
                );
                let small = self.op(from, text);
                let cast = self.random.one_of(&["fptosi", "fptoui"]);
                self.op(target, format!("llvm.{cast} {} : {from} to {target}", small.name));
            }
            (Lane::F32 | Lane::F64, Lane::Int(_)) => {
                let safe = self.numbers_only(&value);
                let width = if lane == Lane::F32 { 32 } else { 64 };
                let target = from.with(Lane::Int(width));
                self.op(target, format!("llvm.bitcast {} : {from} to {target}", safe.name));
            }
            _ => {}
        }
    }

    fn selection(&mut self) {
        let value = self.any();
        let ty = value.ty;
        let other = self.value(ty);
        let flags = match ty {
            Type::Vector(..) if self.random.one_in(2) => ty.with(Lane::Int(1)),
            _ => Type::Scalar(Lane::Int(1)),
        };
        let condition = self.value(flags);
        let text = format!(
            "llvm.select {}, {}, {} : {flags}, {ty}",
            condition.name, value.name, other.name
        );
        self.op(ty, text);
    }

    fn aggregate(&mut self) {
        let value = self.any();
        let ty = value.ty;
        match ty {
            Type::Struct(a, b, c) => {
                let (lane, position) =
                    self.random.one_of(&[(a, "0"), (b, "1"), (c, "2, 0"), (c, "2, 1")]);
                match self.random.one_in(2) {
                    true => {
                        let text = format!("llvm.extractvalue {}[{position}] : {ty}", value.name);
                        self.op(Type::Scalar(lane), text);
                    }
                    false => {
                        let field = self.value(Type::Scalar(lane));
                        let text = format!(
                            "llvm.insertvalue {}, {}[{position}] : {ty}",
                            field.name, value.name
                        );
                        self.op(ty, text);
                    }
                }
            }
            Type::Vector(count, lane) => match self.random.below(4) {
                0 => {
                    let mask: Vec<String> = (0..count)
                        .map(|_| self.random.below(2 * count as usize).to_string())
                        .collect();
                    let other = self.value(ty);
                    let mask = mask.join(", ");
                    let text = format!(
                        "llvm.shufflevector {}, {} [{mask}] : {ty}",
                        value.name, other.name
                    );
                    self.op(ty, text);
                }
                1 => {
                    let position = self.position(count);
                    let element = self.value(Type::Scalar(lane));
                    let text = format!(
                        "llvm.insertelement {}, {}[{} : i32] : {ty}",
                        element.name, value.name, position.name
                    );
                    self.op(ty, text);
                }
                2 if matches!(lane, Lane::Int(_)) => {
                    let name =
                        self.random.one_of(&["add", "mul", "and", "or", "xor", "smax", "umin"]);
                    let text = format!(
                        "\"llvm.intr.vector.reduce.{name}\"({}) : ({ty}) -> {lane}",
                        value.name
                    );
                    self.op(Type::Scalar(lane), text);
                }
                _ => {
                    let position = self.position(count);
                    let text = format!(
                        "llvm.extractelement {}[{} : i32] : {ty}",
                        value.name, position.name
                    );
                    self.op(Type::Scalar(lane), text);
                }
            },
            Type::Scalar(_) => {
                let ty = self.ty();
                self.constant(ty);
            }
        }
    }

    /// A number less than `count`, which is sometimes a constant.
    fn position(&mut self, count: u32) -> Value {
        let i32 = Type::Scalar(Lane::Int(32));
        let number = self.random.below(count as usize).to_string();
        let constant = self.splat(i32, &number);
        if self.random.one_in(2) {
            return constant;
        }
        let value = self.value(i32);
        let bound = self.splat(i32, &count.to_string());
        self.op(i32, format!("llvm.urem {}, {} : i32", value.name, bound.name))
    }

    /// A store to the memory of the function or to a global, or a load of a type whose bits are all in bytes.
    fn memory(&mut self) {
        let i32 = Type::Scalar(Lane::Int(32));
        if self.random.one_in(4) {
            let index = self.position(8);
            let pointer = self.fresh("%p");
            self.line(format!(
                "{pointer} = llvm.getelementptr %table[0, {}] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<8 x i32>",
                index.name
            ));
            match self.random.one_in(2) {
                true => {
                    let value = self.value(i32);
                    self.line(format!("llvm.store {}, {pointer} : i32, !llvm.ptr", value.name));
                }
                false => {
                    self.op(i32, format!("llvm.load {pointer} : !llvm.ptr -> i32"));
                }
            }
            return;
        }
        let pointer = self.fresh("%p");
        let offset = self.random.below(24);
        self.line(format!(
            "{pointer} = llvm.getelementptr %memory[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8"
        ));
        let align = "{alignment = 1 : i64}";
        match self.random.one_in(2) {
            true => {
                let mut value = self.any();
                if matches!(value.ty.lane(), Some(Lane::F32 | Lane::F64)) {
                    value = self.numbers_only(&value);
                }
                // The bytes between fields are not defined.
                if value.ty.lane().is_some() {
                    let text = format!(
                        "llvm.store {}, {pointer} {align} : {}, !llvm.ptr",
                        value.name, value.ty
                    );
                    self.line(text);
                }
            }
            false => {
                let width = self.random.one_of(&[8, 16, 24, 32, 64, 128]);
                let lane = Type::Scalar(Lane::Int(width));
                let ty = self.random.one_of(&[lane, Type::Vector(4, Lane::Int(width.min(32)))]);
                self.op(ty, format!("llvm.load {pointer} {align} : !llvm.ptr -> {ty}"));
            }
        }
    }

    fn call(&mut self) {
        if self.functions.is_empty() {
            return;
        }
        let index = self.random.below(self.functions.len());
        let callee = &self.functions[index];
        let (name, params, result) = (callee.name.clone(), callee.params.clone(), callee.result);
        let arguments: Vec<Value> = params.iter().map(|ty| self.value(*ty)).collect();
        let names: Vec<&str> = arguments.iter().map(|it| it.name.as_str()).collect();
        let types: Vec<String> = params.iter().map(Type::to_string).collect();
        let (names, types) = (names.join(", "), types.join(", "));
        if self.random.one_in(3) {
            let pointer = self.fresh("%f");
            self.line(format!("{pointer} = llvm.mlir.addressof @{name} : !llvm.ptr"));
            self.op(
                result,
                format!("llvm.call {pointer}({names}) : !llvm.ptr, ({types}) -> {result}"),
            );
        } else {
            self.op(result, format!("llvm.call @{name}({names}) : ({types}) -> {result}"));
        }
    }

    /// Statements whose values are not visible behind them.
    fn nested(&mut self, depth: usize, count: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    /// The edge to a block with values of these types.
    fn edge(&mut self, block: &str, types: &[Type]) -> String {
        let values: Vec<Value> = types.iter().map(|ty| self.value(*ty)).collect();
        if values.is_empty() {
            return block.to_owned();
        }
        let names: Vec<&str> = values.iter().map(|it| it.name.as_str()).collect();
        let types: Vec<String> = types.iter().map(Type::to_string).collect();
        format!("{block}({} : {})", names.join(", "), types.join(", "))
    }

    /// Starts a block with arguments of these types.
    fn block(&mut self, block: &str, types: &[Type]) {
        let names: Vec<String> = types.iter().map(|_| self.fresh("%a")).collect();
        let list: Vec<String> =
            names.iter().zip(types).map(|(name, ty)| format!("{name}: {ty}")).collect();
        let list = if list.is_empty() { String::new() } else { format!("({})", list.join(", ")) };
        let _ = writeln!(self.text, "{block}{list}:");
        self.values.extend(names.into_iter().zip(types).map(|(name, ty)| Value { name, ty: *ty }));
    }

    fn types(&mut self) -> Vec<Type> {
        (0..1 + self.random.below(3)).map(|_| self.ty()).collect()
    }

    fn branch(&mut self, depth: usize) {
        let types = self.types();
        let (yes, no, join) = (self.fresh("^b"), self.fresh("^b"), self.fresh("^b"));
        let condition = self.value(Type::Scalar(Lane::Int(1)));
        let outside = self.values.len();
        let direct = self.random.one_in(4);
        let otherwise = if direct { self.edge(&join, &types) } else { no.clone() };
        self.line(format!("llvm.cond_br {}, {yes}, {otherwise}", condition.name));
        self.values.truncate(outside);
        for block in [yes, no].iter().take(if direct { 1 } else { 2 }) {
            self.block(block, &[]);
            self.nested(depth, 4);
            let edge = self.edge(&join, &types);
            self.line(format!("llvm.br {edge}"));
            self.values.truncate(outside);
        }
        self.block(&join, &types);
    }

    fn repeat(&mut self, depth: usize) {
        let i32 = Type::Scalar(Lane::Int(32));
        let types = self.types();
        let (head, exit) = (self.fresh("^b"), self.fresh("^b"));
        let zero = self.splat(i32, "0");
        let one = self.splat(i32, "1");
        let bound = (1 + self.random.below(5)).to_string();
        let bound = self.splat(i32, &bound);
        let outside = self.values.len();
        let edge = self.edge(&head, &types);
        let edge =
            edge.replacen('(', &format!("({}, ", zero.name), 1).replacen(" : ", " : i32, ", 1);
        self.line(format!("llvm.br {edge}"));
        self.values.truncate(outside);
        let all: Vec<Type> = std::iter::once(i32).chain(types.iter().copied()).collect();
        self.block(&head, &all);
        let counter = self.values[outside].clone();
        self.loops += 1;
        self.nested(depth, 5);
        self.loops -= 1;
        let next = self.op(i32, format!("llvm.add {}, {} : i32", counter.name, one.name));
        let more = self.op(
            Type::Scalar(Lane::Int(1)),
            format!("llvm.icmp \"ult\" {}, {} : i32", next.name, bound.name),
        );
        let back = self.edge(&head, &types);
        let back =
            back.replacen('(', &format!("({}, ", next.name), 1).replacen(" : ", " : i32, ", 1);
        let out = self.edge(&exit, &types);
        self.line(format!("llvm.cond_br {}, {back}, {out}", more.name));
        self.values.truncate(outside);
        self.block(&exit, &types);
    }

    fn switch(&mut self, depth: usize) {
        let types = self.types();
        let width = self.random.one_of(&[8, 16, 32, 64]);
        let ty = Type::Scalar(Lane::Int(width));
        let value = self.value(ty);
        let mask = self.splat(ty, "3");
        let small = self.op(ty, format!("llvm.and {}, {} : {ty}", value.name, mask.name));
        let (join, other) = (self.fresh("^b"), self.fresh("^b"));
        let outside = self.values.len();
        let cases: Vec<(i64, String, bool)> = [0, 1, 3, -7]
            .into_iter()
            .map(|number| (number, self.fresh("^b"), self.random.one_in(3)))
            .collect();
        let mut texts = Vec::new();
        for (number, block, is_direct) in &cases {
            let edge = if *is_direct { self.edge(&join, &types) } else { block.clone() };
            texts.push(format!("{number}: {edge}"));
        }
        let text = format!("llvm.switch {} : {ty}, {other} [{}]", small.name, texts.join(", "));
        self.line(text);
        self.values.truncate(outside);
        let blocks = cases.iter().filter(|it| !it.2).map(|it| it.1.clone());
        let blocks: Vec<String> = blocks.chain([other]).collect();
        for block in blocks {
            self.block(&block, &[]);
            self.nested(depth.min(1), 2);
            let edge = self.edge(&join, &types);
            self.line(format!("llvm.br {edge}"));
            self.values.truncate(outside);
        }
        self.block(&join, &types);
    }

    fn function(&mut self) {
        let name = format!("f{}", self.functions.len());
        let params: Vec<Type> = (0..self.random.below(9)).map(|_| self.ty()).collect();
        let result = self.ty();
        self.values.clear();
        let list: Vec<Value> =
            params.iter().map(|ty| Value { name: self.fresh("%"), ty: *ty }).collect();
        let texts: Vec<String> = list.iter().map(|it| format!("{}: {}", it.name, it.ty)).collect();
        let _ = writeln!(self.text, "llvm.func @{name}({}) -> {result} {{", texts.join(", "));
        self.values = list;
        self.line("%length = llvm.mlir.constant(160 : i32) : i32");
        self.line("%memory = llvm.alloca %length x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr");
        self.line("%blank = llvm.mlir.constant(0 : i8) : i8");
        self.line("\"llvm.intr.memset\"(%memory, %blank, %length) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()");
        self.line("%table = llvm.mlir.addressof @table : !llvm.ptr");
        for _ in 0..25 {
            self.statement(3);
        }
        let value = self.value(result);
        self.line(format!("llvm.return {} : {result}", value.name));
        let _ = writeln!(self.text, "}}");
        self.functions.push(Function { name, params, result });
    }

    /// Prints the bits of a value.
    fn show(&mut self, value: &Value) {
        let i64 = Type::Scalar(Lane::Int(64));
        match value.ty {
            Type::Scalar(Lane::Int(width)) => {
                let mut left = value.clone();
                let mut width = width;
                while width > 64 {
                    let low = self.op(i64, format!("llvm.trunc {} : i{width} to i64", left.name));
                    self.line(format!("llvm.call @show({}) : (i64) -> ()", low.name));
                    let count = self.splat(left.ty, "64");
                    let high = self
                        .op(left.ty, format!("llvm.lshr {}, {} : i{width}", left.name, count.name));
                    left = self.op(i64, format!("llvm.trunc {} : i{width} to i64", high.name));
                    width = 64;
                }
                if width < 64 {
                    left = self.op(i64, format!("llvm.zext {} : i{width} to i64", left.name));
                }
                self.line(format!("llvm.call @show({}) : (i64) -> ()", left.name));
            }
            Type::Scalar(lane) => {
                let safe = self.numbers_only(value);
                let ty = Type::Scalar(Lane::Int(if lane == Lane::F32 { 32 } else { 64 }));
                let bits = self.op(ty, format!("llvm.bitcast {} : {lane} to {ty}", safe.name));
                self.show(&bits);
            }
            Type::Vector(count, lane) => {
                for index in 0..count {
                    let position = self.splat(Type::Scalar(Lane::Int(32)), &index.to_string());
                    let text = format!(
                        "llvm.extractelement {}[{} : i32] : {}",
                        value.name, position.name, value.ty
                    );
                    let element = self.op(Type::Scalar(lane), text);
                    self.show(&element);
                }
            }
            Type::Struct(a, b, c) => {
                for (lane, position) in [(a, "0"), (b, "1"), (c, "2, 0"), (c, "2, 1")] {
                    let text =
                        format!("llvm.extractvalue {}[{position}] : {}", value.name, value.ty);
                    let field = self.op(Type::Scalar(lane), text);
                    self.show(&field);
                }
            }
        }
    }

    fn main(&mut self) {
        let _ = writeln!(self.text, "llvm.func @main() -> i32 {{");
        self.values.clear();
        for index in 0..self.functions.len() {
            for _ in 0..2 {
                self.values.clear();
                let callee = &self.functions[index];
                let (name, params, result) =
                    (callee.name.clone(), callee.params.clone(), callee.result);
                let arguments: Vec<Value> = params.iter().map(|ty| self.constant(*ty)).collect();
                let names: Vec<&str> = arguments.iter().map(|it| it.name.as_str()).collect();
                let types: Vec<String> = params.iter().map(Type::to_string).collect();
                let (names, types) = (names.join(", "), types.join(", "));
                let value =
                    self.op(result, format!("llvm.call @{name}({names}) : ({types}) -> {result}"));
                self.show(&value);
                self.line(format!("%n{} = llvm.mlir.constant(10 : i32) : i32", self.next));
                let newline = format!("%n{}", self.next);
                let unused = self.fresh("%u");
                self.line(format!("{unused} = llvm.call @putchar({newline}) : (i32) -> i32"));
            }
        }
        self.line("%zero = llvm.mlir.constant(0 : i32) : i32");
        self.line("llvm.return %zero : i32");
        let _ = writeln!(self.text, "}}");
    }
}

/// The number with these bits.
fn signed(bits: u128, width: u32) -> i128 {
    let spare = 128 - width;
    ((bits << spare) as i128) >> spare
}
