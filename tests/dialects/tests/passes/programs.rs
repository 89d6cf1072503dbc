//! Random programs with calls.

use std::fmt::Write as _;

use ods_peer::Random;

/// Visibilities of functions.
const VISIBILITIES: &[&str] = &["", "private ", "private ", "nested "];

/// A random program: functions from `i32` to `i32`, some in nested modules.
pub(crate) fn program(number: u64) -> String {
    let mut random = Random::new(number);
    let mut out = format!("module attributes {{test.name = \"{number}\"}} {{\n");
    let count = 2 + random.below(7);
    for index in 0..count {
        function(&mut out, &mut random, index, count);
    }
    if random.one_in(3) {
        // In symbol tables without a name, the peer searches for uses in the wrong place.
        out.push_str("module @inner {\n");
        for index in 0..2 {
            function(&mut out, &mut random, index, 2);
        }
        out.push_str("}\n");
    }
    if random.one_in(3) {
        let _ = writeln!(
            out,
            "\"t.user\"() {{of = [@f{}, @inner::@f0]}} : () -> ()",
            random.below(count)
        );
    }
    out.push_str("}\n");
    out
}

fn function(out: &mut String, random: &mut Random, index: usize, count: usize) {
    let visibility = VISIBILITIES[random.below(VISIBILITIES.len())];
    if random.one_in(8) {
        let _ = writeln!(out, "func.func private @f{index}(i32, i1) -> i32");
        return;
    }
    let attributes = if random.one_in(8) { " attributes {no_inline}" } else { "" };
    let _ = writeln!(out, "func.func {visibility}@f{index}(%a: i32, %c: i1) -> i32{attributes} {{");
    let mut body = Body { random, value: "%a".to_owned(), fresh: 0, count };
    let mut text = String::new();
    for _ in 0..body.random.below(4) {
        body.statement(&mut text, 0);
    }
    if body.random.one_in(3) {
        body.blocks(&mut text);
    } else {
        let _ = writeln!(text, "  func.return {} : i32", body.value);
    }
    out.push_str(&text);
    out.push_str("}\n");
}

struct Body<'r> {
    random: &'r mut Random,
    /// The last value.
    value: String,
    fresh: usize,
    count: usize,
}

impl Body<'_> {
    fn name(&mut self) -> String {
        self.fresh += 1;
        format!("%v{}", self.fresh)
    }

    fn statement(&mut self, out: &mut String, depth: usize) {
        let (new, old) = (self.name(), self.value.clone());
        match self.random.below(8) {
            0 => {
                let _ = writeln!(out, "  {new} = \"t.odd\"({old}) : (i32) -> i32");
            }
            1 | 2 => {
                let _ = writeln!(out, "  {new} = arith.addi {old}, %a : i32");
            }
            3 if depth < 2 => {
                let _ = writeln!(out, "  {new} = scf.if %c -> i32 {{");
                self.statement(out, depth + 1);
                let _ = writeln!(out, "  scf.yield {} : i32\n  }} else {{", self.value);
                self.value = old;
                self.statement(out, depth + 1);
                let _ = writeln!(out, "  scf.yield {} : i32\n  }}", self.value);
            }
            4 => {
                let _ = writeln!(out, "  {new} = \"t.region\"() ({{");
                self.statement(out, depth + 1);
                let _ = writeln!(
                    out,
                    "  \"t.end\"({}) : (i32) -> ()\n  }}, {{}}) : () -> i32",
                    self.value
                );
            }
            _ => {
                let callee = self.random.below(self.count);
                let _ =
                    writeln!(out, "  {new} = func.call @f{callee}({old}, %c) : (i32, i1) -> i32");
            }
        }
        self.value = new;
    }

    /// Ends the function with a branch to two blocks that return.
    fn blocks(&mut self, out: &mut String) {
        let _ = writeln!(out, "  cf.cond_br %c, ^yes({0} : i32), ^no({0} : i32)", self.value);
        for block in ["yes", "no"] {
            let _ = writeln!(out, "^{block}(%{block}: i32):");
            self.value = format!("%{block}");
            for _ in 0..self.random.below(3) {
                self.statement(out, 1);
            }
            let _ = writeln!(out, "  func.return {} : i32", self.value);
        }
    }
}
