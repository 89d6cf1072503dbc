//! Generates modules as text in which values depend on themselves: in graph regions and in unreachable blocks.

use std::fmt::Write as _;

use ods_peer::Random;

/// The types of operations on integers.
const INTEGERS: &[&str] =
    &["i1", "i8", "i32", "i64", "index", "vector<4xi32>", "tensor<2xi8>", "tensor<?xi32>"];
const FLOATS: &[&str] = &["f32", "f64", "vector<2xf32>"];

/// Constants of integers, as texts without type.
const NUMBERS: &[&str] = &["0", "1", "-1", "2", "7", "-8", "64"];

/// Templates of operations: the types of the results, and the text. `{T}` is an operand of type `T`, `{^T}` one in a
/// region, `{+}` a positive constant, `{a/b}` a choice, `{I}` and `{F}` the name of a type, which is the same in the whole template.
const TEMPLATES: &[(&str, &str)] = &[
    ("I", "arith.{addi/subi/muli/shli} {I}, {I}{!/ overflow<nsw>/ overflow<nsw, nuw>} : I"),
    ("I", "arith.{addi/subi/muli/shli} {I}, {I}{!/ overflow<nsw>/ overflow<nsw, nuw>} : I"),
    ("I", "arith.{andi/ori/xori/shrui/shrsi/maxsi/maxui/minsi/minui} {I}, {I} : I"),
    ("I", "arith.{andi/ori/xori/shrui/shrsi/maxsi/maxui/minsi/minui} {I}, {I} : I"),
    ("I", "arith.{divui/divsi/remui/remsi/ceildivsi/ceildivui/floordivsi} {I}, {I} : I"),
    ("I", "arith.select {i1}, {I}, {I} : I"),
    ("I", "arith.select {i1}, {I}, {I} : I"),
    ("i1", "arith.cmpi {eq/ne/slt/sle/sgt/sge/ult/ule/ugt/uge}, {i8}, {i8} : i8"),
    ("i1", "arith.cmpi {eq/ne/slt/sle/sgt/sge/ult/ule/ugt/uge}, {i1}, {i1} : i1"),
    ("i1", "arith.cmpi {eq/ne/slt/sle/sgt/sge/ult/ule/ugt/uge}, {index}, {index} : index"),
    ("i32;i32", "arith.{mulsi_extended/mului_extended} {i32}, {i32} : i32"),
    ("i32;i1", "arith.addui_extended {i32}, {i32} : i32, i1"),
    ("F", "arith.{addf/subf/mulf/divf/remf} {F}, {F}{!/ fastmath<fast>} : F"),
    ("F", "arith.{maximumf/minimumf/maxnumf/minnumf} {F}, {F} : F"),
    ("F", "{arith.negf/math.absf/math.floor/math.ceil/math.sqrt} {F} : F"),
    ("i1", "arith.cmpf {oeq/ogt/olt/one/ord/ueq/ule/une/uno/true}, {f32}, {f32} : f32"),
    ("i32", "arith.{extui/extsi} {i8} : i8 to i32"),
    ("i8", "arith.{extui/extsi} {i1} : i1 to i8"),
    ("i64", "arith.{extui/extsi} {i32} : i32 to i64"),
    ("i64", "arith.{extui/extsi} {i8} : i8 to i64"),
    ("i8", "arith.trunci {i32} : i32 to i8"),
    ("i8", "arith.trunci {i64} : i64 to i8"),
    ("i1", "arith.trunci {i8} : i8 to i1"),
    ("i32", "arith.trunci {i64} : i64 to i32"),
    ("index", "arith.{index_cast/index_castui} {i32} : i32 to index"),
    ("i32", "arith.{index_cast/index_castui} {index} : index to i32"),
    ("index", "arith.{index_cast/index_castui} {i64} : i64 to index"),
    ("i64", "arith.{index_cast/index_castui} {index} : index to i64"),
    ("f32", "arith.{sitofp/uitofp} {i32} : i32 to f32"),
    ("i32", "arith.{fptosi/fptoui} {f32} : f32 to i32"),
    ("f64", "arith.extf {f32} : f32 to f64"),
    ("f32", "arith.truncf {f64} : f64 to f32"),
    ("i32", "arith.bitcast {f32} : f32 to i32"),
    ("f32", "arith.bitcast {i32} : i32 to f32"),
    ("index", "index.{add/sub/mul/and/or/xor} {index}, {index}"),
    ("index", "index.{add/sub/mul/maxs/maxu/mins/minu} {index}, {index}"),
    (
        "index",
        "index.{divs/divu/rems/remu/ceildivs/ceildivu/floordivs/shl/shrs/shru} {index}, {index}",
    ),
    ("i1", "index.cmp {eq/ne/slt/sle/sgt/sge/ult/ule/ugt/uge}({index}, {index})"),
    ("i32", "index.{casts/castu} {index} : index to i32"),
    ("index", "index.{casts/castu} {i32} : i32 to index"),
    ("complex<f32>", "complex.create {f32}, {f32} : complex<f32>"),
    ("complex<f32>", "complex.{add/sub/mul/div} {complex<f32>}, {complex<f32>} : complex<f32>"),
    ("complex<f32>", "complex.{neg/conj/exp/log/sqrt} {complex<f32>} : complex<f32>"),
    ("f32", "complex.{re/im} {complex<f32>} : complex<f32>"),
    ("f32", "complex.{re/im} {complex<f32>} : complex<f32>"),
    ("complex<f32>", "complex.bitcast {i64} : i64 to complex<f32>"),
    ("i64", "complex.bitcast {complex<f32>} : complex<f32> to i64"),
    ("i1", "complex.{eq/neq} {complex<f32>}, {complex<f32>} : complex<f32>"),
    ("i32", "math.{absi/ctpop/ctlz/cttz} {i32} : i32"),
    ("i64", "builtin.unrealized_conversion_cast {i32} : i32 to i64"),
    ("i32", "builtin.unrealized_conversion_cast {i64} : i64 to i32"),
    ("i32;f32", "builtin.unrealized_conversion_cast {i64} : i64 to i32, f32"),
    ("i64", "builtin.unrealized_conversion_cast {i32}, {f32} : i32, f32 to i64"),
    ("i32", "builtin.unrealized_conversion_cast {i32} : i32 to i32"),
    ("memref<?xi8>", "memref.cast {memref<4xi8>} : memref<4xi8> to memref<?xi8>"),
    ("memref<4xi8>", "memref.cast {memref<?xi8>} : memref<?xi8> to memref<4xi8>"),
    ("memref<*xi8>", "memref.cast {memref<?xi8>} : memref<?xi8> to memref<*xi8>"),
    ("memref<4xi8>", "memref.cast {memref<*xi8>} : memref<*xi8> to memref<4xi8>"),
    ("memref<?xi8>", "memref.cast {memref<?xi8>} : memref<?xi8> to memref<?xi8>"),
    (
        "memref<?xi8, strided<[?], offset: ?>>",
        "memref.cast {memref<?xi8>} : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>",
    ),
    (
        "memref<?xi8, strided<[?], offset: ?>>",
        "memref.subview {memref<?xi8>}[{index}] [{index}] [{index}] : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>",
    ),
    (
        "memref<?xi8, strided<[?], offset: ?>>",
        "memref.subview {memref<?xi8, strided<[?], offset: ?>>}[{index}] [{index}] [{index}] : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>",
    ),
    (
        "memref<4xi8, strided<[1]>>",
        "memref.subview {memref<4xi8>}[0] [4] [1] : memref<4xi8> to memref<4xi8, strided<[1]>>",
    ),
    (
        "memref<?xi8, strided<[?], offset: ?>>",
        "memref.reinterpret_cast {memref<?xi8, strided<[?], offset: ?>>} to offset: [{index}], sizes: [{index}], strides: [{index}] : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>",
    ),
    (
        "memref<4xi8>",
        "memref.reinterpret_cast {memref<?xi8>} to offset: [0], sizes: [4], strides: [1] : memref<?xi8> to memref<4xi8>",
    ),
    (
        "memref<2x2xi8>",
        "memref.expand_shape {memref<4xi8>} [[0, 1]] output_shape [2, 2] : memref<4xi8> into memref<2x2xi8>",
    ),
    (
        "memref<4xi8>",
        "memref.collapse_shape {memref<2x2xi8>} [[0, 1]] : memref<2x2xi8> into memref<4xi8>",
    ),
    (
        "memref<2x2xi8>",
        "memref.{memory_space_cast/cast} {memref<2x2xi8>} : memref<2x2xi8> to memref<2x2xi8>",
    ),
    (
        "memref<4xi8, 1>",
        "memref.memory_space_cast {memref<4xi8>} : memref<4xi8> to memref<4xi8, 1>",
    ),
    (
        "memref<4xi8>",
        "memref.memory_space_cast {memref<4xi8, 1>} : memref<4xi8, 1> to memref<4xi8>",
    ),
    ("memref<4xi8>", "memref.assume_alignment {memref<4xi8>}, 4 : memref<4xi8>"),
    (
        "memref<i8>;index;index;index",
        "memref.extract_strided_metadata {memref<?xi8>} : memref<?xi8> -> memref<i8>, index, index, index",
    ),
    (
        "memref<?xi8, strided<[?], offset: ?>>",
        "memref.reinterpret_cast {memref<i8>} to offset: [{index}], sizes: [{index}], strides: [{index}] : memref<i8> to memref<?xi8, strided<[?], offset: ?>>",
    ),
    ("memref<?xi8>", "memref.view {memref<4xi8>}[{index}][{index}] : memref<4xi8> to memref<?xi8>"),
    ("memref<?xi8>", "memref.alloc({index}) : memref<?xi8>"),
    ("memref<4xi8>", "memref.alloc() : memref<4xi8>"),
    ("memref<?xi8>", "memref.realloc {memref<4xi8>}({index}) : memref<4xi8> to memref<?xi8>"),
    ("index", "memref.dim {memref<?xi8>}, {index} : memref<?xi8>"),
    ("index", "memref.{dim} {memref<4xi8>}, {index} : memref<4xi8>"),
    ("index", "memref.rank {memref<*xi8>} : memref<*xi8>"),
    ("i8", "memref.load {memref<?xi8>}[{index}] : memref<?xi8>"),
    ("", "memref.store {i8}, {memref<4xi8>}[{index}] : memref<4xi8>"),
    ("", "memref.copy {memref<4xi8>}, {memref<?xi8>} : memref<4xi8> to memref<?xi8>"),
    ("", "memref.dealloc {memref<4xi8>} : memref<4xi8>"),
    ("", "cf.assert {i1}, \"message\""),
    ("i32", "func.call @callee({i32}) : (i32) -> i32"),
    ("I", "\"t.def\"({I}) : (I) -> I"),
    ("", "\"t.use\"({I}, {F}) : (I, F) -> ()"),
    ("I", "scf.if {i1} -> (I) { scf.yield {^I} : I } else { scf.yield {^I} : I }"),
    (
        "i1",
        "scf.if {i1} -> (i1) { %t = arith.constant true scf.yield %t : i1 } else { %t = arith.constant false scf.yield %t : i1 }",
    ),
    (
        "I;i1",
        "scf.if {i1} -> (I, i1) { \"t.use\"() : () -> () scf.yield {^I}, {^i1} : I, i1 } else { scf.yield {^I}, {^i1} : I, i1 }",
    ),
    ("", "scf.if {i1} { \"t.use\"({^I}) : (I) -> () }"),
    ("", "scf.if {i1} { \"t.use\"() : () -> () scf.if {^i1} { \"t.use\"({^I}) : (I) -> () } }"),
    ("", "scf.if {i1} { scf.if {^i1} { \"t.use\"({^I}) : (I) -> () } }"),
    (
        "I",
        "scf.if {i1} -> (I) { scf.yield {^I} : I } else { \"t.use\"() : () -> () scf.yield {^I} : I }",
    ),
    (
        "I",
        "scf.if {i1} -> (I) { %n = scf.if {^i1} -> (I) { scf.yield {^I} : I } else { scf.yield {^I} : I } scf.yield %n : I } else { scf.yield {^I} : I }",
    ),
    (
        "",
        "scf.while : () -> () { scf.condition({^i1}) } do { \"t.use\"({^I}) : (I) -> () scf.yield }",
    ),
    ("", "scf.for %i = {index} to {index} step {index} { \"t.use\"({^I}, %i) : (I, index) -> () }"),
    (
        "",
        "scf.parallel (%i) = ({index}) to ({index}) step ({+}) { scf.parallel (%j) = ({^index}) to ({^index}) step ({+}) { \"t.use\"({^I}, %i, %j) : (I, index, index) -> () } }",
    ),
    ("", "scf.forall (%i) in ({index}) { \"t.use\"({^I}, %i) : (I, index) -> () }"),
    ("I", "scf.execute_region -> I { cf.br ^a ^a: scf.yield {^I} : I }"),
    (
        "I",
        "memref.alloca_scope -> (I) { \"t.use\"() : () -> () memref.alloca_scope.return {^I} : I }",
    ),
    ("", "async.execute { \"t.use\"({^I}) : (I) -> () async.yield }"),
    (
        "I",
        "scf.for %i = {index} to {index} step {index} iter_args(%a = {I}) -> (I) { scf.yield {^I} : I }",
    ),
    (
        "I",
        "scf.for %i = {index} to {index} step {index} iter_args(%a = {I}) -> (I) { scf.yield %a : I }",
    ),
    (
        "i32;i32",
        "scf.for %i = {index} to {index} step {index} iter_args(%a = {i32}, %b = {i32}) -> (i32, i32) { \"t.use\"(%a, %b, %i) : (i32, i32, index) -> () scf.yield %b, {^i32} : i32, i32 }",
    ),
    (
        "I",
        "scf.while (%a = {I}) : (I) -> I { scf.condition({^i1}) %a : I } do { ^bb0(%b: I): scf.yield {^I} : I }",
    ),
    (
        "i32;i32",
        "scf.while (%a = {i32}) : (i32) -> (i32, i32) { %k = arith.cmpi eq, %a, {^i32} : i32 scf.condition(%k) %a, %a : i32, i32 } do { ^bb0(%b: i32, %d: i32): scf.yield {^i32} : i32 }",
    ),
    (
        "I",
        "scf.index_switch {index} -> I case 1 { scf.yield {^I} : I } default { scf.yield {^I} : I }",
    ),
    ("I", "scf.execute_region -> I { scf.yield {^I} : I }"),
    (
        "i32",
        "scf.parallel (%i) = ({index}) to ({index}) step ({+}) init ({i32}) -> i32 { scf.reduce({^i32} : i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %a : i32 } }",
    ),
    (
        "tensor<2xi8>;tensor<2xi8>",
        "scf.forall (%i) in ({index}) shared_outs(%a = {tensor<2xi8>}, %b = {tensor<2xi8>}) -> (tensor<2xi8>, tensor<2xi8>) { \"t.use\"(%a, %i) : (tensor<2xi8>, index) -> () }",
    ),
    (
        "i32;i32",
        "scf.parallel (%i, %j) = ({index}, {index}) to ({index}, {index}) step ({+}, {+}) init ({i32}, {i32}) -> (i32, i32) { scf.reduce({^i32}, {^i32} : i32, i32) { ^bb0(%a: i32, %b: i32): scf.reduce.return %b : i32 }, { ^bb0(%a: i32, %b: i32): scf.reduce.return {^i32} : i32 } }",
    ),
    (
        "memref<2x2xi8>",
        "memref.transpose {memref<2x2xi8>} (i, j) -> (i, j) : memref<2x2xi8> to memref<2x2xi8>",
    ),
    (
        "memref<2x2xi8, strided<[1, 2]>>",
        "memref.transpose {memref<2x2xi8>} (i, j) -> (j, i) : memref<2x2xi8> to memref<2x2xi8, strided<[1, 2]>>",
    ),
    ("i32", "memref.alloca_scope -> (i32) { memref.alloca_scope.return {^i32} : i32 }"),
    ("i32", "ub.poison : i32"),
];

pub(super) struct Generator {
    random: Random,
    /// The results and text of each operation, without operands.
    ops: Vec<(Vec<String>, String, String)>,
    /// The texts of the operations with operands.
    lines: Vec<String>,
}

impl Generator {
    /// The module of a seed.
    pub(super) fn module(seed: u64) -> String {
        let mut generator =
            Generator { random: Random::new(seed), ops: Vec::new(), lines: Vec::new() };
        for _ in 0..5 {
            generator.random.below(2);
        }
        generator.choose_ops();
        generator.choose_operands();
        let callee = "func.func private @callee(%x: i32) -> i32 { return %x : i32 }";
        let mut text = format!("{callee}\n");
        match generator.random.below(4) {
            0 => generator.unreachable_blocks(&mut text),
            1 => {
                let body = generator.lines.join("\n  ");
                text = format!("module {{\n  {callee}\n  {body}\n}}\n");
            }
            2 => {
                let body = generator.lines.join("\n  ");
                let _ = write!(text, "\"t.graph\"() ({{\n  {body}\n}}, {{}}) : () -> ()\n");
            }
            _ => text += &(generator.lines.join("\n") + "\n"),
        }
        text
    }

    /// A function whose first block returns, and whose other blocks have the operations.
    fn unreachable_blocks(&mut self, text: &mut String) {
        text.push_str("func.func @f(%c: i1, %x: i32) -> i32 {\n  return %x : i32\n");
        let count = 1 + self.random.below(3);
        let lines = std::mem::take(&mut self.lines);
        for (block, lines) in lines.chunks(lines.len().div_ceil(count).max(1)).enumerate() {
            let _ = writeln!(text, "^bb{block}(%b{block}: i32):\n  {}", lines.join("\n  "));
            let target = self.random.below(count.min(block + 1));
            let end = match self.random.below(4) {
                0 => "return %x : i32".to_owned(),
                1 => format!("cf.br ^bb{target}(%b{block} : i32)"),
                2 => format!("cf.cond_br %c, ^bb{target}(%x : i32), ^bb{block}(%x : i32)"),
                _ => format!(
                    "cf.switch %x : i32, [default: ^bb{target}(%x : i32), 1: ^bb0(%x : i32)]"
                ),
            };
            let _ = writeln!(text, "  {end}");
        }
        text.push_str("}\n");
    }

    fn choose_ops(&mut self) {
        for _ in 0..2 + self.random.below(14) {
            let (results, text) = self.random.one_of(TEMPLATES);
            let (integer, float) = (self.random.one_of(INTEGERS), self.random.one_of(FLOATS));
            self.add_op(results, text, integer, float);
        }
        for _ in 0..self.random.below(4) {
            let ty = self.random.one_of(INTEGERS);
            self.add_constant(ty);
        }
    }

    fn add_op(&mut self, results: &str, text: &str, integer: &str, float: &str) {
        let named = |text: &str| {
            let is_name = |part: &&str| *part == "I" || *part == "F";
            let ends = |it: char| !it.is_alphanumeric() && it != '_';
            let parts = text.split_inclusive(ends).map(|part| {
                let name = part.trim_end_matches(ends);
                match Some(name).filter(is_name) {
                    Some("I") => part.replacen('I', integer, 1),
                    Some(_) => part.replacen('F', float, 1),
                    None => part.to_owned(),
                }
            });
            parts.collect::<String>()
        };
        let results: Vec<String> =
            results.split(';').filter(|ty| !ty.is_empty()).map(named).collect();
        self.ops.push((results, format!("%v{}", self.ops.len()), named(text)));
    }

    fn add_constant(&mut self, ty: &str) {
        let value = self.random.one_of(NUMBERS);
        let text = match ty {
            "i1" => "arith.constant true".to_owned(),
            "vector<4xi32>" | "tensor<2xi8>" => format!("arith.constant dense<{value}> : {ty}"),
            "i8" | "i32" | "i64" | "index" => format!("arith.constant {value} : {ty}"),
            "f32" | "f64" => format!("arith.constant {value}.0 : {ty}"),
            _ => format!("\"t.value\"() : () -> {ty}"),
        };
        self.ops.push((vec![ty.to_owned()], format!("%v{}", self.ops.len()), text));
    }

    /// Chooses the operands, from all values of the type. There may be new constants.
    fn choose_operands(&mut self) {
        let mut at = 0;
        while at < self.ops.len() {
            let (results, name, text) = self.ops[at].clone();
            let mut line = match results.len() {
                0 => String::new(),
                1 => format!("{name} = "),
                count => format!("{name}:{count} = "),
            };
            let mut rest = text.as_str();
            while let Some((before, after)) = rest.split_once('{') {
                line += before;
                // Braces of regions stand alone.
                if after.starts_with(' ') {
                    line.push('{');
                    rest = after;
                    continue;
                }
                let (hole, after) = after.split_once('}').expect("a closed hole");
                line += &self.fill(hole, at);
                rest = after;
            }
            line += rest;
            self.lines.push(line);
            at += 1;
        }
        // A block of a function is in the given order, a graph in any.
        for index in (1..self.lines.len()).rev() {
            let other = self.random.below(index + 1);
            self.lines.swap(index, other);
        }
    }

    fn fill(&mut self, hole: &str, at: usize) -> String {
        let is_choice = hole.contains('/') || hole == "dim";
        if is_choice {
            let choices: Vec<&str> = hole.split('/').collect();
            return self.random.one_of(&choices).trim_start_matches('!').to_owned();
        }
        if hole == "+" {
            let name = format!("%v{}", self.ops.len());
            let text = format!("arith.constant {} : index", 1 + self.random.below(3));
            self.ops.push((vec!["index".to_owned()], name.clone(), text));
            return name;
        }
        let (ty, is_nested) = match hole.strip_prefix('^') {
            Some(ty) => (ty, true),
            None => (hole, false),
        };
        let mut candidates: Vec<(usize, usize)> = Vec::new();
        for (op, (results, ..)) in self.ops.iter().enumerate() {
            // A region does not use the results of its own operation.
            if !is_nested || op != at {
                let all = results.iter().enumerate().filter(|(_, it)| *it == ty);
                candidates.extend(all.map(|(index, _)| (op, index)));
            }
        }
        if candidates.is_empty() || self.random.one_in(8) {
            self.add_constant(ty);
            candidates = vec![(self.ops.len() - 1, 0)];
        }
        let (op, index) = self.random.one_of(&candidates);
        let (results, name, _) = &self.ops[op];
        if results.len() == 1 { name.clone() } else { format!("{name}#{index}") }
    }
}
