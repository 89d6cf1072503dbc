//! Random programs of tasks: `async.execute` in loops and conditions, groups, and asynchronous functions.

use ods_peer::Random;

/// A program that is being written.
struct Tasks {
    random: Random,
    text: String,
    next: usize,
    /// The tokens, values and numbers that can be used, by scope.
    scopes: Vec<Scope>,
}

#[derive(Default)]
struct Scope {
    tokens: Vec<String>,
    values: Vec<String>,
    numbers: Vec<String>,
}

/// The program of `seed`.
pub(crate) fn program(seed: u64) -> String {
    let mut tasks =
        Tasks { random: Random::new(seed), text: String::new(), next: 0, scopes: Vec::new() };
    tasks.text += "func.func private @work(%x: f32) -> f32 {\n  %0 = arith.addf %x, %x : f32\n  return %0 : f32\n}\n";
    tasks.text += "async.func @later(%x: f32) -> !async.value<f32> {\n  %0 = arith.mulf %x, %x : f32\n  return %0 : f32\n}\n";
    tasks.function("func.func @f", "return");
    if tasks.random.below(2) == 0 {
        tasks.function("async.func @g", "return");
    }
    tasks.text
}

impl Tasks {
    fn function(&mut self, start: &str, end: &str) {
        let results = if start.starts_with("async") { " -> !async.token" } else { "" };
        self.text += &format!(
            "{start}(%m: memref<?xf32>, %n: index, %c: i1, %x: f32, %t: !async.token, %v: !async.value<f32>){results} {{\n"
        );
        let scope = Scope {
            tokens: vec!["%t".into()],
            values: vec!["%v".into()],
            numbers: vec!["%x".into()],
        };
        self.scopes.push(scope);
        self.statements(3);
        self.scopes.pop();
        self.text += &format!("  {end}\n}}\n");
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// One of the names that a scope of the function has.
    fn pick(&mut self, of: fn(&Scope) -> &[String]) -> Option<String> {
        let all: Vec<String> = self.scopes.iter().flat_map(of).cloned().collect();
        (!all.is_empty()).then(|| self.random.one_of(&all))
    }

    fn number(&mut self) -> String {
        self.pick(|scope| &scope.numbers).unwrap_or_else(|| "%x".into())
    }

    fn define(&mut self, of: fn(&mut Scope) -> &mut Vec<String>, name: String) {
        if let Some(scope) = self.scopes.last_mut() {
            of(scope).push(name);
        }
    }

    /// Statements in a region of their own.
    fn nested(&mut self, depth: u64) {
        self.scopes.push(Scope::default());
        self.statements(depth - 1);
        self.scopes.pop();
    }

    fn statements(&mut self, depth: u64) {
        for _ in 0..1 + self.random.below(4) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u64) {
        match self.random.below(if depth == 0 { 5 } else { 10 }) {
            0 => {
                let (name, a, b) = (self.name(), self.number(), self.number());
                self.text += &format!("{name} = arith.addf {a}, {b} : f32\n");
                self.define(|scope| &mut scope.numbers, name);
            }
            1 => {
                let number = self.number();
                self.text += &format!("memref.store {number}, %m[%n] : memref<?xf32>\n");
            }
            2 => {
                let (name, number) = (self.name(), self.number());
                self.text += &format!("{name} = func.call @work({number}) : (f32) -> f32\n");
                self.define(|scope| &mut scope.numbers, name);
            }
            3 => {
                let Some(token) = self.pick(|scope| &scope.tokens) else { return };
                self.text += &format!("async.await {token} : !async.token\n");
            }
            4 => {
                let Some(value) = self.pick(|scope| &scope.values) else { return };
                let name = self.name();
                self.text += &format!("{name} = async.await {value} : !async.value<f32>\n");
                self.define(|scope| &mut scope.numbers, name);
            }
            5 => {
                self.text += "scf.if %c {\n";
                self.nested(depth);
                self.text += "} else {\n";
                self.nested(depth);
                self.text += "}\n";
            }
            6 => {
                let name = self.name();
                self.text += &format!("scf.for {name} = %n to %n step %n {{\n");
                self.nested(depth);
                self.text += "}\n";
            }
            7 => self.group(depth),
            8 => {
                let (name, number) = (self.name(), self.number());
                self.text +=
                    &format!("{name} = async.call @later({number}) : (f32) -> !async.value<f32>\n");
                self.define(|scope| &mut scope.values, name);
            }
            _ => self.task(depth),
        }
    }

    fn task(&mut self, depth: u64) {
        let token = self.name();
        let dependency = match self.random.below(3) {
            0 => self.pick(|scope| &scope.tokens),
            _ => None,
        };
        let dependencies = dependency.map_or(String::new(), |token| format!(" [{token}]"));
        let operand = match self.random.below(3) {
            0 => self.pick(|scope| &scope.values),
            _ => None,
        };
        let inner = self.name();
        let operands = operand.map(|value| format!(" ({value} as {inner}: !async.value<f32>)"));
        let result = (self.random.below(2) == 0).then(|| self.name());
        let results = result.as_ref().map_or("", |_| " -> !async.value<f32>");
        let names = result.as_ref().map_or(token.clone(), |result| format!("{token}, {result}"));
        self.text += &format!(
            "{names} = async.execute{dependencies}{}{results} {{\n",
            operands.as_deref().unwrap_or_default()
        );
        let mut scope = Scope::default();
        if operands.is_some() {
            scope.numbers.push(inner);
        }
        self.scopes.push(scope);
        self.statements(depth - 1);
        let number = self.number();
        self.scopes.pop();
        let yielded = if result.is_some() { format!(" {number} : f32") } else { String::new() };
        self.text += &format!("async.yield{yielded}\n}}\n");
        self.define(|scope| &mut scope.tokens, token);
        if let Some(result) = result {
            self.define(|scope| &mut scope.values, result);
        }
    }

    fn group(&mut self, depth: u64) {
        let group = self.name();
        self.text += &format!("{group} = async.create_group %n : !async.group\n");
        for _ in 0..self.random.below(3) {
            self.task(depth);
            if let Some(token) = self.scopes.last().and_then(|scope| scope.tokens.last()).cloned() {
                let rank = self.name();
                self.text +=
                    &format!("{rank} = async.add_to_group {token}, {group} : !async.token\n");
            }
        }
        self.text += &format!("async.await_all {group}\n");
    }
}
